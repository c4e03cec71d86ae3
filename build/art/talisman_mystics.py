"""Portraits of the Priest, the Prophetess, the Sorceress and the Wizard."""

from art.backdrops import clouds, peaks, stars
from art.effects import VIOLET_FIRE, bolt, plume, rays, ring, sparks, star
from art.painting import Painting
from art.portrait import GOLD_TONES, disc, line_shape, mirrored, part, shape, strands, trim
from art.talisman_buildings import panel, tower, window
from art.talisman_busts import (
    FAIR,
    TAN,
    arm,
    beard,
    cape,
    cropped,
    fist,
    fringe,
    light_eyes,
    long_hair,
    neck,
    pole,
    robe,
    visage,
)
from art.talisman_nature import backwall, column
from art.talisman_sculpt import creature

WHITE = ("#fbf8f0", "#94908c", "#ffffff")


def priest(p: Painting) -> None:
    """A white-robed priest lifts a golden staff in a chapel."""
    backwall(p, "#6a7cae", "#44547e", 0.3, 0.3)
    for x, tone in ((0.2, "#ff9070"), (0.8, "#70b0ff")):
        window(p, x, 0.3, 0.16, 0.4, tone, True)
    window(p, 0.5, 0.2, 0.2, 0.3, "#ffe080", True)
    rays(p, 0.5, 0.1, "#fff0b8", 22, 0.7, 1.0)
    for x in (0.05, 0.95):
        column(p, x, 0.04, 1.0, 0.1, "#d8d4c8", "#ffffff", 1 if x < 0.5 else -1)
    robe(p, ("#fffdf4", "#98948c", "#ffffff"), GOLD_TONES, 1.3)
    for points in ([(262, 402), (238, 520), (232, 690), (228, 830)],):
        for line in (points, mirrored(points)):
            part(p, line_shape(line, 44), ("#c8a030", "#5c3c08", "#fff4b0"), folds=0.3)
            for k in range(3):
                x, y = line[1 + k // 2][0], 500 + 100 * k
                part(p, shape([(x, y - 22), (x + 8, y - 6), (x + 16, y), (x + 8, y + 6), (x, y + 30), (x - 8, y + 6),
                    (x - 16, y), (x - 8, y - 6)], False), ("#b82c34", "#5c0c14", "#ffb0b0"), rim=0.6)  # fmt: skip
    neck(p, FAIR)
    visage(p, FAIR, "#4878b0", "#c8c4bc", "#b86858", 130, 184)
    cropped(p, WHITE)
    beard(p, WHITE, 430, 0.95)
    part(p, shape([(246, 214), (250, 130), (284, 60), (320, 18), (356, 60), (390, 130), (394, 214), (320, 192)]),
        ("#fffdf4", "#b0a890", "#ffffff"), folds=0.2, spread=60)  # fmt: skip
    trim(p, [(246, 212), (320, 190), (394, 212)], 22)
    trim(p, [(320, 40), (320, 110), (320, 180)], 14)
    part(p, shape([(320, 92), (336, 112), (320, 132), (304, 112)], False), ("#ff6070", "#8a1020", "#ffffff"), rim=0.9)
    arm(p, ("#fffdf4", "#a8a49c", "#ffffff"), (116, 600), (130, 520), False, 90)
    pole(p, (138, 830), (118, 190), ("#ffe088", "#8a5c14", "#fffbe0"), 16)
    creature(p, "ankh", 0.182, 0.165, 0.2, GOLD_TONES, turn=-45, glow=1.2)
    p.glow(0.182, 0.15, 0.12, "#fff0a0", 0.6)
    fist(p, (130, 520), FAIR, 19)
    arm(p, ("#fffdf4", "#a8a49c", "#ffffff"), (524, 590), (476, 500), True, 90)
    creature(p, "open-palm", 0.755, 0.585, 0.14, FAIR, turn=40, flip=True, glow=0.2)
    p.glow(0.76, 0.52, 0.12, "#fff4b0", 0.8)
    star(p, 0.76, 0.52, 0.08, "#fff4c0", 8)
    sparks(p, 0.5, 0.4, 0.4, "#fff8d8", 100, 2.4)


def prophetess(p: Painting) -> None:
    """A veiled prophetess gazes into a crystal ball."""
    p.sky((0, "#241c60"), (0.5, "#6a4aa8"), (1, "#d890c8"))
    stars(p, 300, 0.9)
    for k in range(3):
        ring(p, 0.5, 0.3, 0.24 + 0.07 * k, "#c8b0ff", 1.0, 0.003, 0.7)
    for k in range(8):
        star(p, 0.5 + 0.42 * (-1) ** k * (0.6 + 0.05 * k), 0.06 + 0.07 * k, 0.035, "#f0e8ff")
    creature(p, "moon", 0.5, 0.085, 0.13, ("#fff8d8", "#c8a860", "#ffffff"), glow=1.2)
    gown = ("#4c3ca0", "#140c40", "#c8c0ff")
    cape(p, ("#7a58b8", "#24124c", "#e8d0ff"))
    long_hair(p, ("#3c2818", "#140a06", "#b08860"), 560)
    robe(p, gown, ("#e8d8ff", "#7a68b0", "#ffffff"))
    neck(p, TAN)
    trim(p, [(280, 396), (320, 426), (360, 396)], 9)
    part(p, shape([(320, 420), (332, 440), (320, 462), (308, 440)], False), ("#a0e0ff", "#205c98", "#ffffff"), rim=0.9)
    visage(p, TAN, "#a070e8", "#2c1a10", "#b0485c", 122, 184)
    fringe(p, ("#3c2818", "#140a06", "#b08860"))
    veil = ("#b8a0e8", "#4c3888", "#ffffff")
    part(p, shape([(320, 130), (394, 168), (424, 270), (450, 430), (480, 560), (420, 540), (398, 400), (388, 270),
        (366, 208), (320, 184), (274, 208), (252, 270), (242, 400), (220, 540), (160, 560), (190, 430), (216, 270),
        (246, 168)]), veil, folds=0.8, spread=26)  # fmt: skip
    trim(p, [(258, 218), (320, 186), (382, 218)], 9)
    for k in range(7):
        part(p, shape([(270 + 17 * k, 206 - 16 * (1 - abs(k - 3) / 3)), (276 + 17 * k,
            218 - 16 * (1 - abs(k - 3) / 3)), (270 + 17 * k, 232 - 16 * (1 - abs(k - 3) / 3)), (264 + 17 * k,
            218 - 16 * (1 - abs(k - 3) / 3))], False), GOLD_TONES, rim=0.7, cast=0.3)  # fmt: skip
    for right in (False, True):
        arm(p, gown, (526.0 if right else 114.0, 640.0), (400.0 if right else 240.0, 690.0), right, 84)
        trim(p, [(398, 648), (412, 690), (398, 730)] if right else [(242, 648), (228, 690), (242, 730)], 10)
    p.glow(0.5, 0.79, 0.15, "#9070e8", 0.35)
    p.over("#3c2c98", disc(320, 630, 84, 84, 1.5))
    p.over("#a890ff", disc(312, 618, 64, 64, 22) * 0.75)
    p.over("#140c48", disc(340, 660, 52, 46, 18) * 0.5)
    p.over("#ffffff", disc(288, 588, 20, 13, 5) * 0.9)
    creature(p, "eye-of-horus", 0.5, 0.79, 0.12, ("#ffffff", "#c8b0ff", "#ffffff"), glow=1.0, share=0.8)
    for right in (False, True):
        for k in range(4):
            x = 398 - 4 * k if right else 242 + 4 * k
            part(p, line_shape([(x, 680 + 16 * k), (x - 24 if right else x + 24, 684 + 14 * k),
                (x - 44 if right else x + 44, 690 + 10 * k)], 16), TAN, rim=0.5, cast=0.4)  # fmt: skip
    sparks(p, 0.5, 0.76, 0.2, "#f0e8ff", 150, 2.6)


def sorceress(p: Painting) -> None:
    """A raven-haired sorceress with violet fire."""
    p.sky((0, "#2c0828"), (0.5, "#8a1c5c"), (0.95, "#f07878"))
    clouds(p, "#d05080", "#28081c", 0.6, 0.55)
    peaks(p, "#4c1440", "#ff90a0", 0.8, 0.2)
    tower(p, 0.86, 0.4, 0.84, 0.1, wall="#5c3450", roof="#28102c", lamp="#ff70c0")
    p.glow(0.5, 0.3, 0.36, "#ff50a0", 0.4)
    black = ("#3c2c48", "#0c0612", "#d0a0f0")
    long_hair(p, black, 640, 46)
    gown = ("#a81c58", "#30041c", "#ff9cc8")
    for points in ([(290, 400), (226, 360), (140, 240), (176, 350), (200, 430), (260, 470)],):
        for line in (points, mirrored(points)):
            part(p, shape(line, False), ("#5c0c38", "#1c0412", "#ff90c8"), folds=0.3)
    part(p, shape([(276, 396), (320, 420), (364, 396), (420, 420), (424, 500), (388, 590), (440, 720), (480, 840),
        (160, 840), (200, 720), (252, 590), (216, 500), (220, 420)]), gown, folds=1.0, spread=40)  # fmt: skip
    part(p, shape([(280, 392), (320, 500), (360, 392), (350, 340), (290, 340)]), FAIR, rim=0.3)
    trim(p, [(278, 394), (320, 504), (362, 394)], 9)
    trim(p, [(250, 592), (320, 614), (390, 592)], 14)
    part(p, shape([(320, 590), (336, 614), (320, 640), (304, 614)], False), ("#ff80d0", "#8a1060", "#ffffff"), rim=0.9)
    visage(p, ("#ffe0d0", "#c88478", "#fffaf4"), "#b030a0", "#1c0c18", "#b01c40", 118, 184)
    fringe(p, black, 300)
    trim(p, [(262, 208), (320, 190), (378, 208)], 7)
    part(p, shape([(320, 150), (336, 184), (320, 212), (304, 184)], False), ("#ff60c0", "#7a0850", "#ffffff"), rim=0.9)
    for right in (False, True):
        hand = (520.0, 480.0) if right else (120.0, 480.0)
        arm(p, gown, (530.0 if right else 110.0, 600.0), (hand[0], hand[1] + 40), right, 66)
        trim(p, [(hand[0] - 34, hand[1] + 44), (hand[0] + 34, hand[1] + 44)], 11)
        for k in range(5):
            part(p, line_shape([(hand[0] + (k - 2) * 9, hand[1] + 24), (hand[0] + (k - 2) * 14, hand[1] - 8),
                (hand[0] + (k - 2) * 17, hand[1] - 34 + 7 * abs(k - 2))], 13), FAIR, rim=0.5, cast=0.4)  # fmt: skip
        part(p, shape([(hand[0] - 26, hand[1] + 6), (hand[0] + 26, hand[1] + 6), (hand[0] + 22, hand[1] + 42),
            (hand[0] - 22, hand[1] + 42)]), FAIR, rim=0.4)  # fmt: skip
        plume(p, (hand[0] / 640, hand[1] / 800 - 0.02), (hand[0] / 640 + (0.03 if right else -0.03), 0.26), 0.07,
            VIOLET_FIRE, 0.9)  # fmt: skip
    sparks(p, 0.5, 0.5, 0.4, "#ffa0e0", 150, 2.6, 0.1)


def wizard(p: Painting) -> None:
    """A dark wizard with a skull-headed staff in his tower."""
    backwall(p, "#2c3878", "#1c2450", 0.3, 0.4)
    window(p, 0.82, 0.24, 0.2, 0.3, "#a890ff", True)
    for shelf in range(2):
        y = 0.24 + 0.16 * shelf
        panel(p, [(0.0, y), (0.3, y), (0.3, y + 0.02), (0.0, y + 0.02)], "#5c4430", 1.1, grain="wood")
        for k in range(9):
            tall = 0.08 + 0.04 * p.chance.random()
            tone = ("#8a2c3c", "#2c5c8a", "#3c6c4c", "#8a6c2c")[int(p.chance.integers(4))]
            panel(p, [(0.01 + 0.03 * k, y), (0.01 + 0.03 * k, y - tall), (0.036 + 0.03 * k, y - tall),
                (0.036 + 0.03 * k, y)], tone, 0.9)  # fmt: skip
    p.glow(0.5, 0.4, 0.5, "#5060ff", 0.4)
    bolt(p, (0.82, 0.12), (0.7, 0.42), "#b0a0ff", 0.8, 3)
    blue = ("#2c3c9c", "#080c30", "#a8b8ff")
    cape(p, ("#1c2460", "#04061c", "#8898ff"))
    robe(p, blue, ("#c8d0e8", "#5c6484", "#ffffff"), 1.2)
    for _ in range(9):
        star(p, 0.3 + 0.4 * p.chance.random(), 0.66 + 0.3 * p.chance.random(), 0.022, "#d0d8ff")
    for points in ([(290, 404), (230, 380), (186, 300), (196, 400), (236, 470)],):
        part(p, shape(points), ("#1c2468", "#06081c", "#98a8ff"), folds=0.3)
        part(p, shape(mirrored(points)), ("#1c2468", "#06081c", "#98a8ff"), folds=0.3)
    pale = ("#e8d0c0", "#8a6c6c", "#fffaf4")
    neck(p, pale)
    visage(p, pale, "#6080ff", "#54545c", "#8a4c50", 122, 190)
    silver = ("#c0c0cc", "#44444f", "#ffffff")
    beard(p, silver, 600, 0.92)
    strands(p, [[(256, 226), (240, 320), (228, 420), (216, 520)], [(384, 226), (400, 320), (412, 420), (424, 520)]],
        30, silver)  # fmt: skip
    part(p, shape([(238, 196), (262, 130), (288, 60), (340, 6), (420, 10), (378, 44), (372, 100), (388, 140), (404,
        196), (320, 182)]), blue, folds=0.6, spread=40)  # fmt: skip
    part(p, shape([(150, 214), (236, 180), (320, 188), (404, 180), (490, 214), (404, 234), (320, 228), (236, 234)]),
        blue, folds=0.3, spread=60)  # fmt: skip
    trim(p, [(240, 180), (320, 188), (402, 180)], 16, ("#d8dcf0", "#6c7498", "#ffffff"))
    creature(p, "pentacle", 0.5, 0.15, 0.09, ("#f0f4ff", "#8890c0", "#ffffff"), glow=0.8)
    light_eyes(p, "#6080ff", 0.5)
    arm(p, blue, (112, 600), (128, 530), False, 96)
    pole(p, (140, 830), (112, 220), ("#5c4c44", "#1c1412", "#d8c8b8"), 20)
    creature(p, "death-skull", 0.172, 0.24, 0.15, ("#fbf4e4", "#94886c", "#ffffff"), ink="#1c1c40", eyes=((33, 56,
        0.1, "#7080ff"), (67, 56, 0.1, "#7080ff")), glow=0.9)  # fmt: skip
    fist(p, (128, 530), pale, 18)
    arm(p, blue, (530, 600), (500, 500), True, 96)
    for k in range(5):
        part(p, line_shape([(500 + (k - 2) * 9, 490), (500 + (k - 2) * 15, 455), (500 + (k - 2) * 19,
            424 + 7 * abs(k - 2))], 14), pale, rim=0.5, cast=0.4)  # fmt: skip
    part(p, shape([(474, 472), (526, 472), (522, 512), (478, 512)]), pale, rim=0.4)
    plume(p, (0.78, 0.54), (0.79, 0.32), 0.06, ("#02102c", "#2030c0", "#6070ff", "#c0c8ff", "#ffffff"), 0.9)
    sparks(p, 0.6, 0.5, 0.36, "#a8b8ff", 140, 2.6, 0.1)


HEROES = {hero.__name__: hero for hero in (priest, prophetess, sorceress, wizard)}
