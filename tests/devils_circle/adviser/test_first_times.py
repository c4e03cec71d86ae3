"""What a newcomer to the keep is told: signs over mages, stars, curses, and holes out of which demons rise again."""

from __future__ import annotations

import pytest

from game.devils_circle import GAME
from game.engine.advising.first_times import Moment
from game.engine.decision import Event, Text
from tests.devils_circle.scene import Scene

NOTES = {note.id: note for note in GAME.first_times}
FAR_MAGES = {"mirel": {"at": "c12"}, "tobin": {"at": "k12"}}


def fitting(scene: Scene, *kinds: str) -> set[str]:
    """The notes without a question of their own that fit the open question, after events of these kinds."""
    decision = scene.open()
    events = [Event(kind, "DK-1.1", Text("Told")) for kind in kinds]
    moment = Moment(decision, scene.match.view(decision.seat), events)
    return {note.id for note in NOTES.values() if note.when is not None and note.when(moment)}


def test_a_sign_over_a_mage_is_explained_when_it_stands_there() -> None:
    weak = {"orlan": {"at": "g8", "strength": 4}, **FAR_MAGES}
    assert "grave_blow" in fitting(Scene(weak, {"gorm": {"at": "g9", "power": 12}}))
    assert "grave_blow" not in fitting(Scene(weak))
    hale = {"orlan": {"at": "g8", "strength": 9}, **FAR_MAGES}
    assert "grave_blow" not in fitting(Scene(hale, {"gorm": {"at": "g9", "power": 12, "materiality": 3}}))


def test_whoever_plays_the_demons_is_told_of_no_danger_to_mages() -> None:
    scene = Scene({"orlan": {"at": "g8", "strength": 4}}, {"gorm": {"at": "g9"}}, turn="gorm", points=5)
    assert not fitting(scene, "stars") & {"grave_blow", "stars"}


def test_the_stars_are_explained_before_they_first_move_a_demons_numbers() -> None:
    assert "stars" in fitting(Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "b12"}}))
    assert next(iter(NOTES)) == "stars", "no other note may put it off until the numbers have changed"


def test_clock_curses_and_holes_are_explained_when_they_were_told() -> None:
    scene = Scene({"orlan": {"at": "g8"}})
    assert fitting(scene) == set()
    assert fitting(scene, "clock") == {"clock"}
    assert fitting(scene, "curse") == {"curse"}
    for kind in ("hole_opened", "stays_below", "resurrected"):
        assert fitting(scene, kind) == {"hole"}


def test_rescue_moves_hearths_and_minds_are_explained_to_the_guards_when_they_were_told() -> None:
    scene = Scene({"orlan": {"at": "g8"}})
    assert fitting(scene, "fled") == {"slipped_away"}
    assert fitting(scene, "fire_passage") == {"hearths"}
    assert fitting(scene, "psychic_attack") == {"mind_attacked"}
    circle = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "g2"}}, turn="gorm", points=5)
    assert not fitting(circle, "fled", "fire_passage", "psychic_attack")


@pytest.mark.clause("DK-14.10", "DK-8.18")
@pytest.mark.parametrize(("before_dawn", "near"), [(37, False), (36, True), (1, True)])
def test_what_dawn_takes_is_told_while_there_is_time_to_use_it(before_dawn: int, near: bool) -> None:
    scene = Scene({"orlan": {"at": "g8"}}, clock=4 * 60 - before_dawn)
    assert scene.state.dawn == 4 * 60
    assert fitting(scene) == ({"dawn_near"} if near else set())
    assert "strength 7" in str(NOTES["dawn_near"].text)
    assert "5 at most" in str(NOTES["dawn"].text)
