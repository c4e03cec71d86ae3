"""DEM-6 to DEM-8 played to their effect: searches, who fights whom, and what each result does to each side."""

from collections import Counter

import pytest

from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, FREE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

NEUTRAL, FRIENDLY, UNFRIENDLY = 18, 35, 28
"""A Duke of strength 3, a Marquis of strength 5, a Duke of strength 5."""


# -- DEM-6: searches ------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-6.0c", "DEM-6.0d")
def test_one_die_is_read_under_all_strengths_around_together() -> None:
    around = {1: 1011, 4: 1013, 7: 1112}
    scene = mortals_fight({"hex": OPEN}, units=around, dice=(3,)).play_phase()
    assert [(search.roll, search.strength, search.result) for search in scene.state.searches] == [(3, 13, "D")]
    weak = mortals_fight({"hex": OPEN}, units={7: 1112}, dice=(3,)).play_phase()
    assert [(search.roll, search.strength, search.result) for search in weak.state.searches] == [(3, 2, "-")]


@pytest.mark.clause("DEM-6.0c")
def test_the_discovered_are_not_searched_for_and_those_beside_nobody_neither() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": 2010}, units={4: 1011}, dice=(3,)).play_phase()
    assert scene.state.searches == ()


@pytest.mark.clause("DEM-6.0e", "DEM-6.0f", "DEM-6.0b")
@pytest.mark.parametrize(
    ("roll", "result", "found", "attacked"), [(1, "E", False, False), (3, "-", False, False), (6, "D", True, True)]
)
def test_the_three_results_of_a_search(roll: int, result: str, found: bool, attacked: bool) -> None:
    asked = mortals_fight({"hex": OPEN, "demons": (9,)}, units={4: 1011}, dice=(roll, 3)).go()
    assert asked is not None
    assert (asked.kind == "evade") is (result == "E")
    scene = mortals_fight({"hex": OPEN, "demons": (9,)}, units={4: 1011}, dice=(roll, 3)).play_phase()
    assert scene.state.searches[0].result == result
    assert bool(scene.told("combat")) is attacked
    assert scene.view().magicians[0].found is False or found, "a unit that was beaten flees and lets him be"
    quiet = mortals_fight({"hex": OPEN, "demons": (18,)}, units={4: 1011}, dice=(roll, 3)).play_phase()
    assert quiet.view().magicians[0].found is found


@pytest.mark.clause("DEM-6.0g")
def test_the_evading_magician_may_go_to_every_free_neighbouring_hex_or_stay() -> None:
    scene = mortals_fight({"hex": OPEN}, {"hex": 913}, units={7: 1011}, dice=(1,))
    free = set(LAND_NEIGHBOURS[OPEN]) - {1011, 913}
    assert set(scene) == {f"to:{hex_id}" for hex_id in free} | {"stay"}


@pytest.mark.clause("DEM-6.0h")
def test_evading_ignores_points_and_stops_and_leads_off_the_map_from_its_edge_only() -> None:
    scene = mortals_fight({"hex": 113}, units={7: 114, 8: 311}, dice=(1,))
    keys = set(scene)
    assert "to:212" in keys, "a mountain beside another unit"
    assert "leave" in keys, "0113 is an edge hex"
    assert "leave" not in mortals_fight({"hex": 212}, units={7: 312}, dice=(1,))


@pytest.mark.clause("DEM-6.1a")
def test_the_found_are_lost_from_sight_as_soon_as_no_unit_is_beside_them() -> None:
    scene = Scene({"hex": OPEN, "found": True, "reconciled": True}, units={4: 1011})
    scene.answer("move:1114" if "move:1114" in scene else "move:1113")
    scene.play_phase()
    assert not scene.magician().found
    beside = Scene({"hex": OPEN, "found": True, "reconciled": True}, units={4: 1011})
    beside.answer("move:1112").play_phase()
    assert beside.magician().found, "1112 lies beside 1011 too"


@pytest.mark.clause("DEM-21.2")
@pytest.mark.parametrize(("roll", "result"), [(4, "-"), (5, "D")])
def test_the_worked_example_of_a_search_in_a_forest(roll: int, result: str) -> None:
    scene = mortals_fight({"hex": 1208}, units={4: LAND_NEIGHBOURS[1208][0], 3: LAND_NEIGHBOURS[1208][1]}, dice=(roll,))
    scene.play_phase()
    search = scene.state.searches[0]
    assert (search.strength, search.modifier, search.result) == (9, -1, result)


