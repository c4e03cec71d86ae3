"""The phases of a round, and what they are for."""

from __future__ import annotations

from game.engine.decision import Text
from game.ui.tables.common.telling.phases import Phase
from game.ui.tables.common.telling.turns import TurnWords
from game.warlocks_duel.state import GATHERING, INCANTATIONS

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
TURN_WORDS = TurnWords(
    begins=None,
    over={
        GATHERING: Text("The gathering is over: the last roll went into the mana pools."),
        INCANTATIONS: Text("You are done with incantations: your dice pay for nothing more."),
        "": Text("The casting is over: nobody casts any more."),  # no news in the next round: its summary came between
    },
    by_hand=frozenset({"pass"}),
    again=None,
)
