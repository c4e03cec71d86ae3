"""Captives, borrowed and bewitched servants, and powers that meet."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE
from tests.demons.scene import OPEN, Scene, die_for, mortals_fight, mortals_move, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT, ANI = 4, 3, 2, 7, 6
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


# -- what a captive does ---------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3f", "DEM-12.3t", "DEM-16.8a", "DEM-16.10")
def test_a_captive_borrows_the_carrier_of_his_captor_and_is_carried_away_by_it() -> None:
    scene = use({"captor_seat": 1, "demons": (52,)}, {"hex": FAR, "demons": (18,)}, {"hex": 1510})
    scene.answer("power:52:F", "borrow:1:0", "power:18:T", "to:1013").settle()
    assert (scene.magician().status, scene.magician().hex) == (FREE, 1013)
    assert scene.magician(1).demons == ()
    assert {18, 52} <= {*scene.state.released}


@pytest.mark.clause("DEM-12.3f", "DEM-16.8c")
def test_a_captive_cannot_attack_with_borrowed_strength() -> None:
    scene = use(
        {"captor_unit": KARIN, "demons": (52,)}, {"hex": FAR, "demons": (9,)}, units={KARIN: OPEN, ERZINJAN: 1011}
    )
    scene.answer("power:52:F", "borrow:1:0")
    assert not any(key.startswith("attack") for key in scene)


@pytest.mark.clause("DEM-12.3b", "DEM-12.2e", "DEM-0.5")
def test_a_captive_makes_the_companion_of_his_captor_fight_a_neighbour_but_not_the_captor() -> None:
    between = next(iter(LAND_NEIGHBOURS[OPEN]))
    scene = use(
        {"captor_unit": KARIN, "demons": (38,)},
        {"hex": FAR},
        units={KARIN: OPEN, ERZINJAN: OPEN, ANI: between},
        dice=(6, 6),
    )
    scene.answer("power:38:B").settle()
    fights = {str(event.fact("hex")): (event.fact("attack"), event.fact("defence")) for event in scene.told("combat")}
    assert fights == {f"{between:04}": (4, 5), f"{OPEN:04}": (5, 4)}
    assert scene.state.units.hex[KARIN] == OPEN
    assert scene.magician().status == CAPTIVE


@pytest.mark.clause("DEM-12.3s", "DEM-12.2e")
def test_a_captive_brings_the_storm_over_his_captor_and_those_around_it() -> None:
    scene = use({"captor_unit": KARIN, "demons": (49,)}, {"hex": FAR}, units={KARIN: OPEN, ERZINJAN: 1014})
    scene.answer("power:49:S").settle()
    assert set(scene.magician().storm) == {KARIN, ERZINJAN}
    assert scene.magician().status == CAPTIVE


@pytest.mark.clause("DEM-12.3r", "DEM-16.10", "DEM-6.1a")
def test_whoever_was_let_go_by_reconciling_is_hidden_beside_his_captor() -> None:
    scene = use({"captor_unit": KARIN, "demons": (59,)}, {"hex": FAR}, units={KARIN: OPEN})
    scene.answer("power:59:R", "to:1011").settle()
    assert (scene.magician().hex, scene.magician().found, scene.magician().reconciled) == (1011, False, True)
    assert scene.state.units.captives[KARIN] == 0


@pytest.mark.clause("DEM-12.3i", "DEM-16.8a", "DEM-16.2a")
def test_an_invisible_captive_is_still_a_captive_and_tortured_at_home() -> None:
    scene = mortals_fight({"captor_unit": KARIN, "invisible": True}, {"hex": FAR}, units={KARIN: AT_HOME}, dice=(4,))
    scene.settle()
    assert (scene.magician().status, scene.magician().wounds) == (CAPTIVE, 1)


@pytest.mark.clause("DEM-12.3c", "DEM-16.8a", "DEM-16.3b", "DEM-16.2d")
def test_a_captive_who_heals_himself_may_be_tortured_by_a_magician_again() -> None:
    scene = use({"captor_seat": 1, "demons": (5,), "wounds": 2}, {"hex": FAR}, {"hex": OPEN}, turn=0)
    scene.answer("power:5:C").settle()
    assert scene.magician().wounds == 1
    scene.skip_to("demon_use")
    assert scene.state.turn == 1
    assert "torture:0" in scene


@pytest.mark.clause("DEM-16.8b", "DEM-16.8a", "DEM-9.4b", "DEM-9.0i")
@pytest.mark.parametrize(("answer", "status"), [("release:3", CAPTIVE), ("suffer", DEAD)])
def test_a_captive_with_two_wounds_dies_of_two_curses_unless_a_friend_is_given(answer: str, status: str) -> None:
    captive = {"captor_unit": KARIN, "wounds": 2, "demons": (3,)}
    scene = Scene(captive, {"hex": FAR}, units={KARIN: 1011}, dice=(die_for(-2, "marquis") + 3,))
    scene.answer("conjure:marquis", answer).settle()
    assert scene.magician().status == status
    assert 3 in scene.state.released


@pytest.mark.clause("DEM-12.3g", "DEM-13.1c", "DEM-16.8a")
def test_a_captive_gains_what_a_rival_found_and_the_finder_is_released() -> None:
    scene = use({"captor_unit": KARIN, "demons": (26,)}, {"hex": FAR}, units={KARIN: OPEN}).find(35, 56, seat=1)
    scene.answer("power:26:G").settle()
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35]) == (0, 26)
    assert 56 in scene.state.released
    assert 26 not in scene.state.released


# -- what is borrowed ------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3f", "DEM-8.2n", "DEM-7.6a")
@pytest.mark.parametrize("roll", [1, 3])
def test_a_borrowed_friend_survives_a_defence_that_goes_well_and_returns(roll: int) -> None:
    borrower = {"hex": OPEN, "found": True, "borrowed": ((35, 1),)}
    scene = mortals_fight(borrower, {"hex": FAR, "demons": (3,)}, units={KARIN: 1011}, dice=(roll,))
    scene.settle()
    assert scene.told("combat")[0].fact("code") in ("Ax", "Af"), "five against five"
    assert scene.magician().borrowed == ((35, 1),)
    scene.answer("rest").settle()
    assert scene.magician().borrowed == ()
    assert set(scene.magician(1).demons) == {3, 35}


@pytest.mark.clause("DEM-12.3f", "DEM-8.2n", "DEM-8.2h")
@pytest.mark.parametrize(("demon", "roll"), [(35, 4), (61, 2)])
def test_a_borrowed_defender_is_lost_when_beaten_or_spent_when_neutral(demon: int, roll: int) -> None:
    scene = mortals_fight(
        {"hex": OPEN, "found": True, "borrowed": ((demon, 1),)}, {"hex": FAR}, units={KARIN: 1011}, dice=(roll,)
    )
    scene.settle()
    assert scene.magician().borrowed == ()
    assert demon in scene.state.released


@pytest.mark.clause("DEM-12.3f", "DEM-12.3t", "DEM-5.6b")
def test_whoever_leaves_with_a_borrowed_carrier_uses_it_up() -> None:
    scene = use({"hex": OPEN, "demons": (52,)}, {"hex": FAR, "demons": (18,)}, {"hex": 1510})
    scene.answer("power:52:F", "borrow:1:0", "power:18:T", "leave").settle()
    assert scene.magician().status == GONE
    assert 18 in scene.state.released
    assert scene.magician(1).demons == ()


@pytest.mark.clause("DEM-12.3f", "DEM-12.1a", "DEM-3.0o")
def test_a_borrowed_familiar_borrows_in_its_turn_from_its_own_master() -> None:
    scene = use({"hex": OPEN, "demons": (52,)}, {"hex": FAR, "demons": (67, 18)}, {"hex": 1510})
    scene.answer("power:52:F")
    boxes = scene.keys()
    assert {"borrow:1:0", "borrow:1:1"} <= set(boxes)
    scene.answer(
        f"borrow:1:{scene.magician(1).demons.index(67)}", "power:67:F", "borrow:1:0", "power:18:T", "to:1013"
    ).settle()
    assert scene.magician().hex == 1013
    assert {52, 67, 18} <= {*scene.state.released}
    assert scene.magician(1).demons == ()


@pytest.mark.clause("DEM-12.3f", "DEM-16.8a", "DEM-8.2h")
def test_a_demon_is_borrowed_from_a_captive_too() -> None:
    scene = use(
        {"hex": OPEN, "demons": (52,)}, {"captor_unit": KARIN, "demons": (18,)}, {"hex": FAR}, units={KARIN: 1510}
    )
    scene.answer("power:52:F")
    assert "borrow:1:0" in scene


@pytest.mark.clause("DEM-12.3f", "DEM-9.4c", "DEM-9.4b")
def test_a_lent_demon_serves_on_when_its_master_dies_and_leaves_after_that() -> None:
    scene = Scene({"hex": OPEN, "curses": 3}, {"hex": FAR, "borrowed": ((18, 0),)}, {"hex": 1510}, dice=(1,))
    scene.answer("conjure:king").settle()
    assert scene.magician().status == DEAD
    assert scene.magician(1).borrowed == ((18, 0),), "not on the display of the dead"
    scene.skip_to("first_phase").answer("rest").settle()
    assert 18 in scene.state.released


@pytest.mark.clause("DEM-12.3f", "DEM-5.6b", "DEM-15.6")
@pytest.mark.parametrize("leaves", [True, False])
def test_what_is_borrowed_by_whoever_leaves_or_dies_goes_back_to_its_master(leaves: bool) -> None:
    user = {"hex": 113, "curses": 3, "borrowed": ((18, 1),)}
    scene = Scene(user, {"hex": FAR, "demons": (3,)}, {"hex": 1510}, dice=(1,))
    scene.answer("leave" if leaves else "conjure:king").settle()
    assert scene.magician().status == (GONE if leaves else DEAD)
    assert set(scene.magician(1).demons) == {3, 18}


# -- who is led and who is driven ------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3f", "DEM-12.3e", "DEM-16.10")
def test_an_earthquake_drives_a_bewitched_captor_off_like_any_other() -> None:
    scene = use({"hex": OPEN, "demons": (52, 2)}, {"captor_unit": KARIN}, {"hex": FAR}, units={KARIN: 1014})
    scene.answer("power:52:F", f"bewitch:{KARIN}", "no", "power:2:E")
    scene.expect("freed")
    assert scene.state.units.fleeing[KARIN]


@pytest.mark.clause("DEM-12.3f", "DEM-6.0d", "DEM-7.7a")
def test_a_bewitched_unit_is_left_out_of_the_attack_that_its_companion_makes_on_its_master() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "bewitched": (KARIN,)}, {"hex": FAR},
                          units={KARIN: 1011, ERZINJAN: 1011}, dice=(1,))  # fmt: skip
    scene.settle()
    assert (scene.told("combat")[0].fact("attack"), scene.told("combat")[0].fact("defence")) == (4, 0)


@pytest.mark.clause("DEM-12.3f", "DEM-7.0c", "DEM-8.2l", "DEM-7.0d")
def test_whoever_attacks_the_unit_he_bewitched_meets_its_strength_and_may_be_captured_by_it() -> None:
    scene = use({"hex": OPEN, "demons": (18,), "bewitched": (KARIN,)}, {"hex": FAR}, units={KARIN: 1011}, dice=(1,))
    scene.answer("attack:1011").settle()
    assert (scene.magician().status, scene.magician().captor_unit) == (CAPTIVE, KARIN)


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h", "DEM-12.3s")
def test_a_fleeing_unit_in_a_storm_still_finds_whoever_sits_in_its_home() -> None:
    scene = Scene({"hex": AT_HOME, "storm": (KARIN,)}, {"hex": FAR}, units={KARIN: 910}, stage="mortal_movement")
    scene.state.units.fleeing[KARIN] = True
    scene.checkpoint()
    scene.play_phase()
    assert not scene.state.units.fleeing[KARIN]
    assert scene.magician().found


@pytest.mark.clause("DEM-3.0g", "DEM-16.5a", "DEM-5.3d")
def test_a_unit_hunts_nobody_when_the_only_magician_near_is_a_captive() -> None:
    scene = mortals_move({"captor_unit": ERZINJAN}, {"hex": 2819}, units={ERZINJAN: 1011, KARIN: 1013}, dice=(6, 6))
    assert scene.state.units.hex[KARIN] == 1013


@pytest.mark.clause("DEM-16.2a", "DEM-5.7f", "DEM-12.3x", "DEM-8.2i")
def test_a_captor_whose_city_fell_has_no_home_to_torture_in_because_it_is_gone() -> None:
    scene = use({"captor_unit": KARIN, "demons": (23,)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: AT_HOME})
    scene.answer("power:23:X", f"city:{AT_HOME}").settle()
    assert scene.state.units.hex[KARIN] == 0
    assert scene.state.units.fleeing[ERZINJAN]
    assert (scene.magician().status, scene.magician().hex) == (FREE, 1011)


@pytest.mark.clause("DEM-6.1a", "DEM-12.3t")
@pytest.mark.parametrize(("beside", "found"), [(True, True), (False, False)])
def test_a_found_magician_carried_beside_another_unit_is_found_there(beside: bool, found: bool) -> None:
    scene = use({"hex": OPEN, "found": True, "demons": (18,)}, {"hex": FAR}, units={KARIN: 1011, ERZINJAN: 1511})
    scene.answer("power:18:T", "to:1510" if beside else "to:1705").settle()
    assert scene.magician().found is found


@pytest.mark.clause("DEM-12.3n", "DEM-11.0g")
def test_whoever_loses_his_turn_calls_no_auction_but_bids_in_that_of_another() -> None:
    scene = Scene({"hex": OPEN, "naked": True}, {"hex": FAR}, ring_unit=KARIN, units={KARIN: 810})
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 35).own(1, 11)
    assert scene.question("first_phase").seat == 1
    scene.answer("auction", "bid:35", "bid:11").settle()
    assert scene.magician().ring
    assert scene.state.grid.stash[35] == KARIN
    assert scene.state.grid.owner[11] == 1
