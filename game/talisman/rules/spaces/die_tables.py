"""The die tables of the board (board file, chapters 3 to 5)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.engine.ids import name_of
from game.talisman.box.board import CITY, CRYPT, MINES, PLAIN_OF_PERIL, PORTAL, TAVERN, WARLOCKS_CAVE
from game.talisman.box.die_tables import DieTable, Effect, Row
from game.talisman.box.quests import FOLLOWER, KILL_AN_ENEMY, MAGIC_OBJECT, TAKE_A_LIFE, THREE_GOLD, TWO_GOLD
from game.talisman.rules.belongings.possessions import card_option, discard
from game.talisman.rules.happenings import quests
from game.talisman.rules.hero.lives import lose_life
from game.talisman.rules.table import effects
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import CRAFT, STRENGTH, free_followers
from game.talisman.rules.table.space_enemies import BRIGAND, CRAGS_SPIRIT, FARMER
from game.talisman.rules.you import You
from game.talisman.state import GOOD

CLAUSE = "TAL-6.13.5a"
"""That a space's instructions are followed; every table stands under it."""


OFFERED = {
    "lift": Text("A wizard offers {who} a flight to any space of the Outer Region next turn."),
    "ferry": Text("A boatman offers {who} a ferry to the Temple next turn."),
}


def grant(offer: str) -> Effect:
    """An offer of the Tavern for the next turn."""

    async def effect(you: You) -> None:
        if you.hero.toad > 1:
            return
        you.hero.offer = offer
        await you.land.tell("offered", "TAL-6.11.9", OFFERED[offer].message, who=you.seat, offer=offer)

    return effect


def quest(name: str) -> Effect:
    """The Warlock names a quest."""

    async def effect(you: You) -> None:
        await quests.accept(you.land, you.seat, name)

    return effect


async def enslaved(you: You) -> None:
    """A slave of the Temple until a throw of 4 to 6 (board file, Temple 5)."""
    you.hero.enslaved = True
    await you.land.tell("enslaved", CLAUSE, "{who} becomes a slave of the Temple.", who=you.seat)


LIFE = Option("life", Text("A Life"), clause=CLAUSE)
FOLLOWER_OR_LIFE = Text("The Temple wants a Life or a Follower. Which?")


async def life_or_follower(you: You) -> None:
    """Lose a Life or a Follower, as the player likes (Temple 4)."""
    await lose_life_or_follower(you.land, you.seat, FOLLOWER_OR_LIFE, "temple")


async def lose_life_or_follower(land: Land, seat: int, question: Text, cause: str) -> None:
    """Give up one Follower of one's choice, or a Life."""
    followers = free_followers(land.state, seat)
    key = LIFE.key
    if followers:
        options = (LIFE, *[card_option(card) for card in followers])
        key = await land.ask(seat, "life_or_follower", question, options, CLAUSE)
    if key == LIFE.key:
        await lose_life(land, seat, 1, CLAUSE, cause)
    else:
        await discard(land, name_of(key), "TAL-6.6.3")


NOTHING = Text("Nothing happens.")
MISS = Text("Miss a turn.")
GAIN_STRENGTH, GAIN_CRAFT, GAIN_SPELL = Text("Gain 1 Strength."), Text("Gain 1 Craft."), Text("Gain a Spell.")
LOSE_A_LIFE, GAIN_A_LIFE = Text("Lose a Life."), Text("Gain a Life.")

