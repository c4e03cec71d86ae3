"""A switch with words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.rich_text import AnyText, TextBlock, layout, runs
from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Toggle(Widget):
    """On or off: a box with a check mark, its words to the right."""

    def __init__(
        self,
        app: Application,
        id: str,
        text: AnyText,
        value: bool,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        on_change: Callable[[bool], object] | None = None,
        tooltip: TooltipSource = None,
        clause: str | None = None,
        size: float = 17,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip, on_click=self._turn, focusable=True, clause=clause)
        self.text = text
        self.value = value
        self.on_change = on_change
        self.size = size
        self._laid_out: tuple[object, TextBlock] | None = None

    def _turn(self) -> None:
        self.value = not self.value
        if self.on_change is not None:
            self.on_change(self.value)

    def _side(self) -> int:
        return self.app.theme.px(22)

    def _block(self, width: int) -> TextBlock:
        theme = self.app.theme
        key = (width, theme, self.enabled, self.text, self.app.language)
        if self._laid_out is None or self._laid_out[0] != key:
            room = max(1, width - self._side() - theme.px(12))
            ink = theme.ink if self.enabled else theme.off
            self._laid_out = (key, layout(runs(self.text), room, "sans", theme, size=self.size, colour=ink))
        return self._laid_out[1]

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The box and its words, wrapped if ``width`` asks for it."""
        block = self._block(width if width is not None else 100_000)
        wide = self._side() + self.app.theme.px(12) + block.width
        return (width if width is not None else wide), max(self.app.theme.px(32), block.height + self.app.theme.px(6))

    def needs(self) -> tuple[int, int]:
        """The box and the words as they are wrapped."""
        block = self._block(self.rect.width)
        return self._side() + self.app.theme.px(12) + block.width, max(self._side(), block.height)

    def draw(self, surface: Surface) -> None:
        """Box, check mark, words, focus."""
        theme, side = self.app.theme, self._side()
        box = Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        pygame.draw.rect(surface, theme.well, box, border_radius=theme.px(4))
        rim = theme.gold_light if self.hovered or self.shows_focus else theme.gold
        pygame.draw.rect(
            surface, rim if self.enabled else theme.off, box, max(1, theme.px(1.6)), border_radius=theme.px(4)
        )
        if self.value:
            mark = self.app.pictures.icon("check", side - theme.px(6), theme.gold_light if self.enabled else theme.off)
            surface.blit(mark, mark.get_rect(center=box.center))
        block = self._block(self.rect.width)
        block.draw(
            surface,
            box.right + theme.px(12),
            self.rect.centery - block.height // 2,
            pictures=self.app.pictures,
        )
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)
