"""Illustrations of the Earth spells."""

import math
from collections.abc import Callable

from art.backdrops import clouds, hill, hills, moon, peaks, pines, plain
from art.effects import GREEN_FIRE, plume, rays, ring, shard, smoke, sparks, star, streaks
from art.figures import bramble, knight_mask
from art.materials import blur
from art.painting import Painting
from art.shapes import polygon_mask

LEAF = ("#4a8a3c", "#102a14", "#e0ffb0")
BARK = ("#5a4228", "#1a1009", "#ffe8a8")


def stem(
    p: Painting,
    line: list[tuple[float, float]],
    width: float,
    tones: tuple[str, str, str] = ("#4a6a2c", "#122010", "#d8ff90"),
) -> None:
    """A thorny stem winding through the picture."""
    p.actor(bramble(line, width), 0.5, 0.5, 1.0, tones, glow=0.25)


def thorn(p: Painting) -> None:
    """A giant bramble bars a fencer's way."""
    p.sky((0, "#0c1c14"), (0.6, "#2c5a34"), (0.9, "#a8b860"))
    rays(p, 0.7, 0.0, "#e8ff90", 16, 0.7, 1.1)
    pines(p, "#12301e", 0.72, 0.6, 14)
    plain(p, 0.82, "#0c1a0c", "#23401e")
    p.actor("fencer", 0.8, 0.78, 0.3, ("#2c3420", "#080c06", "#f0ffb0"), flip=True)
    stem(
        p,
        [(-0.05, 0.9), (0.16, 0.56), (0.34, 0.66), (0.42, 0.36), (0.3, 0.22), (0.44, 0.1), (0.6, 0.3), (0.66, 0.62)],
        17,
    )
    stem(
        p,
        [(0.1, 1.05), (0.3, 0.84), (0.5, 0.9), (0.58, 0.7), (0.5, 0.56), (0.62, 0.48)],
        13,
        ("#35561f", "#0c180a", "#c8f080"),
    )
    p.actor("rose", 0.3, 0.3, 0.22, ("#d03048", "#4a0614", "#ffc8c0"))
    p.actor("rose", 0.54, 0.84, 0.17, ("#d03048", "#4a0614", "#ffc8c0"), flip=True)
    star(p, 0.665, 0.63, 0.12, "#e8ff90")
    p.fog(0.9, 0.07, "#a8c878", 0.35)


def moss_poultice(p: Painting) -> None:
    """Herbs, mushrooms and a mortar on a mossy stone."""
    p.sky((0, "#1c3a20"), (0.5, "#4a8040"), (1, "#c8d880"))
    p.glow(0.6, 0.2, 0.5, "#f4ffb0", 0.6)
    rays(p, 0.62, -0.1, "#f8ffc0", 14, 0.7, 1.2)
    p.actor("beech", 0.14, 0.3, 0.7, ("#2c5a30", "#10240f", "#d8ffa0"), share=0.9, soft=3)
    p.actor("beech", 0.9, 0.26, 0.62, ("#2c5a30", "#10240f", "#d8ffa0"), share=0.9, soft=3)
    hill(p, "#5c6a4a", "#e8ffb0", 0.66, 0.1, 0.4)
    hill(p, "#3c6a2c", "#c8f080", 0.76, 0.05, 0.8)
    p.ground_shadow(0.5, 0.86, 0.3)
    p.actor("pestle-mortar", 0.5, 0.66, 0.5, ("#b8a888", "#3c3024", "#fff8d0"))
    p.actor("herbs-bundle", 0.22, 0.66, 0.4, ("#7ab050", "#1c3c18", "#f0ffb8"), turn=-18)
    p.actor("mushrooms", 0.8, 0.74, 0.34, ("#d0683c", "#4a1a10", "#ffe8c0"))
    p.actor("sprout", 0.64, 0.4, 0.12, LEAF)
    for x, y in ((0.46, 0.36), (0.54, 0.3), (0.5, 0.42)):
        star(p, x, y, 0.06, "#c8ff80")
    smoke(p, 0.51, 0.48, 0.1, 0.45, "#c8f098", 0.6)
    sparks(p, 0.5, 0.42, 0.2, "#d8ff90", 110, 2.2, 0.15)


