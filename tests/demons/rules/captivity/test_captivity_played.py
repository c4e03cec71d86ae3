"""DEM-13 and DEM-16 played to their effect: treasure in its hex, ransom, torture, death and going free."""

import pytest

from game.demons.box.mortals import HOME, MORTALS, UNITS
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import CAPTIVE, DEAD, FREE
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, mortals_fight, use

FAR = {"hex": 2819}


# -- DEM-13 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-13.5", "DEM-5.4a")
def test_a_treasure_under_a_unit_is_out_of_reach_until_the_unit_is_gone() -> None:
    start = next(hex_id for hex_id in LAND_NEIGHBOURS[1607] if hex_id not in (1608, *LAND_NEIGHBOURS[1608]))
    guarded = Scene({"hex": start, "demons": (10,)}, units={6: 1608}).find(35, 56)
    assert 1608 not in guarded.moves()
    assert 1607 in guarded.moves()
    assert 1608 in Scene({"hex": start, "demons": (10,)}).find(35, 56).moves()
    left = Scene({"hex": start, "demons": (10,)}, units={6: 1608}).find(35, 56)
    left.state.units.fleeing[6] = True
    left.checkpoint()
    assert 1608 not in left.moves(), "even a fleeing unit fills its hex"


@pytest.mark.clause("DEM-13.0b", "DEM-13.0d")
def test_a_demon_on_the_grid_has_no_box_and_no_other_use() -> None:
    scene = use({"hex": 1608, "demons": (2, 3)}, FAR, dice=(2, 2)).find(35, 56)
    scene.answer("power:3:D", "seize:35")
    scene.settle()
    assert scene.state.grid.finder[22] == 3
    assert 2 in scene.state.released or scene.state.grid.marker[35] == 2
    assert scene.magician().demons == ()
    assert scene.view(1).treasures[7].finder == 3, "face up"


@pytest.mark.clause("DEM-13.0e", "DEM-13.1a", "DEM-21.7")
@pytest.mark.parametrize(("demon", "able"), [(55, True), (57, False), (72, False), (1, True)])
def test_only_a_lower_number_than_the_finders_seizes(demon: int, able: bool) -> None:
    scene = use({"hex": 1608, "demons": (demon,)}, FAR).find(35, 56)
    assert ("seize:35" in scene) is able


@pytest.mark.clause("DEM-13.0f", "DEM-13.1c", "DEM-13.1a", "DEM-13.0a")
@pytest.mark.parametrize(("cell", "guard"), [(35, 2), (12, 3), (11, 4), (14, 5)])
def test_the_guard_figure_or_less_seizes_and_one_more_does_not(cell: int, guard: int) -> None:
    hex_id = {35: 1608, 12: 606, 11: 307, 14: 908}[cell]
    for roll, owner in ((guard, 0), (guard + 1, -1)):
        scene = use({"hex": hex_id, "demons": (10, 72)}, FAR, dice=(roll,)).find(cell, 56)
        scene.answer(f"seize:{cell}").settle()
        assert scene.state.grid.owner[cell] == owner
        assert (56 in scene.state.released) is (owner == 0)
        assert (10 in scene.state.released) is (owner < 0)


@pytest.mark.clause("DEM-13.0f", "DEM-13.1b")
def test_a_failed_try_may_be_repeated_in_a_later_demon_phase() -> None:
    scene = use({"hex": 1608, "demons": (5, 10, 72)}, dice=(6, 1)).find(35, 56)
    scene.answer("seize:35", "with:10")
    assert "seize:35" not in scene
    scene.skip_to("first_phase")
    assert "seize:35" not in scene
    scene.answer("rest", "seize:35").settle()
    assert scene.state.grid.owner[35] == 0


@pytest.mark.clause("DEM-13.0g")
@pytest.mark.parametrize(("cells", "ducats"), [((35,), 38_000), ((36, 21), 17_000), ((11, 12, 65), 83_000)])
def test_the_second_figures_are_thousands_of_ducats(cells: tuple[int, ...], ducats: int) -> None:
    scene = Scene({"hex": PLAIN}, FAR).own(0, *cells)
    assert [one.score for one in scene.view().magicians] == [ducats, 0]


