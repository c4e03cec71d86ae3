"""Why a hex cannot be entered, attacked or chosen, and why a magician cannot leave the map."""

from __future__ import annotations

from game.demons.box.armenia import CITY_SET, ENTRY_COLUMN, LAND
from game.demons.box.mortals import UNITS
from game.demons.box.naming import hex_name, hex_place, number_in, unit_name
from game.demons.rules.combat.magicians import fighters
from game.demons.rules.terrain import TERRAIN_EFFECTS, terrain_of
from game.demons.rules.walking.hunting import holders, magician_in, occupied, other_magicians, stopping_units, units_in
from game.demons.rules.walking.movement import is_held, moves_past, zone
from game.demons.state import CAPTIVE, NOBODY, DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Decision, Refusal, text


def land_and_free(state: DemonsState, seat: int, hex_id: Hex) -> Refusal | None:
    """Water, and hexes somebody stands in (DEM-5.8d, DEM-5.4a)."""
    if hex_id not in LAND:
        return Refusal(text("{hex} is water: nobody can enter it.", hex=hex_name(hex_id)), "DEM-5.8d")
    units = units_in(state, hex_id)
    if units:
        return Refusal(
            text(
                "The {unit} stands in {hex}: no enemy may be entered.", unit=unit_name(units[0]), hex=hex_name(hex_id)
            ),
            "DEM-5.4a",
        )
    if magician_in(state, hex_id) not in (NOBODY, seat):
        return Refusal(text("Another magician stands in {hex}.", hex=hex_name(hex_id)), "DEM-5.4b")
    return None


def known_hex(rest: str) -> Hex:
    """The hex of a place; -1 if it is none."""
    hex_id = number_in(rest)
    return hex_id if 101 <= hex_id <= 2820 and 1 <= hex_id % 100 <= 20 else -1


