"""Module: sacrifice of power (WD-11)."""

from __future__ import annotations

from game.engine.decision import Named, Option, Text
from game.warlocks_duel.box.cards import CARDS, SPELLS, is_scroll
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.state import SACRIFICE_POWER, Duelist

MODULE = "sacrifice_of_power"
QUESTION = Text("You have no power left. Give up a basic card and return with 10 power?")
DECLINE = Option("no_sacrifice", Text("No, leave the game"), clause="WD-11.1")


def qualifying_cards(duelist: Duelist) -> tuple[str, ...]:
    """The basic cards of which no spell was cast or used as a defence this round (WD-11.1)."""
    played = set(duelist.used) - set(duelist.turned)
    return tuple(card for card in duelist.cards if not is_scroll(card) and played.isdisjoint(CARDS[card]))


async def offer(duel: Duel, seat: int) -> bool:
    """Offer a player at 0 power the sacrifice; returns whether he stays in the game (WD-11.1, WD-11.8)."""
    if MODULE not in duel.state.modules or duel.state.duelists[seat].sacrifice_used:
        return False
    cards = qualifying_cards(duel.state.duelists[seat])
    if not cards:
        return False
    options = (*(_option(card) for card in cards), DECLINE)
    key = await duel.ask(seat, "sacrifice", QUESTION, options, "WD-11.1")
    if key == DECLINE.key:
        return False
    await carry_out(duel, seat, key.removeprefix("sacrifice:"))
    return True


def _option(card: str) -> Option:
    names = " / ".join(f"{{{index}}}" for index in ("first", "second")[: len(CARDS[card])])
    spells = [Named(SPELLS[spell].name, f"spell:{spell}") for spell in CARDS[card]]
    words = Text(names, tuple(zip(("first", "second"), spells, strict=False)))
    return Option(f"sacrifice:{card}", Text("Give up {card}", (("card", words),)), f"card:{card}", "WD-11.1")


async def carry_out(duel: Duel, seat: int, card: str) -> None:
    """Put the card back in the box and return with 10 power, protected until the end of the round."""
    give_up(duel, seat, card)
    await duel.tell(
        "sacrificed",
        "WD-11.1",
        "{who} gives up {spells} and returns with {points} power.",
        who=seat,
        spells=CARDS[card],
        points=SACRIFICE_POWER,
        card=card,
    )


def give_up(duel: Duel, seat: int, card: str) -> None:
    """What a sacrifice costs: the card, all unused spells, the antimagic shield and the wards (WD-11.3, WD-11.5)."""
    duel.lose_active_spells(seat)
    duelist = duel.state.duelists[seat]
    for spell in CARDS[card]:
        duel.lay_aside(seat, duelist.paid.pop(spell, ()))
    duel.lay_aside(seat, duelist.shield)
    duelist.shield = ()
    duelist.wards = ()
    duelist.cards = tuple(other for other in duelist.cards if other != card)
    duelist.power = SACRIFICE_POWER
    duelist.protected = True
    duelist.sacrifice_used = True
