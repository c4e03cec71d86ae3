"""Parvel, mage of earth."""

import math

from art.backdrops import hill, pines
from art.effects import GREEN_FIRE, plume, rays, shard, sparks
from art.painting import Painting
from art.portrait import GOLD_TONES, Points, disc, face, grip, line_shape, mirrored, part, shape, staff, strands, trim


def parvel(p: Painting) -> None:
    """The mage of earth: antlered hood, a cloak of leaves, glowing eyes, a rooted staff."""
    p.sky((0, "#0c1a14"), (0.5, "#2c5a3a"), (0.85, "#b0b860"))
    rays(p, 0.4, -0.05, "#e8ffa0", 16, 0.8, 1.0)
    p.actor("oak", 0.16, 0.34, 0.7, ("#2c5a2c", "#0f2412", "#d0ff90"), share=0.9, soft=4, side=1)
    pines(p, "#10241a", 0.72, 0.34, 12, "#a8d070")
    hill(p, "#1c2c16", "#c8f080", 0.84, 0.05)
    p.glow(0.5, 0.4, 0.46, "#508a30", 0.3)
    wood = ("#8a6a40", "#2c1c0e", "#fff0b8")
    antler: Points = [(286, 150), (250, 120), (214, 90), (190, 40), (180, 6)]
    for turn in (lambda points: points, mirrored):
        part(p, line_shape(turn(antler), 24, True), wood, rim=0.6)
        for twig in (
            [(236, 108), (246, 70), (240, 30)],
            [(208, 84), (168, 76), (136, 44)],
            [(194, 52), (214, 30), (216, 6)],
        ):
            part(p, line_shape(turn(twig), 15, True), wood, rim=0.6)
    cloak = ("#3c6a34", "#0f2210", "#d8ff98")
    part(
        p,
        shape(
            [
                (320, 150),
                (400, 250),
                (500, 330),
                (570, 440),
                (620, 640),
                (660, 840),
                (-20, 840),
                (20, 640),
                (70, 440),
                (140, 330),
                (240, 250),
            ]
        ),
        cloak,
        folds=0.9,
        spread=60,
    )
    _leaf_mantle(p)
    tunic = ("#6a4a2c", "#241608", "#f0d8a0")
    part(
        p,
        shape([(252, 420), (320, 440), (388, 420), (430, 620), (440, 840), (200, 840), (210, 620)]),
        tunic,
        folds=0.7,
        spread=50,
    )
    part(
        p,
        shape([(206, 600), (320, 624), (434, 600), (438, 640), (320, 666), (202, 640)]),
        ("#4a2f18", "#1c1008", "#e8c888"),
        rim=0.5,
    )
    part(p, shape([(292, 612), (348, 612), (354, 668), (286, 668)], False), GOLD_TONES, rim=0.8)
    part(
        p,
        shape([(276, 300), (364, 300), (392, 380), (360, 440), (320, 470), (280, 440), (248, 380)]),
        ("#120f0a", "#0a0805", "#3c4420"),
        rim=0.2,
    )
    p.over("#060504", disc(320, 280, 66, 88, 8) * 0.96)
    _hooded_face(p)
    hood: Points = [
        (320, 128),
        (392, 176),
        (424, 270),
        (432, 380),
        (396, 420),
        (378, 330),
        (362, 230),
        (320, 196),
        (278, 230),
        (262, 330),
        (244, 420),
        (208, 380),
        (216, 270),
        (248, 176),
    ]
    part(p, shape(hood), ("#4a7a3a", "#16301a", "#e0ffa0"), folds=0.7, spread=30)
    trim(
        p,
        [(246, 416), (262, 330), (278, 232), (320, 198), (362, 232), (378, 330), (394, 416)],
        7,
        ("#c8a050", "#5a3c14", "#fff0b0"),
    )
    staff(p, (132, 830), (112, 230), wood, 20)
    for root in (
        [(112, 260), (80, 220), (84, 170), (106, 140)],
        [(112, 260), (146, 214), (140, 168), (118, 140)],
        [(114, 300), (90, 280), (72, 240)],
    ):
        part(p, line_shape(root, 13, True), wood, rim=0.6)
    shard(p, (112 / 640, 238 / 800), (111 / 640, 128 / 800), 0.026, "#e8ffc0", "#3c9a3c", "#70ff60")
    p.glow(0.174, 0.23, 0.12, "#80ff60", 0.8)
    part(
        p,
        shape([(196, 430), (150, 470), (120, 520), (96, 580), (140, 610), (190, 580), (226, 520)]),
        cloak,
        folds=0.6,
        spread=30,
    )
    grip(p, 121, 540, ("#b8845c", "#5a3420", "#ffe0b0"), 18)
    part(
        p,
        shape([(444, 430), (500, 480), (516, 560), (470, 620), (420, 600), (440, 550), (430, 500)]),
        cloak,
        folds=0.6,
        spread=30,
    )
    p.actor("hand", 0.66, 0.735, 0.13, ("#b8845c", "#5a3420", "#ffe0b0"), turn=-20, glow=0.1)
    plume(p, (0.7, 0.7), (0.74, 0.5), 0.05, GREEN_FIRE, 1.2, 1.0)
    p.actor("oak-leaf", 0.735, 0.56, 0.1, ("#f0ffb0", "#5ac040", "#ffffff"), turn=14, glow=1.0)
    sparks(p, 0.5, 0.6, 0.36, "#c8ff80", 150, 2.8)


