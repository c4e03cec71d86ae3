"""What speaks for meeting a person, or for slipping past (TAL-6.18.2c)."""

from __future__ import annotations

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.casting import harm_of
from game.talisman.adviser.reasons.casting import IN_THE_WAY
from game.talisman.adviser.reasons.fighting import of_meeting
from game.talisman.adviser.reasons.visiting import down_to
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.magic import evading
from game.talisman.rules.table.land import card_name
from game.talisman.state import TalismanState


def of_facing(state: TalismanState, decision: Decision, option: Option) -> Text | None:
    """A fight or the ways round it; a person, if one is met."""
    card = (decision.about or "").partition("card:")[2]
    if not card or CARD_OF[card].kind == ENEMY:
        return of_meeting(state, decision, option)
    if option.key == evading.MEET:
        return down_to(state.heroes[decision.seat]) if CARD_OF[card].id == "healer" else None
    harms = harm_of(state, decision.seat, card) > 0
    return Text(IN_THE_WAY.message, (("card", card_name(card)),)) if harms else None
