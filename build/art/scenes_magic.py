"""Illustrations of the Magic spells."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from art.backdrops import clouds, hills, moon, peaks, pines, plain, stars
from art.dice import BLUE, ELEMENTS, PIPS, die_body, inlay_pips
from art.effects import GOLD_FIRE, VIOLET_FIRE, plume, rain, rays, ring, sparks, star, streaks, swirl
from art.figures import arrow_mask, knight_mask, silhouette, strings
from art.painting import Painting
from art.shapes import round_mask

ARCANE = ("#4a2a7a", "#0e0620", "#e0b8ff")
DUSK = ("#33204e", "#0a0514", "#d8a8ff")


def night(p: Painting, low: str = "#6a3aa0") -> None:
    """A violet sky full of stars."""
    p.sky((0, "#0a0618"), (0.55, "#2c1650"), (0.9, low))
    stars(p, 260)


def cloak_of_invisibility(p: Painting) -> None:
    """A cloaked figure fades before a guard's eyes."""
    night(p)
    moon(p, 0.22, 0.2, 0.09, "#f0e0ff")
    rays(p, 0.22, 0.2, "#d8c0ff", 16, 0.6, 1.2)
    p.glow(0.44, 0.5, 0.4, "#9a50ff", 0.5)
    hills(p, ("#33205a", "#1f1240"), "#d8b0ff", 0.68, 0.12, 0.1)
    before = p.canvas.copy()
    p.actor(silhouette("cloaked"), 0.42, 0.56, 0.8, ("#9a5ae0", "#1c0a38", "#ffffff"), glow=1.0)
    veil = (1 - (p.x - 0.42) * 8 + (p.noise(0.12) - 0.5) * 1.6).clip(0, 1)
    p.canvas = before + (p.canvas - before) * veil[..., None]
    p.glow(0.4, 0.27, 0.035, "#ffffff", 0.8)
    sparks(p, 0.5, 0.55, 0.17, "#e0b0ff", 220, 2.6)
    for x, y in ((0.52, 0.3), (0.56, 0.56), (0.48, 0.74)):
        star(p, x, y, 0.07, "#e8c8ff")
    p.actor(knight_mask(), 0.82, 0.68, 0.56, ("#4a3468", "#0e0818", "#e8c8ff"), flip=True)
    plain(p, 0.93, "#0a0616", "#23143c")
    p.fog(0.9, 0.07, "#8a68c0", 0.5)


def bone_rain(p: Painting) -> None:
    """Bones and skulls pour from a violet cloud onto a graveyard."""
    p.sky((0, "#14061e"), (0.55, "#5a1c70"), (0.85, "#ff9090"))
    p.glow(0.5, 0.75, 0.5, "#ff8090", 0.5)
    clouds(p, "#b070c8", "#1c0a2c", 0.6, 0.7)
    hills(p, ("#442458", "#2a1438"), "#e8b8ff", 0.74, 0.1, 0.1)
    p.actor("dead-wood", 0.12, 0.7, 0.44, DUSK, side=1)
    p.actor("raise-skeleton", 0.86, 0.84, 0.3, ("#d8c8d8", "#3c2444", "#ffffff"))
    kinds = ("crossed-bones", "death-skull", "ribcage", "fishbone", "skeletal-hand", "crossed-bones")
    places = [(x, y) for y in (0.12, 0.36, 0.6) for x in (0.1, 0.3, 0.5, 0.7, 0.9)]
    for k, (x, y) in enumerate(places):
        near = 0.09 + 0.13 * p.chance.random()
        place = (x + 0.06 * p.chance.normal(), y + 0.05 * p.chance.normal())
        streaks(p, [[(place[0], place[1] - 0.22), (place[0], place[1] - 0.1), place]], "#c890f0", 5, 0.45, 2)
        p.actor(
            kinds[k % 6],
            *place,
            near,
            ("#fff4e4", "#7a5a78", "#ffffff"),
            turn=float(p.chance.integers(0, 360)),
            glow=0.4,
            soft=0.0 if near > 0.13 else 1.5,
        )
    rain(p, "#d8a8ff", 200, 0.05, 0.06, 0.5)
    p.fog(0.9, 0.08, "#9a60b0", 0.5)


