"""The instructions of spaces without drawing (TAL-6.13.5, board file)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

from game.engine.decision import Named, Option, Text
from game.talisman import inner_region
from game.talisman.abilities import acting
from game.talisman.board import SPACES
from game.talisman.board_tables import (
    CLAUSE,
    LIFE,
    SERVICE_TABLES,
    THROWN_TABLES,
    TUNNEL_DICE,
    TUNNELS,
    lose_life_or_follower,
)
from game.talisman.cards import CARD_OF
from game.talisman.land import Land, space_name
from game.talisman.lives import can_heal, heal, is_saved, lose_life
from game.talisman.places_of_cards import put_away, remove_from
from game.talisman.points import gain_gold, lose_gold, pay
from game.talisman.portal import dice_for
from game.talisman.possessions import discard, settle
from game.talisman.sheet import free_followers, total
from game.talisman.shops import convert_objects, on_offer, shop
from game.talisman.space_enemies import LIZARDMAN, WEREWOLF
from game.talisman.state import EVIL, GOOD, LIVES_AT_START, NEUTRAL, Loss, TalismanState
from game.talisman.throwing import throw, throw_table
from game.talisman.travel import go_to

# -- asking ----------------------------------------------------------------------------------------------

THROW_QUESTION = Text("{space}: you must throw.")
SAFE_QUESTION = Text("{space}: you are safe here. Do you throw all the same?")
SERVICE_QUESTION = Text("{space}: what do you do?")
THROW = Option("throw", Text("Throw"), "dice:space", CLAUSE)
STAY_SAFE = Option("safe", Text("Stay safe"), clause="TAL-6.8a")
PASS_BY = Option("nothing", Text("Nothing"), clause="TAL-6.13.5d")


@cache
def space_text(message: str, space: str) -> Text:
    """A question about a space."""
    return Text(message, (("space", space_name(space)),))


async def throws_here(land: Land, seat: int) -> bool:
    """Whether the Character throws: it must, unless it is safe on this terrain and stays so."""
    space = land.state.heroes[seat].space
    terrain = SPACES[space].terrain
    safe = any(terrain in source.safe_terrain for _, source in acting(land.state, seat, "safe_terrain"))
    question, options = (SAFE_QUESTION, (STAY_SAFE, THROW)) if safe else (THROW_QUESTION, (THROW,))
    key = await land.ask(
        seat, "space_throw", space_text(question.message, space), options, CLAUSE, about=f"space:{space}"
    )  # fmt: skip
    return key == THROW.key


async def choose_service(land: Land, seat: int, options: tuple[Option, ...]) -> str:
    """Ask for one of the services of a space, or none."""
    if not options:
        return PASS_BY.key
    space = land.state.heroes[seat].space
    question = space_text(SERVICE_QUESTION.message, space)
    return await land.ask(seat, "service", question, (*options, PASS_BY), "TAL-6.13.5d", about=f"space:{space}")


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
    lives = int(key.partition(":")[2])
    await pay(land, seat, lives)
    await heal(land, seat, lives)


async def visit(land: Land, seat: int, service: str) -> None:
    """Throw the table of a service."""
    await throw_table(land, seat, SERVICE_TABLES[service], "", CLAUSE)


# -- Outer Region ----------------------------------------------------------------------------------------


async def village(land: Land, seat: int) -> None:
    """One of three services."""
    key = await choose_service(land, seat, village_services(land, seat))
    if key == "healer":
        await buy_lives(land, seat)
    elif key == "blacksmith":
        await shop(land, seat, "village")
    elif key == "mystic":
        await visit(land, seat, "mystic")
        for card, source in acting(land.state, seat, "visited_mystic"):
            await source.visited_mystic(land.you(seat, card))


def village_services(land: Land, seat: int) -> tuple[Option, ...]:
    """What the Village has for this Character now."""
    found = [SERVICES["healer"]] if affordable_lives(land, seat) else []
    found += [SERVICES["blacksmith"]] if on_offer(land.state, seat, "village") else []
    return (*found, SERVICES["mystic"])


async def graveyard(land: Land, seat: int) -> None:
    """Good loses a Life, Evil may call the dead."""
    if land.state.heroes[seat].alignment == GOOD:
        await lose_life_here(land, seat)
        return
    called = (SERVICES["call_the_dead"],) if land.state.heroes[seat].alignment == EVIL else ()
    if await choose_service(land, seat, called) == "call_the_dead":
        await visit(land, seat, "call_the_dead")


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


async def chapel(land: Land, seat: int) -> None:
    """Evil loses a Life; Neutral pays for healing; Good is healed free, or prays."""
    alignment = land.state.heroes[seat].alignment
    if alignment == EVIL:
        await lose_life_here(land, seat)
        return
    if alignment == NEUTRAL:
        options = (SERVICES["healer"],) if affordable_lives(land, seat) else ()
    else:
        healing = (SERVICES["free_healing"],) if can_heal(land, seat) else ()
        options = (*healing, SERVICES["pray_chapel"])
    key = await choose_service(land, seat, options)
    if key == "healer":
        await buy_lives(land, seat)
    elif key == "free_healing":
        await heal(land, seat, LIVES_AT_START)
    elif key == "pray_chapel":
        await visit(land, seat, "pray_chapel")


async def thrown(land: Land, seat: int) -> None:
    """Crags, Forest, Tavern: a die decides."""
    if await throws_here(land, seat):
        table = THROWN_TABLES[SPACES[land.state.heroes[seat].space].terrain]
        await throw_table(land, seat, table, "", CLAUSE)


async def city(land: Land, seat: int) -> None:
    """One of three services."""
    key = await choose_service(land, seat, city_services(land, seat))
    if key == "enchantress":
        await visit(land, seat, "enchantress")
    elif key == "alchemist":
        await convert_objects(land, seat, 1)
    elif key == "doctor":
        await buy_lives(land, seat, 2)


def city_services(land: Land, seat: int) -> tuple[Option, ...]:
    """What the City has for this Character now."""
    found = [SERVICES["enchantress"]]
    found += [SERVICES["alchemist"]] if land.state.heroes[seat].objects else []
    found += [SERVICES["doctor"]] if affordable_lives(land, seat, 2) else []
    return tuple(found)


# -- Middle Region ---------------------------------------------------------------------------------------

TOLL_QUESTION = Text("The Black Knight wants 1 Gold or a Life.")
PAY_GOLD = Option("gold", Text("1 Gold"), clause=CLAUSE)


async def black_knight(land: Land, seat: int) -> None:
    """Pay 1 Gold or lose a Life; the Character's player chooses."""
    key = LIFE.key
    if land.state.heroes[seat].gold:
        key = await land.ask(
            seat, "toll", TOLL_QUESTION, (PAY_GOLD, LIFE), CLAUSE, about="space:middle_01_black_knight"
        )
    if key == PAY_GOLD.key:
        await lose_gold(land, seat, 1)
    else:
        await lose_life_here(land, seat)


