"""Illustrations of the Air spells."""

import math
from collections.abc import Callable

from art.backdrops import clouds, hill, hills, moon, peaks, pines, plain, water
from art.effects import GOLD_FIRE, bolt, plume, rain, rays, ring, smoke, sparks, star, streaks, swirl
from art.figures import knight_mask, silhouette, strings
from art.painting import Painting
from art.shapes import polygon_mask, smooth_path

STORM = ("#33424c", "#0b1116", "#fff0a8")
VOLT = "#ffd23c"


def wind(
    p: Painting, count: int, tone: str, power: float = 0.5, width: float = 4, top: float = 0.1, spread: float = 0.75
) -> None:
    """Curling bands of wind from left to right."""
    lines = []
    for k in range(count):
        y, curl = top + spread * k / count, 0.04 + 0.06 * p.chance.random()
        x = 0.1 + 0.5 * p.chance.random()
        lines.append(
            [
                (-0.1, y),
                (x, y - curl),
                (x + 0.24, y + curl),
                (x + 0.36, y - curl * 0.6),
                (x + 0.28, y - curl * 1.3),
                (x + 0.24, y - curl * 0.4),
            ]
        )
        lines.append([(-0.1, y + 0.05), (0.4, y + 0.01), (0.75, y + 0.07), (1.1, y)])
    streaks(p, lines, tone, width, power, 1.6)


def static_jolt(p: Painting) -> None:
    """Sparks leap between two hands."""
    p.sky((0, "#0a0c26"), (0.6, "#2a3070"), (1, "#0c0e2c"))
    p.shade(0.6 + 0.8 * p.noise(0.25))
    p.glow(0.5, 0.46, 0.42, "#ffc830", 0.35)
    p.actor("hand", 0.13, 0.62, 0.74, ("#8a6a5c", "#1c1420", "#ffe88a"), turn=-52, side=1, glow=0.5)
    p.actor("hand", 0.87, 0.62, 0.74, ("#8a6a5c", "#1c1420", "#ffe88a"), turn=52, flip=True, glow=0.5)
    for k, (y, far) in enumerate(((0.36, 0.34), (0.46, 0.5), (0.54, 0.46), (0.62, 0.66))):
        bolt(p, (0.3, y), (0.7, far), VOLT, 0.8 - 0.1 * k, 2, 0.2)
    p.glow(0.5, 0.46, 0.08, "#fff4c0", 0.5)
    sparks(p, 0.5, 0.48, 0.14, "#ffe070", 110, 2.6)


def soothing_breeze(p: Painting) -> None:
    """A soft wind carries seeds and leaves over a meadow."""
    p.sky((0, "#5a9ac8"), (0.5, "#c8e4e0"), (0.75, "#fff4c0"))
    clouds(p, "#ffffff", "#9ac0d0", 0.5, 0.45)
    moon(p, 0.82, 0.22, 0.07, "#fffbe0", 0.9)
    hills(p, ("#a8c88a", "#7aa85c", "#4a7a3c"), "#fbffd8", 0.58, 0.11, 0.13)
    p.actor("windmill", 0.74, 0.5, 0.42, ("#8a6a50", "#3a281c", "#fff8d8"))
    p.actor("beech", 0.13, 0.5, 0.62, ("#6aa04a", "#2c3a1c", "#fbffd8"), side=1)
    wind(p, 4, "#ffffff", 0.22, 3, 0.2, 0.5)
    for x, y, turn in ((0.36, 0.32, 30), (0.52, 0.52, -20), (0.62, 0.26, 70), (0.44, 0.68, 10), (0.86, 0.66, 40)):
        p.actor("falling-leaf", x, y, 0.08, ("#f0c850", "#8a5a18", "#fff8d0"), turn=turn)
    p.actor("feather", 0.48, 0.4, 0.24, ("#ffffff", "#a8c8d8", "#ffffff"), turn=-24, glow=0.8)
    p.actor("high-grass", 0.28, 0.9, 0.3, ("#7ab050", "#1c4418", "#f4ffc0"))
    p.actor("butterfly-flower", 0.9, 0.86, 0.2, ("#f0d060", "#a8682c", "#fffbe0"))
    sparks(p, 0.5, 0.45, 0.3, "#fffbe0", 90, 2.0)


