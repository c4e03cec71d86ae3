"""The pictures of the 72 spirits: each in its place, before its seal, with its own body, heads and things."""

import math

import numpy as np
from PIL import Image, ImageDraw

from art.demon_figures import BODIES, Tones, body, carved, eyes, mixed, outline, wings
from art.demon_scenes import SCENES, Palette
from art.effects import ring, sparks
from art.files import save_painting
from art.materials import blur
from art.painting import Painting
from art.places import PICTURES
from art.sigils import seal
from art.spirits import PALETTES, SPIRITS, Spirit
from art.spirits_2 import FURTHER

FOLDER = PICTURES / "demons" / "spirits"
WIDTH, HEIGHT = 640, 800
SIZE = (320, 400)
QUALITY = 75
ALL = (*SPIRITS, *FURTHER)
METALS: dict[str, Tones] = {
    "duke": ("#f0a070", "#7a3414", "#ffe0c0"),
    "prince": ("#d8dce4", "#5c646e", "#ffffff"),
    "president": ("#b8e4ea", "#3c6e7a", "#f0ffff"),
    "earl": ("#e0b060", "#6a4410", "#fff0c0"),
    "marquis": ("#eef0fa", "#76789a", "#ffffff"),
    "king": ("#ffe08a", "#8a5a08", "#fffbe0"),
}
"""Copper, tin, mercury, bronze, silver and gold: the metal of each rank."""
EYES: dict[str, tuple[tuple[float, float], ...]] = {
    "lion": ((0.30, -0.10),),
    "wolf-head": ((0.06, -0.10),),
    "direwolf": ((0.02, -0.02),),
    "cat": ((-0.02, -0.23), (0.09, -0.23)),
    "frog": ((-0.13, -0.14), (0.13, -0.14)),
    "donkey": ((0.12, -0.14),),
    "horse-head": ((0.10, -0.12),),
    "saber-toothed-cat-head": ((0.02, -0.15),),
    "hound": ((0.08, -0.12),),
    "snake-tongue": ((0.13, -0.10),),
    "devil-mask": ((-0.12, -0.02), (0.12, -0.02)),
    "barbute": ((-0.12, -0.02), (0.12, -0.02)),
    "spartan-helmet": ((0.14, 0.02),),
    "crested-helmet": ((-0.08, 0.06), (0.08, 0.06)),
    "cowled": ((-0.08, 0.02), (0.08, 0.02)),
    "cultist": ((-0.07, -0.05), (0.07, -0.05)),
    "camel-head": ((0.09, -0.16),),
    "unicorn": ((0.02, -0.06),),
    "eagle-head": ((0.03, -0.18),),
    "tiger-head": ((-0.16, -0.06), (0.16, -0.06)),
    "barn-owl": ((-0.06, -0.30), (0.08, -0.30)),
    "bull": ((-0.13, -0.03), (0.13, -0.03)),
    "visored-helm": ((-0.08, -0.04), (0.08, -0.04)),
    "vulture": ((0.12, -0.36),),
    "shoebill-stork": ((0.06, -0.24),),
    "raven": ((0.17, -0.36),),
    "ram-profile": ((0.2, -0.02),),
}
"""Where the eyes of a head are, from its middle, in parts of its size."""


def paint_spirit(number: int) -> None:
    """Write the picture of a spirit by its number from 1."""
    spirit = ALL[number - 1]
    save_painting(picture_of(spirit), FOLDER / f"{number:02d}.jpg", QUALITY)


