"""Why a demon cannot do what was clicked: what stops it, and what it cannot pay."""

from __future__ import annotations

from dataclasses import replace

from game.devils_circle.box.board import (
    BOARD,
    FIREPLACE_SET,
    RING_SET,
    edge_number,
    field_number,
)
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.referee.stops import stop_words
from game.devils_circle.rules.demons.attack import retreats
from game.devils_circle.rules.demons.options import ONCE, PRICES
from game.devils_circle.rules.ground import demons_set, figures, mages_set
from game.devils_circle.rules.mages.deeds import WITHDRAWAL
from game.devils_circle.rules.moving.steps import (
    FORWARD,
    TOO_SOLID,
    TOO_WEAK,
    WALL_MATERIALITY,
    crosses_walls,
    edge_stop,
    price,
    step_kind,
    walk_layers,
)
from game.devils_circle.state import ON_BOARD, CircleState, Demon
from game.engine.decision import Decision, Refusal, Text, text


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
    return out_of_reach(state, demon, field)


def out_of_reach(state: CircleState, demon: Demon, field: int) -> Refusal:
    """Too few points, or walls that such a demon does not cross."""
    if not state.points:
        return Refusal(Text("It has no freedom points left."), "DK-9.15")
    if not crosses_walls(demon.power, demon.materiality):
        thin = replace(demon, materiality=0)
        if any(layer >> field & 1 for layer in walk_layers(state, thin, state.points)):
            stop = TOO_SOLID if demon.materiality >= WALL_MATERIALITY else TOO_WEAK
            return stop_words(stop, demon.power, demon.materiality)
    return Refusal(
        text("With {n} freedom point it cannot get there.", plural="With {n} freedom points it cannot get there.",
             n=state.points),
        "DK-9.15",
    )  # fmt: skip


def fire_stop(state: CircleState, demon: Demon) -> Refusal:
    """Why the demon cannot pass through the fire."""
    if demon.power <= 4:
        return Refusal(text("Passing through the fire needs more than 4 power."), "DK-10.16")
    if not state.plays and FIREPLACE_SET >> state.began_on & 1:
        return Refusal(Text("Other demons stand on the hearths."), "DK-10.16")
    return Refusal(text("Passing through the fire must be the only play of a turn that began on a hearth."), "DK-10.18")


def step_stop(state: CircleState, demon: Demon, way: int) -> Refusal:
    """Why the demon cannot take one step: what stops it at the edge, or the price."""
    stop = edge_stop(state, demon.field, way, demon.power, demon.materiality, demon.wisp)
    if stop:
        return stop_words(stop, demon.power, demon.materiality)
    if price(state, demon.field, way) <= state.points:
        return Refusal(Text("That step is possible: click who is on the square."), "DK-10.1")
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
    field, beyond = BOARD.sides(edge_number(rest))
    stop = edge_stop(state, field, BOARD.way(field, beyond), demon.power, demon.materiality, demon.wisp)
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
    if play == "fireplace":
        return fire_stop(state, demon)
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
    if play == "psychic" and demon.holds >= 0:
        return Refusal(Text("It holds {mage} already.", (("mage", NAMED_MAGES[demon.holds]),)), "DK-11.26")
    return UNFIT.get(play)


PLAY_CLAUSES = {
    "raise_materiality": "DK-9.16", "curse": "DK-11.2", "pentagram": "DK-9.20", "psychic": "DK-9.22",
}  # fmt: skip
UNFIT = {
    "curse": Refusal(Text("Neither a mage nor the Princess is on an adjacent square."), "DK-11.1"),
    "pentagram": Refusal(Text("All six pentagrams are on the board."), "DK-11.12"),
    "psychic": Refusal(Text("There is no mage whose mind it could attack."), "DK-11.26"),
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
        return rescue_onto_figure(state, decision, name)
    if demons_set(state) >> field & 1:
        return Refusal(text("Another demon stands there."), "DK-10.10")
    if decision.about is None:
        return Refusal(text("It is one step, paid with power, and at least 1 power must be left."), "DK-10.24")
    demon = state.demons[DEMONS.index(decision.about.removeprefix("demon:"))]
    if field not in BOARD.adjacent[demon.field]:
        return Refusal(Text("A rescue move is one step: that square is not right beside."), "DK-10.23")
    return flight_stop(state, demon, BOARD.way(demon.field, field))


def flight_stop(state: CircleState, demon: Demon, way: int) -> Refusal:
    """Why a demon cannot flee over an edge: the price, or what stops it once that is paid (DK-10.24, DK-10.26)."""
    cost = price(state, demon.field, way)
    if demon.power <= cost:
        words = text(
            "That step costs {price} power, and 1 must be left: there is only {power}.", price=cost, power=demon.power
        )
        return Refusal(words, "DK-10.24")
    left = demon.power - cost
    stop = edge_stop(state, demon.field, way, left, demon.materiality, demon.wisp)
    return stop_words(stop, left, demon.materiality) if stop else Refusal(Text("It can flee there."), "DK-10.23")


def rescue_onto_figure(state: CircleState, decision: Decision, rest: str) -> Refusal:
    """Nobody flees onto a mage or the cradle."""
    return Refusal(text("A rescue move is a flight: it enters neither a mage's square nor the cradle's."), "DK-10.26")


def throw_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Where a pentagram cannot be thrown to."""
    return Refusal(text("A pentagram is thrown to one of the four sides of the demon's square."), "DK-11.10")


def other_demon(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """A click on a demon while one has its turn."""
    number = DEMONS.index(name)
    if number == state.demon:
        return Refusal(text("{demon} has its turn already.", demon=NAMED_DEMONS[number]), "DK-9.5")
    return Refusal(text("First the turn of {demon} must end.", demon=NAMED_DEMONS[state.demon]), "DK-9.5")


def withdrawal_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why an exorcist cannot send a demon to a field (DK-8.7, DK-10.20)."""
    demon, field = state.demons[DEMONS.index((decision.about or "").removeprefix("demon:"))], field_number(name)
    if (stop := forced_onto(state, demon, field)) is not None:
        return stop
    if BOARD.distance(demon.field, field) > WITHDRAWAL:
        return Refusal(text("It withdraws {n} squares at most.", n=WITHDRAWAL), "DK-8.7")
    return barred()


def retreat_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot step back to a field after its attack (DK-11.31, DK-11.35)."""
    demon, field = state.demons[DEMONS.index((decision.about or "").removeprefix("demon:"))], field_number(name)
    if (stop := forced_onto(state, demon, field)) is not None:
        return stop
    if field not in BOARD.adjacent[demon.field]:
        return Refusal(Text("It retreats one square: that one is not right beside."), "DK-11.31")
    if step_kind(demon.field, BOARD.way(demon.field, field), state.cradle) == FORWARD:
        return Refusal(Text("It retreats back or aside, never towards the cradle."), "DK-11.31")
    return barred()


def forced_onto(state: CircleState, demon: Demon, field: int) -> Refusal | None:
    """What stands or lies where a demon is to be sent (DK-10.20)."""
    if field == demon.field:
        return Refusal(text("It stands there."), "DK-10.20")
    if figures(state) >> field & 1:
        return Refusal(text("Another figure stands there."), "DK-10.20")
    if field in state.wands:
        return Refusal(Text("A wand lies there: a demon that is forced back does not step on it."), "DK-10.20")
    return None


def barred() -> Refusal:
    """What forced steps do not cross."""
    return Refusal(
        text("Forced steps cross no salt, and no wall that stops the demon."),
        "DK-10.20",
    )
