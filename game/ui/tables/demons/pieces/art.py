"""Small drawn things of this table: struck plates, badges, shapes; drawn three times as large and reduced."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

FINER = 3
Tint = tuple[int, int, int]
Points = list[tuple[float, float]]


def finer(size: tuple[int, int], draw: Callable[[pygame.Surface, int], object]) -> pygame.Surface:
    """A picture with alpha drawn large by ``draw`` (surface, factor) and reduced smoothly."""
    large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    draw(large, FINER)
    return pygame.transform.smoothscale(large, size)


def shade(tint: Tint, factor: float) -> Tint:
    """A colour made darker (below 1) or brighter (above 1)."""
    return (
        max(0, min(255, round(tint[0] * factor))),
        max(0, min(255, round(tint[1] * factor))),
        max(0, min(255, round(tint[2] * factor))),
    )


def blend(one: Tint, other: Tint, share: float) -> Tint:
    """A colour between two."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def outline_of(shape: str, size: float, inset: float = 0.0) -> Points:
    """The corners of a seat's shape in a square of that size."""
    low, high, middle = inset, size - inset, size / 2
    reach = middle - inset
    if shape == "shield":
        side = [(low, low), (high, low), (high, low + reach * 1.05)]
        curve = [
            (middle + reach * math.cos(turn), low + reach * 1.0 + reach * 1.0 * math.sin(turn))
            for turn in (math.pi * step / 16 for step in range(1, 8))
        ]
        tip = [(middle, high)]
        left = [(2 * middle - x, y) for x, y in reversed(curve)]
        return [*side, *curve, *tip, *left, (low, low + reach * 1.05)]
    if shape == "square":
        return [(low, low), (high, low), (high, high), (low, high)]
    corners, turn = {
        "hexagon": (6, 0.0), "diamond": (4, 0.0), "octagon": (8, math.pi / 8),
    }.get(shape, (40, 0.0))  # fmt: skip
    grown = reach * (1.12 if shape == "diamond" else 1.06 if shape == "octagon" else 1.0)
    points = [
        (
            middle + grown * math.cos(turn + 2 * math.pi * step / corners),
            middle + grown * math.sin(turn + 2 * math.pi * step / corners),
        )
        for step in range(corners)
    ]
    return [(max(0.0, min(size, x)), max(0.0, min(size, y))) for x, y in points]


def lit_plate(surface: pygame.Surface, points: Points, tint: Tint, rim: Tint, width: int) -> None:
    """A filled shape with light from above and a metal rim."""
    top = min(y for _x, y in points)
    foot = max(y for _x, y in points)
    body = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(body, (255, 255, 255, 255), points)
    ramp = pygame.Surface((1, 64), pygame.SRCALPHA)
    for row in range(64):
        share = row / 63
        ramp.set_at((0, row), (*shade(blend(shade(tint, 1.35), shade(tint, 0.6), share), 1.0), 255))
    gradient = pygame.transform.smoothscale(ramp, (surface.get_width(), max(1, round(foot - top))))
    layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    layer.blit(gradient, (0, round(top)))
    body.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(body, (0, 0))
    pygame.draw.polygon(surface, shade(rim, 0.55), points, width + max(1, width // 2))
    pygame.draw.polygon(surface, rim, points, width)


def burst(size: float, points: int, inner: float) -> Points:
    """A star with many tips, in a square of that size."""
    middle = size / 2
    corners = []
    for step in range(points * 2):
        reach = middle * (1.0 if step % 2 == 0 else inner)
        turn = math.pi * step / points - math.pi / 2
        corners.append((middle + reach * math.cos(turn), middle + reach * math.sin(turn)))
    return corners
