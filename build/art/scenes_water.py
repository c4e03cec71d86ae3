"""Illustrations of the Water spells."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from art.backdrops import cavern, clouds, hill, hills, moon, peaks, plain, stars, water
from art.dice import die_body
from art.effects import (
    BLUE_FIRE,
    FIRE,
    GOLD_FIRE,
    GREEN_FIRE,
    VIOLET_FIRE,
    bolt,
    plume,
    rain,
    rays,
    ring,
    shard,
    sparks,
    star,
    streaks,
)
from art.figures import knight_mask, silhouette
from art.icons import icon
from art.materials import blur, colour, noise
from art.painting import Painting
from art.shapes import paste, polygon_mask, smooth_path

DEEP = ("#1c4a6a", "#06121f", "#b0e8ff")
NIGHT = ("#16304e", "#050c18", "#9ad4ff")


def drop(p: Painting, x: float, y: float, size: float, tone: str = "#2a9ae8") -> None:
    """A large glassy drop of water."""
    p.glow(x, y, size * 1.1, tone, 0.7)
    p.actor("water-drop", x, y, size, ("#e8fbff", tone, "#ffffff"), glow=0.9)
    p.glow(x - size * 0.09, y + size * 0.1, size * 0.12, "#ffffff", 0.9)


def mage_dart(p: Painting) -> None:
    """Three darts of light leave a mage's hand on a moonlit terrace."""
    p.sky((0, "#070b1e"), (0.6, "#1c3468"), (0.85, "#5a86b0"))
    stars(p, 300)
    moon(p, 0.2, 0.2, 0.085, "#e6f2ff")
    peaks(p, "#1c3354", "#86b4dc", 0.74, 0.26, "#dcecff")
    plain(p, 0.8, "#0a1424", "#203a5a")
    p.actor("stone-tower", 0.88, 0.58, 0.5, NIGHT, side=-1, glow=0.1)
    p.actor(knight_mask(), 0.86, 0.72, 0.44, NIGHT, flip=True)
    for k, y in enumerate((0.40, 0.47, 0.54)):
        tip = 0.66 + 0.1 * ((k + 1) % 3)
        streaks(p, [[(0.3, 0.5), (0.4, y + 0.02), (tip - 0.1, y), (tip, y)]], "#7a8cff", 5, 1.0)
        star(p, tip, y, 0.13, "#a0b8ff")
        sparks(p, tip - 0.08, y, 0.035, "#90a8ff", 26, 2.2)
    p.actor(silhouette("casting"), 0.2, 0.68, 0.62, ("#27508c", "#081226", "#c8e4ff"), side=1)


def healing_drop(p: Painting) -> None:
    """A shining drop falls into a cupped hand above still water."""
    p.sky((0, "#06222e"), (0.55, "#1c6a80"), (0.8, "#9adcd8"))
    rays(p, 0.52, -0.05, "#c8fff4", 18, 0.8, 1.0)
    hills(p, ("#2c7c86", "#1a5560"), "#c8fff0", 0.56, 0.09, 0.12)
    water(p, 0.7, "#0a3a48", "#d8fff8", 0.6)
    p.actor("lotus", 0.18, 0.8, 0.26, ("#f0a8c0", "#7a2c58", "#fff0f4"))
    p.actor("lotus", 0.86, 0.86, 0.2, ("#f0a8c0", "#7a2c58", "#fff0f4"))
    for radius in (0.14, 0.26, 0.4):
        ring(p, 0.52, 0.9, radius, "#a8fff0", 4.5, 0.005, 0.8)
    p.actor("open-palm", 0.5, 0.72, 0.6, ("#e0b898", "#5c3428", "#e8fffc"))
    drop(p, 0.53, 0.36, 0.36, "#28b0d8")
    sparks(p, 0.53, 0.44, 0.2, "#b0fff0", 90, 2.4, 0.1)