async def chasm(land: Land, seat: int) -> None:
    """A die for oneself and for every Follower; 1 or 2 costs a Life, or kills the Follower."""
    if not await throws_here(land, seat):
        return
    if await throw(land, seat, 1, CLAUSE, "chasm") <= 2:
        await lose_life_here(land, seat)
    for card in free_followers(land.state, seat):
        number = land.dice.roll()
        await land.tell("follower_thrown", CLAUSE, "{card}: {number}.", card=card, number=number, faces=(number,))
        if number <= 2 and not await is_saved(land, Loss("follower", seat, (card,), "chasm")):
            await kill_follower(land, seat, card)


async def kill_follower(land: Land, seat: int, card: str) -> None:
    """A Follower dies and goes to the discard pile (TAL-6.6.3)."""
    if card in land.state.heroes[seat].followers:
        await discard(land, card, "TAL-6.6.3")


async def warlocks_cave(land: Land, seat: int) -> None:
    """A quest, if none is unfinished (BRD-9)."""
    if land.state.heroes[seat].quest:
        return
    if await choose_service(land, seat, (SERVICES["quest"],)) == "quest":
        await visit(land, seat, "quest")


async def temple(land: Land, seat: int) -> None:
    """The Character may pray."""
    if await choose_service(land, seat, (SERVICES["pray_temple"],)) == "pray_temple":
        await visit(land, seat, "pray_temple")


async def castle(land: Land, seat: int) -> None:
    """Healing for Gold, free Lives by Prince or Princess, who may be given up for Gold."""
    free = sum([source.free_lives for _, source in acting(land.state, seat, "free_lives")])
    while True:
        key = await choose_service(land, seat, castle_options(land, seat, free))
        if key == FREE_LIVES.key:
            free -= await heal(land, seat, free)
        elif key == "royal_doctor":
            await buy_lives(land, seat)
        elif key.startswith("give_up"):
            await give_up(land, seat, key.partition(":")[2])
        else:
            return


FREE_LIVES = Option("free_lives", Text("Be healed free"), clause="TAL-6.4.6")


