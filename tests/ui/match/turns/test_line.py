"""The line that says whose turn it is: when one's own has come, or is over without one's doing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from game.catalogue import GAMES
from game.engine.decision import Event, Text
from game.engine.game import Seat
from game.players import PERSON
from game.ui.app.without_window.driver import Driver
from game.ui.match.turns.line import TurnLine
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.common.telling.turns import NOTHING_LEFT, YOUR_TURN, TurnWords
from tests.ui.match_driver import MatchDriver

MANY_ANSWERS = 400
MISSED = Text("Your turn is over: you miss it.")
LOST = Text("Your turn is over: you lost the fight, and that ends it.")
MINE, YOURS = 0, 1


@dataclass(frozen=True)
class At:
    """A view: whose turn it is, if anybody's."""

    active: int | None


@dataclass
class Round:
    """A table at which nothing but turns goes on."""

    turn_words = TurnWords(ends={"fight_lost": LOST}, by_hand=frozenset({"end"}))

    def turn(self, view: Any, seat: int) -> str:
        return "turn" if view.active == seat else ""


TABLE = cast(Tabletop, Round())


def told(kind: str, who: int) -> Event:
    """An event about a seat."""
    return Event(kind, "X-1", Text("Something happens."), (("who", who),))


@pytest.fixture
def line() -> TurnLine:
    """The line in a first turn of the seat at the screen."""
    line = TurnLine()
    line.look(TABLE, At(MINE), MINE)
    return line


def test_a_turn_that_comes_is_greeted_until_the_first_answer(line: TurnLine) -> None:
    assert line.words == YOUR_TURN
    line.answered("throw")
    assert line.words is None


def test_a_turn_that_ends_by_itself_says_why(line: TurnLine) -> None:
    line.answered("fight")
    line.hear(told("fight_lost", MINE))
    line.look(TABLE, At(YOURS), MINE)
    assert line.words == LOST


def test_what_befalls_another_is_no_reason(line: TurnLine) -> None:
    line.answered("fight")
    line.hear(told("fight_lost", YOURS))
    line.look(TABLE, At(YOURS), MINE)
    assert str(line.words) == "Your turn is over: there is nothing left that you could do."


def test_why_the_last_turn_ended_is_still_said_when_the_next_one_comes(line: TurnLine) -> None:
    line.answered("fight")
    line.hear(told("fight_lost", MINE))
    line.look(TABLE, At(YOURS), MINE)
    line.look(TABLE, At(MINE), MINE)
    assert str(line.words) == f"{LOST} Now it is your turn again."


@pytest.mark.parametrize(("unhurried", "words"), [(True, "Your turn."), (False, f"{LOST} Now it is your turn again.")])
def test_what_was_held_up_to_be_read_is_not_said_once_more(unhurried: bool, words: str) -> None:
    held = Round()
    held.turn_words = TurnWords(ends={"fight_lost": LOST}, repeats=False)
    line, table = TurnLine(), cast(Tabletop, held)
    line.unhurried = unhurried
    line.look(table, At(MINE), MINE)
    line.hear(told("fight_lost", MINE))
    line.look(table, At(YOURS), MINE)
    line.look(table, At(MINE), MINE)
    assert str(line.words) == words


@pytest.mark.parametrize("between", [YOURS, None])
def test_where_turns_are_phases_only_why_the_last_one_ended_is_said_whoever_came_between(between: int | None) -> None:
    phases = Round()
    phases.turn_words = TurnWords(begins=None, ends={"fight_lost": LOST}, again=None)
    line, table = TurnLine(), cast(Tabletop, phases)
    line.look(table, At(MINE), MINE)
    line.hear(told("fight_lost", MINE))
    line.look(table, At(between), MINE)
    line.look(table, At(MINE), MINE)
    assert line.words == LOST


def test_that_nothing_was_left_to_do_is_said_only_once(line: TurnLine) -> None:
    line.answered("fight")
    line.look(TABLE, At(YOURS), MINE)
    assert line.words == NOTHING_LEFT
    line.look(TABLE, At(MINE), MINE)
    assert line.words == YOUR_TURN


def test_where_nobody_else_had_the_turn_it_is_just_ones_turn(line: TurnLine) -> None:
    line.answered("fight")
    line.hear(told("fight_lost", MINE))
    line.look(TABLE, At(None), MINE)
    assert line.words == LOST
    line.look(TABLE, At(MINE), MINE)
    assert line.words == YOUR_TURN


def test_whoever_ends_a_turn_himself_is_not_told(line: TurnLine) -> None:
    line.answered("end")
    line.look(TABLE, At(YOURS), MINE)
    assert line.words is None
    line.look(TABLE, At(MINE), MINE)
    assert line.words == YOUR_TURN


def reluctantly(driver: MatchDriver) -> str:
    """A sensible answer, which ends no turn as long as somebody can still walk."""
    advice = driver.advice()
    walks = (option.key for option in driver.decision.options if option.key.startswith("walk:"))
    return next(walks, advice) if advice in driver.table.tabletop.turn_words.by_hand else advice


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_no_turn_ends_without_a_word_unless_its_player_has_ended_it(
    game_id: str, open_app: Callable[..., Driver]
) -> None:
    assert any(turns_end_with_words(open_app, game_id, seed) for seed in range(5, 12))


def turns_end_with_words(open_app: Callable[..., Driver], game_id: str, seed: int) -> bool:
    """Play a match until a turn ends that its player has not ended; False if there was none."""
    match = GAMES[game_id].new_match([Seat("Ann", PERSON), Seat("Zoltar", "greedy")], {}, seed)
    driver = MatchDriver(open_app().app, match=match)
    tabletop = driver.table.tabletop
    driver.to_question()
    for _answer in range(MANY_ANSWERS):
        if driver.over:
            break
        turn, key = tabletop.turn(driver.table.shown, MINE), reluctantly(driver)
        driver.table.choose(key)
        driver.to_question()
        if turn and not driver.table.course.finished and tabletop.turn(driver.table.shown, MINE) != turn:
            by_hand, words = key in tabletop.turn_words.by_hand, driver.table.turn_line.words
            # A turn ended by hand is said nothing of; but the next one may be missed until the next question.
            assert words in (None, YOUR_TURN, MISSED) if by_hand else words not in (None, YOUR_TURN)
            if not by_hand:
                assert any(widget.id == "turn" for widget in driver.table.panel.walk())
                return True
    return False
