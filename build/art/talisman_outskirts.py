"""The western and southern spaces of the Outer Region."""

from art.backdrops import hill, hills, peaks, pines, stars
from art.effects import FIRE, plume, rays, smoke, sparks
from art.painting import Painting
from art.talisman_buildings import arch_bridge, house, panel
from art.talisman_looks import LEATHER, Held, Person
from art.talisman_nature import blossoms, bush, column, conifer, daylight, leafy, masonry, meadow, road, rock, tufts
from art.talisman_outer import GOLDEN, MORNING, NOON, TIMBER, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop


def outer_13_fields(p: Painting) -> None:
    """A cow on a clover pasture behind a fence."""
    daylight(p, MORNING, (0.84, 0.2, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#98bc98", "#7cac60"), "#fbffc8", 0.44, 0.1, 0.16)
    meadow(p, 0.6, "#74a848", "#468028")
    house(p, 0.18, 0.6, 0.24, 0.2, roof="#a86a3c")
    leafy(p, 0.88, 0.68, 0.4, "#3a6e2c", "#a8d060")
    prop(p, "cow", 0.52, 0.78, 0.46, ("#fbf4e8", "#a08c7c", "#ffffff"), ink="#5a3a24",
         patches=((36, 44, 12, 14, "#7a4a2c"), (66, 46, 12, 16, "#7a4a2c"), (16, 34, 10, 12, "#7a4a2c")))  # fmt: skip
    for x in (0.04, 0.17, 0.3, 0.7, 0.83, 0.96):
        panel(p, [(x - 0.014, 0.88), (x - 0.014, 0.72), (x + 0.014, 0.72), (x + 0.014, 0.88)], "#a8845c", 1,
            grain="wood")  # fmt: skip
    for y in (0.755, 0.82):
        for left, right in ((0, 0.32), (0.68, 1)):
            panel(p, [(left, y), (right, y), (right, y + 0.022), (left, y + 0.022)], "#b8946a", 1.05, grain="wood")
    blossoms(p, 0.7, 1, ("#ff9ad0", "#ffffff"), 70)
    tufts(p, 0.72, 1, "#3f7a24", "#a8dc60", 240)


def outer_14_hills(p: Painting) -> None:
    """An old stone table on heather hills."""
    daylight(p, ((0, "#5a80b8"), (0.5, "#e0c8d8"), (0.7, "#fff0d8")), (0.22, 0.2, 0.06, "#fff4d0"), WHITE)
    hills(p, ("#a898b8", "#98789c", "#84588a"), "#ffe8ff", 0.42, 0.1, 0.28)
    hill(p, "#6a8048", "#e8f0b0", 0.72, 0.12, 0.8)
    prop(p, "dolmen", 0.54, 0.76, 0.5, ("#b8b4b8", "#5c5660", "#ffffff"), rough=0.9)
    rock(p, 0.86, 0.8, 0.1, "#8a8688", "#f4f0f0")
    blossoms(p, 0.72, 1, ("#c060b0", "#9a58c0", "#e890d0"), 240, 0.012)
    conifer(p, 0.1, 0.76, 0.36, "#2c5a44", "#88b890")
    tufts(p, 0.76, 1, "#4a7030", "#b0c868", 160)


def outer_15_plains(p: Painting) -> None:
    """A stone bridge over a brook on the plain."""
    daylight(p, NOON, (0.8, 0.18, 0.06, "#fff4c0"), WHITE)
    hills(p, ("#98bca8", "#88b070"), "#fbffc8", 0.46, 0.08, 0.1)
    meadow(p, 0.56, "#84b450", "#569038", waves=0.02)
    road(p, [(0.62, 0.57, 0.02), (0.46, 0.66, 0.05), (0.52, 0.78, 0.12), (0.4, 1.02, 0.26)], "#3a86b4", "#d0f0ff")
    p.glow(0.48, 0.84, 0.16, "#a8e0ff", 0.3)
    arch_bridge(p, 0.16, 0.84, 0.54, 0.74)
    leafy(p, 0.14, 0.62, 0.36, "#3a6e2c", "#a8d060")
    prop(p, "heron", 0.8, 0.86, 0.24, ("#e8eef4", "#7a8a9c", "#ffffff"))
    tufts(p, 0.66, 1, "#4a8030", "#b8e070", 260)
    blossoms(p, 0.66, 1, ("#fff080", "#ffffff"), 50)


def outer_16_woods(p: Painting) -> None:
    """Tall firs, an owl and red mushrooms."""
    daylight(p, ((0, "#3a6a80"), (0.5, "#90b8a8"), (0.7, "#d0e0b8")), (0.7, 0.16, 0.06, "#f4ffd8"))
    pines(p, "#4a7a70", 0.56, 0.4, 14)
    p.fog(0.5, 0.1, "#d8f0e0", 0.5)
    for x, foot, size in ((0.28, 0.66, 0.56), (0.74, 0.68, 0.64), (0.52, 0.62, 0.46)):
        conifer(p, x, foot, size, "#265640", "#80b880")
    meadow(p, 0.64, "#4a7a40", "#2a5028")
    conifer(p, 0.02, 0.86, 0.96, "#1a4432", "#68a474")
    conifer(p, 1.0, 0.88, 0.9, "#1a4432", "#68a474")
    panel(p, [(0.42, 0.8), (0.44, 0.62), (0.43, 0.54), (0.57, 0.54), (0.56, 0.62), (0.6, 0.8)], "#7a5a40", 1,
        grain="wood", smooth=True)  # fmt: skip
    creature(p, "owl", 0.5, 0.42, 0.3, ("#c89a68", "#6a4428", "#fff0d0"), ink="#2a1a10", patches=((50, 60, 22, 26,
        "#f0dcb8"),), eyes=((38, 26, 0.025, "#ffd040"), (62, 26, 0.025, "#ffd040")))  # fmt: skip
    prop(p, "mushrooms", 0.26, 0.86, 0.24, ("#e04030", "#f4e0c8", "#ffd8c8"), patches=((50, 24, 60, 26, "#d83428"),))
    tufts(p, 0.68, 1, "#2f6030", "#88c060", 220)
    rays(p, 0.7, 0.0, "#f0ffc8", 14, 0.5, 0.8)


def outer_17_plains(p: Painting) -> None:
    """A hare among poppies."""
    daylight(p, MORNING, (0.2, 0.18, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#a8c098", "#8cb060"), "#fbffc8", 0.5, 0.09, 0.08)
    leafy(p, 0.84, 0.6, 0.24, "#3a6e2c", "#a8d060")
    leafy(p, 0.7, 0.58, 0.16, "#4a7e3c", "#a8d060")
    meadow(p, 0.58, "#80b048", "#4c8828", waves=0.02)
    blossoms(p, 0.6, 0.76, ("#e83428", "#ff5040"), 130, 0.016)
    prop(p, "rabbit", 0.46, 0.8, 0.36, ("#c8a070", "#6a4a30", "#fff4d8"), patches=((70, 70, 14, 12, "#fbf4e8"),))
    tufts(p, 0.66, 1, "#44802c", "#b0e068", 380, 0.06)
    blossoms(p, 0.78, 1.0, ("#e83428", "#ff5040", "#d02020"), 90, 0.026)


def outer_18_tavern(p: Painting) -> None:
    """A tavern at nightfall, all windows lit."""
    daylight(p, ((0, "#24305c"), (0.45, "#6a5a90"), (0.68, "#e0a080")), (0.84, 0.14, 0.05, "#fff8e0"))
    stars(p, 120)
    pines(p, "#2c3450", 0.6, 0.26, 14)
    meadow(p, 0.64, "#5a6450", "#343c34", "#f0d8a0")
    house(p, 0.56, 0.76, 0.68, 0.58, wall="#d8bc94", roof="#8a4a34", lamp="#ffb840")
    p.glow(0.4, 0.68, 0.3, "#ffa840", 0.5)
    road(p, [(0.36, 0.75, 0.06), (0.4, 0.86, 0.1), (0.5, 1.0, 0.2)], "#a88458", "#ffd890")
    creature(p, "tavern-sign", 0.15, 0.44, 0.28, ("#c88a4c", "#5a3418", "#ffe0a0"), ink="#ffd070", glow=0.5)
    panel(p, [(0.03, 0.78), (0.03, 0.3), (0.05, 0.3), (0.05, 0.78)], "#6a4426", 1, grain="wood")
    prop(p, "barrel", 0.86, 0.84, 0.2, TIMBER, ink="#4a3020")
    prop(p, "barrel", 0.74, 0.86, 0.18, TIMBER, ink="#4a3020")
    smoke(p, 0.79, 0.14, 0.06, 0.3, "#d8c8d8", 0.5)


def outer_19_fields(p: Painting) -> None:
    """Sunflowers beside a hive."""
    daylight(p, NOON, (0.5, 0.16, 0.07, "#fff4c0"), WHITE)
    hills(p, ("#98bc98", "#90b058"), "#fbffc8", 0.48, 0.09, 0.1)
    meadow(p, 0.6, "#88a83c", "#54801f", waves=0.02)
    for k in range(9):
        x, y = 0.06 + 0.11 * k, 0.6 - 0.015 * (k % 3)
        panel(p, [(x - 0.004, 0.76), (x - 0.004, y), (x + 0.004, y), (x + 0.004, 0.76)], "#4c8028", 1, grain="plain")
        creature(p, "sunflower", x, y, 0.13, ("#ffd030", "#d88810", "#fff8b0"), ink="#5a3414", glow=0, patches=((50,
            50, 16, 16, "#5a3414"),))  # fmt: skip
    for k, x in enumerate((0.1, 0.34, 0.66, 0.92)):
        y = 0.5 + 0.03 * (k % 2)
        panel(p, [(x - 0.008, 0.94), (x - 0.008, y), (x + 0.008, y), (x + 0.008, 0.94)], "#4c8028", 1, grain="plain")
        creature(p, "sunflower", x, y, 0.26, ("#ffd838", "#e09010", "#fff8b0"), ink="#6a4018", glow=0, patches=((50,
            50, 16, 16, "#6a4018"),))  # fmt: skip
    prop(p, "beehive", 0.5, 0.84, 0.34, ("#f0d090", "#8a6430", "#fff8d0"), ink="#4a3018")
    for x, y in ((0.4, 0.42), (0.6, 0.48), (0.54, 0.36)):
        creature(p, "bee", x, y, 0.06, ("#ffd040", "#5a3810", "#ffffff"), glow=0, flip=x > 0.5)
    tufts(p, 0.72, 1, "#4a8024", "#b0e060", 260, 0.06)


def outer_20_ruins(p: Painting) -> None:
    """Broken columns and a fallen wall in the evening sun."""
    daylight(p, ((0, "#5a70a8"), (0.42, "#e0b0a0"), (0.68, "#ffdca0")), (0.72, 0.34, 0.07, "#fff0c0"), ("#ffe8d8",
        "#8a7ca0"))  # fmt: skip
    hills(p, ("#a89a98", "#9a9478"), "#fff0c8", 0.5, 0.09, 0.12)
    meadow(p, 0.62, "#8a9058", "#5a6838", "#fff0b8")
    masonry(p, (0.0, 0.44, 0.2, 0.7), "#b8a890", "#5c5040", 0.05)
    masonry(p, (0.0, 0.32, 0.1, 0.5), "#b8a890", "#5c5040", 0.05)
    for x, top, foot, width in ((0.32, 0.2, 0.7, 0.08), (0.52, 0.4, 0.68, 0.08), (0.84, 0.16, 0.74, 0.1)):
        column(p, x, top, foot, width, "#d8ccb4", "#fff8e4", 1)
    panel(p, [(0.24, 0.2), (0.25, 0.13), (0.46, 0.13), (0.43, 0.2)], "#d8ccb4", 1.1, grain="stone")
    prop(p, "ancient-columns", 0.62, 0.86, 0.2, ("#d8ccb4", "#7a6c58", "#fff8e0"), turn=86)
    for x, foot, size in ((0.2, 0.8, 0.13), (0.44, 0.78, 0.09), (0.72, 0.82, 0.1), (0.92, 0.88, 0.12)):
        rock(p, x, foot, size, "#c0b4a0", "#fff8e4", 1)
    bush(p, 0.08, 0.74, 0.1, "#4a7030", "#b0c860", 1)
    bush(p, 0.6, 0.72, 0.07, "#4a7030", "#b0c860", 1)
    tufts(p, 0.68, 1, "#5a7830", "#c8d878", 240)


def outer_21_plains(p: Painting) -> None:
    """A camp of tents on the steppe."""
    daylight(p, GOLDEN, (0.78, 0.3, 0.08, "#fff0b8"), ("#fff4e0", "#9a90b0"))
    peaks(p, "#9a94b0", "#f8f0f8", 0.58, 0.16, "#ffffff")
    meadow(p, 0.58, "#c8b458", "#8a8838", "#fff8b0", 0.02)
    prop(p, "camping-tent", 0.24, 0.72, 0.34, ("#d85a40", "#7a2418", "#ffd8b0"), ink="#3a1410")
    prop(p, "medieval-pavilion", 0.66, 0.74, 0.5, ("#5a84c8", "#24406e", "#e8f0ff"), ink="#f4ead0")
    plume(p, (0.42, 0.82), (0.42, 0.66), 0.05, FIRE)
    prop(p, "campfire", 0.42, 0.85, 0.12, ("#6a4426", "#2a180c", "#ffc070"))
    sparks(p, 0.42, 0.7, 0.06, "#ffb050", 50, 2)
    tufts(p, 0.64, 1, "#9a8c34", "#f0e080", 400, 0.055)
    creature(p, "hawk-emblem", 0.2, 0.24, 0.12, ("#6a4a34", "#2a1a12", "#ffe8c8"), glow=0)


def outer_22_forest(p: Painting) -> None:
    """A path into an old deep forest."""
    p.sky((0, "#3a6a5a"), (0.5, "#a8d090"), (0.75, "#d8f0b0"))
    p.glow(0.5, 0.4, 0.3, "#f4ffc0", 0.7)
    for x, foot, size in ((0.24, 0.58, 0.4), (0.4, 0.56, 0.36), (0.6, 0.56, 0.38), (0.78, 0.58, 0.42)):
        leafy(p, x, foot, size, "#4a8a50", "#a8d880")
    rays(p, 0.5, 0.1, "#f8ffc8", 18, 0.7, 0.8)
    meadow(p, 0.6, "#3f6e34", "#22441c")
    road(p, [(0.51, 0.6, 0.012), (0.47, 0.7, 0.05), (0.54, 0.84, 0.1), (0.46, 1.02, 0.2)], "#a8885c", "#ffe8b0")
    for x, lean in ((0.12, 0.05), (0.9, -0.06)):
        panel(p, [(x - 0.15, 0.92), (x - 0.08, 0.74), (x - 0.075 + lean, 0.4), (x - 0.09 + lean, -0.05),
            (x + 0.09 + lean, -0.05), (x + 0.065 + lean, 0.4), (x + 0.085, 0.74), (x + 0.15, 0.92)], "#7a5c40", 1.1,
            grain="wood", smooth=True)  # fmt: skip
        panel(p, [(x + lean, 0.5), (x + lean * 2.4, 0.34), (x + lean * 4.4, 0.24), (x + lean * 4.5, 0.26),
            (x + lean * 2.6, 0.4), (x + lean, 0.6)], "#6a4c34", 1, grain="wood", smooth=True)  # fmt: skip
    for x, y in ((0.12, 0.5), (0.87, 0.46)):
        creature(p, "evil-eyes", x, y, 0.1, ("#fff080", "#e0a020", "#ffffff"), glow=1.2)
    leafy(p, 0.06, 0.5, 0.62, "#2f6a34", "#88c858")
    leafy(p, 0.96, 0.48, 0.6, "#2f6a34", "#88c858")
    prop(p, "fern", 0.24, 0.94, 0.26, ("#6ab048", "#24501c", "#e0ffa0"))
    prop(p, "mushrooms-cluster", 0.76, 0.92, 0.18, ("#f0d8b0", "#9a6a44", "#ffffff"))
    tufts(p, 0.68, 1, "#2c5a24", "#88c050", 200)


def outer_23_fields(p: Painting) -> None:
    """A shepherd with his flock in an orchard."""
    daylight(p, ((0, "#58a0dc"), (0.5, "#d0e8f0"), (0.7, "#fff4d8")), (0.84, 0.16, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#a0c0a0", "#88b464"), "#fbffc8", 0.46, 0.09, 0.14)
    meadow(p, 0.58, "#7cb04c", "#48842c")
    for x, foot, size in ((0.14, 0.66, 0.4), (0.86, 0.68, 0.44), (0.64, 0.62, 0.3)):
        leafy(p, x, foot, size, "#3a7a30", "#a8d85c")
        sparks(p, x, foot - size * 0.66, size * 0.16, "#ff5040", 16, 5, power=0.5)
    herd = Person("tunic", ("#a8844c", "#4a3418", "#fff0c0"), ("#6a5a44", "#2a2018", "#d8c8a8"), hat="brim",
        right="staff", held=(("right", Held("shepherds-crook", 66, 0, 6, -8, LEATHER)),))  # fmt: skip
    stand(p, herd, 0.44, 0.8, 0.46)
    for x, foot, size, flip in ((0.2, 0.82, 0.2, False), (0.68, 0.82, 0.22, True), (0.84, 0.78, 0.16, True), (0.56,
        0.9, 0.22, False)):  # fmt: skip
        prop(p, "sheep", x, foot, size, ("#fffaf0", "#b0a498", "#ffffff"), flip=flip)
    blossoms(p, 0.7, 1, ("#ffffff", "#ffe060"), 60)
    tufts(p, 0.7, 1, "#44842c", "#b0e068", 200)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(outer_13_fields, outer_14_hills, outer_15_plains, outer_16_woods, outer_17_plains, outer_18_tavern),
        *(outer_19_fields, outer_20_ruins, outer_21_plains, outer_22_forest, outer_23_fields),
    )
}
