"""Before a fight or an encounter: evading and the other ways round it (TAL-6.18, W4)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.talisman.abilities import acting, has
from game.talisman.board import INNER, SPACES
from game.talisman.cards import CARD_OF, WHEN_ENCOUNTERING
from game.talisman.casting_verbs import EVERYTHING, evade
from game.talisman.land import Land
from game.talisman.space_enemies import SPACE_ENEMIES
from game.talisman.state import TalismanState
from game.talisman.windows import open_window


def can_evade_here(state: TalismanState, seat: int) -> bool:
    """Whether an ability or Follower lets the Character evade on its space (hills, woods)."""
    terrain = SPACES[state.heroes[seat].space].terrain
    return any(terrain in source.evade_terrain for _, source in acting(state, seat, "evade_terrain"))


def is_evadable(state: TalismanState, seat: int, thing: str) -> bool:
    """Whether a thing can be evaded at all: in the Inner Region only Characters can (TAL-6.18.3)."""
    kind, _, what = thing.partition(":")
    if kind == "seat":
        return True
    if SPACES[state.heroes[seat].space].region == INNER:
        return False
    return SPACE_ENEMIES[what].evadable if kind == "enemy" else CARD_OF[what].evadable


def is_evaded(state: TalismanState, seat: int, thing: str) -> bool:
    """Whether the Character evades a thing this turn; who is seen through is not evaded by Invisibility."""
    evading = state.heroes[seat].evading
    if not evading or not is_evadable(state, seat, thing):
        return False
    if thing in evading:
        return True
    if EVERYTHING not in evading:
        return False
    kind, _, what = thing.partition(":")
    return kind != "seat" or not has(state, int(what), "seen_through")


async def spells_before_meeting(land: Land, seat: int, things: tuple[str, ...]) -> None:
    """W4: who meets these things may cast evading Spells, and others may answer (TAL-6.16.2)."""
    land.state.meeting, land.state.met_by = things, seat
    await open_window(land, WHEN_ENCOUNTERING)


def not_evaded(state: TalismanState, seat: int, things: tuple[str, ...]) -> tuple[str, ...]:
    """The things that must be met."""
    return tuple([thing for thing in things if not is_evaded(state, seat, thing)])


FACE_CHARACTER = Option("face", Text("Stand"), clause="TAL-6.16.6")
EVADE_QUESTION = Text("{whom} comes for you. Do you evade?")


async def evades_character(land: Land, victim: int, seat: int) -> bool:
    """Whether the one attacked or preyed upon evades, by ability or Spell (TAL-6.16.6, TAL-6.18.2b)."""
    thing = f"seat:{seat}"
    land.state.meeting, land.state.met_by = (thing,), victim
    if can_evade_here(land.state, victim):
        question = Text(EVADE_QUESTION.message, (("whom", land.name(seat)),))
        options = (evade_option(thing), FACE_CHARACTER)
        if await land.ask(victim, "evade", question, options, "TAL-6.16.6", about=thing) != FACE_CHARACTER.key:
            await evade(land, victim, thing)
    await spells_before_meeting(land, victim, (thing,))
    land.state.meeting, land.state.met_by = (), -1
    return is_evaded(land.state, victim, thing)


@cache
def evade_option(thing: str) -> Option:
    """The option to evade a thing."""
    kind, _, what = thing.partition(":")
    if kind == "seat":
        return Option(f"evade:{thing}", Text("Evade"), thing, "TAL-6.18.1a")
    name = SPACE_ENEMIES[what].name if kind == "enemy" else CARD_OF[what].name
    return Option(f"evade:{thing}", Text("Evade {card}", (("card", Named(name, thing)),)), thing, "TAL-6.18.1a")
