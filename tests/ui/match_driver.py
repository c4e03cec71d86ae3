"""Plays matches on the screen: by clicks, by keys, or by the shortest way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.engine.decision import Decision
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON, Glimpse, make_player
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.match.answering.answers import Answers
from game.ui.match.answering.gestures import DOUBLE_PIXELS, DOUBLE_SECONDS
from game.ui.match.board.movement import Movement
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.match.opponents import Opponents
from game.ui.match.screen import MatchScreen
from game.ui.match.thinking import Question, answer
from game.ui.tables.common.answers.option_places import matches
from game.warlocks_duel import GAME
from game.warlocks_duel.view import DuelView

MANY_FRAMES = 5000
ALL_MODULES = {
    "chain_reaction": True,
    "antimagic_shield": True,
    "power_drain": True,
    "sacrifice_of_power": True,
    "magic_lesson": True,
    "alternative_ending": True,
}


class ImmediateOpponents(Opponents):
    """Computer players that answer at once, so that a test never waits."""

    def __init__(self) -> None:
        super().__init__(processes=False)
        self._answer = ""

    def ask(self, match: Match, player: str) -> None:
        """Think, and have the answer ready for the next look."""
        self._question = Question(0, match.save(), player, len(match.record))
        self._answer = answer(self._question)

    def poll(self) -> str | None:
        """The answer thought of."""
        if self._question is None:
            return None
        self._question = None
        return self._answer


def wait_out_a_double_click(driver: Driver, answers: Answers, at: tuple[int, int] | str) -> None:
    """Let time pass if a click there would be taken for the second half of the one that has just answered."""
    when, where = answers.given
    near = math.dist(driver.point(at), where) < DOUBLE_PIXELS
    if near and driver.app.now - when < DOUBLE_SECONDS:
        driver.step(dt=DOUBLE_SECONDS)


def go_on(movement: Movement) -> None:
    """Click away what is held up until somebody does, once it was seen to its end."""
    held = movement.animation
    if held is not None and held.over and movement.waits_for_click:
        movement.let_go()


class MatchDriver(Driver):
    """A hand on the mouse and keyboard of a match."""

    def __init__(
        self,
        app: App,
        seats: Sequence[tuple[str, str]] = (("Ann", PERSON), ("Zoltar", "greedy")),
        options: dict[str, bool] | None = None,
        seed: int = 3,
        match: Match | None = None,
    ) -> None:
        super().__init__(app)
        self.match = match or GAME.new_match([Seat(name, player) for name, player in seats], options or {}, seed)
        players = [seat.player for seat in self.match.seats]
        self.table = MatchScreen(app, self.match, players, "test", opponents=ImmediateOpponents())
        self._advisers = [make_player("greedy", seed + seat) for seat in range(len(self.match.seats))]
        app.go(self.table)

    @property
    def view(self) -> DuelView:
        """What the screen shows."""
        shown: DuelView = self.table.shown
        return shown

    @property
    def decision(self) -> Decision:
        """The question open to a person."""
        assert self.table.decision is not None
        return self.table.decision

    @property
    def over(self) -> bool:
        """Whether the end of the match is on the screen."""
        return self.app.screen.name == "end_of_match"

    def to_question(self, *, curtain: str = "raise") -> None:
        """Let frames pass until a person is asked, or the match is over."""
        for _frame in range(MANY_FRAMES):
            screen = self.app.screen
            if screen.name == "confirm":
                self.click("button:yes")
            elif screen.name == "curtain" and curtain == "raise":
                self.key("enter")
            elif screen is not self.table or (self.table.controller is not None and self.table.animation is None):
                return
            go_on(self.table.movement)
            self.step()
        raise AssertionError("nobody is asked, and the match does not end")

    def advice(self) -> str:
        """What a sensible player would answer."""
        adviser = self._advisers[self.decision.seat]
        return adviser.answer(self.decision, Glimpse(self.match, self.decision.seat))

    def play_to(self, kind: str, *, times: int = 1) -> None:
        """Answer sensibly until a question of that kind is open for the ``times``-th time."""
        self.to_question()
        while not self.over:
            times -= self.decision.kind == kind
            if times <= 0:
                return
            self.table.choose(self.advice())
            self.to_question()
        raise AssertionError(f"the match ended before {kind!r} was asked")

    def play_out(self) -> None:
        """Answer sensibly until the match is over."""
        self.to_question()
        while not self.over:
            self.table.choose(self.advice())
            self.to_question()

    # -- answers ------------------------------------------------------------------------------------------

    def pieces_for(self, key: str) -> list[str]:
        """The ids of the pieces to choose for an option, in order."""
        option = self.decision.option(key)
        assert option is not None
        if option.place is not None:
            return [self.table.table.of_place(option.place)[0].id]
        chosen: list[str] = []
        for pattern in option.picks:
            fitting = (piece.id for piece in self.table.table.pieces if matches(pattern, piece.place))
            chosen.append(next(piece for piece in fitting if piece not in chosen))
        return chosen

    def click(self, at: tuple[int, int] | str, button: int = 1) -> None:
        """A click of its own: where the last one has answered, it comes too late to be the half of a double click."""
        wait_out_a_double_click(self, self.table.answers, at)
        super().click(at, button)

    def click_answer(self, key: str) -> None:
        """Give an answer by clicks on pieces and buttons only."""
        option = self.decision.option(key)
        assert option is not None
        controller = self.table.controller
        assert controller is not None
        if option.place is not None:
            self.click(self.free_point(self.pieces_for(key)[0]))
            if controller.chosen() == option:
                self.click(self.free_point(self.pieces_for(key)[0]))
            return
        if option.picks:
            while controller.selected:
                self.click(self.free_point(controller.selected[-1]))
            for piece in self.pieces_for(key):
                self.click(self.free_point(piece))
        self.click(f"option:{key}")
        if controller.chosen() == option:
            self.click(f"option:{key}")

    def free_point(self, piece: str) -> tuple[int, int]:
        """A point of a piece where a click means it: nothing else covers it but what lies on it."""
        rect = self.table.find(piece).rect
        for across in range(1, 20):
            for down in range(1, 20):
                point = (rect.left + rect.width * across // 20, rect.top + rect.height * down // 20)
                found = self.table.widget_at(point)
                lies_on_it = isinstance(found, PieceWidget) and piece in found.piece.also
                if found is not None and (found.id == piece or lies_on_it):
                    return point
        raise AssertionError(f"{piece} is covered: no click can reach it")

    def key_answer(self, key: str) -> None:
        """Give an answer by keys only: walk there with Tab, choose with Enter."""
        option = self.decision.option(key)
        assert option is not None
        controller = self.table.controller
        assert controller is not None
        if option.place is not None:
            self.walk_to(self.pieces_for(key)[0])
            self.key("enter")
            if controller.chosen() == option:
                self.key("enter")
            return
        if option.picks:
            self.key("backspace")
            for piece in self.pieces_for(key):
                self.walk_to(piece)
                self.key("enter")
        self.walk_to(f"option:{key}")
        self.key("enter")
        if controller.chosen() == option:
            self.key("enter")

    def walk_to(self, widget: str) -> None:
        """Press Tab until the focus is there."""
        for _press in range(120):
            if self.table.focus is not None and self.table.focus.id == widget:
                return
            self.key("tab")
        raise AssertionError(f"Tab never reaches {widget}")


def reach(app: App, wanted: Callable[[Decision], bool]) -> MatchDriver:
    """A match in which the question wanted is open: the first of some seeds in which it comes up."""
    for seed in range(1, 30):
        driver = MatchDriver(app, seed=seed)
        driver.to_question()
        while not driver.over:
            if wanted(driver.decision):
                return driver
            driver.table.answer(driver.advice())
            driver.to_question()
    raise AssertionError("no seed leads to this question")
