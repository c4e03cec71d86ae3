"""DEM-4 played to its effect: setting up, entering, leaving and winning."""

import pytest

from game.demons.box.armenia import EDGE_HEXES, LAND, TERRAIN
from game.demons.box.goetia import COUNTERS, RANK_OF, RING_COUNTER
from game.demons.box.mortals import HOME, UNITS
from game.demons.box.ranks import RANKS
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.rules.walking.routes import field_to
from game.demons.state import MORTAL_MOVEMENT
from game.demons.view import DemonsView
from game.engine.boards.hexes import distance
from game.engine.decision import Event
from game.engine.dice import LoadedDice
from game.engine.match import Match
from tests.demons.scene import FOREST, GAME, NAMES, PLAIN, Scene, use
from tests.demons.walking import reach


def seen(match: Match) -> DemonsView:
    """What everybody sees."""
    view = match.view(None)
    assert isinstance(view, DemonsView)
    return view


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
    assert str(scene.match.result.reason).startswith("Nobody owes less"), "no plain total: it is below zero"
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
