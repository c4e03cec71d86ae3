"""What a newcomer is told for the first time: what it means, and what one usually does."""

from __future__ import annotations

from game.demons.adviser.first_times.befalling import BEFALLING
from game.demons.adviser.first_times.powers import FIGHTS_AND_POWERS
from game.demons.adviser.first_times.treasures import TREASURES
from game.demons.adviser.first_times.turns import TURNS

FIRST_TIMES = (*BEFALLING, *TREASURES, *TURNS, *FIGHTS_AND_POWERS)
"""Every note, those about rare moments first."""
