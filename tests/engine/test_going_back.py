"""Going back, and going on elsewhere: what was shown stays shown, and loaded dice stay loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from game.engine import match_file
from game.engine.decision import Decision, Event, Option, Text
from game.engine.dice import LoadedDice
from game.engine.keeping.record import RecordedChoice
from game.engine.match import Match
from game.engine.playing import STANDING
from game.engine.table import Table
from tests.toy_game import GoldRush, GoldRushState


class Peeking(GoldRush):
    """A look at something hidden besides, a word before and one after each question; every choice is a checkpoint."""

    checkpoint_every = 1
    chosen: ClassVar[list[str]] = ["loud", "quiet"]

    async def turn(self, table: Table[GoldRushState]) -> None:
        state = table.state
        await table.tell("called", "GR-2.0", "{who} is called.", who=state.turn)
        options = tuple([Option(key, Text(key)) for key in ("take", "roll", "peek")])
        key = await Decision(state.turn, "gold", Text("What do you do?"), options, "GR-2.1")
        if key == "peek":
            table.reveal()
        state.gold[state.turn] += 1 if key == "take" else 3 if key == "roll" and table.dice.roll() > 3 else 0
        await table.tell("done", "GR-2.1", "{who} has done it.", who=state.turn)
        state.rounds += state.turn == len(state.gold) - 1
        state.turn = (state.turn + 1) % len(state.gold)

    def standing_choices(self, state: Any, seat: int) -> Sequence[str]:
        return self.chosen

    def stand(self, state: Any, seat: int, key: str) -> None:
        state.goal = 50 if key == "loud" else 40


def begun(*faces: int) -> Match:
    dice = LoadedDice(*faces, seed=3) if faces else None
    match = Peeking().new_match(["Ann", "Bob"], {"purse": 20}, 3, dice)
    match.next_decision()
    return match


def play(match: Match, *keys: str) -> None:
    for key in keys:
        match.next_decision()
        match.choose(key)
    match.next_decision()


def saved(match: Match) -> Match:
    """The match from a file."""
    return match_file.load(match.save(), {match.game.id: match.game})


@pytest.mark.parametrize("copied", [False, True])
def test_nothing_is_taken_back_past_what_was_shown_though_later_choices_were(copied: bool) -> None:
    match = begun()
    play(match, "take", "peek", "take", "take")
    match = match.fork() if copied else match
    assert match.table.reveals == saved(match).table.reveals == 1
    assert match.undo(1)
    assert match.undo(0)
    assert match.table.reveals == 1
    assert len(match.record) == 2
    assert match.undo_index(1) == 1
    assert str(match.undo_refusal(1)).startswith("Something hidden has been shown")
    assert not match.undo(1)
    assert str(match.undo_refusal(0)).startswith("Something hidden has been shown")


def test_before_the_first_question_and_after_the_end_the_last_choice_is_meant() -> None:
    fresh = Peeking().new_match(["Ann", "Bob"], {"purse": 10}, 3)
    assert (fresh.undo_index(), fresh.undo()) == (None, False)
    match = GoldRush().new_match(["Ann", "Bob"], {"purse": 10}, 3)
    play(match, *["take"] * 19)
    assert match.over
    assert match.undo_index() == 18
    assert match.undo()
    assert (match.over, len(match.record), match.state.gold) == (False, 18, [9, 9])


def test_a_copy_made_between_two_events_tells_only_what_is_left() -> None:
    match = begun()
    play(match, "take")
    match.choose("take")
    told = []
    while isinstance(event := match.step(), Event):
        told.append(str(event.text))
        twin = match.fork()
        assert twin.told == len(told)
        rest = []
        while isinstance(event := twin.step(), Event):
            rest.append(str(event.text))
        assert [*told, *rest] == ["Bob has done it.", "Ann is called."]
    assert len(told) == 2


def test_taking_back_leaves_what_others_have_set_meanwhile_and_takes_back_ones_own() -> None:
    match = begun()
    play(match, "take")
    match.stand(0, "loud")
    match.choose("take")
    match.next_decision()
    assert match.undo(1)
    made = [(choice.seat, choice.kind, choice.key) for choice in match.record]
    assert made == [(0, "gold", "take"), (0, STANDING, "loud")]
    assert match.state.goal == 50
    other = begun()
    play(other, "take")
    other.choose("take")
    other.next_decision()
    other.stand(0, "loud")
    other.stand(1, "quiet")
    assert other.undo(1)
    assert other.undo_index(0) == len(other.record) - 1


@pytest.mark.parametrize("way", ["as it is", "copied", "from a file", "again"])
def test_loaded_dice_stay_loaded_wherever_the_match_goes_on(way: str) -> None:
    match = begun(6, 1, 5, 2)
    assert match.loaded_faces == (6, 1, 5, 2)
    play(match, "roll", "roll")
    assert match.state.gold == [3, 0]
    before = match.dice.draws
    ways = {"as it is": lambda: match, "copied": match.fork, "from a file": lambda: saved(match), "again": match.replay}
    other = ways[way]()
    assert isinstance(other.dice, LoadedDice)
    assert (other.dice.faces, other.dice.draws, other.loaded_faces) == ((5, 2), before, (6, 1, 5, 2))
    play(other, "roll", "roll")
    assert other.state.gold == [6, 0]
    assert other.verify()
    assert saved(other).verify()
    assert len(list(other.history())) == len(list(other.fork().history())) > 0


def test_ordinary_dice_are_not_loaded_in_any_copy() -> None:
    match = begun()
    play(match, "roll", "roll")
    for other in (match, match.fork(), saved(match), match.replay()):
        assert (type(other.dice), other.loaded_faces) == (type(match.dice), ())
        assert (other.dice.state, other.dice.draws) == (match.dice.state, match.dice.draws) == (match.dice.state, 2)
        assert str(other.undo_refusal(1)).startswith("Dice have been rolled")


def test_a_table_laid_by_hand_is_where_the_story_begins_and_no_other_rules_are_blamed() -> None:
    match = Peeking().new_match(["Ann", "Bob"], {"purse": 20}, 3)
    match.state.gold[0] = 7
    match.begin_here()
    play(match, "take", "take")
    assert match.state.gold == [8, 1]
    assert (match.told_from(), match.prologue(), match.verify()) == (None, (), True)
    again = saved(match)
    assert (again.state.gold, again.told_from(), again.verify()) == ([8, 1], None, True)
    assert len(list(again.history())) == len(list(match.history())) == 5
    assert match.origin is not None
    match.origin = match.origin._replace(after=1)
    assert str(match.told_from()) == "Round 1"


def test_choices_that_do_not_fit_are_named() -> None:
    match = begun()
    play(match, "take", "take")
    assert match.verify()
    for wrong in (
        RecordedChoice(0, "gold", "take", (0, 0)), RecordedChoice(1, "purse", "take", (0, 0)),
        RecordedChoice(1, "gold", "steal", (0, 0)),
    ):  # fmt: skip
        match.record[1] = wrong
        assert not match.verify()
        with pytest.raises(ValueError, match=f"the recorded choice {wrong.key} at the question {wrong.kind} does not"):
            match.replay()
