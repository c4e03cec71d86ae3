"""How the plain table gets from one view to the next, told from their difference alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.boards.plain_view import Card, Counter, Die, PlainPiece, PlainView
from game.ui.kit.animation import Animation, Flash, Flight, Motion, Rise
from game.ui.kit.painting.glow import GAINED, LOST, glare
from game.ui.kit.painting.lettering import one_line

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme
    from game.ui.tables.common.pieces import TableLayout
    from game.ui.tables.plain.table import PlainTable

MOVE, COME, ROLL, RISE, TURN = 0.45, 0.3, 0.75, 0.9, 0.4
STEPS = 8
APART = 0.07
"""Seconds between the beginnings of several pieces' ways, at most half a second for all of them."""


class PlainMotion:
    """Makes the animation between two views: what moved, came, went, was turned or thrown; which numbers changed."""

    def __init__(self, theme: Theme, table: PlainTable) -> None:
        self._theme = theme
        self._table = table
        self._motions: list[Motion] = []
        self._hidden: set[str] = set()
        self._sounds: dict[str, None] = {}

    def between(self, before: TableLayout, after: TableLayout, was: PlainView, view: PlainView) -> Animation:
        """The animation from one view to the next."""
        self._motions, self._hidden, self._sounds = [], set(), {}
        old = {piece.id: piece for piece in was.pieces}
        new = {piece.id: piece for piece in view.pieces}
        for here, there in _changes(old, new):
            start = place_of(before, here)
            end = place_of(after, there)
            if here is None and there is not None:
                self._come(view, there, end)
            elif there is None and here is not None:
                self._go(was, here, start)
            elif here is not None and there is not None:
                self._change(was, view, here, there, start, end)
        self._numbers(after, was, view)
        return Animation(self._motions, frozenset(self._hidden), tuple(self._sounds)[:2])

    @property
    def _delay(self) -> float:
        return min(0.5, APART * sum(isinstance(motion, Flight) for motion in self._motions))

    # -- pieces -------------------------------------------------------------------------------------------

    def _change(
        self, was: PlainView, view: PlainView, here: PlainPiece, there: PlainPiece, start: Rect | None, end: Rect | None
    ) -> None:
        """A piece that is in both views: thrown, turned, moved, or all of it."""
        if start is None or end is None:
            return
        thrown = isinstance(here, Die) and isinstance(there, Die) and here.thrown != there.thrown
        if thrown:
            frames, length = self._table.frames_of(view, there, end), ROLL
            start = end.move(-end.width * 2, -end.height // 2) if here.at == there.at else start
            self._sounds["dice_roll"] = None
        elif _faces(here) != _faces(there):
            frames, length = self._turned(was, view, here, there, end), TURN
            self._sounds["card_turn"] = None
        elif start.center != end.center and here.at != there.at:
            frames, length = (self._table.picture_of(view, there, end),), MOVE
            self._sounds["card_slide" if isinstance(there, Card) else "die_set"] = None
        else:
            return
        self._fly(there.id, frames, start, end, length)

    def _fly(self, piece: str, frames: tuple[Surface, ...], start: Rect, end: Rect, length: float) -> None:
        self._hidden.add(piece)
        distance = abs(start.centerx - end.centerx) + abs(start.centery - end.centery)
        arc = min(40.0, distance * 0.14)
        self._motions.append(Flight(frames, start.center, end.center, length, self._delay, arc))

    def _turned(
        self, was: PlainView, view: PlainView, here: PlainPiece, there: PlainPiece, end: Rect
    ) -> tuple[Surface, ...]:
        """One side becomes narrow, then the other one wide."""
        sides = self._table.picture_of(was, here, end), self._table.picture_of(view, there, end)
        frames = []
        for step in range(STEPS + 1):
            share = abs(step - STEPS / 2) / (STEPS / 2)
            side = sides[step > STEPS / 2]
            frames.append(pygame.transform.scale(side, (max(2, round(side.get_width() * share)), side.get_height())))
        return tuple(frames)

    def _come(self, view: PlainView, piece: PlainPiece, end: Rect | None) -> None:
        """A piece that was not there comes down."""
        if end is not None:
            frames = _growing(self._table.picture_of(view, piece, end))
            self._hidden.add(piece.id)
            above = end.move(0, -end.height).center
            self._motions.append(Flight(frames, above, end.center, COME, self._delay, waits=False))
            self._sounds["die_set"] = None

    def _go(self, was: PlainView, piece: PlainPiece, start: Rect | None) -> None:
        """A piece that is not there any more shrinks in a flash."""
        if start is not None:
            frames = tuple(reversed(_growing(self._table.picture_of(was, piece, start))))
            self._motions.append(Flight(frames, start.center, start.center, COME, self._delay, waits=False))
            self._motions.append(Flash(glare(start.size, LOST), start.center, COME * 2, self._delay))
            self._sounds["hit"] = None

    # -- numbers ------------------------------------------------------------------------------------------

    def _numbers(self, after: TableLayout, was: PlainView, view: PlainView) -> None:
        """Counters that changed rise from their seat's plate."""
        for seat, (old, new) in enumerate(zip(was.counters, view.counters, strict=False)):
            changes = list(_differences(old, new))
            plate = after.find(f"seat:{seat}")
            for number, change in enumerate(changes if plate is not None else ()):
                assert plate is not None
                size = max(22, min(plate.rect.height, 110) * 0.42)
                words = one_line(self._theme, f"{change:+d}", "title", size, 300, GAINED if change > 0 else LOST)
                x = plate.rect.left + plate.rect.width * (number + 1) // (len(changes) + 1)
                self._motions.append(Rise(words.copy(), (x, plate.rect.centery), RISE, height=size, lingers=0.8))


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
