"""An answer as a wide card: the scene that it leads to, and beside it what is to be known before one chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.rich_text import RichText, Run, TextBlock, layout
from game.ui.kit.widget import TooltipSource
from game.ui.kit.widgets import Button
from game.ui.tables.common.prospect import Prospect

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SCENE = 0.27
"""Part of the width that the scene takes."""
TITLE, LINES = 17, 15
LEAST, EDGE = 62, 6
"""The least height, and the room round the scene."""
RIM, GOLD = (214, 166, 84), (246, 221, 148)


class AnswerCard(Button):
    """A button that says more."""

    def __init__(
        self, app: Application, id: str, prospect: Prospect, *, tooltip: TooltipSource = None, clause: str | None = None
    ) -> None:
        super().__init__(app, id, prospect.title, tooltip=tooltip, clause=clause, size=TITLE)
        self.prospect = prospect
        self._laid: tuple[object, TextBlock] | None = None

    def height_for(self, width: int) -> int:
        """How high the card is in that width: as its words need it."""
        px = self.app.theme.px
        return max(px(LEAST), self._told(width).height + px(2 * EDGE + 4))

    def needs(self) -> tuple[int, int]:
        """The size of the words beside the scene."""
        told = self._told(self.rect.width)
        return self._scene_room(self.rect.width) + told.width, told.height

    def draw(self, surface: Surface) -> None:
        """Leather, the scene, and the words."""
        super().draw(surface)
        px = self.app.theme.px
        scene = Rect(self.rect.left + px(EDGE), self.rect.top + px(EDGE), 0, self.rect.height - px(2 * EDGE))
        scene.width = self._scene_room(self.rect.width) - px(2 * EDGE)
        surface.blit(self.app.pictures.cover(self.prospect.scene, scene.size), scene)
        pygame.draw.rect(surface, RIM, scene, max(1, px(1)), border_radius=px(2))

    def _draw_words(self, surface: Surface, sunk: int, ink: pygame.Color, icon_colour: pygame.Color | None) -> None:
        told = self._told(self.rect.width)
        left, top = self.rect.left + self._scene_room(self.rect.width), self.rect.centery - told.height // 2 + sunk
        TextBlock(told.lines, told.theme, ink, told.link_colour).draw(surface, left, top, pictures=self.app.pictures)

    def _scene_room(self, width: int) -> int:
        """Where the words begin, from the left edge."""
        return round(width * SCENE) + self.app.theme.px(EDGE)

    def _told(self, width: int) -> TextBlock:
        """Title and lines, broken where they need it."""
        theme = self.app.theme
        key = (theme, width, self.prospect)
        if self._laid is None or self._laid[0] != key:
            title = Run(self.prospect.title, style="title", size=TITLE, colour=GOLD)
            words: RichText = (title, *[run for line in self.prospect.lines for run in (Run("\n"), *line)])
            room = max(8, width - self._scene_room(width) - theme.px(10))
            self._laid = key, layout(words, room, "sans", theme, size=LINES, align="left", spacing=0.95)
        return self._laid[1]
