"""The table of Warlock's Duel as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.deck import Deck
from game.warlocks_duel.box.elements import DiceFaces

POWER_AT_START = 35
MOST_POWER = 40
HAND_SIZE = 5
RESERVE = {2: 7, 3: 7, 4: 6}
DICE_IN_BOX = 44
MARKET_EXTRA = 1
GATHER_TURN_LIMIT = 6
FATIGUE = 1
SHIELD_SYMBOLS = 2
POWER_DRAIN_DAMAGE = 2
MAGIC_LESSON_ROUNDS = 15
SACRIFICE_POWER = 10
ROUND_LIMIT = 30

CHOOSING, GATHERING, INCANTATIONS, CASTING, TIDYING, OVER = (
    "choosing", "gathering", "incantations", "casting", "tidying", "over",
)  # fmt: skip

Ward = tuple[str, int]
"""A ward that lies on its owner: its spell, and the points it can still take (0 if it does not count points)."""


@dataclass(slots=True)
class Duelist:
    """One player's side of the table. Every element die of his is in exactly one zone (WD-0.9)."""

    mage: str = ""
    power: int = POWER_AT_START
    alive: bool = True

    hand: DiceFaces = ()
    reserve: int = 0
    pool: DiceFaces = ()
    shield: DiceFaces = ()
    aside: DiceFaces = ()
    removed: int = 0
    paid: dict[str, DiceFaces] = field(default_factory=dict)

    cards: tuple[str, ...] = ()
    active: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    """Used spells that an opponent turned against their owner: not played by him (WD-E.7, WD-11.1)."""
    wards: tuple[Ward, ...] = ()

    committed: str = ""
    passed: bool = False
    learned: bool = False
    silenced: bool = False
    may_chain: bool = False
    chain: int = 0
    protected: bool = False
    drain_used: bool = False
    sacrifice_used: bool = False


@dataclass(slots=True)
class Delayed:
    """A spell's later effect, carried out in the end-of-casting step (WD-4.24)."""

    seat: int
    spell: str
    heals: bool
    points: int


@dataclass(slots=True)
class DuelState:
    """Everything that lies on the table, and where the round stands."""

    duelists: list[Duelist]
    modules: tuple[str, ...]
    first_starter: int = -1
    stage: str = CHOOSING
    round: int = 0
    gather_turn: int = 0
    starter: int = 0
    turn: int = 0
    holds: tuple[int, ...] = ()

    deck: Deck = field(default_factory=Deck)
    market: tuple[str, ...] = ()
    delayed: list[Delayed] = field(default_factory=list)

    fallen: tuple[tuple[int, ...], ...] = ()
    first_fall: int = 0
    ending: str = ""
    winners: tuple[int, ...] = ()

    # The attack being resolved: kept here, since choices in its middle must survive a copy.
    caster: int = -1
    target: int = -1
    spell: str = ""
    strength: int = 0


def dice_owned(players: int) -> int:
    """How many element dice each player owns: 5 in hand and the reserve (WD-0.10)."""
    return HAND_SIZE + RESERVE[players]


def living(state: DuelState) -> tuple[int, ...]:
    """The seats still in the game, in seat order."""
    if not state.fallen:
        return ROUND_THE_TABLE[len(state.duelists)][0]
    return tuple([seat for seat, duelist in enumerate(state.duelists) if duelist.alive])


def in_turn_order(state: DuelState, first: int) -> tuple[int, ...]:
    """The living seats going left from ``first``, which comes first if it is alive (WD-0.11)."""
    order = ROUND_THE_TABLE[len(state.duelists)][first]
    if not state.fallen:
        return order
    return tuple([seat for seat in order if state.duelists[seat].alive])


def next_living(state: DuelState, seat: int) -> int:
    """The left neighbour: the next living seat after ``seat``, wrapping round (WD-0.11)."""
    return in_turn_order(state, (seat + 1) % len(state.duelists))[0]


ROUND_THE_TABLE = {
    count: tuple(tuple((first + step) % count for step in range(count)) for first in range(count)) for count in RESERVE
}
"""The seats going left from each seat, by number of players: looked up while everybody is still in the game."""
