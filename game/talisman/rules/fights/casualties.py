"""A Life lost in a fight, protection, and what weapons gain by a win (TAL-6.16.4, TAL-6.17.2b, PUR-1)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.rules.hero.lives import lose_life
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.state import Fight, TalismanState

PROTECTION_QUESTION = Text("You are about to lose a Life. Which protection do you try?")
HELPS = Text("{card} saves the Life of {who}: {number}.")
DOES_NOT_HELP = Text("{card} does not help {who}: {number}.")
NO_PROTECTION = Option("none", Text("Let the Life go"), clause="TAL-6.16.4d")


def protections(state: TalismanState, seat: int, fight: Fight | None) -> tuple[str, ...]:
    """Helmet, Shield, Armour that may be tried: in Combat only, no Shield beside two weapons (TAL-6.17.2b)."""
    if fight is None or fight.kind != COMBAT or not state.heroes[seat].objects:
        return ()
    weapons = fight.weapons if seat == fight.seat else fight.foe_weapons
    cards = [card for card, _ in acting(state, seat, "saves_on")]
    return tuple([card for card in cards if len(weapons) < 2 or CARD_OF[card].id != "shield"])


async def is_protected(land: Land, seat: int) -> bool:
    """Try at most one protective Object for the Life (TAL-6.16.4-R)."""
    cards = protections(land.state, seat, land.state.fight)
    if not cards:
        return False
    options = (*[protection_option(card) for card in cards], NO_PROTECTION)
    key = await land.ask(seat, "protection", PROTECTION_QUESTION, options, "TAL-6.16.4d")
    if key == NO_PROTECTION.key:
        return False
    card = name_of(key)
    number = land.dice.roll()
    saved = number in saving_numbers(card)
    message = HELPS if saved else DOES_NOT_HELP
    await land.tell("protection", "TAL-6.16.4d", message.message, who=seat, card=card, number=number, saved=saved)
    return saved


def saving_numbers(card: str) -> tuple[int, ...]:
    """The numbers on which a protection saves the Life."""
    ability = CARD_OF[card].ability
    return ability.saves_on if ability is not None else ()


@cache
def protection_option(card: str) -> Option:
    """The option to try a protective Object."""
    text = Text("{card}", (("card", Named(CARD_OF[card].name, f"card:{card}")),))
    return Option(f"protect:{card}", text, f"card:{card}", "TAL-6.16.4d")


async def lose_life_in_fight(land: Land, seat: int, clause: str) -> int:
    """Lose a Life unless an Object or a Spell protects it; returns 1 if it was really lost."""
    if await is_protected(land, seat):
        return 0
    return await lose_life(land, seat, 1, clause, "fight")


async def won_with_weapons(land: Land, seat: int) -> None:
    """The winner's weapons have their effect: the loser has lost its Life (Runesword)."""
    for card in winning_weapons(land.state, seat):
        ability = CARD_OF[card].ability
        if ability is not None:
            await ability.won_with(land.you(seat, card))


def winning_weapons(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The weapons the Character fought with that do something by winning and still work."""
    if state.fight is None or state.fight.kind != COMBAT:
        return ()
    weapons = state.fight.weapons if seat == state.fight.seat else state.fight.foe_weapons
    acts = [card for card, _ in acting(state, seat, "won_with")]
    return tuple([card for card in weapons if card in acts])
