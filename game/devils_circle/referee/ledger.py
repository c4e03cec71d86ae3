"""The books of a match of Devil's Circle: what each event says about mages, demons, wards and the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.devils_circle.state import (
    DAWN_CAP,
    DEMONS,
    LIMITS,
    MAGES,
    ON_BOARD,
    CircleState,
)
from game.engine.decision import Event
from game.engine.witness import Account, Entry, Ledger, Value

ABSENT = -1
"""The field of a piece that is not on the board."""
Facts = dict[str, Any]
Told = Mapping[Account, Value]
Speech = Callable[[Facts, Told], Iterable[Entry]]


class CircleLedger(Ledger):
    """Everything that stands and lies on the board, and what pieces are worth."""

    def balances(self, state: CircleState) -> dict[Account, Value]:
        """The numbers of all pieces, and every marker on the board."""
        accounts: dict[Account, Value] = {
            ("clock", "night"): state.clock,
            ("number", "night"): state.night,
            ("field", "cradle"): state.cradle,
            ("strength", "princess"): state.princess,
        }
        for mage, piece in enumerate(state.mages):
            accounts["dead", mage_id(mage)] = int(not piece.alive)
            if piece.alive:
                for what in ("strength", "power", "field", *LIMITS):
                    accounts[what, mage_id(mage)] = getattr(piece, what)
                accounts["strength", mage_id(mage)] = max(0, piece.strength)
        for demon, other in enumerate(state.demons):
            accounts["power", demon_id(demon)] = max(0, other.power)
            accounts["materiality", demon_id(demon)] = other.materiality
            accounts["field", demon_id(demon)] = other.field if other.status == ON_BOARD else ABSENT
        for what in ("garlic", "salt", "wands", "holes"):
            for place in getattr(state, what):
                accounts[what, place] = int(accounts.get((what, place), 0)) + 1
        accounts.update({("torches", field): 1 for field, _ in state.torches})
        accounts.update({("pentagram", marker): field for marker, field, _ in state.pentagrams})
        return accounts

    def entries(self, state: CircleState, event: Event, told: Told) -> Iterable[Entry]:
        """What an event says about them."""
        said = SAYS.get(event.kind)
        return () if said is None else said(dict(event.facts), told)

    def begins_turn(self, event: Event) -> bool:
        """Whether a phase or a night begins."""
        return event.kind in ("phase_began", "night_began")

    def broken_order(self, state: CircleState, event: Event, before: Event | None) -> str | None:
        """Mages and demons take turns; every night begins with the mages (DK-5.1)."""
        if before is None or event.kind == "night_began":
            return None
        expected = MAGES if before.kind == "night_began" or before.fact("phase") == DEMONS else DEMONS
        return None if event.fact("phase") == expected else f"the phase of the {expected} was passed over"




def mage_id(mage: int) -> str:
    """The owner of a mage's accounts."""
    return f"mage {mage}"


def demon_id(demon: int) -> str:
    """The owner of a demon's accounts."""
    return f"demon {demon}"


def owner(facts: Facts) -> str:
    """Whose accounts an event is about: the demon's where it names one, else the mage's."""
    return demon_id(facts["demon"]) if "demon" in facts else mage_id(facts["mage"])


def falls(what: str) -> Speech:
    """Points lost; ``left`` is what there is then."""
    return lambda facts, told: [Entry((what, owner(facts)), -int(facts["points"]), facts["left"])]


def stands(what: str, fact: str = "points") -> Speech:
    """A number that is now what the fact says."""
    return lambda facts, told: [Entry((what, owner(facts)), now=facts[fact])]


def leaves(facts: Facts, told: Told) -> list[Entry]:
    """A demon leaves the board."""
    return [Entry(("field", owner(facts)), now=ABSENT)]


def spends(item: str, place: str = "field", what: str = "") -> Speech:
    """A mage takes one of an item out of his hands and puts it on the board."""
    return lambda facts, told: [
        Entry((item, mage_id(facts["mage"])), -1),
        Entry((what or item, facts[place]), 1),
    ]


def picks_up(item: str, what: str = "") -> Speech:
    """A mage takes one of an item off the board; what he has no hand for is put away."""
    return lambda facts, told: [Entry((item, mage_id(facts["mage"]))), Entry((what or item, facts["field"]), -1)]


def gone(what: str, place: str = "field") -> Speech:
    """A marker leaves the board."""
    return lambda facts, told: [Entry((what, facts[place]), -1)]


def handed_over(facts: Facts, told: Told) -> list[Entry]:
    """An item changes hands."""
    return [
        Entry((facts["item"], mage_id(facts["mage"])), -1),
        Entry((facts["item"], mage_id(facts["other"])), 1),
    ]


def pale(facts: Facts, told: Told) -> list[Entry]:
    """Dawn caps what mages have (DK-14.10)."""
    return [
        Entry(account, now=DAWN_CAP)
        for account, value in told.items()
        if account[0] in ("strength", "power") and str(account[1]).startswith("mage") and int(value) > DAWN_CAP
    ]


def recovered(facts: Facts, told: Told) -> list[Entry]:
    """A mage has slept (DK-14.20)."""
    return [Entry((what, mage_id(facts["mage"])), int(facts[what])) for what in ("strength", "power")]


