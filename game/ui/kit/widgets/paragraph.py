"""Wrapped words with links."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.ui.kit.rich_text import AnyText, Link, RichText, TextBlock, layout
from game.ui.kit.tooltips.link_tooltip import link_tooltip
from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Paragraph(Widget):
    """Wrapped rich text. Left and Right walk its links, Enter follows one, a click does too."""

    def __init__(
        self,
        app: Application,
        id: str,
        text: AnyText,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        style: str = "sans",
        size: float = 17,
        colour: Color | None = None,
        link_colour: Color | None = None,
        align: str = "left",
        spacing: float = 1.0,
        on_link: Callable[[Link], object] | None = None,
        tooltip: TooltipSource = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip)
        self.text = text
        self.style = style
        self.size = size
        self.colour = colour
        self.link_colour = link_colour
        self.align = align
        self.spacing = spacing
        self.on_link = on_link
        self.active = 0
        self._laid_out: tuple[object, TextBlock] | None = None

    @property
    def block(self) -> TextBlock:
        """The text laid out for the present width."""
        return self.block_for(self.rect.width)

    def block_for(self, width: int) -> TextBlock:
        """The text laid out for a width; the last one is remembered."""
        theme = self.app.theme
        width -= self.margin()
        key = (self.text, width, theme, self.style, self.size, self.align, self.colour, self.app.language)
        if self._laid_out is None or self._laid_out[0] != key:
            block = layout(
                self.text,
                max(1, width),
                self.style,
                theme,
                size=self.size,
                colour=self.colour,
                link_colour=self.link_colour,
                align=self.align,
                spacing=self.spacing,
            )
            self._laid_out = (key, block)
            self.focusable = self.on_link is not None and bool(block.links())
        return self._laid_out[1]

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The width asked for (or of the longest line) and the height of all lines."""
        block = self.block_for(width if width is not None else 100_000)
        return (width if width is not None else block.width + self.margin()), block.height

    def needs(self) -> tuple[int, int]:
        """The size of the lines."""
        return self.margin() + self.block.width, self.block.height

    def margin(self) -> int:
        """The pixels left of the text."""
        return 0

    def draw(self, surface: Surface) -> None:
        """The lines that the clip shows, with the focused link lit."""
        active = self.active if self.shows_focus else None
        left = self.rect.x + self.margin()
        self.block.draw(surface, left, self.rect.y, pictures=self.app.pictures, active=active)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)

    def link_under_mouse(self) -> Link | None:
        """The link that the mouse points at."""
        x, y = self.app.mouse
        return self.block.link_at(x - self.rect.x - self.margin(), y - self.rect.y) if self.hovered else None

    def tooltip_text(self) -> RichText | None:
        """The tooltip of the link under the mouse, or the paragraph's own."""
        link = self.link_under_mouse()
        if link is not None:
            return link_tooltip(self.app, link)
        return super().tooltip_text()

    def link_clause(self) -> str | None:
        """The clause under the mouse or of the focused link."""
        link = self.link_under_mouse()
        if link is None and self.focused and self.block.links():
            link = self.block.links()[min(self.active, len(self.block.links()) - 1)][0]
        return link.clause if link is not None else self.clause

    def handle(self, event: Event) -> bool:
        """Follow a link by click or Enter, choose one by Left and Right."""
        if self.on_link is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            link = self.block.link_at(event.pos[0] - self.rect.x - self.margin(), event.pos[1] - self.rect.y)
            if link is None:
                return False
            self.app.sounds.play("click")
            self.on_link(link)
            return True
        links = self.block.links() if event.type == pygame.KEYDOWN and self.focused else []
        if not links:
            return False
        return self._key(event, links)

    def _key(self, event: Event, links: list[tuple[Link, Rect]]) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.active = (self.active + step) % len(links)
            self.app.invalidate()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.on_link is not None:
            self.on_link(links[min(self.active, len(links) - 1)][0])
            return True
        return False