# -- DEM-7: who may fight -------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-7.0a")
def test_a_unit_fights_with_the_same_strength_on_both_sides() -> None:
    attacking = mortals_fight({"hex": OPEN, "found": True}, units={1: 1011}, dice=(3,)).play_phase()
    assert attacking.state.fight[0].attack == 6
    defending = use({"hex": OPEN, "demons": (9,)}, units={1: 1011}, dice=(3,))
    defending.answer("attack:1011").play_phase()
    assert defending.state.fight[0].defence == 6


@pytest.mark.clause("DEM-7.0c", "DEM-7.3a")
def test_only_one_of_several_hexes_is_attacked_in_a_phase() -> None:
    scene = use({"hex": OPEN, "demons": (35, 37)}, {"captor_seat": 0}, units={3: 1011, 4: 1013}, dice=(6,))
    scene.answer("attack:1011", "with:35", "fight")
    assert "attack:1013" not in scene
    assert "free:1" in scene


@pytest.mark.clause("DEM-7.0d", "DEM-7.3b")
def test_whoever_stands_in_the_hex_fights_and_falls_together() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, units={2: 1011, 7: 1011, 3: 1013}, dice=(6,))
    scene.answer("attack:1011").play_phase()
    assert scene.state.fight[0].defence == 5
    assert [scene.state.units.hex[unit] for unit in (2, 7, 3)] == [0, 0, 1013]


@pytest.mark.clause("DEM-7.0f")
def test_any_demons_he_controls_may_attack_and_their_strengths_add_up() -> None:
    scene = use({"hex": OPEN, "demons": (9, 35, 18)}, units={4: 1011}, dice=(3,))
    scene.answer("attack:1011")
    assert set(scene) == {"with:9", "with:35", "with:18", "all"}
    scene.answer("with:35", "with:18", "fight").play_phase()
    assert scene.state.fight[0].attack == 8
    everybody = use({"hex": OPEN, "demons": (9, 35, 18)}, units={4: 1011}, dice=(3,))
    everybody.answer("attack:1011", "all").play_phase()
    assert everybody.state.fight[0].attack == 18


@pytest.mark.clause("DEM-7.1a")
def test_a_magician_beside_enemies_may_end_his_turn_without_a_fight() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1013}, units={3: 1011})
    scene.answer("done")
    assert scene.question("first_phase").seat == 1
    assert not scene.told("combat")


@pytest.mark.clause("DEM-7.2a", "DEM-7.0b")
def test_even_the_weakest_unit_must_attack_the_strongest_magician() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={7: 1011}, dice=(1,)).play_phase()
    assert scene.state.fight[0].attacking_units == (7,)
    assert scene.state.units.hex[7] == 0


@pytest.mark.clause("DEM-7.3a", "DEM-7.4a", "DEM-7.8a")
def test_a_unit_between_two_found_magicians_attacks_only_one_of_them() -> None:
    targets = Counter[int]()
    for seed in range(30):
        scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": 1010, "found": True}, units={4: 1011}, seed=seed)
        scene.play_phase()
        attacked = [event.fact("who") for event in scene.told("mortals_attack")]
        assert len(attacked) == 1
        targets[scene.state.fight[0].defender] += 1
    assert set(targets) == {0, 1}


@pytest.mark.clause("DEM-7.5a", "DEM-7.7a")
def test_all_who_attack_a_magician_make_one_attack_of_their_strengths_together() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={3: 1011, 4: 1013, 7: 1112}, dice=(3,))
    scene.play_phase()
    assert len(scene.told("combat")) == 1
    assert (scene.state.fight[0].attack, scene.state.fight[0].attacking_units) == (11, (3, 4, 7))


@pytest.mark.clause("DEM-7.3c", "DEM-7.6a")
@pytest.mark.parametrize("chosen", [(9,), (18,), (9, 18), (9, 18, 35)])
def test_a_defender_picks_one_or_more_of_his_demons_but_not_none(chosen: tuple[int, ...]) -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 18, 35)}, units={3: 1011}, dice=(3,))
    assert "fight" not in scene
    scene.answer(*(f"with:{demon}" for demon in chosen))
    if len(chosen) < 3:
        scene.answer("fight")
    scene.play_phase()
    assert sorted(scene.state.fight[0].defending_demons) == sorted(chosen)


