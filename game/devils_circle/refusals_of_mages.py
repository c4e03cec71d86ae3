"""Why a mage cannot do what was clicked."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.board import (
    BOARD,
    FIREPLACE_SET,
    KEEP_SET,
    RING_SET,
    SUPPLY,
    edge_number,
    field_number,
    named_field,
)
from game.devils_circle.ground import OPENLY, WITHIN_TWO, demons_set, first_fields, mages_set, pentagram_fields
from game.devils_circle.mage_options import (
    EXORCISM_POWER,
    EXORCISM_POWER_WITH_WAND,
    gifts,
    salt_edges,
)
from game.devils_circle.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.state import HANDS, LIMITS, ON_BOARD, CircleState, Mage
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.rooms import set_of


def asked_mage(state: CircleState, decision: Decision) -> tuple[int, Mage]:
    """The mage whose action is being chosen."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    return number, state.mages[number]


# -- mages: where to go -----------------------------------------------------------------------------------


def mage_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage cannot go to a field."""
    _, mage = asked_mage(state, decision)
    field = field_number(name)
    if field == mage.field:
        return Refusal(text("He stands there."), "DK-6.11")
    if (stop := field_obstacle(state, field)) is not None:
        return stop
    steps = BOARD.steps(mage.field, field)
    points = min(1, mage.points) if mage.limited else mage.points
    if mage.limited and points:
        return Refusal(text("With strength 1 he may only take one small action or say one prayer."), "DK-6.6")
    if field in BOARD.adjacent[mage.field] and BOARD.is_wall(mage.field, BOARD.way(mage.field, field)):
        return Refusal(text("A mage cannot go through walls."), "DK-3.2")
    if steps is not None and steps <= points:
        return Refusal(text("All ways of that length are blocked."), "DK-6.11")
    return Refusal(
        text(
            "{field} is too far: he has {n} action point left.",
            plural="{field} is too far: he has {n} action points left.",
            field=named_field(field),
            n=points,
        ),
        "DK-6.7",
    )


def field_obstacle(state: CircleState, field: int) -> Refusal | None:
    """What on a field keeps mages out (DK-2.13, DK-3.3, DK-3.4)."""
    for occupied, words, clause in (
        (RING_SET, Text("Mages never enter the outer ring."), "DK-2.13"),
        (FIREPLACE_SET, Text("No mage can enter a fireplace."), "DK-3.3"),
        (set_of(state.holes), Text("A hole to hell gapes there."), "DK-3.3"),
        (set_of(state.wands), Text("A wand lies there; it can be picked up from beside it."), "DK-3.3"),
        (first_fields(state.torches), Text("A torch burns there."), "DK-3.3"),
        (first_fields(state.herbs), Text("Herbs burn there."), "DK-3.3"),
        (pentagram_fields(state.pentagrams), Text("A pentagram glows there."), "DK-3.4"),
        (mages_set(state) | demons_set(state) | 1 << state.cradle, Text("Somebody is there already."), "DK-3.4"),
    ):
        if occupied >> field & 1:
            return Refusal(words, clause)
    return None


def free_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why something cannot be set on a field."""
    field = field_number(name)
    if field == SUPPLY:
        return Refusal(text("Nothing can be set on the supply square."), "DK-3.6")
    return field_obstacle(state, field) or Refusal(
        text("It must be a square right beside, with no wall between."), decision.clause
    )


def placing_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage or the cradle cannot be placed on a field."""
    field = field_number(name)
    if decision.kind == "place_cradle" and field == SUPPLY:
        return Refusal(text("The cradle cannot stand on the supply square."), "DK-3.6")
    return field_obstacle(state, field)


def ring_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot begin on a field."""
    if KEEP_SET >> field_number(name) & 1:
        return Refusal(text("Demons begin in the outer ring."), "DK-4.8")
    return Refusal(text("Another demon begins there."), "DK-4.8")


# -- mages: things and targets ----------------------------------------------------------------------------


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
            Text("{demon} is too far: two squares over open edges for an exorcism, beside him for the rest.", words),
            "DK-8.1",
        )
    return exorcism_stop(state, mage) or Refusal(
        Text("He must stand beside {demon} for drops or an attack.", words), "DK-7.30"
    )


