"""Toads (TAL-6.19)."""

from __future__ import annotations

from game.talisman.box.register import LASTING
from game.talisman.rules.belongings.possessions import settle
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import leave_everything
from game.talisman.state import TOAD_TURNS


async def become_toad(land: Land, seat: int) -> None:
    """The Character becomes a Toad for its next three turns and leaves all it carries (TAL-6.19.1, TAL-6.19.2).

    What strengthened the Character is gone; who was petrified for this turn stays so (TAL-S.immobility).
    """
    hero = land.state.heroes[seat]
    if not hero.space:
        return
    leave_everything(land.state, seat)
    in_own_turn = land.state.turn == seat and not land.state.buried
    hero.toad = TOAD_TURNS + in_own_turn
    hero.toad_strength = hero.toad_craft = 1
    hero.offer = ""
    del hero
    if land.state.turn == seat:
        land.state.extra_turns = 0
    land.state.lasting = tuple([
        effect for effect in land.state.lasting
        if effect.seat != seat or effect.space or LASTING[effect.id].does_nothing
    ])  # fmt: skip
    await land.tell("toad", "TAL-6.19.1a", "{who} becomes a Toad!", who=seat)


async def count_turn(land: Land, seat: int) -> None:
    """One turn less as a Toad; after the third the Character is itself again (TAL-6.19.1b, TAL-6.19.3b)."""
    land.state.heroes[seat].toad -= 1
    if not land.state.heroes[seat].toad:
        await land.tell("restored", "TAL-6.19.1b", "{who} is no longer a Toad.", who=seat)
        await settle(land, seat)
