"""The demon's direct attack (DK-11.30 to DK-11.37)."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import DEMON_PLACES, NAMED_DEMONS
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.mages.deeds import move_demon, to_option
from game.devils_circle.rules.moving.footfalls import cross_edge, without_line
from game.devils_circle.rules.moving.steps import SALT_LOSS, breaks_salt, retreat_fields, salt_for
from game.devils_circle.state import CircleState, doubled_power
from game.engine.decision import Text


def retreats(state: CircleState, demon: int, target: int) -> tuple[int, ...]:
    """Where the demon could go after attacking the mage on a field beside it (DK-11.31)."""
    piece = state.demons[demon]
    power, materiality, salt = piece.power, piece.materiality, salt_for(state, piece)
    if breaks_salt(state, piece, piece.field, BOARD.way(piece.field, target)):
        power, materiality = power - SALT_LOSS, materiality + 1
        salt = without_line(salt, BOARD.edge_between(piece.field, target))
    return retreat_fields(state, piece, target, power, materiality, salt)


async def attack_mage(circle: Circle, seat: int, demon: int, mage: int) -> None:
    """The demon throws itself on a mage and retreats (DK-11.33 to DK-11.36)."""
    target = circle.state.mages[mage].field
    ways_out = retreats(circle.state, demon, target)
    start = circle.state.demons[demon].field
    await cross_edge(circle, demon, target)
    circle.state.demons[demon].field = target
    await circle.tell(
        "demon_attacks", "DK-11.30", "{demon} throws itself on {mage}.",
        demon=demon, mage=mage, start=start, field=target, path=(target,),
    )  # fmt: skip
    resistance = doubled_power(circle.state.mages[mage])
    await strike(circle, demon, mage)
    die = circle.dice.roll()
    await circle.tell("attack_roll", "DK-11.34", "{demon} rolls {die}.", demon=demon, die=die)
    await circle.exhaust(demon, max(0, resistance - die), "DK-11.34")
    await retreat(circle, seat, demon, ways_out)
    if circle.state.mages[mage].strength <= 0:
        await circle.kill(mage, "DK-8.26")
    await circle.check_neutralised(demon)


async def strike(circle: Circle, demon: int, mage: int) -> None:
    """The mage loses strength; whether he dies is asked after the retreat (DK-11.33, DK-11.35)."""
    harm = circle.state.demons[demon].materiality
    lost = min(harm, circle.state.mages[mage].strength)
    circle.state.mages[mage].strength -= harm
    if lost:
        await circle.tell(
            "strength_lost", "DK-11.33", "{mage} loses {points} strength, {left} left.",
            mage=mage, points=lost, left=max(0, circle.state.mages[mage].strength),
        )  # fmt: skip


async def retreat(circle: Circle, seat: int, demon: int, fields: tuple[int, ...]) -> None:
    """The demon goes to a retreat square of its choice, free of charge (DK-11.35)."""
    options = tuple([to_option(field, "DK-11.35") for field in fields])
    key = options[0].key
    if len(options) > 1:
        question = Text("Where does {demon} retreat to?", (("demon", NAMED_DEMONS[demon]),))
        key = await circle.ask(seat, "retreat", question, options, "DK-11.35", about=DEMON_PLACES[demon])
    await move_demon(circle, demon, field_number(key.removeprefix("to:")), "DK-11.35")
