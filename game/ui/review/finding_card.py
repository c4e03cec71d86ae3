"""A mistake, the best choice or a turning point, in words; a click goes there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.application import Application
from game.ui.kit.rich_text import RichText, Run, TextBlock, layout
from game.ui.kit.widget import Widget, draw_focus_ring

LETTERS = 16


class FindingCard(Widget):
    """``heading`` says what it is, in the colour of its mark."""

    def __init__(
        self, app: Application, id: str, heading: str, colour: Color, words: RichText, on_click: Callable[[], object]
    ) -> None:
        super().__init__(app, id, on_click=on_click, focusable=True)
        self.colour = colour
        head = Run(heading, "sans_bold", colour=(colour.r, colour.g, colour.b))
        self.words: RichText = (head, Run("\n"), *words)
        self._laid_out: tuple[object, TextBlock] | None = None

    def _edge(self) -> int:
        return self.app.theme.px(12)

    def _block(self, width: int) -> TextBlock:
        key = (width, self.app.theme)
        if self._laid_out is None or self._laid_out[0] != key:
            block = layout(self.words, max(1, width - 2 * self._edge()), "sans", self.app.theme, size=LETTERS)
            self._laid_out = (key, block)
        return self._laid_out[1]

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The width asked for, and what the words take."""
        width = width or self.app.theme.px(420)
        return width, self._block(width).height + self.app.theme.px(16)

    def needs(self) -> tuple[int, int]:
        """The same for its place."""
        return self.preferred_size(self.rect.width)

    def draw(self, surface: Surface) -> None:
        """A well with a strip in the colour of the finding."""
        theme, box = self.app.theme, self.rect
        lit = self.hovered or self.shows_focus
        pygame.draw.rect(surface, (58, 40, 24) if lit else theme.well, box, border_radius=theme.px(5))
        strip = Rect(box.x, box.y, theme.px(5), box.height)
        pygame.draw.rect(surface, self.colour, strip, border_radius=theme.px(2))
        self._block(box.width).draw(surface, box.x + self._edge(), box.y + theme.px(8), pictures=self.app.pictures)
        if lit:
            pygame.draw.rect(surface, theme.gold, box, max(1, theme.px(1)), border_radius=theme.px(5))
        if self.shows_focus:
            draw_focus_ring(surface, box, self, 5)
