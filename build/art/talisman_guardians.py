"""Who fights on the board itself, the toad, the Alignments and the Command Spell."""

from art import talisman_wild
from art.backdrops import clouds, hills, moon, peaks, pines, plain, stars, water
from art.effects import BLUE_FIRE, FIRE, bolt, plume, rays, ring, sparks, star, streaks
from art.painting import Painting
from art.talisman_buildings import arch_bridge, house, panel, tower, window
from art.talisman_looks import DARK, FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person
from art.talisman_nature import backwall, blossoms, column, daylight, floor, leafy, meadow, road, rock, tufts
from art.talisman_outer import MORNING, TIMBER, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop
from art.talisman_wild import stand_before

BONE = ("#fbf2e0", "#a8987c", "#ffffff")
STONE = ("#c0c4c8", "#5a6068", "#ffffff")
BLACK = ("#50505e", "#16161e", "#c8d0f0")
SCALES = ("#7ab05a", "#2c5428", "#e8ff9a")


def sentinel(p: Painting) -> None:
    """The stone Sentinel on its bridge."""
    daylight(p, ((0, "#3c5a8c"), (0.5, "#a8bcd4"), (0.7, "#e8e4d0")), None, ("#e8eef8", "#4c5c78"))
    peaks(p, "#7a88a0", "#e8ecf4", 0.6, 0.34, "#ffffff")
    water(p, 0.64, "#2a6a90", "#d8f4ff", 0.35)
    arch_bridge(p, -0.05, 1.05, 0.76, 1.04)
    for x in (0.14, 0.86):
        tower(p, x, 0.24, 0.86, 0.14)
    guard = Person("armour", STONE, STONE, STONE, STONE, "none", "", "helm", STONE, ("#8a9098", "#40464e", "#e8f0f8"),
        "hip", "hail", STONE, "#60d8ff", (("right", Held("two-handed-sword", 60, 30, 6, -18, STONE)),), 1.15,
        STONE)  # fmt: skip
    stand(p, guard, 0.5, 0.92, 0.8, tone="#c8e8ff", glow=0.6)
    for x in (0.482, 0.518):
        p.glow(x, 0.215, 0.014, "#60d8ff", 1.3)
    sparks(p, 0.5, 0.95, 0.4, "#e8f8ff", 70, 2)


def farmer(p: Painting) -> None:
    """A drunken farmer with a pitchfork outside the tavern."""
    daylight(p, ((0, "#2c3868"), (0.5, "#8a6a94"), (0.8, "#f0b080")), (0.86, 0.16, 0.05, "#fff8e0"))
    stars(p, 90)
    meadow(p, 0.72, "#6a6448", "#403c2c", "#ffe0a8", 0.02)
    house(p, 0.26, 0.86, 0.46, 0.72, wall="#d8bc94", roof="#8a4a34", lamp="#ffb840")
    p.glow(0.2, 0.74, 0.24, "#ffa840", 0.5)
    one = Person("tunic", ("#8a6a3c", "#34240f", "#ffe8b0"), ("#4a5c7a", "#182030", "#c0d4f0"), ("#e8a080", "#8a4030",
        "#ffdcc8"), ("#a8682c", "#4a280c", "#ffd898"), "short", "short", "brim", left="hail", right="staff",
        girth=1.2, held=(("right", Held("pitchfork", 50, 160, 4, -42, STEEL)), ("left", Held("beer-stein", 20, 0, 0,
        -7, TIMBER))))  # fmt: skip
    panel(p, [(0.792, 0.98), (0.79, 0.3), (0.8, 0.3), (0.804, 0.98)], "#8a5c30", 1.1, grain="wood")
    stand(p, one, 0.66, 0.98, 0.8, side=-1, tone="#ffd090")
    prop(p, "barrel", 0.9, 0.97, 0.3, TIMBER, ink="#4a3020")


