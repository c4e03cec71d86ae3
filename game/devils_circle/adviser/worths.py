"""What pieces and their values are worth to a computer player of either side, in the points of all judgements."""

from __future__ import annotations

PRINCESS_POINT = 22.0
MAGE_STRENGTH = 1.6
MAGE_LIFE = 14.0
DEMON_POWER_POINT = 0.9
DEMON_LOST = 16.0
NEVER = -1000.0
SURE = 1000.0
UNWISE = -500.0
"""Worth of what nobody should do: a prayer that no die can fulfil, ending the phase with good deeds left."""
