"""A match whose rules changed under way: it goes on from its checkpoint, and its story begins there."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import pytest

from game.engine import match_file
from game.engine.decision import Decision, Event, Option, Text
from game.engine.game import OptionValue
from game.engine.keeping.record import KEPT_CHECKPOINTS
from game.engine.keeping.save_format import GameNotInstalled, NewerSave, decode, encode
from game.engine.match import Match
from game.engine.table import Table
from tests.toy_game import GoldRush, GoldRushState


class Yesterday(GoldRush):
    """The rules of yesterday: every turn is told."""

    bonus: ClassVar[int] = 3

    async def turn(self, table: Table[GoldRushState]) -> None:
        state = table.state
        options = (Option("take", Text("Take one")), Option("roll", Text("Roll")))
        key = await Decision(state.turn, "gold", Text("What do you do?"), options, "GR-2.1")
        more = 1 if key == "take" else self.bonus if table.dice.roll() > 3 else 0
        state.gold[state.turn] += more
        await table.tell("gained", "GR-2.1", "{n} more", n=more)
        state.rounds += state.turn == len(state.gold) - 1
        state.turn = (state.turn + 1) % len(state.gold)


class Today(Yesterday):
    """A lucky roll brings less."""

    rules_version = 2
    bonus: ClassVar[int] = 2


@dataclass(slots=True)
class PurseState(GoldRushState):
    """What today's rules remember besides."""

    lucky: int = 7


class TodayWithMore(Today):
    """The state has grown."""

    state_type = PurseState

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> PurseState:
        state = super().new_state(seats, options)
        return PurseState(state.gold, state.turn, state.goal, state.rounds)


class TodayWithoutPurses(Today):
    """An option is gone."""

    options: ClassVar[Any] = GoldRush.options[:1]

    def new_state(self, seats: int, options: Mapping[str, OptionValue]) -> GoldRushState:
        return GoldRushState([0] * seats, 0, 10, 0)


class TodayAnotherQuestion(Today):
    """The same question has another name: nothing of the record fits any more."""

    def step(self, table: Any) -> Coroutine[Any, Any, None]:
        return self.ask_again(table)

    async def ask_again(self, table: Table[GoldRushState]) -> None:
        state = table.state
        await Decision(state.turn, "purse", Text("And now?"), (Option("take", Text("Take one")),), "GR-2.1")
        state.gold[state.turn] += 1
        state.turn = (state.turn + 1) % len(state.gold)


LONG = {"purse": 20, "long": True}


def play(match: Match, key: str, times: int) -> None:
    """The same answer again and again."""
    for _ in range(times):
        assert match.next_decision() is not None
        match.choose(key)
    match.next_decision()


def saved_yesterday(rolls: int = 9, takes: int = 12) -> bytes:
    """A match of yesterday in which the dice brought something."""
    for seed in range(100):
        match = Yesterday().new_match(["Ann", "Bob"], LONG, seed)
        play(match, "roll", rolls)
        if sum(match.state.gold) >= 6:
            play(match, "take", takes)
            return match.save()
    raise AssertionError("the dice bring nothing")


def opened(rules: GoldRush, data: bytes) -> Any:
    """The match in a save, by the rules of a game."""
    return match_file.load(data, {rules.id: rules})


def told(match: Match) -> list[str]:
    return [str(event.text) for event in match.history()]


def test_a_save_of_the_same_rules_is_told_from_its_beginning() -> None:
    match = opened(Yesterday(), saved_yesterday())
    assert match.origin is None
    assert match.prologue() == ()
    assert len(told(match)) == 21
    assert match.verify()


def test_a_save_of_earlier_rules_is_told_from_the_oldest_checkpoint_that_leads_here() -> None:
    data = saved_yesterday()
    before = opened(Yesterday(), data)
    match = opened(Today(), data)
    assert match.state == before.state
    assert len(match.record) == len(before.record)
    assert match.origin is not None
    assert match.origin.after == before.checkpoints[-KEPT_CHECKPOINTS].after > 0
    assert len(told(match)) == len(match.record) - match.origin.after
    (words,) = match.prologue()
    assert "other rules" in str(words)
    assert f"Round {match.origin.state.rounds + 1}." in str(words)
    assert match.verify()


def test_checkpoints_that_the_present_rules_do_not_connect_are_not_told_and_not_undone() -> None:
    data = saved_yesterday(rolls=18, takes=4)
    match = opened(Today(), data)
    assert match.origin is not None
    assert match.origin.after >= 15, "rolls of yesterday lie between the others"
    assert match.checkpoints[0].after == match.origin.after
    assert match.verify()


