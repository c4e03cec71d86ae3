"""What the button of an attack says of its chances."""

from __future__ import annotations

from game.demons.box.charts import DEFENDER_ELIMINATED, DEFENDER_FLEES
from game.demons.referee.flight import BACK_AT_ONCE
from game.demons.rules.combat.words import OF_UNITS
from game.engine.decision import Odds, Text, text
from game.ui.tables.common.telling.percentages import percent
from game.words import _

FLED, SLAIN = Text("fled"), Text("slain")


def ends_of_mortals(odds: Odds | None) -> tuple[str, Text] | None:
    """How likely mortals who are attacked are destroyed, and put to flight: two lines; None for everybody else.

    Flight is no victory like the other: at home they are back at once, elsewhere later.
    """
    shares = {outcome.text: outcome.share for outcome in odds or ()}
    destroyed = shares.get(OF_UNITS[DEFENDER_ELIMINATED])
    fled = shares.get(OF_UNITS[DEFENDER_FLEES], shares.get(BACK_AT_ONCE))
    if destroyed is None:
        return (percent(fled), FLED) if fled is not None else None
    if fled is None:
        return percent(destroyed), SLAIN
    return _("{percent} slain", percent=percent(destroyed)), text("{percent} fled", percent=percent(fled))
