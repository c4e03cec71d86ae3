"""The Strangers of the Adventure deck."""

from art.backdrops import hills, peaks, pines, stars, water
from art.effects import GOLD_FIRE, VIOLET_FIRE, plume, rays, ring, sparks, star, streaks
from art.painting import Painting
from art.talisman_buildings import house, panel
from art.talisman_looks import FAIR, GOLD, TAN, Held, Person
from art.talisman_nature import (
    backwall,
    blossoms,
    column,
    daylight,
    floor,
    leafy,
    meadow,
    road,
    rock,
)
from art.talisman_outer import MORNING, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

WHITE_HAIR = ("#f4f2ec", "#8c8a88", "#ffffff")
WOOD = ("#a8763e", "#4a2c12", "#ffe0a8")


def enchanter(p: Painting) -> None:
    """An enchanter weaves ribbons of light in his garden."""
    daylight(p, ((0, "#3c5aa8"), (0.5, "#a8b8e8"), (0.8, "#f4dcf0")), (0.84, 0.18, 0.05, "#fff4f8"))
    leafy(p, 0.1, 0.84, 0.8, "#3a6a5a", "#98d0a8")
    leafy(p, 0.92, 0.82, 0.7, "#3a6a5a", "#98d0a8")
    meadow(p, 0.72, "#5a9a70", "#2f6448", "#e8fff0", 0.02)
    robe = ("#3a58c0", "#101c50", "#c0d8ff")
    one = Person("robe", robe, ("#e0b040", "#7a5410", "#fff0a0"), FAIR, WHITE_HAIR, "long", "short", "pointy", GOLD,
        left="raise", right="raise")  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.76, tone="#c0d8ff")
    for k, tone in enumerate(("#ff80c0", "#80e0ff", "#ffe060", "#a0ff90")):
        side = -1 if k % 2 else 1
        streaks(p, [[(0.5 + side * 0.18, 0.42), (0.5 + side * (0.3 + 0.05 * k), 0.2), (0.5 + side * 0.1 * k,
            0.08 + 0.03 * k), (0.5 - side * 0.16, 0.2)]], tone, 5, 0.9)  # fmt: skip
    for x in (0.32, 0.68):
        star(p, x, 0.4, 0.1, "#fff0c0")
    sparks(p, 0.5, 0.3, 0.24, "#fff0ff", 140, 2.6)
    blossoms(p, 0.76, 1, ("#ff90d0", "#ffffff", "#a0c0ff"), 90)


def fairy(p: Painting) -> None:
    """A fairy over a toadstool ring at dawn."""
    daylight(p, ((0, "#6aa8c8"), (0.5, "#e8e0f0"), (0.8, "#fff4d8")), (0.2, 0.2, 0.07, "#fff8e0"))
    for x, foot, size in ((0.1, 0.8, 0.7), (0.92, 0.82, 0.76), (0.74, 0.7, 0.4)):
        leafy(p, x, foot, size, "#4a8a5a", "#c0e890")
    meadow(p, 0.7, "#78b860", "#3f8040", "#fbffd8", 0.02)
    for flip, x in ((False, 0.6), (True, 0.4)):
        creature(p, "fluffy-wing", x, 0.4, 0.5, ("#ffffff", "#b0c8ff", "#ffffff"), flip=flip, share=0.75, glow=1.0)
    one = Person("gown", ("#ffd0f0", "#b058a8", "#ffffff"), skin=FAIR, hair=("#ffd870", "#a86c18", "#fff8c0"),
        style="long", hat="wreath", crown=("#ff90b8", "#c03870", "#ffffff"), left="out", right="raise", belt=None,
        held=(("right", Held("fairy-wand", 34, 0, 6, -10, GOLD)),))  # fmt: skip
    stand(p, one, 0.5, 0.86, 0.62, tone="#ffd0ff", glow=0.9, shade=0.2)
    for x, foot, size in ((0.16, 0.95, 0.2), (0.34, 0.99, 0.18), (0.66, 0.99, 0.19), (0.84, 0.95, 0.2)):
        prop(p, "mushrooms", x, foot, size, ("#e84838", "#f8e8d0", "#ffffff"), patches=((50, 24, 60, 24, "#e03c30"),))
    sparks(p, 0.5, 0.46, 0.26, "#fff0c0", 200, 2.8)
    blossoms(p, 0.74, 1, ("#ffffff", "#ffb0e0", "#ffe870"), 90)


