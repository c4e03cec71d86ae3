"""Powers, treasures, conjuring and flight that meet."""

from __future__ import annotations

import pytest

from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, FREE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, mortals_move, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT, ANI = 4, 3, 2, 7, 6
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


def fleeing(scene: Scene, *units: int) -> Scene:
    """These units are turned to their fleeing side."""
    for unit in units:
        scene.state.units.fleeing[unit] = True
    scene.checkpoint()
    return scene


def only_hidden(scene: Scene, *cells: int) -> Scene:
    """All other treasures are gone for good."""
    scene.state.grid.closed = [cell not in cells for cell in range(len(scene.state.grid.closed))]
    scene.checkpoint()
    return scene


# -- powers ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-12.3t", "DEM-13.0e", "DEM-12.1a", "DEM-13.1c")
def test_whoever_is_carried_to_a_treasure_seizes_it_in_the_same_phase() -> None:
    scene = use({"hex": FAR, "demons": (18, 3)}, {"hex": OPEN}, dice=(2,)).find(35, 56, seat=1)
    scene.answer("power:18:T", "to:1608", "seize:35").settle()
    assert scene.state.grid.owner[35] == 0
    assert scene.state.grid.marker[35] == 3
    assert {18, 56} <= {*scene.state.released}


@pytest.mark.clause("DEM-12.3f", "DEM-13.0d", "DEM-0.9")
def test_a_borrowed_demon_discovers_for_the_borrower_and_stays_on_the_grid() -> None:
    scene = use({"hex": OPEN, "demons": (52,)}, {"hex": FAR, "demons": (62,)}, dice=(3, 5))
    scene.answer("power:52:F", "borrow:1:0", "power:62:D").settle()
    assert (scene.state.grid.finder[35], scene.state.grid.discoverer[35]) == (62, 0)
    assert scene.magician(0).borrowed == ()
    assert scene.magician(1).demons == ()
    assert 62 not in scene.state.released


@pytest.mark.clause("DEM-12.3f", "DEM-12.3g", "DEM-13.4")
def test_a_borrowed_thief_steals_from_its_own_master_and_marks_the_loot() -> None:
    scene = use({"hex": OPEN, "demons": (52,)}, {"hex": FAR, "demons": (26,)}).own(1, 35)
    scene.answer("power:52:F", "borrow:1:0", "power:26:G").settle()
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35]) == (0, 26)
    assert scene.magician(1).demons == ()


@pytest.mark.clause("DEM-12.3g", "DEM-16.2d", "DEM-16.8a")
def test_a_captive_steals_back_what_his_captor_took() -> None:
    scene = use({"captor_seat": 1, "demons": (26,)}, {"hex": FAR}).own(1, 35)
    scene.answer("power:26:G").settle()
    assert scene.state.grid.owner[35] == 0
    assert scene.magician().status == CAPTIVE


@pytest.mark.clause("DEM-12.3p", "DEM-16.10", "DEM-5.4a")
def test_love_that_drives_a_captor_off_frees_its_captive_beside_it() -> None:
    scene = use({"hex": FAR, "demons": (16,)}, {"captor_unit": KARIN}, units={KARIN: 910})
    scene.answer("power:16:P", f"city:{AT_HOME}").expect("freed")
    assert {int(key.removeprefix("to:")) for key in scene} == set(LAND_NEIGHBOURS[910])
    scene.answer(f"to:{AT_HOME}").settle()
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, AT_HOME)
    assert scene.state.units.fleeing[KARIN]


@pytest.mark.clause("DEM-12.3x", "DEM-16.10", "DEM-12.3n")
def test_a_falling_city_drives_a_foreign_captor_off_and_is_no_shelter_for_the_naked_any_more() -> None:
    scene = use({"hex": FAR, "demons": (23, 12)}, {"captor_unit": ERZINJAN}, {"hex": 910}, units={ERZINJAN: AT_HOME})
    assert "power:12:N" in scene
    scene.answer("power:23:X", f"city:{AT_HOME}").expect("freed")
    free = next(key for key in scene if key != "to:910")
    scene.answer(free).settle()
    assert scene.state.units.fleeing[ERZINJAN]
    assert "power:12:N" not in scene


