"""Strangers, number 4: met when Events and Enemies have been dealt with (TAL-6.15.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option, Text
from game.talisman.box.ability import Ability
from game.talisman.box.board import CRAGS, CRYPT, CURSED_GLADE, FOREST, OASIS, PLAIN_OF_PERIL
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import stranger
from game.talisman.rules.table import effects
from game.talisman.rules.table.sheet import may_gain_spell
from game.talisman.state import EVIL, GOOD, TalismanState

if TYPE_CHECKING:
    from game.talisman.rules.you import You

ENCHANTER_NEEDS = 4
HEALER_LIVES = 2
SORCERER_PRICE = 1
WISH_QUESTION = Text("You are granted a wish. What do you wish for?")
WISH_SPACE_QUESTION = Text("Where do you wish to be?")
BUY_SPELL, BUY_NOTHING = Text("Buy a Spell for 1 Gold"), Text("Buy nothing")
SORCERER_QUESTION = Text("Do you buy a Spell from the Sorcerer for 1 Gold?")
LOST_OBJECT_QUESTION = Text("The Witch takes an Object of your choice. Which one?")
CRAFT_TOO_LOW = Text("Nothing happens: {who} has Craft {n}, and it takes {m}.")
OTHERWISE_ALIGNED = Text("Nothing happens, since {who} is {alignment}.")
SPELL_WISH, GOLD_WISH = Option("wish:spell", Text("1 Spell")), Option("wish:gold", Text("1 Gold"))
TRAVEL_WISH = Option("wish:travel", Text("To be elsewhere in this Region"))
OTHER_WISHES = (
    Option("wish:strength", Text("1 Strength")),
    Option("wish:craft", Text("1 Craft")),
    Option("wish:life", Text("1 Life")),
    TRAVEL_WISH,
)


async def grant_a_wish(you: You, clause: str) -> None:
    """One wish that can come true; then the card is discarded, before the wish carries its owner away."""
    options = (
        *((SPELL_WISH,) if may_gain_spell(you.state, you.seat) else ()),
        *(() if you.hero.toad else (GOLD_WISH,)),
        *OTHER_WISHES,
    )
    wish = await you.choose("wish", WISH_QUESTION, options, clause)
    await you.discard_card()
    if wish == TRAVEL_WISH.key:
        await you.go_to(await you.choose_space("wish_space", WISH_SPACE_QUESTION, you.spaces_of_region(), clause))
    else:
        await WISHES[wish](you)


WISHES = {
    "wish:spell": effects.gain_spell(),
    "wish:gold": effects.gain_gold(),
    "wish:strength": effects.gain_strength(),
    "wish:craft": effects.gain_craft(),
    "wish:life": effects.gain_life(),
}


@stranger(
    "enchanter",
    Text("Enchanter"),
    Text(
        "The first Character to meet him with Craft 4 or more is granted a wish: 1 Spell, 1 Gold, 1 Strength, 1 Craft, "
        "1 Life, or a teleport to any other space of this Region. Then discard; until then he stays."
    ),
)
async def enchanter(you: You) -> None:
    """Listens only to the wise."""
    if you.craft >= ENCHANTER_NEEDS:
        await grant_a_wish(you, "TAL-A.enchanter")
    else:
        await you.nothing_happens(CRAFT_TOO_LOW, n=you.craft, m=ENCHANTER_NEEDS)


@stranger(
    "fairy",
    Text("Fairy"),
    Text(
        "The first Good Character to meet her is granted a wish: 1 Spell, 1 Gold, 1 Strength, 1 Craft, 1 Life, or a "
        "teleport to any other space of this Region. Then discard; until then she stays."
    ),
)
async def fairy(you: You) -> None:
    """Listens only to Good."""
    await you.show_alignment()
    if you.alignment == GOOD:
        await grant_a_wish(you, "TAL-A.fairy")
    else:
        await you.nothing_happens(OTHERWISE_ALIGNED, alignment=you.alignment)


@stranger(
    "healer",
    Text("Healer"),
    Text(
        "Heals up to 2 Lives of any Character who lands here, for nothing, on every visit. He stays for the rest of "
        "the game."
    ),
)
async def healer(you: You) -> None:
    """Heals as much as he can: nobody has a reason to refuse."""
    await you.heal(HEALER_LIVES)


@stranger(
    "hermit",
    Text("Hermit"),
    Text(
        "Throw a die and put the Hermit on: 1 Crypt, 2 Plain of Peril, 3 Oasis, 4 Cursed Glade, 5 Crags, 6 Forest. He "
        "gives the first Character who visits him there a Talisman, if one is left. Then discard."
    ),
    placed=(CRYPT, PLAIN_OF_PERIL, OASIS, CURSED_GLADE, CRAGS, FOREST),
)
async def hermit(you: You) -> None:
    """Waits until there is a Talisman to give."""
    if await you.gain_talisman():
        await you.discard_card()


@stranger(
    "mage",
    Text("Mage"),
    Text(
        "Gives 1 Spell on every visit to a Good Character whose Craft allows another. He stays for the rest of the "
        "game."
    ),
)
async def mage(you: You) -> None:
    """Teaches Good."""
    await you.show_alignment()
    if you.alignment == GOOD:
        await you.gain_spell()
    else:
        await you.nothing_happens(OTHERWISE_ALIGNED, alignment=you.alignment)


@stranger(
    "phantom",
    Text("Phantom"),
    Text(
        "The first Evil Character to meet it is granted a wish: 1 Spell, 1 Gold, 1 Strength, 1 Craft, 1 Life, or a "
        "teleport to any other space of this Region. Then discard; until then it stays."
    ),
)
async def phantom(you: You) -> None:
    """Listens only to Evil."""
    await you.show_alignment()
    if you.alignment == EVIL:
        await grant_a_wish(you, "TAL-A.phantom")
    else:
        await you.nothing_happens(OTHERWISE_ALIGNED, alignment=you.alignment)


@stranger(
    "siren",
    Text("Siren"),
    Text(
        "Her song is heard throughout the land: every Character except the Dwarf, the Elf, the Ghoul and the Troll "
        "misses 1 turn. Then discard."
    ),
    evadable=False,
)
async def siren(you: You) -> None:
    """Everybody misses the next turn, her listener too; a Toad hears with its Character's ears."""
    for other in you.everyone():
        if "siren" not in getattr(CHARACTERS[other.hero.character].ability, "ignores", ()):
            await other.miss_turn()
    await you.discard_card()


