"""The Devil's Circle: Gorm, Vasha, Ulk and the will-o'-the-wisp Flicker. Points are in the portrait's box of 640 by "
"800.
"""

import math
from collections.abc import Callable

import numpy as np

from art.backdrops import hill, pines
from art.effects import BLUE_FIRE, FIRE, GREEN_FIRE, VIOLET_FIRE, blaze, bolt, plume, ring, smoke, sparks
from art.materials import ridges
from art.painting import Painting
from art.portrait import Points, disc, line_shape, part, shape, stroke

BONE = ("#e8dcc0", "#7a6446", "#fff8e0")


def _glowing_eyes(p: Painting, x: float, y: float, apart: float, size: float, tone: str, slant: float = 8) -> None:
    """A pair of narrow burning eyes."""
    for side in (-1, 1):
        at = x + side * apart
        socket: Points = [
            (at - size * 1.5, y + side * slant),
            (at, y - size * 0.9),
            (at + size * 1.5, y - side * slant),
            (at, y + size * 0.9),
        ]
        p.over("#0a0204", p.mask_layer(shape(socket)) * 0.95)
        p.over(tone, disc(at, y, size * 0.85, size * 0.62, 1.5))
        p.over("#fffbe0", disc(at, y, size * 0.4, size * 0.34, 1.2))
        p.over("#0a0204", disc(at, y, size * 0.12, size * 0.5, 0.8) * 0.9)
        p.glow(at / 640, y / 800, size / 320, tone, 0.8)


def _fangs(p: Painting, spots: list[tuple[float, float, float, float]]) -> None:
    """Teeth: place of the root, length down (or up), width."""
    for x, y, long, wide in spots:
        part(
            p,
            shape(
                [
                    (x - wide, y),
                    (x + wide, y),
                    (x + wide * 0.3, y + long * 0.7),
                    (x, y + long),
                    (x - wide * 0.5, y + long * 0.6),
                ]
            ),
            BONE,
            rim=0.8,
            cast=0.5,
        )


