"""The lessons that there are."""

from __future__ import annotations

from game.lessons.lesson import Lesson

LESSONS: dict[str, Lesson] = {}
"""By the id of their game."""
