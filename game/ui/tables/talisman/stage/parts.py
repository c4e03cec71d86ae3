"""What is on the stage: its kinds, its pieces, and how room is divided among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.decision import Option
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.fight.places import FightPlaces
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.kinds import GROUND, THROW

TRAY, SHELVES, FIGHT, SPELL_CAST, DEALT, PLACE_SHOWN, IDLE, THROWN = (
    "tray", "shelves", "fight", "spell_cast", "dealt", "place_shown", "idle", "thrown",
)  # fmt: skip
BESIDE = "beside"
"""The part of a stage beside the board that a fight over the board leaves to whose turn it is."""
FIGHT_DICE = "fight:dice"
"""Hides the dice and scores of a fight while they are on their way."""
FIGHT_VERDICT = "fight:verdict"
"""Hides how a fight ended until it is said."""


@dataclass(frozen=True)
class Stage:
    """What is shown large, where, and the pieces on it. ``boxes`` are its parts by name, ``fight`` those of a fight."""

    kind: str
    rect: pygame.Rect
    pieces: tuple[Piece, ...] = ()
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)
    fight: FightPlaces | None = None

    @property
    def below_words(self) -> str:
        """The piece after which titles and numbers are drawn: a die to throw lies on the plate of a fight."""
        if self.fight is None:
            return self.pieces[-1].id
        return [piece.id for piece in self.pieces if piece.kind != THROW][-1]

    @property
    def sides(self) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
        """The pictures of both sides of a fight, who fights first."""
        fighters = [piece for piece in self.pieces if piece.kind not in (GROUND, THROW)]
        return tuple(fighters[:1]), tuple(fighters[1:])


LARGEST_CARD = 210
"""How wide a card on the tray is at most, in usual pixels."""


def largest_grid(count: int, width: int, height: int, gap: int, density: float) -> tuple[int, int]:
    """The number of columns that gives the largest cards, the most of equal ones, and how wide the cards are then.

    ``density`` tells how many pixels one usual pixel is on the monitor.
    """
    widest = round(LARGEST_CARD * density)
    best = (1, 40)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        card_width = min((width + gap) // columns - gap, round(((height + gap) // rows - gap) / SHAPE), widest)
        if card_width >= best[1]:
            best = (columns, card_width)
    return best


def cards_to(verb: str, options: Sequence[Option]) -> list[str]:
    """The cards that the answers with a verb are about."""
    keys = [option.key.partition(":") for option in options]
    return [card for said, _colon, card in keys if said == verb]


def die_beside(column: pygame.Rect | None, ground: pygame.Rect, card: pygame.Rect, pad: int) -> pygame.Rect:
    """The place of a die to throw: below a card in a column of its own, else at its right, for which the card moves."""
    if column is not None:
        size = max(40, min(column.width // 2, column.bottom - ground.bottom - pad))
        return pygame.Rect(ground.centerx - size // 2, ground.bottom + pad, size, size)
    card.left = ground.left + pad
    size = max(40, ground.right - card.right - 2 * pad)
    return pygame.Rect(ground.right - pad - size, card.centery - size // 2, size, size)
