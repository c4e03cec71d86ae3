"""Plays matches on the plain table: by clicks, by keys, or by the shortest way."""

from __future__ import annotations

from game.engine.boards.plain_view import PlainView
from game.engine.game import Result
from game.engine.match import Match
from game.ui.app.application import App
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.controller import TableController
from tests.ui.match_driver import MatchDriver


class PlainDriver(MatchDriver):
    """A hand on the mouse and keyboard of a match on the plain table."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match=match)

    @property
    def plain(self) -> PlainView:
        """What the screen shows."""
        shown = self.table.shown
        assert isinstance(shown, PlainView)
        return shown

    def controller(self) -> TableController:
        """The gestures of the open question."""
        assert self.table.controller is not None
        return self.table.controller

    def lit(self) -> set[str]:
        """The places that are lit."""
        lit = self.controller().lit()
        return {piece.place for piece in self.controller().pieces if piece.id in lit}

    def selected(self) -> list[str]:
        """The places that are picked."""
        return self.controller().selected_places()

    def result(self) -> Result:
        """How the match ended."""
        assert self.match.result is not None
        return self.match.result

    def play_by(self, how: str) -> None:
        """Answer every question by clicks or keys and prove that each answer is what was meant."""
        self.to_question()
        while not self.over:
            key, made = self.advice(), len(self.match.record)
            getattr(self, how)(key)
            assert self.match.record[made].key == key
            self.to_question()

    def click_answer(self, key: str) -> None:
        """Give an answer by clicks: its picks, then its place or its button."""
        option = self.decision.option(key)
        assert option is not None
        for pick in option.picks:
            self.click(self.free_point(self.piece_at(pick)))
        if option.place is None:
            self.click(f"option:{key}")
        else:
            self.click(self.free_point(self.piece_at(option.place)))

    def key_answer(self, key: str) -> None:
        """Give an answer by keys: walk to its picks, then to its place or its button."""
        option = self.decision.option(key)
        assert option is not None
        for pick in option.picks:
            self.walk_to(self.piece_at(pick))
            self.key("enter")
        self.walk_to(self.piece_at(option.place) if option.place is not None else f"option:{key}")
        self.key("enter")

    def piece_at(self, place: str) -> str:
        """The id of what lies at a place, or of the place itself."""
        return self.table.table.of_place(place)[0].id

    def free_point(self, piece: str) -> tuple[int, int]:
        """A point where a click means the piece, or what lies on it."""
        rect = self.table.find(piece).rect
        for across in range(1, 10):
            for down in range(1, 10):
                point = (rect.left + rect.width * across // 10, rect.top + rect.height * down // 10)
                found = self.table.widget_at(point)
                if isinstance(found, PieceWidget) and (found.id == piece or piece in found.piece.also):
                    return point
        raise AssertionError(f"{piece} is covered: no click can reach it")
