"""Why a mage cannot use a thing: what he carries, salt on edges, supplies, a pentagram to wash away."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.box.board import (
    BOARD,
    SUPPLY,
    edge_number,
)
from game.devils_circle.box.pieces import ITEM_NAMES, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.referee.between import (
    WALLS_BETWEEN,
    behind_a_wall,
    wall_to_demon,
    walled_off,
)
from game.devils_circle.referee.danger import FACES
from game.devils_circle.referee.deeds import POSSESSED, exorcism_stop
from game.devils_circle.referee.mages import asked_mage
from game.devils_circle.rules.ground import OPENLY, WITHIN_TWO, demons_set, pentagram_fields
from game.devils_circle.rules.mages.deeds import prayer_bonus
from game.devils_circle.rules.mages.options import salt_edges
from game.devils_circle.rules.mages_phase import COSTS
from game.devils_circle.state import HANDS, LIMITS, CircleState, Mage
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.ids import parted

ONLY_OWN_EDGES = Text("Only the edges of the mage's own square can be salted.")
NOT_AT_DAWN = {
    "torch": (Text("Torches cannot be lit at dawn."), "DK-7.40"),
    "book": (Text("No exorcism is possible at dawn."), "DK-8.9"),
}
"""What dawn forbids, by the thing that is used: said before what else it lacks."""
NO_HAND_FOR_DROPS = Text("Elven drops need a free hand.")


def mage_item(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why an item cannot be used."""
    number, mage = asked_mage(state, decision)
    owner, item = parted(rest)
    if owner != MAGES[number]:
        return Refusal(text("These things belong to another mage."), "DK-7.5")
    if state.at_dawn and item in NOT_AT_DAWN:
        return Refusal(*NOT_AT_DAWN[item])
    if not getattr(mage, item, 0):
        return none_left(number, item)
    if mage.held_by >= 0 and item not in ("wand", "garlic"):
        return Refusal(POSSESSED, "DK-11.28")
    if item == "drops":
        return drops_stop(state, mage)
    if item == "book":
        return exorcism_stop(state, mage) or nobody_to_exorcise(state, mage)
    return ITEM_RULES[item](state, mage)


def none_left(number: int, item: str) -> Refusal:
    """That a mage carries no such thing (DK-7.1)."""
    words = (("mage", NAMED_MAGES[number]), ("item", ITEM_NAMES.get(item, item)))
    return Refusal(Text("{mage} has none left of this: {item}.", words), "DK-7.1")


def nobody_to_exorcise(state: CircleState, mage: Mage) -> Refusal:
    """Whom to click, or that no demon is within two open steps, and whether walls make it so (DK-8.1)."""
    if demons_set(state) & WITHIN_TWO[mage.field]:
        return Refusal(Text("Click the demon that is to be exorcised."), "DK-8.1")
    for number, demon in enumerate(state.demons):
        if walled_off(mage.field, demon.field):
            return Refusal(Text(WALLS_BETWEEN.message, (("other", NAMED_DEMONS[number]),)), "DK-8.1")
    return Refusal(text("The book is for exorcisms: no demon is in reach."), "DK-8.1")


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


