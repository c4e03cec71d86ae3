"""A number between two ends, set by dragging or by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.kit.application import Application

_STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PAGEDOWN: -4,
    pygame.K_PAGEUP: 4,
}


class Slider(Widget):
    """A whole number from ``low`` to ``high`` in steps. ``on_change`` is called on release and for each key.

    ``shown`` turns the number into words beside the slider.
    """

    def __init__(
        self,
        app: Application,
        id: str,
        value: int,
        low: int,
        high: int,
        step: int,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        on_change: Callable[[int], object] | None = None,
        on_drag: Callable[[int], object] | None = None,
        shown: Callable[[int], str] = str,
        tooltip: TooltipSource = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip, on_click=lambda: None, focusable=True)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change = on_change
        self.on_drag = on_drag
        self.shown = shown

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """A groove of 220 logical pixels with its number."""
        wide = self.app.theme.px(220) + self._number_room()
        return (min(wide, width) if width is not None else wide), self.app.theme.px(40)

    def needs(self) -> tuple[int, int]:
        """The number's room and a short groove."""
        return self._number_room() + self.app.theme.px(60), self.app.theme.line_height("sans_bold", 17)

    def _number_room(self) -> int:
        theme = self.app.theme
        widest = max(theme.measure(self.shown(value), "sans_bold", 17) for value in (self.low, self.value, self.high))
        return widest + theme.px(16)

    def _groove(self) -> Rect:
        theme = self.app.theme
        wide = min(theme.px(240), self.rect.width - self._number_room() - theme.px(20))
        return Rect(self.rect.x + theme.px(10), self.rect.centery - theme.px(4), max(1, wide), theme.px(8))

    def draw(self, surface: Surface) -> None:
        """Groove, filled part, knob, number."""
        theme, groove = self.app.theme, self._groove()
        share = (self.value - self.low) / max(1, self.high - self.low)
        at = groove.x + round(groove.width * share)
        pygame.draw.rect(surface, theme.well, groove, border_radius=theme.px(4))
        filled = Rect(groove.x, groove.y, at - groove.x, groove.height)
        pygame.draw.rect(surface, theme.gold, filled, border_radius=theme.px(4))
        pygame.draw.rect(surface, theme.gold_dark, groove, max(1, theme.px(1)), border_radius=theme.px(4))
        lit = self.hovered or self.shows_focus or self.pressed
        pygame.draw.circle(surface, (20, 10, 4), (at, groove.centery + theme.px(1)), theme.px(12))
        pygame.draw.circle(surface, theme.gold_light if lit else theme.gold, (at, groove.centery), theme.px(11))
        pygame.draw.circle(surface, theme.button, (at, groove.centery), theme.px(8))
        number = theme.render(self.shown(self.value), "sans_bold", 17)
        left = self._groove().right + theme.px(20)
        surface.blit(number, number.get_rect(midleft=(left, self.rect.centery)))
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)

    def handle(self, event: Event) -> bool:
        """Drag the knob, click the groove, or use the arrow keys, Home and End."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._grab()
            self._drag(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._has_capture():
            self._drag(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._has_capture():
            self._release()
            self._changed()
            return True
        if event.type == pygame.KEYDOWN and self.focused:
            return self._key(event.key)
        return False

    def _drag(self, x: int) -> None:
        groove = self._groove()
        share = (x - groove.x) / max(1, groove.width)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)
        if self.on_drag is not None:
            self.on_drag(self.value)

    def _key(self, key: int) -> bool:
        wanted = {pygame.K_HOME: self.low, pygame.K_END: self.high}.get(key)
        if wanted is None and key in _STEPS:
            wanted = self.value + _STEPS[key] * self.step
        if wanted is None:
            return False
        before = self.value
        self._set(wanted)
        if self.value != before:
            self._changed()
        return True

    def _set(self, value: int) -> None:
        self.value = min(self.high, max(self.low, value))
        self.app.invalidate()

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change(self.value)
