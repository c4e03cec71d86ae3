"""The Objects, the gold and the Places of the Adventure deck; the Objects are also the Purchase cards."""

from art.backdrops import cavern, hills, peaks, pines, plain, stars, water
from art.effects import BLUE_FIRE, FIRE, plume, rays, ring, smoke, sparks, star, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import house, panel
from art.talisman_events import stall
from art.talisman_nature import backwall, blossoms, bush, column, conifer, daylight, floor, leafy, masonry, meadow, road, rock, tufts
from art.talisman_outer import GOLDEN, MORNING, NOON, TIMBER, WHITE
from art.talisman_people import FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person, stand
from art.talisman_sculpt import creature, prop
from art.talisman_treasures import sword as great_sword

BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def _smithy(p: Painting) -> None:
    """A smithy with a glowing forge."""
    backwall(p, "#6a5448", "#443830", 0.25, 0.7)
    panel(p, [(0.66, 0.84), (0.66, 0.36), (0.72, 0.24), (0.78, 0.0), (0.94, 0.0), (0.98, 0.24), (1.02, 0.36), (1.02, 0.84)], "#8a7468", 1, grain="stone")
    panel(p, [(0.72, 0.72), (0.72, 0.48), (0.78, 0.4), (0.92, 0.4), (0.98, 0.48), (0.98, 0.72)], "#240c08", 1)
    plume(p, (0.85, 0.74), (0.85, 0.42), 0.12, FIRE)
    p.glow(0.85, 0.6, 0.4, "#ff8030", 0.6)
    floor(p, 0.8, "#7a6250", "#342820", 9)


def armour(p: Painting) -> None:
    """A suit of plate on its stand in a smithy."""
    _smithy(p)
    panel(p, [(0.39, 0.99), (0.4, 0.7), (0.42, 0.7), (0.43, 0.99)], "#8a5c34", 1, grain="wood")
    panel(p, [(0.3, 0.99), (0.3, 0.95), (0.52, 0.95), (0.52, 0.99)], "#8a5c34", 1.1, grain="wood")
    creature(p, "breastplate", 0.41, 0.46, 0.74, ("#e0e4f0", "#585e70", "#ffffff"), ink="#2c303c", side=1, glow=0.4, rough=0.25)
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
    prop(p, "axe-in-stump", 0.46, 0.98, 0.86, ("#d8dce8", "#7a4c28", "#ffffff"), ink="#4a2c14", glow=0.3, patches=((50, 82, 60, 30, "#a87848"), (70, 30, 20, 24, "#b88048"), (30, 30, 24, 20, "#c8ccd8")))
    tufts(p, 0.76, 1, "#3c7a2c", "#a8e060", 160, 0.06)


