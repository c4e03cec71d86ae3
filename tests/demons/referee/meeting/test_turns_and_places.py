"""Treasures, fights and walks that meet, and the corners of the map."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, FREE, GONE
from tests.demons.scene import OPEN, PLAIN, Scene, die_for, mortals_fight, mortals_move, use
from tests.demons.walking import reach

KARIN, ERZINJAN, METROPOLITAN, BISHOP, ABBOT, ANI = 4, 3, 2, 5, 7, 6
FAR = 2010
"""A hex of rough country far from everybody else."""


# -- treasure --------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-13.0b", "DEM-13.0e", "DEM-13.1c", "DEM-12.1a")
def test_what_one_demon_finds_another_seizes_in_the_same_phase() -> None:
    scene = use({"hex": 1608, "demons": (62, 3)}, {"hex": FAR}, dice=(3, 5, 2))
    scene.answer("power:62:D", "seize:35").settle()
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35]) == (0, 3)
    assert 62 in scene.state.released
    assert 3 not in scene.state.released


@pytest.mark.clause("DEM-13.0e", "DEM-21.7")
@pytest.mark.parametrize(("demon", "able"), [(1, True), (2, True), (8, False)])
def test_what_vassago_found_is_seized_by_the_first_two_alone(demon: int, able: bool) -> None:
    scene = use({"hex": 1608, "demons": (demon, 35)}, {"hex": FAR}).find(35, 3)
    assert ("seize:35" in scene) is able


@pytest.mark.clause("DEM-12.3x", "DEM-13.0f", "DEM-13.5")
def test_a_fallen_city_gives_its_treasure_like_a_standing_one() -> None:
    scene = use({"hex": 1608, "demons": (23, 3)}, {"hex": FAR}, units={ANI: 1710}, dice=(2,)).find(35, 56)
    scene.answer("power:23:X", "city:1608", "seize:35").settle()
    assert scene.state.units.hex[ANI] == 0
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-12.3g", "DEM-12.3r")
def test_what_the_reconciled_found_but_does_not_own_may_be_gained() -> None:
    scene = use({"hex": OPEN, "demons": (26,)}, {"hex": FAR, "reconciled": True}).find(35, 56, seat=1).own(1, 11)
    assert scene.answer("power:26:G").settle().state.grid.owner[35] == 0
    assert scene.state.grid.owner[11] == 1


@pytest.mark.clause("DEM-12.3g", "DEM-12.3r", "DEM-11.0d")
def test_the_ring_of_the_reconciled_is_not_stolen() -> None:
    assert "power:26:G" not in use({"hex": OPEN, "demons": (26,)}, {"hex": FAR, "reconciled": True, "ring": True})
    assert "power:26:G" in use({"hex": OPEN, "demons": (26,)}, {"hex": FAR, "ring": True})


@pytest.mark.clause("DEM-12.3g", "DEM-10.0h", "DEM-11.0d")
def test_whoever_loses_the_ring_keeps_his_unfriendly_demons_but_conjures_no_more() -> None:
    victim = {"hex": FAR, "ring": True, "demons": (13, 14)}
    scene = use({"hex": OPEN, "demons": (26,)}, victim, dice=(die_for(2, "king"),)).pool("king", 51, 9)
    scene.answer("power:26:G").settle()
    assert (scene.magician().ring, scene.magician(1).ring) == (True, False)
    assert set(scene.magician(1).demons) == {13, 14}


@pytest.mark.clause("DEM-14.0b", "DEM-14.1a", "DEM-13.0d", "DEM-15.2a")
def test_the_marker_of_a_treasure_counts_neither_as_a_friend_nor_against_the_limit() -> None:
    scene = Scene({"hex": PLAIN, "demons": (2, 8)}, {"hex": FAR}, dice=(3,)).own(0, 35)
    scene.state.pools["prince"] = tuple(demon for demon in scene.state.pools["prince"] if demon != 70)
    scene.state.grid.marker[35] = 70
    scene.checkpoint()
    scene.answer("raise", "roll").settle()
    assert scene.magician().shield == 1, "two friends against a three"
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-16.7b", "DEM-15.6", "DEM-15.0a")
def test_a_king_sent_for_a_stash_leaves_his_dukes_to_choose_between() -> None:
    scene = use({"hex": OPEN, "demons": (20, 2, 8, 11)}, {"hex": FAR}, units={ABBOT: 1011}, dice=(6,)).stash(ABBOT, 62)
    scene.answer("attack:1011", "with:2", "with:8", "fight", "with:20")
    decision = scene.question("release")
    assert set(decision.keys()) >= {"release:2", "release:8", "release:11"}
    scene.answer("release:11").settle()
    assert set(scene.magician().demons) == {2, 8}
    assert scene.state.grid.owner[62] == 0


@pytest.mark.clause("DEM-9.3a", "DEM-10.0g", "DEM-9.0f")
def test_a_rank_left_with_an_enemy_only_gives_it_away_and_is_exhausted() -> None:
    scene = Scene({"hex": PLAIN, "shield": 6}, {"hex": FAR}, dice=(5,))
    released = tuple(demon for demon in scene.state.pools["marquis"] if demon != 14)
    scene.state.pools["marquis"] = (14,)
    scene.state.released = (*scene.state.released, *released)
    scene.checkpoint()
    scene.answer("conjure:marquis").settle()
    assert scene.magician().demons == ()
    assert 14 in scene.state.released
    assert scene.skip_to("first_phase").magician().curses == 0
    assert "conjure:marquis" not in scene


# -- fights ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-5.7i", "DEM-7.3b", "DEM-7.0d", "DEM-8.2d")
def test_a_fleeing_unit_and_its_companion_are_attacked_as_one() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1011}, dice=(6,))
    scene.state.units.fleeing[KARIN] = True
    scene.checkpoint()
    scene.answer("attack:1011").settle()
    assert (scene.told("combat")[0].fact("attack"), scene.told("combat")[0].fact("defence")) == (10, 9)
    assert [scene.state.units.hex[unit] for unit in (KARIN, ERZINJAN)] == [0, 0]


@pytest.mark.clause("DEM-8.2l", "DEM-8.2g", "DEM-11.0d")
def test_a_captured_attacker_keeps_ring_and_treasure_and_the_demons_he_held_back() -> None:
    scene = use({"hex": OPEN, "demons": (18, 35), "ring": True}, {"hex": 1011}, {"hex": FAR}, units={}, dice=(1,))
    scene.own(0, 35).answer("attack:1011", "with:18", "fight").settle()
    combat = scene.told("combat")[0]
    assert (combat.fact("attack"), combat.fact("defence"), combat.fact("code")) == (3, 0, "Af")
    assert scene.magician().status == FREE
    assert scene.magician().demons == (35,)
    assert scene.magician().ring


@pytest.mark.clause("DEM-7.6a", "DEM-7.3c", "DEM-8.2n", "DEM-12.3f")
def test_a_defender_with_a_borrowed_demon_alone_must_use_it() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011, "borrowed": ((35, 0),)}, {"hex": FAR}, dice=(6,))
    scene.answer("attack:1011").settle()
    assert scene.told("combat")[0].fact("defence") == 5
    assert 35 in scene.state.released
    assert scene.magician(1).captor_seat == 0


@pytest.mark.clause("DEM-8.2k", "DEM-7.7a", "DEM-16.1a", "DEM-8.2i")
def test_only_one_of_two_capturing_units_goes_home_and_the_other_stays_ready() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1013}, dice=(6,))
    scene.settle()
    assert scene.magician().status == CAPTIVE
    held = [unit for unit in (KARIN, ERZINJAN) if scene.state.units.captives[unit]]
    assert held == [scene.magician().captor_unit]


@pytest.mark.clause("DEM-6.0c", "DEM-6.0d", "DEM-7.8a", "DEM-6.0e")
def test_a_unit_between_two_counts_in_both_searches_and_an_evader_draws_no_attack() -> None:
    scene = mortals_fight({"hex": 1011}, {"hex": 1013}, units={KARIN: OPEN}, dice=(1, 3))
    scene.settle()
    scene.answer("stay").settle()
    assert [(one.seat, one.strength) for one in scene.state.searches] == [(0, 5), (1, 5)]
    assert not scene.told("combat")


@pytest.mark.clause("DEM-6.0g", "DEM-6.0h", "DEM-5.5a", "DEM-7.0b")
def test_whoever_evades_into_the_reach_of_another_unit_is_hidden_from_it() -> None:
    scene = mortals_fight({"hex": OPEN}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1014}, dice=(1,))
    scene.expect("evade")
    assert "to:1013" in scene
    scene.answer("to:1013").settle()
    assert not scene.magician().found
    assert not scene.told("combat")


@pytest.mark.clause("DEM-12.3i", "DEM-3.0c", "DEM-5.0g", "DEM-6.0c")
def test_an_invisible_magician_still_wakes_hunters_who_do_not_find_him() -> None:
    moved = mortals_move({"hex": OPEN, "invisible": True}, {"hex": 2819}, units={KARIN: 1014}, dice=(6,))
    assert moved.state.units.hex[KARIN] in LAND_NEIGHBOURS[OPEN]
    searched = mortals_fight({"hex": OPEN, "invisible": True}, {"hex": 2819}, units={KARIN: 1013})
    searched.settle()
    assert searched.state.searches == ()


@pytest.mark.clause("DEM-16.7b", "DEM-7.3b", "DEM-16.7a")
def test_the_stashes_of_two_units_that_fall_together_cost_a_demon_each() -> None:
    scene = use({"hex": OPEN, "demons": (9, 20, 35, 3)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1011}, dice=(6,))
    scene.stash(KARIN, 35).stash(ERZINJAN, 11).answer("attack:1011", "with:9", "with:20", "fight", "with:35")
    assert set(scene.question("claim").keys()) == {"with:20", "with:3", "decline"}
    scene.answer("decline").settle()
    assert sorted((scene.state.grid.owner[35], scene.state.grid.owner[11])) == [-1, 0]
    assert {scene.state.grid.stash[35], scene.state.grid.stash[11]} - {0} <= {KARIN, ERZINJAN}
    assert set(scene.magician().demons) == {3, 20}


@pytest.mark.clause("DEM-12.3b", "DEM-16.7b", "DEM-7.5a")
def test_of_two_units_that_strike_each_other_only_the_stash_of_the_fallen_is_claimed() -> None:
    beside = min(LAND_NEIGHBOURS[OPEN], key=lambda hex_id: (hex_id not in LAND_NEIGHBOURS[1011], hex_id))
    units = {KARIN: 1011, ERZINJAN: beside}
    scene = use({"hex": OPEN, "demons": (38, 35, 3)}, {"hex": FAR}, units=units, dice=(6, 6))
    scene.stash(KARIN, 35).stash(ERZINJAN, 11).answer("power:38:B", "with:35").settle()
    assert [event.fact("unit") for event in scene.told("destroyed")] == [ERZINJAN]
    assert (scene.state.grid.owner[35], scene.state.grid.owner[11]) == (-1, 0)


@pytest.mark.clause("DEM-16.10", "DEM-12.3x", "DEM-5.4d")
def test_of_two_captives_freed_in_one_hex_the_second_stands_beside_the_first() -> None:
    seats = ({"captor_unit": KARIN, "demons": (23,)}, {"captor_unit": KARIN}, {"hex": FAR})
    scene = use(*seats, units={KARIN: 1510})
    scene.answer("power:23:X", f"city:{HOME[KARIN]}")
    decision = scene.question("freed")
    assert decision.seat == 1
    assert {option.key for option in decision.options} == {f"to:{hex_id}" for hex_id in LAND_NEIGHBOURS[1510]}
    scene.answer("to:1509").settle()
    assert [scene.magician(seat).hex for seat in (0, 1)] == [1510, 1509]


# -- places ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-4.3c", "DEM-4.3b", "DEM-5.2a")
@pytest.mark.parametrize("corner", [120, 2801, 2820])
def test_in_the_corners_of_the_map_one_walks_and_leaves_like_anywhere(corner: int) -> None:
    scene = Scene({"hex": corner}, {"hex": OPEN})
    assert scene.moves() == reach(corner, 5, {OPEN})
    assert "leave" in scene
    assert scene.answer("leave").settle().magician().status == GONE


@pytest.mark.clause("DEM-6.0g", "DEM-6.0h")
def test_whoever_evades_in_a_corner_has_the_land_beside_him() -> None:
    scene = mortals_fight({"hex": 2820}, {"hex": OPEN}, units={KARIN: LAND_NEIGHBOURS[2820][0]}, dice=(1,))
    keys = {key for key in tuple(scene.question("evade").keys()) if key.startswith("to:")}
    assert keys == {f"to:{hex_id}" for hex_id in LAND_NEIGHBOURS[2820][1:]}


@pytest.mark.clause("DEM-12.3e", "DEM-5.7a", "DEM-8.2m", "DEM-5.7c")
def test_a_captor_shaken_by_the_earth_flees_home_without_its_captive() -> None:
    scene = use({"hex": OPEN, "demons": (2,)}, {"captor_unit": KARIN}, {"hex": FAR}, units={KARIN: 1010})
    scene.answer("power:2:E").settle()
    scene.answer(scene.keys()[0]).settle()
    assert scene.state.units.fleeing[KARIN]
    assert scene.state.units.captives[KARIN] == 0
    assert scene.magician(1).status == FREE


@pytest.mark.clause("DEM-5.7e", "DEM-12.3p", "DEM-6.0c")
def test_a_unit_made_to_flee_in_its_own_home_rests_through_the_next_mortal_turn() -> None:
    scene = Scene({"hex": 1511}, {"hex": 2819}, units={KARIN: HOME[KARIN]}, stage="mortal_movement")
    scene.state.units.fleeing[KARIN] = True
    scene.magician().hex = LAND_NEIGHBOURS[HOME[KARIN]][0]
    scene.checkpoint()
    scene.skip_to("first_phase")
    assert not scene.state.units.fleeing[KARIN]
    assert scene.state.searches == ()
    assert not scene.magician().found


@pytest.mark.clause("DEM-12.3t", "DEM-5.4a", "DEM-12.3s")
def test_nobody_is_carried_into_water_or_onto_others() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"hex": FAR}, units={KARIN: 1510}, dice=())
    scene.answer("power:18:T")
    keys = set(scene.keys())
    assert not {"to:1510", f"to:{FAR}", "to:101", "to:1215"} & keys
    assert {"to:1511", "leave"} <= keys


@pytest.mark.clause("DEM-4.0i", "DEM-5.5b", "DEM-4.0h")
def test_whoever_enters_beside_an_enemy_does_not_walk_on() -> None:
    scene = Scene({"status": "waiting", "hex": 0}, {"hex": FAR}, units={ERZINJAN: 210}, game_turn=1)
    decision = scene.go()
    assert decision is not None
    entry = next(option.key for option in decision.options if option.key.endswith("110"))
    scene.answer(entry)
    assert not any(key.startswith(("move", "leave")) for key in scene)


@pytest.mark.clause("DEM-9.2a", "DEM-12.3x", "DEM-15.3b", "DEM-11.0c")
def test_the_ring_drawn_first_in_a_fallen_city_keeps_the_dukes_that_follow() -> None:
    scene = Scene({"hex": 810}, {"hex": FAR}, destroyed_cities=(810,), dice=(3,)).pool("duke", 0, 32, 28)
    scene.answer("conjure:duke").settle()
    assert scene.magician().ring
    assert set(scene.magician().demons) == {32, 28}
