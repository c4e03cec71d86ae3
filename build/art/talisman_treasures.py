"""The Magic Objects of the Adventure deck and the Talisman."""

from art.backdrops import cavern, clouds, hills, peaks, pines, stars, water
from art.effects import GOLD_FIRE, VIOLET_FIRE, bolt, plume, rays, ring, sparks, star, streaks
from art.painting import Painting
from art.talisman_buildings import cross as latin_cross
from art.talisman_buildings import panel, window
from art.talisman_looks import GOLD
from art.talisman_nature import backwall, blossoms, column, daylight, floor, leafy, masonry, meadow, rock
from art.talisman_plinths import cushion, pedestal, sword
from art.talisman_sculpt import creature, prop
from art.talisman_stones import runes


def amulet(p: Painting) -> None:
    """An amulet turns a bolt of magic aside."""
    p.sky((0, "#1c2858"), (0.6, "#4a68a8"), (1, "#a8c0d8"))
    stars(p, 140)
    hills(p, ("#3c5480", "#2c4068"), "#c0d8ff", 0.76, 0.1, 0.14)
    p.glow(0.5, 0.5, 0.4, "#60d0ff", 0.5)
    bolt(p, (0.02, 0.1), (0.34, 0.4), "#e080ff", 1.0, 3)
    bolt(p, (0.98, 0.08), (0.66, 0.4), "#e080ff", 1.0, 3)
    for radius in (0.42, 0.46):
        ring(p, 0.5, 0.52, radius, "#80e0ff", 1.0, 0.006, 0.9)
    rays(p, 0.5, 0.56, "#a0e8ff", 20, 0.6, 0.6)
    creature(p, "emerald-necklace", 0.5, 0.48, 0.84, ("#ffe08a", "#a06c14", "#fffbe0"), ink="#1c6048", glow=0.9)
    creature(p, "cut-diamond", 0.5, 0.74, 0.2, ("#60ffc0", "#08704c", "#ffffff"), ink="#0a4030", glow=1.4)
    sparks(p, 0.5, 0.6, 0.2, "#c0f4ff", 120, 2.4)


def cross(p: Painting) -> None:
    """A silver cross drives shades from a crypt."""
    backwall(p, "#5a5c78", "#3c3e58", 0.25, 0.5)
    masonry(p, (0.0, 0.0, 1.0, 0.76), "#7a7c98", "#383a50", 0.09)
    floor(p, 0.76, "#7c7c94", "#34344a", 9)
    for x, flip in ((0.14, True), (0.86, False)):
        creature(p, "spectre", x, 0.46, 0.5, ("#8a90c0", "#30365c", "#d0d8ff"), ink="#14182c", flip=flip, share=0.7,
            glow=0.5)  # fmt: skip
    rays(p, 0.5, 0.32, "#ffe8a8", 30, 0.6, 0.6)
    p.glow(0.5, 0.32, 0.3, "#ffd880", 0.3)
    pedestal(p, 0.5, 0.84, 0.34, "#a8a8bc")
    for grow, tone, light in ((0.0, "#8a6420", 1.0), (0.008, "#f4dc90", 1.05), (0.016, "#c8ccdc", 1.1)):
        wide, arm = 0.045 - grow, 0.15 - grow
        panel(p, [(0.5 - wide, 0.86), (0.5 - wide, 0.05 + grow * 1.6), (0.5 + wide, 0.05 + grow * 1.6), (0.5 + wide,
            0.86)], tone, light, low=0.9)  # fmt: skip
        panel(p, [(0.5 - arm, 0.24 + grow * 1.6), (0.5 + arm, 0.24 + grow * 1.6), (0.5 + arm, 0.38 - grow * 1.6),
            (0.5 - arm, 0.38 - grow * 1.6)], tone, light, low=0.9)  # fmt: skip
    panel(p, [(0.471, 0.84), (0.471, 0.1), (0.529, 0.1), (0.529, 0.84)], "#c8ccdc", 1.1, low=0.8)
    for x, y in ((0.5, 0.31), (0.39, 0.31), (0.61, 0.31), (0.5, 0.1), (0.5, 0.68)):
        creature(p, "cut-diamond", x, y, 0.09 if y == 0.31 and x == 0.5 else 0.06, ("#ff5a70", "#8a1024", "#ffffff"),
            glow=0.8)  # fmt: skip
    sparks(p, 0.5, 0.44, 0.26, "#fffbe0", 130, 2.4)


