"""How strong the demons of another magician may be, by what lies open: their number, their highest rank, the pools."""

from __future__ import annotations

from collections.abc import Iterable

from game.demons.box.goetia import ATTITUDE_OF, LEVEL_OF, RING_COUNTER, STRENGTH_OF, UNFRIENDLY
from game.demons.rules.combat.magicians import fighters
from game.demons.state import DemonsState, Magician


def possible_defence(state: DemonsState, seat: int, victim: int) -> tuple[int, int]:
    """The least and the most strength with which a magician with demons may defend himself, as far as ``seat`` knows.

    He may send one of them alone (DEM-7.3c). Their ranks are no higher than that of the one that controls them; a
    borrowed one may be whatever its owner could have; who has lent one knows it.
    """
    magician = state.magicians[victim]
    unseen = unseen_by(state, seat)
    own = willing(unseen, magician) if magician.demons else []
    leading = [demon for demon in own if LEVEL_OF[demon] == LEVEL_OF[magician.demons[0]]]
    led = [demon for demon in own if LEVEL_OF[demon] <= LEVEL_OF[magician.demons[0]]]
    lenders = [owner for _demon, owner in magician.borrowed if owner != seat]
    known = [demon for demon, owner in magician.borrowed if owner == seat]
    lent = [demon for owner in lenders for demon in willing(unseen, state.magicians[owner])]
    able = [*led, *lent, *known]
    leader = strongest(leading)[:1]
    rest = strongest(demon for demon in able if demon not in leader)[: len(fighters(state, victim)) - len(leader)]
    most = sum(STRENGTH_OF[demon] for demon in (*leader, *rest))
    return min(STRENGTH_OF[demon] for demon in able), most


def willing(demons: Iterable[int], magician: Magician) -> list[int]:
    """Those of some demons that a magician may have: unfriendly ones only if he has had the ring."""
    return [demon for demon in demons if magician.had_ring or ATTITUDE_OF[demon] != UNFRIENDLY]


def strongest(demons: Iterable[int]) -> list[int]:
    """Demons, the strongest first."""
    return sorted(set(demons), key=lambda demon: -STRENGTH_OF[demon])


def unseen_by(state: DemonsState, seat: int) -> list[int]:
    """Every demon that may lie face down before somebody else: those of the pools, and those that others hold."""
    held = [
        demon
        for other, magician in enumerate(state.magicians)
        if other != seat
        for demon in (*magician.demons, *(borrowed for borrowed, _owner in magician.borrowed))
    ]
    drawn = [demon for pool in state.pools.values() for demon in pool if demon != RING_COUNTER]
    return sorted({*held, *drawn})