def helmet(p: Painting) -> None:
    """A plumed helmet on a post against a banner."""
    daylight(p, ((0, "#4a6a9c"), (0.5, "#c0ccd8"), (0.8, "#f0e0c8")), None, ("#f4f6fa", "#5a6c88"))
    hills(p, ("#8a988c", "#748460"), "#fff8d8", 0.66, 0.09, 0.1)
    for x, tone in ((0.14, "#b02c28"), (0.86, "#2c4c9a")):
        panel(p, [(x - 0.008, 0.96), (x - 0.008, 0.06), (x + 0.008, 0.06), (x + 0.008, 0.96)], "#8a6238", 1, grain="wood")
        panel(p, [(x, 0.1), (x + 0.16 * (1 if x < 0.5 else -1), 0.14), (x + 0.12 * (1 if x < 0.5 else -1), 0.24), (x + 0.17 * (1 if x < 0.5 else -1), 0.36), (x, 0.38)], tone, 1.1, grain="wood")
    meadow(p, 0.78, "#7a8c50", "#4c5c30", waves=0.02)
    panel(p, [(0.47, 0.99), (0.47, 0.66), (0.53, 0.66), (0.53, 0.99)], "#9a7048", 1, grain="wood")
    creature(p, "crested-helmet", 0.5, 0.46, 0.84, ("#e8ecf6", "#5c6478", "#ffffff"), ink="#181c24", glow=0.5, rough=0.25, patches=((50, 10, 12, 18, "#d03028"),))
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
    panel(p, [(0.16, 0.66), (0.2, 0.46), (0.32, 0.4), (0.52, 0.42), (0.62, 0.5), (0.6, 0.68), (0.4, 0.74), (0.22, 0.74)], "#9c8c80", 1.0, smooth=True, low=0.5)
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
        panel(p, [(x - 0.028, 0.92), (x - 0.012 + 0.01 * (4 - k) * 0.4, 0.7), (x + 0.022 + 0.01 * (4 - k) * 0.4, 0.7), (x + 0.03, 0.92)], "#b8824a", 1.0 + 0.1 * (k % 2), grain="wood")
    for y in (0.74, 0.86):
        panel(p, [(0.24, y), (0.76, y), (0.77, y + 0.035), (0.23, y + 0.035)], "#d8b070", 1.1, grain="wood")
    panel(p, [(0.495, 0.78), (0.497, 0.1), (0.507, 0.1), (0.509, 0.78)], "#8a5c30", 1, grain="wood")
    panel(p, [(0.34, 0.16), (0.66, 0.14), (0.69, 0.36), (0.64, 0.58), (0.35, 0.56), (0.4, 0.36)], "#f4e8cc", 1.05, smooth=True, low=0.7)
    creature(p, "sun", 0.52, 0.36, 0.2, ("#e0a030", "#a86018", "#fff0b0"), glow=0)
    streaks(p, [[(0.1, 0.94), (0.3, 0.9), (0.5, 0.96), (0.8, 0.92)], [(0.2, 0.8), (0.24, 0.78), (0.3, 0.82)], [(0.74, 0.84), (0.86, 0.8), (0.96, 0.84)]], "#ffffff", 4, 0.7, 2)
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
    daylight(p, ((0, "#4a5c9c"), (0.45, "#e8a898"), (0.72, "#ffe4a8")), (0.5, 0.62, 0.12, "#fff4c8"), ("#ffd8c8", "#6a6090"))
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
    creature(p, "water-flask", 0.48, 0.48, 0.72, ("#b87840", "#4c2a10", "#ffe8b8"), ink="#3c2010", glow=0.4, patches=((50, 14, 16, 10, "#e8d0a0"),))
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
    panel(p, [(0.16, 0.84), (0.16, 0.56), (0.2, 0.5), (0.26, 0.5), (0.3, 0.56), (0.3, 0.84)], "#b0a898", 1.05, grain="stone")
    p.glow(0.56, 0.66, 0.3, "#ffe070", 0.5)
    prop(p, "swap-bag", 0.56, 0.96, 0.68, ("#d09850", "#5c3410", "#fff0b8"), ink="#3c2008", glow=0.5, patches=((50, 30, 16, 6, "#b02c28"),))
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
        prop(p, "swap-bag", x, 0.97, size, ("#c88a58", "#54300f", "#fff0b8") if x < 0.5 else ("#b08048", "#4c3010", "#fff0b8"), ink="#3c2008", glow=0.5,
             patches=((50, 30, 16, 6, "#2c6aa8" if x < 0.5 else "#b02c28"),), flip=x > 0.5)  # fmt: skip
        creature(p, "crown-coin", x, 0.74, 0.18, ("#ffe890", "#a87014", "#fffff0"), ink="#7a4c10", glow=0.6)
    for x, y in ((0.3, 0.54), (0.7, 0.5), (0.84, 0.72)):
        star(p, x, y, 0.08, "#fffbd0")
    sparks(p, 0.5, 0.7, 0.3, "#ffe8a0", 90, 2.2)


