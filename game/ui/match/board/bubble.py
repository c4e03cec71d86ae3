"""Why something cannot be done: a bubble at the mouse with the reason and a link to the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Refusal
from game.ui.kit.rich_text import Link, Run, runs
from game.ui.kit.tooltips.tooltip import beside
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Paragraph
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SECONDS = 6.0


class Bubble(Widget):
    """Appears where the refused click was; any other click takes it away."""

    def __init__(self, app: Application, refusal: Refusal, at: Rect, on_link: Callable[[Link], object]) -> None:
        theme = app.theme
        self.refusal = refusal
        words = (*runs(refusal.text), Run(" "), Run(_("Rule"), "italic", link=Link(clause=refusal.clause)))
        width = min(theme.px(330), app.size[0] - theme.px(40))
        paragraph = Paragraph(app, "refusal:words", words, (0, 0, width, 10), size=16, on_link=on_link)
        wide, high = paragraph.block_for(width).width, paragraph.block_for(width).height
        size = (wide + theme.px(54), high + theme.px(20))
        super().__init__(app, "refusal", beside(at, size, app.size, theme.px(8)), clause=refusal.clause)
        paragraph.place((self.rect.x + theme.px(42), self.rect.y + theme.px(10), wide + 2, high))
        self.adopt([paragraph])
        self.until = app.now + SECONDS

    def draw(self, surface: Surface) -> None:
        """Dark glass with a warm rim, a sign, and the words."""
        theme = self.app.theme
        pygame.draw.rect(surface, (10, 4, 4), self.rect.move(0, 3).inflate(6, 6), border_radius=theme.px(9))
        pygame.draw.rect(surface, (44, 14, 12), self.rect, border_radius=theme.px(7))
        pygame.draw.rect(surface, theme.warning, self.rect, max(1, theme.px(1.6)), border_radius=theme.px(7))
        icon = self.app.pictures.icon("cross", theme.px(20), theme.warning)
        surface.blit(icon, icon.get_rect(midleft=(self.rect.left + theme.px(12), self.rect.centery)))
        super().draw(surface)
