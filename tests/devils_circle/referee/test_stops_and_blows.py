"""What stops a demon, what a blow of a mage does to it, and where nothing can be placed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.devils_circle.box.board import FIELD_NAMES, SUPPLY, field_number
from game.devils_circle.referee.blows import blows, landing
from game.devils_circle.referee.courses import ground_of, runner_of
from game.devils_circle.referee.danger import danger_of
from game.devils_circle.referee.mages import placing_field
from game.devils_circle.referee.stops import stop_words, what_stops
from game.devils_circle.rules.moving.steps import DEMON_THERE, GARLIC, NO_FIELD, SALT, TOO_SOLID, TOO_WEAK
from game.devils_circle.state import MAGES
from tests.devils_circle.adviser.tables import asked, night
from tests.devils_circle.scene import edges, fields

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.parametrize(
    ("stop", "words", "clause"),
    [
        (GARLIC, "Garlic guards this wall", "DK-7.21"),
        (TOO_SOLID, "Materiality 7 is too solid", "DK-10.7"),
        (TOO_WEAK, "materiality (7) is greater than its power (5)", "DK-10.7"),
        (SALT, "this one has 5", "DK-7.25"),
        (DEMON_THERE, "Another figure stands there.", "DK-10.10"),
        (NO_FIELD, "The board ends here.", "DK-2.1"),
    ],
)
def test_each_stop_is_told_in_words_of_its_own(stop: str, words: str, clause: str) -> None:
    found = stop_words(stop, power=5, materiality=7)
    assert words in str(found.text)
    assert found.clause == clause


def test_an_edge_lets_a_demon_through_or_says_why_not() -> None:
    state = night(gorm={"at": "c3", "power": 9})
    gorm = state.demons[0]
    assert what_stops(state, gorm, field_number("c3"), NORTH) is None
    assert what_stops(state, gorm, field_number("b2"), WEST) is None, "walls are open to it"
    state.salt = edges("c2-c3")
    found = what_stops(state, gorm, field_number("c3"), NORTH)
    assert found is not None
    assert found.clause == "DK-7.25"


@pytest.mark.clause("DK-7.31", "DK-7.32", "DK-7.33")
@pytest.mark.parametrize(
    ("at", "power", "materiality", "goal"),
    [
        ("c3", 9, 3, "c4"), ("c3", 4, 3, "c4"), ("c3", 3, 3, ""), ("c3", 2, 3, ""), ("c4", 9, 3, ""),
        ("b2", 9, 3, "a2"), ("b2", 9, 7, ""), ("b2", 4, 3, ""),
    ],
)  # fmt: skip
def test_drops_push_a_demon_that_outlives_them_from_the_next_square(
    at: str, power: int, materiality: int, goal: str
) -> None:
    state = night({"orlan": {"at": "c2"}}, {"at": at, "power": power, "materiality": materiality})
    found = landing(state, state.mages[0], state.demons[0])
    assert (FIELD_NAMES[found] if found >= 0 else "") == goal


def test_a_mage_without_points_or_will_strikes_nobody_and_else_with_all_that_he_has() -> None:
    state = night({"orlan": {"at": "c2", "power": 8, "points": 4}}, {"at": "c3", "power": 20}, stage=MAGES)
    (blow,) = blows(state, state.mages[0])
    assert (blow.demon, blow.exorcism, blow.drops, FIELD_NAMES[blow.pushed_to]) == (0, 16, 3, "c4")
    state.mages[0].points = 0
    assert blows(state, state.mages[0]) == ()
    state.stage = "demons"
    assert blows(state, state.mages[0]) == (blow,), "in the next phase he has all his points"
    state.mages[0].held_by = 1
    assert blows(state, state.mages[0]) == ()


def test_a_demon_on_the_very_first_square_is_struck_as_anywhere() -> None:
    state = night({"orlan": {"at": FIELD_NAMES[1], "power": 8, "points": 4}}, {"at": FIELD_NAMES[0], "power": 20})
    state.stage = MAGES
    assert [blow.exorcism for blow in blows(state, state.mages[0])] == [16]


@pytest.mark.clause("DK-9.11", "DK-9.12", "DK-9.13")
@pytest.mark.parametrize(("name", "power", "farthest"), [(0, 9, 6), (0, 10, 8), (3, 5, 8)])
def test_the_highest_freedom_roll_with_its_bonus_is_the_farthest_way(name: int, power: int, farthest: int) -> None:
    state = night({"orlan": {"at": "l12"}})
    demon = state.demons[name]
    demon.field, demon.power, demon.rescue_left = field_number("a7"), power, False
    found = danger_of(ground_of(state, demon), runner_of(demon))
    reached = {field for field, chance in found.fields if chance > 0}
    exactly = danger_of(ground_of(state, demon), runner_of(demon), farthest)
    assert reached == {field for field, chance in exactly.fields if chance > 0}
    less = danger_of(ground_of(state, demon), runner_of(demon), farthest - 1)
    assert reached > {field for field, chance in less.fields if chance == Fraction(1)}


@pytest.mark.clause("DK-3.6", "DK-3.7")
def test_the_cradle_is_not_placed_on_the_supplies_or_in_the_ring_but_that_is_told_of_the_cradle_only() -> None:
    state = night(holes=fields("c3"))
    said = {
        (kind, name): placing_field(state, asked(kind), name)
        for kind in ("place_cradle", "place_mage")
        for name in ("a5", FIELD_NAMES[SUPPLY], "c3")
    }
    clauses = {place: found and found.clause for place, found in said.items()}
    assert clauses["place_cradle", "a5"] == "DK-3.7"
    assert clauses["place_cradle", FIELD_NAMES[SUPPLY]] == "DK-3.6"
    assert clauses["place_mage", "a5"] != "DK-3.7"
    cradle_words = str(said["place_cradle", FIELD_NAMES[SUPPLY]])
    assert str(said["place_mage", FIELD_NAMES[SUPPLY]]) != cradle_words
    assert clauses["place_cradle", "c3"] == clauses["place_mage", "c3"] != "DK-3.6"
