"""Bags of Gold, number 5 (cards file 2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.register import GOLD, kept

if TYPE_CHECKING:
    from game.talisman.rules.you import You


@kept(GOLD, "bag_of_gold", Text("Bag of Gold"), Text("Gain 1 Gold. Then discard."), copies=12)
class BagOfGold(Ability):
    """One bag."""

    async def taken(self, you: You) -> None:
        """Turn the card into Gold."""
        await you.gain_gold(1)


@kept(GOLD, "two_bags_of_gold", Text("Two Bags of Gold"), Text("Gain 2 Gold. Then discard."), copies=3)
class TwoBagsOfGold(Ability):
    """Two bags."""

    async def taken(self, you: You) -> None:
        """Turn the card into Gold."""
        await you.gain_gold(2)
