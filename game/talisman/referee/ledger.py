"""The books of a match of Talisman: what each event says about Lives, Gold, points and where every card is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from game.engine.decision import Event
from game.engine.witness import Account, Entry, Ledger, Value
from game.talisman.box.board import PLAIN_OF_PERIL
from game.talisman.box.register import CARD_OF, GOLD, ORIGIN
from game.talisman.state import CARRYING_ON, MOVING, TalismanState

Told = Mapping[Account, Value]
ASIDE = "beside the board"
WALKING = frozenset({"space"})
COUNTED = ("lives", "gold", "strength", "craft", "missed")
OF_A_CHARACTER = (*COUNTED, "alignment", "space", "toad", "slave", "spells")


class TalismanLedger(Ledger):
    """Numbers, Alignment and possessions of every Character."""

    def balances(self, state: TalismanState) -> dict[Account, Value]:
        """What each Character has, and where every open card is."""
        accounts: dict[Account, Value] = {}
        for seat, hero in enumerate(state.heroes):
            for what in COUNTED:
                accounts[what, seat] = getattr(hero, what)
            if hero.toad:
                accounts["strength", seat], accounts["craft", seat] = hero.toad_strength, hero.toad_craft
            accounts["alignment", seat] = hero.alignment
            accounts["space", seat] = hero.space
            accounts["toad", seat] = int(hero.toad > 0)
            accounts["slave", seat] = int(hero.enslaved)
            accounts["spells", seat] = len(hero.spells)
            for card in (*hero.objects, *hero.followers, *hero.trophies, hero.raft):
                if card in CARD_OF:
                    accounts["card", card] = seat_of_cards(seat)
        for space, cards in (*state.cards.items(), (ASIDE, state.aside)):
            for card in cards:
                accounts["card", card] = space
        return {account: value for account, value in accounts.items() if is_booked(account)}

    def entries(self, state: TalismanState, event: Event, told: Told) -> Iterable[Entry]:
        """What an event says about them."""
        said = SAYS.get(event.kind)
        if said is None:
            return ()
        return [entry for entry in said(Said(state, told, **dict(event.facts))) if is_booked(entry.account)]

    def untold(self, state: TalismanState) -> frozenset[str]:
        """A walk that is interrupted is told when it is over."""
        return WALKING if state.stage in (MOVING, CARRYING_ON) else frozenset()

    def begins_turn(self, event: Event) -> bool:
        """Whether it begins a turn."""
        return event.kind == "turn_begins"

    def broken_order(self, state: TalismanState, event: Event, before: Event | None) -> str | None:
        """The turn passes to the left; only a Temporal Warp gives another one at once (TAL-6.10.1)."""
        if before is None:
            return None
        last, now, seats = int(str(before.fact("who"))), int(str(event.fact("who"))), len(state.heroes)
        if last == now:
            alone = sum(not hero.out for hero in state.heroes) < 2
            return None if state.extra or alone else "the same player again, without a Temporal Warp"
        passed = [seat % seats for seat in range(last + 1, last + (now - last) % seats)]
        left_out = [seat for seat in passed if not state.heroes[seat].out]
        return f"seats {left_out} were passed over" if left_out else None


def is_booked(account: Account) -> bool:
    """Whether an account is kept: not of a card that is Gold, which is told as Gold, nor of what is no card."""
    what, whose = account
    return what != "card" or (whose in CARD_OF and CARD_OF[str(whose)].kind != GOLD)


def seat_of_cards(seat: int) -> str:
    """The place of the cards before a player."""
    return f"seat {seat}"


class Said:
    """The facts of an event, the state at that moment, and what was told before."""

    def __init__(self, state: TalismanState, told: Told, **facts: Any) -> None:
        self.state = state
        self.told = told
        self.facts = facts
        self.who: int = facts.get("who", -1)

    @property
    def here(self) -> str:
        """The space of the Character spoken of."""
        return self.state.heroes[self.who].space

    def of(self, seat: int) -> Iterator[Account]:
        """The cards that were told to be with a seat."""
        return (account for account, value in self.told.items() if value == seat_of_cards(seat))


Speech = Callable[[Said], Iterable[Entry]]


def number(what: str, fact: str = "", sign: int = 1) -> Speech:
    """So many points, Lives or Gold (1 without the fact); ``left`` is what there is then."""
    return lambda said: [Entry((what, said.who), sign * int(said.facts.get(fact, 1)), said.facts.get("left"))]


def becomes(what: str, fact: str = "", value: Value = 1) -> Speech:
    """Something about a Character is now what the fact says."""
    return lambda said: [Entry((what, said.who), now=said.facts[fact] if fact else value)]


def gold_passes(said: Said) -> list[Entry]:
    """Gold goes from ``who`` to ``whom``."""
    bags = int(said.facts["bags"])
    return [Entry(("gold", said.who), -bags), Entry(("gold", said.facts["whom"]), bags)]


def robbed(said: Said) -> list[Entry]:
    """``who`` takes 1 Gold from ``whom``."""
    return [Entry(("gold", said.who), 1), Entry(("gold", said.facts["whom"]), -1)]


def spell_passes(said: Said) -> list[Entry]:
    """A Spell goes from ``who`` to ``whom``."""
    return [Entry(("spells", said.who), -1), Entry(("spells", said.facts["whom"]), 1)]


def spell_cast(said: Said) -> list[Entry]:
    """A Spell leaves the hand; the Command Spell of the Crown and the like are in none."""
    return [Entry(("spells", said.who), -1)] if said.facts["card"] in ORIGIN else []


def comes_to(said: Said) -> list[Entry]:
    """A walk is over; it may have paused on this very space."""
    return [Entry(("space", said.who), now=said.facts["space"], may_stay=True)]


def carried(said: Said) -> list[Entry]:
    """A Character is taken somewhere else; a Raft stays behind in the river (TAL-6.11.18)."""
    rafts = [Entry(account) for account in said.of(said.who) if CARD_OF[str(account[1])].id == "raft"]
    return [*comes_to(said), *rafts]


def raft_lost(said: Said) -> list[Entry]:
    """Whoever had a Raft has none; one made with an Axe was no card."""
    return [Entry(account, now=0) for account in said.of(said.who) if CARD_OF[str(account[1])].id == "raft"]


def card_with(holder: str) -> Speech:
    """A card comes to the seat that a fact names."""
    return lambda said: [Entry(("card", said.facts["card"]), now=seat_of_cards(said.facts[holder]))]


def card_left(said: Said) -> list[Entry]:
    """A card lies on the space of a Character; a Raft left is put away (TAL-6.11.19b)."""
    card = said.facts["card"]
    seat = said.facts.get("whom", said.who)
    here = said.facts.get("space", said.state.heroes[seat].space)
    return [Entry(("card", card), now=0 if CARD_OF[card].id == "raft" else here)]


def card_on(said: Said) -> list[Entry]:
    """A card comes to a space."""
    return [Entry(("card", said.facts["card"]), now=said.facts["space"])]


def card_placed(said: Said) -> list[Entry]:
    """A card is sent to a space by the die, which may be its own."""
    return [Entry(("card", said.facts["card"]), now=said.facts["space"], may_stay=True)]


def card_gone(said: Said) -> list[Entry]:
    """A card leaves the table."""
    return [Entry(("card", said.facts["card"]), now=0)]


def cards_gone(said: Said) -> list[Entry]:
    """Several cards leave the table."""
    return [Entry(("card", card), now=0) for card in said.facts["cards"]]


def cards_dropped(said: Said) -> list[Entry]:
    """All that a Character carried is left somewhere."""
    return [*[Entry(account) for account in said.of(said.who)], Entry(("gold", said.who))]


def points_of_another(said: Said) -> list[Entry]:
    """A Toad has Strength and Craft of its own (TAL-6.19.3)."""
    return [Entry((what, said.who)) for what in ("strength", "craft")]


def becomes_toad(said: Said) -> list[Entry]:
    """A Toad carries nothing; one that is enchanted again stays one (TAL-6.19.1a)."""
    return [Entry(("toad", said.who), now=1, may_stay=True), *cards_dropped(said), *points_of_another(said)]


def begins_anew(said: Said) -> list[Entry]:
    """A Character is dead, or takes the place of one: nothing stays as it was."""
    return [*cards_dropped(said), *[Entry((what, said.who)) for what in OF_A_CHARACTER]]


SAYS: dict[str, Speech] = {
    "life_lost": number("lives", sign=-1),
    "life_gained": number("lives", "n"),
    "healed": number("lives", "n"),
    "gold_gained": number("gold", "bags"),
    "gold_lost": number("gold", "bags", -1),
    "gold_paid": number("gold", "bags", -1),
    "gold_taken": number("gold", "bags"),
    "gold_given": gold_passes,
    "robbed": robbed,
    "strength_gained": number("strength", "points"),
    "strength_lost": number("strength", "points", -1),
    "craft_gained": number("craft", "points"),
    "craft_lost": number("craft", "points", -1),
    "will_miss": number("missed", "n"),
    "turn_missed": number("missed", sign=-1),
    "alignment": becomes("alignment", "alignment"),
    "moved": comes_to,
    "carried": carried,
    "transported": comes_to,
    "portal_opened": lambda said: [Entry(("space", said.who), now=PLAIN_OF_PERIL)],
    "card_used": lambda said: [Entry(("card", said.facts["card"]))],
    "bridge_crossed": becomes("space", "space"),
    "enslaved": becomes("slave"),
    "toad": becomes_toad,
    "freed": becomes("slave", value=0),
    "restored": lambda said: [*becomes("toad", value=0)(said), *points_of_another(said)],
    "spell_drawn": number("spells"),
    "spell_discarded": number("spells", sign=-1),
    "spell_cast": spell_cast,
    "spell_given": spell_passes,
    "card_drawn": card_on,
    "card_placed": card_placed,
    "spell_laid": card_on,
    "taken": card_with("who"),
    "received": card_with("who"),
    "joined": card_with("who"),
    "charmed": card_with("who"),
    "given": card_with("whom"),
    "left": card_left,
    "discarded": card_gone,
    "helper_fights": card_gone,
    "raft_lost": raft_lost,
    "sold": card_gone,
    "delivered": card_gone,
    "laid_aside": lambda said: [Entry(("card", said.facts["card"]), now=ASIDE)],
    "exchanged": cards_gone,
    "exorcised": card_gone,
    "given_up": card_gone,
    "trophy_kept": card_with("who"),
    "raised": card_with("who"),
    "let_fall": card_left,
    "laid_down": card_left,
    "stashed": cards_dropped,
    "character": begins_anew,
    "died": begins_anew,
    "player_out": begins_anew,
}
