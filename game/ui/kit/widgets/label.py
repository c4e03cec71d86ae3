"""One line of words, shrunk or ended with an ellipsis where it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.engine.decision import Named, Text
from game.ui.kit.widget import TooltipSource, Widget
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SMALLEST = 0.6


class Label(Widget):
    """One line of words. With ``shrink`` it becomes smaller (to 60 %) before it is cut with an ellipsis."""

    def __init__(
        self,
        app: Application,
        id: str,
        text: Text | Named | str,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        style: str = "sans",
        size: float = 17,
        colour: Color | None = None,
        align: str = "left",
        shadow: bool = False,
        shrink: bool = True,
        tooltip: TooltipSource = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip)
        self.text = text
        self.style = style
        self.size = size
        self.colour = colour
        self.align = align
        self.shadow = shadow
        self.shrink = shrink

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """Room for the words at their full size."""
        theme = self.app.theme
        wide = theme.measure(say(self.text), self.style, self.size)
        return (min(wide, width) if width is not None else wide), theme.line_height(self.style, self.size)

    def needs(self) -> tuple[int, int]:
        """The size of the words as they are drawn."""
        words, size = self._fitted()
        font = self.app.theme.font(self.style, size)
        return self.app.theme.measure(words, self.style, size), font.get_ascent() - font.get_descent() // 2

    @property
    def is_cut(self) -> bool:
        """Whether its words end in an ellipsis for want of room."""
        return self._fitted()[0] != say(self.text)

    def draw(self, surface: Surface) -> None:
        """The words, in the middle of the rectangle's height."""
        theme = self.app.theme
        words, size = self._fitted()
        picture = theme.render(words, self.style, size, self.colour)
        place = picture.get_rect(midleft=self.rect.midleft)
        if self.align == "center":
            place.center = self.rect.center
        elif self.align == "right":
            place.midright = self.rect.midright
        if self.shadow:
            dark = theme.render(words, self.style, size, Color(12, 6, 2))
            surface.blit(dark, place.move(theme.px(1.5), theme.px(2)))
        surface.blit(picture, place)

    def _fitted(self) -> tuple[str, float]:
        theme, words, size = self.app.theme, say(self.text), self.size
        while self.shrink and size > self.size * SMALLEST and theme.measure(words, self.style, size) > self.rect.width:
            size -= 0.5
        if theme.measure(words, self.style, size) <= self.rect.width:
            return words, size
        while words and theme.measure(words.rstrip() + "…", self.style, size) > self.rect.width:
            words = words[:-1]
        return words.rstrip() + "…", size