def holy_grail(p: Painting) -> None:
    """The Grail in a chapel's window light."""
    backwall(p, "#8a7456", "#5c4a34", 0.3, 0.3)
    for x, tone in ((0.24, "#80a8ff"), (0.76, "#80a8ff"), (0.5, "#ffe080")):
        window(p, x, 0.26, 0.13 if x == 0.5 else 0.1, 0.44 if x == 0.5 else 0.34, tone, True)
    for x in (0.07, 0.93):
        column(p, x, 0.04, 0.84, 0.12, "#d0b890", "#fffbe8", 1 if x < 0.5 else -1)
    floor(p, 0.8, "#a88860", "#503c24", 8)
    rays(p, 0.5, 0.05, "#fff0b8", 16, 0.4, 1.1)
    panel(p, [(0.26, 1.02), (0.26, 0.8), (0.74, 0.8), (0.74, 1.02)], "#f4f0e8", 1.0)
    panel(p, [(0.24, 0.82), (0.24, 0.77), (0.76, 0.77), (0.76, 0.82)], "#fffcf4", 1.1)
    latin_cross(p, 0.5, 0.85, 0.12, "#c8942c")
    p.glow(0.5, 0.5, 0.24, "#ffe890", 0.25)
    prop(p, "jeweled-chalice", 0.5, 0.79, 0.54, ("#ffe890", "#b07818", "#fffff0"), ink="#c02838", glow=1.0, rough=0.2)
    plume(p, (0.5, 0.28), (0.5, 0.14), 0.03, GOLD_FIRE, 0.6)
    for x in (0.32, 0.68):
        prop(p, "candle-flame", x, 0.79, 0.16, ("#fffbe8", "#d0b080", "#ffffff"), glow=0.6)
    sparks(p, 0.5, 0.4, 0.22, "#fff8d0", 140, 2.4)


def holy_lance(p: Painting) -> None:
    """A shining lance stands in the rock of a hilltop."""
    daylight(p, ((0, "#4a80c8"), (0.5, "#90b8e0"), (0.8, "#ffe8c0")), None, ("#f0f4ff", "#6a8ab8"))
    peaks(p, "#8a9cb8", "#ffffff", 0.76, 0.24, "#ffffff")
    rays(p, 0.5, -0.05, "#fff4c0", 18, 0.4, 1.1)
    meadow(p, 0.8, "#8aa860", "#547838", "#ffffc8", 0.1)
    rock(p, 0.5, 0.98, 0.26, "#9a9494", "#ffffff")
    panel(p, [(0.492, 0.82), (0.494, 0.3), (0.506, 0.3), (0.508, 0.82)], "#c89858", 1.1, grain="wood")
    panel(p, [(0.5, 0.02), (0.475, 0.22), (0.49, 0.31), (0.5, 0.33)], "#e8f0ff", 1.2, grain="plain")
    panel(p, [(0.5, 0.02), (0.525, 0.22), (0.51, 0.31), (0.5, 0.33)], "#a8b4d0", 1.0, grain="plain")
    panel(p, [(0.482, 0.31), (0.518, 0.31), (0.518, 0.35), (0.482, 0.35)], "#f0c040", 1.1, grain="plain")
    panel(p, [(0.51, 0.36), (0.63, 0.39), (0.6, 0.45), (0.64, 0.52), (0.51, 0.5)], "#fffbf0", 1.05, smooth=False)
    creature(p, "templar-heart", 0.56, 0.44, 0.09, ("#d83040", "#701018", "#ffc0c0"), glow=0.1)
    star(p, 0.5, 0.04, 0.1, "#fff8d8")
    creature(p, "dove", 0.28, 0.3, 0.16, ("#ffffff", "#b0c4e0", "#ffffff"), glow=0.5)
    blossoms(p, 0.84, 1, ("#ffffff", "#ffe870"), 70)
    sparks(p, 0.5, 0.3, 0.16, "#fffbe0", 90, 2.2)


