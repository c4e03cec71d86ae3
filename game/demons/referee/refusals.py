"""Why a click on something that was not offered means nothing: the rules' own answer, with its clause."""

from __future__ import annotations

from collections.abc import Callable

from game.demons.box.naming import number_in, unit_name
from game.demons.referee.demons import (
    box,
    fighting_demon,
    friendly_only,
    idle_demon,
    not_yours,
    seize_demon,
    use_demon,
)
from game.demons.referee.displays import gained, own_treasure, pool, ring_place, shield, treasure
from game.demons.referee.hexes import (
    attack_hex,
    carried_to,
    choose_city,
    enter_at,
    leave_by_exit,
    led_to,
    step_aside,
    walk_to,
)
from game.demons.rules.captivity.torture import MOST_TO_TORTURE
from game.demons.state import DEMON_USE, FREE, DemonsState
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.ids import parted

Rule = Callable[[DemonsState, Decision, str], Refusal | None]


def refusal(state: DemonsState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("hex:0412", "demon:12", "treasure:35", ...) cannot be chosen at that decision."""
    kind, rest = parted(place)
    rule = RULES.get((decision.kind, kind)) or RULES.get(("", kind))
    found = rule(state, decision, rest) if rule and (rest or kind in ("exit", "ring")) else None
    return found or decision.beside_the_point()


def seat_place(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a magician cannot be chosen."""
    other = number_in(rest)
    if not 0 <= other < len(state.magicians):
        return None
    if other == decision.seat:
        return Refusal(text("This is your own magician."), decision.clause)
    magician = state.magicians[other]
    if decision.kind == "naked" and state.magicians[other].reconciled:
        return Refusal(Text("This magician is reconciled: no power of others touches him."), "DEM-12.3r")
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
    if held.wounds + held.curses > MOST_TO_TORTURE:
        return Refusal(text("With more than one wound or curse he cannot be tortured by a magician."), "DEM-16.3b")
    if state.stage == DEMON_USE:
        return None
    return Refusal(text("Captives are tortured in the second phase of your turn."), "DEM-16.0b")


def unit_place(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """A mortal unit clicked on means its hex."""
    unit = number_in(rest)
    if not 0 < unit < len(state.units.hex):
        return None
    hex_id = state.units.hex[unit]
    if not hex_id:
        return Refusal(text("The {unit} is destroyed.", unit=unit_name(unit)), "DEM-8.2f")
    rule = RULES.get((decision.kind, "hex"))
    return rule(state, decision, f"{hex_id:04d}") if rule else None


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
    ("gain", "treasure"): gained,
    ("surrender", "treasure"): own_treasure,
    ("offer", "treasure"): own_treasure,
    ("bid", "treasure"): own_treasure,
    ("pay_ring", "treasure"): own_treasure,
    ("", "demon"): lambda state, decision, rest: not_yours(state, decision.seat, number_in(rest)),
    ("", "box"): box,
    ("", "pool"): pool,
    ("", "shield"): shield,
    ("", "treasure"): treasure,
    ("", "seat"): seat_place,
    ("", "unit"): unit_place,
    ("", "exit"): leave_by_exit,
    ("", "ring"): ring_place,
}
