"""Spells held: drawing them, giving up the surplus (TAL-6.2.6 to TAL-6.2.8, TAL-6.9)."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.characters import NEVER_WITHOUT_SPELLS
from game.talisman.box.register import CARD_OF
from game.talisman.rules.magic.stops import missing_stop, stop_name
from game.talisman.rules.table.land import NOTHING, Land
from game.talisman.rules.table.places import put_away, without
from game.talisman.rules.table.sheet import allowance, allowance_for, fewest_spells, may_gain_spell, own
from game.talisman.state import TalismanState

FREE_SPELLS = "free_spell_on_craft_rise"
NOT_ASKED = Text("You are not asked for {card} at this moment: {moment}. Your sheet says when you are asked.")
SURPLUS_QUESTION = Text("You hold more Spells than your Craft allows. Which one do you discard?")


async def gain_spells(land: Land, seat: int, count: int) -> int:
    """Draw Spells as far as the allowance goes (TAL-6.2.7c-R way 1); returns how many were drawn."""
    drawn = 0
    while drawn < count and may_gain_spell(land.state, seat) and await draw_spell(land, seat):
        drawn += 1
    if not drawn and land.state.heroes[seat].space:
        await land.tell("no_spell", "TAL-6.2.7c-R", "{who} gains no Spell.", who=seat)
    return drawn


async def draw_spell(land: Land, seat: int) -> bool:
    """Draw a Spell, seen by its owner only; a spent deck is made anew from the discards (TAL-6.9.5)."""
    if land.state.spells.is_spent:
        land.state.spells.shuffle_discards(land.dice)
    card = land.state.spells.draw()
    if card is None:
        return False
    land.reveal()
    land.state.heroes[seat].spells = (*land.state.heroes[seat].spells, card)
    await land.tell("spell_drawn", "TAL-6.9.5a", "{who} draws a Spell.", who=seat)
    await land.tell("spell_seen", "TAL-6.9.2", "Your new Spell is {card}.", (seat,), card=card)
    if land.listening and (stop := missing_stop(land.state, seat, card)):
        await land.tell("not_asked", "TAL-HID-3c", NOT_ASKED.message, (seat,), card=card, moment=stop_name(stop))
    return True


async def spells_for_growth(land: Land, seat: int, before: int, source: str = "") -> None:
    """As many Spells as the allowance grew, never above it, if the group plays so (TAL-6.2.7c-R way 2).

    ``source`` is the card that raised it; it does so once for one Character.
    """
    growth = allowance(land.state, seat) - before
    if growth <= 0 or FREE_SPELLS not in land.state.options or source in land.state.heroes[seat].awarded:
        return
    if source:
        land.state.heroes[seat].awarded = (*land.state.heroes[seat].awarded, source)
    await gain_spells(land, seat, growth)


async def discard_spell(land: Land, seat: int, card: str) -> None:
    """A Spell from the hand to the discard pile, for all to see (TAL-6.2.8b-R)."""
    land.state.heroes[seat].spells = without(land.state.heroes[seat].spells, card)
    put_away(land.state, card)
    land.reveal()
    await land.tell("spell_discarded", "TAL-6.9.3", "{who} discards {card}.", who=seat, card=card)


async def discard_all_spells(land: Land, seat: int) -> None:
    """All Spells to the discard pile; those who always have one draw again."""
    while land.state.heroes[seat].spells:
        await discard_spell(land, seat, land.state.heroes[seat].spells[0])
    await settle_spells(land, seat)


def settle_spells(land: Land, seat: int) -> Awaitable[None]:
    """Surplus Spells are discarded, the owner choosing; who always has a Spell draws one (TAL-6.2.8)."""
    return keep_spell_limits(land, seat) if has_wrong_number_of_spells(land.state, seat) else NOTHING


async def keep_spell_limits(land: Land, seat: int) -> None:
    """Discard and draw until the number is right."""
    while has_too_many_spells(land.state, seat):
        options = tuple([surplus_option(card) for card in land.state.heroes[seat].spells])
        land.state.settling = seat
        key = await land.ask(seat, "surplus_spell", SURPLUS_QUESTION, options, "TAL-6.2.8b", secret=True)
        land.state.settling = -1
        await discard_spell(land, seat, name_of(key))
    while len(land.state.heroes[seat].spells) < fewest_spells(land.state, seat):
        if not await draw_spell(land, seat):
            return


def has_too_many_spells(state: TalismanState, seat: int) -> bool:
    """Whether more Spells are held than allowed."""
    held = len(state.heroes[seat].spells)
    if not held or held <= allowance_for(own(state, seat, "craft")):
        return False
    return held > allowance(state, seat)


def has_wrong_number_of_spells(state: TalismanState, seat: int) -> bool:
    """Whether Spells must be discarded or drawn; only some Characters and Objects see to it that there are any."""
    hero = state.heroes[seat]
    if hero.toad or not hero.space:
        return False
    held = len(hero.spells)
    if held and has_too_many_spells(state, seat):
        return True
    return (bool(hero.objects) or hero.character in NEVER_WITHOUT_SPELLS) and held < fewest_spells(state, seat)


@cache
def surplus_option(card: str) -> Option:
    """The option to discard a Spell."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    return Option(f"discard:{card}", Text("Discard {card}", (("card", named),)), f"card:{card}", "TAL-6.2.8b")
