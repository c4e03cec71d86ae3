"""Death, and coming back with another Character (TAL-6.4.3)."""

from __future__ import annotations

from game.engine.table import MatchOver
from game.talisman.rules.hero import setup
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import leave_everything, put_away
from game.talisman.state import OVER, living


async def die(land: Land, seat: int) -> None:
    """The Character leaves the board and leaves all it had behind (TAL-6.4.3a to 6.4.3e)."""
    await land.tell(
        "died", "TAL-6.4.3a", "{who} has no Lives left: the {character} is dead.",
        who=seat, character=land.state.heroes[seat].character,
    )  # fmt: skip
    bury(land, seat)
    land.mourning = (*land.mourning, seat)
    if seat == land.state.turn:
        land.state.ended = land.state.buried = True
        land.state.extra_turns = 0
    if land.state.crown_reached or not land.state.unused:
        await leave_the_game(land, seat)


def bury(land: Land, seat: int) -> None:
    """Put everything a dead Character had where it belongs."""
    state, hero = land.state, land.state.heroes[seat]
    leave_everything(state, seat)
    for card in (*hero.spells, *hero.trophies):
        put_away(state, card)
    hero.spells = hero.trophies = hero.awarded = hero.evading = ()
    hero.space = hero.quest = hero.offer = hero.held = ""
    hero.lives = hero.toad = hero.missed = hero.held_by = 0
    hero.enslaved = hero.charm_used = False
    state.lasting = tuple([effect for effect in state.lasting if effect.seat != seat or effect.space])


async def leave_the_game(land: Land, seat: int) -> None:
    """No Character is left for this player, or somebody has reached the Crown (TAL-6.4.3g)."""
    land.state.heroes[seat].out = True
    land.state.ranks = (*land.state.ranks, (seat,))
    await land.tell("player_out", "TAL-6.4.3g", "{who} is out of the game.", who=seat)
    if len(living(land.state)) == 1:
        land.state.winners = living(land.state)
        land.state.stage = OVER
        await land.tell(
            "match_won", "TAL-WIN-1", "{who} alone is left: the land has its ruler.", who=land.state.winners[0]
        )
        raise MatchOver


async def bring_back_the_dead(land: Land) -> None:
    """Players whose Character died draw another, unseen, whoever died first before the others (TAL-6.4.3g-R)."""
    dead, land.mourning = land.mourning, ()
    for seat in dead:
        if not land.state.heroes[seat].out:
            if land.state.crown_reached or not land.state.unused:
                await leave_the_game(land, seat)
                continue
            number = land.dice.below(len(land.state.unused))
            await setup.enter(land, seat, land.state.unused[number])
