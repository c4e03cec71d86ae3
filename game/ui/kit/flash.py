"""Light that flares up over something and goes: added to what lies below, which stays to be seen, with sparks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from game.ui.kit.painting.glow import Colour

SHINE = 0.5
"""The share of its colour that a light adds at its strongest: more would hide what it falls on."""
SPARKS, TURN = 14, 137.5
"""How many sparks fly from a light, and by how many degrees each flies another way than the one before."""
SPARKLING = 90
"""The width or height in pixels below which a light has no sparks."""


@dataclass
class Flash:
    """A light that is strong at first and fades while its sparks fly outwards. ``light`` has its shape as alpha."""

    light: pygame.Surface
    centre: tuple[int, int]
    length: float
    delay: float = 0.0
    lingers: float = 0.5
    _added: pygame.Surface = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._added = self.light.premul_alpha()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the light, strong at first."""
        strength = round(255 * SHINE * (1 - share) ** 1.4)
        shine = self._added.copy()
        shine.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(shine, shine.get_rect(center=self.centre), special_flags=pygame.BLEND_RGB_ADD)
        if min(self.light.get_size()) >= SPARKLING:
            self._draw_sparks(surface, share)

    def _draw_sparks(self, surface: pygame.Surface, share: float) -> None:
        width, height = self.light.get_size()
        colour = self.light.get_at((width // 2, height // 2))
        side = max(6, round(min(width, height) / 8 * (1 - share)))
        spark = glowing_spark(side, (colour.r, colour.g, colour.b))
        for number in range(SPARKS):
            reach = (0.16 + 0.03 * (number % 5)) + (0.3 + 0.05 * (number % 3)) * (1 - (1 - share) ** 2)
            way = pygame.Vector2(0, -1).rotate(number * TURN)
            spot = (round(self.centre[0] + way.x * width * reach), round(self.centre[1] + way.y * height * reach))
            surface.blit(spark, spark.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(64)
def glowing_spark(size: int, colour: Colour) -> pygame.Surface:
    """A round light for adding onto a picture. Do not draw on it: it is kept."""
    spark = pygame.Surface((size, size))
    for ring in range(size // 2, 0, -1):
        share = (1 - ring / (size / 2)) ** 2
        shade = tuple(min(255, round(part * share + 255 * share**4 * 0.6)) for part in colour)
        pygame.draw.circle(spark, shade, (size // 2, size // 2), ring)
    return spark
