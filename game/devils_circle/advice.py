"""What a sensible player thinks of each option; computer players choose by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.devils_circle import advice_choices, advice_demons, advice_mages, advice_pentagrams
from game.devils_circle.state import CircleState
from game.engine.decision import Decision

Judge = Callable[[CircleState, Decision], list[float]]
UNWISE = -500.0
"""Worth of what nobody should do: a prayer that no die can fulfil, ending the phase with good deeds left."""


def preferences(state: CircleState, decision: Decision) -> Sequence[float]:
    """The worth of each option in the order offered; only their order matters."""
    return JUDGES[decision.kind](state, decision)


JUDGES: dict[str, Judge] = {
    "place_cradle": advice_mages.judge_cradle,
    "place_mage": advice_mages.judge_places,
    "mage": advice_mages.judge_actions,
    "lay_wand": advice_choices.judge_fields,
    "set_torch": advice_choices.judge_fields,
    "set_herbs": advice_choices.judge_fields,
    "pour_salt": advice_choices.judge_edges,
    "push_cradle": advice_choices.judge_pushes,
    "give_item": advice_choices.judge_gifts,
    "resupply": advice_choices.judge_supplies,
    "withdraw": advice_choices.judge_withdrawals,
    "place_demon": advice_demons.judge_places,
    "demon": advice_demons.judge_order,
    "play": advice_demons.judge_plays,
    "throw": advice_pentagrams.judge_throws,
    "psychic": advice_demons.judge_minds,
    "retreat": advice_demons.judge_retreats,
    "rescue": advice_demons.judge_rescues,
}
