"""Who of several mortal units takes the captive: any that took part (DEM-8.2k, DEM-8.2l)."""

from collections import Counter

import pytest

from tests.demons.scene import OPEN, Scene, use

TOGETHER = 1011
SEEDS = range(60)


def captor(scene: Scene) -> int:
    """Who holds the first magician."""
    scene.play_phase()
    return scene.magician().captor_unit


@pytest.mark.clause("DEM-8.2k", "DEM-8.2l")
@pytest.mark.parametrize("busy", ["fleeing", "captives"])
def test_a_unit_that_flees_or_holds_somebody_is_drawn_as_often_as_any_other(busy: str) -> None:
    drawn = Counter[int]()
    for seed in SEEDS:
        others = [{"hex": 2010}, {"captor_unit": 4}] if busy == "captives" else [{"hex": 2010}]
        scene = use({"hex": OPEN, "demons": (18,)}, *others, units={3: TOGETHER, 4: TOGETHER}, dice=(1,), seed=seed)
        scene.state.units.fleeing[4] = busy == "fleeing"
        scene.checkpoint()
        drawn[captor(scene.answer(f"attack:{TOGETHER}"))] += 1
    assert set(drawn) == {3, 4}
    assert min(drawn.values()) > len(SEEDS) // 4


@pytest.mark.clause("DEM-8.2k", "DEM-8.2i")
def test_a_fleeing_unit_that_takes_a_captive_flees_no_more() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"hex": 2010}, units={4: TOGETHER}, dice=(1,))
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    assert captor(scene.answer(f"attack:{TOGETHER}")) == 4
    assert not scene.state.units.fleeing[4]
    assert scene.state.units.captives[4] == 1
