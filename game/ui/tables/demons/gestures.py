"""Wheel, dragging and keys that move the map, and those that stand for its tools."""

from __future__ import annotations

import pygame

from game.ui.kit.letters import is_alone
from game.ui.tables.common.tabletop import Reaction
from game.ui.tables.demons.places import CONTROL, GRID, REPORT, SHIELDS
from game.ui.tables.demons.table import DemonsTable

ARROWS = {pygame.K_LEFT: (1, 0), pygame.K_RIGHT: (-1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
DRAG_FROM = 6
"""Pixels that the mouse moves with the button held until it is a drag and no click."""
MORE = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS)
TOOLS = {
    pygame.K_d: f"ui:{CONTROL}", pygame.K_s: f"ui:{SHIELDS}", pygame.K_t: f"ui:{GRID}", pygame.K_m: f"ui:{REPORT}",
    pygame.K_c: "ui:mine",
}  # fmt: skip
"""The tools that letters stand for."""


def tool_of_key(event: pygame.event.Event) -> str:
    """The place of the tool that a key stands for; "" if it stands for none."""
    if event.type != pygame.KEYDOWN or not is_alone(event):
        return ""
    return TOOLS.get(event.key, "")


class MapGestures:
    """Moves the table's camera; ``mouse`` is where the mouse was seen last."""

    def __init__(self, table: DemonsTable) -> None:
        self._table = table
        self.mouse = (0, 0)
        self._held: tuple[int, int] | None = None
        self._dragging = False

    def handle(self, event: pygame.event.Event) -> Reaction:
        """Use an event; a press alone is left to the pieces."""
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3):
            on_map = self._on_map(event.pos)
            # What lies under the mouse while the map glides is not yet what will lie there: no click is meant for it.
            if on_map and self._table.camera.arrive():
                return Reaction.CHANGED
            self._held = event.pos if on_map else None
            self._dragging = False
        elif event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
            return self._drag(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2, 3):
            self._held = None
            if self._dragging:
                self._dragging = False
                return Reaction.CHANGED
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return Reaction.NONE

    def _on_map(self, position: tuple[int, int]) -> bool:
        """Whether a place of the screen shows the map, and no open display."""
        where = self._table.places(self._table.camera.area)
        return where.free.collidepoint(position) and not (self._table.opened and where.panel.collidepoint(position))

    def _wheel(self, event: pygame.event.Event) -> Reaction:
        if not self._on_map(self.mouse) or not event.y:
            return Reaction.NONE
        zoomed = self._table.camera.zoom_at(self.mouse, 1 if event.y > 0 else -1)
        self._table.camera.chosen |= zoomed
        return Reaction.CHANGED if zoomed else Reaction.NONE

    def _drag(self, event: pygame.event.Event) -> Reaction:
        if self._held is None or not any(event.buttons):
            self._held = None
            return Reaction.NONE
        if not self._dragging:
            if pygame.Vector2(event.pos).distance_to(self._held) < DRAG_FROM:
                return Reaction.NONE
            self._dragging = True
        self._table.camera.drag(event.rel)
        return Reaction.MOVED

    def _key(self, event: pygame.event.Event) -> Reaction:
        camera = self._table.camera
        changed = False
        if not is_alone(event):
            return Reaction.NONE
        if event.key in ARROWS and camera.step and event.mod & pygame.KMOD_SHIFT:
            step = camera.free.height // 6
            changed = camera.drag((ARROWS[event.key][0] * step, ARROWS[event.key][1] * step))
        elif event.key in MORE or event.key in LESS:
            changed = camera.zoom_at(camera.free.center, 1 if event.key in MORE else -1)
            camera.chosen |= changed
        elif event.key == pygame.K_HOME:
            changed = camera.whole()
            camera.chosen |= changed
        return Reaction.CHANGED if changed else Reaction.NONE