def cave(p: Painting) -> None:
    """A dripping cave full of crystals and bats."""
    p.sky((0, "#6a98c8"), (1, "#d8ecf0"))
    hills(p, ("#8ab0a0", "#78a070"), "#f4ffd8", 0.5, 0.12, 0.1)
    cavern(p, "#7c7684", (0.5, 0.48, 0.3, 0.34), "#e8f0ff")
    for x in (0.12, 0.24, 0.38, 0.62, 0.74, 0.88):
        tip = 0.22 + 0.14 * p.chance.random()
        panel(p, [(x - 0.04, -0.02), (x, tip), (x + 0.04, -0.02)], "#8c8694", 0.9, grain="rock")
        panel(p, [(x - 0.05, 1.02), (x + 0.01, 1.0 - tip * 0.7), (x + 0.05, 1.02)], "#8c8694", 1.0, grain="rock")
    for x, y, size, tone in ((0.14, 0.72, 0.3, "#60d8ff"), (0.86, 0.7, 0.34, "#d080ff"), (0.3, 0.88, 0.2, "#80ffd0")):
        creature(p, "crystal-growth", x, y, size, (tone, tone, "#ffffff"), ink="#284868", glow=1.2)
    for x, y, size in ((0.42, 0.3, 0.12), (0.56, 0.22, 0.09), (0.64, 0.36, 0.13)):
        creature(p, "bat", x, y, size, ("#3c3444", "#18141c", "#d0c0e0"), glow=0)
    one = Person("tunic", ("#8a4a2c", "#2c140a", "#ffc8a0"), LEATHER, TAN, left="hip", right="hail", held=(("right", Held("torch", 30, -20, 2, -10, LEATHER)),))
    stand(p, one, 0.5, 0.92, 0.36, tone="#ffc070")
    p.glow(0.56, 0.62, 0.1, "#ffb050", 0.9)


def fountain_of_wisdom(p: Painting) -> None:
    """A marble fountain in a cloister garden."""
    daylight(p, ((0, "#4a88d0"), (0.5, "#c0e0f0"), (0.8, "#fff4d8")), None, WHITE)
    masonry(p, (0.0, 0.4, 1.0, 0.74), "#d8ccb8", "#8a7c68", 0.07)
    for k in range(6):
        column(p, 0.06 + 0.176 * k, 0.34, 0.76, 0.07, "#f0e8d8", "#ffffff")
    panel(p, [(-0.02, 0.34), (-0.02, 0.27), (1.02, 0.27), (1.02, 0.34)], "#f4ecdc", 1.1, grain="stone")
    meadow(p, 0.74, "#7ab058", "#458038", waves=0.01)
    for x in (0.1, 0.9):
        bush(p, x, 0.84, 0.16, "#3a7a34", "#b0e070")
    p.glow(0.5, 0.5, 0.4, "#c0f0ff", 0.4)
    prop(p, "water-fountain", 0.5, 0.98, 0.88, ("#fffcf4", "#8a94a8", "#ffffff"), ink="#50b8f0", glow=0.6, rough=0.3)
    for side in (-1, 1):
        streaks(p, [[(0.5, 0.2), (0.5 + side * 0.05, 0.14), (0.5 + side * 0.1, 0.3), (0.5 + side * 0.11, 0.5)]], "#e0f8ff", 4, 0.9)
    creature(p, "book-aura", 0.5, 0.14, 0.2, ("#fff4c8", "#d8a848", "#ffffff"), glow=1.2)
    sparks(p, 0.5, 0.4, 0.2, "#f0fbff", 140, 2.6)
    blossoms(p, 0.8, 1, ("#ff90b8", "#ffffff", "#c8a0ff"), 70)


def magic_portal(p: Painting) -> None:
    """A portal of blue fire between standing stones."""
    daylight(p, ((0, "#24306c"), (0.5, "#6c78b0"), (0.8, "#d0b8c8")), None)
    stars(p, 160)
    hills(p, ("#5c6490", "#4a5474"), "#c8d8ff", 0.66, 0.09, 0.1)
    meadow(p, 0.76, "#54706c", "#30443f", "#c8f0f0", 0.02)
    p.glow(0.5, 0.48, 0.4, "#40b0ff", 0.7)
    plume(p, (0.5, 0.9), (0.5, -0.02), 0.26, BLUE_FIRE, 0.8)
    swirl(p, 0.5, 0.5, 0.4, 0.5)
    p.over("#0a1c48", ((0.16 - p.distance(0.5, 0.52, 0.62)) * 14).clip(0, 1) * 0.9)
    stars(p, 40, 0.8)
    ring(p, 0.5, 0.52, 0.22, "#a0e8ff", 0.62, 0.008, 1.2)
    for x, wide in ((0.28, 0.06), (0.72, 0.06)):
        panel(p, [(x - wide, 0.96), (x - wide * 0.8, 0.16), (x + wide * 0.7, 0.14), (x + wide, 0.96)], "#8088a8", 1.0, grain="rock", low=0.6)
    panel(p, [(0.18, 0.2), (0.2, 0.08), (0.8, 0.06), (0.83, 0.18)], "#9098b8", 1.1, grain="rock")
    sparks(p, 0.5, 0.5, 0.26, "#c8f0ff", 170, 2.6)