def stone_fist(p: Painting) -> None:
    """A fist of rock bursts from the ground."""
    p.sky((0, "#2c3a4a"), (0.5, "#c08a48"), (0.8, "#ffd880"))
    p.glow(0.48, 0.5, 0.42, "#ffd070", 0.55)
    rays(p, 0.48, 0.55, "#ffe8a8", 20, 0.8, 0.9)
    clouds(p, "#ffe0a0", "#4a4640", 0.4, 0.45)
    hills(p, ("#6a7a40", "#44522c"), "#fff0b8", 0.62, 0.12, 0.12)
    for k in range(26):
        angle, reach = p.chance.random() * math.pi, 0.22 + 0.32 * p.chance.random()
        x, y, size = (
            0.48 + reach * math.cos(angle) * 0.75,
            0.82 - reach * math.sin(angle) * 1.3,
            0.012 + 0.03 * p.chance.random(),
        )
        shard(
            p,
            (x, y),
            (x + size * math.cos(k), y + size * 1.6 * math.sin(k)),
            size * 0.6,
            "#b0a480",
            "#4a4230",
            "#302818",
        )
    smoke(p, 0.48, 0.98, 0.5, 0.5, "#a89468", 0.8)
    p.actor("fist", 0.48, 0.5, 0.84, ("#9a7a50", "#20140a", "#fff4c8"), glow=0.7)
    p.actor(knight_mask(), 0.82, 0.3, 0.34, ("#4a3c28", "#120c08", "#ffe8b0"), turn=-105)
    hill(p, "#4a4028", "#fff0b0", 0.86, 0.1, 0.16)
    smoke(p, 0.36, 0.98, 0.24, 0.3, "#c0aa78", 0.7)
    smoke(p, 0.62, 0.98, 0.24, 0.3, "#c0aa78", 0.7)
    sparks(p, 0.48, 0.84, 0.24, "#f0d890", 120, 2.6, 0.1)


def earths_embrace(p: Painting) -> None:
    """An old oak shelters a resting figure between its roots."""
    p.sky((0, "#1c3040"), (0.5, "#5c8a6a"), (0.85, "#f0e090"))
    moon(p, 0.5, 0.34, 0.2, "#fff4b8", 0.8)
    hills(p, ("#4a7a50", "#2c5436"), "#f4ffc0", 0.6, 0.1, 0.1)
    p.actor("oak", 0.5, 0.46, 0.98, ("#3c7a38", "#2a1c0e", "#f4ffb0"), glow=0.5)
    hill(p, "#23401f", "#d8f090", 0.87, 0.05, 0.4)
    for line in (
        [(0.46, 0.84), (0.36, 0.8), (0.28, 0.9), (0.2, 0.88)],
        [(0.54, 0.84), (0.64, 0.8), (0.72, 0.9), (0.82, 0.87)],
    ):
        p.actor(bramble([(x, y) for x, y in line], 12), 0.5, 0.5, 1.0, BARK, glow=0)
    p.glow(0.5, 0.8, 0.2, "#e0ff90", 0.8)
    p.actor("meditation", 0.5, 0.8, 0.24, ("#7a9a50", "#1c3018", "#fbffd0"), glow=0.9)
    p.actor("deer", 0.16, 0.78, 0.2, ("#6a5030", "#20160c", "#fff0b0"), side=1)
    p.actor("rose", 0.84, 0.86, 0.1, ("#ff9ab0", "#8a2c50", "#ffffff"))
    sparks(p, 0.5, 0.66, 0.32, "#e8ff80", 130, 2.6)


