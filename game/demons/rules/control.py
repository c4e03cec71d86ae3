"""Keeping within the Demons Controlled display, and naming the controlling demon (DEM-15)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.displays import arranged, is_over_limit, limit_of, with_controlling
from game.demons.box.goetia import LEVEL_OF
from game.demons.box.naming import demon_name
from game.demons.rules.table import DemonsTable
from game.demons.state import IN_PLAY, DemonsState
from game.engine.decision import Option, Text

TOO_MANY = Text(
    "You hold {n} demon and have room for {room}: which one do you release?",
    plural="You hold {n} demons and have room for {room}: which one do you release?",
)


@cache
def too_many(room: int, held: int) -> Text:
    """The question what to release from a full display."""
    return Text(TOO_MANY.message, (("room", room), ("n", held)), TOO_MANY.plural)


@cache
def release_option(demon: int, clause: str) -> Option:
    """The option to release a demon."""
    return Option(
        f"release:{demon}", Text("Release {demon}", (("demon", demon_name(demon)),)), f"demon:{demon}", clause
    )


@cache
def control_option(demon: int) -> Option:
    """The option to name another controlling demon."""
    words = Text("Let {demon} control the others", (("demon", demon_name(demon)),))
    tooltip = Text(
        "He lies face down in the lowest box of his rank. That matters only where a rival borrows one of your demons: "
        "he chooses a box, and does not see who lies in it."
    )
    return Option(f"control:{demon}", words, f"demon:{demon}", "DEM-15.5a", tooltip=tooltip)


@lru_cache(maxsize=2048)
def control_options(demons: tuple[int, ...]) -> tuple[Option, ...]:
    """The demons that could control instead of the present one: those of the same, highest rank (DEM-15.1a)."""
    if len(demons) < 2:
        return ()
    highest = LEVEL_OF[demons[0]]
    return tuple([control_option(demon) for demon in demons[1:] if LEVEL_OF[demon] == highest])


def name_controlling(state: DemonsState, seat: int, demon: int) -> None:
    """Put another demon into the lowest box (DEM-15.5a)."""
    magician = state.magicians[seat]
    magician.demons = with_controlling(magician.demons, demon)


async def enforce_limit(table: DemonsTable, seat: int) -> None:
    """Release demons until the rest fits the display; the owner chooses (DEM-15.3b, DEM-15.6)."""
    while is_over_limit(table.state.magicians[seat].demons):
        demons = table.state.magicians[seat].demons
        words = too_many(limit_of(demons), len(demons))
        options = tuple([release_option(demon, "DEM-15.6") for demon in demons])
        key = await table.question(seat, "release", words, options, "DEM-15.6")
        demon = int(key.removeprefix("release:"))
        table.lose_demon(seat, demon)
        table.show()
        await table.tell("demon_released", "DEM-15.4a", "{who} releases {demon}.", who=seat, demon=demon)


async def return_borrowed(table: DemonsTable, seat: int) -> None:
    """Borrowed demons go back to their owners; those whose owner is gone are released (DEM-12.3f)."""
    for demon, owner in table.state.magicians[seat].borrowed:
        table.take_demon(seat, demon)
        if take_back(table.state, owner, demon):
            await table.tell("demon_returned", "DEM-12.3f", "The borrowed demon returns to {owner}.", owner=owner)
            await enforce_limit(table, owner)
        else:
            table.release(demon)
            await table.tell("demon_released", "DEM-12.3f", "{demon} has no master any more.", demon=demon)


def take_back(state: DemonsState, owner: int, demon: int) -> bool:
    """Whether an owner is still there to have his demon back, which he then has."""
    magician = state.magicians[owner]
    if magician.status in IN_PLAY:
        magician.demons = arranged((*magician.demons, demon))
        return True
    return False
