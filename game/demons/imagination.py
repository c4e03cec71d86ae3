"""Replacing what a seat cannot see by something equally possible (DEM-20.1).

Unseen are the order of the pools, the face-down demons of others, and open bids. Public are how many demons each
magician holds, the rank of his controlling demon, and how many counters each pool has left.
"""

from __future__ import annotations

from game.demons.auction import worth
from game.demons.goetia import ATTITUDE_OF, LEVEL_OF, RANK_OF, UNFRIENDLY
from game.demons.ranks import RANKS
from game.demons.setup import shuffled
from game.demons.state import DemonsState, owned
from game.engine.dice import Dice


def imagine(state: DemonsState, seat: int, dice: Dice) -> None:
    """Deal the unseen anew, from nothing but what the seat knows."""
    deal_face_down_demons(state, seat, dice)
    for rank in RANKS:
        state.pools[rank] = shuffled(tuple(sorted(state.pools[rank])), dice)
    if state.auction:
        for other in state.bids:
            if other != seat:
                state.bids[other] = imagined_bid(state, other, dice)


def imagined_bid(state: DemonsState, seat: int, dice: Dice) -> tuple[int, ...]:
    """Any set of a magician's treasures."""
    return tuple(cell for cell in owned(state, seat) if dice.below(2))


def deal_face_down_demons(state: DemonsState, seat: int, dice: Dice) -> None:
    """Give the other magicians face-down demons that fit what shows: number, controlling rank, pools."""
    hands = hidden_hands(state, seat)
    if not hands:
        return
    ranks = dealt_ranks(state, hands, dice)
    unseen = {rank: unseen_of_rank(state, rank, hands) for rank in RANKS}
    for other in sorted(hands, key=lambda number: state.magicians[number].had_ring):
        demons = [take(unseen[rank], state.magicians[other].had_ring, dice) for rank in ranks[other]]
        deal_to(state, seat, other, tuple(demons))
    for rank in RANKS:
        ring = tuple(counter for counter in state.pools[rank] if counter == 0)
        state.pools[rank] = (*ring, *unseen[rank])


def hidden_hands(state: DemonsState, seat: int) -> dict[int, list[int]]:
    """The demons each other magician holds face down, borrowed ones included; not those ``seat`` has borrowed."""
    hands = {}
    for other, magician in enumerate(state.magicians):
        if other != seat and (magician.demons or magician.borrowed):
            seen = engaged(state)
            hidden = [*magician.demons, *(demon for demon, _ in magician.borrowed)]
            if not seen & set(hidden):
                hands[other] = hidden
    return hands


def engaged(state: DemonsState) -> set[int]:
    """Demons that lie open: those in the combat under way and those just drawn."""
    shown = set[int]()
    for fight in state.fight:
        shown |= {*fight.attacking_demons, *fight.defending_demons}
    for conjuration in state.conjuration:
        shown |= set(conjuration.drawn)
    return shown


def dealt_ranks(state: DemonsState, hands: dict[int, list[int]], dice: Dice) -> dict[int, list[str]]:
    """A rank for each face-down demon: controlling ranks show, the others are dealt among all who may hold them."""
    ranks = {other: [RANK_OF[state.magicians[other].demons[0]]] if state.magicians[other].demons else [] for other in hands}
    loose = []
    for other, demons in hands.items():
        loose += [RANK_OF[demon] for demon in demons[len(ranks[other]) :]]
    for rank in sorted(loose, key=RANKS.index, reverse=True):
        able = [other for other in hands if len(ranks[other]) < len(hands[other]) and may_hold(ranks[other], rank)]
        ranks[able[dice.below(len(able))]].append(rank)
    return ranks


def may_hold(ranks: list[str], rank: str) -> bool:
    """Whether a rank fits under a controlling one."""
    return bool(ranks) and RANKS.index(rank) <= RANKS.index(ranks[0])


def unseen_of_rank(state: DemonsState, rank: str, hands: dict[int, list[int]]) -> list[int]:
    """The demons of a rank in its pool and in those hands, in the order of their numbers."""
    held = [demon for demons in hands.values() for demon in demons if RANK_OF[demon] == rank]
    return sorted([*(counter for counter in state.pools[rank] if counter), *held])


def take(unseen: list[int], had_ring: bool, dice: Dice) -> int:
    """One of the unseen demons; an unfriendly one only if the magician has had the ring."""
    able = [demon for demon in unseen if had_ring or ATTITUDE_OF[demon] != UNFRIENDLY]
    demon = able[dice.below(len(able))]
    unseen.remove(demon)
    return demon


def deal_to(state: DemonsState, seat: int, other: int, demons: tuple[int, ...]) -> None:
    """Put demons into a magician's boxes, the rest among those he has borrowed."""
    magician = state.magicians[other]
    own = len(magician.demons)
    magician.demons = demons[:own]
    magician.borrowed = tuple(
        (demon, owner) for demon, (_, owner) in zip(demons[own:], magician.borrowed, strict=True)
    )


UNUSED = (worth, LEVEL_OF)
