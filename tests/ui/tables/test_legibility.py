"""Nothing that is meant to be read is too small for it, in the languages with the longest words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from pygame import Color, Surface

from game.grimoires import OWN
from game.ui.app.without_window.driver import Driver
from game.ui.kit.painting import typesetting
from game.ui.kit.painting.theme import Theme
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import SCREENS, TABLES, save_some
from tests.ui.tables.test_dense_screens import at_a_table

USUAL = (1280, 720)
LEAST_CAPITALS = 6
"""How tall the letter H is at least, in pixels of a window of the usual size."""
COVERS = frozenset({"new_match", "new_match_of_four"})
"""Where the small book shows its title as a decoration: the game is named beside it, and large."""

Written = dict[str, int]
"""Words, and how tall their capitals are."""


def capitals(style: str, pixels: int) -> int:
    """How tall the letter H is."""
    metrics = typesetting.face(style, pixels)[0].metrics("H")[0]
    assert metrics is not None
    return int(metrics[3])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All words drawn from now on."""
    found, render = Written(), Theme.render

    def watched(theme: Theme, words: str, style: str, size: float, colour: Color | None = None) -> Surface:
        if any(letter.isalpha() for letter in words):
            tall = capitals(style, theme._pixels(size))
            found[words] = min(tall, found.get(words, tall))
        return render(theme, words, style, size, colour)

    monkeypatch.setattr(Theme, "render", watched)
    return found


def too_small(written: Written) -> dict[str, int]:
    return {words: tall for words, tall in written.items() if tall < LEAST_CAPITALS}


@pytest.mark.parametrize("language", ["nl", "pl"])
@pytest.mark.parametrize("game", [grimoire.id for grimoire in OWN])
def test_every_word_of_a_table_can_be_read(open_app: OpenApp, written: Written, game: str, language: str) -> None:
    opened: Callable[..., Driver] = partial(open_app, language=language)
    at_a_table(opened, game, USUAL, 1.0).step(30)
    assert len(written) > 30
    assert not too_small(written)


@pytest.mark.parametrize("screen", sorted({**SCREENS, **TABLES}.keys() - COVERS))
def test_every_word_of_a_screen_can_be_read(open_app: OpenApp, written: Written, screen: str) -> None:
    driver = open_app(USUAL, language="pl")
    save_some()
    driver.app.doors.title()
    {**SCREENS, **TABLES}[screen](driver)
    driver.step(2)
    assert written
    assert not too_small(written)


def test_words_that_are_too_small_would_be_found(written: Written) -> None:
    Theme().render("Can you read this?", "sans", 6)
    assert too_small(written) == {"Can you read this?": capitals("sans", 6)}