def magic_stream(p: Painting) -> None:
    """A glowing stream winds through a night wood."""
    daylight(p, ((0, "#1f3c60"), (0.5, "#5c9c98"), (0.8, "#c8e8c8")), (0.74, 0.16, 0.07, "#f8fff4"))
    pines(p, "#3c6c70", 0.6, 0.36, 14, "#c8f0e8")
    for x, foot, size in ((0.1, 0.8, 0.8), (0.92, 0.78, 0.76)):
        leafy(p, x, foot, size, "#2c645c", "#88d0b0")
    meadow(p, 0.62, "#4c8870", "#2a5848", "#d8fff0", 0.02)
    line = [(0.56, 0.62, 0.015), (0.42, 0.7, 0.05), (0.6, 0.8, 0.09), (0.44, 1.03, 0.2)]
    road(p, line, "#28a8e8", "#e8fcff")
    for x, y, size in ((0.5, 0.66, 0.06), (0.46, 0.72, 0.1), (0.56, 0.8, 0.12), (0.48, 0.94, 0.16)):
        p.glow(x, y, size, "#70e8ff", 0.5, 1.6)
    streaks(p, [[(0.56, 0.63), (0.43, 0.71), (0.58, 0.8), (0.44, 1.0)], [(0.56, 0.63), (0.46, 0.72), (0.63, 0.82), (0.52, 1.0)]], "#f0ffff", 4, 0.8)
    for x, foot, size in ((0.3, 0.86, 0.12), (0.74, 0.9, 0.14), (0.28, 0.98, 0.1)):
        rock(p, x, foot, size, "#6c8888", "#e8fff8")
    prop(p, "deer", 0.76, 0.78, 0.3, ("#d8e8e0", "#7c98a0", "#ffffff"), flip=True, glow=0.8)
    sparks(p, 0.5, 0.7, 0.2, "#d0ffff", 170, 2.6, 0.1)


def market(p: Painting) -> None:
    """Two stalls heaped with arms and gear."""
    daylight(p, NOON, (0.5, 0.12, 0.05, "#fff4c0"), WHITE)
    house(p, 0.5, 0.72, 0.3, 0.44, roof="#a84c3c")
    meadow(p, 0.7, "#c0a478", "#94744c", "#fff4d0", 0.01)
    stall(p, 0.26, 0.92, 0.42, "#3a6ab0", "#f8f4e8")
    stall(p, 0.76, 0.92, 0.42, "#3a8a4a", "#f8f4e8")
    for x, name, tones in ((0.12, "visored-helm", STEEL), (0.21, "round-shield", ("#c84838", "#5a1410", "#ffd0c0")), (0.31, "battle-axe", STEEL), (0.4, "broadsword", STEEL),
                           (0.63, "water-flask", LEATHER), (0.73, "breastplate", STEEL), (0.83, "swap-bag", ("#d8a860", "#6a4418", "#fff0b0")), (0.91, "amphora", ("#d88850", "#6a3014", "#ffe0b0"))):  # fmt: skip
        creature(p, name, x, 0.63, 0.17, tones, ink="#2c2018")
    one = Person("tunic", ("#c8a040", "#5a400c", "#fff0a8"), LEATHER, FAIR, ("#3c2414", "#140a06", "#b08860"), "short", "short", "turban", ("#d83c34", "#6a1010", "#ffc0b0"), left="offer", right="offer")
    stand(p, one, 0.51, 0.98, 0.64)
    prop(p, "barrel", 0.08, 0.99, 0.2, TIMBER, ink="#4a3020")
    prop(p, "basket", 0.92, 0.99, 0.18, ("#d8a460", "#7a4c20", "#fff0c0"), ink="#6a9a38")


