"""The answers beside the table: those in one column are equally high, in every language."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.decision import Option, Text
from game.ui.kit.rich_text import Run
from game.ui.kit.widgets import Button
from game.ui.match.panel.answers.buttons import BESIDE_WORDS, LETTERS, AnswerButtons
from game.ui.match.panel.asked import Asked
from tests.ui.conftest import OpenApp

SHORT, LONG = Option("pass", Text("Pass")), Option("pass:turn", Text("Pass until the turn ends"))
VERY_LONG = Option("pass:match", Text("Pass until the turn of everybody else at this table has come to its end"))


def heights(open_app: OpenApp, *options: Option, room: int, passing: bool = False, language: str = "en") -> list[int]:
    app = open_app(language=language).app
    buttons = AnswerButtons(app, print)
    asked = Asked((Run("What now?"),), options=options, passing=frozenset(o.key for o in options if passing))
    widgets, _edge = buttons.place(asked, app.surface.get_rect().inflate(-1000, 0), 600, room, room)
    return [widget.rect.height for widget in widgets]


@pytest.mark.parametrize("language", ["en", "pl", "fr", "nl"])
@pytest.mark.parametrize("passing", [False, True])
def test_answers_of_one_column_are_equally_high(open_app: OpenApp, language: str, *, passing: bool) -> None:
    found = heights(open_app, SHORT, LONG, VERY_LONG, room=400, passing=passing, language=language)
    assert len(found) == 3
    assert len(set(found)) == 1


def test_where_room_is_scarce_no_answer_is_scrolled_for_the_sake_of_equal_heights(open_app: OpenApp) -> None:
    tall = heights(open_app, SHORT, VERY_LONG, room=400)[0]
    assert len(set(heights(open_app, SHORT, SHORT, VERY_LONG, room=3 * tall - 10))) == 2


def test_words_that_stand_in_a_line_have_letters_of_one_size(open_app: OpenApp) -> None:
    app = open_app().app
    buttons, long = AnswerButtons(app, print), Option("pass:turn", Text("Pass until somebody else"))
    wide = app.theme.measure("Pass until somebody else", "heading", LETTERS) + app.theme.px(2 * BESIDE_WORDS - 8)
    asked = Asked((Run("What now?"),), options=(SHORT, long))
    made, _edge = buttons.place(asked, Rect(0, 0, wide, 600), 600, 400, 400)
    short, longer = (widget for widget in made if isinstance(widget, Button))
    assert short.size == longer.size < LETTERS
    assert len(longer._block().lines) == 1
