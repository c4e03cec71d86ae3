"""What may happen to a magician in a hex in the next Mortal Turn: who hunts him, and how likely he is found."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product

from game.demons.box.armenia import GRID
from game.demons.box.charts import discovery_result
from game.demons.rules.terrain import DISCOVERY_MODIFIER
from game.demons.rules.walking.approach import gets_beside, turns_home
from game.demons.state import ACTIVATION_RADIUS, DEMON_USE, FREE
from game.demons.view import FLEEING, DemonsView, UnitView
from game.engine.boards.hexes import distance

DISCOVERED, EVADES = "D", "E"
ROW_OF = {hex_id: number for number, hex_id in enumerate(GRID.hexes)}
MOST_EXACT = 12
"""More hunters than these are not worked out one by one."""


@dataclass(frozen=True)
class Hunter:
    """A mortal unit that may come: the chance that it is activated, and whether it then gets next to the hex."""

    unit: UnitView
    distance: int
    chance: Fraction
    arrives: bool


@dataclass(frozen=True)
class Homecomer:
    """A fleeing unit whose home the hex is: after so many Mortal Turns it finds a magician there without a search."""

    unit: UnitView
    turns: int


@dataclass(frozen=True)
class Danger:
    """Everything about one hex. ``found`` and ``evades`` are the chances of the next Mortal Turn."""

    hunters: tuple[Hunter, ...]
    found: Fraction
    evades: Fraction
    homecomers: tuple[Homecomer, ...] = ()


def chance_of(away: int) -> Fraction:
    """The chance that a unit at a distance is activated (DEM-3.0c)."""
    return Fraction(max(0, min(6, 7 - away)), 6)


def _near(view: DemonsView, seat: int, hex_id: int) -> list[tuple[UnitView, int]]:
    """Units that would hunt a magician in that hex, with their distance: no other magician is nearer to them."""
    others = [
        int(magician.hex or 0)
        for magician in view.magicians
        if magician.seat.seat != seat and magician.status == FREE and magician.hex
    ]
    near = []
    for unit in view.units:
        if not unit.ready or unit.bewitched_by == seat:
            continue
        at = int(unit.hex)
        away = distance(at, hex_id)
        if 0 < away <= ACTIVATION_RADIUS and all(distance(at, other) >= away for other in others):
            near.append((unit, away))
    return sorted(near, key=lambda pair: pair[1])


def danger_of(view: DemonsView, seat: int, hex_id: int) -> Danger:
    """The hunters of a hex, and the exact chances of their search if each takes its cheapest route."""
    coming_home = homecomers_of(view, seat, hex_id)
    if any(homecomer.turns == 1 for homecomer in coming_home):
        return Danger(hunters_of(view, seat, hex_id), Fraction(1), Fraction(0), coming_home)
    hunters = hunters_of(view, seat, hex_id)
    coming = tuple((hunter.unit.strength, hunter.chance) for hunter in hunters if hunter.arrives)[:MOST_EXACT]
    found, evades = search_chances(coming, DISCOVERY_MODIFIER[view.hexes[ROW_OF[hex_id]].terrain])
    return Danger(hunters, found, evades, coming_home)


def hunters_of(view: DemonsView, seat: int, hex_id: int) -> tuple[Hunter, ...]:
    """The units that may wake, the nearest first."""
    others = tuple(
        int(magician.hex or 0)
        for magician in view.magicians
        if magician.seat.seat != seat and magician.status == FREE and magician.hex
    )
    return tuple(
        Hunter(unit, away, chance_of(away), gets_beside(int(unit.hex), hex_id, others))
        for unit, away in _near(view, seat, hex_id)
    )


def keeps_its_powers(view: DemonsView, seat: int) -> bool:
    """Whether what a seat's demons do lasts over the next Mortal Turn: what they did before ends first (DEM-12.2b)."""
    return view.phase == DEMON_USE and view.active == seat


def fleeing_from(view: DemonsView, seat: int) -> list[UnitView]:
    """The fleeing units but for those that a seat will lead in the next Mortal Turn."""
    led = keeps_its_powers(view, seat)
    return [unit for unit in view.units if unit.state == FLEEING and not (led and unit.bewitched_by == seat)]


def homecomers_of(view: DemonsView, seat: int, hex_id: int) -> tuple[Homecomer, ...]:
    """The units that flee to this hex; whoever is invisible or has bewitched them is safe from them (DEM-5.7h)."""
    if keeps_its_powers(view, seat) and view.magicians[seat].invisible:
        return ()
    fleeing = [unit for unit in fleeing_from(view, seat) if int(unit.home) == hex_id]
    found = [Homecomer(unit, turns_home(int(unit.hex), hex_id)) for unit in fleeing]
    return tuple(homecomer for homecomer in found if homecomer.turns)


def holders_to_come(view: DemonsView, seat: int, hex_id: int) -> tuple[UnitView, ...]:
    """The fleeing units that are home beside a hex in the next Mortal Turn: they find nobody there, but hold him."""
    if keeps_its_powers(view, seat) and view.magicians[seat].invisible:
        return ()
    return tuple(
        unit
        for unit in fleeing_from(view, seat)
        if distance(int(unit.home), hex_id) == 1
        and (unit.hex == unit.home or turns_home(int(unit.hex), int(unit.home)) == 1)
    )


@lru_cache(maxsize=4096)
def search_chances(coming: tuple[tuple[int, Fraction], ...], modifier: int) -> tuple[Fraction, Fraction]:
    """The chances to be discovered and to evade, when each unit comes with a chance of its own."""
    strengths: dict[int, Fraction] = {0: Fraction(1)}
    for strength, chance in coming:
        after: dict[int, Fraction] = {}
        for (total, share), comes in product(strengths.items(), (True, False)):
            reached = total + strength if comes else total
            after[reached] = after.get(reached, Fraction(0)) + share * (chance if comes else 1 - chance)
        strengths = after
    found = evades = Fraction(0)
    for total, share in strengths.items():
        if total and share:
            for roll in range(1, 7):
                result = discovery_result(roll, modifier, total)
                found += share / 6 if result == DISCOVERED else 0
                evades += share / 6 if result == EVADES else 0
    return found, evades