def marsh(p: Painting) -> None:
    """A foggy marsh with dead trees and wisps."""
    daylight(p, ((0, "#4c6468"), (0.5, "#98a888"), (0.7, "#c8c898")), (0.7, 0.2, 0.07, "#f8f4d0"))
    pines(p, "#5c7468", 0.56, 0.26, 16)
    creature(p, "dead-wood", 0.18, 0.4, 0.74, ("#54544c", "#24241f", "#e0e8b8"))
    creature(p, "dead-wood", 0.84, 0.44, 0.5, ("#5c5c52", "#2c2c26", "#e0e8b8"), flip=True)
    water(p, 0.6, "#4c5c3c", "#e8f0b8", 0.6)
    for x, y, wide in ((0.3, 0.74, 0.16), (0.76, 0.7, 0.14), (0.6, 0.88, 0.2), (0.1, 0.92, 0.16)):
        panel(p, [(x - wide, y), (x - wide * 0.5, y - 0.03), (x + wide * 0.4, y - 0.035), (x + wide, y), (x, y + 0.02)], "#6c7844", 1.0, smooth=True)
        for k in range(5):
            prop(p, "reed", x + wide * (0.3 * k - 0.6), y, 0.2 + 0.02 * k, ("#98a04c", "#444c20", "#f4f8b0"))
    creature(p, "frog", 0.62, 0.82, 0.12, ("#78a848", "#2c4c18", "#e8ffa8"), glow=0.2)
    for x, y in ((0.46, 0.5), (0.56, 0.42), (0.4, 0.6)):
        p.glow(x, y, 0.06, "#b0ff90", 0.8)
        plume(p, (x, y + 0.03), (x, y - 0.07), 0.02, BLUE_FIRE)
    p.fog(0.62, 0.08, "#d8e0b8", 0.7)
    p.fog(0.9, 0.06, "#d8e0b8", 0.4)


def maze(p: Painting) -> None:
    """A hedge maze seen from a hill, a wanderer inside."""
    daylight(p, ((0, "#4a6ca8"), (0.35, "#c8d0e0"), (0.5, "#fff0d0")), None, WHITE)
    hills(p, ("#88a898", "#789868"), "#f8ffd8", 0.3, 0.06, 0.08)
    plain(p, 0.36, "#8ab060", "#a8c078", 0.05)
    for row in range(7):
        y = 0.4 + 0.012 * row + 0.0105 * row * row
        high = 0.045 + 0.014 * row
        left = 0.22 - 0.035 * row
        step = (1 - 2 * left) / 12
        for k in range(12):
            if (k * 7 + row * 5) % 4 == 1 and row < 6:
                continue
            x = left + step * k
            panel(p, [(x, y + high), (x, y), (x + step * 1.02, y), (x + step * 1.02, y + high)], "#3c7a38", 0.95 + 0.12 * ((k + row) % 2), grain="plaster", low=0.5)
            panel(p, [(x, y), (x + step * 0.08, y - high * 0.2), (x + step * 0.98, y - high * 0.2), (x + step * 1.02, y)], "#78b858", 1.1)
    one = Person("tunic", ("#c84838", "#4c100c", "#ffc8b8"), LEATHER, FAIR, left="raise", right="hip")
    stand(p, one, 0.52, 0.87, 0.24)
    prop(p, "stone-bust", 0.2, 0.98, 0.24, ("#e8e0d0", "#8c8474", "#ffffff"))
    prop(p, "stone-bust", 0.8, 0.98, 0.24, ("#e8e0d0", "#8c8474", "#ffffff"), flip=True)
    p.glow(0.5, 0.38, 0.1, "#fff0a0", 0.5)