def forked_bolt(p: Painting) -> None:
    """One bolt splits over a mountain forest."""
    p.sky((0, "#0a0e18"), (0.6, "#26344a"), (0.85, "#6a7480"))
    clouds(p, "#8a94a0", "#0c1018", 0.6, 0.66)
    peaks(p, "#1c2836", "#8a9cb0", 0.76, 0.36, "#dce8f0")
    bolt(p, (0.5, -0.02), (0.48, 0.3), VOLT, 1.7, 1, 0.12)
    bolt(p, (0.48, 0.3), (0.2, 0.72), VOLT, 1.3, 5)
    bolt(p, (0.48, 0.3), (0.8, 0.7), VOLT, 1.3, 5)
    pines(p, "#0c141a", 0.82, 0.3, 20, "#ffe890")
    for x in (0.2, 0.8):
        p.actor("pine-tree", x, 0.78, 0.34, ("#2c2a1c", "#080806", "#fff0a0"))
        plume(p, (x, 0.8), (x + 0.005, 0.56), 0.06, GOLD_FIRE)
        p.glow(x, 0.7, 0.2, "#ffd860", 0.6)
    p.glow(0.48, 0.3, 0.1, "#fffbe0", 1.0)
    rain(p, "#c8d8e8", 260, 0.2)


def gale(p: Painting) -> None:
    """A gale flings a ship across the waves."""
    p.sky((0, "#1c2c4a"), (0.45, "#5a8a98"), (0.66, "#ffe8a0"))
    p.glow(0.2, 0.5, 0.4, "#ffe890", 0.6)
    rays(p, 0.2, 0.5, "#fff0b0", 18, 0.7, 1.0)
    clouds(p, "#c8d0b0", "#2c3c40", 0.6, 0.6)
    water(p, 0.66, "#16404a", "#f4fbe0", 0.3, 3.0)
    p.actor("galleon", 0.6, 0.46, 0.78, ("#5a4630", "#17100a", "#fff8c8"), turn=16)
    hill(p, "#1c4c56", "#f0fff0", 0.82, 0.09, 0.35)
    hill(p, "#123842", "#f0fff0", 0.94, 0.07, 0.28)
    wind(p, 5, "#fffbd8", 0.3, 4, 0.08, 0.7)
    for x, y, turn in ((0.2, 0.24, 20), (0.3, 0.36, -10), (0.86, 0.2, 35)):
        p.actor("dove", x, y, 0.12, ("#e8f0e8", "#5a7070", "#ffffff"), turn=turn)
    rain(p, "#f0fff0", 260, 0.9, 0.06)
    sparks(p, 0.5, 0.78, 0.3, "#f4fff4", 80, 2.4)


def heart_of_the_storm(p: Painting) -> None:
    """The eye of a whirling storm with lightning for veins."""
    p.sky((0, "#0a0f16"), (0.5, "#3c4a58"), (1, "#0c1218"))
    clouds(p, "#e0d8b0", "#10161e", 2.4, 0.68, 1.0)
    for k in range(7):
        angle = 2 * math.pi * k / 7
        reach = [
            (0.5 + 0.05 * math.cos(angle), 0.46 + 0.08 * math.sin(angle)),
            (0.5 + 0.6 * math.cos(angle), 0.46 + 0.8 * math.sin(angle)),
        ]
        streaks(
            p,
            [[reach[0], ((reach[0][0] + reach[1][0]) / 2 + 0.03, (reach[0][1] + reach[1][1]) / 2), reach[1]]],
            "#fff0b0",
            12,
            0.6,
            8,
        )
    swirl(p, 0.5, 0.46, 0.95, 0.85)
    p.shade(0.75 + 0.5 * p.noise(0.1))
    p.glow(0.5, 0.46, 0.2, "#ffe070", 1.1)
    for k in range(6):
        angle = 2 * math.pi * k / 6 + 0.3
        bolt(p, (0.5, 0.46), (0.5 + 0.34 * math.cos(angle), 0.46 + 0.44 * math.sin(angle)), VOLT, 0.8, 3, 0.2)
    p.actor("heart-organ", 0.5, 0.46, 0.3, ("#fff0a0", "#c8781c", "#ffffff"), glow=1.2)
    hill(p, "#0a0e12", "#ffe890", 0.96, 0.06, 0.3)
    p.actor(silhouette("raising"), 0.16, 0.86, 0.22, STORM)


