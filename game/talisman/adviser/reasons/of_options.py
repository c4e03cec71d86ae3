"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.reasons import casting, evading, fighting, moving, owning, visiting
from game.talisman.state import TalismanState

Reason = Callable[[TalismanState, Decision, Option], Text | None]


def reason(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly."""
    if option.key.startswith(("cast:", "use:")):
        return casting.of_card(state, decision, option)
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    "move": moving.of_move,
    "way": moving.of_move,
    "end_turn": moving.of_move,
    "portal": visiting.of_portal,
    "wish_space": moving.of_destination,
    "shrine_space": moving.of_destination,
    "spell_target": casting.of_target,
    "window": fighting.of_passing,
    "encounter": fighting.of_encounter,
    "crown": fighting.of_encounter,
    "face": evading.of_facing,
    "evade": fighting.of_meeting,
    "held": fighting.of_meeting,
    "weapon": fighting.of_weapon,
    "protection": fighting.of_protection,
    "reward": fighting.of_reward,
    "offer": fighting.of_offer,
    "offer_answer": fighting.of_answer,
    "take": owning.of_gain,
    "loot": owning.of_gain,
    "shop": owning.of_gain,
    "acquisition": owning.of_gain,
    "mesmerism": owning.of_gain,
    "lure": owning.of_gain,
    "exchange": owning.of_trophies,
    "lost_object": owning.of_loss,
    "surplus_object": owning.of_loss,
    "surplus_spell": owning.of_loss,
    "discard_drawn": owning.of_drawn,
    "extra_cards": owning.of_more_cards,
    "life_or_follower": visiting.of_toll,
    "toll": visiting.of_toll,
    "service": visiting.of_service,
    "wish": visiting.of_wish,
    "sorcerer": visiting.of_lesson,
    "raise_throw": visiting.of_raising,
    "drink": visiting.of_drink,
}
