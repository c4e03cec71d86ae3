"""The six ranks of demons and the six shields, with the displays that depend on them (DEM-9.5, DEM-17, DEM-19).

The Conjuration Table and the boxes above Duke are reconstructions: the original charts could not be found.
"""

from __future__ import annotations

from game.engine.decision import Text

DUKE, PRINCE, PRESIDENT, EARL, MARQUIS, KING = RANKS = ("duke", "prince", "president", "earl", "marquis", "king")
"""From lowest to highest (DEM-17.1)."""
LEVEL = {rank: level for level, rank in enumerate(RANKS, start=1)}
RANK_NAMES = {
    DUKE: Text("Duke"),
    PRINCE: Text("Prince"),
    PRESIDENT: Text("President"),
    EARL: Text("Earl"),
    MARQUIS: Text("Marquis"),
    KING: Text("King"),
}
RANKS_IN_THE_PLURAL = {
    DUKE: Text("Dukes"),
    PRINCE: Text("Princes"),
    PRESIDENT: Text("Presidents"),
    EARL: Text("Earls"),
    MARQUIS: Text("Marquises"),
    KING: Text("Kings"),
}

CONTROL_BOXES = (KING, MARQUIS, EARL, PRESIDENT, PRINCE, DUKE, DUKE)
"""The boxes of one magician's column of the Demons Controlled display, from bottom to top (DEM-17.0)."""
MOST_CONTROLLED = (0, *(len(CONTROL_BOXES) - CONTROL_BOXES.index(rank) for rank in RANKS))
"""How many demons a controlling demon of each level leaves room for, itself included; 0 without any."""

COPPER, TIN, MERCURY, BRONZE, SILVER, GOLD = SHIELDS = ("copper", "tin", "mercury", "bronze", "silver", "gold")
"""From lowest to highest (DEM-19.0); a shield's level is 1 to 6."""
SHIELD_LEVEL = {shield: level for level, shield in enumerate(SHIELDS, start=1)}
SHIELD_NAMES = {
    COPPER: Text("copper"),
    TIN: Text("tin"),
    MERCURY: Text("mercury"),
    BRONZE: Text("bronze"),
    SILVER: Text("silver"),
    GOLD: Text("gold"),
}

CONJURATION_TABLE = """
shield    Duke  Prince  President  Earl  Marquis  King
copper      0     -1       -1       -2     -4      -6
tin        +1     -1       -1       -2     -3      -5
mercury    +1      0       -1       -2     -2      -4
bronze     +2      0       -1       -1     -2      -4
silver     +2     +1       -1       -1     -2      -3
gold       +3     +1        0       -1     -1      -2
"""
"""Added to the die (DEM-9.0e).

A first reconstruction made a point of every shield's step: tin won 27 % of its matches of two greedy players against
the other shields, bronze 55 %. With these numbers all win between
42 and 53 %, and alone, where a level costs more, between 69 and 83 %.
"""


def conjuration_numbers(table: str) -> dict[str, dict[str, int]]:
    """The printed table as numbers: shield, then rank."""
    heading, *lines = (line.split() for line in table.strip().splitlines())
    ranks = [word.lower() for word in heading[1:]]
    return {line[0]: dict(zip(ranks, map(int, line[1:]), strict=True)) for line in lines}


CONJURATION = conjuration_numbers(CONJURATION_TABLE)
ADDED_TO_DIE = ((), *(tuple(CONJURATION[shield][rank] for rank in RANKS) for shield in SHIELDS))
"""The same by shield level and rank, lowest rank first."""
