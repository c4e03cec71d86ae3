"""A window onto widgets that need more height than there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

BAR = 12
"""Width of the scroll bar in logical pixels."""

_KEYS = {
    pygame.K_PAGEDOWN: 0.9,
    pygame.K_PAGEUP: -0.9,
    pygame.K_HOME: -1e6,
    pygame.K_END: 1e6,
}


class ScrollArea(Widget):
    """Shows a part of its children, which are placed in window pixels as if all could be seen."""

    def __init__(self, app: Application, id: str, rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        super().__init__(app, id, rect)
        self.offset = 0
        self.content_height = 0
        self._grabbed: int | None = None

    # -- content

    def fill(self, children: list[Widget], content_height: int) -> None:
        """Take children placed from the area's top on; keeps how far it was scrolled if possible."""
        self.adopt(children)
        self.content_height = content_height
        wanted, self.offset = self.offset, 0
        self.scroll_to(wanted)

    @property
    def furthest(self) -> int:
        """How far it can be scrolled, in pixels."""
        return max(0, self.content_height - self.rect.height)

    def inner_width(self) -> int:
        """The width left for children beside the scroll bar."""
        return self.rect.width - self.app.theme.px(BAR + 6)

    def scroll_to(self, offset: float) -> None:
        """Scroll so that this many pixels lie above the edge."""
        wanted = round(min(self.furthest, max(0, offset)))
        moved = self.offset - wanted
        self.offset = wanted
        if moved:
            self.moved(moved)
            self.app.invalidate()

    def moved(self, by: int) -> None:
        """Move the children by some pixels."""
        for child in self.children:
            child.shift(0, by)

    def reveal(self, widget: Widget) -> None:
        """Scroll until a child can be seen."""
        edge = self.app.theme.px(10)
        if widget.rect.top < self.rect.top + edge:
            self.scroll_to(self.offset + widget.rect.top - self.rect.top - edge)
        elif widget.rect.bottom > self.rect.bottom - edge:
            self.scroll_to(self.offset + widget.rect.bottom - self.rect.bottom + edge)

    def shift(self, x: int, y: int) -> None:
        """Move it with its content."""
        super().shift(x, y)

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """A child under the point if the point is inside of the window, else itself."""
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        if self.furthest and pos[0] >= self._bar().left:
            return self
        return super().widget_at(pos)

    # -- drawing

    def draw(self, surface: Surface) -> None:
        """The children that can be seen, and the bar."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.draw_content(surface)
        surface.set_clip(before)
        if self.furthest:
            self._draw_bar(surface)

    def draw_content(self, surface: Surface) -> None:
        """Draw what is scrolled."""
        for child in self.children:
            if child.visible and child.rect.colliderect(self.rect):
                child.draw(surface)

    def _draw_bar(self, surface: Surface) -> None:
        theme, bar, knob = self.app.theme, self._bar(), self._knob()
        pygame.draw.rect(surface, (0, 0, 0), bar, border_radius=theme.px(6))
        lit = self._grabbed is not None or (self.hovered and bar.collidepoint(self.app.mouse))
        pygame.draw.rect(surface, theme.gold_light if lit else theme.gold, knob, border_radius=theme.px(6))
        pygame.draw.rect(surface, theme.gold_dark, bar, max(1, theme.px(1)), border_radius=theme.px(6))

    def _bar(self) -> Rect:
        wide = self.app.theme.px(BAR)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)

    def _knob(self) -> Rect:
        bar = self._bar().inflate(-4, -4)
        high = max(self.app.theme.px(28), bar.height * self.rect.height // max(1, self.content_height))
        top = bar.y + (bar.height - high) * self.offset // max(1, self.furthest)
        return Rect(bar.x, top, bar.width, high)

    # -- events

    def handle(self, event: Event) -> bool:
        """Wheel, drag of the bar, Page Up and Down."""
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.app.mouse):
            self.scroll_to(self.offset - round(getattr(event, "precise_y", event.y) * self.app.theme.px(64)))
            return self.furthest > 0
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.furthest:
            return self._bar_down(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grabbed is not None:
            self._grabbed = None
            self._release()
            return True
        return False

    def scroll_key(self, key: int) -> bool:
        """Scroll by a key; True if it was one for scrolling."""
        if key not in _KEYS or not self.furthest:
            return False
        self.scroll_to(self.offset + _KEYS[key] * self.rect.height)
        return True

    def _bar_down(self, pos: tuple[int, int]) -> bool:
        if not self._bar().collidepoint(pos) or self.screen is None:
            return False
        knob = self._knob()
        self._grabbed = pos[1] - knob.y if knob.collidepoint(pos) else knob.height // 2
        self.screen.captured = self
        self._drag(pos[1])
        return True

    def _drag(self, y: int) -> None:
        bar, knob = self._bar().inflate(-4, -4), self._knob()
        share = (y - (self._grabbed or 0) - bar.y) / max(1, bar.height - knob.height)
        self.scroll_to(share * self.furthest)
        self.app.invalidate()