def brigand(p: Painting) -> None:
    """A brigand archer steps from the trees."""
    daylight(p, ((0, "#3a6a58"), (0.5, "#a0c890"), (0.8, "#e8f4b8")), None)
    rays(p, 0.6, -0.05, "#f4ffc0", 14, 0.5, 0.9)
    for x, foot, size in ((0.3, 0.72, 0.5), (0.72, 0.7, 0.46)):
        leafy(p, x, foot, size, "#4a8a48", "#b0d870")
    meadow(p, 0.72, "#4a7838", "#284820", waves=0.02)
    for x in (0.08, 0.92):
        panel(p, [(x - 0.07, 1.0), (x - 0.05, 0.6), (x - 0.05, -0.05), (x + 0.05, -0.05), (x + 0.05, 0.6), (x + 0.08,
            1.0)], "#7a5c40", 1.1, grain="wood", smooth=True)  # fmt: skip
    one = Person("tunic", ("#4a6a34", "#182410", "#d0f0a0"), LEATHER, TAN, ("#2c1c10", "#0c0804", "#a88860"), "short",
        "short", "hood", cloak=("#34482c", "#10180c", "#b8d890"), left="out", right="breast", held=(("left",
        Held("high-shot", 52, 90, 2, -4, LEATHER)),))  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.82, tone="#f0ffc0")
    tufts(p, 0.78, 1, "#2f6024", "#a0d058", 180, 0.06)


def crags_spirit(p: Painting) -> None:
    """A spirit of wind and stone among the crags."""
    daylight(p, ((0, "#3c4c78"), (0.5, "#8a98b8"), (0.8, "#c8ccd0")), None, ("#d8e0f0", "#3c4868"))
    peaks(p, "#7a8298", "#f0f4ff", 0.8, 0.5, "#ffffff")
    for x, foot, size in ((0.14, 0.98, 0.5), (0.88, 0.98, 0.56), (0.3, 1.02, 0.26), (0.7, 1.02, 0.28)):
        rock(p, x, foot, size, "#7c7c88", "#f4f4ff")
    for k in range(9):
        streaks(p, [[(0.1, 0.2 + 0.08 * k), (0.4, 0.3 + 0.06 * k), (0.6, 0.2 + 0.07 * k), (0.95, 0.3 + 0.06 * k)]],
            "#d8e8ff", 4, 0.4, 2)  # fmt: skip
    creature(p, "haunting", 0.5, 0.48, 0.84, ("#e8f4ff", "#7898c8", "#ffffff"), ink="#1c2c54", share=0.88, glow=1.4,
        rough=0.8, eyes=((44, 20, 0.025, "#80e0ff"), (56, 20, 0.025, "#80e0ff")))  # fmt: skip
    p.fog(0.92, 0.1, "#d8e4f4", 0.6)


def lizardman(p: Painting) -> None:
    """A lizardman with a barbed spear in the Pits."""
    backwall(p, "#5c7050", "#38482f", 0.2, 0.9)
    p.glow(0.5, 0.9, 0.5, "#d0f050", 0.5)
    plain(p, 0.78, "#5c6440", "#84905c", 0.08)
    for x in (0.1, 0.26, 0.76, 0.92):
        tip = 0.2 + 0.16 * p.chance.random()
        panel(p, [(x - 0.05, -0.02), (x, tip), (x + 0.05, -0.02)], "#6c7858", 0.9, grain="rock")
    one = Person("tunic", ("#8a6a3c", "#3c2a14", "#f0d890"), SCALES, SCALES, right="hail", left="hip",
        head=("lizardman", 40, SCALES), girth=1.1, held=(("right", Held("spear-feather", 76, 38, 4, -16)),
        ))  # fmt: skip
    panel(p, [(0.46, 0.86), (0.36, 0.92), (0.26, 0.86), (0.22, 0.74), (0.25, 0.86), (0.34, 0.96), (0.5, 0.92)],
        SCALES[0], 0.9, smooth=True)  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.86, tone="#e8ff90", glow=0.5)
    for x, foot, size in ((0.1, 0.98, 0.24), (0.88, 0.98, 0.28)):
        rock(p, x, foot, size, "#7c8464", "#f0f8c8")
    prop(p, "death-skull", 0.74, 0.97, 0.16, BONE)