def magic_belt(p: Painting) -> None:
    """A giant's belt with a glowing buckle."""
    backwall(p, "#7a4a34", "#4c2c20", 0.25, 0.7)
    p.glow(0.5, 0.46, 0.4, "#ff9a40", 0.6)
    rays(p, 0.5, 0.5, "#ffc070", 24, 0.8, 0.8)
    floor(p, 0.8, "#7c5840", "#34201a", 8)
    pedestal(p, 0.5, 0.8, 0.6, "#a08068")
    cushion(p, 0.5, 0.7, 0.5, "#2c4a9a")
    creature(p, "belt-armor", 0.5, 0.52, 0.86, ("#d89050", "#5c2c10", "#fff0b8"), ink="#ffd050", glow=0.8, rough=0.5)
    creature(p, "fist", 0.5, 0.2, 0.26, ("#ffb060", "#b0501c", "#fff0d0"), glow=1.4, share=0.75)
    for x in (0.5,):
        p.glow(x, 0.52, 0.05, "#fff080", 1.2)
        star(p, x, 0.52, 0.16, "#fff0a0")
    for x, flip in ((0.1, False), (0.9, True)):
        creature(p, "torch", x, 0.48, 0.36, ("#9a6434", "#3a2010", "#ffd080"), flip=flip, turn=-36 if flip else 36,
            glow=0.2)  # fmt: skip
    sparks(p, 0.5, 0.5, 0.26, "#ffd890", 120, 2.4, 0.1)


def orb_of_knowledge(p: Painting) -> None:
    """An orb shows a far landscape."""
    p.sky((0, "#141c48"), (0.5, "#3c3c88"), (1, "#7a5ca8"))
    stars(p, 220, 1.0)
    for x in (0.1, 0.9):
        column(p, x, 0.04, 0.92, 0.14, "#8888b8", "#ffffff", 1 if x < 0.5 else -1)
    p.glow(0.5, 0.44, 0.5, "#60b0ff", 0.6)
    pedestal(p, 0.5, 0.86, 0.36, "#9898c0")
    scene = Painting("inside the orb", p.height, p.height)
    daylight(scene, ((0, "#4a98e0"), (0.5, "#c0e8f0"), (0.7, "#fff8d0")), (0.7, 0.26, 0.06, "#fff4c0"))
    peaks(scene, "#8098b8", "#ffffff", 0.62, 0.24, "#ffffff")
    meadow(scene, 0.6, "#70b050", "#3c8030", waves=0.03)
    leafy(scene, 0.32, 0.74, 0.3, "#3a7a30", "#b0e068")
    water(scene, 0.72, "#3a88b8", "#f0ffff", 0.5)
    inside = ((0.4 - p.distance(0.5, 0.44)) * 60).clip(0, 1)
    left = (p.width - p.height) // 2
    copy = p.canvas.copy()
    copy[:, left : left + p.height] = scene.canvas
    p.over(copy, inside * 0.85)
    edge = (p.distance(0.5, 0.44) / 0.4).clip(0, 1)
    p.over("#102048", inside * edge**5 * 0.85)
    p.over("#ffffff", (1 - p.distance(0.42, 0.24, 1.5) / 0.14).clip(0, 1) * 0.7)
    ring(p, 0.5, 0.44, 0.4, "#a0dcff", 1.0, 0.006, 1.0)
    creature(p, "eye-of-horus", 0.5, 0.93, 0.14, GOLD, glow=0.5)
    rays(p, 0.5, 0.44, "#90c8ff", 26, 0.35, 0.9)
    sparks(p, 0.5, 0.44, 0.4, "#d0ecff", 130, 2.2)


