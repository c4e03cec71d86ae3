"""Being set on a space: landing, and what happens at once (TAL-6.13.1, TAL-6.11)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.talisman.box.board import CROWN, CURSED_GLADE
from game.talisman.box.register import LASTING
from game.talisman.rules.belongings import rafts
from game.talisman.rules.belongings.possessions import needs_settling, settle
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import NOTHING, Land
from game.talisman.state import ARRIVING, TalismanState


async def go_to(land: Land, seat: int, space: str, clause: str = "TAL-6.13.1a", encounter: bool = True) -> None:
    """Transport a Character: it leaves what it was doing and, in its own turn, encounters the new space."""
    if not land.state.heroes[seat].space or (land.state.ended and seat == land.state.turn and encounter):
        return
    await set_free(land, seat)
    land.state.heroes[seat].offer = ""
    release(land.state, seat)
    await rafts.lose(land, seat)
    await land.tell("transported", clause, "{who} is carried off to the {space}.", who=seat, space=space)
    await land_on(land, seat, space)
    if seat == land.state.turn and encounter:
        begin_encounter(land.state)


async def set_free(land: Land, seat: int) -> None:
    """Whoever leaves the Temple is its slave no longer."""
    if land.state.heroes[seat].enslaved:
        land.state.heroes[seat].enslaved = False
        await land.tell("freed", "TAL-6.13.5a", "{who} is no longer a slave of the Temple.", who=seat)


def land_on(land: Land, seat: int, space: str) -> Awaitable[None]:
    """The Character stands on a space where its move ended: what lies in wait there acts at once (Hex)."""
    before = land.state.heroes[seat].space
    land.state.heroes[seat].space = space
    limits = space == CURSED_GLADE or before == CURSED_GLADE or needs_settling(land.state, seat)
    if limits or land.state.lasting or space == CROWN:
        return be_met(land, seat, space, limits)
    return NOTHING


def stop_short(land: Land, seat: int) -> Awaitable[None]:
    """A move was stopped on its way (Sentinel, Portal): whoever walked there has landed; nobody else has moved."""
    space = land.state.heroes[seat].space
    return land_on(land, seat, space) if space and land.state.direction else NOTHING


async def be_met(land: Land, seat: int, space: str, limits: bool) -> None:
    """What happens to a Character that lands: the Crown is reached, limits are kept, lasting effects act."""
    if space == CROWN:
        land.state.crowned = land.state.turns
    if space == CROWN and not land.state.crown_reached:
        land.state.crown_reached = True
        await land.tell("crown_reached", "TAL-6.4.3g", "{who} has reached the Crown of Command!", who=seat)
    if limits:
        await settle(land, seat)
    for effect in land.state.lasting:
        if effect.space == space:
            await LASTING[effect.id].on_landing(land.you(seat, effect.card))


def begin_encounter(state: TalismanState) -> None:
    """A new encounter begins; the rest of the one before it is dropped (TAL-FLOW-7d)."""
    state.stage = ARRIVING
    state.met = state.retreating = False
    state.moved = True
    state.steps = 0
    state.waiting = state.done = state.bought_off = state.meeting = ()


def release(state: TalismanState, seat: int) -> None:
    """Whatever held the Character in the Inner Region holds it no longer."""
    hero = state.heroes[seat]
    hero.held, hero.held_by = "", 0


async def cross_river(land: Land, seat: int) -> None:
    """The Character crossed by bridge, Raft or ferry (Poltergeist)."""
    for card, source in acting(land.state, seat, "crossed_river"):
        await source.crossed_river(land.you(seat, card))