def walk_to(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot walk to a hex (DEM-5)."""
    seat, hex_id = decision.seat, known_hex(rest)
    magician = state.magicians[seat]
    if hex_id < 0:
        return None
    if magician.status == CAPTIVE:
        return Refusal(text("You are held captive: you cannot move."), "DEM-16.8c")
    if hex_id == magician.hex:
        return Refusal(text("You stand there already. Doing nothing is a choice of its own."), "DEM-5.0f")
    found = land_and_free(state, seat, hex_id)
    if found:
        return found
    if is_held(state, seat):
        return held_refusal(state, seat)
    return out_of_reach(state, seat, hex_id)


def held_refusal(state: DemonsState, seat: int) -> Refusal:
    """Somebody next to a magician keeps him from moving (DEM-5.5b)."""
    around, where = zone(state.magicians[seat].hex), state.units.hex
    beside = [hex_id for hex_id in holders(state, seat) if hex_id in around]
    if not set(beside).isdisjoint(other_magicians(state, seat)):
        return Refusal(text("Another magician stands next to you and holds you."), "DEM-5.5d")
    unit = next(unit for unit in stopping_units(state, seat, UNITS) if where[unit] in beside)
    return Refusal(
        text("The {unit} stands next to you: you cannot move until it is gone.", unit=unit_name(unit)), "DEM-5.5b"
    )


def out_of_reach(state: DemonsState, seat: int, hex_id: Hex) -> Refusal:
    """Too far, or beyond enemies that stop (DEM-5.2a, DEM-5.5a)."""
    start = state.magicians[seat].hex
    cost = TERRAIN_EFFECTS[terrain_of(state, hex_id)][0]
    if any(option.place == hex_place(hex_id) for option in moves_past(start, 0, 0)):
        if state.magicians[seat].invisible:
            return Refusal(text("Other magicians stand in the way to {hex}.", hex=hex_name(hex_id)), "DEM-5.4b")
        return Refusal(
            text(
                "{hex} is out of reach: you have 5 points, and must stop when you come next to an enemy.",
                hex=hex_name(hex_id),
            ),
            "DEM-5.5a",
        )
    return Refusal(
        text(
            "{hex} is too far: you have 5 points, and the last step alone costs {cost}.",
            hex=hex_name(hex_id),
            cost=cost,
        ),
        "DEM-5.2b",
    )


def enter_at(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot enter the map in a hex (DEM-4.0i)."""
    hex_id = known_hex(rest)
    if hex_id < 0:
        return None
    if hex_id // 100 != ENTRY_COLUMN:
        return Refusal(text("Magicians enter in the westernmost column, 01."), "DEM-4.0i")
    return land_and_free(state, decision.seat, hex_id)


def step_aside(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a freed, escaping or evading magician cannot stand in a hex."""
    hex_id = known_hex(rest)
    if hex_id < 0:
        return None
    if hex_id == state.magicians[decision.seat].hex:
        return Refusal(text("You stand there now."), decision.clause)
    found = land_and_free(state, decision.seat, hex_id)
    return found or Refusal(text("Only a hex right beside is near enough."), decision.clause)


def carried_to(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why transport cannot end in a hex (DEM-12.3t)."""
    hex_id = known_hex(rest)
    return land_and_free(state, decision.seat, hex_id) if hex_id >= 0 else None


def led_to(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a bewitched unit cannot be led to a hex (DEM-12.3f)."""
    hex_id = known_hex(rest)
    if hex_id < 0:
        return None
    if hex_id not in LAND:
        return Refusal(text("{hex} is water: nobody can enter it.", hex=hex_name(hex_id)), "DEM-5.8d")
    if magician_in(state, hex_id) != NOBODY:
        return Refusal(text("A magician stands in {hex}.", hex=hex_name(hex_id)), "DEM-5.4a")
    return Refusal(
        text("{hex} is farther than 4 points, or beyond a magician who stops it.", hex=hex_name(hex_id)), "DEM-5.0c"
    )


def choose_city(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a hex is no city to choose (DEM-12.3p, DEM-12.3x)."""
    hex_id = known_hex(rest)
    if hex_id < 0:
        return None
    if hex_id in state.destroyed_cities:
        return Refusal(text("This city is destroyed."), "DEM-12.3x")
    if hex_id not in CITY_SET:
        return Refusal(text("{hex} is not a city.", hex=hex_name(hex_id)), decision.clause)
    return None


def attack_hex(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a hex cannot be attacked (DEM-7)."""
    hex_id, seat = known_hex(rest), decision.seat
    if hex_id < 0:
        return None
    magician = state.magicians[seat]
    if magician.status == CAPTIVE:
        return Refusal(text("You are held captive: you cannot attack."), "DEM-16.8c")
    if hex_id == magician.hex:
        return Refusal(text("You stand there yourself."), "DEM-7.0g")
    if hex_id not in occupied(state):
        return Refusal(
            text("Nobody stands in {hex}. You move in the phase before this one.", hex=hex_name(hex_id)), "DEM-7.0c"
        )
    if hex_id not in zone(magician.hex):
        return Refusal(text("Only a hex right beside you can be attacked."), "DEM-7.0g")
    if not fighters(state, seat):
        return Refusal(text("You have no strength of your own: an attack needs a demon."), "DEM-3.0r")
    spent = spent_phase(state)
    if spent is not None:
        return spent
    victim = magician_in(state, hex_id)
    if victim == NOBODY:
        return None
    if state.magicians[victim].invisible:
        return Refusal(text("This magician is invisible and cannot be attacked."), "DEM-12.3i")
    if state.magicians[victim].reconciled:
        return Refusal(text("This magician is reconciled: no magician may attack him now."), "DEM-12.3r")
    return Refusal(text("He can be attacked: click the hex where he stands."), "DEM-7.0c")


def spent_phase(state: DemonsState) -> Refusal | None:
    """What was done in this phase instead of an attack."""
    if state.attacked:
        return Refusal(text("You have attacked in this phase; once is all."), "DEM-7.4a")
    if state.tried_cells:
        return Refusal(text("You have tried to seize in this phase: attack or treasure work, not both."), "DEM-3.0p")
    if state.used_powers:
        return Refusal(text("You have used powers in this phase: attack or powers, not both."), "DEM-3.0n")
    return None


def leave_by_exit(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot leave the map (DEM-4.3c)."""
    if decision.kind == "evade":
        return Refusal(text("Only from a hex on the edge of the map can you slip out of Armenia."), "DEM-6.0h")
    if decision.kind != "first_phase":
        return Refusal(text("You leave the map while moving, in the first phase of your turn."), "DEM-4.3c")
    seat = decision.seat
    if state.magicians[seat].status == CAPTIVE:
        return Refusal(text("You are held captive: you cannot move."), "DEM-16.8c")
    if is_held(state, seat):
        return held_refusal(state, seat)
    return Refusal(text("No hex on the edge of the map is within reach."), "DEM-4.3b")
