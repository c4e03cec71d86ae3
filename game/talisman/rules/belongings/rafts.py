"""Rafts (TAL-6.11.15 to TAL-6.11.19)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.talisman.box.board import ACROSS, RAFT_TERRAIN, SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.places import discard_raft
from game.talisman.state import ENDING, TalismanState

BUILT = "built"
BUILD = Option(
    "build",
    Text("Build a Raft"),
    clause="TAL-6.11.16a",
    tooltip=Text("This turn is used up; on your next turn you may cross the river to the space opposite."),
)


def can_build(state: TalismanState, seat: int) -> bool:
    """Whether the Character stands among trees with an Axe, with a Raft or without (TAL-6.11.16a)."""
    hero = state.heroes[seat]
    return SPACES[hero.space].terrain in RAFT_TERRAIN and has(state, seat, "builds_rafts")


async def build(land: Land, seat: int) -> None:
    """Announce the building; the turn is missed (TAL-6.11.16b). A Raft that is there makes way (TAL-6.11.19c)."""
    await make_way(land, seat)
    land.state.heroes[seat].raft, land.state.heroes[seat].raft_due = BUILT, False
    land.state.moved, land.state.stage = False, ENDING
    await land.tell("raft_built", "TAL-6.11.16b", "{who} builds a Raft.", who=seat)


def crossing_options(state: TalismanState, seat: int) -> list[Option]:
    """The spaces straight across the river (TAL-6.11.17)."""
    return [crossing_option(space) for space in ACROSS[state.heroes[seat].space]]


@cache
def crossing_option(space: str) -> Option:
    """The option to cross by Raft."""
    text = Text("Cross by Raft to the {space}", (("space", Named(SPACES[space].name, f"space:{space}")),))
    return Option(f"raft:{space}", text, f"space:{space}", "TAL-6.11.17")


async def replace(land: Land, seat: int, card: str) -> None:
    """Nobody keeps two Rafts: one that comes takes the place of the other, which leaves the game (TAL-6.11.19c)."""
    if CARD_OF[card].id == "raft":
        await make_way(land, seat)


async def make_way(land: Land, seat: int) -> None:
    """The Raft that the Character has leaves the game for another one."""
    if land.state.heroes[seat].raft:
        discard_raft(land.state, seat)
        await land.tell("raft_lost", "TAL-6.11.19c", "{who} puts the old Raft away for a new one.", who=seat)


async def lose(land: Land, seat: int) -> None:
    """A Raft that was not used in time, or that stays behind, is gone (TAL-6.11.19c-R)."""
    if land.state.heroes[seat].raft:
        discard_raft(land.state, seat)
        await land.tell("raft_lost", "TAL-6.11.19c-R", "{who} has no Raft any more.", who=seat)


def use_up(land: Land, seat: int) -> None:
    """A Raft serves once."""
    discard_raft(land.state, seat)
