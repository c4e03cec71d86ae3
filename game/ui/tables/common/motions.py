"""What the motions of several tables are made of: sounds of events, cards that turn over, words that rise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.engine.decision import Event
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme

Shifts = tuple[tuple[int, int], ...]


def sounds_of(events: Iterable[Event], sounds: Mapping[str, str]) -> tuple[str, ...]:
    """What events sound like by their kinds, each sound once."""
    return tuple(dict.fromkeys(sounds[event.kind] for event in events if event.kind in sounds))


def turning_over(back: pygame.Surface, face: pygame.Surface) -> tuple[pygame.Surface, ...]:
    """The frames of a card that is turned face up while it flies."""
    frames = []
    for step in range(10):
        share = abs(step - 4.5) / 4.5
        side = back if step < 5 else face
        frames.append(pygame.transform.scale(side, (max(2, round(side.get_width() * share)), side.get_height())))
    return tuple(frames)


def shaded_words(
    theme: Theme, words: str, style: str, size: float, colour: Colour, shade: Colour, shifts: Shifts
) -> pygame.Surface:
    """Words that can be read over anything: dark copies of them lie below, each shifted from the corner."""
    face, dark = (one_line(theme, words, style, size, 400, tint) for tint in (colour, shade))
    picture = pygame.Surface((face.get_width() + 6, face.get_height() + 6), pygame.SRCALPHA)
    for shift in shifts:
        picture.blit(dark, shift)
    picture.blit(face, (3, 3))
    return picture
