"""Psychic attacks and possession (DK-11.22 to DK-11.29)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import BOARD
from game.devils_circle.box.pieces import DEMON_PLACES, MAGE_PLACES, MAGES, NAMED_MAGES
from game.devils_circle.rules.circle import Circle
from game.devils_circle.state import CircleState, doubled_power
from game.engine.decision import Option, Text

NEEDED = 6
PER_FIELD = 5
QUESTION = Text("Whose mind is attacked?")


def effective_power(state: CircleState, demon: int, mage: int) -> int:
    """What a demon's power still counts in the mage's mind (DK-11.24)."""
    piece, victim = state.demons[demon], state.mages[mage]
    return piece.power - PER_FIELD * BOARD.distance(piece.field, victim.field) - doubled_power(victim)


def victims(state: CircleState, demon: int) -> tuple[int, ...]:
    """The mages a demon could attack with its mind (DK-11.22, DK-11.26)."""
    if state.demons[demon].holds >= 0:
        return ()
    return tuple([number for number, mage in enumerate(state.mages) if mage.alive and mage.held_by < 0])


@cache
def victim_option(mage: int) -> Option:
    """The option to attack a mage's mind."""
    words = Text("Attack the mind of {mage}", (("mage", NAMED_MAGES[mage]),))
    return Option(f"mage:{MAGES[mage]}", words, MAGE_PLACES[mage], "DK-11.22")


async def psychic_attack(circle: Circle, seat: int, demon: int) -> None:
    """On a 6 the demon's mind meets the mage's; the stronger one wins (DK-11.23 to DK-11.25)."""
    possible = victims(circle.state, demon)
    mage = possible[0]
    if len(possible) > 1:
        options = tuple(map(victim_option, possible))
        key = await circle.ask(seat, "psychic", QUESTION, options, "DK-11.22", about=DEMON_PLACES[demon])
        mage = MAGES.index(key.removeprefix("mage:"))
    die = circle.dice.roll()
    strength = effective_power(circle.state, demon, mage)
    await circle.tell(
        "psychic_attack", "DK-11.23", "{demon} attacks the mind of {mage}: the die shows {die}.",
        demon=demon, mage=mage, die=die, points=strength,
    )  # fmt: skip
    if die < NEEDED or strength < 1:
        await circle.tell("psychic_failed", "DK-11.25", "{mage} keeps a clear head.", mage=mage)
        return
    possess(circle.state, demon, mage)
    await circle.tell("possessed", "DK-11.25", "{demon} possesses {mage}.", demon=demon, mage=mage)
    await circle.destroy_book(mage, "DK-11.25")


def possess(state: CircleState, demon: int, mage: int) -> None:
    """The demon holds the mage; an older tie to him that rests is lost (DK-11.26, DK-12.11)."""
    for other in state.demons:
        if other.holds == mage:
            other.holds = -1
    state.demons[demon].holds = mage
    state.mages[mage].held_by = demon