def pool_of_life(p: Painting) -> None:
    """A shining pool under a flowering tree."""
    daylight(p, ((0, "#5aa0c8"), (0.5, "#d8f0d8"), (0.8, "#fffbd8")), None)
    rays(p, 0.5, -0.05, "#fffbd0", 16, 0.5, 1.0)
    hills(p, ("#90c0a0", "#78b078"), "#f4ffd8", 0.54, 0.08, 0.1)
    leafy(p, 0.16, 0.78, 0.86, "#e888b0", "#ffe0ec")
    leafy(p, 0.9, 0.74, 0.6, "#4a9a58", "#c0f090")
    meadow(p, 0.66, "#70b858", "#3c8440", waves=0.02)
    p.over("#1888b0", ((0.42 - p.distance(0.54, 0.84, 2.4)) * 50).clip(0, 1))
    p.over("#c0fcff", ((0.4 - p.distance(0.52, 0.83, 2.6)) * 6).clip(0, 1) * (0.25 + 0.5 * p.noise(0.08)))
    for radius in (0.12, 0.24, 0.36):
        ring(p, 0.54, 0.84, radius, "#f0ffff", 2.6, 0.005, 0.7)
    p.glow(0.54, 0.78, 0.2, "#b0fff0", 0.6, 1.4)
    creature(p, "shining-heart", 0.54, 0.5, 0.3, ("#ff7090", "#c01c48", "#ffffff"), glow=1.4, share=0.95)
    creature(p, "lotus", 0.38, 0.86, 0.16, ("#ffb0d0", "#d05890", "#ffffff"), glow=0.6)
    creature(p, "lotus", 0.7, 0.9, 0.18, ("#ffffff", "#c0a0d8", "#ffffff"), glow=0.6)
    prop(p, "heron", 0.84, 0.9, 0.26, ("#fbfdff", "#90a0b4", "#ffffff"), flip=True)
    blossoms(p, 0.72, 1, ("#ff90c0", "#ffffff", "#ffe870"), 110)
    sparks(p, 0.54, 0.6, 0.2, "#e8fff8", 150, 2.6, 0.1)


def shrine(p: Painting) -> None:
    """A wayside shrine on a mountain ledge."""
    daylight(p, ((0, "#6a6cb0"), (0.45, "#f0b8b0"), (0.72, "#ffe8b8")), (0.2, 0.4, 0.08, "#fff4d0"), ("#ffe0d8", "#8878a8"))
    peaks(p, "#8c86ac", "#ffe8f0", 0.74, 0.34, "#ffffff")
    meadow(p, 0.78, "#8c9460", "#5c643c", "#fff4c8", 0.04)
    for k in range(3):
        panel(p, [(0.24 - 0.04 * k, 0.84 + 0.05 * k), (0.76 + 0.04 * k, 0.84 + 0.05 * k), (0.76 + 0.04 * k, 0.9 + 0.05 * k), (0.24 - 0.04 * k, 0.9 + 0.05 * k)], "#c8bca8", 1.05, grain="stone")
    panel(p, [(0.34, 0.84), (0.34, 0.36), (0.66, 0.36), (0.66, 0.84)], "#8a6c5c", 0.8, grain="stone")
    p.glow(0.5, 0.56, 0.24, "#ffd880", 0.8)
    creature(p, "ankh", 0.5, 0.5, 0.3, GOLD, glow=1.2, turn=-45)
    for x in (0.3, 0.7):
        column(p, x, 0.36, 0.85, 0.08, "#f0e4d0", "#ffffff")
    panel(p, [(0.5, 0.1), (0.2, 0.32), (0.8, 0.32)], "#b04c40", 1.1, grain="thatch")
    panel(p, [(0.22, 0.31), (0.78, 0.31), (0.78, 0.37), (0.22, 0.37)], "#f0e4d0", 1.1, grain="stone")
    prop(p, "candles", 0.5, 0.85, 0.18, ("#fffbe8", "#c8a878", "#ffffff"))
    one = Person("robe", ("#5a6a9a", "#1c2440", "#d0dcff"), ("#8a8a9c", "#34343f", "#e8e8f8"), FAIR, ("#7a4c28", "#2c180a", "#e8b888"), "short", "", "hood", left="breast", right="breast")
    stand(p, one, 0.86, 0.99, 0.56)
    smoke(p, 0.5, 0.7, 0.06, 0.4, "#fff0e0", 0.3)
    sparks(p, 0.5, 0.5, 0.16, "#fff0c0", 100, 2.4)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(armour, axe, helmet, mule, raft, shield, sword, water_bottle, bag_of_gold, two_bags_of_gold),
        *(cave, fountain_of_wisdom, magic_portal, magic_stream, market, marsh, maze, pool_of_life, shrine),
    )
}
