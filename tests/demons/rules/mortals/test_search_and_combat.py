"""DEM-6, DEM-7 and DEM-8: being searched for, fighting, and what comes of it."""

from collections import Counter

import pytest

from game.demons.state import CAPTIVE, FREE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

# -- DEM-6 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-6.0a", "DEM-6.0d")
def test_adjacent_units_search_with_their_strengths_added() -> None:
    scene = mortals_fight({"hex": OPEN}, units={4: 1011, 1: 1013}, dice=(3, 1)).play_phase()
    search = scene.state.searches[0]
    assert (search.roll, search.modifier, search.strength, search.result) == (3, 0, 11, "D")
    assert scene.told("searched")


@pytest.mark.clause("DEM-6.0c", "DEM-0.5")
def test_only_ready_units_count_and_the_discovered_are_not_searched_again() -> None:
    scene = mortals_fight({"hex": OPEN}, {"captor_unit": 5}, units={4: 1011, 1: 1013, 5: 1112}, dice=(2,))
    scene.state.units.fleeing[1] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.searches[0].strength == 5
    found = mortals_fight({"hex": OPEN, "found": True}, units={4: 1011}, dice=(6,)).play_phase()
    assert found.state.searches == ()


@pytest.mark.clause("DEM-6.0b", "DEM-6.0f", "DEM-7.0b", "DEM-3.0j")
def test_only_the_discovered_are_attacked() -> None:
    hidden = mortals_fight({"hex": OPEN}, units={4: 1011}, dice=(3,)).play_phase()
    assert hidden.state.searches[0].result == "-"
    assert not hidden.told("combat")
    seen = mortals_fight({"hex": OPEN}, units={4: 1011}, dice=(6, 3)).play_phase()
    assert seen.state.searches[0].result == "D"
    assert seen.told("combat")


@pytest.mark.clause("DEM-6.0g", "DEM-6.0h")
def test_whoever_evades_may_step_aside_without_points_or_stops() -> None:
    scene = mortals_fight({"hex": OPEN}, units={7: 1011, 8: 912}, dice=(1,))
    decision = scene.question("evade")
    assert decision.keys()[-1] == "stay"
    assert decision.option("to:1011") is None
    assert scene.refusal("hex:1011").clause == "DEM-5.4a"
    assert scene.refusal("hex:1020").clause == "DEM-6.0g"
    scene.answer("to:1013").play_phase()
    assert scene.magician().hex == 1013
    assert len(scene.state.searches) == 1, "no new roll in this phase"
    stay = mortals_fight({"hex": OPEN}, units={7: 1011}, dice=(1,))
    stay.answer("stay").play_phase()
    assert stay.magician().hex == OPEN


@pytest.mark.clause("DEM-6.0i")
def test_magicians_are_searched_for_in_player_order() -> None:
    scene = mortals_fight({"hex": OPEN}, {"hex": 1212}, units={4: 1112}, dice=(3, 3), order=(1, 0)).play_phase()
    assert [search.seat for search in scene.state.searches] == [1, 0]


@pytest.mark.clause("DEM-6.1a")
def test_a_magician_stays_found_only_next_to_units_that_do_not_flee() -> None:
    scene = Scene({"hex": OPEN, "found": True}, units={4: 1011})
    scene.play_phase()
    assert scene.magician().found
    away = Scene({"hex": OPEN, "found": True}, units={4: 1011})
    away.state.units.fleeing[4] = True
    away.checkpoint()
    away.play_phase()
    assert not away.magician().found


@pytest.mark.clause("DEM-6.2a")
def test_magicians_attack_the_undiscovered_too() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"hex": 1011})
    assert "attack:1011" in scene
    assert not scene.magician(1).found


# -- DEM-7 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-7.0a", "DEM-7.0d", "DEM-7.3b", "DEM-8.0a")
def test_all_units_of_a_hex_defend_together() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, units={3: 1011, 4: 1011}, dice=(3,))
    scene.answer("attack:1011").play_phase()
    fight = scene.state.fight[0]
    assert (fight.attack, fight.defence) == (10, 9)
    assert fight.defending_units == (3, 4)


