"""The common look: colours, fonts and lengths at the chosen UI scale."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from inspect import ismethod
from typing import TYPE_CHECKING
from weakref import WeakMethod

import pygame
from pygame import Color

from game.ui.kit.painting.typesetting import FONT_FILES, face, line, width
from game.ui.kit.painting.without_waiting import patience
from game.words import _, mark

UNUSABLE = mark("The font {name} is missing or damaged: another is used. Install Four Grimoires again to mend it.")
_REMEMBERED_TEXTS = 3000
_REMEMBERED_WIDTHS = 20_000
_REMEMBERED_LINES = 2000

if TYPE_CHECKING:
    from game.ui.kit.runs import Line

Warn = Callable[[str], None]


def _silent(message: str) -> None:
    """Forget a warning."""


def loosely(warn: Warn) -> Warn:
    """The same, without keeping alive whose method it is: pictures are kept by theme, and would keep a closed app."""
    if not ismethod(warn):
        return warn
    method = WeakMethod(warn)

    def pass_on(message: str) -> None:
        alive = method()
        if alive is not None:
            alive(message)

    return pass_on


class Theme:
    """Colours by name, fonts and rendered words; lengths are logical, multiplied by ``scale`` (1 and more).

    ``density`` is the part of the scale that the monitor asks for: how many pixels one usual pixel becomes there.
    """

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
    bad = Color("#ff9c84")
    shadow = Color(0, 0, 0, 150)
    veil = Color(8, 4, 2, 170)
    parchment = Color("#f3e6c4")
    sepia = Color("#422a16")
    sepia_dim = Color("#5f452a")
    oxblood = Color("#6a1a12")
    gilt_on_parchment = Color("#7a4a10")

    def __init__(
        self, scale: float = 1.0, warn: Warn = _silent, *, patterns: bool = False, density: float = 1.0
    ) -> None:
        self.scale = scale
        self.density = density
        self.patterns = patterns
        self._warn = loosely(warn)
        self._unusable: set[str] = set()
        self._rendered: OrderedDict[tuple[str, str, int, int], pygame.Surface] = OrderedDict()
        self._opened: set[tuple[str, int]] = set()
        self._measured: dict[tuple[str, str, float], int] = {}
        self.lines: OrderedDict[Hashable, list[Line]] = OrderedDict()
        """What was laid out last, by all that its lines depend on."""

    def px(self, length: float) -> int:
        """A logical length in pixels; at least 1 unless it is 0."""
        return max(1, round(length * self.scale)) if length > 0 else round(length * self.scale)

    def font(self, style: str, size: float) -> pygame.font.Font:
        """The font of a style at a logical size; pygame's own, with one warning, if the file is unusable."""
        wanted = (style, self._pixels(size))
        font, own = face(*wanted)
        if wanted not in self._opened:
            self._opened.add(wanted)
            if not own and style not in self._unusable:
                self._unusable.add(style)
                self._warn(_(UNUSABLE, name=FONT_FILES[style]))
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
            self.font(style, size)
            found = line(words, style, self._pixels(size), ink)
            self._rendered[key] = found
            if len(self._rendered) > _REMEMBERED_TEXTS:
                self._rendered.popitem(last=False)
            patience.check()
        else:
            self._rendered.move_to_end(key)
        return found

    def measure(self, words: str, style: str, size: float) -> int:
        """The width of one line of words in pixels."""
        key = (words, style, size)
        found = self._measured.get(key)
        if found is None:
            self.font(style, size)
            if len(self._measured) >= _REMEMBERED_WIDTHS:
                self._measured.clear()
            found = self._measured[key] = width(style, self._pixels(size), words)
        return found

    def keep_lines(self, key: Hashable, lines: list[Line]) -> None:
        """Remember lines that were laid out; those of long ago go."""
        self.lines[key] = lines
        if len(self.lines) > _REMEMBERED_LINES:
            self.lines.popitem(last=False)

    def line_height(self, style: str, size: float) -> int:
        """The distance between two lines of running text in pixels."""
        return math.ceil(self.font(style, size).get_linesize() * _LEADING.get(style, 1.0))


_LEADING = {"body": 0.98, "italic": 0.98, "body_bold": 0.98, "title": 0.95, "heading": 0.95}
