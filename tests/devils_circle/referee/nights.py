"""What the referees' scenes of Devil's Circle share: pieces as they often stand, and phases played to their end."""

from __future__ import annotations

from typing import Any

from tests.devils_circle.scene import Scene

FAR_MAGE = {"orlan": {"at": "l12"}}
BARE = {"wand": 0, "book": 0}
STAYS = {"rescue_left": False}
DAWN: dict[str, Any] = {"at_dawn": True, "clock": 250}
RING_ROLLS = (1, 1, 1, 1)


def at_turn(mages: dict[str, Any], gorm: dict[str, Any], points: int, **table: Any) -> Scene:
    """Gorm in the middle of its turn."""
    return Scene(mages, {"gorm": gorm, **table.pop("demons", {})}, turn="gorm", points=points, **table)


def end_phase(scene: Scene) -> Scene:
    """All demons end their turns, and the next mages' phase begins."""
    scene.demons_phase()
    for _ in range(60):
        if scene.decision is None or scene.asked[1] == "mage":
            break
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    return scene
