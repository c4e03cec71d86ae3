"""DEM-3 played to its effect: the phases of a game turn and what may be done in each."""

import pytest

from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.rules.walking.routes import field_to
from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT, MORTAL_MOVEMENT
from game.engine.boards.hexes import distance
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, mortals_move, use

NEAR_BUT_STEEP = (410, 412, 110)
"""A hex, one two hexes away over mountains, and one three hexes away by an easier road."""


# -- DEM-3: the sequence of play ------------------------------------------------------------------------------


@pytest.mark.clause("DEM-3.0a", "DEM-3.0b", "DEM-3.0s")
def test_a_game_turn_is_one_mortal_turn_and_a_player_turn_for_each_in_order() -> None:
    scene = Scene({}, {"hex": 2010}, {"hex": 2517}, stage=MORTAL_MOVEMENT, order=(2, 0, 1))
    seen = []
    while scene.state.game_turn == 3:
        stage = scene.state.stage
        seat = scene.state.order[scene.state.turn] if stage in (FIRST_PHASE, DEMON_USE) else None
        seen.append((stage, seat))
        scene.play_phase()
    players = [(stage, seat) for seat in (2, 0, 1) for stage in (FIRST_PHASE, DEMON_USE)]
    assert seen == [(MORTAL_MOVEMENT, None), (MORTAL_COMBAT, None), *players]
    assert (scene.state.stage, scene.state.game_turn) == (MORTAL_MOVEMENT, 4)


@pytest.mark.clause("DEM-3.0e", "DEM-5.0c", "DEM-5.3d")
def test_an_activated_unit_goes_for_the_nearest_magician_with_four_points() -> None:
    scene = mortals_move({"hex": 1009}, {"hex": 1018}, units={4: 1015}, dice=(6,))
    assert scene.state.report[0].target == 1, "three hexes are nearer than six"
    costs = {}
    for start in (1015, 1014, 1017, 1312):
        move = mortals_move({"hex": 1011}, units={4: start}, dice=(6,)).state.report[0]
        costs[start] = (move.spent, move.stop)
    assert all(spent <= 4 for spent, _stop in costs.values())
    assert any(spent == 4 and stop == "points" for spent, stop in costs.values())


@pytest.mark.clause("DEM-5.3d")
def test_the_nearest_magician_is_nearest_in_hexes_not_in_points() -> None:
    start, steep, easy = NEAR_BUT_STEEP
    assert (distance(start, steep), distance(start, easy)) == (2, 3)
    assert field_to((steep,), frozenset())[start][0] > field_to((easy,), frozenset())[start][0]
    scene = mortals_move({"hex": easy}, {"hex": steep}, units={4: start}, dice=(6,))
    assert (scene.state.report[0].target, scene.state.report[0].distance) == (1, 2)


@pytest.mark.clause("DEM-3.0g")
def test_units_that_flee_or_carry_a_captive_make_no_roll_and_always_move() -> None:
    for roll in (1, 6):
        scene = Scene(
            {"hex": 1012}, {"captor_unit": 5}, units={4: 1014, 5: 1012 + 200}, stage=MORTAL_MOVEMENT, dice=(roll,)
        )
        scene.state.units.fleeing[4] = True
        scene.checkpoint()
        scene.play_phase()
        assert [(move.unit, move.roll) for move in scene.state.report] == [(4, 0), (5, 0)]
        assert all(len(move.path) > 1 for move in scene.state.report)


@pytest.mark.clause("DEM-3.0i", "DEM-6.0a", "DEM-6.0c")
def test_every_magician_beside_units_is_searched_for_with_one_die() -> None:
    scene = mortals_fight({"hex": OPEN}, {"hex": 1210}, units={4: 1011, 3: 1211}, dice=(3, 4)).play_phase()
    assert [(search.seat, search.roll, search.strength) for search in scene.state.searches] == [(0, 3, 5), (1, 4, 4)]


@pytest.mark.clause("DEM-3.0l", "DEM-16.1a")
def test_whoever_is_captured_at_the_captors_home_is_tortured_a_turn_later_only() -> None:
    scene = mortals_fight({"hex": 809, "found": True}, {"hex": 2819}, units={4: 810}, dice=(6, 2)).play_phase()
    assert (scene.magician().status, scene.magician().wounds) == ("captive", 0)
    while scene.state.stage != MORTAL_COMBAT:
        scene.play_phase()
    scene.play_phase()
    assert scene.magician().wounds == 1


@pytest.mark.clause("DEM-3.0m", "DEM-9.0d", "DEM-14.0a")
@pytest.mark.parametrize("choice", ["move:1012", "conjure:prince", "raise", "rest"])
def test_after_one_thing_the_first_phase_is_over(choice: str) -> None:
    scene = Scene({"hex": PLAIN, "demons": (35,), "shield": 2}, {"hex": 2010}, dice=(2, 1))
    assert choice in scene
    scene.answer(choice)
    decision = scene.go()
    assert decision is not None
    assert (decision.seat, decision.kind) != (0, "first_phase")


@pytest.mark.clause("DEM-3.0n", "DEM-7.4a", "DEM-7.3a")
def test_after_an_attack_neither_powers_nor_a_second_attack_are_left() -> None:
    captive = {"captor_seat": 0, "captured_in": 1}
    scene = use({"hex": OPEN, "demons": (35, 62, 8)}, captive, units={4: 1011, 3: 1013}, dice=(6, 5))
    scene.answer("attack:1011", "with:35", "fight")
    assert not [key for key in scene if key.startswith(("attack", "power", "seize"))]
    assert "torture:1" in scene, "the phase is still open"


@pytest.mark.clause("DEM-3.0p", "DEM-3.0n")
def test_seizing_and_discovering_count_as_using_powers() -> None:
    beside = LAND_NEIGHBOURS[1608][0]
    scene = use({"hex": 1608, "demons": (10, 72, 62)}, units={4: beside}, dice=(6, 2, 2)).find(35, 56)
    assert f"attack:{beside}" in scene
    scene.answer("seize:35")
    assert f"attack:{beside}" not in scene
    other = use({"hex": 1608, "demons": (62, 72)}, units={4: beside}, dice=(2, 2))
    other.answer("power:62:D")
    assert f"attack:{beside}" not in other


@pytest.mark.clause("DEM-3.0o", "DEM-16.4a", "DEM-3.0p")
def test_torture_leaves_powers_and_attacks_and_they_leave_torture() -> None:
    captive = {"captor_seat": 0, "captured_in": 1}
    scene = use({"hex": OPEN, "demons": (35, 62)}, captive, units={3: 1011}, dice=(5, 2, 2))
    scene.answer("torture:1")
    assert {"attack:1011", "power:62:D"} <= set(scene)
    powers_first = use({"hex": OPEN, "demons": (35, 62)}, captive, units={3: 1011}, dice=(2, 2, 5))
    powers_first.answer("power:62:D")
    assert "torture:1" in powers_first


@pytest.mark.clause("DEM-3.0r", "DEM-7.0e")
def test_without_a_demon_no_attack_is_offered_even_with_other_things_to_do() -> None:
    captive = {"captor_seat": 0, "captured_in": 1}
    scene = use({"hex": OPEN}, captive, units={3: 1011})
    assert set(scene) == {"torture:1", "free:1", "done"}
