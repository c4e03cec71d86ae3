"""What the sentences of the lesson of Demons say, worked out from the match."""

from __future__ import annotations

from game.demons.box.charts import SIDES, combat_chances, discovery_result
from game.demons.box.displays import limit_of
from game.demons.box.goetia import STRENGTH_OF
from game.demons.box.mortals import STRENGTH
from game.demons.rules.ranks_to_try import added_to_die
from game.demons.state import DemonsState, MortalMove
from game.engine.decision import Fact
from game.engine.match import Match
from game.lessons.demons.table import BUER, EMIR_OF_AMID, LEARNER, MARBAS, SEERE
from game.lessons.lesson import FactOf


def added_for(rank: str) -> FactOf:
    """What the learner's shield adds to the die for a rank."""
    return lambda match: f"{added_to_die(match.state, LEARNER, rank):+d}"


def move_of(match: Match, unit: int) -> MortalMove:
    """What a unit did in the last Mortal Turn."""
    state: DemonsState = match.state
    return next(move for move in state.report if move.unit == unit)


def faces_for(match: Match, result: str) -> list[int]:
    """The faces of the die with which the last search would have ended so (DEM-6.3a)."""
    search = match.state.searches[-1]
    faces = range(1, SIDES + 1)
    return [face for face in faces if discovery_result(face, search.modifier, search.strength) == result]


def room(match: Match) -> Fact:
    """How many demons the learner's highest one has room for."""
    state: DemonsState = match.state
    return limit_of(state.magicians[LEARNER].demons)


FRIENDS = STRENGTH_OF[MARBAS] + STRENGTH_OF[BUER] + STRENGTH_OF[SEERE]
DESTROYED = combat_chances(FRIENDS - STRENGTH[EMIR_OF_AMID])["Dx"]
