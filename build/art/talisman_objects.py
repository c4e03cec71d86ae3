"""The Objects and the gold of the Adventure deck; the Objects are also the Purchase cards."""

from art.backdrops import cavern, hills, peaks, pines, plain, water
from art.effects import FIRE, plume, rays, ring, sparks, star, streaks
from art.painting import Painting
from art.talisman_buildings import panel
from art.talisman_looks import GOLD, STEEL
from art.talisman_nature import (
    backwall,
    blossoms,
    conifer,
    daylight,
    floor,
    leafy,
    masonry,
    meadow,
    road,
    rock,
    tufts,
)
from art.talisman_outer import GOLDEN, MORNING, NOON, TIMBER, WHITE
from art.talisman_plinths import sword as great_sword
from art.talisman_sculpt import creature, prop

BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def _smithy(p: Painting) -> None:
    """A smithy with a glowing forge."""
    backwall(p, "#6a5448", "#443830", 0.25, 0.7)
    panel(p, [(0.66, 0.84), (0.66, 0.36), (0.72, 0.24), (0.78, 0.0), (0.94, 0.0), (0.98, 0.24), (1.02, 0.36), (1.02,
        0.84)], "#8a7468", 1, grain="stone")  # fmt: skip
    panel(p, [(0.72, 0.72), (0.72, 0.48), (0.78, 0.4), (0.92, 0.4), (0.98, 0.48), (0.98, 0.72)], "#240c08", 1)
    plume(p, (0.85, 0.74), (0.85, 0.42), 0.12, FIRE)
    p.glow(0.85, 0.6, 0.4, "#ff8030", 0.6)
    floor(p, 0.8, "#7a6250", "#342820", 9)


def armour(p: Painting) -> None:
    """A suit of plate on its stand in a smithy."""
    _smithy(p)
    panel(p, [(0.39, 0.99), (0.4, 0.7), (0.42, 0.7), (0.43, 0.99)], "#8a5c34", 1, grain="wood")
    panel(p, [(0.3, 0.99), (0.3, 0.95), (0.52, 0.95), (0.52, 0.99)], "#8a5c34", 1.1, grain="wood")
    creature(p, "breastplate", 0.41, 0.46, 0.74, ("#e0e4f0", "#585e70", "#ffffff"), ink="#2c303c", side=1, glow=0.4,
        rough=0.25)  # fmt: skip
    creature(p, "visored-helm", 0.14, 0.8, 0.26, STEEL, ink="#20242c", side=1)
    creature(p, "gauntlet", 0.6, 0.88, 0.2, STEEL, ink="#20242c", side=1)
    star(p, 0.36, 0.28, 0.1, "#ffffff")
    sparks(p, 0.85, 0.5, 0.1, "#ffb050", 90, 2.4, 0.2)


def axe(p: Painting) -> None:
    """A woodsman's axe in a stump."""
    daylight(p, MORNING, (0.84, 0.2, 0.06, "#fff0b0"), WHITE)
    pines(p, "#4a7a68", 0.62, 0.36, 14)
    for x, foot, size in ((0.08, 0.84, 0.9), (0.94, 0.82, 0.8), (0.22, 0.74, 0.5)):
        conifer(p, x, foot, size, "#2c6048", "#88c090")
    meadow(p, 0.7, "#6aa04a", "#3c6e2c", waves=0.02)
    prop(p, "wood-pile", 0.78, 0.94, 0.36, ("#c89058", "#5c3818", "#ffe8b8"), ink="#6a4420")
    prop(p, "axe-in-stump", 0.46, 0.98, 0.86, ("#d8dce8", "#7a4c28", "#ffffff"), ink="#4a2c14", glow=0.3,
        patches=((50, 82, 60, 30, "#a87848"), (70, 30, 20, 24, "#b88048"), (30, 30, 24, 20, "#c8ccd8")))  # fmt: skip
    tufts(p, 0.76, 1, "#3c7a2c", "#a8e060", 160, 0.06)


