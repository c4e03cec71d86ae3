"""What stops a demon at an edge, in words for players and with its clause."""

from __future__ import annotations

from game.devils_circle.rules.moving.steps import (
    DEMON_THERE,
    GARLIC,
    NO_FIELD,
    SALT,
    TOO_SOLID,
    TOO_WEAK,
    edge_stop,
)
from game.devils_circle.state import CircleState, Demon
from game.engine.decision import Refusal, text


def stop_words(stop: str, power: int, materiality: int) -> Refusal:
    """The sentence and clause for a reason found by the rules of steps."""
    if stop == GARLIC:
        return Refusal(text("Garlic guards this wall: no demon can cross it."), "DK-7.21")
    if stop == TOO_SOLID:
        return Refusal(
            text(
                "Materiality {materiality} is too solid for walls; from 6 on they stop a demon.",
                materiality=materiality,
            ),
            "DK-10.7",
        )
    if stop == TOO_WEAK:
        return Refusal(
            text(
                "A wall stops a demon whose materiality ({materiality}) is greater than its power ({power}).",
                materiality=materiality,
                power=power,
            ),
            "DK-10.7",
        )
    if stop == SALT:
        return Refusal(
            text(
                "The salt holds: only a demon with more than 10 power can break it, this one has {power}.", power=power
            ),
            "DK-7.25",
        )
    if stop == DEMON_THERE:
        return Refusal(text("Another figure stands there."), "DK-10.10")
    assert stop == NO_FIELD
    return Refusal(text("The board ends here."), "DK-2.1")


def what_stops(state: CircleState, demon: Demon, field: int, way: int) -> Refusal | None:
    """Why a demon of the values it has now cannot leave a field in a direction; None if the edge lets it through."""
    stop = edge_stop(state, field, way, demon.power, demon.materiality, demon.wisp)
    return stop_words(stop, demon.power, demon.materiality) if stop else None
