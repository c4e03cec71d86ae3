"""Followers, number 5: persons and creatures that go with a Character (TAL-6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.register import BEFORE_BATTLE, FOLLOWER, kept, lasting
from game.talisman.state import TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

HIRE_FEE = 1


@kept(
    FOLLOWER,
    "alchemist",
    Text("Alchemist"),
    Text("Whenever you like he turns any of your Objects into 1 Gold each."),
    worth=2,
)
class Alchemist(Ability):
    """Turns Objects into Gold, at any moment of the owner's turn outside a fight."""

    sells = True

    def able(self, state: TalismanState, seat: int) -> bool:
        """Whether there is an Object to turn."""
        return bool(state.heroes[seat].objects)

    async def use(self, you: You) -> None:
        """Turn as many as the owner likes."""
        await you.convert_objects()


kept(
    FOLLOWER,
    "gnome",
    Text("Gnome"),
    Text(
        "Throw only 1 die at the Portal of Power with Craft, and only 2 dice in the Mines. You are safe in the Crags. "
        "You may evade in the Hills."
    ),
    worth=3,
    fewer_dice=(("portal", "craft", 1), ("mines", "craft", 2)),
    safe_terrain=("crags",),
    evade_terrain=("hills",),
)
kept(
    FOLLOWER,
    "guide",
    Text("Guide"),
    Text("You are safe in the Chasm, the Crags and the Forest."),
    copies=2,
    worth=2,
    safe_terrain=("chasm", "crags", "forest"),
)
kept(FOLLOWER, "maiden", Text("Maiden"), Text("+2 Craft while she follows you."), worth=4, craft=2)


@kept(
    FOLLOWER,
    "mercenary",
    Text("Mercenary"),
    Text(
        "Pay 1 Gold to take him; otherwise he waits here. Whenever you pay him 1 Gold, once in a turn at most, you "
        "have +3 Strength until the end of that turn."
    ),
    worth=2,
)
class Mercenary(Ability):
    """Fights for pay."""

    fee = HIRE_FEE
    use_windows = (BEFORE_BATTLE,)

    def able(self, state: TalismanState, seat: int) -> bool:
        """Whether he can be paid: there is Gold, and he was not paid in this turn."""
        paid = any(effect.id == "hired" and effect.seat == seat for effect in state.lasting)
        return state.heroes[seat].gold >= HIRE_FEE and not paid

    async def use(self, you: You) -> None:
        """Pay him for the rest of this turn."""
        if await you.pay(HIRE_FEE):
            await you.last("hired", seat=you.seat, until="turn")


@lasting("hired", Text("The Mercenary is paid"))
class Hired(Ability):
    """The Mercenary's help until the end of the turn."""

    strength = 3


kept(
    FOLLOWER,
    "pixie",
    Text("Pixie"),
    Text("You are safe in the Forest. You may evade in the Woods."),
    worth=2,
    safe_terrain=("forest",),
    evade_terrain=("woods",),
)
kept(
    FOLLOWER,
    "prince",
    Text("Prince"),
    Text("At the Castle you may have up to 2 Lives healed for nothing on each visit, or give him up for 3 Gold."),
    worth=3,
    free_lives=2,
    castle_price=3,
)
kept(
    FOLLOWER,
    "princess",
    Text("Princess"),
    Text("At the Castle you may have up to 2 Lives healed for nothing on each visit, or give her up for 3 Gold."),
    worth=3,
    free_lives=2,
    castle_price=3,
)
kept(
    FOLLOWER,
    "unicorn",
    Text("Unicorn"),
    Text("+1 Strength and +1 Craft while it follows you."),
    worth=4,
    strength=1,
    craft=1,
)
