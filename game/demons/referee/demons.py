"""Why a demon does nothing at the open question."""

from __future__ import annotations

from game.demons.box.displays import limit_of
from game.demons.box.goetia import ATTITUDE_OF, DEMONS, FRIENDLY, LEVEL_OF, POWERS_OF
from game.demons.box.naming import demon_name, number_in
from game.demons.box.powers import POWERS
from game.demons.rules.powers.uses import NEEDS
from game.demons.state import DemonsState
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.ids import kind_of


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
    demon = number_in(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    if not POWERS_OF[demon]:
        return Refusal(
            text("{demon} has no power: he can fight, seize or stop curses.", demon=demon_name(demon)), "DEM-12.0b"
        )
    if state.attacked:
        return Refusal(text("You have attacked in this phase: attack or powers, not both."), "DEM-3.0n")
    for letter in POWERS_OF[demon]:
        if not NEEDS[letter](state, decision.seat):
            return Refusal(NEEDED[letter], POWERS[letter].clause)
    return None


def idle_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon is not used while moving and conjuring."""
    demon = number_in(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    demons = state.magicians[decision.seat].demons
    if LEVEL_OF[demon] < LEVEL_OF[demons[0]]:
        return Refusal(
            text("Demons act in the next phase. Only one of your highest rank can control the others."), "DEM-15.1a"
        )
    words = MAY_CONTROL
    if demon == demons[0]:
        words = text("Demons act in the next phase; {demon} controls the others now.", demon=demon_name(demon))
    return Refusal(words, "DEM-15.1a")


def seize_demon(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Why a demon cannot seize (DEM-13.0e)."""
    demon = number_in(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    finder = state.grid.finder[number_in(decision.about or "")]
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
    demon = number_in(rest)
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
    demon = number_in(rest)
    found = not_yours(state, decision.seat, demon)
    if found or demon not in DEMONS:
        return found
    return Refusal(text("{demon} fights already.", demon=demon_name(demon)), decision.clause)


def box(state: DemonsState, decision: Decision, rest: str) -> Refusal | None:
    """Face-down boxes: one's own, others', empty ones (DEM-15.2a)."""
    owner = number_in(kind_of(rest))
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


MAY_CONTROL = Text("Demons act in the next phase. Who controls the others is chosen in their display (D).")
NEEDED = {
    "B": Text("No two mortal units beside you stand next to each other, too."),
    "C": Text("You have neither wound nor curse."),
    "D": Text("Every treasure has been discovered."),
    "E": Text("No mortal unit within three hexes could be put to flight."),
    "F": Text("There is nobody to bewitch and no demon to borrow."),
    "G": Text("No treasure is discovered, owned by another magician, or stashed."),
    "I": Text("You are invisible already."),
    "N": Text("No magician who could be made naked stands in or next to a city."),
    "P": Text("No city is left."),
    "R": Text("You are reconciled already."),
    "S": Text("No mortal unit within three hexes could be caught in the storm."),
    "T": Text("Choose where to go."),
    "X": Text("No city is left."),
}
