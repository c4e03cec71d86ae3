"""The 16 spaces of the Middle Region."""

from PIL import Image, ImageDraw

from art.backdrops import hill, hills, peaks, pines, plain, stars, water
from art.effects import GREEN_FIRE, plume, rays, ring, sparks, streaks, swirl
from art.figures import bramble
from art.painting import Painting
from art.talisman_buildings import arch_bridge, panel, tower
from art.talisman_nature import blossoms, bush, column, conifer, daylight, floor, leafy, masonry, meadow, road, rock, tufts
from art.talisman_outer import NOON, WHITE
from art.talisman_people import STEEL, Held, Person, stand
from art.talisman_sculpt import creature, prop, softened

DUNES = ((0.0, "#4a9ad8"), (0.4, "#c8e0e0"), (0.62, "#ffe8b0"))


RUNES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "ansuz": (((0, 1), (0, 0), (0.7, 0.3)), ((0, 0.35), (0.7, 0.65))),
    "fehu": (((0, 1), (0, 0)), ((0, 0.5), (0.7, 0.1)), ((0, 0.8), (0.7, 0.4))),
    "algiz": (((0.4, 1), (0.4, 0)), ((0, 0), (0.4, 0.45), (0.8, 0))),
    "tiwaz": (((0.4, 1), (0.4, 0)), ((0, 0.35), (0.4, 0), (0.8, 0.35))),
    "sowilo": (((0.7, 0), (0, 0.35), (0.7, 0.65), (0, 1)),),
    "dagaz": (((0, 1), (0, 0), (0.8, 1), (0.8, 0), (0, 1)),),
    "raido": (((0, 1), (0, 0), (0.6, 0.25), (0, 0.5), (0.7, 1)),),
    "opala": (((0, 1), (0.7, 0.35), (0.35, 0), (0, 0.35), (0.7, 1)),),
    "gebo": (((0, 0), (0.8, 1)), ((0.8, 0), (0, 1))),
    "mannaz": (((0, 1), (0, 0), (0.8, 0.5)), ((0.8, 1), (0.8, 0), (0, 0.5))),
    "wunjo": (((0, 1), (0, 0), (0.6, 0.25), (0, 0.5)),),
    "uruz": (((0, 1), (0, 0), (0.7, 0.35), (0.7, 1)),),
    "hagalaz": (((0, 1), (0, 0)), ((0, 0.35), (0.8, 0.65)), ((0.8, 1), (0.8, 0))),
}


