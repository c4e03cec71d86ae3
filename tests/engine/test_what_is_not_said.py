"""What holds of a thing of which nothing more was said: who writes a game relies on it."""

from __future__ import annotations

import math
from dataclasses import MISSING, fields

import pytest

from game.engine.advising.aim import Aim, ExplainedAim
from game.engine.advising.first_match import FirstMatch
from game.engine.advising.first_times import FirstTime
from game.engine.boards.plain import Board, Spot
from game.engine.boards.plain_view import NOTHING, Card, Column, Counter, Die, PlainView, Token, Zone
from game.engine.decision import Event, Loss, Odds, Option, Outcome, Text, Tone
from game.engine.seating import GameOption, Seat
from game.engine.view import SeatView
from game.engine.witness import Entry
from tests.toy_game import GoldRush

UNSAID: dict[type, dict[str, object]] = {
    Aim: {"place": None, "of_the_moment": False},
    ExplainedAim: {"place": None, "of_the_moment": False, "how": NOTHING},
    Board: {"lines": (), "squares": False, "chequered": False, "picture": ""},
    Card: {"name": NOTHING, "words": NOTHING, "sign": "", "picture": "", "seat": None, "hidden": False, "clause": ""},
    Column: {"icon": "trophy", "fact": ""},
    Counter: {"icon": ""},
    Die: {"thrown": 0, "seat": None, "name": NOTHING, "clause": ""},
    Event: {"facts": (), "seats": None},
    FirstMatch: {"options": {}, "answers": {}},
    FirstTime: {"kinds": (), "when": None, "unless": None, "in_hand": ()},
    GameOption: {"choices": ()},
    Loss: {"final": False, "slight": False},
    Odds: {"exclusive": True, "clause": None},
    Option: {"place": None, "clause": None, "picks": (), "tooltip": None},
    Outcome: {"value": 0, "tone": Tone.NEUTRAL, "loss": None},
    PlainView: {"board": None, "zones": (), "pieces": (), "counters": (), "columns": (), "waiting_clause": "",
                "hints": {}, "private": False},
    Seat: {"player": "person", "colour": "", "shape": ""},
    SeatView: {"out": False},
    Spot: {"label": ""},
    Text: {"facts": (), "plural": None},
    Token: {"seat": None, "name": NOTHING, "sign": "", "clause": ""},
    Zone: {"seat": None, "heap": False},
}  # fmt: skip


@pytest.mark.parametrize("kind", UNSAID, ids=lambda kind: str(kind.__name__))
def test_a_thing_is_nothing_more_than_was_said_of_it(kind: type) -> None:
    needed = [field.name for field in fields(kind) if field.default is field.default_factory is MISSING]
    thing = kind(*needed)
    assert {name: getattr(thing, name) for name in UNSAID[kind]} == UNSAID[kind]
    assert {*needed, *UNSAID[kind]} == {field.name for field in fields(kind)}


def test_an_entry_says_nothing_of_an_account_but_that_it_changed() -> None:
    assert Entry(("gold", 0)) == (("gold", 0), None, None, False)


def test_a_game_that_says_nothing_of_itself_has_dice_and_secrets_and_lets_players_think_of_everything() -> None:
    game = GoldRush()
    assert (game.has_dice, game.has_secrets) == (True, True)
    assert (game.horizon, game.checkpoint_every, game.longest_wait, game.unwise) == (16, 5, 0, -math.inf)
    assert (game.first_times, game.first_match) == ((), None)


def test_a_game_that_judges_nothing_takes_every_position_for_even_and_looks_no_turns_ahead() -> None:
    game = GoldRush()
    match = game.new_match(["Ann", "Bob"], {}, 3)
    decision = match.next_decision()
    assert decision is not None
    assert (game.value(match.state, 0), game.caution(match.state), game.turns_ahead(match.state)) == (0.5, 0.5, 0)
    assert game.aim(match.state, 0) is None
    assert game.role(0, 2, {}) is None
    assert game.reason(match.state, decision, decision.options[0]) is None
    assert game.standing_choices(match.state, 0) == ()
    assert game.unkind(match.state, decision) == frozenset()
    assert game.is_in_play(match.state, 0) is True
    with pytest.raises(NotImplementedError, match="gold_rush has no standing choices"):
        game.stand(match.state, 0, "any")