def gorm(p: Painting) -> None:
    """Gorm: a bull of a demon, with great ringed horns, tusks and a chest of cracked coal."""
    p.sky((0, "#1c0604"), (0.6, "#7a1c08"), (1, "#f08a28"))
    blaze(p, 1.0, 0.62, FIRE, 0.95)
    smoke(p, 0.2, 0.6, 0.3, 0.7, "#2a1410", 0.6)
    smoke(p, 0.8, 0.6, 0.3, 0.7, "#2a1410", 0.6)
    hide = ("#a8321c", "#2c0806", "#ffb070")
    body: Points = [
        (320, 380),
        (430, 400),
        (540, 430),
        (610, 520),
        (640, 700),
        (650, 840),
        (-10, 840),
        (0, 700),
        (30, 520),
        (100, 430),
        (210, 400),
    ]
    part(p, shape(body), hide, folds=0.4, spread=70)
    cracks = np.clip(ridges(p.height, p.width, 210, p.fresh_seed(), 4) - 0.945, 0, 1) * 14
    p.add("#ff8a20", np.clip(cracks, 0, 1) * p.mask_layer(shape(body)) * np.clip((p.y - 0.55) * 4, 0, 1) * 1.1)
    for side in (-1, 1):
        pec: Points = [
            (320 + side * 14, 560),
            (320 + side * 120, 530),
            (320 + side * 190, 590),
            (320 + side * 150, 680),
            (320 + side * 40, 690),
        ]
        part(p, shape(pec), hide, rim=0.5)
        spikes = [(320 + side * (170 + 44 * k), 436 + 26 * k) for k in range(3)]
        for x, y in spikes:
            part(p, shape([(x - 24, y + 26), (x + side * 16, y - 66), (x + 26, y + 30)]), BONE, rim=0.7)
        horn: Points = [
            (320 + side * 70, 190),
            (320 + side * 150, 176),
            (320 + side * 226, 120),
            (320 + side * 250, 30),
            (320 + side * 200, -6),
        ]
        part(p, line_shape(horn, 84, True), ("#6a4a34", "#1c0e08", "#ffd8a0"), rim=0.8)
        for k in range(6):
            ring_x, ring_y = 320.0 + side * (96 + 22 * k), 186 - k * k * 2.3
            p.over(
                "#140804",
                stroke(
                    [
                        (ring_x, ring_y - 34 + k * 2),
                        (ring_x + side * 9, ring_y),
                        (ring_x - side * 2, ring_y + 34 - k * 3),
                    ],
                    6,
                    1.6,
                    False,
                )
                * 0.6,
            )
        ear: Points = [
            (320 + side * 104, 262),
            (320 + side * 196, 250),
            (320 + side * 214, 282),
            (320 + side * 150, 310),
            (320 + side * 104, 306),
        ]
        part(p, shape(ear), hide, rim=0.7)
    head: Points = [
        (320, 150),
        (400, 166),
        (446, 230),
        (440, 320),
        (410, 390),
        (404, 470),
        (360, 520),
        (320, 528),
        (280, 520),
        (236, 470),
        (230, 390),
        (200, 320),
        (194, 230),
        (240, 166),
    ]
    part(p, shape(head), ("#c84424", "#3c0c06", "#ffc890"), rim=0.8)
    brow: Points = [
        (210, 250),
        (260, 236),
        (320, 276),
        (380, 236),
        (430, 250),
        (420, 290),
        (370, 286),
        (320, 318),
        (270, 286),
        (220, 290),
    ]
    part(p, shape(brow), ("#8a2412", "#2a0804", "#ffb080"), rim=0.7)
    _glowing_eyes(p, 320, 304, 66, 24, "#ffd020")
    snout: Points = [(270, 350), (320, 336), (370, 350), (398, 410), (370, 446), (320, 452), (270, 446), (242, 410)]
    part(p, shape(snout), ("#b03c20", "#4a1008", "#ffc090"), rim=0.6)
    for side in (-1, 1):
        p.over("#140402", disc(320 + side * 36, 404, 17, 12, 3))
    part(
        p,
        line_shape([(284, 420), (288, 462), (320, 478), (352, 462), (356, 420)], 9),
        ("#e8c050", "#6a4008", "#fff4b0"),
        rim=0.8,
    )
    mouth: Points = [(246, 456), (320, 470), (394, 456), (376, 506), (320, 516), (264, 506)]
    part(p, shape(mouth), ("#1c0402", "#0a0000", "#5a1408"), rim=0.2)
    _fangs(p, [(278, 462, 24, 8), (306, 466, 18, 7), (334, 466, 18, 7), (362, 462, 24, 8)])
    _fangs(p, [(248, 500, -74, 13), (392, 500, -74, 13)])
    sparks(p, 0.5, 0.5, 0.4, "#ffb040", 150, 3.0, 0.2)


