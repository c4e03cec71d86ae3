"""A tiny game for tests of what stands around the games: who first has enough gold, safely or by a die."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.decision import Decision, Option, Refusal, Text, text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat
from game.engine.table import Table
from game.engine.view import TableView


@dataclass(slots=True)
class GoldRushState:
    """Everybody's gold, whose turn it is, and the gold that wins."""

    gold: list[int]
    turn: int
    goal: int
    rounds: int


class GoldRush(Game):
    """Take one gold for sure, or roll: a 4 to 6 brings three, a 1 to 3 nothing."""

    id = "gold_rush"
    name = Text("Gold Rush")
    subtitle = Text("a game for tests")
    rules_version = 1
    state_type = GoldRushState
    fewest_seats = 2
    most_seats = 3
    options = (
        GameOption("long", Text("Long"), Text("Twice the gold"), False, "GR-1.1"),
        GameOption("purse", Text("Purse"), Text("Gold"), 10, "GR-1.2", ((10, Text("10")), (20, Text("20")))),
    )

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> GoldRushState:
        return GoldRushState([0] * seats, 0, int(options["purse"]) * (2 if options["long"] else 1), 0)

    def table(self, state: Any, dice: Dice, seats: tuple[Seat, ...]) -> Table[Any]:
        return Table(state, dice, seats)

    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        return self.turn(table)

    async def turn(self, table: Table[GoldRushState]) -> None:
        state = table.state
        options = (Option("take", Text("Take one")), Option("roll", Text("Roll")))
        key = await Decision(state.turn, "gold", Text("What do you do?"), options, "GR-2.1")
        state.gold[state.turn] += 1 if key == "take" else 3 if table.dice.roll() > 3 else 0
        state.rounds += state.turn == len(state.gold) - 1
        state.turn = (state.turn + 1) % len(state.gold)

    def is_over(self, state: Any) -> bool:
        return bool(max(state.gold) >= state.goal)

    def result(self, state: Any) -> Result | None:
        winners = tuple(seat for seat, gold in enumerate(state.gold) if gold >= state.goal)
        places = tuple(1 if seat in winners else 2 for seat in range(len(state.gold)))
        return Result(winners, places, text("{n} gold collected", n=state.goal), "GR-3.1")

    def view(self, state: Any, seat: int | None, seats: tuple[Seat, ...]) -> TableView:
        raise NotImplementedError

    def imagine(self, state: Any, seat: int, dice: Dice) -> None: ...

    def problems(self, state: Any) -> list[str]:
        return ["negative gold"] if min(state.gold) < 0 else []

    def refusal(self, state: Any, decision: Decision, place: str) -> Refusal:
        return Refusal(Text("Take or roll."), "GR-2.1")

    def preferences(self, state: Any, decision: Decision) -> Sequence[float]:
        return [1.0, 1.5]

    def summary(self, state: Any) -> Text:
        return text("Round {n}", n=state.rounds + 1)

    def length(self, state: Any) -> int:
        return int(state.rounds)