def exorcism_stop(state: CircleState, mage: Mage) -> Refusal | None:
    """What an exorcism lacks (DK-6.6, DK-6.7, DK-8.2, DK-8.3, DK-8.9)."""
    needed = EXORCISM_POWER_WITH_WAND if mage.wand else EXORCISM_POWER
    if state.at_dawn:
        return Refusal(text("No exorcism is possible at dawn."), "DK-8.9")
    if mage.limited:
        return Refusal(text("With strength 1 he may only take one small action or say one prayer."), "DK-6.6")
    if mage.points < 2:
        return Refusal(text("An exorcism costs 2 action points."), "DK-6.9")
    if not mage.book or not mage.herb:
        return Refusal(text("An exorcism needs a book and at least one bundle of herbs."), "DK-8.3")
    if mage.wand >= HANDS:
        return Refusal(text("An exorcism needs a free hand; he holds two wands."), "DK-8.3")
    if mage.power < needed:
        return Refusal(
            text("An exorcism needs power {needed}, he has {power}.", needed=needed, power=mage.power), "DK-8.2"
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
        return Refusal(text("It is his turn already."), "DK-6.4")
    if not other.alive:
        return Refusal(Text("{mage} is dead.", words), "DK-8.26")
    if other.held_by >= 0:
        return Refusal(Text("{mage} is possessed.", words), "DK-6.2")
    if state.mage_seats[other_number] == decision.seat and not other.points:
        return Refusal(Text("{mage} has no action points left.", words), "DK-6.5")
    if OPENLY[mage.field] >> other.field & 1 and not gifts(mage, other):
        return Refusal(Text("{mage} can carry nothing of what he has.", words), "DK-7.5")
    return Refusal(Text("{mage} belongs to another player.", words), "DK-6.3")


def mage_item(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why an item cannot be used."""
    number, mage = asked_mage(state, decision)
    owner, _, item = rest.partition(":")
    if owner != MAGES[number]:
        return Refusal(text("These things belong to another mage."), "DK-7.5")
    if not getattr(mage, item, 0):
        return Refusal(text("He has none left."), "DK-7.1")
    if item in ("drops", "book"):
        return Refusal(text("Click on a demon or a pentagram beside him: that is what it is for."), "DK-7.30")
    if mage.held_by >= 0 and item in ("salt", "torch", "herb"):
        return Refusal(text("A possessed mage only walks, and handles wands, garlic and the cradle."), "DK-11.28")
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
    if mage.limited:
        return Refusal(text("With strength 1 he may only take one small action or say one prayer."), "DK-6.6")
    if mage.points < 2:
        return Refusal(text("This costs 2 action points."), "DK-6.9")
    if mage.wand:
        return Refusal(text("This needs both hands; lay the wand down first."), clause)
    return Refusal(text("There is no free square beside him."), "DK-3.8")


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
    return Refusal(text("There is no square beside him where a wand could lie."), "DK-7.11")


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
        return Refusal(text("He must stand beside the cradle, with no wall between."), "DK-8.14")
    if mage.wand:
        return Refusal(text("Pushing the cradle needs both hands; lay the wand down first."), "DK-8.15")
    if mage.limited:
        return Refusal(text("With strength 1 he may only take one small action or say one prayer."), "DK-6.6")
    if mage.points < 2:
        return Refusal(text("Pushing the cradle costs 2 action points."), "DK-6.9")
    return Refusal(text("There is no free square that the cradle could be pushed to."), "DK-8.16")


def mage_pentagram(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why a pentagram cannot be washed away."""
    _, mage = asked_mage(state, decision)
    if not mage.drops:
        return Refusal(text("He has no elven drops left."), "DK-7.34")
    if mage.wand >= HANDS:
        return Refusal(text("Elven drops need a free hand."), "DK-7.30")
    return Refusal(text("Drops reach a pentagram on his own square or beside him, with no wall between."), "DK-7.34")


def supplies(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why nothing can be taken from the stock."""
    _, mage = asked_mage(state, decision)
    if not any(state.stock.values()):
        return Refusal(text("Nothing is left of the supplies."), "DK-7.50")
    if mage.field != SUPPLY:
        return Refusal(text("Supplies are taken standing on the supply square, G7."), "DK-7.47")
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
    return Refusal(text("Only the edges of his own square can be salted."), "DK-7.24")


def supply_limit(state: CircleState, decision: Decision, item: str) -> Refusal | None:
    """Why an item of the stock cannot be taken."""
    if not state.stock.get(item, 0):
        return Refusal(text("None is left in the stock."), "DK-7.48")
    return Refusal(text("He carries {limit} already; more is not possible.", limit=LIMITS[item]), "DK-7.3")