def helmet(p: Painting) -> None:
    """A plumed helmet on a post against a banner."""
    daylight(p, ((0, "#4a6a9c"), (0.5, "#c0ccd8"), (0.8, "#f0e0c8")), None, ("#f4f6fa", "#5a6c88"))
    hills(p, ("#8a988c", "#748460"), "#fff8d8", 0.66, 0.09, 0.1)
    for x, tone in ((0.14, "#b02c28"), (0.86, "#2c4c9a")):
        panel(p, [(x - 0.008, 0.96), (x - 0.008, 0.06), (x + 0.008, 0.06), (x + 0.008, 0.96)], "#8a6238", 1,
            grain="wood")  # fmt: skip
        panel(p, [(x, 0.1), (x + 0.16 * (1 if x < 0.5 else -1), 0.14), (x + 0.12 * (1 if x < 0.5 else -1), 0.24),
            (x + 0.17 * (1 if x < 0.5 else -1), 0.36), (x, 0.38)], tone, 1.1, grain="wood")  # fmt: skip
    meadow(p, 0.78, "#7a8c50", "#4c5c30", waves=0.02)
    panel(p, [(0.47, 0.99), (0.47, 0.66), (0.53, 0.66), (0.53, 0.99)], "#9a7048", 1, grain="wood")
    creature(p, "crested-helmet", 0.5, 0.46, 0.84, ("#e8ecf6", "#5c6478", "#ffffff"), ink="#181c24", bridge=0.07,
        glow=0.5, rough=0.25, patches=((50, 10, 12, 18, "#d03028"),))  # fmt: skip
    star(p, 0.44, 0.36, 0.1, "#ffffff")
    tufts(p, 0.82, 1, "#4c6c2c", "#b0d068", 160, 0.05)


def mule(p: Painting) -> None:
    """A patient mule with packs and pots."""
    daylight(p, GOLDEN, (0.8, 0.26, 0.07, "#fff0b8"), ("#fff8e8", "#a8a0b8"))
    peaks(p, "#a8a0b0", "#fff8f0", 0.66, 0.26, "#ffffff")
    hills(p, ("#a8a868", "#8a9450"), "#fff4b8", 0.6, 0.1, 0.12)
    meadow(p, 0.74, "#a8984c", "#6c642c", "#fff4b0", 0.02)
    road(p, [(0.86, 0.74, 0.03), (0.7, 0.84, 0.1), (0.4, 1.03, 0.3)], "#c8a878", "#fff0c8")
    grey = ("#a8988c", "#4a403c", "#fff4e8")
    panel(p, [(0.16, 0.66), (0.2, 0.46), (0.32, 0.4), (0.52, 0.42), (0.62, 0.5), (0.6, 0.68), (0.4, 0.74), (0.22,
        0.74)], "#9c8c80", 1.0, smooth=True, low=0.5)  # fmt: skip
    for x in (0.22, 0.28, 0.5, 0.56):
        panel(p, [(x - 0.02, 0.66), (x - 0.014, 0.96), (x + 0.018, 0.96), (x + 0.024, 0.66)], "#8a7a70", 0.9, low=0.5)
    creature(p, "donkey", 0.68, 0.4, 0.58, grey, ink="#2c2420", glow=0.2, bridge=0.01)
    prop(p, "barrel", 0.3, 0.68, 0.26, TIMBER, ink="#4a3020")
    creature(p, "knapsack", 0.44, 0.5, 0.32, ("#a86c38", "#44240c", "#ffdca0"), ink="#2c180c")
    creature(p, "rolled-cloth", 0.38, 0.34, 0.2, ("#4a7aa8", "#16304c", "#c8e8ff"), ink="#20405c")
    tufts(p, 0.8, 1, "#7a7a2c", "#e0e078", 160, 0.05)


def raft(p: Painting) -> None:
    """A raft on the Storm River."""
    daylight(p, NOON, (0.16, 0.16, 0.05, "#fff4c0"), WHITE)
    hills(p, ("#88b098", "#6a9a60"), "#f4ffc8", 0.46, 0.08, 0.12)
    for x, size in ((0.08, 0.4), (0.2, 0.3), (0.82, 0.36), (0.94, 0.44)):
        conifer(p, x, 0.58, size, "#2c6048", "#88c090")
    water(p, 0.56, "#2a80b0", "#f0fbff", 0.35, 1.8)
    p.ground_shadow(0.5, 0.88, 0.5, 0.5)
    for k in range(8):
        x = 0.28 + 0.06 * k
        panel(p, [(x - 0.028, 0.92), (x - 0.012 + 0.01 * (4 - k) * 0.4, 0.7), (x + 0.022 + 0.01 * (4 - k) * 0.4, 0.7),
            (x + 0.03, 0.92)], "#b8824a", 1.0 + 0.1 * (k % 2), grain="wood")  # fmt: skip
    for y in (0.74, 0.86):
        panel(p, [(0.24, y), (0.76, y), (0.77, y + 0.035), (0.23, y + 0.035)], "#d8b070", 1.1, grain="wood")
    panel(p, [(0.495, 0.78), (0.497, 0.1), (0.507, 0.1), (0.509, 0.78)], "#8a5c30", 1, grain="wood")
    panel(p, [(0.34, 0.16), (0.66, 0.14), (0.69, 0.36), (0.64, 0.58), (0.35, 0.56), (0.4, 0.36)], "#f4e8cc", 1.05,
        smooth=True, low=0.7)  # fmt: skip
    creature(p, "sun", 0.52, 0.36, 0.2, ("#e0a030", "#a86018", "#fff0b0"), glow=0)
    streaks(p, [[(0.1, 0.94), (0.3, 0.9), (0.5, 0.96), (0.8, 0.92)], [(0.2, 0.8), (0.24, 0.78), (0.3, 0.82)], [(0.74,
        0.84), (0.86, 0.8), (0.96, 0.84)]], "#ffffff", 4, 0.7, 2)  # fmt: skip
    sparks(p, 0.5, 0.92, 0.26, "#ffffff", 120, 2.4)