def power_strike(p: Painting) -> None:
    """A small warrior brings lightning down on a giant."""
    p.sky((0, "#12163a"), (0.55, "#4c548a"), (0.85, "#ffc868"))
    clouds(p, "#a8a8c0", "#141838", 0.5, 0.55)
    p.glow(0.66, 0.62, 0.42, "#ffc050", 0.5)
    hills(p, ("#3a4048", "#24282e"), "#ffe8a0", 0.66, 0.12, 0.1)
    p.actor("giant", 0.66, 0.5, 0.86, ("#4a4654", "#121118", "#ffe890"), flip=True, glow=0.8)
    plain(p, 0.88, "#0c0e10", "#2c2e2c")
    bolt(p, (0.3, -0.02), (0.34, 0.5), VOLT, 1.5, 4)
    bolt(p, (0.34, 0.5), (0.56, 0.42), VOLT, 1.2, 3)
    p.glow(0.56, 0.42, 0.1, "#fff0a0", 0.6)
    star(p, 0.56, 0.42, 0.13, "#ffe070", 4)
    p.actor(knight_mask(), 0.26, 0.72, 0.46, ("#4a463a", "#0c0b08", "#fff4b0"), side=1, glow=0.8)
    sparks(p, 0.5, 0.46, 0.14, "#ffe070", 110, 2.6)


def scroll_of_lightning(p: Painting) -> None:
    """Lightning leaps in every direction from an open scroll."""
    p.sky((0, "#0c0e1c"), (0.6, "#2c3048"), (1, "#5c5440"))
    clouds(p, "#70748c", "#0c0e1a", 0.6, 0.55)
    rays(p, 0.5, 0.46, "#ffe080", 20, 0.8, 0.8)
    for x, y in ((0.05, 0.1), (0.02, 0.6), (0.25, 0.95), (0.5, -0.02), (0.75, 0.95), (0.97, 0.62), (0.95, 0.08)):
        bolt(p, (0.5, 0.46), (x, y), VOLT, 1.0, 3, 0.15)
    p.glow(0.5, 0.46, 0.3, "#ffe890", 0.6)
    p.actor("scroll-unfurled", 0.5, 0.46, 0.7, ("#fff4cc", "#b08a4a", "#ffffff"), glow=1.0)
    p.actor("power-lightning", 0.49, 0.42, 0.24, ("#e09a1c", "#7a4a08", "#fff0a0"), glow=0.9)
    hill(p, "#12121c", "#ffe890", 0.95, 0.06)
    for x, flip in ((0.16, False), (0.84, True)):
        p.actor(knight_mask(), x, 0.78, 0.3, STORM, flip=flip, turn=-70 if flip else 70)
    sparks(p, 0.5, 0.46, 0.26, "#fff0a0", 120, 2.4)


def thunderbolt(p: Painting) -> None:
    """A single mighty bolt strikes a tower by the sea."""
    p.sky((0, "#0a0c22"), (0.5, "#2c3a70"), (0.75, "#c09a90"))
    p.glow(0.52, 0.1, 0.5, "#b8b0ff", 0.5)
    clouds(p, "#b0b4d8", "#0a0d20", 0.6, 0.62)
    water(p, 0.7, "#0a1622", "#ffe8a0", 0.5, 1.6)
    cliff = [(0.44, 1.02), (0.5, 0.86), (0.54, 0.74), (0.6, 0.7), (0.8, 0.68), (1.02, 0.64), (1.02, 1.02)]
    p.actor(
        polygon_mask((1280, 800), smooth_path([(x * 1280, y * 800) for x, y in cliff], 6)),
        0.5,
        0.5,
        1.0,
        ("#3c424a", "#0c0e12", "#ffe890"),
        glow=0.2,
    )
    p.actor("stone-tower", 0.72, 0.47, 0.54, ("#4a4e54", "#101216", "#fff0b0"))
    bolt(p, (0.4, -0.04), (0.7, 0.26), VOLT, 2.8, 9, 0.12)
    bolt(p, (0.22, -0.02), (0.16, 0.62), VOLT, 0.9, 5)
    p.glow(0.7, 0.3, 0.14, "#fff0b0", 0.6)
    rays(p, 0.7, 0.3, "#ffe8a0", 18, 0.3, 0.5)
    smoke(p, 0.72, 0.36, 0.12, 0.4, "#2c2c30", 0.7)
    p.actor("raven", 0.26, 0.3, 0.1, STORM, turn=20)
    rain(p, "#c8d4e4", 380, 0.16)
    sparks(p, 0.7, 0.32, 0.13, "#fff0a0", 110, 2.8)


