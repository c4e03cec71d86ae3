"""Tobin, a mage of the keep. Points are in the portrait's box of 640 by 800."""

import math

from art.circle_parts import castle_wall, robed, sleeved_arm
from art.effects import FIRE, plume, sparks
from art.painting import Painting
from art.portrait import (
    GOLD_TONES,
    Points,
    disc,
    face,
    grip,
    part,
    shape,
    staff,
)


def tobin(p: Painting) -> None:
    """Tobin: stout, red-bearded, a wide leather hat, a rust-red coat, and a burning torch."""
    castle_wall(p, "#3c2c22", "#6a86c0", (0.28, 0.22))
    p.glow(0.82, 0.24, 0.6, "#ff8a30", 0.5)
    coat = ("#9c3c1c", "#300c06", "#ffb078")
    robed(p, coat, 1.14, 440)
    part(
        p,
        shape([(250, 430), (320, 470), (390, 430), (426, 620), (436, 840), (204, 840), (214, 620)]),
        ("#c8ac78", "#5a4424", "#fff0c8"),
        folds=0.5,
        spread=40,
    )
    for y in (560, 630, 700, 770):
        part(p, shape([(306, y - 10), (334, y - 10), (334, y + 12), (306, y + 12)], False), GOLD_TONES, rim=0.8)
    belt: Points = [(196, 690), (320, 716), (444, 690), (448, 734), (320, 760), (192, 734)]
    part(p, shape(belt), ("#4a2c14", "#180c04", "#d8a868"), rim=0.6)
    skin = ("#e0a07c", "#8a4630", "#ffdcc0")
    face(p, 320, 296, 190, 214, skin, "#4a8a4a", "#8a3a14", "#a04a3c", 1.0)
    p.over("#e06048", disc(318, 330, 22, 20, 7) * 0.55)
    beard = ("#c4541c", "#4a1606", "#ffb060")
    part(
        p,
        shape(
            [
                (222, 290),
                (240, 340),
                (270, 366),
                (320, 350),
                (370, 366),
                (400, 340),
                (418, 290),
                (436, 380),
                (420, 460),
                (372, 520),
                (320, 540),
                (268, 520),
                (220, 460),
                (204, 380),
            ]
        ),
        beard,
        folds=0.7,
        spread=16,
        side=1,
    )
    for row in range(3):
        for k in range(9):
            curl_x, curl_y = 228.0 + k * 23 + row * 6, 372 + row * 46 + 14 * math.sin(k * 1.9)
            if abs(curl_x - 320) < 112 - row * 26:
                part(
                    p,
                    shape(
                        [
                            (curl_x, curl_y - 24),
                            (curl_x + 17, curl_y - 6),
                            (curl_x + 13, curl_y + 18),
                            (curl_x - 4, curl_y + 26),
                            (curl_x - 16, curl_y + 6),
                        ]
                    ),
                    beard,
                    rim=0.6,
                    cast=0.35,
                    side=1,
                )
    part(
        p,
        shape(
            [
                (238, 352),
                (280, 334),
                (320, 346),
                (360, 334),
                (402, 352),
                (380, 380),
                (340, 368),
                (320, 360),
                (300, 368),
                (260, 380),
            ]
        ),
        beard,
        rim=0.6,
        side=1,
    )
    hat = ("#6a4426", "#20120a", "#ffc890")
    part(
        p,
        shape([(230, 220), (240, 130), (290, 84), (352, 88), (398, 134), (410, 220), (320, 240)]),
        hat,
        rim=0.7,
        side=1,
    )
    part(
        p,
        shape([(228, 196), (320, 222), (412, 196), (414, 226), (320, 250), (226, 226)]),
        ("#c89a3c", "#5a3a0c", "#fff0b0"),
        rim=0.6,
        side=1,
    )
    part(
        p,
        shape(
            [
                (130, 232),
                (230, 212),
                (320, 232),
                (410, 212),
                (512, 232),
                (470, 262),
                (400, 262),
                (320, 274),
                (240, 262),
                (172, 262),
            ]
        ),
        hat,
        rim=0.8,
        side=1,
    )
    part(
        p,
        shape([(400, 210), (450, 150), (520, 110), (500, 160), (470, 190), (420, 222)]),
        ("#4a8a3c", "#143010", "#d0ff90"),
        rim=0.7,
    )
    staff(p, (540, 830), (532, 330), ("#8a5a2c", "#2c1608", "#ffd090"), 24)
    part(
        p,
        shape([(506, 350), (560, 350), (568, 280), (532, 292), (496, 280)]),
        ("#4a4850", "#1a181e", "#c0bcc8"),
        rim=0.7,
    )
    plume(p, (0.832, 0.36), (0.83, 0.06), 0.12, FIRE, 1.1, 1.15)
    p.glow(0.832, 0.26, 0.14, "#ffb050", 0.7)
    sleeved_arm(p, coat, (534, 590), left=False)
    grip(p, 536, 572, skin, 20)
    sleeved_arm(p, coat, (214, 716), left=True)
    sparks(p, 0.83, 0.2, 0.09, "#ffc060", 60, 2.6, 0.1)
