"""What a seat may see of the table: everything but face-down demons, the pools' order and bids still open (DEM-20).

Places to click, and to draw at: "hex:0412", "unit:6" (mortal unit), "seat:1" (a magician), "demon:12" (a demon that
the seat may look at), "box:1:2" (box 2 from the bottom of seat 1's column of the Demons Controlled display),
"pool:duke" (the face-down counters of a rank), "shield:silver" (a step of the Shield display), "treasure:35" (a cell
of the Treasure Grid), "ring" (Solomon's ring), "exit" (off the map).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.view import SeatView, TableView

INACTIVE, ACTIVE, FLEEING, CAPTOR = "inactive", "active", "fleeing", "captor"
"""The state of a mortal unit's counter."""
UNDISCOVERED, DISCOVERED, OWNED, STASHED, CLOSED = "undiscovered", "discovered", "owned", "stashed", "closed"
"""The state of a treasure (DEM-0.9)."""


@dataclass(frozen=True, slots=True)
class HexView:
    """A hex of the map. A destroyed city is open ``terrain``; without a label there is no ``name`` and no ``kind``."""

    place: str
    id: str
    column: int
    row: int
    terrain: str
    name: Text | None
    kind: str
    destroyed: bool


@dataclass(frozen=True, slots=True)
class UnitView:
    """A mortal unit on the map: ``hex`` and ``home`` as "0412"; ``state`` inactive, active, fleeing or captor.

    ``ready``: it may search, attack and hold magicians (DEM-0.5). ``captives``: the seats it holds. ``bewitched_by``:
    the seat that controls it by power F. ``stash``: cells of treasures at its home; ``ring``: it holds the ring.
    """

    place: str
    number: int
    name: Text
    strength: int
    hex: str
    home: str
    bribable: bool
    state: str
    ready: bool
    captives: tuple[int, ...]
    disoriented: bool
    bewitched_by: int | None
    stash: tuple[int, ...]
    ring: bool


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box of the Demons Controlled display, box 0 the lowest. ``demon`` is None if empty or face down to the seat.

    ``usable``: the controlling demon's rank leaves this box open; ``rank``: the rank printed in the box.
    """

    place: str
    rank: str
    usable: bool
    occupied: bool
    controlling: bool
    demon: int | None


@dataclass(frozen=True, slots=True)
class BorrowedView:
    """A demon borrowed by power F: from whom, and which (None to all but these two: his owner sees who is missing)."""

    owner: int
    demon: int | None


@dataclass(frozen=True, slots=True)
class MagicianView:
    """A magician: ``status`` waiting, free, captive, gone or dead; ``hex`` "0412" (a captive's is his captor's).

    ``captor`` is "unit:6" or "seat:1"; ``captives`` the seats he holds. ``boxes`` from bottom to top; ``room`` how many
    demons his display holds. ``effects`` are lasting powers in words. ``score`` is net worth in ducats.
    """

    seat: SeatView
    place: str
    status: str
    hex: str | None
    found: bool
    shield: int
    shield_name: str
    wounds: int
    curses: int
    ring: bool
    captor: str | None
    captives: tuple[int, ...]
    controlling_rank: str | None
    demons: int
    room: int
    boxes: tuple[BoxView, ...]
    borrowed: tuple[BorrowedView, ...]
    invisible: bool
    reconciled: bool
    naked: bool
    effects: tuple[Text, ...]
    treasures: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class TreasureView:
    """A cell of the Treasure Grid: ``value`` in thousands of ducats, ``guard`` the highest roll that seizes it.

    ``finder`` is the discovering demon, ``discoverer`` its magician, ``marker`` the demon that marks the owner,
    ``unit`` the mortal unit in whose home it is stashed.
    """

    place: str
    cell: int
    row: int
    column: int
    hex: str
    name: Text
    guard: int
    value: int
    state: str
    finder: int | None
    discoverer: int | None
    owner: int | None
    marker: int | None
    unit: int | None


@dataclass(frozen=True, slots=True)
class MortalMoveView:
    """What a mortal unit did in the last mortal movement phase: hexes walked ("0412" each, the first where it
    started), the die and the distance, and why, in words.
    """

    unit: int
    place: str
    what: str
    path: tuple[str, ...]
    roll: int | None
    distance: int | None
    target: int | None
    spent: int
    explanation: Text


@dataclass(frozen=True, slots=True)
class SearchView:
    """A discovery attempt of this mortal turn; ``result`` is E, D or "-" (DEM-6.0e)."""

    seat: int
    roll: int
    modifier: int
    strength: int
    result: str


@dataclass(frozen=True, slots=True)
class CombatView:
    """The combat under way, or the last one of the phase (``result`` empty until the die is rolled).

    ``attacker`` and ``defender`` are seats, None where mortal units stand. Demons used are open to all (DEM-7.3d).
    """

    hex: str
    attacker: int | None
    attacking_units: tuple[int, ...]
    attacking_demons: tuple[int, ...]
    attack: int
    defender: int | None
    defending_units: tuple[int, ...]
    defending_demons: tuple[int, ...]
    defence: int
    roll: int | None
    result: str


@dataclass(frozen=True, slots=True)
class ConjurationView:
    """The conjuration of this phase: net result, and the counters drawn, face up (demon 0 is the ring)."""

    seat: int
    rank: str
    roll: int
    net: int
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidView:
    """A magician's bid for the ring: closed once decided; its treasures only to himself until all are in."""

    seat: int
    closed: bool
    treasures: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class DemonsView(TableView):
    """The whole table. ``order`` is the player order; ``pools`` counts the face-down counters of each rank."""

    phase: str
    game_turn: int
    turn_limit: int
    order: tuple[int, ...]
    solitaire: bool
    hexes: tuple[HexView, ...]
    units: tuple[UnitView, ...]
    destroyed_units: tuple[int, ...]
    magicians: tuple[MagicianView, ...]
    pools: tuple[tuple[str, int], ...]
    treasures: tuple[TreasureView, ...]
    released: tuple[int, ...]
    ring_unit: int | None
    ring_holder: int | None
    ring_gone: bool
    mortal_turn: tuple[MortalMoveView, ...]
    searches: tuple[SearchView, ...]
    combat: CombatView | None
    conjuration: ConjurationView | None
    auction: bool
    bids: tuple[BidView, ...]
