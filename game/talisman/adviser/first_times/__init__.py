"""What a newcomer is told for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.talisman.adviser.first_times.befalling import BEFALLING
from game.talisman.adviser.first_times.belongings import BELONGINGS
from game.talisman.adviser.first_times.fights import FIGHTS, MAGIC
from game.talisman.adviser.first_times.turns import INWARDS, TURNS

FIRST_TIMES = (*BEFALLING, *INWARDS, *TURNS, *BELONGINGS, *FIGHTS, *MAGIC)
"""Every note, those about rare moments first."""
