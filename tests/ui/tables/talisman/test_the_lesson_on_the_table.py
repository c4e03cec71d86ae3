"""The lesson on the table: what a step points at can be seen, what it asks for can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.decision import Decision
from game.lessons.course import LessonCourse
from game.lessons.talisman import LESSON
from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.talisman.controller import TalismanController
from game.ui.tables.talisman.kinds import GROUND
from game.ui.tables.talisman.table import TalismanTable
from tests.ui.tables.talisman.conftest import SIZES

PANEL = ("panel:odds",)


def laid(table: TalismanTable, course: LessonCourse, size: tuple[int, int]) -> tuple[Decision | None, TableLayout]:
    """The open question, and the table with it; none once the match is won."""
    decision = course.match.next_decision()
    assert decision is not None or course.is_last
    table.decision = decision
    view = course.match.view(LESSON.learner)
    assert isinstance(view, TalismanView)
    return decision, table.layout(view, pygame.Rect((0, 0), size), LESSON.learner)


def moments() -> Iterator[LessonCourse]:
    """The lesson before each answer, and before each step that is only read."""
    course = LessonCourse(LESSON)
    while True:
        yield course
        if not course.done:
            course.give(course.expected[0])
            course.let_others_answer()
        if not course.done:
            continue
        if course.is_last:
            return
        course.advance()


def covered(layout: TableLayout, piece: Piece) -> bool:
    """Whether a panel or stage lies over the middle of a piece."""
    above = layout.pieces[layout.pieces.index(piece) + 1 :]
    return any(other.kind == GROUND and other.rect.collidepoint(piece.rect.center) for other in above)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(len(LESSON.steps)))
def test_what_a_step_points_at_lies_open_on_the_table_or_is_a_part_of_the_panel(
    table: TalismanTable, number: int, size: tuple[int, int]
) -> None:
    course = LessonCourse(LESSON, number)
    decision, layout = laid(table, course, size)
    points_at = course.step.points_at
    if points_at.startswith("option:"):
        assert decision is not None
        option = decision.option(points_at.removeprefix("option:"))
        assert option in TalismanController(decision, layout.pieces).buttons()
        return
    if points_at in PANEL:
        assert decision is not None
        assert any(decision.odds(option) for option in decision.options)
        return
    pieces = layout.of_place(points_at) or [piece for piece in layout.pieces if piece.id == points_at]
    free = [piece for piece in pieces if not covered(layout, piece)]
    assert free
    assert layout.area.contains(free[0].rect)


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_of_the_lesson_is_a_button_or_a_piece(table: TalismanTable, size: tuple[int, int]) -> None:
    for course in moments():
        decision, layout = laid(table, course, size)
        if decision is None:
            continue
        controller = TalismanController(decision, layout.pieces)
        for key in course.expected:
            option = decision.option(key)
            assert option is not None
            lit = [piece for piece in layout.pieces if piece.id in controller.lit() and piece.place == option.place]
            assert lit or option in controller.buttons(), (course.step.title, key)
