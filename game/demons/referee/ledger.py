"""The books of a match of Demons: what each event says about magicians, demons, mortal units and treasures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.demons.box.mortals import UNITS
from game.demons.box.treasures import CELLS
from game.demons.state import CAPTIVE, DEAD, FREE, GONE, NOBODY, OVER, DemonsState
from game.engine.decision import Event
from game.engine.witness import Account, Entry, Ledger, Value

Told = Mapping[Account, Value]


class DemonsLedger(Ledger):
    """Where everybody stands, who obeys whom, and whose the treasures are."""

    def balances(self, state: DemonsState) -> dict[Account, Value]:
        """Every magician, unit, demon and treasure."""
        accounts: dict[Account, Value] = {("turn", "match"): state.game_turn}
        for seat, magician in enumerate(state.magicians):
            for what in ("wounds", "curses", "shield", "status"):
                accounts[what, seat] = getattr(magician, what)
            accounts["hex", seat] = magician.hex if magician.status == FREE else 0
            if magician.ring:
                accounts["holder", "ring"] = display(seat)
            for demon in (*magician.demons, *[demon for demon, _ in magician.borrowed]):
                accounts["demon", demon] = display(seat)
        for unit in UNITS:
            accounts["unit", unit] = state.units.hex[unit]
            accounts["flight", unit] = int(state.units.fleeing[unit])
        for cell in CELLS:
            if state.grid.owner[cell] != NOBODY:
                accounts["treasure", cell] = display(state.grid.owner[cell])
        return accounts

    def entries(self, state: DemonsState, event: Event, told: Told) -> Iterable[Entry]:
        """What an event says about them."""
        said = SAYS.get(event.kind)
        return () if said is None else said(Said(state, told, **dict(event.facts)))

    def begins_turn(self, event: Event) -> bool:
        """Whether a magician's turn or a game turn begins."""
        return event.kind in ("player_turn", "turn_lost", "game_turn")

    def broken_order(self, state: DemonsState, event: Event, before: Event | None) -> str | None:
        """Magicians play in the order rolled for; who can do nothing is passed over (DEM-3.0b, DEM-3.0s)."""
        if before is None or "game_turn" in (event.kind, before.kind):
            return None
        place, last = (state.order.index(int(str(turn.fact("who")))) for turn in (event, before))
        return "comes before or again" if place <= last else None

    def untold(self, state: DemonsState) -> frozenset[str]:
        """The last turn may pass without a word when nobody is left."""
        return frozenset({"turn"}) if state.stage == OVER else frozenset()




def display(seat: int) -> str:
    """The displays of a magician."""
    return f"seat {seat}"


class Said:
    """The facts of an event, the state at that moment, and what was told before."""

    def __init__(self, state: DemonsState, told: Told, **facts: Any) -> None:
        self.state = state
        self.told = told
        self.facts = facts
        self.who: int = facts.get("who", NOBODY)

    def of(self, seat: int) -> Iterable[Account]:
        """What was told to be on a seat's displays."""
        return [account for account, value in self.told.items() if value == display(seat)]


Speech = Callable[[Said], Iterable[Entry]]


def adds(what: str, fact: str = "", sign: int = 1) -> Speech:
    """So many more of something (1 without the fact)."""
    return lambda said: [Entry((what, said.who), sign * int(said.facts.get(fact, 1)))]


def stands(said: Said) -> list[Entry]:
    """A magician is on the map, in that hex."""
    return [Entry(("hex", said.who), now=said.facts["hex"]), Entry(("status", said.who), now=FREE, may_stay=True)]


def obeys(said: Said) -> list[Entry]:
    """A demon comes under control."""
    return [Entry(("demon", said.facts["demon"]), now=display(said.who))]


def is_gone(said: Said) -> list[Entry]:
    """A demon leaves its master."""
    return [Entry(("demon", said.facts["demon"]), now=0)]


def owns(said: Said) -> list[Entry]:
    """A treasure has an owner; the demon that brought it stays with it as a marker."""
    return [Entry(("treasure", said.facts["cell"]), now=display(said.who)), *used(said)]


def used(said: Said) -> list[Entry]:
    """A demon that was used may be spent."""
    return [Entry(("demon", said.facts["demon"]))] if "demon" in said.facts else []


def leaves_play(status: str) -> Speech:
    """A magician is not on the map any more, and all he had may be elsewhere."""
    return lambda said: [
        Entry(("status", said.who), now=status),
        Entry(("hex", said.who), now=0, may_stay=True),
        *[Entry(account) for account in said.of(said.who)],
    ]


