"""The figures of the Characters, each on a base in its player's colour and shape; and Toads."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.glow import Colour, shadow
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered

TOAD = "toad"
FINER = 3


class TokenPictures:
    """Pictures of figures, kept per size."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures
        self.token = remembered(160)(self._token)

    def _token(self, figure: str, colour: Colour, shape: str, size: int) -> pygame.Surface:
        """A figure ("troll", "toad") of ``size`` pixels with its shadow; the picture is a little larger."""
        spread = max(3, size // 8)
        whole = pygame.Surface((size + 2 * spread, size + 2 * spread), pygame.SRCALPHA)
        middle = whole.get_rect().center
        shade = shadow((size, size), size // 2, spread, 190)
        whole.blit(shade, shade.get_rect(center=(middle[0] + 1, middle[1] + max(1, size // 20))))
        whole.blit(self._rim(colour, size), (spread, spread))
        inner = round(size * 0.86)
        picture = self._pictures.picture(f"talisman/tokens/{figure}.png", (inner, inner))
        whole.blit(picture, picture.get_rect(center=middle))
        self._mark(whole, colour, shape, middle, size)
        return whole

    def _rim(self, colour: Colour, size: int) -> pygame.Surface:
        """A ring of the player's colour between two dark lines, drawn large and reduced."""
        large = size * FINER
        ring = pygame.Surface((large, large), pygame.SRCALPHA)
        centre, radius = (large // 2, large // 2), large // 2
        pygame.draw.circle(ring, (20, 12, 8), centre, radius)
        pygame.draw.circle(ring, colour, centre, round(radius * 0.95))
        light = tuple(min(255, part + 60) for part in colour)
        pygame.draw.circle(ring, light, centre, round(radius * 0.95), max(1, large // 60))
        pygame.draw.circle(ring, (20, 12, 8), centre, round(radius * 0.85))
        return pygame.transform.smoothscale(ring, (size, size))

    def _mark(self, whole: pygame.Surface, colour: Colour, shape: str, middle: tuple[int, int], size: int) -> None:
        """The player's shape at the foot of the figure, so that colours are not needed."""
        mark = max(8, min(26, round(size * 0.3)))
        spot = (middle[0], middle[1] + size // 2 - mark // 3)
        for icon_size, tint in ((mark + 4, (20, 12, 8)), (mark, colour)):
            icon = self._pictures.icon(f"shape-{shape}", icon_size, pygame.Color(tint))
            whole.blit(icon, icon.get_rect(center=spot))