def mother_earths_wrath(p: Painting) -> None:
    """A mountain opens its eyes above a lone rider."""
    p.sky((0, "#12201c"), (0.5, "#4a7a48"), (0.85, "#f0e080"))
    clouds(p, "#c0d080", "#14201a", 0.4, 0.5)
    p.glow(0.56, 0.5, 0.46, "#e8f080", 0.6)
    rays(p, 0.56, 0.46, "#f4ffa0", 18, 0.7, 0.9)
    peaks(p, "#4a4a34", "#c8bc80", 0.8, 0.5)
    p.actor("golem-head", 0.56, 0.44, 0.82, ("#8a8460", "#26241a", "#fff8c0"), glow=0.9)
    for x in (0.505, 0.605):
        p.glow(x, 0.47, 0.06, "#90ff40", 1.4)
        p.glow(x, 0.47, 0.02, "#ffffff", 1.2)
    pines(p, "#12200f", 0.86, 0.22, 22, "#c8d870")
    plain(p, 0.88, "#0c140a", "#23301a")
    p.actor("mounted-knight", 0.14, 0.8, 0.3, ("#2c2a20", "#080806", "#ffffb0"), side=1)
    for _ in range(12):
        x, y = 0.3 + 0.6 * p.chance.random(), 0.1 + 0.7 * p.chance.random()
        shard(p, (x, y), (x + 0.02, y + 0.04), 0.02, "#a09870", "#3a3626", "#201c10")
    sparks(p, 0.56, 0.6, 0.3, "#b0ff50", 100, 2.2, 0.1)


def essence_of_versatility(p: Painting) -> None:
    """A young tree bears the lights of all elements."""
    p.sky((0, "#0e2420"), (0.6, "#2c6a50"), (1, "#b8d890"))
    p.glow(0.5, 0.4, 0.6, "#d0ffb0", 0.5)
    hills(p, ("#2c6a44", "#1c4a2c"), "#d8ffc0", 0.66, 0.1, 0.1)
    p.actor("sprout", 0.5, 0.56, 0.7, ("#8ad060", "#1c4a1c", "#f8ffd0"), glow=0.7)
    hill(p, "#1c3016", "#c0f080", 0.9, 0.05)
    orbit = [
        (0.5 + 0.36 * math.cos(k / 30 * 2 * math.pi), 0.42 + 0.3 * math.sin(k / 30 * 2 * math.pi)) for k in range(31)
    ]
    streaks(p, [orbit[:16], orbit[15:]], "#ffffff", 3, 0.5)
    lights = (
        ("flame", "#ff6a30"),
        ("water-drop", "#40a8ff"),
        ("oak-leaf", "#70e050"),
        ("power-lightning", "#ffd040"),
        ("pentacle", "#b870ff"),
    )
    for number, (sign, tone) in enumerate(lights):
        angle = 2 * math.pi * (number / 5 - 0.25)
        x, y = 0.5 + 0.36 * math.cos(angle), 0.42 + 0.3 * math.sin(angle)
        p.glow(x, y, 0.13, tone, 1.0)
        p.actor(sign, x, y, 0.15, ("#ffffff", tone, "#ffffff"), glow=1.0)
    sparks(p, 0.5, 0.45, 0.26, "#f0ffc0", 110, 2.2)


