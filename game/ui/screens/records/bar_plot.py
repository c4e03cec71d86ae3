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
LETTERS, NOTE = 17, 15
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
        note: str = "",
    ) -> None:
        """The ``note`` stands below the bars."""
        super().__init__(app, id, tooltip=tooltip or title)
        self.title, self.note = title, note
        self.bars = tuple(bars)
        self.low = min(0.0, *(bar.end for bar in bars)) if bars else 0.0
        self.high = max(least, 1e-9, *(bar.end for bar in bars)) if bars else 1.0

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, a line for the title and one for each bar."""
        theme = self.app.theme
        return width or theme.px(400), self._title_high() + len(self.bars) * self._row_high() + self._note_high()

    def _note_high(self) -> int:
        return self.app.theme.line_height("italic", NOTE) if self.note else 0

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

        note = one_line(theme, self.note, "italic", theme.px(NOTE), self.rect.width, theme.dim)
        surface.blit(note, note.get_rect(bottomleft=self.rect.bottomleft))

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

    def _draw_interval(self, surface: Surface, interval: tuple[float, float], groove: Rect) -> None:
        """A line with two ends."""
        theme = self.app.theme
        low, high = (self._at(value, groove) for value in interval)
        thick = max(1, theme.px(2))
        surface.fill(theme.gold_light, Rect(low, groove.centery - thick // 2, max(1, high - low), thick))
        for end in (low, high):
            surface.fill(theme.gold_light, Rect(end - thick // 2, groove.y + thick, thick, groove.height - 2 * thick))

    def _at(self, value: float, groove: Rect) -> int:
        share = (value - self.low) / (self.high - self.low)
        return groove.x + round(groove.width * min(1.0, max(0.0, share)))
