"""Measures of a grimoire, and its other two states: lit under the pointer, and closed with strap and padlock."""

import numpy as np
from PIL import Image, ImageDraw

from art.materials import blur, colour, leather, noise, picture, pixels
from art.shapes import GOLD, IRON, Point, paste, round_mask, shadow, struck, vector

CANVAS = (540, 760)
COVER = (466, 686)
ORIGIN = (28, 26)
SPINE = 46
MIDDLE: Point = (SPINE + (COVER[0] - SPINE) / 2, COVER[1] * 0.435)


def lit_book(plain: Image.Image) -> Image.Image:
    """The book under the pointer: brighter, with golden light at its edges."""
    solid = plain.getchannel("A").point(lambda value: 255 if value > 250 else 0)
    field = np.asarray(solid, np.float32) / 255
    outside = np.clip(blur(field, 9) * 1.9, 0, 1) * 0.95
    bright = pixels(plain)
    inside = np.clip(1 - blur(field, 10), 0, 1) * field
    bright[..., :3] = bright[..., :3] * 1.16 + (inside * 1.5)[..., None] * colour("#ffcf70")
    glow = picture(np.broadcast_to(colour("#ffc858"), (*field.shape, 3)) * 1.0).convert("RGBA")
    glow.putalpha(Image.fromarray((outside * 255).astype(np.uint8)))
    lit = Image.new("RGBA", plain.size)
    lit.alpha_composite(plain)
    lit.alpha_composite(glow)
    body = picture(bright)
    body.putalpha(solid)
    lit.alpha_composite(body)
    return lit


def _strap() -> Image.Image:
    """A leather strap with iron edges and rivets, as wide as the book with its pages."""
    width, height = COVER[0] + 26, 64
    strip = (
        leather(height, width, 91, "#4a2c18", "#22120a", 6)
        * (0.6 + 0.55 * np.sin(np.linspace(0.3, 2.6, height)))[:, None, None]
    )
    strap = picture(strip).convert("RGBA")
    for y in (0, height - 13):
        bar = struck(round_mask(width, 13, 4), 92, 3, IRON, 0.8)
        strap.alpha_composite(bar, (0, y))
    rivets = Image.new("L", (width, height))
    for x in range(22, width, 44):
        ImageDraw.Draw(rivets).ellipse((x - 7, 25, x + 7, 39), fill=255)
    paste(
        strap, shadow(struck(rivets, 93, 3, ("#c8c8d0", "#6a6a74", "#2a2a30")), 2, (1, 2), 0.9), (width / 2, height / 2)
    )
    return strap


def _padlock() -> Image.Image:
    """An iron padlock with a brass key plate, 150 by 190 pixels."""
    shackle = vector(
        '<path d="M26 62V36a24 24 0 0 1 48 0V62" fill="none" stroke="#fff" stroke-width="13"/>', 450, 570, "0 0 100 126"
    ).getchannel("A")
    body = vector(
        '<path d="M10 58H90Q96 58 96 66V98Q92 118 50 124Q8 118 4 98V66Q4 58 10 58Z" fill="#fff"/>',
        450,
        570,
        "0 0 100 126",
    ).getchannel("A")
    plate = vector(
        '<path d="M50 68c14 0 22 10 22 22c0 10 -10 24 -22 26c-12 -2 -22 -16 -22 -26c0 -12 8 -22 22 -22z" fill="#fff"/>',
        450,
        570,
        "0 0 100 126",
    ).getchannel("A")
    hole = vector(
        '<path d="M50 78a7 7 0 0 1 4 12.500l3 14h-14l3 -14a7 7 0 0 1 4 -12.500z" fill="#0c0704"/>',
        450,
        570,
        "0 0 100 126",
    )
    lock = struck(shackle, 94, 12, ("#d8d8e0", "#74747e", "#2a2a32"))
    lock.alpha_composite(struck(body, 95, 14, ("#9a9aa4", "#55555f", "#222228")))
    paste(lock, shadow(struck(plate, 96, 7, GOLD), 5, (2, 4), 0.9), (225, 285))
    lock.alpha_composite(hole)
    return lock.resize((132, 167), Image.Resampling.LANCZOS)


def closed_book(plain: Image.Image) -> Image.Image:
    """The book not yet opened: dim, dusty, strapped and locked."""
    dim = pixels(plain)
    grey = dim[..., :3].mean(axis=2, keepdims=True)
    dust = noise(CANVAS[1], CANVAS[0], 120, 97, 5)[..., None]
    dim[..., :3] = (dim[..., :3] * 0.45 + grey * 0.18) * (0.72 + 0.3 * dust) + 6
    bound = picture(dim)
    middle = ORIGIN[0] + (COVER[0] + 16) / 2
    paste(bound, shadow(_strap(), 6, (3, 7), 0.9), (middle, ORIGIN[1] + 406))
    paste(bound, shadow(_padlock(), 8, (5, 9), 0.9), (ORIGIN[0] + MIDDLE[0], ORIGIN[1] + 404))
    return bound
