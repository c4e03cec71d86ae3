"""The lesson of Devil's Circle: what it says is what happens."""

from __future__ import annotations

import copy

import pytest

from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.referee.foreseen import danger
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.rules.mages.options import ATTACK_STRENGTH
from game.devils_circle.rules.moving.steps import GARLIC, SALT, SALT_POWER, edge_stop
from game.devils_circle.state import DAWN_CAP, NEUTRALISED, CircleState
from game.devils_circle.view import CircleView
from game.lessons.course import LessonCourse
from game.lessons.devils_circle import LESSON
from game.lessons.devils_circle.table import FLICKER, GORM, LEARNER, MIREL, ORLAN, SOUTH, TOBIN, ULK, VASHA
from game.ui.tables.devils_circle.board.room_names import fields_of_figures
from game.ui.tables.devils_circle.danger import beside_princess, reach

TITLES = [str(step.title) for step in LESSON.steps]


def at(title: str) -> LessonCourse:
    """The lesson at the beginning of a step."""
    return LessonCourse(LESSON, TITLES.index(title))


def table(course: LessonCourse) -> CircleState:
    """Everything on the table."""
    state: CircleState = course.match.state
    return state


def words(course: LessonCourse) -> str:
    """What the open step says."""
    return str(course.step.words(course.match))


def answer(course: LessonCourse, *keys: str) -> None:
    """Answer the open questions otherwise than the lesson does, whoever is asked."""
    for key in keys:
        course.match.choose(key)
        course.match.next_decision()


def stop_of(course: LessonCourse, demon: int, start: str, way: int) -> str:
    """What would stop a demon with its present values at an edge."""
    piece = table(course).demons[demon]
    return edge_stop(table(course), field_number(start), way, piece.power, piece.materiality, piece.wisp)


@pytest.mark.clause("DK-7.21")
def test_the_garlic_shuts_the_wall_that_gorm_could_have_crossed() -> None:
    assert stop_of(at("Shut the wall"), GORM, "g5", SOUTH) == ""
    assert stop_of(at("A line of salt"), GORM, "g5", SOUTH) == GARLIC


@pytest.mark.clause("DK-7.25")
def test_the_salt_bars_the_door_to_the_weak() -> None:
    course = at("The demons' turn")
    west = 3
    assert edge_stop(table(course), field_number("i6"), west, SALT_POWER, 3, False) == SALT
    assert edge_stop(table(course), field_number("i6"), west, SALT_POWER + 1, 3, False) == ""


@pytest.mark.clause("DK-10.7")
def test_gorm_comes_through_the_outer_wall() -> None:
    course = at("Exorcise it")
    assert table(course).demons[GORM].field == field_number("g2")
    assert BOARD.walls[SOUTH] >> field_number("g1") & 1


@pytest.mark.clause("DK-8.5")
def test_the_exorcism_would_have_taken_as_much_as_the_voice_says() -> None:
    course = at("Exorcise it")
    before = table(course).demons[GORM].power
    said = words(course)
    answer(course, "walk:g4", "exorcise:gorm:1", "stay")
    taken = before - table(course).demons[GORM].power
    assert taken > 0
    assert f"{taken} of its {before}." in said


@pytest.mark.clause("DK-10.28")
def test_the_exorcism_that_fails_costs_nothing_but_points_and_herbs() -> None:
    before, course = table(at("Exorcise it")), at("Slipped away")
    after = table(course)
    assert not after.demons[GORM].rescue_left
    assert after.mages[ORLAN].herb == before.mages[ORLAN].herb - 1
    assert (after.mages[ORLAN].power, after.mages[ORLAN].strength) == (
        before.mages[ORLAN].power,
        before.mages[ORLAN].strength,
    )


@pytest.mark.clause("DK-7.33")
def test_the_drops_alone_push_gorm_towards_the_princess_and_are_taken_back() -> None:
    before, pushed = table(at("Mind the push")), table(at("Take it back"))
    cradle = before.cradle
    assert BOARD.distance(pushed.demons[GORM].field, cradle) < BOARD.distance(before.demons[GORM].field, cradle)
    undone = at("Take it back")
    undone.give("undo")
    assert table(undone).demons[GORM] == before.demons[GORM]
    assert table(undone).mages[ORLAN] == before.mages[ORLAN]


@pytest.mark.clause("DK-8.20")
@pytest.mark.clause("DK-8.21")
def test_the_attack_takes_and_costs_what_the_voice_says() -> None:
    before, course = table(at("Mind the push")), at("Send it to hell")
    after = table(course)
    assert f"its materiality: {before.demons[GORM].power - after.demons[GORM].power}." in words(course)
    assert f"{before.mages[ORLAN].strength - after.mages[ORLAN].strength} strength" in words(course)
    assert not after.mages[ORLAN].book
    assert after.demons[GORM].materiality >= after.demons[GORM].power