def picture_of(spirit: Spirit) -> Image.Image:
    """The finished picture, 320 by 400 pixels."""
    p = Painting(f"spirit {spirit.name}", WIDTH, HEIGHT)
    colours = PALETTES[spirit.colours]
    SCENES[spirit.scene](p, colours)
    p.shade(0.82 + 0.18 * np.clip(p.distance(0.5, 0.42) * 1.6, 0, 1))
    _seal(p, spirit, colours)
    tones = _tones(colours)
    for thing in spirit.things:
        if thing.behind:
            _thing(p, thing.icon, thing.x, thing.y, thing.size, _dim(tones, colours), thing.turn, thing.flip)
    if spirit.wings:
        high = 0.4 if spirit.body else 0.42
        wings(p, spirit.wings, (mixed(tones[0], colours.high, 0.25), tones[1], tones[2]), high, 0.6, 0.31)
    if spirit.body:
        _lord(p, spirit, colours, tones)
    else:
        _creature(p, spirit, colours, tones)
    for thing in spirit.things:
        if not thing.behind:
            metal = _gleaming(thing.gleam) if thing.gleam else _gleaming(mixed(colours.light, colours.low, 0.35))
            _thing(p, thing.icon, thing.x, thing.y, thing.size, metal, thing.turn, thing.flip)
    p.fog(1.0, 0.07, colours.high, 0.55)
    sparks(p, 0.5, 0.72, 0.3, colours.glow, 46, 1.7, 0.12, 0.8)
    return p.finished(SIZE, 0.5)


def _tones(c: Palette) -> Tones:
    return mixed(c.light, c.low, 0.34), mixed(c.land, c.middle, 0.3), mixed(c.light, "#ffffff", 0.35)


def _dim(tones: Tones, c: Palette) -> Tones:
    return mixed(tones[0], c.middle, 0.55), mixed(tones[1], c.high, 0.5), mixed(tones[2], c.low, 0.4)


def _gleaming(tone: str) -> Tones:
    return mixed(tone, "#ffffff", 0.12), mixed(tone, "#100804", 0.72), mixed(tone, "#ffffff", 0.7)


def _thing(p: Painting, icon: str, x: float, y: float, size: float, tones: Tones, turn: float, flip: bool) -> None:
    carved(p, icon, x, y, size * 0.8, tones, turn=turn, flip=flip, glow=0.3)


