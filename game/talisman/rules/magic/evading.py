"""What a Character evades: by an ability where it stands, or unseen for a whole turn, creature by creature (TAL-6.18).

An evasion is chosen for each thing that is met. ``Hero.evading`` lists what was evaded this turn; UNSEEN among it means
that the Character may evade anything until the turn ends, and is asked each time.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import parted
from game.engine.listing import listed
from game.talisman.box.board import INNER, SPACES
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.table.abilities import acting, has
from game.talisman.rules.table.land import Land, place_name
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import TalismanState

UNSEEN = "everything"
"""Stands among what a Character evades for: it may evade whatever it meets (the word is that of older saves)."""
GROUP_QUESTION = Text("Enemies bar your way: {cards}.")
PERSON_QUESTION = Text("You are unseen. Do you meet {card}?")
EVADE_ALL = Option("evade:all", Text("Evade them all"), clause="TAL-6.18.1a")
FIGHT = "fight"
MEET = "meet"


# -- what is possible ------------------------------------------------------------------------------------


def can_evade_here(state: TalismanState, seat: int) -> bool:
    """Whether an ability or Follower lets the Character evade on its space (hills, woods)."""
    terrain = SPACES[state.heroes[seat].space].terrain
    return any(terrain in source.evade_terrain for _, source in acting(state, seat, "evade_terrain"))


def is_evadable(state: TalismanState, seat: int, thing: str) -> bool:
    """Whether a thing can be evaded at all: in the Inner Region only Characters can (TAL-6.18.2, TAL-6.18.3)."""
    kind, what = parted(thing)
    if kind == "seat":
        return True
    if SPACES[state.heroes[seat].space].region == INNER:
        return False
    return kind == "enemy" or CARD_OF[what].evadable


def is_evaded(state: TalismanState, seat: int, thing: str) -> bool:
    """Whether the Character has evaded a thing this turn."""
    return thing in state.heroes[seat].evading


def has_evaded(state: TalismanState, seat: int) -> bool:
    """Whether the Character has evaded anything this turn: nobody attacks it any more (TAL-6.18.1b, TAL-6.18.1c)."""
    evading = state.heroes[seat].evading
    return bool(evading) and evading != (UNSEEN,)


def is_unseen(state: TalismanState, seat: int) -> bool:
    """Whether the Character may evade anything this turn (Invisibility)."""
    return UNSEEN in state.heroes[seat].evading


def may_evade(state: TalismanState, seat: int, thing: str) -> bool:
    """Whether the Character can evade a thing at will, without another Spell (TAL-6.18.2c-R).

    Abilities evade Enemies and Characters; unseen one evades persons too, but not who sees through it (Amulet).
    """
    if not is_evadable(state, seat, thing):
        return False
    kind, what = parted(thing)
    fights = kind != "card" or CARD_OF[what].kind == ENEMY
    if fights and can_evade_here(state, seat):
        return True
    return is_unseen(state, seat) and not (kind == "seat" and has(state, int(what), "seen_through"))


def avoidable(state: TalismanState, seat: int, things: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the things about to be met that the Character can still evade at will."""
    return tuple([thing for thing in things if not is_evaded(state, seat, thing) and may_evade(state, seat, thing)])


# -- options ---------------------------------------------------------------------------------------------


def evade_options(things: tuple[str, ...]) -> tuple[Option, ...]:
    """The options to evade each of several things, and all of them in one go."""
    return (*([EVADE_ALL] if len(things) > 1 else []), *[evade_option(thing) for thing in things])


@cache
def evade_option(thing: str) -> Option:
    """The option to evade a thing."""
    kind, what = parted(thing)
    if kind == "seat":
        return Option(f"evade:{thing}", Text("Evade"), thing, "TAL-6.18.1a")
    name = SPACE_ENEMIES[what].name if kind == "enemy" else CARD_OF[what].name
    return Option(f"evade:{thing}", Text("Evade {card}", (("card", Named(name, thing)),)), thing, "TAL-6.18.1a")


@lru_cache(maxsize=1000)
def fight_option(things: tuple[str, ...]) -> Option:
    """The option to fight these Enemies as one."""
    names = listed(tuple([place_name(thing) for thing in things]))
    return Option(FIGHT, Text("Fight {cards}", (("cards", names),)), clause="TAL-6.16.2")


@cache
def meet_option(card: str) -> Option:
    """The option to meet a person in spite of being unseen."""
    named = Named(CARD_OF[card].name, f"card:{card}")
    return Option(MEET, Text("Meet {card}", (("card", named),)), f"card:{card}", "TAL-6.15.8")


# -- evading ---------------------------------------------------------------------------------------------


async def evade(land: Land, seat: int, thing: str) -> None:
    """Evade a thing until the turn ends (TAL-6.18.1)."""
    land.state.heroes[seat].evading = (*land.state.heroes[seat].evading, thing)
    kind, what = parted(thing)
    if kind == "seat":
        await land.tell("evaded", "TAL-6.18.1b", "{who} evades {whom}.", who=seat, whom=int(what))
    else:
        await land.tell("evading", "TAL-6.18.1a", "{who} evades {target}.", who=seat, target=thing)


async def stop(land: Land, seat: int) -> None:
    """Nothing is evaded any more (TAL-6.18.1c)."""
    land.state.heroes[seat].evading = ()
    await land.tell("evading_ended", "TAL-6.18.1c", "{who} evades no longer.", who=seat)


async def pass_by(land: Land, seat: int, card: str) -> None:
    """One who is unseen meets a person or slips past, as it likes (TAL-6.18.2c-R)."""
    thing = f"card:{card}"
    if not avoidable(land.state, seat, (thing,)):
        return
    question = Text(PERSON_QUESTION.message, (("card", place_name(thing)),))
    land.state.meeting, land.state.met_by = (thing,), seat
    options = (meet_option(card), evade_option(thing))
    if await land.ask(seat, "face", question, options, "TAL-6.18.2c", about=thing) != MEET:
        await evade(land, seat, thing)
    land.state.meeting, land.state.met_by = (), -1