def healer(p: Painting) -> None:
    """A healer with herbs before her cottage."""
    daylight(p, MORNING, (0.84, 0.16, 0.05, "#fff0b0"), WHITE)
    hills(p, ("#90b898", "#78a868"), "#fbffc8", 0.5, 0.08, 0.1)
    meadow(p, 0.66, "#78ac4c", "#447c2c", waves=0.02)
    house(p, 0.2, 0.8, 0.3, 0.48)
    leafy(p, 0.93, 0.78, 0.56, "#3a6e2c", "#a8d060")
    one = Person("gown", ("#f4f0e4", "#9a9484", "#ffffff"), skin=FAIR, hair=("#7a3c1c", "#341608", "#e0a070"),
        style="long", hat="veil", crown=("#3a8a5a", "#123c24", "#b8ffd0"), left="breast", right="offer",
        belt=("#3a8a5a", "#123c24", "#b8ffd0"))  # fmt: skip
    stand(p, one, 0.54, 0.98, 0.78, tone="#fff4d8")
    creature(p, "herbs-bundle", 0.67, 0.52, 0.2, ("#70b048", "#2c5a1c", "#e8ffb0"), glow=0.6)
    prop(p, "pestle-mortar", 0.8, 0.96, 0.26, ("#d8ccb8", "#6c6050", "#ffffff"))
    prop(p, "health-potion", 0.38, 0.97, 0.16, ("#ff7080", "#a81c34", "#ffffff"), ink="#fff0f0", glow=0.6)
    p.glow(0.67, 0.5, 0.12, "#c0ffb0", 0.5)
    blossoms(p, 0.74, 1, ("#ffffff", "#ffd850", "#c8a0ff"), 80)


def hermit(p: Painting) -> None:
    """A hermit with a lantern on a mountain path."""
    daylight(p, ((0, "#40507c"), (0.5, "#a898b0"), (0.8, "#f0c8a0")), None, ("#e0c8d0", "#4c4c70"))
    peaks(p, "#7a7890", "#f8e8f0", 0.74, 0.46, "#ffffff")
    panel(p, [(0.6, 0.9), (0.62, 0.36), (0.74, 0.14), (0.9, 0.06), (1.02, 0.12), (1.02, 0.9)], "#8a8088", 1,
        grain="rock", low=0.6)  # fmt: skip
    panel(p, [(0.72, 0.86), (0.74, 0.52), (0.82, 0.38), (0.92, 0.46), (0.94, 0.86)], "#2c2630", 1, grain="rock")
    p.glow(0.83, 0.72, 0.1, "#ffb050", 0.8)
    meadow(p, 0.8, "#7a7868", "#4c483c", "#ffe8c0", 0.03)
    road(p, [(0.8, 0.86, 0.06), (0.5, 0.92, 0.1), (0.1, 1.02, 0.2)], "#a8987c", "#fff0d0")
    grey = ("#8a8478", "#34302a", "#f0e8d8")
    one = Person("robe", grey, ("#6a6458", "#282420", "#c8c0b0"), TAN, WHITE_HAIR, "wild", "long", "hood", cloak=grey,
        left="raise", right="staff", belt=("#c8b080", "#6a5430", "#fff0c0"), held=(("right", Held("wood-stick", 84,
        10, 4, -4, WOOD)), ("left", Held("old-lantern", 22, 0, 0, 10, GOLD))))  # fmt: skip
    stand(p, one, 0.38, 0.98, 0.78, side=1, tone="#ffe0b0")
    p.glow(0.245, 0.46, 0.08, "#ffc860", 1.0)
    p.glow(0.245, 0.46, 0.3, "#ffc860", 0.35)


