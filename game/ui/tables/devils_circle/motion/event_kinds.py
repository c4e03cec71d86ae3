"""Which events sound how, and which are shown together."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Event

SOUNDS = {
    "mage_moved": "card_slide", "demon_moved": "card_slide", "mage_placed": "die_set", "demon_placed": "die_set",
    "cradle_moved": "card_slide", "garlic_hung": "die_set", "garlic_taken": "die_set", "salt_poured": "card_slide",
    "salt_broken": "counter", "torch_set": "spell_attack", "herbs_set": "spell_attack", "wand_laid": "die_set",
    "wand_taken": "die_set", "wand_trampled": "counter", "drops_used": "spell_heal", "pentagram_washed": "spell_heal",
    "handed_over": "card_slide", "supplied": "card_slide", "exorcism": "spell_attack", "prayed": "dice_roll",
    "mage_attacks": "counter", "demon_attacks": "counter", "strength_lost": "hit", "power_lost": "hit",
    "demon_power": "hit",
    "mage_died": "death", "neutralised": "demon_driven_out", "hole_opened": "hole_to_hell",
    "resurrected": "spell_attack",
    "stays_below": "dice_roll", "stars": "dice_roll", "freedom": "dice_roll", "curse": "spell_attack",
    "curse_roll": "dice_roll", "attack_roll": "dice_roll", "curse_avoided": "shield", "curse_failed": "shield",
    "princess_cursed": "hit", "pentagram_thrown": "spell_attack", "pentagram_harms": "hit",
    "psychic_attack": "dice_roll",
    "psychic_failed": "shield", "possessed": "spell_attack", "freed": "spell_heal", "clock": "dice_roll",
    "dawn": "dawn",
    "sunrise": "round", "night_began": "round", "phase_began": "round", "match_over": "victory", "fled": "card_slide",
    "fire_passage": "spell_attack", "supplies_destroyed": "hit", "pentagram_exploded": "spell_attack",
    "book_destroyed": "card_turn", "demon_left": "card_slide", "warded": "shield", "pentagram_moved": "card_slide",
}  # fmt: skip
HELD_UP = frozenset({"demon_attacks", "psychic_attack", "mage_attacks", "fled"})
"""Kinds of events that begin an attack, or break a deed off, which is held up to those who are in it."""
TOGETHER = frozenset({
    "demon_materiality", "demon_power", "power_lost", "strength_lost", "book_destroyed", "recovered", "curse_avoided",
    "mages_pale", "supplied", "princess_cursed", "princess_well", "hole_opened", "freed", "demon_grows",
    "action_failed", "torch_burnt_out", "herbs_burnt",
})  # fmt: skip
"""Kinds of events that are shown together with what caused them."""
RISING = frozenset({"demon_power", "demon_materiality", "demon_grows", "power_lost", "strength_lost"})
"""Kinds of events that only change numbers."""
ALIKE = frozenset({"pentagram_moved", "demon_placed", "stays_below"})
"""Kinds of events of which several in a row are shown at once."""


def belongs_to(group: Sequence[Event], event: Event) -> bool:
    """Whether an event is shown together with those before it."""
    if not group:
        return False
    if event.kind == "freedom" and group[-1].kind == "stars":
        return True  # one turn of a demon begins with both
    return event.kind in TOGETHER or (event.kind in ALIKE and group[-1].kind == event.kind)