def potion_of_strength(p: Painting) -> None:
    """A red potion bubbles in a flask."""
    backwall(p, "#5a3a44", "#38242c", 0.3, 0.5)
    window(p, 0.16, 0.28, 0.12, 0.24, "#b8c8ff", True)
    p.glow(0.5, 0.56, 0.4, "#ff5040", 0.6)
    panel(p, [(-0.02, 1.02), (0.02, 0.78), (0.98, 0.78), (1.02, 1.02)], "#8a5830", 1.15, grain="wood")
    rays(p, 0.5, 0.6, "#ff9070", 20, 0.6, 0.6)
    prop(p, "standing-potion", 0.5, 0.95, 0.76, ("#ffe0d8", "#e83020", "#ffffff"), ink="#a81410", glow=0.9,
        patches=((50, 66, 34, 18, "#ff4030"),))  # fmt: skip
    creature(p, "biceps", 0.5, 0.62, 0.2, ("#fff0d0", "#ffb060", "#ffffff"), glow=1.0, share=0.9)
    prop(p, "bull-horns", 0.82, 0.95, 0.28, ("#f0e0c0", "#8a7048", "#ffffff"))
    prop(p, "pestle-mortar", 0.2, 0.95, 0.28, ("#c8c0b0", "#5c564c", "#ffffff"))
    for _ in range(14):
        x, y = 0.5 + 0.1 * (p.chance.random() - 0.5), 0.28 - 0.22 * p.chance.random()
        ring(p, x, y, 0.01 + 0.02 * p.chance.random(), "#ff9080", 1.0, 0.003, 0.9)
    sparks(p, 0.5, 0.3, 0.14, "#ffb0a0", 90, 2.4, 0.1)


def ring_of_power(p: Painting) -> None:
    """A gold ring with a burning gem in a dragon's claw."""
    p.sky((0, "#2c1838"), (0.6, "#7a3c5c"), (1, "#d88a68"))
    p.shade(0.8 + 0.4 * p.noise(0.3))
    cavern(p, "#7a5468", (0.5, 0.46, 0.42, 0.46), "#ffc090")
    p.glow(0.5, 0.44, 0.36, "#ffb050", 0.3)
    rays(p, 0.5, 0.26, "#ffd890", 26, 0.4, 0.8)
    creature(p, "claw", 0.5, 0.86, 0.5, ("#7a8a5a", "#2c361c", "#f0ffc0"), ink="#1c2410", turn=180)
    creature(p, "big-diamond-ring", 0.5, 0.46, 0.74, ("#ffe890", "#a86c10", "#fffff0"), ink="#3c1c2c", glow=1.0,
        rough=0.2, patches=((50, 14, 30, 16, "#ff5070"),))  # fmt: skip
    star(p, 0.53, 0.12, 0.1, "#ffb0c0", 4)
    sparks(p, 0.5, 0.4, 0.24, "#ffe0a0", 150, 2.6)


def runesword(p: Painting) -> None:
    """A black sword drinks the light of its runes."""
    p.sky((0, "#1c1430"), (0.5, "#4c2c60"), (1, "#a84c6c"))
    clouds(p, "#8a5a98", "#1c1028", 0.6, 0.6)
    peaks(p, "#40305c", "#d898c0", 0.86, 0.3)
    p.glow(0.5, 0.44, 0.4, "#ff40a0", 0.35)
    rays(p, 0.5, 0.44, "#ff70c0", 24, 0.5, 0.9)
    rock(p, 0.5, 1.02, 0.3, "#54486c", "#f0c8ff")
    sword(p, 0.5, 0.04, 0.8, 0.06, ("#4a4464", "#221c38"), "#a04878")
    signs = tuple((0.5, 0.36 + 0.1 * k, 0.08, name) for k, name in enumerate(("tiwaz", "ansuz", "dagaz", "algiz",
        "uruz")))  # fmt: skip
    runes(p, signs, "#ff70c8")
    bolt(p, (0.1, 0.1), (0.44, 0.4), "#ff70d0", 0.7, 3)
    bolt(p, (0.92, 0.2), (0.56, 0.5), "#ff70d0", 0.7, 3)
    for x, foot in ((0.16, 0.98), (0.84, 0.98)):
        prop(p, "death-skull", x, foot, 0.2, ("#f0e8e0", "#8a7c88", "#ffffff"))
        p.glow(x, foot - 0.1, 0.03, "#ff60b0", 0.8)
    sparks(p, 0.5, 0.5, 0.28, "#ffb0e0", 150, 2.4)


