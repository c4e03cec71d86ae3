"""Places in which demons appear, each in the colours of its demon: moors, burning towns, caves, seas, deserts."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.backdrops import cavern, clouds, hills, moon, peaks, pines, plain, stars, water
from art.effects import blaze, bolt, rain, rays, smoke, sparks
from art.painting import Painting


@dataclass(frozen=True)
class Palette:
    """The colours of one demon's picture: the sky from top to horizon, the land, the light, and what glows."""

    high: str
    middle: str
    low: str
    land: str
    light: str
    glow: str


def _sky(p: Painting, c: Palette, horizon: float = 0.75) -> None:
    p.sky((0, c.high), (horizon * 0.6, c.middle), (horizon, c.low))


def moor(p: Painting, c: Palette) -> None:
    """Hills at night under a large moon."""
    _sky(p, c)
    stars(p, 160, 0.6)
    moon(p, 0.76, 0.17, 0.11, c.light, 0.8)
    hills(p, (c.low, c.land, c.high), c.light, 0.62, 0.12, 0.12)
    p.fog(0.78, 0.06, c.low, 0.5)


def burning_town(p: Painting, c: Palette) -> None:
    """Towers against flames."""
    _sky(p, c)
    smoke(p, 0.24, 0.75, 0.2, 0.9, c.high, 0.8)
    smoke(p, 0.8, 0.75, 0.22, 0.9, c.high, 0.8)
    blaze(p, 0.86, 0.42, power=0.7)
    for name, x, size in (("castle-ruins", 0.2, 0.3), ("castle", 0.83, 0.34), ("stone-tower", 0.05, 0.26)):
        p.actor(name, x, 0.75, size, (c.land, "#080404", c.light), glow=0.2)
    sparks(p, 0.5, 0.6, 0.4, c.light, 160, 2.0, 0.2)


def cave(p: Painting, c: Palette) -> None:
    """A cavern with a light in its depth."""
    p.sky((0, c.middle), (0.5, c.low), (1, c.land))
    rays(p, 0.5, 0.3, c.light, 12, 0.5)
    plain(p, 0.8, c.high, c.land)
    cavern(p, c.land, (0.5, 0.45, 0.40, 0.46), c.light)


def sea(p: Painting, c: Palette) -> None:
    """A storm at sea."""
    _sky(p, c, 0.7)
    clouds(p, c.light, c.high, 0.75, 0.6)
    bolt(p, (0.86, 0.02), (0.74, 0.62), c.glow, 0.6)
    water(p, 0.68, c.land, c.light, 0.45, 2.0)
    rain(p, c.light, 260, 0.25, 0.06, 0.35)


def mountains(p: Painting, c: Palette) -> None:
    """Snowy peaks."""
    _sky(p, c)
    clouds(p, c.light, c.middle, 0.5, 0.45, 0.6)
    peaks(p, c.middle, c.low, 0.7, 0.34, c.light)
    hills(p, (c.land, c.high), c.light, 0.76, 0.12, 0.1)


def desert(p: Painting, c: Palette) -> None:
    """Dunes under a low sun."""
    _sky(p, c)
    moon(p, 0.25, 0.28, 0.1, c.light, 0.9)
    rays(p, 0.25, 0.28, c.light, 16, 0.25)
    hills(p, (c.low, c.land, c.land), c.light, 0.66, 0.11, 0.07)


def woods(p: Painting, c: Palette) -> None:
    """Conifers in the mist."""
    _sky(p, c)
    rays(p, 0.65, 0.05, c.light, 12, 0.5)
    pines(p, c.middle, 0.72, 0.62, 16)
    p.fog(0.66, 0.1, c.low, 0.7)
    pines(p, c.land, 0.84, 0.7, 9, c.light)
    p.fog(0.86, 0.07, c.low, 0.5)


def hall(p: Painting, c: Palette) -> None:
    """Pillars of a dark hall, with light from above."""
    _sky(p, c, 1.0)
    rays(p, 0.5, -0.05, c.light, 10, 0.8)
    for x in (0.04, 0.2, 0.8, 0.96):
        away = np.abs(p.x - x) / 0.055
        p.over(c.land, np.clip(1.05 - away, 0, 1) ** 0.4 * (p.y < 0.9) * (away < 1))
        p.add(c.light, np.exp(-(((p.x - x + 0.03) / 0.012) ** 2)) * 0.25 * (p.y < 0.9) * (away < 1))
    plain(p, 0.86, c.high, c.land)


def hellfire(p: Painting, c: Palette) -> None:
    """A wall of flames."""
    _sky(p, c)
    blaze(p, 1.0, 0.62, power=0.62)
    p.shade(0.45 + 0.55 * np.clip(1.25 - p.y, 0, 1))
    p.fog(0.95, 0.12, c.land, 0.85)
    sparks(p, 0.5, 0.6, 0.4, c.light, 200, 2.2, 0.25)


