"""The phases of a stage, and what they are for."""

from __future__ import annotations

from game.engine.decision import Text
from game.ui.tables.common.telling.phases import Phase
from game.ui.tables.common.telling.turns import TurnWords

PHASES = (
    Phase(
        "placing",
        "castle-ruins",
        Text("Setting up"),
        Text("Figures take their places for the night: mages near the Princess, demons in the outer ring."),
    ),
    Phase(
        "mages",
        "meditation",
        Text("The mages act"),
        Text("Each mage spends action points to bar the way, weaken demons and grow stronger."),
    ),
    Phase(
        "demons",
        "daemon-skull",
        Text("The demons come"),
        Text("Each demon spends freedom points to come nearer to the Princess, curse, and strike at mages."),
    ),
    Phase(
        "clock",
        "hourglass",
        Text("Time passes"),
        Text("The clock moves towards sunrise, which ends the night: two dice multiplied, in minutes."),
    ),
)
TURN_WORDS = TurnWords(
    begins=None,
    over={
        "mages": Text("The mages' phase is over: your mages can do nothing more."),
        "demon": Text("This demon's turn is over: it can do nothing more."),
    },
    by_hand=frozenset({"finish", "end"}),
    runs_out=False,
)