def healing_aura(p: Painting) -> None:
    """A stag of light stands in a glade."""
    p.sky((0, "#0a2018"), (0.5, "#1c5a3c"), (0.9, "#90d890"))
    rays(p, 0.5, -0.1, "#d0ffc0", 20, 0.9, 1.2)
    p.actor("birch-trees", 0.1, 0.4, 0.86, ("#5c7a60", "#16281c", "#e8ffe0"), share=0.9, side=1)
    p.actor("birch-trees", 0.92, 0.4, 0.86, ("#5c7a60", "#16281c", "#e8ffe0"), share=0.9, flip=True)
    plain(p, 0.74, "#0f2c18", "#2c6a3c")
    p.glow(0.5, 0.5, 0.36, "#90ff90", 0.8)
    for radius in (0.2, 0.32, 0.45):
        ring(p, 0.5, 0.84, radius, "#80ff90", 3.8, 0.006, 0.9)
    p.actor("deer", 0.5, 0.53, 0.66, ("#e8fff0", "#3c9a5c", "#ffffff"), glow=1.1)
    for x, y, turn in ((0.3, 0.36, 20), (0.7, 0.28, -25), (0.76, 0.56, 10)):
        p.actor("butterfly", x, y, 0.09, ("#f8ffc0", "#70c850", "#ffffff"), turn=turn, glow=0.9)
    p.actor("fern", 0.24, 0.86, 0.3, LEAF)
    p.actor("fern", 0.82, 0.88, 0.26, LEAF, flip=True)
    sparks(p, 0.5, 0.5, 0.28, "#d8ffb0", 150, 2.4, 0.1)


def life_drain(p: Painting) -> None:
    """A robed figure draws the green life out of a tree."""
    p.sky((0, "#14160f"), (0.6, "#3c4030"), (0.9, "#8a8a5c"))
    clouds(p, "#70745c", "#14160f", 0.5, 0.55)
    hills(p, ("#44483a", "#2a2c22"), "#c0c890", 0.64, 0.12, 0.1)
    p.actor("dead-wood", 0.78, 0.5, 0.8, ("#5c5a44", "#12120c", "#d0ff90"))
    p.actor("heart-organ", 0.775, 0.62, 0.15, ("#d0ff80", "#3c8a20", "#ffffff"), glow=1.1)
    lines = [[(0.76, 0.6), (0.6, 0.3 + 0.09 * k), (0.42, 0.66 - 0.07 * k), (0.26, 0.5)] for k in range(5)]
    streaks(p, lines, "#90ff40", 5, 0.9, 1.4)
    plume(p, (0.26, 0.5), (0.5, 0.46), 0.07, GREEN_FIRE, 1.1, 0.9)
    sparks(p, 0.5, 0.48, 0.13, "#b0ff50", 110, 2.8)
    plain(p, 0.86, "#101108", "#2c2e1c")
    p.actor("robe", 0.18, 0.6, 0.64, ("#33401f", "#080a05", "#c8ff70"), side=1, glow=0.7)
    p.glow(0.18, 0.36, 0.03, "#d0ff60", 1.2)
    p.actor("raven", 0.93, 0.24, 0.12, ("#202018", "#060604", "#c0d890"), flip=True)


def regeneration(p: Painting) -> None:
    """New shoots and a lizard on a burnt stump at dawn."""
    p.sky((0, "#2c3a5c"), (0.45, "#c88a70"), (0.75, "#ffe0a0"))
    moon(p, 0.7, 0.5, 0.14, "#fff0b0")
    rays(p, 0.7, 0.5, "#ffe8a0", 22, 0.6, 1.0)
    pines(p, "#54484a", 0.66, 0.3, 15, "#ffd8a0")
    plain(p, 0.72, "#241a12", "#5c4a30")
    stump = [
        (0.24, 1.02),
        (0.3, 0.86),
        (0.31, 0.6),
        (0.29, 0.5),
        (0.36, 0.55),
        (0.4, 0.46),
        (0.45, 0.55),
        (0.52, 0.5),
        (0.58, 0.56),
        (0.56, 0.7),
        (0.6, 0.88),
        (0.7, 1.02),
    ]
    p.actor(
        polygon_mask((1280, 800), [(x * 1280, y * 800) for x, y in stump]),
        0.5,
        0.5,
        1.0,
        ("#3c2c22", "#120c0a", "#ffc880"),
        glow=0.2,
        side=1,
    )
    p.actor("gecko", 0.44, 0.72, 0.4, ("#8ad050", "#1c5a20", "#f8ffc0"), turn=-30, side=1)
    for x, y, size in ((0.34, 0.46, 0.18), (0.5, 0.4, 0.26), (0.57, 0.5, 0.14), (0.22, 0.86, 0.16), (0.78, 0.88, 0.2)):
        p.actor("sprout", x, y, size, ("#90d860", "#1c5a1c", "#fbffd0"), glow=0.8)
    sparks(p, 0.46, 0.5, 0.22, "#e8ff90", 100, 2.4, 0.15)