CRAGS_TABLE = DieTable(1, (
    Row((1,), Text("A Spirit of Craft 4 attacks."), effects.fight(CRAGS_SPIRIT)),
    Row((2, 3), MISS, effects.miss_turn()),
    Row((4, 5), NOTHING),
    Row((6,), GAIN_STRENGTH, effects.gain_strength()),
))  # fmt: skip
FOREST_TABLE = DieTable(1, (
    Row((1,), Text("A Brigand of Strength 4 attacks."), effects.fight(BRIGAND)),
    Row((2, 3), MISS, effects.miss_turn()),
    Row((4, 5), NOTHING),
    Row((6,), GAIN_CRAFT, effects.gain_craft()),
))  # fmt: skip
TAVERN_TABLE = DieTable(1, (
    Row((1,), MISS, effects.miss_turn()),
    Row((2,), Text("A Farmer of Strength 3 attacks."), effects.fight(FARMER)),
    Row((3,), Text("Lose 1 Gold at cards."), effects.lose_gold()),
    Row((4,), Text("Win 1 Gold at cards."), effects.gain_gold()),
    Row((5,), Text("A wizard offers a flight to any space of the Outer Region next turn."), grant("lift")),
    Row((6,), Text("A boatman offers a ferry to the Temple next turn."), grant("ferry")),
))  # fmt: skip
MYSTIC_TABLE = DieTable(1, (
    Row((1, 2, 3), NOTHING),
    Row((4,), Text("Become Good."), effects.become(GOOD)),
    Row((5,), GAIN_CRAFT, effects.gain_craft()),
    Row((6,), GAIN_SPELL, effects.gain_spell()),
))  # fmt: skip
ENCHANTRESS_TABLE = DieTable(1, (
    Row((1,), Text("Become a Toad."), effects.toad),
    Row((2,), Text("Lose 1 Strength."), effects.lose_strength()),
    Row((3,), Text("Lose 1 Craft."), effects.lose_craft()),
    Row((4,), GAIN_CRAFT, effects.gain_craft()),
    Row((5,), GAIN_STRENGTH, effects.gain_strength()),
    Row((6,), GAIN_SPELL, effects.gain_spell()),
))  # fmt: skip
DEAD_TABLE = DieTable(1, (
    Row((1,), MISS, effects.miss_turn()),
    Row((2, 3, 4), Text("One Life is healed."), effects.heal(1)),
    Row((5, 6), GAIN_SPELL, effects.gain_spell()),
))  # fmt: skip
CHAPEL_TABLE = DieTable(1, (
    Row((1, 2, 3, 4), NOTHING),
    Row((5,), GAIN_A_LIFE, effects.gain_life()),
    Row((6,), GAIN_SPELL, effects.gain_spell()),
), prayer=True)  # fmt: skip
TEMPLE_TABLE = DieTable(2, (
    Row((2,), Text("Lose 2 Lives."), effects.lose_life(2)),
    Row((3,), LOSE_A_LIFE, effects.lose_life()),
    Row((4,), Text("Lose a Life or a Follower."), life_or_follower),
    Row((5,), Text("Become a slave of the Temple."), enslaved),
    Row((6,), GAIN_STRENGTH, effects.gain_strength()),
    Row((7,), GAIN_CRAFT, effects.gain_craft()),
    Row((8, 9), GAIN_SPELL, effects.gain_spell()),
    Row((10,), Text("Gain a Talisman."), effects.gain_talisman),
    Row((11,), GAIN_A_LIFE, effects.gain_life()),
    Row((12,), Text("Gain 2 Lives."), effects.gain_life(2)),
), prayer=True)  # fmt: skip
QUEST_TABLE = DieTable(1, (
    Row((1,), Text("Take a Life in a fight."), quest(TAKE_A_LIFE)),
    Row((2,), Text("Defeat an Enemy."), quest(KILL_AN_ENEMY)),
    Row((3,), Text("Hand over a Follower."), quest(FOLLOWER)),
    Row((4,), Text("Hand over a Magic Object."), quest(MAGIC_OBJECT)),
    Row((5,), Text("Hand over 3 Gold."), quest(THREE_GOLD)),
    Row((6,), Text("Hand over 2 Gold."), quest(TWO_GOLD)),
))  # fmt: skip
CHASM_TABLE = DieTable(1, (Row((1, 2), LOSE_A_LIFE), Row((3, 4, 5, 6), NOTHING)))
VAMPIRE_TABLE = DieTable(1, (
    Row((1, 2), Text("The Vampire takes a Life or a Follower.")),
    Row((3, 4), Text("The Vampire takes 2 Lives or Followers.")),
    Row((5, 6), Text("The Vampire takes 3 Lives or Followers.")),
))  # fmt: skip
TUNNELS = {
    "crypt": (STRENGTH, ((0, CRYPT), (1, PLAIN_OF_PERIL), (3, PORTAL), (5, WARLOCKS_CAVE), (99, CITY))),
    "mines": (CRAFT, ((0, MINES), (1, PLAIN_OF_PERIL), (3, PORTAL), (5, WARLOCKS_CAVE), (99, TAVERN))),
}
"""Dice sum minus the ability, up to which number, and where it leads (TAL-6.14.5-R, TAL-6.14.6-R)."""
TUNNEL_DICE = 3

THROWN_TABLES = {"crags": CRAGS_TABLE, "forest": FOREST_TABLE, "tavern": TAVERN_TABLE}
SERVICE_TABLES = {
    "mystic": MYSTIC_TABLE,
    "enchantress": ENCHANTRESS_TABLE,
    "call_the_dead": DEAD_TABLE,
    "pray_chapel": CHAPEL_TABLE,
    "pray_temple": TEMPLE_TABLE,
    "quest": QUEST_TABLE,
}
"""The tables behind the options of that key, for rules and odds alike."""
