"""A lesson goes its way over a real match: what is expected, what others answer, back and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game import catalogue
from game.engine.decision import Text
from game.engine.seating import Seat
from game.grimoire import Grimoire
from game.lessons.checking import faults, play, ways_through
from game.lessons.course import LessonCourse, LessonFault
from game.lessons.lesson import UNDO, InAnyOrder, Lesson, Scene, Step
from game.lessons.shelf import lesson_of
from tests.toy_game import GoldRush, GoldRushState

READ = Step(Text("Look at the gold"), Text("You have {n} gold."), facts={"n": lambda match: match.state.gold[0]})
TAKE = Step(Text("Take gold"), Text("Take it."), answers=("take",), meanwhile=("roll",))
EITHER = Step(Text("Do as you like"), Text("Take or roll."), answers=(("take", "roll"),), meanwhile=("take",))
LAST = Step(Text("That is all"), Text("Now you know the game."))


def lesson(*steps: Step) -> Lesson:
    """A lesson of one scene, in which every die shows a 4."""
    scenes = (Scene(steps, faces=(4,) * 9),)
    seats = (Seat("You"), Seat("Rival", "greedy"))
    return Lesson(GoldRush(), Text("A rush"), Text("A first rush."), 5, seats, scenes, Text("Ann"), "")


def gold(course: LessonCourse) -> list[int]:
    """Everybody's gold."""
    state: GoldRushState = course.match.state
    return state.gold


def test_a_lesson_without_fault_is_played_to_its_end_in_every_way_it_allows() -> None:
    whole = lesson(READ, TAKE, EITHER, LAST)
    assert faults(whole) == []
    assert [gold(play(whole, ways)) for ways in ways_through(whole)] == [[2, 4], [4, 4]]


def test_another_answer_than_the_one_expected_is_objected_to() -> None:
    course = LessonCourse(lesson(TAKE, LAST))
    assert course.objection("take") is None
    assert "Take gold" in str(course.objection("roll"))
    with pytest.raises(LessonFault, match="not expected"):
        course.took("roll")


def test_a_step_that_only_tells_lets_nothing_be_answered() -> None:
    course = LessonCourse(lesson(READ, TAKE))
    assert course.done
    assert "read on" in str(course.objection("take"))


def test_what_a_step_says_has_the_numbers_of_the_match() -> None:
    course = LessonCourse(lesson(TAKE, READ), 1)
    assert str(course.step.words(course.match)) == "You have 1 gold."


def test_an_answer_that_is_not_offered_is_a_fault_of_the_lesson() -> None:
    assert any("steal" in fault for fault in faults(lesson(replace(TAKE, answers=("steal",)))))


def test_an_answer_that_another_seat_cannot_give_is_a_fault_of_the_lesson() -> None:
    assert any("steal" in fault for fault in faults(lesson(replace(TAKE, meanwhile=("steal",)), LAST)))


def test_another_seat_without_anything_written_for_it_is_a_fault() -> None:
    assert any("nothing is written" in fault for fault in faults(lesson(replace(TAKE, meanwhile=()))))


def test_an_answer_written_for_a_seat_that_is_never_asked_is_a_fault() -> None:
    extra = replace(TAKE, meanwhile=("take", "take"))
    assert any("nobody was asked" in fault for fault in faults(lesson(extra, LAST)))


def test_a_number_written_into_a_sentence_is_a_fault() -> None:
    for words in ("You have 35 hearts.", "Roll two dice.", "It hurts Twice."):
        assert any("let a fact" in fault for fault in faults(lesson(replace(LAST, say=Text(words)))))


def test_a_hole_without_a_fact_is_a_fault() -> None:
    assert any("holes" in fault for fault in faults(lesson(replace(READ, facts={}))))


def test_two_steps_of_one_title_are_a_fault() -> None:
    assert any("title of another" in fault for fault in faults(lesson(LAST, LAST)))


def test_going_back_finds_the_learners_own_answers_again() -> None:
    course = LessonCourse(lesson(EITHER, READ, LAST))
    course.give("roll")
    course.let_others_answer()
    course.advance()
    course.advance()
    course.go_to(1)
    assert gold(course) == [3, 1]
    course.go_to(0)
    assert gold(course) == [0, 0]
    assert course.expected == ("take", "roll")


def test_a_step_left_out_is_answered_with_its_first_answer() -> None:
    assert gold(LessonCourse(lesson(EITHER, LAST), 1)) == [1, 1]


def test_a_step_may_want_the_last_choice_taken_back() -> None:
    course = LessonCourse(lesson(replace(TAKE, meanwhile=("take",)), replace(READ, answers=(UNDO,)), EITHER))
    course.give("take")
    course.let_others_answer()
    course.advance()
    course.give(UNDO)
    assert gold(course) == [0, 0]
    course.go_to(2)
    assert gold(course) == [0, 0]


def test_the_next_scene_has_a_match_of_its_own() -> None:
    def enrich(state: GoldRushState) -> None:
        state.gold[0] = 7

    course = LessonCourse(replace(lesson(TAKE), scenes=(Scene((TAKE,), faces=(4,)), Scene((LAST,), arrange=enrich))))
    course.give("take")
    course.let_others_answer()
    before = course.match
    assert course.advance()
    assert course.match is not before
    assert gold(course) == [7, 0]
    with pytest.raises(IndexError):
        course.go_to(2)


def test_a_scene_can_begin_after_some_answers() -> None:
    course = LessonCourse(replace(lesson(READ), scenes=(Scene((READ,), opening=("take", "take")),)))
    assert gold(course) == [1, 1]
    with pytest.raises(LessonFault, match="steal"):
        LessonCourse(replace(lesson(READ), scenes=(Scene((READ,), opening=("steal",)),)))


def test_the_table_of_a_lesson_is_looked_at_at_every_step() -> None:
    def owe(state: GoldRushState) -> None:
        state.gold[1] = -1

    broken = replace(lesson(READ), scenes=(Scene((READ,), arrange=owe),))
    assert any("negative gold" in fault for fault in faults(broken))


def test_what_is_to_be_done_in_any_order_is_done_in_any_order_and_wholly() -> None:
    both = replace(TAKE, answers=(InAnyOrder(("take", "roll")),), meanwhile=("take", "take"))
    whole = lesson(both, LAST)
    assert faults(whole) == []
    assert list(both.ways()) == [["take", "roll"], ["roll", "take"]]
    course = LessonCourse(whole)
    course.give("roll")
    assert course.expected == ("take",)
    assert course.objection("roll") is not None
    course.give("take")
    assert course.done


def test_an_installed_game_brings_its_lesson(shelf: Callable[[], list[str]]) -> None:
    rush = lesson(READ, TAKE, LAST)
    catalogue.lay(Grimoire(rush.game, lesson=lambda: rush))
    assert lesson_of("gold_rush") is rush
    assert lesson_of("nobody") is None
