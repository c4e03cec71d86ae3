"""The words of a button stay inside it, whatever its width: also where they just fit into one line."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.ui.kit.widgets import Button
from tests.ui.conftest import OpenApp


@pytest.mark.parametrize("words", ["Set aside 2 × Earth, Whirlwind", "Cast Conflagration: 5 damage.", "Keep Fire, Air"])
def test_words_that_just_fit_into_one_line_stay_in_one(open_app: OpenApp, words: str) -> None:
    app = open_app().app
    for width in range(200, 340):
        button = Button(app, "button", words, size=16)
        button.place(Rect(0, 0, width, 42))
        needed = button.needs()
        assert needed[0] <= width, width
        assert needed[1] <= 42 - app.theme.px(6), width
