"""What putting mortal units to flight is worth to a magician beside their home: nothing, for they are back at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.demons.box.charts import DEFENDER_FLEES
from game.demons.box.mortals import HOME
from game.demons.rules.combat.words import OF_UNITS
from game.demons.rules.terrain import ZONES
from game.demons.state import DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Odds, Text, Tone

BACK_AT_ONCE = Text("put to flight, but at home beside you: they hold you again at once")


def back_at_once(state: DemonsState, seat: int, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the units that would stand ready beside a magician again before his next turn (DEM-5.7e).

    They are in their home, or next to it while nobody else stands there (DEM-5.7f), and it is next to him.
    """
    around, where = ZONES[state.magicians[seat].hex], state.units.hex
    return tuple(
        [
            unit
            for unit in units
            if HOME[unit] in around and (where[unit] == HOME[unit] or is_open_beside(where, unit))
        ]
    )


def is_open_beside(where: Sequence[Hex], unit: int) -> bool:
    """Whether a unit is next to its home, and no other is in it."""
    return where[unit] in ZONES[HOME[unit]] and HOME[unit] not in where


def told_of_flight(odds: Odds, state: DemonsState, seat: int, units: tuple[int, ...]) -> Odds:
    """The odds of an attack, with what flight means where it brings nothing."""
    if not back_at_once(state, seat, units):
        return odds
    outcomes = tuple(
        replace(outcome, text=BACK_AT_ONCE, tone=Tone.NEUTRAL) if outcome.text == OF_UNITS[DEFENDER_FLEES] else outcome
        for outcome in odds
    )
    return replace(odds, outcomes=outcomes)
