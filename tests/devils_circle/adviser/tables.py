"""Tables and questions for tests of what the advisers of Devil's Circle think of them."""

from __future__ import annotations

from typing import Any

from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Option, Text
from tests.devils_circle.scene import Scene, set_demon, set_mage

IN_A_CORNER = {"orlan": {"at": "l12"}}
APART = ("l12", "l11", "k12", "k11")


def night(
    mages: dict[str, Any] | None = None, gorm: dict[str, Any] | None = None, points: int = 0, **table: Any
) -> CircleState:
    """A table in Gorm's turn, all other demons in a corner of the ring; the cradle stands on G6 unless told.

    It need not be one that can come about.
    """
    others = mages or IN_A_CORNER
    apart = {name: {"at": at} for name, at in zip(others, APART, strict=False)}
    scene = Scene(apart, {"gorm": {"at": "c3"}}, turn="gorm", points=points)
    for name, traits in others.items():
        set_mage(scene.mage(name), traits)
    set_demon(scene.demon(), {"at": "c3", "power": 20} | (gorm or {}), "c3")
    for name, value in table.items():
        assert hasattr(scene.state, name), name
        setattr(scene.state, name, value)
    return scene.state


def asked(kind: str, *keys: str, about: str | None = None, clause: str = "DK-1", **facts: int) -> Decision:
    """A question with these answers, all with the same facts in their words."""
    words = Text("n", tuple(facts.items()))
    return Decision(1, kind, Text(kind), tuple(Option(key, words) for key in keys), clause, about=about)


def alone(mage: dict[str, Any] | None = None, **table: Any) -> CircleState:
    """Orlan on C3, and no demon on the board."""
    state = night({"orlan": {"at": "c3"} | (mage or {})}, **table)
    for demon in state.demons:
        demon.field = -1
    return state
