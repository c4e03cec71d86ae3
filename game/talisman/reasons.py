"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.talisman import (
    reasons_of_casting,
    reasons_of_evading,
    reasons_of_fighting,
    reasons_of_moving,
    reasons_of_owning,
    reasons_of_visiting,
)
from game.talisman.state import TalismanState

Reason = Callable[[TalismanState, Decision, Option], Text | None]


def reason(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly."""
    if option.key.startswith(("cast:", "use:")):
        return reasons_of_casting.of_card(state, decision, option)
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    "move": reasons_of_moving.of_move,
    "way": reasons_of_moving.of_move,
    "end_turn": reasons_of_moving.of_move,
    "portal": reasons_of_visiting.of_portal,
    "wish_space": reasons_of_moving.of_destination,
    "shrine_space": reasons_of_moving.of_destination,
    "spell_target": reasons_of_casting.of_target,
    "window": reasons_of_fighting.of_passing,
    "encounter": reasons_of_fighting.of_encounter,
    "crown": reasons_of_fighting.of_encounter,
    "face": reasons_of_evading.of_facing,
    "evade": reasons_of_fighting.of_meeting,
    "held": reasons_of_fighting.of_meeting,
    "weapon": reasons_of_fighting.of_weapon,
    "protection": reasons_of_fighting.of_protection,
    "reward": reasons_of_fighting.of_reward,
    "offer": reasons_of_fighting.of_offer,
    "offer_answer": reasons_of_fighting.of_answer,
    "take": reasons_of_owning.of_gain,
    "loot": reasons_of_owning.of_gain,
    "shop": reasons_of_owning.of_gain,
    "acquisition": reasons_of_owning.of_gain,
    "mesmerism": reasons_of_owning.of_gain,
    "lure": reasons_of_owning.of_gain,
    "exchange": reasons_of_owning.of_trophies,
    "lost_object": reasons_of_owning.of_loss,
    "surplus_object": reasons_of_owning.of_loss,
    "surplus_spell": reasons_of_owning.of_loss,
    "discard_drawn": reasons_of_owning.of_drawn,
    "extra_cards": reasons_of_owning.of_more_cards,
    "life_or_follower": reasons_of_visiting.of_toll,
    "toll": reasons_of_visiting.of_toll,
    "service": reasons_of_visiting.of_service,
    "wish": reasons_of_visiting.of_wish,
    "sorcerer": reasons_of_visiting.of_lesson,
    "raise_throw": reasons_of_visiting.of_raising,
    "drink": reasons_of_visiting.of_drink,
}