def frost_spear(p: Painting) -> None:
    """A spear of ice strikes at a knight in the snow."""
    p.sky((0, "#23405e"), (0.5, "#7ea6c4"), (0.8, "#dcebf4"))
    peaks(p, "#4a6a88", "#dceaf6", 0.7, 0.4, "#ffffff")
    hills(p, ("#a8c4d8", "#cfe0ec"), "#ffffff", 0.7, 0.13, 0.08)
    p.ground_shadow(0.82, 0.94, 0.2)
    p.actor(knight_mask(), 0.84, 0.7, 0.54, ("#4a5064", "#161a26", "#eaf6ff"), flip=True)
    streaks(
        p,
        [[(0.0, 0.14 + 0.05 * k), (0.2, 0.24 + 0.05 * k), (0.5, 0.42 + 0.045 * k)] for k in range(5)],
        "#d8f4ff",
        4,
        0.6,
        2,
    )
    shard(p, (0.08, 0.2), (0.75, 0.62), 0.07, "#e8fbff", "#4a94c8", "#70c8ff")
    for k in range(4):
        shard(
            p,
            (0.16 + 0.06 * k, 0.34 + 0.05 * k),
            (0.24 + 0.07 * k, 0.42 + 0.05 * k),
            0.014,
            "#ffffff",
            "#78b8e0",
            "#70c8ff",
        )
    star(p, 0.75, 0.62, 0.2, "#c0f0ff", 6)
    sparks(p, 0.6, 0.55, 0.2, "#e0f8ff", 140, 2.4)


def circle_of_balance(p: Painting) -> None:
    """Day and night meet over a circle of standing stones."""
    p.sky((0, "#101a3c"), (0.6, "#3c5890"), (0.85, "#b8c8d8"))
    p.over("#ffc878", (0.5 + (p.x - 0.5) * 3).clip(0, 1) * (0.35 + 0.5 * p.y))
    moon(p, 0.2, 0.24, 0.08, "#e8f0ff")
    moon(p, 0.8, 0.24, 0.09, "#fff0b0")
    stars(p, 120)
    hills(p, ("#4a6a78", "#2c4a50"), "#e8f4e0", 0.6, 0.11, 0.1)
    plain(p, 0.74, "#122a30", "#345a58")
    for x, size in ((0.2, 0.42), (0.8, 0.42), (0.36, 0.28), (0.64, 0.28)):
        p.actor("dolmen", x, 0.78 - size * 0.42, size, ("#6a7884", "#1c262c", "#e8fff8"), side=1 if x < 0.5 else -1)
    for radius in (0.34, 0.39):
        ring(p, 0.5, 0.86, radius, "#60e8e0", 3.6, 0.006, 1.0)
    p.actor("meditation", 0.5, 0.7, 0.34, ("#2c6a80", "#0a1c26", "#d0fff8"), glow=0.9)
    for x, y, tone, sign in (
        (0.5, 0.3, "#b070ff", "pentacle"),
        (0.4, 0.42, "#50b8ff", "water-drop"),
        (0.6, 0.42, "#70d860", "oak-leaf"),
    ):
        p.glow(x, y, 0.1, tone, 0.9)
        p.actor(sign, x, y, 0.11, ("#ffffff", tone, "#ffffff"), glow=0.9)
    sparks(p, 0.5, 0.7, 0.2, "#a0fff0", 80, 2.2, 0.25)


def elemental_convergence(p: Painting) -> None:
    """Streams of all five elements meet above a mage."""
    p.sky((0, "#080a1c"), (0.6, "#1a2450"), (1, "#2c4a70"))
    stars(p, 200)
    peaks(p, "#14203c", "#5a7ab0", 0.95, 0.34)
    for start, tones in (
        ((0.0, 0.86), FIRE),
        ((0.02, 0.1), BLUE_FIRE),
        ((0.98, 0.1), GOLD_FIRE),
        ((1.0, 0.86), GREEN_FIRE),
        ((0.5, -0.12), VIOLET_FIRE),
    ):
        plume(p, (0.5, 0.36), start, 0.075, tones, 0.75, 1.1)
    rays(p, 0.5, 0.36, "#c8d8ff", 20, 0.5, 0.5)
    p.glow(0.5, 0.36, 0.1, "#ffffff", 0.9)
    star(p, 0.5, 0.36, 0.22, "#b0c4ff", 5)
    hill(p, "#0c1428", "#b0d0ff", 0.95, 0.04)
    p.actor(silhouette("raising"), 0.5, 0.76, 0.44, ("#23406e", "#060b18", "#e0f0ff"), glow=0.8)
    sparks(p, 0.5, 0.4, 0.24, "#ffffff", 150, 2.4)


