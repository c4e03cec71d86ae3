"""Captives carried along, searches around captors, curses that kill captives, and powers used in the middle of it."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE
from tests.demons.scene import OPEN, Scene, die_for, mortals_fight, use

KARIN, ABBOT = 4, 7
FAR, FARTHER = 2010, 1510
BESIDE = tuple(sorted(LAND_NEIGHBOURS[OPEN]))


# -- captives of magicians -------------------------------------------------------------------------------


@pytest.mark.clause("DEM-6.0c", "DEM-3.0g", "DEM-8.2g")
def test_a_captive_in_the_hex_of_his_captor_is_not_searched_for() -> None:
    scene = mortals_fight({"hex": OPEN}, {"captor_seat": 0}, {"hex": FAR}, units={KARIN: BESIDE[0]}, dice=(4,))
    scene.settle()
    assert [event.fact("who") for event in scene.told("searched")] == [0]


@pytest.mark.clause("DEM-6.0g", "DEM-12.2e", "DEM-8.2g")
def test_a_captive_is_carried_along_when_his_captor_evades() -> None:
    scene = mortals_fight({"hex": OPEN}, {"captor_seat": 0}, {"hex": FAR}, units={ABBOT: BESIDE[0]}, dice=(1,))
    away = next(key for key in scene.expect("evade") if key.startswith("to:"))
    scene.answer(away).settle()
    assert scene.magician(1).status == CAPTIVE
    assert scene.magician(1).hex == scene.magician().hex == int(away.removeprefix("to:"))


@pytest.mark.clause("DEM-6.0h", "DEM-16.10", "DEM-5.6b")
def test_a_captor_who_evades_out_of_armenia_leaves_his_captive_where_he_stood() -> None:
    edge = 113
    unit = next(hex_ for hex_ in sorted(LAND_NEIGHBOURS[edge]) if hex_ > 200)
    scene = mortals_fight({"hex": edge}, {"captor_seat": 0}, {"hex": FAR}, units={ABBOT: unit}, dice=(1,))
    scene.expect("evade")
    scene.answer("leave").settle()
    assert (scene.magician().status, scene.magician(1).status, scene.magician(1).hex) == (GONE, FREE, edge)


@pytest.mark.clause("DEM-11.0c", "DEM-16.8a", "DEM-16.2d", "DEM-11.0d")
def test_a_captive_who_draws_the_ring_may_buy_himself_off_with_it_in_the_same_turn() -> None:
    captive = {"captor_seat": 1, "shield": 1}
    scene = Scene(captive, {"hex": OPEN}, {"hex": FAR}, dice=(die_for(1, "duke") + 1, 1, 1)).pool("duke", 0)
    scene.answer("conjure:duke").settle()
    assert scene.magician().ring
    for _ in range(20):
        if f"torture:{0}" in scene:
            break
        scene.answer(scene.keys()[-1])
    scene.answer("torture:0")
    assert "give:ring" in scene
    scene.answer("give:ring").settle()
    assert (scene.magician().ring, scene.magician(1).ring, scene.magician().wounds) == (False, True, 0)


# -- captives of units -----------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.4c", "DEM-16.6a", "DEM-16.8b")
def test_a_captive_who_curses_himself_to_death_leaves_his_torturer_nothing() -> None:
    captive = {"captor_unit": KARIN, "wounds": 3, "ring": True}
    scene = Scene(captive, {"hex": FAR}, {"hex": FARTHER}, units={KARIN: HOME[KARIN]},
                  dice=(die_for(-1, "president") + 4,)).own(0, 35, 36)  # fmt: skip
    scene.answer("conjure:president").settle()
    assert scene.magician().status == DEAD
    assert (scene.state.grid.closed[35], scene.state.grid.closed[36]) == (True, True)
    assert (scene.state.grid.stash[35], scene.state.ring_unit, scene.state.ring_gone) == (0, 0, True)


@pytest.mark.clause("DEM-12.3i", "DEM-7.8a", "DEM-6.0b")
def test_a_unit_between_a_found_magician_and_an_invisible_one_attacks_the_found_one() -> None:
    between = BESIDE[0]
    other = next(hex_ for hex_ in sorted(LAND_NEIGHBOURS[between]) if hex_ not in (OPEN, *LAND_NEIGHBOURS[OPEN]))
    unseen = {"hex": other, "invisible": True, "demons": (3,)}
    scene = mortals_fight({"hex": OPEN, "found": True}, unseen, units={KARIN: between}, dice=(3,))
    scene.settle()
    assert [event.fact("who") for event in scene.told("mortals_attack")] == [0]


# -- powers in the middle --------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3x", "DEM-12.3n", "DEM-12.1a")
def test_a_city_destroyed_in_the_same_phase_shelters_a_naked_man_no_more() -> None:
    city, beside = 1313, next(iter(sorted(LAND_NEIGHBOURS[1313])))
    scene = use({"hex": FAR, "demons": (12, 23)}, {"hex": beside}, {"hex": FARTHER})
    assert "power:12:N" in scene
    scene.answer("power:23:X", f"city:{city}").settle()
    assert "power:12:N" not in scene
    assert "power:12:P" in scene


@pytest.mark.clause("DEM-14.0b", "DEM-14.1a", "DEM-13.1c", "DEM-14.2a")
@pytest.mark.parametrize(("roll", "level"), [(2, 2), (3, 1)])
def test_a_treasure_marked_by_a_thief_is_offered_for_a_shield_and_lost_with_its_marker(roll: int, level: int) -> None:
    scene = Scene({"demons": (3,), "shield": 1}, {"hex": FAR}, dice=(roll,)).own(0, 35)
    scene.state.grid.marker[35] = 26
    scene.state.pools["duke"] = tuple(demon for demon in scene.state.pools["duke"] if demon != 26)
    scene.checkpoint()
    scene.answer("raise", "offer:35")
    while scene.go() is not None and scene.keys()[0] in ("roll", "go", "done"):
        scene.answer(scene.keys()[0])
    scene.settle()
    assert scene.magician().shield == level
    assert (scene.state.grid.closed[35], 26 in scene.state.released) == (True, True)
    assert scene.magician().demons == (3,)