@pytest.mark.clause("DK-12.2")
def test_the_drops_send_gorm_to_hell() -> None:
    course = at("A hole to hell")
    assert table(course).demons[GORM].status == NEUTRALISED
    assert table(course).holes == (table(at("Send it to hell")).demons[GORM].field,)


@pytest.mark.clause("DK-11.16")
def test_the_pentagram_left_alone_would_burn_tobin_through_the_wall() -> None:
    course = at("Wash it away")
    before = table(course).mages[TOBIN].strength
    assert BOARD.walls[SOUTH] >> field_number("f4") & 1
    answer(course, "finish")
    assert table(course).mages[TOBIN].strength == before - HARM


@pytest.mark.clause("DK-7.34")
def test_the_pentagram_is_washed_away() -> None:
    course = at("Wash it away")
    for key in course.step.answers:
        assert isinstance(key, str)
        course.give(key)
    course.match.next_decision()
    assert table(course).pentagrams == ()


@pytest.mark.clause("DK-11.3")
@pytest.mark.clause("DK-11.8")
def test_the_curse_of_the_learner_strikes_through_the_wall_that_garlic_shuts() -> None:
    course = at("The other side")
    decision = course.match.next_decision()
    assert decision is not None
    assert decision.option("seize") is None
    assert stop_of(course, VASHA, "g5", SOUTH) == GARLIC
    princess, strength = table(course).princess, table(course).mages[ORLAN].strength
    course.give("curse")
    course.match.next_decision()
    assert table(course).princess == princess - 1
    assert table(course).mages[ORLAN].strength < strength


@pytest.mark.clause("DK-9.25")
def test_flicker_cannot_reach_the_cradle_with_the_best_of_throws() -> None:
    course = at("Until sunrise")
    answer(course, "finish")
    assert table(course).demon == FLICKER
    assert f"{table(course).points} points at most" in words(course)
    answer(course, "walk:f6")
    decision = course.match.next_decision()
    assert decision is not None
    assert decision.option("seize") is None


@pytest.mark.clause("DK-15.5")
def test_the_sun_rises_on_a_living_princess() -> None:
    course = at("A night of your own")
    assert course.match.over
    assert course.match.result is not None
    assert course.match.result.winners == (LEARNER,)
    assert table(course).princess > 0


@pytest.mark.clause("DK-8.5", "DK-8.6", "DK-8.7", "DK-8.8")
def test_the_exorcism_that_holds_takes_sends_and_costs_what_it_says() -> None:
    course = at("Send it away")
    before, said = copy.deepcopy(table(course)), words(course)
    answer(course, "select:mirel", "exorcise:ulk:1", "to:k8")
    ulk, mirel, mirel_before = table(course).demons[ULK], table(course).mages[MIREL], before.mages[MIREL]
    assert f"takes {before.demons[ULK].power - ulk.power} of its {before.demons[ULK].power} power" in said
    assert ulk.materiality == before.demons[ULK].materiality + 1
    assert ulk.field == field_number("k8")
    pays = f"pays {mirel_before.power - mirel.power} power and {mirel_before.strength - mirel.strength} strength"
    assert pays in said


def test_what_the_exorcism_left_is_what_the_next_scene_begins_with() -> None:
    course = at("Send it away")
    answer(course, "select:mirel", "exorcise:ulk:1", "to:k8")
    later = at("The other side")
    for piece in ("power", "materiality", "field", "rescue_left"):
        found = [getattr(table(one).demons[ULK], piece) for one in (course, later)]
        assert found[0] == found[1], piece
    for piece in ("power", "strength", "herb"):
        found = [getattr(table(one).mages[MIREL], piece) for one in (course, later)]
        assert found[0] == found[1], piece


@pytest.mark.clause("DK-14.10", "DK-8.18")
def test_what_newcomers_have_to_know_is_said() -> None:
    said = {title: words(at(title)) for title in TITLES}
    assert f"strength {ATTACK_STRENGTH}" in said["Take it back"]
    assert f"{DAWN_CAP} at most, an attack takes strength {ATTACK_STRENGTH}" in said["Dawn"]
    assert max(max(mage.strength, mage.power) for mage in table(at("Dawn")).mages) <= DAWN_CAP
    assert "also towards her" in said["Slipped away"]
    assert "makes its blows heavier" in said["Exorcise it"]


def test_no_step_says_too_much_at_once() -> None:
    assert max(len(words(at(title)).split()) for title in TITLES) <= 70


def test_the_signs_spoken_of_are_on_the_board_and_the_enemy_shows_one_thing() -> None:
    view = at("Signs on the board").match.view(LEARNER)
    assert isinstance(view, CircleView)
    said = words(at("Signs on the board"))
    assert [blow.exorcism > 0 for blow in view.mages[ORLAN].blows if blow.demon == "gorm"] == [True]
    counted = set(reach(danger(view, view.demons[GORM]))) & beside_princess(view) - fields_of_figures(view)
    assert counted, "a number stands beside the Princess"
    assert "over a mage" not in said
    assert "mind" not in words(at("The other side"))
