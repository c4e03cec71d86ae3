"""The 24 spaces of the Outer Region: square scenes whose lower quarter lies under a name."""

from art.backdrops import hill, hills, peaks, pines, water
from art.effects import rays, smoke, sparks, streaks
from art.painting import Painting
from art.talisman_buildings import birch, cross, house, mill, needle, tower
from art.talisman_looks import Held, Person
from art.talisman_nature import (
    blossoms,
    bush,
    conifer,
    daylight,
    leafy,
    masonry,
    meadow,
    road,
    rock,
    tufts,
)
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

TIMBER = ("#c89a64", "#5a381c", "#ffe8b8")
MORNING = ((0.0, "#5aa0d8"), (0.45, "#b8dcec"), (0.7, "#f4ecc0"))
NOON = ((0.0, "#3f8ad0"), (0.5, "#a8d8f0"), (0.7, "#e8f4e0"))
GOLDEN = ((0.0, "#6a90c0"), (0.4, "#f0d098"), (0.7, "#ffe8a8"))
WHITE = ("#ffffff", "#90a8c0")


def outer_00_village(p: Painting) -> None:
    """Thatched houses around a well."""
    daylight(p, MORNING, (0.82, 0.16, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#88b090", "#6a9c60"), "#f4f8c0", 0.44, 0.08, 0.14)
    meadow(p, 0.56, "#6a9a48", "#3f7028")
    leafy(p, 0.1, 0.66, 0.4, "#3a6a2a", "#a0c858")
    house(p, 0.3, 0.62, 0.3, 0.26, flip=True)
    house(p, 0.74, 0.64, 0.34, 0.3, roof="#a8703c")
    smoke(p, 0.86, 0.31, 0.05, 0.26, "#f0f0f4", 0.6)
    house(p, 0.47, 0.73, 0.44, 0.42, roof="#cc9a50")
    road(p, [(0.46, 0.7, 0.05), (0.42, 0.82, 0.1), (0.5, 1.0, 0.2)], "#c8a878", "#fff0c8")
    prop(p, "well", 0.82, 0.82, 0.24, TIMBER, ink="#4a3424")
    bush(p, 0.16, 0.8, 0.09, "#3a6a2a", "#a0c858")
    blossoms(p, 0.74, 1, ("#ffffff", "#ff9090", "#ffd860"), 50)


def outer_01_fields(p: Painting) -> None:
    """A scarecrow over ripe wheat."""
    daylight(p, GOLDEN, (0.2, 0.2, 0.08, "#fff2b8"), WHITE)
    hills(p, ("#a8b078", "#8aa050"), "#fff4b0", 0.46, 0.09, 0.1)
    meadow(p, 0.6, "#d8b048", "#a87c20", "#fff0a0", 0.02)
    creature(p, "scarecrow", 0.52, 0.42, 0.6, ("#c08a54", "#5a3418", "#ffe8a8"), ink="#3a2010",
             patches=((50, 20, 14, 16, "#e8c878"), (50, 60, 26, 22, "#7a5a9a")))  # fmt: skip
    for x, y in ((0.2, 0.22), (0.74, 0.16), (0.86, 0.26)):
        creature(p, "raven", x, y, 0.1, ("#3a3a4a", "#14141c", "#a0a8c0"), glow=0, flip=x > 0.5)
    tufts(p, 0.6, 1.02, "#c89830", "#ffe088", 620, 0.1)


def outer_02_graveyard(p: Painting) -> None:
    """Leaning stones under a pale moon."""
    p.sky((0, "#3c3a6a"), (0.4, "#8a7aa8"), (0.66, "#d8b8c0"))
    daylight(p, ((0, "#3c3a6a"), (0.4, "#8a7aa8"), (0.66, "#d8b8c0")), (0.72, 0.2, 0.1, "#fff4e0"), ("#b8a8d0",
        "#5a5080"))  # fmt: skip
    hills(p, ("#6a6488", "#545878"), "#d8d0f0", 0.5, 0.09, 0.12)
    creature(p, "dead-wood", 0.2, 0.4, 0.62, ("#5a4a54", "#241c28", "#d8c8e8"))
    meadow(p, 0.62, "#5a7058", "#34463c", "#d0e0d0")
    for x, y, size, kind in ((0.44, 0.64, 0.24, "tombstone"), (0.66, 0.62, 0.26, "hasty-grave"), (0.88, 0.66, 0.24,
        "tombstone"), (0.3, 0.78, 0.3, "hasty-grave"), (0.58, 0.8, 0.3, "tombstone"), (0.8, 0.84, 0.32,
        "hasty-grave")):  # fmt: skip
        prop(p, kind, x, y, size, ("#c0c0cc", "#5a5a6c", "#ffffff"), turn=4 - 8 * x, glow=0.1)
    creature(p, "raven", 0.575, 0.545, 0.13, ("#30303c", "#101018", "#b0b8d8"), glow=0)
    tufts(p, 0.64, 1, "#3a5038", "#90a880", 240)
    p.fog(0.66, 0.1, "#d8d4ec", 0.5)


def outer_03_woods(p: Painting) -> None:
    """A stag in a sunlit wood."""
    daylight(p, ((0, "#8ac0a0"), (0.5, "#e8f4b0"), (0.7, "#f8ffd0")), (0.5, 0.2, 0.05, "#fffbd0"))
    hills(p, ("#90b880", "#70a060"), "#f0ffc0", 0.5, 0.08, 0.06)
    for x, foot, size in ((0.36, 0.62, 0.42), (0.64, 0.6, 0.4), (0.86, 0.64, 0.5)):
        leafy(p, x, foot, size, "#4a8a48", "#b8d878")
    meadow(p, 0.62, "#5a9a40", "#2f6a24")
    rays(p, 0.42, -0.05, "#fffbc0", 16, 0.8, 0.9)
    leafy(p, 0.06, 0.82, 0.86, "#2f6a2c", "#90c850")
    leafy(p, 0.98, 0.84, 0.8, "#2f6a2c", "#90c850")
    prop(p, "deer", 0.5, 0.78, 0.38, ("#c88a50", "#6a3c1c", "#fff0c0"))
    tufts(p, 0.66, 1, "#3a7a28", "#a8d860", 260)
    bush(p, 0.78, 0.84, 0.1, "#2f6a2c", "#90c850")


def outer_04_sentinel(p: Painting) -> None:
    """A giant of stone guards the bridge over the Storm River."""
    daylight(p, ((0, "#4a6a9a"), (0.5, "#b0c4d8"), (0.7, "#e8e4d0")), None, ("#e8eef8", "#54647c"))
    peaks(p, "#7a88a0", "#e8ecf4", 0.56, 0.26, "#ffffff")
    pines(p, "#3a5a50", 0.56, 0.16, 22)
    water(p, 0.58, "#2a6a90", "#d8f4ff", 0.35)
    masonry(p, (0.02, 0.28, 0.24, 0.74), "#a8a8ac", "#5a5c64", 0.05)
    masonry(p, (0.76, 0.28, 0.98, 0.74), "#a8a8ac", "#5a5c64", 0.05)
    for left in (0.0, 0.075, 0.15, 0.215, 0.74, 0.815, 0.89, 0.955):
        masonry(p, (left, 0.22, left + 0.045, 0.3), "#b4b4b8", "#5a5c64", 0.05)
    masonry(p, (0.0, 0.66, 1.0, 0.8), "#b0a898", "#5c564c", 0.045)
    p.ground_shadow(0.5, 0.7, 0.3, 0.6)
    stone = ("#c0c4c8", "#5a6068", "#ffffff")
    guard = Person("armour", stone, stone, stone, stone, "none", "", "helm", stone, ("#8a9098", "#40464e", "#e8f0f8"),
        "down", "hail", stone, "#60d8ff", (("right", Held("spear-feather", 70, 38, 2, -18, stone)),))  # fmt: skip
    stand(p, guard, 0.48, 0.76, 0.68, tone="#c8e8ff", glow=0.5)
    p.glow(0.5, 0.17, 0.05, "#60d8ff", 0.5)
    water(p, 0.86, "#2a6a90", "#d8f4ff", 0.2)
    sparks(p, 0.5, 0.84, 0.3, "#e8f8ff", 60, 2)


def outer_05_hills(p: Painting) -> None:
    """A keep on a green hill."""
    daylight(p, NOON, (0.84, 0.18, 0.06, "#fff4c0"), WHITE)
    hills(p, ("#8ab0a8", "#7aa878", "#64984c"), "#f4ffc8", 0.42, 0.1, 0.3)
    hill(p, "#7aa858", "#f4ffc8", 0.6, 0.16, 0.9)
    tower(p, 0.34, 0.34, 0.6, 0.12)
    masonry(p, (0.34, 0.46, 0.66, 0.6), "#a8a094", "#5c564c", 0.03)
    tower(p, 0.64, 0.4, 0.6, 0.11)
    tower(p, 0.49, 0.22, 0.6, 0.16, flag="#c02a24")
    hill(p, "#6a9c48", "#f4ffb8", 0.6, 0.03)
    road(p, [(0.5, 0.6, 0.02), (0.56, 0.68, 0.03), (0.44, 0.8, 0.06)], "#c8a878", "#fff0c8")
    hill(p, "#5a9040", "#f0ffb0", 0.74, 0.08)
    leafy(p, 0.86, 0.74, 0.3, "#3a6e2c", "#a8d060")
    bush(p, 0.14, 0.78, 0.1, "#3a6e2c", "#a8d060")
    for x, y in ((0.3, 0.8), (0.66, 0.84)):
        prop(p, "sheep", x, y, 0.15, ("#fbf6ea", "#a8a090", "#ffffff"), flip=x > 0.5)
    tufts(p, 0.76, 1, "#3f7a28", "#b0d868", 200)


def outer_06_chapel(p: Painting) -> None:
    """A white chapel in the sun."""
    daylight(p, ((0, "#5a98d8"), (0.5, "#d8ecf8"), (0.7, "#fff4d0")), None, WHITE)
    p.glow(0.46, 0.24, 0.4, "#fff0b0", 0.6)
    rays(p, 0.46, 0.16, "#fff4c0", 20, 0.8, 0.8)
    hills(p, ("#a0c0a8", "#88b078"), "#ffffd8", 0.5, 0.09, 0.12)
    conifer(p, 0.1, 0.7, 0.46, "#2c5a48", "#80b890")
    conifer(p, 0.92, 0.7, 0.42, "#2c5a48", "#80b890")
    meadow(p, 0.66, "#78a850", "#4a7c30")
    house(p, 0.56, 0.74, 0.56, 0.4, wall="#f8efe0", roof="#b0563c", beams=False, lamp="#7ab0ff", chimney=False)
    tower(p, 0.3, 0.34, 0.75, 0.17, wall="#f4e8d8", roof="#b0563c", lamp="#7ab0ff")
    cross(p, 0.3, 0.06, 0.12)
    road(p, [(0.42, 0.74, 0.03), (0.46, 0.84, 0.08), (0.4, 1.0, 0.16)], "#d8bc8c", "#fff4d0")
    blossoms(p, 0.76, 1, ("#ffffff", "#b8c8ff", "#ffe070"), 70)


def outer_07_fields(p: Painting) -> None:
    """A windmill above ploughed strips."""
    daylight(p, MORNING, (0.16, 0.2, 0.07, "#fff0b0"), WHITE)
    hills(p, ("#a0bc90", "#90b060"), "#fbffc8", 0.46, 0.1, 0.16)
    meadow(p, 0.62, "#a8b048", "#6a8a2c")
    for k in range(7):
        road(p, [(0.42 + 0.03 * k, 0.64, 0.004), (0.1 + 0.16 * k, 1.0, 0.03)], "#9a7038", "#e8c880")
    mill(p, 0.56, 0.75, 0.78)
    leafy(p, 0.12, 0.72, 0.28, "#3a6e2c", "#b0d060")
    bush(p, 0.9, 0.78, 0.09, "#3a6e2c", "#b0d060")
    tufts(p, 0.74, 1, "#b89830", "#f4e080", 260, 0.06)


def outer_08_crags(p: Painting) -> None:
    """Needles of rock under circling eagles."""
    daylight(p, ((0, "#5878a8"), (0.5, "#c0d0e0"), (0.75, "#f0e4d0")), (0.24, 0.18, 0.05, "#fff8e0"), ("#f0f4ff",
        "#6a7a94"))  # fmt: skip
    peaks(p, "#98a4b8", "#ffffff", 0.7, 0.5, "#ffffff")
    peaks(p, "#7a7c88", "#e0d8d0", 0.8, 0.38)
    hill(p, "#8a867c", "#fff0d8", 0.76, 0.08)
    for x, foot, size, wide in ((0.3, 0.84, 0.62, 0.2), (0.66, 0.86, 0.74, 0.24), (0.5, 0.88, 0.44, 0.18)):
        needle(p, x, foot, size, wide)
    for x, foot, size in ((0.1, 0.86, 0.14), (0.82, 0.92, 0.16), (0.4, 0.94, 0.12)):
        rock(p, x, foot, size, "#8a8688", "#f8f0e8")
    conifer(p, 0.92, 0.84, 0.26, "#2c4a40", "#78a088")
    creature(p, "hawk-emblem", 0.26, 0.3, 0.14, ("#6a4a30", "#2a1a10", "#ffe8c8"), glow=0)


def outer_09_plains(p: Painting) -> None:
    """Wild horses under a wide sky."""
    daylight(p, ((0, "#3f90d0"), (0.5, "#b8e0f0"), (0.7, "#f0f4d0")), (0.78, 0.22, 0.06, "#fff4c0"), WHITE)
    hills(p, ("#a8c0a0",), "#ffffd8", 0.52, 0.08, 0.04)
    meadow(p, 0.58, "#a8b858", "#6a9030", "#fbffb8", 0.02)
    for x, foot, size, flip in ((0.26, 0.72, 0.22, False), (0.76, 0.7, 0.2, True)):
        prop(p, "bison", x, foot, size, ("#8a5a34", "#3a2214", "#ffe0b0"), flip=flip)
    prop(p, "bison", 0.5, 0.82, 0.36, ("#9a6438", "#40241a", "#ffe8b8"), patches=((30, 30, 30, 30, "#5a3420"),))
    tufts(p, 0.62, 1, "#8aa038", "#e0e880", 420, 0.06)
    streaks(p, [[(0, 0.3), (0.4, 0.26), (1, 0.32)], [(0.1, 0.4), (0.6, 0.36), (1, 0.42)]], "#ffffff", 2, 0.3, 2)


def outer_10_woods(p: Painting) -> None:
    """Autumn birches and a fox."""
    daylight(p, ((0, "#e0a868"), (0.5, "#ffe0a0"), (0.75, "#fff4d0")), (0.5, 0.24, 0.06, "#fff8d0"))
    hills(p, ("#d8a860", "#c08840"), "#fff0b0", 0.5, 0.1, 0.06)
    for x, foot, size in ((0.3, 0.66, 0.44), (0.7, 0.66, 0.48)):
        leafy(p, x, foot, size, "#c87828", "#f8c850")
    meadow(p, 0.64, "#c08838", "#8a5a20", "#ffe8a0")
    for x, foot, width, lean in ((0.3, 0.68, 0.035, 0.02), (0.72, 0.67, 0.03, -0.03), (0.9, 0.76, 0.06, 0.03), (0.1,
        0.8, 0.075, -0.02)):  # fmt: skip
        birch(p, x, foot, width, lean)
    prop(p, "fox", 0.52, 0.8, 0.34, ("#f08838", "#8a3814", "#fff0c8"), patches=((50, 80, 14, 16, "#fff4e8"),))
    blossoms(p, 0.68, 1, ("#e87828", "#f8c040", "#c04820"), 120, 0.011)
    rays(p, 0.5, -0.05, "#fff0a0", 14, 0.6, 0.9)


def outer_11_fields(p: Painting) -> None:
    """A red barn and round bales."""
    daylight(p, NOON, (0.2, 0.18, 0.06, "#fff4c0"), WHITE)
    hills(p, ("#98b888", "#84a858"), "#fbffc0", 0.46, 0.1, 0.14)
    meadow(p, 0.6, "#b8b850", "#86902c")
    leafy(p, 0.14, 0.7, 0.36, "#3a6e2c", "#a8d060")
    prop(p, "barn", 0.56, 0.74, 0.56, ("#c8483c", "#6a1c18", "#ffd0b8"), ink="#f4e8d8")
    for x, foot, size in ((0.16, 0.84, 0.17), (0.36, 0.8, 0.14), (0.88, 0.84, 0.18)):
        prop(p, "round-straw-bale", x, foot, size, ("#f0cc68", "#8a6420", "#fff8c8"), ink="#a87c30")
    tufts(p, 0.74, 1, "#a89030", "#f8e888", 320, 0.045)


def outer_12_city(p: Painting) -> None:
    """High walls, roofs and banners."""
    daylight(p, ((0, "#4a8ad0"), (0.5, "#c8e0f0"), (0.7, "#ffecc8")), (0.14, 0.16, 0.05, "#fff4c8"), WHITE)
    hills(p, ("#90a8b8", "#88a880"), "#ffffd8", 0.5, 0.08, 0.1)
    tower(p, 0.5, 0.24, 0.6, 0.15, wall="#d8ccb8", roof="#4a6ab4", flag="#ffd040")
    tower(p, 0.37, 0.34, 0.6, 0.09, wall="#d8ccb8", roof="#4a6ab4", windows=1)
    tower(p, 0.64, 0.32, 0.6, 0.09, wall="#d8ccb8", roof="#4a6ab4", windows=1)
    house(p, 0.2, 0.58, 0.26, 0.26, roof="#b04a38")
    house(p, 0.8, 0.58, 0.28, 0.28, roof="#b85a3c", flip=True)
    masonry(p, (0.0, 0.56, 1.0, 0.76), "#c0b098", "#6c6050", 0.042)
    for k in range(10):
        masonry(p, (0.01 + 0.102 * k, 0.51, 0.06 + 0.102 * k, 0.57), "#c8b8a0", "#6c6050", 0.042)
    prop(p, "gate", 0.5, 0.77, 0.26, ("#7a5a3c", "#3a2818", "#e8c890"), ink="#2c2018")
    for x in (0.24, 0.76):
        creature(p, "knight-banner", x, 0.62, 0.16, ("#c02a24", "#6a1010", "#ffd8a0"), ink="#ffe080", glow=0)
    meadow(p, 0.77, "#7a9a50", "#4a7030", waves=0.01)
    road(p, [(0.5, 0.76, 0.09), (0.5, 0.88, 0.13), (0.48, 1.0, 0.2)], "#c8a878", "#fff0c8")


SCENES = {
    scene.__name__: scene
    for scene in (
        *(outer_00_village, outer_01_fields, outer_02_graveyard, outer_03_woods, outer_04_sentinel, outer_05_hills),
        *(outer_06_chapel, outer_07_fields, outer_08_crags, outer_09_plains, outer_10_woods, outer_11_fields),
        *(outer_12_city,),
    )
}
