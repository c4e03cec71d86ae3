"""What is shown of each kind of event in Demons, and of which nothing is."""

from __future__ import annotations

from game.engine.decision import Text
from game.ui.kit.painting.glow import Colour
from game.ui.tables.common.spectacle import COLD, GRIM
from game.ui.tables.demons.motion.banners import SIGNS

SILENT = frozenset(
    {"order_die", "order_rolled", "player_turn", "power_used", "shield_chosen", "bid_opened", "search_again", "love"}
    | {"ring_given_up", "ring_gone", "magician_defends", "demons_gone", "treasures_inherited", "treasures_lost"}
    | {"pool_exhausted", "rested", "order_tied"}
)
"""Events that the log tells, and nothing moves for."""
SLEEPS, FIGHTS, CONJURES = frozenset({"unit_slept"}), frozenset({"combat"}), frozenset({"conjured"})
DRAWS, SEARCHES, FALLS = frozenset({"demon_drawn"}), frozenset({"searched"}), frozenset({"city_destroyed"})
WALKS = frozenset({"unit_hunted", "unit_fled", "unit_carried", "unit_led", "unit_home", "unit_rose"})
GOES = frozenset({"moved", "entered", "evaded", "escaped", "freed", "transported"})
LEAVES = frozenset({"demon_released", "demon_turned_away", "curse_stopped", "curse_lifted"})
LOANS = frozenset({"borrowed_demon", "demon_returned"})
TREASURES = frozenset({"treasure_discovered", "treasure_seized", "treasure_gained", "treasure_claimed"}) | {
    "treasure_given_up",
    "seizure_failed",
}
PROCLAIMED_SOUNDS = {
    "captured": "captive", "died": "death", "ring_drawn": "solomons_ring", "ring_bought": "solomons_ring",
    "ring_taken": "solomons_ring",
}  # fmt: skip
REMEMBERED: dict[str, tuple[Text, Colour]] = {
    "captured": (Text("Captured!"), GRIM), "died": (Text("A magician is dead"), GRIM),
    "ring_drawn": (Text("Solomon's ring!"), COLD), "ring_bought": (Text("Solomon's ring!"), COLD),
    "ring_taken": (Text("Solomon's ring!"), COLD),
}  # fmt: skip
"""Moments worth remembering: what they are called, and in what light they are held up."""
PROCLAIMED = frozenset(SIGNS) - FIGHTS | frozenset(REMEMBERED)
SHINES = {
    "healed": (169, 217, 138),
    "invisible": (150, 190, 255),
    "reconciled": (169, 217, 138),
    "cursed": (190, 90, 255),
    "tortured": (255, 60, 40),
    "shield_raised": (246, 221, 148),
    "shield_not_raised": (150, 124, 92),
    "borrowed": (255, 120, 220),
    "bewitched": (255, 120, 220),
    "storm": (120, 190, 255),
}
"""Light over a magician, by event."""
BURSTS = {"fled": (255, 176, 74), "destroyed": (255, 70, 40)}
"""Light over a mortal unit."""
SHOWN = frozenset().union(
    WALKS, SLEEPS, GOES, FIGHTS, CONJURES, DRAWS, LEAVES, LOANS, TREASURES, SEARCHES, BURSTS, FALLS, PROCLAIMED, SHINES
)
"""Every event that something moves for."""