def mage(p: Painting) -> None:
    """A mage among books and floating letters."""
    backwall(p, "#5a4a6a", "#3c3050", 0.3, 0.4)
    for shelf in range(3):
        y = 0.2 + 0.22 * shelf
        panel(p, [(0.0, y), (0.32, y), (0.32, y + 0.03), (0.0, y + 0.03)], "#7a5430", 1.1, grain="wood")
        panel(p, [(0.68, y), (1.0, y), (1.0, y + 0.03), (0.68, y + 0.03)], "#7a5430", 1.1, grain="wood")
        for k in range(24):
            x = 0.01 + 0.0265 * k if k < 12 else 0.69 + 0.0265 * (k - 12)
            tall = 0.12 + 0.05 * p.chance.random()
            tone = ("#a83a2c", "#3a6a9a", "#4a8a4a", "#b08a3a", "#7a4a9a")[int(p.chance.integers(5))]
            panel(p, [(x, y), (x, y - tall), (x + 0.023, y - tall), (x + 0.023, y)], tone, 0.9)
    panel(p, [(0.34, 0.76), (0.34, 0.24), (0.42, 0.08), (0.5, 0.04), (0.58, 0.08), (0.66, 0.24), (0.66, 0.76)],
        "#8ab0e8", 1.1)  # fmt: skip
    p.glow(0.5, 0.34, 0.3, "#c8e0ff", 0.5)
    floor(p, 0.78, "#8a6a50", "#402c20", 8)
    robe = ("#8a2c3c", "#30080f", "#ffa8b0")
    one = Person("robe", robe, ("#d8a848", "#6a4a10", "#fff0a8"), FAIR, ("#8a8a90", "#383840", "#f0f0f8"), "short",
        "point", "turban", GOLD, left="offer", right="hail")  # fmt: skip
    stand(p, one, 0.5, 0.99, 0.8, tone="#ffd8b0")
    creature(p, "spell-book", 0.29, 0.6, 0.28, ("#f8e8c0", "#a88848", "#ffffff"), ink="#5a3a20", glow=0.9)
    for k in range(6):
        star(p, 0.3 + 0.02 * k * (-1) ** k, 0.44 - 0.06 * k, 0.05, "#a0e0ff")
    plume(p, (0.665, 0.4), (0.67, 0.2), 0.04, GOLD_FIRE)
    sparks(p, 0.32, 0.4, 0.1, "#c0ecff", 60, 2.4)


def phantom(p: Painting) -> None:
    """A veiled phantom grants a wish in the moonlight."""
    daylight(p, ((0, "#2c3c78"), (0.5, "#7ca0c8"), (0.8, "#d8e8e8")), (0.78, 0.22, 0.12, "#fbfdff"))
    stars(p, 160)
    pines(p, "#4a6888", 0.68, 0.34, 14, "#d0e8ff")
    water(p, 0.7, "#4a78a0", "#f0fbff", 0.55)
    pale = ("#f0fbff", "#80b0d8", "#ffffff")
    one = Person("gown", pale, pale, ("#e8f4ff", "#88a8c8", "#ffffff"), ("#d8ecff", "#7898b8", "#ffffff"), "wild",
        hat="tiara", crown=pale, cloak=("#c8e8ff", "#5c88b8", "#ffffff"), left="out", right="out",
        belt=None)  # fmt: skip
    stand(p, one, 0.44, 0.92, 0.8, tone="#c8ecff", glow=1.8, share=0.78, shade=0)
    for radius in (0.18, 0.3, 0.42):
        ring(p, 0.44, 0.92, radius, "#d8f4ff", 4.5, 0.005, 0.7)
    rays(p, 0.44, 0.1, "#d8f0ff", 14, 0.4, 0.9)
    sparks(p, 0.44, 0.5, 0.26, "#f0fbff", 140, 2.6)
    p.fog(0.72, 0.05, "#e8f6ff", 0.5)


def siren(p: Painting) -> None:
    """A siren sings on her rock in the sea."""
    daylight(p, ((0, "#2c7898"), (0.5, "#a8dcd8"), (0.68, "#fff0c8")), (0.76, 0.3, 0.09, "#fff0b8"), ("#ffffff",
        "#5c98a8"))  # fmt: skip
    water(p, 0.6, "#1c7898", "#e8fff8", 0.4, 1.6)
    rock(p, 0.36, 0.98, 0.34, "#6a7c80", "#f0fff8")
    rock(p, 0.14, 1.0, 0.24, "#5a6c74", "#e0f4f0")
    rock(p, 0.92, 0.74, 0.14, "#5a6c74", "#e0f4f0")
    one = Person("tail", ("#30b898", "#0c4a54", "#c0fff0"), skin=FAIR, hair=("#f0b048", "#8a4c14", "#fff0b0"),
        style="wild", hat="tiara", crown=GOLD, left="raise", right="offer", belt=None, held=(("right", Held("lyre",
        30, 0, 4, -10, GOLD)),))  # fmt: skip
    stand(p, one, 0.38, 0.9, 0.78, tone="#c0fff0", shade=0)
    creature(p, "drakkar", 0.86, 0.5, 0.22, ("#7a5030", "#30200f", "#ffe0b0"), glow=0.2, share=0.9)
    creature(p, "musical-notes", 0.7, 0.3, 0.2, ("#fff0a0", "#d8a040", "#ffffff"), glow=1.2, share=0.9)
    streaks(p, [[(0.44, 0.3), (0.56, 0.2), (0.68, 0.3), (0.84, 0.36)], [(0.44, 0.34), (0.58, 0.36), (0.7, 0.42),
        (0.86, 0.44)]], "#ffe8b0", 3, 0.8)  # fmt: skip
    sparks(p, 0.4, 0.9, 0.3, "#ffffff", 110, 2.6)