def test_the_story_still_begins_there_when_the_match_was_played_on_and_saved_again() -> None:
    match = opened(Today(), saved_yesterday())
    begun = match.origin.after
    play(match, "take", 3)
    match.choose("roll")
    play(match, "take", 14)
    again = opened(Today(), match.save())
    assert again.origin is not None
    assert again.origin.after == begun
    assert told(again) == told(match)
    assert again.prologue() == match.prologue()
    assert again.verify()
    assert told(again.fork()) == told(match)


def test_choices_made_since_the_last_checkpoint_can_be_taken_back() -> None:
    match = opened(Today(), saved_yesterday())
    before = match.fingerprint()
    seat = match.decision.seat
    play(match, "take", 2)
    assert match.undo(seat)
    assert match.fingerprint() == before
    assert match.verify()


def test_a_match_that_the_change_of_rules_did_not_touch_is_told_whole() -> None:
    match = Yesterday().new_match(["Ann", "Bob"], LONG, seed=1)
    play(match, "take", 31)
    again = opened(Today(), match.save())
    assert again.origin is None
    assert again.prologue() == ()
    assert len(told(again)) == 31


def test_a_state_that_has_grown_since_gets_the_defaults() -> None:
    match = opened(TodayWithMore(), saved_yesterday())
    assert match.state.lucky == 7
    assert match.verify()
    assert opened(TodayWithMore(), match.save()).state == match.state


def test_last_choices_that_do_not_fit_are_said_to_be_asked_again() -> None:
    data = saved_yesterday(takes=12)
    match = opened(TodayAnotherQuestion(), data)
    dropped = 21 - match.origin.after
    assert match.dropped == match.fork().dropped == dropped > 0
    assert match.fork().prologue() == match.prologue()
    assert len(match.record) == match.origin.after
    assert match.state.rounds * 2 + match.state.turn == match.origin.after, "the table is that of before them"
    assert str(match.prologue()[-1]).startswith("The last choice" if dropped == 1 else f"The last {dropped} choices")
    assert match.decision.kind == "purse"


def test_choices_that_fit_before_one_that_does_not_are_asked_again_too() -> None:
    match = Yesterday().new_match(["Ann", "Bob"], LONG, 3)
    play(match, "take", 3 * GoldRush.checkpoint_every - 1)
    saved = decode(match.save())
    since = len(saved.choices) - saved.checkpoints[-1].after
    assert since > 1
    saved.choices[-1] = msgspec.structs.replace(saved.choices[-1], key="nothing")
    again = opened(GoldRush(), encode(saved))
    assert again.dropped == since
    assert len(again.record) == saved.checkpoints[-1].after
    assert again.state.gold == [sum(choice.seat == seat for choice in saved.choices[:-since]) for seat in (0, 1)]


def test_options_that_the_game_no_longer_has_do_not_keep_a_save_shut() -> None:
    match = opened(TodayWithoutPurses(), saved_yesterday())
    assert match.options == {"long": True}
    assert match.state.goal == 40, "what was agreed lies in the state"


def test_a_save_of_later_rules_asks_for_an_update() -> None:
    match = Today().new_match(["Ann", "Bob"], LONG, seed=1)
    with pytest.raises(NewerSave, match="newer rules"):
        opened(Yesterday(), match.save())


def test_a_save_of_a_game_that_nobody_brought_says_so() -> None:
    with pytest.raises(GameNotInstalled, match="not installed: gold_rush"):
        match_file.load(saved_yesterday(), {})


def test_a_story_that_no_longer_fits_without_a_new_version_is_found_a_beginning_when_it_is_told() -> None:
    match = opened(Yesterday(), saved_yesterday())
    match.game = TodayAnotherQuestion()
    match.find_origin()
    assert match.origin is not None
    assert match.checkpoints[0].after == match.origin.after


def test_a_snapshot_does_not_change_while_the_match_goes_on() -> None:
    match = opened(Yesterday(), saved_yesterday())
    at_once, snapshot = match.save(), match.snapshot()
    play(match, "take", 7)
    match.undo()
    play(match, "roll", 5)
    assert snapshot.encode() == at_once


def test_every_event_of_the_story_is_one() -> None:
    assert all(isinstance(event, Event) for event in opened(Today(), saved_yesterday()).history())
