"""Sefa, a mage of the keep. Points are in the portrait's box of 640 by 800."""

import math

import numpy as np

from art.circle_parts import castle_wall, robed, sleeved_arm
from art.effects import sparks
from art.materials import colour, ridges
from art.painting import Painting
from art.portrait import (
    GOLD_TONES,
    Points,
    face,
    line_shape,
    orb,
    part,
    shape,
    stroke,
    trim,
)


def sefa(p: Painting) -> None:
    """Sefa: dark-skinned, a tall white turban with a sapphire, blue silks, smoke of herbs from her palm."""
    castle_wall(p, "#2c2440", "#f0a0b8", (0.72, 0.24))
    robe = ("#3458b8", "#0a1440", "#b8d0ff")
    veil: Points = [
        (320, 120),
        (430, 170),
        (470, 300),
        (480, 470),
        (520, 640),
        (120, 640),
        (160, 470),
        (170, 300),
        (210, 170),
    ]
    part(p, shape(veil), ("#e8e4f0", "#6a6488", "#ffffff"), folds=0.9, spread=34)
    robed(p, robe, 0.9, 446)
    skin = ("#94603e", "#3a1e12", "#e8b080")
    part(p, shape([(288, 360), (352, 360), (360, 450), (320, 480), (280, 450)]), skin, rim=0.4)
    face(p, 320, 286, 152, 210, skin, "#d89a30", "#140a08", "#8a3038")
    for side in (-1, 1):
        part(p, line_shape([(320 + side * 80, 340), (320 + side * 86, 384)], 4), GOLD_TONES, rim=0.6, cast=0.2)
        p.actor("linked-rings", 0.5 + side * 0.136, 0.5, 0.05, ("#ffe8a0", "#a87820", "#ffffff"), glow=0.4)
    white = ("#f4f0f8", "#8a86a8", "#ffffff")
    turban: Points = [
        (226, 246),
        (214, 190),
        (232, 116),
        (286, 66),
        (354, 66),
        (408, 116),
        (426, 190),
        (414, 246),
        (372, 204),
        (320, 194),
        (268, 204),
    ]
    part(p, shape(turban), white, rim=0.7)
    for k in range(5):
        y = 212 - k * 30
        wide = 104 - k * k * 2.6
        part(
            p,
            shape(
                [
                    (320 - wide, y + 22),
                    (320 - wide * 0.4, y - 14),
                    (320 + wide * 0.5, y - 34),
                    (320 + wide, y - 26),
                    (320 + wide * 0.9, y + 4),
                    (320 + wide * 0.3, y + 10),
                    (320 - wide * 0.5, y + 30),
                ]
            ),
            white,
            folds=0.3,
            spread=12,
            rim=0.6,
            cast=0.5,
        )
    part(p, shape([(320, 150), (340, 178), (320, 212), (300, 178)], False), GOLD_TONES, rim=0.8)
    orb(p, 320, 180, 14, "#3080ff")
    part(
        p,
        shape([(312, 150), (298, 70), (330, 10), (340, 70), (328, 150)]),
        ("#60b0e0", "#103060", "#e0f8ff"),
        folds=0.8,
        spread=8,
        rim=0.8,
    )
    for n, y in enumerate((480, 512, 546)):
        trim(p, [(240 - n * 14, y - 20), (320, y + 26 + n * 6), (400 + n * 14, y - 20)], 7)
    orb(p, 320, 560, 16, "#40a0ff")
    sleeved_arm(p, robe, (470, 640), left=False)
    sleeved_arm(p, robe, (176, 690), left=True)
    palm: Points = [(430, 620), (470, 606), (520, 606), (536, 622), (500, 644), (450, 650)]
    part(p, shape(palm), skin, rim=0.6)
    p.actor("herbs-bundle", 0.755, 0.715, 0.14, ("#b0e060", "#2c6a20", "#f0ffb0"), turn=10, glow=0.5)
    for n, phase in enumerate((0.0, 1.4, 2.9)):
        line = [(0.755 + 0.035 * math.sin(k * 0.9 + phase) * (0.5 + k * 0.16), 0.67 - k * 0.075) for k in range(8)]
        p.over("#d8ffd0", stroke([(x * 640, y * 800) for x, y in line], 20 - n * 4, 5) * 0.42)
    p.over(
        colour("#e8fff0"),
        np.clip(ridges(p.height, p.width, 120, p.fresh_seed(), 4) - 0.9, 0, 1)
        * 2
        * np.exp(-((p.distance(0.77, 0.4) / 0.14) ** 2)),
    )
    sparks(p, 0.76, 0.5, 0.1, "#c0ffa0", 50, 2.2, 0.1)
