"""Enemies who let a Character pass for Gold, before any dice (the Bandit)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of, parted
from game.talisman.box.register import CARD_OF
from game.talisman.rules.hero.points import pay
from game.talisman.rules.table.land import Land
from game.talisman.state import TalismanState

BRIBE = "bribe"


def bribable(state: TalismanState, seat: int, card: str) -> bool:
    """Whether the Character can pay an Enemy off."""
    return 0 < CARD_OF[card].bribe <= state.heroes[seat].gold


@cache
def bribe_option(card: str) -> Option:
    """The option to pay an Enemy off."""
    text = Text("Pay {card} off", (("card", Named(CARD_OF[card].name, f"card:{card}")),))
    return Option(f"{BRIBE}:{card}", text, f"card:{card}", "TAL-6.16.2")


def bribe_options(state: TalismanState, seat: int, things: tuple[str, ...]) -> tuple[Option, ...]:
    """The options to pay off what is about to be met."""
    cards = [name_of(thing) for thing in things if parted(thing)[0] == "card"]
    return tuple([bribe_option(card) for card in cards if bribable(state, seat, card)])


async def pay_off(land: Land, seat: int, card: str) -> None:
    """The Enemy stands aside in this encounter."""
    if await pay(land, seat, CARD_OF[card].bribe):
        land.state.bought_off = (*land.state.bought_off, card)
        land.state.meeting = tuple([thing for thing in land.state.meeting if thing != f"card:{card}"])
        await land.tell("enemy_paid_off", "TAL-6.16.2", "{card} lets {who} pass.", who=seat, card=card)
