"""The log of a match that is watched: all of it, with the line of the moment lit and what comes later dimmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.ui.kit.rich_text import Link
from game.ui.kit.widgets import LogView

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LIT = Color(120, 78, 30)
LATER = Color(24, 15, 9, 150)
"""Laid over what has not happened yet."""


class StoryLog(LogView):
    """``current`` is the number of the entry that is lit, -1 for none; a click on an entry tells ``on_jump``."""

    def __init__(self, app: Application, on_jump: Callable[[int], object], on_link: Callable[[Link], object]) -> None:
        super().__init__(app, "log", on_link=on_link, size=15)
        self.on_jump = on_jump
        self.current = -1

    def show_entry(self, number: int) -> None:
        """Light an entry, and scroll so that it stands in the middle."""
        self.current = number
        self._check_layout()
        if not self._shown:
            return
        middle = min(max(number, 0), len(self._shown) - 1)
        for around in (range(middle, -1, -1), range(middle, len(self._shown))):
            room = self.rect.height
            for near in around:
                room -= self._settle(near).height
                if room < 0:
                    break
        self.scroll_to(self._tops[middle] + self._heights[middle] // 2 - self.rect.height // 2)
        self.app.invalidate()

    def entry_at(self, pos: tuple[int, int]) -> int | None:
        """The number of the entry at a point."""
        if not self.rect.collidepoint(pos):
            return None
        y = pos[1] - self.rect.y
        found = [number for number, top in self.visible_entries() if top <= y < top + self._heights[number]]
        return found[0] if found else None

    def draw_content(self, surface: Surface) -> None:
        """The entries in sight: the present one on a lit ground, later ones paler."""
        seen = self.visible_entries()
        for number, top in seen:
            if number == self.current:
                pygame.draw.rect(surface, LIT, self._box(number, top), border_radius=self.app.theme.px(4))
        super().draw_content(surface)
        later = [self._box(number, top) for number, top in seen if number > self.current]
        if later:
            veil = Surface(later[0].unionall(later[1:]).size, pygame.SRCALPHA)
            veil.fill(LATER)
            surface.blit(veil, later[0])

    def _box(self, number: int, top: int) -> Rect:
        return Rect(self.rect.x, self.rect.y + top - 1, self.rect.width, self._heights[number])

    def handle(self, event: Event) -> bool:
        """Besides what a log does: a click on a line, where it is no link, jumps there."""
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            number = self.entry_at(event.pos)
            if number is not None:
                self.app.sounds.play("click")
                self.on_jump(number)
                return True
        return False
