"""Pen and ink on the map of Armenia: rivers, mountains, hills, woods, grass, all drawn twice as large."""

import random
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from art.armenia import CITY, FOREST, HEIGHT, MOUNTAIN, OPEN, ROUGH, WIDTH, centre, hexes, rivers, terrain
from art.shapes import Point, smooth_path

FINER = 2
Tint = tuple[int, int, int, int]
INK: Tint = (64, 40, 21, 228)
SEED = 72


class Pen:
    """Draws in the coordinates of the sheet."""

    def __init__(self) -> None:
        self.sheet = Image.new("RGBA", (WIDTH * FINER, HEIGHT * FINER), (60, 40, 22, 0))
        self.drawing = ImageDraw.Draw(self.sheet)
        self.chance = random.Random(SEED)

    def line(self, points: Sequence[Point], tint: Tint, width: float) -> None:
        """A line through points."""
        scaled = [(x * FINER, y * FINER) for x, y in points]
        self.drawing.line(scaled, fill=tint, width=max(1, round(width * FINER)), joint="curve")

    def curve(self, points: Sequence[Point], tint: Tint, width: float) -> None:
        """A soft line through points."""
        self.line(smooth_path(points, 6, closed=False), tint, width)

    def area(self, points: Sequence[Point], tint: Tint) -> None:
        """A filled polygon."""
        self.drawing.polygon([(x * FINER, y * FINER) for x, y in points], fill=tint)

    def oval(self, box: tuple[float, float, float, float], tint: Tint, outline: Tint | None = None) -> None:
        """A filled ellipse: left, top, right, bottom."""
        scaled = (box[0] * FINER, box[1] * FINER, box[2] * FINER, box[3] * FINER)
        self.drawing.ellipse(scaled, fill=tint, outline=outline, width=FINER)

    def near(self, reach: float) -> float:
        """A chance offset."""
        return self.chance.uniform(-reach, reach)


def draw_ink() -> Image.Image:
    """The ink of the whole sheet, at its own size with alpha."""
    pen = Pen()
    for course in rivers().values():
        _river(pen, course)
    glyphs = [glyph for column, row in hexes() for glyph in _glyphs(pen, column, row)]
    for y, x, kind, size in sorted(glyphs):
        DRAWN[kind](pen, x, y, size)
    return pen.sheet.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _river(pen: Pen, course: list[Point]) -> None:
    """A line that grows from its source, dark with a blue core."""
    bent = [course[0], *((x + pen.near(5), y + pen.near(5)) for x, y in course[1:-1]), course[-1]]
    line = smooth_path(bent, 10, closed=False)
    for tint, share in (((44, 60, 60, 240), 1.0), ((118, 158, 164, 255), 0.6), ((158, 190, 190, 200), 0.22)):
        for at, (one, two) in enumerate(pairwise(line)):
            width = (3.0 + 6.0 * at / len(line)) * share
            pen.line((one, two), tint, width)
            radius = width / 2
            pen.oval((one[0] - radius, one[1] - radius, one[0] + radius, one[1] + radius), tint)


def _glyphs(pen: Pen, column: int, row: int) -> list[tuple[float, float, str, float]]:
    """Where the signs of one hex stand: y, x, kind, size."""
    x, y = centre(column, row)
    kind = terrain()[row][column]
    pick = pen.chance
    if kind == MOUNTAIN:
        return [(y + pick.uniform(-14, 28), x + pen.near(28), "mountain", pick.uniform(0.85, 1.25)) for _ in range(3)]
    if kind == ROUGH:
        return [(y + pick.uniform(-22, 28), x + pen.near(31), "hill", pick.uniform(0.85, 1.2)) for _ in range(4)]
    if kind == FOREST:
        return [(y + pen.near(36) * 0.9, x + pen.near(37), "tree", pick.uniform(0.75, 1.15)) for _ in range(13)]
    if kind == OPEN and pick.random() < 0.5:
        return [
            (y + pen.near(30), x + pen.near(34), "grass", pick.uniform(0.8, 1.2)) for _ in range(pick.choice((1, 2)))
        ]
    if kind == CITY:
        return [
            (y + 26 + pen.near(6), x + side * 36 + pen.near(5), "field", pick.uniform(0.8, 1.1)) for side in (-1, 1)
        ]
    return []


