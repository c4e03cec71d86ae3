"""The trophies of a person in a game: medals for what was won, empty places for what is still to be won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.chronicle.records.trophies import Trophy
from game.chronicle.telling import moment_of
from game.ui.kit.painting.glow import GOLD, blit_halo, halo
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.rich_text import RichText, Run, layout
from game.ui.kit.widget import Widget
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ROW, MEDAL = 84, 68
"""The height of a row and the side of a medal, in usual pixels."""
NARROWEST = 228
"""How wide a trophy with its words is at least."""
LETTERS, SMALL = 17, 15
EMPTY = (24, 15, 9)
"""The ground of an empty place."""


class TrophyWidget(Widget):
    """A medal with its name and how it was won; or an empty place, and what it asks for."""

    def __init__(self, app: Application, trophy: Trophy) -> None:
        super().__init__(app, f"trophy:{trophy.id}")
        self.trophy = trophy
        self.tooltip = self._told()

    def _told(self) -> RichText:
        """What it is for, and when it was won."""
        trophy = self.trophy
        head = (Run(say(trophy.name), "sans_bold"), Run("\n" + say(trophy.asks)))
        if trophy.won is None or trophy.told is None:
            return head
        return (*head, Run(f"\n{say(trophy.told)} · {moment_of(trophy.won)}", "sans_italic"))

    def draw(self, surface: Surface) -> None:
        """The medal at the left, the words beside it."""
        theme, trophy = self.app.theme, self.trophy
        side = min(theme.px(MEDAL), self.rect.height)
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        self._draw_medal(surface, box)
        left = box.right + theme.px(10)
        room = self.rect.right - left - theme.px(8)
        won = trophy.won is not None
        ink = theme.gold_light if won else theme.dim
        name = one_line(theme, say(trophy.name), "sans_bold", theme.px(LETTERS), room, ink)
        words = say(trophy.told) if won and trophy.told is not None else say(trophy.asks)
        told = layout(words, room, "sans", theme, size=SMALL, colour=theme.ink if won else theme.dim)
        top = self.rect.centery - (name.get_height() + told.height) // 2
        surface.blit(name, (left, top))
        told.draw(surface, left, top + name.get_height())

    def _draw_medal(self, surface: Surface, box: Rect) -> None:
        pictures = self.app.pictures
        name = f"records/{self.trophy.id}.png"
        if self.trophy.won is not None:
            blit_halo(surface, halo(box.size, box.width // 2, self.app.theme.px(7), GOLD, 90), box)
            surface.blit(pictures.picture(name, box.size), box)
            return
        key = ("empty place", name, box.size)
        surface.blit(pictures.made(key, lambda: self._empty_place(name, box.size)), box)

    def _empty_place(self, name: str, size: tuple[int, int]) -> Surface:
        """The medal as a shade in a hollow."""
        shade = pygame.transform.grayscale(self.app.pictures.picture(name, size).convert_alpha())
        shade.fill((120, 100, 80, 190), special_flags=pygame.BLEND_RGBA_MULT)
        place = Surface(size, SRCALPHA)
        middle, radius = place.get_rect().center, size[0] // 2
        pygame.draw.circle(place, EMPTY, middle, radius - 1)
        place.blit(shade, (0, 0))
        pygame.draw.aacircle(place, self.app.theme.gold_dark, middle, radius - 1, max(1, self.app.theme.px(1.5)))
        return place


class TrophyWall(Widget):
    """All trophies of a game in rows, below how many of them were won."""

    def __init__(self, app: Application, title: str, trophies: Sequence[Trophy]) -> None:
        super().__init__(app, "wall:trophies")
        self.title = title
        self.trophies = tuple(trophies)
        self.adopt([TrophyWidget(app, trophy) for trophy in trophies])

    def _columns(self, width: int) -> int:
        """As many as fit, so that the rows are about equally long."""
        most = max(1, width // self.app.theme.px(NARROWEST))
        rows = -(-len(self.children) // most)
        return -(-len(self.children) // rows)

    def _title_high(self) -> int:
        return self.app.theme.line_height("heading", 20) + self.app.theme.px(4)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, and room for all rows."""
        wide = width or self.app.theme.px(800)
        rows = -(-len(self.children) // self._columns(wide))
        return wide, self._title_high() + rows * self.app.theme.px(ROW)

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; the trophies stand in rows."""
        super().place(rect)
        columns, high = self._columns(self.rect.width), self.app.theme.px(ROW)
        wide = self.rect.width // columns
        for number, child in enumerate(self.children):
            left = self.rect.x + number % columns * wide
            child.place(Rect(left, self.rect.y + self._title_high() + number // columns * high, wide, high))

    def draw(self, surface: Surface) -> None:
        """The heading with its count, and every trophy."""
        theme = self.app.theme
        title = one_line(theme, self.title, "heading", theme.px(20), self.rect.width * 2 // 3, theme.gold_light)
        surface.blit(title, self.rect)
        won = sum(trophy.won is not None for trophy in self.trophies)
        words = _("{wins} of {matches}", wins=won, matches=len(self.trophies))
        count = one_line(theme, words, "sans_bold", theme.px(LETTERS), self.rect.width // 3, theme.ink)
        middle = self.rect.y + title.get_height() // 2
        surface.blit(count, count.get_rect(midright=(self.rect.right - theme.px(8), middle)))
        super().draw(surface)
