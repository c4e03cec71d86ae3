"""Where a magician wants to go, and how dangerous it is there."""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import NamedTuple

from game.demons.box.armenia import EDGE_HEXES
from game.demons.box.geometry import distances_from
from game.demons.box.goetia import ATTITUDE_OF, FRIENDLY, POWERS_OF, STRENGTH_OF
from game.demons.box.mortals import HOME, STRENGTH, UNITS
from game.demons.box.powers import DISCOVER, GAIN
from game.demons.box.ranks import ADDED_TO_DIE, RANKS
from game.demons.box.treasures import CELLS, TREASURES
from game.demons.rules.captivity.captives import captives_of_magician
from game.demons.rules.powers.treasures import is_discovered
from game.demons.rules.ranks_to_try import CONJURING_TERRAIN
from game.demons.rules.scoring import net_worth
from game.demons.rules.terrain import DISCOVERY_MODIFIER, LAND_NEIGHBOURS, terrain_of
from game.demons.rules.walking.approach import turns_home
from game.demons.rules.walking.hunting import is_ready, occupied, other_magicians
from game.demons.rules.walking.movement import zone
from game.demons.rules.walking.routes import Field, field_to
from game.demons.state import ACTIVATION_RADIUS, CAPTIVE, FREE, GONE, IN_PLAY, NO_UNIT, DemonsState, owned, solitaire
from game.engine.boards.hexes import Hex

ALREADY_RICH = 10
"""Thousands of ducats a magician in company is content to leave with while he is ahead and others still play."""
LATE = 40
"""Game turns after which any gain is good enough."""
SPENT = 80
"""Game turns after which a magician gives up, whatever he has: twice what a match takes."""
PATIENCE = 12
"""Game turns in which nothing for good happens until a magician gives up: whoever is still there at the end loses."""
WAY = 0.35
"""What a movement point on the way is worth."""
FEAR = 0.9
FOUND_AT_ONCE = 3
"""How many times its strength a unit counts that comes home: it attacks for certain."""
HELD = 20.0
"""What it costs a magician to stand next to another one, who holds him."""
NOWHERE = Field()
FAR_OFF = (40, 1)
"""What counts as the way from where no way leads to the goal."""


class Menaces(NamedTuple):
    """The units that may wake: where they stand, and how strong they are."""

    hexes: list[Hex]
    strengths: list[int]


NO_MENACE = Menaces([], [])


@cache
def field_of(goal: Hex) -> Field:
    """Points to a hex from everywhere."""
    return field_to((goal,), frozenset())


@cache
def field_of_edge() -> Field:
    """Points to the rim of the map from everywhere."""
    return field_to(tuple(sorted(EDGE_HEXES)), frozenset())


def is_content(state: DemonsState, seat: int) -> bool:
    """Whether a magician has enough, or nothing more to hope for, and wants to leave (DEM-4.4, DEM-4.6)."""
    if has_given_up(state, seat):
        return True
    net = net_worth(state, seat)
    if solitaire(state):
        return net > 0
    gone, staying = rivals_of(state, seat)
    if not staying:
        return net > max(gone, default=net - 1)
    ahead = net > max(gone + staying)
    return ahead and (net >= 1000 * ALREADY_RICH or state.game_turn > LATE)


def rivals_of(state: DemonsState, seat: int) -> tuple[list[int], list[int]]:
    """What the rivals are worth who left, and those still in play; the dead win nothing any more (DEM-4.7a)."""
    others = [
        (net_worth(state, other), magician.status) for other, magician in enumerate(state.magicians) if other != seat
    ]
    return [net for net, status in others if status == GONE], [net for net, status in others if status in IN_PLAY]


def has_given_up(state: DemonsState, seat: int) -> bool:
    """Whether a magician would only wander about: late, sooner if he is the last one and has no demon.

    In company also as soon as he is spent: who has left already waits for him. And when nothing happens any more.
    """
    if state.game_turn > SPENT or state.idle >= PATIENCE or (not solitaire(state) and is_spent(state, seat)):
        return True
    if state.game_turn <= LATE or state.magicians[seat].demons:
        return False
    return all(other == seat or magician.status not in IN_PLAY for other, magician in enumerate(state.magicians))