def werewolf(p: Painting) -> None:
    """The Werewolf leaps under a full moon."""
    daylight(p, ((0, "#24306c"), (0.5, "#6c84b4"), (0.8, "#c0ccd0")), None)
    stars(p, 140)
    moon(p, 0.64, 0.34, 0.26, "#fffbe8", 0.95)
    pines(p, "#34486c", 0.76, 0.4, 16, "#c8dcf4")
    meadow(p, 0.8, "#54685f", "#303f3c", "#e0f0f4", 0.03)
    stand_before(p, talisman_wild.werewolf, 0.44, 1.02)
    p.fog(0.88, 0.08, "#d8e8f4", 0.5)
    tufts(p, 0.84, 1, "#30483c", "#b0c8b0", 160, 0.06)


def death(p: Painting) -> None:
    """Death holds out the dice."""
    backwall(p, "#4c4c80", "#2c2c58", 0.3, 0.6)
    p.glow(0.5, 0.36, 0.4, "#70c0ff", 0.7)
    rays(p, 0.5, 0.26, "#a0d4ff", 20, 0.5, 0.8)
    for x in (0.12, 0.88):
        column(p, x, 0.04, 0.94, 0.14, "#7c80ac", "#ffffff", 1 if x < 0.5 else -1)
        creature(p, "candle-skull", x, 0.86, 0.26, BONE, ink="#202850")
        plume(p, (x, 0.74), (x, 0.62), 0.025, BLUE_FIRE)
    one = Person("robe", ("#4a4a62", "#16161f", "#c0e0ff"), ("#2c2c3c", "#0c0c14", "#90b0d0"), BONE, BONE, "none", "",
        "hood", head=("death-skull", 24, BONE), left="hail", right="offer", belt=None, held=(("left", Held("scythe",
        84, 0, -6, 4)),))  # fmt: skip
    stand(p, one, 0.5, 1.1, 0.98, tone="#a0d8ff", glow=0.7)
    for x, y, turn in ((0.66, 0.5, 10), (0.72, 0.66, -20)):
        creature(p, "perspective-dice-six", x, y, 0.16, ("#fffaf0", "#a89c88", "#ffffff"), ink="#301820", turn=turn,
            glow=0.8)  # fmt: skip
    p.fog(0.98, 0.1, "#a8ccff", 0.6)


def black_knight(p: Painting) -> None:
    """The Black Knight on his charger."""
    daylight(p, ((0, "#3c3c60"), (0.45, "#b07880"), (0.72, "#ffc898")), (0.8, 0.5, 0.1, "#ffe8c0"), ("#e0a8a8",
        "#483c60"))  # fmt: skip
    hills(p, ("#6c6478", "#585060"), "#ffd8c0", 0.64, 0.1, 0.14)
    tower(p, 0.12, 0.22, 0.7, 0.1, wall="#5c5868")
    tower(p, 0.24, 0.34, 0.7, 0.08, wall="#5c5868", windows=1)
    meadow(p, 0.72, "#6c6850", "#403c30", "#ffe0b8", 0.02)
    road(p, [(0.2, 0.72, 0.02), (0.4, 0.82, 0.08), (0.5, 1.02, 0.24)], "#9c8468", "#ffe0b8")
    prop(p, "mounted-knight", 0.54, 0.98, 0.9, ("#4c4c5c", "#14141c", "#ffd0b0"), ink="#8a1420", rough=0.4, glow=0.4,
        bridge=0.012, patches=((50, 64, 20, 10, "#8a1420"),))  # fmt: skip
    p.glow(0.585, 0.19, 0.01, "#ff4030", 1.4)


