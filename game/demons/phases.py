"""The sequence of play: which phase comes next (DEM-3)."""

from __future__ import annotations

from game.demons import ending
from game.demons.demon_use import demon_use_phase
from game.demons.ending import end_phase
from game.demons.first_phase import first_phase
from game.demons.mortal_combat import mortal_combat_phase
from game.demons.mortal_movement import mortal_movement_phase
from game.demons.setup import choose_shield, roll_for_order
from game.demons.state import (
    DEMON_USE,
    FIRST_PHASE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    ORDER,
    OVER,
    SHIELD_CHOICE,
)
from game.demons.table import DemonsTable

RULES = {
    ORDER: roll_for_order,
    SHIELD_CHOICE: choose_shield,
    MORTAL_MOVEMENT: mortal_movement_phase,
    MORTAL_COMBAT: mortal_combat_phase,
    FIRST_PHASE: first_phase,
    DEMON_USE: demon_use_phase,
}


async def phase(table: DemonsTable) -> None:
    """One step of the match, from one checkpoint to the next."""
    stage = table.state.stage
    await RULES[stage](table)
    if stage in (ORDER, SHIELD_CHOICE) or table.state.opened:
        return
    end_phase(table.state)
    if table.state.stage == OVER:
        await announce(table)


async def announce(table: DemonsTable) -> None:
    """Say how the match ended."""
    result = ending.result(table.state)
    if result is not None:
        await table.tell("match_over", result.clause, "The match is over. {reason}", reason=result.reason)
