"""What a sensible player thinks of each option; computer players choose by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.devils_circle.adviser import choices, demons, mages, pentagrams
from game.devils_circle.state import CircleState
from game.engine.decision import Decision

Judge = Callable[[CircleState, Decision], list[float]]
UNWISE = -500.0
"""Worth of what nobody should do: a prayer that no die can fulfil, ending the phase with good deeds left."""


def preferences(state: CircleState, decision: Decision) -> Sequence[float]:
    """The worth of each option in the order offered; only their order matters."""
    return JUDGES[decision.kind](state, decision)


JUDGES: dict[str, Judge] = {
    "place_cradle": mages.judge_cradle,
    "place_mage": mages.judge_places,
    "mage": mages.judge_actions,
    "lay_wand": choices.judge_fields,
    "set_torch": choices.judge_fields,
    "set_herbs": choices.judge_fields,
    "pour_salt": choices.judge_edges,
    "push_cradle": choices.judge_pushes,
    "give_item": choices.judge_gifts,
    "resupply": choices.judge_supplies,
    "withdraw": choices.judge_withdrawals,
    "place_demon": demons.judge_places,
    "demon": demons.judge_order,
    "play": demons.judge_plays,
    "throw": pentagrams.judge_throws,
    "psychic": demons.judge_minds,
    "retreat": demons.judge_retreats,
    "rescue": demons.judge_rescues,
}
