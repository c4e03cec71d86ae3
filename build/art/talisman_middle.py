"""The north and east of the Middle Region."""

from art.backdrops import hills, peaks, pines, plain, stars, water
from art.effects import rays, ring, sparks, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import arch_bridge, panel, tower
from art.talisman_looks import STEEL, Held, Person
from art.talisman_nature import blossoms, column, conifer, daylight, floor, leafy, masonry, meadow, road, rock, tufts
from art.talisman_outer import WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop
from art.talisman_stones import menhir, runes

DUNES = ((0.0, "#4a9ad8"), (0.4, "#c8e0e0"), (0.62, "#ffe8b0"))


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
    streaks(p, [[(0.5, 0.2), (0.66, 0.36), (0.6, 0.56), (0.5, 0.42)], [(0.5, 0.64), (0.34, 0.5), (0.4, 0.28), (0.5,
        0.42)]], "#e8a0ff", 4, 0.8)  # fmt: skip
    swirl(p, 0.5, 0.42, 0.3, 0.6)
    for radius, power in ((0.27, 1.0), (0.29, 0.5)):
        ring(p, 0.5, 0.42, radius, "#c880ff", 0.86, 0.006, power)
    for x in (0.18, 0.82):
        column(p, x, 0.14, 0.78, 0.14, "#b8a8d8", "#ffffff", 1 if x < 0.5 else -1)
        creature(p, "gargoyle", x, 0.07, 0.2, ("#b8a8d8", "#5a4a80", "#ffffff"), eyes=((40, 26, 0.04, "#ff80ff"), (60,
            26, 0.04, "#ff80ff")))  # fmt: skip
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
    knight = Person("armour", ("#3a1018", "#160406", "#ff8080"), black, black, black, "none", "", "helm", black,
        ("#8a1420", "#30060a", "#ff9090"), "hip", "hail", black, "#ff3020", (("right", Held("two-handed-sword", 56,
        30, 6, -18, STEEL)),), 1.0, black)  # fmt: skip
    stand(p, knight, 0.5, 0.8, 0.7, tone="#ffb090", glow=0.4)
    for x in (0.1, 0.93):
        creature(p, "knight-banner", x, 0.56, 0.2, ("#28282e", "#101014", "#c8a0a0"), ink="#d03030", glow=0)


def middle_02_hidden_valley(p: Painting) -> None:
    """A waterfall in a green valley between mountains."""
    daylight(p, ((0, "#6ab8e0"), (0.5, "#d8f4e8"), (0.7, "#fffbd8")), (0.5, 0.14, 0.06, "#fff8d0"))
    peaks(p, "#8aa0b8", "#ffffff", 0.6, 0.44, "#ffffff")
    hills(p, ("#7ab090", "#60a068"), "#f4ffc8", 0.5, 0.08, 0.2)
    panel(p, [(-0.02, 0.72), (-0.02, 0.16), (0.12, 0.2), (0.24, 0.36), (0.3, 0.72)], "#8a9a88", 1.0, grain="rock",
        low=0.7)  # fmt: skip
    panel(p, [(1.02, 0.72), (1.02, 0.14), (0.84, 0.2), (0.74, 0.34), (0.68, 0.72)], "#8a9a88", 0.9, grain="rock",
        low=0.7)  # fmt: skip
    streaks(p, [[(0.8 + 0.012 * k, 0.24), (0.79 + 0.014 * k, 0.45), (0.78 + 0.018 * k, 0.7)] for k in range(-3, 5)],
        "#e0f8ff", 7, 0.6, 2)  # fmt: skip
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
    panel(p, [(-0.02, 1.02), (-0.02, 0.58), (0.16, 0.56), (0.34, 0.66), (0.4, 0.82), (0.3, 1.02)], "#8a9454", 1.0,
        low=0.7, smooth=True)  # fmt: skip
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
    for x, foot, size in ((0.34, 0.68, 0.36), (0.66, 0.68, 0.36), (0.14, 0.78, 0.5), (0.86, 0.78, 0.5), (0.5, 0.8,
        0.62)):  # fmt: skip
        menhir(p, x, foot, size, "#5c6680", 0.01 * (x - 0.5))
    signs = ((0.34, 0.52, 0.12, "ansuz"), (0.66, 0.52, 0.12, "fehu"), (0.13, 0.56, 0.17, "algiz"), (0.86, 0.56, 0.17,
        "tiwaz"), (0.49, 0.48, 0.22, "sowilo"))  # fmt: skip
    runes(p, signs, "#40c0ff")
    sparks(p, 0.5, 0.5, 0.3, "#c0ecff", 110, 2.4)


