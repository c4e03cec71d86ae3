"""What the Warlock may ask for (BRD-9)."""

from __future__ import annotations

from game.engine.decision import Text

TAKE_A_LIFE, KILL_AN_ENEMY, FOLLOWER, MAGIC_OBJECT, THREE_GOLD, TWO_GOLD = (
    "take_a_life", "kill_an_enemy", "deliver_follower", "deliver_magic_object", "deliver_3_gold", "deliver_2_gold",
)  # fmt: skip
QUESTS = {
    TAKE_A_LIFE: Text("beat another Character in a fight and take a Life"),
    KILL_AN_ENEMY: Text("defeat an Enemy"),
    FOLLOWER: Text("hand over a Follower"),
    MAGIC_OBJECT: Text("hand over a Magic Object"),
    THREE_GOLD: Text("hand over 3 Gold"),
    TWO_GOLD: Text("hand over 2 Gold"),
}
GOLD_ASKED = {THREE_GOLD: 3, TWO_GOLD: 2}
