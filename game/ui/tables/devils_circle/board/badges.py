"""Small signs with a number: strength as a heart, power as a golden coin, materiality as a block, prices as coins."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered

STRENGTH, POWER, MATERIALITY, ACTION, FREEDOM, MINUTES, COUNT, DREAD = (
    "strength", "power", "materiality", "action", "freedom", "minutes", "count", "dread",
)  # fmt: skip
Colour = tuple[int, int, int]
TONES: dict[str, tuple[Colour, Colour, Colour]] = {
    STRENGTH: ((214, 52, 52), (96, 12, 18), (255, 226, 214)),
    POWER: ((240, 178, 44), (112, 66, 6), (40, 20, 2)),
    MATERIALITY: ((150, 156, 174), (52, 56, 70), (14, 14, 22)),
    ACTION: ((250, 214, 120), (120, 74, 10), (46, 24, 2)),
    FREEDOM: ((186, 108, 255), (70, 18, 120), (255, 250, 255)),
    MINUTES: ((52, 40, 30), (18, 12, 8), (255, 226, 160)),
    COUNT: ((40, 26, 16), (14, 8, 4), (255, 238, 200)),
    DREAD: ((150, 20, 24), (70, 4, 8), (255, 236, 220)),
}
"""Face, rim and ink of each sign."""
FINER = 4


class Badges(Painter):
    """Draws the signs; each is made once per number and size."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self.badge = remembered(700)(self._badge)

    def blit(self, surface: pygame.Surface, kind: str, value: int | str, size: int, centre: tuple[int, int]) -> None:
        """Draw a sign around a point."""
        picture = self.badge(kind, str(value), size)
        surface.blit(picture, picture.get_rect(center=centre))

    def _badge(self, kind: str, words: str, size: int) -> pygame.Surface:
        face, rim, ink = TONES[kind]
        big = size * FINER
        shape = pygame.Surface((big, big), pygame.SRCALPHA)
        outline = _outline(kind, big)
        pygame.draw.polygon(shape, (6, 3, 4, 255), outline)
        inner = _shrunk(outline, big, 0.9)
        pygame.draw.polygon(shape, rim, inner)
        pygame.draw.polygon(shape, face, _shrunk(outline, big, 0.78))
        shine = pygame.Surface((big, big), pygame.SRCALPHA)
        pygame.draw.polygon(shine, (255, 255, 255, 70), _shrunk(outline, big, 0.72))
        shine.fill((0, 0, 0, 0), pygame.Rect(0, round(big * 0.46), big, big))
        shape.blit(shine, (0, 0))
        picture = pygame.transform.smoothscale(shape, (size, size))
        letters = one_line(self._theme, words, "sans_bold", size * 0.74, round(size * 0.86), ink)
        shift = -round(size * 0.04) if kind == STRENGTH else 0
        picture.blit(letters, letters.get_rect(center=(size // 2, size // 2 + shift)))
        return picture


def _outline(kind: str, size: int) -> list[tuple[float, float]]:
    """A heart, a block, a diamond, or a disc."""
    half = size / 2
    if kind == STRENGTH:
        return [(half + x * half, half + y * half) for x, y in _HEART]
    if kind == MATERIALITY:
        cut = 0.2
        corners = ((cut - 1, -0.92), (1 - cut, -0.92), (0.94, cut - 1), (0.94, 1 - cut), (1 - cut, 0.92),
        (cut - 1, 0.92), (-0.94, 1 - cut), (-0.94, cut - 1))  # fmt: skip
        return [(half + x * half, half + y * half) for x, y in corners]
    if kind == FREEDOM:
        return [
            (half + half * x, half + half * y)
            for x, y in ((0, -1), (0.86, -0.5), (0.86, 0.5), (0, 1), (-0.86, 0.5), (-0.86, -0.5))
        ]
    spokes = [pygame.Vector2(0, -half * 0.98).rotate(turn) for turn in range(0, 360, 10)]
    return [(half + spoke.x, half + spoke.y) for spoke in spokes]


def _shrunk(points: list[tuple[float, float]], size: int, share: float) -> list[tuple[float, float]]:
    half = size / 2
    return [(half + (x - half) * share, half + (y - half) * share) for x, y in points]


def _heart() -> list[tuple[float, float]]:
    points = []
    for step in range(48):
        turn = pygame.Vector2(1, 0).rotate(step * 7.5)
        sine, cosine = turn.y, turn.x
        double, triple, fourfold = (pygame.Vector2(1, 0).rotate(step * 7.5 * n).x for n in (2, 3, 4))
        x, y = 16 * sine**3, -(13 * cosine - 5 * double - 2 * triple - fourfold)
        points.append((x / 16.6, (y - 2.2) / 15.6 + 0.12))
    return points


_HEART = _heart()