def solomons_crown(p: Painting) -> None:
    """A wise king's crown before a lion throne."""
    backwall(p, "#2c4a7a", "#1c3054", 0.3, 0.4)
    for x in (0.1, 0.28, 0.72, 0.9):
        column(p, x, 0.04, 0.82, 0.1, "#d8b060", "#fffbe0", 1 if x < 0.5 else -1)
    floor(p, 0.8, "#8a7860", "#3c3020", 9)
    for side in (-1, 1):
        panel(p, [(0.5 + side * 0.02, 0.0), (0.5 + side * 0.2, 0.0), (0.5 + side * 0.19, 0.7), (0.5 + side * 0.14,
            0.74), (0.5 + side * 0.12, 0.4), (0.5 + side * 0.06, 0.16)], "#a8243c", 1.0, grain="wood",
            smooth=True)  # fmt: skip
    rays(p, 0.5, 0.5, "#ffe090", 26, 0.35, 0.7)
    pedestal(p, 0.5, 0.86, 0.4, "#c8b898")
    cushion(p, 0.5, 0.76, 0.34, "#7a2c9a")
    creature(p, "jewel-crown", 0.5, 0.5, 0.66, ("#fff0a0", "#b87c14", "#fffff0"), ink="#7a4c10", glow=1.0, rough=0.2,
        patches=((50, 36, 8, 18, "#50a0ff"),))  # fmt: skip
    star(p, 0.5, 0.36, 0.09, "#a0d8ff", 6)
    sparks(p, 0.5, 0.56, 0.24, "#fff0c0", 130, 2.4)


def talisman(p: Painting) -> None:
    """The Talisman hangs over the distant Valley of Fire."""
    p.sky((0, "#3a1c3c"), (0.45, "#b04a3c"), (0.7, "#ffb868"))
    clouds(p, "#f09068", "#401c34", 0.5, 0.5)
    peaks(p, "#7a3c44", "#ffc090", 0.86, 0.3)
    for x, tip, width in ((0.2, 0.66, 0.06), (0.34, 0.72, 0.05), (0.68, 0.7, 0.05), (0.82, 0.64, 0.06)):
        plume(p, (x, 0.98), (x, tip), width)
    p.glow(0.5, 0.46, 0.44, "#ffd060", 0.7)
    rays(p, 0.5, 0.56, "#ffe8a0", 30, 0.9, 0.9)
    creature(p, "gem-pendant", 0.5, 0.47, 0.88, ("#fff0a0", "#a86c10", "#fffff0"), ink="#7a3008", glow=1.2, rough=0.2,
        patches=((50, 66, 13, 14, "#40e0ff"),))  # fmt: skip
    star(p, 0.5, 0.62, 0.18, "#b0f4ff", 6)
    ring(p, 0.5, 0.6, 0.36, "#fff0b0", 1.0, 0.006, 0.8)
    sparks(p, 0.5, 0.56, 0.28, "#fff4c8", 160, 2.6)


def wand(p: Painting) -> None:
    """A hand raises a crystal wand."""
    p.sky((0, "#2c1860"), (0.5, "#6c3cb0"), (1, "#d890d8"))
    stars(p, 200, 0.9)
    pines(p, "#3c2468", 0.86, 0.34, 14, "#e0b0ff")
    p.glow(0.62, 0.24, 0.4, "#ffa0ff", 0.25)
    rays(p, 0.64, 0.2, "#ffc8ff", 26, 0.4, 1.0)
    creature(p, "crystal-wand", 0.5, 0.46, 0.8, ("#f0d8ff", "#7a3cb0", "#ffffff"), ink="#401868", glow=1.0, rough=0.2)
    creature(p, "fist", 0.34, 0.84, 0.4, ("#f4c8a0", "#8a5034", "#fff0e0"), ink="#6a3820", flip=True, turn=14)
    star(p, 0.68, 0.12, 0.14, "#ffd0ff", 8, 0.2)
    streaks(p, [[(0.64, 0.2), (0.8, 0.3), (0.86, 0.5), (0.7, 0.6)], [(0.64, 0.2), (0.5, 0.06), (0.28, 0.1), (0.2,
        0.3)]], "#ffc0ff", 4, 0.9)  # fmt: skip
    plume(p, (0.9, 0.98), (0.9, 0.8), 0.03, VIOLET_FIRE)
    sparks(p, 0.64, 0.24, 0.24, "#fff0ff", 200, 2.6)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            amulet,
            cross,
            holy_grail,
            holy_lance,
            magic_belt,
            orb_of_knowledge,
        ),
        *(
            potion_of_strength,
            runesword,
            solomons_crown,
            talisman,
            wand,
        ),
    )
} | {"ring": ring_of_power}