def castle_options(land: Land, seat: int, free: int) -> tuple[Option, ...]:
    """What the Castle still offers on this visit."""
    found = [FREE_LIVES] if free and can_heal(land, seat) else []
    found += [SERVICES["royal_doctor"]] if affordable_lives(land, seat) else []
    found += [give_up_option(card) for card, _ in acting(land.state, seat, "castle_price")]
    return tuple(found)


@cache
def give_up_option(card: str) -> Option:
    """The option to give a Follower up for Gold."""
    ability = CARD_OF[card].ability
    price = ability.castle_price if ability is not None else 0
    text = Text(
        "Give up {card} for {price} Gold", (("card", Named(CARD_OF[card].name, f"card:{card}")), ("price", price))
    )
    return Option(f"give_up:{card}", text, f"card:{card}", CLAUSE)


async def give_up(land: Land, seat: int, card: str) -> None:
    """A Follower stays at the Castle for Gold."""
    ability = CARD_OF[card].ability
    remove_from(land.state, seat, card)
    put_away(land.state, card)
    await land.tell("given_up", CLAUSE, "{who} gives {card} up.", who=seat, card=card)
    await gain_gold(land, seat, ability.castle_price if ability is not None else 0)
    await settle(land, seat)


# -- Inner Region ----------------------------------------------------------------------------------------

VAMPIRE_QUESTION = Text("The Vampire takes a Life, or a Follower instead.")


async def tunnel(land: Land, seat: int) -> None:
    """Crypt and Mines: dice minus an ability decide where the Character comes out (TAL-6.14.5, TAL-6.14.6)."""
    await throws_here(land, seat)
    terrain = SPACES[land.state.heroes[seat].space].terrain
    ability, exits = TUNNELS[terrain]
    number = await throw(land, seat, dice_for(land.state, seat, terrain, ability, TUNNEL_DICE), "TAL-6.14.5a", terrain)
    space = tunnel_exit(exits, number - total(land.state, seat, ability))
    if space != land.state.heroes[seat].space:
        await go_to(land, seat, space, "TAL-6.14.5c")


def tunnel_exit(exits: tuple[tuple[int, str], ...], result: int) -> str:
    """Where a result leads."""
    return next(space for most, space in exits if result <= most)


async def vampires_tower(land: Land, seat: int) -> None:
    """1 to 3 Lives, each of which may be a Follower instead, handed over and discarded."""
    await throws_here(land, seat)
    number = await throw(land, seat, 1, CLAUSE, "vampire")
    for _ in range((number + 1) // 2):
        if land.state.heroes[seat].space:
            await lose_life_or_follower(land, seat, VAMPIRE_QUESTION, "vampire")


async def pits(land: Land, seat: int) -> None:
    """A die decides how many Lizardmen come (TAL-6.14.8a)."""
    await throws_here(land, seat)
    number = await throw(land, seat, 1, "TAL-6.14.8a", "lizardmen")
    hold(land.state, seat, LIZARDMAN, number)
    await inner_region.fight_lizardmen(land, seat)


async def werewolf_den(land: Land, seat: int) -> None:
    """2 dice decide the Strength of a new Werewolf (TAL-6.14.7)."""
    await throws_here(land, seat)
    number = await throw(land, seat, 2, "TAL-6.14.7a", "werewolf")
    hold(land.state, seat, WEREWOLF, number)
    await inner_region.fight_werewolf(land, seat)


def hold(state: TalismanState, seat: int, what: str, number: int) -> None:
    """Something holds the Character here."""
    state.heroes[seat].held, state.heroes[seat].held_by = what, number


async def play_with_death(land: Land, seat: int) -> None:
    """Dice with Death."""
    await throws_here(land, seat)
    await inner_region.dice_with_death(land, seat)


Instruction = Callable[[Land, int], Awaitable[None]]
INSTRUCTIONS: dict[str, Instruction] = {
    "village": village,
    "graveyard": graveyard,
    "chapel": chapel,
    "crags": thrown,
    "forest": thrown,
    "tavern": thrown,
    "city": city,
    "black_knight": black_knight,
    "chasm": chasm,
    "warlocks_cave": warlocks_cave,
    "desert": lose_life_here,
    "temple": temple,
    "castle": castle,
    "mines": tunnel,
    "crypt": tunnel,
    "vampires_tower": vampires_tower,
    "pits": pits,
    "werewolf_den": werewolf_den,
    "dice_with_death": play_with_death,
}
"""By terrain; the other spaces have no instruction but drawing or meeting."""
