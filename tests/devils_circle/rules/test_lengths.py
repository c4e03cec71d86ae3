"""DK-15.7: each length has its own beginning; what has begun keeps its numbers."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES, load_match
from game.devils_circle.state import CircleState
from tests.devils_circle.scene import NAMES, Scene

GAME = GAMES["devils_circle"]
TABLE = [
    # length, nights, mages, power of demons, herbs, first dawn
    ("full", 3, 4, 8, 3, 240),
    ("two_nights", 2, 4, 12, 3, 300),
    ("quick", 1, 3, 24, 2, 270),
]


@pytest.mark.clause("DK-15.7", "DK-4.2", "DK-4.4", "DK-4.9", "DK-14.4")
@pytest.mark.parametrize(("length", "nights", "mages", "power", "herbs", "dawn"), TABLE)
def test_each_length_begins_as_the_books_table_says(
    length: str, nights: int, mages: int, power: int, herbs: int, dawn: int
) -> None:
    state: CircleState = GAME.new_match(NAMES[:2], {"length": length}).state
    assert (state.nights, len(state.mages), state.clock, state.dawn) == (nights, mages, 120, dawn)
    assert [(demon.power, demon.materiality) for demon in state.demons] == [(power, 3)] * 4
    assert [(mage.herb, mage.strength, mage.power) for mage in state.mages] == [(herbs, 8, 8)] * mages
    assert state.stock == {"garlic": 8, "salt": 12, "drops": 15, "torch": 4, "herb": 9}


@pytest.mark.clause("DK-15.7", "DK-14.5", "DK-14.27")
def test_the_second_of_two_nights_is_as_ever_but_for_the_dawn_that_it_follows() -> None:
    scene = Scene(
        {"orlan": {"at": "l12", "herb": 0}}, clock_phase=True, clock=344, at_dawn=True, dice=(1, 1, 2, 2, 3, 4),
        options={"length": "two_nights"},
    )  # fmt: skip
    assert scene.asked == (0, "place_cradle")
    assert scene.state.dawn == 300 - 7
    assert [demon.power for demon in scene.state.demons] == [8] * 4
    assert scene.mage().herb == 3


def test_a_match_begun_with_other_numbers_keeps_them_when_it_is_loaded() -> None:
    begun = {"orlan": {"at": "f5", "herb": 3}}, {"gorm": {"at": "c3", "power": 20}}
    old = Scene(*begun, options={"length": "quick"}, dawn=240)
    loaded = load_match(old.match.save())
    assert (loaded.state.dawn, loaded.state.demons[0].power, loaded.state.mages[0].herb) == (240, 20, 3)
