"""Playing forwards: what is told to whom, and what no rules may do."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from game.engine.decision import Decision, Event, Fact, Option, Text
from game.engine.dice import Dice
from game.engine.game import Result, Seat, SetupError
from game.engine.match import Match
from game.engine.playing import BrokenRules, IllegalChoice
from game.engine.table import MatchOver, Table
from tests.toy_game import GoldRush, GoldRushState


class TalkingTable(Table[GoldRushState]):
    """A table that remembers what it was to put into words."""

    __slots__ = ("worded",)

    def __init__(self, state: GoldRushState, dice: Dice, seats: tuple[Seat, ...]) -> None:
        super().__init__(state, dice, seats)
        self.worded: list[Fact] = []

    def word(self, name: str, fact: Fact) -> Fact:
        self.worded.append(fact)
        return super().word(name, fact)


class Talkative(GoldRush):
    """Two events before each question."""

    def table(self, state: Any, dice: Dice, seats: tuple[Seat, ...]) -> TalkingTable:
        return TalkingTable(state, dice, seats)

    async def turn(self, table: Table[GoldRushState]) -> None:
        for n in (1, 2):
            await table.tell("called", "GR-2.0", "{who} is called, {n}.", who=table.state.turn, n=n)
        await super().turn(table)


class Speechless(GoldRush):
    """A question that cannot be answered."""

    async def turn(self, table: Table[GoldRushState]) -> None:
        await Decision(0, "riddle", Text("What has it got in its pocket?"), (), "GR-2.2")


class Abrupt(GoldRush):
    """A match that ends though nobody has won, or as somebody has."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        return self.stop(table)

    async def stop(self, table: Table[GoldRushState]) -> None:
        table.state.gold[0] = self.gold
        await table.tell("stopped", "GR-3.0", "It is over.")
        raise MatchOver


def begun(game: GoldRush) -> Match:
    return game.new_match(["Ann", "Bob"], {}, 3)


def test_who_listens_is_told_every_event_in_words() -> None:
    match = begun(Talkative())
    told = [match.step(), match.step()]
    assert [str(event.text) for event in told if isinstance(event, Event)] == [
        "Ann is called, 1.", "Ann is called, 2.",
    ]  # fmt: skip
    assert match.told == 2
    assert isinstance(match.step(), Decision)
    assert match.told == 2
    match.choose("take")
    assert match.told == 0


def test_nothing_is_put_into_words_for_who_steps_over_it() -> None:
    match = begun(Talkative())
    match.next_decision()
    assert isinstance(match.table, TalkingTable)
    assert (match.table.worded, match.told) == ([], 0)
    match.choose("take")
    assert isinstance(match.step(), Event)
    assert match.table.worded == [1, 1]
    assert isinstance(match.next_decision(), Decision)
    assert match.table.worded == [1, 1]


def test_a_fork_goes_on_in_the_midst_of_what_is_told() -> None:
    match = begun(Talkative())
    match.step()
    twin = match.fork()
    assert (twin.decision, twin.told) == (None, 1)
    for one in (match, twin):
        event = one.step()
        assert isinstance(event, Event)
        assert str(event.text) == "Ann is called, 2."
        assert isinstance(one.step(), Decision)


def test_a_question_without_an_answer_is_no_rule() -> None:
    with pytest.raises(BrokenRules, match="the question 'riddle' has no answer"):
        begun(Speechless()).next_decision()


def test_rules_that_end_a_match_say_so_in_the_state() -> None:
    with pytest.raises(BrokenRules, match="without saying so"):
        begun(Abrupt(0)).next_decision()
    match = begun(Abrupt(10))
    assert match.next_decision() is None
    assert (match.over, match.result is not None and match.result.winners) == (True, (0,))
    assert match.step() is None


def test_a_match_that_goes_on_has_no_result() -> None:
    match = begun(GoldRush())
    match.next_decision()
    match.state.gold[0] = 10
    assert (match.over, match.result) == (False, None)


def test_only_what_an_open_question_offers_can_be_chosen() -> None:
    match = begun(GoldRush())
    with pytest.raises(IllegalChoice, match="no question is open"):
        match.choose("take")
    match.next_decision()
    with pytest.raises(IllegalChoice, match="'steal' was not offered; the options are: take, roll"):
        match.choose("steal")
    with pytest.raises(IllegalChoice, match="'alone' is no standing choice of seat 1 now"):
        match.stand(1, "alone")
    assert (match.record, match.decision is None) == ([], False)


def test_a_view_is_for_a_seat_of_the_table_or_an_onlooker() -> None:
    class Seen(GoldRush):
        def view(self, state: Any, seat: int | None, seats: tuple[Seat, ...]) -> Any:
            return seat

    match = begun(Seen())
    seen: list[Any] = [match.view(seat) for seat in (None, 0, 1)]
    assert seen == [None, 0, 1]
    for seat in (-1, 2):
        with pytest.raises(SetupError, match=f"there is no seat {seat}; the seats are 0 to 1"):
            match.view(seat)


def test_what_is_impossible_is_asked_of_the_game() -> None:
    match = begun(GoldRush())
    assert match.problems() == []
    match.state.gold[1] = -1
    assert match.problems() == ["negative gold"]


def test_options_at_a_place_are_those_that_a_click_there_can_mean() -> None:
    here, there = Option("a", Text("A"), place="x:1"), Option("b", Text("B"), place="x:2")
    decision = Decision(0, "any", Text("Well?"), (here, there, Option("c", Text("C"))), "X-1")
    assert (decision.options_at("x:1"), decision.options_at("x:3")) == ((here,), ())


@pytest.mark.parametrize(("winners", "rewards"), [((1,), [0.0, 1.0, 0.0]), ((0, 2), [0.5, 0.0, 0.5]), ((), [0.0] * 3)])
def test_those_who_win_share_what_an_end_is_worth(winners: tuple[int, ...], rewards: list[float]) -> None:
    result = Result(winners, (1, 1, 1), Text("The gold is gone."), "GR-1")
    assert [GoldRush().reward(result, seat) for seat in range(3)] == rewards
