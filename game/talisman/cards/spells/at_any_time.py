"""Spells cast at any moment, and the one that answers Spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.engine.ids import name_of
from game.talisman.box.ability import SpellAbility
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import ANY_TIME, CARD_OF, IN_ANSWER_TO_SPELL, WHEN_LOST, spell
from game.talisman.rules.table import effects
from game.talisman.state import LIVES_AT_START, TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You


@spell(
    "counterspell",
    Text("Counterspell"),
    Text("Cancel any Spell just cast, the Command Spell included."),
    timing=(IN_ANSWER_TO_SPELL,),
    copies=2,
    worth=3,
)
class Counterspell(SpellAbility):
    """Undoes the Spell announced last."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """That Spell; the Command Spell is no card, so the Crown stands for it."""
        if not state.casting:
            return ()
        announced = state.casting[-1]
        if announced.target == "countered":
            return ()
        return (f"card:{announced.card}" if announced.card in CARD_OF else announced.target,)

    async def cast(self, you: You, target: str) -> None:
        """Cancel it; its card is discarded all the same."""
        you.counter_spell()


@spell(
    "healing",
    Text("Healing"),
    Text("You or any other Character is healed back up to 4 Lives."),
    timing=(ANY_TIME,),
    copies=2,
    worth=2,
)
class Healing(SpellAbility):
    """Back to four Lives."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Characters with fewer than 4 Lives, but not whose last Life is just being lost."""
        loss = state.loss
        dying = loss.seat if loss is not None and loss.what == "life" else -1
        return tuple([
            f"seat:{other}"
            for other, hero in enumerate(state.heroes)
            if hero.space
            and min(LIVES_AT_START - hero.lives, LIVES_AT_START - hero.healed) > 0
            and not (other == dying and hero.lives == 1)
        ])  # fmt: skip

    async def cast(self, you: You, target: str) -> None:
        """Heal the target."""
        await you.other(int(name_of(target))).heal()


@spell(
    "nullify",
    Text("Nullify"),
    Text("A Character of your choice discards all Spells."),
    timing=(ANY_TIME,),
    worth=2,
)
class Nullify(SpellAbility):
    """Wipes a mind clean."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Whoever holds Spells, Toads too; the caster if he holds another one besides."""
        return tuple([
            f"seat:{other}"
            for other, hero in enumerate(state.heroes)
            if hero.space and len(hero.spells) > (1 if other == seat else 0)
        ])  # fmt: skip

    def costs(self, state: TalismanState, seat: int, target: str) -> tuple[str, ...]:
        """All of the caster's own, if it is cast at the caster."""
        own = state.heroes[seat].spells if target == f"seat:{seat}" else ()
        return tuple([card for card in own if CARD_OF[card].ability is not self])

    async def cast(self, you: You, target: str) -> None:
        """The target discards its Spells."""
        await you.other(int(name_of(target))).discard_all_spells()


async def lose_all_strength_gained(you: You) -> None:
    """Down to the printed value; for a Toad it is the Character inside that loses."""
    printed = CHARACTERS[you.hero.character].strength
    if you.hero.toad:
        you.hero.strength = printed
    else:
        await you.lose_strength(you.hero.strength - printed)


async def lose_all_craft_gained(you: You) -> None:
    """Down to the printed value; for a Toad it is the Character inside that loses."""
    printed = CHARACTERS[you.hero.character].craft
    if you.hero.toad:
        you.hero.craft = printed
    else:
        await you.lose_craft(you.hero.craft - printed)


async def lose_all_gold(you: You) -> None:
    """Every bag."""
    await you.lose_gold(you.hero.gold)


async def gain_strength_inside(you: You) -> None:
    """A point of Strength; for a Toad it is the Character inside that gains."""
    if you.hero.toad:
        you.hero.strength += 1
    else:
        await you.gain_strength()


RANDOM = DieTable(1, (
    Row((1,), Text("Become a Toad."), effects.toad),
    Row((2,), Text("Lose all Strength gained."), lose_all_strength_gained),
    Row((3,), Text("Lose all Craft gained."), lose_all_craft_gained),
    Row((4,), Text("Lose all Gold."), lose_all_gold),
    Row((5,), Text("Gain 1 Strength."), gain_strength_inside),
    Row((6,), Text("Gain 1 Life."), effects.gain_life()),
))  # fmt: skip


@spell(
    "random",
    Text("Random"),
    Text(
        "The target throws a die: 1 becomes a Toad for 3 turns, 2 loses all Strength gained, 3 loses all Craft gained, "
        "4 loses all Gold, 5 gains 1 Strength, 6 gains 1 Life."
    ),
    timing=(ANY_TIME,),
    copies=2,
    worth=2,
    table=RANDOM,
)
class Random(SpellAbility):
    """Anything may happen to the target."""

    def targets(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Anybody, the caster too; during a fight only before its dice."""
        if state.fight is not None and state.window == WHEN_LOST:
            return ()
        return tuple([f"seat:{other}" for other, hero in enumerate(state.heroes) if hero.space])

    async def cast(self, you: You, target: str) -> None:
        """The target throws."""
        await you.other(int(name_of(target))).throw_table(RANDOM, "TAL-S.random")
