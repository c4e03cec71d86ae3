"""How the plain table gets from one view to the next, told from their difference alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.boards.plain_view import Card, Counter, Die, PlainPiece, PlainView
from game.engine.decision import Event
from game.ui.kit.animation import Flight, Rise
from game.ui.kit.painting.glow import GAINED, LOST, glare
from game.ui.kit.painting.lettering import one_line
from game.ui.tables.common.between_views import BetweenViews, turning_over

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme
    from game.ui.tables.common.pieces import TableLayout
    from game.ui.tables.plain.table import PlainTable

MOVE, COME, ROLL, RISE, TURN = 0.45, 0.3, 0.75, 0.9, 0.4
STEPS = 8
APART = 0.07
"""Seconds between the beginnings of several pieces' ways, at most half a second for all of them."""


class PlainMotion(BetweenViews[PlainView]):
    """Makes the animation between two views: what moved, came, went, was turned or thrown; which numbers changed."""

    def __init__(self, theme: Theme, table: PlainTable) -> None:
        super().__init__(theme)
        self._table = table

    def _show(self, events: Sequence[Event]) -> None:
        """Whatever was told, only the difference of the views is shown."""
        self._sounds: dict[str, None] = {}
        old = {piece.id: piece for piece in self._was.pieces}
        new = {piece.id: piece for piece in self._view.pieces}
        for here, there in _changes(old, new):
            start, end = place_of(self._before, here), place_of(self._after, there)
            if here is None and there is not None and end is not None:
                self._come(there, end)
            elif there is None and here is not None and start is not None:
                self._go(here, start)
            elif here is not None and there is not None and start is not None and end is not None:
                self._change(here, there, start, end)
        self._numbers()

    def _heard(self, events: Iterable[Event]) -> tuple[str, ...]:
        """The first two sounds of what moves."""
        return tuple(self._sounds)[:2]

    @property
    def _delay(self) -> float:
        return min(0.5, APART * sum(isinstance(motion, Flight) for motion in self._motions))

    # -- pieces -------------------------------------------------------------------------------------------

    def _change(self, here: PlainPiece, there: PlainPiece, start: Rect, end: Rect) -> None:
        """A piece that is in both views: thrown, turned, moved, or all of it."""
        if isinstance(here, Die) and isinstance(there, Die) and here.thrown != there.thrown:
            start = end.move(-end.width * 2, -end.height // 2) if here.at == there.at else start
            self._fly(there, self._table.frames_of(self._view, there, end), start, end, ROLL, "dice_roll")
        elif _faces(here) != _faces(there):
            sides = self._table.picture_of(self._was, here, end), self._table.picture_of(self._view, there, end)
            self._fly(there, turning_over(*sides, STEPS + 1), start, end, TURN, "card_turn")
        elif start.center != end.center and here.at != there.at:
            sound = "card_slide" if isinstance(there, Card) else "die_set"
            self._fly(there, (self._table.picture_of(self._view, there, end),), start, end, MOVE, sound)

    def _fly(
        self, piece: PlainPiece, frames: tuple[Surface, ...], start: Rect, end: Rect, length: float, sound: str
    ) -> None:
        arc = min(40.0, (abs(start.centerx - end.centerx) + abs(start.centery - end.centery)) * 0.14)
        self._add(Flight(frames, start.center, end.center, length, self._delay, arc), piece.id)
        self._sounds[sound] = None

    def _come(self, piece: PlainPiece, end: Rect) -> None:
        """A piece that was not there comes down."""
        frames, above = _growing(self._table.picture_of(self._view, piece, end)), end.move(0, -end.height).center
        self._add(Flight(frames, above, end.center, COME, self._delay, waits=False), piece.id)
        self._sounds["die_set"] = None

    def _go(self, piece: PlainPiece, start: Rect) -> None:
        """A piece that is not there any more shrinks in a flash."""
        frames = tuple(reversed(_growing(self._table.picture_of(self._was, piece, start))))
        self._add(Flight(frames, start.center, start.center, COME, self._delay, waits=False))
        self._flash(glare(start.size, LOST), start.center, COME * 2, self._delay)
        self._sounds["hit"] = None

    # -- numbers ------------------------------------------------------------------------------------------

    def _numbers(self) -> None:
        """Counters that changed rise from their seat's plate."""
        for seat, (old, new) in enumerate(zip(self._was.counters, self._view.counters, strict=False)):
            changes, plate = _differences(old, new), self._after.find(f"seat:{seat}")
            for number, change in enumerate(changes if plate is not None else ()):
                assert plate is not None
                size = max(22, min(plate.rect.height, 110) * 0.42)
                words = one_line(self._theme, f"{change:+d}", "title", size, 300, GAINED if change > 0 else LOST)
                x = plate.rect.left + plate.rect.width * (number + 1) // (len(changes) + 1)
                self._add(Rise(words.copy(), (x, plate.rect.centery), RISE, height=size, lingers=0.8))


def place_of(layout: TableLayout, piece: PlainPiece | None) -> Rect | None:
    """Where a piece lies; one that is covered in a heap lies where the heap is."""
    if piece is None:
        return None
    found = layout.find(piece.id)
    if found is not None:
        return found.rect
    on_top = next((other for other in layout.pieces if piece.at in other.also), None)
    at = on_top or layout.find(piece.at)
    return at.rect if at is not None else None


def _changes(
    old: dict[str, PlainPiece], new: dict[str, PlainPiece]
) -> list[tuple[PlainPiece | None, PlainPiece | None]]:
    """Each piece before and after; what went face down and what came up elsewhere is taken for the same one."""
    pairs: list[tuple[PlainPiece | None, PlainPiece | None]] = [
        (old[piece], new[piece]) for piece in new if piece in old and old[piece] != new[piece]
    ]
    gone = [piece for piece in old.values() if piece.id not in new]
    for there in (piece for piece in new.values() if piece.id not in old):
        here = next((piece for piece in gone if _may_be_the_same(piece, there)), None)
        if here is not None:
            gone.remove(here)
        pairs.append((here, there))
    return [*pairs, *((piece, None) for piece in gone)]


def _may_be_the_same(here: PlainPiece, there: PlainPiece) -> bool:
    """Whether a piece that went can be the one that came: a card that is, or was, face down."""
    return isinstance(here, Card) and isinstance(there, Card) and here.at != there.at and (here.hidden or there.hidden)


def _faces(piece: PlainPiece) -> object:
    """What a piece shows."""
    if isinstance(piece, Card):
        return piece.hidden, *(() if piece.hidden else (piece.name, piece.words, piece.sign))
    return piece.face if isinstance(piece, Die) else (piece.sign, piece.seat)


def _growing(picture: Surface) -> tuple[Surface, ...]:
    sizes = [(STEPS + step) / (2 * STEPS) for step in range(1, STEPS + 1)]
    return tuple(pygame.transform.smoothscale_by(picture, size) for size in sizes)


def _differences(old: tuple[Counter, ...], new: tuple[Counter, ...]) -> list[int]:
    """By how much each number changed."""
    pairs = zip(old, new, strict=False)
    return [
        now.value - before.value
        for before, now in pairs
        if isinstance(now.value, int) and isinstance(before.value, int) and now.value != before.value
    ]
