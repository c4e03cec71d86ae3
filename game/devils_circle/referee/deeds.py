"""Why a mage cannot do something to a demon, to another mage, or to the cradle."""

from __future__ import annotations

from game.devils_circle.box.board import (
    RING_SET,
)
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.referee.between import (
    WALL_BETWEEN,
    WALLS_BETWEEN,
    behind_a_wall,
    wall_to_mage,
    walled_off,
)
from game.devils_circle.referee.mages import asked_mage
from game.devils_circle.rules.ground import OPENLY, WITHIN_TWO
from game.devils_circle.rules.mages.options import (
    ATTACK_STRENGTH,
    EXORCISM_POWER,
    EXORCISM_POWER_WITH_WAND,
    gifts,
)
from game.devils_circle.state import HANDS, ON_BOARD, CircleState, Mage
from game.engine.decision import Decision, Refusal, Text, text

POSSESSED = Text("A possessed mage only walks, and handles wands, garlic and the cradle.")


def mage_demon(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage can do nothing to a demon: the reason that is nearest to being overcome."""
    _, mage = asked_mage(state, decision)
    number = DEMONS.index(name)
    demon, words = state.demons[number], (("demon", NAMED_DEMONS[number]),)
    if demon.status != ON_BOARD:
        return Refusal(Text("{demon} is not on the board.", words), "DK-12.1")
    if mage.held_by >= 0:
        return Refusal(text("A possessed mage cannot fight demons."), "DK-11.28")
    if not WITHIN_TWO[mage.field] >> demon.field & 1:
        if walled_off(mage.field, demon.field):
            near = WALL_BETWEEN if behind_a_wall(mage.field, demon.field) else WALLS_BETWEEN
            return Refusal(Text(near.message, (("other", NAMED_DEMONS[number]),)), "DK-8.1")
        return Refusal(
            Text("{demon} is too far: an exorcism reaches two steps on foot, everything else one.", words),
            "DK-8.1",
        )
    return exorcism_stop(state, mage) or Refusal(
        Text("For drops or an attack {demon} must be beside, with no wall between.", words), "DK-7.30"
    )


def exorcism_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """What an exorcism lacks (DK-6.7, DK-8.2, DK-8.3, DK-8.9)."""
    needed = EXORCISM_POWER_WITH_WAND if mage.wand else EXORCISM_POWER
    if state.at_dawn:
        return Refusal(text("No exorcism is possible at dawn."), "DK-8.9")
    if mage.points < 2:
        return Refusal(text("An exorcism costs 2 action points."), "DK-6.9")
    if not mage.book or not mage.herb:
        return Refusal(text("An exorcism needs a book and at least one bundle of herbs."), "DK-8.3")
    if mage.wand >= HANDS:
        return Refusal(text("An exorcism needs a free hand; both hold wands."), "DK-8.3")
    if mage.power < needed:
        return Refusal(
            text("An exorcism needs power {needed}; there is only {power}.", needed=needed, power=mage.power), "DK-8.2"
        )
    return None


def mage_mage(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why another mage cannot be played or given anything."""
    number, mage = asked_mage(state, decision)
    other_number = MAGES.index(name)
    if other_number >= len(state.mages):
        return Refusal(text("This mage is not in the game."), "DK-15.7")
    other, words = state.mages[other_number], (("mage", NAMED_MAGES[other_number]),)
    if number == other_number:
        return Refusal(Text("{mage} is being played already.", words), "DK-6.4")
    if not other.alive:
        return Refusal(Text("{mage} is dead.", words), "DK-8.26")
    if other.held_by >= 0:
        return Refusal(Text("{mage} is possessed.", words), "DK-6.2")
    if state.mage_seats[other_number] == decision.seat and not other.points:
        return Refusal(Text("{mage} has no action points left.", words), "DK-6.5")
    if OPENLY[mage.field] >> other.field & 1 and not gifts(mage, other):
        return Refusal(Text("{mage} can carry nothing more of what could be handed over.", words), "DK-7.5")
    return Refusal(Text("{mage} belongs to another player.", words), "DK-6.3")


def mage_cradle(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why the cradle cannot be pushed."""
    _, mage = asked_mage(state, decision)
    if state.pushed:
        return Refusal(text("The cradle has been pushed in this phase; once is all."), "DK-8.17")
    if behind_a_wall(mage.field, state.cradle):
        return Refusal(Text("A wall is between here and the cradle."), "DK-8.14")
    if not mage.by_cradle:
        return Refusal(text("Only a mage who stood beside the cradle when the phase began may push it."), "DK-8.14")
    if not OPENLY[state.cradle] >> mage.field & 1:
        return Refusal(text("The cradle is pushed from right beside it, with no wall between."), "DK-8.14")
    if mage.wand:
        return Refusal(text("Pushing the cradle needs both hands; lay the wand down first."), "DK-8.15")
    if mage.points < 2:
        return Refusal(text("Pushing the cradle costs 2 action points."), "DK-6.9")
    return Refusal(text("There is no free square that the cradle could be pushed to."), "DK-8.16")


def mage_attack(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot be attacked, where an attack and nothing else is meant."""
    _, mage = asked_mage(state, decision)
    number = DEMONS.index(name)
    field = state.demons[number].field
    if mage.held_by >= 0 or field < 0:
        return mage_demon(state, decision, name)
    if mage.strength < ATTACK_STRENGTH:
        return Refusal(
            text("An attack needs strength {needed}; there is only {strength}.",
                 needed=ATTACK_STRENGTH, strength=mage.strength),
            "DK-8.18",
        )  # fmt: skip
    if mage.attacked:
        return Refusal(text("One attack in a phase is all."), "DK-8.19")
    if OPENLY[mage.field] >> field & 1 and RING_SET >> field & 1:
        return Refusal(text("A demon in the outer ring cannot be attacked."), "DK-8.18")
    if behind_a_wall(mage.field, field):
        return Refusal(Text(WALL_BETWEEN.message, (("other", NAMED_DEMONS[number]),)), "DK-8.18")
    return Refusal(text("An attack needs a demon right beside, with no wall between."), "DK-8.18")


def mage_gift(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why nothing can be handed to a mage, where handing over and nothing else is meant."""
    _, mage = asked_mage(state, decision)
    other = MAGES.index(name)
    words = (("mage", NAMED_MAGES[other]),)
    if not state.mages[other].alive:
        return Refusal(Text("{mage} is dead.", words), "DK-8.26")
    if mage.held_by >= 0 or state.mages[other].held_by >= 0:
        return Refusal(text("Nothing is handed over by or to a possessed mage."), "DK-7.8")
    if OPENLY[mage.field] >> state.mages[other].field & 1:
        return Refusal(Text("{mage} can carry nothing more of what could be handed over.", words), "DK-7.5")
    if (wall := wall_to_mage(state, mage, other, "DK-7.5")) is not None:
        return wall
    return Refusal(text("Things are handed to a mage right beside, with no wall between."), "DK-7.5")
