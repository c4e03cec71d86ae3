"""The head of the side panel: round, whose turn it is, and the phases with the present one lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.painting.lettering import one_line
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.kit.widget import Widget
from game.ui.tables.common.telling.phases import Phase
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class PhaseTrack(Widget):
    """One sign per phase. Hovering one names it, and tells what one does in it and why."""

    def __init__(self, app: Application, phases: Sequence[Phase], rect: Rect) -> None:
        super().__init__(app, "phases", rect)
        self.phases = phases
        self.current = ""
        self.caption = ""
        self.tooltip = self._hovered_phase

    def boxes(self) -> list[Rect]:
        """Where the signs are."""
        theme = self.app.theme
        size = theme.px(34)
        step = min(theme.px(64), (self.rect.width - size) // max(1, len(self.phases) - 1))
        left = self.rect.centerx - (step * (len(self.phases) - 1) + size) // 2
        return [Rect(left + number * step, self.rect.bottom - size, size, size) for number in range(len(self.phases))]

    def draw(self, surface: Surface) -> None:
        """The caption, and the signs on a line."""
        theme = self.app.theme
        if self.caption:
            words = one_line(theme, self.caption, "heading", theme.px(16), self.rect.width, theme.gold_light)
            surface.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.top)))
        boxes = self.boxes()
        if not boxes:
            return
        middle = boxes[0].centery
        pygame.draw.line(surface, theme.gold_dark, (boxes[0].centerx, middle), (boxes[-1].centerx, middle), theme.px(2))
        reached = True
        for phase, box in zip(self.phases, boxes, strict=True):
            here = phase.id == self.current
            reached = reached and not here
            self._sign(surface, box, phase.icon, here, reached)

    def _sign(self, surface: Surface, box: Rect, icon: str, here: bool, past: bool) -> None:
        theme = self.app.theme
        ground = Color(122, 60, 18) if here else Color(44, 28, 18)
        rim = theme.gold_light if here else theme.gold_dark
        radius = box.width // 2
        pygame.draw.circle(surface, ground, box.center, radius)
        pygame.draw.circle(surface, rim, box.center, radius, theme.px(2 if here else 1))
        ink = Color(255, 244, 210) if here else theme.dim if past else theme.off
        picture = self.app.pictures.icon(icon, round(box.width * 0.62), ink)
        surface.blit(picture, picture.get_rect(center=box.center))

    def _hovered_phase(self) -> RichText | None:
        for number, (phase, box) in enumerate(zip(self.phases, self.boxes(), strict=True), 1):
            if box.collidepoint(self.app.mouse):
                return (Run(f"{number}. {say(phase.name)}", "sans_bold"), Run("\n"), *runs(phase.purpose))
        return None