def _mountain(pen: Pen, x: float, y: float, size: float) -> None:
    wide, high = 24 * size, 35 * size
    peak, left, right = (x + pen.near(3), y - high), (x - wide, y + 4), (x + wide * 1.05, y + 5)
    ridge = (x + pen.chance.uniform(2, 6), y - high * 0.45)
    foot = (x + 3, y + 6)
    pen.area([peak, right, foot, ridge], (92, 62, 38, 112))
    pen.area([peak, ridge, foot, left], (242, 230, 198, 96))
    pen.area([peak, (x - wide * 0.3, y - high * 0.62), ridge], (252, 248, 236, 190))
    pen.curve([left, (x - wide * 0.55, y - high * 0.42), peak], INK, 1.9)
    pen.curve([peak, (x + wide * 0.42, y - high * 0.5), right], INK, 2.5)
    for number in range(6):
        share = 0.12 + number * 0.145
        start = (peak[0] + (right[0] - peak[0]) * share, peak[1] + (right[1] - peak[1]) * share)
        end = (start[0] - 7 * size * (1 - share) - 2, start[1] + 13 * size * (1 - share * 0.5))
        pen.line((start, end), INK, 1.1)
    pen.curve([peak, (x + 2, y - high * 0.6), ridge, (x + 3, y)], (64, 40, 21, 150), 1.1)


def _hill(pen: Pen, x: float, y: float, size: float) -> None:
    wide, high = 16 * size, 11 * size
    tint: Tint = (82, 54, 29, 208)
    pen.area(
        smooth_path([(x - wide * 0.1, y - high), (x + wide * 0.2, y - high), (x + wide, y + 1), (x, y + 2)], 4),
        (120, 86, 50, 60),
    )
    pen.curve(
        [(x - wide, y), (x - wide * 0.4, y - high * 0.9), (x + wide * 0.2, y - high), (x + wide, y + 1)], tint, 1.7
    )
    for number in range(4):
        top = (x + wide * (0.22 + 0.18 * number), y - high * (0.84 - 0.2 * number))
        pen.line((top, (x + wide * (0.09 + 0.18 * number), y - high * (0.32 - 0.14 * number))), tint, 1.0)


def _tree(pen: Pen, x: float, y: float, size: float) -> None:
    radius = 7.4 * size
    pen.oval((x - radius + 1.5, y - radius * 0.2, x + radius + 3.5, y + radius * 0.8), (60, 50, 25, 82))
    pen.line(((x, y + radius * 0.2), (x, y + radius * 0.95)), (58, 46, 28, 235), 1.6)
    dark = pen.chance.random()
    leaf = (round(112 - 22 * dark), round(128 - 20 * dark), round(74 - 12 * dark), 255)
    pen.oval((x - radius, y - radius * 1.75, x + radius, y + radius * 0.3), leaf, (54, 54, 26, 240))
    pen.oval((x - radius * 0.68, y - radius * 1.5, x + radius * 0.18, y - radius * 0.5), (164, 172, 110, 190))
    for number in range(3):
        start = (x + radius * (0.15 + number * 0.22), y - radius * (0.05 + 0.28 * number))
        pen.line((start, (start[0] + radius * 0.28, start[1] - radius * 0.34)), (58, 58, 30, 150), 0.9)


def _grass(pen: Pen, x: float, y: float, size: float) -> None:
    for blade in (-3.4, 0, 3.4):
        pen.line(((x + blade * size, y + 3), (x + blade * 1.9 * size, y - 4.5 * size)), (126, 96, 48, 150), 1.0)


def _field(pen: Pen, x: float, y: float, size: float) -> None:
    for furrow in range(4):
        top = y - 6 * size + furrow * 3.6 * size
        pen.line(
            ((x - 11 * size + furrow * 1.6, top), (x + 9 * size + furrow * 1.6, top - 1.5)), (126, 96, 48, 130), 1.0
        )


DRAWN = {"mountain": _mountain, "hill": _hill, "tree": _tree, "grass": _grass, "field": _field}
