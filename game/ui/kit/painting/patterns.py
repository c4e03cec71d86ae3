"""Patterns that tell elements and players apart without their colours."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.without_waiting.patience import remembered

PATTERNS = {
    "fire": "rising",
    "water": "level",
    "earth": "upright",
    "air": "falling",
    "magic": "dots",
    "whirlwind": "grid",
}
"""The pattern of each element."""
SEAT_PATTERNS = ("rising", "level", "upright", "dots", "falling", "grid")
"""The pattern of each seat, in seat order."""
DARK, BRIGHT = (0, 0, 0, 150), (255, 255, 255, 150)


@remembered(200)
def patterned(kind: str, size: tuple[int, int], radius: int, band: int) -> pygame.Surface:
    """A pattern of dark and bright lines inside a rounded frame ``band`` pixels wide; the middle stays clear.

    With a band of half the smaller side or more, the whole rounded rectangle is filled.
    """
    layer = pygame.Surface(size, pygame.SRCALPHA)
    step = max(4, round(band * 0.7))
    for number, (start, end) in enumerate(_lines(kind, size, step)):
        colour = BRIGHT if number % 2 else DARK
        if kind == "dots":
            pygame.draw.circle(layer, colour, start, max(1, step // 3))
        else:
            pygame.draw.line(layer, colour, start, end, max(1, step // 3))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    whole = mask.get_rect()
    pygame.draw.rect(mask, (255, 255, 255, 255), whole, border_radius=radius)
    if 2 * band < min(size):
        clear = whole.inflate(-2 * band, -2 * band)
        pygame.draw.rect(mask, (255, 255, 255, 0), clear, border_radius=max(1, radius - band // 2))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return layer


def _lines(kind: str, size: tuple[int, int], step: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Start and end of each line; for dots only the start counts."""
    wide, high = size
    level = [((0, y), (wide, y)) for y in range(step // 2, high, step)]
    upright = [((x, 0), (x, high)) for x in range(step // 2, wide, step)]
    if kind == "level":
        return level
    if kind == "upright":
        return upright
    if kind == "grid":
        return [*level, *upright]
    if kind == "dots":
        return [((x, y), (x, y)) for y in range(step // 2, high, step) for x in range(step // 2, wide, step)]
    slanted = range(-high, wide + high, step)
    if kind == "rising":
        return [((x, high), (x + high, 0)) for x in slanted]
    return [((x, 0), (x + high, high)) for x in slanted]
