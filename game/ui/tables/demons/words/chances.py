"""What the button of an attack says of its chances."""

from __future__ import annotations

from fractions import Fraction

from game.demons.box.charts import DEFENDER_ELIMINATED, DEFENDER_FLEES
from game.demons.referee.flight import BACK_AT_ONCE
from game.demons.rules.combat.words import OF_UNITS
from game.engine.decision import Odds, Text, text
from game.ui.tables.common.telling.percentages import percent
from game.words import _

FLED, SLAIN = Text("fled"), Text("slain")


def ends_of_mortals(odds: Odds | None) -> tuple[str, Text] | None:
    """How an attack on mortals may end, in two lines: the best end, and the loss, else flight; None for everybody else.

    Flight is no victory like the other: at home they are back at once, elsewhere later.
    """
    shares = {outcome.text: outcome.share for outcome in odds or ()}
    destroyed = shares.get(OF_UNITS[DEFENDER_ELIMINATED])
    fled = shares.get(OF_UNITS[DEFENDER_FLEES], shares.get(BACK_AT_ONCE))
    if destroyed is None and fled is None:
        return None
    good = _("{percent} fled", percent=percent(fled)) if destroyed is None and fled is not None else ""
    good = good or _("{percent} slain", percent=percent(destroyed or Fraction(0)))
    lost = Fraction(1) - (destroyed or 0) - (fled or 0)
    if lost:
        return good, text("{percent} lost", percent=percent(lost))
    if destroyed is None or fled is None:
        return percent(destroyed or fled or Fraction(1)), SLAIN if fled is None else FLED
    return good, text("{percent} fled", percent=percent(fled))
