"""A card shown large beside what is hovered, with words on how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.rich_text import RichText, layout
from game.ui.tooltip import beside

if TYPE_CHECKING:
    from game.ui.app import App


class CardPreview:
    """The picture of a preview, made once when the hovered card changes."""

    def __init__(self, app: App, face: Surface, words: RichText, target: Rect) -> None:
        theme = app.theme
        pad = theme.px(10)
        block = layout(words, max(face.get_width(), theme.px(190)), "sans", theme, size=16)
        width = max(face.get_width(), block.width) + 2 * pad
        height = face.get_height() + block.height + 3 * pad
        self.picture = Surface((width, height), pygame.SRCALPHA)
        ground = self.picture.get_rect()
        pygame.draw.rect(self.picture, (16, 9, 24, 244), ground, border_radius=theme.px(9))
        pygame.draw.rect(self.picture, theme.gold, ground, max(1, theme.px(1.5)), border_radius=theme.px(9))
        self.picture.blit(face, ((width - face.get_width()) // 2, pad))
        block.draw(self.picture, pad, face.get_height() + 2 * pad, pictures=app.pictures)
        self.rect = beside(target, (width, height), app.size, theme.px(10))
        sides = [Rect(target.right + pad, 0, width, height), Rect(target.left - pad - width, 0, width, height)]
        for side in sides:
            side.centery = target.centery
            side.clamp_ip(Rect(side.left, 4, width, app.size[1] - 8))
            if side.left >= 4 and side.right <= app.size[0] - 4:
                self.rect = side
                break

    def draw(self, surface: Surface) -> None:
        """Draw it where it belongs."""
        surface.blit(self.picture, self.rect)
