"""Figures of demons: carved heads and bodies with light on them, robes, armour, wings, crowns, what they hold."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.icons import icon_mask, shifted
from art.materials import Array, blur, colour, enlarge, mix, noise, relief
from art.painting import Painting
from art.shapes import Point, polygon_mask, smooth_path

Tones = tuple[str, str, str]


def solid(mask: Image.Image) -> Image.Image:
    """The mask with its inner holes filled."""
    size = 96
    small = mask.resize((size, size), Image.Resampling.BILINEAR).point(lambda value: 255 if value > 60 else 0)
    padded = Image.new("L", (size + 4, size + 4))
    padded.paste(small, (2, 2))
    ImageDraw.floodfill(padded, (0, 0), 128)
    filled = padded.point(lambda value: 0 if value == 128 else 255).crop((2, 2, size + 2, size + 2))
    filled = filled.filter(ImageFilter.MinFilter(3)).resize(mask.size, Image.Resampling.BICUBIC)
    return ImageChops.lighter(filled.filter(ImageFilter.GaussianBlur(1)), mask)


def carved(
    p: Painting,
    name: str,
    x: float,
    y: float,
    size: float,
    tones: Tones,
    *,
    flip: bool = False,
    turn: float = 0.0,
    side: float = -1.0,
    glow: float = 0.35,
) -> None:
    """An icon as a solid lit thing: its gaps are dark, its body rounded, its edge bright."""
    pixels = round(size * p.height)
    mask = icon_mask(name, pixels)
    dark = mixed(tones[1], "#040308", 0.55)
    deep = (mixed(tones[0], dark, 0.75), dark, dark)
    p.actor(solid(mask), x, y, size, deep, flip=flip, turn=turn, side=side, glow=glow)
    p.actor(mask, x, y, size, tones, flip=flip, turn=turn, side=side, glow=0)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two."""
    values = mix(colour(one), colour(other), share)
    return "#" + "".join(f"{round(float(value)):02x}" for value in values)


def outline(p: Painting, points: Sequence[Point], smooth: bool = True) -> Image.Image:
    """Full-size mask of a shape; points are fractions of width and height."""
    scaled = [(x * p.width, y * p.height) for x, y in points]
    return polygon_mask((p.width, p.height), smooth_path(scaled, 12) if smooth else scaled, 2)


