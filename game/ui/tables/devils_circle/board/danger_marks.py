"""Marks of danger above the board: where a demon may get to, whom an exorcism strikes, where a blow pushes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

import pygame

from game.devils_circle.view import BlowView, CircleView
from game.ui.kit.painting.glow import blit_halo, halo, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.telling.percentages import percent
from game.ui.tables.devils_circle.board.badges import DREAD, Badges
from game.ui.tables.devils_circle.geometry import COLUMNS, Geometry, is_upright

RED, PALE, SHADE = (255, 84, 60), (255, 226, 206), (30, 4, 6)
HOLY = (170, 226, 255)
LEVELS = (Fraction(1, 3), Fraction(2, 3))
"""From each of these chances on a field is redder."""
FINER = 3
MIDDLE = 0.28
"""How far the middle of a square reaches, in squares."""


class DangerMarks(Painter):
    """Draws what the danger of a piece under the mouse is."""

    def __init__(self, theme: Theme, pictures: PictureStore, badges: Badges) -> None:
        super().__init__(theme, pictures)
        self._badges = badges
        self._tile = remembered(64)(self._make_tile)
        self._bar = remembered(8)(self._make_bar)

    # -- demons -------------------------------------------------------------------------------------------

    def reach(
        self, surface: pygame.Surface, geometry: Geometry, chances: Mapping[str, Fraction], counted: Collection[str]
    ) -> None:
        """A veil over every field that a demon may get to, the redder the likelier; how likely on those ``counted``."""
        for name, chance in chances.items():
            rect = geometry.field(name)
            redness = sum(chance >= level for level in LEVELS)
            surface.blit(self._tile(rect.size, redness, percent(chance) if name in counted else ""), rect)

    def _make_tile(self, size: tuple[int, int], redness: int, words: str) -> pygame.Surface:
        """A red veil, and the chance in its middle, if it is told."""
        veil = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        inner = veil.get_rect().inflate(-FINER * 2, -FINER * 2)
        pygame.draw.rect(veil, (*RED, 44 + 26 * redness), inner, border_radius=size[0] // 3)
        tile = pygame.transform.smoothscale(veil, size)
        if not words:
            return tile
        letters = one_line(self._theme, words, "sans_bold", max(11, size[1] * 0.34), size[0] - 4, PALE)
        box = letters.get_rect(center=tile.get_rect().center)
        tile.blit(panel(box.inflate(6, 0).size, box.height // 3, (*SHADE, 200), (*RED, 220), 1), box.inflate(6, 0))
        tile.blit(letters, box)
        return tile

    def shut(self, surface: pygame.Surface, geometry: Geometry, edges: Iterable[str]) -> None:
        """Bars on the edges that stop the demon."""
        for name in edges:
            bar = self._bar(round(geometry.square), is_upright(name))
            surface.blit(bar, bar.get_rect(center=geometry.edge(name).center))

    def _make_bar(self, side: int, upright: bool) -> pygame.Surface:
        """A pale bar with three studs."""
        big, thick = side * FINER, max(6, side * FINER // 12)
        picture = pygame.Surface((big, 3 * thick), pygame.SRCALPHA)
        body = pygame.Rect(big // 12, thick, big - big // 6, thick)
        pygame.draw.rect(picture, SHADE, body.inflate(4, 4), border_radius=thick)
        pygame.draw.rect(picture, PALE, body, border_radius=thick)
        for place in (0.25, 0.5, 0.75):
            spot = (round(body.left + body.width * place), body.centery)
            pygame.draw.circle(picture, SHADE, spot, round(thick * 0.95))
            pygame.draw.circle(picture, PALE, spot, round(thick * 0.6))
        small = pygame.transform.smoothscale(picture, (side, max(5, 3 * thick // FINER)))
        return pygame.transform.rotate(small, 90) if upright else small

    def chance_of_princess(self, surface: pygame.Surface, rect: pygame.Rect, words: str) -> None:
        """How likely she is reached, in the free corner beside her strength."""
        size = max(12, round(rect.width * 0.27))
        letters = one_line(self._theme, words, "sans_bold", size, round(rect.width * 0.7), PALE)
        box = letters.get_rect().inflate(size // 3, 0)
        box.bottomright = (rect.right + 2, rect.bottom + 1)
        surface.blit(panel(box.size, box.height // 3, (*SHADE, 235), (*RED, 255), 2), box)
        surface.blit(letters, letters.get_rect(center=box.center))

    def way_to_princess(
        self, surface: pygame.Surface, geometry: Geometry, way: Sequence[str], words: str
    ) -> None:
        """Who may reach her in its next turn: a burning ring round it, sparks on its ``way``, and how likely it is."""
        source = geometry.field(way[0])
        blit_halo(surface, self._ring(source.width), source)
        middles = [pygame.Vector2(geometry.field(name).center) for name in way]
        radius, gap = max(2, source.width // 16), max(6, source.width // 4)
        left_out = source.width * 0.62
        for one, other in pairwise(middles):
            length = one.distance_to(other)
            while left_out < length:
                spot = one.lerp(other, left_out / length)
                left_out += gap
                # There a price may stand, or a figure; and before her the way ends.
                if _is_in_the_middle(geometry, spot) or spot.distance_to(middles[-1]) < source.width * 0.6:
                    continue
                pygame.draw.circle(surface, SHADE, spot, radius + 2)
                pygame.draw.circle(surface, RED, spot, radius)
            left_out -= length
        size = max(12, round(source.width * 0.27))
        letters = one_line(self._theme, words, "sans_bold", size, source.width, PALE)
        crown = self._pictures.icon("queen-crown", round(size * 1.1), pygame.Color(255, 214, 96))
        box = pygame.Rect(0, 0, letters.get_width() + crown.get_width() + size * 3 // 4, round(size * 1.3))
        # In its own square: the numbers of a figure north of it stay free.
        box.midtop = (source.centerx, source.top - 2)
        surface.blit(panel(box.size, box.height // 3, (*SHADE, 235), (*RED, 255), 2), box)
        surface.blit(crown, crown.get_rect(midleft=(box.left + size // 5, box.centery)))
        surface.blit(letters, letters.get_rect(midright=(box.right - size // 4, box.centery)))

    def _ring(self, side: int) -> pygame.Surface:
        """Red light round a figure, its middle left as it is."""
        return self._pictures.made(("threat", side), lambda: _burning(side))

    # -- mages --------------------------------------------------------------------------------------------

    def blow_to_mage(self, surface: pygame.Surface, rect: pygame.Rect, words: str, *, kills: bool) -> None:
        """How likely a grave blow is, above the mage: crossed swords, or a skull if it kills."""
        height = max(15, round(rect.width * 0.31))
        letters = one_line(self._theme, words, "sans_bold", height * 0.82, rect.width, PALE)
        name = "death-skull" if kills else "crossed-swords"
        sign = self._pictures.icon(name, round(height * 0.86), pygame.Color(*PALE))
        box = pygame.Rect(0, 0, letters.get_width() + sign.get_width() + height // 2, height)
        # In its own square: what stands or is written north of it stays free.
        box.midtop = (rect.centerx, rect.top - 2)
        surface.blit(panel(box.size, height // 3, (*SHADE, 235), (*RED, 255), 2 if kills else 1), box)
        surface.blit(sign, sign.get_rect(midleft=(box.left + height // 6, box.centery)))
        surface.blit(letters, letters.get_rect(midright=(box.right - height // 5, box.centery)))

    def exorcism(self, surface: pygame.Surface, geometry: Geometry, fields: Collection[str], words: str) -> None:
        """A pale line round everything that an exorcism reaches, with what it is: no square of it is lit."""
        for name in fields:
            rect = geometry.field(name)
            for start, end in _border(name, fields, rect):
                pygame.draw.line(surface, SHADE, start, end, max(5, rect.width // 9))
        for name in fields:
            rect = geometry.field(name)
            for start, end in _border(name, fields, rect):
                pygame.draw.line(surface, HOLY, start, end, max(2, rect.width // 20))
        lowest = geometry.field(max(fields, key=lambda name: (int(name[1:]), name)))
        size, most = max(12, lowest.width * 0.27), geometry.board.width // 2
        letters = one_line(self._theme, words, "sans_bold", size, most, HOLY)
        box = letters.get_rect(midtop=(lowest.centerx, lowest.bottom - 2)).inflate(10, 2).clamp(geometry.board)
        surface.blit(panel(box.size, 4, (*SHADE, 235), (*HOLY, 255)), box)
        surface.blit(letters, letters.get_rect(center=box.center))

    def blow(self, surface: pygame.Surface, view: CircleView, geometry: Geometry, blow: BlowView) -> None:
        """What an exorcism takes from a demon, on the rim of its square; a skull if it sinks."""
        demon = next(demon for demon in view.demons if demon.id == blow.demon)
        if demon.field is None or not blow.exorcism:
            return
        rect = geometry.field(demon.field)
        size = max(18, round(rect.width * 0.46))
        spot = (rect.right, rect.centery - size // 6)
        sinks = blow.exorcism >= demon.power
        self._badges.blit(surface, DREAD, "" if sinks else f"-{blow.exorcism}", size, spot)
        if sinks:
            self.draw_icon(surface, "death-skull", round(size * 0.72), PALE, center=spot)

    def push(self, surface: pygame.Surface, geometry: Geometry, start: str, end: str) -> None:
        """From where to where drops push a demon: a long arrow into a ring, with the square's name."""
        source, target = geometry.field(start), geometry.field(end)
        way = pygame.Vector2(target.center) - pygame.Vector2(source.center)
        way = way.normalize()
        tail = pygame.Vector2(source.center) + way * source.width * 0.3
        tip = pygame.Vector2(target.center) - way * target.width * 0.2
        aside = way.rotate(90) * source.width * 0.16
        for tone, grow in ((SHADE, 3), (HOLY, 0)):
            pygame.draw.line(surface, tone, tail, tip, max(4, source.width // 10) + grow)
            head = [tip - way * source.width * 0.1 - aside * 1.2, tip + way * source.width * 0.14,
                    tip - way * source.width * 0.1 + aside * 1.2]  # fmt: skip
            pygame.draw.polygon(surface, tone, head, grow)
        pygame.draw.rect(surface, HOLY, target.inflate(-4, -4), 2, border_radius=6)
        letters = one_line(self._theme, end.upper(), "sans_bold", max(12, target.width * 0.28), target.width, PALE)
        box = letters.get_rect().inflate(6, 2)
        box.midbottom = (target.centerx, target.bottom - 3)
        surface.blit(panel(box.size, 3, (*SHADE, 225), (*HOLY, 255)), box)
        surface.blit(letters, letters.get_rect(center=box.center))

    # -- the line below the board -------------------------------------------------------------------------

    def line(self, surface: pygame.Surface, geometry: Geometry, words: str) -> None:
        """The greatest danger in words, along the lower frame of the board."""
        height = geometry.warning.height
        size = min(19, height * 0.78)
        letters = one_line(self._theme, words, "sans_bold", size, geometry.board.width - 4 * height, PALE)
        eyes = self._pictures.icon("evil-eyes", round(height * 0.8), pygame.Color(*RED))
        box = pygame.Rect(0, 0, letters.get_width() + eyes.get_width() + height, height)
        box.midbottom = geometry.warning.midbottom
        surface.blit(panel(box.size, height // 3, (*SHADE, 240), (*RED, 255)), box)
        surface.blit(eyes, eyes.get_rect(midleft=(box.left + height // 4, box.centery)))
        surface.blit(letters, letters.get_rect(midright=(box.right - height // 3, box.centery)))


def _is_in_the_middle(geometry: Geometry, spot: pygame.Vector2) -> bool:
    """Whether a place lies near the middle of a square."""
    left, top = geometry.corner(0, 0)
    across, down = (((at - start) / geometry.square) % 1 - 0.5 for at, start in ((spot.x, left), (spot.y, top)))
    return bool(pygame.Vector2(across, down).length() < MIDDLE)


def _burning(side: int) -> pygame.Surface:
    """A ring of red light, for round a square of that side."""
    light = halo((side, side), side // 2, side // 3, RED, 255).copy()
    centre = light.get_rect().center
    pygame.draw.circle(light, (0, 0, 0, 0), centre, round(side * 0.47))
    pygame.draw.circle(light, RED, centre, round(side * 0.52), max(2, side // 16))
    return light


def _border(
    name: str, fields: Collection[str], rect: pygame.Rect
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The sides of a field beyond which no other of the fields lies."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    sides = (
        (column, row - 1, rect.topleft, rect.topright),
        (column + 1, row, rect.topright, rect.bottomright),
        (column, row + 1, rect.bottomleft, rect.bottomright),
        (column - 1, row, rect.topleft, rect.bottomleft),
    )
    for across, down, start, end in sides:
        beside = f"{COLUMNS[across]}{down}" if 0 <= across < len(COLUMNS) else ""
        if beside not in fields:
            yield start, end
