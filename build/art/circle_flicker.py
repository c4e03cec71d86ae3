"""Flicker of the Devil's Circle. Points are in the portrait's box of 640 by 800."""

import math

import numpy as np

from art.backdrops import hill, pines
from art.effects import BLUE_FIRE, VIOLET_FIRE, plume, ring, sparks
from art.painting import Painting
from art.portrait import Points, disc, line_shape, part, shape, stroke


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
