"""Choices that are taken back, one by one, while no die is rolled."""

from __future__ import annotations

from tests.devils_circle.scene import Scene


def test_a_mages_actions_can_be_taken_back_one_by_one_while_no_die_is_rolled() -> None:
    scene = Scene({"orlan": {"at": "f5"}})
    scene.settle()
    begin = scene.match.fingerprint()
    scene.choose("walk:f6", "hang", "pour", "edge:f6-f7")
    for _ in range(len(scene.match.record)):
        assert scene.match.undo()
    assert scene.match.fingerprint() == begin
    scene.choose("pray:power")
    assert not scene.match.undo()


def test_a_demons_steps_can_be_taken_back_within_its_turn() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=5)
    scene.choose("walk:b3", "raise_materiality")
    assert scene.match.undo()
    assert scene.match.undo()
    assert (scene.where("gorm"), scene.state.points) == ("c3", 5)
