"""Prayers that no die can answer: they may be said, but nobody is offered them as if they helped."""

from __future__ import annotations

from game.devils_circle.rules.mages.deeds import is_heard
from game.devils_circle.view import CircleView
from game.engine.decision import Option
from game.engine.ids import parted

HIGHEST = 6


def is_vain(view: CircleView, option: Option) -> bool:
    """Whether it is a prayer of the mage in turn that even the highest roll leaves unheard (DK-8.12)."""
    action, trait = parted(option.key)
    mage = next((mage for mage in view.mages if mage.active), None)
    if action != "pray" or mage is None:
        return False
    value = mage.strength if trait == "strength" else mage.power
    return not is_heard(HIGHEST, bool(mage.item("wand")) + mage.item("book"), value)
