"""The Spells of Talisman that take, break and foresee."""

from art.backdrops import clouds, hills, peaks, pines, plain, stars
from art.effects import (
    FIRE,
    GOLD_FIRE,
    GREEN_FIRE,
    bolt,
    plume,
    rays,
    ring,
    smoke,
    sparks,
    star,
    streaks,
)
from art.painting import Painting
from art.talisman_buildings import panel
from art.talisman_looks import DARK, FAIR, GOLD, LEATHER, STEEL, TAN, Person
from art.talisman_nature import backwall, daylight, floor, meadow
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

GREY = ("#e8e8e4", "#84848a", "#ffffff")
BLUE = ("#3a62c0", "#0e1c4c", "#c0d8ff")
PLUM = ("#7a2c8a", "#240830", "#f0b0ff")
CASTER = Person("robe", BLUE, ("#d8b048", "#6a4a10", "#fff0a8"), FAIR, GREY, "long", "long", "pointy", GOLD,
    left="hip", right="out")  # fmt: skip
VICTIM = Person("tunic", ("#8a5a2c", "#2c180a", "#ffd8a0"), LEATHER, TAN, ("#4a2c14", "#180c06", "#c89868"), "short",
    left="raise", right="raise")  # fmt: skip
NIGHT = ((0.0, "#1c2454"), (0.5, "#5a5a9c"), (0.8, "#c0a0c8"))


def _field(p: Painting, near: str = "#5a7a60", far: str = "#34503c") -> None:
    daylight(p, NIGHT, (0.86, 0.16, 0.05, "#f8f4ff"))
    stars(p, 160)
    hills(p, ("#585c94", "#464c7c"), "#d0c8ff", 0.64, 0.08, 0.12)
    meadow(p, 0.76, near, far, "#d8e8e8", 0.02)


def acquisition(p: Painting) -> None:
    """A ghostly hand lifts another's purse."""
    _field(p)
    stand(p, CASTER, 0.16, 0.98, 0.66, side=1)
    stand(p, VICTIM, 0.84, 0.98, 0.6, flip=True)
    streaks(p, [[(0.28, 0.5), (0.4, 0.3), (0.52, 0.34), (0.62, 0.42)], [(0.28, 0.52), (0.44, 0.6), (0.56, 0.5), (0.62,
        0.46)]], "#ffd860", 6, 0.9)  # fmt: skip
    creature(p, "grab", 0.6, 0.4, 0.42, ("#fff4c0", "#e0a030", "#ffffff"), ink="#7a4c10", flip=True, share=0.85,
        glow=1.4)  # fmt: skip
    creature(p, "swap-bag", 0.68, 0.6, 0.24, ("#d8a860", "#6a4418", "#fff0b0"), ink="#3a2410", glow=0.8)
    for x, y in ((0.6, 0.7), (0.66, 0.78), (0.55, 0.62)):
        creature(p, "crown-coin", x, y, 0.07, ("#ffe890", "#a87014", "#fffff0"), glow=0.8)
    sparks(p, 0.6, 0.5, 0.16, "#fff0b0", 130, 2.4)


def alchemy(p: Painting) -> None:
    """Iron turns to gold in a ring of fire."""
    backwall(p, "#4c3c34", "#302420", 0.25, 0.7)
    floor(p, 0.74, "#6a5448", "#2c2018", 9)
    p.glow(0.5, 0.5, 0.42, "#ffb040", 0.7)
    for radius in (0.34, 0.44):
        ring(p, 0.5, 0.86, radius, "#ffd050", 3.6, 0.007, 1.0)
    creature(p, "broadsword", 0.2, 0.44, 0.34, ("#a0a8b8", "#3c4250", "#f0f4ff"), turn=30, glow=0.3)
    creature(p, "visored-helm", 0.26, 0.72, 0.2, STEEL, glow=0.3)
    streaks(p, [[(0.3, 0.4), (0.4, 0.28), (0.5, 0.34), (0.6, 0.44)], [(0.3, 0.66), (0.4, 0.56), (0.52, 0.6), (0.62,
        0.56)]], "#ffe080", 5, 0.9)  # fmt: skip
    plume(p, (0.5, 0.84), (0.5, 0.16), 0.14, GOLD_FIRE, 0.9)
    prop(p, "cauldron", 0.5, 0.92, 0.34, ("#5c5450", "#1c1816", "#ffd080"), ink="#ffb030")
    prop(p, "gold-bar", 0.78, 0.86, 0.34, ("#fff0a0", "#b07c14", "#fffff0"), ink="#7a4c10", glow=1.2)
    prop(p, "coins", 0.88, 0.96, 0.2, ("#ffe890", "#a87014", "#fffff0"), ink="#7a4c10", glow=0.5)
    sparks(p, 0.6, 0.4, 0.24, "#ffe8a0", 160, 2.6, 0.1)


