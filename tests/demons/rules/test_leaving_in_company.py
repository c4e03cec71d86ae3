"""When a sensible magician leaves in company: as soon as nothing can be won by staying."""

import pytest

from game.demons.adviser.planning import is_content, rivals_of
from game.demons.box.treasures import VALUE
from tests.demons.scene import GAME, Scene

EDGE = {"hex": 113}


def leaves(scene: Scene) -> bool:
    """Whether the advice is to leave."""
    decision = scene.go()
    assert decision is not None
    worths = list(GAME.preferences(scene.state, decision))
    return decision.options[worths.index(max(worths))].key == "leave"


def worth_at_most(thousands: int) -> int:
    """The cell of the richest treasure worth no more."""
    return max((cell for cell in VALUE if VALUE[cell] <= thousands), key=lambda cell: VALUE[cell])


def test_the_last_one_alive_leaves_at_once_even_in_debt() -> None:
    assert leaves(Scene({**EDGE, "shield": 6}, {"status": "dead", "hex": 0}))
    assert leaves(Scene({**EDGE, "shield": 6}, {"status": "dead", "hex": 0}, {"status": "dead", "hex": 0}))
    assert not leaves(Scene({**EDGE, "shield": 6}, {"hex": 2010}))


@pytest.mark.parametrize(("cells", "goes"), [((), False), ((worth_at_most(16),), True), ((worth_at_most(15),), False)])
def test_whoever_left_must_be_beaten_by_anything_and_not_more(cells: tuple[int, ...], goes: bool) -> None:
    scene = Scene({**EDGE, "shield": 2}, {"status": "gone", "hex": 0, "shield": 1}).own(0, *cells)
    assert leaves(scene) is (goes and sum(VALUE[cell] for cell in cells) > 15)


def test_the_dead_are_not_to_be_beaten() -> None:
    dead_and_gone = {"status": "dead", "hex": 0}, {"status": "gone", "hex": 0, "shield": 6}
    scene = Scene({**EDGE, "shield": 5}, *dead_and_gone)
    assert rivals_of(scene.state, 0) == ([-75_000], [])
    assert leaves(scene), "60,000 in debt beat 75,000 in debt"


@pytest.mark.parametrize(("thousands", "content"), [(8, False), (10, True), (40, True)])
def test_while_others_play_a_little_is_not_enough(thousands: int, content: bool) -> None:
    scene = Scene(EDGE, {"hex": 2010}).own(0, worth_at_most(thousands))
    assert is_content(scene.state, 0) is content


def test_nobody_leaves_who_is_behind() -> None:
    scene = Scene(EDGE, {"hex": 2010}).own(0, worth_at_most(20)).own(1, worth_at_most(40))
    assert not is_content(scene.state, 0)
    assert is_content(scene.state, 1)
