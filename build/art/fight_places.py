"""Where fights happen: wide places with a lit floor below, on which two sides stand; the middle is the lightest."""

from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image

from art.backdrops import cavern, clouds, hill, hills, moon, peaks, pines, plain, stars
from art.demon_scenes import Palette
from art.effects import FIRE, VIOLET_FIRE, blaze, plume, rays, ring, smoke, sparks
from art.painting import Painting
from art.places import PICTURES
from art.talisman_buildings import house, tower, window
from art.talisman_nature import backwall, column, floor, leafy, masonry, meadow, road, rock, tufts
from art.talisman_sculpt import creature, prop

SIZE = (1200, 900)
GREY = ("#b8b8cc", "#54546c", "#ffffff")
STONE = ("#a8a4b0", "#3c3848", "#f0ecff")
Place = Callable[[Painting], None]


def _ring_of_ground(p: Painting, tone: str, level: float = 0.86) -> None:
    """Light on the ground between both sides."""
    p.glow(0.5, level, 0.42, tone, 0.3, 2.6)


def meadow_at_dusk(p: Painting) -> None:
    """Fields under a low sun, with a path between those who meet."""
    p.sky((0, "#2c3a6c"), (0.3, "#8a6a94"), (0.52, "#f8b878"), (0.6, "#ffe0a0"))
    clouds(p, "#ffc8a0", "#4a4070", 0.5, 0.5)
    moon(p, 0.5, 0.46, 0.07, "#fff0c0")
    rays(p, 0.5, 0.46, "#ffe0a0", 20, 0.22, 1.0)
    hills(p, ("#7a6478", "#64604c"), "#ffd090", 0.5, 0.06, 0.1)
    for x, size in ((0.06, 0.5), (0.2, 0.3), (0.82, 0.32), (0.95, 0.54)):
        leafy(p, x, 0.68, size, "#3c4a24", "#d0a848")
    meadow(p, 0.62, "#8a8440", "#3c4420", "#ffe890", 0.02)
    road(p, [(0.5, 0.62, 0.015), (0.49, 0.76, 0.07), (0.52, 1.04, 0.2)], "#b89468", "#ffe0b0")
    tufts(p, 0.7, 1.04, "#4c5a24", "#e0d070", 420, 0.05)
    _ring_of_ground(p, "#ffc870")


def woods(p: Painting) -> None:
    """A clearing between tall trunks."""
    p.sky((0, "#1c3a30"), (0.4, "#5c8a50"), (0.7, "#d8e088"))
    p.glow(0.5, 0.4, 0.3, "#f4ffb0", 0.9)
    rays(p, 0.5, 0.0, "#f0ffb0", 18, 0.8, 1.0)
    pines(p, "#6a9058", 0.6, 0.5, 18)
    p.fog(0.56, 0.1, "#d8e8a0", 0.6)
    pines(p, "#35583a", 0.66, 0.5, 9, "#c8e888")
    p.glow(0.5, 0.5, 0.26, "#e8ffa0", 0.45)
    for x, size in ((0.02, 1.0), (0.17, 0.7), (0.84, 0.72), (0.98, 1.04)):
        leafy(p, x, 0.74, size, "#1c4020", "#88b84c")
    meadow(p, 0.66, "#5a7a38", "#22381c", "#e0ffa0", 0.02)
    tufts(p, 0.7, 1.04, "#2c4c20", "#a0c858", 460, 0.06)
    sparks(p, 0.5, 0.5, 0.4, "#f0ffb0", 90, 2.0)
    _ring_of_ground(p, "#d0e870")


