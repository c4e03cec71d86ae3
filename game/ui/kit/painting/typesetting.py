"""Words set in type: the fonts, how wide words are, and their pictures; in pixels, whatever the UI scale."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Color

from game.assets import MissingAsset, asset

FONT_FILES = {
    "title": "Cinzel-Bold.ttf",
    "heading": "Cinzel-SemiBold.ttf",
    "logo": "CinzelDecorative-Bold.ttf",
    "body": "EBGaramond-Medium.ttf",
    "body_bold": "EBGaramond-Bold.ttf",
    "italic": "EBGaramond-Italic.ttf",
    "sans": "AlegreyaSans-Medium.ttf",
    "sans_bold": "AlegreyaSans-Bold.ttf",
    "sans_italic": "AlegreyaSans-Italic.ttf",
    "small_caps": "AlegreyaSC-Medium.ttf",
    "gothic": "GrenzeGotisch-Bold.ttf",
}
"""The file of each style of type."""
FINER, EVEN_FROM = 3, 22
"""Letters less tall are drawn so many times as large and reduced: set in whole pixels, "cl" reads as "d"."""
STRONGER = 80
"""How strongly, of 255, reduced letters are laid over themselves: reducing makes their thin strokes faint."""


class Face(NamedTuple):
    """A style of type in one size; not ``own`` if its file is unusable and pygame's font stands in for it."""

    font: pygame.font.Font
    own: bool


@lru_cache(maxsize=256)
def face(style: str, pixels: int) -> Face:
    """The font of a style, so many pixels tall; kept until :func:`forget_fonts`."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        font = pygame.font.Font(str(asset("fonts", FONT_FILES[style])), pixels)
        font.size("A")  # a torn file is found out only here
        return Face(font, own=True)
    except (MissingAsset, OSError, ValueError, pygame.error):
        return Face(pygame.font.Font(None, pixels), own=False)


def forget_fonts() -> None:
    """Drop every loaded font: after pygame was shut down they are unusable."""
    face.cache_clear()
    width.cache_clear()
    _reach.cache_clear()


@lru_cache(maxsize=32768)
def width(style: str, pixels: int, words: str) -> int:
    """Words one by one and the gaps between them."""
    if " " not in words:
        return _word_width(style, pixels, words)
    return sum(width(style, pixels, word) + gap for word, gap in _spaced(style, pixels, words))


def _word_width(style: str, pixels: int, word: str) -> int:
    if pixels >= EVEN_FROM:
        return face(style, pixels).font.size(word)[0]
    return math.ceil(face(style, pixels * FINER).font.size(word)[0] / FINER)


def _space(pixels: int) -> int:
    """The space between two words: the fonts' own gets lost by hinting in small sizes."""
    return max(3, round(pixels * 0.25))


def _spaced(style: str, pixels: int, words: str) -> list[tuple[str, int]]:
    """Each word and the gap behind it; none behind the last.

    What a slanted letter reaches out beyond its own room at an end of a word (f) is taken from the gap: else it would
    look like two.
    """
    parts = words.split(" ")
    gaps = [
        max(1, _space(pixels) - _reach(style, pixels, before[-1:])[1] - _reach(style, pixels, after[:1])[0])
        for before, after in pairwise(parts)
    ]
    return list(zip(parts, [*gaps, 0], strict=True))


@lru_cache(maxsize=8192)
def _reach(style: str, pixels: int, letter: str) -> tuple[int, int]:
    """How many pixels a letter reaches out to the left of its room and to the right."""
    finer = 1 if pixels >= EVEN_FROM else FINER
    found = face(style, pixels * finer).font.metrics(letter) if letter else [None]
    if not found or found[0] is None:
        return 0, 0
    left, right, _bottom, _top, room = found[0]
    return max(0, round(-left / finer)), max(0, round((right - room) / finer))


def line(words: str, style: str, pixels: int, ink: Color) -> pygame.Surface:
    """One line of words as a picture with alpha, exactly as wide as :func:`width` says (at least 1 for several)."""
    if " " not in words:
        return _word(words, style, pixels, ink)
    height = face(style, pixels).font.get_height()
    picture = pygame.Surface((max(1, width(style, pixels, words)), height), pygame.SRCALPHA)
    picture.fill((*ink[:3], 0))
    left = 0
    for word, gap in _spaced(style, pixels, words):
        if word:
            picture.blit(_word(word, style, pixels, ink), (left, 0))
        left += width(style, pixels, word) + gap
    return picture


def _word(word: str, style: str, pixels: int, ink: Color) -> pygame.Surface:
    font, wide = face(style, pixels).font, width(style, pixels, word)
    if not wide:  # pygame refuses to draw what is not wide
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(word, True, ink) if pixels >= EVEN_FROM else _reduced(word, style, pixels, ink)


def _reduced(word: str, style: str, pixels: int, ink: Color) -> pygame.Surface:
    """A word drawn large and made small, its base line where that of the small letters is."""
    font, large = face(style, pixels).font, face(style, pixels * FINER).font
    wide, high = width(style, pixels, word), font.get_height()
    sheet = pygame.Surface((wide * FINER, high * FINER), pygame.SRCALPHA)
    sheet.fill((*ink[:3], 0))
    sheet.blit(large.render(word, True, ink), (0, font.get_ascent() * FINER - large.get_ascent()))
    small = pygame.transform.smoothscale(sheet, (wide, high))
    again = small.copy()
    again.set_alpha(STRONGER)
    small.blit(again, (0, 0))
    return small
