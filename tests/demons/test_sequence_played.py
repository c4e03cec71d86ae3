"""DEM-0 to DEM-4 played to their effect: each test breaks with the one rule that it names."""

from collections import Counter

import pytest

from game.demons.armenia import EDGE_HEXES, LAND, TERRAIN
from game.demons.goetia import COUNTERS, RANK_OF, RING_COUNTER
from game.demons.mortals import HOME, UNITS
from game.demons.ranks import RANKS
from game.demons.routes import field_to
from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT, MORTAL_MOVEMENT
from game.demons.terrain import LAND_NEIGHBOURS
from game.demons.view import DemonsView
from game.engine.decision import Event
from game.engine.dice import LoadedDice
from game.engine.hexes import distance
from game.engine.match import Match
from tests.demons.scene import FOREST, GAME, NAMES, OPEN, PLAIN, Scene, mortals_fight, mortals_move, use
from tests.demons.walking import reach

OFF_THE_MAP = ("dead", "gone")
NEAR_BUT_STEEP = (410, 412, 110)
"""A hex, one two hexes away over mountains, and one three hexes away by an easier road."""


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
    scene = Scene({"wounds": wounds, "curses": curses}, {"hex": 2010}, dice=(4,))
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
    scene = Scene({"hex": PLAIN}, {"hex": 1013}, units={4: 1015, 1: 1411}, stage=MORTAL_MOVEMENT, dice=(6, 6))
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


# -- DEM-4: setting up and winning ----------------------------------------------------------------------------


@pytest.mark.clause("DEM-4.0a", "DEM-5.7b")
def test_every_unit_starts_at_the_home_that_its_back_shows() -> None:
    match = GAME.new_match(["Ann"], seed=2)
    match.next_decision()
    assert {unit.number: unit.home for unit in seen(match).units} == {unit: f"{HOME[unit]:04}" for unit in UNITS}
    assert (match.state.units.hex[4], match.state.units.hex[19]) == (810, 2517)


@pytest.mark.clause("DEM-4.0b", "DEM-4.0c", "DEM-11.0b")
def test_every_pool_is_shuffled_by_itself_and_the_ring_lies_anywhere_among_the_dukes() -> None:
    pools = []
    for seed in range(40):
        match = GAME.new_match(["Ann"], seed=seed)
        match.next_decision()
        pools.append(match.state.pools)
    for rank in RANKS:
        orders = {pool[rank] for pool in pools}
        assert len(orders) > 35, rank
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(COUNTERS[rank]))}
        assert all(RANK_OF[counter] == rank for order in orders for counter in order if counter != RING_COUNTER)
    places = {pool["duke"].index(RING_COUNTER) for pool in pools}
    assert len(places) > 12


@pytest.mark.clause("DEM-4.0e", "DEM-4.0d")
def test_only_those_who_tie_roll_again_and_the_order_stays() -> None:
    match = GAME.new_match(NAMES, seed=4, dice=LoadedDice(3, 6, 6, 1, 2, 5, seed=4))
    match.table.listening = True
    rolls = []
    while isinstance(item := match.step(), Event):
        if item.kind == "order_die":
            rolls.append((item.fact("who"), item.fact("roll")))
    assert [roll for _who, roll in rolls] == [3, 6, 6, 1, 2, 5]
    assert match.state.order == (2, 1, 0, 3)
    scene = Scene({}, {"hex": 2010}, order=(1, 0))
    for _turn in range(2):
        while scene.state.stage != MORTAL_MOVEMENT:
            scene.play_phase()
        scene.play_phase()
        assert scene.state.order == (1, 0)


@pytest.mark.clause("DEM-4.0f", "DEM-4.1a", "DEM-4.1b")
@pytest.mark.parametrize("shield", ["copper", "tin", "mercury", "bronze", "silver", "gold"])
def test_any_shield_may_be_chosen_by_everybody_in_order(shield: str) -> None:
    match = GAME.new_match(["Ann", "Bob"], seed=4, dice=LoadedDice(2, 5, seed=4))
    for seat in (1, 0):
        decision = match.next_decision()
        assert decision is not None
        assert (decision.kind, decision.seat) == ("shield", seat)
        match.choose(f"shield:{shield}")
    match.next_decision()
    assert [one.shield_name for one in seen(match).magicians] == [shield, shield]


