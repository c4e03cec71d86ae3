"""Exact chances as bars with percentages; what is certain is a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Odds, Outcome
from game.ui.kit.rich_text import TextBlock, layout
from game.ui.kit.widget import Widget
from game.ui.tables.common.telling.percentages import percent, percents_of_whole
from game.ui.tables.common.telling.signs import CROSS, PLAIN, SKULL, TICK, colour_of, sign_of

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ROW, LETTERS, SMALLER = 22, 15, 13.5
"""The height of a bar of one line, its letters, and those of several lines."""


class OddsView(Widget):
    """Draws the odds of one option. Its height follows from what it shows: see :meth:`height_for`."""

    def __init__(self, app: Application, odds: Odds, width: int) -> None:
        super().__init__(app, "odds", Rect(0, 0, width, 0), clause=odds.clause)
        self.odds = odds
        self.outcomes = _ordered(odds)
        shares = [outcome.share for outcome in self.outcomes]
        self._shares = dict(zip(shares, _told(odds, self.outcomes), strict=True))
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
        title = layout(self.odds.about, width, "sans_bold", theme, size=LETTERS, colour=theme.gold_light)
        bars = [(outcome, self._words(outcome, width)) for outcome in self.outcomes if not self._certain(outcome)]
        sentences = [outcome for outcome in self.outcomes if self._certain(outcome)]
        blocks = [self._sentence(certain, width, with_share=bool(bars)) for certain in sentences]
        heights = [max(theme.px(ROW), words.height + theme.px(5)) for _outcome, words in bars]
        height = title.height + theme.px(4) + sum(block.height + theme.px(3) for block in blocks) + sum(heights)
        picture = Surface((width, height), pygame.SRCALPHA)
        title.draw(picture, 0, 0)
        top = title.height + theme.px(4)
        for certain, block in zip(sentences, blocks, strict=True):
            picture.blit(self._sign(certain), (0, top + theme.px(2)))
            block.draw(picture, theme.px(22), top)
            if bars:
                sure = theme.render(self._share(certain), "sans_bold", LETTERS, theme.ink)
                picture.blit(sure, sure.get_rect(topright=(width - theme.px(6), top)))
            top += block.height + theme.px(3)
        for (outcome, words), high in zip(bars, heights, strict=True):
            self._bar(picture, outcome, words, Rect(0, top, width, high - theme.px(3)))
            top += high
        return picture

    def _sentence(self, certain: Outcome, width: int, *, with_share: bool) -> TextBlock:
        """What is certain, behind its sign; among bars its share stands at the right, clear of the words."""
        theme = self.app.theme
        told = theme.measure(self._share(certain), "sans_bold", LETTERS) + theme.px(14) if with_share else 0
        return layout(certain.text, width - theme.px(22) - told, "sans", theme, size=LETTERS)

    def _words(self, outcome: Outcome, width: int) -> TextBlock:
        """What a bar says: in smaller letters where one line has no room for it, and then in as many as it takes."""
        theme = self.app.theme
        told = theme.measure(self._share(outcome), "sans_bold", LETTERS)
        room = width - self._before(outcome) - told - theme.px(14)
        block = layout(outcome.text, room, "sans", theme, size=LETTERS, colour=theme.ink, link_colour=theme.ink)
        if len(block.lines) == 1:
            return block
        return layout(outcome.text, room, "sans", theme, size=SMALLER, colour=theme.ink, link_colour=theme.ink)

    def _before(self, outcome: Outcome) -> int:
        """Where the words of a bar begin: behind its sign, if it has one."""
        theme = self.app.theme
        return theme.px(6) + (theme.px(LETTERS) + theme.px(5) if sign_of(outcome) else 0)

    def _sign(self, outcome: Outcome) -> Surface:
        """The icon of an outcome that has one."""
        theme = self.app.theme
        colours = {TICK: theme.good, CROSS: theme.bad, SKULL: theme.bad, PLAIN: theme.dim}
        sign = sign_of(outcome)
        return self.app.pictures.icon(sign, theme.px(LETTERS), colours[sign])

    def _share(self, outcome: Outcome) -> str:
        """How likely an outcome is, in words."""
        return self._shares[outcome.share]

    def _certain(self, outcome: Outcome) -> bool:
        return outcome.share == 1

    def _bar(self, picture: Surface, outcome: Outcome, words: TextBlock, box: Rect) -> None:
        theme = self.app.theme
        share = float(outcome.share)
        pygame.draw.rect(picture, theme.well, box, border_radius=theme.px(4))
        full = Rect(box.left, box.top, max(theme.px(3), round(box.width * share)), box.height)
        if share > 0:
            pygame.draw.rect(picture, colour_of(outcome), full, border_radius=theme.px(4))
        pygame.draw.rect(picture, theme.gold_dark, box, 1, border_radius=theme.px(4))
        written = theme.render(self._share(outcome), "sans_bold", LETTERS, theme.ink)
        picture.blit(written, written.get_rect(midright=(box.right - theme.px(6), box.centery)))
        if sign_of(outcome):
            sign = self._sign(outcome)
            picture.blit(sign, sign.get_rect(midleft=(box.left + theme.px(6), box.centery)))
        words.draw(picture, box.left + self._before(outcome), box.centery - words.height // 2)


def _told(odds: Odds, outcomes: Sequence[Outcome]) -> list[str]:
    """The chances in words: of what excludes each other, so that they make 100 %."""
    shares = [outcome.share for outcome in outcomes]
    return percents_of_whole(shares) if odds.exclusive else [percent(share) for share in shares]


def _ordered(odds: Odds) -> list[Outcome]:
    """Outcomes of one throw in the order of their value; independent ones by their chance."""
    if odds.exclusive:
        return list(odds.outcomes)
    return sorted(odds.outcomes, key=lambda outcome: -outcome.share)
