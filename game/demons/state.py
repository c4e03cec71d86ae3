"""The table of Demons as plain data.

What never changes once it has happened (a unit's move, a fight) is a frozen msgspec struct: many are made in every
Mortal Turn, each in a twelfth of the time that a frozen dataclass takes, and both look the same in a save.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from game.demons.box.goetia import COUNTERS, STRENGTH_OF
from game.demons.box.mortals import HOME, STRENGTH, UNITS
from game.demons.box.ranks import COPPER, SHIELD_LEVEL
from game.demons.box.treasures import CELLS
from game.engine.boards.hexes import Hex

MAGICIAN_POINTS = 5
MORTAL_POINTS = 4
ACTIVATION_RADIUS = 6
IDLE_TURNS, WARNING_TURNS = 40, 30
"""Game turns without anything lasting until a match is given up as a stalemate, and until it is said (DEM-3.0u)."""
DEADLY = 4
"""Wounds and curses together that kill (DEM-9.4b)."""
COST_PER_LEVEL = 15_000
SOLITAIRE_COST_PER_LEVEL = 20_000

ORDER, SHIELD_CHOICE, MORTAL_MOVEMENT, MORTAL_COMBAT, FIRST_PHASE, DEMON_USE, OVER = STAGES = (
    "order", "shields", "mortal_movement", "mortal_combat", "conjure_or_move", "demon_use", "over",
)  # fmt: skip
WAITING, FREE, CAPTIVE, GONE, DEAD = "waiting", "free", "captive", "gone", "dead"
IN_PLAY = (WAITING, FREE, CAPTIVE)
"""A magician: not yet on the map, on the map, captured, has left the map, dead."""
NOBODY = -1
NO_UNIT = 0
FAR_CELL = CELLS[-1] + 1


@dataclass(slots=True)
class Magician:
    """One player's magician, his displays and what clings to him."""

    status: str = WAITING
    hex: Hex = 0
    found: bool = False
    shield: int = SHIELD_LEVEL[COPPER]
    wounds: int = 0
    curses: int = 0
    ring: bool = False
    had_ring: bool = False
    demons: tuple[int, ...] = ()
    """The demons in his boxes from bottom to top: the first is the controlling demon (DEM-15.1b)."""
    captor_unit: int = NO_UNIT
    captor_seat: int = NOBODY
    captured_in: int = -1
    """The phase in which he was captured: no torture in it (DEM-16.1)."""
    spared: bool = False
    """He gave up a treasure and is not tortured in this phase (DEM-16.2b)."""

    # Powers that last until his next demon use phase (DEM-12.2b).
    invisible: bool = False
    reconciled: bool = False
    storm: tuple[int, ...] = ()
    bewitched: tuple[int, ...] = ()
    borrowed: tuple[tuple[int, int], ...] = ()
    """Borrowed demons with the seat of their owner (DEM-12.3f)."""
    naked: bool = False
    """He loses his next Player Turn (DEM-12.3n)."""


@dataclass(slots=True)
class MortalUnits:
    """The mortal units by number; index 0 is unused. A destroyed unit has hex 0."""

    hex: list[int] = field(default_factory=lambda: list(HOME))
    fleeing: list[bool] = field(default_factory=lambda: [False] * (len(UNITS) + 1))
    active: list[bool] = field(default_factory=lambda: [False] * (len(UNITS) + 1))
    captives: list[int] = field(default_factory=lambda: [0] * (len(UNITS) + 1))
    """How many magicians each unit holds captive."""
    resting: tuple[int, ...] = ()
    """The units that turned face up at home in this Mortal Turn: they do nothing more in it (DEM-5.7e)."""


@dataclass(slots=True)
class TreasureGrid:
    """The cells by their number, 11 to 66 (DEM-18.0); a cell nobody has found has no finder."""

    finder: list[int] = field(default_factory=lambda: [0] * FAR_CELL)
    """The discovering demon on the cell."""
    discoverer: list[int] = field(default_factory=lambda: [NOBODY] * FAR_CELL)
    """Whose demon discovered it."""
    owner: list[int] = field(default_factory=lambda: [NOBODY] * FAR_CELL)
    marker: list[int] = field(default_factory=lambda: [0] * FAR_CELL)
    """The demon that marks its owner; none after it changed hands (DEM-13.4)."""
    stash: list[int] = field(default_factory=lambda: [NO_UNIT] * FAR_CELL)
    """The mortal unit in whose home hex it lies."""
    closed: list[bool] = field(default_factory=lambda: [False] * FAR_CELL)


Path = tuple[Hex, ...]


class MortalMove(msgspec.Struct, frozen=True, gc=False):
    """What one unit did in the mortal movement phase, and why; shared by copies, so it never changes.

    ``roll`` is 0 without an activation roll; ``target`` the seat hunted; ``routes`` how many routes were equally
    cheap; ``stop`` says what ended the move.
    """

    unit: int
    what: str
    path: Path
    roll: int = 0
    distance: int = 0
    target: int = NOBODY
    rivals: int = 0
    """Other magicians equally near."""
    spent: int = 0
    routes: int = 1
    stop: str = ""


