"""The printed charts, the counters and the map, against what the data must satisfy."""

from collections import Counter

import pytest

from game.demons.box.armenia import (
    CITIES,
    EDGE_HEXES,
    ENTRY_HEXES,
    GRID,
    HEX_NUMBERS,
    LAND,
    PLACES,
    RIVERS,
    TERRAIN,
    TERRAIN_ROWS,
    WATER_BODIES,
)
from game.demons.box.charts import (
    COMBAT,
    DISCOVERY,
    combat_chances,
    combat_result,
    discovery_chances,
    discovery_result,
)
from game.demons.box.displays import limit_of
from game.demons.box.geometry import FAR, distances_from
from game.demons.box.goetia import COUNTERS, DEMONS, POWERS_OF, RANK_OF, RING_COUNTER
from game.demons.box.mortals import HOME, MORTALS
from game.demons.box.powers import LETTERS, POWERS
from game.demons.box.ranks import CONJURATION, CONTROL_BOXES, MOST_CONTROLLED, RANKS, SHIELDS
from game.demons.box.treasures import TREASURES
from game.demons.rules.scoring import shield_cost
from game.demons.rules.terrain import LAND_NEIGHBOURS, STEP_COST, TERRAIN_EFFECTS
from game.engine.boards.hexes import distance, within
from tests.demons.scene import Scene


@pytest.mark.clause("DEM-10.0a")
def test_the_demons_have_the_ranks_and_attitudes_of_the_data_file() -> None:
    ranks = Counter(demon.rank for demon in DEMONS.values())
    assert ranks == {"duke": 25, "prince": 7, "president": 10, "earl": 8, "marquis": 14, "king": 8}
    attitudes = Counter(demon.attitude for demon in DEMONS.values())
    assert attitudes == {"friendly": 19, "neutral": 36, "unfriendly": 17}
    floors = {"king": 5, "duke": 2}
    assert all(floors.get(demon.rank, 3) <= demon.strength <= 10 for demon in DEMONS.values())
    assert round(sum(demon.strength for demon in DEMONS.values()) / 72, 2) == 4.38


@pytest.mark.clause("DEM-12.0b", "DEM-12.3")
def test_letters_show_powers_and_thirteen_demons_have_none() -> None:
    counts = Counter("".join(POWERS_OF))
    assert counts == {
        "B": 6, "C": 4, "D": 14, "E": 1, "F": 15, "G": 5, "I": 5, "N": 1, "P": 9, "R": 12, "S": 5, "T": 4, "X": 3,
    }  # fmt: skip
    assert set(LETTERS) == set(POWERS) == set(counts)
    assert sum(not demon.powers for demon in DEMONS.values()) == 13


@pytest.mark.clause("DEM-11.0b", "DEM-4.0c")
def test_the_ring_is_a_counter_among_the_dukes() -> None:
    assert RING_COUNTER in COUNTERS["duke"]
    assert len(COUNTERS["duke"]) == 26
    assert all(RING_COUNTER not in COUNTERS[rank] for rank in RANKS[1:])


@pytest.mark.clause("DEM-2.1a", "DEM-4.0i")
def test_the_map_has_560_hexes_with_their_own_numbers() -> None:
    assert len(TERRAIN_ROWS) == 20
    assert {len(row) for row in TERRAIN_ROWS} == {28}
    assert len(GRID.hexes) == len(set(GRID.hexes)) == 560
    counts = Counter(TERRAIN.values())
    assert counts == {"open": 203, "forest": 81, "rough": 88, "mountain": 105, "city": 27, "water": 56}
    assert tuple(range(106, 121)) == ENTRY_HEXES
    assert {hex_id for hexes in WATER_BODIES.values() for hex_id in hexes} == set(TERRAIN) - LAND


@pytest.mark.clause("DEM-5.8e", "DEM-2.1a")
def test_cities_in_the_list_of_places_are_the_cities_of_the_map() -> None:
    assert set(CITIES) == {hex_id for hex_id, terrain in TERRAIN.items() if terrain == "city"}
    labels = {place.kind for place in PLACES.values()} - {"city"}
    assert labels == {"castle", "monastery", "peak", "wood"}
    assert TERRAIN[1208] == "forest", "the named wood keeps its own terrain"
    assert all(HOME[unit] in LAND for unit in MORTALS)
    assert all(treasure.hex in LAND for treasure in TREASURES.values())


