"""Wrapped words with links."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.ui.kit.rich_text import AnyText, Link, TextBlock, layout
from game.ui.kit.widget import TooltipSource, draw_focus_ring
from game.ui.kit.widgets.linked_words import LinkedWords

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Paragraph(LinkedWords):
    """Wrapped rich text. Left and Right walk its links, Enter follows one, a click does too."""

    shows_signs = True
    """Whether links that are only a sign for a rule are always seen, or only where the mouse or the keyboard is."""

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
        signs = self.shows_signs or self.hovered or self.shows_focus
        self.block.draw(surface, left, self.rect.y, pictures=self.app.pictures, active=active, signs=signs)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)

    def links(self) -> list[Link]:
        """The links in reading order."""
        return [link for link, _place in self.block.links()]

    def link_at(self, x: int, y: int) -> Link | None:
        """The link at a place of the window."""
        return self.block.link_at(x - self.rect.x - self.margin(), y - self.rect.y)
