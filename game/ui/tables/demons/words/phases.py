"""The steps of a game turn, and what they are for."""

from __future__ import annotations

from game.demons.state import DEMON_USE, FIRST_PHASE, MORTAL_COMBAT, MORTAL_MOVEMENT
from game.engine.decision import Text
from game.ui.tables.common.telling.phases import Phase
from game.ui.tables.common.telling.turns import TurnWords

PHASES = (
    Phase(
        MORTAL_MOVEMENT,
        "turban",
        Text("Mortals move"),
        Text("Mortal units that wake come nearer to catch magicians. The program moves them; you watch where they go."),
    ),
    Phase(
        MORTAL_COMBAT,
        "crossed-swords",
        Text("Mortals search and attack"),
        Text("Mortal units beside a magician search for him; whoever is found must fight or is captured."),
    ),
    Phase(
        FIRST_PHASE,
        "pentacle",
        Text("Conjure or move"),
        Text("Gain demons by conjuring, or walk: away from mortals, towards a treasure."),
    ),
    Phase(
        DEMON_USE,
        "daemon-skull",
        Text("Use of demons"),
        Text("Your demons work for you: they find treasures, fight, carry you away. Each power is told on its card."),
    ),
)
TURN_WORDS = TurnWords(
    over={"": Text("Your turn is over: nothing is left that your demons could do.")},
    ends={
        "magician_attacks": Text("The attack has ended your turn."),
        "turn_lost": Text("Your turn is over: naked, you lose it."),
        "captured": Text("Your turn is over: you are a captive."),
        "left": Text("Your turn is over: you have left Armenia."),
        "died": Text("Your turn is over: you are dead."),
    },
    by_hand=frozenset({"done"}),
)