def coin_flip(p: Painting) -> None:
    """A spinning coin between a bright and a dark fate."""
    p.sky((0, "#1a0c2c"), (1, "#3c1c5c"))
    p.over("#c8861c", ((p.x - 0.5) * 12 + (p.noise(0.3) - 0.5) * 2 + 0.5).clip(0, 1) * 0.8)
    rays(p, 0.5, 0.36, "#fff0b0", 26, 0.6, 0.9)
    p.actor("laurel-crown", 0.83, 0.36, 0.42, ("#fff0a8", "#a86a14", "#ffffff"), share=0.85)
    p.actor("death-skull", 0.17, 0.36, 0.38, ("#7a5a9a", "#1c0c30", "#d8b0ff"), share=0.85)
    arc = [(0.5 + 0.05 * math.sin(k), 0.92 - 0.1 * k) for k in range(6)]
    streaks(p, [arc], "#ffe890", 6, 0.9, 2)
    coin = Image.new("L", (600, 600))
    coin.paste(255, (0, 0), round_mask(600, 600, 300, 1))
    for k, (squeeze, turn) in enumerate(((0.3, 24), (0.7, 12))):
        p.actor(
            coin.resize((int(600 * squeeze), 600)),
            0.5 + 0.015 * k,
            0.66 - 0.14 * k,
            0.16,
            ("#ffe08a", "#8a5a14", "#fff8d8"),
            turn=turn,
            share=0.55,
        )
    p.glow(0.5, 0.34, 0.3, "#ffd860", 0.7)
    p.actor(coin, 0.5, 0.34, 0.42, ("#ffe69a", "#9a6414", "#fffbe0"), glow=0.9)
    p.actor("crown-coin", 0.5, 0.34, 0.44, ("#8a5a14", "#5a380a", "#fff4c0"), glow=0.0)
    p.actor("open-palm", 0.5, 0.9, 0.44, ("#6a4a6a", "#1c1024", "#ffe8b0"))
    sparks(p, 0.5, 0.4, 0.2, "#ffe890", 120, 2.4)


def magic_shield(p: Painting) -> None:
    """Bolts and arrows break on a dome of light."""
    night(p, "#8a3a80")
    hills(p, ("#3c1f58", "#26123c"), "#e8b0ff", 0.7, 0.12, 0.1)
    plain(p, 0.84, "#0e0618", "#2c1640")
    distance = p.distance(0.56, 0.66)
    dome = (distance < 0.44) * 1.0
    p.over("#b060ff", dome * (0.1 + 0.5 * (distance / 0.44) ** 4))
    hexes = (
        np.abs(np.sin(p.x * 60)) ** 14
        + np.abs(np.sin(p.x * 30 + p.y * 33)) ** 14
        + np.abs(np.sin(p.x * 30 - p.y * 33)) ** 14
    )
    p.add("#e0b0ff", dome * hexes * 0.34 * (distance / 0.44) ** 2)
    ring(p, 0.56, 0.66, 0.44, "#c880ff", 1.0, 0.008, 1.2)
    for y, x in ((0.28, 0.36), (0.48, 0.29), (0.68, 0.28)):
        plume(p, (x, y), (x - 0.34, y - 0.06), 0.04, GOLD_FIRE, 0.8)
        star(p, x, y, 0.16, "#ffd8ff", 6)
    p.actor(arrow_mask(), 0.2, 0.82, 0.03, DUSK, turn=8)
    p.actor(silhouette("casting"), 0.58, 0.68, 0.56, ARCANE, flip=True, glow=0.7)
    sparks(p, 0.32, 0.5, 0.12, "#ffd0ff", 110, 2.4)


def fatal_charm(p: Painting) -> None:
    """A hand pulls the strings of a puppet turned against its owner."""
    p.sky((0, "#1c0620"), (0.6, "#5a1450"), (1, "#1c0618"))
    p.shade(0.6 + 0.8 * p.noise(0.3))
    p.glow(0.46, 0.5, 0.55, "#ff50a0", 0.5)
    rays(p, 0.46, 0.0, "#ff90d0", 12, 0.7, 1.0)
    lines = strings(
        [
            ((0.41, 0.2), (0.31, 0.52)),
            ((0.45, 0.22), (0.455, 0.42)),
            ((0.49, 0.22), (0.61, 0.52)),
            ((0.47, 0.22), (0.5, 0.8)),
        ],
        3,
    )
    p.over("#ffd0f0", p.mask_layer(lines) * 0.8)
    p.actor("hand", 0.45, 0.06, 0.46, ("#a05a80", "#2c0c28", "#ffc8e8"), turn=180, glow=0.6)
    p.actor("puppet", 0.455, 0.66, 0.58, ("#c88a6a", "#4a1c28", "#ffe0e8"), glow=0.5)
    p.actor("dagger-rose", 0.83, 0.56, 0.56, ("#e04070", "#3c0a24", "#ffd0e0"), glow=0.6)
    for x, y, size in ((0.16, 0.3, 0.16), (0.1, 0.6, 0.1), (0.25, 0.74, 0.08), (0.68, 0.2, 0.09)):
        p.actor("hearts", x, y, size, ("#ff70b0", "#80105a", "#ffe0f0"), glow=1.0, turn=15)
    ring(p, 0.455, 0.93, 0.26, "#ff60b0", 4.0, 0.006, 0.9)
    sparks(p, 0.45, 0.5, 0.26, "#ff90d0", 110, 2.2)


