"""Plays Devil's Circle on the screen: by clicks, by keys, or by the shortest way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.devils_circle import GAME
from game.devils_circle.view import CircleView
from game.engine.decision import Decision
from game.engine.game import OptionValue, Seat
from game.engine.match import Match
from game.players import PERSON, Glimpse, make_player
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.match.answering.gestures import HERE_SECONDS
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.match.screen import MatchScreen
from game.ui.tables.devils_circle.tabletop import CircleTabletop
from tests.ui.match_driver import ImmediateOpponents, go_on, wait_out_a_double_click

MANY_FRAMES = 20000
GUARD = (("Ann", PERSON), ("Zoltar", "greedy"))
HUNT = (("Zoltar", "greedy"), ("Ann", PERSON))


class CircleDriver(Driver):
    """A hand on the mouse and keyboard of a match."""

    def __init__(
        self,
        app: App,
        seats: Sequence[tuple[str, str]] = GUARD,
        options: dict[str, OptionValue] | None = None,
        seed: int = 3,
        adviser: str = "random",
        match: Match | None = None,
    ) -> None:
        super().__init__(app)
        app.settings.confirm_risky = False  # whoever answers here means it
        self.match = match or GAME.new_match([Seat(name, player) for name, player in seats], options or {}, seed)
        players = [player for _name, player in seats]
        self.table = MatchScreen(app, self.match, players, "test", opponents=ImmediateOpponents())
        self._advisers = [make_player(adviser, seed + seat) for seat in range(len(self.match.seats))]
        app.go(self.table)

    @property
    def view(self) -> CircleView:
        """What the screen shows."""
        shown: CircleView = self.table.shown
        return shown

    @property
    def tabletop(self) -> CircleTabletop:
        """The table of the game."""
        assert isinstance(self.table.tabletop, CircleTabletop)
        return self.table.tabletop

    @property
    def decision(self) -> Decision:
        """The question open to a person."""
        assert self.table.decision is not None
        return self.table.decision

    @property
    def over(self) -> bool:
        """Whether the end of the match is on the screen."""
        return self.app.screen.name == "end_of_match"

    def to_question(self) -> None:
        """Let frames pass until a person is asked, or the match is over."""
        for _frame in range(MANY_FRAMES):
            screen = self.app.screen
            if screen is not self.table or (self.table.controller is not None and self.table.animation is None):
                return
            go_on(self.table.movement)
            self.step()
        raise AssertionError("nobody is asked, and the match does not end")

    def advice(self) -> str:
        """What a player would answer."""
        adviser = self._advisers[self.decision.seat]
        while True:
            key = adviser.answer(self.decision, Glimpse(self.match, self.decision.seat))
            # A computer player of the Circle steps in by itself, so that nobody at the screen is offered that.
            if not key.startswith("flight:") or f"option:{key}" in self.ids():
                return key

    def play_to(self, kind: str) -> None:
        """Answer until a question of that kind is open."""
        self.to_question()
        while not self.over:
            if self.decision.kind == kind:
                return
            self.table.choose(self.advice())
            self.to_question()
        raise AssertionError(f"the match ended before {kind!r} was asked")

    def click(self, at: tuple[int, int] | str, button: int = 1) -> None:
        """A click of its own, never the second half of a double click, nor one meant for the mage before."""
        wait_out_a_double_click(self, self.table.answers, at)
        if self.table.gestures.rests_at(self.point(at)):
            self.step(dt=HERE_SECONDS)
        super().click(at, button)

    def click_answer(self, key: str) -> None:
        """Give an answer by clicks on pieces and buttons only."""
        option = self.decision.option(key)
        assert option is not None
        if option.place is not None:
            made = len(self.match.record)
            self.click(self.free_point(option.place))
            if len(self.match.record) > made:
                return
        self.click(f"option:{key}")

    def free_point(self, place: str) -> tuple[int, int]:
        """A point where a click means that place."""
        pieces = self.table.table.of_place(place)
        wanted = {piece.id for piece in pieces}
        for exactly in (True, False):
            for piece in pieces:
                for point in points_of(piece.rect):
                    found = self.table.widget_at(point)
                    if not isinstance(found, PieceWidget):
                        continue
                    if found.id in wanted or (not exactly and place in found.piece.also):
                        return point
        raise AssertionError(f"{place} is covered or not on the table: no click can reach it")


def points_of(rect: Rect) -> Iterator[tuple[int, int]]:
    """Points spread over a rectangle, its middle first."""
    yield rect.center
    for across in range(1, 12):
        for down in range(1, 12):
            yield (rect.left + rect.width * across // 12, rect.top + rect.height * down // 12)
