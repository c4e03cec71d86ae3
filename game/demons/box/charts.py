"""The charts on which dice are read (DEM-6.3, DEM-8.3, DEM-16.0).

The Discovery Table and the Combat Results Table are reconstructions: the originals could not be found.
"""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from functools import cache

EVADES, NO_EFFECT, DISCOVERED = "E", "-", "D"
ATTACKER_FLEES, DEFENDER_FLEES, ATTACKER_ELIMINATED, DEFENDER_ELIMINATED = "Af", "Df", "Ax", "Dx"
SIDES = 6

DISCOVERY_TABLE = """
die   1-3  4-6  7-9  10-13  14+
 -1    E    E    E     E     -
  0    E    E    E     -     -
  1    E    E    -     -     -
  2    E    -    -     -     D
  3    -    -    -     D     D
  4    -    -    D     D     D
  5    -    D    D     D     D
  6    D    D    D     D     D
  7    D    D    D     D     D
"""
"""Modified die and the strengths of the ready mortal units next to the magician."""
DISCOVERY_COLUMNS = (3, 6, 9, 13)
"""The highest sum of each column but the last."""
LOWEST_SEARCH, HIGHEST_SEARCH = -1, 7

COMBAT_RESULTS_TABLE = """
die   -7   -6-5  -4-3  -2-1   0    +1+2  +3+4  +5+6   +7
 1    Ax    Ax    Ax    Ax    Ax    Af    Af    Af    Df
 2    Ax    Ax    Ax    Af    Af    Af    Df    Df    Df
 3    Ax    Ax    Af    Af    Af    Df    Df    Df    Dx
 4    Ax    Af    Af    Af    Df    Df    Df    Dx    Dx
 5    Af    Af    Af    Df    Df    Df    Dx    Dx    Dx
 6    Af    Df    Df    Df    Dx    Dx    Dx    Dx    Dx
"""
"""Attacker's strength less the defender's; the ends stand for everything beyond (DEM-8.1a)."""
LARGEST_DIFFERENTIAL = 7

TORTURE = {1: 2, 2: 1, 3: 1, 4: 1, 5: 0, 6: 0}
"""Die to wounds (DEM-16.0c)."""


def rows_of(table: str) -> dict[int, tuple[str, ...]]:
    """A printed table as rows by their die."""
    lines = (line.split() for line in table.strip().splitlines()[1:])
    return {int(line[0]): tuple(line[1:]) for line in lines}


DISCOVERY = rows_of(DISCOVERY_TABLE)
COMBAT = rows_of(COMBAT_RESULTS_TABLE)


def discovery_result(roll: int, modifier: int, strength: int) -> str:
    """E, D or "-" for a die, the terrain's modifier and the strength around (DEM-6.0d)."""
    die = min(HIGHEST_SEARCH, max(LOWEST_SEARCH, roll + modifier))
    return DISCOVERY[die][bisect_left(DISCOVERY_COLUMNS, strength)]


@cache
def combat_column(differential: int) -> int:
    """The column of a differential, 0 to 8."""
    clamped = min(LARGEST_DIFFERENTIAL, max(-LARGEST_DIFFERENTIAL, differential))
    return 4 + (clamped + 1) // 2 if clamped > 0 else 4 - (1 - clamped) // 2


def combat_result(roll: int, differential: int) -> str:
    """Ax, Af, Df or Dx (DEM-8.0b)."""
    return COMBAT[roll][combat_column(differential)]


def combat_chances(differential: int) -> dict[str, Fraction]:
    """The exact chance of each result at a differential."""
    column = combat_column(differential)
    results = [row[column] for row in COMBAT.values()]
    return {result: Fraction(results.count(result), SIDES) for result in ("Dx", "Df", "Af", "Ax")}


def discovery_chances(modifier: int, strength: int) -> dict[str, Fraction]:
    """The exact chance of each result of a search."""
    results = [discovery_result(roll, modifier, strength) for roll in range(1, SIDES + 1)]
    return {result: Fraction(results.count(result), SIDES) for result in (DISCOVERED, NO_EFFECT, EVADES)}
