"""The game's face: set-up, turns, end, view, refusals."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from game.engine.boards.plain_view import Column, Counter, PlainView, Token, Zone, seat_views
from game.engine.decision import Decision, Option, Refusal, Text, text
from game.engine.dice import Dice
from game.engine.game import Game, GameOption, OptionValue, Result, Seat
from nine_mens_morris import advice
from nine_mens_morris.board import BOARD, MEN, POINTS, MorrisState
from nine_mens_morris.rules import REASONS, MorrisTable, take_turn

HINTS = {
    "place": Text("Click a free point. Three men on a line are a mill."),
    "move": Text("Click one of your men, then a point next to him on a line."),
    "take": Text("You have closed a mill: click a man of the other player."),
}
ZONES = (("box", Text("To be placed")), ("taken", Text("Taken")))
COLUMNS = (Column("mill", Text("Mills"), "crossed-swords"), Column("taken", Text("Men taken"), "crowned-skull"))


class NineMensMorris(Game):
    """Place nine men, move them into mills, take the other's men."""

    id = "nine_mens_morris"
    name = Text("Nine Men's Morris")
    subtitle = Text("the oldest mill that never ground corn")
    rules_version = 1
    state_type = MorrisState
    fewest_seats = most_seats = 2
    options = (GameOption("flying", Text("Flying"), Text("Three men may go anywhere"), True, "NMM-3.3"),)

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> MorrisState:
        return MorrisState(bool(options["flying"]))

    def table(self, state: Any, dice: Dice, seats: tuple[Seat, ...]) -> MorrisTable:
        return MorrisTable(state, dice, seats)

    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        return take_turn(table)

    def is_over(self, state: MorrisState) -> bool:
        return bool(state.end)

    def result(self, state: MorrisState) -> Result | None:
        if not state.end:
            return None
        winners = () if state.winner is None else (state.winner,)
        places = tuple(1 if seat in winners or not winners else 2 for seat in (0, 1))
        return Result(winners, places, REASONS[state.end], state.end)

    def reward(self, result: Result, seat: int) -> float:
        return super().reward(result, seat) if result.winners else 0.5

    def imagine(self, state: Any, seat: int, dice: Dice) -> None:
        """Nothing is hidden."""

    def problems(self, state: MorrisState) -> list[str]:
        found = [f"{point} is no point" for point in state.men if point not in POINTS]
        if len(set(state.men.values())) < len(state.men):
            found.append("a man stands on two points")
        wrong = [one for one in (0, 1) if len(state.points(one)) != state.placed[one] - state.taken[one]]
        return [*found, *(f"the men of seat {seat} do not add up" for seat in wrong)]

    def refusal(self, state: MorrisState, decision: Decision, place: str) -> Refusal:
        if place not in POINTS:
            return Refusal(HINTS[decision.kind], decision.clause)
        owner = state.owner(place)
        if decision.kind == "place":
            return Refusal(text("A man stands on {point} already.", point=place), "NMM-2.1")
        if decision.kind == "take" and owner == 1 - decision.seat:
            return Refusal(Text("He is in a mill, and others are not."), "NMM-4.2")
        if decision.kind == "take":
            return Refusal(Text("Only a man of the other player can be taken."), "NMM-4.1")
        if owner is None:
            return Refusal(Text("Click a man first that can go there, if there is one."), "NMM-3.1")
        return Refusal(Text("He cannot move.") if owner == decision.seat else Text("He is not yours."), "NMM-3.1")

    def preferences(self, state: Any, decision: Decision) -> Sequence[float]:
        return advice.preferences(state, decision)

    def reason(self, state: Any, decision: Decision, option: Option) -> Text | None:
        return advice.reason(state, decision, option.key)

    def value(self, state: Any, seat: int) -> float:
        return advice.value(state, seat)

    def summary(self, state: MorrisState) -> Text:
        stage = Text("placing") if min(state.placed) < MEN else Text("moving")
        return text("Turn {n}, {stage}", n=state.turns + 1, stage=stage)

    def length(self, state: MorrisState) -> int:
        return state.turns

    def view(self, state: MorrisState, seat: int | None, seats: tuple[Seat, ...]) -> PlainView:
        at = {man: point for point, man in state.men.items()}
        zones = [Zone(f"{name}:{one}", words, one) for one in (0, 1) for name, words in ZONES]
        men = []
        for man in range(2 * MEN):
            owner, number = divmod(man, MEN)
            beside = f"box:{owner}" if number >= state.placed[owner] else f"taken:{1 - owner}"
            men.append(Token(f"man:{man}", at.get(man, beside), owner, Text("Man"), clause="NMM-1.2"))
        counters = tuple((Counter(Text("Men"), state.left(one)),) for one in (0, 1))
        return PlainView(
            self.id, seat, seat_views(seats), None if state.end else state.turn, self.summary(state),
            BOARD, tuple(zones), tuple(men), counters, COLUMNS, "NMM-1.3", HINTS,
        )  # fmt: skip


GAME = NineMensMorris()
