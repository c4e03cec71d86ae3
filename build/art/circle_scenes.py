"""The table under the board, the clock of the night, dawn, and the two endings."""

import math
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from art.backdrops import hill, pines
from art.circle_figures import DEMONS
from art.circle_items import ITEMS, item
from art.circle_things import burning_herbs, burning_torch, cradle, hole, pentagram, salt_line, supply
from art.circle_tokens import HEADS
from art.effects import FIRE, VIOLET_FIRE, blaze, bolt, plume, rays, ring, smoke, sparks
from art.files import save_painting, save_sprite
from art.fonts import font
from art.materials import colour, grid, mix, noise, picture, ridges, vignette
from art.painting import Painting
from art.places import PICTURES
from art.portrait import HEIGHT, WIDTH
from art.shapes import halo, paste, ring_mask, round_mask, shadow, struck, vector

FOLDER = PICTURES / "devils_circle"


def paint_items() -> None:
    """Write what mages carry."""
    for name in ITEMS:
        save_sprite(item(name), FOLDER / "items" / f"{name}.png")


def paint_things() -> None:
    """Write what lies on the board."""
    things = {
        "cradle": cradle(), "supply": supply(), "pentagram": pentagram(), "hole": hole(), "salt_line": salt_line(),
        "torch": burning_torch(), **{f"herbs{n}": burning_herbs(n) for n in (1, 2, 3)},
    }  # fmt: skip
    for name, image in things.items():
        save_sprite(image, FOLDER / "things" / f"{name}.png")


def paint_table() -> None:
    """Write the night round the keep: black rock with a mist of violet."""
    height, width = 900, 1600
    rock = noise(height, width, 120, 3, 6)
    body = mix(np.broadcast_to(colour("#0b0812"), (height, width, 3)), colour("#2a2038"), rock)
    creases = np.clip(ridges(height, width, 150, 5, 5) - 0.9, 0, 1) * 6
    body = body * (1 - 0.6 * np.clip(creases, 0, 1))[..., None]
    rows, columns = grid(height, width)
    distance = np.hypot((columns - width / 2) / 900, (rows - height / 2) / 560)
    body = (
        body
        + np.exp(-(distance**2))[..., None]
        * colour("#4a2080")
        * 0.3
        * (0.5 + noise(height, width, 300, 8, 4))[..., None]
    )
    save_painting(picture(body * vignette(height, width, 0.6)), FOLDER / "table.jpg", 86)


def paint_clock() -> None:
    """Write the dial of the night: three hours from two o'clock, with stars and a moon."""
    size = 480
    rows, columns = grid(size, size)
    distance = np.hypot(columns - size / 2, rows - size / 2) / (size / 2)
    sky = mix(np.broadcast_to(colour("#2a3f8a"), (size, size, 3)), colour("#0a0c2c"), np.clip(distance, 0, 1))
    sky = sky * (0.75 + 0.5 * noise(size, size, 120, 4, 5))[..., None]
    dial = picture(sky).convert("RGBA")
    chance = np.random.default_rng(12)
    drawing = ImageDraw.Draw(dial)
    for _ in range(70):
        angle, reach, bright = chance.random() * 6.283, 190 * math.sqrt(chance.random()), chance.random()
        x, y, r = size / 2 + reach * math.cos(angle), size / 2 + reach * math.sin(angle), 0.8 + 2 * bright**4
        drawing.ellipse((x - r, y - r, x + r, y + r), fill=(255, 244, 214, int(90 + 160 * bright)))
    moon = vector(
        '<circle cx="50" cy="50" r="40" fill="#f4ecc8"/><circle cx="38" cy="42" r="8" fill="#d8cca0"/><circle '
        'cx="60" cy="62" r="11" fill="#dcd0a6"/><circle cx="62" cy="34" r="5" fill="#d8cca0"/>',
        76,
    )
    paste(dial, halo(moon, "#fff0c0", 12, 0.9), (size * 0.5, size * 0.33))
    dial.putalpha(round_mask(size, size, size / 2))
    dial.alpha_composite(struck(ring_mask(size, size, size / 2, 52), 3, 8))
    dial.alpha_composite(struck(ring_mask(size, size, size / 2, 14), 5, 5, ("#8a6a2c", "#4a3008", "#241404")))
    for minute in range(0, 180, 5):
        angle = math.radians(minute * 2)
        long = 16 if minute % 15 == 0 else 8
        start, end = 222 - long, 222
        drawing.line(
            (size / 2 + start * math.sin(angle), size / 2 - start * math.cos(angle),
            size / 2 + end * math.sin(angle), size / 2 - end * math.cos(angle)),
            fill=(50, 26, 6), width=6 if minute % 15 == 0 else 3,
        )  # fmt: skip
    face = font("Cinzel-Bold", 44)
    for hour, words in enumerate(("II", "III", "IV")):
        angle = math.radians(hour * 120)
        x, y = size / 2 + 158 * math.sin(angle), size / 2 - 158 * math.cos(angle)
        drawing.text((x + 2, y + 3), words, font=face, fill=(2, 2, 12), anchor="mm")
        drawing.text((x, y), words, font=face, fill=(250, 226, 160), anchor="mm")
    sheet = Image.new("RGBA", (512, 512))
    paste(sheet, shadow(dial, 9, (4, 7), 0.8), (256, 256))
    save_sprite(sheet.resize((384, 384), Image.Resampling.LANCZOS), FOLDER / "clock.png")


def _keep(p: Painting, base: float, tone: tuple[str, str, str], size: float = 0.5, side: float = 1.0) -> None:
    """The keep on its hill."""
    p.actor("guarded-tower", 0.38, base - size * 0.34, size * 0.8, tone, side=side)
    p.actor("guarded-tower", 0.64, base - size * 0.3, size * 0.7, tone, side=side, flip=True)
    p.actor("church", 0.51, base - size * 0.42, size, tone, side=side)


