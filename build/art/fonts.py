"""Committed fonts and lettering."""

import functools

from PIL import Image, ImageDraw, ImageFont

from art.places import FONTS
from art.shapes import rgb


@functools.lru_cache(64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a committed font by its file name without `.ttf`."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def lettering_mask(text: str, name: str, size: int, spacing: float = 0) -> Image.Image:
    """Grey mask of a line of text, cropped to its ink plus a margin."""
    face = font(name, size)
    ascent, descent = face.getmetrics()
    width = int(sum(face.getlength(letter) + spacing for letter in text)) + size
    mask = Image.new("L", (width, ascent + descent + size))
    drawing = ImageDraw.Draw(mask)
    at = size / 2
    for letter in text:
        drawing.text((at, size / 2), letter, font=face, fill=255)
        at += face.getlength(letter) + spacing
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    margin = max(size // 10, 2)
    return mask.crop((left - margin, top - margin, right + margin, bottom + margin))


def lettering(text: str, name: str, size: int, tone: str, spacing: float = 0) -> Image.Image:
    """A line of text in one colour."""
    mask = lettering_mask(text, name, size, spacing)
    image = Image.new("RGBA", mask.size, rgb(tone))
    image.putalpha(mask)
    return image
