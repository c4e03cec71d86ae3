"""Replacing what a seat cannot see by something equally possible (DEM-20.1).

Unseen are the order of the pools, the face-down demons of others, and open bids. Public are how many demons each
magician holds, the rank of his controlling demon, and how many counters each pool has left.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.demons.box.goetia import ATTITUDE_OF, LEVEL_OF, RANK_OF, RING_COUNTER, UNFRIENDLY
from game.demons.box.ranks import RANKS
from game.demons.state import DemonsState, owned
from game.engine.dice import Dice

TRIES = 4
"""How often ranks are dealt by chance alone until they are dealt with exchanges."""


def imagine(state: DemonsState, seat: int, dice: Dice) -> None:
    """Deal the unseen anew, from nothing but what the seat knows."""
    deal_face_down_demons(state, seat, dice)
    for rank in RANKS:
        state.pools[rank] = dice.shuffled(sorted(state.pools[rank]))
    if state.auction:
        for other in state.bids:
            if other != seat:
                state.bids[other] = imagined_bid(state, other, dice)


def imagined_bid(state: DemonsState, seat: int, dice: Dice) -> tuple[int, ...]:
    """Any set of a magician's treasures."""
    return tuple(cell for cell in owned(state, seat) if dice.below(2))


@dataclass(slots=True)
class Slot:
    """A face-down demon of another magician: where it lies, and what shows of it."""

    holder: int
    borrowed: bool
    index: int
    demon: int
    level: int
    """The level of the controlling demon above which it cannot be; the highest for a borrowed one."""
    controlling: bool
    may_be_unfriendly: bool
    rank: str = ""


def deal_face_down_demons(state: DemonsState, seat: int, dice: Dice) -> None:
    """Give the other magicians face-down demons that fit what shows: number, controlling rank, pools."""
    slots = hidden_slots(state, seat)
    if not slots:
        return
    unseen = {rank: unseen_of_rank(state, rank, slots) for rank in RANKS}
    deal_ranks(slots, willing_of(unseen), dice)
    for slot in sorted(slots, key=lambda slot: slot.may_be_unfriendly):
        put(state, slot, take(unseen[slot.rank], slot.may_be_unfriendly, dice))
    for rank in RANKS:
        ring = tuple(counter for counter in state.pools[rank] if counter == RING_COUNTER)
        state.pools[rank] = (*ring, *unseen[rank])


def hidden_slots(state: DemonsState, seat: int) -> list[Slot]:
    """Every demon that others hold face down; not those that lie open or were borrowed from ``seat``."""
    slots = []
    shown = lying_open(state)
    for other, magician in enumerate(state.magicians):
        if other == seat:
            continue
        for index, demon in enumerate(magician.demons):
            if demon not in shown:
                level = LEVEL_OF[magician.demons[0]]
                slots.append(Slot(other, False, index, demon, level, index == 0, magician.had_ring))
        for index, (demon, owner) in enumerate(magician.borrowed):
            if demon not in shown and owner != seat:
                had_ring = state.magicians[owner].had_ring
                slots.append(Slot(other, True, index, demon, len(RANKS), False, had_ring))
    return slots


def lying_open(state: DemonsState) -> set[int]:
    """Demons that everybody sees: those in the combat under way and those just drawn."""
    shown = set[int]()
    for fight in state.fight:
        shown |= {*fight.attacking_demons, *fight.defending_demons}
    for conjuration in state.conjuration:
        shown |= set(conjuration.drawn)
    return shown


def willing_of(unseen: dict[str, list[int]]) -> dict[str, int]:
    """How many of the unseen demons of each rank are not unfriendly."""
    return {rank: sum([ATTITUDE_OF[demon] != UNFRIENDLY for demon in demons]) for rank, demons in unseen.items()}


def deal_ranks(slots: list[Slot], willing: dict[str, int], dice: Dice) -> None:
    """A rank for each demon: controlling ranks show, the others are dealt among all that may have them.

    ``willing`` says how many unseen demons of each rank are not unfriendly: no more can lie with magicians who never
    had the ring.
    """
    for slot in slots:
        if slot.controlling:
            slot.rank = RANK_OF[slot.demon]
    left = dict(willing)
    for slot in slots:
        if slot.controlling and not slot.may_be_unfriendly:
            left[slot.rank] -= 1
    loose = [slot for slot in slots if not slot.controlling]
    ranks = sorted([RANK_OF[slot.demon] for slot in loose], key=RANKS.index, reverse=True)
    if not any(deal_by_chance(loose, ranks, left, dice) for _ in range(TRIES)):
        deal_by_exchange(loose, ranks, left, dice)


def deal_by_chance(loose: list[Slot], ranks: list[str], willing: dict[str, int], dice: Dice) -> bool:
    """Deal ranks, the highest first: whatever may be of a high rank may be of a lower one. False if one is left."""
    left = dict(willing)
    for slot in loose:
        slot.rank = ""
    for rank in ranks:
        able = [slot for slot in loose if not slot.rank and takes(slot, rank, left)]
        if not able:
            return False
        slot = able[dice.below(len(able))]
        slot.rank = rank
        left[rank] -= not slot.may_be_unfriendly
    return True


def takes(slot: Slot, rank: str, willing: dict[str, int]) -> bool:
    """Whether a slot may hold a demon of a rank."""
    return slot.level > RANKS.index(rank) and (slot.may_be_unfriendly or willing[rank] > 0)


def deal_by_exchange(loose: list[Slot], ranks: list[str], willing: dict[str, int], dice: Dice) -> None:
    """Deal ranks one after another; where none is left for a slot, others exchange theirs until one is.

    As the true demons lie somewhere, there is a way. Each rank has places for anybody, as many as demons are willing,
    and the rest only for those who have had the ring.
    """
    places = [(rank, ranks[:at].count(rank) < willing[rank]) for at, rank in enumerate(ranks)]
    order = dice.shuffled(range(len(places)))
    holder: dict[int, Slot] = {}

    def seated(slot: Slot, seen: set[int]) -> bool:
        for place in order:
            rank, for_anybody = places[place]
            if place in seen or slot.level <= RANKS.index(rank) or not (for_anybody or slot.may_be_unfriendly):
                continue
            seen.add(place)
            if place not in holder or seated(holder[place], seen):
                holder[place] = slot
                return True
        return False

    for slot in loose:
        seated(slot, set())
    for place, slot in holder.items():
        slot.rank = places[place][0]


def unseen_of_rank(state: DemonsState, rank: str, slots: list[Slot]) -> list[int]:
    """The demons of a rank in its pool and face down, in the order of their numbers."""
    held = [slot.demon for slot in slots if RANK_OF[slot.demon] == rank]
    return sorted([*(counter for counter in state.pools[rank] if counter != RING_COUNTER), *held])


def take(unseen: list[int], may_be_unfriendly: bool, dice: Dice) -> int:
    """One of the unseen demons; an unfriendly one only if the magician has had the ring."""
    able = [demon for demon in unseen if may_be_unfriendly or ATTITUDE_OF[demon] != UNFRIENDLY]
    demon = able[dice.below(len(able))]
    unseen.remove(demon)
    return demon


def put(state: DemonsState, slot: Slot, demon: int) -> None:
    """Lay a demon where another lay."""
    magician = state.magicians[slot.holder]
    if slot.borrowed:
        pairs = list(magician.borrowed)
        pairs[slot.index] = (demon, pairs[slot.index][1])
        magician.borrowed = tuple(pairs)
    else:
        demons = list(magician.demons)
        demons[slot.index] = demon
        magician.demons = tuple(demons)
