"""The four mages of the keep: Orlan, Mirel, Tobin and Sefa. Points are in the portrait's box of 640 by 800."""

import math
from collections.abc import Callable

import numpy as np

from art.effects import FIRE, plume, rays, sparks
from art.materials import colour, ridges
from art.painting import Painting
from art.portrait import (
    GOLD_TONES,
    Points,
    disc,
    face,
    grip,
    line_shape,
    mirrored,
    orb,
    part,
    shape,
    staff,
    strands,
    stroke,
    trim,
)

STONE = ("#6a6470", "#2c2834", "#c8c0d0")


def _hall(p: Painting, wall: str, light: str, window: tuple[float, float] = (0.5, 0.26)) -> None:
    """A wall of dressed stone with an arched window that light falls through."""
    p.sky((0, wall), (1, "#0c0a10"))
    rows, columns = (p.y * 16).astype(int), p.x * 9 + (p.y * 16).astype(int) % 2 * 0.5
    joint = np.minimum(np.abs(p.y * 16 % 1 - 0.5), np.abs(columns % 1 - 0.5) * 1.6)
    chance = np.random.default_rng(p.seed).random(997).astype(np.float32)
    block = chance[(rows * 31 + columns.astype(int) * 7) % 997]
    p.shade((0.62 + 0.5 * block + 0.3 * p.noise(0.05, 4)) * (1 - 0.55 * np.clip(1 - (0.5 - joint) * 14, 0, 1) * 0))
    p.shade(1 - 0.6 * np.clip(1 - (0.5 - np.maximum(np.abs(p.y * 16 % 1 - 0.5), np.abs(columns % 1 - 0.5))) * 22, 0, 1))
    x, y = window[0] * 640, window[1] * 800
    arch: Points = [
        (x - 92, y + 150),
        (x - 92, y - 40),
        (x - 70, y - 110),
        (x, y - 172),
        (x + 70, y - 110),
        (x + 92, y - 40),
        (x + 92, y + 150),
    ]
    part(p, shape([(a + (a - x) * 0.2, b + (b - y) * 0.12) for a, b in arch], False), STONE, rim=0.5)
    opening = p.mask_layer(shape(arch, False))
    p.over(light, opening)
    p.over("#ffffff", opening * np.exp(-((p.distance(window[0], window[1] - 0.06) / 0.16) ** 2)) * 0.55)
    for bar in (-46, 0, 46):
        part(
            p,
            line_shape([(x + bar, y - 170), (x + bar, y + 150)], 7),
            ("#2a2630", "#121016", "#8a8494"),
            rim=0.4,
            cast=0.2,
        )
    part(p, line_shape([(x - 92, y), (x + 92, y)], 7), ("#2a2630", "#121016", "#8a8494"), rim=0.4, cast=0.2)
    rays(p, window[0], window[1], light, 10, 0.5, 0.9)
    p.glow(window[0], window[1], 0.5, light, 0.22)


def _robe(p: Painting, tones: tuple[str, str, str], wide: float = 1.0, top: float = 430) -> None:
    """Shoulders and the body of a robe."""
    right: Points = [
        (320, top - 22),
        (388, top),
        (470 * 1, top + 40),
        (320 + 226 * wide, top + 120),
        (320 + 262 * wide, top + 250),
        (320 + 290 * wide, 840),
    ]
    outline = [*right, *reversed(mirrored(right))]
    part(p, shape(outline), tones, folds=0.8, spread=52)


def _sleeve(p: Painting, tones: tuple[str, str, str], hand: tuple[float, float], left: bool) -> None:
    """An arm in a wide sleeve, from the shoulder to a hand."""
    side = -1 if left else 1
    shoulder = (320 + side * 178, 520)
    elbow = (320 + side * 236, 660)
    x, y = hand
    points: Points = [
        (shoulder[0] - side * 40, shoulder[1] - 34), (shoulder[0] + side * 34, shoulder[1] - 14),
        (elbow[0] + side * 26, elbow[1]),
        (x + side * 40, y + 62), (x - side * 6, y + 46), (x - side * 36, y + 20), (elbow[0] - side * 60, elbow[1] - 40),
    ]  # fmt: skip
    part(p, shape(points), tones, folds=0.7, spread=34)


def orlan(p: Painting) -> None:
    """Orlan, the eldest: bald, with a silver beard in two plaits, amber robes, a staff that carries a small sun."""
    _hall(p, "#3a3446", "#ffcf78", (0.62, 0.24))
    robe = ("#c47e22", "#4a2408", "#ffe4a0")
    _robe(p, robe, 1.02)
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
    _sleeve(p, robe, (516, 560), left=False)
    grip(p, 518, 548, skin, 18)
    sparks(p, 0.8, 0.26, 0.12, "#ffd070", 60, 2.6)


def mirel(p: Painting) -> None:
    """Mirel: short black hair, a teal mantle with a silver moon, an open book that glows."""
    _hall(p, "#203440", "#9ae0ff", (0.3, 0.24))
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
    _robe(p, robe, 0.88)
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
        _sleeve(p, robe, (252, 700) if left else (388, 700), left)
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


def tobin(p: Painting) -> None:
    """Tobin: stout, red-bearded, a wide leather hat, a rust-red coat, and a burning torch."""
    _hall(p, "#3c2c22", "#6a86c0", (0.28, 0.22))
    p.glow(0.82, 0.24, 0.6, "#ff8a30", 0.5)
    coat = ("#9c3c1c", "#300c06", "#ffb078")
    _robe(p, coat, 1.14, 440)
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
    _sleeve(p, coat, (534, 590), left=False)
    grip(p, 536, 572, skin, 20)
    _sleeve(p, coat, (214, 716), left=True)
    sparks(p, 0.83, 0.2, 0.09, "#ffc060", 60, 2.6, 0.1)


def sefa(p: Painting) -> None:
    """Sefa: dark-skinned, a tall white turban with a sapphire, blue silks, smoke of herbs from her palm."""
    _hall(p, "#2c2440", "#f0a0b8", (0.72, 0.24))
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
    _robe(p, robe, 0.9, 446)
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
    _sleeve(p, robe, (470, 640), left=False)
    _sleeve(p, robe, (176, 690), left=True)
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


PORTRAITS: dict[str, Callable[[Painting], None]] = {"orlan": orlan, "mirel": mirel, "tobin": tobin, "sefa": sefa}
