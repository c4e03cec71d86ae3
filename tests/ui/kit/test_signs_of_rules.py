"""The signs behind sentences that lead to their rules: there for whoever looks for them, and no noise for others."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import SIGN, Link, Run, runs
from game.ui.kit.widgets import LogView, Paragraph
from tests.ui.conftest import OpenApp

SAID = (*runs("It sinks."), Run(SIGN, link=Link(clause="DK-7.26")))


def drawn_width(driver: Driver, widget: LogView | Paragraph) -> int:
    """How far to the right anything of it is drawn."""
    picture = Surface(driver.app.size, SRCALPHA)
    widget.draw(picture)
    return picture.get_bounding_rect().right


def test_a_sign_is_seen_while_the_mouse_is_over_the_log_or_the_sentence(open_app: OpenApp) -> None:
    driver = open_app()
    log, sentence = LogView(driver.app, "log", (100, 100, 300, 200)), Paragraph(driver.app, "words", SAID)
    sentence.shows_signs, sentence.on_link = False, lambda _link: None
    sentence.place((100, 400, 300, 40))
    log.add(SAID)
    driver.screen.widgets = [log, sentence]
    driver.screen.adopt_widgets()
    for widget in (log, sentence):
        driver.move((10, 10))
        quiet = drawn_width(driver, widget)
        driver.move((widget.rect.left + 20, widget.rect.top + 8))
        assert drawn_width(driver, widget) > quiet


def test_other_words_keep_their_signs(open_app: OpenApp) -> None:
    driver = open_app()
    driver.move((10, 10))
    with_sign, without = (Paragraph(driver.app, "words", words, (0, 0, 300, 40)) for words in (SAID, SAID[:-1]))
    assert drawn_width(driver, with_sign) > drawn_width(driver, without)