def vasha(p: Painting) -> None:
    """Vasha: pale and slender, ram's horns, hair of serpents, wings like a cloak of night."""
    p.sky((0, "#0a0418"), (0.5, "#3a1258"), (1, "#c0407a"))
    ring(p, 0.5, 0.34, 0.3, "#ff60c0", 1.0, 0.006, 0.9)
    ring(p, 0.5, 0.34, 0.36, "#a040ff", 1.0, 0.004, 0.7)
    bolt(p, (0.05, 0.0), (0.2, 0.6), "#c060ff", 0.8)
    bolt(p, (0.95, 0.0), (0.82, 0.55), "#c060ff", 0.8)
    wing = ("#5a2248", "#14061c", "#ff90d0")
    for side in (-1, 1):
        outline: Points = [
            (320 + side * 60, 470),
            (320 + side * 200, 250),
            (320 + side * 330, 130),
            (320 + side * 340, 300),
            (320 + side * 300, 420),
            (320 + side * 330, 560),
            (320 + side * 250, 620),
            (320 + side * 240, 740),
            (320 + side * 120, 700),
        ]
        part(p, shape(outline), wing, folds=0.5, spread=60)
        for tip in ((332, 300), (326, 560), (238, 730)):
            part(
                p,
                line_shape(
                    [
                        (320 + side * 210, 260),
                        (320 + side * (tip[0] * 0.5 + 110), (260 + tip[1]) / 2 - 20),
                        (320 + side * tip[0], tip[1]),
                    ],
                    12,
                    True,
                ),
                ("#8a3a6a", "#2a0a24", "#ffb0e0"),
                rim=0.7,
            )
    skin = ("#a8c0b8", "#3c4a58", "#f4fff8")
    bodice = ("#3a1030", "#0c0410", "#ff80c8")
    neck: Points = [(286, 380), (354, 380), (362, 470), (440, 500), (480, 600), (160, 600), (200, 500), (278, 470)]
    part(p, shape(neck), skin, rim=0.6)
    body: Points = [
        (180, 560),
        (240, 600),
        (320, 650),
        (400, 600),
        (460, 560),
        (500, 680),
        (520, 840),
        (120, 840),
        (140, 680),
    ]
    part(p, shape(body), bodice, folds=0.7, spread=30)
    for n in range(5):
        y = 610 + n * 44
        for side in (-1, 1):
            part(
                p,
                shape(
                    [
                        (320 + side * 10, y + 30),
                        (320 + side * (60 + n * 6), y),
                        (320 + side * (90 + n * 8), y + 16),
                        (320 + side * 30, y + 54),
                    ]
                ),
                ("#7a2458", "#240818", "#ffa0d8"),
                rim=0.7,
                cast=0.4,
            )
    part(p, shape([(320, 520), (346, 556), (320, 610), (294, 556)], False), ("#ff4a6a", "#5a0418", "#ffe0e0"), rim=0.9)
    p.glow(0.5, 0.7, 0.06, "#ff3060", 0.8)
    snake = ("#3c7a52", "#0c2418", "#b8ffb0")
    for side in (-1, 1):
        for k, (dx, dy) in enumerate(((250, 20), (270, 130), (240, 240), (250, 350), (180, 430))):
            line: Points = [
                (320 + side * 60, 190 + k * 26),
                (320 + side * 130, 150 + k * 46),
                (320 + side * (dx - 80), dy + 70),
                (320 + side * (dx - 20), dy + 50),
                (320 + side * dx, dy),
            ]
            part(p, line_shape(line, 30, False), snake, rim=0.7)
            head_at = (320 + side * dx, dy)
            part(
                p,
                shape(
                    [
                        (head_at[0] - 22, head_at[1] + 12),
                        (head_at[0] - 12, head_at[1] - 20),
                        (head_at[0] + side * 26, head_at[1] - 24),
                        (head_at[0] + 22, head_at[1] + 10),
                        (head_at[0], head_at[1] + 24),
                    ]
                ),
                snake,
                rim=0.8,
            )
            p.over("#ffe040", disc(head_at[0] + side * 2, head_at[1] - 6, 5, 5, 0.8))
        horn: Points = [
            (320 + side * 60, 196),
            (320 + side * 130, 130),
            (320 + side * 200, 180),
            (320 + side * 190, 280),
            (320 + side * 130, 300),
            (320 + side * 126, 250),
        ]
        part(p, line_shape(horn, 56, True), ("#3a2c3a", "#0c080e", "#e0c0e0"), rim=0.9)
    face_outline: Points = [
        (320, 160),
        (374, 176),
        (400, 236),
        (396, 300),
        (374, 360),
        (342, 410),
        (320, 424),
        (298, 410),
        (266, 360),
        (244, 300),
        (240, 236),
        (266, 176),
    ]
    part(p, shape(face_outline), skin, rim=0.7)
    for side in (-1, 1):
        p.over("#2a1838", disc(320 + side * 40, 280, 34, 22, 7) * 0.7)
        p.over(
            "#1c1024", stroke([(320 + side * 14, 262), (320 + side * 42, 240), (320 + side * 80, 228)], 9, 1.2) * 0.95
        )
        cheek: Points = [(320 + side * 70, 310), (320 + side * 44, 340), (320 + side * 30, 370)]
        p.over("#4a5a64", stroke(cheek, 16, 5) * 0.5)
        p.over(
            "#8a1848", stroke([(320 + side * 46, 300), (320 + side * 42, 340), (320 + side * 36, 372)], 6, 1.0) * 0.85
        )
    _glowing_eyes(p, 320, 282, 40, 18, "#ff50b0", 7)
    p.over("#5a6a70", stroke([(312, 290), (306, 330), (302, 346)], 9, 2.4, False) * 0.55)
    p.over("#f4fff8", stroke([(324, 286), (326, 336)], 5, 1.8, False) * 0.5)
    part(
        p,
        shape([(286, 372), (306, 364), (320, 370), (334, 364), (354, 372), (338, 386), (320, 390), (302, 386)]),
        ("#a01040", "#3a0418", "#ff90b0"),
        rim=0.6,
        cast=0.2,
    )
    _fangs(p, [(306, 378, 22, 5), (334, 378, 22, 5)])
    part(p, shape([(320, 176), (332, 206), (320, 232), (308, 206)], False), ("#ff60c0", "#5a0838", "#ffe0f4"), rim=0.9)
    sparks(p, 0.5, 0.5, 0.4, "#ff90e0", 120, 2.6)