@pytest.mark.clause("DEM-5.8a")
def test_rivers_run_between_neighbouring_land_hexes_and_all_land_is_connected() -> None:
    for sides in RIVERS.values():
        assert all(other in LAND_NEIGHBOURS[one] and one in LAND for one, other in sides)
    seen, ahead = {120}, [120]
    while ahead:
        for other in LAND_NEIGHBOURS[ahead.pop()]:
            if other not in seen:
                seen.add(other)
                ahead.append(other)
    assert seen == LAND


@pytest.mark.clause("DEM-0.1", "DEM-0.2")
def test_distances_are_steps_and_within_includes_the_radius() -> None:
    pairs = {(115, 518): 5, (115, 2517): 24, (306, 606): 3, (1608, 1910): 3, (810, 210): 6}
    assert {pair: distance(*pair) for pair in pairs} == pairs
    assert all(distances_from(one)[other] == steps for (one, other), steps in pairs.items())
    assert GRID.neighbours[810] == (809, 910, 911, 811, 711, 710)
    assert GRID.neighbours[909] == (908, 1008, 1009, 910, 809, 808)
    assert distances_from(810)[0] > 100, "a destroyed unit is far from everywhere"
    assert 210 in within(GRID, 810, 6)
    assert 210 not in within(GRID, 810, 5)


@pytest.mark.clause("DEM-5.8a", "DEM-5.8b")
def test_steps_cost_what_terrain_and_rivers_say() -> None:
    costs = {(114, 115): 2, (911, 910): 1, (809, 810): 2, (1910, 1911): 4, (1410, 1409): 3, (1607, 1608): 1}
    assert {step: STEP_COST[step] for step in costs} == costs
    assert TERRAIN_EFFECTS == {"open": (1, 0), "city": (1, 1), "forest": (2, -1), "rough": (2, -1), "mountain": (3, -2)}
    assert max(STEP_COST.values()) == 4, "four points always pay for the dearest step"


@pytest.mark.clause("DEM-2.2a", "DEM-6.3a", "DEM-6.0e")
def test_the_discovery_table_has_the_printed_chances() -> None:
    assert sorted(DISCOVERY) == list(range(-1, 8))
    sixths = {
        (0, 2): (2, 3, 1), (0, 5): (1, 3, 2), (0, 8): (0, 3, 3), (0, 12): (0, 2, 4), (0, 20): (0, 1, 5),
        (-1, 3): (3, 3, 0), (-1, 6): (2, 3, 1), (-1, 9): (1, 3, 2), (-1, 13): (0, 3, 3), (-1, 14): (0, 2, 4),
        (-2, 1): (4, 2, 0), (-2, 14): (0, 3, 3), (1, 1): (1, 3, 2), (1, 14): (0, 0, 6),
    }  # fmt: skip
    for (modifier, strength), (evades, nothing, found) in sixths.items():
        chances = discovery_chances(modifier, strength)
        assert [chances[code] * 6 for code in "E-D"] == [evades, nothing, found], (modifier, strength)


@pytest.mark.clause("DEM-8.3a", "DEM-8.3b", "DEM-8.1a")
def test_the_combat_table_mirrors_itself_and_clamps_its_ends() -> None:
    mirror = {"Ax": "Dx", "Af": "Df", "Df": "Af", "Dx": "Ax"}
    for roll in range(1, 7):
        for differential in range(-9, 10):
            result = combat_result(roll, differential)
            assert result in mirror
            assert combat_result(7 - roll, -differential) == mirror[result]
    assert combat_result(1, 40) == combat_result(1, 7) == "Df"
    assert combat_result(6, -40) == combat_result(6, -7) == "Af"
    assert len(COMBAT) == 6
    sixths = {-7: "4200", -6: "3210", -4: "2310", -1: "1320", 0: "1221", 2: "0231", 4: "0132", 5: "0123", 9: "0024"}
    for differential, numbers in sixths.items():
        chances = combat_chances(differential)
        shares = [chances[code] * 6 for code in ("Ax", "Af", "Df", "Dx")]
        assert shares == [int(number) for number in numbers]
        assert sum(chances.values()) == 1


