"""How the share of wins came about, match by match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.chronicle.records import course_of_wins
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.widget import Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HIGH = 120
LETTERS, LEGEND = 13, 15
DOTS_AT_MOST = 60
"""With more matches than these the single ones would be no more than a smear."""


class CareerPlot(Widget):
    """A line of the share of wins so far; a dot above for each match won, below for each match lost."""

    def __init__(self, app: Application, id: str, title: str, results: Sequence[bool], tooltip: str) -> None:
        super().__init__(app, id, tooltip=tooltip)
        self.title = title
        self.results = tuple(results)
        self.shares = course_of_wins(results)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, the title and the plot."""
        return width or self.app.theme.px(400), self._title_high() + self.app.theme.px(HIGH)

    def _title_high(self) -> int:
        return self.app.theme.line_height("heading", 20) + self.app.theme.px(6)

    def draw(self, surface: Surface) -> None:
        """Title, scale, line and dots."""
        theme = self.app.theme
        title = one_line(theme, self.title, "heading", theme.px(20), self.rect.width, theme.gold_light)
        surface.blit(title, self.rect)
        if len(self.results) <= DOTS_AT_MOST:
            self._draw_legend(surface, title.get_width())
        scale = theme.measure(_("{percent} %", percent=100), "sans", LETTERS) + theme.px(8)
        top = self.rect.y + self._title_high()
        room = Rect(self.rect.x + scale, top, self.rect.width - scale, self.rect.bottom - top)
        inner = room.inflate(-theme.px(16), -theme.px(28))
        pygame.draw.rect(surface, theme.well, room, border_radius=theme.px(4))
        self._draw_scale(surface, room, inner)
        points = [self._point(number, share, inner) for number, share in enumerate(self.shares)]
        if len(points) > 1:
            pygame.draw.lines(surface, theme.gold_light, False, points, max(1, theme.px(2)))
        if len(self.results) <= DOTS_AT_MOST:
            self._draw_dots(surface, inner)
        if points:
            pygame.draw.circle(surface, theme.gold_light, points[-1], theme.px(4))
        pygame.draw.rect(surface, theme.gold_dark, room, max(1, theme.px(1)), border_radius=theme.px(4))

    def _draw_legend(self, surface: Surface, taken: int) -> None:
        """What the dots are, at the right of the title."""
        theme = self.app.theme
        room = self.rect.width - taken - theme.px(20)
        words = one_line(theme, _("Dots above: won; below: lost"), "italic", theme.px(LEGEND), room, theme.dim)
        middle = self.rect.y + (self._title_high() - theme.px(6)) // 2
        surface.blit(words, words.get_rect(midright=(self.rect.right, middle)))

    def _draw_scale(self, surface: Surface, room: Rect, inner: Rect) -> None:
        theme = self.app.theme
        for percent in (0, 50, 100):
            y = inner.bottom - inner.height * percent // 100
            surface.fill(theme.gold_dark, Rect(room.x, y, room.width, 1))
            words = theme.render(_("{percent} %", percent=percent), "sans", LETTERS, theme.dim)
            surface.blit(words, words.get_rect(midright=(room.x - theme.px(6), y)))

    def _draw_dots(self, surface: Surface, inner: Rect) -> None:
        theme = self.app.theme
        for number, won in enumerate(self.results):
            x = self._point(number, 0.0, inner)[0]
            y = inner.top - theme.px(7) if won else inner.bottom + theme.px(7)
            pygame.draw.circle(surface, theme.good if won else theme.bad, (x, y), theme.px(4.5))

    def _point(self, number: int, share: float, inner: Rect) -> tuple[int, int]:
        across = number / (len(self.shares) - 1) if len(self.shares) > 1 else 0.5
        return inner.x + round(inner.width * across), inner.bottom - round(inner.height * share)
