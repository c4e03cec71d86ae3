"""What can be done wherever the active player is asked, but is no reason to ask him (TAL-FLOW-2)."""

from __future__ import annotations

from game.engine.decision import Option
from game.engine.ids import parted
from game.talisman.rules.belongings.exchange import EXCHANGE, exchange, points_of
from game.talisman.rules.belongings.possessions import leave, leave_option, leave_options
from game.talisman.rules.table.land import Land
from game.talisman.state import STRENGTH_FOR_A_POINT, TalismanState

VERBS = frozenset({"leave", "exchange"})


def idle_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Leaving things and exchanging kept Enemies."""
    found = leave_options(state, seat)
    return (*found, EXCHANGE) if points_of(state.heroes[seat].trophies) >= STRENGTH_FOR_A_POINT else found


async def act(land: Land, seat: int, key: str) -> None:
    """Carry one of them out."""
    verb, what = parted(key)
    if verb == "leave":
        await leave(land, seat, what, leave_option(what).clause or "TAL-6.5.4")
    else:
        await exchange(land, seat)
