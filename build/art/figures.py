"""Silhouettes drawn for this game: mages casting spells, arrows, cloaks, thorns. Masks are grey images."""

import functools
from itertools import pairwise

from PIL import Image, ImageDraw

from art.shapes import Point, smooth_path

RAISING: list[Point] = [
    (50, 3), (56, 8), (60, 18), (60, 27), (67, 34), (78, 27), (88, 13), (91, 6), (95, 4), (98, 8), (95, 14),
    (96, 26), (94, 40), (86, 52), (76, 52), (67, 60), (65, 72), (70, 92), (76, 116), (84, 137), (66, 140),
    (50, 138), (34, 140), (16, 137), (24, 116), (30, 92), (35, 72), (33, 60), (24, 52), (14, 52), (6, 40), (4, 26),
    (5, 14), (2, 8), (5, 4), (9, 6), (12, 13), (22, 27), (33, 34), (40, 27), (40, 18), (44, 8),
]  # fmt: skip
CASTING: list[Point] = [
    (34, 2), (43, 11), (52, 22), (66, 27), (62, 30), (57, 31), (58, 37), (55, 43), (63, 46), (80, 44), (92, 40),
    (99, 40), (99, 44), (94, 47), (95, 58), (88, 64), (74, 60), (64, 62), (60, 74), (64, 98), (74, 124), (80, 138),
    (56, 140), (30, 138), (4, 140), (12, 118), (14, 92), (20, 68), (26, 52), (36, 44), (40, 38), (38, 31), (30, 32),
    (22, 33), (28, 28), (38, 24), (40, 16), (36, 10), (27, 6),
]  # fmt: skip
CLOAKED: list[Point] = [
    (50, 4), (60, 9), (66, 22), (68, 34), (80, 46), (88, 66), (93, 96), (98, 130), (90, 138), (74, 134), (60, 140),
    (46, 135), (30, 140), (12, 135), (3, 138), (6, 108), (12, 72), (20, 46), (32, 34), (34, 22), (40, 9),
]  # fmt: skip

KNIGHT: list[Point] = [
    (46, 8), (52, 9), (57, 15), (58, 23), (54, 30), (62, 35), (70, 40), (78, 34), (84, 25), (88, 19), (94, 22),
    (93, 30), (86, 42), (76, 52), (66, 53), (63, 64), (66, 78), (71, 96), (74, 116), (78, 128), (90, 134),
    (88, 139), (68, 139), (64, 120), (57, 102), (50, 90), (46, 106), (44, 124), (46, 134), (44, 139), (26, 139),
    (28, 130), (32, 118), (32, 100), (26, 112), (14, 126), (2, 130), (12, 108), (18, 84), (22, 60), (28, 44),
    (38, 34), (42, 29), (40, 22), (38, 15), (28, 16), (18, 24), (22, 12), (32, 4), (42, 5),
]  # fmt: skip
SWORD: list[Point] = [
    (86, 24),
    (82, 21),
    (84, 17),
    (88, 18),
    (103, -14),
    (107, -17),
    (107, -12),
    (93, 20),
    (97, 23),
    (95, 26),
    (91, 26),
    (89, 31),
    (86, 30),
]
KITE: list[Point] = [(52, 46), (64, 42), (76, 47), (77, 62), (72, 76), (63, 86), (55, 75), (51, 61)]