def vampire(p: Painting) -> None:
    """The Vampire spreads his cloak."""
    backwall(p, "#5c2c4c", "#34182f", 0.3, 0.5)
    window(p, 0.2, 0.32, 0.14, 0.4, "#a8b8ff", True)
    window(p, 0.8, 0.32, 0.14, 0.4, "#a8b8ff", True)
    floor(p, 0.78, "#6c4460", "#281424", 8)
    red = ("#a01828", "#30040a", "#ff90a0")
    for flip, x in ((False, 0.7), (True, 0.3)):
        creature(p, "bat-wing", x, 0.5, 0.66, ("#3c1424", "#10040a", "#ff80a0"), flip=flip, glow=0.3)
    one = Person("tunic", ("#28202c", "#0c080e", "#c0a0b8"), ("#181418", "#080608", "#806878"), ("#e0dce0", "#70687c",
        "#ffffff"), ("#141014", "#060406", "#706070"), "short", "", cloak=red, left="raise", right="raise",
        eyes="#e01020")  # fmt: skip
    stand(p, one, 0.5, 0.99, 0.88, tone="#ff90a8", glow=0.6)
    for x, y in ((0.14, 0.12), (0.5, 0.06), (0.88, 0.14)):
        creature(p, "bat", x, y, 0.13, ("#2c1c28", "#100810", "#e090b0"), glow=0)
    prop(p, "coffin", 0.9, 0.98, 0.4, ("#7a4c34", "#2c180f", "#e8b898"), ink="#e8c890")
    p.fog(0.94, 0.08, "#d8a8c8", 0.5)


def toad(p: Painting) -> None:
    """A toad blinks among scattered belongings."""
    daylight(p, MORNING, (0.84, 0.2, 0.06, "#fff0b0"), WHITE)
    leafy(p, 0.06, 0.76, 0.6, "#3a6a2c", "#a0c858")
    meadow(p, 0.66, "#74a848", "#40742a", waves=0.02)
    road(p, [(0.8, 0.66, 0.015), (0.7, 0.76, 0.05), (0.86, 1.03, 0.2)], "#58a0c8", "#e8fbff")
    prop(p, "pointy-hat", 0.2, 0.97, 0.3, ("#3a58c0", "#101c50", "#c0d8ff"), ink="#e0b040")
    prop(p, "swap-bag", 0.86, 0.95, 0.22, ("#d8a860", "#6a4418", "#fff0b0"), ink="#3a2410")
    creature(p, "broadsword", 0.3, 0.92, 0.24, STEEL, turn=-70, glow=0)
    ring(p, 0.5, 0.9, 0.32, "#b0ff70", 3.6, 0.007, 0.8)
    prop(p, "frog", 0.5, 0.97, 0.6, ("#8ac848", "#34601c", "#f0ffb0"), ink="#20380f", rough=0.8, patches=((50, 70, 18,
        14, "#e8f0a8"),))  # fmt: skip
    for k in range(3):
        star(p, 0.36 + 0.14 * k, 0.36 - 0.06 * (k % 2), 0.09, "#d8ff90")
    sparks(p, 0.5, 0.5, 0.2, "#d8ff90", 130, 2.6, 0.1)
    blossoms(p, 0.74, 1, ("#ffffff", "#ffe060", "#ff90b0"), 70)


def alignment_good(p: Painting) -> None:
    """Sunrise, a white dove and a lily."""
    daylight(p, ((0, "#5a98e0"), (0.5, "#d8ecf8"), (0.8, "#fff4c8")), (0.5, 0.5, 0.13, "#fffbe0"), WHITE)
    rays(p, 0.5, 0.5, "#fff8d0", 28, 0.7, 1.0)
    hills(p, ("#a8c8a0", "#84b468"), "#ffffd8", 0.72, 0.09, 0.12)
    creature(p, "dove", 0.5, 0.36, 0.56, ("#ffffff", "#b8c8e8", "#ffffff"), ink="#6a80b0", glow=1.2, rough=0.2)
    blossoms(p, 0.8, 1, ("#ffffff", "#fff0a0", "#c8e0ff"), 130, 0.018)
    sparks(p, 0.5, 0.5, 0.3, "#fffbe0", 100, 2.4)


