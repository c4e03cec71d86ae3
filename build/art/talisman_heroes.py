"""Portraits of the Assassin, the Druid, the Dwarf and the Elf."""

from art.backdrops import clouds, hill, moon
from art.effects import FIRE, plume, rays, sparks, streaks
from art.painting import Painting
from art.portrait import Points, line_shape, mirrored, part, shape, strands, trim
from art.talisman_buildings import panel, tower
from art.talisman_busts import (
    FAIR,
    LEATHER,
    STEEL,
    TAN,
    arm,
    beard,
    breastplate,
    cape,
    fist,
    fringe,
    helm,
    hood,
    jerkin,
    long_hair,
    neck,
    pointed_ears,
    pole,
    robe,
    visage,
)
from art.talisman_nature import backwall, column, leafy
from art.talisman_sculpt import creature, prop

WOOD = ("#a8763e", "#3c220e", "#ffe8b0")
WHITE = ("#f8f4ec", "#8c8880", "#ffffff")


def assassin(p: Painting) -> None:
    """A masked killer on a moonlit roof, two daggers drawn."""
    p.sky((0, "#241024"), (0.5, "#6a2438"), (0.9, "#d0685c"))
    clouds(p, "#a04c54", "#200c1c", 0.6, 0.5)
    moon(p, 0.72, 0.16, 0.11, "#ffe4d0")
    tower(p, 0.14, 0.34, 0.9, 0.18, wall="#6a4a54", roof="#4c1c2c", lamp="#ffb060")
    tower(p, 0.9, 0.46, 0.9, 0.16, wall="#6a4a54", roof="#4c1c2c", lamp="#ffb060")
    panel(p, [(-0.02, 1.0), (-0.02, 0.86), (1.02, 0.8), (1.02, 1.0)], "#6a343c", 1.0, grain="thatch")
    dark = ("#54303c", "#14080f", "#ff9a90")
    cape(p, ("#3c1420", "#10040a", "#ff8080"))
    jerkin(p, ("#4a3438", "#140c0e", "#e8a8a0"), dark)
    neck(p, TAN)
    visage(p, ("#e0a888", "#8a4c38", "#ffe0cc"), "#b03020", "#1c100c", "#8a3c34")
    part(p, shape([(254, 292), (288, 300), (320, 306), (352, 300), (386, 292), (384, 350), (352, 400), (320, 416),
        (288, 400), (256, 350)]), dark, folds=0.5, spread=18)  # fmt: skip
    hood(p, dark, ("#a01c2c", "#40060c", "#ff9090"), 16)
    for right in (False, True):
        hand = (496.0, 560.0) if right else (144.0, 560.0)
        arm(p, dark, (516.0 if right else 124.0, 620.0), hand, right)
        creature(p, "stiletto", (hand[0] + (34 if right else -34)) / 640, 0.58, 0.34, ("#e8ecf8", "#4c5064",
            "#ffffff"), flip=not right, turn=6 if right else -6, glow=0.4)  # fmt: skip
        fist(p, hand, ("#54383a", "#1c1012", "#d8a098"), 19)
    part(p, line_shape([(228, 436), (320, 560), (430, 700)], 20), LEATHER, rim=0.6)
    for k in range(3):
        creature(p, "plain-dagger", (286 + 40 * k) / 640, (530 + 52 * k) / 800, 0.1, STEEL, turn=20, glow=0)
    sparks(p, 0.5, 0.6, 0.4, "#ff8070", 70, 2.4)


