"""DEM-16: captives, torture, ransom, death, and what is left behind."""

import pytest

from game.demons.state import CAPTIVE, DEAD, FREE
from game.engine.boards.hexes import distance
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, use

HOME_OF_4, KARIN, BISHOP, KARS = 810, 4, 5, 1407


@pytest.mark.clause("DEM-3.0k", "DEM-16.0c")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 2), (2, 1), (4, 1), (5, 0), (6, 0)])
def test_a_captor_at_home_tortures_each_turn(roll: int, wounds: int) -> None:
    scene = mortals_fight({"captor_unit": KARIN, "captured_in": 1}, units={KARIN: HOME_OF_4}, dice=(roll,)).play_phase()
    assert scene.magician().wounds == wounds


@pytest.mark.clause("DEM-16.2a")
def test_there_is_no_torture_away_from_home() -> None:
    scene = mortals_fight({"captor_unit": KARIN}, units={KARIN: 809}).play_phase()
    assert not scene.told("tortured")


@pytest.mark.clause("DEM-16.1a", "DEM-3.0l", "DEM-3.0k")
def test_whoever_is_captured_in_this_phase_is_not_tortured_in_it() -> None:
    scene = mortals_fight({"hex": 809, "found": True}, units={KARIN: HOME_OF_4}, dice=(6, 1)).play_phase()
    assert scene.magician().status == CAPTIVE
    assert not scene.told("tortured")


@pytest.mark.clause("DEM-3.0l")
def test_torture_comes_before_searches_and_attacks() -> None:
    scene = mortals_fight(
        {"captor_unit": KARIN, "captured_in": 1}, {"hex": OPEN}, units={KARIN: HOME_OF_4, 3: 1011}, dice=(5, 6, 2)
    ).play_phase()
    order = [event.kind for event in scene.events if event.kind in ("tortured", "searched", "combat")]
    assert order == ["tortured", "searched", "combat"]


@pytest.mark.clause("DEM-16.2b", "DEM-16.7a", "DEM-16.9a")
def test_a_treasure_buys_one_turn_without_torture() -> None:
    scene = mortals_fight({"captor_unit": KARIN, "captured_in": 1}, units={KARIN: HOME_OF_4}).own(0, 35, 36)
    assert scene.keys() == ("give:35", "give:36", "endure")
    scene.answer("give:36").play_phase()
    assert scene.magician().wounds == 0
    assert scene.state.grid.stash[36] == KARIN
    assert scene.view().treasures[17].state == "stashed"
    scene.state.stage = "mortal_combat"
    assert scene.keys() == ("give:35", "endure"), "as often as he has treasure"


@pytest.mark.clause("DEM-16.2c")
def test_the_clergy_cannot_be_bought() -> None:
    scene = mortals_fight({"captor_unit": BISHOP, "captured_in": 1}, units={BISHOP: KARS}, dice=(2,)).own(0, 35)
    scene.play_phase()
    assert scene.told("tortured")
    assert scene.state.grid.owner[35] == 0
    units = Scene({}, units=dict.fromkeys(range(1, 20), 2010)).view().units
    assert [unit.number for unit in units if not unit.bribable] == [2, 5, 7, 8]


@pytest.mark.clause("DEM-16.2d", "DEM-16.0b", "DEM-16.0a")
def test_a_magician_may_torture_each_captive_once_or_be_paid() -> None:
    scene = use({"hex": OPEN}, {"captor_seat": 0, "captured_in": 1}, dice=(2,)).own(1, 35)
    scene.answer("torture:1")
    decision = scene.question("surrender")
    assert decision.seat == 1
    scene.answer("give:35")
    assert "torture:1" not in scene
    assert scene.state.grid.owner[35] == 0
    assert scene.magician(1).wounds == 0