def _seal(p: Painting, spirit: Spirit, c: Palette) -> None:
    """The seal glows behind the head, in the metal of the rank."""
    size = round(0.62 * p.height)
    mask = Image.new("L", (p.width, p.height))
    sign = seal(spirit.name).resize((size, size), Image.Resampling.LANCZOS)
    mask.paste(sign, (p.width // 2 - size // 2, round(0.335 * p.height) - size // 2))
    field = p.mask_layer(mask)
    p.glow(0.5, 0.335, 0.26, c.glow, 0.32)
    metal = METALS[spirit.rank]
    p.add(metal[0], blur(field, 12) * 0.75 + blur(field, 4) * 0.4)
    p.over(metal[2], np.clip(blur(field, 0.7), 0, 1) * 0.78)
    ring(p, 0.5, 0.335, 0.308, c.glow, 1.0, 0.004, 0.4)


def _lord(p: Painting, spirit: Spirit, c: Palette, tones: Tones) -> None:
    """Shoulders, and one head or three."""
    cloth = (mixed(c.middle, c.light, 0.16), mixed(c.high, "#000000", 0.3), mixed(c.light, c.glow, 0.35))
    inner = (mixed(c.low, c.glow, 0.3), mixed(c.middle, "#000000", 0.45), c.light)
    metal = METALS[spirit.rank]
    if spirit.body == "armour":
        cloth = (mixed("#b0b4c0", c.middle, 0.45), mixed("#20222a", c.high, 0.5), mixed("#ffffff", c.light, 0.5))
    if spirit.body in ("hide", "feathers"):
        cloth = (mixed(tones[0], c.middle, 0.4), mixed(tones[1], c.high, 0.4), tones[2])
    BODIES[spirit.body](p, cloth, inner, metal)
    size = spirit.size or (0.30 if len(spirit.heads) > 1 else 0.44)
    places = ((0.5, 0.38),) if len(spirit.heads) == 1 else ((0.25, 0.46), (0.75, 0.46), (0.5, 0.35))
    order = spirit.heads if len(spirit.heads) == 1 else (spirit.heads[0], spirit.heads[2], spirit.heads[1])
    for number, ((x, y), head) in enumerate(zip(places, order, strict=True)):
        scale = size * (1.12 if len(order) > 1 and number == 2 else 1.0)
        _neck(p, x, y, scale, tones)
        flip = spirit.flip or (len(order) > 1 and number == 0)
        carved(p, head, x, y, scale, tones, flip=flip, glow=0.5)
        sign = -1 if flip else 1
        seen = [(x + sign * dx * scale * p.height / p.width, y + dy * scale) for dx, dy in EYES.get(head, ())]
        eyes(p, seen, c.glow, 0.014 * scale / 0.44)
    if spirit.crown:
        y = places[-1][1] - size * (0.56 if len(order) == 1 else 0.72)
        carved(p, spirit.crown, 0.5, max(y, 0.09), 0.16, METALS["king"], glow=0.5)


def _neck(p: Painting, x: float, y: float, size: float, tones: Tones) -> None:
    half = size * 0.15
    inward = (0.5 - x) * 0.4
    points = [
        (x - half, y + size * 0.1),
        (x + half, y + size * 0.1),
        (x + half * 1.1 + inward, y + size * 0.3),
        (x + half * 1.7 + inward, y + size * 0.52),
        (x - half * 1.7 + inward, y + size * 0.52),
        (x - half * 1.1 + inward, y + size * 0.3),
    ]
    shaded = (mixed(tones[0], tones[1], 0.45), mixed(tones[1], "#000000", 0.25), tones[2])
    body(p, outline(p, points), shaded, 0.5, cast=0.3)


def _creature(p: Painting, spirit: Spirit, c: Palette, tones: Tones) -> None:
    """The whole creature, standing in its own light."""
    size = spirit.size or 0.7
    name = spirit.heads[0]
    p.glow(0.5, 0.5, size * 0.45, c.glow, 0.22)
    if name == "peacock":
        _peacock(p, c, tones)
        return
    p.ground_shadow(0.5, 0.5 + size * 0.47, size * 0.3, 0.55)
    carved(p, name, 0.5, 0.52, size, tones, flip=spirit.flip, glow=0.6)
    if name in EYES:
        sign = -1 if spirit.flip else 1
        seen = [(0.5 + sign * dx * size * p.height / p.width, 0.52 + dy * size) for dx, dy in EYES[name]]
        eyes(p, seen, c.glow, 0.014)
    if spirit.crown:
        carved(p, spirit.crown, 0.5, 0.52 - size * 0.56, 0.15, METALS["king"], glow=0.5)


def _peacock(p: Painting, c: Palette, tones: Tones) -> None:
    """A fan of feathers with eyes, and the bird before it."""
    for row, (count, reach) in enumerate(((17, 0.40), (15, 0.31), (11, 0.22))):
        for number in range(count):
            angle = math.pi * (0.04 + 0.92 * number / (count - 1))
            x = 0.5 - math.cos(angle) * reach * p.height / p.width
            y = 0.66 - math.sin(angle) * reach * 1.12
            stem = Image.new("L", (p.width, p.height))
            drawing = ImageDraw.Draw(stem)
            drawing.line((0.5 * p.width, 0.7 * p.height, x * p.width, y * p.height), fill=255, width=10 - row * 2)
            p.over(mixed(c.low, "#204020", 0.4), p.mask_layer(stem) * 0.75)
            for radius, tone in ((0.036, c.low), (0.026, "#e0b040"), (0.018, c.glow), (0.009, "#10104a")):
                p.over(tone, np.clip((radius - p.distance(x, y)) * p.height / 2, 0, 1))
    spine = Image.new("L", (p.width, p.height))
    ImageDraw.Draw(spine).ellipse((0.44 * p.width, 0.5 * p.height, 0.56 * p.width, 0.9 * p.height), fill=255)
    body(p, spine, ("#3a70e0", "#0a1c60", tones[2]), 0.4)
    carved(p, "raven", 0.5, 0.64, 0.40, ("#5a90f0", "#0a1c60", "#d0f0ff"), glow=0.5)
    carved(p, "jewel-crown", 0.57, 0.425, 0.07, METALS["king"], glow=0.4)
