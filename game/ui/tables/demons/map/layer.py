"""The map as it lies under the counters: picture, grid, numbers, names and cities, painted once per zoom step."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from typing import TypeVar

import pygame

from game.demons import GAME
from game.demons.box.armenia import CASTLE, CITY, MONASTERY, PEAK, WATER, WOOD
from game.demons.view import HexView
from game.engine.decision import Text
from game.ui.kit.painting.lettering import pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.in_steps import Paintings, Steps
from game.ui.tables.demons.map import sheet
from game.words import say

Key = tuple[float, tuple[str, ...]]
Thing = TypeVar("Thing")
Tint = tuple[int, int, int]
GRID: Tint = (74, 48, 24)
GRID_STRENGTH = 96
INK: Tint = (42, 18, 6)
OXBLOOD: Tint = (90, 29, 20)
SEPIA: Tint = (59, 36, 18)
HALO: Tint = (246, 235, 203)
SEA: Tint = (43, 70, 72)
NUMBERS_FROM = 0.62
"""The zoom from which hex numbers can be read."""
SMALL_NAMES_FROM = 0.52
"""The zoom from which castles, monasteries and peaks are named."""
REGIONS_GONE = 1.05
"""The zoom at which the names of regions have faded."""
REGIONS = (
    (Text("Armenia"), 0.455, 0.545, -7, 92, 58),
    (Text("Georgia"), 0.475, 0.105, 4, 56, 34),
    (Text("Albania"), 0.79, 0.335, 16, 50, 34),
    (Text("Vaspurakan"), 0.605, 0.735, -62, 44, 20),
    (Text("Taron"), 0.325, 0.655, -8, 40, 20),
    (Text("Tayk"), 0.305, 0.355, -24, 40, 22),
    (Text("Chaldia"), 0.155, 0.365, -8, 42, 20),
    (Text("Airarat"), 0.565, 0.445, 10, 42, 20),
    (Text("Siunik"), 0.735, 0.555, 58, 40, 18),
    (Text("Atropatene"), 0.79, 0.745, -6, 50, 26),
    (Text("Mesopotamia"), 0.185, 0.865, 7, 50, 26),
    (Text("Lori"), 0.60, 0.275, 0, 36, 20),
)
"""Names of lands: where their middle lies on the sheet, their tilt, size and spacing."""
WATERS = (
    (Text("Lake Van"), "1415", 0, -14, 34, 1),
    (Text("Lake Sevan"), "2208", 0, 0, 28, 2),
    (Text("Lake Urmia"), "2218", 0, 0, 34, 2),
)
"""Names of lakes: the hex they lie at and how far beside its middle, their size, and on how many lines they stand."""
TITLE, YEAR = GAME.name, Text("Armenia · anno MXCI")
CARTOUCHE, TABLET = (444, 200, 268), 400
"""Where on the sheet the middle of the tablet is, and the middles of both its lines; how wide those may be."""
SIGNS = {CITY: "castle", CASTLE: "stone-tower", MONASTERY: "church", PEAK: "peaks", WOOD: "pine-tree"}
CAPITALS = {
    "1608": "byzantin-temple",  # Ani
    "2003": "saint-basil-cathedral",  # Tiflis
    "0306": "byzantin-temple",  # Trebizond
    "2517": "samara-mosque",  # Tabriz
    "1301": "saint-basil-cathedral",  # Kutaisi
    "0810": "white-tower",  # Karin
    "1615": "castle",  # Van
    "1910": "byzantin-temple",  # Dvin
    "1214": "castle",  # Khlat
    "0518": "hill-fort",  # Amid
    "2607": "samara-mosque",  # Ganja
}
"""Cities of note have a sign of their own and larger letters."""
RUINS = "castle-ruins"
NUMBERS_AT_ONCE, PLACES_AT_ONCE, LINES_AT_ONCE = 60, 3, 160
"""How much of the sheet is painted in one step, some milliseconds long."""
KEPT = 3
"""Zoom steps whose pictures are kept: the present one and its neighbours."""


def _in_portions(things: Sequence[Thing], number: int) -> Iterator[Sequence[Thing]]:
    """That many at a time."""
    return (things[first : first + number] for first in range(0, len(things), number))


def is_named(ground: HexView, zoom: float) -> bool:
    """Whether the name of a place is written at that zoom."""
    return ground.name is not None and (ground.kind == CITY or zoom >= SMALL_NAMES_FROM)


def sign_size(ground: HexView, zoom: float) -> int:
    """The side of the sign of a place, in pixels."""
    share = 58 if ground.id in CAPITALS and ground.kind == CITY else 46 if ground.kind == CITY else 30
    return max(9, round(share * zoom))


def name_of(ground: HexView, zoom: float) -> tuple[int, int]:
    """The middle of the name of a place on the sheet, in pixels of a zoom: below its sign."""
    x, y = sheet.centre(ground.id)
    sign = sign_size(ground, zoom) // 2 if ground.kind not in (PEAK, WOOD) else round(18 * zoom)
    return round(x * zoom), round((y - 2) * zoom) + sign + round(9 * zoom)


class MapLayer(Painter):
    """Keeps the painted sheet of the zoom steps used last."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._paintings = Paintings(KEPT)

    def draw(self, surface: pygame.Surface, origin: tuple[int, int], zoom: float, hexes: tuple[HexView, ...]) -> None:
        """Lay the sheet with its upper left corner at ``origin``."""
        surface.blit(self.picture(zoom, hexes), origin)

    def picture(self, zoom: float, hexes: tuple[HexView, ...]) -> pygame.Surface:
        """The whole sheet at a zoom, opaque."""
        key = (round(zoom, 4), tuple(ground.id for ground in hexes if ground.destroyed))
        size = (round(sheet.WIDTH * zoom), round(sheet.HEIGHT * zoom))
        return self._paintings.picture(
            key, lambda: self._painted(self._pictures.own("demons/map.jpg", size), zoom, hexes)
        )

    def _painted(self, picture: pygame.Surface, zoom: float, hexes: tuple[HexView, ...]) -> Steps:
        """Everything on the bare land, step by step."""
        yield from self._grid(picture, zoom, hexes)
        if zoom >= NUMBERS_FROM:
            for some in _in_portions(hexes, NUMBERS_AT_ONCE):
                self._numbers(picture, zoom, some)
                yield
        yield from self._regions(picture, zoom)
        self._cartouche(picture, zoom)
        self._waters(picture, zoom)
        named = [(ground, ground.name) for ground in hexes if ground.name is not None]
        for portion in _in_portions(named, PLACES_AT_ONCE):
            for ground, name in portion:
                self._place(picture, zoom, ground, say(name))
            yield
        return picture

    def _grid(self, picture: pygame.Surface, zoom: float, hexes: tuple[HexView, ...]) -> Generator[None]:
        """Thin hexes on a layer of their own, so that lines drawn twice are no darker; strip by strip."""
        width = 1 if zoom < 1.1 else 2
        outlines = [[(int(x * zoom), int(y * zoom)) for x, y in sheet.corners(ground.id)] for ground in hexes]
        yield
        strip = pygame.Surface((picture.get_width(), LINES_AT_ONCE))
        strip.set_colorkey((0, 0, 0))
        strip.set_alpha(round(GRID_STRENGTH * min(1.0, 0.55 + zoom * 0.5)))
        for top in range(0, picture.get_height(), LINES_AT_ONCE):
            strip.fill((0, 0, 0))
            for outline in outlines:
                heights = [y for _x, y in outline]
                if min(heights) - width <= top + LINES_AT_ONCE and max(heights) + width >= top:
                    pygame.draw.polygon(strip, GRID, [(x, y - top) for x, y in outline], width)
            picture.blit(strip, (0, top))
            yield

    def _numbers(self, picture: pygame.Surface, zoom: float, hexes: Sequence[HexView]) -> None:
        """The numbers of some hexes."""
        font = pixel_font(self._theme, "sans", max(8, 15 * zoom))
        for ground in hexes:
            words = font.render(ground.id, True, (66, 40, 20) if ground.terrain != WATER else SEA)
            words.set_alpha(185)
            x, y = sheet.centre(ground.id)
            top = round((y - sheet.STEP_Y / 2) * zoom + 2 * zoom)
            picture.blit(words, words.get_rect(midtop=(round(x * zoom), top)))

    def _regions(self, picture: pygame.Surface, zoom: float) -> Generator[None]:
        """Names of lands, widely spaced and tilted; they fade as one comes nearer."""
        strength = max(0.0, min(1.0, (REGIONS_GONE - zoom) / (REGIONS_GONE - 0.45)))
        if strength <= 0.04:
            return
        for name, x, y, tilt, size, spacing in REGIONS:
            words = self._spaced(say(name).upper(), "title", size * zoom, spacing * zoom, OXBLOOD)
            turned = pygame.transform.rotozoom(words, tilt, 1.0)
            turned.set_alpha(round(168 * strength))
            at = (round(x * sheet.WIDTH * zoom), round(y * sheet.HEIGHT * zoom))
            picture.blit(turned, turned.get_rect(center=at))
            yield

    def _cartouche(self, picture: pygame.Surface, zoom: float) -> None:
        """The title and the year on the tablet in the corner of the sheet."""
        (x, title, below), width = CARTOUCHE, round(TABLET * zoom)
        words = say(TITLE).upper()
        lines = (("logo", words, 66, OXBLOOD, title), ("italic", say(YEAR), 38, SEPIA, below))
        for style, line, size, tint, y in lines:
            self.draw_words(picture, line, style, size * zoom, width, tint, center=(round(x * zoom), round(y * zoom)))

    def _waters(self, picture: pygame.Surface, zoom: float) -> None:
        for name, hex_id, x, y, size, most in WATERS:
            font = pixel_font(self._theme, "italic", size * zoom)
            centre = sheet.centre(hex_id)
            lines = say(name).rsplit(" ", most - 1)
            for number, line in enumerate(lines):
                words = font.render(line, True, SEA)
                down = (number - (len(lines) - 1) / 2) * font.get_height() * 0.9
                at = (round((centre[0] + x) * zoom), round((centre[1] + y) * zoom + down))
                picture.blit(words, words.get_rect(center=at))

    def _place(self, picture: pygame.Surface, zoom: float, ground: HexView, name: str) -> None:
        """The sign of a town, castle, monastery or mountain, and its name on a pale halo."""
        capital = ground.id in CAPITALS and ground.kind == CITY
        large = ground.kind == CITY
        if not large and zoom < SMALL_NAMES_FROM and ground.kind in (PEAK, WOOD):
            return
        sign = (
            RUINS if ground.destroyed else CAPITALS.get(ground.id, SIGNS[ground.kind]) if large else SIGNS[ground.kind]
        )
        x, y = sheet.centre(ground.id)
        size = sign_size(ground, zoom)
        tint = OXBLOOD if capital and not ground.destroyed else INK
        middle = (round(x * zoom), round((y - 2) * zoom))
        if ground.kind not in (PEAK, WOOD):
            icon = self._haloed(self._pictures.icon(sign, size, tint), max(1, round(3.2 * zoom)))
            picture.blit(icon, icon.get_rect(center=middle))
        if not is_named(ground, zoom):
            return
        label = self._haloed(self.letters(zoom, ground, name), max(1, round(3.6 * zoom)))
        picture.blit(label, label.get_rect(center=name_of(ground, zoom)))

    def letters(self, zoom: float, ground: HexView, name: str) -> pygame.Surface:
        """The name of a place as the map writes it."""
        return self._letters(zoom, ground).render(name, True, (42, 18, 6))

    def letters_height(self, zoom: float, ground: HexView) -> int:
        """How high that is, in pixels."""
        return self._letters(zoom, ground).get_height()

    def _letters(self, zoom: float, ground: HexView) -> pygame.Font:
        capital, large = ground.id in CAPITALS and ground.kind == CITY, ground.kind == CITY
        style = "heading" if capital else "body_bold" if large else "italic"
        return pixel_font(self._theme, style, max(9.0, (25 if capital else 24 if large else 20) * zoom))

    def _haloed(self, words: pygame.Surface, spread: int) -> pygame.Surface:
        """A picture on a soft pale ground of its own shape."""
        pad = spread * 3
        size = (words.get_width() + 2 * pad, words.get_height() + 2 * pad)
        mask = pygame.mask.from_surface(words, 60)
        ground = pygame.Surface(size, pygame.SRCALPHA)
        ground.fill((*HALO, 0))
        shape = mask.to_surface(setcolor=(*HALO, 255), unsetcolor=(*HALO, 0))
        for turn in range(8):
            angle = math.pi / 4 * turn
            at = (pad + round(spread * 0.7 * math.cos(angle)), pad + round(spread * 0.7 * math.sin(angle)))
            ground.blit(shape, at)
        soft = pygame.transform.gaussian_blur(ground, max(1, spread // 2 + 1))
        soft.blit(soft, (0, 0))
        soft.blit(words, (pad, pad))
        return soft

    def _spaced(self, words: str, style: str, pixels: float, spacing: float, tint: Tint) -> pygame.Surface:
        """Letters far from each other, on a pale halo."""
        font = pixel_font(self._theme, style, max(9.0, pixels))
        letters = [font.render(letter, True, tint) for letter in words]
        width = round(sum(letter.get_width() + spacing for letter in letters) - spacing)
        line = pygame.Surface((max(1, width), font.get_height()), pygame.SRCALPHA)
        line.fill((*tint, 0))
        left = 0.0
        for letter in letters:
            line.blit(letter, (round(left), 0))
            left += letter.get_width() + spacing
        return line
