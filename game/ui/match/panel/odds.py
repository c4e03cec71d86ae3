"""Exact chances as bars with percentages; what is certain is a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Odds, Outcome
from game.ui.kit.rich_text import layout
from game.ui.kit.widget import Widget
from game.ui.tables.common.percentages import percent
from game.ui.tables.common.signs import CROSS, PLAIN, SKULL, TICK, colour_of, sign_of
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ROW = 22


class OddsView(Widget):
    """Draws the odds of one option. Its height follows from what it shows: see :meth:`height_for`."""

    def __init__(self, app: Application, odds: Odds, width: int) -> None:
        super().__init__(app, "odds", Rect(0, 0, width, 0), clause=odds.clause)
        self.odds = odds
        self.outcomes = _ordered(odds)
        self._picture: tuple[object, Surface] | None = None
        self.rect.height = self._paint().get_height()

    def needs(self) -> tuple[int, int]:
        """The size of its rows."""
        return self._paint().get_size()

    def draw(self, surface: Surface) -> None:
        """The rows, painted once."""
        surface.blit(self._paint(), self.rect)

    def _paint(self) -> Surface:
        key = (self.app.theme, self.rect.width, self.app.language)
        if self._picture is None or self._picture[0] != key:
            self._picture = key, self._rows()
        return self._picture[1]

    def _rows(self) -> Surface:
        theme, width = self.app.theme, self.rect.width
        title = layout(self.odds.about, width, "sans_bold", theme, size=15, colour=theme.gold_light)
        sentences = [outcome for outcome in self.outcomes if self._certain(outcome)]
        blocks = [layout(certain.text, width - theme.px(22), "sans", theme, size=15) for certain in sentences]
        bars = [outcome for outcome in self.outcomes if not self._certain(outcome)]
        row = theme.px(ROW)
        height = title.height + theme.px(4) + sum(block.height + theme.px(3) for block in blocks) + row * len(bars)
        picture = Surface((width, height), pygame.SRCALPHA)
        title.draw(picture, 0, 0)
        top = title.height + theme.px(4)
        for certain, block in zip(sentences, blocks, strict=True):
            picture.blit(self._sign(certain), (0, top + theme.px(2)))
            block.draw(picture, theme.px(22), top)
            top += block.height + theme.px(3)
        for outcome in bars:
            self._bar(picture, outcome, Rect(0, top, width, row - theme.px(3)))
            top += row
        return picture

    def _sign(self, outcome: Outcome) -> Surface:
        """The icon of an outcome that has one."""
        theme = self.app.theme
        colours = {TICK: theme.good, CROSS: theme.bad, SKULL: theme.bad, PLAIN: theme.dim}
        sign = sign_of(outcome)
        return self.app.pictures.icon(sign, theme.px(15), colours[sign])

    def _certain(self, outcome: Outcome) -> bool:
        return outcome.share == 1

    def _bar(self, picture: Surface, outcome: Outcome, box: Rect) -> None:
        theme = self.app.theme
        share = float(outcome.share)
        pygame.draw.rect(picture, theme.well, box, border_radius=theme.px(4))
        full = Rect(box.left, box.top, max(theme.px(3), round(box.width * share)), box.height)
        if share > 0:
            pygame.draw.rect(picture, colour_of(outcome), full, border_radius=theme.px(4))
        pygame.draw.rect(picture, theme.gold_dark, box, 1, border_radius=theme.px(4))
        written = theme.render(percent(outcome.share), "sans_bold", 15, theme.ink)
        picture.blit(written, written.get_rect(midright=(box.right - theme.px(6), box.centery)))
        left = box.left + theme.px(6)
        if sign_of(outcome):
            sign = self._sign(outcome)
            picture.blit(sign, sign.get_rect(midleft=(left, box.centery)))
            left += sign.get_width() + theme.px(5)
        room = box.right - left - written.get_width() - theme.px(12)
        words = say(outcome.text)
        size = 15.0
        while theme.measure(words, "sans", size) > room and size > 9:
            size -= 0.5
        line = theme.render(words, "sans", size, theme.ink)
        picture.blit(line, line.get_rect(midleft=(left, box.centery)))


def _ordered(odds: Odds) -> list[Outcome]:
    """Outcomes of one throw in the order of their value; independent ones by their chance."""
    if odds.exclusive:
        return list(odds.outcomes)
    return sorted(odds.outcomes, key=lambda outcome: -outcome.share)
