"""Bars below each other, each with its words, its number and, where it is uncertain, its interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ROW, PICTURE_ROW = 32, 44
LETTERS, LEGEND = 17, 15
SAMPLE, LEGEND_ROW = 30, 22
"""How wide a piece of bar or band stands in the legend, and how high its rows are, in usual pixels."""
BAND, BAND_EDGE = (255, 240, 196, 128), (255, 244, 212, 230)
"""What lies over the lower part of a bar from one end of an interval to the other."""
GLEAM = (212, 160, 74)
"""The light on the upper side of a golden bar."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar to ``end``, what it is about, and its number in words; ``interval`` is where the true end may lie.

    A small ``picture`` stands before the words.
    """

    words: str
    told: str
    end: float
    interval: tuple[float, float] | None = None
    picture: str | None = None


class BarPlot(Widget):
    """Bars from 0 on, on a scale that has room for all of them and at least for ``least``."""

    def __init__(
        self,
        app: Application,
        id: str,
        title: str,
        bars: Sequence[Bar],
        *,
        least: float = 0.0,
        tooltip: str = "",
        legend: tuple[str, str] | None = None,
    ) -> None:
        """The ``legend`` below the bars says what the gold is, and what the light band over it."""
        super().__init__(app, id, tooltip=tooltip or title)
        self.title, self.legend = title, legend
        self.bars = tuple(bars)
        self.low = min(0.0, *(bar.end for bar in bars)) if bars else 0.0
        self.high = max(least, 1e-9, *(bar.end for bar in bars)) if bars else 1.0

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, a line for the title and one for each bar."""
        wide = width or self.app.theme.px(400)
        return wide, self._title_high() + len(self.bars) * self._row_high() + self._legend_high(wide)

    def _legend_high(self, width: int) -> int:
        return len(self._legend_rows(width)) * self.app.theme.px(LEGEND_ROW)

    def _legend_rows(self, width: int) -> list[list[tuple[bool, str]]]:
        """Both explanations (whether it is that of the band, and its words) in one row, or in two."""
        if self.legend is None:
            return []
        theme, both = self.app.theme, [(False, self.legend[0]), (True, self.legend[1])]
        needs = sum(theme.measure(words, "italic", LEGEND) + theme.px(SAMPLE + 28) for _band, words in both)
        return [both] if needs <= width else [[one] for one in both]

    def _row_high(self) -> int:
        return self.app.theme.px(PICTURE_ROW if self._has_pictures() else ROW)

    def _has_pictures(self) -> bool:
        return any(bar.picture is not None for bar in self.bars)

    def _title_high(self) -> int:
        return self.app.theme.line_height("heading", 20) + self.app.theme.px(6)

    def draw(self, surface: Surface) -> None:
        """Title and bars."""
        theme = self.app.theme
        title = one_line(theme, self.title, "heading", theme.px(20), self.rect.width, theme.gold_light)
        surface.blit(title, self.rect)
        names, numbers = self._columns()
        for number, bar in enumerate(self.bars):
            top = self.rect.y + self._title_high() + number * self._row_high()
            row = Rect(self.rect.x, top, self.rect.width, self._row_high() - theme.px(4))
            self._draw_words(surface, bar, row, names, numbers)
            gap = theme.px(10)
            self._draw_bar(
                surface, bar, self._groove(row, row.x + names + gap, row.width - names - numbers - 2 * gap)
            )
        self._draw_legend(surface)

    def _draw_legend(self, surface: Surface) -> None:
        """A piece of bar and a piece of band, and what they are."""
        theme, rows = self.app.theme, self._legend_rows(self.rect.width)
        top = self.rect.bottom - self._legend_high(self.rect.width)
        for number, row in enumerate(rows):
            left, middle = self.rect.x, top + theme.px(LEGEND_ROW) * number + theme.px(LEGEND_ROW) // 2
            for band, said in row:
                sample = Rect(left, 0, theme.px(SAMPLE), theme.px(12))
                sample.centery = middle
                pygame.draw.rect(surface, theme.well if band else theme.gold, sample, border_radius=theme.px(3))
                if band:
                    self._draw_interval(surface, None, sample)
                left = sample.right + theme.px(8)
                room = self.rect.right - left
                words = one_line(theme, said, "italic", theme.px(LEGEND), room, theme.dim)
                surface.blit(words, words.get_rect(midleft=(left, middle)))
                left += words.get_width() + theme.px(20)

    def _groove(self, row: Rect, left: int, wide: int) -> Rect:
        """The room of a bar, as high beside a picture as without one."""
        high = self.app.theme.px(ROW - 4)
        return Rect(left, row.centery - high // 2, wide, high)

    def _before_words(self) -> int:
        """The room of the pictures."""
        return self.app.theme.px(PICTURE_ROW + 4) if self._has_pictures() else 0

    def _columns(self) -> tuple[int, int]:
        """The widths of names with their pictures and of numbers: what they need, but room is left for the bars."""
        theme, room = self.app.theme, self.rect.width
        names = max((theme.measure(bar.words, "sans", LETTERS) for bar in self.bars), default=0)
        numbers = max((theme.measure(bar.told, "sans_bold", LETTERS) for bar in self.bars), default=0)
        return min(names + self._before_words(), room * 2 // 5), min(numbers, room * 2 // 5)

    def _draw_words(self, surface: Surface, bar: Bar, row: Rect, names: int, numbers: int) -> None:
        theme = self.app.theme
        before = self._before_words()
        if bar.picture is not None:
            small = miniature(self.app.pictures, bar.picture, row.height)
            surface.blit(small, small.get_rect(midleft=row.midleft))
        name = one_line(theme, bar.words, "sans", theme.px(LETTERS), max(8, names - before), theme.ink)
        surface.blit(name, name.get_rect(midleft=(row.left + before, row.centery)))
        told = one_line(theme, bar.told, "sans_bold", theme.px(LETTERS), max(8, numbers), theme.ink)
        surface.blit(told, told.get_rect(midright=row.midright))

    def _draw_bar(self, surface: Surface, bar: Bar, room: Rect) -> None:
        theme = self.app.theme
        groove = room.inflate(0, -theme.px(8))
        pygame.draw.rect(surface, theme.well, groove, border_radius=theme.px(3))
        zero, end = self._at(0.0, groove), self._at(bar.end, groove)
        filled = Rect(min(zero, end), groove.y, max(1, abs(end - zero)), groove.height)
        pygame.draw.rect(surface, theme.gold if bar.end >= 0 else theme.bad, filled, border_radius=theme.px(3))
        if bar.end > 0 and filled.width > theme.px(8):
            gleam = Rect(filled.x + theme.px(2), filled.y + theme.px(2), filled.width - theme.px(4), filled.height // 3)
            pygame.draw.rect(surface, GLEAM, gleam, border_radius=theme.px(2))
        if self.low < 0:
            surface.fill(theme.dim, Rect(zero, room.y, max(1, theme.px(1)), room.height))
        if bar.interval is not None:
            self._draw_interval(surface, bar.interval, groove)
        pygame.draw.rect(surface, theme.gold_dark, groove, max(1, theme.px(1)), border_radius=theme.px(3))

    def _draw_interval(self, surface: Surface, interval: tuple[float, float] | None, groove: Rect) -> None:
        """A light band over the lower part of bar and groove; of the whole sample in the legend."""
        low, high = (groove.x, groove.right) if interval is None else (self._at(end, groove) for end in interval)
        tall = max(self.app.theme.px(5), groove.height * 2 // 5)
        self._draw_band(surface, Rect(low, groove.bottom - tall, max(1, high - low), tall))

    def _draw_band(self, surface: Surface, box: Rect) -> None:
        band = Surface(box.size, pygame.SRCALPHA)
        band.fill(BAND)
        thick = max(1, self.app.theme.px(2))
        for left in (0, box.width - thick):
            band.fill(BAND_EDGE, Rect(left, 0, thick, box.height))
        surface.blit(band, box)

    def _at(self, value: float, groove: Rect) -> int:
        share = (value - self.low) / (self.high - self.low)
        return groove.x + round(groove.width * min(1.0, max(0.0, share)))
