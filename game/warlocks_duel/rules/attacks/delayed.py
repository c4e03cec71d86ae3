"""What spells do later, in the end-of-casting step (WD-4.24)."""

from __future__ import annotations

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import DelayedHeal
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.state import Delayed, DuelState


def schedule_healing(state: DuelState, seat: int, spell: str) -> None:
    """Note a heal's delayed part, also when it is used as a defence (WD-E.15, WD-4.11)."""
    later = SPELLS[spell].effect(DelayedHeal)
    if later is not None:
        state.delayed.append(Delayed(seat, spell, True, later.value))


def delayed(state: DuelState, *, heals: bool) -> tuple[tuple[int, str, int], ...]:
    """The delayed effects of one kind on players still in the game: seat, spell, points."""
    return tuple(
        (later.seat, later.spell, later.points)
        for later in state.delayed
        if later.heals == heals and state.duelists[later.seat].alive
    )


def reduced(state: DuelState, seat: int, spell: str, points: int) -> int:
    """Delayed damage after the antimagic shield, the only thing that lowers it (WD-E.14, WD-8.10)."""
    return lowered(state.duelists[seat], spell, points)
