"""Whether what a lesson points at is on the table, and what it asks for can be clicked there."""

from __future__ import annotations

from collections.abc import Iterator

from game.lessons.course import LessonCourse
from game.lessons.lesson import UNDO, Lesson
from game.settings import Settings
from game.ui.app.application import App
from tests.ui.match_driver import MatchDriver

PARTS_OF_THE_PANEL = frozenset({"panel:question", "panel:odds", "panel:log", "panel:track"})


def out_of_sight(lesson: Lesson, size: tuple[int, int] = (1280, 720)) -> list[str]:
    """Every step whose thing, or one of whose answers when its turn comes, is not on the screen at that size."""
    app = App(size, headless=True, settings=Settings(language="en", animation="off"))
    found: list[str] = []
    for number, step in enumerate(lesson.steps):
        course = LessonCourse(lesson, number)
        driver = _look(app, course)
        if step.points_at and not _is_shown(driver, step.points_at):
            found.append(f"step {number + 1} points at {step.points_at}, which is not there")
        for answered in range(len(step.answers)):
            driver = _look(app, course) if answered else driver
            found += [f"step {number + 1}: {reason}" for reason in _unreachable(driver, course.expected)]
            course.give(course.expected[0])
            course.let_others_answer()
    return found


def _look(app: App, course: LessonCourse) -> MatchDriver:
    """The match of a lesson on the screen, as it stands."""
    driver = MatchDriver(app, match=course.match)
    if course.match.decision is not None:
        driver.to_question()
    driver.step(2)
    return driver


def _is_shown(driver: MatchDriver, thing: str) -> bool:
    """Whether a place lies on the table, or a widget on the panel."""
    if thing in PARTS_OF_THE_PANEL or any(widget.id == thing for widget in driver.table.widgets):
        return True
    table = driver.table.shown_table
    return any(table.area.contains(piece.rect) for piece in table.layout.of_place(thing))


def _unreachable(driver: MatchDriver, keys: tuple[str, ...]) -> Iterator[str]:
    """Why answers cannot be clicked."""
    for key in keys:
        if key == UNDO:
            continue
        option = driver.decision.option(key)
        assert option is not None, key
        if option.place is None and not option.picks:
            if not _is_shown(driver, f"option:{key}"):
                yield f"{key} has no button"
            continue
        for piece in driver.pieces_for(key):
            driver.free_point(piece)
