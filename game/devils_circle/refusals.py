"""Why a click on something that was not offered means nothing: the rules' own answer."""

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
from game.devils_circle.demon_attack import retreats
from game.devils_circle.demon_turn import ONCE, PRICES
from game.devils_circle.ground import OPENLY, WITHIN_TWO, demons_set, first_fields, mages_set, pentagram_fields
from game.devils_circle.mage_options import (
    EXORCISM_POWER,
    EXORCISM_POWER_WITH_WAND,
    gifts,
    salt_edges,
)
from game.devils_circle.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.state import HANDS, LIMITS, ON_BOARD, CircleState, Demon, Mage
from game.devils_circle.steps import edge_stop, price
from game.devils_circle.stops import stop_words
from game.engine.decision import Decision, Refusal, Text, text
from game.engine.rooms import set_of

Rule = Callable[[CircleState, Decision, str], Refusal | None]


def refusal(state: CircleState, decision: Decision, place: str) -> Refusal:
    """Why ``place`` ("field:e7", "edge:e7-f7", "mage:orlan", "item:orlan:torch", ...) cannot be chosen now."""
    kind, _, rest = place.partition(":")
    rule = RULES.get((decision.kind, kind)) or RULES.get(("", kind))
    try:
        found = rule(state, decision, rest) if rule else None
    except ValueError:
        found = None
    return found or Refusal(
        text("This is not part of the question: {question}", question=decision.question), decision.clause
    )


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


# -- demons -----------------------------------------------------------------------------------------------


def demon_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why the demon cannot go to a field: what stops it on the next square, or the price."""
    demon, field = state.demons[state.demon], field_number(name)
    if field == demon.field:
        return Refusal(text("It stands there."), "DK-10.1")
    if demons_set(state) >> field & 1:
        return Refusal(text("Another demon stands there."), "DK-10.10")
    if mages_set(state) >> field & 1:
        return attack_stop(state, demon, field)
    if field in BOARD.adjacent[demon.field]:
        return step_stop(state, demon, BOARD.way(demon.field, field))
    if FIREPLACE_SET >> field & 1 and FIREPLACE_SET >> demon.field & 1:
        return fire_stop(state, demon)
    return out_of_reach(state)


def out_of_reach(state: CircleState) -> Refusal:
    """Too few points, or no way."""
    return Refusal(
        text("With {n} freedom point it cannot get there.", plural="With {n} freedom points it cannot get there.",
             n=state.points),
        "DK-9.15",
    )  # fmt: skip


def fire_stop(state: CircleState, demon: Demon) -> Refusal:
    """Why the demon cannot pass through the fire."""
    if demon.power <= 4:
        return Refusal(text("Passing through the fire needs more than 4 power."), "DK-10.16")
    return Refusal(text("Passing through the fire must be the only play of a turn that began on a hearth."), "DK-10.18")


def step_stop(state: CircleState, demon: Demon, way: int) -> Refusal:
    """Why the demon cannot take one step: what stops it at the edge, or the price."""
    stop = edge_stop(state, demon.field, way, demon.power, demon.materiality, demon.wisp)
    if stop:
        return stop_words(stop, demon.power, demon.materiality)
    return Refusal(
        text("That step costs {price}, and {n} freedom point is left.",
             plural="That step costs {price}, and {n} freedom points are left.",
             price=price(state, demon.field, way), n=state.points),
        "DK-9.15",
    )  # fmt: skip


def attack_stop(state: CircleState, demon: Demon, field: int) -> Refusal:
    """Why the demon cannot attack the mage on a field."""
    if demon.wisp:
        return Refusal(text("A will-o'-the-wisp cannot enter a mage's square."), "DK-13.2")
    if field not in BOARD.adjacent[demon.field]:
        return Refusal(text("A direct attack is a step onto a mage on the next square."), "DK-11.30")
    way = BOARD.way(demon.field, field)
    if edge_stop(state, demon.field, way, demon.power, demon.materiality, demon.wisp):
        return step_stop(state, demon, way)
    if "attack" in state.plays:
        return Refusal(text("It has made its direct attack this turn."), "DK-11.32")
    if not retreats(state, state.demon, field):
        return Refusal(text("It would have no square to retreat to, back or aside."), "DK-11.31")
    return step_stop(state, demon, way)


def demon_mage(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage cannot be attacked directly."""
    number = MAGES.index(name)
    if number >= len(state.mages) or state.mages[number].field < 0:
        return Refusal(text("This mage is not on the board."), "DK-8.26")
    return attack_stop(state, state.demons[state.demon], state.mages[number].field)


