"""Module: the chain reaction (WD-7)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Named, Option, Text
from game.warlocks_duel.box.cards import HIGHEST_LEVEL, SPELLS
from game.warlocks_duel.box.elements import DiceFaces, selections, together, without
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.payment import listed
from game.warlocks_duel.state import DuelState, living

MODULE = "chain_reaction"
QUESTION = Text("The chain holds: which dice do you take back from {spell}, and where do they go?")
TO_POOL = Text("{dice} to the mana pool")
TO_RESERVE = Text("{dice} to the reserve")


def test(state: DuelState) -> None:
    """At the end of Phase 2: who has active spells of all three levels may chain (WD-7.1)."""
    for seat in living(state):
        duelist = state.duelists[seat]
        levels = {SPELLS[spell].level for spell in duelist.active}
        duelist.may_chain = MODULE in state.modules and len(levels) == HIGHEST_LEVEL + 1
        duelist.chain = 0


def break_chain(state: DuelState, seat: int) -> None:
    """Holding a turn breaks the chain (WD-7.5)."""
    state.duelists[seat].chain = 0


def dice_regained(state: DuelState, seat: int, spell: str) -> int:
    """Go one link on with a casting; returns how many dice the caster takes back: the level cast in order."""
    duelist = state.duelists[seat]
    level = SPELLS[spell].level
    in_order = duelist.may_chain and level == duelist.chain
    restarted = 1 if level == 0 and duelist.may_chain else 0
    duelist.chain = (level + 1) % (HIGHEST_LEVEL + 1) if in_order else restarted
    return level if in_order else 0


async def regain_dice(duel: Duel, seat: int, spell: str) -> None:
    """Take dice off the card just cast, into the pool or the reserve (WD-7.3, WD-7.4, WD-7.6)."""
    count = dice_regained(duel.state, seat, spell)
    if count == 0:
        return
    options = regain_options(spell, duel.state.duelists[seat].paid[spell], count)
    question = Text(QUESTION.message, (("spell", Named(SPELLS[spell].name, f"spell:{spell}")),))
    clause = "WD-7.3" if count == 1 else "WD-7.4"
    key = await duel.ask(seat, "chain_dice", question, options, clause, about=f"spell:{spell}")
    _, zone, faces = key.split(":")
    take_off(duel.state, seat, spell, zone, tuple(faces.split(",")))
    await duel.tell(
        "chain_dice",
        clause,
        TOLD[zone].message,
        who=seat,
        spell=spell,
        dice=tuple(faces.split(",")),
        zone=zone,
    )


TOLD = {
    "pool": Text("The chain gives {who} {dice} back into the pool."),
    "reserve": Text("The chain gives {who} {dice} back into the reserve."),
}


@lru_cache(maxsize=20_000)
def regain_options(spell: str, dice: DiceFaces, count: int) -> tuple[Option, ...]:
    """Every selection of dice on the card, to the pool or to the reserve, never split."""
    return tuple(
        Option(
            f"take:{zone}:{','.join(taken)}",
            Text(words.message, (("dice", listed(taken)),)),
            clause="WD-7.6",
            picks=tuple(f"spell:{spell}:{face}" for face in taken),
        )
        for taken in selections(dice, count)
        for zone, words in (("pool", TO_POOL), ("reserve", TO_RESERVE))
    )


def take_off(state: DuelState, seat: int, spell: str, zone: str, dice: DiceFaces) -> None:
    """Move dice from the card to the pool, where they keep their faces, or to the reserve."""
    duelist = state.duelists[seat]
    duelist.paid[spell] = without(duelist.paid[spell], dice)
    if zone == "pool":
        duelist.pool = together(duelist.pool, dice)
    else:
        duelist.reserve += len(dice)
