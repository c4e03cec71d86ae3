"""Parts that the portraits of Devil's Circle share: a wall with a window, robes, burning eyes, fangs."""

import numpy as np

from art.effects import rays
from art.painting import Painting
from art.portrait import (
    Points,
    disc,
    line_shape,
    mirrored,
    part,
    shape,
)

STONE = ("#6a6470", "#2c2834", "#c8c0d0")


BONE = ("#e8dcc0", "#7a6446", "#fff8e0")


def castle_wall(p: Painting, wall: str, light: str, window: tuple[float, float] = (0.5, 0.26)) -> None:
    """A wall of dressed stone with an arched window that light falls through."""
    p.sky((0, wall), (1, "#0c0a10"))
    rows, columns = (p.y * 16).astype(int), p.x * 9 + (p.y * 16).astype(int) % 2 * 0.5
    joint = np.minimum(np.abs(p.y * 16 % 1 - 0.5), np.abs(columns % 1 - 0.5) * 1.6)
    chance = np.random.default_rng(p.seed).random(997).astype(np.float32)
    block = chance[(rows * 31 + columns.astype(int) * 7) % 997]
    p.shade((0.62 + 0.5 * block + 0.3 * p.noise(0.05, 4)) * (1 - 0.55 * np.clip(1 - (0.5 - joint) * 14, 0, 1) * 0))
    p.shade(1 - 0.6 * np.clip(1 - (0.5 - np.maximum(np.abs(p.y * 16 % 1 - 0.5), np.abs(columns % 1 - 0.5))) * 22, 0, 1))
    x, y = window[0] * 640, window[1] * 800
    arch: Points = [
        (x - 92, y + 150),
        (x - 92, y - 40),
        (x - 70, y - 110),
        (x, y - 172),
        (x + 70, y - 110),
        (x + 92, y - 40),
        (x + 92, y + 150),
    ]
    part(p, shape([(a + (a - x) * 0.2, b + (b - y) * 0.12) for a, b in arch], False), STONE, rim=0.5)
    opening = p.mask_layer(shape(arch, False))
    p.over(light, opening)
    p.over("#ffffff", opening * np.exp(-((p.distance(window[0], window[1] - 0.06) / 0.16) ** 2)) * 0.55)
    for bar in (-46, 0, 46):
        part(
            p,
            line_shape([(x + bar, y - 170), (x + bar, y + 150)], 7),
            ("#2a2630", "#121016", "#8a8494"),
            rim=0.4,
            cast=0.2,
        )
    part(p, line_shape([(x - 92, y), (x + 92, y)], 7), ("#2a2630", "#121016", "#8a8494"), rim=0.4, cast=0.2)
    rays(p, window[0], window[1], light, 10, 0.5, 0.9)
    p.glow(window[0], window[1], 0.5, light, 0.22)


def robed(p: Painting, tones: tuple[str, str, str], wide: float = 1.0, top: float = 430) -> None:
    """Shoulders and the body of a robe."""
    right: Points = [
        (320, top - 22),
        (388, top),
        (470 * 1, top + 40),
        (320 + 226 * wide, top + 120),
        (320 + 262 * wide, top + 250),
        (320 + 290 * wide, 840),
    ]
    outline = [*right, *reversed(mirrored(right))]
    part(p, shape(outline), tones, folds=0.8, spread=52)


def sleeved_arm(p: Painting, tones: tuple[str, str, str], hand: tuple[float, float], left: bool) -> None:
    """An arm in a wide sleeve, from the shoulder to a hand."""
    side = -1 if left else 1
    shoulder = (320 + side * 178, 520)
    elbow = (320 + side * 236, 660)
    x, y = hand
    points: Points = [
        (shoulder[0] - side * 40, shoulder[1] - 34), (shoulder[0] + side * 34, shoulder[1] - 14),
        (elbow[0] + side * 26, elbow[1]),
        (x + side * 40, y + 62), (x - side * 6, y + 46), (x - side * 36, y + 20), (elbow[0] - side * 60, elbow[1] - 40),
    ]  # fmt: skip
    part(p, shape(points), tones, folds=0.7, spread=34)


def glowing_eyes(p: Painting, x: float, y: float, apart: float, size: float, tone: str, slant: float = 8) -> None:
    """A pair of narrow burning eyes."""
    for side in (-1, 1):
        at = x + side * apart
        socket: Points = [
            (at - size * 1.5, y + side * slant),
            (at, y - size * 0.9),
            (at + size * 1.5, y - side * slant),
            (at, y + size * 0.9),
        ]
        p.over("#0a0204", p.mask_layer(shape(socket)) * 0.95)
        p.over(tone, disc(at, y, size * 0.85, size * 0.62, 1.5))
        p.over("#fffbe0", disc(at, y, size * 0.4, size * 0.34, 1.2))
        p.over("#0a0204", disc(at, y, size * 0.12, size * 0.5, 0.8) * 0.9)
        p.glow(at / 640, y / 800, size / 320, tone, 0.8)


def fangs(p: Painting, spots: list[tuple[float, float, float, float]]) -> None:
    """Teeth: place of the root, length down (or up), width."""
    for x, y, long, wide in spots:
        part(
            p,
            shape(
                [
                    (x - wide, y),
                    (x + wide, y),
                    (x + wide * 0.3, y + long * 0.7),
                    (x, y + long),
                    (x - wide * 0.5, y + long * 0.6),
                ]
            ),
            BONE,
            rim=0.8,
            cast=0.5,
        )
