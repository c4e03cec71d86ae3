"""Nothing is cut, nothing overlaps, whatever the window, the size of everything and the language."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from game.ui.app.without_window.driver import Driver
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Choice, Label, ScrollArea, Slider, TextField, Toggle
from game.words import PSEUDO_LANGUAGE
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import SCREENS, TABLES, pause, save_some

WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (100, 150, 200)
LIKE_OTHERS = (((1024, 640), 200), ((1280, 720), 150), ((1920, 1080), 150), ((3840, 2160), 150))
"""The smallest window holds no more than 160 %; every language is looked at in the next; between the extremes of the
larger ones nothing new comes up.
"""
CONTROLS = (Button, Choice, Slider, TextField, Toggle)


def cut_words(widgets: list[Widget]) -> list[str]:
    """What each widget lacks whose words need more room than it has."""
    found = [
        f"{widget.id} has {widget.rect.size} and needs {widget.needs()}"
        for widget in widgets
        if widget.needs()[0] > widget.rect.width or widget.needs()[1] > widget.rect.height
    ]
    return found + [
        f"{widget.id} ends in an ellipsis" for widget in widgets if isinstance(widget, Label) and widget.is_cut
    ]


def shown(widget: Widget) -> list[Widget]:
    """A widget and everything visible inside."""
    if not widget.visible:
        return []
    return [widget, *(inner for child in widget.children for inner in shown(child))]


def outside(widget: Widget, size: tuple[int, int]) -> bool:
    """Whether a part of it lies outside of the window."""
    return not (
        widget.rect.left >= 0
        and widget.rect.top >= 0
        and widget.rect.right <= size[0]
        and widget.rect.bottom <= size[1]
    )


@pytest.mark.parametrize(
    ("window", "scale"), [each for each in product(WINDOWS, SCALES) if each not in LIKE_OTHERS], ids=str
)
def test_no_screen_cuts_words_or_lets_controls_overlap(open_app: OpenApp, window: tuple[int, int], scale: int) -> None:
    """In a language whose every text is longer than in English."""
    look_at_every_screen(open_app(window, ui_scale=scale, language=PSEUDO_LANGUAGE), window)


@pytest.mark.parametrize("language", ["en", "pl", "fr", "nl"])
@pytest.mark.parametrize(("window", "scale"), [((1024, 640), 100), ((1280, 720), 150)], ids=str)
def test_no_screen_cuts_words_in_any_language(
    open_app: OpenApp, window: tuple[int, int], scale: int, language: str
) -> None:
    look_at_every_screen(open_app(window, ui_scale=scale, language=language), window)


def test_no_screen_cuts_words_on_a_monitor_that_enlarges_three_times(open_app: OpenApp) -> None:
    driver = open_app((3840, 2160), monitor_scale=lambda: 3.0, ui_scale=125)
    assert driver.app.theme.scale == 3.75
    look_at_every_screen(driver, (3840, 2160))


def look_at_every_screen(driver: Driver, window: tuple[int, int]) -> None:
    """Fail if words or controls of a screen are cut, lie over each other, or leave the window."""
    save_some()
    problems = []
    for name, reach in {**SCREENS, **TABLES}.items():
        driver.app.doors.title()
        reach(driver)
        driver.step(2)
        everything = [widget for top in driver.app.screen.widgets for widget in shown(top)]
        scrolled = [widget for area in everything if isinstance(area, ScrollArea) for widget in area.walk()]
        problems += [f"{name}: {problem}" for problem in cut_words(everything)]
        problems += [
            f"{name}: {widget.id} {widget.rect} leaves the window"
            for widget in everything
            if outside(widget, window) and widget not in scrolled
        ]
        controls = [widget for widget in everything if isinstance(widget, CONTROLS) and not widget.children]
        problems += [
            f"{name}: {one.id} {one.rect} overlaps {two.id} {two.rect}"
            for one, two in combinations(controls, 2)
            if one.rect.colliderect(two.rect) and (one in scrolled) == (two in scrolled)
        ]
    assert not problems, "\n".join(problems)


def test_a_window_that_is_too_small_asks_to_be_enlarged(open_app: OpenApp) -> None:
    driver = open_app((1280, 720))
    for size in ((1023, 640), (1024, 639), (300, 200), (60, 20), (1, 1)):
        driver.resize(size)
        driver.picture()
        driver.click((size[0] // 2, size[1] // 2))
        driver.key("enter", "tab", "esc")
        assert driver.app.screen.name == "title"
        assert driver.app.too_small
    driver.resize((1024, 640))
    driver.click("button:settings")
    assert driver.app.screen.name == "settings"


def test_a_storm_of_sizes_leaves_every_screen_whole(open_app: OpenApp) -> None:
    driver = open_app()
    for number in range(60):
        driver.resize((1024 + number * 37 % 900, 640 + number * 53 % 500))
        if number % 10 == 5:
            driver.click("book:warlocks_duel" if number % 20 == 5 else "button:settings")
        if number % 10 == 9:
            driver.key("esc")
    assert driver.app.stack


def test_the_scale_is_limited_to_what_the_window_can_hold(open_app: OpenApp) -> None:
    driver = open_app((1024, 640), ui_scale=200)
    assert driver.app.theme.scale == 1.6
    driver.resize((1920, 1080))
    assert driver.app.theme.scale == 2.0


def test_a_pause_lies_over_the_darkened_screen(open_app: OpenApp) -> None:
    driver = open_app()
    before = driver.picture().get_at((640, 60))
    pause(driver)
    after = driver.picture().get_at((640, 60))
    assert sum(after[:3]) < sum(before[:3]) // 2


@pytest.mark.parametrize("words", ["Annuler", "Annuler tout"])
def test_no_word_of_a_button_is_broken_in_two(open_app: OpenApp, words: str) -> None:
    button = Button(open_app().app, "button:undo", words, (0, 0, 102, 40), icon="anticlockwise-rotation")
    lines = ["".join(span.words for span in line.spans).strip() for line in button._block().lines]
    assert " ".join(lines) == words


def test_a_tall_button_breaks_its_words_before_they_become_small(open_app: OpenApp) -> None:
    button = Button(open_app().app, "option:herbs", "Exorcise Gorm with 1 bundle of herbs", (0, 0, 260, 58), size=16)
    block = button._block()
    assert len(block.lines) == 2
    assert {span.size for line in block.lines for span in line.spans} == {16}


def test_the_lines_of_a_button_lie_in_its_middle(open_app: OpenApp) -> None:
    button = Button(open_app().app, "option:herbs", "Exorcise Gorm with 1 bundle of herbs", (0, 0, 260, 58), size=16)
    block = button._block()
    middles = [(line.spans[0].x + line.width) / 2 for line in block.lines]
    assert middles == pytest.approx([block.width / 2] * 2, abs=1)
