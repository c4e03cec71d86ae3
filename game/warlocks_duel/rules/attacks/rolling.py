"""The dice that decide how strong a spell is (WD-4.16 step 2, WD-4.10)."""

from __future__ import annotations

from game.engine.decision import Text
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import as_rolled
from game.warlocks_duel.box.strength import Coin, Rolls, ThrownDice
from game.warlocks_duel.rules.duel import Duel

HEADS, TAILS = Text("The coin shows heads."), Text("The coin shows tails.")


async def determine_strength(duel: Duel, owner: int, spell: str) -> int:
    """The value of a heal when it is cast or used as a defence (WD-4.10)."""
    rolls = duel.roll_ordinary_dice(SPELLS[spell].strength.rolls)
    if rolls:
        await tell_rolls(duel, owner, spell, rolls)
    return SPELLS[spell].strength.points(rolls, duel.state.duelists[owner])


async def tell_rolls(duel: Duel, who: int, spell: str, rolls: Rolls) -> None:
    """Show the dice that decide a strength."""
    strength = SPELLS[spell].strength
    if isinstance(strength, ThrownDice):
        faces = as_rolled(rolls)
        await duel.tell(
            "element_dice_thrown", "WD-E.5", "{spell}: {rolled}.", who=who, spell=spell, rolled=faces, dice=faces
        )
    elif isinstance(strength, Coin):
        side = HEADS.message if rolls[0] >= 4 else TAILS.message
        await duel.tell("coin_flipped", "WD-0.14", side, who=who, spell=spell, rolls=rolls)
    else:
        shown = ", ".join(str(roll) for roll in rolls)
        await duel.tell(
            "die_rolled",
            "WD-E.2",
            "{spell}: the d6 shows {shown}.",
            who=who,
            spell=spell,
            shown=shown,
            rolls=rolls,
        )
