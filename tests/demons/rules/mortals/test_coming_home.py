"""A unit that turns face up at home rests until the Mortal Turn ends (DEM-5.7e)."""

import pytest

from game.demons.box.mortals import HOME
from tests.demons.scene import Scene

KARIN, OTHER = 4, 3
BESIDE_HOME, ROAD = 910, 710
"""A hex next to the home of the Emir of Karin, and one beside it by which he comes."""


def coming_home(*, start: int = ROAD, dice: tuple[int, ...] = (), **magician: object) -> Scene:
    """The Emir of Karin flees home, beside which a magician stands; a Mortal Turn is played."""
    scene = Scene({"hex": BESIDE_HOME, **magician}, units={KARIN: start}, stage="mortal_movement", dice=dice)
    scene.state.units.fleeing[KARIN] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.report[0].what == "home"
    assert scene.state.units.hex[KARIN] == HOME[KARIN]
    return scene.play_phase()


@pytest.mark.clause("DEM-5.7e")
@pytest.mark.parametrize("start", [ROAD, HOME[KARIN]], ids=["comes home", "was at home"])
def test_a_unit_that_turns_up_at_home_does_not_search(start: int) -> None:
    scene = coming_home(start=start)
    assert not scene.told("searched")
    assert not scene.magician().found


@pytest.mark.clause("DEM-5.7e")
def test_a_unit_that_turns_up_at_home_attacks_nobody_it_would_find() -> None:
    scene = coming_home(found=True)
    assert not scene.told("mortals_attack")
    assert scene.magician().status == "free"


@pytest.mark.clause("DEM-5.7e", "DEM-6.0d")
def test_its_strength_is_not_counted_when_others_search() -> None:
    scene = Scene({"hex": BESIDE_HOME}, units={KARIN: ROAD, OTHER: 1010}, stage="mortal_movement", dice=(1, 4))
    scene.state.units.fleeing[KARIN] = True
    scene.checkpoint()
    scene.play_phase().play_phase()
    assert [search.strength for search in scene.state.searches] == [4]


@pytest.mark.clause("DEM-5.7e")
def test_in_the_next_mortal_turn_it_searches_and_attacks_like_any_other() -> None:
    scene = coming_home(dice=(6, 6, 6))
    assert not any(key.startswith("move") for key in scene), "it holds him already"
    scene.answer("rest").settle()
    assert scene.state.units.active[KARIN]
    assert scene.told("searched")
    assert scene.told("mortals_attack")
