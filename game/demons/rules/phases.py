"""The sequence of play: which phase comes next (DEM-3)."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from game.demons.rules import ending
from game.demons.rules.captivity.captives import has_nothing_to_use
from game.demons.rules.demon_use import demon_use_phase
from game.demons.rules.ending import end_phase
from game.demons.rules.first_phase import first_phase
from game.demons.rules.mortals.combat import mortal_combat_phase
from game.demons.rules.mortals.movement import mortal_movement_phase
from game.demons.rules.setup import choose_shield, roll_for_order
from game.demons.rules.table import DemonsTable
from game.demons.state import (
    DEMON_USE,
    FIRST_PHASE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    ORDER,
    OVER,
    SHIELD_CHOICE,
    DemonsState,
)

RULES = {
    ORDER: roll_for_order,
    SHIELD_CHOICE: choose_shield,
    MORTAL_MOVEMENT: mortal_movement_phase,
    MORTAL_COMBAT: mortal_combat_phase,
    FIRST_PHASE: first_phase,
    DEMON_USE: demon_use_phase,
}


SETUP = (ORDER, SHIELD_CHOICE)
MORTAL_TURN = (MORTAL_MOVEMENT, MORTAL_COMBAT)


async def step(table: DemonsTable, single: bool = False) -> None:
    """One step of the match, from one checkpoint to the next: a phase, and those that follow by themselves.

    A Mortal Turn belongs to the step before it: whoever copies the match at a magician's question need not play the
    turn of 19 units again. ``single`` stops after one phase.
    """
    while True:
        stage = table.state.stage
        await RULES[stage](table)
        if stage in SETUP or table.state.opened:
            return
        end_phase(table.state)
        if table.state.stage == OVER:
            await announce(table)
            return
        if single or not (table.state.stage in MORTAL_TURN or passes_by(table.state)):
            return


def phase(table: DemonsTable) -> Coroutine[Any, Any, None]:
    """One phase alone."""
    return step(table, single=True)


def passes_by(state: DemonsState) -> bool:
    """Whether the next phase is one in which a magician has nothing to use."""
    return state.stage == DEMON_USE and has_nothing_to_use(state)


async def announce(table: DemonsTable) -> None:
    """Say how the match ended."""
    result = ending.result(table.state) if table.listening else None
    if result is not None:
        await table.tell("match_over", result.clause, "The match is over. {reason}", reason=result.reason)
