"""Orlan, a mage of the keep. Points are in the portrait's box of 640 by 800."""

import math

from art.circle_parts import castle_wall, robed, sleeved_arm
from art.effects import sparks
from art.painting import Painting
from art.portrait import (
    GOLD_TONES,
    Points,
    disc,
    face,
    grip,
    orb,
    part,
    shape,
    staff,
    strands,
    stroke,
    trim,
)


def orlan(p: Painting) -> None:
    """Orlan, the eldest: bald, with a silver beard in two plaits, amber robes, a staff that carries a small sun."""
    castle_wall(p, "#3a3446", "#ffcf78", (0.62, 0.24))
    robe = ("#c47e22", "#4a2408", "#ffe4a0")
    robed(p, robe, 1.02)
    part(
        p,
        shape([(262, 420), (320, 450), (378, 420), (400, 840), (240, 840)]),
        ("#7a2a1c", "#2a0c08", "#ffb890"),
        folds=0.6,
        spread=36,
    )
    trim(p, [(258, 430), (250, 560), (240, 840)], 10)
    trim(p, [(382, 430), (390, 560), (400, 840)], 10)
    collar: Points = [
        (216, 470),
        (200, 380),
        (232, 330),
        (262, 400),
        (320, 444),
        (378, 400),
        (408, 330),
        (440, 380),
        (424, 470),
        (320, 520),
    ]
    part(p, shape(collar), ("#e0a040", "#6a3a0c", "#fff0c0"), rim=0.8)
    skin = ("#d8a684", "#7c4a34", "#ffe4c8")
    part(p, shape([(284, 350), (356, 350), (362, 430), (320, 452), (278, 430)]), skin, rim=0.3)
    for side in (-1, 1):
        part(
            p,
            shape([(320 + side * 82, 262), (320 + side * 100, 256), (320 + side * 100, 300), (320 + side * 82, 316)]),
            skin,
            rim=0.4,
        )
    face(p, 320, 268, 168, 226, skin, "#8a6a2a", "#c8c4bc", "#9a5a48")
    p.over(skin[2], disc(300, 182, 42, 20, 12) * 0.6)
    for line in (206, 220):
        p.over("#6a3a28", stroke([(280, line), (320, line - 5), (360, line)], 3.5, 1.2) * 0.5)
    silver = ("#e0dcd4", "#6c6a72", "#ffffff")
    part(
        p,
        shape(
            [
                (236, 260),
                (250, 300),
                (262, 350),
                (286, 340),
                (320, 352),
                (354, 340),
                (378, 350),
                (390, 300),
                (404, 260),
                (398, 380),
                (366, 440),
                (320, 466),
                (274, 440),
                (242, 380),
            ]
        ),
        silver,
        folds=0.8,
        spread=14,
    )
    strands(p, [[(250 + 14 * k, 340), (256 + 13 * k, 400), (296 + 5 * k, 470)] for k in range(11)], 12, silver)
    for side in (-1, 1):
        for knot in range(6):
            y = 466 + knot * 26
            part(
                p,
                shape(
                    [(320 + side * 32, y - 18), (320 + side * 50, y), (320 + side * 32, y + 22), (320 + side * 16, y)]
                ),
                silver,
                rim=0.7,
                cast=0.5,
            )
        part(
            p,
            shape(
                [(320 + side * 22, 616), (320 + side * 44, 616), (320 + side * 44, 636), (320 + side * 22, 636)], False
            ),
            GOLD_TONES,
            rim=0.8,
        )
    part(
        p,
        shape([(262, 344), (292, 330), (320, 340), (348, 330), (378, 344), (350, 356), (320, 350), (290, 356)]),
        silver,
        rim=0.5,
    )
    trim(p, [(240, 226), (280, 204), (320, 198), (360, 204), (400, 226)], 9)
    orb(p, 320, 200, 12, "#ff8a20")
    staff(p, (524, 830), (512, 250), ("#7a4c24", "#2a140a", "#ffe0a0"), 16)
    for n in range(12):
        a = n * math.pi / 6
        part(
            p,
            shape(
                [
                    (512 + 34 * math.cos(a - 0.14), 208 + 34 * math.sin(a - 0.14)),
                    (512 + 74 * math.cos(a), 208 + 74 * math.sin(a)),
                    (512 + 34 * math.cos(a + 0.14), 208 + 34 * math.sin(a + 0.14)),
                ],
                False,
            ),
            GOLD_TONES,
            rim=0.8,
            cast=0.3,
        )
    orb(p, 512, 208, 38, "#ffb030")
    sleeved_arm(p, robe, (516, 560), left=False)
    grip(p, 518, 548, skin, 18)
    sparks(p, 0.8, 0.26, 0.12, "#ffd070", 60, 2.6)