@pytest.mark.clause("DEM-12.3e", "DEM-5.7e", "DEM-5.7i")
def test_an_earthquake_turns_a_unit_at_home_only_until_its_next_movement() -> None:
    scene = mortals_move({"hex": FAR}, units={KARIN: AT_HOME})
    assert not scene.state.units.fleeing[KARIN]
    quaked = fleeing(Scene({"hex": FAR}, stage="mortal_movement", units={KARIN: AT_HOME}), KARIN).play_phase()
    assert (quaked.state.units.fleeing[KARIN], quaked.state.units.hex[KARIN]) == (False, AT_HOME)


@pytest.mark.clause("DEM-5.7g", "DEM-5.7h", "DEM-12.3i")
@pytest.mark.parametrize("invisible", [False, True])
def test_a_unit_that_finds_a_magician_in_its_home_attacks_him_unless_he_is_invisible(invisible: bool) -> None:
    here = {"hex": AT_HOME, "invisible": invisible, "demons": (35,)}
    scene = fleeing(Scene(here, {"hex": FAR}, stage="mortal_movement", units={KARIN: 1010}, dice=(3,)), KARIN)
    scene.play_phase()
    assert not scene.state.units.fleeing[KARIN]
    assert scene.state.units.hex[KARIN] in LAND_NEIGHBOURS[AT_HOME]
    assert scene.magician().found is not invisible
    scene.skip_to("first_phase")
    assert bool(scene.told("combat")) is not invisible
    assert not scene.state.searches


@pytest.mark.clause("DEM-12.3b", "DEM-16.7b", "DEM-8.2f")
def test_whoever_makes_units_destroy_each_other_may_fetch_the_stash_of_the_fallen() -> None:
    scene = use({"hex": OPEN, "demons": (38, 3)}, {"hex": FAR}, units={KARIN: 1011, ABBOT: 1112}, dice=(6, 1))
    scene.stash(ABBOT, 62).answer("power:38:B").expect("claim")
    scene.answer("with:3").settle()
    assert scene.state.grid.owner[62] == 0
    assert scene.state.units.hex[ABBOT] == 0


@pytest.mark.clause("DEM-12.3n", "DEM-12.2b", "DEM-12.3f", "DEM-16.2d")
def test_a_naked_magician_tortures_nobody_and_gives_back_what_he_borrowed() -> None:
    lost = {"hex": PLAIN, "naked": True, "borrowed": ((18, 2),), "reconciled": True}
    scene = Scene(lost, {"captor_seat": 0}, {"hex": FAR})
    decision = scene.question("first_phase")
    assert decision.seat == 1
    assert scene.magician(2).demons == (18,)
    assert not scene.magician().reconciled
    assert not scene.told("tortured")


@pytest.mark.clause("DEM-12.3f", "DEM-5.7c")
def test_a_bewitched_unit_in_flight_goes_where_its_master_leads_it() -> None:
    scene = fleeing(Scene({"hex": OPEN, "bewitched": (KARIN,)}, {"hex": FAR}, units={KARIN: 1510},
                          stage="mortal_movement"), KARIN)  # fmt: skip
    scene.expect("lead").answer("to:1511").settle()
    assert scene.state.units.hex[KARIN] == 1511


# -- treasure --------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-13.2a", "DEM-13.0c")
def test_the_last_hidden_treasure_is_rolled_for_until_it_comes_up() -> None:
    scene = only_hidden(use({"hex": OPEN, "demons": (62, 8)}, {"hex": FAR}, dice=(1, 1, 6, 6, 3, 5)), 35)
    scene.answer("power:62:D").settle()
    assert scene.state.grid.finder[35] == 62
    assert len(scene.told("search_again")) == 2
    assert "power:8:D" not in scene


@pytest.mark.clause("DEM-13.0e", "DEM-15.6", "DEM-15.0a", "DEM-15.1a")
def test_a_king_left_on_a_treasure_no_longer_controls_the_others_when_the_phase_is_over() -> None:
    scene = use({"hex": 1608, "demons": (1, 8, 11, 2)}, {"hex": FAR}, dice=(1,)).find(35, 56)
    scene.answer("seize:35", "with:1").settle()
    assert set(scene.magician().demons) == {8, 11, 2}
    if "done" in scene:
        scene.answer("done")
    decision = scene.question("release")
    assert (decision.seat, set(scene)) == (0, {"release:2", "release:8", "release:11"})
    scene.answer("release:8").settle()
    assert set(scene.magician().demons) == {2, 11}


