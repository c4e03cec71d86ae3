"""Dice: faces, tilted and tumbling, each drawn once per size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.kit.painting.patterns import PATTERNS, patterned
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered

BODY = 0.78
"""The share of a die's picture that is the die; the rest is its soft shadow."""

ELEMENT_FACES = ("fire", "water", "earth", "air", "magic", "whirlwind")
TUMBLE_STEPS = 12
Frames = tuple[pygame.Surface, ...]
SYMBOLS = {
    "fire": ("flame", (226, 74, 40)),
    "water": ("water-drop", (52, 132, 214)),
    "earth": ("oak-leaf", (74, 158, 62)),
    "air": ("power-lightning", (232, 178, 40)),
    "magic": ("pentacle", (150, 88, 222)),
    "whirlwind": ("whirlwind", (176, 182, 194)),
}
"""The icon and colour of each element."""


class DicePictures:
    """Pictures of dice, all kept per size."""

    def __init__(self, pictures: PictureStore, *, patterns: bool = False) -> None:
        self._pictures = pictures
        self._patterns = patterns
        self.die: Callable[[str, int, int], pygame.Surface] = remembered(600)(self._die)
        self.faint: Callable[[str, int, int, int], pygame.Surface] = remembered(200)(self._faint)
        self.symbol: Callable[[str, int], pygame.Surface] = remembered(120)(self._symbol)
        self.tumble: Callable[[str, int, int], Frames] = remembered(120)(self._tumble)

    def _die(self, face: str, size: int, angle: int = 0) -> pygame.Surface:
        """A die whose body is ``size`` pixels wide, turned by ``angle`` degrees, with its shadow."""
        whole = max(2, round(size / BODY))
        if angle == 0:
            return self._marked(face, whole)
        large = self._marked(face, whole * 2)
        return pygame.transform.smoothscale_by(pygame.transform.rotate(large, angle), 0.5)

    def _marked(self, face: str, whole: int) -> pygame.Surface:
        """The picture of a face, with its element's pattern round the edge if patterns are wanted."""
        picture = self._pictures.picture(f"warlocks_duel/dice/{face}.png", (whole, whole))
        if not self._patterns or face not in PATTERNS:
            return picture
        body = round(whole * BODY)
        marked = picture.copy()
        edge = patterned(PATTERNS[face], (body, body), body // 5, max(3, body // 6))
        marked.blit(edge, edge.get_rect(center=marked.get_rect().center))
        return marked

    def blit(
        self, surface: pygame.Surface, face: str, rect: pygame.Rect, angle: int = 0, *, strength: int = 255
    ) -> None:
        """Draw a die on a rectangle that its body fills; less strongly, of 255, where it matters less."""
        size = rect.width
        picture = self.die(face, size, angle) if strength == 255 else self.faint(face, size, angle, strength)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _faint(self, face: str, size: int, angle: int, strength: int) -> pygame.Surface:
        """The same die, seen through."""
        picture = self.die(face, size, angle).copy()
        picture.set_alpha(strength)
        return picture

    def _tumble(self, face: str, size: int, variant: int) -> tuple[pygame.Surface, ...]:
        """The frames of a rolling die that comes to rest on ``face``: whirling blurs or numbers, then slower faces.

        Dice of different ``variant`` do not whirl in step.
        """
        frames = []
        start = variant + (*ELEMENT_FACES, "d6_1").index(face) if face in ELEMENT_FACES else 0
        for step in range(TUMBLE_STEPS):
            angle = (TUMBLE_STEPS - step) * (41 + variant * 9) % 360
            if step < TUMBLE_STEPS * 2 // 3:
                picture = self._whirling(face, step + variant)
            elif step < TUMBLE_STEPS - 2:
                picture = ELEMENT_FACES[(start + step) % 6] if face in ELEMENT_FACES else face
            else:
                picture, angle = face, (TUMBLE_STEPS - step) * 9
            frames.append(self.die(picture, size, angle))
        return tuple(frames)

    @staticmethod
    def _whirling(face: str, step: int) -> str:
        """What is seen of a die while it rolls fast: one with numbers shows them, one with elements is a blur."""
        return f"d6_{step * 5 % 6 + 1}" if face.startswith("d6_") else f"blur{step % 4 + 1}"

    def _symbol(self, face: str, size: int) -> pygame.Surface:
        """A cost symbol: a small enamel disc with the element's sign; ``any`` shows all five colours."""
        big = size * 3
        disc = pygame.Surface((big, big), pygame.SRCALPHA)
        centre, radius = (big // 2, big // 2), big // 2 - 1
        pygame.draw.circle(disc, (58, 36, 12), centre, radius)
        pygame.draw.circle(disc, (232, 196, 112), centre, radius - big // 30)
        pygame.draw.circle(disc, (40, 24, 10), centre, radius - big // 11)
        enamel = radius - big // 9
        if face == "any":
            _five_colours(disc, centre, enamel)
        else:
            colour = SYMBOLS[face][1]
            pygame.draw.circle(disc, tuple(part * 6 // 10 for part in colour), centre, enamel)
            pygame.draw.circle(disc, colour, (centre[0], centre[1] - big // 40), enamel - big // 24)
            if self._patterns:
                ring = patterned(PATTERNS[face], (2 * enamel, 2 * enamel), enamel, max(2, enamel // 3))
                disc.blit(ring, ring.get_rect(center=centre))
            icon = self._pictures.icon(SYMBOLS[face][0], round(enamel * 1.5), pygame.Color((255, 248, 226)))
            shade = self._pictures.icon(SYMBOLS[face][0], round(enamel * 1.5), pygame.Color((30, 16, 8)))
            place = icon.get_rect(center=centre)
            disc.blit(shade, place.move(0, big // 40))
            disc.blit(icon, place)
        return pygame.transform.smoothscale(disc, (size, size))


def _five_colours(disc: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """A wheel of the five schools: any symbol will do."""
    for number, face in enumerate(ELEMENT_FACES[:5]):
        points = [pygame.Vector2(centre)]
        for step in range(13):
            arm = pygame.Vector2(0, -radius).rotate(72 * (number + step / 12) - 36)
            points.append(pygame.Vector2(centre) + arm)
        pygame.draw.polygon(disc, SYMBOLS[face][1], points)
    pygame.draw.circle(disc, (244, 232, 200), centre, radius // 3)
