"""A bar that shows a number between 0 and a highest one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.widget import TooltipSource, Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Meter(Widget):
    """A filled bar with a gilt rim; ``ticks`` marks every so many units."""

    def __init__(
        self,
        app: Application,
        id: str,
        value: float,
        highest: float,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        colour: Color | None = None,
        ticks: float = 0,
        tooltip: TooltipSource = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip)
        self.value = value
        self.highest = highest
        self.colour = colour or Color("#c8402c")
        self.ticks = ticks

    def draw(self, surface: Surface) -> None:
        """Well, filling with a light upper half, ticks, rim."""
        theme, area = self.app.theme, self.rect
        radius = min(area.height // 2, theme.px(5))
        pygame.draw.rect(surface, theme.well, area, border_radius=radius)
        share = min(1.0, max(0.0, self.value / self.highest)) if self.highest else 0.0
        filled = Rect(area.x, area.y, round(area.width * share), area.height)
        if filled.width > 0:
            pygame.draw.rect(surface, self.colour, filled, border_radius=radius)
            light = Rect(filled.x + 1, filled.y + 1, max(1, filled.width - 2), max(1, filled.height // 3))
            pygame.draw.rect(surface, self.colour.lerp(Color("white"), 0.35), light, border_radius=radius)
        if self.ticks:
            for number in range(1, round(self.highest / self.ticks)):
                x = area.x + round(area.width * number * self.ticks / self.highest)
                surface.fill((12, 6, 2), Rect(x, area.y + 1, 1, area.height - 2))
        pygame.draw.rect(surface, theme.gold_dark, area, max(1, theme.px(1.2)), border_radius=radius)