@pytest.mark.clause("DEM-16.3a", "DEM-16.3b", "DEM-0.7")
@pytest.mark.parametrize(
    ("wounds", "curses", "allowed"), [(0, 0, True), (1, 0, True), (0, 1, True), (1, 1, False), (0, 2, False)]
)
def test_magicians_do_not_torture_to_death(wounds: int, curses: int, allowed: bool) -> None:
    captive = {"captor_seat": 0, "captured_in": 1, "wounds": wounds, "curses": curses}
    scene = use({"hex": OPEN}, captive, dice=(1,))
    assert ("torture:1" in scene) is allowed
    if allowed:
        scene.answer("torture:1").play_phase()
        assert scene.magician(1).status == CAPTIVE
        assert scene.magician(1).wounds + scene.magician(1).curses <= 3


@pytest.mark.clause("DEM-16.1a")
def test_a_magician_does_not_torture_in_the_phase_of_capture() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011}, dice=(6,))
    scene.answer("attack:1011")
    assert scene.keys() == ("free:1", "done")
    assert scene.magician(1).captor_seat == 0


@pytest.mark.clause("DEM-16.5a", "DEM-0.10")
def test_a_captor_neither_hunts_nor_attacks_others() -> None:
    scene = Scene(
        {"captor_unit": KARIN}, {"hex": OPEN, "found": True}, units={KARIN: 1011}, stage="mortal_movement", dice=(6,)
    )
    scene.play_phase()
    assert scene.state.units.hex[KARIN] != 1011, "it goes home instead"
    beside = mortals_fight({"captor_unit": KARIN}, {"hex": OPEN, "found": True}, units={KARIN: 1011}).play_phase()
    assert not beside.told("combat")
    assert beside.view().units[0].state == "captor"
    assert beside.view().units[0].captives == (0,)


@pytest.mark.clause("DEM-16.6a", "DEM-16.6b", "DEM-9.4b")
def test_death_under_torture_enriches_the_torturer() -> None:
    captive = {"captor_unit": KARIN, "wounds": 2, "captured_in": 1, "demons": (4,), "ring": True}
    scene = mortals_fight(captive, {"hex": OPEN}, units={KARIN: HOME_OF_4}, dice=(1,)).own(0, 35, 36).find(41, 62)
    scene.answer("endure").play_phase()
    assert scene.magician().status == DEAD
    assert [scene.state.grid.stash[cell] for cell in (35, 36)] == [KARIN, KARIN]
    assert scene.state.ring_unit == KARIN
    assert {4, 62} <= set(scene.state.released)
    assert scene.state.grid.closed[41], "what he had found but nobody owned is closed"
    assert scene.state.units.captives[KARIN] == 0


@pytest.mark.clause("DEM-16.7b", "DEM-16.7a")
def test_one_demon_fetches_the_whole_stash_of_a_destroyed_unit() -> None:
    scene = use({"hex": OPEN, "demons": (9, 18)}, units={KARIN: 1011}, dice=(6,)).stash(KARIN, 35, 36)
    scene.state.ring_unit = KARIN
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    scene.answer("attack:1011", "with:9", "fight")
    assert set(scene.keys()) == {"with:18", "decline"}
    scene.answer("with:18").play_phase()
    assert [scene.state.grid.owner[cell] for cell in (35, 36)] == [0, 0]
    assert scene.magician().ring
    assert 18 in scene.state.released


@pytest.mark.clause("DEM-16.7b", "DEM-3.0o")
def test_a_declined_stash_stays_for_g_only() -> None:
    scene = use({"hex": OPEN, "demons": (9, 18)}, units={KARIN: 1011}, dice=(6,)).stash(KARIN, 35)
    scene.answer("attack:1011", "with:9", "fight", "decline").play_phase()
    assert scene.state.grid.stash[35] == KARIN
    later = use({"hex": OPEN, "demons": (26,)}, units={}).stash(KARIN, 35)
    assert "power:26:G" in later