def death_die(p: Painting) -> None:
    """A skeletal hand lifts a black die out of a stormy sea."""
    p.sky((0, "#05090f"), (0.55, "#14303c"), (0.8, "#3a6a70"))
    clouds(p, "#5a8a90", "#071018", 0.6, 0.62)
    bolt(p, (0.84, -0.02), (0.74, 0.62), "#70d8e8", 0.7, 4)
    water(p, 0.64, "#061820", "#9ae8e0", 0.5, 2.4)
    p.glow(0.45, 0.42, 0.5, "#38c8b0", 0.5)
    p.actor("skeletal-hand", 0.45, 0.8, 0.74, ("#c8d8c8", "#26403c", "#e8fff4"), glow=0.5)
    body = die_body(("#4a5a60", "#1a262c", "#05090b"), 3)
    paste(body, icon("death-skull", 400, "#d8fff0"), (300, 300))
    die = body.resize((330, 355), Image.Resampling.LANCZOS).rotate(14, expand=True, resample=Image.Resampling.BICUBIC)
    p.lay(die, 0.44, 0.36)
    rain(p, "#a0d8e0", 420, 0.25)
    hill(p, "#06161c", "#80e0d0", 0.98, 0.06, 0.3)
    sparks(p, 0.45, 0.42, 0.24, "#70ffd8", 90, 2.2)


def ice_missile(p: Painting) -> None:
    """A flight of ice shards bears down on a tower under northern lights."""
    p.sky((0, "#060c24"), (0.6, "#14345c"), (0.85, "#3a7090"))
    stars(p, 260)
    streaks(
        p,
        [
            [(0.0, 0.3 - 0.03 * k), (0.3, 0.12 + 0.02 * k), (0.6, 0.3 - 0.02 * k), (1.0, 0.1 + 0.03 * k)]
            for k in range(6)
        ],
        "#40ffb8",
        16,
        0.35,
        12,
    )
    peaks(p, "#24466c", "#a8d4f0", 0.78, 0.32, "#f0faff")
    hill(p, "#6a94b4", "#ffffff", 0.84, 0.06)
    p.actor("stone-tower", 0.16, 0.64, 0.5, ("#33506e", "#0a1626", "#c8ecff"), side=1)
    for x, y, long, wide in (
        (0.36, 0.5, 0.3, 0.055),
        (0.55, 0.28, 0.2, 0.035),
        (0.58, 0.62, 0.24, 0.042),
        (0.74, 0.44, 0.2, 0.034),
        (0.8, 0.16, 0.16, 0.024),
    ):
        streaks(
            p, [[(x + long, y - 0.1), (x + long + 0.12, y - 0.15), (x + long + 0.26, y - 0.2)]], "#b0e8ff", 5, 0.7, 2
        )
        shard(p, (x + long, y - 0.1), (x, y), wide, "#f0fdff", "#3a8cc8", "#58b8ff")
    sparks(p, 0.55, 0.42, 0.26, "#d8f6ff", 120, 2.2)


def toxic_rain(p: Painting) -> None:
    """Poisonous rain eats away a field of mushrooms and bones."""
    p.sky((0, "#181030"), (0.5, "#4a6a1c"), (0.75, "#d8e850"))
    p.glow(0.5, 0.62, 0.46, "#e0ff50", 0.5)
    clouds(p, "#8aa040", "#180f2a", 0.5, 0.62)
    hills(p, ("#4a5a22", "#2c3a16"), "#d8f070", 0.6, 0.12, 0.1)
    p.actor("dead-wood", 0.8, 0.56, 0.54, ("#3a4418", "#0c1006", "#c8f060"))
    p.actor("raven", 0.7, 0.36, 0.12, ("#262c10", "#080a04", "#c8f060"))
    water(p, 0.78, "#2c3c0c", "#d8ff60", 0.5)
    for x, y, radius in ((0.3, 0.92, 0.08), (0.62, 0.88, 0.06), (0.5, 0.97, 0.09), (0.86, 0.95, 0.07)):
        ring(p, x, y, radius, "#d0ff50", 4.2, 0.005, 0.8)
    p.actor("mushrooms", 0.2, 0.74, 0.36, ("#9a5aa0", "#2c1430", "#e8ff90"))
    p.actor("death-skull", 0.46, 0.82, 0.28, ("#d8d8a0", "#4a4c22", "#f4ffc0"), turn=-14)
    p.actor("fishbone", 0.72, 0.9, 0.2, ("#d8d8a0", "#4a4c22", "#f4ffc0"))
    rain(p, "#c8ff40", 380, 0.1, 0.075, 0.7)
    p.fog(0.76, 0.09, "#a8c840", 0.45)
    sparks(p, 0.5, 0.84, 0.3, "#c8ff50", 50, 3.0, 0.1)


