"""DEM-5 played to its effect: points, routes, stops and flight, each with its edge and its counter-case."""

from collections import Counter
from itertools import pairwise

import pytest

from game.demons.box.armenia import EDGE_HEXES, LAND, RIVER_SIDES, TERRAIN
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.rules.walking.routes import field_to
from game.demons.state import MORTAL_COMBAT, MORTAL_MOVEMENT
from game.engine.boards.hexes import distance
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, mortals_move, use
from tests.demons.walking import COST, price, reach


@pytest.mark.clause("DEM-5.0b", "DEM-5.0c", "DEM-5.0e", "DEM-5.2a")
@pytest.mark.parametrize("start", [PLAIN, OPEN, 113, 1208, 1910, 2412])
def test_five_points_take_a_magician_hex_by_hex_in_every_direction(start: int) -> None:
    assert Scene({"hex": start}).moves() == reach(start, 5)


@pytest.mark.clause("DEM-5.0d", "DEM-5.1a", "DEM-5.8a", "DEM-5.8b", "DEM-5.8d")
@pytest.mark.parametrize("terrain", sorted(COST))
@pytest.mark.parametrize("river", [False, True])
def test_a_step_costs_its_terrain_and_its_river_together(terrain: str, river: bool) -> None:
    steps = [
        (one, other)
        for one in sorted(LAND)
        for other in LAND_NEIGHBOURS[one]
        if TERRAIN[other] == terrain and (frozenset((one, other)) in RIVER_SIDES) is river
    ]
    direct = {"open": 1, "city": 1, "forest": 2, "rough": 2, "mountain": 3}[terrain] + (1 if river else 0)
    tried = 0
    for one, other in steps[:40]:
        if reach(one, 5)[other] == direct:
            assert Scene({"hex": one}).moves()[other] == direct
            tried += 1
        if tried == 3:
            break
    assert tried or not steps


@pytest.mark.clause("DEM-5.2b")
def test_a_magician_short_of_a_point_does_not_enter() -> None:
    starts = [hex_id for hex_id in sorted(LAND) if reach(hex_id, 6).keys() - reach(hex_id, 5).keys()][:5]
    for start in starts:
        dear = set(reach(start, 6)) - set(reach(start, 5))
        assert not dear & set(Scene({"hex": start}).moves())


@pytest.mark.clause("DEM-5.2b", "DEM-5.2a", "DEM-5.0f")
def test_a_unit_short_of_a_point_stops_before_the_hex_and_never_sooner() -> None:
    stopped = 0
    for start in sorted(LAND)[::7]:
        for prey in (1011, 1309, 2012, 814):
            if not 4 <= distance(start, prey) <= 6:
                continue
            move = mortals_move({"hex": prey}, units={4: start}, dice=(6,)).state.report[0]
            spent = sum(price(one, other) for one, other in pairwise(move.path))
            assert spent == move.spent <= 4
            if move.stop == "points" and move.what == "hunted":
                field = field_to(LAND_NEIGHBOURS[prey], frozenset({prey}))
                here = move.path[-1]
                nexts = [
                    price(here, other)
                    for other in LAND_NEIGHBOURS[here]
                    if other in field and field[other][0] + price(here, other) == field[here][0]
                ]
                assert min(nexts) > 4 - spent or max(nexts) > 4 - spent, "it could have gone on"
                stopped += max(nexts) > 1 and spent < 4
    assert stopped > 3, "units that kept a point that did not pay for the next hex"


@pytest.mark.clause("DEM-5.0h")
def test_points_kept_in_one_turn_are_not_there_in_the_next() -> None:
    scene = Scene({"hex": PLAIN})
    before = scene.moves()
    scene.answer("rest")
    assert scene.moves() == before == reach(PLAIN, 5)


@pytest.mark.clause("DEM-5.0f", "DEM-5.3a")
@pytest.mark.parametrize("cost", [0, 1, 3, 5])
def test_a_magician_spends_as_many_points_as_he_likes(cost: int) -> None:
    scene = Scene({"hex": PLAIN})
    goal = next((hex_id for hex_id, points in scene.moves().items() if points == cost), PLAIN)
    scene.answer(f"move:{goal}" if cost else "rest").play_phase()
    assert scene.magician().hex == goal