def crags(p: Painting) -> None:
    """A ledge among snowy peaks."""
    p.sky((0, "#22345c"), (0.35, "#6a8ab0"), (0.6, "#f0d8c0"))
    clouds(p, "#f8e8e0", "#4a5878", 0.5, 0.5)
    peaks(p, "#5c6880", "#e8e0e0", 0.66, 0.46, "#ffffff")
    peaks(p, "#4a5064", "#c8b8b0", 0.72, 0.22)
    p.fog(0.64, 0.08, "#e8e4e8", 0.6)
    plain(p, 0.66, "#4c4850", "#948c88", 0.12)
    for x, foot, size in ((0.03, 0.84, 0.42), (0.15, 0.76, 0.2), (0.87, 0.77, 0.22), (0.98, 0.86, 0.46)):
        rock(p, x, foot, size, "#787480", "#fff0e0")
    _ring_of_ground(p, "#ffe8d0")


def desert(p: Painting) -> None:
    """Dunes under a white sun."""
    p.sky((0, "#3c5c8c"), (0.35, "#d8a878"), (0.6, "#ffe8b0"))
    moon(p, 0.5, 0.34, 0.08, "#fff8d8")
    rays(p, 0.5, 0.34, "#fff0c0", 22, 0.12, 1.0)
    hills(p, ("#d8a868", "#c89050", "#b07a3c"), "#fff0c0", 0.52, 0.07, 0.09)
    plain(p, 0.68, "#8a5c2c", "#d8a458", 0.09)
    for x, foot, size in ((0.05, 0.78, 0.24), (0.93, 0.77, 0.26)):
        prop(p, "animal-skull", x, foot, size * 0.5, ("#f4e8d0", "#8a7858", "#ffffff"))
        rock(p, x + 0.05, foot, size, "#b08858", "#fff0c8")
    _ring_of_ground(p, "#ffe0a0")


def ruins(p: Painting) -> None:
    """Broken columns in the evening."""
    p.sky((0, "#2a2850"), (0.35, "#7a608c"), (0.6, "#f0b890"))
    clouds(p, "#f0c0b0", "#3c3460", 0.5, 0.5)
    hills(p, ("#6a5870", "#58504c"), "#ffd0a8", 0.52, 0.07, 0.1)
    for x, top, wide in ((0.05, 0.02, 0.14), (0.2, 0.24, 0.1), (0.8, 0.2, 0.1), (0.95, 0.04, 0.14)):
        column(p, x, top, 0.72, wide, "#b8ac98", "#fff4d8")
    floor(p, 0.66, "#9a9078", "#403828", 9)
    tufts(p, 0.7, 1.0, "#4a5428", "#c8c068", 90, 0.04)
    for x, foot, size in ((0.12, 0.86, 0.12), (0.9, 0.9, 0.16)):
        rock(p, x, foot, size, "#a89c88", "#fff4e0")
    _ring_of_ground(p, "#ffd8a0")


def graveyard(p: Painting) -> None:
    """Stones under the moon."""
    p.sky((0, "#101c40"), (0.4, "#3c5488"), (0.62, "#a8b8d0"))
    stars(p, 220)
    moon(p, 0.5, 0.26, 0.13, "#f0f4ff")
    hills(p, ("#3c4868", "#344050"), "#c8d8ff", 0.56, 0.06, 0.08)
    for x, flip in ((0.07, False), (0.93, True)):
        creature(p, "dead-wood", x, 0.4, 0.72, ("#34384c", "#10121e", "#b8c8f0"), flip=flip)
    meadow(p, 0.64, "#4c6058", "#1c2c2c", "#c8e8e0", 0.02)
    for x, foot, size in ((0.04, 0.8, 0.26), (0.19, 0.72, 0.15), (0.3, 0.69, 0.1), (0.7, 0.69, 0.1), (0.82, 0.73, 0.16),
                          (0.96, 0.82, 0.28)):  # fmt: skip
        prop(p, "tombstone", x, foot, size, GREY, turn=6 - 12 * x)
    p.fog(0.74, 0.06, "#b8d8e0", 0.5)
    _ring_of_ground(p, "#a8d0f0")


