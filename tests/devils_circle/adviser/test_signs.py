"""Every sign by which a night of Devil's Circle is judged, on tables where it can be counted."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser.approach import arrival_chance, costs_for
from game.devils_circle.adviser.evaluation import (
    AFTERWARDS,
    FAR_AWAY,
    TONIGHT,
    lasting,
    signs_of_afterwards,
    signs_of_tonight,
    value,
)
from game.devils_circle.box.board import field_number
from game.devils_circle.state import WAITING, CircleState
from tests.devils_circle.scene import Scene, fields

NORTH, EAST, SOUTH, WEST = range(4)


def signs(state: CircleState) -> dict[str, float]:
    """The signs of this night by name."""
    return dict(zip(TONIGHT, signs_of_tonight(state), strict=True))


def later(state: CircleState) -> dict[str, float]:
    """The signs of the nights after it by name."""
    return dict(zip(AFTERWARDS, signs_of_afterwards(state), strict=True))


@pytest.mark.clause("DK-14.10")
def test_points_above_the_cap_of_dawn_count_half() -> None:
    assert [lasting(points) for points in (0, 4, 5, 6, 9)] == [0, 4, 5, 5.5, 7.0]


def test_what_the_living_mages_have_and_carry_is_counted() -> None:
    carried = {"wand": 2, "book": 0, "garlic": 1, "salt": 2, "drops": 4, "herb": 1}
    orlan = {"at": "h6", "strength": 7, "power": 4} | carried
    mirel = {"at": "b3", "strength": 1, "power": 6}
    held = {"gorm": {"at": "b5", "holds": "mirel"}}
    state = Scene({"orlan": orlan, "mirel": mirel}, held).state
    expected = {
        "even": 1.0, "strength": 6 + 1, "power": 4 + 5.5, "books": 1, "drops": 4 + 5, "wands": 2 + 1, "possessed": 1,
        "weakest": 1,
    }  # fmt: skip
    assert {name: signs(state)[name] for name in expected} == expected
    after = {"even": 1.0, "strength": 6 + 1, "books": 1, "possessed": 1, "weakest": 1}
    assert {name: later(state)[name] for name in after} == after
    alone = Scene({"orlan": orlan | {"strength": 2}}).state
    assert [signs(alone)[name] for name in ("possessed", "weakest")] == [0, 0]
    assert [later(alone)[name] for name in ("possessed", "weakest")] == [0, 0]


@pytest.mark.parametrize(("princess", "last"), [(3, 0), (2, 0), (1, 1)])
def test_the_princess_counts_by_her_points_and_by_the_last_one(princess: int, last: int) -> None:
    found = signs(Scene({"orlan": {"at": "h6"}}, princess=princess).state)
    assert (found["princess"], found["her last point"]) == (princess, last)


def test_hours_to_the_sunrise_and_nights_after_it_are_counted() -> None:
    def to_come(**table: Any) -> tuple[float, float, float]:
        state = Scene({"orlan": {"at": "h6"}}, dawn=240, **table).state
        assert later(state)["hours to come"] == signs(state)["hours to come"]
        return signs(state)["hours to come"], later(state)["nights to come"], signs(state)["dawn"]

    assert to_come(clock=240 + 45 - 30) == (0.5, 2, 0)
    assert to_come(clock=240 + 45 - 90, night=2) == (1.5, 1, 0)
    assert to_come(clock=240 + 45 + 7, night=3) == (0, 0, 0)


def test_demons_are_counted_by_their_power_and_by_how_near_they_are() -> None:
    demons = {"gorm": {"at": "g5", "power": 9}, "vasha": {"at": "g4", "power": 12}, "ulk": {"hole": "b2"}}
    state = Scene({"orlan": {"at": "l12"}}, demons, holes=fields("b2")).state
    state.demons[3].status, state.demons[3].field = WAITING, -1
    gorm, vasha = (costs_for(state, demon)[demon.field] for demon in state.demons[:2])
    chances = arrival_chance(gorm, 0), arrival_chance(vasha, 2)
    found = signs(state)
    assert (found["demons to come"], found["power of demons"]) == (1, 21)
    assert found["nearness"] == pytest.approx((FAR_AWAY - gorm) / FAR_AWAY + (FAR_AWAY - vasha) / FAR_AWAY)
    assert later(state)["nearness"] == found["nearness"]
    assert found["arrivals"] == pytest.approx(sum(chances))
    assert found["arrival"] == max(chances) > min(chances) > 0
    state.demons[1].field = 0
    assert signs(state)["power of demons"] == 21, "a corner of the ring is on the board, too"


def test_what_is_far_away_is_no_danger_at_all() -> None:
    state = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "m13"}}).state
    assert costs_for(state, state.demons[0])[state.demons[0].field] >= FAR_AWAY
    found = signs(state)
    others = sum(max(0, FAR_AWAY - costs_for(state, demon)[demon.field]) / FAR_AWAY for demon in state.demons[1:])
    assert found["nearness"] == pytest.approx(others)
    for demon in state.demons:
        demon.field = -1
    found = signs(state)
    assert (found["nearness"], found["arrivals"], found["arrival"], found["power of demons"]) == (0, 0, 0, 0)


def test_a_star_at_the_cradle_and_stars_on_their_way_are_told_apart() -> None:
    stars = (
        (1, field_number("h6"), WEST), (2, field_number("i6"), WEST), (3, field_number("f6"), WEST),
        (4, field_number("f6"), EAST),
    )  # fmt: skip
    found = signs(Scene({"orlan": {"at": "l12"}}, pentagrams=stars).state)
    assert (found["star at the cradle"], found["star on its way"]) == (2, 1)


def test_the_value_for_a_seat_is_that_of_its_side() -> None:
    state = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "c2"}}, seats=4).state
    values = [value(state, seat) for seat in range(4)]
    assert values[0] == values[1] != values[2] == values[3]