def shield(p: Painting) -> None:
    """A painted shield hangs over crossed spears."""
    masonry(p, (0.0, 0.0, 1.0, 1.0), "#a09078", "#544a3c", 0.1)
    p.shade(0.5 + 0.75 * (1 - p.distance(0.5, 0.4) / 1.1).clip(0, 1))
    p.glow(0.1, 0.3, 0.34, "#ff9a40", 0.5)
    p.glow(0.9, 0.3, 0.34, "#ff9a40", 0.5)
    for turn, flip in ((0, False), (0, True)):
        creature(p, "spear-feather", 0.5, 0.48, 1.0, ("#d8d0c0", "#7a4c24", "#fff8e0"), turn=turn, flip=flip, glow=0.1)
    creature(p, "checked-shield", 0.5, 0.5, 0.82, ("#e8d8b0", "#8a6c38", "#ffffff"), ink="#a8242c", glow=0.4, rough=0.3)
    creature(p, "lion", 0.5, 0.48, 0.34, GOLD, glow=0.4)
    for x in (0.1, 0.9):
        creature(p, "torch", x, 0.5, 0.34, ("#9a6434", "#3a2010", "#ffd080"), turn=-36 if x < 0.5 else 40, glow=0.2)
        plume(p, (x, 0.42), (x, 0.12), 0.05, FIRE)


def sword(p: Painting) -> None:
    """A plain good sword on an anvil stone at sunrise."""
    daylight(p, ((0, "#4a5c9c"), (0.45, "#e8a898"), (0.72, "#ffe4a8")), (0.5, 0.62, 0.12, "#fff4c8"), ("#ffd8c8",
        "#6a6090"))  # fmt: skip
    hills(p, ("#8a7c90", "#746c70"), "#fff0d0", 0.7, 0.09, 0.12)
    rays(p, 0.5, 0.62, "#ffe0a0", 22, 0.4, 0.9)
    meadow(p, 0.82, "#7c7c54", "#4a4c34", "#fff0c0", 0.04)
    rock(p, 0.5, 1.02, 0.34, "#8a868c", "#fff8f0")
    great_sword(p, 0.5, 0.04, 0.84, 0.055, ("#f4f8ff", "#8c96ac"), "#6a3a20")
    star(p, 0.515, 0.4, 0.12, "#ffffff")
    for x, y in ((0.2, 0.2), (0.3, 0.14), (0.78, 0.2)):
        creature(p, "raven", x, y, 0.07, ("#34343e", "#14141a", "#d0c0c8"), glow=0)
    tufts(p, 0.84, 1, "#5c6434", "#d8dc88", 180, 0.06)


