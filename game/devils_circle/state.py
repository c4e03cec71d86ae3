"""The table of Devil's Circle as plain data. Fields and edges are numbers of the board; -1 stands for none."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from game.devils_circle.box.board import CRADLE_START

ACTION_POINTS = 4
HANDS = 2
START_STRENGTH = 8
START_POWER = 8
DEMON_POWER = 8
DEMON_MATERIALITY = 3
PRINCESS_STRENGTH = 3
NIGHT_BEGINS = 2 * 60
FIRST_DAWN = 4 * 60
DAWN_LASTS = 45
TORCH_MINUTES = 45
HERB_MINUTES = 20
DAWN_CAP = 5
MARKERS = 6

LIMITS = {"wand": 2, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
"""What a mage carries at most (DK-6.14, DK-7.3, DK-7.4)."""
START_ITEMS = {"wand": 1, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
"""DK-4.4."""
STOCK = {"garlic": 8, "salt": 12, "drops": 15, "torch": 4, "herb": 9}
"""What lies on the supply square at first (DK-4.7)."""
REFILLED = ("garlic", "salt", "drops", "herb")
"""What is filled up between the nights (DK-14.22, DK-14.23)."""

PLACING_CRADLE, PLACING_MAGES, PLACING_DEMONS, MAGES, DEMONS, TURN, CLOCK, OVER = (
    "placing_cradle", "placing_mages", "placing_demons", "mages", "demons", "turn", "clock", "over",
)  # fmt: skip
"""The stages: the night's beginning, the mages' phase, the demons' phase (choosing a demon, or in a demon's turn),
the clock phase, and the end."""

WAITING, ON_BOARD, NEUTRALISED, LEFT = "waiting", "on_board", "neutralised", "left"
"""Where a demon is: not yet placed, on the board, below in the hell, or gone until the next night."""

STUCK = -1
"""The direction of a pentagram that never moves again (DK-11.19)."""


@dataclass(slots=True)
class Mage:
    """One mage and what he carries."""

    field: int
    strength: int = START_STRENGTH
    power: int = START_POWER
    alive: bool = True
    wand: int = 1
    book: int = 1
    garlic: int = 2
    salt: int = 3
    drops: int = 5
    torch: int = 2
    herb: int = 3

    points: int = 0
    limited: bool = False
    """His strength was 1 when the phase began: one action, or one prayer (DK-6.6)."""
    attacked: bool = False
    held_by: int = -1
    """The demon that possesses him now."""
    by_cradle: bool = False
    """He stood beside the cradle when the phase began (DK-8.14)."""


@dataclass(slots=True)
class Demon:
    """One demon, or the will-o'-the-wisp."""

    wisp: bool = False
    status: str = WAITING
    field: int = -1
    power: int = DEMON_POWER
    materiality: int = DEMON_MATERIALITY
    hole: int = -1
    """The hole it fell into while it is neutralised."""
    rescue_left: bool = True
    holds: int = -1
    """The mage it possesses; while he is not held by it, the one it will control again once it has risen (DK-12.11)."""
    kept: int = 0
    """Power kept for the next night (DK-14.15)."""
    acted: bool = False
    """It had its turn, or may have none, in this phase."""


@dataclass(slots=True)
class CircleState:
    """Everything that lies on the table, and where the night stands."""

    mages: list[Mage]
    demons: list[Demon]
    mage_seats: tuple[int, ...]
    """By mage: the seat that plays him."""
    demon_seats: tuple[int, ...]
    nights: int = 3
    watchful: bool = False
    """The Circle is asked after every action of the mages whether it wants to flee."""

    stage: str = PLACING_DEMONS
    night: int = 1
    stages: int = 0
    """Stages begun so far, over all nights."""
    clock: int = NIGHT_BEGINS
    dawn: int = FIRST_DAWN
    at_dawn: bool = False

    cradle: int = CRADLE_START
    princess: int = PRINCESS_STRENGTH
    pushed: bool = False
    """The cradle was pushed in this phase (DK-8.17)."""
    stock: dict[str, int] = field(default_factory=lambda: dict(STOCK))

    garlic: tuple[int, ...] = ()
    """Fields where garlic hangs."""
    salt: tuple[int, ...] = ()
    """Edges with a line of salt."""
    wands: tuple[int, ...] = ()
    """Fields of lying wands, one entry for each wand."""
    torches: tuple[tuple[int, int], ...] = ()
    """Field and minutes left of each burning torch."""
    herbs: tuple[tuple[int, int, int], ...] = ()
    """Field, bundles and minutes left of burning herbs."""
    pentagrams: tuple[tuple[int, int, int], ...] = ()
    """Marker (1 to 6), field and direction of each pentagram, the oldest first."""
    holes: tuple[int, ...] = ()

    mage: int = -1
    """The mage whose actions are being chosen."""
    finished: tuple[int, ...] = ()
    """The seats that have ended their mages' phase."""
    demon: int = -1
    """The demon whose turn it is."""
    points: int = 0
    """Its freedom points left."""
    plays: tuple[str, ...] = ()
    """What it has played in this turn."""
    began_on: int = -1
    """The field on which its turn began."""

    ending: str = ""
    winner: str = ""
    """The side that won: aixel or circle."""


@cache
def distinct(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of a side, in seat order."""
    return tuple(sorted(set(seats)))


def seats_of_circle(state: CircleState) -> tuple[int, ...]:
    """The seats of the Circle, in seat order (DK-1.9)."""
    return distinct(state.demon_seats)


def seats_of_aixel(state: CircleState) -> tuple[int, ...]:
    """The seats of Aixel, in seat order."""
    return distinct(state.mage_seats)


def controller(state: CircleState, mage: int) -> int:
    """The seat that now spends a mage's action points (DK-6.2, DK-6.3)."""
    demon = state.mages[mage].held_by
    return state.mage_seats[mage] if demon < 0 else state.demon_seats[demon]


def sunrise(state: CircleState) -> int:
    """When the sun rises, in minutes after midnight (DK-14.6)."""
    return state.dawn + DAWN_LASTS


def free_hands(mage: Mage) -> int:
    """DK-6.15."""
    return HANDS - mage.wand


def doubled_power(mage: Mage) -> int:
    """A mage's power, doubled while he holds a wand (DK-7.9, DK-7.10)."""
    return mage.power * 2 if mage.wand else mage.power