def everything_anew(facts: Facts, told: Told) -> list[Entry]:
    """What a new night brings back or takes away (DK-14.18 to DK-14.27); strength and power have been told."""
    kept = [account for account in told if account[0] in ("strength", "power") and str(account[1]).startswith("mage")]
    anew = [Entry(account) for account in told if account not in kept and account[0] not in ("dead", "holes")]
    return [*anew, Entry(("number", "night"), now=facts["night"])]


def hole_opened(facts: Facts, told: Told) -> list[Entry]:
    """What lies on a field falls into the hole, the salt about it too (DK-12.3)."""
    lost = [Entry((what, facts["field"])) for what in ("garlic", "wands", "torches")]
    return [Entry(("holes", facts["field"]), 1), *lost, *[Entry(account) for account in told if account[0] == "salt"]]


def died(facts: Facts, told: Told) -> list[Entry]:
    """A mage leaves the match with all he carries."""
    of_him = [Entry(account, now=0) for account, value in told.items() if account[1] == owner(facts) and value != 0]
    dropped = [Entry(("wands", facts["field"]))]
    return [*of_him, *dropped, Entry(("dead", owner(facts)), now=1)]


def pentagram_washed(facts: Facts, told: Told) -> list[Entry]:
    """Drops wash a pentagram away (DK-7.50)."""
    return [Entry(("pentagram", facts["marker"]), now=0), Entry(("drops", mage_id(facts["mage"])), -1)]


def stars(facts: Facts, told: Told) -> list[Entry]:
    """The stars may leave a demon as it was (DK-9.7, DK-9.8)."""
    return [Entry((what, owner(facts)), now=facts[what], may_stay=True) for what in ("power", "materiality")]


def resurrected(facts: Facts, told: Told) -> list[Entry]:
    """A demon rises with new power."""
    numbers = (("power", "total"), ("materiality", "points"), ("field", "field"))
    return [Entry((what, owner(facts)), now=facts[fact], may_stay=what == "materiality") for what, fact in numbers]


def prayed(facts: Facts, told: Told) -> list[Entry]:
    """A prayer that is heard brings one point (DK-6.23)."""
    return [Entry((facts["trait"], owner(facts)), 1)] if facts["heard"] else []


SAYS: dict[str, Speech] = {
    "stars": stars,
    "resurrected": resurrected,
    "prayed": prayed,
    "herbs_set": lambda facts, told: [Entry(("herb", mage_id(facts["mage"])), -int(facts["count"]))],
    "exorcism": lambda facts, told: [Entry(("herb", mage_id(facts["mage"])), -int(facts["bundles"]))],
    "drops_used": lambda facts, told: [Entry(("drops", mage_id(facts["mage"])), -1)],
    "supplied": lambda facts, told: [Entry((facts["item"], mage_id(facts["mage"])), int(facts["count"]))],
    "book_destroyed": lambda facts, told: [Entry(("book", mage_id(facts["mage"])), now=0)],
    "power_lost": falls("power"),
    "strength_lost": falls("strength"),
    "demon_power": falls("power"),
    "demon_grows": stands("power"),
    "demon_materiality": stands("materiality"),
    "recovered": recovered,
    "mages_pale": pale,
    "clock": lambda facts, told: [Entry(("clock", "night"), int(facts["minutes"]), facts["now"])],
    "mage_moved": stands("field", "field"),
    "mage_placed": stands("field", "field"),
    "mage_died": died,
    "demon_moved": stands("field", "field"),
    "demon_placed": stands("field", "field"),
    "demon_attacks": stands("field", "field"),
    "fire_passage": stands("field", "field"),
    "demon_left": leaves,
    "neutralised": leaves,
    "cradle_moved": lambda facts, told: [Entry(("field", "cradle"), now=facts["field"])],
    "garlic_hung": spends("garlic"),
    "garlic_taken": picks_up("garlic"),
    "wand_laid": spends("wand", what="wands"),
    "wand_taken": picks_up("wand", "wands"),
    "wand_trampled": lambda facts, told: [Entry(("wands", facts["field"]), now=0)],
    "salt_poured": spends("salt", "edge"),
    "salt_broken": gone("salt", "edge"),
    "torch_set": spends("torch", what="torches"),
    "handed_over": handed_over,
    "hole_opened": hole_opened,
    "supplies_destroyed": lambda facts, told: [Entry(("pentagram", facts["marker"]))],
    "salt_swallowed": lambda facts, told: [Entry(account) for account in told if account[0] == "salt"],
    "princess_cursed": lambda facts, told: [Entry(("strength", "princess"), -1, facts["left"])],
    "torch_burnt_out": gone("torches"),
    "pentagram_moved": lambda facts, told: [Entry(("pentagram", facts["marker"]), now=facts["field"])],
    "pentagram_thrown": lambda facts, told: [Entry(("pentagram", facts["marker"]), now=facts["field"])],
    "pentagram_left": lambda facts, told: [Entry(("pentagram", facts["marker"]), now=0)],
    "pentagram_exploded": lambda facts, told: [Entry(("pentagram", facts["marker"]), now=0)],
    "pentagram_washed": pentagram_washed,
    "night_began": everything_anew,
}
