"""The danger of standing in a hex until one's next turn: who wakes and gets there, who searches, who comes home."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from game.demons.box.charts import DISCOVERED, SIDES, discovery_chances
from game.demons.box.geometry import distances_from
from game.demons.box.mortals import STRENGTH, UNITS
from game.demons.box.naming import unit_name
from game.demons.rules.terrain import DISCOVERY_MODIFIER, LAND_NEIGHBOURS, terrain_of
from game.demons.rules.walking.approach import gets_beside, returning
from game.demons.rules.walking.hunting import is_ready, other_magicians
from game.demons.state import ACTIVATION_RADIUS, DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Decision, Odds, Outcome, Text, Tone, text

COMES = Text("{unit} wakes and comes, {n} away")
STAYS_AWAY = Text("{unit} wakes, {n} away, and does not get near yet")
COMES_HOME = Text("The {unit} comes home and finds you there without a roll")


def danger(state: DemonsState, decision: Decision, rest: str) -> Odds | None:
    """What may happen when the mortals move next, if the magician stands in a hex."""
    return danger_at(state, decision.seat, int(rest))


def danger_at(state: DemonsState, seat: int, hex_id: Hex) -> Odds | None:
    """Each unit that may find the magician without a search, search for him, or wake (DEM-3.0c, DEM-5.7h, DEM-6.3a)."""
    outcomes = (*homecomers(state, seat, hex_id), *searchers_beside(state, seat, hex_id), *wakers(state, seat, hex_id))
    if not outcomes:
        return None
    return Odds(text("Danger in the next mortal turn"), outcomes, exclusive=False, clause="DEM-3.0c")


def homecomers(state: DemonsState, seat: int, hex_id: Hex) -> Iterator[Outcome]:
    """The units whose home it is, and that stand beside it when they have fled on (DEM-5.7g, DEM-5.7h)."""
    magician = state.magicians[seat]
    if magician.invisible:
        return
    for unit, turns in returning(state, hex_id):
        if turns == 1 and unit not in magician.bewitched:
            yield Outcome(text(COMES_HOME.message, unit=unit_name(unit)), Fraction(1), 2, Tone.BAD)


def searchers_beside(state: DemonsState, seat: int, hex_id: Hex) -> Iterator[Outcome]:
    """The search by those who stand beside the hex already."""
    around, where, spared = LAND_NEIGHBOURS[hex_id], state.units.hex, state.magicians[seat].bewitched
    beside = [
        STRENGTH[unit] for unit in UNITS if where[unit] in around and is_ready(state, unit) and unit not in spared
    ]
    if beside and not state.magicians[seat].invisible:
        modifier = DISCOVERY_MODIFIER[terrain_of(state, hex_id)]
        chance = discovery_chances(modifier, sum(beside))[DISCOVERED]
        yield Outcome(text("Discovered by those already beside you"), chance, 1, Tone.BAD)


def wakers(state: DemonsState, seat: int, hex_id: Hex) -> Iterator[Outcome]:
    """The units in reach that may wake; only those are bad that then get next to the magician."""
    row, where, spared = distances_from(hex_id), state.units.hex, state.magicians[seat].bewitched
    rivals = tuple([other for other in other_magicians(state, seat) if other])
    others = [distances_from(other) for other in rivals]
    for unit in UNITS:
        here = where[unit]
        # Who is nearer to another magician hunts that one.
        if not here or row[here] > ACTIVATION_RADIUS or any(other[here] < row[here] for other in others):
            continue
        if is_ready(state, unit) and unit not in spared:
            near = gets_beside(here, hex_id, rivals)
            words = text((COMES if near else STAYS_AWAY).message, unit=unit_name(unit), n=row[here])
            chance = Fraction(SIDES + 1 - row[here], SIDES)
            yield Outcome(words, chance, -row[here], Tone.BAD if near else Tone.NEUTRAL)
