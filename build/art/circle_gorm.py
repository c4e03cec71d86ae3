"""Gorm of the Devil's Circle. Points are in the portrait's box of 640 by 800."""

import numpy as np

from art.circle_parts import BONE, fangs, glowing_eyes
from art.effects import FIRE, blaze, smoke, sparks
from art.materials import ridges
from art.painting import Painting
from art.portrait import Points, disc, line_shape, part, shape, stroke


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
    glowing_eyes(p, 320, 304, 66, 24, "#ffd020")
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
    fangs(p, [(278, 462, 24, 8), (306, 466, 18, 7), (334, 466, 18, 7), (362, 462, 24, 8)])
    fangs(p, [(248, 500, -74, 13), (392, 500, -74, 13)])
    sparks(p, 0.5, 0.5, 0.4, "#ffb040", 150, 3.0, 0.2)