@stranger(
    "sorcerer",
    Text("Sorcerer"),
    Text(
        "Sells 1 Spell on every visit, for 1 Gold, to any Character whose Craft allows another. He stays for the rest "
        "of the game."
    ),
)
async def sorcerer(you: You) -> None:
    """No room for a Spell: no business."""
    if not may_gain_spell(you.state, you.seat) or you.hero.gold < SORCERER_PRICE:
        return
    buys = await you.agrees("sorcerer", SORCERER_QUESTION, BUY_SPELL, BUY_NOTHING, "TAL-A.sorcerer")
    if buys and await you.pay(SORCERER_PRICE):
        await you.gain_spell()


async def lose_an_object(you: You) -> None:
    """An Object of the victim's choice is discarded."""
    card = await you.choose_card("lost_object", LOST_OBJECT_QUESTION, you.objects(), "TAL-A.witch")
    if card:
        await you.discard(card)
    else:
        await you.land.tell("nothing_lost", "TAL-A.witch", "{who} has no Object to lose.", who=you.seat)


class Witch(Ability):
    """What lies on the ground is no longer her victim's, and is there to be taken after her throw (TAL-6.5.4)."""

    def threatens(self, state: TalismanState, seat: int) -> tuple[str, ...]:
        """Any of the Objects."""
        return state.heroes[seat].objects


stranger(
    "witch",
    Text("Witch"),
    Text(
        "Throw a die: 1 become a Toad for 3 turns, 2 lose 1 Life, 3 lose 1 Object, 4 gain 1 Strength, 5 gain 1 Craft, "
        "6 gain a Spell. She stays for the rest of the game."
    ),
    table=DieTable(1, (
        Row((1,), Text("Become a Toad."), effects.toad),
        Row((2,), Text("Lose 1 Life."), effects.lose_life()),
        Row((3,), Text("Lose 1 Object."), lose_an_object),
        Row((4,), Text("Gain 1 Strength."), effects.gain_strength()),
        Row((5,), Text("Gain 1 Craft."), effects.gain_craft()),
        Row((6,), Text("Gain a Spell."), effects.gain_spell()),
    )),
    ability=Witch(),
)  # fmt: skip
