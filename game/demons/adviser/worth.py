"""What a demon is worth to the magician who holds him, and which set of demons to keep (DEM-15.3b)."""

from __future__ import annotations

from functools import cache

from game.demons.box.goetia import ATTITUDE_OF, FRIENDLY, LEVEL_OF, POWERS_OF, STRENGTH_OF
from game.demons.box.powers import (
    BATTLES,
    DESTROY,
    DISCOVER,
    EARTHQUAKE,
    FAMILIARS,
    GAIN,
    HEAL,
    INVISIBILITY,
    LOVE,
    NAKEDNESS,
    RECONCILE,
    STORM,
    TRANSPORT,
)
from game.demons.box.ranks import MOST_CONTROLLED
from game.demons.state import DemonsState

POWER_WORTH = {
    GAIN: 9.0,
    TRANSPORT: 7.0,
    DISCOVER: 5.0,
    RECONCILE: 4.0,
    INVISIBILITY: 3.5,
    EARTHQUAKE: 3.5,
    FAMILIARS: 2.0,
    STORM: 2.0,
    DESTROY: 1.0,
    BATTLES: 1.0,
    HEAL: 0.5,
    LOVE: 0.5,
    NAKEDNESS: 0.5,
}
FRIEND = 2.5
HEALER_WHEN_HURT = 2.5
LEVEL_WORTH = 0.5


def demon_worth(state: DemonsState, seat: int, demon: int) -> float:
    """Powers first, then friendship, strength, rank, and a low number to seize with."""
    magician = state.magicians[seat]
    return worth_to_the_hurt(demon, magician.wounds + magician.curses)


@cache
def worth_to_the_hurt(demon: int, hurt: int) -> float:
    """The same for a magician with that many wounds and curses."""
    best = max([POWER_WORTH[letter] for letter in POWERS_OF[demon]], default=0.0)
    if HEAL in POWERS_OF[demon]:
        best = max(best, HEALER_WHEN_HURT * hurt)
    friend = FRIEND if ATTITUDE_OF[demon] == FRIENDLY else 0.0
    seizing = 1.5 * (72 - demon) / 72
    return best + friend + 0.4 * STRENGTH_OF[demon] + LEVEL_WORTH * LEVEL_OF[demon] + seizing


def best_kept(state: DemonsState, seat: int, demons: tuple[int, ...]) -> frozenset[int]:
    """The set of demons worth most to a magician among those that fit the display."""
    magician = state.magicians[seat]
    return best_that_fit(demons, magician.wounds + magician.curses)


def best_that_fit(demons: tuple[int, ...], hurt: int) -> frozenset[int]:
    """The same for a magician with that many wounds and curses."""
    ordered = sorted(demons, key=lambda demon: worth_to_the_hurt(demon, hurt), reverse=True)
    best, best_worth = frozenset[int](), -1.0
    for leader in ordered:
        level = LEVEL_OF[leader]
        others = [demon for demon in ordered if demon != leader and LEVEL_OF[demon] <= level]
        kept = (leader, *others[: MOST_CONTROLLED[level] - 1])
        total = sum(worth_to_the_hurt(demon, hurt) for demon in kept)
        if total > best_worth:
            best, best_worth = frozenset(kept), total
    return best