@pytest.mark.clause("DEM-4.0g", "DEM-3.0a")
def test_the_mortals_stir_in_the_second_game_turn_first() -> None:
    match = GAME.new_match(["Ann"], seed=4)
    match.table.listening = True
    told = []
    while match.state.game_turn < 3:
        item = match.step()
        if isinstance(item, Event):
            told += [item.fact("turn")] if item.kind == "game_turn" else []
        else:
            assert item is not None
            match.choose("shield:tin" if item.kind == "shield" else item.keys()[-1])
    assert told[:1] == [2]


@pytest.mark.clause("DEM-4.0h")
def test_each_magician_enters_at_the_start_of_his_own_first_phase() -> None:
    scene = Scene({"status": "waiting", "hex": 0}, {"status": "waiting", "hex": 0}, game_turn=1)
    assert scene.question("enter").seat == 0
    scene.answer("to:113", "rest")
    decision = scene.question("enter")
    assert decision.seat == 1
    assert (scene.magician(0).status, scene.magician(1).status) == ("free", "waiting")
    assert "to:113" not in scene, "Ann stands there"
    assert set(scene) == {f"to:{hex_id}" for hex_id in LAND if hex_id // 100 == 1} - {"to:113"}


@pytest.mark.clause("DEM-4.0i")
def test_placing_costs_no_points() -> None:
    scene = Scene({"status": "waiting", "hex": 0}, game_turn=1)
    scene.answer("to:114")
    assert scene.moves() == Scene({"hex": 114}).moves()


@pytest.mark.clause("DEM-4.0j")
def test_in_the_first_turn_magicians_move_attack_and_conjure() -> None:
    scene = Scene({"status": "waiting", "hex": 0, "shield": 6}, units={3: 214}, game_turn=1, dice=(1,))
    scene.pool("duke", 15, 60, 54, 2).answer("to:114", "conjure:duke", "release:2", "release:54")
    assert "attack:214" in scene
    free = Scene({"status": "waiting", "hex": 0}, game_turn=1).answer("to:114")
    assert [key for key in free if key.startswith("move:")]
    conjuring = Scene({"status": "waiting", "hex": 0, "shield": 6}, dice=(1,), game_turn=1).pool("prince", 12, 36)
    conjuring.answer("to:113", "conjure:prince").play_phase()
    assert set(conjuring.magician().demons) == {12, 36}


@pytest.mark.clause("DEM-4.3a", "DEM-4.4b", "DEM-4.7a")
def test_only_who_left_alive_can_win_whatever_the_others_own() -> None:
    scene = Scene({"hex": 113, "shield": 6}, {"status": "dead", "hex": 0})
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    limit = Scene({"hex": 113, "shield": 6}, {"hex": PLAIN}, options={"turn_limit": 30}, game_turn=30).own(1, 35, 65)
    limit.answer("leave", "rest")
    assert limit.go() is None
    assert limit.state.winners == (0,), "Bob is still in Armenia"


@pytest.mark.clause("DEM-4.3b", "DEM-5.2a")
def test_the_edge_is_left_by_with_the_points_that_reach_it_and_not_with_fewer() -> None:
    field = field_to(tuple(sorted(EDGE_HEXES)), frozenset())
    for points in (0, 1, 4, 5, 6, 7):
        starts = [hex_id for hex_id in sorted(LAND) if field[hex_id][0] == points][:3]
        assert starts
        for start in starts:
            assert ("leave" in Scene({"hex": start})) is (points <= 5), (start, points)


@pytest.mark.clause("DEM-4.3c")
def test_every_side_of_the_map_is_an_edge_and_nothing_else() -> None:
    border = {hex_id for hex_id in LAND if hex_id // 100 in (1, 28) or hex_id % 100 in (1, 20)}
    assert border == EDGE_HEXES
    for hex_id in (106, 120, 1301, 1520, 2806):
        wall = dict(zip(UNITS, LAND_NEIGHBOURS[hex_id], strict=False))
        assert "leave" in Scene({"hex": hex_id, "reconciled": True}, units=wall), hex_id


@pytest.mark.clause("DEM-4.3c", "DEM-5.5a")
def test_an_edge_hex_beside_an_enemy_can_be_entered_but_not_left_by() -> None:
    stopped = 0
    for start in (hex_id for hex_id in sorted(LAND) if hex_id // 100 in (2, 3, 27)):
        for enemy in (hex_id for hex_id in sorted(LAND) if 2 <= distance(start, hex_id) <= 3):
            walks = reach(start, 5, {enemy}, {enemy})
            edges = EDGE_HEXES & set(walks)
            free = {hex_id for hex_id in edges if enemy not in LAND_NEIGHBOURS[hex_id]}
            if edges and not free and start not in EDGE_HEXES:
                assert "leave" not in Scene({"hex": start}, units={4: enemy}), (start, enemy)
                stopped += 1
    assert stopped > 1
    assert "leave" in Scene({"hex": 213}, units={4: 411}), "there is another way out"


@pytest.mark.clause("DEM-4.3c")
def test_leaving_belongs_to_the_first_phase_and_to_transport() -> None:
    scene = use({"hex": 113, "demons": (18, 8)}, {"hex": 2010})
    assert "leave" not in scene
    scene.answer("power:18:T")
    assert "leave" in scene


@pytest.mark.clause("DEM-4.3d", "DEM-5.6b")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_has_left_has_no_turn_ever_again(order: tuple[int, int]) -> None:
    scene = Scene({"hex": 113, "demons": (8,)}, {"hex": PLAIN}, order=order, turn=order.index(0)).own(0, 24)
    scene.answer("leave")
    for _ in range(6):
        decision = scene.go()
        assert decision is not None
        assert decision.seat == 1
        scene.match.choose("rest" if decision.kind == "first_phase" else decision.keys()[-1])
    assert (scene.magician().status, scene.magician().demons) == ("gone", ())
    assert scene.state.grid.owner[24] == 0, "his treasure stays scored for him"


@pytest.mark.clause("DEM-4.4c", "DEM-4.7a")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_nobody_wins_if_nobody_survives(others: int) -> None:
    dead = [{"hex": 0, "status": "dead"}] * others
    scene = Scene({"curses": 3}, *dead, dice=(1,))
    scene.answer("conjure:king")
    assert scene.go() is None
    assert scene.state.winners == ()
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


@pytest.mark.clause("DEM-0.9", "DEM-13.3")
def test_a_treasure_goes_through_its_states_and_never_back_to_undiscovered() -> None:
    scene = use({"hex": 1608, "demons": (8, 10, 5, 62)}, {"hex": 2819}, dice=(3, 5, 2, 3, 5, 4, 1))

    def shown() -> tuple[str, int | None]:
        cell = next(one for one in scene.view(1).treasures if one.cell == 35)
        return cell.state, cell.finder

    assert shown() == ("undiscovered", None)
    scene.answer("power:62:D")
    scene.go()
    assert shown() == ("discovered", 62)
    scene.answer("seize:35", "with:10")
    scene.go()
    assert shown() == ("owned", None)
    scene.answer("power:8:D").settle()
    assert scene.told("search_again"), "3 and 5 are rolled again"
    closed = use({"hex": PLAIN, "demons": (8, 62)}, {"hex": 2819}, dice=(3, 5, 4, 1))
    closed.state.grid.closed[35] = True
    closed.checkpoint()
    closed.answer("power:8:D").settle()
    assert (closed.state.grid.finder[35], closed.state.grid.finder[41]) == (0, 8)
    assert next(one for one in closed.view(1).treasures if one.cell == 35).state == "closed"


@pytest.mark.clause("DEM-4.5a", "DEM-4.4a")
def test_in_company_debts_may_win() -> None:
    scene = Scene({"hex": 113, "shield": 2}, {"status": "gone", "hex": 0, "shield": 4})
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert [one.score for one in scene.view().magicians] == [-15_000, -45_000]


@pytest.mark.clause("DEM-4.1c", "DEM-9.5a", "DEM-19.0")
def test_a_better_shield_never_conjures_worse_and_always_costs_more() -> None:
    scene = Scene({"hex": FOREST})
    added = []
    for level in range(1, 7):
        scene.magician().shield = level
        better = Scene({"hex": PLAIN, "shield": level}, {"hex": 2010})
        odds = {outcome.value: outcome.share for outcome in better.odds("conjure:prince")}
        added.append(sum(value * share for value, share in odds.items()))
    assert added == sorted(added)
    costs = [Scene({"shield": level}, {"hex": 2010}).view().magicians[0].score for level in range(1, 7)]
    assert costs == [0, -15_000, -30_000, -45_000, -60_000, -75_000]
    alone = [Scene({"shield": level}).view().magicians[0].score for level in range(1, 7)]
    assert alone == [-20_000, -40_000, -60_000, -80_000, -100_000, -120_000]


def test_the_forest_of_these_tests_is_one() -> None:
    assert TERRAIN[FOREST] == "forest"
