"""The instructions of the Inner Region's spaces (TAL-6.13.5, board file)."""

from __future__ import annotations

from game.engine.decision import Text
from game.talisman.box.board import SPACES
from game.talisman.rules.happenings.landing import go_to
from game.talisman.rules.happenings.throwing import throw
from game.talisman.rules.spaces.die_tables import CLAUSE, TUNNEL_DICE, TUNNELS, lose_life_or_follower
from game.talisman.rules.spaces.services import throws_here
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.sheet import total
from game.talisman.rules.table.space_enemies import LIZARDMAN, WEREWOLF
from game.talisman.rules.walking import inner_region
from game.talisman.rules.walking.portal import dice_for
from game.talisman.state import TalismanState

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
    else:
        await land.tell("stays", "TAL-6.14.5d", "{who} comes out here: {space}.", who=seat, space=space)


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