@pytest.mark.clause("DEM-13.4", "DEM-16.9a", "DEM-13.3")
def test_the_record_says_who_owns_what_after_every_change_of_hands() -> None:
    scene = mortals_fight({"captor_unit": 4, "captured_in": 1}, {"hex": OPEN, "demons": (9, 26)}, units={4: 810})
    scene.own(0, 35)
    scene.answer("give:35")
    scene.settle()
    seen = {one.cell: (one.state, one.owner, one.unit) for one in scene.view(None).treasures}
    assert seen[35] == ("stashed", None, 4)
    scene.state.stage, scene.state.turn = "demon_use", 1
    stolen = use({"hex": OPEN, "demons": (26, 8)}, FAR, units={4: 810}).stash(4, 35)
    stolen.answer("power:26:G").settle()
    assert {one.cell: one.owner for one in stolen.view(None).treasures}[35] == 0


# -- DEM-16: torture and ransom -------------------------------------------------------------------------------


@pytest.mark.clause("DEM-16.0a", "DEM-16.0b", "DEM-16.0c")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 2), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
@pytest.mark.parametrize("by_unit", [True, False])
def test_the_torture_die_means_the_same_to_units_and_magicians(roll: int, wounds: int, by_unit: bool) -> None:
    if by_unit:
        scene = mortals_fight({"captor_unit": 4, "captured_in": 1}, FAR, units={4: 810}, dice=(roll,)).play_phase()
        assert scene.magician(0).wounds == wounds
    else:
        scene = use({"hex": OPEN}, {"captor_seat": 0, "captured_in": 1}, dice=(roll,)).answer("torture:1")
        scene.settle()
        assert scene.magician(1).wounds == wounds


@pytest.mark.clause("DEM-16.2a", "DEM-3.0k")
@pytest.mark.parametrize("unit", [1, 4, 12])
def test_torture_happens_at_the_captors_own_home_only(unit: int) -> None:
    for hex_id, tortured in ((HOME[unit], True), (HOME[3], False), (OPEN, False)):
        scene = mortals_fight(
            {"captor_unit": unit, "captured_in": 1}, FAR, units={unit: hex_id}, dice=(2,)
        ).play_phase()
        assert bool(scene.told("tortured")) is tortured


@pytest.mark.clause("DEM-16.2b", "DEM-16.7a")
def test_any_treasure_buys_off_one_turn_and_the_next_costs_another() -> None:
    scene = mortals_fight({"captor_unit": 4, "captured_in": 1}, units={4: 810}, dice=(1,)).own(0, 35, 36, 65)
    assert set(scene) == {"give:35", "give:36", "give:65", "endure"}
    scene.answer("give:65").play_phase()
    assert (scene.magician().wounds, scene.state.grid.stash[65]) == (0, 4)
    scene.state.stage = "mortal_combat"
    scene.answer("endure").play_phase()
    assert scene.magician().wounds == 2
    assert [scene.state.grid.owner[cell] for cell in (35, 36)] == [0, 0]


@pytest.mark.clause("DEM-16.2c")
@pytest.mark.parametrize("unit", UNITS)
def test_the_four_clerics_torture_without_asking_and_the_others_ask(unit: int) -> None:
    captive = {"captor_unit": unit, "captured_in": 1}
    scene = mortals_fight(captive, FAR, units={unit: HOME[unit]}, dice=(2,)).own(0, 35)
    decision = scene.go()
    assert decision is not None
    cleric = str(MORTALS[unit].name) in ("Metropolitan", "Bishop", "Abbot", "Mullah")
    assert (decision.kind == "surrender") is not cleric
    assert (scene.magician().wounds == 1) is cleric


@pytest.mark.clause("DEM-16.2d")
def test_each_of_two_captives_is_tortured_once_and_may_pay_instead() -> None:
    captive = {"captor_seat": 0, "captured_in": 1}
    scene = use({"hex": OPEN}, captive, captive, dice=(3,)).own(2, 36)
    assert {"torture:1", "torture:2"} <= set(scene)
    scene.answer("torture:1")
    assert "torture:1" not in scene
    scene.answer("torture:2")
    decision = scene.question("surrender")
    assert (decision.seat, set(decision.keys())) == (2, {"give:36", "endure"})
    scene.answer("give:36")
    assert not {"torture:1", "torture:2"} & set(scene)
    assert (scene.magician(1).wounds, scene.magician(2).wounds) == (1, 0)
    assert scene.state.grid.owner[36] == 0


