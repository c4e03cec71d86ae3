"""Places, number 6: met on every visit when everything else has been dealt with (TAL-6.15.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.ability import Ability
from game.talisman.box.board import CITY, CRAGS, PLAIN_OF_PERIL, TEMPLE, VILLAGE, WARLOCKS_CAVE
from game.talisman.box.characters import gift
from game.talisman.box.die_tables import DieTable, Row
from game.talisman.box.register import place
from game.talisman.rules.table import effects
from game.talisman.rules.table.land import space_name

if TYPE_CHECKING:
    from game.talisman.rules.you import You

MARSH_NEEDS = MAZE_NEEDS = 5
POINTS = 4
CAVE_QUESTION = Text("Do you enter the Cave?")
DRINK_QUESTION = Text("Do you drink?")
STEAL_QUESTION = Text("Do you try to steal something instead of buying?")
LEAVE_IT = Text("Do not drink")
STEAL, BUY = Text("Steal: throw a die"), Text("Buy instead")
SHRINE_QUESTION = Text("Your prayer is heard: where do you wish to be?")
STRONG_ENOUGH = Text("Nothing happens: {who} has Strength {n}, which is enough.")
WISE_ENOUGH = Text("Nothing happens: {who} has Craft {n}, which is enough.")
KNOWS_THE_WAY = Text("Nothing happens: {who} does not get lost there.")
STAY = Option("stay", Text("Stay here"))

CAVE = DieTable(1, (
    Row((1,), Text("A Dragon attacks (Strength 7)."), effects.fight("cave_dragon")),
    Row((2,), Text("A Goblin attacks (Strength 2)."), effects.fight("cave_goblin")),
    Row((3,), Text("Lost: miss 1 turn."), effects.miss_turn()),
    Row((4,), Text("Gain 1 Gold."), effects.gain_gold(1)),
    Row((5,), Text("Gain 2 Gold."), effects.gain_gold(2)),
    Row((6,), Text("Gain 3 Gold."), effects.gain_gold(3)),
))  # fmt: skip


@place(
    "cave",
    Text("Cave"),
    Text(
        "Once on each visit you may throw a die: 1 a Dragon attacks (Strength 7), 2 a Goblin attacks (Strength 2), 3 "
        "you are lost and miss 1 turn, 4 gain 1 Gold, 5 gain 2 Gold, 6 gain 3 Gold. It stays for the rest of the game."
    ),
    table=CAVE,
    optional=True,
    by_function=True,
)
async def cave(you: You) -> None:
    """Those who know caves may add to their throw."""
    if await you.agrees("cave", CAVE_QUESTION, Text("Enter: throw a die"), Text("Stay outside"), "TAL-A.cave"):
        bonus = gift(you.hero.character, you.hero.toad).cave_bonus
        await you.throw_table(CAVE, "TAL-A.cave", bonus)


@place(
    "fountain_of_wisdom",
    Text("Fountain of Wisdom"),
    Text("Holds 4 Craft. Once on each visit you may take 1. When it is empty, discard."),
    points=POINTS,
)
async def fountain_of_wisdom(you: You) -> None:
    """A point of Craft for whoever drinks."""
    if await you.agrees("drink", DRINK_QUESTION, Text("Drink: gain 1 Craft"), LEAVE_IT, "TAL-A.fountain-of-wisdom"):
        await you.use_up_point()
        await you.gain_craft()


place(
    "magic_portal",
    Text("Magic Portal"),
    Text(
        "You may step through. Throw a die to see where you come out: 1 Crags, 2 Village, 3 City, 4 Warlock's Cave, 5 "
        "Temple, 6 Plain of Peril. It stays for the rest of the game."
    ),
    optional=True,
    table=DieTable(1, (
        Row((1,), Text("Come out in the Crags."), effects.go_to(CRAGS), (CRAGS,)),
        Row((2,), Text("Come out in the Village."), effects.go_to(VILLAGE), (VILLAGE,)),
        Row((3,), Text("Come out in the City."), effects.go_to(CITY), (CITY,)),
        Row((4,), Text("Come out at the Warlock's Cave."), effects.go_to(WARLOCKS_CAVE), (WARLOCKS_CAVE,)),
        Row((5,), Text("Come out at the Temple."), effects.go_to(TEMPLE), (TEMPLE,)),
        Row((6,), Text("Come out on the Plain of Peril."), effects.go_to(PLAIN_OF_PERIL), (PLAIN_OF_PERIL,)),
    )),
)  # fmt: skip


@place(
    "magic_stream",
    Text("Magic Stream"),
    Text("Holds 4 Strength. Once on each visit you may take 1. When it is empty, discard."),
    points=POINTS,
)
async def magic_stream(you: You) -> None:
    """A point of Strength for whoever drinks."""
    if await you.agrees("drink", DRINK_QUESTION, Text("Drink: gain 1 Strength"), LEAVE_IT, "TAL-A.magic-stream"):
        await you.use_up_point()
        await you.gain_strength()


STEALING = ("sword", "helmet", "water_bottle", "shield", "mule", "raft")
"""What the Thief's die means, from 1 to 6."""


