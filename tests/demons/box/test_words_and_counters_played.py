"""DEM-0 to DEM-2 played to their effect: words, dice, captors, and the hundred counters."""

from collections import Counter

import pytest

from game.demons.box.goetia import COUNTERS
from game.demons.state import MORTAL_MOVEMENT
from game.demons.view import DemonsView
from game.engine.decision import Event
from game.engine.match import Match
from tests.demons.scene import GAME, NAMES, OPEN, PLAIN, Scene, die_for, mortals_fight, mortals_move, use

OFF_THE_MAP = ("dead", "gone")


def seen(match: Match) -> DemonsView:
    """What everybody sees."""
    view = match.view(None)
    assert isinstance(view, DemonsView)
    return view


# -- DEM-0: words ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-0.2", "DEM-3.0c", "DEM-3.0d", "DEM-21.1")
@pytest.mark.parametrize(("start", "rolls", "wakes"), [(1017, True, True), (1018, False, False)])
def test_six_hexes_away_a_six_wakes_and_seven_away_nobody_rolls(start: int, rolls: bool, wakes: bool) -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: start}, dice=(6,))
    assert [move.roll for move in scene.state.report] == ([6] if rolls else [])
    assert scene.state.units.active[4] is wakes


@pytest.mark.clause("DEM-0.3")
def test_a_die_shows_one_to_six_each_as_often_as_the_others() -> None:
    faces = Counter[int]()
    for seed in range(300):
        match = GAME.new_match(NAMES, seed=seed)
        match.table.listening = True
        while isinstance(item := match.step(), Event):
            if item.kind == "order_die":
                faces[int(str(item.fact("roll")))] += 1
    assert set(faces) == set(range(1, 7))
    total = sum(faces.values())
    assert all(abs(count - total / 6) < total / 20 for count in faces.values())


@pytest.mark.clause("DEM-0.4")
@pytest.mark.parametrize("status", OFF_THE_MAP)
def test_whoever_is_dead_or_gone_holds_wakes_and_meets_nobody(status: str) -> None:
    absent = {"status": status, "hex": 1012}
    assert Scene({"hex": PLAIN}, absent).moves() == Scene({"hex": PLAIN}).moves()
    assert "attack:1012" not in use({"hex": PLAIN, "demons": (9, 62)}, absent)
    assert mortals_move({"hex": 2010}, absent, units={4: 1013}, dice=(6,)).state.report == ()
    searched = mortals_fight({"hex": 2010}, absent, units={4: 1013}, dice=(6,)).play_phase()
    assert searched.state.searches == ()


@pytest.mark.clause("DEM-0.4", "DEM-16.8c", "DEM-3.0g")
def test_a_captive_is_not_on_the_map() -> None:
    scene = use({"hex": OPEN, "demons": (9, 62)}, {"captor_seat": 2}, {"hex": 1011, "invisible": True})
    assert "attack:1011" not in scene, "neither the invisible captor nor his captive can be attacked"
    woken = mortals_move({"captor_unit": 16}, {"hex": 2819}, units={16: 1613, 4: 1611}, dice=(6,))
    assert [(move.unit, move.roll) for move in woken.state.report] == [(16, 0)]


@pytest.mark.clause("DEM-0.5", "DEM-5.7d")
def test_only_ready_units_search_hold_their_ground_and_attack() -> None:
    both = {3: 1011, 4: 1013}
    for state, strength in (("ready", 9), ("fleeing", 5), ("captor", 5)):
        held = {"captor_unit": 3, "captured_in": 1} if state == "captor" else {"hex": 2819}
        scene = mortals_fight({"hex": OPEN}, held, units=both, dice=(3,))
        scene.state.units.fleeing[3] = state == "fleeing"
        scene.checkpoint()
        scene.play_phase()
        assert scene.state.searches[0].strength == strength, state
        fight = mortals_fight({"hex": OPEN, "found": True}, held, units=both, dice=(4,))
        fight.state.units.fleeing[3] = state == "fleeing"
        fight.checkpoint()
        fight.play_phase()
        assert fight.state.fight[0].attack == strength, state


@pytest.mark.clause("DEM-0.6", "DEM-15.4a", "DEM-12.0c")
def test_a_released_demon_lies_nowhere_any_more_and_cannot_be_drawn() -> None:
    scene = use({"demons": (2, 8), "hex": OPEN}, units={4: 1011})
    scene.answer("power:2:E")
    scene.settle()
    assert scene.state.released == (2,)
    assert all(2 not in pool for pool in scene.state.pools.values())
    assert 2 not in scene.magician().demons


