"""Every answer says what comes of it, or names what is clicked: none is a bare yes, no, number or OK."""

from __future__ import annotations

import re

import pytest

from game.catalogue import GAMES
from game.engine.decision import Option, Text
from game.engine.dice import Dice
from game.players import Glimpse, make_player
from game.simulation.matches import drawn_options
from game.talisman.box.characters import CHARACTERS, gift
from game.talisman.state import MEETING
from tests.talisman.scene import Scene, figure

BARE = re.compile(r"(?i)(yes|no|ok|okay|none|nothing|done|accept|refuse|\d+)[.!]?")
MATCHES, LONGEST = 6, 600
PLACES = ("hex:", "field:")
"""Of places on a map the name says it all, though it may be a number."""


def is_bare(option: Option) -> bool:
    """Whether an answer says nothing by itself."""
    named = option.place is not None and option.place.startswith(PLACES)
    return not named and BARE.fullmatch(str(option.text)) is not None


@pytest.mark.parametrize("words", ["Yes", "no.", "6", "OK", "None"])
def test_a_bare_answer_is_known_as_such(words: str) -> None:
    assert is_bare(Option("key", Text(words)))
    assert not is_bare(Option("key", Text(f"{words}: go on")))


@pytest.mark.parametrize("game_id", ["talisman", "demons", "devils_circle", "warlocks_duel"])
def test_no_answer_met_in_play_is_a_bare_yes_no_or_number(game_id: str) -> None:
    game, met = GAMES[game_id], set[str]()
    for number in range(MATCHES):
        options = drawn_options(game, 2, Dice(number)) if number % 2 else {}
        match = game.new_match(["Ann", "Bob"], options, number)
        players = [make_player(("random", "greedy")[number % 2], number + seat) for seat in range(2)]
        for _answer in range(LONGEST):
            decision = match.next_decision()
            if decision is None:
                break
            met.update(str(option.text) for option in decision.options)
            bare = [(decision.kind, str(option.text)) for option in decision.options if is_bare(option)]
            assert bare == []
            match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert len(met) > 30


def answers(scene: Scene) -> list[str]:
    """The words of the answers to the open question."""
    assert scene.decision is not None
    return [str(option.text) for option in scene.decision.options]


def test_a_prayer_that_may_be_raised_names_what_either_number_brings() -> None:
    praying = next(name for name in CHARACTERS if gift(name, 0).prayer_bonus)
    scene = Scene(MEETING, figure(praying, "outer_06_chapel"), dice=(4,), patient=True).choose("pray_chapel")
    assert answers(scene) == ["5: Gain a Life.", "4: Nothing happens."]


def test_a_cave_is_entered_or_not_and_a_fountain_drunk_from_in_words() -> None:
    cave = Scene(MEETING, figure("warrior", "fields"), lying={"fields": "cave#1"}, patient=True)
    assert answers(cave) == ["Enter: throw a die", "Stay outside"]
    pool = Scene(MEETING, figure("warrior", "fields"), lying={"fields": "pool_of_life#1"}, patient=True)
    assert answers(pool) == ["Drink: gain 1 Life", "Do not drink"]