def paralysing_aura(p: Painting) -> None:
    """Rings of static hold a warrior fast."""
    p.sky((0, "#0e1030"), (0.6, "#3c3a78"), (1, "#14122c"))
    p.shade(0.6 + 0.8 * p.noise(0.3))
    plain(p, 0.76, "#101024", "#34345c")
    p.glow(0.5, 0.5, 0.42, "#ffb830", 0.5)
    p.actor(knight_mask(), 0.53, 0.5, 0.8, ("#6a6454", "#16140f", "#fff4b0"), flip=True, glow=0.8)
    for k, radius in enumerate((0.26, 0.31, 0.35, 0.31, 0.26)):
        ring(p, 0.5, 0.26 + 0.14 * k, radius, VOLT, 4.0, 0.006, 1.0)
    for k in range(6):
        angle = 2 * math.pi * k / 6
        far = (0.5 + 0.25 * math.cos(angle), 0.5 + 0.34 * math.sin(angle))
        bolt(p, far, (0.5 + 0.05 * math.cos(angle + 1), 0.5 + 0.08 * math.sin(angle + 1)), VOLT, 0.6, 2, 0.22)
    p.actor(silhouette("casting"), 0.12, 0.74, 0.46, ("#5a4a20", "#0c0a06", "#ffe890"), side=1)
    sparks(p, 0.5, 0.5, 0.2, "#ffe070", 100, 2.2)


def paralysing_noise(p: Painting) -> None:
    """A great bell's clamour drives everything to flight."""
    p.sky((0, "#2c2a3a"), (0.5, "#8a7a60"), (0.8, "#f0d890"))
    clouds(p, "#d8c490", "#33303c", 0.5, 0.5)
    hills(p, ("#6a6250", "#443f36"), "#fff0b8", 0.66, 0.12, 0.12)
    for k in range(7):
        ring(p, 0.5, 0.34, 0.2 + 0.11 * k, "#fff0b0", 1.0, 0.007 + 0.002 * k, 0.75 - 0.09 * k)
    gallows = strings(
        [
            ((0.3, 0.04), (0.7, 0.04)),
            ((0.33, 0.04), (0.33, 0.95)),
            ((0.67, 0.04), (0.67, 0.95)),
            ((0.33, 0.2), (0.42, 0.04)),
            ((0.67, 0.2), (0.58, 0.04)),
        ],
        22,
    )
    p.actor(gallows, 0.5, 0.5, 1.0, ("#5a4430", "#1c130c", "#ffe8b0"), glow=0.1)
    p.actor("ringing-bell", 0.5, 0.36, 0.54, ("#f0c868", "#6a4210", "#fffbe0"), turn=12, glow=0.8)
    plain(p, 0.86, "#1c1812", "#4a4230")
    p.actor(knight_mask(), 0.15, 0.76, 0.36, ("#3c2e20", "#100c08", "#fff0b8"), turn=78, side=1)
    p.actor(knight_mask(), 0.85, 0.78, 0.34, ("#3c2e20", "#100c08", "#fff0b8"), turn=-74, flip=True)
    for x, y, turn in ((0.12, 0.2, 30), (0.22, 0.34, 10), (0.84, 0.16, -20), (0.92, 0.34, 0)):
        p.actor("bat", x, y, 0.13, ("#26202c", "#0a080c", "#ffe8b0"), turn=turn)


PAINTERS: tuple[Callable[[Painting], None], ...] = (
    *(static_jolt, soothing_breeze, forked_bolt, gale, heart_of_the_storm),
    *(power_strike, scroll_of_lightning, thunderbolt, paralysing_aura, paralysing_noise),
)
SCENES = {scene.__name__: scene for scene in PAINTERS}
