"""What lies on a table, as the screen knows it: where each piece is and which place a click on it means."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

DIE, CARD, SPELL, SEAT, PILE, MAGE, CHIP = "die", "card", "spell", "seat", "pile", "mage", "chip"
TRAY = "tray"
"""The bare ground of a zone, where it can be clicked."""


@dataclass(frozen=True)
class Piece:
    """One thing on the table.

    ``id`` is unique and stable while the piece stays in its zone ("hand:0:fire#1"); ``place`` is what the rules call
    it ("hand:0:fire"); ``also`` lists further places that a click may mean (a spell's card). ``face`` is what it
    shows (a die's symbol, a card's id), ``zone`` where it lies ("pool:0"). ``compact`` pieces are drawn without text,
    ``turned`` cards sideways; ``count`` is the number written on a pile.
    """

    id: str
    place: str
    kind: str
    rect: pygame.Rect
    face: str
    zone: str
    also: tuple[str, ...] = ()
    angle: int = 0
    turned: bool = False
    compact: bool = False
    count: int = 0
    outline: tuple[tuple[int, int], ...] = ()
    """The corners of a piece that is no rectangle (a hex); empty for ``rect`` itself."""
    enlarges: bool = False
    """Whether it is shown large while it is hovered, though it is no card (a figure on a board)."""

    def contains(self, position: tuple[int, int]) -> bool:
        """Whether a point lies on the piece."""
        if not self.rect.collidepoint(position):
            return False
        return not self.outline or inside(self.outline, position)


def inside(outline: tuple[tuple[int, int], ...], position: tuple[int, int]) -> bool:
    """Whether a point lies inside of a polygon."""
    x, y = position
    odd = False
    for (left, top), (right, bottom) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (top > y) != (bottom > y) and x < (right - left) * (y - top) / (bottom - top) + left:
            odd = not odd
    return odd


@dataclass(frozen=True)
class Tray:
    """The marked place of a zone: its rectangle, its name and how many dice lie in it."""

    zone: str
    rect: pygame.Rect
    label: str
    count: int


@dataclass
class TableLayout:
    """Every piece and tray of one view, in drawing order."""

    area: pygame.Rect
    pieces: list[Piece] = field(default_factory=list)
    trays: list[Tray] = field(default_factory=list)
    centre: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    dialogs: list[pygame.Rect] = field(default_factory=list)
    """What lies over the table for the present question, or until it is closed: nothing else should lie over that."""
    own: list[pygame.Rect] = field(default_factory=list)
    """The sheet of the player at the bottom, in one part or several."""

    def at(self, position: tuple[int, int]) -> Piece | None:
        """The topmost piece under a point."""
        for piece in reversed(self.pieces):
            if piece.contains(position):
                return piece
        return None

    def find(self, id: str) -> Piece | None:
        """The piece with that id."""
        for piece in self.pieces:
            if piece.id == id:
                return piece
        return None

    def of_place(self, place: str) -> list[Piece]:
        """Every piece that a place means, its own place before ``also``."""
        own = [piece for piece in self.pieces if piece.place == place]
        return own or [piece for piece in self.pieces if place in piece.also]


@dataclass(frozen=True)
class Marks:
    """What is to be shown about pieces: which may be chosen, are selected, have the focus, are under the mouse."""

    lit: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    focused: str = ""
    hovered: str = ""
    asked: int = -1
    """The seat that must answer, if anybody must."""
    parting: frozenset[str] = frozenset()
    """Those that glow, or are selected, in order to be given away."""

    def has_turn(self, seat: int, active: int | None) -> bool:
        """Whether a seat is asked, or plays its turn while nobody is asked."""
        return seat == (self.asked if self.asked >= 0 else active)
