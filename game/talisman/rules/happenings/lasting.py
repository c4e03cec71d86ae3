"""Effects that last, and how they end (cards file, chapter 5)."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.register import LASTING
from game.talisman.rules.belongings.possessions import settle
from game.talisman.rules.table.land import Land
from game.talisman.state import EVERYBODY, Lasting

ENDINGS = {
    "hired": Text("{who}: the Mercenary has earned this pay."),
    "drunk": Text("{who}: the Potion of Strength wears off."),
    "blizzard": Text("The Blizzard is over."),
    "destroy_magic": Text("Spells and Magic Objects work again."),
    "hex": Text("The Hex is broken."),
    "immobile": Text("{who} can move again."),
    "psionic_blast": Text("{who}: the Psionic Blast is spent."),
}
"""What is said when an effect is over; there is one for each of them."""


async def lay(land: Land, effect: Lasting) -> None:
    """An effect begins; who can do nothing has no turn any more, and what was offered for it lapses."""
    land.state.lasting = (*land.state.lasting, effect)
    if LASTING[effect.id].does_nothing and effect.seat == land.state.turn:
        land.state.ended = True
        land.state.heroes[effect.seat].offer = ""
    if LASTING[effect.id].suspends_magic:
        for seat in range(len(land.state.heroes)):
            await settle(land, seat)


async def end_those_until(land: Land, until: str) -> None:
    """End every effect that lasts until the fight or the turn is over."""
    for effect in land.state.lasting:
        if effect.until == until:
            await end(land, effect)


async def count_turn(land: Land, seat: int) -> None:
    """A seat's turn is over or passed over: effects counted in its turns are nearer their end.

    Those counted in the turns of all, as in matches of earlier rules, are nearer only by a turn that was played.
    """
    for effect in land.state.lasting:
        played = effect.by == EVERYBODY and seat == land.state.turn
        if effect.until == "turns" and (effect.by == seat or played):
            await count(land, effect)


async def count_own_turn(land: Land, seat: int, extra: bool = False) -> None:
    """A seat's turn begins, or would begin: effects counted in its turns are nearer their end.

    Extra turns of a Temporal Warp do not shorten a Hex, but magic is free again at the start of any own turn.
    """
    for effect in land.state.lasting:
        if effect.until == "own_turn" and effect.by == seat and (not extra or LASTING[effect.id].suspends_magic):
            await count(land, effect)


async def count(land: Land, effect: Lasting) -> None:
    """One less; at nothing the effect ends."""
    if effect.left <= 1:
        await end(land, effect)
        return
    shorter = effect._replace(left=effect.left - 1)
    land.state.lasting = tuple([shorter if other == effect else other for other in land.state.lasting])


async def end(land: Land, effect: Lasting) -> None:
    """An effect is over; its Ability may have a last word."""
    land.state.lasting = tuple([other for other in land.state.lasting if other != effect])
    await land.tell("effect_ended", "TAL-FLOW-8", ENDINGS[effect.id].message, effect=effect.id, who=max(effect.seat, 0))
    await LASTING[effect.id].ended(land.you(max(effect.seat, effect.by, 0), effect.card))
    if effect.seat == EVERYBODY:
        for seat in range(len(land.state.heroes)):
            await settle(land, seat)
