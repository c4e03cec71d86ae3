"""Collects what everything on a table says of itself, at many moments of a match played sensibly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.catalogue import find_game
from game.engine.game import Seat
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.pieces import CARD, SPELL, Piece
from game.ui.tables.common.tabletop import LOCAL, Reaction, Tabletop
from game.ui.tables.of_games import make_table

AREA = Rect(0, 0, 972, 720)
"""The table beside the panel in a window of 1280x720."""
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATS = {"talisman": 4, "demons": 3, "devils_circle": 2, "warlocks_duel": 3}
STEPS = {"talisman": 25, "demons": 12, "devils_circle": 12, "warlocks_duel": 7}
"""How many answers lie between two looks at the table."""


@dataclass(frozen=True)
class Said:
    """What a piece says: in a tooltip of its own, or beside its large picture, or nothing."""

    kind: str
    piece: Piece
    tooltip: RichText | None
    beside_picture: RichText | None

    @property
    def words(self) -> str:
        """Its tooltip without links and colours."""
        return words_of(self.tooltip)


def words_of(text: RichText | None) -> str:
    """A text without links and colours."""
    return "".join(run.words for run in text or ())


def fresh_match(game_id: str, seed: int) -> Match:
    """A new match of a game with the usual rules."""
    return find_game(game_id).new_match([Seat(name) for name in NAMES[: SEATS[game_id]]], {}, seed)


def play_on(match: Match, answers: int, seed: int = 0) -> bool:
    """Answer sensibly so many times; False if the match is over."""
    players = [make_player("greedy", seed + seat) for seat in range(len(match.seats))]
    for _answer in range(answers):
        decision = match.next_decision()
        if decision is None:
            return False
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    return match.next_decision() is not None


class Listener:
    """Hovers everything on the table of one game."""

    def __init__(self, game_id: str) -> None:
        self.tabletop: Tabletop = make_table(game_id, Theme(), PictureStore(_fail))

    def look(self, match: Match) -> Iterator[Said]:
        """What the seat that is asked reads, also in every panel that can be opened."""
        decision = match.next_decision()
        if decision is None:
            return
        self.tabletop.asked(decision)
        view = match.view(decision.seat)
        pieces = self._pieces(view, decision.seat)
        yield from self._said(view, decision.seat, pieces)
        for piece in _doors(pieces):
            if self.tabletop.use(view, piece) is Reaction.CHANGED:
                yield from self._said(view, decision.seat, self._pieces(view, decision.seat))
                self.tabletop.close_panel()

    def _pieces(self, view: Any, seat: int) -> Sequence[Piece]:
        return self.tabletop.layout(view, AREA, seat).pieces

    def _said(self, view: Any, seat: int, pieces: Sequence[Piece]) -> Iterator[Said]:
        for piece in pieces:
            words = self.tabletop.explain(view, piece, seat)
            yield Said(kind_of(piece), piece, words, self._beside_picture(view, piece))

    def _beside_picture(self, view: Any, piece: Piece) -> RichText | None:
        if not (piece.enlarges or piece.kind in (CARD, SPELL) or piece.zone.startswith("spell:")):
            return None
        shown = (self.tabletop.preview(view, place, 200) for place in (piece.place, *piece.also))
        return next((found[1] for found in shown if found is not None), None)


def kind_of(piece: Piece) -> str:
    """A kind of piece that has its own words: numbers, signs, goods and the like are told apart by their face."""
    if piece.kind in ("value", "label", "chip", "deed", "item", "tool"):
        return f"{piece.kind} {piece.face or piece.place}"
    if piece.kind == "die":
        return f"die {piece.zone.partition(':')[0]}"
    return piece.kind


def _doors(pieces: Sequence[Piece]) -> list[Piece]:
    """Pieces that concern the screen alone, each place once: a click opens a panel."""
    return list({piece.place: piece for piece in pieces if piece.place.startswith(LOCAL)}.values())


def _fail(message: str) -> None:
    raise AssertionError(message)
