"""Messages at the lower edge of the window that go away by themselves."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import AnyText, RichText, layout, runs

NOTICE_SECONDS = 4.5
MOST_NOTICES = 3


@dataclass(slots=True)
class Notice:
    """A message, and the second at which it goes."""

    text: RichText
    until: float


class Notices:
    """The messages shown now, the oldest first."""

    def __init__(self) -> None:
        self.shown: list[Notice] = []

    def add(self, text: AnyText, now: float) -> None:
        """Show a message for some seconds; one with the same words begins anew."""
        wanted = runs(text)
        self.shown = [notice for notice in self.shown if notice.text != wanted][1 - MOST_NOTICES :]
        self.shown.append(Notice(wanted, now + NOTICE_SECONDS))

    def let_go(self, now: float) -> bool:
        """Take away those whose time is over; whether there were any."""
        before = len(self.shown)
        self.shown = [notice for notice in self.shown if notice.until > now]
        return len(self.shown) != before

    def draw(self, surface: Surface, theme: Theme, pictures: PictureStore) -> None:
        """Draw them above each other, the newest lowest."""
        wide, high = surface.get_size()
        bottom = high - theme.px(18)
        for notice in reversed(self.shown):
            block = layout(notice.text, min(theme.px(560), wide - theme.px(80)), "sans", theme, size=17)
            area = Rect(0, 0, block.width + theme.px(44), block.height + theme.px(22))
            area.midbottom = (wide // 2, bottom)
            pygame.draw.rect(surface, (22, 13, 7), area, border_radius=theme.px(8))
            pygame.draw.rect(surface, theme.gold, area, max(1, theme.px(1.6)), border_radius=theme.px(8))
            block.draw(surface, area.x + theme.px(22), area.y + theme.px(11), pictures=pictures)
            bottom = area.top - theme.px(8)
