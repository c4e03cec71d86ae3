"""Parts of a portrait: cloth, skin, faces, hair, trims. Points are in a box of 640 by 800."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.icons import shifted
from art.materials import Array, blur, colour, enlarge, mix, noise, relief
from art.painting import Painting
from art.shapes import Point, polygon_mask, smooth_path

SCALE = 2
WIDTH, HEIGHT = 640 * SCALE, 800 * SCALE
Points = list[Point]
GOLD_TONES = ("#f8e0a0", "#9a6a20", "#fff8d8")


def shape(points: Sequence[Point], smooth: bool = True) -> Image.Image:
    """Full-size grey mask of a closed outline."""
    scaled = [(x * SCALE, y * SCALE) for x, y in points]
    return polygon_mask((WIDTH, HEIGHT), smooth_path(scaled, 14) if smooth else scaled, 2)


def line_shape(points: Sequence[Point], width: float, taper: bool = False) -> Image.Image:
    """Full-size grey mask of a curved stroke."""
    mask = Image.new("L", (WIDTH, HEIGHT))
    drawing = ImageDraw.Draw(mask)
    curve = smooth_path([(x * SCALE, y * SCALE) for x, y in points], 160, closed=False)
    for at, (x, y) in enumerate(curve):
        radius = width * SCALE / 2 * (1 - 0.92 * at / len(curve) if taper else 1)
        drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask


def mirrored(points: Sequence[Point], axis: float = 320) -> list[Point]:
    """The points reflected at a vertical axis."""
    return [(2 * axis - x, y) for x, y in points]


def _folds(height: int, width: int, seed: int, depth: float, spread: float) -> Array:
    """Light on hanging cloth folds."""
    hanging = enlarge(noise(height // 7 + 2, width, spread * SCALE, seed, 4), height, width)
    return relief(blur(hanging, 3) * 46 * depth, 1.0)


def _window(mask: Image.Image, margin: int) -> tuple[slice, slice]:
    """Rows and columns around what the mask covers."""
    left, top, right, bottom = mask.getbbox() or (0, 0, 2, 2)
    return slice(max(top - margin, 0), min(bottom + margin, mask.height)), slice(
        max(left - margin, 0), min(right + margin, mask.width)
    )


def part(
    p: Painting,
    mask: Image.Image,
    tones: tuple[str, str, str],
    *,
    folds: float = 0.0,
    spread: float = 60,
    side: float = -1.0,
    rim: float = 0.75,
    cast: float = 0.65,
) -> None:
    """Lay a piece of the figure: rounded, folded, rim-lit, with a shadow on what lies behind."""
    window = _window(mask, 70)
    alpha = (np.asarray(mask, np.float32) / 255)[window]
    height, width = alpha.shape
    below = (
        p.canvas[window]
        * (1 - cast * np.clip(blur(shifted(alpha, 9 - 4 * side, 16), 14) - alpha * 0.2, 0, 1))[..., None]
    )
    down = np.clip((np.arange(height) - 70) / max(height - 140, 1), 0, 1).astype(np.float32)[:, None]
    body = mix(
        np.broadcast_to(colour(tones[0]), (height, width, 3)), colour(tones[1]), np.broadcast_to(down, alpha.shape)
    )
    light = sum_of_slopes(blur(alpha, 24), side) * 22 + sum_of_slopes(blur(alpha, 7), side) * 4.2
    texture = 0.82 + 0.36 * noise(height, width, 80, p.fresh_seed(), 5)
    body = body * (np.clip(1 + np.clip(light, -0.75, 0.8), 0.2, 1.9) * texture)[..., None]
    if folds:
        body = body * np.clip(_folds(height, width, p.fresh_seed(), folds, spread), 0.45, 1.7)[..., None]
    p.canvas[window] = mix(below, _edged(body, alpha, tones[2], side, rim), alpha)


def _edged(body: Array, alpha: Array, tone: str, side: float, rim: float) -> Array:
    """Add the light edge on the lit side and the dark one on the other."""
    edge = np.clip(alpha - shifted(alpha, -side * 4, 4), 0, 1)
    soft = np.clip(alpha - blur(shifted(alpha, -side * 12, 10), 8), 0, 1)
    dark = np.clip(alpha - shifted(alpha, side * 4, -3), 0, 1)
    return mix(body * (1 - 0.5 * dark)[..., None], colour(tone), np.clip(edge * rim + soft * rim * 0.42, 0, 1))


def sum_of_slopes(field: Array, side: float) -> Array:
    """Light from above and the given side on a rounded field."""
    down, across = (np.asarray(slope) for slope in np.gradient(field))
    light: Array = (down - side * across).astype(np.float32)
    return light


def trim(p: Painting, points: Sequence[Point], width: float, tones: tuple[str, str, str] = GOLD_TONES) -> None:
    """A gold hem along a curve."""
    part(p, line_shape(points, width), tones, rim=0.6, cast=0.4)


def disc(x: float, y: float, radius_x: float, radius_y: float, soft: float = 0.0) -> Array:
    """Field 0..1 of an ellipse, with soft edges if asked for."""
    mask = Image.new("L", (WIDTH, HEIGHT))
    box = ((x - radius_x) * SCALE, (y - radius_y) * SCALE, (x + radius_x) * SCALE, (y + radius_y) * SCALE)
    ImageDraw.Draw(mask).ellipse(box, fill=255)
    if soft:
        mask = mask.filter(ImageFilter.GaussianBlur(soft * SCALE))
    return np.asarray(mask, np.float32) / 255


def stroke(points: Sequence[Point], width: float, soft: float = 0.6, taper: bool = True) -> Array:
    """Field 0..1 of a soft curved stroke."""
    mask = line_shape(points, width, taper).filter(ImageFilter.GaussianBlur(soft * SCALE))
    return np.asarray(mask, np.float32) / 255


def face(
    p: Painting,
    x: float,
    y: float,
    width: float,
    height: float,
    skin: tuple[str, str, str],
    eyes: str,
    brows: str,
    lips: str,
    side: float = -1.0,
) -> None:
    """A calm face seen from the front; x and y are its middle, at the height of the eyes."""
    w, h = width / 2, height / 2
    outline = [
        (0, -1.0),
        (0.62, -0.86),
        (0.95, -0.35),
        (0.93, 0.15),
        (0.74, 0.62),
        (0.36, 0.98),
        (0, 1.1),
        (-0.36, 0.98),
        (-0.74, 0.62),
        (-0.93, 0.15),
        (-0.95, -0.35),
        (-0.62, -0.86),
    ]
    part(p, shape([(x + across * w, y + down * h) for across, down in outline]), skin, side=side, rim=0.5)
    dark = colour(skin[1]) * 0.35
    for cheek in (-1, 1):
        p.over(skin[0], disc(x + cheek * 0.5 * w, y + 0.34 * h, 0.3 * w, 0.16 * h, 6) * 0.5)
        p.over("#d8604a", disc(x + cheek * 0.52 * w, y + 0.36 * h, 0.26 * w, 0.13 * h, 7) * 0.26)
    p.over(skin[0], disc(x, y - 0.55 * h, 0.55 * w, 0.22 * h, 10) * 0.45)
    for eye in (-1, 1):
        p.over(dark, disc(x + eye * 0.42 * w, y + 0.0 * h, 0.30 * w, 0.17 * h, 4) * 0.75)
        _eye(p, x + eye * 0.42 * w, y + 0.03 * h, 0.205 * w, eyes, eye)
        brow = [
            (x + eye * 0.16 * w, y - 0.14 * h),
            (x + eye * 0.42 * w, y - 0.27 * h),
            (x + eye * 0.74 * w, y - 0.14 * h),
        ]
        p.over(brows, stroke(brow, 0.11 * w, 0.7) * 0.95)
    p.over(
        dark,
        stroke(
            [
                (x - side * 0.05 * w, y - 0.05 * h),
                (x - side * 0.12 * w, y + 0.28 * h),
                (x - side * 0.15 * w, y + 0.42 * h),
            ],
            0.16 * w,
            2.2,
            False,
        )
        * 0.5,
    )
    p.over(
        skin[2],
        stroke([(x + side * 0.02 * w, y - 0.02 * h), (x + side * 0.03 * w, y + 0.36 * h)], 0.07 * w, 1.6, False) * 0.5,
    )
    p.over(
        dark,
        stroke([(x - 0.17 * w, y + 0.44 * h), (x, y + 0.47 * h), (x + 0.17 * w, y + 0.44 * h)], 0.07 * w, 1.0, False)
        * 0.6,
    )
    p.over(lips, disc(x, y + 0.71 * h, 0.25 * w, 0.075 * h, 1.0) * 0.85)
    p.over("#ffffff", disc(x, y + 0.735 * h, 0.1 * w, 0.02 * h, 1.2) * 0.3)
    p.over(
        dark,
        stroke([(x - 0.28 * w, y + 0.68 * h), (x, y + 0.70 * h), (x + 0.28 * w, y + 0.68 * h)], 0.05 * w, 0.6, False)
        * 0.85,
    )
    p.over(dark, disc(x, y + 0.84 * h, 0.2 * w, 0.04 * h, 2.5) * 0.5)


def _eye(p: Painting, x: float, y: float, size: float, tone: str, turn: int) -> None:
    lid = [
        (x - size, y + 0.1 * size),
        (x - 0.3 * size, y - 0.36 * size),
        (x + 0.4 * size, y - 0.34 * size),
        (x + size, y + 0.05 * size),
        (x + 0.3 * size, y + 0.45 * size),
        (x - 0.4 * size, y + 0.42 * size),
    ]
    white = np.asarray(shape(lid), np.float32) / 255
    p.over("#e6ddd0", white * 0.9)
    p.over(tone, disc(x, y - 0.06 * size, 0.44 * size, 0.44 * size, 0.5) * white)
    p.over("#0a0608", disc(x, y - 0.06 * size, 0.2 * size, 0.2 * size, 0.4) * white)
    p.over("#ffffff", disc(x - 0.16 * size, y - 0.16 * size, 0.11 * size, 0.11 * size, 0.3) * white)
    upper = [
        (x - turn * 1.05 * size, y + 0.1 * size),
        (x - turn * 0.3 * size, y - 0.40 * size),
        (x + turn * 0.5 * size, y - 0.38 * size),
        (x + turn * 1.25 * size, y - 0.05 * size),
    ]
    p.over("#140a0c", stroke(upper, 0.2 * size, 0.4, False) * 0.95)


def strands(
    p: Painting, lines: Sequence[Sequence[Point]], width: float, tones: tuple[str, str, str], side: float = -1.0
) -> None:
    """Locks of hair, each tapering along its line."""
    for line in lines:
        part(p, line_shape(line, width, True), tones, side=side, rim=0.6, cast=0.35)


def staff(
    p: Painting, foot: tuple[float, float], head: tuple[float, float], tones: tuple[str, str, str], width: float = 13
) -> None:
    """A straight staff with a slight bend."""
    bend = ((foot[0] + head[0]) / 2 + 6, (foot[1] + head[1]) / 2)
    part(p, line_shape([foot, bend, head], width), tones, side=-1, rim=0.6)


def grip(p: Painting, x: float, y: float, skin: tuple[str, str, str], size: float = 15) -> None:
    """Four fingers closed around a staff."""
    for finger in range(4):
        knuckle = [
            (x - size * 1.3, y + finger * size * 0.82),
            (x, y - 2 + finger * size * 0.82),
            (x + size * 1.2, y + 3 + finger * size * 0.82),
        ]
        part(p, line_shape(knuckle, size), skin, rim=0.45, cast=0.4)


def orb(p: Painting, x: float, y: float, radius: float, tone: str) -> None:
    """A glassy orb with an inner light."""
    p.glow(x / 640, y / 800, radius / 800 * 3, tone, 0.9)
    p.over(tone, disc(x, y, radius, radius, 1))
    p.over("#04101c", disc(x + radius * 0.2, y + radius * 0.25, radius * 0.7, radius * 0.7, radius * 0.3) * 0.45)
    p.over("#ffffff", disc(x, y, radius * 0.3, radius * 0.3, radius * 0.25) * 0.95)
    p.over("#ffffff", disc(x - radius * 0.4, y - radius * 0.45, radius * 0.2, radius * 0.13, 2) * 0.9)