@pytest.mark.clause("DEM-16.2d")
def test_a_captor_need_not_torture() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0, "captured_in": 1}).answer("done")
    scene.settle()
    assert not scene.told("tortured")


@pytest.mark.clause("DEM-16.3a", "DEM-16.3b")
@pytest.mark.parametrize(("wounds", "curses"), [(1, 0), (0, 1)])
def test_the_worst_torture_by_a_magician_leaves_the_captive_alive(wounds: int, curses: int) -> None:
    captive = {"captor_seat": 0, "captured_in": 1, "wounds": wounds, "curses": curses}
    scene = use({"hex": OPEN}, captive, dice=(1,)).answer("torture:1")
    scene.settle()
    assert scene.magician(1).status == CAPTIVE
    assert scene.magician(1).wounds + scene.magician(1).curses == 3


@pytest.mark.clause("DEM-16.3c")
def test_everybody_sees_wounds_and_curses() -> None:
    scene = Scene({"wounds": 2, "curses": 1}, FAR, {"hex": 2010})
    for eyes in (0, 1, 2, None):
        assert (scene.view(eyes).magicians[0].wounds, scene.view(eyes).magicians[0].curses) == (2, 1)


@pytest.mark.clause("DEM-16.5a")
def test_a_captor_lets_others_pass_unhunted_until_its_captive_is_gone() -> None:
    scene = Scene({"captor_unit": 4}, {"hex": OPEN}, units={4: 810}, stage="mortal_movement", dice=(6,)).play_phase()
    assert scene.state.report[0].what == "carried"
    scene = mortals_fight({"captor_unit": 4}, {"hex": 809, "found": True}, units={4: 810}, dice=(5, 5)).play_phase()
    assert not scene.told("combat")
    free = mortals_fight(FAR, {"hex": 809, "found": True}, units={4: 810}, dice=(5, 5)).play_phase()
    assert free.told("combat")


@pytest.mark.clause("DEM-16.6a", "DEM-16.7a", "DEM-16.6b")
def test_the_torturer_keeps_the_treasure_of_the_dead_and_nobody_their_demons() -> None:
    dying = {"captor_unit": 4, "wounds": 3, "captured_in": 1, "demons": (4, 8), "ring": True}
    scene = mortals_fight(dying, FAR, units={4: 810}, dice=(4,)).own(0, 35, 36).own(1, 65).find(41, 62).find(42, 56, 1)
    scene.answer("endure").play_phase()
    grid = scene.state.grid
    assert scene.magician().status == DEAD
    assert [grid.stash[cell] for cell in (35, 36, 65)] == [4, 4, 0]
    assert (grid.owner[65], scene.state.ring_unit, scene.state.ring_gone) == (1, 4, False)
    assert {4, 8, 62} <= set(scene.state.released)
    assert (grid.closed[41], grid.closed[42], grid.finder[42]) == (True, False, 56)


@pytest.mark.clause("DEM-16.7b")
@pytest.mark.parametrize("demon", [18, 9])
def test_any_demon_left_fetches_everything_and_is_gone(demon: int) -> None:
    scene = use({"hex": OPEN, "demons": (9, 18, 15)}, FAR, units={4: 1011}, dice=(6,)).stash(4, 35, 36, 41)
    used = 15
    scene.answer("attack:1011", "with:15", "fight")
    assert set(scene) == {"with:9", "with:18", "decline"}
    scene.answer(f"with:{demon}").settle()
    assert [scene.state.grid.owner[cell] for cell in (35, 36, 41)] == [0, 0, 0]
    assert {demon, used} <= set(scene.state.released)
    assert len(scene.magician().demons) == 1


# -- DEM-16: what captives do ---------------------------------------------------------------------------------


@pytest.mark.clause("DEM-16.8b")
@pytest.mark.parametrize(("wounds", "curses", "taken"), [(0, 0, 1), (1, 0, 2), (0, 1, 2), (1, 1, 3), (0, 3, 4)])
def test_captivity_wounds_and_curses_are_taken_from_the_die(wounds: int, curses: int, taken: int) -> None:
    hurt = {"wounds": wounds, "curses": curses, "shield": 3}
    captive = Scene({"captor_unit": 4, **hurt}, FAR, units={4: OPEN}, dice=(6,))
    captive.answer("conjure:prince").play_phase()
    assert captive.state.conjuration[0].net == 6 - taken
    free = Scene({"hex": OPEN, **hurt}, FAR, dice=(6,))
    free.answer("conjure:prince").play_phase()
    assert free.state.conjuration[0].net == 6


