"""Every figure that the rulebook prints, written down a second time: a number changed by accident is found."""

import pytest

from game.demons.box.charts import COMBAT, DISCOVERY, combat_result, discovery_result
from game.demons.box.goetia import DEMONS
from game.demons.box.mortals import MORTALS
from game.demons.box.ranks import CONJURATION, CONTROL_BOXES, MOST_CONTROLLED, RANKS, SHIELDS
from game.demons.box.treasures import TREASURES
from game.demons.rules.terrain import RIVER_COST, TERRAIN_EFFECTS
from game.rulebook import Table, load

DISCOVERY_ROWS = {
    -1: "EEEE-", 0: "EEE--", 1: "EE---", 2: "E---D", 3: "---DD", 4: "--DDD", 5: "-DDDD", 6: "DDDDD", 7: "DDDDD",
}  # fmt: skip
STRENGTHS_OF_COLUMNS = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12, 13), (14, 15, 40))
COMBAT_ROWS = {
    1: "Ax Ax Ax Ax Ax Af Af Af Df",
    2: "Ax Ax Ax Af Af Af Df Df Df",
    3: "Ax Ax Af Af Af Df Df Df Dx",
    4: "Ax Af Af Af Df Df Df Dx Dx",
    5: "Af Af Af Df Df Df Dx Dx Dx",
    6: "Af Df Df Df Dx Dx Dx Dx Dx",
}
DIFFERENTIALS_OF_COLUMNS = ((-30, -8, -7), (-6, -5), (-4, -3), (-2, -1), (0,), (1, 2), (3, 4), (5, 6), (7, 8, 30))
CONJURATION_ROWS = {
    "copper": (0, -1, -1, -2, -4, -6),
    "tin": (1, -1, -1, -2, -3, -5),
    "mercury": (1, 0, -1, -2, -2, -4),
    "bronze": (2, 0, -1, -1, -2, -4),
    "silver": (2, 1, -1, -1, -2, -3),
    "gold": (3, 1, 0, -1, -1, -2),
}
MORTAL_UNITS = {
    1: (6, 306), 2: (3, 606), 3: (4, 210), 4: (5, 810), 5: (3, 1407), 6: (5, 1608), 7: (2, 2512), 8: (3, 2212),
    9: (4, 1906), 10: (4, 2003), 11: (6, 1301), 12: (5, 2607), 13: (4, 1910), 14: (3, 2710), 15: (5, 1214),
    16: (4, 1615), 17: (5, 518), 18: (4, 916), 19: (6, 2517),
}  # fmt: skip
GRID_CELLS = {
    11: (307, 4, 17), 12: (606, 3, 26), 13: (509, 4, 16), 14: (908, 5, 10), 15: (306, 2, 36), 16: (810, 3, 30),
    21: (111, 5, 9), 22: (414, 5, 11), 23: (518, 2, 34), 24: (717, 4, 18), 25: (813, 4, 15), 26: (916, 3, 24),
    31: (1301, 2, 36), 32: (1106, 4, 16), 33: (1403, 4, 15), 34: (1407, 3, 27), 35: (1608, 2, 38), 36: (1208, 5, 8),
    41: (1313, 4, 18), 42: (1214, 3, 29), 43: (1416, 4, 20), 44: (1615, 3, 28), 45: (1911, 3, 25), 46: (1719, 5, 12),
    51: (1906, 3, 24), 52: (2005, 4, 18), 53: (2003, 2, 34), 54: (2009, 4, 20), 55: (2607, 3, 30), 56: (2808, 4, 22),
    61: (2212, 3, 26), 62: (2512, 3, 23), 63: (2115, 4, 17), 64: (2119, 4, 19), 65: (2517, 2, 40), 66: (2520, 5, 14),
}  # fmt: skip

