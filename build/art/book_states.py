"""Measures of a grimoire, and its other state: lit under the pointer."""

import numpy as np
from PIL import Image

from art.materials import blur, colour, picture, pixels
from art.shapes import Point

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