@functools.lru_cache(2)
def knight_mask() -> Image.Image:
    """Grey mask of a knight facing right with a raised sword, a kite shield and a cloak."""
    scale = 6
    mask = Image.new("L", (112 * scale, 164 * scale))
    drawing = ImageDraw.Draw(mask)

    def placed(points: list[Point]) -> list[Point]:
        return [((x + 2) * scale, (y + 20) * scale) for x, y in points]

    drawing.polygon(smooth_path(placed(KNIGHT), 6), fill=255)
    drawing.line(placed([(49, 20), (58, 19)]), fill=0, width=scale)
    drawing.polygon(placed(SWORD), fill=255)
    shield = smooth_path(placed(KITE), 6)
    drawing.line([*shield, *shield[:2]], fill=0, width=int(scale * 1.6), joint="curve")
    drawing.polygon(shield, fill=255)
    drawing.line(placed([(64, 46), (64, 82)]), fill=0, width=scale // 2)
    drawing.line(placed([(54, 58), (75, 56)]), fill=0, width=scale // 2)
    return mask.resize((392, 574), Image.Resampling.LANCZOS)


@functools.lru_cache(16)
def silhouette(pose: str) -> Image.Image:
    """Grey mask (400 by 568) of a mage: `raising`, `casting` (to the right) or `cloaked`."""
    points = {"raising": RAISING, "casting": CASTING, "cloaked": CLOAKED}[pose]
    scale = 8
    mask = Image.new("L", (100 * scale, 142 * scale))
    curve = smooth_path([(x * scale, y * scale) for x, y in points], 8)
    ImageDraw.Draw(mask).polygon(curve, fill=255)
    return mask.resize((400, 568), Image.Resampling.LANCZOS)


@functools.lru_cache(4)
def arrow_mask() -> Image.Image:
    """Grey mask (600 by 60) of an arrow pointing right."""
    mask = Image.new("L", (1200, 120))
    drawing = ImageDraw.Draw(mask)
    drawing.rectangle((80, 54, 1120, 66), fill=255)
    drawing.polygon([(1100, 26), (1200, 60), (1100, 94), (1126, 60)], fill=255)
    for at in (40, 80, 120):
        drawing.polygon([(at, 10), (at + 44, 10), (at + 90, 60), (at + 44, 110), (at, 110), (at + 46, 60)], fill=255)
    return mask.resize((600, 60), Image.Resampling.LANCZOS)


def _thorned(line: list[Point], width: float, scale: int, thorny: bool) -> Image.Image:
    """Grey mask of a bramble along a line, thinning towards its tip."""
    size = (1280 * scale // 2, 800 * scale // 2)
    mask = Image.new("L", size)
    drawing = ImageDraw.Draw(mask)
    curve = smooth_path([(x * size[0], y * size[1]) for x, y in line], 40, closed=False)
    for at, (one, two) in enumerate(pairwise(curve)):
        thick = width * scale / 2 * (1 - 0.85 * at / len(curve))
        drawing.ellipse((one[0] - thick, one[1] - thick, one[0] + thick, one[1] + thick), fill=255)
        if thorny and at % 13 == 6:
            length = max(((two[0] - one[0]) ** 2 + (two[1] - one[1]) ** 2) ** 0.5, 1e-3)
            along = ((two[0] - one[0]) / length, (two[1] - one[1]) / length)
            turn = 1 if at % 26 == 6 else -1
            tip = (
                one[0] + along[0] * thick * 1.6 - along[1] * thick * 3.6 * turn,
                one[1] + along[1] * thick * 1.6 + along[0] * thick * 3.6 * turn,
            )
            base = [(one[0] + along[0] * thick * step, one[1] + along[1] * thick * step) for step in (-1.1, 1.1)]
            drawing.polygon([base[0], tip, base[1]], fill=255)
    return mask.resize((1280, 800), Image.Resampling.LANCZOS)


def bramble(line: list[Point], width: float, thorny: bool = True) -> Image.Image:
    """Full-size grey mask of a tapering stem through places given as fractions; `width` in pixels at its root."""
    return _thorned(line, width, 4, thorny)


def strings(ends: list[tuple[Point, Point]], width: int) -> Image.Image:
    """Full-size grey mask of straight strings."""
    mask = Image.new("L", (1280, 800))
    drawing = ImageDraw.Draw(mask)
    for (x, y), (far_x, far_y) in ends:
        drawing.line((x * 1280, y * 800, far_x * 1280, far_y * 800), fill=255, width=width)
    return mask
