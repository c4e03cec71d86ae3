"""The lessons that there are."""

from __future__ import annotations

from game.catalogue import grimoire_of
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
    grimoire = grimoire_of(game_id)
    make = grimoire.lesson if grimoire is not None else None
    lesson = LESSONS.get(game_id) or (make() if make is not None else None)
    return lesson if isinstance(lesson, Lesson) else None
