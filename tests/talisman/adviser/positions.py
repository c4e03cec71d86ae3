"""Positions and questions made up for one judgement."""

from __future__ import annotations

from typing import Any

from game.engine.decision import Decision, Option, Text
from game.talisman.state import TalismanState
from tests.talisman import scene
from tests.talisman.scene import figure

FIELDS, WOODS, RUINS = "outer_01_fields", "outer_03_woods", "outer_20_ruins"


def table(*others: Any, character: str = "thief", space: str = FIELDS, **more: Any) -> TalismanState:
    """A Character on a space, and others."""
    cards: dict[str, Any] = {"lying": more.pop("lying", {}), "gold": more.pop("bags", {})}
    return scene.moving(figure(character, space, **more), *others, **cards).state


def option(key: str, place: str | None = None) -> Option:
    """An answer of that key."""
    return Option(key, Text(key), place)


def question(*keys: str, about: str | None = None, seat: int = 0) -> Decision:
    """A question with these answers."""
    return Decision(seat, "any", Text("any"), tuple(option(key) for key in keys), "TAL", about=about)


def said(found: Text | None) -> str:
    """The sentence; nothing where nothing speaks."""
    return str(found) if found is not None else ""