def street(p: Painting) -> None:
    """A square between houses and towers at dusk."""
    p.sky((0, "#2c3464"), (0.36, "#8c6c9c"), (0.6, "#ffc890"))
    stars(p, 60, 0.3)
    tower(p, 0.36, 0.26, 0.66, 0.08)
    tower(p, 0.66, 0.22, 0.66, 0.09)
    house(p, 0.08, 0.74, 0.44, 0.6, lamp="#ffb840")
    house(p, 0.93, 0.74, 0.44, 0.62, roof="#6a5044", lamp="#ffb840", flip=True)
    house(p, 0.24, 0.68, 0.24, 0.34, lamp="#ffb840")
    house(p, 0.79, 0.68, 0.24, 0.34, roof="#5c4a5c", lamp="#ffb840", flip=True)
    floor(p, 0.66, "#a08c78", "#42342c", 11)
    for x in (0.14, 0.86):
        p.glow(x, 0.62, 0.2, "#ffa840", 0.4)
    _ring_of_ground(p, "#ffc880")


def _hall(p: Painting, wall: tuple[str, str], ground: tuple[str, str], lamp: str, fire: tuple[str, ...]) -> None:
    """A vaulted hall of stone with columns and torches."""
    backwall(p, wall[0], wall[1], 0.2, 0.6)
    masonry(p, (0.0, 0.0, 1.0, 0.66), wall[0], wall[1], 0.075)
    p.shade(0.26 + 0.5 * np.exp(-((p.distance(0.5, 0.4) / 0.62) ** 2)))
    for x in (0.05, 0.22, 0.78, 0.95):
        column(p, x, -0.02, 0.7, 0.1 if 0.1 < x < 0.9 else 0.15, wall[0], wall[0])
    floor(p, 0.66, *ground, 9)
    for x, turn in ((0.135, -36), (0.865, 40)):
        creature(p, "torch", x, 0.4, 0.17, ("#9a6434", "#3a2010", "#ffd080"), turn=turn, glow=0.2)
        plume(p, (x, 0.35), (x, 0.16), 0.04, fire)
        p.glow(x, 0.32, 0.22, lamp, 0.3)


def hall(p: Painting) -> None:
    """A hall with a bright window."""
    _hall(p, ("#8a7464", "#3c2e28"), ("#8a7460", "#30241c"), "#ffb860", FIRE)
    window(p, 0.5, 0.2, 0.16, 0.3, "#ffd890", True)
    rays(p, 0.5, 0.24, "#ffe0a0", 14, 0.22, 1.0)
    _ring_of_ground(p, "#ffc070")


def abyss(p: Painting) -> None:
    """A cavern over fire."""
    p.sky((0, "#4a1420"), (0.5, "#c8502c"), (0.7, "#ffb050"))
    rays(p, 0.5, 0.56, "#ffc060", 20, 0.6, 1.0)
    blaze(p, 0.7, 0.3, FIRE, 0.6)
    cavern(p, "#4a2c30", (0.5, 0.42, 0.42, 0.44), "#ffa050")
    plain(p, 0.68, "#2c1a1c", "#8a4a34", 0.1)
    for x, foot, size in ((0.04, 0.86, 0.36), (0.14, 0.76, 0.18), (0.88, 0.76, 0.18), (0.97, 0.87, 0.38)):
        rock(p, x, foot, size, "#5c3a38", "#ffb070")
    sparks(p, 0.5, 0.5, 0.45, "#ffb050", 160, 2.4)
    _ring_of_ground(p, "#ff9040")


def steppe(p: Painting, c: Palette) -> None:
    """Armenia's open land with its great mountain, banners and spears on both sides."""
    p.sky((0, c.high), (0.32, c.middle), (0.6, c.low))
    clouds(p, c.light, c.middle, 0.5, 0.5, 0.7)
    peaks(p, c.middle, c.low, 0.62, 0.4, "#ffffff")
    hills(p, (c.low, c.land), c.light, 0.58, 0.06, 0.08)
    plain(p, 0.66, c.land, c.low, 0.07)
    for x, size in ((0.06, 0.4), (0.15, 0.28), (0.85, 0.28), (0.94, 0.42)):
        p.actor("spears", x, 0.6, size, (c.land, "#1c1410", c.light), glow=0.2)
    smoke(p, 0.3, 0.62, 0.12, 0.6, c.middle, 0.5)
    _ring_of_ground(p, c.glow)


