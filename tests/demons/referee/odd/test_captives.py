"""Odd positions of captives and captors, put before a referee who knows only the rulebook."""

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT = 4, 3, 2, 7
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


def keys_asked(scene: Scene, kind: str) -> tuple[str, ...]:
    """The answers to the next question, which must be of that kind."""
    return scene.question(kind).keys()


def hexes(keys: tuple[str, ...]) -> set[int]:
    """The hexes that answers lead to."""
    return {int(key.removeprefix("to:")) for key in keys}


@pytest.mark.clause("DEM-12.3e", "DEM-12.2e", "DEM-16.10")
def test_a_captive_who_shakes_the_earth_goes_free() -> None:
    scene = use({"captor_unit": KARIN, "demons": (2,)}, {"hex": FAR}, units={KARIN: OPEN, ERZINJAN: 1015})
    scene.answer("power:2:E")
    keys = keys_asked(scene, "freed")
    assert hexes(keys) == set(LAND_NEIGHBOURS[OPEN])
    scene.answer(keys[0]).settle()
    assert scene.state.units.fleeing[KARIN]
    assert scene.state.units.fleeing[ERZINJAN]
    assert scene.magician().status == FREE
    assert not scene.magician().found


@pytest.mark.clause("DEM-12.3x", "DEM-16.10")
def test_a_city_that_falls_on_a_captor_frees_his_captive_in_its_hex() -> None:
    scene = use({"captor_unit": KARIN, "demons": (23,)}, {"hex": FAR}, units={KARIN: AT_HOME})
    scene.answer("power:23:X", f"city:{AT_HOME}").settle()
    assert scene.state.units.hex[KARIN] == 0
    assert (scene.magician().status, scene.magician().hex) == (FREE, AT_HOME)


@pytest.mark.clause("DEM-12.3x", "DEM-16.7b")
def test_whoever_destroys_a_home_may_fetch_what_lies_there() -> None:
    scene = use({"hex": FAR, "demons": (23, 18)}, {"hex": PLAIN}, units={KARIN: 1510}).stash(KARIN, 35, 11)
    scene.answer("power:23:X", f"city:{AT_HOME}", "with:18").settle()
    assert [scene.state.grid.owner[cell] for cell in (35, 11)] == [0, 0]
    assert 18 in scene.state.released


@pytest.mark.clause("DEM-12.3x", "DEM-12.3p", "DEM-9.2a", "DEM-5.8d")
def test_a_fallen_city_is_open_country_and_no_city_any_more() -> None:
    fallen = Scene({"hex": AT_HOME}, {"hex": FAR}, destroyed_cities=(AT_HOME,))
    assert "conjure:duke" in fallen
    assert "conjure:duke" not in Scene({"hex": AT_HOME}, {"hex": FAR})
    love = use({"hex": AT_HOME, "demons": (16,)}, {"hex": FAR}, destroyed_cities=(AT_HOME,), units={KARIN: 1510})
    love.answer("power:16:P")
    assert love.question("city").option(f"city:{AT_HOME}") is None
    searched = mortals_fight({"hex": AT_HOME}, units={KARIN: 910}, dice=(5,), destroyed_cities=(AT_HOME,)).play_phase()
    assert searched.state.searches[0].modifier == 0


@pytest.mark.clause("DEM-12.3p")
def test_love_leaves_those_inside_the_city_alone() -> None:
    scene = use({"hex": FAR, "demons": (16,)}, {"hex": PLAIN}, units={KARIN: AT_HOME, ERZINJAN: 910})
    scene.answer("power:16:P", f"city:{AT_HOME}").settle()
    assert scene.state.units.fleeing[ERZINJAN]
    assert not scene.state.units.fleeing[KARIN]


@pytest.mark.clause("DEM-12.3t", "DEM-16.8c")
def test_a_captive_is_carried_out_of_his_bonds_or_out_of_armenia() -> None:
    for answer, status in ((f"to:{FAR + 1}", FREE), ("leave", GONE)):
        scene = use({"captor_unit": KARIN, "demons": (18,)}, {"hex": PLAIN}, units={KARIN: 1510})
        scene.answer("power:18:T", answer).settle()
        assert scene.magician().status == status
        assert scene.state.units.captives[KARIN] == 0


@pytest.mark.clause("DEM-12.3r", "DEM-12.2e")
def test_reconciled_captives_step_beside_their_captor() -> None:
    scene = use({"captor_seat": 1, "demons": (59,)}, {"hex": OPEN}, units={ERZINJAN: 1011})
    scene.answer("power:59:R")
    assert hexes(keys_asked(scene, "escape")) == set(LAND_NEIGHBOURS[OPEN]) - {1011}


