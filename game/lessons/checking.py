"""Whether a lesson fits the rules: it is played without a screen, every way that its steps allow."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.lessons.course import LessonCourse, LessonFault
from game.lessons.lesson import Lesson

NUMERALS = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|double|dozen)\b", re.IGNORECASE
)
"""A number in a sentence that no rule has worked out."""


def faults(lesson: Lesson) -> list[str]:
    """Everything wrong with a lesson, in words; empty if it can be taught as it is."""
    return [*_of_words(lesson), *_of_play(lesson)]


def _of_words(lesson: Lesson) -> Iterator[str]:
    titles = [str(step.title) for step in lesson.steps]
    for number, step in enumerate(lesson.steps, 1):
        bare = re.sub(r"\{\w+(?::\w+)?\}", "", step.say.message)
        if found := NUMERALS.search(bare):
            yield f"step {number} says {found.group()!r} by itself: let a fact work it out"
        holes = set(re.findall(r"\{(\w+)(?::\w+)?\}", step.say.message))
        if holes != set(step.facts):
            yield f"step {number} has the holes {sorted(holes)} and the facts {sorted(step.facts)}"
        if titles.count(str(step.title)) > 1:
            yield f"step {number} has the title of another: {step.title}"


def _of_play(lesson: Lesson) -> Iterator[str]:
    for ways in ways_through(lesson):
        try:
            play(lesson, ways)
        except LessonFault as fault:
            yield str(fault)


def ways_through(lesson: Lesson) -> Iterator[dict[int, list[str]]]:
    """The learner's answers by step: the first ones everywhere, then each other one that will do, one at a time."""
    yield {}
    for number, step in enumerate(lesson.steps):
        _first, *others = step.ways()
        yield from ({number: way} for way in others)


def play(lesson: Lesson, ways: dict[int, list[str]]) -> LessonCourse:
    """Play a lesson to its end in the engine alone; raises LessonFault where it does not fit the rules."""
    course = LessonCourse(lesson)
    course.chosen = ways
    while True:
        course.let_others_answer()
        _look(course)
        for key in ways.get(course.number) or next(course.step.ways()):
            course.give(key)
            course.let_others_answer()
            _look(course)
        if course.is_last:
            return course
        course.advance()


def _look(course: LessonCourse) -> None:
    """What must hold at every moment: a possible table, and a sentence that can be said."""
    problems = course.match.problems()
    if problems:
        raise LessonFault(f"{course.lesson.game.id}, step {course.number + 1}: {'; '.join(problems)}")
    try:
        str(course.step.words(course.match))
    except LookupError as error:
        raise LessonFault(f"{course.lesson.game.id}, step {course.number + 1}: no fact for {error}") from error
