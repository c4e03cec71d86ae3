"""What the kinds of events sound like, which are proclaimed, and which belong together."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Event, Text
from game.ui.tables.common.between_views import follows

SOUNDS = {
    "moved_die": "dice_roll", "thrown": "dice_roll", "fight_thrown": "dice_roll", "death_thrown": "dice_roll",
    "follower_thrown": "dice_roll", "moved": "die_set", "transported": "card_slide", "carried": "card_slide",
    "life_lost": "hit", "life_gained": "spell_heal", "healed": "spell_heal", "died": "death",
    "player_out": "eliminated", "spell_cast": "spell_attack", "taken": "card_slide", "received": "card_slide",
    "left": "card_slide", "drawn": "card_turn", "card_drawn": "card_turn", "revealed": "card_turn",
    "fight_won": "fight_won", "fight_lost": "fight_lost", "gold_gained": "die_set", "gold_taken": "die_set",
    "strength_gained": "spell_heal", "craft_gained": "spell_heal", "strength_lost": "hit", "craft_lost": "hit",
    "toad": "spell_attack", "restored": "spell_heal", "crown_reached": "crown", "exorcised": "demon_driven_out",
    "protection": "shield", "evaded": "shield", "portal_opened": "round", "quest_done": "round",
}  # fmt: skip
TOGETHER = frozenset(
    {"life_lost", "left", "discarded", "spell_discarded", "will_miss", "effect_ended", "spell_drawn", "stashed"}
)
"""Kinds of events that are shown at once when they follow each other."""
VERDICTS = frozenset({"fight_won", "fight_lost", "fight_drawn"})
"""Kinds of events that say how a fight ends."""
PROCLAIMED = {"portal_opened": Text("The Portal of Power opens")}
ONE_STEP = Text("One step to the Crown")
"""In the Valley of Fire."""
CROWNED = {"crown_reached": Text("The Crown of Command!"), "match_won": Text("The Crown is won")}


def belongs_to(group: Sequence[Event], event: Event) -> bool:
    """Whether an event is shown together with those before it."""
    return follows(group, event, alike=TOGETHER)