def is_spent(state: DemonsState, seat: int) -> bool:
    """Whether nothing can bring a magician another treasure: no demon is left to conjure, and his own get none.

    Late in the match only those are left that hardly anybody can conjure.
    """
    if state.game_turn <= LATE and any(state.pools.values()):
        return False
    if any(owned(state, other) for other in captives_of_magician(state, seat)):
        return False
    demons, grid = state.magicians[seat].demons, state.grid
    letters = "".join([POWERS_OF[demon] for demon in demons])
    if GAIN in letters or DISCOVER in letters:
        return False
    first = min(demons, default=0)
    return not first or not any(
        grid.stash[cell] != NO_UNIT or (is_discovered(state, cell) and grid.finder[cell] > first) for cell in CELLS
    )


def leave_value(state: DemonsState, seat: int) -> float:
    """What leaving is worth: everything if content; nothing before, unless death is at hand in company."""
    if is_content(state, seat):
        return 200.0
    magician = state.magicians[seat]
    if not solitaire(state) and magician.wounds + magician.curses >= 3 and magician.found:
        return 1.0
    return -200.0


def plan(state: DemonsState, seat: int) -> tuple[Field, float]:
    """The way to the goal, and how much it matters: the edge when content, else the best treasure in reach."""
    if is_content(state, seat):
        return field_of_edge(), 1.5
    if not state.magicians[seat].demons:
        return NOWHERE, 0.0
    cell, score = best_treasure(state, seat)
    return field_of(TREASURES[cell].hex) if cell else NOWHERE, min(1.5, 0.5 + score / 2)


def best_treasure(state: DemonsState, seat: int) -> tuple[int, float]:
    """The cell of the discovered treasure that is most worth the way, for a magician with demons, and how much it is.

    0 if his lowest demon outranks none of their finders.
    """
    here, first, taken = state.magicians[seat].hex, min(state.magicians[seat].demons), occupied(state)
    best, best_cell = 0.0, 0
    for cell in CELLS:
        if is_discovered(state, cell) and state.grid.finder[cell] > first:
            treasure = TREASURES[cell]
            points = field_of(treasure.hex).get(here, (99, 1))[0]
            guarded = 0.3 if treasure.hex in taken and treasure.hex != here else 1.0
            score = guarded * treasure.value * treasure.guard / 6 / (points + 4)
            if score > best:
                best, best_cell = score, cell
    return best_cell, best