def middle_06_chasm(p: Painting) -> None:
    """A rope bridge over a bottomless cleft."""
    daylight(p, ((0, "#5a7098"), (0.5, "#c0c8d0"), (0.8, "#8890a0")), None, ("#e8ecf4", "#6a7488"))
    peaks(p, "#7a8090", "#e8e8f0", 0.5, 0.26, "#ffffff")
    panel(p, [(0.1, 1.02), (0.1, 0.56), (0.9, 0.56), (0.9, 1.02)], "#4a5c80", 1.2, grain="rock", low=0.2)
    p.fog(0.58, 0.1, "#e8f0f8", 0.9)
    panel(p, [(-0.02, 1.02), (-0.02, 0.4), (0.2, 0.42), (0.3, 0.52), (0.26, 0.7), (0.32, 1.02)], "#8a8078", 1.1,
        grain="rock", low=0.45)  # fmt: skip
    panel(p, [(1.02, 1.02), (1.02, 0.38), (0.82, 0.4), (0.7, 0.5), (0.74, 0.72), (0.66, 1.02)], "#8a8078", 0.85,
        grain="rock", low=0.45)  # fmt: skip
    for k in range(21):
        x = 0.22 + 0.028 * k
        y = 0.46 + 0.16 * (1 - ((x - 0.5) / 0.28) ** 2) * 0.5
        panel(p, [(x - 0.011, y), (x + 0.011, y), (x + 0.013, y + 0.03), (x - 0.013, y + 0.03)], "#b08a58", 1.1,
            grain="wood")  # fmt: skip
        panel(p, [(x - 0.003, y), (x - 0.003, y - 0.1), (x + 0.003, y - 0.1), (x + 0.003, y)], "#8a6a40", 1,
            grain="plain")  # fmt: skip
    rope = [(0.22 + 0.028 * k, 0.36 + 0.08 * (1 - ((0.028 * k - 0.28) / 0.28) ** 2)) for k in range(21)]
    panel(p, [*[(x, y - 0.006) for x, y in rope], *[(x, y + 0.006) for x, y in rope[::-1]]], "#a8844c", 1,
        grain="plain")  # fmt: skip
    for x, y in ((0.2, 0.48), (0.8, 0.47)):
        panel(p, [(x - 0.018, y), (x - 0.018, y - 0.17), (x + 0.018, y - 0.17), (x + 0.018, y)], "#7a5a34", 1.1,
            grain="wood")  # fmt: skip
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
    signs = ((0.49, 0.3, 0.16, "dagaz"), (0.49, 0.47, 0.16, "raido"), (0.5, 0.64, 0.16, "opala"), (0.19, 0.66, 0.11,
        "gebo"), (0.81, 0.65, 0.11, "mannaz"))  # fmt: skip
    runes(p, signs, "#70ff60")
    prop(p, "fern", 0.32, 0.9, 0.22, ("#7ac858", "#2c6024", "#e8ffb0"))
    prop(p, "fern", 0.68, 0.9, 0.22, ("#7ac858", "#2c6024", "#e8ffb0"), flip=True)
    tufts(p, 0.68, 1, "#3a7038", "#a8e070", 200)
    sparks(p, 0.5, 0.5, 0.26, "#c0ffa0", 90, 2.4)


SCENES = {scene.__name__: scene for scene in (*(middle_00_portal_of_power, middle_01_black_knight,
    middle_02_hidden_valley, middle_03_hills, middle_04_cursed_glade, middle_05_runes,), *(middle_06_chasm,
    middle_07_runes,),)}  # fmt: skip