def counterspell(p: Painting) -> None:
    """Two bolts meet and burst on a ward."""
    _field(p)
    rival = Person("robe", ("#a02c34", "#300a0e", "#ffb0b0"), ("#302028", "#100a0c", "#a07080"), TAN, DARK, "short",
        "point", "hood", left="hip", right="out")  # fmt: skip
    stand(p, CASTER, 0.13, 0.98, 0.66, side=1)
    stand(p, rival, 0.87, 0.98, 0.64, flip=True)
    plume(p, (0.76, 0.54), (0.46, 0.46), 0.08, FIRE, 0.9, 1.1)
    for radius in (0.26, 0.3):
        ring(p, 0.42, 0.46, radius, "#80d8ff", 0.8, 0.008, 1.0)
    creature(p, "magic-shield", 0.42, 0.46, 0.42, ("#c0ecff", "#2c7cd0", "#ffffff"), ink="#103c80", glow=1.4,
        share=0.85)  # fmt: skip
    bolt(p, (0.25, 0.52), (0.4, 0.46), "#90e0ff", 0.8, 2)
    sparks(p, 0.48, 0.46, 0.16, "#ffe0b0", 200, 2.6)
    star(p, 0.49, 0.46, 0.16, "#fff0d0", 8)


def destroy_magic(p: Painting) -> None:
    """A dark blast shatters wand, orb and amulet."""
    p.sky((0, "#2c1c40"), (0.6, "#6a3858"), (1, "#b06a60"))
    p.shade(0.8 + 0.4 * p.noise(0.3))
    rays(p, 0.5, 0.5, "#ffb0a0", 30, 0.9, 0.9)
    p.glow(0.5, 0.5, 0.3, "#ffe0c0", 0.7)
    ring(p, 0.5, 0.5, 0.3, "#ffd0b0", 1.0, 0.012, 1.0)
    ring(p, 0.5, 0.5, 0.42, "#ff90a0", 1.0, 0.006, 0.6)
    for name, x, y, size, turn, tones in (("shattered-sword", 0.24, 0.34, 0.4, 20, ("#d8d0f0", "#5c5478", "#ffffff")),
        ("crystal-ball", 0.78, 0.3, 0.32, -16, ("#a0d8ff", "#3060a0", "#ffffff")), ("emerald-necklace", 0.74, 0.76,
        0.34, 24, GOLD), ("orb-wand", 0.26, 0.76, 0.36, -20, ("#e0b0ff", "#6a3098", "#ffffff")),):  # fmt: skip
        creature(p, name, x, y, size, tones, turn=turn, ink="#301828", glow=0.7)
        bolt(p, (0.5, 0.5), (x, y), "#ffc0b0", 0.6, 2)
    creature(p, "breaking-chain", 0.5, 0.5, 0.36, ("#fff4e8", "#b88070", "#ffffff"), glow=1.4)
    sparks(p, 0.5, 0.5, 0.36, "#ffe0d0", 240, 2.6)


def destruction(p: Painting) -> None:
    """A pillar of fire falls on a monster."""
    p.sky((0, "#3c1420"), (0.5, "#b04428"), (0.8, "#ffb060"))
    clouds(p, "#f08050", "#3c1018", 0.5, 0.6)
    peaks(p, "#5c2424", "#ff9860", 0.78, 0.24)
    plain(p, 0.78, "#4c2018", "#8a4430")
    creature(p, "troglodyte", 0.56, 0.72, 0.5, ("#8a5a4c", "#301412", "#ffe0b0"), ink="#200c08", glow=0.8)
    plume(p, (0.56, 0.92), (0.56, -0.2), 0.22, FIRE, 0.7, 0.9)
    creature(p, "troglodyte", 0.56, 0.72, 0.5, ("#5c2c24", "#1c0808", "#ffe0b0"), ink="#200c08", glow=0.4, share=0.75)
    for radius in (0.3, 0.4):
        ring(p, 0.56, 0.93, radius, "#ffc060", 4.0, 0.008, 1.0)
    stand(p, Person("robe", ("#6a1c1c", "#1c0606", "#ffa080"), ("#2c2024", "#0c080a", "#a07070"), FAIR, GREY, "wild",
        "long", "", left="up", right="up"), 0.18, 0.98, 0.58, side=1)  # fmt: skip
    sparks(p, 0.56, 0.6, 0.3, "#ffd080", 220, 2.8, 0.2)