@pytest.mark.clause("DEM-7.3d")
def test_the_defender_knows_the_attack_and_everybody_sees_the_demons() -> None:
    scene = use({"hex": OPEN, "demons": (9, 35)}, {"hex": 1011, "demons": (18, 4)}, {"hex": 2010}, dice=(3,))
    scene.answer("attack:1011", "with:35", "fight")
    decision = scene.question("defend_with")
    assert (decision.seat, "strength 5" in str(decision.question)) == (1, True)
    combat = scene.view(2).combat
    assert combat is not None
    assert combat.attacking_demons == (35,)
    scene.answer("with:18")
    scene.expect("defend_with")
    combat = scene.view(2).combat
    assert combat is not None
    assert combat.defending_demons == (18,)


@pytest.mark.clause("DEM-7.7b", "DEM-7.5a")
def test_two_magicians_may_attack_the_same_hex_each_in_his_own_phase() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"hex": 1010, "demons": (9,)}, units={4: 1011}, dice=(1, 6))
    scene.answer("attack:1011")
    scene.skip_to("first_phase")
    assert scene.state.fight == ()
    assert scene.magician(0).status == CAPTIVE
    scene.answer("rest", "attack:1011").settle()
    assert [event.fact("roll") for event in scene.told("combat")] == [1, 6]
    assert scene.state.units.hex[4] == 0


# -- DEM-8: results -------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-8.0a", "DEM-8.0b")
@pytest.mark.parametrize(
    ("demon", "roll", "result"),
    [
        (9, 2, "Df"),
        (9, 3, "Df"),
        (9, 4, "Dx"),
        (18, 6, "Df"),
        (18, 4, "Af"),
        (18, 3, "Af"),
        (18, 2, "Af"),
        (18, 1, "Ax"),
    ],
)
def test_the_differential_of_the_strengths_picks_the_column_and_the_die_the_row(
    demon: int, roll: int, result: str
) -> None:
    scene = use({"hex": OPEN, "demons": (demon,)}, units={4: 1011}, dice=(roll,))
    scene.answer("attack:1011").play_phase()
    fight = scene.state.fight[0]
    assert (fight.attack - fight.defence, fight.roll, fight.result) == ({9: 5, 18: -2}[demon], roll, result)


@pytest.mark.clause("DEM-8.0d")
def test_one_die_is_rolled_for_a_combat_and_nobody_is_asked_to() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9,)}, units={4: 1011}, dice=(3, 5))
    scene.play_phase()
    assert [event.fact("roll") for event in scene.told("combat")] == [3]
    assert scene.match.dice.roll() == 5, "the next die was not touched"


@pytest.mark.clause("DEM-8.0c", "DEM-8.2n")
@pytest.mark.parametrize("roll", [2, 5])
def test_both_sides_lose_their_neutral_demons_whichever_the_result_names(roll: int) -> None:
    scene = use({"hex": OPEN, "demons": (18, 23)}, {"hex": 1011, "demons": (60, 4)}, dice=(roll,))
    scene.answer("attack:1011", "with:18", "fight", "with:60", "fight").play_phase()
    assert {18, 60} <= set(scene.state.released)
    assert (scene.magician(0).demons, scene.magician(1).demons) == ((23,), (4,))


@pytest.mark.clause("DEM-8.2n", "DEM-10.0f")
@pytest.mark.parametrize(("roll", "result", "kept"), [(1, "Af", True), (6, "Dx", False), (5, "Df", False)])
def test_friendly_defenders_stay_if_the_attack_fails_and_others_never_do(roll: int, result: str, kept: bool) -> None:
    demons = {"demons": (35, 18, 28), "ring": True}
    scene = mortals_fight({"hex": OPEN, "found": True, **demons}, units={1: 1011, 2: 1013, 4: 1112}, dice=(roll,))
    scene.answer("all").play_phase()
    assert scene.state.fight[0].attack - scene.state.fight[0].defence == 1
    assert scene.state.fight[0].result == result
    assert {18, 28} <= set(scene.state.released), "neutral and unfriendly demons are spent"
    assert (35 in scene.magician().demons) is kept
    assert (35 in scene.state.released) is not kept


