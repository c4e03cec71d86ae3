"""The keys of a match that is watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.match.keys import LESS, MORE
from game.ui.watch.showing import Step
from game.words import _

if TYPE_CHECKING:
    from game.ui.watch.screen import WatchScreen

ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def use_key(screen: WatchScreen, event: Event, *, everywhere: bool = False) -> bool:
    """Step, play, change the speed or the eyes; with ``everywhere`` also the keys that scroll elsewhere."""
    if not screen.recording.whole:
        return False
    if event.key in ARROWS:
        step = (
            Step.TURN if event.mod & pygame.KMOD_CTRL else Step.CHOICE if event.mod & pygame.KMOD_SHIFT else Step.EVENT
        )
        screen.step(step, ARROWS[event.key])
    elif event.key in PAGES and everywhere:
        screen.step(Step.TURN, PAGES[event.key])
    elif event.key in (pygame.K_HOME, pygame.K_END) and everywhere:
        screen.seek(0 if event.key == pygame.K_HOME else screen.showing.last)
    elif event.key in MORE or event.key in LESS:
        screen.performance.change_speed(1 if event.key in MORE else -1)
    else:
        return _letter(screen, event)
    return True


def _letter(screen: WatchScreen, event: Event) -> bool:
    """Space, E, P and R."""
    actions = {
        pygame.K_SPACE: screen.performance.toggle, pygame.K_e: screen.other_eyes,
        pygame.K_p: screen.play_on, pygame.K_r: screen.open_rules,
    }  # fmt: skip
    known = event.key in actions and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
    if known:
        actions[event.key]()
    return known


def key_help() -> list[tuple[str, str]]:
    """What the keys do."""
    return [
        ("← →", _("back or on by one event")),
        (_("Shift and ← →"), _("to the choice before or after")),
        (_("Ctrl and ← →"), _("back or on by a turn")),
        (_("Home, End"), _("first and last moment, on the time line")),
        (_("Space"), _("play, or stop")),
        ("+ −", _("faster, slower")),
        ("E", _("watch from other eyes")),
        ("P", _("play on from here")),
        ("R", _("rulebook")),
    ]
