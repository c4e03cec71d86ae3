"""Why a mage cannot do something to somebody, or with a thing."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.box.board import (
    BOARD,
    RING_SET,
    SUPPLY,
    edge_number,
)
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.referee.mages import asked_mage
from game.devils_circle.rules.ground import OPENLY, WITHIN_TWO
from game.devils_circle.rules.mages.options import (
    ATTACK_STRENGTH,
    EXORCISM_POWER,
    EXORCISM_POWER_WITH_WAND,
    gifts,
    salt_edges,
)
from game.devils_circle.state import HANDS, LIMITS, ON_BOARD, CircleState, Mage
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.ids import parted

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
        return Refusal(
            Text("{demon} is too far: an exorcism reaches two steps through open ways, everything else one.", words),
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


def mage_item(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why an item cannot be used."""
    number, mage = asked_mage(state, decision)
    owner, item = parted(rest)
    if owner != MAGES[number]:
        return Refusal(text("These things belong to another mage."), "DK-7.5")
    if not getattr(mage, item, 0):
        return Refusal(Text("{mage} has none left.", (("mage", NAMED_MAGES[number]),)), "DK-7.1")
    if item == "drops":
        return drops_stop(mage)
    if item == "book":
        return exorcism_stop(state, mage) or Refusal(text("The book is for exorcisms: no demon is in reach."), "DK-8.1")
    if mage.held_by >= 0 and item in ("salt", "torch", "herb"):
        return Refusal(POSSESSED, "DK-11.28")
    return ITEM_RULES[item](state, mage)


def garlic_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """DK-7.19."""
    if mage.wand >= HANDS:
        return Refusal(text("Hanging garlic needs a free hand."), "DK-7.19")
    return Refusal(text("Garlic hangs here already."), "DK-3.9")


def salt_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """DK-7.24."""
    if mage.wand >= HANDS:
        return Refusal(text("Pouring salt needs a free hand."), "DK-7.24")
    if not salt_edges(state, mage.field):
        return Refusal(text("Every open edge of this square has its salt."), "DK-3.9")
    return None


def burning_stop(state: CircleState, mage: Mage, clause: str) -> Refusal | None:
    """What torch and herbs need alike."""
    if mage.points < 2:
        return Refusal(text("This costs 2 action points."), "DK-6.9")
    if mage.wand:
        return Refusal(text("This needs both hands; lay the wand down first."), clause)
    return Refusal(text("There is no free square beside."), "DK-3.8")


def torch_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """DK-7.35, DK-7.40."""
    if state.at_dawn:
        return Refusal(text("Torches cannot be lit at dawn."), "DK-7.40")
    return burning_stop(state, mage, "DK-7.35")


def herb_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """DK-7.41."""
    return burning_stop(state, mage, "DK-7.41")


def wand_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """DK-7.11."""
    return Refusal(text("There is no square beside where a wand could lie."), "DK-7.11")


ITEM_RULES: dict[str, Callable[[CircleState, Mage], Refusal | None]] = {
    "wand": wand_stop, "garlic": garlic_stop, "salt": salt_stop, "torch": torch_stop, "herb": herb_stop,
}  # fmt: skip


