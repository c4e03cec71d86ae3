"""The common look: colours, fonts and lengths at the chosen UI scale."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Color

from game.assets import MissingAsset, asset
from game.ui import patience
from game.words import _

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

_REMEMBERED_TEXTS = 3000

Warn = Callable[[str], None]


def _silent(message: str) -> None:
    """Forget a warning."""


class Theme:
    """Colours by name, fonts and rendered words; lengths are logical, multiplied by ``scale`` (1 to 2)."""

    panel = Color("#1d130c")
    well = Color("#120b06")
    button = Color("#3a2415")
    ink = Color("#f3dfae")
    dim = Color("#c8af82")
    """Secondary words on dark grounds: 7:1 and more."""
    off = Color("#8f7d5f")
    """Words of things that cannot be used now: 4:1 and more."""
    link = Color("#e7b95a")
    gold_light = Color("#f6dd94")
    gold = Color("#b8842f")
    gold_dark = Color("#6a4413")
    focus = Color("#fff6cf")
    warning = Color("#ffb35c")
    danger = Color("#ff9380")
    good = Color("#a9d98a")
    shadow = Color(0, 0, 0, 150)
    veil = Color(8, 4, 2, 170)
    parchment = Color("#f3e6c4")
    sepia = Color("#422a16")
    sepia_dim = Color("#5f452a")
    oxblood = Color("#6a1a12")
    gilt_on_parchment = Color("#7a4a10")

    def __init__(self, scale: float = 1.0, warn: Warn = _silent, *, patterns: bool = False) -> None:
        self.scale = scale
        self.patterns = patterns
        self._warn = warn
        self._rendered: OrderedDict[tuple[str, str, int, int], pygame.Surface] = OrderedDict()

    def px(self, length: float) -> int:
        """A logical length in pixels; at least 1 unless it is 0."""
        return max(1, round(length * self.scale)) if length > 0 else round(length * self.scale)

    def font(self, style: str, size: float) -> pygame.font.Font:
        """The font of a style at a logical size; pygame's own, with one warning, if the file is unusable."""
        opened = _font.cache_info().misses
        font = _font(style, self._pixels(size), self._warn)
        if _font.cache_info().misses != opened:  # reading a file takes a millisecond
            patience.check()
        return font

    def _pixels(self, size: float) -> int:
        return max(6, round(size * self.scale))

    def render(self, words: str, style: str, size: float, colour: Color | None = None) -> pygame.Surface:
        """One line of words as a picture with alpha, remembered so that no frame renders text twice."""
        ink = colour or self.ink
        key = (words, style, round(size * 64), int(ink))
        found = self._rendered.get(key)
        if found is None:
            found = _spaced(words, style, self._pixels(size), ink, self._warn)
            self._rendered[key] = found
            if len(self._rendered) > _REMEMBERED_TEXTS:
                self._rendered.popitem(last=False)
            patience.check()
        else:
            self._rendered.move_to_end(key)
        return found

    def measure(self, words: str, style: str, size: float) -> int:
        """The width of one line of words in pixels."""
        return _width(style, self._pixels(size), words, self._warn)

    def line_height(self, style: str, size: float) -> int:
        """The distance between two lines of running text in pixels."""
        return math.ceil(self.font(style, size).get_linesize() * _LEADING.get(style, 1.0))


_LEADING = {"body": 0.98, "italic": 0.98, "body_bold": 0.98, "title": 0.95, "heading": 0.95}


@lru_cache(maxsize=256)
def _font(style: str, pixels: int, warn: Warn) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        font = pygame.font.Font(str(asset("fonts", FONT_FILES[style])), pixels)
        font.size("A")  # a torn file is found out only here
        return font
    except (MissingAsset, OSError, ValueError, pygame.error):
        warn(
            _(
                "The font {name} is missing or damaged: another is used. Install Four Grimoires again to mend it.",
                name=FONT_FILES[style],
            )
        )
        return pygame.font.Font(None, pixels)


@lru_cache(maxsize=32768)
def _width(style: str, pixels: int, words: str, warn: Warn) -> int:
    """Words one by one and the spaces between them: so the width of a text is that of its parts."""
    if " " not in words:
        return _font(style, pixels, warn).size(words)[0]
    space = _space(pixels)
    return sum(_width(style, pixels, word, warn) for word in words.split(" ")) + space * words.count(" ")


def _space(pixels: int) -> int:
    """The space between two words: the fonts' own gets lost by hinting in small sizes."""
    return max(3, round(pixels * 0.25))


def _spaced(words: str, style: str, pixels: int, ink: Color, warn: Warn) -> pygame.Surface:
    font = _font(style, pixels, warn)
    if " " not in words:
        return font.render(words, True, ink)
    line = pygame.Surface((max(1, _width(style, pixels, words, warn)), font.get_height()), pygame.SRCALPHA)
    line.fill((*ink[:3], 0))
    left = 0
    for word in words.split(" "):
        if word:
            line.blit(font.render(word, True, ink), (left, 0))
        left += _width(style, pixels, word, warn) + _space(pixels)
    return line


def forget_fonts() -> None:
    """Drop every loaded font: after pygame was shut down they are unusable."""
    _font.cache_clear()
    _width.cache_clear()
