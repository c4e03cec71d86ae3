"""The instructions of the Outer Region's spaces, and of all spaces by their terrain (TAL-6.13.5, board file)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.engine.decision import Option
from game.talisman.box.board import SPACES
from game.talisman.rules.belongings.shops import convert_objects, on_offer, shop
from game.talisman.rules.happenings.throwing import throw_table
from game.talisman.rules.hero.lives import can_heal, heal
from game.talisman.rules.spaces.die_tables import CLAUSE, THROWN_TABLES
from game.talisman.rules.spaces.inner_region import pits, play_with_death, tunnel, vampires_tower, werewolf_den
from game.talisman.rules.spaces.middle_region import black_knight, castle, chasm, temple, warlocks_cave
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
from game.talisman.state import EVIL, GOOD, LIVES_AT_START, NEUTRAL


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
