"""Why a click on something that was not offered means nothing: the rules' own answer, with its clause."""

from __future__ import annotations

from collections.abc import Callable

from game.demons.armenia import CITY_SET, ENTRY_COLUMN, LAND
from game.demons.conjuring import CONJURING_TERRAIN, friendly_demons
from game.demons.displays import limit_of
from game.demons.flight import has_stash
from game.demons.goetia import ATTITUDE_OF, DEMONS, FRIENDLY, LEVEL_OF, POWERS_OF
from game.demons.hunting import holding_units, magician_in, occupied, other_magicians, units_in
from game.demons.movement import is_held, zone
from game.demons.naming import demon_name, hex_name, rank_plural, treasure_name, unit_name
from game.demons.powers import POWERS
from game.demons.ranks import RANKS, SHIELD_LEVEL, SHIELDS
from game.demons.shields import HIGHEST
from game.demons.state import CAPTIVE, FREE, NO_UNIT, NOBODY, DemonsState
from game.demons.terrain import TERRAIN_EFFECTS, terrain_of
from game.demons.treasure_work import is_discovered, seizers
from game.demons.treasures import TREASURES
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.hexes import Hex, distance

Rule = Callable[[DemonsState, Decision, str], Refusal | None]


def refusal(state: DemonsState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("hex:0412", "demon:12", "treasure:35", ...) cannot be chosen at that decision."""
    kind, _, rest = place.partition(":")
    rule = RULES.get((decision.kind, kind)) or RULES.get(("", kind))
    found = rule(state, decision, rest) if rule and (rest or kind in ("exit", "ring")) else None
    return found or Refusal(
        text("This is not part of the question: {question}", question=decision.question), decision.clause
    )


def number(rest: str) -> int:
    """The number in a place, or -1."""
    digits = rest.rpartition(":")[2]
    return int(digits) if digits.isdigit() else -1


# -- hexes ----------------------------------------------------------------------------------------------------


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
    hex_id = number(rest)
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
    around = zone(state.magicians[seat].hex)
    if not around.isdisjoint(other_magicians(state, seat)):
        return Refusal(text("Another magician stands next to you: neither of you can walk away."), "DEM-5.5d")
    holder = next(hex_id for hex_id in holding_units(state, seat) if hex_id in around)
    unit = units_in(state, holder)[0]
    return Refusal(
        text("The {unit} stands next to you: you cannot move until it is gone.", unit=unit_name(unit)), "DEM-5.5b"
    )


def out_of_reach(state: DemonsState, seat: int, hex_id: Hex) -> Refusal:
    """Too far, or beyond enemies that stop (DEM-5.2a, DEM-5.5a)."""
    near = [other for other in holding_units(state, seat) + other_magicians(state, seat) if other]
    start = state.magicians[seat].hex
    between = [other for other in near if distance(start, other) <= distance(start, hex_id) + 1]
    cost = TERRAIN_EFFECTS[terrain_of(state, hex_id)][0]
    if between and not state.magicians[seat].invisible and distance(start, hex_id) <= 5:
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
    if hex_id not in occupied(state):
        return Refusal(
            text("Nobody stands in {hex}. You move in the phase before this one.", hex=hex_name(hex_id)), "DEM-7.0c"
        )
    if hex_id not in zone(magician.hex):
        return Refusal(text("Only a hex right beside you can be attacked."), "DEM-7.0g")
    if not magician.demons and not magician.borrowed:
        return Refusal(text("You have no strength of your own: an attack needs a demon."), "DEM-3.0r")
    if state.attacked:
        return Refusal(text("You have attacked in this phase; once is all."), "DEM-7.4a")
    if state.used_powers:
        return Refusal(text("You have used powers in this phase: attack or powers, not both."), "DEM-3.0n")
    victim = magician_in(state, hex_id)
    if victim != NOBODY and state.magicians[victim].invisible:
        return Refusal(text("This magician is invisible and cannot be attacked."), "DEM-12.3i")
    return Refusal(text("This magician is reconciled: no magician may attack him now."), "DEM-12.3r")


# -- demons ---------------------------------------------------------------------------------------------------


def not_yours(state: DemonsState, seat: int, demon: int) -> Refusal | None:
    """A demon the seat does not control."""
    if demon not in DEMONS:
        return None
    magician = state.magicians[seat]
    if demon in magician.demons or demon in [borrowed for borrowed, _ in magician.borrowed]:
        return None
    if demon in state.released:
        return Refusal(text("{demon} has left the game for good.", demon=demon_name(demon)), "DEM-15.4a")
    if demon in state.grid.finder:
        return Refusal(
            text("{demon} lies on the treasure grid and has no other use.", demon=demon_name(demon)), "DEM-13.0d"
        )
    if demon in state.grid.marker:
        return Refusal(text("{demon} marks the owner of a treasure.", demon=demon_name(demon)), "DEM-13.1c")
    return Refusal(text("You do not control {demon}.", demon=demon_name(demon)), "DEM-12.0a")


def use_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon has nothing to do in the demon use phase."""
    demon = number(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    if not POWERS_OF[demon]:
        return Refusal(
            text("{demon} has no power: he can fight, seize or stop curses.", demon=demon_name(demon)), "DEM-12.0b"
        )
    if state.attacked:
        return Refusal(text("You have attacked in this phase: attack or powers, not both."), "DEM-3.0n")
    letter = POWERS_OF[demon][0]
    return Refusal(NEEDED[letter], POWERS[letter].clause)


def idle_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon is not used while moving and conjuring."""
    demon = number(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    demons = state.magicians[decision.seat].demons
    if demons and LEVEL_OF[demon] < LEVEL_OF[demons[0]]:
        return Refusal(
            text("Demons act in the next phase. Only one of your highest rank can control the others."), "DEM-15.1a"
        )
    return Refusal(
        text("Demons act in the next phase; {demon} controls the others now.", demon=demon_name(demon)), "DEM-15.1a"
    )


def seize_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon cannot seize (DEM-13.0e)."""
    demon = number(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    finder = state.grid.finder[number(decision.about or "")]
    return Refusal(
        text(
            "{demon} does not outrank {finder}, who found it: he needs a lower number.",
            demon=demon_name(demon),
            finder=demon_name(finder),
        ),
        "DEM-13.0e",
    )


def friendly_only(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon stops no curse (DEM-10.0b)."""
    demon = number(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    if ATTITUDE_OF[demon] != FRIENDLY:
        return Refusal(
            text("{demon} is not friendly: only friendly demons stop curses.", demon=demon_name(demon)), "DEM-10.0b"
        )
    return None


def fighting_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon does not join a fight."""
    demon = number(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    return Refusal(text("{demon} fights already.", demon=demon_name(demon)), decision.clause)


def box(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Face-down boxes: one's own, others', empty ones (DEM-15.2a)."""
    owner = number(rest.partition(":")[0])
    if not 0 <= owner < len(state.magicians):
        return None
    if owner == decision.seat:
        return Refusal(
            text(
                "Your display has room for {n}, by the rank of your highest demon.",
                n=limit_of(state.magicians[owner].demons),
            ),
            "DEM-15.0b",
        )
    if decision.kind == "familiars" and state.magicians[owner].reconciled:
        return Refusal(text("This magician is reconciled: his demons cannot be borrowed."), "DEM-12.3r")
    return Refusal(text("Only their owner may look at face-down demons."), "DEM-15.2a")


# -- pools, shields, treasures, seats, units ------------------------------------------------------------------


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


OPEN_ONLY = Text("Dukes can be conjured only in open country; a city is not open.")
FOREST_ONLY = Text("Earls can be conjured only in a forest.")


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
    if not friendly_demons(state, seat):
        return Refusal(text("You have neither a friendly demon nor a treasure to raise it with."), "DEM-14.0b")
    return None


def treasure(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a treasure cannot be had now (DEM-13)."""
    cell = number(rest)
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
    return seizing(state, seat, cell)


def seizing(state: DemonsState, seat: int, cell: int) -> Refusal | None:
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
    return Refusal(text("Treasure is seized in the second phase of your turn."), "DEM-13.1b")


def seat_place(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot be chosen."""
    other = number(rest)
    if not 0 <= other < len(state.magicians):
        return None
    if other == decision.seat:
        return Refusal(text("This is your own magician."), decision.clause)
    magician = state.magicians[other]
    if decision.kind == "naked":
        return Refusal(text("Only a magician in or next to a city that stands can be made naked."), "DEM-12.3n")
    if magician.captor_seat == decision.seat:
        return captive_refusal(state, other)
    if magician.status == FREE:
        return attack_hex(state, decision, f"{magician.hex:04d}") if decision.kind == "demon_use" else None
    return None


def captive_refusal(state: DemonsState, other: int) -> Refusal | None:
    """Why a captive cannot be tortured now (DEM-16)."""
    held = state.magicians[other]
    if held.captured_in == state.phase:
        return Refusal(text("There is no torture in the phase of capture."), "DEM-16.1a")
    if other in state.tortured:
        return Refusal(text("A captive is tortured once in a phase."), "DEM-16.2d")
    if held.wounds + held.curses > 1:
        return Refusal(text("With more than one wound or curse he cannot be tortured by a magician."), "DEM-16.3b")
    return Refusal(text("Captives are tortured in the second phase of your turn."), "DEM-16.0b")


def unit_place(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """A mortal unit clicked on means its hex."""
    unit = number(rest)
    if not 0 < unit < len(state.units.hex):
        return None
    hex_id = state.units.hex[unit]
    if not hex_id:
        return Refusal(text("The {unit} is destroyed.", unit=unit_name(unit)), "DEM-8.2f")
    rule = RULES.get((decision.kind, "hex"))
    return rule(state, decision, f"{hex_id:04d}") if rule else None


def leave_by_exit(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot leave the map (DEM-4.3c)."""
    if decision.kind != "first_phase":
        return Refusal(text("You leave the map while moving, in the first phase of your turn."), "DEM-4.3c")
    seat = decision.seat
    if state.magicians[seat].status == CAPTIVE:
        return Refusal(text("You are held captive: you cannot move."), "DEM-16.8c")
    if is_held(state, seat):
        return held_refusal(state, seat)
    return Refusal(text("No hex on the edge of the map is within reach."), "DEM-4.3b")


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


NEEDED = {
    "B": Text("No two mortal units beside you could attack each other."),
    "C": Text("You have neither wound nor curse."),
    "D": Text("Every treasure has been discovered."),
    "E": Text("No mortal unit within three hexes could be put to flight."),
    "F": Text("There is nobody to bewitch and no demon to borrow."),
    "G": Text("No treasure is discovered, owned by another magician, or stashed."),
    "I": Text("You are invisible already."),
    "N": Text("No other magician stands in or next to a city."),
    "P": Text("No city is left."),
    "R": Text("You are reconciled already."),
    "S": Text("No mortal unit within three hexes could be caught in the storm."),
    "T": Text("Choose where to go."),
    "X": Text("No city is left."),
}

RULES: dict[tuple[str, str], Rule] = {
    ("first_phase", "hex"): walk_to,
    ("enter", "hex"): enter_at,
    ("evade", "hex"): step_aside,
    ("freed", "hex"): step_aside,
    ("escape", "hex"): step_aside,
    ("transport", "hex"): carried_to,
    ("lead", "hex"): led_to,
    ("city", "hex"): choose_city,
    ("demon_use", "hex"): attack_hex,
    ("demon_use", "demon"): use_demon,
    ("first_phase", "demon"): idle_demon,
    ("seize_with", "demon"): seize_demon,
    ("curse", "demon"): friendly_only,
    ("attack_with", "demon"): fighting_demon,
    ("defend_with", "demon"): fighting_demon,
    ("", "demon"): lambda state, decision, rest: not_yours(state, decision.seat, number(rest)),
    ("", "box"): box,
    ("", "pool"): pool,
    ("", "shield"): shield,
    ("", "treasure"): treasure,
    ("", "seat"): seat_place,
    ("", "unit"): unit_place,
    ("", "exit"): leave_by_exit,
    ("", "ring"): ring_place,
}