def druid(p: Painting) -> None:
    """A bearded druid crowned with oak leaves in a sacred grove."""
    p.sky((0, "#3c7a50"), (0.5, "#a8d880"), (0.9, "#f4f8c0"))
    rays(p, 0.6, -0.02, "#fbffc8", 16, 0.8, 1.0)
    leafy(p, 0.12, 0.8, 0.72, "#2f6a34", "#a0d860")
    leafy(p, 0.95, 0.78, 0.66, "#2f6a34", "#a0d860")
    hill(p, "#4a8a3c", "#e8ffb0", 0.84, 0.04)
    prop(p, "dolmen", 0.78, 0.86, 0.24, ("#b0b8a8", "#54604c", "#ffffff"))
    green = ("#5c8a40", "#1c3414", "#e0ffa8")
    cape(p, ("#4c6a2c", "#16240c", "#c8f090"))
    robe(p, ("#f0ecd8", "#8c8868", "#ffffff"), green)
    long_hair(p, ("#c8bca0", "#5c5038", "#fff8e0"), 500)
    neck(p, FAIR)
    visage(p, FAIR, "#3a8a3c", "#b8ac90", "#a85c48")
    beard(p, ("#d8ccb0", "#6c6044", "#fffbe8"), 560, 1.05)
    fringe(p, ("#c8bca0", "#5c5038", "#fff8e0"))
    for k in range(9):
        creature(p, "oak-leaf", (252 + 17 * k) / 640, (196 - 34 * (1 - abs(k - 4) / 4)) / 800, 0.085, ("#88c048",
            "#2c5c1c", "#f4ffb0"), turn=50 - 25 * k, glow=0.1)  # fmt: skip
    arm(p, green, (124, 600), (128, 520), False)
    pole(p, (140, 830), (112, 180), WOOD, 22)
    for root in ([(112, 210), (74, 170), (84, 110), (112, 96)], [(112, 210), (150, 168), (144, 112), (120, 96)]):
        part(p, line_shape(root, 14, True), WOOD, rim=0.6)
    creature(p, "sun", 0.176, 0.18, 0.09, ("#fff4a0", "#e0a030", "#ffffff"), glow=1.4)
    fist(p, (128, 520), FAIR, 19)
    arm(p, green, (520, 590), (478, 520), True)
    part(p, shape([(448, 520), (470, 496), (520, 500), (530, 520), (500, 540), (462, 540)]), FAIR, rim=0.5)
    creature(p, "owl", 0.775, 0.555, 0.18, ("#c89a68", "#5c3c20", "#fff0d0"), ink="#2a1a10", patches=((50, 60, 22, 26,
        "#f0dcb8"),), eyes=((38, 26, 0.02, "#ffd040"), (62, 26, 0.02, "#ffd040")))  # fmt: skip
    sparks(p, 0.5, 0.5, 0.4, "#f0ffb0", 130, 2.6)


def dwarf(p: Painting) -> None:
    """A broad dwarf with a braided red beard before his halls."""
    backwall(p, "#7a5c44", "#4c3424", 0.2, 0.8)
    p.glow(0.2, 0.34, 0.4, "#ff9a40", 0.6)
    panel(p, [(0.62, 0.9), (0.62, 0.34), (0.7, 0.22), (0.94, 0.22), (1.02, 0.34), (1.02, 0.9)], "#2c1c14", 1,
        grain="rock")  # fmt: skip
    p.glow(0.82, 0.6, 0.2, "#ffb050", 0.8)
    for x in (0.58, 0.06):
        column(p, x, 0.1, 1.0, 0.12, "#9a7c5c", "#ffe8c0")
    creature(p, "torch", 0.2, 0.33, 0.2, ("#9a6434", "#3a2010", "#ffd080"), turn=-36, glow=0.2)
    plume(p, (0.2, 0.28), (0.2, 0.1), 0.04, FIRE)
    cape(p, ("#7a2c1c", "#240a06", "#ffb890"))
    breastplate(p, ("#c09058", "#4a2c10", "#ffe8b0"), ("#5c4a34", "#1c140c", "#e0c8a0"))
    skin = ("#f0b48c", "#a05c40", "#ffe0c4")
    visage(p, skin, "#4c7a9a", "#b8481c", "#a84c38", 144, 176)
    part(p, shape([(300, 270), (340, 270), (352, 312), (336, 326), (304, 326), (288, 312)]), skin, rim=0.6, cast=0.5)
    red = ("#e0682c", "#6a200a", "#ffd090")
    beard(p, red, 640, 1.35)
    for points in ([(286, 470), (262, 560), (276, 650), (262, 720)], [(320, 500), (322, 600), (316, 690), (320, 760)]):
        strands(p, [points, mirrored(points)], 34, red)
    for x, y in ((270, 640), (370, 640), (320, 690)):
        trim(p, [(x - 16, y), (x + 16, y)], 16)
    helm(p, ("#d8b878", "#5c3c14", "#fffbe0"))
    for points in ([(386, 200), (440, 190), (480, 140), (476, 70)],):
        part(p, line_shape(points, 36, True), ("#f4e8cc", "#8a7448", "#ffffff"), rim=0.7)
        part(p, line_shape(mirrored(points), 36, True), ("#f4e8cc", "#8a7448", "#ffffff"), rim=0.7)
    arm(p, ("#c09058", "#4a2c10", "#ffe8b0"), (530, 590), (500, 520), True, 96)
    pole(p, (486, 830), (524, 250), WOOD, 22)
    creature(p, "battle-axe", 0.84, 0.3, 0.36, STEEL, ink="#3c2c20", turn=40, glow=0.4)
    fist(p, (500, 530), skin, 22)
    arm(p, ("#c09058", "#4a2c10", "#ffe8b0"), (108, 600), (190, 690), False, 96)
    fist(p, (196, 690), skin, 20)
    sparks(p, 0.3, 0.4, 0.3, "#ffc070", 90, 2.4, 0.1)


