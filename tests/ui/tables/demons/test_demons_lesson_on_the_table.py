"""The lesson of Demons on its table: what each step points at is in sight, and every answer can be clicked."""

from __future__ import annotations

import pytest

from game.lessons.demons import LESSON
from game.lessons.lesson import Step
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

(SCENE,) = LESSON.scenes


def is_in_sight(driver: DemonsDriver, place: str) -> bool:
    """Whether a place lies wholly on the table, or is a widget of the panel."""
    piece = driver.table.shown_table.of_place(place)
    if piece is not None:
        return bool(driver.table.shown_table.area.contains(piece.rect))
    return place in set(driver.ids())


def do(driver: DemonsDriver, step: Step) -> None:
    """Give every answer of a step by clicks."""
    for key in next(step.ways()):
        driver.click_answer(key)
        assert driver.match.record[-1].key == key, step.title
        driver.to_question()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_every_step_points_at_something_in_sight_and_can_be_done_by_clicks(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = DemonsDriver(open_app(size).app, match=LESSON.begin(SCENE))
    driver.to_question()
    for step in SCENE.steps:
        assert not step.points_at or is_in_sight(driver, step.points_at), step.title
        do(driver, step)
    assert driver.over
    assert driver.match.result is not None
    assert driver.match.result.winners == (LESSON.learner,)
