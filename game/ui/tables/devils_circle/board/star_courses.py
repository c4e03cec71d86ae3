"""The coming ways of pentagrams on the board: dots and an arrow, and whom they sear next."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame

from game.devils_circle.referee.ways import StarCourse, course_of
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.view import CircleView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.arrows import Arrows
from game.ui.tables.devils_circle.board.room_names import fields_of_figures
from game.ui.tables.devils_circle.geometry import Geometry

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

BURNING, EMBER = (255, 96, 40), (206, 124, 84)
"""The colours of the way in the next phase, and of that after it."""
BESIDE = 0.36
"""How far beside the middles of the squares a way leads, in squares."""
BEFORE = 0.5
"""How far before the middle of somebody's square a way ends, in squares."""
PALE, SHADE, RED = (255, 226, 206), (30, 4, 6), (255, 84, 60)


class StarCourses(Painter):
    """Draws them into the picture of the board."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._arrows = Arrows(theme, pictures)

    def draw(self, surface: pygame.Surface, view: CircleView, geometry: Geometry, hidden: Collection[str]) -> None:
        """The way of each pentagram that is not stopped, and a sign on each mage whom one sears in the next phase."""
        struck = dict.fromkeys((mage.id for mage in view.mages), 0)
        for course in [course_of(view, star) for star in view.pentagrams]:
            if f"pentagram:{course.marker}" in hidden:
                continue
            if course.way:
                self._draw_course(surface, geometry, course, fields_of_figures(view))
            for seared in course.struck:
                struck[seared] += HARM
        for mage in view.mages:
            if struck[mage.id] and mage.field is not None and f"mage:{mage.id}" not in hidden:
                self._draw_struck(surface, geometry.field(mage.field), struck[mage.id])

    def _draw_course(
        self, surface: pygame.Surface, geometry: Geometry, course: StarCourse, figures: Collection[str]
    ) -> None:
        """Large dots and an arrow as far as the next phase takes it, then small dots; a bar where it is stopped.

        Before somebody on whom it ends the arrow ends, too: it points at the face and does not cover it.
        """
        radius = max(3, round(geometry.square * 0.1))
        middles = [pygame.Vector2(geometry.field(name).center) for name in (course.start, *course.way)]
        along = (middles[1] - middles[0]).normalize()
        # Beside the middles: there figures stand, and prices.
        beside = [middle + along.rotate(90) * geometry.square * BESIDE for middle in middles]
        if course.way[-1] in figures:
            beside[-1] -= along * geometry.square * BEFORE
        later = [beside[course.soon] + along * geometry.square * 0.6, *beside[course.soon + 1 :]]
        if len(later) > 1:
            self._arrows.trail(surface, later, EMBER, max(2, radius * 2 // 3))
        near = [beside[0] + along * geometry.square * 0.1, *beside[1 : course.soon + 1]]
        self._arrows.dotted(surface, near, BURNING, radius, 0)
        if course.stopped:
            spot, aside = middles[-1] + along * geometry.square * 0.47, along.rotate(90) * geometry.square * 0.3
            for tone, grow in ((SHADE, 3), (PALE, 0)):
                pygame.draw.line(surface, tone, spot - aside, spot + aside, max(3, radius) + grow)

    def _draw_struck(self, surface: pygame.Surface, rect: pygame.Rect, harm: int) -> None:
        """A pentagram above what it costs, on the rim of the mage's square: beside face and numbers."""
        high = max(13, round(rect.width * 0.28))
        letters = one_line(self._theme, f"−{harm}", "sans_bold", high, rect.width, PALE)
        sign = self._pictures.icon("pentacle", high, pygame.Color(*RED))
        box = self.place_of_harm(rect, letters.get_width())
        surface.blit(panel(box.size, high // 3, (*SHADE, 235), (*RED, 255), 1), box)
        surface.blit(sign, sign.get_rect(midtop=(box.centerx, box.top + 2)))
        surface.blit(letters, letters.get_rect(midbottom=(box.centerx, box.bottom)))

    def place_of_harm(self, rect: pygame.Rect, wide: int) -> pygame.Rect:
        """Where that stands at a square, if its number is so wide."""
        high = max(13, round(rect.width * 0.28))
        box = pygame.Rect(0, 0, max(wide, high) + 4, round(high * 2.05))
        box.midright = (rect.left + high // 2, rect.centery - high // 3)
        return box
