"""What leaving the board at dawn is worth to a demon."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser.approach import FAR
from game.devils_circle.adviser.leaving import NO_HASTE, bonus, leave_worth, sunrise_chance
from game.devils_circle.adviser.worths import NEVER
from game.devils_circle.box.board import BOARD
from game.devils_circle.state import CircleState, Demon
from tests.devils_circle.scene import Scene


@pytest.mark.clause("DK-9.12", "DK-9.13")
def test_a_strong_demon_and_the_wisp_add_two_to_their_freedom_rolls() -> None:
    assert [bonus(Demon(power=power)) for power in (1, 9, 10, 15)] == [0, 0, 2, 2]
    assert bonus(Demon(wisp=True, power=1)) == 2


@pytest.mark.clause("DK-14.1")
def test_the_sun_rises_if_two_dice_multiplied_last_long_enough() -> None:
    assert [sunrise_chance(minutes) for minutes in (0, 1, 2, 36, 37)] == [1.0, 1.0, 35 / 36, 1 / 36, 0.0]
    assert sunrise_chance(30) == pytest.approx(3 / 36), "5 by 6, 6 by 5 and 6 by 6"


def leaving(cost: int = FAR, **changes: Any) -> float:
    """What leaving is worth to Gorm, with 20 power at C11 half an hour before sunrise, so far from the cradle."""
    table: dict[str, Any] = {"at_dawn": True, "clock": 4 * 60 + 44} | changes
    at, power, name = table.pop("at", "c11"), table.pop("power", 20), str(table.pop("name", "gorm"))
    scene = Scene({"orlan": {"at": "h6"}}, {name: {"at": at, "power": power}}, turn=name, points=3, **table)
    state: CircleState = scene.state
    costs = [FAR] * len(BOARD.fields)
    costs[scene.demon(name).field] = cost
    return leave_worth(state, scene.demon(name), tuple(costs))


def test_leaving_saves_power_for_the_next_night_and_gives_up_the_hope_of_this_one() -> None:
    assert leaving() == pytest.approx(6.0 + 20 * 0.5)
    assert leaving(power=7) == pytest.approx(6.0 + 7 * 0.5)
    assert leaving(cost=3 + 4, power=8) == pytest.approx(6.0 + 8 * 0.5 - 0.5 * 60 * 3 / 6)
    assert leaving(cost=3 + 4, power=10) == pytest.approx(6.0 + 10 * 0.5 - 0.5 * 60 * 5 / 6), "it rolls two more"


def test_leaving_counts_the_more_the_sooner_the_sun_may_rise() -> None:
    def in_minutes(minutes: int) -> float:
        return leaving(clock=4 * 60 + 45 - minutes)

    assert in_minutes(36) == in_minutes(30) == NEVER, "hardly yet"
    likely = next(minutes for minutes in range(30, 0, -1) if 2.0 * sunrise_chance(minutes) >= NO_HASTE)
    assert in_minutes(likely) == pytest.approx(2.0 * sunrise_chance(likely) * 16.0)
    assert in_minutes(likely + 1) == NEVER
    assert in_minutes(1) == in_minutes(10) == 16.0, "as likely as not is enough for all of it"


@pytest.mark.parametrize(
    ("changes", "leaves"),
    [
        ({"night": 3}, False),
        ({"night": 2}, True),
        ({"at": "a11"}, False),
        ({"cost": 3}, False),
        ({"cost": 4}, True),
        ({"princess": 1, "at": "g5"}, False),
        ({"princess": 2, "at": "g5"}, True),
        ({"princess": 1, "at": "g4"}, True),
        ({"princess": 1, "at": "g5", "name": "flicker", "power": 8}, True),
    ],
)
def test_nobody_leaves_in_the_last_night_or_from_the_ring_or_from_where_the_princess_can_be_taken(
    changes: dict[str, Any], leaves: bool
) -> None:
    assert (leaving(**{"power": 80} | changes) > NEVER) == leaves