@place(
    "market",
    Text("Market"),
    Text(
        "You may buy what is in stock: Sword 1, Helmet 1, Water Bottle 1, Shield 2, Mule 2, Raft 3 Gold. It stays for "
        "the rest of the game."
    ),
)
async def market(you: You) -> None:
    """Buying; the Thief may steal one thing instead."""
    able = gift(you.hero.character, you.hero.toad).shoplifts
    if able and await you.agrees("steal", STEAL_QUESTION, STEAL, BUY, "TAL-A.market"):
        await you.take_purchase(STEALING[await you.throw(1, "TAL-A.market") - 1])
    else:
        await you.shop("market")


class Marsh(Ability):
    """What the Marsh asks for."""

    strength_needed = MARSH_NEEDS


@place(
    "marsh",
    Text("Marsh"),
    Text("Whenever you land here with Strength below 5, miss 1 turn. It stays for the rest of the game."),
    ability=Marsh(),
)
async def marsh(you: You) -> None:
    """Holds the weak; weapons do not help."""
    if you.strength < MARSH_NEEDS:
        await you.miss_turn()
    else:
        await you.nothing_happens(STRONG_ENOUGH, n=you.strength)


@place(
    "maze",
    Text("Maze"),
    Text("Whenever you land here with Craft below 5, miss 1 turn. It stays for the rest of the game."),
)
async def maze(you: You) -> None:
    """Holds the simple."""
    if you.craft >= MAZE_NEEDS:
        await you.nothing_happens(WISE_ENOUGH, n=you.craft)
    elif "maze" in gift(you.hero.character, you.hero.toad).ignores:
        await you.nothing_happens(KNOWS_THE_WAY)
    else:
        await you.miss_turn()


@place(
    "pool_of_life",
    Text("Pool of Life"),
    Text("Holds 4 Lives. Once on each visit you may take 1. When it is empty, discard."),
    points=POINTS,
)
async def pool_of_life(you: You) -> None:
    """A Life for whoever drinks: a gain, no healing."""
    if await you.agrees("drink", DRINK_QUESTION, Text("Drink: gain 1 Life"), LEAVE_IT, "TAL-A.pool-of-life"):
        await you.use_up_point()
        await you.gain_life()


async def be_carried_off(you: You) -> None:
    """To another space of the Region, or nowhere."""
    spaces = tuple(
        Option(f"to:{space}", Text("{space}", (("space", space_name(space)),)), f"space:{space}", "TAL-A.shrine")
        for space in you.spaces_of_region()
    )
    key = await you.choose("shrine_space", SHRINE_QUESTION, (*spaces, STAY), "TAL-A.shrine")
    if key != STAY.key:
        await you.go_to(name_of(key))


place(
    "shrine",
    Text("Shrine"),
    Text(
        "Once on each visit you may pray. Throw a die: 1-2 nothing, 3 gain 1 Gold, 4 gain a Spell, 5 gain 1 Life, 6 a "
        "teleport to any other space of this Region. It stays for the rest of the game."
    ),
    optional=True,
    table=DieTable(
        1,
        (
            Row((1, 2), Text("Nothing.")),
            Row((3,), Text("Gain 1 Gold."), effects.gain_gold()),
            Row((4,), Text("Gain a Spell."), effects.gain_spell()),
            Row((5,), Text("Gain 1 Life."), effects.gain_life()),
            Row((6,), Text("Go to any space of this Region."), be_carried_off),
        ),
        prayer=True,
    ),
)
