"""Carries out single verbs of the rules on a table made for it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from game.engine.decision import Event
from game.engine.dice import LoadedDice
from game.talisman.rules.table.land import Land
from tests.talisman.scene import figure, moving

FIELDS, WOODS = "outer_01_fields", "outer_03_woods"


def land_of(
    *others: Any, dice: tuple[int, ...] = (), character: str = "thief", space: str = FIELDS, **more: Any
) -> Land:
    """The table on which a Character stands, and others."""
    cards: dict[str, Any] = {name: more.pop(name, {}) for name in ("lying", "options", "state")}
    scene = moving(figure(character, space, **more), *others, **cards)
    land = Land(scene.state, LoadedDice(*dice, seed=1), scene.match.seats)
    land.listening = True
    return land


def done(verb: Awaitable[Any], *answers: str) -> tuple[Any, list[str]]:
    """What a verb answers, and the kinds of what it tells; questions are answered one after the other."""
    running, told, left = verb.__await__(), list[str](), list(answers)
    key: str | None = None
    try:
        while True:
            item = running.send(key)
            key = None if isinstance(item, Event) else left.pop(0)
            told += [item.kind] if isinstance(item, Event) else []
    except StopIteration as end:
        assert not left
        return end.value, told
