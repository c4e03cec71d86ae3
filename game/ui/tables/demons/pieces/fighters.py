"""Who fights whom on the map while an attack is decided or defended: their pieces, and from where to where it goes."""

from __future__ import annotations

from dataclasses import dataclass

from game.demons.state import DEMON_USE, MORTAL_COMBAT
from game.demons.view import CombatView, DemonsView
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.demons.places import MAGICIAN, UNIT


@dataclass(frozen=True)
class Fighters:
    """The pieces of both sides on the map, none where they lie out of sight."""

    attackers: tuple[Piece, ...]
    defenders: tuple[Piece, ...]


def fight_of(view: DemonsView) -> CombatView | None:
    """The combat for which demons are still told off: how it ends is held up, and then the map is needed."""
    combat = view.combat if view.phase in (MORTAL_COMBAT, DEMON_USE) else None
    return combat if combat is not None and not combat.result else None


def fighters_in(combat: CombatView, table: TableLayout) -> Fighters:
    """The pieces of a combat."""
    sides = (combat.attacking_units, combat.attacker), (combat.defending_units, combat.defender)
    found = []
    for units, seat in sides:
        places = {f"unit:{unit}" for unit in units} | ({f"seat:{seat}"} if seat is not None else set())
        found.append(tuple(piece for piece in table.pieces if piece.place in places and is_on_the_map(piece)))
    return Fighters(found[0], found[1])


def is_on_the_map(piece: Piece) -> bool:
    """Whether it is a counter in a hex, and neither a captive nor a line of the report."""
    return piece.kind in (UNIT, MAGICIAN) and piece.zone in (UNIT, MAGICIAN)


def hexes_of(view: DemonsView, combat: CombatView) -> tuple[str, ...]:
    """Where both sides stand, as "0412"."""
    units = (*combat.attacking_units, *combat.defending_units)
    seats = [seat for seat in (combat.attacker, combat.defender) if seat is not None]
    found = [unit.hex for unit in view.units if unit.number in units]
    found += [hex_id for seat in seats if (hex_id := view.magicians[seat].hex) is not None]
    return tuple(dict.fromkeys(found))
