"""Why nothing can be had from a pool, a shield, a treasure or the ring."""

from __future__ import annotations

from game.demons.box.naming import demon_name, hex_name, number_in, rank_plural, treasure_name, unit_name
from game.demons.box.ranks import RANKS, SHIELD_LEVEL, SHIELDS
from game.demons.box.treasures import TREASURES
from game.demons.rules.captivity.flight import has_stash
from game.demons.rules.conjuring.shields import HIGHEST, can_raise
from game.demons.rules.powers.treasures import is_discovered, seizers
from game.demons.rules.ranks_to_try import CONJURING_TERRAIN
from game.demons.rules.terrain import terrain_of
from game.demons.state import FREE, NO_UNIT, NOBODY, DemonsState
from game.engine.decision import Decision, Refusal, Text, text


def pool(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a rank cannot be conjured (DEM-9)."""
    if rest not in RANKS:
        return None
    if not state.pools[rest]:
        return Refusal(text("No {ranks} are left to conjure.", ranks=rank_plural(rest)), "DEM-9.3a")
    if decision.kind != "first_phase":
        return Refusal(text("Conjuring takes the place of moving, in the first phase of your turn."), "DEM-9.0b")
    needed = CONJURING_TERRAIN.get(rest)
    if needed and terrain_of(state, state.magicians[decision.seat].hex) != needed:
        clause = "DEM-9.2a" if rest == "duke" else "DEM-9.1a"
        words = OPEN_ONLY if rest == "duke" else FOREST_ONLY
        return Refusal(words, clause)
    return None


def shield(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a shield cannot be raised (DEM-14)."""
    if rest not in SHIELDS:
        return None
    seat = decision.seat
    level = state.magicians[seat].shield
    if decision.kind != "first_phase":
        return Refusal(text("A shield is raised in the first phase of your turn, instead of moving."), "DEM-14.0a")
    if level == HIGHEST:
        return Refusal(text("Your shield is of gold: there is no better one."), "DEM-14.0a")
    if SHIELD_LEVEL[rest] != level + 1:
        return Refusal(text("A shield is raised one level at a time."), "DEM-14.0a")
    if not can_raise(state, seat):
        return Refusal(text("You have neither a friendly demon nor a treasure to raise it with."), "DEM-14.0b")
    return None


def treasure(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a treasure cannot be had now (DEM-13)."""
    cell = number_in(rest)
    if cell not in TREASURES:
        return None
    grid, seat, name = state.grid, decision.seat, treasure_name(cell)
    if grid.closed[cell]:
        return Refusal(text("{cell} is lost for the rest of the game.", cell=name), "DEM-9.4c")
    if grid.owner[cell] == seat:
        return Refusal(text("{cell} is yours already.", cell=name), "DEM-13.3")
    if grid.owner[cell] != NOBODY:
        return Refusal(text("{cell} belongs to another magician: only power G can take it.", cell=name), "DEM-12.3g")
    if grid.stash[cell] != NO_UNIT:
        unit = unit_name(grid.stash[cell])
        return Refusal(text("{cell} lies at the home of the {unit}.", cell=name, unit=unit), "DEM-16.7a")
    if not is_discovered(state, cell):
        return Refusal(
            text("Nobody has discovered {cell} yet: that takes a demon with power D.", cell=name), "DEM-13.0c"
        )
    return seizing(state, seat, cell, decision.kind)


def gained(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why the power to gain does not bring a treasure (DEM-12.3g)."""
    cell = number_in(rest)
    if cell not in TREASURES:
        return None
    grid, name = state.grid, treasure_name(cell)
    if grid.closed[cell]:
        return Refusal(text("{cell} is lost for the rest of the game.", cell=name), "DEM-9.4c")
    if grid.owner[cell] == decision.seat:
        return Refusal(text("{cell} is yours already.", cell=name), "DEM-13.3")
    if not grid.finder[cell] and grid.owner[cell] == NOBODY and grid.stash[cell] == NO_UNIT:
        return Refusal(
            text("Nobody has discovered {cell} yet: that takes a demon with power D.", cell=name), "DEM-13.0c"
        )
    return None


def own_treasure(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a treasure cannot be given: it is somebody else's, or nobody's, or given already."""
    cell = number_in(rest)
    if cell not in TREASURES:
        return None
    if state.grid.owner[cell] != decision.seat:
        return Refusal(text("{cell} is not yours to give.", cell=treasure_name(cell)), decision.clause)
    return Refusal(text("{cell} is offered already.", cell=treasure_name(cell)), decision.clause)


def seizing(state: DemonsState, seat: int, cell: int, phase: str) -> Refusal | None:
    """Why a discovered treasure cannot be seized (DEM-13.0e)."""
    magician, name = state.magicians[seat], treasure_name(cell)
    if magician.status != FREE:
        return Refusal(text("A captive occupies no hex and cannot seize."), "DEM-13.0h")
    if magician.hex != TREASURES[cell].hex:
        where = hex_name(TREASURES[cell].hex)
        return Refusal(text("{cell} lies in {hex}: you must stand there.", cell=name, hex=where), "DEM-13.0e")
    if cell in state.tried_cells:
        return Refusal(text("You have tried in this phase; try again in a later turn."), "DEM-13.0f")
    if state.attacked:
        return Refusal(text("You have attacked in this phase: attack or treasure work, not both."), "DEM-3.0p")
    if not seizers(state, seat, cell):
        finder = demon_name(state.grid.finder[cell])
        return Refusal(text("None of your demons outranks {demon}, who found it.", demon=finder), "DEM-13.0e")
    if phase != "demon_use":
        return Refusal(text("Treasure is seized in the second phase of your turn."), "DEM-13.1b")
    return None


def ring_place(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why the ring cannot be had."""
    if state.ring_gone:
        return Refusal(text("Solomon's ring has left the game."), "DEM-11.0d")
    if state.magicians[decision.seat].ring:
        return Refusal(text("You hold Solomon's ring."), "DEM-11.0c")
    if state.ring_unit and has_stash(state, state.ring_unit):
        return Refusal(
            text("Bids for the ring are made in the first phase of a turn, by those who own treasure."), "DEM-11.0g"
        )
    if any(magician.ring for magician in state.magicians):
        return Refusal(text("Another magician holds the ring: only power G or torture takes it from him."), "DEM-12.3g")
    return Refusal(text("The ring lies hidden among the Dukes."), "DEM-11.0b")


OPEN_ONLY = Text("Dukes can be conjured only in open country; a city is not open.")
FOREST_ONLY = Text("Earls can be conjured only in a forest.")