def captured(said: Said) -> list[Entry]:
    """A unit that takes a captive flees no more (DEM-8.2g)."""
    flight = [Entry(("flight", said.facts["unit"]))] if "unit" in said.facts else []
    return [*leaves_play(CAPTIVE)(said), *flight]


def treasures_given(said: Said) -> list[Entry]:
    """What was offered for a higher shield is gone (DEM-14)."""
    return [Entry(("treasure", cell), now=0) for cell in said.facts["offered"]]


def treasures_of(said: Said) -> list[Entry]:
    """Treasures that may have been paid."""
    return [Entry(account) for account in said.of(said.who) if account[0] == "treasure"]


def unit_moved(said: Said) -> list[Entry]:
    """A unit is where its path ends."""
    unit = said.facts["unit"]
    return [Entry(("unit", unit), now=said.facts["hex"], may_stay=True)]


def unit_home(said: Said) -> list[Entry]:
    """A unit is home and flees no more."""
    return [*unit_moved(said), Entry(("flight", said.facts["unit"]), now=0)]


def tortured(said: Said) -> list[Entry]:
    """Torture wounds, or does not."""
    return [Entry(("wounds", said.who), int(said.facts["wounds"]), may_stay=True)]


def heals(said: Said) -> list[Entry]:
    """A wound or a curse is gone."""
    return [Entry(("wounds", said.who)), Entry(("curses", said.who))]


def borrows(said: Said) -> list[Entry]:
    """Somebody's demon obeys another for a turn; only he sees which."""
    return [Entry(account) for account in said.of(said.facts["target"]) if account[0] == "demon"]


def returns(said: Said) -> list[Entry]:
    """Borrowed demons go back to their owner."""
    return [Entry(account) for account, value in said.told.items() if account[0] == "demon" and value]


def treasure_lost(said: Said) -> list[Entry]:
    """A treasure goes to a captor: a magician, or a unit's home."""
    return [Entry(("treasure", said.facts["cell"]), now=0 if said.facts.get("unit") else of_captor(said))]


def of_captor(said: Said) -> Value:
    """The displays of the magician who holds a captive, or nobody's."""
    captor = said.facts.get("captor", NOBODY)
    return 0 if captor in (NOBODY, None) else display(captor)


def ring_lost(said: Said) -> list[Entry]:
    """The ring goes to a captor: a magician, or a unit that cannot use it."""
    return [Entry(("holder", "ring"), now=0 if said.facts.get("unit") else of_captor(said))]


def curse_lifted(said: Said) -> list[Entry]:
    """A demon is spent for a curse."""
    return [Entry(("curses", said.who), -1), *is_gone(said)]


SAYS: dict[str, Speech] = {
    "healed": heals,
    "borrowed": borrows,
    "demon_returned": returns,
    "curse_stopped": is_gone,
    "treasure_seized": owns,
    "treasure_given_up": treasure_lost,
    "ring_given_up": ring_lost,
    "unit_rose": unit_home,
    "game_turn": lambda said: [Entry(("turn", "match"), now=said.facts["turn"])],
    "shield_chosen": lambda said: [Entry(("shield", said.who), now=said.facts["shield"], may_stay=True)],
    "shield_raised": lambda said: [Entry(("shield", said.who), now=said.facts["shield"]), *treasures_given(said)],
    "shield_not_raised": treasures_given,
    "cursed": adds("curses", "curses"),
    "curse_lifted": curse_lifted,
    "tortured": tortured,
    "entered": stands,
    "moved": stands,
    "transported": stands,
    "evaded": stands,
    "escaped": stands,
    "freed": stands,
    "captured": captured,
    "died": leaves_play(DEAD),
    "left": leaves_play(GONE),
    "demon_drawn": obeys,
    "demon_released": is_gone,
    "power_used": used,
    "seizure_failed": used,
    "treasure_discovered": used,
    "treasure_gained": owns,
    "treasure_claimed": owns,
    "ring_drawn": lambda said: [Entry(("holder", "ring"), now=display(said.who))],
    "ring_taken": lambda said: [Entry(("holder", "ring"), now=display(said.who)), *used(said)],
    "ring_bought": lambda said: [Entry(("holder", "ring"), now=display(said.who)), *treasures_of(said)],
    "fled": lambda said: [Entry(("flight", said.facts["unit"]), now=1)],
    "destroyed": lambda said: [Entry(("unit", said.facts["unit"]), now=0), Entry(("flight", said.facts["unit"]))],
    "unit_moved": unit_moved,
    "unit_hunted": unit_moved,
    "unit_carried": unit_moved,
    "unit_led": unit_moved,
    "unit_fled": unit_moved,
    "unit_home": unit_home,
}
