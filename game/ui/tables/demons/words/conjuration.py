"""What a conjuration brings, as far as the table shows it: for tooltips and warnings."""

from __future__ import annotations

from fractions import Fraction

from game.demons.box.ranks import ADDED_TO_DIE, LEVEL
from game.demons.state import CAPTIVE
from game.demons.view import MagicianView

ROLLS = range(1, 7)


def captives_penalty(magician: MagicianView) -> int:
    """What a captive subtracts from the die (DEM-16.8b)."""
    return 1 + magician.wounds + magician.curses if magician.status == CAPTIVE else 0


def added_by_shield(magician: MagicianView, rank: str) -> int:
    """The number of the Conjuration Table (DEM-9.5a)."""
    return ADDED_TO_DIE[magician.shield][LEVEL[rank] - 1]


def added_to_die(magician: MagicianView, rank: str) -> int:
    """What is added to the magician's die in all."""
    return added_by_shield(magician, rank) - captives_penalty(magician)


def drawn_on_average(magician: MagicianView, rank: str, left: int) -> Fraction:
    """How many of the ``left`` counters of a rank are drawn on average, unfriendly demons included (DEM-9.3a)."""
    added = added_to_die(magician, rank)
    return Fraction(sum(min(left, max(0, roll + added)) for roll in ROLLS), len(ROLLS))


def chance_of_curses(magician: MagicianView, rank: str) -> Fraction:
    """How likely the magician is cursed (DEM-9.0h)."""
    added = added_to_die(magician, rank)
    return Fraction(sum(roll + added < 0 for roll in ROLLS), len(ROLLS))