def mage_cradle(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why the cradle cannot be pushed."""
    _, mage = asked_mage(state, decision)
    if state.pushed:
        return Refusal(text("The cradle has been pushed in this phase; once is all."), "DK-8.17")
    if not mage.by_cradle:
        return Refusal(text("Only a mage who stood beside the cradle when the phase began may push it."), "DK-8.14")
    if not OPENLY[state.cradle] >> mage.field & 1:
        return Refusal(text("The cradle is pushed from right beside it, with no wall between."), "DK-8.14")
    if mage.wand:
        return Refusal(text("Pushing the cradle needs both hands; lay the wand down first."), "DK-8.15")
    if mage.points < 2:
        return Refusal(text("Pushing the cradle costs 2 action points."), "DK-6.9")
    return Refusal(text("There is no free square that the cradle could be pushed to."), "DK-8.16")


def mage_pentagram(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why a pentagram cannot be washed away."""
    number, mage = asked_mage(state, decision)
    if not mage.drops:
        return Refusal(Text("{mage} has no elven drops left.", (("mage", NAMED_MAGES[number]),)), "DK-7.34")
    if mage.wand >= HANDS:
        return drops_stop(mage)
    return Refusal(
        text("Drops reach a pentagram on the mage's own square or beside it, with no wall between."), "DK-7.34"
    )


def drops_stop(mage: Mage) -> Refusal:
    """Why nobody can be sprinkled (DK-7.30)."""
    if mage.wand >= HANDS:
        return Refusal(text("Elven drops need a free hand."), "DK-7.30")
    return Refusal(text("Drops are for a demon or a pentagram right beside: there is none."), "DK-7.30")


def mage_act(state: CircleState, decision: Decision, act: str) -> Refusal | None:
    """Why a mage cannot pray, or take supplies."""
    _, mage = asked_mage(state, decision)
    if act != "pray":
        return supplies(state, decision, act)
    if mage.held_by >= 0:
        return Refusal(POSSESSED, "DK-11.28")
    return Refusal(text("A prayer costs 2 action points."), "DK-6.9")


def mage_attack(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot be attacked, where an attack and nothing else is meant."""
    _, mage = asked_mage(state, decision)
    number = DEMONS.index(name)
    field = state.demons[number].field
    if mage.held_by >= 0:
        return mage_demon(state, decision, name)
    if mage.strength < ATTACK_STRENGTH:
        return Refusal(
            text("An attack needs strength {needed}; there is only {strength}.",
                 needed=ATTACK_STRENGTH, strength=mage.strength),
            "DK-8.18",
        )  # fmt: skip
    if mage.attacked:
        return Refusal(text("One attack in a phase is all."), "DK-8.19")
    if field >= 0 and OPENLY[mage.field] >> field & 1 and RING_SET >> field & 1:
        return Refusal(text("A demon in the outer ring cannot be attacked."), "DK-8.18")
    return Refusal(text("An attack needs a demon right beside, with no wall between."), "DK-8.18")


def mage_gift(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why nothing can be handed to a mage, where handing over and nothing else is meant."""
    _, mage = asked_mage(state, decision)
    other = MAGES.index(name)
    words = (("mage", NAMED_MAGES[other]),)
    if mage.held_by >= 0 or state.mages[other].held_by >= 0:
        return Refusal(text("Nothing is handed over by or to a possessed mage."), "DK-7.8")
    if OPENLY[mage.field] >> state.mages[other].field & 1:
        return Refusal(Text("{mage} can carry nothing more of what could be handed over.", words), "DK-7.5")
    return Refusal(text("Things are handed to a mage right beside, with no wall between."), "DK-7.5")


def supplies(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why nothing can be taken from the stock."""
    _, mage = asked_mage(state, decision)
    if not any(state.stock.values()):
        return Refusal(text("Nothing is left of the supplies."), "DK-7.50")
    if mage.field != SUPPLY:
        return Refusal(text("Supplies are taken standing on the supply square, G7."), "DK-7.47")
    if mage.held_by >= 0:
        return Refusal(POSSESSED, "DK-11.28")
    return Refusal(text("Taking supplies costs 2 action points."), "DK-6.9")


def mage_edge(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """A click on an edge outside of pouring salt: what a wall or a line of salt means to a mage."""
    edge = edge_number(rest)
    if BOARD.edge_code[edge] == "#":
        return Refusal(text("A wall: mages never cross it; most demons do."), "DK-3.2")
    if edge in state.salt:
        return Refusal(text("A line of magic salt: mages step over it and leave it whole."), "DK-7.29")
    return Refusal(text("To pour salt, choose the salt first."), "DK-7.24")


def salt_edge(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why salt cannot be poured on an edge."""
    edge = edge_number(rest)
    if BOARD.edge_code[edge] == "#":
        return Refusal(text("Salt lies on open edges only; garlic guards walls."), "DK-7.24")
    if edge in state.salt:
        return Refusal(text("Salt lies there already."), "DK-3.9")
    return salt_field(state, decision, rest)


def salt_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Salt lies on edges."""
    return Refusal(text("Only the edges of the mage's own square can be salted."), "DK-7.24")


def supply_limit(state: CircleState, decision: Decision, item: str) -> Refusal | None:
    """Why an item of the stock cannot be taken."""
    if not state.stock.get(item, 0):
        return Refusal(text("None is left in the stock."), "DK-7.48")
    words = (("mage", NAMED_MAGES[state.mage]), ("limit", LIMITS[item]))
    return Refusal(Text("{mage} carries {limit} already; more is not possible.", words), "DK-7.3")