def body(
    p: Painting, mask: Image.Image, tones: Tones, folds: float = 0.0, side: float = -1.0, cast: float = 0.6
) -> None:
    """Lay a large part: rounded by its edge, hung in folds, rim-lit, with a shadow on what lies behind."""
    alpha = np.asarray(mask, np.float32) / 255
    shade = np.clip(blur(shifted(alpha, 6, 9), 9) - alpha * 0.2, 0, 1)
    p.canvas = p.canvas * (1 - cast * shade)[..., None]
    used = np.nonzero(alpha.max(axis=1) > 0.02)[0]
    top, foot = (used[0], used[-1]) if len(used) else (0, 1)
    down = np.clip((p.y * p.height - top) / max(foot - top, 1), 0, 1)
    cloth = mix(np.broadcast_to(colour(tones[0]), p.canvas.shape), colour(tones[1]), down)
    light = _slopes(blur(alpha, 16), side) * 15 + _slopes(blur(alpha, 4), side) * 2.6
    texture = 0.82 + 0.36 * noise(p.height, p.width, 50, p.fresh_seed(), 5)
    cloth = cloth * (np.clip(1 + np.clip(light, -0.75, 0.8), 0.2, 1.9) * texture)[..., None]
    if folds:
        hanging = enlarge(noise(p.height // 7 + 2, p.width, 46, p.fresh_seed(), 4), p.height, p.width)
        cloth = cloth * np.clip(relief(blur(hanging, 2) * 24 * folds, 1.0), 0.45, 1.7)[..., None]
    edge = np.clip(alpha - shifted(alpha, -side * 2, 2), 0, 1)
    soft = np.clip(alpha - blur(shifted(alpha, -side * 7, 6), 5), 0, 1)
    cloth = mix(cloth, colour(tones[2]), np.clip(edge * 0.8 + soft * 0.34, 0, 1))
    p.over(cloth, alpha)


def _slopes(field: Array, side: float) -> Array:
    down, across = (np.asarray(slope) for slope in np.gradient(field))
    light: Array = (down - side * across).astype(np.float32)
    return light


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The points reflected at the picture's upright."""
    return [(1 - x, y) for x, y in points]


ROBE: list[Point] = [
    (0.5, 0.5), (0.60, 0.525), (0.74, 0.59), (0.84, 0.70), (0.90, 0.86), (0.95, 1.06), (0.05, 1.06), (0.10, 0.86),
    (0.16, 0.70), (0.26, 0.59), (0.40, 0.525),
]  # fmt: skip
BREAST: list[Point] = [
    (0.43, 0.55),
    (0.5, 0.60),
    (0.57, 0.55),
    (0.60, 0.75),
    (0.585, 1.06),
    (0.415, 1.06),
    (0.40, 0.75),
]
COLLAR: list[Point] = [
    (0.36, 0.57), (0.31, 0.47), (0.36, 0.49), (0.43, 0.56), (0.5, 0.60), (0.57, 0.56), (0.64, 0.49), (0.69, 0.47),
    (0.64, 0.57), (0.57, 0.64), (0.5, 0.67), (0.43, 0.64),
]  # fmt: skip
PAULDRON: list[Point] = [
    (0.30, 0.58),
    (0.36, 0.66),
    (0.32, 0.76),
    (0.20, 0.78),
    (0.11, 0.73),
    (0.13, 0.64),
    (0.21, 0.58),
]
SPIKE: list[Point] = [(0.17, 0.60), (0.10, 0.50), (0.235, 0.585)]


def robe(p: Painting, tones: Tones, inner: Tones, metal: Tones) -> None:
    """Shoulders in a hanging robe with a high collar."""
    body(p, outline(p, ROBE), tones, 1.0)
    body(p, outline(p, BREAST), inner, 0.7, cast=0.4)
    for number in range(5):
        y = 0.665 + number * 0.078
        p.actor(_disc(), 0.5, y, 0.022, metal, glow=0.2)
    body(p, outline(p, COLLAR), tones, 0.4)


def armour(p: Painting, tones: Tones, inner: Tones, metal: Tones) -> None:
    """A breastplate with pauldrons over a cloak."""
    body(p, outline(p, ROBE), inner, 1.0)
    chest = [
        (0.34, 0.56),
        (0.5, 0.585),
        (0.66, 0.56),
        (0.73, 0.68),
        (0.69, 0.86),
        (0.61, 1.05),
        (0.39, 1.05),
        (0.31, 0.86),
        (0.27, 0.68),
    ]
    body(p, outline(p, chest), tones, 0.0)
    p.add(tones[2], np.exp(-(((p.x - 0.44) / 0.05) ** 2) - ((p.y - 0.72) / 0.12) ** 2) * 0.28)
    ridge = [(0.492, 0.6), (0.508, 0.6), (0.504, 1.05), (0.496, 1.05)]
    body(p, outline(p, ridge, smooth=False), metal, cast=0.2)
    for points in (PAULDRON, mirrored(PAULDRON)):
        body(p, outline(p, points), tones)
    for points in (SPIKE, mirrored(SPIKE)):
        body(p, outline(p, points, smooth=False), metal, cast=0.3)


def hide(p: Painting, tones: Tones, inner: Tones, metal: Tones) -> None:
    """A bare, broad-chested beast's body with a mane and a chain."""
    chest = [
        (0.5, 0.5),
        (0.66, 0.535),
        (0.80, 0.60),
        (0.88, 0.74),
        (0.86, 0.92),
        (0.80, 1.06),
        (0.2, 1.06),
        (0.14, 0.92),
        (0.12, 0.74),
        (0.20, 0.60),
        (0.34, 0.535),
    ]
    body(p, outline(p, chest), tones, 0.25)
    for sign in (-1, 1):
        p.shade(1 - 0.45 * np.exp(-(((p.x - 0.5 - sign * 0.01) / 0.02) ** 2) - ((p.y - 0.82) / 0.14) ** 2))
        p.add(tones[2], np.exp(-(((p.x - 0.5 - sign * 0.14) / 0.1) ** 2) - ((p.y - 0.72) / 0.07) ** 2) * 0.16)
    fur = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(fur)
    for number in range(46):
        share = number / 45
        x = (0.26 + 0.48 * share) * p.width
        y = (0.53 + 0.12 * np.sin(np.pi * share)) * p.height
        tip = (x + (share - 0.5) * 40 + p.chance.normal() * 9, y + (0.09 + 0.05 * p.chance.random()) * p.height)
        drawing.polygon([(x - 11, y - 26), (x + 11, y - 26), tip], fill=255)
    body(p, fur, inner, 0.5)
    for number in range(13):
        share = number / 12
        x, y = 0.32 + 0.36 * share, 0.66 + 0.1 * float(np.sin(np.pi * share))
        p.actor(_disc(), x, y, 0.026, metal, glow=0.1)


def feathers(p: Painting, tones: Tones, inner: Tones, metal: Tones) -> None:
    """A body covered by rows of feathers."""
    body(p, outline(p, ROBE), tones, 0.3)
    for row in range(7):
        layer = Image.new("L", (p.width, p.height))
        drawing = ImageDraw.Draw(layer)
        y = (0.98 - row * 0.07) * p.height
        half = 0.42 - row * 0.035
        for number in range(12):
            x = (0.5 - half + 2 * half * (number + 0.5 * (row % 2)) / 11.5) * p.width
            drawing.ellipse((x - 32, y - 66, x + 32, y + 40), fill=255)
        clipped = ImageChops.multiply(layer, outline(p, ROBE))
        share = row / 7
        body(p, clipped, (mixed(tones[0], inner[0], share), mixed(tones[1], inner[1], share), tones[2]), cast=0.35)


BODIES = {"robe": robe, "armour": armour, "hide": hide, "feathers": feathers}


def _disc() -> Image.Image:
    mask = Image.new("L", (64, 64))
    ImageDraw.Draw(mask).ellipse((2, 2, 61, 61), fill=255)
    return mask


def wings(p: Painting, kind: str, tones: Tones, y: float = 0.42, size: float = 0.62, spread: float = 0.34) -> None:
    """A pair of wings behind the shoulders: "bat-wing" or "feathered-wing"."""
    for sign in (-1, 1):
        carved(
            p, kind, 0.5 + sign * spread, y, size, tones, flip=(sign < 0) == (kind in RIGHTWARD), side=-1,
            turn=0, glow=0.3,
        )  # fmt: skip


RIGHTWARD = frozenset({"bat-wing"})
"""Wing icons that point to the right."""


def eyes(p: Painting, places: Sequence[Point], tone: str, size: float = 0.016) -> None:
    """Burning eyes."""
    for x, y in places:
        p.glow(x, y, size * 2.6, tone, 0.9)
        p.glow(x, y, size, tone, 1.0)
        p.over("#fffbe8", np.clip(1.2 - p.distance(x, y, 1.7) / (size * 0.62), 0, 1))
