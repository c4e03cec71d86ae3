"""Fights, captors, stashes and the ring that meet in one phase."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE
from tests.demons.scene import OPEN, Scene, mortals_fight, mortals_move, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT, ANI = 4, 3, 2, 7, 6
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


# -- fights ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-7.3b", "DEM-8.2f", "DEM-16.10", "DEM-7.0d")
def test_a_captor_and_another_unit_in_one_hex_fall_together_and_the_captive_stands_there_alone() -> None:
    scene = use(
        {"hex": OPEN, "demons": (9, 20)}, {"captor_unit": KARIN}, units={KARIN: 1011, ERZINJAN: 1011}, dice=(6,)
    )
    scene.answer("attack:1011", "all").settle()
    assert [scene.state.units.hex[unit] for unit in (KARIN, ERZINJAN)] == [0, 0]
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, 1011)


@pytest.mark.clause("DEM-8.2b", "DEM-16.10", "DEM-5.4a")
def test_a_captor_put_to_flight_beside_another_unit_in_its_hex_frees_its_captive_next_to_both() -> None:
    scene = use(
        {"hex": OPEN, "demons": (9, 20)}, {"captor_unit": KARIN}, units={KARIN: 1011, ERZINJAN: 1011}, dice=(2,)
    )
    scene.answer("attack:1011", "all")
    decision = scene.question("freed")
    keys = decision.keys()
    assert decision.seat == 1
    assert {int(key.removeprefix("to:")) for key in keys} == set(LAND_NEIGHBOURS[1011]) - {OPEN}
    scene.answer(keys[0]).settle()
    assert scene.state.units.fleeing[KARIN]
    assert scene.state.units.fleeing[ERZINJAN]


@pytest.mark.clause("DEM-8.2l", "DEM-8.2k", "DEM-16.10")
def test_an_attacker_who_falls_into_the_hands_of_units_loses_the_captive_he_held() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"captor_seat": 0}, {"hex": FAR}, units={KARIN: 1011}, dice=(1,))
    scene.answer("attack:1011").settle()
    assert (scene.magician().status, scene.magician().captor_unit, scene.magician().hex) == (CAPTIVE, KARIN, 1011)
    assert scene.magician(1).status == FREE
    assert scene.magician(1).hex == OPEN, "where his captor stood, who is off the map"


@pytest.mark.clause("DEM-16.7b", "DEM-8.2l", "DEM-8.2n")
def test_units_destroyed_by_a_defender_leave_him_their_stash_for_one_demon() -> None:
    scene = mortals_fight(
        {"hex": OPEN, "found": True, "demons": (9, 35, 3)}, {"hex": FAR}, units={KARIN: 1011}, dice=(1,)
    )
    scene.stash(KARIN, 35, 11).answer("with:9", "fight")
    decision = scene.question("claim")
    assert set(decision.keys()) == {"with:35", "with:3", "decline"}, "the neutral Paimon is spent by the fight"
    scene.answer("with:35").settle()
    assert [scene.state.grid.owner[cell] for cell in (35, 11)] == [0, 0]
    assert scene.magician().demons == (3,)


@pytest.mark.clause("DEM-16.7b", "DEM-8.2n")
def test_a_victor_whose_only_demon_was_spent_by_the_fight_cannot_fetch_the_stash() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": FAR}, units={KARIN: 1011}, dice=(5,)).stash(KARIN, 35)
    scene.answer("attack:1011").settle()
    assert scene.state.units.hex[KARIN] == 0
    assert not scene.told("claimed")
    assert scene.state.grid.owner[35] == -1
    assert scene.state.grid.stash[35] == KARIN


@pytest.mark.clause("DEM-16.7b", "DEM-10.0f", "DEM-8.2n")
def test_a_friendly_victor_may_itself_fetch_the_stash() -> None:
    scene = use({"hex": OPEN, "demons": (20,)}, {"hex": FAR}, units={ABBOT: 1011}, dice=(6,)).stash(ABBOT, 62)
    scene.answer("attack:1011", "with:20").settle()
    assert scene.state.grid.owner[62] == 0
    assert 20 in scene.state.released
    assert scene.magician().demons == ()


@pytest.mark.clause("DEM-8.2a", "DEM-7.6a", "DEM-15.6")
def test_a_magician_without_demons_who_is_beaten_off_only_stays() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": FAR}, units={KARIN: 1011}, dice=(2,))
    scene.settle()
    assert scene.told("combat")[0].fact("code") in ("Df", "Af")
    assert (scene.magician().status, scene.magician().hex) == (FREE, OPEN)


@pytest.mark.clause("DEM-8.2e", "DEM-5.7a", "DEM-8.2n", "DEM-6.1a")
def test_when_all_attackers_flee_a_found_magician_is_hidden_again() -> None:
    found = {"hex": OPEN, "found": True, "demons": (35,)}
    scene = mortals_fight(found, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1013}, dice=(1,))
    scene.settle()
    assert scene.told("combat")[0].fact("code") == "Af", "nine against five is four more"
    assert scene.state.units.fleeing[KARIN]
    assert scene.state.units.fleeing[ERZINJAN]
    assert not scene.magician().found
    assert scene.magician().demons == (35,)


@pytest.mark.clause("DEM-6.0h", "DEM-6.0i", "DEM-7.0b")
def test_whoever_steps_out_of_reach_is_neither_attacked_nor_searched_for_again() -> None:
    scene = mortals_fight({"hex": OPEN}, {"hex": FAR}, units={KARIN: 1011}, dice=(1,))
    away = max(set(LAND_NEIGHBOURS[OPEN]) - set(LAND_NEIGHBOURS[1011]) - {1011})
    scene.expect("evade").answer(f"to:{away}").settle()
    assert not scene.told("combat")
    assert len(scene.state.searches) <= 1


@pytest.mark.clause("DEM-12.3s", "DEM-7.0c", "DEM-8.2b")
def test_a_disoriented_unit_is_attacked_like_any_other() -> None:
    scene = use({"hex": OPEN, "demons": (9,), "storm": (KARIN,)}, {"hex": FAR}, units={KARIN: 1011}, dice=(2,))
    scene.answer("attack:1011").settle()
    assert scene.state.units.fleeing[KARIN]


# -- captors ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.4c", "DEM-16.5a", "DEM-16.8b", "DEM-5.5c")
def test_a_captor_whose_captive_curses_himself_to_death_is_free_for_the_next_hunt() -> None:
    scene = Scene({"captor_unit": KARIN, "curses": 3}, {"hex": FAR}, units={KARIN: OPEN}, dice=(1,)).own(0, 35)
    scene.answer("conjure:king").settle()
    assert scene.magician().status == DEAD
    assert scene.state.units.captives[KARIN] == 0
    assert scene.state.grid.closed[35]
    assert scene.state.grid.stash[35] == 0


@pytest.mark.clause("DEM-16.6a", "DEM-16.6b", "DEM-11.0h")
def test_whoever_dies_under_torture_leaves_the_unit_treasures_and_ring_and_his_finds_are_closed() -> None:
    scene = mortals_fight({"captor_unit": ABBOT, "wounds": 3, "ring": True, "demons": (35,)}, {"hex": FAR},
                          units={ABBOT: HOME[ABBOT]}, dice=(2,))  # fmt: skip
    scene.own(0, 35).find(11, 62, seat=0).settle()
    assert scene.magician().status == DEAD
    assert scene.state.grid.stash[35] == ABBOT
    assert scene.state.grid.closed[11]
    assert scene.state.ring_unit == ABBOT
    assert {35, 62} <= {*scene.state.released}


@pytest.mark.clause("DEM-12.3t", "DEM-8.2g", "DEM-16.2d")
def test_a_captive_is_carried_along_by_transport_and_may_be_tortured_where_he_arrives() -> None:
    scene = use({"hex": OPEN, "demons": (18,)}, {"captor_seat": 0}, {"hex": FAR}, dice=(2,))
    scene.answer("power:18:T", "to:1510")
    assert "torture:1" in scene
    scene.answer("torture:1").settle()
    assert (scene.magician().hex, scene.magician(1).hex, scene.magician(1).wounds) == (1510, 1510, 1)


@pytest.mark.clause("DEM-12.3t", "DEM-16.10", "DEM-5.6b", "DEM-12.0c")
def test_whoever_is_carried_out_of_armenia_leaves_his_captive_where_he_stood_and_his_demons_go() -> None:
    scene = use({"hex": OPEN, "demons": (18, 35)}, {"captor_seat": 0}, {"hex": FAR}).find(35, 62)
    scene.answer("power:18:T", "leave").settle()
    assert (scene.magician().status, scene.magician(1).status, scene.magician(1).hex) == (GONE, FREE, OPEN)
    assert {18, 35} <= {*scene.state.released}
    assert scene.state.grid.finder[35] == 62, "what he found stays found"


@pytest.mark.clause("DEM-12.3x", "DEM-16.10", "DEM-16.7b", "DEM-12.3e")
def test_a_captor_far_away_whose_home_falls_is_gone_and_its_captive_free_where_it_stood() -> None:
    scene = use({"hex": FAR, "demons": (23, 3)}, {"captor_unit": KARIN}, units={KARIN: 1510}).stash(KARIN, 35)
    scene.answer("power:23:X", f"city:{AT_HOME}", "with:3").settle()
    assert scene.state.units.hex[KARIN] == 0
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, 1510)
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-5.7f", "DEM-8.2m", "DEM-16.2a")
def test_a_captor_shares_its_home_with_another_unit_and_tortures_there() -> None:
    moved = mortals_move({"captor_unit": KARIN}, {"hex": FAR}, units={KARIN: 811, ERZINJAN: AT_HOME})
    assert moved.state.units.hex[KARIN] == AT_HOME
    tortured = mortals_fight({"captor_unit": KARIN}, {"hex": FAR}, units={KARIN: AT_HOME, ERZINJAN: AT_HOME}, dice=(2,))
    tortured.settle()
    assert tortured.magician().wounds == 1


@pytest.mark.clause("DEM-5.7f", "DEM-5.7e")
def test_a_fleeing_unit_does_not_share_its_home() -> None:
    scene = Scene({"hex": FAR}, stage="mortal_movement", units={KARIN: 811, ERZINJAN: AT_HOME})
    scene.state.units.fleeing[KARIN] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.units.hex[KARIN] != AT_HOME
    assert scene.state.units.fleeing[KARIN]


@pytest.mark.clause("DEM-16.2b", "DEM-16.2d", "DEM-13.4")
def test_a_captive_who_pays_a_magician_pays_again_in_the_next_phase() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"captor_seat": 0}, {"hex": FAR}).own(1, 35, 11)
    scene.answer("torture:1", "give:11")
    assert "torture:1" not in scene
    scene.settle()
    assert (scene.state.grid.owner[11], scene.state.grid.owner[35], scene.magician(1).wounds) == (0, 1, 0)


@pytest.mark.clause("DEM-12.3r", "DEM-16.10", "DEM-5.4a")
def test_a_captive_whose_captor_is_hemmed_in_by_water_and_enemies_still_finds_a_place() -> None:
    around = [hex_id for hex_id in LAND_NEIGHBOURS[OPEN] if hex_id != 1013]
    units = dict(zip((ERZINJAN, METROPOLITAN, ABBOT, ANI, 9), around, strict=True))
    scene = use({"captor_unit": KARIN, "demons": (59,)}, {"hex": FAR}, units={KARIN: OPEN, **units})
    scene.answer("power:59:R").settle()
    assert (scene.magician().status, scene.magician().hex) == (FREE, 1013)


@pytest.mark.clause("DEM-12.3r", "DEM-5.4a")
def test_reconciling_frees_nobody_who_has_no_free_hex_to_go_to() -> None:
    units = dict(zip((ERZINJAN, METROPOLITAN, ABBOT, ANI, 9, 10), LAND_NEIGHBOURS[OPEN], strict=True))
    scene = use({"captor_unit": KARIN, "demons": (59,)}, {"hex": FAR}, units={KARIN: OPEN, **units})
    if "power:59:R" in scene:
        scene.answer("power:59:R").settle()
    assert scene.magician().status == CAPTIVE


@pytest.mark.clause("DEM-4.2a", "DEM-16.8a", "DEM-4.7a")
def test_the_match_goes_on_while_the_last_magician_is_a_captive_and_ends_with_his_death() -> None:
    scene = mortals_fight({"captor_unit": ABBOT, "wounds": 3}, {"status": GONE, "hex": 0}, units={ABBOT: HOME[ABBOT]},
                          dice=(1,)).own(1, 35)  # fmt: skip
    assert scene.go() is None
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)