SPIRITS = {
    1: "king neutral 7 I 66", 2: "duke friendly 3 E 31", 3: "prince friendly 3 D 26", 4: "marquis neutral 3 - 30",
    5: "president friendly 4 C 36", 6: "duke unfriendly 2 FG 10", 7: "marquis neutral 4 BR 40",
    8: "duke friendly 3 DR 30", 9: "king neutral 10 F 200", 10: "president friendly 5 CF 50",
    11: "duke friendly 4 R 40", 12: "prince neutral 6 NP 60", 13: "king unfriendly 9 P 85",
    14: "marquis unfriendly 5 B 30", 15: "duke neutral 8 BD 60", 16: "duke neutral 5 P 26",
    17: "earl friendly 6 R 60", 18: "duke neutral 3 T 30", 19: "duke friendly 3 P 30", 20: "king friendly 5 DF 22",
    21: "earl friendly 3 F 30", 22: "prince neutral 4 - 36", 23: "duke neutral 3 X 26", 24: "marquis neutral 3 - 19",
    25: "president unfriendly 6 BI 36", 26: "duke friendly 3 G 30", 27: "earl friendly 3 FR 19",
    28: "duke unfriendly 5 - 26", 29: "duke unfriendly 4 - 40", 30: "marquis friendly 3 R 29",
    31: "president neutral 3 DI 29", 32: "duke unfriendly 7 D 72", 33: "prince neutral 7 FPT 66",
    34: "earl unfriendly 3 PS 26", 35: "marquis friendly 5 - 30", 36: "prince neutral 3 C 26",
    37: "marquis friendly 3 - 20", 38: "earl neutral 5 B 26", 39: "president unfriendly 4 F 40",
    40: "earl neutral 3 GRX 30", 41: "duke friendly 5 S 30", 42: "duke unfriendly 3 S 29",
    43: "marquis unfriendly 7 F 50", 44: "marquis unfriendly 3 DFG 30", 45: "king neutral 5 DSX 36",
    46: "earl neutral 6 C 60", 47: "duke neutral 4 PR 37", 48: "president neutral 3 - 33", 49: "duke neutral 5 S 48",
    50: "duke unfriendly 4 - 20", 51: "king unfriendly 5 I 40", 52: "duke neutral 6 F 36",
    53: "president neutral 3 - 30", 54: "duke neutral 5 - 30", 55: "prince friendly 3 R 20",
    56: "duke neutral 3 DP 26", 57: "president neutral 3 I 30", 58: "president neutral 4 DF 36",
    59: "marquis neutral 3 R 30", 60: "duke neutral 4 - 36", 61: "king neutral 5 - 33",
    62: "president neutral 4 D 38", 63: "marquis unfriendly 5 B 30", 64: "duke unfriendly 6 R 36",
    65: "marquis neutral 3 T 30", 66: "marquis neutral 5 D 30", 67: "duke neutral 3 F 29",
    68: "king unfriendly 8 FR 80", 69: "marquis neutral 3 F 30", 70: "prince friendly 3 DT 26",
    71: "duke neutral 4 P 36", 72: "earl friendly 4 DG 36",
}  # fmt: skip
"""By number: rank, attitude, strength, powers and legions of each demon."""


@pytest.mark.clause("DEM-6.3a", "DEM-6.0e")
@pytest.mark.parametrize("die", range(-1, 8))
def test_the_discovery_table_as_printed(die: int) -> None:
    assert "".join(DISCOVERY[die]) == DISCOVERY_ROWS[die]
    for column, strengths in enumerate(STRENGTHS_OF_COLUMNS):
        for strength in strengths:
            assert discovery_result(die, 0, strength) == DISCOVERY_ROWS[die][column], strength


@pytest.mark.clause("DEM-6.3a")
def test_the_modified_discovery_die_stops_at_the_ends_of_the_table() -> None:
    for column, strengths in enumerate(STRENGTHS_OF_COLUMNS):
        assert (
            discovery_result(1, -2, strengths[0]) == discovery_result(1, -9, strengths[0]) == DISCOVERY_ROWS[-1][column]
        )
        assert discovery_result(6, 1, strengths[0]) == discovery_result(6, 9, strengths[0]) == DISCOVERY_ROWS[7][column]


@pytest.mark.clause("DEM-8.3a", "DEM-8.1a")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_combat_results_table_as_printed(die: int) -> None:
    results = COMBAT_ROWS[die].split()
    assert list(COMBAT[die]) == results
    for column, differentials in enumerate(DIFFERENTIALS_OF_COLUMNS):
        for differential in differentials:
            assert combat_result(die, differential) == results[column], differential