def water_bottle(p: Painting) -> None:
    """A leather bottle drips under the desert sun."""
    daylight(p, ((0.0, "#4a98d8"), (0.4, "#c8e0e0"), (0.62, "#ffe8b0")), (0.8, 0.2, 0.09, "#fff8d0"))
    rays(p, 0.8, 0.2, "#fff0b0", 20, 0.4, 0.7)
    hills(p, ("#f0cc90", "#e0b068", "#d09c50"), "#fff8d0", 0.54, 0.12, 0.14)
    prop(p, "cactus", 0.12, 0.86, 0.54, ("#6a9a48", "#2c4c20", "#e8ffb0"))
    rock(p, 0.48, 0.98, 0.24, "#c8a478", "#fff8e0")
    creature(p, "water-flask", 0.48, 0.48, 0.72, ("#b87840", "#4c2a10", "#ffe8b8"), ink="#3c2010", glow=0.4,
        patches=((50, 14, 16, 10, "#e8d0a0"),))  # fmt: skip
    creature(p, "water-drop", 0.66, 0.7, 0.14, ("#b0ecff", "#2080c0", "#ffffff"), glow=1.0)
    ring(p, 0.66, 0.92, 0.06, "#d0f4ff", 3.0, 0.005, 0.9)
    prop(p, "desert-skull", 0.84, 0.95, 0.22, BONE)
    sparks(p, 0.62, 0.66, 0.08, "#d8f4ff", 60, 2.4)


def bag_of_gold(p: Painting) -> None:
    """A bag of gold by a milestone."""
    daylight(p, MORNING, (0.82, 0.18, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#98b890", "#80a45c"), "#fbffc8", 0.56, 0.09, 0.12)
    meadow(p, 0.7, "#78a848", "#46782c", waves=0.02)
    road(p, [(0.3, 0.7, 0.015), (0.4, 0.8, 0.07), (0.2, 1.03, 0.2)], "#c8a878", "#fff0c8")
    leafy(p, 0.9, 0.82, 0.6, "#3a6e2c", "#a8d060")
    panel(p, [(0.16, 0.84), (0.16, 0.56), (0.2, 0.5), (0.26, 0.5), (0.3, 0.56), (0.3, 0.84)], "#b0a898", 1.05,
        grain="stone")  # fmt: skip
    p.glow(0.56, 0.66, 0.3, "#ffe070", 0.5)
    prop(p, "swap-bag", 0.56, 0.96, 0.68, ("#d09850", "#5c3410", "#fff0b8"), ink="#3c2008", glow=0.5, patches=((50,
        30, 16, 6, "#b02c28"),))  # fmt: skip
    creature(p, "two-coins", 0.56, 0.72, 0.2, ("#ffe890", "#a87014", "#fffff0"), ink="#7a4c10", glow=0.6)
    for x, foot in ((0.76, 0.96), (0.38, 0.97), (0.68, 0.99)):
        prop(p, "crown-coin", x, foot, 0.12, ("#ffe890", "#a87014", "#fffff0"), ink="#7a4c10", squeeze=0.9)
    star(p, 0.5, 0.6, 0.09, "#fffbd0")
    blossoms(p, 0.78, 1, ("#ffffff", "#ffe060"), 50)


def two_bags_of_gold(p: Painting) -> None:
    """Two bags of gold in a dragon's cave."""
    p.sky((0, "#3c3048"), (1, "#8a6a54"))
    p.glow(0.5, 0.4, 0.4, "#ffe8a0", 0.5)
    rays(p, 0.5, -0.05, "#fff0c0", 14, 0.8, 1.0)
    cavern(p, "#84706a", (0.5, 0.4, 0.46, 0.6), "#ffe0a0")
    plain(p, 0.82, "#6a5444", "#8a6e54", 0.08)
    for x, foot, size in ((0.2, 0.94, 0.3), (0.82, 0.95, 0.32), (0.5, 0.9, 0.26)):
        prop(p, "coins", x, foot, size, ("#ffe080", "#a87018", "#fff8d0"), ink="#6a4010")
    for x, size in ((0.37, 0.6), (0.64, 0.66)):
        prop(p, "swap-bag", x, 0.97, size, ("#c88a58", "#54300f", "#fff0b8") if x < 0.5 else ("#b08048", "#4c3010",
            "#fff0b8"), ink="#3c2008", glow=0.5, patches=((50, 30, 16, 6, "#2c6aa8" if x < 0.5 else "#b02c28"),),
            flip=x > 0.5)  # fmt: skip
        creature(p, "crown-coin", x, 0.74, 0.18, ("#ffe890", "#a87014", "#fffff0"), ink="#7a4c10", glow=0.6)
    for x, y in ((0.3, 0.54), (0.7, 0.5), (0.84, 0.72)):
        star(p, x, y, 0.08, "#fffbd0")
    sparks(p, 0.5, 0.7, 0.3, "#ffe8a0", 90, 2.2)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            armour,
            axe,
            helmet,
            mule,
            raft,
            shield,
        ),
        *(
            sword,
            water_bottle,
            bag_of_gold,
            two_bags_of_gold,
        ),
    )
}