def water_attack(p: Painting) -> None:
    """A tower of water rises against a ship."""
    p.sky((0, "#0c1a2c"), (0.5, "#2c5a78"), (0.8, "#a8ccd0"))
    clouds(p, "#a0c4d0", "#16283c", 0.55, 0.6)
    water(p, 0.7, "#0c3448", "#d0f4f8", 0.35, 2.4)
    p.actor("drakkar", 0.74, 0.6, 0.42, ("#4a3424", "#140c08", "#e8f8ff"), turn=-12, flip=True)
    for grow, dark, light in ((0.0, "#0a3a58", "#2c86a8"), (0.075, "#062840", "#1c6488")):
        curl = [
            (-0.02, 1.05),
            (-0.02, 0.3),
            (0.1, 0.13),
            (0.28, 0.05),
            (0.44, 0.1),
            (0.53, 0.24),
            (0.52, 0.37),
            (0.46, 0.28),
            (0.38, 0.29),
            (0.34, 0.44),
            (0.4, 0.62),
            (0.54, 0.76),
            (0.74, 0.84),
            (1.02, 0.88),
            (1.02, 1.05),
        ]
        _breaker(p, [(x - grow, y + grow * 2.2) for x, y in curl], dark, light)
    sparks(p, 0.5, 0.32, 0.06, "#e8fbff", 150, 4.0, power=0.6)
    sparks(p, 0.4, 0.6, 0.16, "#e0f8ff", 110, 3.0, power=0.6)
    rain(p, "#d0f0f8", 260, 0.4)


def _breaker(p: Painting, outline: list[tuple[float, float]], dark: str, light: str) -> None:
    """A breaking wave: streaks along its face, foam along its edge."""
    mask = p.mask_layer(
        polygon_mask((p.width, p.height), smooth_path([(x * p.width, y * p.height) for x, y in outline], 12), 2)
    )
    flow = p.noise(0.3, 6)
    face = np.sin(p.distance(0.42, 0.42) * 60 + flow * 16) * 0.5 + 0.5
    body = colour(dark) + (colour(light) - colour(dark)) * (0.25 + 0.75 * face * flow * 1.5)[..., None].clip(0, 1)
    p.over(body, mask)
    inside = mask - blur(mask, 10)
    foam = (inside * 3.2 * (p.noise(0.05, 4) * 1.7 - 0.25)).clip(0, 1)
    p.over("#f4fdff", foam)
    p.add("#bfeaf6", blur(foam, 8) * 0.5)


def spring_of_life(p: Painting) -> None:
    """A deer drinks where a bright waterfall fills a pool."""
    p.sky((0, "#2c7a8a"), (0.5, "#a8dcc0"), (0.8, "#f4f4c0"))
    rays(p, 0.5, 0.05, "#fffbd0", 16, 0.7, 1.0)
    hills(p, ("#5c9a7a", "#387a5c"), "#f0ffd0", 0.48, 0.1, 0.16)
    cavern(p, "#2c5a48", (0.52, 0.4, 0.46, 0.62), "#d8ffc0")
    fall = (1 - abs(p.x - 0.52 - 0.02 * (p.noise(0.2) - 0.5)) * 16).clip(0, 1) * ((p.y - 0.14) * 30).clip(0, 1)
    threads = noise(p.height // 8, p.width, 14, p.fresh_seed(), 3).repeat(8, axis=0)[: p.height]
    p.over("#bff0f0", fall * 0.85)
    p.over("#ffffff", fall * (threads * 1.8 - 0.6).clip(0, 1))
    water(p, 0.72, "#12586a", "#f0ffff", 0.6)
    p.fog(0.72, 0.05, "#f0ffff", 0.7)
    for radius in (0.12, 0.2, 0.3):
        ring(p, 0.52, 0.78, radius, "#d0fff8", 4.5, 0.005, 0.7)
    p.actor("deer", 0.26, 0.66, 0.42, ("#7a5430", "#2a1a10", "#fff0c0"), side=1)
    p.actor("fern", 0.9, 0.74, 0.44, ("#3c8a4a", "#0c2c1a", "#d8ffb0"), flip=True)
    p.actor("lotus", 0.68, 0.86, 0.16, ("#ffc0d4", "#9a3c6a", "#ffffff"))
    p.actor("butterfly", 0.38, 0.4, 0.09, ("#fff0a0", "#e0a030", "#ffffff"), turn=20)
    sparks(p, 0.52, 0.6, 0.22, "#f0ffe0", 120, 2.4, 0.1)


PAINTERS: tuple[Callable[[Painting], None], ...] = (
    *(mage_dart, healing_drop, frost_spear, circle_of_balance, elemental_convergence),
    *(death_die, ice_missile, toxic_rain, water_attack, spring_of_life),
)
SCENES = {scene.__name__: scene for scene in PAINTERS}