def alignment_neutral(p: Painting) -> None:
    """Scales between day and night."""
    daylight(p, ((0, "#4a90d8"), (0.5, "#c8e4f0"), (0.8, "#fff4d0")), (0.2, 0.22, 0.08, "#fff4c0"))
    hills(p, ("#98bc98", "#7ca868"), "#fbffd0", 0.7, 0.09, 0.1)
    day = p.canvas.copy()
    daylight(p, ((0, "#1c2454"), (0.5, "#54609c"), (0.8, "#a8a8c8")), (0.8, 0.22, 0.08, "#f4f8ff"))
    stars(p, 200)
    hills(p, ("#5c6c88", "#48566c"), "#d0dcf8", 0.7, 0.09, 0.1)
    p.over(day, ((0.5 - p.x) * 8).clip(-0.5, 0.5) + 0.5)
    rock(p, 0.5, 1.0, 0.18, "#9a9694", "#ffffff")
    prop(p, "scales", 0.5, 0.9, 0.74, GOLD, ink="#6a4818", glow=0.8, rough=0.2)
    sparks(p, 0.5, 0.4, 0.3, "#fff8e0", 80, 2.2)


def alignment_evil(p: Painting) -> None:
    """A horned skull over a black altar."""
    p.sky((0, "#3c1030"), (0.5, "#8a2840"), (1, "#e06a40"))
    clouds(p, "#c85850", "#2c0c20", 0.6, 0.6)
    peaks(p, "#4c1c30", "#ff9078", 0.84, 0.3)
    p.glow(0.5, 0.42, 0.36, "#ff5040", 0.5)
    rays(p, 0.5, 0.42, "#ff8060", 24, 0.6, 0.9)
    panel(p, [(0.3, 1.02), (0.34, 0.78), (0.66, 0.78), (0.7, 1.02)], "#54404c", 1.0, grain="stone")
    creature(p, "diablo-skull", 0.5, 0.44, 0.72, ("#f0e0d0", "#8a6460", "#ffd8c0"), ink="#30080c", glow=0.8,
        eyes=((40, 50, 0.04, "#ff3018"), (60, 50, 0.04, "#ff3018")))  # fmt: skip
    for x in (0.2, 0.8):
        prop(p, "candle-skull", x, 0.98, 0.3, BONE, ink="#30080c")
        plume(p, (x, 0.74), (x, 0.58), 0.03, FIRE)
    sparks(p, 0.5, 0.6, 0.3, "#ff9060", 130, 2.4, 0.2)


def command(p: Painting) -> None:
    """The Command Spell strikes from the Crown."""
    p.sky((0, "#3c2458"), (0.5, "#a05c68"), (1, "#ffd080"))
    stars(p, 120)
    rays(p, 0.5, 0.24, "#fff0b0", 30, 0.8, 1.0)
    creature(p, "queen-crown", 0.5, 0.24, 0.4, ("#ffe680", "#b87818", "#fffff0"), ink="#8a4a10", glow=1.2, rough=0.2,
        patches=((50, 76, 60, 7, "#c02838"),))  # fmt: skip
    hills(p, ("#7c5470", "#5c4058"), "#ffd8b0", 0.82, 0.08, 0.1)
    for x, flip, cloth in ((0.16, False, "#3a62b0"), (0.5, False, "#3a8a4a"), (0.84, True, "#a84834")):
        bolt(p, (0.5 + 0.1 * (x - 0.5), 0.4), (x, 0.66), "#ffe080", 0.9, 3)
        one = Person("tunic", (cloth, "#181018", "#ffe8c0"), LEATHER, FAIR, DARK, "short", left="raise", right="raise")
        stand(p, one, x, 0.99, 0.36, flip=flip, glow=0.8, tone="#ffe080")
    sparks(p, 0.5, 0.5, 0.36, "#fff4c8", 160, 2.6)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(sentinel, farmer, brigand, crags_spirit, lizardman, werewolf, death, black_knight, vampire, toad),
        *(alignment_good, alignment_neutral, alignment_evil, command),
    )
}