def mage_pentagram(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why a pentagram cannot be washed away."""
    number, mage = asked_mage(state, decision)
    if mage.held_by >= 0:
        return Refusal(POSSESSED, "DK-11.28")
    if not mage.drops:
        return Refusal(Text("{mage} has no elven drops left.", (("mage", NAMED_MAGES[number]),)), "DK-7.34")
    if mage.wand >= HANDS:
        return Refusal(NO_HAND_FOR_DROPS, "DK-7.30")
    field = next((field for marker, field, _way in state.pentagrams if str(marker) == rest), -1)
    if behind_a_wall(mage.field, field):
        return Refusal(Text("A wall is between here and the pentagram."), "DK-7.34")
    return Refusal(
        text("Drops reach a pentagram on the mage's own square or beside it, with no wall between."), "DK-7.34"
    )


def drops_stop(state: CircleState, mage: Mage) -> Refusal:
    """Why nobody can be sprinkled, or whom to click for it (DK-7.30, DK-7.34)."""
    if mage.wand >= HANDS:
        return Refusal(NO_HAND_FOR_DROPS, "DK-7.30")
    beside = OPENLY[mage.field]
    if demons_set(state) & beside or pentagram_fields(state.pentagrams) & (beside | 1 << mage.field):
        return Refusal(Text("Click the demon or the pentagram that the drops are meant for."), "DK-7.30")
    if any(behind_a_wall(mage.field, field) for _marker, field, _way in state.pentagrams):
        return Refusal(Text("A wall is between here and the pentagram."), "DK-7.34")
    return wall_to_demon(state, mage, "DK-7.30") or Refusal(
        text("Drops are for a demon or a pentagram right beside: there is none."), "DK-7.30"
    )


def mage_act(state: CircleState, decision: Decision, act: str) -> Refusal | None:
    """Why a mage cannot pray, or take supplies."""
    number, mage = asked_mage(state, decision)
    if act != "pray":
        return supplies(state, decision, act)
    if mage.held_by >= 0:
        return Refusal(POSSESSED, "DK-11.28")
    if mage.points < COSTS["pray"]:
        return Refusal(text("A prayer costs 2 action points."), "DK-6.9")
    most = max(FACES) + prayer_bonus(state, number)
    words = text("No die can answer: with wand and book it shows {most} at most, and must be more.", most=most)
    return Refusal(words, "DK-8.12")


def supplies(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why nothing can be taken from the stock."""
    _, mage = asked_mage(state, decision)
    if not any(state.stock.values()):
        return Refusal(text("Nothing is left of the supplies."), "DK-7.50")
    if mage.field != SUPPLY:
        return Refusal(text("Supplies are taken standing on the supply square, G7."), "DK-7.47")
    if mage.held_by >= 0:
        return Refusal(POSSESSED, "DK-11.28")
    if mage.points < 2:
        return Refusal(text("Taking supplies costs 2 action points."), "DK-6.9")
    return Refusal(Text("First choose to take supplies, then which."), "DK-7.47")


def mage_edge(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """A click on an edge outside of pouring salt: what it is, and what could be done there."""
    edge = edge_number(rest)
    if BOARD.edge_code[edge] == "#":
        return Refusal(text("A wall: mages never cross it; most demons do."), "DK-3.2")
    if edge in state.salt:
        return Refusal(text("A line of magic salt: mages step over it and leave it whole."), "DK-7.29")
    if decision.kind != "mage":
        return Refusal(Text("An open side: nothing lies there, and it stops nobody."), "DK-2.3")
    _, mage = asked_mage(state, decision)
    if mage.field not in BOARD.sides(edge):
        return Refusal(ONLY_OWN_EDGES, "DK-7.24")
    return mage_item(state, decision, f"{(decision.about or '').removeprefix('mage:')}:salt") or Refusal(
        text("To pour salt, choose the salt first."), "DK-7.24"
    )


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
    return Refusal(ONLY_OWN_EDGES, "DK-7.24")


def supply_limit(state: CircleState, decision: Decision, item: str) -> Refusal | None:
    """Why an item of the stock cannot be taken."""
    if not state.stock.get(item, 0):
        return Refusal(text("None is left in the stock."), "DK-7.48")
    words = (("mage", NAMED_MAGES[state.mage]), ("limit", LIMITS[item]))
    return Refusal(Text("{mage} carries {limit} already; more is not possible.", words), "DK-7.3")


def gift_item(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why a thing is not what the mage hands over (DK-7.5 to DK-7.7)."""
    owner, item = parted(rest)
    if owner != MAGES[state.mage]:
        return Refusal(text("These things belong to another mage."), "DK-7.5")
    if item == "drops":
        return Refusal(Text("Elven drops cannot be handed over."), "DK-7.6")
    if not getattr(state.mages[state.mage], item, 0):
        return none_left(state.mage, item)
    words = (("mage", NAMED_MAGES[MAGES.index((decision.about or "").removeprefix("mage:"))]),)
    return Refusal(Text("{mage} can carry no more of it.", words), "DK-7.5")
