"""A grimoire on the table of the title screen: lifts and glows under the mouse or the keyboard's focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.grimoire import Grimoire
from game.ui.kit.rich_text import TextBlock, layout
from game.ui.kit.widget import Widget, draw_focus_ring
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

PROPORTION = 540 / 760
"""Width by height of the pictures of books."""

# Where words stand on the cover, in fractions of the picture: left, top, width, height.
_TITLE = (0.235, 0.112, 0.58, 0.1)
_SUBTITLE = (0.24, 0.672, 0.57, 0.125)

LIFT_SECONDS = 0.14
SECOND_ROW = 1.15
"""How much larger the books must become for another row of them."""
TO_THE_EDGE = 4
"""Longer rows of books keep off the frame that is inlaid in the table."""

STONE = (0.53, 0.43)
"""Where the middle of its stone lies, in shares of the cover."""
READABLE = 220
"""From which height of the book on, in logical pixels, its second line has letters that can be read."""


class Book(Widget):
    """One of the grimoires."""

    def __init__(self, app: Application, grimoire: Grimoire) -> None:
        super().__init__(app, f"book:{grimoire.id}", focusable=True)
        self.grimoire = grimoire
        self.lift = 0.0
        self._blocks: tuple[object, list[tuple[TextBlock, Rect]]] | None = None
        self.tooltip = _("{game}: {subtitle}. Open it to begin a new match.", **self._names())

    def _names(self) -> dict[str, object]:
        return {"game": say(self.grimoire.name), "subtitle": say(self.grimoire.subtitle)}

    def rises(self, dt: float) -> bool:
        """Let it rise or sink for ``dt`` seconds; True while it moves. Without animation it does so at once."""
        wanted = 1.0 if (self.hovered or self.shows_focus) else 0.0
        if self.app.settings.animation == "off":
            dt = 10.0
        step = dt / LIFT_SECONDS
        before = self.lift
        self.lift = min(wanted, self.lift + step) if wanted > self.lift else max(wanted, self.lift - step)
        return self.lift != before

    def draw(self, surface: Surface) -> None:
        """The book as it lies or rises."""
        at = self.rect.move(0, -round(self.app.theme.px(9) * self.lift))
        self.draw_cover(surface, at)
        if self.shows_focus:
            draw_focus_ring(surface, at.inflate(-at.width // 14, -at.height // 20), self, 6)

    def draw_cover(self, surface: Surface, at: Rect) -> None:
        """The cover, its glow when lifted, and the words on it."""
        pictures, size = self.app.pictures, self.rect.size
        name = self.grimoire.cover
        surface.blit(pictures.picture(f"{name}.png", size), at)
        if self.lift > 0:
            glow = pictures.made(("glow", name, size), lambda: pictures.picture(f"{name}_lit.png", size).copy())
            glow.set_alpha(round(255 * self.lift))
            surface.blit(glow, at)
        for block, area in self._words():
            place = area.move(at.topleft)
            top = place.centery - block.height // 2
            shadow = TextBlock(block.lines, self.app.theme, Color(8, 4, 4), Color(8, 4, 4))
            shadow.draw(surface, place.x + 1, top + max(1, self.app.theme.px(1.5)))
            block.draw(surface, place.x, top)

    def light(self) -> tuple[int, int, int]:
        """The colour of its stone, in which it shines on what it lies on."""
        cover = self.app.pictures.picture(f"{self.grimoire.cover}.png", self.rect.size)
        middle = Rect(0, 0, self.rect.width // 3, self.rect.height // 5)
        middle.center = round(self.rect.width * STONE[0]), round(self.rect.height * STONE[1])
        colour = Color(*pygame.transform.average_color(cover, middle)[:3])
        hue, _saturation, _value, _alpha = colour.hsva
        colour.hsva = hue, 85, 90, 100
        return colour.r, colour.g, colour.b

    def needs(self) -> tuple[int, int]:
        """The size of the largest of its words where they stand on the cover."""
        over = [block.height - area.height for block, area in self._words()]
        wide = [block.width - area.width for block, area in self._words()]
        return self.rect.width + max(0, *wide), self.rect.height + max(0, *over)

    def _words(self) -> list[tuple[TextBlock, Rect]]:
        key = (self.rect.size, self.app.theme, self.app.language)
        if self._blocks is None or self._blocks[0] != key:
            ink = Color(self.grimoire.ink)
            size = self.rect.height / self.app.theme.scale
            blocks = [self._fit(say(self.grimoire.name).upper(), _TITLE, "title", size * 0.062, ink)]
            if size >= READABLE:
                blocks.append(self._fit(say(self.grimoire.subtitle), _SUBTITLE, "italic", size * 0.043, ink))
            self._blocks = (key, blocks)
        return self._blocks[1]

    def _fit(
        self, words: str, box: tuple[float, float, float, float], style: str, size: float, ink: Color
    ) -> tuple[TextBlock, Rect]:
        """Words in the largest size, down to the smallest readable one, with which they fit their box."""
        width, height = self.rect.size
        area = Rect(round(box[0] * width), round(box[1] * height), round(box[2] * width), round(box[3] * height))
        theme = self.app.theme
        for share in (1.0, 0.95, 0.9, 0.85):
            if theme.measure(words, style, size * share) <= area.width:
                break
        else:
            share = 1.0
        size *= share
        while True:
            block = layout(words, area.width, style, theme, size=size, colour=ink, align="center")
            widest = max(theme.measure(word, style, size) for word in words.split() or [""])
            if (block.height <= area.height and widest <= area.width) or size * theme.scale <= 6:
                break
            size *= 0.95
        for width in range(area.width, area.width // 2, -4) if len(block.lines) > 1 else ():  # no word left alone below
            narrower = layout(words, width, style, theme, size=size, colour=ink, align="center")
            if len(narrower.lines) > len(block.lines):
                break
            block, area = narrower, Rect(area.centerx - width // 2, area.y, width, area.height)
        return block, area


def places_of_books(count: int, room: Rect, highest: int) -> list[Rect]:
    """Where that many books lie in a room: in as many rows as make them clearly largest, each row in the middle."""
    rows, high = 1, 0
    for number in range(1, count + 1):
        columns = -(-count // number)
        fits = min(room.height // number, highest, round(room.width / (columns + 0.25) / PROPORTION))
        if fits > high * SECOND_ROW or number == 1:
            rows, high = number, fits
    columns = -(-count // rows)
    if columns > TO_THE_EDGE:
        room = room.inflate(-room.width // 16, 0)
        high = min(high, round(room.width / (columns + 0.25) / PROPORTION))
    wide = round(high * PROPORTION)
    gap = min((room.width - columns * wide) // columns, round(wide * 0.22))
    places = []
    for row in range(rows):
        books = min(columns, count - row * columns)
        left = (2 * room.x + room.width - books * wide - (books - 1) * gap) // 2
        top = room.centery - rows * high // 2 + row * high
        places += [Rect(left + number * (wide + gap), top, wide, high) for number in range(books)]
    return places
