"""A board of Nine Men's Morris laid by a test."""

from __future__ import annotations

from typing import cast

from game.engine.decision import Event
from game.engine.match import Match
from nine_mens_morris.board import MEN, MorrisState
from nine_mens_morris.game import GAME
from tests.table_scene import TableScene


class Scene(TableScene):
    """A match in which the men of both players stand on the points named; those not placed yet are beside the board.

    Men that are missing though all are placed have been taken.
    """

    def __init__(self, first: str, second: str, *, placed: int = MEN, turn: int = 0, flying: bool = True) -> None:
        self.match: Match = GAME.new_match(["Ada", "Bo"], {"flying": flying}, 7)
        self.events: list[Event] = []
        for seat, points in enumerate((first.split(), second.split())):
            for number, point in enumerate(points):
                self.state.men[point] = seat * MEN + number
            self.state.placed[seat] = placed
            self.state.taken[seat] = placed - len(points)
        self.state.turn = turn
        self.state.seen = [self.state.position()]
        self.begin_here()

    @property
    def state(self) -> MorrisState:
        """The table as plain data."""
        return cast(MorrisState, self.match.state)

    def play(self, *keys: str) -> None:
        """Answer the questions that come, and go on to the next one."""
        for key in keys:
            assert key in self.keys
            self.match.choose(key)
            self.go_on()

    def go_on(self) -> bool:
        """Let happen what happens before the next question; False if the match is over."""
        return self.decision is not None

    @property
    def keys(self) -> set[str]:
        """The answers to the open question."""
        return set(self.open().keys())

    @property
    def ended_by(self) -> str:
        """The clause that ended the match; nothing while it goes on."""
        assert self.decision is None or self.match.result is None
        return self.match.result.clause if self.match.result is not None else ""