def ulk(p: Painting) -> None:
    """Ulk: a hooded skull with a crown of bones, green fire in its ribs."""
    p.sky((0, "#04100c"), (0.6, "#10382c"), (1, "#4a9a50"))
    hill(p, "#0a1c14", "#70e080", 0.9, 0.05)
    smoke(p, 0.2, 1.0, 0.5, 1.0, "#1a4a34", 0.7)
    smoke(p, 0.8, 1.0, 0.5, 1.0, "#1a4a34", 0.7)
    p.glow(0.5, 0.4, 0.4, "#40ff70", 0.35)
    shroud = ("#38443c", "#0a100c", "#a8ffb0")
    cloak: Points = [
        (320, 110),
        (420, 150),
        (470, 260),
        (480, 370),
        (570, 460),
        (630, 620),
        (660, 840),
        (-20, 840),
        (10, 620),
        (70, 460),
        (160, 370),
        (170, 260),
        (220, 150),
    ]
    part(p, shape(cloak), shroud, folds=1.1, spread=46)
    p.over("#020604", disc(320, 620, 130, 200, 16) * 0.95)
    p.glow(0.5, 0.8, 0.16, "#40ff60", 0.9)
    plume(p, (0.5, 0.98), (0.5, 0.56), 0.1, GREEN_FIRE, 1.2, 0.95)
    part(p, line_shape([(320, 470), (322, 600), (318, 740), (320, 840)], 26), BONE, rim=0.6)
    for n in range(5):
        y = 520 + n * 62
        for side in (-1, 1):
            rib: Points = [
                (320, y),
                (320 + side * 70, y - 16),
                (320 + side * 122, y + 26),
                (320 + side * 104, y + 66),
                (320 + side * 50, y + 70),
            ]
            part(p, line_shape(rib, 21, True), BONE, rim=0.7)
    inner: Points = [
        (320, 150),
        (392, 190),
        (424, 280),
        (416, 400),
        (380, 470),
        (320, 490),
        (260, 470),
        (224, 400),
        (216, 280),
        (248, 190),
    ]
    p.over("#020403", p.mask_layer(shape(inner)) * 0.96)
    skull: Points = [
        (320, 178),
        (374, 188),
        (408, 240),
        (406, 310),
        (380, 346),
        (372, 392),
        (352, 424),
        (320, 430),
        (288, 424),
        (268, 392),
        (260, 346),
        (234, 310),
        (232, 240),
        (266, 188),
    ]
    part(p, shape(skull), BONE, rim=0.6)
    for side in (-1, 1):
        socket: Points = [
            (320 + side * 18, 284),
            (320 + side * 44, 262),
            (320 + side * 76, 276),
            (320 + side * 74, 316),
            (320 + side * 44, 328),
            (320 + side * 22, 312),
        ]
        p.over("#04100a", p.mask_layer(shape(socket)))
        p.glow((320 + side * 46) / 640, 298 / 800, 0.05, "#40ff60", 1.0)
        p.over("#d8ffd0", disc(320 + side * 46, 298, 11, 11, 3))
        p.over("#3a2c1c", stroke([(320 + side * 84, 330), (320 + side * 62, 362), (320 + side * 54, 396)], 12, 3) * 0.6)
        p.over(
            "#4a3820", stroke([(320 + side * 12, 240), (320 + side * 40, 246), (320 + side * 76, 236)], 7, 2.4) * 0.5
        )
    p.over("#0a0806", p.mask_layer(shape([(320, 318), (336, 352), (320, 346), (304, 352)])))
    for k in range(-3, 4):
        part(
            p,
            shape(
                [
                    (320 + k * 15 - 7, 380),
                    (320 + k * 15 + 7, 380),
                    (320 + k * 14 + 6, 410 - abs(k) * 2),
                    (320 + k * 14 - 6, 410 - abs(k) * 2),
                ]
            ),
            ("#f4ead0", "#8a7450", "#ffffff"),
            rim=0.6,
            cast=0.6,
        )
    p.over("#1c120a", stroke([(262, 374), (320, 382), (378, 374)], 5, 1.0, False) * 0.8)
    p.over("#2a1c0e", stroke([(340, 190), (330, 214), (346, 236), (338, 258)], 4, 0.8, False) * 0.9)
    hood: Points = [
        (320, 104),
        (412, 146),
        (452, 250),
        (452, 390),
        (412, 470),
        (420, 390),
        (418, 280),
        (388, 194),
        (320, 158),
        (252, 194),
        (222, 280),
        (220, 390),
        (228, 470),
        (188, 390),
        (188, 250),
        (228, 146),
    ]
    part(p, shape(hood), shroud, folds=0.9, spread=24, rim=0.9)
    for k in range(-3, 4):
        x, y = 320 + k * 42, 140 + abs(k) ** 1.6 * 9
        tip = (320 + k * 66, 14 + abs(k) * 30)
        part(p, line_shape([(x, y), ((x + tip[0]) / 2 + k * 3, (y + tip[1]) / 2), tip], 25, True), BONE, rim=0.8)
    part(
        p,
        line_shape([(196, 216), (244, 158), (320, 132), (396, 158), (444, 216)], 26),
        ("#6a7a50", "#1c2414", "#e0ffb0"),
        rim=0.8,
    )
    for k in range(-2, 3):
        p.over("#60ff80", disc(320 + k * 52, 138 + k * k * 11, 8, 8, 2))
    for side in (-1, 1):
        for finger in range(4):
            x = 320 + side * (170 + finger * 24)
            part(
                p,
                line_shape(
                    [
                        (x, 700),
                        (x - side * 20, 640 + finger * 6),
                        (x - side * 4, 580 + finger * 10),
                        (x + side * 16, 540 + finger * 14),
                    ],
                    17,
                    True,
                ),
                BONE,
                rim=0.7,
            )
    sparks(p, 0.5, 0.6, 0.34, "#80ffa0", 130, 2.6, 0.2)