class Ground:
    """How good hexes are to stand in: what they have in common is worked out once for all of them."""

    __slots__ = ("conjuring", "guard", "held", "homes", "menaces", "seat", "state", "way", "weight")

    def __init__(self, state: DemonsState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.way, self.weight = plan(state, seat)
        self.menaces = menaces(state, seat)
        self.guard = guard_strength(state, seat)
        self.homes = homes_in_danger(state, seat, self.guard)
        self.conjuring: dict[str, float] = {}
        """How good it is to conjure, by the terrain, as far as it was asked."""
        self.held = frozenset[Hex]().union(*map(zone, self._holders()))
        """Where another magician holds who wants to be gone."""

    def _holders(self) -> list[Hex]:
        """Who has given up keeps away from magicians who would hold him."""
        return other_magicians(self.state, self.seat) if has_given_up(self.state, self.seat) else []

    def standing(self, hex_id: Hex) -> float:
        """How good it is to stand in a hex: near the goal of the plan, or good to conjure in; and safe."""
        return self.promise(hex_id) - self.at_risk(hex_id)

    def at_risk(self, hex_id: Hex) -> float:
        """The danger of a hex: from those who may wake, and from those who come home to it."""
        risk = danger(self.state, hex_id, self.menaces, self.guard)
        return risk + self.homes[hex_id] if hex_id in self.homes else risk

    def promise(self, hex_id: Hex) -> float:
        """The same where no danger is."""
        held = HELD if hex_id in self.held else 0.0
        if self.way:
            return -WAY * self.weight * self.way.get(hex_id, FAR_OFF)[0] - held
        terrain = terrain_of(self.state, hex_id)
        if terrain not in self.conjuring:
            self.conjuring[terrain] = conjuring_ground(self.state, self.seat, terrain)
        return self.conjuring[terrain] - held


def conjuring_ground(state: DemonsState, seat: int, terrain: str) -> float:
    """The best mean number of demons that can be conjured in a terrain."""
    numbers = ADDED_TO_DIE[state.magicians[seat].shield]
    able = [
        numbers[level] + 0.6 * level
        for level, rank in enumerate(RANKS)
        if CONJURING_TERRAIN.get(rank, terrain) == terrain and state.pools[rank]
    ]
    return 0.5 * max(able, default=-5.0)


def guard_strength(state: DemonsState, seat: int) -> float:
    """How well a magician can defend himself: friendly demons count in full, others half."""
    return sum(
        STRENGTH_OF[demon] * (1.0 if ATTITUDE_OF[demon] == FRIENDLY else 0.5) for demon in state.magicians[seat].demons
    )


def menaces(state: DemonsState, seat: int) -> Menaces:
    """Where the units stand that may wake and come for a magician, and how strong they are."""
    magician, where = state.magicians[seat], state.units.hex
    if magician.invisible:
        return NO_MENACE
    awake = [unit for unit in UNITS if is_ready(state, unit) and unit not in magician.bewitched]
    return Menaces([where[unit] for unit in awake], [STRENGTH[unit] for unit in awake])


def threat(state: DemonsState, seat: int, hex_id: Hex) -> float:
    """The danger of a hex in the next mortal turn: who may wake, how strong, how easily he finds."""
    guard = guard_strength(state, seat)
    return danger(state, hex_id, menaces(state, seat), guard) + homes_in_danger(state, seat, guard).get(hex_id, 0.0)


def homes_in_danger(state: DemonsState, seat: int, guard: float) -> dict[Hex, float]:
    """What it costs to stand in the home of a unit that is back in the next mortal turn: it finds him (DEM-5.7h)."""
    magician, units = state.magicians[seat], state.units
    homes: dict[Hex, float] = {}
    if magician.invisible or True not in units.fleeing:
        return homes
    for unit in UNITS:
        home = HOME[unit]
        if units.fleeing[unit] and unit not in magician.bewitched and turns_home(units.hex[unit], home) == 1:
            homes[home] = homes.get(home, 0.0) + max(0.0, FEAR * (FOUND_AT_ONCE * STRENGTH[unit] - guard))
    return homes


def fright(away: int) -> int:
    """How much a unit so far away threatens, in 120ths: how likely it wakes, and comes so far."""
    if away > ACTIVATION_RADIUS:
        return 0
    return (7 - away) * (20 if away == 1 else 16 if away <= 3 else 7)


FRIGHT = bytes([fright(away) for away in range(256)])


@cache
def fright_around(hex_id: Hex) -> bytes:
    """How much a unit in each hex threatens this one, in 120ths, indexed by the hex."""
    return distances_from(hex_id).translate(FRIGHT)


def danger(state: DemonsState, hex_id: Hex, units: Menaces, guard: float) -> float:
    """The danger that these units are in a hex to a magician who can defend himself that well."""
    total: float = sum(map(mul, units.strengths, map(fright_around(hex_id).__getitem__, units.hexes))) / 120
    total *= 1.0 + 0.2 * DISCOVERY_MODIFIER[terrain_of(state, hex_id)]
    return max(0.0, FEAR * (total - 0.35 * guard))


def capture_risk(state: DemonsState, seat: int, unit: int) -> float:
    """How much one unit threatens a magician now."""
    magician = state.magicians[seat]
    if magician.captor_unit == unit:
        return 20.0
    if magician.status not in (FREE, CAPTIVE) or not is_ready(state, unit):
        return 0.0
    away = distances_from(magician.hex)[state.units.hex[unit]]
    return STRENGTH[unit] * (7 - away) / 6 * (2.0 if away == 1 else 1.0) if away <= ACTIVATION_RADIUS else 0.0


def is_cornered(state: DemonsState, seat: int) -> bool:
    """Whether a ready unit stands next to a magician."""
    around, where = LAND_NEIGHBOURS[state.magicians[seat].hex], state.units.hex
    return any(where[unit] in around and is_ready(state, unit) for unit in UNITS)