@pytest.mark.clause("DEM-16.8b")
@pytest.mark.parametrize(("hex_id", "rank"), [(FOREST, "earl"), (OPEN, "duke"), (PLAIN, "")])
def test_the_captors_terrain_says_what_a_captive_can_conjure(hex_id: int, rank: str) -> None:
    keys = set(Scene({"captor_unit": 4}, FAR, units={4: hex_id}))
    assert {key for key in keys if key in ("conjure:earl", "conjure:duke")} == ({f"conjure:{rank}"} if rank else set())


@pytest.mark.clause("DEM-16.8c")
def test_a_captive_with_nobody_near_still_does_not_walk_leave_or_seize() -> None:
    scene = Scene({"captor_unit": 4, "demons": (8,)}, FAR, units={4: 113})
    assert not [key for key in scene if key.startswith(("move", "leave"))]
    seizing = use({"captor_unit": 6, "demons": (10, 8)}, FAR, units={6: 1608, 4: 1607}).find(35, 56)
    assert not [key for key in seizing if key.startswith(("seize", "attack"))]


@pytest.mark.clause("DEM-16.8a")
def test_a_captive_conjures_and_uses_powers() -> None:
    scene = Scene({"captor_unit": 4, "shield": 6}, FAR, units={4: PLAIN}, dice=(3, 2, 2)).pool("prince", 70, 3)
    scene.answer("conjure:prince", "power:70:D")
    scene.settle()
    assert scene.state.grid.finder[22] == 70


# -- DEM-16.10: going free ------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-16.10")
def test_the_freed_stand_in_the_captors_hex_if_it_is_empty() -> None:
    scene = use({"hex": 1012, "demons": (9,)}, {"captor_unit": 4, "found": False}, units={4: 1011}, dice=(6,))
    scene.answer("attack:1011").settle()
    freed = scene.magician(1)
    assert (freed.status, freed.hex, freed.found, freed.captor_unit) == (FREE, 1011, False, 0)


@pytest.mark.clause("DEM-16.10")
def test_else_on_a_free_hex_beside_it_of_their_choice() -> None:
    scene = use({"hex": 1013, "demons": (2, 8)}, {"captor_unit": 4}, units={4: OPEN, 3: 1011})
    scene.answer("power:2:E")
    decision = scene.question("freed")
    assert decision.seat == 1
    assert set(decision.keys()) == {f"to:{hex_id}" for hex_id in set(LAND_NEIGHBOURS[OPEN]) - {1011, 1013}}
    scene.answer("to:1112").settle()
    freed = scene.magician(1)
    assert (freed.status, freed.hex, freed.found) == (FREE, 1112, False)


@pytest.mark.clause("DEM-16.10")
@pytest.mark.parametrize("how", ["destroyed", "flight", "death", "leaving", "capture", "mercy"])
def test_every_way_in_which_a_captor_loses_his_captive(how: str) -> None:
    held, captive = {"captor_unit": 4}, {"captor_seat": 0}
    if how == "destroyed":
        scene = use({"hex": OPEN, "demons": (9,)}, held, units={4: 1011}, dice=(6,)).answer("attack:1011")
    elif how == "flight":
        scene = use({"hex": OPEN, "demons": (9,)}, held, units={4: 1011}, dice=(2,)).answer("attack:1011")
    elif how == "death":
        scene = Scene({"hex": PLAIN, "curses": 3}, captive, dice=(1,)).answer("conjure:king")
    elif how == "leaving":
        scene = Scene({"hex": 113}, captive).answer("leave")
    elif how == "capture":
        scene = mortals_fight({"hex": OPEN, "found": True}, captive, units={4: 1011}, dice=(6,))
    else:
        scene = Scene({"hex": OPEN}, captive).answer("free:1")
    scene.play_phase()
    assert scene.magician(1).status == FREE
    assert (scene.magician(1).captor_unit, scene.magician(1).captor_seat) == (0, -1)