@pytest.mark.clause("DEM-5.0g", "DEM-5.3d")
def test_a_hunter_stops_beside_the_first_magician_that_it_passes() -> None:
    cases = 0
    starts = ((start, prey) for prey in sorted(LAND)[::9] for start in sorted(LAND) if distance(start, prey) == 3)
    for start, prey in starts:
        alone = mortals_move({"hex": prey}, units={4: start}, dice=(6,)).state.report[0]
        for other in {one for by in alone.path[1:-1] for one in LAND_NEIGHBOURS[by]} - {start, prey, *alone.path}:
            if distance(start, other) >= 3 and distance(other, prey) > 1:
                scene = mortals_move({"hex": prey}, {"hex": other}, units={4: start}, dice=(6,))
                move = scene.state.report[0]
                beside = [here for here in move.path if {prey, other} & set(LAND_NEIGHBOURS[here])]
                assert beside in ([], [move.path[-1]])
                cases += move.target == 0 and distance(move.path[-1], prey) > 1 and bool(beside)
        if cases > 2:
            break
    assert cases > 2, "it hunts the one and stops beside the other"


@pytest.mark.clause("DEM-5.0g")
def test_a_unit_beside_a_magician_does_not_move_even_if_it_wakes() -> None:
    for beside in LAND_NEIGHBOURS[PLAIN]:
        scene = mortals_move({"hex": PLAIN}, units={4: beside}, dice=(6,))
        assert scene.state.units.hex[4] == beside
        assert scene.state.units.active[4]


@pytest.mark.clause("DEM-5.3b", "DEM-5.3e")
def test_hunters_and_fleeing_units_walk_the_cheapest_way_not_the_shortest() -> None:
    compared = 0
    for start in sorted(LAND)[::11]:
        for prey in (1011, 814):
            if not 3 <= distance(start, prey) <= 6:
                continue
            goals = [hex_id for hex_id in LAND_NEIGHBOURS[prey] if hex_id != start]
            cheapest = min(reach_cost(start, goal, {prey}) for goal in goals)
            move = mortals_move({"hex": prey}, units={4: start}, dice=(6,)).state.report[0]
            rest = min(reach_cost(move.path[-1], goal, {prey}) for goal in goals)
            assert move.spent + rest == cheapest
            compared += 1
    for start in (1110, 1009, 612, 1014):
        scene = Scene({"hex": 2819}, units={4: start}, stage=MORTAL_MOVEMENT)
        scene.state.units.fleeing[4] = True
        scene.checkpoint()
        move = scene.play_phase().state.report[0]
        assert move.spent + reach_cost(move.path[-1], 810, set()) == reach_cost(start, 810, set())
    assert compared > 8


def reach_cost(start: int, goal: int, closed: set[int]) -> int:
    """The price of the cheapest way."""
    return 0 if start == goal else reach(start, 60, closed).get(goal, 999)


@pytest.mark.clause("DEM-5.3c")
def test_equally_cheap_ways_are_walked_equally_often() -> None:
    ends = Counter(
        mortals_move({"hex": 1011}, units={4: 1410}, dice=(6,), seed=seed).state.report[0].path for seed in range(240)
    )
    assert len(ends) > 1
    assert len({sum(price(one, two) for one, two in pairwise(path)) for path in ends}) == 1
    assert min(ends.values()) > 240 / len(ends) / 2


@pytest.mark.clause("DEM-5.3d", "DEM-5.4a")
def test_a_hunter_goes_round_another_magician() -> None:
    cases = 0
    for start in sorted(LAND):
        if distance(start, PLAIN) != 4:
            continue
        straight = mortals_move({"hex": PLAIN}, units={4: start}, dice=(6,)).state.report[0].path
        for other in straight[2:-1]:
            if distance(start, other) >= 2 and distance(other, PLAIN) > 1:
                scene = mortals_move({"hex": PLAIN}, {"hex": other}, units={4: start}, dice=(6,))
                move = scene.state.report[0]
                assert other not in move.path
                cases += 1
    assert cases > 3


