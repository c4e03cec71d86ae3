"""Ulk of the Devil's Circle. Points are in the portrait's box of 640 by 800."""

from art.backdrops import hill
from art.circle_parts import BONE
from art.effects import GREEN_FIRE, plume, smoke, sparks
from art.painting import Painting
from art.portrait import Points, disc, line_shape, part, shape, stroke


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