def runes(p: Painting, places: tuple[tuple[float, float, float, str], ...], tone: str) -> None:
    """Carved signs (x, y, size, name of the rune) shining on stones."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for x, y, size, which in places:
        for line in RUNES[which]:
            spots = [((x + (a - 0.4) * size * 0.8) * p.width, (y + (b - 0.5) * size) * p.height) for a, b in line]
            drawing.line(spots, fill=255, width=max(round(size * p.height / 13), 3), joint="curve")
        p.glow(x, y, size * 0.9, tone, 0.3)
    field = p.mask_layer(layer)
    p.shade(1 - 0.6 * softened(field, 5))
    p.over(tone, field)
    p.add(tone, softened(field, 3) * 0.5 + softened(field, 12) * 0.7)


def menhir(p: Painting, x: float, foot: float, size: float, tone: str = "#8a8a94", lean: float = 0.0) -> None:
    """A standing stone."""
    wide = size * 0.2
    p.ground_shadow(x + wide * 0.4, foot, wide * 1.6, 0.6)
    left = [(x - wide, foot), (x - wide * 0.9 + lean, foot - size * 0.6), (x - wide * 0.35 + lean, foot - size)]
    right = [(x + wide * 0.55 + lean, foot - size * 0.9), (x + wide * 0.85 + lean, foot - size * 0.45), (x + wide, foot)]
    panel(p, [*left, *right], tone, 1.1, grain="rock", low=0.65)
    panel(p, [(x + wide * 0.3 + lean, foot - size * 0.95), *right, (x + wide * 0.5, foot)], tone, 0.6, grain="rock", low=0.6)


def middle_00_portal_of_power(p: Painting) -> None:
    """A gate of whirling light between carved pillars."""
    p.sky((0, "#3a2a7a"), (0.5, "#8a58c0"), (0.75, "#e0a8e8"))
    stars(p, 160)
    peaks(p, "#5a4a8a", "#e0c0ff", 0.66, 0.24)
    floor(p, 0.66, "#8a7ab0", "#3a2c5c", 8)
    p.glow(0.5, 0.42, 0.34, "#c080ff", 0.6)
    p.over("#2a1460", ((0.27 - p.distance(0.5, 0.42, 0.86)) * 40).clip(0, 1))
    rays(p, 0.5, 0.42, "#b060ff", 18, 0.9, 0.24)
    p.glow(0.5, 0.42, 0.08, "#ffc0ff", 0.8)
    streaks(p, [[(0.5, 0.2), (0.66, 0.36), (0.6, 0.56), (0.5, 0.42)], [(0.5, 0.64), (0.34, 0.5), (0.4, 0.28), (0.5, 0.42)]], "#e8a0ff", 4, 0.8)
    swirl(p, 0.5, 0.42, 0.3, 0.6)
    for radius, power in ((0.27, 1.0), (0.29, 0.5)):
        ring(p, 0.5, 0.42, radius, "#c880ff", 0.86, 0.006, power)
    for x in (0.18, 0.82):
        column(p, x, 0.14, 0.78, 0.14, "#b8a8d8", "#ffffff", 1 if x < 0.5 else -1)
        creature(p, "gargoyle", x, 0.07, 0.2, ("#b8a8d8", "#5a4a80", "#ffffff"), eyes=((40, 26, 0.04, "#ff80ff"), (60, 26, 0.04, "#ff80ff")))
    panel(p, [(0.34, 0.8), (0.38, 0.72), (0.62, 0.72), (0.66, 0.8)], "#a898c8", 1.1, grain="stone")
    sparks(p, 0.5, 0.42, 0.2, "#f0c8ff", 110, 2.6)


def middle_01_black_knight(p: Painting) -> None:
    """The Black Knight bars the road to his keep."""
    daylight(p, ((0, "#4a4a6a"), (0.4, "#b08890"), (0.66, "#f0c8a0")), None, ("#d8b8b8", "#54506c"))
    hills(p, ("#7a7484", "#6a6470"), "#ffe0c8", 0.52, 0.08, 0.16)
    tower(p, 0.18, 0.2, 0.62, 0.13, wall="#6a6874")
    tower(p, 0.86, 0.26, 0.62, 0.12, wall="#6a6874")
    masonry(p, (0.18, 0.4, 0.86, 0.62), "#6a6874", "#34323c", 0.04)
    meadow(p, 0.62, "#7a7858", "#4a4836", "#ffe8c0", 0.02)
    road(p, [(0.5, 0.62, 0.08), (0.5, 0.8, 0.16), (0.5, 1.02, 0.3)], "#a08c70", "#ffe8c0")
    black = ("#50505e", "#16161e", "#c8d0f0")
    knight = Person("armour", ("#3a1018", "#160406", "#ff8080"), black, black, black, "none", "", "helm", black, ("#8a1420", "#30060a", "#ff9090"),
                    "hip", "hail", black, "#ff3020", (("right", Held("two-handed-sword", 56, 30, 6, -18, STEEL)),), 1.0, black)  # fmt: skip
    stand(p, knight, 0.5, 0.8, 0.7, tone="#ffb090", glow=0.4)
    for x in (0.1, 0.93):
        creature(p, "knight-banner", x, 0.56, 0.2, ("#28282e", "#101014", "#c8a0a0"), ink="#d03030", glow=0)


def middle_02_hidden_valley(p: Painting) -> None:
    """A waterfall in a green valley between mountains."""
    daylight(p, ((0, "#6ab8e0"), (0.5, "#d8f4e8"), (0.7, "#fffbd8")), (0.5, 0.14, 0.06, "#fff8d0"))
    peaks(p, "#8aa0b8", "#ffffff", 0.6, 0.44, "#ffffff")
    hills(p, ("#7ab090", "#60a068"), "#f4ffc8", 0.5, 0.08, 0.2)
    panel(p, [(-0.02, 0.72), (-0.02, 0.16), (0.12, 0.2), (0.24, 0.36), (0.3, 0.72)], "#8a9a88", 1.0, grain="rock", low=0.7)
    panel(p, [(1.02, 0.72), (1.02, 0.14), (0.84, 0.2), (0.74, 0.34), (0.68, 0.72)], "#8a9a88", 0.9, grain="rock", low=0.7)
    streaks(p, [[(0.8 + 0.012 * k, 0.24), (0.79 + 0.014 * k, 0.45), (0.78 + 0.018 * k, 0.7)] for k in range(-3, 5)], "#e0f8ff", 7, 0.6, 2)
    meadow(p, 0.64, "#6ab04c", "#3a8030", waves=0.03)
    road(p, [(0.78, 0.69, 0.06), (0.6, 0.74, 0.06), (0.42, 0.84, 0.12), (0.5, 1.04, 0.24)], "#48a0c8", "#e0f8ff")
    p.glow(0.78, 0.7, 0.1, "#ffffff", 0.5, 2)
    leafy(p, 0.2, 0.74, 0.36, "#3a8038", "#b0e068")
    leafy(p, 0.48, 0.68, 0.22, "#3a8038", "#b0e068")
    conifer(p, 0.94, 0.76, 0.4, "#2c6a50", "#88c898")
    blossoms(p, 0.7, 1, ("#ff90c0", "#ffffff", "#ffe060"), 90)
    prop(p, "deer", 0.3, 0.88, 0.22, ("#d8985c", "#7a4a24", "#fff0c8"))
    tufts(p, 0.7, 1, "#3a8030", "#b8e870", 160)


def middle_03_hills(p: Painting) -> None:
    """Hills over the river with the bridge to the Sentinel."""
    daylight(p, ((0, "#5a8ac0"), (0.5, "#d8dce0"), (0.7, "#fff0c8")), (0.2, 0.2, 0.06, "#fff4c8"), WHITE)
    hills(p, ("#98a890", "#98a070", "#849050"), "#fffbc8", 0.42, 0.09, 0.26)
    water(p, 0.68, "#2a7098", "#d8f4ff", 0.4)
    arch_bridge(p, 0.3, 0.98, 0.52, 0.76)
    panel(p, [(-0.02, 1.02), (-0.02, 0.58), (0.16, 0.56), (0.34, 0.66), (0.4, 0.82), (0.3, 1.02)], "#8a9454", 1.0, low=0.7, smooth=True)
    conifer(p, 0.1, 0.68, 0.34, "#3a6048", "#98b880")
    conifer(p, 0.22, 0.72, 0.26, "#3a6048", "#98b880")
    tower(p, 0.9, 0.26, 0.56, 0.1, flag="#2a60c0")
    rock(p, 0.2, 0.84, 0.1, "#8a8880", "#f4f0e0")


def middle_04_cursed_glade(p: Painting) -> None:
    """Twisted trees around a ring of toadstools."""
    p.sky((0, "#4a2a6a"), (0.5, "#8a5a98"), (0.75, "#c8c080"))
    p.glow(0.5, 0.46, 0.34, "#c8f060", 0.5)
    pines(p, "#4a3a60", 0.58, 0.3, 12)
    meadow(p, 0.6, "#6a6a4a", "#3c3a30", "#d8e890", 0.03)
    creature(p, "dead-wood", 0.5, 0.36, 0.74, ("#6a4a74", "#2c1c34", "#d8ff90"), glow=0.6)
    creature(p, "evil-eyes", 0.49, 0.52, 0.16, ("#f0ff80", "#a0e020", "#ffffff"), glow=1.6)
    creature(p, "dead-wood", 0.12, 0.44, 0.66, ("#5a4064", "#281a30", "#d0a8e8"), turn=6)
    creature(p, "dead-wood", 0.9, 0.44, 0.66, ("#5a4064", "#281a30", "#d0a8e8"), flip=True, turn=-6)
    for k, (x, y) in enumerate(((0.22, 0.76), (0.36, 0.82), (0.5, 0.84), (0.64, 0.82), (0.78, 0.76))):
        prop(p, "mushrooms" if k % 2 else "mushrooms-cluster", x, y, 0.13, ("#c060e0", "#5a2a7a", "#f0c0ff"), glow=0.6)
    p.fog(0.66, 0.08, "#c8e880", 0.5)
    sparks(p, 0.5, 0.6, 0.3, "#c8ff70", 90, 2.6, 0.2)
    tufts(p, 0.66, 1, "#4a5030", "#a8b860", 160)


def middle_05_runes(p: Painting) -> None:
    """A ring of tall stones with blazing blue runes in snow."""
    daylight(p, ((0, "#2c4a88"), (0.5, "#88a8d8"), (0.72, "#e8ecf8")), (0.8, 0.14, 0.05, "#ffffff"))
    stars(p, 80)
    peaks(p, "#7a8cb0", "#ffffff", 0.62, 0.24, "#ffffff")
    plain(p, 0.62, "#c8d4e8", "#f0f4ff", 0.1)
    for x, foot, size in ((0.34, 0.68, 0.36), (0.66, 0.68, 0.36), (0.14, 0.78, 0.5), (0.86, 0.78, 0.5), (0.5, 0.8, 0.62)):
        menhir(p, x, foot, size, "#5c6680", 0.01 * (x - 0.5))
    signs = ((0.34, 0.52, 0.12, "ansuz"), (0.66, 0.52, 0.12, "fehu"), (0.13, 0.56, 0.17, "algiz"), (0.86, 0.56, 0.17, "tiwaz"), (0.49, 0.48, 0.22, "sowilo"))
    runes(p, signs, "#40c0ff")
    sparks(p, 0.5, 0.5, 0.3, "#c0ecff", 110, 2.4)


def middle_06_chasm(p: Painting) -> None:
    """A rope bridge over a bottomless cleft."""
    daylight(p, ((0, "#5a7098"), (0.5, "#c0c8d0"), (0.8, "#8890a0")), None, ("#e8ecf4", "#6a7488"))
    peaks(p, "#7a8090", "#e8e8f0", 0.5, 0.26, "#ffffff")
    panel(p, [(0.1, 1.02), (0.1, 0.56), (0.9, 0.56), (0.9, 1.02)], "#4a5c80", 1.2, grain="rock", low=0.2)
    p.fog(0.58, 0.1, "#e8f0f8", 0.9)
    panel(p, [(-0.02, 1.02), (-0.02, 0.4), (0.2, 0.42), (0.3, 0.52), (0.26, 0.7), (0.32, 1.02)], "#8a8078", 1.1, grain="rock", low=0.45)
    panel(p, [(1.02, 1.02), (1.02, 0.38), (0.82, 0.4), (0.7, 0.5), (0.74, 0.72), (0.66, 1.02)], "#8a8078", 0.85, grain="rock", low=0.45)
    for k in range(21):
        x = 0.22 + 0.028 * k
        y = 0.46 + 0.16 * (1 - ((x - 0.5) / 0.28) ** 2) * 0.5
        panel(p, [(x - 0.011, y), (x + 0.011, y), (x + 0.013, y + 0.03), (x - 0.013, y + 0.03)], "#b08a58", 1.1, grain="wood")
        panel(p, [(x - 0.003, y), (x - 0.003, y - 0.1), (x + 0.003, y - 0.1), (x + 0.003, y)], "#8a6a40", 1, grain="plain")
    rope = [(0.22 + 0.028 * k, 0.36 + 0.08 * (1 - ((0.028 * k - 0.28) / 0.28) ** 2)) for k in range(21)]
    panel(p, [*[(x, y - 0.006) for x, y in rope], *[(x, y + 0.006) for x, y in rope[::-1]]], "#a8844c", 1, grain="plain")
    for x, y in ((0.2, 0.48), (0.8, 0.47)):
        panel(p, [(x - 0.018, y), (x - 0.018, y - 0.17), (x + 0.018, y - 0.17), (x + 0.018, y)], "#7a5a34", 1.1, grain="wood")
    p.fog(0.8, 0.08, "#a8b8d0", 0.5)
    creature(p, "raven", 0.5, 0.24, 0.12, ("#34343e", "#121218", "#b0b8d0"), glow=0)


def middle_07_runes(p: Painting) -> None:
    """A great carved stone with green runes in ferns."""
    daylight(p, ((0, "#3a7868"), (0.5, "#a0d0a8"), (0.75, "#e8f4c0")), None)
    p.glow(0.5, 0.4, 0.4, "#c0ffa0", 0.5)
    leafy(p, 0.14, 0.68, 0.66, "#2f6a44", "#90d080")
    leafy(p, 0.88, 0.68, 0.6, "#2f6a44", "#90d080")
    meadow(p, 0.62, "#5a9050", "#2f5c34", "#e8ffc0", 0.03)
    menhir(p, 0.5, 0.82, 0.72, "#54645c")
    menhir(p, 0.2, 0.8, 0.32, "#54645c", -0.02)
    menhir(p, 0.8, 0.8, 0.34, "#54645c", 0.02)
    signs = ((0.49, 0.3, 0.16, "dagaz"), (0.49, 0.47, 0.16, "raido"), (0.5, 0.64, 0.16, "opala"), (0.19, 0.66, 0.11, "gebo"), (0.81, 0.65, 0.11, "mannaz"))
    runes(p, signs, "#70ff60")
    prop(p, "fern", 0.32, 0.9, 0.22, ("#7ac858", "#2c6024", "#e8ffb0"))
    prop(p, "fern", 0.68, 0.9, 0.22, ("#7ac858", "#2c6024", "#e8ffb0"), flip=True)
    tufts(p, 0.68, 1, "#3a7038", "#a8e070", 200)
    sparks(p, 0.5, 0.5, 0.26, "#c0ffa0", 90, 2.4)


def middle_08_warlocks_cave(p: Painting) -> None:
    """A warlock at the mouth of his glowing cave."""
    daylight(p, ((0, "#40406a"), (0.5, "#8a80a8"), (0.75, "#c8b8b0")), (0.16, 0.14, 0.05, "#f4f0ff"))
    panel(p, [(-0.02, 0.84), (0.02, 0.5), (0.14, 0.24), (0.34, 0.08), (0.6, 0.04), (0.84, 0.18), (0.98, 0.44), (1.02, 0.84)], "#8a8090", 1.1, grain="rock", low=0.6)
    panel(p, [(0.24, 0.8), (0.24, 0.5), (0.36, 0.3), (0.54, 0.26), (0.7, 0.38), (0.76, 0.6), (0.74, 0.8)], "#1a2a1c", 1, grain="rock")
    p.glow(0.5, 0.6, 0.24, "#50ff60", 0.9)
    plume(p, (0.64, 0.78), (0.64, 0.5), 0.06, GREEN_FIRE)
    meadow(p, 0.78, "#6a6470", "#403c48", "#d8f0c8", 0.02)
    prop(p, "cauldron", 0.64, 0.84, 0.2, ("#5a5a64", "#1c1c24", "#a0ff90"))
    warlock = Person("robe", ("#3a5a34", "#101c10", "#a8ff90"), ("#2a2a34", "#0c0c12", "#80c070"), ("#c8d0b8", "#5c644c", "#ffffff"), ("#e8e8e0", "#8a8a84", "#ffffff"),
                     "long", "long", "hood", eyes="#30e040", right="raise", left="out",
                     held=(("right", Held("skull-staff", 62, -12, 4, -6)),))  # fmt: skip
    stand(p, warlock, 0.4, 0.82, 0.5, tone="#90ff80", glow=0.5, side=1)
    for x in (0.1, 0.9):
        prop(p, "candle-skull", x, 0.86, 0.18, ("#e8e0c8", "#8a8068", "#c8ffb0"), ink="#1c2a18")
        p.glow(x, 0.72, 0.05, "#a0ff70", 0.8)
    sparks(p, 0.64, 0.56, 0.1, "#90ff70", 60, 2.2, 0.1)


def middle_09_desert(p: Painting) -> None:
    """A caravan camel under a burning sun."""
    daylight(p, DUNES, (0.5, 0.18, 0.1, "#fff8d0"))
    rays(p, 0.5, 0.18, "#fff0b0", 24, 0.4, 0.7)
    hills(p, ("#f0c888", "#e0ac60", "#d09848"), "#fff8d0", 0.5, 0.1, 0.14)
    prop(p, "camel", 0.5, 0.76, 0.48, ("#d8a060", "#7a4c24", "#fff0c8"), patches=((52, 36, 16, 12, "#b03a30"),))
    hill(p, "#e0ac58", "#fff4c8", 0.82, 0.05)
    for y in (0.86, 0.9, 0.95):
        streaks(p, [[(0, y), (0.3, y - 0.015), (0.6, y + 0.01), (1, y - 0.01)]], "#fff0c0", 1.6, 0.4)


def middle_10_oasis(p: Painting) -> None:
    """Palms around a blue pool."""
    daylight(p, DUNES, (0.84, 0.16, 0.06, "#fff8d0"))
    hills(p, ("#f0cc90", "#e0b068"), "#fff8d0", 0.5, 0.08, 0.12)
    meadow(p, 0.6, "#d8b060", "#b08838", "#fff4c0", 0.02)
    p.over("#2a90b8", ((0.3 - p.distance(0.5, 0.78, 2.6)) * 60).clip(0, 1))
    p.over("#a8e8f4", ((0.27 - p.distance(0.48, 0.77, 2.8)) * 8).clip(0, 1) * (0.3 + 0.5 * p.noise(0.06)))
    ring(p, 0.5, 0.78, 0.3, "#f0fff0", 2.6, 0.006, 0.4)
    for x, foot, size, flip in ((0.18, 0.76, 0.62, False), (0.84, 0.74, 0.56, True), (0.68, 0.68, 0.4, False)):
        prop(p, "palm-tree", x, foot, size, ("#58a844", "#7a5228", "#e8ffb0"), flip=flip, patches=((50, 76, 26, 32, "#a87844"),))
    bush(p, 0.3, 0.74, 0.08, "#3f8030", "#b0e060")
    bush(p, 0.74, 0.84, 0.09, "#3f8030", "#b0e060")
    prop(p, "lotus-flower", 0.46, 0.84, 0.12, ("#ff90c0", "#c04080", "#ffe0f0"))
    tufts(p, 0.8, 0.92, "#4a8a30", "#b8e868", 70)


def middle_11_desert(p: Painting) -> None:
    """Bones, a vulture and far pyramids."""
    daylight(p, ((0, "#c07840"), (0.4, "#f0b868"), (0.62, "#ffe0a0")), (0.24, 0.22, 0.09, "#fff4c0"))
    for x, size, light in ((0.66, 0.34, 1.0), (0.9, 0.22, 0.95)):
        panel(p, [(x, 0.6 - size), (x - size * 0.72, 0.62), (x + size * 0.16, 0.62)], "#e8b878", light * 1.12, grain="stone")
        panel(p, [(x, 0.6 - size), (x + size * 0.16, 0.62), (x + size * 0.6, 0.62)], "#e8b878", light * 0.62, grain="stone")
    hills(p, ("#e0a860", "#d89c50"), "#fff0c0", 0.6, 0.1, 0.06)
    prop(p, "cactus", 0.14, 0.8, 0.46, ("#6a9a48", "#2c4c20", "#e8ffb0"))
    prop(p, "ribcage", 0.62, 0.84, 0.3, ("#fbf0dc", "#a89070", "#ffffff"), turn=20, ink="#8a6838")
    prop(p, "desert-skull", 0.4, 0.86, 0.22, ("#fbf0dc", "#a89070", "#ffffff"))
    creature(p, "vulture", 0.78, 0.62, 0.26, ("#5a4034", "#241812", "#ffd8a8"), glow=0.1, flip=True)


def middle_12_temple(p: Painting) -> None:
    """A white temple on wide stairs."""
    daylight(p, ((0, "#5a98d8"), (0.5, "#c8e4f0"), (0.72, "#fff0c8")), None, WHITE)
    rays(p, 0.5, 0.1, "#fff4c0", 22, 0.6, 0.7)
    hills(p, ("#a8b8a0",), "#fffbd8", 0.56, 0.1, 0.12)
    panel(p, [(0.5, 0.1), (0.1, 0.28), (0.9, 0.28)], "#f4ead8", 1.1, grain="stone")
    panel(p, [(0.5, 0.15), (0.24, 0.265), (0.76, 0.265)], "#d8c8a8", 0.9)
    creature(p, "sun", 0.5, 0.22, 0.1, ("#ffe080", "#c88820", "#ffffff"), glow=0.8)
    panel(p, [(0.08, 0.28), (0.92, 0.28), (0.92, 0.33), (0.08, 0.33)], "#f4ead8", 1.0, grain="stone")
    panel(p, [(0.14, 0.33), (0.86, 0.33), (0.86, 0.68), (0.14, 0.68)], "#8a7458", 0.7, grain="stone")
    p.glow(0.5, 0.56, 0.2, "#ffd070", 0.9)
    for x in (0.14, 0.3, 0.7, 0.86):
        column(p, x, 0.355, 0.68, 0.075, "#f0e6d4", "#ffffff")
    for k in range(5):
        panel(p, [(0.06 - 0.03 * k, 0.68 + 0.035 * k), (0.94 + 0.03 * k, 0.68 + 0.035 * k), (0.94 + 0.03 * k, 0.72 + 0.035 * k), (0.06 - 0.03 * k, 0.72 + 0.035 * k)],
              "#f0e4d0", 1.05 - 0.04 * k, grain="stone", low=0.7)  # fmt: skip
    prop(p, "brasero", 0.5, 0.7, 0.2, ("#d8a850", "#7a5018", "#ffe8a0"), ink="#ffb040")
    meadow(p, 0.86, "#8ab060", "#5a8038", waves=0.01)


def middle_13_woods(p: Painting) -> None:
    """Willows over still water."""
    daylight(p, ((0, "#6aa0b0"), (0.5, "#c8e0c8"), (0.72, "#f0f0c0")), (0.3, 0.2, 0.06, "#fff8d8"))
    hills(p, ("#88b090", "#70a070"), "#f0ffc8", 0.48, 0.08, 0.08)
    for x, size, flip in ((0.2, 0.66, False), (0.82, 0.62, True)):
        prop(p, "willow-tree", x, 0.68, size, ("#7ab858", "#3a5c30", "#f0ffb0"), flip=flip, ink="#3a6a38")
    meadow(p, 0.66, "#68a050", "#3a7038", waves=0.01)
    water(p, 0.7, "#3a7a80", "#e8fff0", 0.5)
    creature(p, "lily-pads", 0.3, 0.82, 0.2, ("#78c050", "#2f6a2c", "#e8ffb0"), glow=0, squeeze=1.5)
    prop(p, "reed", 0.92, 0.92, 0.4, ("#8a9a48", "#3c4a20", "#f0f8b0"))
    prop(p, "swan", 0.56, 0.8, 0.26, ("#ffffff", "#a8b4c4", "#ffffff"), ink="#e08030")
    tufts(p, 0.66, 0.72, "#3f7834", "#b0e070", 90)


def middle_14_runes(p: Painting) -> None:
    """Red runes on stones among lava cracks."""
    daylight(p, ((0, "#6a3040"), (0.45, "#d07050"), (0.7, "#ffc880")), None, ("#ffb088", "#6a3444"))
    peaks(p, "#7a4448", "#ffc090", 0.62, 0.24)
    plain(p, 0.62, "#7a5448", "#b08060", 0.1)
    for x, foot, size in ((0.5, 0.7, 0.4), (0.24, 0.78, 0.5), (0.78, 0.8, 0.56)):
        menhir(p, x, foot, size, "#6a4c48", 0.02 * (x - 0.5))
    panel(p, [(0.1, 0.3), (0.12, 0.23), (0.5, 0.25), (0.9, 0.19), (0.93, 0.26), (0.5, 0.33)], "#6a4c48", 1.1, grain="rock")
    signs = ((0.5, 0.52, 0.15, "wunjo"), (0.24, 0.56, 0.18, "uruz"), (0.78, 0.54, 0.2, "hagalaz"))
    runes(p, signs, "#ff5a20")
    for line in (((0.3, 0.84), (0.5, 0.8), (0.66, 0.9)), ((0.5, 0.8), (0.56, 0.98))):
        p.add("#ff6a20", p.mask_layer(bramble([(x, y) for x, y in line], 9, False).resize((p.width, p.height))) * 1.2)
    sparks(p, 0.5, 0.6, 0.28, "#ffa050", 110, 2.4, 0.15)


def middle_15_castle(p: Painting) -> None:
    """The King's castle above its lake."""
    daylight(p, NOON, (0.16, 0.16, 0.05, "#fff4c8"), WHITE)
    peaks(p, "#90a4bc", "#ffffff", 0.56, 0.2, "#ffffff")
    hill(p, "#78a860", "#f8ffc8", 0.58, 0.1, 0.9)
    for x, top, width, roof in ((0.3, 0.28, 0.12, "#c04034"), (0.72, 0.26, 0.12, "#c04034"), (0.42, 0.2, 0.1, "#3a62b0"), (0.6, 0.18, 0.1, "#3a62b0")):
        tower(p, x, top, 0.64, width, wall="#e0d8c8", roof=roof, flag="#ffd040")
    masonry(p, (0.22, 0.46, 0.8, 0.66), "#d8cebc", "#7c7060", 0.035)
    for k in range(9):
        masonry(p, (0.235 + 0.062 * k, 0.43, 0.265 + 0.062 * k, 0.47), "#e0d8c8", "#7c7060", 0.03)
    tower(p, 0.51, 0.36, 0.67, 0.16, wall="#e8e0d0", windows=1)
    prop(p, "dungeon-gate", 0.51, 0.67, 0.15, ("#8a6a48", "#4a3420", "#ffe0a0"), ink="#2a1c10")
    hill(p, "#6aa050", "#f8ffc0", 0.69, 0.03)
    water(p, 0.76, "#3a80b0", "#e8f8ff", 0.55)
    leafy(p, 0.08, 0.76, 0.34, "#3a7030", "#a8d860")
    leafy(p, 0.94, 0.76, 0.3, "#3a7030", "#a8d860")


SCENES = {
    scene.__name__: scene
    for scene in (
        *(middle_00_portal_of_power, middle_01_black_knight, middle_02_hidden_valley, middle_03_hills),
        *(middle_04_cursed_glade, middle_05_runes, middle_06_chasm, middle_07_runes, middle_08_warlocks_cave),
        *(middle_09_desert, middle_10_oasis, middle_11_desert, middle_12_temple, middle_13_woods, middle_14_runes),
        *(middle_15_castle,),
    )
}
