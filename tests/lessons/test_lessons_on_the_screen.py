"""Every lesson is played to its end on the screen: by mouse in the smallest window, by keys in the usual one.

The smallest window is looked at in every language, because there the words are tightest; keys know no language.
"""

from __future__ import annotations

import pytest

from game import words
from game.lessons.shelf import LESSONS
from game.ui.app.without_window.lesson_check import LessonCheck

SMALLEST, USUAL = (1024, 640), (1280, 720)


@pytest.mark.parametrize("language", [spoken.code for spoken in words.languages()])
@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_a_lesson_can_be_seen_read_and_played_to_its_end_with_the_mouse(game_id: str, language: str) -> None:
    assert LessonCheck(LESSONS[game_id], language, SMALLEST, by_keys=False).run() == []


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_a_lesson_can_be_played_to_its_end_by_keys(game_id: str) -> None:
    assert LessonCheck(LESSONS[game_id], "en", USUAL, by_keys=True).run() == []


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_the_face_of_the_voice_is_there(game_id: str) -> None:
    from game.assets import asset

    assert asset("pictures", *LESSONS[game_id].portrait.split("/")).exists()