@pytest.mark.clause("DEM-5.3d")
def test_a_hunter_without_a_way_stays_where_it_is() -> None:
    prey = next(
        hex_id for hex_id in sorted(LAND) if len(LAND_NEIGHBOURS[hex_id]) < 4 and across_the_water(hex_id) is not None
    )
    start = across_the_water(prey)
    assert start is not None
    guards = [{"hex": hex_id} for hex_id in LAND_NEIGHBOURS[prey]]
    scene = mortals_move({"hex": prey}, *guards, units={4: start}, dice=(6,))
    assert (scene.state.report[0].what, scene.state.report[0].target) == ("stuck", 0)
    assert scene.state.units.hex[4] == start


def across_the_water(prey: int) -> int | None:
    """A hex from which a magician is nearer than every land hex beside him."""
    around = LAND_NEIGHBOURS[prey]
    able = (one for one in sorted(LAND) if 1 < distance(one, prey) <= 6)
    return next((one for one in able if all(distance(one, prey) < distance(one, other) for other in around)), None)


@pytest.mark.clause("DEM-5.3f", "DEM-3.0d")
def test_a_sleeper_stays_where_it_is() -> None:
    scene = mortals_move({"hex": PLAIN}, units={4: 1014}, dice=(2,))
    assert scene.state.units.hex[4] == 1014
    assert not scene.state.units.active[4]


@pytest.mark.clause("DEM-5.4d", "DEM-5.4b")
def test_units_march_into_a_hex_that_another_unit_holds() -> None:
    shared = 0
    for start in sorted(LAND):
        if distance(start, PLAIN) != 3:
            continue
        goal = mortals_move({"hex": PLAIN}, units={5: start}, dice=(6,)).state.units.hex[5]
        scene = mortals_move({"hex": PLAIN}, units={4: goal, 5: start}, dice=(6, 6))
        shared += scene.state.units.hex[5] == scene.state.units.hex[4] == goal
    assert shared > 3


@pytest.mark.clause("DEM-5.4d", "DEM-5.4a")
def test_magicians_never_share_a_hex() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 1013})
    assert 1013 not in scene.moves()
    transported = use({"hex": PLAIN, "demons": (18,)}, {"hex": 1013})
    transported.answer("power:18:T")
    assert "to:1013" not in transported


@pytest.mark.clause("DEM-5.5a", "DEM-5.5c", "DEM-5.4a", "DEM-5.4b")
def test_a_walk_ends_in_the_first_hex_beside_an_enemy() -> None:
    enemy = 1113
    for magicians, units in ((({"hex": PLAIN},), {4: enemy}), (({"hex": PLAIN}, {"hex": enemy}), {})):
        scene = Scene(*magicians, units=units)
        assert scene.moves() == reach(PLAIN, 5, {enemy}, {enemy}) != reach(PLAIN, 5, {enemy})


@pytest.mark.clause("DEM-5.6a")
def test_the_hunted_are_left_in_peace_once_they_are_off_the_map() -> None:
    scene = Scene({"hex": 114}, {"hex": 2819}, units={4: 214})
    assert "leave" not in scene
    free = Scene({"hex": 114}, {"hex": 2819}, units={4: 315}, dice=(6,) * 8)
    free.answer("leave")
    free.play_phase()
    for _ in range(8):
        free.play_phase()
    assert free.state.units.hex[4] == 315
    assert free.state.units.hex[4] in LAND


@pytest.mark.clause("DEM-5.7a", "DEM-5.7c")
def test_a_unit_put_to_flight_starts_for_home_in_the_next_mortal_turn() -> None:
    scene = use({"hex": OPEN, "demons": (2, 8)}, units={4: 1013})
    scene.answer("power:2:E")
    scene.settle()
    assert scene.state.units.fleeing[4]
    assert scene.state.units.hex[4] == 1013, "not at once"
    scene.answer("done")
    while scene.state.stage != MORTAL_MOVEMENT:
        scene.play_phase()
    scene.play_phase()
    move = next(move for move in scene.state.report if move.unit == 4)
    assert (move.roll, 0 < move.spent <= 4) == (0, True)
    assert scene.state.units.hex[4] == move.path[-1] != 1013
    assert reach_cost(move.path[-1], 810, {OPEN}) < reach_cost(1013, 810, {OPEN})


