"""The places of demons before their magician: as many as the highest of them has power over."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.demons.box.goetia import LEVEL_OF
from game.ui.kit.painting.painter import Painter
from game.ui.tables.demons.pieces.art import Tint, finer, shade

BRASS: Tint = (150, 108, 52)
GLOW: Tint = (246, 213, 120)
NIGHT, DUSK = (11, 6, 10), (46, 26, 30)


def seated(demons: Collection[int]) -> tuple[int, ...]:
    """Demons in the order of their thrones: the highest rank first."""
    return tuple(sorted(demons, key=lambda demon: (-LEVEL_OF[demon], demon)))


class Thrones(Painter):
    """Draws an empty place, each once per size."""

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, wanted: bool) -> None:
        """An alcove with a throne in it; brighter where somebody has to be chosen for it."""
        key = ("throne", rect.size, wanted)
        surface.blit(self._pictures.made(key, lambda: self._alcove(rect.size, wanted=wanted)), rect)

    def _alcove(self, size: tuple[int, int], *, wanted: bool) -> pygame.Surface:
        rim = GLOW if wanted else BRASS

        def paint(large: pygame.Surface, factor: int) -> None:
            box = large.get_rect().inflate(-6 * factor, -4 * factor)
            arch = {"border_radius": 5 * factor, "border_top_left_radius": box.width * 2 // 5}
            arch["border_top_right_radius"] = box.width * 2 // 5
            pygame.draw.rect(large, (255, 255, 255, 255), box, **arch)
            depth = pygame.Surface((1, 3), pygame.SRCALPHA)
            for row, tint in enumerate((NIGHT, DUSK, NIGHT)):
                depth.set_at((0, row), (*tint, 255))
            large.blit(
                pygame.transform.smoothscale(depth, large.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
            )
            pygame.draw.rect(large, shade(rim, 0.45), box, 3 * factor, **arch)
            pygame.draw.rect(large, rim, box, factor, **arch)

        alcove = finer(size, paint)
        icon = self._pictures.icon("throne-king", round(size[0] * 0.6), shade(rim, 0.95 if wanted else 0.62))
        alcove.blit(icon, icon.get_rect(center=(size[0] // 2, round(size[1] * 0.54))))
        return alcove
