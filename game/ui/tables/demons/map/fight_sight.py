"""The camera during a fight: near it, in the middle of what no plate or ribbon covers, and back afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.demons.view import DemonsView
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.pieces.fighters import fight_of, hexes_of

if TYPE_CHECKING:
    from game.ui.tables.demons.table import DemonsTable

ROWS, LEAN = 2.9, 0.36
"""Rows above and below the fight that are seen, and how far the sheet gives way for one at its edge."""


class FightSight:
    """Goes near where a fight begins; where nobody has come nearer meanwhile, it goes back when it is over."""

    def __init__(self, table: DemonsTable) -> None:
        self._table = table
        self._before: tuple[int, sheet.Point] | None = None
        """How near the camera was, and where, before the fight."""
        self._at: tuple[str, ...] = ()
        """The hexes of the fight that it has gone to."""
        self._went_to = -1
        """The step of the camera there."""

    def take_over(self, former: FightSight) -> None:
        """Go on where that of a former table was."""
        self._before, self._at, self._went_to = former._before, former._at, former._went_to

    def look(self, view: DemonsView) -> bool:
        """Go to the fight that a question is about; True if there is one.

        Who may attack stays where he is: most think about it, and then the map would come and go in each turn.
        """
        camera, hexes = self._table.camera, self._hexes(view)
        if not hexes or camera.area.width <= 1:
            self.leave()
            return False
        if hexes == self._at:
            return True
        self._before = self._before or (camera.step, camera.middle)
        nearer = camera.step if camera.chosen else max(camera.step, camera.step_for(ROWS))
        glides, camera.step, camera.lean = nearer == camera.step, nearer, LEAN
        points = [sheet.centre(hex_id) for hex_id in hexes]
        middle = (sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points))
        clear = self._clear(view)
        aside = (clear.centerx - camera.free.centerx, clear.centery - camera.free.centery)
        goal = (middle[0] - aside[0] / camera.zoom, middle[1] - aside[1] / camera.zoom)
        if not (glides and camera.glide_to(goal)):
            camera.jump_to(goal)
        self._at, self._went_to = hexes, camera.step
        return True

    def _hexes(self, view: DemonsView) -> tuple[str, ...]:
        """Where the fight is."""
        combat = fight_of(view)
        return hexes_of(view, combat) if combat is not None else ()

    def _clear(self, view: DemonsView) -> pygame.Rect:
        """The part of the map below the ribbon, right of the plates and left of the tools."""
        camera, where = self._table.camera, self._table.places(self._table.camera.area)
        free = camera.free
        top = max(free.top, self._table.ribbon.rect(view, where).bottom)
        left, right = free.left + camera.beside[0], free.right - camera.beside[1]
        return pygame.Rect(left, top, right - left, free.bottom - top)

    def leave(self) -> bool:
        """Back to where the camera was, unless somebody has zoomed since; True if it has moved."""
        camera = self._table.camera
        camera.lean = 0.0
        moves = self._before is not None and camera.step == self._went_to
        if self._before is not None and moves:
            camera.step = self._before[0]
            camera.jump_to(self._before[1])
        self._before, self._at, self._went_to = None, (), -1
        return moves