@pytest.mark.clause("DEM-9.5a", "DEM-2.2a")
def test_conjuration_numbers_never_fall_with_the_shield_or_rise_with_the_rank() -> None:
    table = [[CONJURATION[shield][rank] for rank in RANKS] for shield in SHIELDS]
    assert all(row == sorted(row, reverse=True) for row in table)
    assert all(list(column) == sorted(column) for column in zip(*table, strict=True))


@pytest.mark.clause("DEM-17.0", "DEM-17.1", "DEM-2.3a", "DEM-15.1c")
def test_the_boxes_leave_room_by_rank() -> None:
    assert CONTROL_BOXES == ("king", "marquis", "earl", "president", "prince", "duke", "duke")
    assert dict(zip(RANKS, MOST_CONTROLLED[1:], strict=True)) == {
        "duke": 2, "prince": 3, "president": 4, "earl": 5, "marquis": 6, "king": 7,
    }  # fmt: skip


@pytest.mark.clause("DEM-15.2c")
def test_asmoday_is_a_duke_with_room_for_one_other_duke() -> None:
    asmoday = next(demon.priority for demon in DEMONS.values() if demon.name == "Asmoday")
    assert RANK_OF[asmoday] == "duke"
    assert limit_of((asmoday,)) == 2


@pytest.mark.clause("DEM-18.0", "DEM-13.0g")
def test_the_treasure_grid_has_a_cell_for_each_pair_of_dice() -> None:
    assert sorted(TREASURES) == sorted(10 * one + two for one in range(1, 7) for two in range(1, 7))
    assert len({treasure.hex for treasure in TREASURES.values()}) == 36
    assert all(1 <= treasure.guard <= 5 and treasure.value > 0 for treasure in TREASURES.values())
    assert sum(treasure.value for treasure in TREASURES.values()) == 805


@pytest.mark.clause("DEM-19.0", "DEM-4.4a", "DEM-4.6a", "DEM-4.6c")
def test_shields_cost_ducats_at_the_end() -> None:
    assert SHIELDS == ("copper", "tin", "mercury", "bronze", "silver", "gold")
    assert [shield_cost(level, alone=False) for level in range(1, 7)] == [0, 15000, 30000, 45000, 60000, 75000]
    assert [shield_cost(level, alone=True) for level in range(1, 7)] == [20000, 40000, 60000, 80000, 100000, 120000]


@pytest.mark.clause("DEM-5.8c")
def test_a_forest_helps_to_hide() -> None:
    assert discovery_result(4, -1, 9) == "-"
    assert discovery_result(5, -1, 9) == "D"


@pytest.mark.clause("DEM-2.3a", "DEM-13.3", "DEM-16.3c")
def test_the_displays_are_in_the_view_of_everybody() -> None:
    scene = Scene({"demons": (1,), "wounds": 1}, {"curses": 2, "hex": 911})
    view = scene.view(1)
    assert [(one.wounds, one.curses, one.shield_name) for one in view.magicians] == [(1, 0, "copper"), (0, 2, "copper")]
    assert len(view.treasures) == 36
    assert len(view.magicians[0].boxes) == 7
    assert [box.occupied for box in view.magicians[0].boxes] == [True] + 6 * [False], "Bael is a King"
    seized = Scene({"demons": (1,)}).own(0, 35).find(36, 62).view(0).treasures
    assert [(one.cell, one.state) for one in seized if one.state != "undiscovered"] == [
        (35, "owned"),
        (36, "discovered"),
    ]
    assert {106, 2820} <= EDGE_HEXES


@pytest.mark.clause("DEM-0.1", "DEM-0.2")
def test_distances_looked_up_are_those_counted_between_any_two_hexes() -> None:
    for one in GRID.hexes:
        row = distances_from(one)
        assert len(row) == HEX_NUMBERS
        assert [row[other] for other in GRID.hexes] == [distance(one, other) for other in GRID.hexes]
    assert {distances_from(810)[number] for number in range(HEX_NUMBERS) if number not in TERRAIN} == {FAR}
