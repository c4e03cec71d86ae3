"""Seals of spirits: a ring with the spirit's name around a sign of its own, drawn from the name."""

import functools
import math
import random
import zlib

from PIL import Image, ImageDraw

from art.fonts import font
from art.shapes import Point, smooth_path

SIZE = 720
"""Pixels of a seal's mask, both ways."""
REACH = 0.60
"""How far the sign reaches, in radii of the ring."""


@functools.lru_cache(8)
def seal(name: str) -> Image.Image:
    """Grey mask of a spirit's seal."""
    mask = Image.new("L", (SIZE, SIZE))
    drawing = ImageDraw.Draw(mask)
    middle = SIZE / 2
    for share, width in ((0.97, 6), (0.79, 4), (0.755, 2)):
        radius = middle * share
        drawing.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), outline=255, width=width)
    _letters(mask, name.upper())
    _sign(drawing, random.Random(zlib.crc32(name.encode())))
    return mask


def _letters(mask: Image.Image, name: str) -> None:
    """The name twice around the ring, with crosses between."""
    face = font("Cinzel-Bold", 46)
    words = f"{name} + {name} + " if len(name) < 9 else f"{name} + "
    radius = SIZE / 2 * 0.88
    for number, letter in enumerate(words):
        angle = 2 * math.pi * number / len(words)
        tile = Image.new("L", (72, 72))
        ImageDraw.Draw(tile).text((36, 36), letter, font=face, fill=255, anchor="mm")
        turned = tile.rotate(-math.degrees(angle), Image.Resampling.BICUBIC)
        x, y = SIZE / 2 + radius * math.sin(angle), SIZE / 2 - radius * math.cos(angle)
        mask.paste(turned, (round(x - 36), round(y - 36)), turned)


def _sign(drawing: ImageDraw.ImageDraw, chance: random.Random) -> None:
    """Strokes mirrored at the upright, each end adorned; no two names give the same."""
    middle, reach = SIZE / 2, SIZE / 2 * REACH
    stem_top, stem_foot = -chance.uniform(0.55, 0.95), chance.uniform(0.55, 0.95)
    _stroke(drawing, [(0, stem_top), (0, stem_foot)], 9)
    _ornament(drawing, chance, (0, stem_top), -math.pi / 2)
    _ornament(drawing, chance, (0, stem_foot), math.pi / 2)
    for _ in range(chance.choice((2, 3, 3, 4))):
        root = (0.0, chance.uniform(stem_top * 0.8, stem_foot * 0.8))
        elbow = (chance.uniform(0.25, 0.75), chance.uniform(-0.7, 0.7))
        tip = (chance.uniform(0.3, 0.92), max(-0.85, min(0.85, elbow[1] + chance.uniform(-0.6, 0.6))))
        bent = chance.random() < 0.5
        for side in (-1, 1):
            line = [root, (elbow[0] * side, elbow[1]), (tip[0] * side, tip[1])]
            _stroke(drawing, smooth_path(line, 16, closed=False) if bent else line, 9)
        angle = math.atan2(tip[1] - elbow[1], tip[0] - elbow[0])
        state = chance.getstate()
        _ornament(drawing, chance, tip, angle)
        chance.setstate(state)
        _ornament(drawing, chance, (-tip[0], tip[1]), math.pi - angle)
    if chance.random() < 0.6:
        radius = chance.uniform(0.14, 0.34) * reach
        y = middle + chance.uniform(-0.4, 0.4) * reach
        drawing.ellipse((middle - radius, y - radius, middle + radius, y + radius), outline=255, width=8)


def _place(point: Point) -> Point:
    return SIZE / 2 + point[0] * SIZE / 2 * REACH, SIZE / 2 + point[1] * SIZE / 2 * REACH


def _stroke(drawing: ImageDraw.ImageDraw, line: list[Point], width: int) -> None:
    places = [_place(point) for point in line]
    drawing.line(places, fill=255, width=width, joint="curve")
    for x, y in (places[0], places[-1]):
        drawing.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def _ornament(drawing: ImageDraw.ImageDraw, chance: random.Random, point: Point, angle: float) -> None:
    """A ring, a cross, a fork, a crescent, a dot or a wedge at the end of a stroke."""
    x, y = _place(point)
    kind = chance.choice(("ring", "cross", "fork", "crescent", "dot", "wedge"))
    along, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    if kind == "ring":
        x, y = x + along[0] * 17, y + along[1] * 17
        drawing.ellipse((x - 18, y - 18, x + 18, y + 18), outline=255, width=8)
    elif kind == "dot":
        drawing.ellipse((x - 13, y - 13, x + 13, y + 13), fill=255)
    elif kind == "cross":
        back = (x - along[0] * 16, y - along[1] * 16)
        ends = [(back[0] + aside[0] * sign * 26, back[1] + aside[1] * sign * 26) for sign in (-1, 1)]
        drawing.line(ends, fill=255, width=8)
    elif kind == "fork":
        for sign in (-1, 1):
            tip = (x + along[0] * 26 + aside[0] * sign * 22, y + along[1] * 26 + aside[1] * sign * 22)
            drawing.line([(x, y), tip], fill=255, width=8)
    elif kind == "crescent":
        start = math.degrees(angle)
        x, y = x + along[0] * 24, y + along[1] * 24
        drawing.arc((x - 26, y - 26, x + 26, y + 26), start + 90, start + 270, fill=255, width=9)
    else:
        tip = (x + along[0] * 30, y + along[1] * 30)
        drawing.polygon([tip, (x + aside[0] * 18, y + aside[1] * 18), (x - aside[0] * 18, y - aside[1] * 18)], fill=255)