def sorcerer(p: Painting) -> None:
    """A sorcerer sells secrets from his violet tower."""
    p.sky((0, "#2c1c50"), (0.5, "#7a4a98"), (0.85, "#d890b8"))
    stars(p, 160)
    column(p, 0.1, 0.06, 0.84, 0.14, "#a090c0", "#ffffff", 1)
    column(p, 0.9, 0.06, 0.84, 0.14, "#a090c0", "#ffffff")
    floor(p, 0.76, "#7a6a98", "#34284c", 8)
    p.glow(0.5, 0.4, 0.4, "#c060ff", 0.4)
    ring(p, 0.5, 0.93, 0.36, "#e090ff", 4.5, 0.007, 1.0)
    robe = ("#5a1c7a", "#1c0428", "#f0a0ff")
    one = Person("robe", robe, ("#28203c", "#0c0814", "#a080d0"), TAN, ("#181420", "#08060c", "#8070a8"), "short",
        "point", "band", GOLD, cloak=("#28183c", "#0a0412", "#c080ff"), left="hail", right="offer")  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.8, tone="#f0a0ff", glow=0.5)
    plume(p, (0.335, 0.4), (0.32, 0.08), 0.06, VIOLET_FIRE)
    prop(p, "scroll-unfurled", 0.7, 0.62, 0.24, ("#f8e8c0", "#a88848", "#ffffff"), ink="#6a4828", glow=0.5)
    prop(p, "cash", 0.8, 0.97, 0.26, ("#f0c860", "#8a5a14", "#fff8c8"), ink="#4a2c0c")
    prop(p, "candle-skull", 0.2, 0.97, 0.28, ("#f0e4cc", "#8c7c60", "#ffffff"), ink="#2c1838")
    plume(p, (0.2, 0.74), (0.2, 0.6), 0.025, VIOLET_FIRE)
    sparks(p, 0.34, 0.3, 0.12, "#f0b0ff", 80, 2.4)


def witch(p: Painting) -> None:
    """A witch at her bubbling cauldron."""
    daylight(p, ((0, "#2c2448"), (0.5, "#6a5a7c"), (0.8, "#c89878")), (0.82, 0.18, 0.11, "#ffe8b0"))
    stars(p, 90)
    creature(p, "dead-wood", 0.12, 0.42, 0.86, ("#4a3a44", "#1c141c", "#f0c090"))
    house(p, 0.86, 0.78, 0.24, 0.42, wall="#8a7868", roof="#4a3440", lamp="#c0ff50", flip=True)
    meadow(p, 0.76, "#5c5a44", "#34302c", "#e8d8a0", 0.03)
    dress = ("#3a3048", "#100c18", "#b898d8")
    one = Person("robe", dress, ("#5a3a7a", "#1c102c", "#c890ff"), ("#b8c878", "#4c5a24", "#f4ffb8"), ("#c8c4bc",
        "#5c5850", "#ffffff"), "wild", "", "pointy", ("#b05cd8", "#40145c", "#f0b0ff"), left="raise", right="out",
        belt=("#b05cd8", "#40145c", "#f0b0ff"))  # fmt: skip
    stand(p, one, 0.36, 0.97, 0.76, side=1, tone="#c8ff80")
    prop(p, "cauldron", 0.62, 0.98, 0.4, ("#5c5c68", "#1c1c24", "#c8ff70"), ink="#a0e030")
    p.glow(0.62, 0.64, 0.18, "#a0ff30", 0.7)
    for _ in range(12):
        x, y, size = 0.62 + 0.07 * (p.chance.random() - 0.5) * 2, 0.64 - 0.4 * p.chance.random(
            ), 0.012 + 0.02 * p.chance.random()  # fmt: skip
        ring(p, x, y, size, "#d0ff70", 1.0, 0.003, 0.9)
    creature(p, "frog", 0.8, 0.92, 0.14, ("#7ab840", "#2c5414", "#e8ff9a"), glow=0.2)
    creature(p, "raven", 0.2, 0.2, 0.14, ("#2c2a34", "#0c0c12", "#c0b0e0"), glow=0)
    sparks(p, 0.62, 0.5, 0.1, "#d0ff80", 80, 2.4, 0.2)


SCENES = {scene.__name__: scene for scene in (enchanter, fairy, healer, hermit, mage, phantom, siren, sorcerer, witch)}
