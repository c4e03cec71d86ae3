"""The south and west of the Middle Region."""

from art.backdrops import hill, hills, peaks, plain, water
from art.effects import GREEN_FIRE, plume, rays, ring, sparks, streaks
from art.figures import bramble
from art.painting import Painting
from art.talisman_buildings import panel, tower
from art.talisman_looks import Held, Person
from art.talisman_nature import bush, column, daylight, leafy, masonry, meadow, tufts
from art.talisman_outer import NOON, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop
from art.talisman_stones import menhir, runes

DUNES = ((0.0, "#4a9ad8"), (0.4, "#c8e0e0"), (0.62, "#ffe8b0"))


def willow(p: Painting, x: float, foot: float, size: float) -> None:
    """A weeping willow: a bent trunk, a crown and long hanging fronds."""
    trunk = [(-0.06, 0.0), (-0.03, -0.3), (-0.05, -0.62), (0.05, -0.62), (0.03, -0.3), (0.07, 0.0)]
    panel(p, [(x + a * size, foot + b * size) for a, b in trunk], "#7a6444", 1.1, grain="wood", smooth=True)
    for number in range(46):
        across = (number % 23) / 11 - 1 + 0.08 * p.chance.normal()
        top = foot - size * (0.98 - 0.34 * across**2)
        low = foot - size * (0.10 + 0.34 * p.chance.random())
        at, wide = x + 0.46 * size * across, 0.016 * size
        tone = "#a8d068" if (number * 7) % 5 > 2 else "#4c8a44"
        frond = [(x + 0.3 * size * across, top), (at - wide, (top + low) / 2), (at + 0.03 * across * size, low)]
        panel(p, [*frond, (at + wide, (top + low) / 2)], tone, 1.0 - 0.2 * across, smooth=True)


def middle_08_warlocks_cave(p: Painting) -> None:
    """A warlock at the mouth of his glowing cave."""
    daylight(p, ((0, "#40406a"), (0.5, "#8a80a8"), (0.75, "#c8b8b0")), (0.16, 0.14, 0.05, "#f4f0ff"))
    panel(p, [(-0.02, 0.84), (0.02, 0.5), (0.14, 0.24), (0.34, 0.08), (0.6, 0.04), (0.84, 0.18), (0.98, 0.44), (1.02,
        0.84)], "#8a8090", 1.1, grain="rock", low=0.6)  # fmt: skip
    panel(p, [(0.24, 0.8), (0.24, 0.5), (0.36, 0.3), (0.54, 0.26), (0.7, 0.38), (0.76, 0.6), (0.74, 0.8)], "#1a2a1c",
        1, grain="rock")  # fmt: skip
    p.glow(0.5, 0.6, 0.24, "#50ff60", 0.9)
    plume(p, (0.64, 0.78), (0.64, 0.5), 0.06, GREEN_FIRE)
    meadow(p, 0.78, "#6a6470", "#403c48", "#d8f0c8", 0.02)
    prop(p, "cauldron", 0.64, 0.84, 0.2, ("#5a5a64", "#1c1c24", "#a0ff90"))
    warlock = Person("robe", ("#3a5a34", "#101c10", "#a8ff90"), ("#2a2a34", "#0c0c12", "#80c070"), ("#c8d0b8",
        "#5c644c", "#ffffff"), ("#e8e8e0", "#8a8a84", "#ffffff"), "long", "long", "hood", eyes="#30e040",
        right="raise", left="out", held=(("right", Held("skull-staff", 62, -12, 4, -6)),))  # fmt: skip
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
        prop(p, "palm-tree", x, foot, size, ("#58a844", "#7a5228", "#e8ffb0"), flip=flip, patches=((50, 76, 26, 32,
            "#a87844"),))  # fmt: skip
    bush(p, 0.3, 0.74, 0.08, "#3f8030", "#b0e060")
    bush(p, 0.74, 0.84, 0.09, "#3f8030", "#b0e060")
    prop(p, "lotus-flower", 0.46, 0.84, 0.12, ("#ff90c0", "#c04080", "#ffe0f0"))
    tufts(p, 0.8, 0.92, "#4a8a30", "#b8e868", 70)


def middle_11_desert(p: Painting) -> None:
    """Bones, a vulture and far pyramids."""
    daylight(p, ((0, "#c07840"), (0.4, "#f0b868"), (0.62, "#ffe0a0")), (0.24, 0.22, 0.09, "#fff4c0"))
    for x, size, light in ((0.66, 0.34, 1.0), (0.9, 0.22, 0.95)):
        panel(p, [(x, 0.6 - size), (x - size * 0.72, 0.62), (x + size * 0.16, 0.62)], "#e8b878", light * 1.12,
            grain="stone")  # fmt: skip
        panel(p, [(x, 0.6 - size), (x + size * 0.16, 0.62), (x + size * 0.6, 0.62)], "#e8b878", light * 0.62,
            grain="stone")  # fmt: skip
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
        panel(p, [(0.06 - 0.03 * k, 0.68 + 0.035 * k), (0.94 + 0.03 * k, 0.68 + 0.035 * k), (0.94 + 0.03 * k,
            0.72 + 0.035 * k), (0.06 - 0.03 * k, 0.72 + 0.035 * k)], "#f0e4d0", 1.05 - 0.04 * k, grain="stone",
            low=0.7)  # fmt: skip
    prop(p, "brasero", 0.5, 0.7, 0.2, ("#d8a850", "#7a5018", "#ffe8a0"), ink="#ffb040")
    meadow(p, 0.86, "#8ab060", "#5a8038", waves=0.01)


def middle_13_woods(p: Painting) -> None:
    """Willows over still water."""
    daylight(p, ((0, "#6aa0b0"), (0.5, "#c8e0c8"), (0.72, "#f0f0c0")), (0.3, 0.2, 0.06, "#fff8d8"))
    hills(p, ("#88b090", "#70a070"), "#f0ffc8", 0.48, 0.08, 0.08)
    willow(p, 0.2, 0.7, 0.66)
    willow(p, 0.82, 0.69, 0.6)
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
    panel(p, [(0.1, 0.3), (0.12, 0.23), (0.5, 0.25), (0.9, 0.19), (0.93, 0.26), (0.5, 0.33)], "#6a4c48", 1.1,
        grain="rock")  # fmt: skip
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
    for x, top, width, roof in ((0.3, 0.28, 0.12, "#c04034"), (0.72, 0.26, 0.12, "#c04034"), (0.42, 0.2, 0.1,
        "#3a62b0"), (0.6, 0.18, 0.1, "#3a62b0")):  # fmt: skip
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


SCENES = {scene.__name__: scene for scene in (*(middle_08_warlocks_cave, middle_09_desert, middle_10_oasis,
    middle_11_desert, middle_12_temple, middle_13_woods,), *(middle_14_runes, middle_15_castle,),)}  # fmt: skip