@pytest.mark.clause("DEM-16.8a", "DEM-16.8b", "DEM-9.1a", "DEM-9.2a")
def test_a_captive_conjures_by_the_ground_of_his_captor() -> None:
    forest = Scene({"captor_unit": KARIN}, {"hex": FAR}, units={KARIN: 113})
    assert "conjure:earl" in forest
    assert "conjure:duke" not in forest
    open_country = Scene({"captor_seat": 1}, {"hex": OPEN}, turn=0)
    assert "conjure:duke" in open_country
    assert "conjure:earl" not in open_country
    assert not any(key.startswith(("move", "leave")) for key in open_country)


@pytest.mark.clause("DEM-16.8b", "DEM-21.6")
def test_each_wound_and_curse_of_a_captive_lowers_the_die() -> None:
    scene = Scene(
        {"captor_unit": KARIN, "wounds": 1, "curses": 1, "shield": 6}, {"hex": FAR}, units={KARIN: OPEN}, dice=(3,)
    )
    scene.answer("conjure:duke").settle()
    assert scene.state.conjuration[0].net == 3 + 3 - 1 - 1 - 1


@pytest.mark.clause("DEM-14.0a", "DEM-14.0c")
def test_a_captive_raises_his_shield_by_friendly_demons() -> None:
    scene = Scene({"captor_unit": KARIN, "demons": (3, 2)}, {"hex": FAR}, units={KARIN: OPEN}, dice=(2,))
    scene.answer("raise").settle()
    assert scene.magician().shield == 2
    assert set(scene.magician().demons) == {3, 2}, "they are kept"


@pytest.mark.clause("DEM-14.0b", "DEM-14.0c")
def test_nobody_tries_a_shield_with_nothing() -> None:
    assert "raise" not in Scene({"hex": PLAIN, "demons": (18,)}, {"hex": FAR})
    assert "raise" not in Scene({"hex": PLAIN, "demons": (2,), "shield": 6}, {"hex": FAR})


@pytest.mark.clause("DEM-16.1a", "DEM-16.3b", "DEM-16.2d")
def test_whom_a_magician_may_torture() -> None:
    taken = use({"hex": OPEN, "demons": (35,)}, {"hex": 1011}, dice=(6,))
    taken.answer("attack:1011")
    assert taken.magician(1).status == CAPTIVE or taken.settle().magician(1).status == CAPTIVE
    assert "torture:1" not in taken, "not in the phase of capture"
    for wounds, curses, allowed in ((0, 0, True), (1, 0, True), (0, 1, True), (1, 1, False), (2, 0, False)):
        scene = use({"hex": OPEN, "demons": (35,)}, {"captor_seat": 0, "wounds": wounds, "curses": curses})
        assert ("torture:1" in scene) is allowed, (wounds, curses)


@pytest.mark.clause("DEM-16.2d", "DEM-11.0d", "DEM-13.4")
def test_a_captive_may_hand_his_captor_the_ring_or_a_marked_treasure() -> None:
    ring = use({"hex": OPEN}, {"captor_seat": 0, "ring": True})
    ring.answer("torture:1", "give:ring").settle()
    assert ring.magician(0).ring
    assert not ring.magician(1).ring
    marked = use({"hex": OPEN}, {"captor_seat": 0}).own(1, 35)
    marked.state.pools["duke"] = tuple(demon for demon in marked.state.pools["duke"] if demon != 18)
    marked.state.grid.marker[35] = 18
    marked.checkpoint()
    marked.answer("torture:1", "give:35").settle()
    assert marked.state.grid.owner[35] == 0
    assert 18 in marked.state.released, "the old marker leaves"


@pytest.mark.clause("DEM-16.2c", "DEM-16.2b")
@pytest.mark.parametrize(("unit", "asked"), [(METROPOLITAN, False), (ABBOT, False), (KARIN, True)])
def test_men_of_faith_cannot_be_bought(unit: int, asked: bool) -> None:
    scene = mortals_fight({"captor_unit": unit}, {"hex": PLAIN}, units={unit: HOME[unit]}, dice=(6,)).own(0, 35)
    decision = scene.go()
    assert (decision is not None and decision.kind == "surrender") is asked


@pytest.mark.clause("DEM-16.6a", "DEM-16.7a", "DEM-16.10")
def test_the_captives_of_whoever_dies_go_free() -> None:
    scene = Scene({"hex": OPEN, "curses": 3}, {"captor_seat": 0}, {"hex": FAR}, dice=(1,))
    scene.answer("conjure:king").settle()
    assert scene.magician().status == DEAD
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, OPEN)


@pytest.mark.clause("DEM-16.10", "DEM-5.6b")
def test_the_captives_of_whoever_leaves_stand_where_he_stood() -> None:
    scene = Scene({"hex": 113}, {"captor_seat": 0}, {"hex": FAR})
    scene.answer("leave").settle()
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, 113)


@pytest.mark.clause("DEM-8.2g", "DEM-16.10")
def test_a_captive_moves_with_a_magician_and_is_left_behind_when_let_go() -> None:
    scene = Scene({"hex": OPEN}, {"captor_seat": 0}, {"hex": FAR})
    scene.answer("free:1")
    assert hexes(keys_asked(scene, "freed")) == set(LAND_NEIGHBOURS[OPEN])