@pytest.mark.clause("DEM-7.0c", "DEM-7.4a")
def test_a_magician_attacks_one_adjacent_hex_in_a_phase_if_he_likes() -> None:
    scene = use({"hex": OPEN, "demons": (35, 4)}, units={3: 1011, 4: 1013}, dice=(4,))
    assert {"attack:1011", "attack:1013", "done"} <= set(scene.keys())
    scene.answer("attack:1011", "with:35", "fight")
    assert scene.go() is None or scene.state.stage != "demon_use", "nothing is left to do after the attack"


@pytest.mark.clause("DEM-7.0g")
def test_only_adjacent_hexes_can_be_attacked() -> None:
    scene = use({"hex": OPEN, "demons": (35, 62)}, units={3: 1010})
    assert not any(key.startswith("attack") for key in scene)
    assert scene.refusal("hex:1010").clause == "DEM-7.0g"
    assert scene.refusal("hex:1013").clause == "DEM-7.0c"


@pytest.mark.clause("DEM-7.2a", "DEM-7.7a")
def test_units_must_attack_together_as_one() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, units={3: 1011, 4: 1013, 5: 2010}, dice=(5,)).play_phase()
    assert len(scene.told("combat")) == 1
    assert scene.state.fight[0].attacking_units == (3, 4)
    assert scene.state.fight[0].attack == 9


@pytest.mark.clause("DEM-7.3c", "DEM-7.3d", "DEM-7.6a")
def test_the_defender_picks_one_or_more_demons_after_seeing_the_attack() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 18, 35)}, units={3: 1011}, dice=(5,))
    decision = scene.question("defend_with")
    assert set(decision.keys()) == {"with:9", "with:18", "with:35", "all"}, "nobody may defend with none"
    assert "strength 4" in str(decision.question)
    scene.answer("with:35")
    assert "fight" in scene
    scene.answer("fight").play_phase()
    assert scene.state.fight[0].defending_demons == (35,)
    single = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={3: 1011}, dice=(5,)).play_phase()
    assert single.state.fight[0].defending_demons == (9,), "a single demon defends without a question"


@pytest.mark.clause("DEM-7.7b")
def test_two_magicians_attack_the_same_hex_one_after_the_other() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"hex": 1010, "demons": (37,)}, units={4: 1011}, dice=(4, 4))
    scene.answer("attack:1011")
    scene.skip_to("first_phase")
    scene.answer("rest")
    assert len(scene.told("combat")) == 1
    assert scene.state.order[scene.state.turn] == 1


@pytest.mark.clause("DEM-7.8a")
def test_a_unit_between_two_found_magicians_draws_its_target() -> None:
    targets = Counter(
        mortals_fight({"hex": OPEN, "found": True}, {"hex": 1010, "found": True}, units={4: 1011}, seed=seed)
        .play_phase()
        .state.fight[0]
        .defender
        for seed in range(40)
    )
    assert set(targets) == {0, 1}
    assert min(targets.values()) > 8


# -- DEM-8 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-8.0b", "DEM-8.0c", "DEM-8.2a")
def test_a_beaten_magician_loses_the_demons_he_used_and_stays() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (35, 37)}, units={1: 1011}, dice=(4,))
    scene.answer("with:35", "fight").play_phase()
    assert scene.state.fight[0].result == "Df"
    assert scene.magician().demons == (37,)
    assert (scene.magician().status, scene.magician().hex) == (FREE, OPEN)


@pytest.mark.clause("DEM-8.2b", "DEM-5.7a")
def test_beaten_defending_units_flee() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, units={4: 1011}, dice=(2,))
    scene.answer("attack:1011").play_phase()
    assert scene.state.fight[0].result == "Df"
    assert scene.state.units.fleeing[4]


@pytest.mark.clause("DEM-8.2e", "DEM-8.0d")
def test_a_beaten_attacker_flees_or_loses_his_demons() -> None:
    units = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={4: 1011}, dice=(4,)).play_phase()
    assert units.state.fight[0].result == "Af"
    assert units.state.units.fleeing[4]
    scene = use({"hex": OPEN, "demons": (35,)}, units={4: 1011}, dice=(2,))
    scene.answer("attack:1011").play_phase()
    assert scene.state.fight[0].result == "Af"
    assert scene.magician().demons == ()
    assert scene.magician().status == FREE


@pytest.mark.clause("DEM-8.2f")
def test_destroyed_units_leave_the_game() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, units={4: 1011, 5: 1011}, dice=(6,))
    scene.answer("attack:1011").play_phase()
    assert scene.state.fight[0].result == "Dx"
    assert scene.state.units.hex[4] == scene.state.units.hex[5] == 0
    assert 4 in scene.view().destroyed_units


