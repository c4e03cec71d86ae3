"""Shapes and finishes: masks, bevels, gilt frames, ribbons, halos, shadows. Images are RGBA unless said otherwise."""

import io
import math
from collections.abc import Sequence

import numpy as np
import resvg_py
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.materials import Array, colour, metal, picture, pixels

GOLD = ("#f6dd94", "#b8842f", "#6a4413")
SILVER = ("#eceaf2", "#96949f", "#4a4852")
IRON = ("#8b8b93", "#4e4d55", "#1f1f25")
Point = tuple[float, float]


def rgb(hexadecimal: str, alpha: int = 255) -> tuple[int, int, int, int]:
    """Return a colour as integers with alpha."""
    red, green, blue = (int(part) for part in colour(hexadecimal))
    return red, green, blue, alpha


def round_mask(width: int, height: int, radius: float, oversample: int = 4) -> Image.Image:
    """Grey mask of a rectangle with rounded corners."""
    mask = Image.new("L", (width * oversample, height * oversample))
    box = (0, 0, width * oversample - 1, height * oversample - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * oversample, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def smooth_path(points: Sequence[Point], steps: int = 10, closed: bool = True) -> list[Point]:
    """Catmull-Rom curve through the points."""
    count = len(points)
    around = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    curve: list[Point] = []
    for at in range(1, (count if closed else count - 1) + 1):
        before, start, end, after = around[at - 1 : at + 3]
        curve += [_catmull_rom(before, start, end, after, step / steps) for step in range(steps)]
    return curve if closed else [*curve, points[-1]]


def _catmull_rom(before: Point, start: Point, end: Point, after: Point, at: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * at + (2 * a - 5 * b + 4 * c - d) * at**2 + (3 * b - a - 3 * c + d) * at**3)

    return along(before[0], start[0], end[0], after[0]), along(before[1], start[1], end[1], after[1])


def polygon_mask(size: tuple[int, int], points: Sequence[Point], oversample: int = 3) -> Image.Image:
    """Grey mask of a polygon."""
    mask = Image.new("L", (size[0] * oversample, size[1] * oversample))
    ImageDraw.Draw(mask).polygon([(x * oversample, y * oversample) for x, y in points], fill=255)
    return mask.resize(size, Image.Resampling.LANCZOS)


def vector(svg_body: str, width: int, height: int | None = None, box: str = "0 0 100 100") -> Image.Image:
    """Render SVG elements inside the given view box."""
    source = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{svg_body}</svg>'
    rendered = bytes(resvg_py.svg_to_bytes(svg_string=source, width=width, height=height or width))
    return Image.open(io.BytesIO(rendered)).convert("RGBA")


def paste(target: Image.Image, piece: Image.Image, centre: Point) -> None:
    """Lay a piece on the target around the centre; what sticks out is cut off."""
    left, top = round(centre[0] - piece.width / 2), round(centre[1] - piece.height / 2)
    layer = Image.new("RGBA", target.size)
    layer.paste(piece, (left, top))
    if target.mode == "RGBA":
        target.alpha_composite(layer)
    else:
        target.paste(layer, (0, 0), layer)


def fade(image: Image.Image, share: float) -> Image.Image:
    """Return a copy with its alpha scaled."""
    faded = image.copy()
    faded.putalpha(image.getchannel("A").point(lambda value: int(value * share)))
    return faded


def _spread(image: Image.Image, tone: str, radius: float, strength: float, offset: tuple[int, int]) -> Image.Image:
    pad = int(radius * 3) + max(abs(offset[0]), abs(offset[1]))
    size = (image.width + 2 * pad, image.height + 2 * pad)
    alpha = Image.new("L", size)
    alpha.paste(image.getchannel("A"), (pad + offset[0], pad + offset[1]))
    alpha = alpha.filter(ImageFilter.GaussianBlur(radius)).point(lambda value: min(255, int(value * strength)))
    under = Image.new("RGBA", size, rgb(tone, 0))
    under.putalpha(alpha)
    under.alpha_composite(image, (pad, pad))
    return under


def halo(image: Image.Image, tone: str, radius: float, strength: float = 1.6) -> Image.Image:
    """Add a glow around the image; the result is larger by three radii on each side."""
    return _spread(image, tone, radius, strength, (0, 0))


def shadow(image: Image.Image, radius: float = 6, offset: tuple[int, int] = (3, 4), alpha: float = 0.55) -> Image.Image:
    """Add a soft shadow; the result is larger by three radii and the offset on each side."""
    return _spread(image, "#000000", radius, alpha, offset)


def bevel(mask: Image.Image, depth: float = 3) -> Array:
    """Light of a bevelled edge, -1..1, from the blurred slope of the mask."""
    soft = np.asarray(mask.filter(ImageFilter.GaussianBlur(depth)), np.float32) / 255
    down, across = (np.asarray(slope) for slope in np.gradient(soft))
    light: Array = np.clip((across + down) * depth * 1.6, -1, 1).astype(np.float32)
    return light


def struck(
    mask: Image.Image, seed: int, depth: float = 3, stops: tuple[str, str, str] = GOLD, light: float = 0.85
) -> Image.Image:
    """A metal piece of the mask's shape with bevelled edges and a gleam."""
    width, height = mask.size
    body = metal(height, width, seed, stops) * (1 + light * bevel(mask, depth))[..., None]
    gleam = np.clip(bevel(mask, depth * 0.5), 0, 1) ** 2
    body = body + gleam[..., None] * 90
    image = picture(body).convert("RGBA")
    image.putalpha(mask)
    return image


def ring_mask(width: int, height: int, radius: float, thick: float, oversample: int = 3) -> Image.Image:
    """Grey mask of a rounded frame of the given thickness."""
    mask = Image.new("L", (width * oversample, height * oversample))
    drawing = ImageDraw.Draw(mask)
    last_x, last_y, inset = width * oversample - 1, height * oversample - 1, thick * oversample
    drawing.rounded_rectangle((0, 0, last_x, last_y), radius * oversample, fill=255)
    inner = max(radius - thick, 1) * oversample
    drawing.rounded_rectangle((inset, inset, last_x - inset, last_y - inset), inner, fill=0)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def gilt_frame(
    image: Image.Image, radius: float = 14, thick: int = 7, stops: tuple[str, str, str] = GOLD, inset: str = "#1a1008"
) -> Image.Image:
    """Round off a picture and set it in a bevelled metal frame with a dark inner line."""
    width, height = image.size
    framed = image.convert("RGBA")
    framed.putalpha(ImageChops.multiply(framed.getchannel("A"), round_mask(width, height, radius)))
    line = Image.new("RGBA", image.size, rgb(inset))
    line.putalpha(ring_mask(width, height, radius, thick + max(2, thick // 3)))
    framed.alpha_composite(line)
    framed.alpha_composite(struck(ring_mask(width, height, radius, thick), 5, max(1.2, thick * 0.35), stops))
    return framed


def ribbon(
    width: int, height: int, seed: int, tone: str = "#ecdcb0", tail: str = "#a8824a", edge: str = "#5b3a1a"
) -> Image.Image:
    """A title ribbon with folded tails."""
    scale = 3
    wide, high = width * scale, height * scale
    notch = high * 0.34
    image = Image.new("RGBA", (wide, high))
    drawing = ImageDraw.Draw(image)
    ends = [
        (0, high * 0.14),
        (wide, high * 0.14),
        (wide - notch, high * 0.56),
        (wide, high * 0.98),
        (0, high * 0.98),
        (notch, high * 0.56),
    ]
    drawing.polygon(ends, fill=rgb(tail), outline=rgb(edge), width=scale)
    for side in (notch * 1.1, wide - notch * 1.1):
        inward = notch * 0.9 if side < wide / 2 else -notch * 0.9
        fold = [(side, high * 0.86), (side + inward, high * 0.86), (side, high * 0.98)]
        drawing.polygon(fold, fill=rgb("#4a2f14"))
    face = (notch * 1.1, 0, wide - notch * 1.1, high * 0.86)
    drawing.rectangle(face, fill=rgb(tone), outline=rgb(edge), width=scale * 2)
    drawing.rectangle([face[0] + 9, 9, face[2] - 9, face[3] - 9], outline=rgb("#b8842f", 190), width=scale)
    small = pixels(image.resize((width, height), Image.Resampling.LANCZOS))
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :, None]
    from_side = 1.06 - 0.16 * across**4
    small[..., :3] *= from_side * (0.95 + 0.1 * metal(height, width, seed, ("#808080",) * 3) / 128)
    return picture(small)


def star_points(centre: Point, outer: float, inner: float, tips: int, turn: float = 0.0) -> list[Point]:
    """Corners of a star."""
    corners: list[Point] = []
    for corner in range(tips * 2):
        radius = outer if corner % 2 == 0 else inner
        angle = math.pi * corner / tips + turn
        corners.append((centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)))
    return corners
