"""What a seat may see: everything, since nothing is secret (DK-1.11).

Places on the screen ("kind:id"), used by options, names and refusals:

    field:e7            a field of the board, a1 to m13
    edge:e7-f7          the edge between two fields, the north or west one first (salt)
    mage:orlan          a mage: orlan, mirel, tobin, sefa
    demon:gorm          a demon: gorm, vasha, ulk, and the wisp flicker
    cradle              the cradle with the Princess
    pentagram:3         a pentagram by its marker, 1 to 6
    item:orlan:torch    what a mage carries: wand, book, garlic, salt, drops, torch, herb
    stock:torch         what lies on the supply square
    play:curse          a play of the demon whose turn it is: raise_materiality, curse, pentagram, psychic, raise_power,
                        lower_materiality, fireplace, rescue, leave
    act:pray            an action of the mage chosen: pray, resupply (the other actions are clicks on things)
    seat:0              a player
    clock               the clock
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.view import TableView

ACTION_POINT, FREEDOM_POINT = "action", "freedom"


@dataclass(frozen=True, slots=True)
class FieldView:
    """One of the 169 fields and what lies on it. ``torch`` and ``herb_minutes`` are minutes left, 0 for none."""

    id: str
    column: int
    row: int
    room: str
    fireplace: bool
    supply: bool
    hole: bool
    garlic: bool
    wands: int
    torch: int
    herbs: int
    herb_minutes: int
    pentagrams: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReachView:
    """A field that the piece now chosen can go to, its price, and whether in action or freedom points."""

    field: str
    price: int
    unit: str


@dataclass(frozen=True, slots=True)
class BarrierView:
    """What stops a demon at one edge of its own field, in words with the clause."""

    edge: str
    text: Text
    clause: str


@dataclass(frozen=True, slots=True)
class StepView:
    """A neighbouring field of a demon: what a step there costs, and whether it is back, side or forward."""

    field: str
    kind: str
    price: int


@dataclass(frozen=True, slots=True)
class BlowView:
    """What a mage can do to a demon near by: the power that an exorcism or drops take (0: it cannot be done now).

    ``pushed_to`` is the field on which the demon lands when drops push it, None if it stays or sinks.
    """

    demon: str
    exorcism: int
    drops: int
    pushed_to: str | None


@dataclass(frozen=True, slots=True)
class MageView:
    """A mage. ``field`` is None while he waits to be placed or when he is dead; ``possessed_by`` a demon's id.

    ``exorcist``: he has what an exorcism takes at this hour.
    """

    id: str
    name: str
    seat: int
    controller: int
    field: str | None
    strength: int
    power: int
    alive: bool
    possessed_by: str | None
    points: int
    limited: bool
    attacked: bool
    may_push: bool
    active: bool
    free_hands: int
    items: tuple[tuple[str, int], ...]
    blows: tuple[BlowView, ...] = ()
    exorcist: bool = False

    def item(self, item: str) -> int:
        """How many of an item he carries."""
        return dict(self.items)[item]


@dataclass(frozen=True, slots=True)
class DemonView:
    """A demon or the wisp. ``status`` is "waiting", "on_board", "neutralised" or "left"; ``hole`` where it fell."""

    id: str
    name: str
    seat: int
    wisp: bool
    status: str
    field: str | None
    in_keep: bool
    power: int
    materiality: int
    hole: str | None
    rescue_left: bool
    holds: str | None
    kept: int
    acted: bool
    active: bool
    points: int
    steps: tuple[StepView, ...]
    barriers: tuple[BarrierView, ...]


@dataclass(frozen=True, slots=True)
class PentagramView:
    """A pentagram by its marker; ``direction`` is 0 north, 1 east, 2 south, 3 west, or None if it is stuck for good.

    ``strikes``: it comes over the Princess when it flies next. ``stopped``: what keeps it where it is: "wall", "salt",
    "wand" or "torch"; "" while its way is free.
    """

    marker: int
    field: str
    direction: int | None
    strikes: bool = False
    stopped: str = ""


@dataclass(frozen=True, slots=True)
class ClockView:
    """Minutes after midnight; ``dawn`` and ``sunrise`` as forecast for this night; the stages begun so far."""

    night: int
    nights: int
    now: int
    dawn: int
    sunrise: int
    at_dawn: bool
    stages: int = 0


@dataclass(frozen=True, slots=True)
class CircleView(TableView):
    """The whole table. ``sides`` says by seat "aixel" or "circle"; ``active_piece`` is a place such as "mage:orlan"."""

    phase: str
    sides: tuple[str, ...]
    fields: tuple[FieldView, ...]
    salt: tuple[str, ...]
    mages: tuple[MageView, ...]
    demons: tuple[DemonView, ...]
    pentagrams: tuple[PentagramView, ...]
    cradle: str
    princess: int
    stock: tuple[tuple[str, int], ...]
    clock: ClockView
    active_piece: str | None
    reach: tuple[ReachView, ...]
    winner: str


def time_of_day(minutes: int) -> str:
    """Minutes after midnight as "02:15"."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
