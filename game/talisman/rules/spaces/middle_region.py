"""The instructions of the Middle Region's spaces (TAL-6.13.5, board file)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF
from game.talisman.rules.belongings.possessions import discard, settle
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.hero.lives import can_heal, heal, is_saved
from game.talisman.rules.hero.points import gain_gold, lose_gold
from game.talisman.rules.spaces.die_tables import CLAUSE, LIFE
from game.talisman.rules.spaces.services import (
    SERVICES,
    affordable_lives,
    buy_lives,
    choose_service,
    lose_life_here,
    throws_here,
    visit,
)
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import put_away, remove_from
from game.talisman.rules.table.sheet import free_followers
from game.talisman.state import Loss, TalismanState

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
    if not await throws_here(land, seat, free_followers):
        return
    if await throw(land, seat, 1, CLAUSE, "chasm") <= 2:
        await lose_life_here(land, seat)
    for card in free_followers(land.state, seat):
        if card not in land.state.heroes[seat].followers:
            continue
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
    free = free_lives(land.state, seat)
    while True:
        free = min(free, free_lives(land.state, seat))  # whoever was given up heals nobody any more
        key = await choose_service(land, seat, castle_options(land, seat, free))
        if key == FREE_LIVES.key:
            free -= await heal(land, seat, free)
        elif key == "royal_doctor":
            await buy_lives(land, seat)
        elif key.startswith("give_up"):
            await give_up(land, seat, name_of(key))
        else:
            return


def free_lives(state: TalismanState, seat: int) -> int:
    """How many Lives the Followers of a Character have healed for nothing on one visit."""
    return sum([source.free_lives for _, source in acting(state, seat, "free_lives")])


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
