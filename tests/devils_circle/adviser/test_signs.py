"""Every sign by which a night of Devil's Circle is judged, on tables where it can be counted."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser.approach import arrival_chance, costs_for
from game.devils_circle.adviser.evaluation import FAR_AWAY, WEIGHTS, lasting, standings, value
from game.devils_circle.box.board import field_number
from game.devils_circle.state import WAITING, CircleState
from tests.devils_circle.scene import Scene, fields

NORTH, EAST, SOUTH, WEST = range(4)


def signs(state: CircleState) -> dict[str, float]:
    """The signs for the mages by name; the demons have none."""
    mages, demons = standings(state)
    found, nothing = standings(state)[mages], standings(state)[demons]
    assert found is not None
    assert nothing == [0.0] * len(WEIGHTS)
    return dict(zip(WEIGHTS, found, strict=True))


@pytest.mark.clause("DK-14.10")
def test_points_above_the_cap_of_dawn_count_half() -> None:
    assert [lasting(points) for points in (0, 4, 5, 6, 9)] == [0, 4, 5, 5.5, 7.0]


def test_what_the_living_mages_have_and_carry_is_counted() -> None:
    carried = {"wand": 2, "book": 0, "garlic": 1, "salt": 2, "drops": 4, "herb": 1}
    orlan = {"at": "h6", "strength": 7, "power": 4} | carried
    mirel = {"at": "b3", "strength": 1, "power": 6}
    held = {"gorm": {"at": "b5", "holds": "mirel"}}
    expected = {
        "even": 1.0, "living mages": 2, "strength": 6 + 1, "power": 4 + 5.5, "books": 1, "herbs": 1 + 3,
        "drops": 4 + 5, "salt": 2 + 3, "garlic": 1 + 2, "wands": 2 + 1, "possessed": 1, "weakest": 1,
    }  # fmt: skip
    found = signs(Scene({"orlan": orlan, "mirel": mirel}, held).state)
    assert {name: found[name] for name in expected} == expected
    found = signs(Scene({"orlan": orlan | {"strength": 2}}).state)
    assert [found[name] for name in ("living mages", "possessed", "weakest")] == [1, 0, 0]


@pytest.mark.parametrize(("princess", "last"), [(3, 0), (2, 0), (1, 1)])
def test_the_princess_counts_by_her_points_and_by_the_last_one(princess: int, last: int) -> None:
    found = signs(Scene({"orlan": {"at": "h6"}}, princess=princess).state)
    assert (found["princess"], found["her last point"]) == (princess, last)


def test_hours_and_nights_to_come_are_counted_till_the_last_sunrise() -> None:
    def to_come(**table: Any) -> tuple[float, float]:
        found = signs(Scene({"orlan": {"at": "h6"}}, dawn=240, **table).state)
        return found["hours to come"], found["nights to come"]

    assert to_come(clock=240 + 45 - 30) == (0.5, 2)
    assert to_come(clock=240 + 45 - 90, night=2) == (1.5, 1)
    assert to_come(clock=240 + 45 + 7, night=3) == (0, 0)


def test_demons_are_counted_by_their_power_and_by_how_near_they_are() -> None:
    demons = {"gorm": {"at": "g5", "power": 9}, "vasha": {"at": "g4", "power": 12}, "ulk": {"hole": "b2"}}
    state = Scene({"orlan": {"at": "l12"}}, demons, holes=fields("b2")).state
    state.demons[3].status, state.demons[3].field = WAITING, -1
    gorm, vasha = (costs_for(state, demon)[demon.field] for demon in state.demons[:2])
    chances = arrival_chance(gorm, 0), arrival_chance(vasha, 2)
    found = signs(state)
    assert (found["demons to come"], found["power of demons"]) == (1, 21)
    assert found["nearness"] == pytest.approx((FAR_AWAY - gorm) / FAR_AWAY + (FAR_AWAY - vasha) / FAR_AWAY)
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