@pytest.mark.clause("DEM-8.2a", "DEM-8.2h")
def test_df_costs_a_magician_the_demons_he_used_and_nothing_else() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (35, 37)}, units={1: 1011}, dice=(4,)).own(0, 36)
    scene.answer("with:35", "fight").play_phase()
    assert scene.state.fight[0].result == "Df"
    magician = scene.magician()
    assert (magician.status, magician.hex, magician.demons, magician.wounds) == (FREE, OPEN, (37,), 0)
    assert scene.state.grid.owner[36] == 0


@pytest.mark.clause("DEM-8.2b", "DEM-8.2c")
def test_df_makes_units_flee_and_go_home_by_themselves() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 2819}, units={4: 1011}, dice=(2,))
    scene.answer("attack:1011").play_phase()
    assert (scene.state.units.fleeing[4], scene.state.units.hex[4]) == (True, 1011)
    while not any(move.unit == 4 for move in scene.state.report):
        scene.play_phase()
    assert scene.state.units.hex[4] != 1011


@pytest.mark.clause("DEM-8.2d", "DEM-5.4a")
def test_units_that_flee_stop_nobody_but_fill_their_hex() -> None:
    alone, same = Scene({"hex": PLAIN}).moves(), 0
    for hex_id in alone:
        scene = Scene({"hex": PLAIN}, units={4: hex_id})
        scene.state.units.fleeing[4] = True
        scene.checkpoint()
        moves = scene.moves()
        assert hex_id not in moves
        same += moves == {other: cost for other, cost in alone.items() if other != hex_id}
    assert same > len(alone) / 2, "most units that flee are in nobody's way"


@pytest.mark.clause("DEM-8.2e")
def test_af_costs_an_attacking_magician_all_the_demons_he_used() -> None:
    scene = use({"hex": OPEN, "demons": (35, 37, 4)}, {"hex": 1013}, units={1: 1011, 4: 1011}, dice=(3,))
    scene.answer("attack:1011", "with:35", "with:37", "fight").play_phase()
    assert scene.state.fight[0].result == "Af"
    assert scene.magician().demons == (4,)
    assert (scene.magician().status, scene.magician().hex) == (FREE, OPEN)
    assert not scene.state.units.fleeing[1]


@pytest.mark.clause("DEM-8.2g", "DEM-8.2i", "DEM-8.2j")
def test_a_captive_travels_with_his_captor_to_its_home_and_is_tortured_there() -> None:
    scene = Scene(
        {"captor_unit": 4, "captured_in": 1}, {"hex": 2819}, units={4: 1014}, stage="mortal_movement", dice=(2,)
    )
    on_the_way = 0
    for _turn in range(4):
        scene.play_phase()
        assert scene.magician().hex == scene.state.units.hex[4]
        on_the_way += scene.state.units.hex[4] != 810
        scene.play_phase()
        if scene.told("tortured"):
            break
        while scene.state.stage != "mortal_movement":
            scene.play_phase()
    assert on_the_way >= 1, "no torture on the way"
    assert scene.state.units.hex[4] == 810
    assert scene.magician().wounds == 1


@pytest.mark.clause("DEM-8.2m")
def test_a_captor_passes_magicians_goes_round_them_and_waits_beside_an_occupied_home() -> None:
    scene = Scene({"captor_unit": 4}, {"hex": 911}, units={4: 1011}, stage="mortal_movement").play_phase()
    move = next(move for move in scene.state.report if move.unit == 4)
    assert len(move.path) > 1, "a magician beside it does not stop it"
    assert 911 not in move.path
    shared = Scene({"captor_unit": 4}, {"hex": 2819}, units={4: 910, 5: 810}, stage="mortal_movement").play_phase()
    assert shared.state.units.hex[4] == 810
    waiting = Scene({"captor_unit": 4}, {"hex": 810}, units={4: 1010}, stage="mortal_movement").play_phase()
    assert waiting.state.units.hex[4] in LAND_NEIGHBOURS[810]
    assert waiting.state.report[0].what == "waited"
