"""Letters that stand for deeds: pressed alone, since with Ctrl and Alt they mean something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame
from pygame.event import Event


def is_alone(event: Event) -> bool:
    """Whether a key is pressed without Ctrl and Alt."""
    return not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)


def do_letter(event: Event, deeds: Mapping[int, Callable[[], object]]) -> bool:
    """Do what a letter stands for; False if it is none of these."""
    known = event.key in deeds and is_alone(event)
    if known:
        deeds[event.key]()
    return known
