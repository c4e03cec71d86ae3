"""Portraits of the Thief, the Troll and the Warrior."""

from art.backdrops import hill, hills, peaks, stars
from art.effects import sparks
from art.painting import Painting
from art.portrait import GOLD_TONES, disc, line_shape, mirrored, part, shape, strands, trim
from art.talisman_buildings import house, panel
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
    neck,
    visage,
)
from art.talisman_nature import daylight, rock
from art.talisman_sculpt import creature

WHITE = ("#fbf8f0", "#94908c", "#ffffff")


def thief(p: Painting) -> None:
    """A grinning thief with a stolen purse in a night alley."""
    p.sky((0, "#1c2848"), (0.5, "#4c6488"), (1, "#a0a8b0"))
    stars(p, 160)
    creature(p, "moon", 0.2, 0.09, 0.14, ("#fffbe8", "#c8c0a0", "#ffffff"), glow=1.0)
    house(p, 0.1, 0.9, 0.5, 0.68, wall="#8a8c94", roof="#4c5464", lamp="#ffc860")
    house(p, 0.92, 0.9, 0.5, 0.72, wall="#80848e", roof="#4c5464", lamp="#ffc860", flip=True)
    grey = ("#5c6470", "#181c24", "#d0dcf0")
    cape(p, ("#3c4450", "#0e1218", "#b0c0d8"))
    jerkin(p, ("#54483c", "#18120c", "#e0c8a0"), grey)
    neck(p, FAIR)
    visage(p, FAIR, "#5c9a5c", "#3c2414", "#a85048", 126, 182)
    hair = ("#5c3820", "#1f1008", "#d0a070")
    fringe(p, hair, 300)
    part(p, shape([(250, 236), (284, 228), (320, 236), (356, 228), (390, 236), (388, 284), (352, 292), (320, 276),
        (288, 292), (252, 284)]), ("#2c3038", "#0c0e14", "#8a98b0"), rim=0.5)  # fmt: skip
    for x in (-1, 1):
        p.over("#f4f0e8", disc(320 + x * 27, 262, 15, 8, 0.8))
        p.over("#3c8a4c", disc(320 + x * 27 + 4, 262, 7, 7.5, 0.6))
        p.over("#0a0c08", disc(320 + x * 27 + 4, 262, 3.4, 3.6, 0.4))
    p.over("#7a2c28", disc(326, 331, 24, 4, 1.2) * 0.8)
    hood(p, grey, None, 10)
    part(p, line_shape([(200, 420), (320, 540), (440, 690)], 22), LEATHER, rim=0.6)
    for k in range(3):
        creature(p, "key", (260 + 46 * k) / 640, (540 + 60 * k) / 800, 0.07, GOLD_TONES, turn=20, glow=0.2)
    arm(p, grey, (524, 600), (490, 520), True, 76)
    creature(p, "swap-bag", 0.77, 0.55, 0.27, ("#d8a050", "#5c3410", "#fff0b8"), ink="#3c2008", glow=0.5)
    fist(p, (490, 400), ("#4c4038", "#18120e", "#c8b098"), 18)
    part(p, line_shape([(490, 520), (500, 460), (490, 410)], 56), grey, folds=0.4, spread=20)
    fist(p, (490, 396), ("#4c4038", "#18120e", "#c8b098"), 18)
    arm(p, grey, (116, 600), (160, 540), False, 76)
    creature(p, "plain-dagger", 0.25, 0.55, 0.26, STEEL, turn=135, glow=0.3)
    fist(p, (160, 540), ("#4c4038", "#18120e", "#c8b098"), 18)
    for at, down in ((0.72, 0.72), (0.84, 0.76), (0.78, 0.82)):
        creature(p, "crown-coin", at, down, 0.05, ("#ffe890", "#a87014", "#fffff0"), glow=0.6)
    sparks(p, 0.78, 0.6, 0.1, "#fff0b0", 60, 2.2)


