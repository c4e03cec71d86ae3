"""Every lesson is played to its end on the screen: by mouse in the smallest window, by keys in the usual one."""

from __future__ import annotations

import pytest

from game import words
from game.lessons.shelf import LESSONS
from game.ui.app.lesson_check import LessonCheck

WAYS = {"mouse": (1024, 640), "keys": (1280, 720)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", [spoken.code for spoken in words.languages()])
@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_a_lesson_can_be_seen_read_and_played_to_its_end(game_id: str, language: str, way: str) -> None:
    assert LessonCheck(LESSONS[game_id], language, WAYS[way], by_keys=way == "keys").run() == []


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_the_face_of_the_voice_is_there(game_id: str) -> None:
    from game.assets import asset

    assert asset("pictures", *LESSONS[game_id].portrait.split("/")).exists()
