"""Letters: evenly set in every size, so that "cl" is not read as "d"."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.typesetting import FONT_FILES, line

RUNNING_TEXT = ("body", "body_bold", "italic", "sans", "sans_bold", "sans_italic")
SMALL = range(12, 22)


def ink_by_column(picture: pygame.Surface) -> list[int]:
    """How much ink each column of pixels has."""
    return [sum(picture.get_at((x, y)).a for y in range(picture.get_height())) for x in range(picture.get_width())]


@pytest.mark.parametrize("style", FONT_FILES)
@pytest.mark.parametrize("size", SMALL)
def test_small_words_are_as_wide_as_the_type_designer_meant(style: str, size: int) -> None:
    theme = Theme()
    for word in ("clearly", "minimum", "Circle"):
        assert theme.measure(word, style, size) == pytest.approx(theme.measure(word, style, size * 10) / 10, rel=0.06)


@pytest.mark.parametrize("style", RUNNING_TEXT)
@pytest.mark.parametrize("size", SMALL)
def test_an_l_stands_apart_from_the_c_before_it(style: str, size: int) -> None:
    ink = ink_by_column(Theme().render("cl", style, size))
    stem = ink.index(max(ink[len(ink) // 2 :]))
    gap = min(ink[len(ink) // 3 : stem])
    assert gap < 0.6 * max(ink)


@pytest.mark.parametrize("words", [" ", "l", "two words"])
@pytest.mark.parametrize("size", [12, 30])
def test_words_are_drawn_as_wide_as_they_are_measured(words: str, size: int) -> None:
    theme = Theme()
    assert theme.render(words, "sans", size).get_width() == theme.measure(words, "sans", size)


@pytest.mark.parametrize("words", ["", "\u200b"])
def test_words_without_width_can_be_drawn(words: str) -> None:
    assert Theme().render(words, "sans", 12).get_height() > 0


def test_small_letters_are_as_dark_as_large_ones() -> None:
    theme = Theme()
    small, large = (max(ink_by_column(theme.render("l", "sans", size))) / size for size in (15, 30))
    assert small == pytest.approx(large, rel=0.25)


def gap_in(words: str, style: str, pixels: int) -> int:
    """The widest run of columns without ink inside of two words."""
    picture = line(words, style, pixels, pygame.Color("white"))
    inked = [
        x
        for x in range(picture.get_width())
        if any(picture.get_at((x, y)).a > 60 for y in range(picture.get_height()))
    ]
    return max(after - before - 1 for before, after in pairwise(inked))


@pytest.mark.parametrize("pixels", [15, 19, 26, 40])
def test_words_that_end_or_begin_with_a_slanted_letter_stand_no_farther_apart(pixels: int) -> None:
    usual = gap_in("on the", "italic", pixels)
    for words in ("of the", "on five", "of five"):
        assert gap_in(words, "italic", pixels) <= usual + 1, words