def protective_cloak(p: Painting) -> None:
    """A great cloak takes the arrows meant for its wearer."""
    night(p, "#7a4a90")
    hills(p, ("#33205a", "#1f1240"), "#d8b0ff", 0.72, 0.12, 0.08)
    plain(p, 0.84, "#0c0618", "#26143c")
    p.glow(0.5, 0.6, 0.42, "#a060ff", 0.6)
    p.actor("wing-cloak", 0.5, 0.5, 0.92, ("#8a50d0", "#1c0a38", "#f4dcff"), glow=0.8)
    p.actor(silhouette("cloaked"), 0.5, 0.66, 0.5, ("#33185c", "#0a0418", "#e0b8ff"), glow=0.4)
    p.glow(0.5, 0.53, 0.05, "#f0d0ff", 0.9)
    shots = ((0.14, 0.3, -24), (0.2, 0.56, -6), (0.86, 0.26, 204), (0.82, 0.54, 186), (0.3, 0.12, -48), (0.7, 0.1, 228))
    for x, y, turn in shots:
        streaks(p, [[(x + (x - 0.5) * 0.7, y - 0.14), (x + (x - 0.5) * 0.3, y - 0.06), (x, y)]], "#ffd8a0", 4, 0.6, 2)
        p.actor(arrow_mask(), x, y, 0.032, ("#c8a070", "#4a3020", "#fff0d8"), turn=turn)
    ring(p, 0.5, 0.9, 0.34, "#b070ff", 4.0, 0.006, 0.9)
    sparks(p, 0.5, 0.5, 0.3, "#d8b0ff", 120, 2.2)


def essence_of_power(p: Painting) -> None:
    """Six lights circle a mage and feed a pillar of force."""
    night(p, "#8a4ac0")
    peaks(p, "#26144a", "#a070e0", 0.86, 0.3)
    plain(p, 0.84, "#0c0618", "#2c1650")
    column = np.exp(-(((p.x - 0.5) / 0.055) ** 2)) * np.clip(1.1 - p.y, 0, 1)
    p.add("#b060ff", column * 1.2)
    p.over("#ffffff", column**3 * 0.7)
    for radius in (0.26, 0.34, 0.4):
        ring(p, 0.5, 0.9, radius, "#c070ff", 3.8, 0.006, 1.0)
    orbit = [
        (0.5 + 0.27 * math.cos(k / 20 * 2 * math.pi), 0.52 + 0.16 * math.sin(k / 20 * 2 * math.pi)) for k in range(21)
    ]
    streaks(p, [orbit[:11]], "#e0b0ff", 3, 0.6)
    p.actor(silhouette("raising"), 0.5, 0.66, 0.58, ("#6a3ab0", "#120828", "#f8e8ff"), glow=0.9)
    streaks(p, [orbit[10:]], "#e0b0ff", 3, 0.3)
    for k, tone in enumerate(("#ff6030", "#40a0ff", "#60e050", "#ffd040", "#c070ff", "#e8e8f0")):
        angle = 2 * math.pi * k / 6 + 0.4
        x, y = 0.5 + 0.27 * math.cos(angle), 0.52 + 0.16 * math.sin(angle)
        p.glow(x, y, 0.09, tone, 1.3)
        p.over(tone, ((0.035 - p.distance(x, y)) * 200).clip(0, 1))
        p.glow(x - 0.006, y - 0.012, 0.018, "#ffffff", 1.2)
    sparks(p, 0.5, 0.45, 0.24, "#e8c8ff", 150, 2.4, 0.2)


