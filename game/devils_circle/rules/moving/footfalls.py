"""What happens when a demon takes one step: salt breaks, wands are trampled (DK-7.15, DK-7.26, DK-10.9, DK-10.11)."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD
from game.devils_circle.rules.circle import SEIZED, Circle
from game.devils_circle.rules.moving.steps import SALT_LOSS, WALL_MATERIALITY, breaks_salt
from game.engine.decision import Text

TRAMPLED_LOSS = 7


async def cross_edge(circle: Circle, demon: int, target: int) -> None:
    """Break the line of salt on the way, if there is one (DK-7.26)."""
    start = circle.state.demons[demon].field
    if not breaks_salt(circle.state, circle.state.demons[demon], start, BOARD.way(start, target)):
        return
    edge = BOARD.edge_between(start, target)
    circle.state.salt = without_line(circle.state.salt, edge)
    await circle.tell("salt_broken", "DK-7.26", "{demon} breaks through the magic salt.", demon=demon, edge=edge)
    await circle.exhaust(demon, SALT_LOSS, "DK-7.26")
    await circle.thicken(demon, 1, "DK-7.26")


def without_line(salt: tuple[int, ...], edge: int) -> tuple[int, ...]:
    """The lines of salt that are left when one is broken."""
    return tuple([line for line in salt if line != edge])


MOVES, PUSHED = Text("{demon} moves to {field}."), Text("{demon} is pushed to {field}.")


async def enter_field(circle: Circle, demon: int, target: int, words: Text = MOVES, clause: str = "DK-10.1") -> None:
    """Step onto a field that holds no mage; the demon may be neutralised there, or win (DK-10.11, DK-10.14)."""
    await cross_edge(circle, demon, target)
    start = circle.state.demons[demon].field
    circle.state.demons[demon].field = target
    await circle.tell("demon_moved", clause, words.message, demon=demon, start=start, field=target, path=(target,))
    if target in circle.state.wands:
        await trample(circle, demon, target)
    if await circle.check_neutralised(demon):
        return
    if target == circle.state.cradle:
        await circle.finish(SEIZED)


async def trample(circle: Circle, demon: int, field: int) -> None:
    """All lying wands there are destroyed, and each costs the demon 7 power (DK-7.15)."""
    count = circle.state.wands.count(field)
    circle.state.wands = tuple([lying for lying in circle.state.wands if lying != field])
    await circle.tell("wand_trampled", "DK-7.15", "{demon} tramples the wand on {field}.", demon=demon, field=field)
    await circle.exhaust(demon, TRAMPLED_LOSS * count, "DK-7.15")
    missing = WALL_MATERIALITY - circle.state.demons[demon].materiality
    if missing > 0:
        await circle.thicken(demon, missing, "DK-7.15")
