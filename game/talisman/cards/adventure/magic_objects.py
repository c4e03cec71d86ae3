"""Magic Objects, number 5: none of them works on the Cursed Glade or under Destroy Magic (TAL-C15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.talisman.box.ability import Ability
from game.talisman.box.register import BEFORE_BATTLE, DRAGON, MAGIC_OBJECT, kept, lasting
from game.talisman.state import EVIL, GOOD, NEUTRAL, TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

kept(
    MAGIC_OBJECT,
    "amulet",
    Text("Amulet"),
    Text(
        "You cannot cast Spells. Healing, Preservation, Immobility, Acquisition, Hex, Random, Psionic Blast and "
        "Destruction do not work on you, even if you want them to, and nobody can evade you by Invisibility."
    ),
    worth=2,
    no_casting=True,
    immune_to=(
        "healing", "preservation", "immobility", "acquisition", "hex", "random", "psionic_blast", "destruction",
    ),
    seen_through=True,
)  # fmt: skip


@kept(
    MAGIC_OBJECT,
    "cross",
    Text("Cross"),
    Text(
        "If Evil you lose no Life at the Chapel, if Good none in the Graveyard. You defeat the Demon, Wraiths, Ghosts "
        "and Spectres without a fight."
    ),
    worth=3,
)
class Cross(Ability):
    """Holy against evil places and spirits."""

    destroys = ("demon", "wraith", "ghost", "spectre")

    def spares(self, state: TalismanState, seat: int, terrain: str) -> bool:
        """Spares Evil at the Chapel and Good in the Graveyard."""
        return (terrain, state.heroes[seat].alignment) in (("chapel", EVIL), ("graveyard", GOOD))


@kept(
    MAGIC_OBJECT,
    "holy_grail",
    Text("Holy Grail"),
    Text("Not for Evil Characters. +1 Craft. You lose no Life in the Desert."),
    worth=3,
    alignments=(GOOD, NEUTRAL),
)
class HolyGrail(Ability):
    """Wisdom, and no thirst."""

    craft = 1

    def spares(self, state: TalismanState, seat: int, terrain: str) -> bool:
        """Spares its owner in the Desert."""
        return terrain == "desert"


kept(
    MAGIC_OBJECT,
    "holy_lance",
    Text("Holy Lance"),
    Text("Not for Evil Characters. Weapon: +1 Strength in Combat, +3 instead against Dragons."),
    worth=3,
    alignments=(GOOD, NEUTRAL),
    weapon=1,
    weapon_against=((DRAGON, 3),),
    pairs=False,
)
kept(MAGIC_OBJECT, "magic_belt", Text("Magic Belt"), Text("+2 Strength."), worth=4, strength=2,
     published=(("strength", 1),))  # fmt: skip
kept(
    MAGIC_OBJECT,
    "orb_of_knowledge",
    Text("Orb of Knowledge"),
    Text(
        "Once: when you are about to draw Adventure cards, draw 1 more and discard one of those drawn. Then discard "
        "the Orb."
    ),
    worth=1,
    extra_cards_once=1,
)


@kept(
    MAGIC_OBJECT,
    "potion_of_strength",
    Text("Potion of Strength"),
    Text("Once: drink it for +2 Strength until the end of this turn. Then discard."),
    worth=1,
)
class PotionOfStrength(Ability):
    """Drunk once, in anybody's turn."""

    use_windows = (BEFORE_BATTLE,)

    def able(self, state: TalismanState, seat: int) -> bool:
        """It can be drunk whenever it works."""
        return True

    async def use(self, you: You) -> None:
        """Drink it."""
        await you.last("drunk", seat=you.seat, until="turn")
        await you.discard_card()


@lasting("drunk", Text("Potion of Strength"))
class Drunk(Ability):
    """The Potion's strength until the end of the turn."""

    strength = 2


kept(MAGIC_OBJECT, "ring", Text("Ring"), Text("+1 Strength and +2 Craft."), worth=4, strength=1, craft=2,
     published=(("craft", 1),))  # fmt: skip


@kept(
    MAGIC_OBJECT,
    "runesword",
    Text("Runesword"),
    Text(
        "Not for Good Characters. Weapon: +1 Strength in Combat. If you win a Combat with it and the loser loses a "
        "Life, you gain 1 Life."
    ),
    worth=4,
    alignments=(NEUTRAL, EVIL),
)
class Runesword(Ability):
    """Drinks the Lives of the beaten."""

    weapon = 1
    pairs = False

    async def won_with(self, you: You) -> None:
        """The owner gains the Life that the loser lost."""
        await you.gain_life()


kept(MAGIC_OBJECT, "solomons_crown", Text("Solomon's Crown"), Text("+2 Craft."), worth=4, craft=2)
kept(
    MAGIC_OBJECT,
    "talisman",
    Text("Talisman"),
    Text("The key to the Valley of Fire: nobody enters it without a Talisman."),
    copies=2,
    talismans=4,
    worth=8,
    opens_valley=True,
)
kept(
    MAGIC_OBJECT,
    "wand",
    Text("Wand"),
    Text("You always have at least 1 Spell: whenever you have none, draw one at once."),
    worth=4,
    fewest_spells=1,
)
