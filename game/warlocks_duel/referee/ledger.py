"""The books of a match of Warlock's Duel: what each event says about power, cards and who is still there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.engine.decision import Event
from game.engine.witness import Account, Entry, Ledger, Value
from game.warlocks_duel.box.cards import basic_cards
from game.warlocks_duel.state import SACRIFICE_POWER, DuelState

Facts = dict[str, Any]
Told = Mapping[Account, Value]
Speech = Callable[[Facts, Told], Iterable[Entry]]


class DuelLedger(Ledger):
    """Power, cards and the living; whose turn to cast it is."""

    def balances(self, state: DuelState) -> dict[Account, Value]:
        """Power, presence and cards of every player, the round and the scrolls on offer."""
        accounts: dict[Account, Value] = {("round", "match"): state.round}
        for seat, duelist in enumerate(state.duelists):
            accounts["power", seat] = duelist.power
            accounts["out", seat] = int(not duelist.alive)
            if duelist.alive:
                accounts.update({("card", card): place(seat) for card in duelist.cards})
        return accounts

    def entries(self, state: DuelState, event: Event, told: Told) -> Iterable[Entry]:
        """What an event says about them."""
        said = SAYS.get(event.kind)
        return () if said is None else said(dict(event.facts), told)

    def begins_turn(self, event: Event) -> bool:
        """Whether somebody's turn of casting, or a new round, begins."""
        return event.kind in (*TURN_OF_CASTING, "round_began")

    def broken_order(self, state: DuelState, event: Event, before: Event | None) -> str | None:
        """Turns of casting go left; only who has no spells left is passed over (WD-4.1, WD-4.3)."""
        if before is None or "round_began" in (event.kind, before.kind):
            return None
        last, now, seats = int(str(before.fact("who"))), int(str(event.fact("who"))), len(state.duelists)
        passed = [seat % seats for seat in range(last + 1, last + ((now - last) % seats or seats))]
        waiting = [seat for seat in passed if state.duelists[seat].alive and state.duelists[seat].active]
        return f"seats {waiting} were passed over" if waiting else None


TURN_OF_CASTING = ("held", "spell_cast")


def place(seat: int) -> str:
    """Where a player's cards are."""
    return f"seat {seat}"


def power(sign: int) -> Speech:
    """Power gained or lost; who has 40 gains none, and that is told."""
    return lambda facts, told: [Entry(("power", facts["who"]), sign * int(facts["points"]), may_stay=sign > 0)]


def mage_chosen(facts: Facts, told: Told) -> list[Entry]:
    """A mage brings his basic cards."""
    return [Entry(("card", card), now=place(facts["who"])) for card in basic_cards(facts["mage"])]


def eliminated(facts: Facts, told: Told) -> list[Entry]:
    """Who has fallen takes part no more, with all his cards."""
    cards = [Entry(account, now=0) for account, value in told.items() if value == place(facts["who"])]
    return [Entry(("out", facts["who"]), now=1), *cards]


def card_learned(facts: Facts, told: Told) -> list[Entry]:
    """A scroll comes to its new owner."""
    return [Entry(("card", facts["spell"]), now=place(facts["who"]))]


def sacrificed(facts: Facts, told: Told) -> list[Entry]:
    """A card is given up for new power (WD-11.1)."""
    return [Entry(("card", facts["card"]), now=0), Entry(("power", facts["who"]), now=SACRIFICE_POWER)]


def round_began(facts: Facts, told: Told) -> list[Entry]:
    """The next round."""
    return [Entry(("round", "match"), now=facts["round"])]


SAYS: dict[str, Speech] = {
    "power_gained": power(1),
    "power_lost": power(-1),
    "mage_chosen": mage_chosen,
    "eliminated": eliminated,
    "scroll_learned": card_learned,
    "sacrificed": sacrificed,
    "round_began": round_began,
}
