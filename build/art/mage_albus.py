"""Albus, mage of water."""

from art.backdrops import moon, peaks, stars, water
from art.effects import ring, sparks
from art.painting import Painting
from art.portrait import face, grip, orb, part, shape, staff, strands, trim


def albus(p: Painting) -> None:
    """The old mage of water under a wide-brimmed hat, staff in hand, a drop above his palm."""
    p.sky((0, "#050a1c"), (0.45, "#16386a"), (0.75, "#4a8cb8"))
    stars(p, 260)
    moon(p, 0.76, 0.2, 0.12, "#b8d4f0", 0.75)
    peaks(p, "#1a3658", "#8ab8e0", 0.66, 0.2, "#e4f2ff")
    water(p, 0.66, "#0a2c48", "#c8ecff", 0.55)
    p.glow(0.5, 0.45, 0.5, "#2a70c0", 0.3)
    for radius in (0.26, 0.34):
        ring(p, 0.5, 0.47, radius, "#60b8ff", 1.0, 0.003, 0.45)
    robe = ("#2c62a8", "#0a1c40", "#a8d8ff")
    staff(p, (508, 830), (478, 190), ("#8a6a44", "#2c1a0e", "#e8f4ff"))
    part(
        p,
        shape(
            [(320, 318), (420, 350), (478, 440), (520, 640), (560, 840), (80, 840), (120, 640), (160, 440), (220, 350)]
        ),
        robe,
        folds=1.0,
    )
    part(
        p,
        shape([(298, 350), (342, 350), (372, 840), (268, 840)]),
        ("#1c3c70", "#081228", "#80b8f0"),
        folds=0.6,
        spread=30,
    )
    trim(p, [(296, 360), (282, 560), (266, 830)], 8)
    trim(p, [(344, 360), (358, 560), (374, 830)], 8)
    sleeve = [(432, 366), (486, 420), (520, 520), (560, 590), (500, 640), (448, 590), (420, 480)]
    part(p, shape(sleeve), robe, folds=0.8, spread=36)
    trim(p, [(560, 590), (532, 622), (500, 640)], 9)
    grip(p, 497, 560, ("#e8c4a0", "#8a5c40", "#fff0e0"))
    part(
        p,
        shape([(212, 362), (150, 410), (84, 470), (40, 560), (110, 610), (180, 560), (226, 480)]),
        robe,
        folds=0.8,
        spread=36,
    )
    trim(p, [(40, 560), (72, 590), (110, 610)], 9)
    p.actor("open-palm", 0.14, 0.685, 0.17, ("#e8c4a0", "#8a5c40", "#e0f4ff"), flip=True, glow=0.2)
    p.glow(0.13, 0.55, 0.13, "#40b0ff", 1.0)
    p.actor("water-drop", 0.13, 0.55, 0.14, ("#f0fbff", "#3aa0f0", "#ffffff"), glow=1.0)
    face(p, 320, 262, 124, 176, ("#f8d4b0", "#b88060", "#fff6e8"), "#2a78c8", "#eef2f6", "#a8685a")
    beard = [
        (258, 296),
        (290, 312),
        (320, 306),
        (350, 312),
        (382, 296),
        (388, 370),
        (372, 450),
        (346, 530),
        (322, 600),
        (300, 530),
        (270, 450),
        (252, 370),
    ]
    silver = ("#f4f6fa", "#98a4b8", "#ffffff")
    part(p, shape(beard), silver, folds=0.9, spread=14)
    strands(
        p,
        [[(278 + 11 * k, 330), (272 + 12 * k, 430), (300 + 5 * k, 560 - abs(k - 4) * 16)] for k in range(9)],
        11,
        silver,
    )
    part(
        p,
        shape([(272, 300), (298, 288), (320, 297), (342, 288), (368, 300), (346, 318), (320, 308), (294, 318)]),
        silver,
        folds=0.4,
        spread=10,
    )
    strands(p, [[(262, 240), (248, 300), (244, 380)], [(378, 240), (392, 300), (398, 380)]], 26, silver)
    hat = ("#2f6cb8", "#0c2248", "#b8e0ff")
    part(
        p,
        shape([(262, 226), (290, 150), (318, 80), (344, 40), (384, 22), (372, 52), (362, 96), (366, 160), (382, 226)]),
        hat,
        folds=0.7,
        spread=34,
    )
    part(
        p,
        shape([(176, 226), (240, 206), (320, 200), (400, 206), (466, 228), (424, 246), (320, 236), (218, 246)]),
        hat,
        rim=0.9,
    )
    trim(p, [(264, 216), (320, 205), (379, 216)], 13)
    p.glow(0.5, 0.255, 0.02, "#a0e0ff", 1.2)
    orb(p, 477, 170, 36, "#3aa0ff")
    sparks(p, 0.5, 0.6, 0.34, "#a8e0ff", 110, 2.6)
