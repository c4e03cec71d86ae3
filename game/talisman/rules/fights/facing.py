"""Before a fight or an encounter: the Spells that evade, and the answer of whoever is attacked (TAL-6.18, W4)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.talisman.box.register import WHEN_ENCOUNTERING
from game.talisman.rules.magic import evading
from game.talisman.rules.magic.windows import open_window
from game.talisman.rules.table.land import Land
from game.talisman.state import TalismanState


async def spells_before_meeting(land: Land, seat: int, things: tuple[str, ...]) -> None:
    """W4: who meets these things may cast evading Spells, and others may answer (TAL-6.16.2)."""
    land.state.meeting, land.state.met_by = things, seat
    await open_window(land, WHEN_ENCOUNTERING)


def not_evaded(state: TalismanState, seat: int, things: tuple[str, ...]) -> tuple[str, ...]:
    """The things that must be met."""
    return tuple([thing for thing in things if not evading.is_evaded(state, seat, thing)])


FACE_CHARACTER = Option("face", Text("Stand"), clause="TAL-6.16.6")
EVADE_QUESTION = Text("{whom} comes for you. Do you evade?")


async def evades_character(land: Land, victim: int, seat: int) -> bool:
    """Whether the one attacked or preyed upon evades, by ability or Spell (TAL-6.16.6, TAL-6.18.2b)."""
    thing = f"seat:{seat}"
    land.state.meeting, land.state.met_by = (thing,), victim
    if evading.may_evade(land.state, victim, thing):
        question = Text(EVADE_QUESTION.message, (("whom", land.name(seat)),))
        options = (evading.evade_option(thing), FACE_CHARACTER)
        if await land.ask(victim, "evade", question, options, "TAL-6.16.6", about=thing) != FACE_CHARACTER.key:
            await evading.evade(land, victim, thing)
    await spells_before_meeting(land, victim, (thing,))
    land.state.meeting, land.state.met_by = (), -1
    return evading.is_evaded(land.state, victim, thing)
