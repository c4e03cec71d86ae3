"""Choices that are taken back until chance has spoken."""

from __future__ import annotations

from tests.talisman.scene import figure, moving


def test_a_choice_can_be_taken_back_until_chance_has_spoken() -> None:
    scene = moving(figure("thief", "outer_00_village", objects="sword#1 axe#1 helmet#1"))
    scene.choose("leave:sword#1", "leave:axe#1")
    assert scene.match.undo()
    assert scene.hero().objects == ("axe#1", "helmet#1")
    assert scene.match.undo()
    assert scene.hero().objects == ("sword#1", "axe#1", "helmet#1")
    scene.choose("throw")
    assert not scene.match.undo(), "the die has been thrown"
    assert scene.match.undo_refusal() is not None
