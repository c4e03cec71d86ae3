"""What a space offers to whoever meets it: a throw, healing for gold, a choice of services (TAL-6.13.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.engine.decision import Option, Text
from game.engine.ids import kind_of, name_of
from game.talisman.box.board import SPACES
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.belongings.possessions import leave_option
from game.talisman.rules.happenings.throwing import throw_table
from game.talisman.rules.hero.lives import can_heal, heal, lose_life
from game.talisman.rules.hero.points import pay
from game.talisman.rules.spaces.die_tables import CLAUSE, SERVICE_TABLES
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land, space_name
from game.talisman.state import LIVES_AT_START, TalismanState

THROW_QUESTION = Text("{space}: you must throw.")
SAFE_QUESTION = Text("{space}: you are safe here. Do you throw all the same?")
SERVICE_QUESTION = Text("{space}: what do you do?")
THROW = Option("throw", Text("Throw"), "dice:space", CLAUSE)
STAY_SAFE = Option("safe", Text("Stay safe"), clause="TAL-6.8a")
PASS_BY = Option("nothing", Text("Do nothing here"), clause="TAL-6.13.5d")


@cache
def space_text(message: str, space: str) -> Text:
    """A question about a space."""
    return Text(message, (("space", space_name(space)),))


Kept = Callable[[TalismanState, int], tuple[str, ...]]
"""Which cards of a Character something concerns."""


async def throws_here(land: Land, seat: int, threatened: Kept | None = None) -> bool:
    """Whether the Character throws: it must, unless it is safe on this terrain and stays so.

    What the throw threatens may be laid down first (TAL-FLOW-2); nobody is asked for that alone.
    """
    space = land.state.heroes[seat].space
    while True:
        safe = is_safe(land.state, seat)
        question = SAFE_QUESTION if safe else THROW_QUESTION
        options: tuple[Option, ...] = (STAY_SAFE, THROW) if safe else (THROW,)
        if threatened is not None:
            options += tuple([leave_option(card) for card in threatened(land.state, seat)])
        asked = space_text(question.message, space)
        key = await land.ask(seat, "space_throw", asked, options, CLAUSE, about=f"space:{space}")
        if kind_of(key) not in set_aside.VERBS:
            return key == THROW.key
        await set_aside.act(land, seat, key)


def is_safe(state: TalismanState, seat: int) -> bool:
    """Whether the Character need not throw on the terrain where it stands."""
    terrain = SPACES[state.heroes[seat].space].terrain
    return any(terrain in source.safe_terrain for _, source in acting(state, seat, "safe_terrain"))


async def choose_service(land: Land, seat: int, options: tuple[Option, ...]) -> str:
    """Ask for one of the services of a space, or none."""
    if not options:
        return PASS_BY.key
    space = land.state.heroes[seat].space
    question = space_text(SERVICE_QUESTION.message, space)
    key = await land.ask(seat, "service", question, (*options, PASS_BY), "TAL-6.13.5d", about=f"space:{space}")
    if key in CHOSEN:
        await land.tell("service", "TAL-6.13.5d", CHOSEN[key].message, who=seat, service=key)
    return key


SERVICES = {
    "healer": Option("healer", Text("The Healer: 1 Gold a Life"), clause="TAL-6.4.6"),
    "blacksmith": Option("blacksmith", Text("The Blacksmith: buy arms"), clause="TAL-6.20.1"),
    "mystic": Option("mystic", Text("The Mystic: throw a die"), clause=CLAUSE),
    "enchantress": Option("enchantress", Text("The Enchantress: throw a die"), clause=CLAUSE),
    "alchemist": Option("alchemist", Text("The Alchemist: 1 Gold for each Object"), clause=CLAUSE),
    "doctor": Option("doctor", Text("The Doctor: up to 2 Lives, 1 Gold each"), clause="TAL-6.4.6"),
    "call_the_dead": Option("call_the_dead", Text("Call the dead: throw a die"), clause=CLAUSE),
    "free_healing": Option("free_healing", Text("Be healed free up to 4 Lives"), clause="TAL-6.4.6"),
    "pray_chapel": Option("pray_chapel", Text("Pray: throw a die"), clause=CLAUSE),
    "pray_temple": Option("pray_temple", Text("Pray: throw 2 dice"), clause=CLAUSE),
    "quest": Option("quest", Text("Accept a quest: throw a die"), clause=CLAUSE),
    "royal_doctor": Option("royal_doctor", Text("The royal Doctor: 1 Gold a Life"), clause="TAL-6.4.6"),
}
CHOSEN = {
    "healer": Text("{who} turns to the Healer."),
    "blacksmith": Text("{who} turns to the Blacksmith."),
    "mystic": Text("{who} turns to the Mystic."),
    "enchantress": Text("{who} turns to the Enchantress."),
    "alchemist": Text("{who} turns to the Alchemist."),
    "doctor": Text("{who} turns to the Doctor."),
    "call_the_dead": Text("{who} calls the dead."),
    "free_healing": Text("{who} asks to be healed."),
    "pray_chapel": Text("{who} prays."),
    "pray_temple": Text("{who} prays."),
    "quest": Text("{who} asks the Warlock for a quest."),
    "royal_doctor": Text("{who} turns to the royal Doctor."),
}
"""What is said of each service that is chosen; others are told by what they do."""
HEAL_QUESTION = Text("How many Lives?")


def affordable_lives(land: Land, seat: int, most: int = LIVES_AT_START) -> int:
    """How many Lives the Character could have healed for Gold."""
    return min(can_heal(land, seat), land.state.heroes[seat].gold, most)


@cache
def heal_option(lives: int) -> Option:
    """The option to buy that many Lives."""
    text = Text("{n} Life for {n} Gold", (("n", lives),), "{n} Lives for {n} Gold")
    return Option(f"heal:{lives}", text, clause="TAL-6.4.6")


async def buy_lives(land: Land, seat: int, most: int = LIVES_AT_START) -> None:
    """Healing for 1 Gold a Life (BRD-12)."""
    options = tuple([heal_option(lives) for lives in range(1, affordable_lives(land, seat, most) + 1)])
    if not options:
        return
    key = options[0].key
    if len(options) > 1:
        key = await land.ask(seat, "heal", HEAL_QUESTION, options, "TAL-6.4.6")
    lives = int(name_of(key))
    await pay(land, seat, lives)
    await heal(land, seat, lives)


async def visit(land: Land, seat: int, service: str) -> None:
    """Throw the table of a service."""
    await throw_table(land, seat, SERVICE_TABLES[service], "", CLAUSE)


async def lose_life_here(land: Land, seat: int) -> None:
    """The instruction of the space costs a Life, unless something spares it (Cross, Grail, Water Bottle)."""
    terrain = SPACES[land.state.heroes[seat].space].terrain
    if spared(land.state, seat, terrain):
        await land.tell("spared", CLAUSE, "{who} is spared.", who=seat)
        return
    await lose_life(land, seat, 1, CLAUSE, terrain)


def spared(state: TalismanState, seat: int, terrain: str) -> bool:
    """Whether something the Character has keeps it from losing a Life on that terrain."""
    return any(source.spares(state, seat, terrain) for _, source in acting(state, seat, "spares"))