@pytest.mark.clause("DEM-9.5a")
@pytest.mark.parametrize("shield", SHIELDS)
def test_the_conjuration_table_as_printed(shield: str) -> None:
    assert tuple(CONJURATION[shield][rank] for rank in RANKS) == CONJURATION_ROWS[shield]


@pytest.mark.clause("DEM-5.8d", "DEM-5.8c", "DEM-5.8a", "DEM-5.1a")
def test_the_terrain_effects_chart_as_printed() -> None:
    printed = {"open": (1, 0), "city": (1, 1), "forest": (2, -1), "rough": (2, -1), "mountain": (3, -2)}
    assert printed == TERRAIN_EFFECTS
    assert RIVER_COST == 1


@pytest.mark.clause("DEM-7.0a", "DEM-5.7b")
def test_the_mortal_units_as_printed() -> None:
    assert {number: (mortal.strength, mortal.home) for number, mortal in MORTALS.items()} == MORTAL_UNITS


@pytest.mark.clause("DEM-16.2c")
def test_only_the_four_clerics_are_above_bribes() -> None:
    honest = {str(mortal.name) for mortal in MORTALS.values() if not mortal.bribable}
    assert honest == {"Metropolitan", "Bishop", "Abbot", "Mullah"}


@pytest.mark.clause("DEM-18.0", "DEM-13.0g")
def test_the_treasure_discovery_grid_as_printed() -> None:
    printed = {cell: (treasure.hex, treasure.guard, treasure.value) for cell, treasure in TREASURES.items()}
    assert printed == GRID_CELLS


@pytest.mark.clause("DEM-17.0", "DEM-17.1")
def test_the_boxes_and_ranks_as_printed() -> None:
    assert RANKS == ("duke", "prince", "president", "earl", "marquis", "king")
    assert CONTROL_BOXES == ("king", "marquis", "earl", "president", "prince", "duke", "duke")
    assert MOST_CONTROLLED == (0, 2, 3, 4, 5, 6, 7)


@pytest.mark.clause("DEM-1.0d")
def test_the_demons_are_the_spirits_of_the_goetia_in_their_order() -> None:
    names = {
        1: "Bael",
        2: "Agares",
        9: "Paimon",
        18: "Bathin",
        32: "Asmoday",
        56: "Gremory",
        71: "Dantalion",
        72: "Andromalius",
    }
    assert {number: str(DEMONS[number].name) for number in names} == names
    assert len({str(demon.name) for demon in DEMONS.values()}) == 72


@pytest.mark.clause("DEM-10.0a", "DEM-12.0b")
@pytest.mark.parametrize("number", SPIRITS)
def test_the_counter_of_each_demon_as_printed(number: int) -> None:
    demon = DEMONS[number]
    printed = (demon.rank, demon.attitude, demon.strength, demon.powers or "-", demon.legions)
    assert " ".join(map(str, printed)) == SPIRITS[number]


def table_of(clause: str) -> list[list[str]]:
    """The table that stands behind a clause of the rulebook in the app, without its heading."""
    for chapter in load("demons").chapters:
        for before, block in zip(chapter.blocks, chapter.blocks[1:], strict=False):
            if isinstance(block, Table) and getattr(before, "id", "") == clause:
                return [["".join(span.text for span in cell) for cell in row] for row in block.rows[1:]]
    raise AssertionError(f"no table behind {clause}")


@pytest.mark.clause("DEM-2.2a", "DEM-9.5a", "DEM-8.3a", "DEM-6.3a", "DEM-5.8d")
def test_the_rulebook_prints_the_four_charts_that_the_game_reads() -> None:
    assert {row[0]: tuple(map(int, row[1:])) for row in table_of("DEM-9.5a")} == CONJURATION_ROWS
    assert {int(row[0]): " ".join(row[1:]) for row in table_of("DEM-8.3a")} == COMBAT_ROWS
    assert {int(row[0]): "".join(row[1:]) for row in table_of("DEM-6.3a")} == DISCOVERY_ROWS
    terrain = {row[0]: (int(row[1]), int(row[2])) for row in table_of("DEM-5.8d")[:5]}
    assert terrain == TERRAIN_EFFECTS
    assert table_of("DEM-5.8d")[5:] == [["river hexside", "+1", "none"], ["water (sea, lake)", "not allowed", "none"]]
