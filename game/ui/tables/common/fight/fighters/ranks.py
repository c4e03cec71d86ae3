"""How several who fight on one side stand: abreast, in two ranks where they are many, so that each head is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.painter import box_at
from game.ui.kit.painting.without_waiting.patience import remembered

BEHIND = 0.9
"""How tall those beside the first of a side are, in its heights."""
OVERLAP, OF_ROBES = 0.03, 0.34
"""How much of somebody's width who stands beside him may cover: of a standard, and of a person in a wide robe."""
MOST_ABREAST = 3
"""How many stand in one rank."""
RANK, RAISED = 0.7, 0.3
"""How tall each of two ranks is, and how much higher the feet of the one behind are, in heights of their room."""
OF_LEADER = 0.22
"""What is left to a leader beside those whom he leads, in widths of their room: his head; they hide his robe."""


@dataclass(frozen=True)
class Fighters:
    """The figures of a side: the first one is nearest to the foe; a leader stands behind them, furthest from it."""

    figures: Sequence[Surface]
    leader: Surface | None = None
    overlap: float = OVERLAP
    """How much of each one's width who stands beside him may cover."""
    grounded: bool = False
    """Whether they are seen down to their feet, which stand on the ground; else their plate hides where they end."""


@dataclass(frozen=True)
class Stood:
    """A figure as large as it is seen and where; ``number`` is its place among those of its side, -1 of a leader."""

    figure: Surface
    place: Rect
    number: int


def stand(fighters: Fighters, box: Rect, *, mirrored: bool) -> list[Stood]:
    """Where those of a side stand, in the order in which they are drawn."""
    if fighters.leader is None or not fighters.figures:
        alone = fighters.figures or [figure for figure in (fighters.leader,) if figure is not None]
        return _in_ranks(alone, box, fighters.overlap, mirrored=mirrored)
    high, room = fighters.leader.get_height(), round(box.width * OF_LEADER)
    leader = fighters.leader if high <= box.height else _smaller(fighters.leader, box.height / high)
    middle = (box.right - room // 2) if mirrored else (box.left + room // 2)
    led = Rect(box.left if mirrored else box.left + room, box.top, box.width - room, box.height)
    behind = Stood(leader, box_at(leader.get_size(), midbottom=(middle, box.bottom)), -1)
    return [behind, *_in_ranks(fighters.figures, led, fighters.overlap, mirrored=mirrored)]


def _in_ranks(figures: Sequence[Surface], box: Rect, overlap: float, *, mirrored: bool) -> list[Stood]:
    """One rank, or two: the one behind, further from the foe, is seen above and between the heads of the one before."""
    if len(figures) <= MOST_ABREAST:
        return _abreast(figures, box, 0, overlap, mirrored=mirrored)
    front = max(MOST_ABREAST, -(-len(figures) // 2))  # fewer behind than before: nobody is seen to stand on air
    high = round(box.height * RANK)
    before = Rect(box.left, box.bottom - high, box.width, high)
    step = box.width // (2 * front)
    away = step if mirrored else 0
    behind = Rect(before.left + away, before.top - round(box.height * RAISED), box.width - step, high)
    return [
        *_abreast(figures[front:], behind, front, overlap, mirrored=mirrored),
        *_abreast(figures[:front], before, 0, overlap, mirrored=mirrored),
    ]


def _abreast(
    figures: Sequence[Surface], box: Rect, first: int, overlap: float, *, mirrored: bool
) -> list[Stood]:
    """One rank, as tall as its room or as its width allows, from the foe outwards; ``first`` is its first number."""
    shares = [
        (BEHIND if number else 1.0) * min(1.0, box.height / figure.get_height())
        for number, figure in enumerate(figures)
    ]
    widths = [figure.get_width() * share for figure, share in zip(figures, shares, strict=True)]
    steps = [width * (1 - overlap) for width in widths[:-1]]
    all_of_them = sum(steps) + widths[-1]
    fits = min(1.0, box.width / all_of_them)
    at = (box.width - all_of_them * fits) / 2
    stood: list[Stood] = []
    for number, (figure, share, width) in enumerate(zip(figures, shares, widths, strict=True)):
        seen = figure if share * fits > 0.995 else _smaller(figure, share * fits)
        from_foe = at + sum(steps[:number]) * fits
        left = from_foe if mirrored else box.width - from_foe - width * fits
        place = seen.get_rect(bottomleft=(round(box.left + left), box.bottom)).clamp(box)
        stood.insert(0, Stood(seen, place, first + number))
    return stood


@remembered(64)
def _smaller(figure: Surface, share: float) -> Surface:
    return pygame.transform.smoothscale_by(figure, share)