def elf(p: Painting) -> None:
    """A fair elf with a bow in a silver wood."""
    p.sky((0, "#3c8a94"), (0.5, "#b0e4d0"), (0.9, "#f8ffe0"))
    rays(p, 0.4, 0.0, "#ffffe0", 18, 0.6, 1.0)
    for x, width in ((0.06, 0.07), (0.2, 0.035), (0.86, 0.04), (0.96, 0.08)):
        panel(p, [(x - width * 0.6, 0.95), (x - width / 2, -0.02), (x + width / 2, -0.02), (x + width * 0.7, 0.95)],
            "#e0ecdc", 0.95)  # fmt: skip
    leafy(p, 0.14, 0.48, 0.5, "#3a8a5c", "#c0f0a0")
    leafy(p, 0.9, 0.46, 0.5, "#3a8a5c", "#c0f0a0")
    hill(p, "#5ca05c", "#f0ffc8", 0.86, 0.04)
    blond = ("#ffe8a0", "#a8843c", "#fffbe0")
    cape(p, ("#2c7a64", "#0a2c24", "#b0ffe0"))
    creature(p, "quiver", 0.7, 0.44, 0.3, LEATHER, ink="#2c1a0c", flip=True, glow=0.1)
    long_hair(p, blond, 600)
    jerkin(p, ("#4c9a5c", "#143c20", "#d0ffc0"), ("#e8f4e0", "#7c9078", "#ffffff"), False)
    for points in ([(250, 470), (320, 520), (390, 470)], [(240, 560), (320, 600), (400, 560)]):
        trim(p, points, 8, ("#f0f4e0", "#8ca080", "#ffffff"))
    neck(p, FAIR)
    pointed_ears(p, FAIR, 70)
    visage(p, ("#ffe0c4", "#d09878", "#fffaf0"), "#30a070", "#b89048", "#c86058", 120, 186)
    fringe(p, blond)
    trim(p, [(262, 208), (320, 188), (378, 208)], 8, ("#f0f8ff", "#8ca0b0", "#ffffff"))
    part(p, shape([(320, 176), (332, 196), (320, 216), (308, 196)], False), ("#80ffd0", "#1c8a64", "#ffffff"), rim=0.9)
    bow: Points = [(96, 120), (60, 260), (64, 420), (110, 480), (64, 540), (60, 700), (100, 820)]
    part(p, line_shape(bow, 18), WOOD, rim=0.8)
    streaks(p, [[(96 / 640, 124 / 800), (150 / 640, 480 / 800), (100 / 640, 816 / 800)]], "#ffffff", 2, 0.8)
    arm(p, ("#4c9a5c", "#143c20", "#d0ffc0"), (130, 580), (104, 500), False, 72)
    part(p, line_shape([(128, 560), (110, 510)], 64), LEATHER, rim=0.6)
    fist(p, (104, 480), FAIR, 17)
    arm(p, ("#4c9a5c", "#143c20", "#d0ffc0"), (520, 600), (420, 640), True, 72)
    fist(p, (416, 640), FAIR, 17)
    sparks(p, 0.5, 0.5, 0.4, "#f8ffd8", 120, 2.6)


HEROES = {hero.__name__: hero for hero in (assassin, druid, dwarf, elf)}
