"""What the demons that a view shows may do in their next turn: to the Princess, and to each mage."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from game.devils_circle.box.board import edge_number, field_number
from game.devils_circle.referee.courses import Ground, Runner
from game.devils_circle.referee.danger import Danger, danger_of
from game.devils_circle.rules.ground import ALONE
from game.devils_circle.view import CircleView, DemonView, MageView


@dataclass(frozen=True, slots=True)
class Blow:
    """How likely a demon can strike a mage, and whether that would kill him with its present materiality."""

    chance: Fraction
    kills: bool


def dangers(view: CircleView) -> dict[str, Danger]:
    """By demon on the board: what it may do in its next turn, or with what it has left of this one."""
    return {demon.id: danger(view, demon) for demon in view.demons if demon.field is not None}


def danger(view: CircleView, demon: DemonView) -> Danger:
    """What a demon on the board may do."""
    assert demon.field is not None
    runner = Runner(field_number(demon.field), demon.power, demon.materiality, demon.wisp, demon.rescue_left)
    return danger_of(_ground(view, demon), runner, demon.points if demon.active else None)


def strikes(view: CircleView, mage: MageView) -> list[tuple[DemonView, Blow]]:
    """Every demon that can throw itself on a mage in its next turn: the deadliest first, then the likeliest."""
    if mage.field is None or not mage.alive:
        return []
    field, found = field_number(mage.field), dangers(view)
    able = [demon for demon in view.demons if demon.id in found and demon.materiality]
    blows = [(demon, Blow(found[demon.id].strikes(field), demon.materiality >= mage.strength)) for demon in able]
    return sorted((one for one in blows if one[1].chance), key=lambda one: (not one[1].kills, -one[1].chance))


def blow_to_mage(view: CircleView, mage: MageView) -> Blow | None:
    """The likeliest grave blow that a mage has to fear in the demons' next turn: one that takes half his strength.

    Those that would kill him come first. None: there is no such blow.
    """
    grave = (blow for demon, blow in strikes(view, mage) if demon.materiality * 2 >= mage.strength)
    return next(grave, None)


def _ground(view: CircleView, demon: DemonView) -> Ground:
    others = [other.field for other in view.demons if other is not demon]
    return Ground(
        field_number(view.cradle),
        view.clock.at_dawn,
        set_of_named(mage.field for mage in view.mages),
        set_of_named(others),
        tuple(field_number(field.id) for field in view.fields if field.garlic),
        tuple(edge_number(edge) for edge in view.salt),
        tuple(field_number(field.id) for field in view.fields for _wand in range(field.wands)),
    )


def set_of_named(fields: Iterable[str | None]) -> int:
    """The set of fields given by their names; without those that are None."""
    return sum(ALONE[field_number(field)] for field in fields if field is not None)
