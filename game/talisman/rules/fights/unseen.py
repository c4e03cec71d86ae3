"""Invisibility: whoever casts it chooses what to evade of what is about to be met (TAL-S.invisibility)."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.ids import kind_of, name_of
from game.engine.listing import listed
from game.talisman.rules.fights import bribes
from game.talisman.rules.magic import evading
from game.talisman.rules.table.land import Land, place_name


async def become_unseen(land: Land, seat: int) -> None:
    """From now on the Character may evade what it meets; the choice begins with what it was about to meet.

    A single thing is evaded at once: that is what the Spell was cast for. Of several, one that can be bought may still
    be paid off, for no die has been thrown.
    """
    land.state.heroes[seat].evading = (*land.state.heroes[seat].evading, evading.UNSEEN)
    await land.tell("unseen", "TAL-S.invisibility", "{who} is unseen and may evade anything this turn.", who=seat)
    if len(land.state.meeting) == 1:
        if evading.avoidable(land.state, seat, land.state.meeting):
            await evading.evade(land, seat, land.state.meeting[0])
        return
    while things := evading.avoidable(land.state, seat, land.state.meeting):
        left = tuple([thing for thing in land.state.meeting if not evading.is_evaded(land.state, seat, thing)])
        options = (
            *evading.evade_options(things),
            *bribes.bribe_options(land.state, seat, left),
            evading.fight_option(left),
        )
        question = Text(
            evading.GROUP_QUESTION.message, (("cards", listed(tuple([place_name(thing) for thing in left]))),)
        )
        key = await land.ask(seat, "face", question, options, "TAL-6.16.2", about=left[0])
        if key == evading.FIGHT:
            return
        if kind_of(key) == bribes.BRIBE:
            await bribes.pay_off(land, seat, name_of(key))
            continue
        for thing in things if key == evading.EVADE_ALL.key else (key.removeprefix("evade:"),):
            await evading.evade(land, seat, thing)
