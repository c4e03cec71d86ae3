"""When nothing threatens: the mages may pass phase after phase until something does."""

from __future__ import annotations

from game.devils_circle.view import CircleView
from game.engine.decision import Option, Text
from game.ui.tables.devils_circle.danger import standing

PASS = Option(
    "pass_until_danger",
    Text("Pass until danger"),
    tooltip=Text(
        "Ends phase after phase until a demon is in the keep, a pentagram flies, anybody is hurt, or day dawns."
    ),
)
"""Among the answers of the mages while nothing threatens."""


def is_calm(view: CircleView) -> bool:
    """Whether no demon is in the keep or could strike next, and no pentagram flies."""
    inside = any(demon.in_keep and demon.field is not None for demon in view.demons)
    flies = any(not star.stopped for star in view.pentagrams)
    danger = standing(view)
    return view.clock.stages > 1 and not (inside or flies or danger.seizers or danger.blows)


def what_must_stay(view: CircleView) -> tuple[object, ...]:
    """What tells, where it has changed, that something has happened to the mages or the Princess, or that day dawns."""
    mages = tuple((mage.strength, mage.power, mage.possessed_by, mage.items) for mage in view.mages)
    return view.clock.night, view.clock.at_dawn, view.princess, view.cradle, mages
