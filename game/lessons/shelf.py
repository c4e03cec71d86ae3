"""The lessons that there are."""

from __future__ import annotations

from game.lessons import demons
from game.lessons.lesson import Lesson

LESSONS: dict[str, Lesson] = {lesson.game.id: lesson for lesson in (demons.LESSON,)}
"""By the id of their game."""