@pytest.mark.clause("DEM-16.8a", "DEM-16.8c")
def test_captives_conjure_and_use_demons_but_neither_move_nor_attack() -> None:
    first = Scene({"captor_unit": KARIN, "demons": (8,)}, units={KARIN: OPEN, 3: 1011})
    keys = first.keys()
    assert "conjure:duke" in keys
    assert str(first.question("first_phase").question) == "Conjure, or raise your shield?"
    bare = Scene({"captor_unit": KARIN, "demons": (53,)}, units={KARIN: OPEN, 3: 1011})
    assert bare.question("first_phase").option("raise") is None
    assert str(bare.question("first_phase").question) == "Conjure, or wait?", "nothing is there to raise it with"
    assert not any(key.startswith("move") for key in keys)
    assert "leave" not in keys
    assert first.refusal("hex:1013").clause == "DEM-16.8c"
    assert first.refusal("exit").clause == "DEM-16.8c"
    second = use({"captor_unit": KARIN, "demons": (8,)}, units={KARIN: OPEN, 3: 1011})
    assert "power:8:D" in second
    assert not any(key.startswith("attack") for key in second)
    assert second.refusal("hex:1011").clause == "DEM-16.8c"


@pytest.mark.clause("DEM-16.8c")
def test_captives_are_not_attacked() -> None:
    scene = use({"hex": OPEN, "demons": (9, 8)}, {"captor_seat": 2}, {"hex": 1011})
    scene.answer("attack:1011", "with:9", "fight")
    scene.play_phase()
    assert scene.state.fight[0].defender == 2


@pytest.mark.clause("DEM-16.10")
def test_a_captive_of_a_destroyed_unit_stands_where_it_stood() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"captor_unit": KARIN}, units={KARIN: 1011}, dice=(6,))
    scene.answer("attack:1011").play_phase()
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, 1011)


@pytest.mark.clause("DEM-16.10")
def test_a_captor_who_is_captured_leaves_or_dies_frees_his_captives() -> None:
    left = Scene({"hex": 113}, {"captor_seat": 0})
    left.answer("leave").play_phase()
    assert (left.magician(1).status, left.magician(1).hex) == (FREE, 113)
    taken = mortals_fight({"hex": OPEN, "found": True}, {"captor_seat": 0}, units={KARIN: 1011}, dice=(6,)).play_phase()
    assert (taken.magician(0).status, taken.magician(1).status) == (CAPTIVE, FREE)
    dead = Scene({"hex": PLAIN, "curses": 3}, {"captor_seat": 0}, dice=(1,))
    dead.answer("conjure:king").play_phase()
    assert (dead.magician(0).status, dead.magician(1).status) == (DEAD, FREE)


@pytest.mark.clause("DEM-16.10")
def test_a_magician_may_let_his_captive_go() -> None:
    scene = Scene({"hex": OPEN}, {"captor_seat": 0})
    scene.answer("free:1")
    decision = scene.question("freed")
    assert decision.seat == 1
    assert scene.refusal("hex:2010").clause == "DEM-16.10"
    scene.answer("to:1011")
    assert scene.question("first_phase").seat == 0, "the phase goes on"
    assert scene.magician(1).hex == 1011


@pytest.mark.clause("DEM-8.2g")
def test_captives_walk_with_the_magician_who_holds_them() -> None:
    scene = Scene({"hex": OPEN}, {"captor_seat": 0})
    scene.answer("move:1013").play_phase()
    assert scene.magician(1).hex == 1013


@pytest.mark.clause("DEM-16.10")
def test_the_nearest_free_land_counts_when_all_around_is_full() -> None:
    full = dict(zip(range(5, 12), (OPEN, 913, 912, 1011, 1013, 1113, 1112), strict=True))
    scene = use({"captor_unit": KARIN, "demons": (52,)}, units={KARIN: OPEN, **full})
    scene.answer("power:52:F", f"bewitch:{KARIN}", "yes")
    decision = scene.question("freed")
    assert {distance(OPEN, int(key.removeprefix("to:"))) for key in tuple(decision.keys())} == {2}
