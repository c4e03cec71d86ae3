"""The way that somebody else has just gone, as long as one may answer his move: dots and an arrow in his colour."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Decision
from game.talisman.box.board import NEXT, PORTAL, SENTINEL
from game.talisman.view import TalismanView
from game.ui.tables.common.arrows import Arrows
from game.ui.tables.common.seats import colour_of
from game.ui.tables.talisman.layout import TalismanLayout

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

ANSWERING = "window"
"""The kind of question at which a Spell may be cast."""
BESIDE = 0.32
"""How far beside the middles of the spaces, in widths, a way leads that goes up or down."""
ENDS = frozenset({SENTINEL, PORTAL})
"""Spaces that end a move before all steps are gone: nobody sees afterwards where it began."""


class WalkedWay:
    """Draws it over everything that lies on the board."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._arrows = Arrows(theme, pictures)

    def draw(
        self, surface: pygame.Surface, view: TalismanView, laid: TalismanLayout, decision: Decision | None
    ) -> None:
        """Draw the way of whose turn it is, if somebody else is asked about it."""
        mover = view.active
        if decision is None or decision.kind != ANSWERING or mover is None or mover == decision.seat:
            return
        way = walked_way(view, mover)
        if len(way) < 2:
            return
        points = [pygame.Vector2(laid.places.ground(space).center) for space in way]
        tint, radius = colour_of(view.seats[mover]), max(5, laid.frame.board.width // 96)
        start = laid.places.ground(way[0])
        pygame.draw.circle(surface, (26, 10, 6), points[0], round(start.width * 0.24), radius + 2)
        pygame.draw.circle(surface, tint, points[0], round(start.width * 0.24) - 1, radius)
        points[0] += (points[1] - points[0]).normalize() * start.width * 0.28
        if any(abs(one.y - other.y) > start.height / 2 for one, other in pairwise(points)):
            # Up and down beside the middle: there the names stand, and the figure.
            points = [point + pygame.Vector2(start.width * BESIDE, 0) for point in points]
        self._arrows.dotted(surface, points, tint, radius, 0)


def walked_way(view: TalismanView, seat: int) -> tuple[str, ...]:
    """The spaces of the move that has just ended, the first where it began; none where that cannot be told."""
    moved, space = view.movement, view.heroes[seat].space
    if not moved.thrown or moved.steps or not moved.direction or space in ENDS:
        return ()
    way = [space]
    for _step in range(moved.thrown):
        before = NEXT[-moved.direction].get(way[0])
        if before is None:
            return ()
        way.insert(0, before)
    return tuple(way)
