"""A ground for other widgets: leather with a gilt line, parchment, or a dark well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect, Surface

from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

Material = Literal["leather", "parchment", "well", "glass"]


class Panel(Widget):
    """A ground drawn once per size: leather in a gilt frame, parchment, a sunken well, or dark glass."""

    def __init__(
        self,
        app: Application,
        id: str,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        material: Material = "leather",
        framed: bool = True,
    ) -> None:
        super().__init__(app, id, rect)
        self.material = material
        self.framed = framed

    def draw(self, surface: Surface) -> None:
        """The ground, then what lies on it."""
        app, size = self.app, self.rect.size
        if min(size) > 0:
            key = ("panel", self.material, self.framed, size, app.theme.scale)
            surface.blit(app.pictures.made(key, lambda: paint_panel(app, size, self.material, self.framed)), self.rect)
        super().draw(surface)


def paint_panel(app: Application, size: tuple[int, int], material: Material, framed: bool = True) -> Surface:
    """The picture of a panel."""
    theme, pictures = app.theme, app.pictures
    radius = theme.px(6 if material != "parchment" else 3)
    ground = Surface(size, pygame.SRCALPHA)
    if material == "leather":
        ground.blit(pictures.tiled("chrome/panel.jpg", size), (0, 0))
    elif material == "parchment":
        ground.blit(pictures.picture("chrome/parchment.jpg", size), (0, 0))
    elif material == "well":
        ground.fill((*theme.well[:3], 225))
    else:
        ground.fill((14, 8, 5, 176))
    mask = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=radius)
    ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN if material == "glass" else pygame.BLEND_RGBA_MULT)
    area = ground.get_rect()
    if framed and material == "leather":
        ground.blit(pictures.nine_slice("chrome/frame.png", size, theme.px(26)), (0, 0))
    elif framed:
        rim = theme.gold_dark if material != "parchment" else (110, 74, 34)
        pygame.draw.rect(ground, rim, area, max(1, theme.px(1.4)), border_radius=radius)
    return ground.convert_alpha()