@pytest.mark.clause("DEM-5.7c", "DEM-5.0g", "DEM-5.4a")
def test_a_fleeing_unit_goes_round_a_magician_on_its_way_and_is_not_stopped_by_him() -> None:
    rounds = past = 0
    for start in sorted(LAND):
        if not 2 <= distance(start, 810) <= 4:
            continue
        straight = flee_from(start, 2819)
        for other in straight[1:-1]:
            path = flee_from(start, other)
            assert other not in path
            rounds += 1
            past += any(other in LAND_NEIGHBOURS[here] for here in path[1:-1])
    assert rounds > 5
    assert past > 2


def flee_from(start: int, magician: int) -> tuple[int, ...]:
    """The way that the fleeing Emir of Karin takes in one phase."""
    scene = Scene({"hex": magician}, units={4: start}, stage=MORTAL_MOVEMENT)
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    return scene.play_phase().state.report[0].path


@pytest.mark.clause("DEM-5.7d")
def test_a_fleeing_unit_runs_home_with_a_magician_two_hexes_away() -> None:
    scene = Scene({"hex": 1011}, units={4: 1013}, stage=MORTAL_MOVEMENT, dice=(6,))
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.play_phase()
    assert scene.state.report[0].what in ("fled", "home")
    assert reach_cost(scene.state.units.hex[4], 810, {1011}) < reach_cost(1013, 810, {1011})


@pytest.mark.clause("DEM-5.7i")
def test_a_second_flight_changes_nothing() -> None:
    scene = use({"hex": OPEN, "demons": (2, 16)}, units={4: 1013})
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    assert "power:2:E" not in scene, "an earthquake would do nothing"
    fight = use({"hex": OPEN, "demons": (9,)}, units={4: 1013}, dice=(2,))
    fight.state.units.fleeing[4] = True
    fight.checkpoint()
    fight.answer("attack:1013").play_phase()
    assert fight.state.fight[0].result == "Df"
    assert fight.state.units.fleeing[4]
    assert fight.state.units.hex[4] == 1013


@pytest.mark.clause("DEM-5.7i", "DEM-8.2f")
def test_a_fleeing_unit_is_destroyed_like_any_other() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, units={4: 1013}, dice=(6,))
    scene.state.units.fleeing[4] = True
    scene.checkpoint()
    scene.answer("attack:1013").play_phase()
    assert scene.state.fight[0].defence == 5
    assert scene.state.units.hex[4] == 0


@pytest.mark.clause("DEM-5.8c", "DEM-6.0d")
@pytest.mark.parametrize(
    ("terrain", "modifier"), [("open", 0), ("city", 1), ("forest", -1), ("rough", -1), ("mountain", -2)]
)
def test_the_terrain_of_the_hunted_counts_when_he_is_searched_for(terrain: str, modifier: int) -> None:
    here = next(
        (one, other)
        for one in sorted(LAND)
        for other in LAND_NEIGHBOURS[one]
        if TERRAIN[one] == terrain and TERRAIN[other] not in (terrain, "rough" if terrain == "forest" else terrain)
    )
    scene = mortals_fight({"hex": here[0]}, units={4: here[1]}, dice=(5,)).play_phase()
    search = scene.state.searches[0]
    assert (search.modifier, search.roll) == (modifier, 5)
    results = {1: "D", 0: "D", -1: "-", -2: "-"}
    assert search.result == results[modifier]


@pytest.mark.clause("DEM-5.8e")
@pytest.mark.parametrize("terrain", ["open", "city", "forest", "rough", "mountain"])
def test_terrain_changes_no_combat(terrain: str) -> None:
    hex_id, beside = next(
        (one, LAND_NEIGHBOURS[one][0]) for one in sorted(LAND - EDGE_HEXES) if TERRAIN[one] == terrain
    )
    scene = mortals_fight({"hex": hex_id, "found": True, "demons": (18,)}, units={4: beside}, dice=(6,)).play_phase()
    assert scene.state.fight[0].result == "Dx", "5 against 3"
    attack = use({"hex": beside, "demons": (9,)}, units={4: hex_id}, dice=(4,))
    attack.answer(f"attack:{hex_id}").play_phase()
    assert attack.state.fight[0].result == "Dx", "10 against 5"


def test_a_phase_of_combat_follows_the_mortals_march() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 1013}, stage=MORTAL_MOVEMENT, dice=(6,)).play_phase()
    assert scene.state.stage == MORTAL_COMBAT
