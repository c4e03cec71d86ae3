"""The phases of a round, and what they are for."""

from __future__ import annotations

from game.engine.decision import Text
from game.ui.tables.common.phases import Phase

PHASES = (
    Phase(
        "gathering",
        "rolling-dices",
        Text("Gathering mana"),
        Text("Roll dice and keep those that your spells need: they become the mana that pays."),
    ),
    Phase(
        "incantations",
        "scroll-unfurled",
        Text("Incantations"),
        Text("Pay for spells with mana, so that they can be cast, or learn scrolls."),
    ),
    Phase(
        "casting",
        "crossed-swords",
        Text("Casting"),
        Text("Cast the spells you have paid: attack others, protect and heal yourself."),
    ),
    Phase(
        "tidying",
        "hourglass",
        Text("Tidying up"),
        Text("Dice left in the reserve give power; then everybody takes dice for the next round."),
    ),
)