def paint_dawn() -> None:
    """Write the first light over the keep."""
    p = Painting("first light")
    p.sky((0, "#141a44"), (0.45, "#6a4a7a"), (0.7, "#f09a5a"), (0.85, "#ffd890"))
    p.glow(0.2, 0.78, 0.4, "#ffb050", 0.8)
    p.fog(0.5, 0.14, "#d890a0", 0.4)
    hill(p, "#3a2c4a", "#ffb878", 0.74, 0.06)
    _keep(p, 0.8, ("#4a3858", "#1c1428", "#ffc890"), 0.6, -1)
    hill(p, "#181424", "#ff9a58", 0.86, 0.04)
    pines(p, "#0c0a16", 0.94, 0.2, 16, "#a05a50")
    save_painting(p.finished((960, 600)), FOLDER / "dawn.jpg", 86)


def _save_ending(image: Image.Image, name: str) -> None:
    """Write a scene, and its middle as a portrait for the last screen."""
    save_painting(image, FOLDER / f"{name}.jpg", 86)
    middle = image.crop((240, 0, 720, 600))
    save_painting(middle, FOLDER / f"end_{name}.jpg", 86)


def paint_aixel() -> None:
    """Write the morning after the last night: the sun over the keep, doves, the cradle in its light."""
    p = Painting("the Princess lives")
    p.sky((0, "#3a7ac0"), (0.5, "#a8d4f0"), (0.8, "#fff0b8"))
    p.glow(0.5, 0.6, 0.34, "#fff0a0", 1.2)
    rays(p, 0.5, 0.62, "#fff0b0", 22, 0.9, 1.1)
    p.fog(0.62, 0.1, "#ffffff", 0.4)
    hill(p, "#7aa858", "#fff0a8", 0.78, 0.05)
    _keep(p, 0.82, ("#c8b494", "#7a6448", "#fffbe0"), 0.62, -1)
    hill(p, "#3c7a34", "#e0ff9a", 0.88, 0.04)
    pines(p, "#1c4a24", 0.96, 0.18, 10, "#b0e070")
    for x, y, size in ((0.22, 0.26, 0.1), (0.3, 0.18, 0.07), (0.74, 0.22, 0.11), (0.84, 0.3, 0.07)):
        p.actor("dove", x, y, size, ("#ffffff", "#c8d8f0", "#ffffff"), flip=x > 0.5, glow=0.3)
    p.glow(0.5, 0.86, 0.22, "#ffe060", 0.9)
    p.lay(cradle().resize((280, 280), Image.Resampling.LANCZOS), 0.5, 0.84)
    sparks(p, 0.5, 0.75, 0.22, "#fff0a0", 120, 3.0, 0.1)
    _save_ending(p.finished((960, 600), 0.35), "aixel")


def _apparition(name: str, size: int) -> Image.Image:
    """A demon's head that fades into the smoke around it."""
    painting = Painting(name, WIDTH, HEIGHT)
    DEMONS[name](painting)
    x, y, reach = HEADS[name]
    portrait = painting.finished((640, 800), 0.3)
    head = portrait.crop((x - reach, y - reach, x + reach, y + reach)).resize((size, size), Image.Resampling.LANCZOS)
    rows, columns = grid(size, size)
    distance = np.hypot(columns - size / 2, rows - size / 2) / (size / 2)
    ragged = distance + (noise(size, size, size / 4, 9, 4) - 0.5) * 0.3
    head.putalpha(Image.fromarray((np.clip((0.98 - ragged) * 3.2, 0, 1) * 245).astype(np.uint8)))
    return head


def paint_circle() -> None:
    """Write the triumph of the Devil's Circle: the keep burns below a seal of violet fire."""
    p = Painting("the Circle closes")
    p.sky((0, "#08020e"), (0.6, "#3a0a38"), (1, "#a01c1c"))
    smoke(p, 0.3, 0.7, 0.5, 0.9, "#1c1020", 0.8)
    smoke(p, 0.7, 0.7, 0.5, 0.9, "#1c1020", 0.8)
    for reach in (0.3, 0.335):
        ring(p, 0.5, 0.36, reach, "#c040ff", 1.0, 0.007, 1.0)
    points = [
        (0.5 + 0.3 * 0.625 * math.sin(n * 4 * math.pi / 5), 0.36 - 0.3 * math.cos(n * 4 * math.pi / 5))
        for n in range(6)
    ]
    for one, two in pairwise(points):
        bolt(p, one, two, "#d060ff", 0.9, 1, 0.05)
    p.glow(0.5, 0.36, 0.3, "#a020ff", 0.4)
    hill(p, "#1c0c14", "#ff5030", 0.78, 0.05)
    _keep(p, 0.82, ("#2a1420", "#0a0408", "#ff7040"), 0.56, 1)
    for x in (0.36, 0.5, 0.64):
        plume(p, (x, 0.66), (x + 0.02, 0.3), 0.08, FIRE, 1.3, 0.9)
    plume(p, (0.5, 0.52), (0.5, 0.1), 0.06, VIOLET_FIRE, 1.2, 1.0)
    blaze(p, 1.04, 0.26, FIRE, 0.62)
    for name, x, size in (("gorm", 0.15, 0.44), ("ulk", 0.85, 0.4), ("vasha", 0.34, 0.3), ("flicker", 0.67, 0.28)):
        p.lay(_apparition(name, round(size * p.height)), x, 0.86 - size * 0.34)
    sparks(p, 0.5, 0.6, 0.4, "#ff9040", 200, 3.0, 0.3)
    _save_ending(p.finished((960, 600), 0.45), "circle")