def city(p: Painting, c: Palette) -> None:
    """A city of domes before its wall."""
    p.sky((0, c.high), (0.34, c.middle), (0.6, c.low))
    moon(p, 0.5, 0.24, 0.1, c.light, 0.9)
    for name, x, size in (
        ("byzantin-temple", 0.14, 0.4), ("saint-basil-cathedral", 0.34, 0.3), ("white-tower", 0.68, 0.34),
        ("byzantin-temple", 0.88, 0.42),
    ):  # fmt: skip
        p.actor(name, x, 0.5, size, (c.low, c.high, c.light), glow=0.3)
    masonry(p, (0.0, 0.56, 1.0, 0.68), "#a08468", "#4a3424", 0.04)
    floor(p, 0.67, "#a08464", "#3c2a1c", 11)
    _ring_of_ground(p, c.glow)


def keep(p: Painting) -> None:
    """The Raven Keep by night: cold stone, violet fire."""
    _hall(p, ("#5c5474", "#241e38"), ("#5a5270", "#1c162c"), "#b070ff", VIOLET_FIRE)
    window(p, 0.5, 0.2, 0.15, 0.3, "#9ab8ff", True)
    rays(p, 0.5, 0.24, "#b0b8ff", 14, 0.4, 1.0)
    ring(p, 0.5, 0.84, 0.32, "#c060ff", 3.2, 0.005, 0.9)
    ring(p, 0.5, 0.84, 0.27, "#8050ff", 3.2, 0.003, 0.7)
    _ring_of_ground(p, "#a050ff")


def circle(p: Painting) -> None:
    """Outside of the walls, where the signs of the circle burn."""
    p.sky((0, "#120a28"), (0.4, "#3c1c64"), (0.64, "#a048b0"))
    stars(p, 240)
    moon(p, 0.5, 0.2, 0.1, "#e8c8ff")
    tower(p, 0.3, 0.2, 0.66, 0.12, wall="#4c4464", roof="#1c1430", lamp="#ffb060")
    tower(p, 0.7, 0.2, 0.66, 0.12, wall="#4c4464", roof="#1c1430", lamp="#ffb060")
    masonry(p, (0.3, 0.42, 0.7, 0.66), "#5c5474", "#241e38", 0.05)
    pines(p, "#1c1834", 0.67, 0.26, 14, "#8060c0")
    hill(p, "#2c2444", "#c080ff", 0.66, 0.02)
    plain(p, 0.67, "#1a1430", "#4c3a70", 0.1)
    for radius, power in ((0.36, 1.0), (0.3, 0.7)):
        ring(p, 0.5, 0.86, radius, "#d060ff", 3.4, 0.005, power)
    _ring_of_ground(p, "#c050ff")


OPEN = Palette("#2c4a7a", "#88a0b8", "#f0dcb0", "#8a7444", "#fff4d0", "#ffe0a0")
EVENING = Palette("#2a2450", "#a0607c", "#f8b880", "#5c3c30", "#fff0d0", "#ffc070")
PLACES: dict[str, Place] = {
    **{f"talisman/fights/{place.__name__}": place for place in (woods, crags, desert, ruins, graveyard, street, hall)},
    "talisman/fights/meadow": meadow_at_dusk,
    "talisman/fights/abyss": abyss,
    "demons/fights/open": partial(steppe, c=OPEN),
    "demons/fights/city": partial(city, c=EVENING),
    "demons/fights/forest": woods,
    "demons/fights/mountain": crags,
    "devils_circle/fights/keep": keep,
    "devils_circle/fights/circle": circle,
}
"""By file without its ending: what paints it."""


def paint_place(name: str) -> None:
    """Write a place, 1200 by 900 pixels, as WebP."""
    painting = Painting(name, *SIZE)
    PLACES[name](painting)
    image: Image.Image = painting.finished(SIZE, 0.45)
    path = PICTURES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").save(path, quality=80, method=6)
