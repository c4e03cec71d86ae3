"""The way to each destination as a trail of lights on the board."""

from __future__ import annotations

import itertools

import pygame

from game.engine.decision import Decision
from game.talisman.view import TalismanView
from game.ui.tables.talisman.board.routes import route
from game.ui.tables.talisman.doors import told_on_cards
from game.ui.tables.talisman.layout import TalismanLayout

TRAIL, EDGE = (255, 222, 120), (70, 30, 4)


class RouteDrawing:
    """Draws the ways while it is asked where to go."""

    def draw(
        self, surface: pygame.Surface, view: TalismanView, laid: TalismanLayout, decision: Decision | None
    ) -> None:
        """Draw the way from the Character who is asked to every destination that has a card."""
        if decision is None:
            return
        start = view.heroes[decision.seat].space
        if not start:
            return
        for place in dict.fromkeys(option.place or "" for option in told_on_cards(view, decision)):
            self._trail(surface, laid, route(start, place.partition(":")[2], view.movement.thrown))

    def _trail(self, surface: pygame.Surface, laid: TalismanLayout, way: tuple[str, ...]) -> None:
        """Dots between the middles of the spaces, and a ring at the end."""
        radius = max(3, laid.frame.board.width // 240)
        names = [laid.places.ribbon(space) for space in way]
        points = [pygame.Vector2(laid.places.ground(space).center) for space in way]
        for one, other in itertools.pairwise(points):
            count = max(2, round((other - one).length() / (radius * 5)))
            for step in range(1, count):
                spot = one.lerp(other, step / count)
                if any(name.inflate(4, 6).collidepoint(spot) for name in names):
                    continue
                pygame.draw.circle(surface, EDGE, spot, radius + 1)
                pygame.draw.circle(surface, TRAIL, spot, radius)
