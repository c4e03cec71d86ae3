"""Curses (DK-11.1 to DK-11.9)."""

from __future__ import annotations

from game.devils_circle.rules.circle import CURSED, Circle
from game.devils_circle.rules.ground import ADJACENT
from game.devils_circle.state import CircleState

LOSS = 2
BASE_PRICE = 2


def struck_mages(state: CircleState, field: int) -> tuple[int, ...]:
    """The mages on and around a field, through walls too (DK-11.3)."""
    area = ADJACENT[field] | 1 << field
    return tuple([number for number, mage in enumerate(state.mages) if mage.field >= 0 and area >> mage.field & 1])


def strikes_princess(state: CircleState, field: int) -> bool:
    """Whether a curse from a field strikes the Princess."""
    return bool((ADJACENT[field] | 1 << field) >> state.cradle & 1)


def may_defend(state: CircleState, mage: int) -> bool:
    """Whether a struck mage rolls a die: with a book or a wand in hand (DK-11.4)."""
    return bool(state.mages[mage].book or state.mages[mage].wand)


async def cast_curse(circle: Circle, demon: int) -> None:
    """Those with book or wand roll; one high roll ruins the curse for all (DK-11.4 to DK-11.8)."""
    field, power = circle.state.demons[demon].field, circle.state.demons[demon].power
    struck = struck_mages(circle.state, field)
    await circle.tell("curse", "DK-11.1", "{demon} casts a curse from {field}.", demon=demon, field=field)
    rolls: tuple[tuple[int, int], ...] = ()
    for mage in struck:
        if may_defend(circle.state, mage):
            die = circle.dice.roll()
            rolls = (*rolls, (mage, die))
            await circle.tell(
                "curse_roll", "DK-11.4", "{mage} rolls {die} against the curse: less than {power} is needed.",
                mage=mage, die=die, power=circle.state.mages[mage].power,
            )  # fmt: skip
    cost = BASE_PRICE + circle.state.at_dawn
    if any(die > power for _, die in rolls):
        await circle.tell("curse_failed", "DK-11.5", "The curse of {demon} fails for everybody.", demon=demon)
        await circle.exhaust(demon, cost, "DK-11.5")
        await circle.check_neutralised(demon)
        return
    circle.state.points -= cost
    princess = strikes_princess(circle.state, field)
    for mage in struck:
        if any(number == mage and die < circle.state.mages[mage].power for number, die in rolls):
            await circle.tell("curse_avoided", "DK-11.6", "{mage} avoids the curse.", mage=mage)
        else:
            await circle.drain(mage, LOSS, "DK-11.7")
            await circle.weaken(mage, LOSS, "DK-11.7")
    if princess:
        await curse_princess(circle)


async def curse_princess(circle: Circle) -> None:
    """The Princess loses 1 strength, and at 0 the Circle wins (DK-11.8, DK-15.2)."""
    circle.state.princess -= 1
    await circle.tell(
        "princess_cursed", "DK-11.8", "The Princess loses 1 strength, {left} left.", left=circle.state.princess
    )
    if circle.state.princess <= 0:
        await circle.finish(CURSED)