def _chasm(p: Painting) -> None:
    """A jagged rift from the horizon to the viewer with fire in its depth, and smaller cracks beside it."""
    left, right = [(0.5, 0.72)], [(0.505, 0.72)]
    for step in range(1, 15):
        y = 0.72 + 0.32 * (step / 14) ** 1.3
        middle = 0.5 + 0.05 * math.sin(step * 2.4) * (0.3 + step / 9) + 0.02 * p.chance.normal() * step / 8
        half = 0.006 + 0.13 * (step / 14) ** 1.8
        left.append((middle - half * (0.8 + 0.4 * p.chance.random()), y))
        right.append((middle + half * (0.8 + 0.4 * p.chance.random()), y))
    outline = [(x * p.width, y * p.height) for x, y in [*left, *right[::-1]]]
    rift = p.mask_layer(polygon_mask((p.width, p.height), outline, 2))
    p.over("#ffdca0", (blur(rift, 2.5) * 1.6).clip(0, 1) * 0.55)
    p.over("#120602", rift)
    depth = blur(rift, 26)
    p.over("#d8420c", rift * (depth * 1.5 - 0.35).clip(0, 1))
    p.over("#ffb848", rift * (depth * 2.2 - 1.15).clip(0, 1))
    p.add("#ff6a18", blur(rift, 60) * 0.55)
    for root, side in ((5, -1), (8, 1), (11, -1), (12, 1)):
        x, y = (left if side < 0 else right)[root]
        crack = [(x, y), (x + 0.07 * side, y + 0.01), (x + 0.12 * side, y + 0.05), (x + 0.2 * side, y + 0.05)]
        p.over("#120602", p.mask_layer(bramble(crack, 9, thorny=False)) * 0.95)


def earthquake(p: Painting) -> None:
    """The ground splits and a tower falls."""
    p.sky((0, "#1c1a2a"), (0.5, "#8a4a34"), (0.8, "#ffb860"))
    p.glow(0.5, 0.66, 0.4, "#ff9040", 0.6)
    clouds(p, "#d88a50", "#1c1620", 0.5, 0.55)
    hills(p, ("#5a4638", "#3c3028"), "#ffd898", 0.58, 0.1, 0.14)
    p.actor("tower-fall", 0.24, 0.52, 0.66, ("#4a3c34", "#140e0c", "#ffd890"), turn=9, side=1)
    p.actor("church", 0.8, 0.58, 0.42, ("#443832", "#140e0c", "#ffd890"), turn=-14)
    plain(p, 0.72, "#2c2018", "#6a4e34")
    _chasm(p)
    for k in range(16):
        x, y, size = p.chance.random(), 0.2 + 0.6 * p.chance.random(), 0.014 + 0.025 * p.chance.random()
        shard(p, (x, y), (x + size, y + size * 1.8 * math.cos(k)), size * 0.8, "#a08460", "#3c2c1c", "#181008")
    p.fog(0.73, 0.06, "#c89a60", 0.5)
    sparks(p, 0.5, 0.8, 0.16, "#ffb050", 120, 2.6, 0.25)


PAINTERS: tuple[Callable[[Painting], None], ...] = (
    *(thorn, moss_poultice, stone_fist, earths_embrace, mother_earths_wrath),
    *(essence_of_versatility, healing_aura, life_drain, regeneration, earthquake),
)
SCENES = {scene.__name__: scene for scene in PAINTERS}
