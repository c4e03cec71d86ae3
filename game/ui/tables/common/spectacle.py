"""A moment worth remembering, held up in light: its picture with rays behind it, sparks, a title and a line."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.animation import eased
from game.ui.kit.flash import glowing_spark
from game.ui.kit.painting.glow import Colour, blit_halo, halo, shadow
from game.ui.kit.painting.lettering import one_line, outlined
from game.ui.kit.painting.painter import put
from game.ui.kit.painting.without_waiting.patience import remembered

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

HELD = 2.4
"""Seconds at normal speed."""
IN, OUT = 0.14, 0.16
"""The shares of its length in which it comes and goes."""
SUNNY, GRIM, COLD = (255, 206, 110), (235, 60, 44), (140, 170, 255)
"""The light of what is won, of what is lost, and of what is uncanny."""
VEIL = 120
"""How dark the table becomes around it, of 255: it can still be seen."""
RAYS, SPARKS = 14, 26
LARGEST_RAYS = 900
"""How wide they are at most, in pixels: larger ones would take too long to draw."""
PALE, SHADE = (238, 226, 246), (16, 6, 4)


@dataclass
class Spectacle:
    """What is held up over the middle of a table: the table darkens around it, rays turn slowly, sparks rise."""

    picture: Surface
    area: Rect
    rays: tuple[Surface, Surface]
    spark: Surface
    length: float = HELD
    delay: float = 0.0
    lingers: float = 0.0
    shortest: float = 1.0

    def covered(self) -> Rect:
        """Where it is held."""
        return self.picture.get_rect(center=self.area.center)

    def draw(self, surface: Surface, share: float) -> None:
        """Draw it at that share of its length."""
        strength = max(0.0, min(1.0, share / IN, (1 - share) / OUT))
        surface.blit(_veil(self.area.size, round(VEIL * strength)), self.area)
        turn = 0.5 - 0.5 * math.cos(share * math.pi * 4)
        for rays, part in zip(self.rays, (1 - turn, turn), strict=True):
            rays.set_alpha(round(255 * strength * part))
            surface.blit(rays, rays.get_rect(center=self.area.center))
        self._draw_sparks(surface, share, strength)
        shown = self.picture
        if share < IN:
            shown = pygame.transform.smoothscale_by(self.picture, 0.8 + 0.2 * eased(share / IN))
        shown.set_alpha(round(255 * strength))
        surface.blit(shown, shown.get_rect(center=self.area.center))

    def _draw_sparks(self, surface: Surface, share: float, strength: float) -> None:
        """Sparks that rise from below the picture and go out on their way, each in a beat of its own."""
        if strength < 0.5:
            return
        wide, tall = self.picture.get_width() * 1.5, self.picture.get_height() * 0.9
        for number in range(SPARKS):
            own = (share * 1.7 + number * 0.618) % 1
            x = self.area.centerx + ((number * 0.382) % 1 - 0.5) * wide + math.sin(own * 6 + number) * wide * 0.02
            y = self.area.centery + tall * (0.5 - own)
            place = self.spark.get_rect(center=(round(x), round(y)))
            surface.blit(self.spark, place, special_flags=pygame.BLEND_RGB_ADD)


def spectacle(
    theme: Theme, area: Rect, picture: Surface, words: str, below: str, light: Colour, delay: float = 0.0
) -> Spectacle:
    """What is held up over an area: a picture, a title and a line below it, in a light."""
    size = max(160, min(LARGEST_RAYS, round(min(area.height * 1.15, area.width))))
    composed = _composed(theme, area, picture, words, below, light)
    return Spectacle(composed, area, rays_of(size, light), _spark(max(9, area.height // 48), light), delay=delay)


def _composed(theme: Theme, area: Rect, picture: Surface, words: str, below: str, light: Colour) -> Surface:
    """The picture in its rim of light, and the words below it."""
    width, gap = round(area.width * 0.86), max(6, area.height // 60)
    title = _legible(theme, words, "title", area.height * 0.085, width, light)
    line = _legible(theme, below, "italic", area.height * 0.042, width, PALE) if below else None
    spread, bottom = max(10, area.height // 26), line.get_height() if line is not None else 0
    size = (
        max(title.get_width(), line.get_width() if line is not None else 0, picture.get_width() + 2 * spread) + 8,
        picture.get_height() + 2 * spread + gap + title.get_height() + bottom,
    )
    made = Surface(size, pygame.SRCALPHA)
    box = picture.get_rect(midtop=(size[0] // 2, spread))
    blit_halo(made, halo(box.size, 8, spread, light, 255), box)
    blit_halo(made, shadow(box.size, 8, spread // 2, 170), box)
    made.blit(picture, box)
    pygame.draw.rect(made, light, box.inflate(4, 4), max(2, area.height // 240), border_radius=6)
    top = box.bottom + spread + gap
    put(made, title, midtop=(size[0] // 2, top))
    put(made, line, midtop=(size[0] // 2, top + title.get_height()))
    return made


def _legible(theme: Theme, words: str, style: str, pixels: float, width: int, colour: Colour) -> Surface:
    """Words that can be read over the table and over rays."""
    face, dark = (one_line(theme, words, style, pixels, width, ink) for ink in (colour, SHADE))
    return outlined(face, dark, ((1, 1), (5, 5), (1, 5), (5, 1), (3, 5)))


def rays_of(size: int, light: Colour) -> tuple[Surface, Surface]:
    """Two bursts of rays, one between the other's: they seem to turn where one fades into the other."""
    return _burst(size, light, 0.0).copy(), _burst(size, light, math.pi / RAYS).copy()


@remembered(8)
def _burst(size: int, light: Colour, turned: float) -> Surface:
    """Rays from the middle that fade towards the rim."""
    small = max(64, size // 3)
    burst, middle = Surface((small, small), pygame.SRCALPHA), small / 2
    for ray in range(RAYS):
        angle = 2 * math.pi * ray / RAYS + turned
        half = math.pi / RAYS * (0.42 if ray % 2 else 0.26)
        edges = (angle - half, angle + half)
        tips = [(middle * (1 + math.cos(edge)), middle * (1 + math.sin(edge))) for edge in edges]
        pygame.draw.polygon(burst, (*light, 150 if ray % 2 else 90), [(middle, middle), *tips])
    burst.blit(_fading(small), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(burst, 2), (size, size))


def _fading(size: int) -> Surface:
    """Full strength in the middle, nothing at the rim."""
    fading, middle = Surface((size, size), pygame.SRCALPHA), size // 2
    fading.fill((255, 255, 255, 0))
    for radius in range(middle, 0, -1):
        strength = round(255 * (1 - radius / middle) ** 0.8)
        pygame.draw.circle(fading, (255, 255, 255, strength), (middle, middle), radius)
    return fading


@remembered(12)
def _spark(size: int, light: Colour) -> Surface:
    """One spark."""
    return glowing_spark(size, light)


@remembered(40)
def _veil(size: tuple[int, int], strength: int) -> Surface:
    """Darkness of a strength."""
    veil = Surface(size)
    veil.fill((6, 2, 8))
    veil.set_alpha(strength)
    return veil