def power_siphon(p: Painting) -> None:
    """A mage drains the force of a kneeling rival."""
    p.sky((0, "#12061e"), (0.6, "#3c1a58"), (1, "#14081e"))
    clouds(p, "#7a4a98", "#12081e", 0.6, 0.55)
    hills(p, ("#331c4a", "#201030"), "#d8a8ff", 0.7, 0.12, 0.08)
    plain(p, 0.86, "#0c0614", "#2a1638")
    for k in range(7):
        wave = [(0.84 - 0.1 * n, 0.56 + 0.1 * math.sin(n * 1.5 + k * 0.9) * (1 - abs(n - 3) / 5)) for n in range(7)]
        streaks(p, [wave], "#e050ff" if k % 2 else "#8060ff", 5, 0.8, 1.5)
    plume(p, (0.3, 0.53), (0.6, 0.55), 0.06, VIOLET_FIRE, 1.0, 0.9)
    p.glow(0.28, 0.53, 0.13, "#f0a0ff", 1.2)
    star(p, 0.28, 0.53, 0.2, "#f8d0ff", 6)
    p.actor("soul", 0.86, 0.6, 0.56, ("#e0b8ff", "#4a2070", "#ffffff"), glow=0.8)
    p.actor(silhouette("casting"), 0.15, 0.68, 0.64, ARCANE, side=1, glow=0.6)
    sparks(p, 0.5, 0.54, 0.16, "#f0b0ff", 130, 2.4)


def scroll_of_warping(p: Painting) -> None:
    """The world itself bends around an unrolled scroll."""
    p.sky((0, "#12082c"), (0.5, "#4a2a90"), (0.8, "#e080a8"))
    stars(p, 260, 0.9)
    moon(p, 0.3, 0.26, 0.1, "#ffe8f8")
    peaks(p, "#2c1a58", "#c890e8", 0.8, 0.4)
    p.actor("castle-ruins", 0.72, 0.62, 0.5, DUSK)
    pines(p, "#160a30", 0.82, 0.24, 18, "#d090ff")
    for k in range(8):
        streaks(p, [[(0.0, 0.1 * k), (0.5, 0.1 * k + 0.08), (1.0, 0.1 * k)]], "#c070ff", 4, 0.4, 2)
    swirl(p, 0.5, 0.48, 0.85, 1.0)
    p.glow(0.5, 0.48, 0.26, "#d080ff", 0.9)
    p.actor("scroll-unfurled", 0.5, 0.48, 0.5, ("#fff0d8", "#a87a90", "#ffffff"), turn=-12, glow=1.1)
    p.actor("pentacle", 0.5, 0.46, 0.15, ("#8a3ac8", "#3c1468", "#f0c8ff"), turn=-12, glow=0.8)
    sparks(p, 0.5, 0.48, 0.3, "#f0c8ff", 140, 2.4)


def _thrown(number: int, tones: tuple[str, str, str], size: int, turn: float) -> Image.Image:
    body = die_body(tones, 90 + number)
    inlay_pips(body, PIPS[number])
    small = body.resize((size, round(size * body.height / body.width)), Image.Resampling.LANCZOS)
    return small.rotate(turn, expand=True, resample=Image.Resampling.BICUBIC)


def lucky_dice(p: Painting) -> None:
    """Two enchanted dice tumble under a horseshoe."""
    p.sky((0, "#160a2c"), (0.6, "#3c1c6a"), (1, "#1c0c34"))
    p.shade(0.6 + 0.8 * p.noise(0.2))
    rays(p, 0.5, 0.5, "#ffd870", 24, 0.7, 0.9)
    p.actor("horseshoe", 0.5, 0.34, 0.74, ("#e8c878", "#6a4214", "#fff8d8"), turn=180, glow=0.6, share=0.9)
    plain(p, 0.8, "#12081f", "#33185c")
    p.ground_shadow(0.36, 0.86, 0.2, 0.8)
    p.ground_shadow(0.66, 0.8, 0.2, 0.8)
    streaks(
        p,
        [[(0.0, 0.2), (0.16, 0.1), (0.3, 0.4), (0.36, 0.6)], [(1.0, 0.1), (0.86, 0.06), (0.74, 0.3), (0.67, 0.5)]],
        "#f0c0ff",
        8,
        0.8,
        3,
    )
    p.lay(_thrown(6, ELEMENTS["magic"][1], 270, 22), 0.36, 0.64)
    p.lay(_thrown(5, BLUE, 240, -26), 0.67, 0.56)
    for x, y, size in ((0.28, 0.48, 0.12), (0.45, 0.5, 0.08), (0.74, 0.4, 0.12), (0.6, 0.72, 0.08)):
        star(p, x, y, size, "#ffe8a0")
    sparks(p, 0.5, 0.55, 0.26, "#ffe080", 170, 2.6)


PAINTERS: tuple[Callable[[Painting], None], ...] = (
    *(cloak_of_invisibility, bone_rain, coin_flip, magic_shield, fatal_charm),
    *(protective_cloak, essence_of_power, power_siphon, scroll_of_warping, lucky_dice),
)
SCENES = {scene.__name__: scene for scene in PAINTERS}