@pytest.mark.clause("DEM-8.2g", "DEM-8.2h", "DEM-21.3")
def test_the_worked_example_of_a_combat() -> None:
    lost = mortals_fight({"hex": OPEN, "found": True, "demons": (18, 24)}, units={4: 1011}, dice=(6,))
    lost.own(0, 35).answer("with:18", "fight").play_phase()
    assert lost.state.fight[0].attack - lost.state.fight[0].defence == 2
    assert lost.magician().status == CAPTIVE
    assert lost.magician().demons == (24,), "the Marquis he did not use is still his"
    assert lost.state.grid.owner[35] == 0
    assert lost.magician().hex == 1011
    for roll in (1, 2):
        won = mortals_fight({"hex": OPEN, "found": True, "demons": (18,)}, units={4: 1011}, dice=(roll,)).play_phase()
        assert won.state.fight[0].result == "Af"
        assert won.state.units.fleeing[4]
        assert 18 in won.state.released


@pytest.mark.clause("DEM-8.2k")
def test_one_of_several_captors_is_drawn() -> None:
    captors = set()
    for seed in range(20):
        scene = mortals_fight({"hex": OPEN, "found": True}, units={3: 1011, 4: 1013}, dice=(6,), seed=seed)
        scene.play_phase()
        captors.add(scene.magician().captor_unit)
        assert sum(scene.state.units.captives) == 1
    assert captors == {3, 4}


@pytest.mark.clause("DEM-8.2l")
def test_an_attacker_may_be_captured_by_those_he_attacked() -> None:
    by_units = use({"hex": OPEN, "demons": (18,)}, {"hex": 2010}, units={4: 1011, 3: 1011}, dice=(1,))
    by_units.answer("attack:1011").play_phase()
    assert by_units.state.fight[0].result == "Ax"
    assert by_units.magician().captor_unit in (3, 4)
    by_magician = use({"hex": OPEN, "demons": (18,)}, {"hex": 1011, "demons": (9,)}, dice=(1,))
    by_magician.answer("attack:1011").play_phase()
    assert by_magician.magician().captor_seat == 1
    assert by_magician.magician().hex == 1011


@pytest.mark.clause("DEM-8.2l", "DEM-8.2f")
def test_attacking_units_may_be_destroyed() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={3: 1011}, dice=(1,)).play_phase()
    assert scene.state.fight[0].result == "Ax"
    assert scene.state.units.hex[3] == 0


@pytest.mark.clause("DEM-8.2n", "DEM-10.0f")
@pytest.mark.parametrize(("roll", "result", "kept"), [(5, "Df", (35,)), (3, "Af", ())])
def test_friendly_demons_survive_a_fight_that_goes_well(roll: int, result: str, kept: tuple[int, ...]) -> None:
    scene = use({"hex": OPEN, "demons": (35, 18)}, units={4: 1011, 3: 1011}, dice=(roll,))
    scene.answer("attack:1011", "all")
    scene.play_phase()
    assert scene.state.fight[0].result == result
    assert scene.magician().demons == kept
    assert 18 in scene.state.released, "neutral demons are spent"


@pytest.mark.clause("DEM-8.2j", "DEM-8.2i")
def test_a_captive_travels_home_with_his_captor() -> None:
    scene = Scene({"captor_unit": 4, "captured_in": 1}, units={4: 910}, stage="mortal_movement", dice=(2,))
    scene.play_phase()
    assert scene.state.units.hex[4] == scene.magician().hex == 810
    scene.play_phase()
    assert scene.told("tortured")


@pytest.mark.clause("DEM-7.5a", "DEM-7.0b")
def test_units_that_fight_one_magician_leave_the_other_alone() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": 1013, "found": True}, units={4: 1112, 3: 1112})
    scene.play_phase()
    attackers = [event.fact("units") for event in scene.told("mortals_attack")]
    flat = [unit for units in attackers if isinstance(units, tuple) for unit in units]
    assert sorted(flat) == [3, 4]


def test_places_named_in_this_file_lie_as_the_tests_need_them() -> None:
    from game.demons.rules.terrain import LAND_NEIGHBOURS

    assert {PLAIN, 1013, 1112, 912} <= set(LAND_NEIGHBOURS[OPEN])
