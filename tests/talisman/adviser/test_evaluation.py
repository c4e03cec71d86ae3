"""How thinking players judge a position of Talisman."""

from __future__ import annotations

from typing import Any

import pytest

from game.talisman import GAME
from game.talisman.adviser.evaluation import steps_inwards
from game.talisman.box.board import CROWN, INNER, SPACES
from game.talisman.state import TalismanState
from tests.talisman.scene import figure, moving


def worth(rival: str = "dwarf", **more: Any) -> float:
    """The value of a warrior's position against a rival as on his card."""
    return GAME.value(moving(figure("warrior", "fields", **more), figure(rival, "woods")).state, 0)


def test_the_values_of_all_seats_add_up_to_one() -> None:
    state = moving(figure("warrior", "fields"), figure("dwarf", "woods"), figure("troll", "hills")).state
    assert sum(GAME.value(state, seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"lives": 3}, {"lives": 4}),
        ({"lives": 1}, {"lives": 2}),
        ({"strength": 4}, {"strength": 6}),
        ({}, {"craft": 5, "spells": "immobility#1 mesmerism#1"}),
        ({"gold": 0}, {"gold": 4}),
        ({}, {"objects": "sword#1"}),
        ({}, {"objects": "talisman#1"}),
        ({"toad": 2, "gold": 0}, {"gold": 0}),
        ({}, {"trophies": "dragon#1"}),
    ],
)
def test_better_provided_is_worth_more(less: dict[str, Any], more: dict[str, Any]) -> None:
    assert worth(**less) < worth(**more)


def test_the_last_life_is_worth_more_than_the_fifth() -> None:
    assert worth(lives=2) / worth(lives=1) > worth(lives=6) / worth(lives=5)


def test_lives_without_end_win_nothing_more() -> None:
    assert worth(lives=9) > worth(lives=8)
    assert worth(lives=151) == worth(lives=10)


@pytest.mark.clause("TAL-6.11.6b")
def test_without_a_talisman_the_way_inwards_leads_nowhere() -> None:
    def inwards(space: str, **more: Any) -> float:
        rival = figure("dwarf", "woods")
        return GAME.value(moving(figure("warrior", space, **more), rival).state, 0)

    assert inwards("inner_02_vampires_tower") == inwards("inner_00_plain_of_peril")
    assert inwards("inner_02_vampires_tower", objects="talisman#1") > inwards("plain_of_peril", objects="talisman#1")


def test_outside_the_inner_region_and_on_the_crown_nobody_is_on_the_way_inwards() -> None:
    def inwards(space: str) -> float:
        return steps_inwards(figure("warrior", space).hero())

    ring = [space for space in SPACES if SPACES[space].region == INNER and space != CROWN]
    assert {inwards(space) for space in SPACES if space not in ring} == {0.0}
    assert inwards("plain_of_peril") == 0.0 < inwards("vampires_tower") < inwards("valley_of_fire")


def test_wearing_the_crown_is_nearly_won() -> None:
    state = moving(figure("warrior", "inner_08_crown_of_command", objects="talisman#1"), figure("dwarf", "woods")).state
    assert GAME.value(state, 0) > 0.9
    assert GAME.value(state, 1) < 0.1


def test_who_is_out_of_the_game_has_no_chance_left() -> None:
    state: TalismanState = moving(figure("warrior", "fields"), figure("dwarf", "woods"), figure("troll", "hills")).state
    state.heroes[1].out, state.heroes[1].space = True, ""
    assert GAME.value(state, 1) == 0.0
    assert GAME.value(state, 0) + GAME.value(state, 2) == pytest.approx(1.0)


def test_a_position_before_anybody_has_a_character_is_even() -> None:
    state = GAME.new_match(["Ann", "Bob"], {}, 1).state
    assert GAME.value(state, 0) == pytest.approx(0.5)