def _leaf_mantle(p: Painting) -> None:
    """Rows of leaves over the shoulders."""
    for row in range(4):
        count = 9 + row
        for place in range(count):
            share = (place + 0.5 * (row % 2)) / (count - 1)
            x, y = 90 - row * 12 + share * (460 + row * 24), 420 + row * 34 - 100 * math.sin(math.pi * share)
            lean = (share - 0.5) * -30
            leaf = [
                (x, y - 30),
                (x + 17, y - 6),
                (x + 13 + lean * 0.2, y + 20),
                (x + lean, y + 40),
                (x - 13 + lean * 0.2, y + 20),
                (x - 17, y - 6),
            ]
            green = ("#6a9a44", "#1f4420", "#e8ffa8") if (place + row) % 3 else ("#9a8a3c", "#4a3c14", "#fff4b0")
            part(p, shape(leaf), green, rim=0.5, cast=0.3)


def _hooded_face(p: Painting) -> None:
    """A bearded face in the shadow of the hood."""
    face(p, 320, 276, 112, 160, ("#7a543a", "#2c1a10", "#c8a070"), "#70e040", "#2a1a0e", "#6a3a2a")
    p.over("#060804", disc(320, 226, 70, 44, 14) * 0.85)
    beard = ("#6a4526", "#241408", "#e0b880")
    part(
        p,
        shape(
            [
                (264, 300),
                (290, 318),
                (320, 312),
                (350, 318),
                (376, 300),
                (380, 370),
                (356, 430),
                (320, 474),
                (284, 430),
                (260, 370),
            ]
        ),
        beard,
        folds=0.9,
        spread=13,
    )
    strands(
        p,
        [[(276 + 11 * k, 330), (272 + 12 * k, 390), (300 + 5 * k, 462 - abs(k - 4) * 12)] for k in range(9)],
        11,
        beard,
    )
    part(
        p,
        shape([(282, 312), (302, 302), (320, 309), (338, 302), (358, 312), (340, 322), (320, 316), (300, 322)]),
        beard,
        rim=0.4,
    )
    for x in (296.5, 343.5):
        p.glow(x / 640, 278 / 800, 0.016, "#90ff50", 1.5)
        p.glow(x / 640, 278 / 800, 0.04, "#60e030", 0.5)
