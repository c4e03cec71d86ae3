"""What is on the stage: its kinds, its pieces, and how room is divided among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.decision import Option
from game.ui.tables.common.pieces import Piece

TRAY, GOALS, SHELVES, FIGHT, SPELL_CAST, DEALT, PLACE_SHOWN, IDLE, THROWN = (
    "tray", "goals", "shelves", "fight", "spell_cast", "dealt", "place_shown", "idle", "thrown",
)  # fmt: skip
FIGHT_DICE = "fight:dice"
"""Hides the dice and scores of a fight while they are on their way."""
SHAPE = 1.44
"""A card's height for its width."""


@dataclass(frozen=True)
class Stage:
    """What is shown large, where, and the pieces on it. ``boxes`` are the parts of a fight."""

    kind: str
    rect: pygame.Rect
    pieces: tuple[Piece, ...] = ()
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)


def side_boxes(box: pygame.Rect) -> dict[str, pygame.Rect]:
    """One side of a fight: the picture with the name above it, then value, die and score."""
    name = pygame.Rect(box.left, box.top, box.width, max(15, round(min(box.size) * 0.12)))
    rest = pygame.Rect(box.left, name.bottom, box.width, box.bottom - name.bottom)
    if rest.width > rest.height * 0.95:
        picture = pygame.Rect(rest.left, rest.top, round(rest.width * 0.52), rest.height)
        numbers = pygame.Rect(picture.right, rest.top, rest.right - picture.right, rest.height)
        each = numbers.height // 3
        parts = [pygame.Rect(numbers.left, numbers.top + number * each, numbers.width, each) for number in range(3)]
    else:
        picture = pygame.Rect(rest.left, rest.top, rest.width, round(rest.height * 0.7))
        numbers = pygame.Rect(rest.left, picture.bottom, rest.width, rest.bottom - picture.bottom)
        each = numbers.width // 3
        parts = [pygame.Rect(numbers.left + number * each, numbers.top, each, numbers.height) for number in range(3)]
    return {"name": name, "picture": picture.inflate(-6, -6), "value": parts[0], "die": parts[1], "score": parts[2]}


def largest_grid(count: int, width: int, height: int, gap: int) -> tuple[int, int]:
    """The number of columns that gives the largest cards, the most of equal ones, and how wide the cards are then."""
    best = (1, 40)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = min((width + gap) // columns - gap, round(((height + gap) // rows - gap) / SHAPE), 210)
        if wide >= best[1]:
            best = (columns, wide)
    return best


def cards_to(verb: str, options: Sequence[Option]) -> list[str]:
    """The cards that the answers with a verb are about."""
    keys = [option.key.partition(":") for option in options]
    return [card for known, _colon, card in keys if known == verb]
