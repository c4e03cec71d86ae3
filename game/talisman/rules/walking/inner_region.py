"""Movement in the Inner Region, and what holds a Character there (TAL-6.11.3 to TAL-6.11.7, TAL-6.14)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import kind_of, name_of
from game.talisman.box.board import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    CROWN,
    NEXT,
    PLAIN_OF_PERIL,
    PORTAL,
    SPACES,
    VALLEY_OF_FIRE,
)
from game.talisman.box.register import TURN_START
from game.talisman.rules import actions
from game.talisman.rules.fights import combat
from game.talisman.rules.fights.scores import WON
from game.talisman.rules.happenings.landing import begin_encounter, land_on, release
from game.talisman.rules.hero.lives import lose_life
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.land import Land
from game.talisman.rules.table.space_enemies import DEATH, LIZARDMAN, WEREWOLF
from game.talisman.state import ENDING, TalismanState

FORWARD, RETREAT = "step", "retreat"
HALFWAY = SPACES[VALLEY_OF_FIRE].ring
CONTINUE = Option("continue", Text("Go on fighting"), clause="TAL-6.14.8d")
FOES = {WEREWOLF: Text("The Werewolf"), LIZARDMAN: Text("The Lizardmen"), DEATH: Text("Death")}
HELD_QUESTIONS = {
    WEREWOLF: Text("The Werewolf still bars your way."),
    LIZARDMAN: Text("The Lizardmen still bar your way."),
    DEATH: Text("Death still bars your way."),
}


def towards_plain(space: str) -> tuple[str, ...]:
    """The neighbours nearer to the Plain of Peril: two from the Valley of Fire (TAL-6.11.5-R)."""
    ring = SPACES[space].ring
    if space == VALLEY_OF_FIRE:
        return NEXT[COUNTER_CLOCKWISE][space], NEXT[CLOCKWISE][space]
    return (NEXT[COUNTER_CLOCKWISE if ring < HALFWAY else CLOCKWISE][space],)


def onwards(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The spaces a step leads to, retreat aside; into the Valley only with a Talisman (TAL-6.11.6)."""
    space = state.heroes[seat].space
    if space == PLAIN_OF_PERIL:
        return NEXT[CLOCKWISE][space], NEXT[COUNTER_CLOCKWISE][space], PORTAL
    if space == VALLEY_OF_FIRE:
        return (CROWN,)
    further = NEXT[CLOCKWISE if SPACES[space].ring < HALFWAY else COUNTER_CLOCKWISE][space]
    if further == VALLEY_OF_FIRE and not has(state, seat, "opens_valley"):
        return ()
    return (further,)


def move_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """One space forwards or back; nobody moves from the Crown (TAL-6.11.3b, TAL-6.11.7)."""
    space = state.heroes[seat].space
    if space == CROWN:
        return ()
    steps = [step_option(other, FORWARD) for other in onwards(state, seat)]
    if space != PLAIN_OF_PERIL:
        steps += [step_option(other, RETREAT) for other in towards_plain(space)]
    return tuple(steps)


@cache
def step_option(space: str, way: str) -> Option:
    """The option to step to a neighbouring space, carrying out its instructions or retreating."""
    named = Named(SPACES[space].name, f"space:{space}")
    text = (
        Text("Retreat to the {space}", (("space", named),))
        if way == RETREAT
        else Text("Go to the {space}", (("space", named),))
    )
    return Option(f"{way}:{space}", text, f"space:{space}", "TAL-6.11.5a" if way == RETREAT else "TAL-6.11.3b")


async def step(land: Land, seat: int, way: str, space: str) -> None:
    """One space; a retreating Character does not carry its instructions out (TAL-6.11.5c)."""
    release(land.state, seat)
    await land.tell("moved", "TAL-6.11.3b", "{who} goes to the {space}.", who=seat, space=space)
    begin_encounter(land.state)
    land.state.retreating = way == RETREAT
    await land_on(land, seat, space)


async def held(land: Land, seat: int) -> None:
    """A Character held by the Werewolf, the Lizardmen or Death goes on, or retreats (TAL-6.14.7-R, TAL-6.14.8)."""
    what = land.state.heroes[seat].held
    land.state.window = TURN_START
    retreats = tuple([step_option(space, RETREAT) for space in towards_plain(land.state.heroes[seat].space)])
    options = (CONTINUE, *retreats, *actions.free_options(land.state, seat))
    key = await land.ask(seat, "held", HELD_QUESTIONS[what], options, "TAL-6.14.8d")
    if kind_of(key) not in (CONTINUE.key, RETREAT):
        await actions.act(land, seat, key)
        land.state.window = ""
        return
    land.state.window = ""
    if key == CONTINUE.key:
        await FIGHTS[what](land, seat)
        land.state.stage = ENDING
    else:
        land.state.moved = True
        await step(land, seat, RETREAT, name_of(key))


async def fight_werewolf(land: Land, seat: int) -> None:
    """The same Werewolf until it is beaten (TAL-6.14.7-R)."""
    strength = land.state.heroes[seat].held_by
    if await combat.fight_space_enemy(land, seat, WEREWOLF, strength) == WON:
        release(land.state, seat)


async def fight_lizardmen(land: Land, seat: int) -> None:
    """One by one until one of them is not beaten (TAL-6.14.8b to 6.14.8f)."""
    while land.state.heroes[seat].held_by > 0:
        if await combat.fight_space_enemy(land, seat, LIZARDMAN) != WON:
            return
        if land.state.heroes[seat].held != LIZARDMAN:
            return
        land.state.heroes[seat].held_by -= 1
    release(land.state, seat)


async def dice_with_death(land: Land, seat: int) -> None:
    """2 dice against 2: higher is free to go, equal repeats, lower loses a Life and repeats (BRD-10)."""
    mine, deaths = land.dice.roll_many(2), land.dice.roll_many(2)
    await land.tell(
        "death_thrown", "TAL-6.14.3a", "{who} throws {number}, Death throws {foe_number}.",
        who=seat, number=sum(mine), foe_number=sum(deaths), faces=mine, foe_faces=deaths,
    )  # fmt: skip
    if sum(mine) > sum(deaths):
        release(land.state, seat)
        await land.tell("death_beaten", "TAL-6.14.3a", "{who} beats Death and is free to go.", who=seat)
        return
    land.state.heroes[seat].held = DEATH
    if sum(mine) == sum(deaths):
        await land.tell("death_equal", "TAL-6.14.3a", "Equal: Death holds {who} here.", who=seat)
    else:
        await lose_life(land, seat, 1, "TAL-6.14.3a", "death")


FIGHTS = {WEREWOLF: fight_werewolf, LIZARDMAN: fight_lizardmen, DEATH: dice_with_death}
