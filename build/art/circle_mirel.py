"""Mirel, a mage of the keep. Points are in the portrait's box of 640 by 800."""

from art.circle_parts import castle_wall, robed, sleeved_arm
from art.effects import sparks
from art.painting import Painting
from art.portrait import (
    Points,
    face,
    grip,
    orb,
    part,
    shape,
    strands,
    stroke,
    trim,
)


def mirel(p: Painting) -> None:
    """Mirel: short black hair, a teal mantle with a silver moon, an open book that glows."""
    castle_wall(p, "#203440", "#9ae0ff", (0.3, 0.24))
    robe = ("#177270", "#052a30", "#a8fff0")
    hair = ("#2c2430", "#0a080e", "#8aa0c8")
    part(
        p,
        shape(
            [
                (320, 120),
                (400, 140),
                (440, 220),
                (440, 330),
                (420, 400),
                (320, 420),
                (220, 400),
                (200, 330),
                (200, 220),
                (240, 140),
            ]
        ),
        hair,
        folds=0.5,
        spread=16,
    )
    robed(p, robe, 0.88)
    skin = ("#e8bc9c", "#8a5440", "#fff0dc")
    part(p, shape([(290, 350), (350, 350), (356, 440), (320, 470), (284, 440)]), skin, rim=0.3)
    part(
        p,
        shape([(286, 432), (320, 500), (354, 432), (396, 470), (372, 560), (320, 600), (268, 560), (244, 470)]),
        ("#e8e4d4", "#8a8478", "#ffffff"),
        folds=0.5,
        spread=30,
    )
    face(p, 320, 272, 148, 212, skin, "#1f9a8a", "#1a141c", "#b84a52")
    fringe: Points = [
        (320, 130),
        (392, 150),
        (424, 226),
        (426, 340),
        (400, 396),
        (396, 300),
        (382, 236),
        (340, 220),
        (270, 234),
        (250, 290),
        (244, 396),
        (214, 340),
        (216, 226),
        (248, 150),
    ]
    part(p, shape(fringe), hair, folds=0.6, spread=12)
    strands(p, [[(300 + 12 * k, 140), (282 + 16 * k, 190), (262 + 20 * k, 236)] for k in range(7)], 15, hair)
    trim(p, [(232, 224), (280, 196), (320, 190), (360, 196), (408, 224)], 6, ("#e8f0ff", "#7a86a8", "#ffffff"))
    part(p, shape([(320, 172), (332, 190), (320, 214), (308, 190)], False), ("#b0fff4", "#1a8a8a", "#ffffff"), rim=0.8)
    for side in (-1, 1):
        orb(p, 320 + side * 82, 338, 7, "#60ffe0")
    moon: Points = [(320, 520), (350, 534), (362, 566), (348, 596), (318, 606), (338, 588), (344, 562), (336, 538)]
    part(p, shape(moon), ("#f4f6ff", "#8a94b8", "#ffffff"), rim=0.8)
    for left in (True, False):
        sleeved_arm(p, robe, (252, 700) if left else (388, 700), left)
    p.glow(0.5, 0.9, 0.2, "#70ffe8", 0.5)
    cover: Points = [(176, 690), (320, 722), (464, 690), (478, 792), (320, 826), (162, 792)]
    part(p, shape(cover, False), ("#6a2a7a", "#220a2a", "#e0a0ff"), rim=0.7)
    for side in (-1, 1):
        page: Points = [
            (320, 716),
            (320 + side * 60, 686),
            (320 + side * 132, 690),
            (320 + side * 142, 776),
            (320 + side * 66, 772),
            (320, 800),
        ]
        part(p, shape(page), ("#fff8e0", "#c8b488", "#ffffff"), rim=0.5)
        for row in range(5):
            y = 708 + row * 14
            p.over(
                "#4a6a8a",
                stroke([(320 + side * 24, y + 6), (320 + side * 70, y - 6), (320 + side * 122, y)], 3, 0.7, False)
                * 0.65,
            )
        grip(p, 320 + side * 150, 716, skin, 14)
    for n, (share_x, share_y) in enumerate(((0.4, 0.76), (0.52, 0.72), (0.6, 0.77), (0.46, 0.68))):
        p.actor(
            ("pentacle", "eye", "lotus", "linked-rings")[n],
            share_x,
            share_y,
            0.05,
            ("#e0fffa", "#60e8d8", "#ffffff"),
            glow=1.4,
            share=0.9,
        )
    sparks(p, 0.5, 0.76, 0.14, "#90fff0", 90, 2.4, 0.1)
