"""A hand on the mouse and keyboard of a match of Talisman."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision, Option
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON
from game.talisman import GAME
from game.talisman.view import TalismanView
from game.ui.app.application import App
from game.ui.match.answering.gestures import RESTING_SECONDS
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.leaving import LEAVING
from game.ui.tables.talisman.tabletop import TalismanTabletop
from tests.ui.match_driver import MatchDriver

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


class TalismanDriver(MatchDriver):
    """Answers by clicks on whatever stands for an answer: a space, a figure, a card, goods, or a button."""

    def __init__(
        self, app: App, players: Sequence[str] = (PERSON, "greedy"), seed: int = 3,
        options: dict[str, bool] | None = None, match: Match | None = None,
    ) -> None:  # fmt: skip
        seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
        super().__init__(app, match=match or GAME.new_match(seats, options or {}, seed), seed=seed)

    @property
    def talisman(self) -> TalismanView:
        """What the screen shows."""
        shown: TalismanView = self.table.shown
        return shown

    @property
    def tabletop(self) -> TalismanTabletop:
        """The table of the screen."""
        found = self.table.tabletop
        assert isinstance(found, TalismanTabletop)
        return found

    def click_answer(self, key: str) -> None:
        """Give an answer by clicks only."""
        option = self.decision.option(key)
        assert option is not None
        decision = self.decision
        self.step(dt=RESTING_SECONDS)  # what was held up may just have gone
        self.show_what_may_be_left(option)
        if option.place is not None:
            point = self.point_for(option.place)
            if point is not None:
                self.click(point)
                if self.table.controller is None or self.table.controller.decision is not decision:
                    return
        button = f"option:{key}"
        self.table.set_focus(self.table.find(button), by_keyboard=False)  # a long list scrolls to it
        self.click(button)

    def show_what_may_be_left(self, option: Option) -> None:
        """Press the button without which no card can be left."""
        controller = self.table.controller
        assert controller is not None
        shown = {offered.key: offered for offered in controller.buttons()}.get(LEAVING.key)
        if option.key.startswith("leave:") and shown == LEAVING:
            self.click(f"option:{LEAVING.key}")

    def point_for(self, place: str) -> tuple[int, int] | None:
        """A point where a click means a place, or None if it is only a button."""
        for piece in self.table.table.of_place(place):
            try:
                return self.free_point(piece.id)
            except AssertionError:
                continue
        return None

    def pieces_at(self, place: str) -> list[Piece]:
        """Every piece that a place means."""
        return self.table.table.of_place(place)


def ask(driver: TalismanDriver, kind: str, *, at_most: int = 1500) -> Decision | None:
    """Play sensibly until a person is asked a question of that kind; None if it does not come up."""
    driver.to_question()
    for _answer in range(at_most):
        if driver.over:
            return None
        if driver.decision.kind == kind:
            return driver.decision
        driver.table.answer(driver.advice())
        driver.to_question()
    return None
