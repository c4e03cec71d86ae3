"""The small pieces of the strip about a game: portraits, its book, and facts with an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.engine.decision import Text
from game.grimoire import Grimoire, Portrait
from game.ui.kit.painting.glow import blit_halo, halo
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import draw_focus_ring
from game.ui.kit.widgets import Paragraph, Widget
from game.ui.screens.book import Book

FADE = 130
"""Over how many logical pixels the picture comes out of the ground at its left."""
DUSK, DARKEST = (16, 9, 6), 255
"""The colour below a picture on which words stand, and how much of it lies over the picture there, of 255."""

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Medallion(Widget):
    """A character in a golden ring; the tooltip says what to expect."""

    def __init__(self, app: Application, portrait: Portrait) -> None:
        chosen_later = portrait.chosen is not None
        super().__init__(app, f"portrait:{portrait.picture}", tooltip=portrait.tooltip, focusable=chosen_later)
        self.portrait = portrait
        if portrait.chosen is not None:
            self.on_click = self._say_when_it_is_chosen

    def _say_when_it_is_chosen(self) -> None:
        assert self.portrait.chosen is not None
        self.app.notify(self.portrait.chosen)

    def draw(self, surface: Surface) -> None:
        """A medallion before its shadow: buttons are square, and this is none."""
        theme, side = self.app.theme, min(self.rect.size)
        small = miniature(self.app.pictures, self.portrait.picture, side)
        at = small.get_rect(midbottom=self.rect.midbottom)
        blit_halo(surface, halo(at.size, side // 2, theme.px(8), (8, 4, 2), 220), at)
        surface.blit(small, at)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)


class Scene(Widget):
    """What stands before a picture of the game: the picture itself is a part of the ground, see ``paint``.

    ``closer`` is how much larger than the room the picture is drawn: its lower middle is seen then.
    """

    def __init__(self, app: Application, picture: str, dark: int, closer: float = 1.0) -> None:
        """Its lower part, ``dark`` pixels high, is dark enough for words."""
        super().__init__(app, "panel:about")
        self.picture, self.dark, self.closer = picture, dark, closer

    def paint(self, frame: Rect) -> tuple[Surface, tuple[int, int]]:
        """The picture up to the right edge of the frame round everything, and where it lies; kept."""
        fade = min(self.rect.x - frame.x, self.app.theme.px(FADE))
        room = Rect(self.rect.x - fade, frame.y, frame.right - self.rect.x + fade, frame.height)
        dark = self.dark + frame.bottom - self.rect.bottom
        key = ("scene", self.picture, room.size, dark, fade, self.closer, self.app.theme.scale)
        return self.app.pictures.made(key, lambda: self._painted(room.size, dark, fade)), room.topleft

    def _painted(self, size: tuple[int, int], dark: int, fade: int) -> Surface:
        width, height = size
        seen = max(height - dark * 2 // 3, height * 2 // 3)
        picture = Surface(size, pygame.SRCALPHA)
        large = (round(width * self.closer), round(seen * self.closer))
        picture.blit(self.app.pictures.cover(self.picture, large), ((width - large[0]) // 2, seen - large[1]))
        picture.blit(_dusk(size, height - dark, seen), (0, 0))
        picture.blit(_out_of_nothing(size, fade), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


def _out_of_nothing(size: tuple[int, int], fade: int) -> Surface:
    """White that is nothing at the left edge and whole after ``fade`` pixels."""
    row = Surface((size[0], 1), pygame.SRCALPHA)
    for x in range(size[0]):
        share = min(1.0, x / max(1, fade))
        row.set_at((x, 0), (255, 255, 255, round(255 * share * share * (3 - 2 * share))))
    return pygame.transform.scale(row, size)


def _dusk(size: tuple[int, int], top: int, seen: int) -> Surface:
    """A veil that is nothing high above ``top`` and nearly hides what lies at ``seen`` and below."""
    column = Surface((1, size[1]), pygame.SRCALPHA)
    begins, ends = top * 3 // 5, min(top + (seen - top) // 3, size[1])
    for y in range(size[1]):
        share = min(1.0, max(0.0, (y - begins) / max(1, ends - begins)))
        column.set_at((0, y), (*DUSK, round(DARKEST * share * share * (3 - 2 * share)) if y < seen else 255))
    return pygame.transform.scale(column, size)


class Cover(Widget):
    """A grimoire's cover with its words, to look at."""

    def __init__(self, app: Application, grimoire: Grimoire) -> None:
        super().__init__(app, f"cover:{grimoire.id}")
        self.book = Book(app, grimoire)

    def draw(self, surface: Surface) -> None:
        """The book as it lies."""
        self.book.place(self.rect)
        self.book.draw_cover(surface, self.rect)


class Ornament(Widget):
    """A golden line with a flourish."""

    def draw(self, surface: Surface) -> None:
        """The flourish in the middle."""
        surface.blit(self.app.pictures.picture("chrome/divider.png", self.rect.size), self.rect)


class Fact(Paragraph):
    """A sentence beside a golden icon."""

    def __init__(self, app: Application, id: str, icon: str, text: Text, size: float) -> None:
        super().__init__(app, id, text, size=size)
        self.icon = icon

    def margin(self) -> int:
        """Room for the icon."""
        return self.app.theme.px(self.size * 1.9)

    def draw(self, surface: Surface) -> None:
        """The icon at the first line, then the words."""
        side = self.app.theme.px(self.size * 1.25)
        high = self.app.theme.line_height(self.style, self.size)
        icon = self.app.pictures.icon(self.icon, side, Color(self.app.theme.link))
        surface.blit(icon, icon.get_rect(center=(self.rect.x + side // 2, self.rect.y + high // 2)))
        super().draw(surface)


def beside_each_other(count: int, area: Rect, gap: int) -> list[Rect]:
    """The area cut into equal columns."""
    wide = (area.width - gap * (count - 1)) // count
    left = area.centerx - (count * wide + gap * (count - 1)) // 2
    return [Rect(left + number * (wide + gap), area.y, wide, area.height) for number in range(count)]