def storm(p: Painting, c: Palette) -> None:
    """Thunderclouds with lightning."""
    _sky(p, c)
    clouds(p, c.light, c.high, 0.85, 0.65)
    bolt(p, (0.15, 0.0), (0.26, 0.74), c.glow, 0.8)
    bolt(p, (0.9, 0.0), (0.8, 0.7), c.glow, 0.6)
    hills(p, (c.land, c.high), c.light, 0.76, 0.12, 0.1)


def graves(p: Painting, c: Palette) -> None:
    """A graveyard with corpse lights."""
    _sky(p, c)
    moon(p, 0.22, 0.16, 0.09, c.light, 0.7)
    hills(p, (c.middle, c.land), c.light, 0.68, 0.1, 0.08)
    for x, y, size in ((0.1, 0.78, 0.14), (0.26, 0.74, 0.1), (0.76, 0.75, 0.11), (0.92, 0.79, 0.16)):
        p.actor("gothic-cross", x, y, size, (c.land, "#060606", c.light), glow=0.3)
        p.glow(x, y + size * 0.6, 0.05, c.glow, 0.5)
    p.fog(0.84, 0.07, c.low, 0.7)


def void(p: Painting, c: Palette) -> None:
    """The night between the stars, with drifting light."""
    _sky(p, c, 1.0)
    p.add(c.low, np.clip(p.noise(0.5, 6) - 0.45, 0, 1) * 2.2)
    p.add(c.light, np.clip(p.noise(0.35, 6) - 0.55, 0, 1) * 1.6)
    stars(p, 420, 1.1)


def hoard(p: Painting, c: Palette) -> None:
    """A vault heaped with gold."""
    cave(p, c)
    p.glow(0.5, 0.95, 0.5, "#ffb030", 0.5, 1.6)
    for x, y, size in ((0.12, 0.9, 0.3), (0.88, 0.91, 0.32), (0.36, 0.97, 0.26), (0.66, 0.97, 0.26)):
        p.actor("coins-pile", x, y, size, ("#f8d060", "#6a3c08", "#fff0b0"), glow=0.4)
    p.actor("open-treasure-chest", 0.84, 0.76, 0.2, ("#d08a30", "#3a1804", "#ffe090"), glow=0.3)
    sparks(p, 0.5, 0.85, 0.3, "#ffd870", 70, 2.0)


def battlefield(p: Painting, c: Palette) -> None:
    """Spears and banners in the smoke of a battle."""
    _sky(p, c)
    smoke(p, 0.3, 0.8, 0.3, 0.9, c.middle, 0.7)
    hills(p, (c.middle, c.land), c.light, 0.7, 0.1, 0.08)
    for x, size, name in ((0.1, 0.42, "spears"), (0.9, 0.44, "spears"), (0.24, 0.3, "knight-banner")):
        p.actor(name, x, 0.72, size, (c.land, "#080608", c.light), glow=0.25)
    p.fog(0.86, 0.08, c.low, 0.6)


def garden(p: Painting, c: Palette) -> None:
    """Roses at sunset."""
    _sky(p, c)
    moon(p, 0.72, 0.3, 0.12, c.light, 0.7)
    hills(p, (c.low, c.land), c.light, 0.7, 0.12, 0.09)
    for number in range(14):
        x, y = p.chance.random(), 0.8 + 0.2 * p.chance.random()
        size = 0.07 + 0.07 * (y - 0.8) * 5
        p.actor("rose", x, y, size, (c.glow, c.land, c.light), turn=float(p.chance.normal() * 25), glow=0.25)
        if number % 3 == 0:
            p.glow(x, y, 0.06, c.glow, 0.3)


def palace(p: Painting, c: Palette) -> None:
    """A sleeping city of domes under the moon."""
    _sky(p, c)
    stars(p, 200, 0.6)
    moon(p, 0.2, 0.18, 0.1, c.light, 0.75)
    for name, x, size in (
        ("saint-basil-cathedral", 0.14, 0.3), ("byzantin-temple", 0.84, 0.34), ("white-tower", 0.38, 0.24),
        ("stone-tower", 0.64, 0.22),
    ):  # fmt: skip
        p.actor(name, x, 0.74, size, (c.land, c.high, c.light), glow=0.2)
    plain(p, 0.86, c.high, c.land)
    p.fog(0.84, 0.05, c.low, 0.6)


SCENES: dict[str, Callable[[Painting, Palette], None]] = {
    scene.__name__: scene
    for scene in (
        moor, burning_town, cave, sea, mountains, desert, woods, hall, hellfire, storm, graves, void, hoard,
        battlefield, garden, palace,
    )
}  # fmt: skip