def troll(p: Painting) -> None:
    """A hulking troll with a spiked club before his bridge."""
    daylight(p, ((0, "#4c7048"), (0.5, "#a8b868"), (0.9, "#f0ecb0")), None, ("#d8e0a8", "#4c6048"))
    peaks(p, "#6c8068", "#f0f8d0", 0.7, 0.26)
    hill(p, "#5c7c3c", "#e8f8a8", 0.78, 0.05)
    rock(p, 0.1, 0.92, 0.16, "#7c8070", "#f0f4d8")
    rock(p, 0.92, 0.94, 0.2, "#7c8070", "#f0f4d8")
    skin = ("#8aa858", "#34481c", "#e8ffa8")
    part(p, shape([(320, 330), (470, 350), (580, 440), (620, 600), (640, 840), (0, 840), (20, 600), (60, 440), (170,
        350)]), skin, rim=0.6)  # fmt: skip
    part(p, shape([(190, 600), (320, 640), (450, 600), (520, 840), (120, 840)]), ("#7a5c34", "#241808", "#e8c888"),
        folds=1.0, spread=20)  # fmt: skip
    for points in ([(330, 450), (420, 440), (490, 500), (460, 560), (350, 560)],):
        part(p, shape(points), skin, rim=0.3, cast=0.3)
        part(p, shape(mirrored(points)), skin, rim=0.3, cast=0.3)
    part(p, line_shape([(140, 400), (320, 520), (540, 700)], 30), LEATHER, rim=0.6)
    creature(p, "animal-skull", 0.6, 0.72, 0.11, WHITE, glow=0.1)
    for points in ([(410, 250), (430, 200), (500, 170), (540, 180), (470, 270)],):
        part(p, shape(points), skin, rim=0.6)
        part(p, shape(mirrored(points)), skin, rim=0.6)
    visage(p, skin, "#e0a020", "#2c3414", "#54482c", 188, 216)
    part(p, shape([(222, 226), (270, 200), (320, 222), (370, 200), (418, 226), (400, 252), (360, 246), (320, 256),
        (280, 246), (240, 252)]), skin, rim=0.5)  # fmt: skip
    part(p, shape([(292, 262), (348, 262), (372, 316), (346, 338), (320, 332), (294, 338), (268, 316)]), skin,
        rim=0.5, cast=0.6)  # fmt: skip
    part(p, shape([(248, 346), (320, 338), (392, 346), (376, 378), (320, 388), (264, 378)]), ("#3c2418", "#180c08",
        "#8a6848"), rim=0.2)  # fmt: skip
    part(p, shape([(236, 366), (320, 360), (404, 366), (388, 418), (320, 436), (252, 418)]), skin, rim=0.5, cast=0.4)
    for points in ([(372, 372), (390, 320), (402, 308), (404, 372)],):
        part(p, shape(points, False), ("#fffbe8", "#b0a478", "#ffffff"), rim=0.6)
        part(p, shape(mirrored(points), False), ("#fffbe8", "#b0a478", "#ffffff"), rim=0.6)
    strands(p, [[(320, 150), (310 - 14 * k, 100), (330 + 30 * (k - 2), 50 + 12 * abs(k - 2))] for k in range(5)], 26,
        ("#4c5428", "#181c0a", "#c8d880"))  # fmt: skip
    arm(p, skin, (560, 640), (530, 540), True, 120)
    creature(p, "wood-club", 0.8, 0.42, 0.56, ("#a87844", "#3c220c", "#ffe8b8"), ink="#2c1808", turn=45, glow=0.3)
    fist(p, (506, 560), skin, 28)
    arm(p, skin, (70, 640), (130, 720), False, 120)
    fist(p, (140, 724), skin, 28)
    sparks(p, 0.5, 0.5, 0.4, "#f0f8b0", 50, 2.2)


def warrior(p: Painting) -> None:
    """A scarred warrior with sword and shield on a battlefield."""
    daylight(p, ((0, "#4c3c50"), (0.5, "#c06850"), (0.9, "#ffd090")), (0.24, 0.4, 0.09, "#fff0c0"), ("#f0a080",
        "#4c3448"))  # fmt: skip
    hills(p, ("#7c4c48", "#5c3838"), "#ffc898", 0.74, 0.06, 0.12)
    for x, tone, low in ((0.1, "#c83028", 0.3), (0.9, "#c83028", 0.34)):
        panel(p, [(x - 0.008, 0.9), (x - 0.008, low - 0.06), (x + 0.008, low - 0.06), (x + 0.008, 0.9)], "#7a5430", 1,
            grain="wood")  # fmt: skip
        side = 1 if x < 0.5 else -1
        panel(p, [(x, low - 0.04), (x + side * 0.16, low), (x + side * 0.12, low + 0.06), (x + side * 0.17,
            low + 0.14), (x, low + 0.14)], tone, 1.1, grain="wood")  # fmt: skip
    cape(p, ("#b82c28", "#3c0808", "#ffa898"))
    breastplate(p, STEEL, ("#6a2c24", "#200c0a", "#f0a898"))
    neck(p, TAN)
    visage(p, TAN, "#5c7ca0", "#3c2010", "#a85844", 138, 186)
    beard(p, ("#7a4820", "#2c1608", "#e0a868"), 400, 0.98)
    p.over("#8a3c30", disc(370, 270, 3, 36, 1.2) * 0.7)
    helm(p, ("#c8ccd8", "#444a5c", "#ffffff"), ("#d03028", "#5c0c0c", "#ffb0a0"))
    arm(p, STEEL, (534, 600), (506, 530), True, 88)
    part(p, shape([(494, 470), (498, 120), (512, 70), (526, 120), (530, 470)], False), ("#f4f8ff", "#8c94a8",
        "#ffffff"), rim=0.9)  # fmt: skip
    part(p, line_shape([(512, 120), (512, 300), (512, 460)], 7), ("#a0a8bc", "#686f84", "#ffffff"), rim=0.4, cast=0.3)
    trim(p, [(440, 488), (512, 476), (584, 488)], 24)
    fist(p, (510, 530), LEATHER, 20)
    part(p, shape([(498, 584), (526, 584), (532, 610), (512, 626), (492, 610)]), GOLD_TONES, rim=0.9)
    arm(p, STEEL, (110, 600), (140, 640), False, 88)
    part(p, shape([(30, 470), (146, 440), (262, 470), (264, 610), (220, 720), (146, 790), (72, 720), (28, 610)]),
        ("#a8242c", "#4c080c", "#ffa0a0"), rim=0.7)  # fmt: skip
    trim(p, [(30, 470), (146, 440), (262, 470), (264, 610), (220, 720), (146, 790), (72, 720), (28, 610), (30, 470)],
        16, STEEL)  # fmt: skip
    creature(p, "lion", 0.225, 0.745, 0.22, GOLD_TONES, glow=0.3)
    sparks(p, 0.5, 0.5, 0.4, "#ffc890", 110, 2.4, 0.1)


HEROES = {hero.__name__: hero for hero in (thief, troll, warrior)}