def flicker(p: Painting) -> None:
    """Flicker: a will-o'-the-wisp over a black moor, a laughing flame with a tail of sparks."""
    p.sky((0, "#03060f"), (0.55, "#0c2436"), (1, "#123c4a"))
    pines(p, "#040c12", 0.7, 0.5, 14, "#1a4a60")
    p.fog(0.74, 0.12, "#4a8aa0", 0.6)
    hill(p, "#06121a", "#2a7a9a", 0.86, 0.03)
    ring(p, 0.5, 0.9, 0.26, "#40c8ff", 4.0, 0.01, 0.8)
    for x, h, bend in ((0.1, 0.3, 1), (0.17, 0.22, -1), (0.86, 0.26, -1), (0.92, 0.34, 1), (0.8, 0.18, 1)):
        stem: Points = [(x * 640, 800), (x * 640 + bend * 8, 800 - h * 400), (x * 640 + bend * 30, 800 - h * 800)]
        part(p, line_shape(stem, 8, True), ("#1c3a34", "#06120e", "#60c8b0"), rim=0.5)
    p.glow(0.5, 0.45, 0.46, "#2090ff", 0.8)
    plume(p, (0.5, 0.86), (0.56, -0.02), 0.2, BLUE_FIRE, 1.2, 1.1)
    plume(p, (0.42, 0.76), (0.3, 0.2), 0.1, BLUE_FIRE, 1.3, 0.95)
    plume(p, (0.58, 0.76), (0.72, 0.24), 0.1, VIOLET_FIRE, 1.3, 0.9)
    body: Points = [
        (330, 180),
        (388, 270),
        (450, 380),
        (462, 500),
        (410, 600),
        (320, 640),
        (230, 600),
        (178, 500),
        (196, 390),
        (260, 300),
    ]
    p.over("#b8f4ff", p.mask_layer(shape(body)) * 0.55 * np.exp(-((p.distance(0.5, 0.56) / 0.24) ** 2)))
    p.over("#ffffff", disc(320, 480, 104, 120, 60) * 0.8)
    deep = "#062a5a"
    for side in (-1, 1):
        eye: Points = [
            (320 + side * 26, 474),
            (320 + side * 50, 420),
            (320 + side * 96, 400),
            (320 + side * 100, 446),
            (320 + side * 68, 484),
        ]
        p.over(deep, p.mask_layer(shape(eye)))
        p.over("#60e8ff", disc(320 + side * 66, 448, 14, 16, 3))
        p.over("#ffffff", disc(320 + side * 62, 442, 6, 6, 1))
    grin: Points = [
        (226, 510),
        (270, 540),
        (320, 550),
        (370, 540),
        (414, 510),
        (396, 566),
        (360, 602),
        (320, 612),
        (280, 602),
        (244, 566),
    ]
    p.over(deep, p.mask_layer(shape(grin)))
    for k in range(-3, 4):
        x = 320 + k * 24
        p.over(
            "#d8f8ff",
            p.mask_layer(shape([(x - 10, 536 - k * k * 2.4), (x + 10, 536 - k * k * 2.4), (x, 562 - k * k * 2)])),
        )
    p.over("#60e8ff", disc(320, 590, 30, 12, 6) * 0.9)
    for side in (-1, 1):
        arm: Points = [
            (320 + side * 130, 540),
            (320 + side * 190, 520),
            (320 + side * 226, 460),
            (320 + side * 216, 400),
        ]
        p.over("#a0e8ff", stroke(arm, 40, 7) * 0.8)
        for finger in (-24, 0, 24):
            p.over(
                "#e0fbff",
                stroke(
                    [
                        (320 + side * 216, 408),
                        (320 + side * 220 + finger * 0.7, 372),
                        (320 + side * 218 + finger * 1.4, 340),
                    ],
                    14,
                    2.4,
                )
                * 0.85,
            )
    for n in range(14):
        a = n * 0.9
        p.glow(0.5 + 0.36 * math.cos(a) * (0.6 + n * 0.03), 0.86 - n * 0.055, 0.02, "#90e8ff", 1.2)
    sparks(p, 0.5, 0.5, 0.34, "#a0ecff", 200, 2.8, 0.1)


PORTRAITS: dict[str, Callable[[Painting], None]] = {"gorm": gorm, "vasha": vasha, "ulk": ulk, "flicker": flicker}
