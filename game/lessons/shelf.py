"""The lessons that there are."""

from __future__ import annotations

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
"""By the id of their game."""
