"""What scenes with Spells share: somebody who holds them, Spells that are cast, and one that lies on a space."""

from __future__ import annotations

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import go_on
from tests.talisman.scene import Figure, Scene, figure


def caster(spells: str, space: str = "city") -> Figure:
    """Somebody far away who holds some Spells."""
    return figure("wizard", space, spells=spells)


def at(scene: Scene, spell: str, target: str) -> Scene:
    """A Spell is cast at something."""
    go_on(scene, f"cast:{spell}")
    if f"target:{target}" in scene.offered:
        scene.choose(f"target:{target}")
    return scene


def hexed(space: str, by: int = 1, left: int = 3) -> Lasting:
    """A Hex that seat ``by`` has laid there."""
    return Lasting("hex", EVERYBODY, "own_turn", left, by, 0, "hex#1", space)