@pytest.mark.clause("DEM-0.7", "DEM-9.4b")
@pytest.mark.parametrize(
    ("wounds", "curses", "dies"), [(3, 0, True), (2, 1, True), (0, 3, True), (2, 0, False), (1, 1, False)]
)
def test_wounds_and_curses_are_added_and_four_of_them_kill(wounds: int, curses: int, dies: bool) -> None:
    scene = Scene({"wounds": wounds, "curses": curses}, {"hex": 2010}, dice=(die_for(-1, "marquis"),))
    scene.answer("conjure:marquis").play_phase()
    assert scene.state.conjuration[0].net == -1
    assert (scene.magician().status == "dead") is dies


@pytest.mark.clause("DEM-0.8", "DEM-9.0c", "DEM-9.0f")
def test_drawn_counters_leave_their_pool_and_belong_to_the_conjurer() -> None:
    scene = Scene({"hex": PLAIN, "shield": 6}, {"hex": 2010}, dice=(1,)).pool("prince", 12, 36, 55)
    others = {rank: pool for rank, pool in scene.state.pools.items() if rank != "prince"}
    scene.answer("conjure:prince").play_phase()
    assert set(scene.magician(0).demons) == {12, 36}
    assert scene.magician(1).demons == ()
    assert set(scene.state.pools["prince"]) == set(COUNTERS["prince"]) - {12, 36}
    assert scene.state.pools["prince"][0] == 55, "the next counter comes up next"
    assert {rank: scene.state.pools[rank] for rank in others} == others


@pytest.mark.clause("DEM-0.10", "DEM-8.2g")
def test_captors_are_units_or_magicians_and_captives_stand_where_they_do() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"hex": 2819}, units={4: 1011}, dice=(6,)).play_phase()
    assert (scene.magician().captor_unit, scene.magician().captor_seat, scene.magician().hex) == (4, -1, 1011)
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011}, dice=(6,))
    scene.answer("attack:1011").play_phase()
    assert (scene.magician(1).captor_unit, scene.magician(1).captor_seat, scene.magician(1).hex) == (0, 0, OPEN)


# -- DEM-1, DEM-2: the game and its counters ------------------------------------------------------------------


@pytest.mark.clause("DEM-1.0b", "DEM-5.0a")
def test_nobody_is_asked_what_the_mortals_do() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 1013}, units={4: 1015, 1: 1411}, stage=MORTAL_MOVEMENT, dice=(6,) * 6)
    scene.expect("first_phase")
    assert len(scene.told("unit_hunted")) == 2


@pytest.mark.clause("DEM-1.0c", "DEM-7.0e")
@pytest.mark.parametrize(("demons", "defence"), [((), 0), ((18,), 3), ((9,), 10)])
def test_demons_are_all_the_strength_a_magician_has(demons: tuple[int, ...], defence: int) -> None:
    scene = mortals_fight({"hex": PLAIN, "found": True, "demons": demons}, units={3: 1012}, dice=(3,)).play_phase()
    assert (scene.state.fight[0].attack, scene.state.fight[0].defence) == (4, defence)


@pytest.mark.clause("DEM-2.0a", "DEM-2.4a", "DEM-2.4c")
def test_a_full_table_has_a_hundred_counters_each_in_its_place() -> None:
    match = GAME.new_match(NAMES, seed=3)
    match.next_decision()
    state, view = match.state, seen(match)
    drawn = [counter for pool in state.pools.values() for counter in pool]
    assert sorted(drawn) == list(range(73)), "72 demons and the ring"
    assert len(state.units.hex) - 1 == len(view.units) == 19
    assert len(view.magicians) == 4
    shields = [one.shield_name for one in view.magicians]
    assert len(drawn) + len(view.units) + len(view.magicians) + len(shields) == 100


@pytest.mark.clause("DEM-2.4b", "DEM-4.0f")
def test_a_shield_marker_shows_the_level_that_was_chosen_and_raised() -> None:
    match = GAME.new_match(["Ann"], seed=4)
    match.next_decision()
    match.choose("shield:mercury")
    match.next_decision()
    assert seen(match).magicians[0].shield_name == "mercury"
    scene = Scene({"shield": 3, "demons": (35,)}, dice=(1,))
    scene.answer("raise").play_phase()
    assert scene.view().magicians[0].shield_name == "bronze"
    assert len(scene.view().units) == 0, "a marker is no unit"