def demon_edge(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """What stops the demon at an edge, or nothing."""
    demon = state.demons[state.demon]
    first, second = BOARD.sides(edge_number(rest))
    start, target = (second, first) if second == demon.field else (first, second)
    stop = edge_stop(state, start, BOARD.way(start, target), demon.power, demon.materiality, demon.wisp)
    if stop:
        return stop_words(stop, demon.power, demon.materiality)
    return Refusal(text("Nothing stops it here. Click the square it should go to."), "DK-10.7")


def demon_cradle(state: CircleState, decision: Decision, rest: str) -> Refusal | None:
    """Why the demon cannot step onto the cradle."""
    demon = state.demons[state.demon]
    if state.cradle in BOARD.adjacent[demon.field]:
        return step_stop(state, demon, BOARD.way(demon.field, state.cradle))
    return Refusal(text("The cradle is too far; the last step must come from a square beside it."), "DK-10.14")


def demon_play(state: CircleState, decision: Decision, play: str) -> Refusal | None:
    """Why a play is not possible."""
    demon = state.demons[state.demon]
    if play == "rescue":
        if not demon.rescue_left:
            return Refusal(text("Its rescue move of this night is used up."), "DK-10.22")
        return Refusal(text("No rescue move that it can pay for with power leads anywhere."), "DK-10.24")
    if play == "leave":
        if not state.at_dawn:
            return Refusal(text("Demons leave the board at dawn only."), "DK-14.14")
        return Refusal(text("It can leave only before any other play of its turn."), "DK-14.14")
    if demon.wisp:
        return Refusal(text("A will-o'-the-wisp can do nothing but move."), "DK-13.1")
    if RING_SET >> demon.field & 1:
        return Refusal(text("In the ring a demon can only take steps; it must enter the keep to do harm."), "DK-9.26")
    if play in ONCE and play in state.plays:
        return Refusal(text("Once a turn is all."), PLAY_CLAUSES[play])
    if play in PRICES and PRICES[play] + state.at_dawn > state.points:
        return Refusal(
            text("That costs {price}, and {n} freedom point is left.",
                 plural="That costs {price}, and {n} freedom points are left.",
                 price=PRICES[play] + state.at_dawn, n=state.points),
            "DK-9.15",
        )  # fmt: skip
    return UNFIT.get(play)


PLAY_CLAUSES = {
    "raise_materiality": "DK-9.16", "curse": "DK-11.2", "pentagram": "DK-9.20", "psychic": "DK-9.22",
}  # fmt: skip
UNFIT = {
    "curse": Refusal(Text("Neither a mage nor the Princess is on an adjacent square."), "DK-11.1"),
    "pentagram": Refusal(Text("All six pentagrams are on the board."), "DK-11.12"),
    "psychic": Refusal(Text("It holds a mage already, or there is none to attack."), "DK-11.26"),
}


def next_demon(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot act next."""
    demon = state.demons[DEMONS.index(name)]
    if demon.status != ON_BOARD:
        return Refusal(text("It is not on the board."), "DK-12.1")
    if demon.acted:
        return Refusal(text("It has no turn any more in this phase."), "DK-9.5")
    return Refusal(text("Another player leads this demon."), "DK-9.3")


def rescue_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why no rescue move leads to a field."""
    field = field_number(name)
    if (mages_set(state) | 1 << state.cradle) >> field & 1:
        return Refusal(
            text("A rescue move is a flight: it enters neither a mage's square nor the cradle's."), "DK-10.26"
        )
    if demons_set(state) >> field & 1:
        return Refusal(text("Another demon stands there."), "DK-10.10")
    return Refusal(text("It is one step, paid with power, and at least 1 power must be left."), "DK-10.24")


def forced_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot be sent to a field."""
    return Refusal(
        text("Forced steps cross no salt and no wall that stops the demon, and enter no figure's or wand's square."),
        "DK-10.20",
    )


def supply_limit(state: CircleState, decision: Decision, item: str) -> Refusal | None:
    """Why an item of the stock cannot be taken."""
    if not state.stock.get(item, 0):
        return Refusal(text("None is left in the stock."), "DK-7.48")
    return Refusal(text("He carries {limit} already; more is not possible.", limit=LIMITS[item]), "DK-7.3")


RULES: dict[tuple[str, str], Rule] = {
    ("mage", "field"): mage_field,
    ("mage", "demon"): mage_demon,
    ("mage", "mage"): mage_mage,
    ("mage", "item"): mage_item,
    ("mage", "cradle"): mage_cradle,
    ("mage", "pentagram"): mage_pentagram,
    ("mage", "stock"): supplies,
    ("mage", "supply"): supplies,
    ("mage", "act"): supplies,
    ("mage", "edge"): mage_edge,
    ("lay_wand", "field"): free_field,
    ("set_torch", "field"): free_field,
    ("set_herbs", "field"): free_field,
    ("push_cradle", "field"): free_field,
    ("pour_salt", "edge"): salt_edge,
    ("place_cradle", "field"): placing_field,
    ("place_mage", "field"): placing_field,
    ("place_demon", "field"): ring_field,
    ("withdraw", "field"): forced_field,
    ("retreat", "field"): forced_field,
    ("rescue", "field"): rescue_field,
    ("resupply", "stock"): supply_limit,
    ("demon", "demon"): next_demon,
    ("play", "field"): demon_field,
    ("play", "mage"): demon_mage,
    ("play", "edge"): demon_edge,
    ("play", "cradle"): demon_cradle,
    ("play", "play"): demon_play,
    ("", "edge"): mage_edge,
}
