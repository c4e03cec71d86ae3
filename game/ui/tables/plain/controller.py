"""The gestures of the plain table: a click answers, or picks what a second click or a button then answers with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.engine.decision import Decision, Option, Text
from game.ui.tables.common.answers.option_places import contains
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Changed, Outcome, Refused
from game.ui.tables.common.pieces import Piece
from game.ui.tables.plain.layout import PIECE


class PlainController(TableController):
    """Answers one decision. An option with picks and a place is a move: its picks are chosen, then its place."""

    def __init__(self, decision: Decision, pieces: Sequence[Piece], hint: Text | None, spots: Iterable[str]) -> None:
        self._hint = hint
        self._spots = frozenset(spots)
        self._mentioned = frozenset(
            place for option in decision.options for place in (option.place, *option.picks) if place is not None
        )
        self._zones = frozenset(place.rpartition(":")[0] for place in self._mentioned if place.endswith(":*"))
        super().__init__(decision, [self._meant(piece) for piece in pieces])

    def move(self, pieces: Sequence[Piece]) -> None:
        """The table was laid out anew."""
        super().move([self._meant(piece) for piece in pieces])

    def hint(self) -> Text | None:
        """What the view says."""
        return self._hint

    def _meant(self, piece: Piece) -> Piece:
        """A piece with the place that a click on it means: its own if the question knows it, else what it lies on."""
        if piece.kind != PIECE or piece.place in self._mentioned or piece.place.rpartition(":")[0] in self._zones:
            return piece
        on = next((place for place in piece.also if place in self._mentioned), None)
        if on is None and piece.also and piece.also[0] in self._spots:
            on = piece.also[0]
        return replace(piece, place=on) if on is not None else piece

    # -- what can be done ---------------------------------------------------------------------------------

    def is_lit(self, piece: Piece) -> bool:
        """Whether the piece itself is to be chosen; a piece on a lit place of the board leaves the light to it."""
        if piece.kind == PIECE and piece.place != piece.id:
            return False
        return bool(self.options_of(piece)) or self.can_add(piece) or piece.id in self.selected

    def can_click(self, piece: Piece) -> bool:
        """Also what can be picked instead."""
        return super().can_click(self._meant(piece)) or self._begins(self._meant(piece))

    def options_of(self, piece: Piece) -> tuple[Option, ...]:
        """The options that a click means, given what is picked."""
        meant = self._meant(piece)
        wanted = self.selected_places()
        found = self._places.get(meant.place, ())
        return tuple(option for option in found if _same(option.picks, wanted))

    def buttons(self) -> list[Option]:
        """Selections to confirm, but not the moves that their place confirms."""
        if self.offered:
            return list(self.offered)
        return [option for option in super().buttons() if option.place is None]

    def _begins(self, piece: Piece) -> bool:
        """Whether the piece alone is a part of some option's picks."""
        return any(contains(option.picks, [piece.place]) for option in self.decision.options if option.picks)

    # -- doing --------------------------------------------------------------------------------------------

    def click(self, piece: Piece) -> Outcome:
        """A click on a piece, or on what lies on it; another beginning takes the place of the first."""
        meant = self._at_place(self._meant(piece))
        if self.can_click(meant) and not super().can_click(meant):
            self.selected, self.offered = [meant.id], ()
            self._lit = None
            return Changed()
        return super().click(meant)

    def _at_place(self, piece: Piece) -> Piece:
        """The place of the board itself, for a piece that lies on it."""
        if piece.place == piece.id:
            return piece
        return next((other for other in self.pieces if other.id == piece.place), piece)

    def refused(self, piece: Piece) -> Refused:
        """The rules' reason: for a piece on the board, that of its place."""
        return Refused(self.decision.refusals(self._meant(piece).place))


def _same(picks: tuple[str, ...], wanted: list[str]) -> bool:
    return len(picks) == len(wanted) and contains(picks, wanted)