def divination(p: Painting) -> None:
    """A seer reads the cards beside a crystal ball."""
    backwall(p, "#4c3470", "#301c50", 0.3, 0.4)
    for side in (-1, 1):
        panel(p, [(0.5 + side * 0.2, -0.02), (0.5 + side * 0.52, -0.02), (0.5 + side * 0.52, 0.86),
            (0.5 + side * 0.44, 0.82), (0.5 + side * 0.36, 0.3)], "#8a2c5c", 1.0, grain="wood",
            smooth=True)  # fmt: skip
    p.glow(0.5, 0.5, 0.4, "#b080ff", 0.6)
    seer = Person("gown", ("#2c6a6a", "#0a2626", "#b0ffff"), skin=TAN, hair=("#2c1c14", "#0c0806", "#a07858"),
        style="long", hat="veil", crown=("#b04c8a", "#400c2c", "#ffc0e8"), left="out", right="out")  # fmt: skip
    stand(p, seer, 0.5, 1.12, 0.92, tone="#d8b0ff", shade=0)
    panel(p, [(-0.02, 1.02), (0.08, 0.78), (0.92, 0.78), (1.02, 1.02)], "#6a2c4c", 1.1, grain="wood")
    prop(p, "crystal-ball", 0.5, 0.93, 0.4, ("#e0d0ff", "#6a50c0", "#ffffff"), ink="#281858", glow=1.4)
    star(p, 0.48, 0.72, 0.12, "#f0e0ff", 6)
    for x, turn, tone, name in ((0.2, 12, "#f4e4c0", "sun"), (0.32, 4, "#f4e4c0", "dragon-head"), (0.68, -4,
        "#f4e4c0", "queen-crown"), (0.8, -12, "#f4e4c0", "death-skull")):  # fmt: skip
        panel(p, [(x - 0.045, 0.97), (x - 0.04, 0.82), (x + 0.04, 0.82), (x + 0.045, 0.97)], tone, 1.05)
        creature(p, name, x, 0.895, 0.1, ("#8a3c2c", "#3c1410", "#e0a090"), glow=0)
        p.glow(x, 0.9, 0.05, "#ffe8c0", 0.2 + 0.001 * turn)
    prop(p, "candles", 0.1, 0.86, 0.2, ("#fffbe8", "#c8a878", "#ffffff"))
    sparks(p, 0.5, 0.6, 0.2, "#e8d8ff", 140, 2.4)


def hex_trap(p: Painting) -> None:
    """A cursed sign burns on a path."""
    daylight(p, ((0, "#2c3048"), (0.5, "#6c6484"), (0.8, "#c8a8a0")), None, ("#a8a0b8", "#2c2c48"))
    pines(p, "#3c3c58", 0.62, 0.34, 16, "#c8a8b8")
    meadow(p, 0.68, "#5c5c50", "#34342e", "#e0c8b8", 0.02)
    p.glow(0.5, 0.86, 0.4, "#b0ff40", 0.5, 2)
    for radius, power in ((0.44, 1.0), (0.38, 0.6)):
        ring(p, 0.5, 0.86, radius, "#b0ff40", 3.4, 0.008, power)
    for turn in range(3):
        x = 0.5 + 0.26 * (turn - 1)
        prop(p, "voodoo-doll" if turn == 1 else "candle-skull", x, 0.94 if turn == 1 else 0.84,
            0.56 if turn == 1 else 0.28, ("#c8a878", "#54402c", "#e0ff90"), ink="#202814", glow=0.5)  # fmt: skip
        if turn != 1:
            plume(p, (x, 0.62), (x, 0.5), 0.03, GREEN_FIRE)
    for k in range(5):
        plume(p, (0.3 + 0.1 * k, 0.98), (0.3 + 0.1 * k, 0.8), 0.03, GREEN_FIRE)
    creature(p, "evil-eyes", 0.5, 0.2, 0.5, ("#e0ff60", "#80b020", "#ffffff"), glow=1.6, share=0.6)
    sparks(p, 0.5, 0.7, 0.26, "#d0ff70", 160, 2.6, 0.2)


def nullify(p: Painting) -> None:
    """A mage's scrolls crumble to ash."""
    p.sky((0, "#30344c"), (0.6, "#707890"), (1, "#c8c8c8"))
    p.shade(0.8 + 0.4 * p.noise(0.3))
    p.glow(0.5, 0.44, 0.4, "#ffffff", 0.35)
    plain(p, 0.8, "#5c6070", "#9ca0ac", 0.1)
    ring(p, 0.5, 0.97, 0.4, "#e8ecff", 4.0, 0.008, 0.8)
    loser = Person("robe", ("#5c7088", "#1c2430", "#e0f0ff"), ("#8a8478", "#3c3830", "#fff8e8"), FAIR, GREY, "wild",
        "long", "pointy", STEEL, left="up", right="up")  # fmt: skip
    stand(p, loser, 0.5, 0.98, 0.72, tone="#ffffff")
    for x, y, size, turn in ((0.2, 0.34, 0.42, 14), (0.78, 0.32, 0.44, -22), (0.14, 0.8, 0.26, 40), (0.86, 0.8, 0.26,
        -50)):  # fmt: skip
        creature(p, "scroll-unfurled", x, y, size, ("#f0e8d4", "#6c6458", "#ffffff"), ink="#3c3428", turn=turn,
            glow=0.4)  # fmt: skip
        plume(p, (x, y + size * 0.42), (x + 0.03, y - size * 0.1), 0.06, ("#1c1c20", "#58586a", "#a0a0b8", "#e0e0f0",
            "#ffffff"), 1.2, 0.8)  # fmt: skip
        smoke(p, x, y + 0.1, 0.08, 0.5, "#54545c", 0.7)
    sparks(p, 0.5, 0.6, 0.36, "#fff0e0", 200, 2.4, 0.2)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            acquisition,
            alchemy,
            counterspell,
            destroy_magic,
            destruction,
            divination,
        ),
        *(nullify,),
    )
} | {"hex": hex_trap}