@pytest.mark.clause("DEM-13.0e", "DEM-13.0f", "DEM-13.1c", "DEM-0.9")
def test_a_treasure_seized_by_somebody_else_releases_the_finder_of_the_loser() -> None:
    scene = use({"hex": 1608, "demons": (55,)}, {"hex": FAR}, dice=(2,)).find(35, 56, seat=1)
    scene.answer("seize:35").settle()
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35], scene.state.grid.finder[35]) == (0, 55, 0)
    assert 56 in scene.state.released


@pytest.mark.clause("DEM-14.1a", "DEM-14.2b", "DEM-14.0c")
@pytest.mark.parametrize(("die", "shield"), [(2, 2), (3, 1)])
def test_friends_and_a_treasure_together_raise_a_shield_and_the_treasure_is_gone_either_way(
    die: int, shield: int
) -> None:
    scene = Scene({"hex": OPEN, "demons": (3,)}, {"hex": FAR}, dice=(die,)).own(0, 35)
    scene.answer("raise", "offer:35").settle()
    assert scene.magician().shield == shield
    assert scene.state.grid.closed[35]
    assert scene.state.grid.owner[35] == -1
    assert scene.magician().demons == (3,)


@pytest.mark.clause("DEM-16.2b", "DEM-16.2c", "DEM-11.0d", "DEM-11.0g")
def test_a_ring_given_to_a_captor_is_bid_for_in_the_next_player_turn() -> None:
    scene = mortals_fight({"captor_unit": KARIN, "ring": True}, {"hex": FAR}, units={KARIN: AT_HOME}).own(1, 35)
    scene.answer("give:ring").settle()
    assert scene.state.ring_unit == KARIN
    assert scene.magician().wounds == 0
    assert scene.question("first_phase").seat == 0
    assert "auction" in scene


# -- conjuring -------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.3a", "DEM-11.0c")
def test_a_pool_in_which_only_the_ring_is_left_gives_the_ring_and_nothing_else() -> None:
    scene = Scene({"hex": OPEN}, {"hex": FAR}, dice=(6,))
    scene.state.released = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.state.pools["duke"] = (0,)
    scene.checkpoint()
    scene.answer("conjure:duke").settle()
    assert scene.magician().ring
    assert scene.magician().demons == ()
    assert "conjure:duke" not in scene.skip_to("first_phase")


@pytest.mark.clause("DEM-10.0g", "DEM-11.0c", "DEM-15.3b")
def test_unfriendly_dukes_drawn_before_the_ring_go_and_those_after_it_may_stay() -> None:
    scene = Scene({"hex": OPEN}, {"hex": FAR}, dice=(4,)).pool("duke", 6, 0, 28, 29)
    scene.answer("conjure:duke").settle()
    assert 6 in scene.state.released
    assert set(scene.magician().demons) == {28, 29}
    assert scene.magician().ring


@pytest.mark.clause("DEM-9.0h", "DEM-9.0i", "DEM-15.6", "DEM-9.4b")
def test_a_friend_that_controls_the_rest_may_be_given_for_a_curse_and_the_rest_must_fit_again() -> None:
    scene = Scene({"hex": OPEN, "demons": (20, 18, 49, 54)}, {"hex": FAR}, dice=(3,))
    scene.answer("conjure:marquis").expect("curse").answer("release:20")
    assert set(scene.expect("release")) == {"release:18", "release:49", "release:54"}
    assert 20 in scene.state.released
    assert scene.magician().curses == 0


@pytest.mark.clause("DEM-10.0c", "DEM-16.8a", "DEM-0.7")
def test_a_captive_lifts_a_curse_with_a_friend_and_may_then_be_tortured_by_a_magician_again() -> None:
    scene = use({"captor_seat": 1, "curses": 2, "demons": (3,)}, {"hex": FAR})
    scene.answer("lift:3").settle()
    assert (scene.magician().curses, scene.magician().demons) == (1, ())
    scene.skip_to("demon_use")
    assert "torture:0" in scene
