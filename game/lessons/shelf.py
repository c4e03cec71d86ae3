"""The lessons that there are."""

from __future__ import annotations

from game.catalogue import SHELF
from game.lessons import demons, devils_circle, talisman, warlocks_duel
from game.lessons.lesson import Lesson

LESSONS: dict[str, Lesson] = {
    lesson.game.id: lesson
    for lesson in (
        talisman.LESSON,
        demons.LESSON,
        devils_circle.LESSON,
        warlocks_duel.LESSON,
    )
}
"""Those of this program, by the id of their game."""


def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, which an installed package may bring as well; None if it has none."""
    brought = (grimoire.lesson for grimoire in SHELF if grimoire.id == game_id)
    lesson = LESSONS.get(game_id) or next((make() for make in brought if make is not None), None)
    return lesson if isinstance(lesson, Lesson) else None