class Search(msgspec.Struct, frozen=True, gc=False):
    """A discovery attempt: the die, the terrain modifier, the strengths around, the result E, D or "-"."""

    seat: int
    roll: int
    modifier: int
    strength: int
    result: str


class Fight(msgspec.Struct, frozen=True, gc=False):
    """The combat under way, or the last one of the phase. A seat is NOBODY where mortal units stand on that side."""

    hex: Hex
    attacker: int
    attacking_units: tuple[int, ...]
    attacking_demons: tuple[int, ...]
    defender: int
    defending_units: tuple[int, ...]
    defending_demons: tuple[int, ...]
    roll: int = 0
    result: str = ""

    @property
    def attack(self) -> int:
        """The attacking strength."""
        return strength_of(self.attacking_units, self.attacking_demons)

    @property
    def defence(self) -> int:
        """The defending strength."""
        return strength_of(self.defending_units, self.defending_demons)


def strength_of(units: tuple[int, ...], demons: tuple[int, ...]) -> int:
    """Strengths added (DEM-7.0d); a magician's own is 0 (DEM-7.0e)."""
    strength = 0
    for unit in units:
        strength += STRENGTH[unit]
    for demon in demons:
        strength += STRENGTH_OF[demon]
    return strength


class Conjuration(msgspec.Struct, frozen=True, gc=False):
    """The conjuration under way, or the last one of the phase; ``drawn`` counters lie face up (0 is the ring)."""

    seat: int
    rank: str
    roll: int
    net: int
    drawn: tuple[int, ...] = ()


@dataclass(slots=True)
class DemonsState:
    """Everything that lies on the table, and where the game turn stands."""

    magicians: list[Magician]
    turn_limit: int = 0
    show_odds: bool = True

    stage: str = ORDER
    game_turn: int = 1
    phase: int = 0
    """Counts the phases of the match."""
    idle: int = 0
    """Game turns since anything happened that cannot be undone (DEM-3.0u); ..."""
    done: tuple[int, ...] = ()
    """... and the count of all that by which it is noticed."""
    order: tuple[int, ...] = ()
    turn: int = 0
    """Whose turn it is, as a place in the order."""

    units: MortalUnits = field(default_factory=MortalUnits)
    grid: TreasureGrid = field(default_factory=TreasureGrid)
    pools: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict(COUNTERS))
    """The face-down counters of each rank, the next one first (DEM-4.0b)."""
    released: tuple[int, ...] = ()
    destroyed_cities: tuple[Hex, ...] = ()
    ring_unit: int = NO_UNIT
    """The mortal unit that holds the ring."""
    ring_gone: bool = False

    # The demon use phase under way.
    opened: bool = False
    turn_lost: bool = False
    """The magician whose turn it is loses it (DEM-12.3n)."""
    attacked: bool = False
    used_powers: bool = False
    tortured: tuple[int, ...] = ()
    tried_cells: tuple[int, ...] = ()

    # The auction of the ring (DEM-11.0g).
    auction: bool = False
    bids: dict[int, tuple[int, ...]] = field(default_factory=dict)
    bids_closed: tuple[int, ...] = ()
    auction_called: bool = False
    """Whether the question was put in this Player Turn."""

    # What the last phases showed, for screens.
    report: tuple[MortalMove, ...] = ()
    searches: tuple[Search, ...] = ()
    fight: tuple[Fight, ...] = ()
    """The combat under way or the last of the phase, if any."""
    conjuration: tuple[Conjuration, ...] = ()
    """The conjuration of this phase, if any."""

    winners: tuple[int, ...] = ()
    ending: str = ""


def on_map(state: DemonsState) -> list[int]:
    """The seats of the magicians on the map, in player order (DEM-0.4)."""
    magicians = state.magicians
    return [seat for seat in state.order if magicians[seat].status == FREE]


def solitaire(state: DemonsState) -> bool:
    """Whether only one magician plays."""
    return len(state.magicians) == 1


UNOWNED = [NOBODY] * FAR_CELL
UNFOUND = [0] * FAR_CELL
"""Owners and finders of the cells while nobody owns or has found a treasure, which is most of the time."""


def owns_treasure(state: DemonsState, seat: int) -> bool:
    """Whether a magician owns a treasure."""
    owner = state.grid.owner
    return owner != UNOWNED and seat in owner


def owned(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The cells of the treasures a magician owns."""
    if not owns_treasure(state, seat):
        return ()
    owner = state.grid.owner
    return tuple([cell for cell in CELLS if owner[cell] == seat])


def stashed(state: DemonsState, unit: int) -> tuple[int, ...]:
    """The cells of the treasures at a mortal unit's home (DEM-16.7a)."""
    stash = state.grid.stash
    return tuple([cell for cell in CELLS if stash[cell] == unit])
