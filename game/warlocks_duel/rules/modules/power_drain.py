"""Module: Power Drain (WD-9)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.state import POWER_DRAIN_DAMAGE, DuelState, living

MODULE = "power_drain"
OPTION = Option(
    "power_drain",
    Text("Power Drain"),
    clause="WD-9.1",
    tooltip=Text("Once per game: remove a reserve die for good; all others lose 2, you gain 1 for each of them."),
)


def is_possible(state: DuelState, seat: int) -> bool:
    """Whether the player may answer with Power Drain: once per game, with a die in the reserve (WD-9.1, WD-9.4)."""
    duelist = state.duelists[seat]
    return MODULE in state.modules and not duelist.drain_used and duelist.reserve > 0


async def drain(duel: Duel, user: int) -> None:
    """All other living players lose 2 power, whatever protects them; the user gains 1 for each (WD-9.2, WD-9.3)."""
    duel.state.duelists[user].reserve -= 1
    duel.state.duelists[user].removed += 1
    duel.state.duelists[user].drain_used = True
    await duel.tell("power_drained", "WD-9.1", "{who} uses Power Drain.", who=user)
    others = tuple(seat for seat in living(duel.state) if seat != user)
    for seat in others:
        await duel.damage(seat, POWER_DRAIN_DAMAGE, "WD-9.2", "drain")
    await duel.heal(user, len(others), "WD-9.3", "drain")
