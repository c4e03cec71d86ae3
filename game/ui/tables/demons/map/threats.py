"""Cause and effect on the map: who attacks whom, whom one may attack, and how far the hunters have come."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame

from game.demons.rules.explanations import HELD, HUNTED
from game.demons.state import FREE
from game.demons.view import DemonsView, MortalMoveView
from game.ui.kit.painting.glow import blit_halo, halo
from game.ui.tables.common.arrows import Arrows
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.common.seats import pure_colour
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.map.sheet import centre
from game.ui.tables.demons.pieces.art import Tint, shade
from game.ui.tables.demons.pieces.counters import Counters, title_of
from game.ui.tables.demons.pieces.fighters import Fighters, fight_of, fighters_in, is_on_the_map
from game.ui.tables.demons.places import UNIT

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

LARGER = 1.24
"""How much larger than others those who fight are drawn."""
APART = 0.34
"""How far they step back from each other, in counters."""
BETWEEN = 2.1
"""How far the middles of the nearest are from each other then at least, in counters."""
QUIET = 96
"""How dark the map is beside a fight, of 255."""
HUNTS: Tint = (236, 66, 34)
HUNTERS = frozenset({HUNTED, HELD})
"""What a unit has done in the mortal turn that goes for a magician."""


class Threats:
    """Draws them over the counters. ``attacks`` are the hexes that may be attacked; ``hunted`` shows the marches."""

    def __init__(self, theme: Theme, pictures: PictureStore, counters: Counters) -> None:
        self._pictures, self._counters = pictures, counters
        self._arrows = Arrows(theme, pictures)
        self.attacks: tuple[str, ...] = ()
        self.attacker = -1
        """The seat that may attack them."""
        self.hunted = False

    def fighters(self, view: DemonsView, table: TableLayout, hidden: Collection[str]) -> tuple[Piece, ...]:
        """Those who are drawn as fighters, and not where they lie."""
        combat = fight_of(view)
        if combat is None:
            return ()
        found = fighters_in(combat, table)
        both = found.attackers and found.defenders
        whole = tuple(piece for piece in (*found.attackers, *found.defenders) if piece.id not in hidden)
        return whole if both and len(whole) == len(found.attackers) + len(found.defenders) else ()

    def draw(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, camera: Camera, marks: Marks,
        hidden: Collection[str],
    ) -> None:  # fmt: skip
        """Draw what the present moment shows of them."""
        combat = fight_of(view)
        if combat is not None and self.fighters(view, table, hidden):
            self._draw_fight(surface, view, fighters_in(combat, table), camera.free)
            return
        if self.attacks and marks.lit:
            self._draw_attacks(surface, view, table, camera, marks)

    # -- a fight ------------------------------------------------------------------------------------------

    def _draw_fight(self, surface: pygame.Surface, view: DemonsView, fight: Fighters, free: pygame.Rect) -> None:
        """The map in shade but for the fight; each attacker's arrow, and swords on it; both sides large above."""
        whole = fight.attackers[0].rect.unionall([piece.rect for piece in (*fight.attackers, *fight.defenders)])
        self._quieten(surface, whole, free)
        meeting = pygame.Vector2(_middle(fight.attackers)), pygame.Vector2(_middle(fight.defenders))
        way = meeting[1] - meeting[0]
        step = way.normalize() * _step_back(fight) if way.length() else pygame.Vector2(0, 0)
        attackers = [(piece, pygame.Vector2(piece.rect.center) - step) for piece in fight.attackers]
        defenders = [(piece, pygame.Vector2(piece.rect.center) + step) for piece in fight.defenders]
        for piece, at in (*attackers, *defenders):
            self._draw_fighter(surface, view, piece, at, self._tint(view, piece))
        size = fight.attackers[0].rect.width
        for piece, at in attackers:
            goal = min((spot for _piece, spot in defenders), key=at.distance_to)
            self._strike(surface, at, goal, self._tint(view, piece), size)

    def _strike(
        self, surface: pygame.Surface, start: pygame.Vector2, goal: pygame.Vector2, tint: Tint, size: int
    ) -> None:
        """An arrow from one counter to the next, with swords on its middle."""
        way = goal - start
        if not way.length():
            return
        along = way.normalize()
        tail, tip = start + along * size * 0.42, goal - along * size * 0.4
        self._arrows.arrow(surface, tail, tip, tint, max(8, size * 3 // 10))
        self._arrows.swords(surface, tail.lerp(tip, 0.42), max(20, round(size * 0.6)), tint)

    def _draw_fighter(
        self, surface: pygame.Surface, view: DemonsView, piece: Piece, at: pygame.Vector2, tint: Tint
    ) -> None:
        """A counter larger than the others, in light of its colour."""
        rect = pygame.Rect(0, 0, round(piece.rect.width * LARGER), round(piece.rect.width * LARGER))
        rect.center = (round(at.x), round(at.y))
        light = shade(tint, 1.5)
        blit_halo(surface, halo(rect.size, rect.width // 3, max(8, rect.width // 4), light, 235), rect)
        if piece.kind == UNIT:
            unit = next(unit for unit in view.units if unit.place == piece.place)
            surface.blit(self._counters.unit(unit, rect.width), rect)
        else:
            surface.blit(self._counters.magician(view.magicians[int(piece.face)], rect.width), rect)

    def _quieten(self, surface: pygame.Surface, fight: pygame.Rect, free: pygame.Rect) -> None:
        """A shade over the map that leaves a bright place round a fight."""
        key = ("quiet map", free.size, fight.move(-free.left, -free.top).center, fight.size)
        surface.blit(self._pictures.made(key, lambda: _shade(fight.move(-free.left, -free.top), free.size)), free)

    def _tint(self, view: DemonsView, piece: Piece) -> Tint:
        """The colour of a magician, or of a unit's cloth."""
        if piece.kind == UNIT:
            unit = next(unit for unit in view.units if unit.place == piece.place)
            return shade(title_of(unit)[2], 1.35)
        return pure_colour(view.seats[int(piece.face)])

    # -- what may come ------------------------------------------------------------------------------------

    def _draw_attacks(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, camera: Camera, marks: Marks
    ) -> None:
        """From one's own magician an arrow to each hex that may be attacked, broader where the mouse is."""
        own = next((one for one in table.pieces if one.place == f"seat:{self.attacker}" and is_on_the_map(one)), None)
        if own is None:
            return
        start, size = pygame.Vector2(own.rect.center), own.rect.width
        near = {one.id: (one.place, *one.also) for one in table.pieces}.get(marks.hovered or marks.focused, ())
        for place in self.attacks:
            goal = pygame.Vector2(camera.shown(centre(place.removeprefix("hex:"))))
            along = (goal - start).normalize() if goal != start else pygame.Vector2(0, 0)
            width = max(7, size // (4 if place in near else 6))
            tint = pure_colour(view.seats[self.attacker])
            self._arrows.arrow(surface, start + along * size * 0.4, goal - along * size * 0.56, tint, width)

    def draw_marches(self, surface: pygame.Surface, view: DemonsView, table: TableLayout, camera: Camera) -> None:
        """The way that each hunter has gone in this mortal turn, and an arrow on to the magician whom it hunts.

        Whoever was caught meanwhile is hunted no more.
        """
        if not self.hunted or fight_of(view) is not None:
            return
        for move in view.mortal_turn:
            if move.what in HUNTERS and move.target is not None and view.magicians[move.target].status == FREE:
                self._draw_march(surface, view, table, camera, move, view.magicians[move.target].hex)

    def _draw_march(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, camera: Camera, move: MortalMoveView,
        prey: str | None,
    ) -> None:  # fmt: skip
        unit = next((unit for unit in view.units if unit.number == move.unit), None)
        if unit is None or not move.path or unit.hex != move.path[-1]:
            return
        radius = max(3, round(9 * camera.zoom))
        way = [pygame.Vector2(camera.shown(centre(hex_id))) for hex_id in move.path]
        self._arrows.trail(surface, way, HUNTS, radius)
        here = next((one for one in table.pieces if one.place == move.place and is_on_the_map(one)), None)
        if prey is None or prey == unit.hex or here is None:
            return
        goal, size = pygame.Vector2(camera.shown(centre(prey))), here.rect.width
        along = (goal - way[-1]).normalize()
        self._arrows.arrow(surface, way[-1] + along * size * 0.45, goal - along * size * 0.45, HUNTS, max(6, size // 7))


def _step_back(fight: Fighters) -> float:
    """How far each side steps back, so that there is room for an arrow between those who are nearest."""
    size = fight.attackers[0].rect.width
    nearest = min(
        pygame.Vector2(one.rect.center).distance_to(other.rect.center)
        for one in fight.attackers
        for other in fight.defenders
    )
    return max(size * APART, (size * BETWEEN - nearest) / 2)


def _middle(pieces: Collection[Piece]) -> tuple[float, float]:
    """The middle of several counters."""
    across, down = (sum(piece.rect.center[axis] for piece in pieces) / len(pieces) for axis in (0, 1))
    return across, down


def _shade(bright: pygame.Rect, size: tuple[int, int]) -> pygame.Surface:
    """A dark layer with a soft hole, painted small: nobody sees its pixels."""
    scale = 12
    small = pygame.Surface((max(2, size[0] // scale), max(2, size[1] // scale)), pygame.SRCALPHA)
    small.fill((8, 4, 16, QUIET))
    hole = bright.inflate(bright.width // 2 + 90, bright.height // 2 + 90)
    for part in range(8, 0, -1):
        grown = hole.inflate(hole.width * part // 10, hole.height * part // 10)
        inner = pygame.Rect(
            grown.left // scale, grown.top // scale, max(1, grown.width // scale), max(1, grown.height // scale)
        )
        pygame.draw.ellipse(small, (8, 4, 16, QUIET * (part - 1) // 8), inner)
    return pygame.transform.smoothscale(small, size)
