"""Portraits and tokens of mages and demons: mages in round gold, demons in spiked iron."""

import math

from PIL import Image

from art.circle_figures import DEMONS, MAGES
from art.files import save_painting, save_sprite
from art.materials import colour
from art.painting import Painting
from art.places import PICTURES
from art.portrait import HEIGHT, WIDTH
from art.shapes import IRON, halo, paste, polygon_mask, ring_mask, round_mask, shadow, star_points, struck

FOLDER = PICTURES / "devils_circle"
PORTRAITS = MAGES | DEMONS
HEADS = {
    "orlan": (320, 290, 176), "mirel": (320, 280, 172), "tobin": (322, 290, 190), "sefa": (320, 262, 182),
    "gorm": (320, 320, 200), "vasha": (320, 300, 170), "ulk": (320, 290, 180), "flicker": (320, 470, 190),
}  # fmt: skip
"""Middle and half width of the head in each portrait, of 640 by 800."""
LIGHTS = {
    "orlan": "#ffa820", "mirel": "#20d8c0", "tobin": "#e85020", "sefa": "#4080ff",
    "gorm": "#ff5020", "vasha": "#e040c0", "ulk": "#50e060", "flicker": "#50c0ff",
}  # fmt: skip


def _head(portrait: Image.Image, name: str, size: int) -> Image.Image:
    x, y, reach = HEADS[name]
    box = (x - reach, y - reach, x + reach, y + reach)
    return portrait.crop(box).resize((size, size), Image.Resampling.LANCZOS).convert("RGBA")


def _tinted(name: str, *shades: float) -> tuple[str, str, str]:
    tones = ["#" + "".join(f"{min(255, int(value * shade)):02x}" for value in colour(LIGHTS[name])) for shade in shades]
    return tones[0], tones[1], tones[2]


def mage_token(portrait: Image.Image, name: str) -> Image.Image:
    """The head in a gold rim with a ring of enamel, 256 pixels."""
    size = 480
    head = _head(portrait, name, size)
    head.putalpha(round_mask(size, size, size / 2, 2))
    head.alpha_composite(struck(ring_mask(size, size, size / 2, 44, 2), 3, 8))
    enamel = struck(ring_mask(size - 26, size - 26, (size - 26) / 2, 18, 2), 4, 4, _tinted(name, 1.1, 0.8, 0.4))
    paste(head, enamel, (size / 2, size / 2))
    return _sheet(head.resize((240, 240), Image.Resampling.LANCZOS))


def demon_token(portrait: Image.Image, name: str) -> Image.Image:
    """The head in an iron star whose inner rim glows, 256 pixels."""
    size = 520
    middle = (size / 2, size / 2)
    token = Image.new("RGBA", (size, size))
    spikes = polygon_mask((size, size), star_points(middle, 258, 208, 12), 2)
    token.alpha_composite(struck(spikes, 8, 7, IRON))
    inner = 386
    head = _head(portrait, name, inner)
    head.putalpha(round_mask(inner, inner, inner / 2, 2))
    paste(token, head, middle)
    glowing = struck(ring_mask(inner + 14, inner + 14, (inner + 14) / 2, 17, 2), 9, 4, _tinted(name, 1.35, 1.0, 0.5))
    paste(token, halo(glowing, LIGHTS[name], 8, 0.7), middle)
    for n in range(12):
        angle = n * math.pi / 6
        stud = struck(round_mask(22, 22, 11), n, 3, ("#d8d4e0", "#6a6472", "#2a2630"))
        paste(token, stud, (size / 2 + 224 * math.sin(angle), size / 2 - 224 * math.cos(angle)))
    return _sheet(token.resize((252, 252), Image.Resampling.LANCZOS))


def _sheet(token: Image.Image) -> Image.Image:
    sheet = Image.new("RGBA", (256, 256))
    paste(sheet, shadow(token, 4, (1, 3), 0.7), (128, 127))
    return sheet


def paint_figure(name: str) -> None:
    """Write the portrait and the token of a mage or demon."""
    painting = Painting(name, WIDTH, HEIGHT)
    PORTRAITS[name](painting)
    portrait = painting.finished((640, 800), 0.45)
    token = mage_token if name in MAGES else demon_token
    save_sprite(token(portrait, name), FOLDER / "tokens" / f"{name}.png")
    save_painting(portrait.resize((480, 600), Image.Resampling.LANCZOS), FOLDER / "portraits" / f"{name}.jpg", 88)
