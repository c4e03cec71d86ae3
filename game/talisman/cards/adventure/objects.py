"""Objects, number 5; the Purchase stock holds twins of most Objects (TAL-PUR-3)."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.register import OBJECT, kept
from game.talisman.state import TalismanState

kept(
    OBJECT,
    "armour",
    Text("Armour"),
    Text("When you have just lost a Life in Combat, throw a die: 4, 5 or 6 saves it. The Combat is still lost."),
    worth=4,
    purchase=4,
    village=4,
    saves_on=(4, 5, 6),
)
kept(
    OBJECT,
    "axe",
    Text("Axe"),
    Text("Weapon: +1 Strength in Combat. You may build a Raft in the Woods or the Forest."),
    worth=2,
    purchase=4,
    village=3,
    weapon=1,
    builds_rafts=True,
)
kept(
    OBJECT,
    "helmet",
    Text("Helmet"),
    Text("When you have just lost a Life in Combat, throw a die: 6 saves it. The Combat is still lost."),
    worth=1,
    purchase=4,
    village=2,
    market=1,
    saves_on=(6,),
)
kept(
    OBJECT,
    "mule",
    Text("Mule"),
    Text(
        "You may carry any number of Objects. If you lose the Mule, leave what is over your limit on your space at "
        "once."
    ),
    worth=3,
    purchase=4,
    market=2,
    unlimited_objects=True,
)


@kept(
    OBJECT,
    "raft",
    Text("Raft"),
    Text(
        "On your next turn you may cross the river to the space straight opposite instead of moving. Used or not, "
        "discard it at the end of that turn."
    ),
    worth=1,
    purchase=1,
    market=3,
)
class Raft(Ability):
    """Crosses the river on the next turn; it lies apart from the Objects (TAL-6.11.15 to TAL-6.11.19)."""


kept(
    OBJECT,
    "shield",
    Text("Shield"),
    Text("When you have just lost a Life in Combat, throw a die: 5 or 6 saves it. The Combat is still lost."),
    worth=2,
    purchase=4,
    village=3,
    market=2,
    saves_on=(5, 6),
)
kept(
    OBJECT,
    "sword",
    Text("Sword"),
    Text("Weapon: +1 Strength in Combat."),
    copies=2,
    worth=2,
    purchase=3,
    village=2,
    market=1,
    weapon=1,
)


@kept(
    OBJECT,
    "water_bottle",
    Text("Water Bottle"),
    Text("You lose no Life in the Desert."),
    worth=1,
    purchase=4,
    market=1,
)
class WaterBottle(Ability):
    """No thirst in the Desert."""

    def spares(self, state: TalismanState, seat: int, terrain: str) -> bool:
        """Spares its owner in the Desert."""
        return terrain == "desert"
