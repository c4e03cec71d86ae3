"""Portraits of the four mages and their round tokens."""

import math
from collections.abc import Callable

from PIL import Image

from art.backdrops import clouds, hill, moon, peaks, pines, stars, water
from art.effects import FIRE, GREEN_FIRE, blaze, bolt, plume, rain, rays, ring, shard, sparks, star, streaks
from art.files import save_painting, save_sprite
from art.materials import colour
from art.painting import Painting
from art.places import DUEL
from art.portrait import GOLD_TONES, HEIGHT, WIDTH, disc, face, line_shape, mirrored, part, shape, strands, trim
from art.shapes import paste, ring_mask, round_mask, shadow, struck

Points = list[tuple[float, float]]


def _staff(p: Painting, foot: tuple[float, float], head: tuple[float, float], tones: tuple[str, str, str], width: float = 13) -> None:
    bend = ((foot[0] + head[0]) / 2 + 6, (foot[1] + head[1]) / 2)
    part(p, line_shape([foot, bend, head], width), tones, side=-1, rim=0.6)


def _grip(p: Painting, x: float, y: float, skin: tuple[str, str, str], size: float = 15) -> None:
    """Four fingers closed around a staff."""
    for finger in range(4):
        knuckle = [(x - size * 1.3, y + finger * size * 0.82), (x, y - 2 + finger * size * 0.82), (x + size * 1.2, y + 3 + finger * size * 0.82)]
        part(p, line_shape(knuckle, size), skin, rim=0.45, cast=0.4)


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
    _staff(p, (508, 830), (478, 190), ("#8a6a44", "#2c1a0e", "#e8f4ff"))
    part(p, shape([(320, 318), (420, 350), (478, 440), (520, 640), (560, 840), (80, 840), (120, 640), (160, 440), (220, 350)]), robe, folds=1.0)
    part(p, shape([(298, 350), (342, 350), (372, 840), (268, 840)]), ("#1c3c70", "#081228", "#80b8f0"), folds=0.6, spread=30)
    trim(p, [(296, 360), (282, 560), (266, 830)], 8)
    trim(p, [(344, 360), (358, 560), (374, 830)], 8)
    sleeve = [(432, 366), (486, 420), (520, 520), (560, 590), (500, 640), (448, 590), (420, 480)]
    part(p, shape(sleeve), robe, folds=0.8, spread=36)
    trim(p, [(560, 590), (532, 622), (500, 640)], 9)
    _grip(p, 497, 560, ("#e8c4a0", "#8a5c40", "#fff0e0"))
    part(p, shape([(212, 362), (150, 410), (84, 470), (40, 560), (110, 610), (180, 560), (226, 480)]), robe, folds=0.8, spread=36)
    trim(p, [(40, 560), (72, 590), (110, 610)], 9)
    p.actor("open-palm", 0.14, 0.685, 0.17, ("#e8c4a0", "#8a5c40", "#e0f4ff"), flip=True, glow=0.2)
    p.glow(0.13, 0.55, 0.13, "#40b0ff", 1.0)
    p.actor("water-drop", 0.13, 0.55, 0.14, ("#f0fbff", "#3aa0f0", "#ffffff"), glow=1.0)
    face(p, 320, 262, 124, 176, ("#f8d4b0", "#b88060", "#fff6e8"), "#2a78c8", "#eef2f6", "#a8685a")
    beard = [(258, 296), (290, 312), (320, 306), (350, 312), (382, 296), (388, 370), (372, 450), (346, 530), (322, 600), (300, 530), (270, 450), (252, 370)]
    silver = ("#f4f6fa", "#98a4b8", "#ffffff")
    part(p, shape(beard), silver, folds=0.9, spread=14)
    strands(p, [[(278 + 11 * k, 330), (272 + 12 * k, 430), (300 + 5 * k, 560 - abs(k - 4) * 16)] for k in range(9)], 11, silver)
    part(p, shape([(272, 300), (298, 288), (320, 297), (342, 288), (368, 300), (346, 318), (320, 308), (294, 318)]), silver, folds=0.4, spread=10)
    strands(p, [[(262, 240), (248, 300), (244, 380)], [(378, 240), (392, 300), (398, 380)]], 26, silver)
    hat = ("#2f6cb8", "#0c2248", "#b8e0ff")
    part(p, shape([(262, 226), (290, 150), (318, 80), (344, 40), (384, 22), (372, 52), (362, 96), (366, 160), (382, 226)]), hat, folds=0.7, spread=34)
    part(p, shape([(176, 226), (240, 206), (320, 200), (400, 206), (466, 228), (424, 246), (320, 236), (218, 246)]), hat, rim=0.9)
    trim(p, [(264, 216), (320, 205), (379, 216)], 13)
    p.glow(0.5, 0.255, 0.02, "#a0e0ff", 1.2)
    orb(p, 477, 170, 36, "#3aa0ff")
    sparks(p, 0.5, 0.6, 0.34, "#a8e0ff", 110, 2.6)


def orb(p: Painting, x: float, y: float, radius: float, tone: str) -> None:
    """A glassy orb with an inner light."""
    p.glow(x / 640, y / 800, radius / 800 * 3, tone, 0.9)
    p.over(tone, disc(x, y, radius, radius, 1))
    p.over("#04101c", disc(x + radius * 0.2, y + radius * 0.25, radius * 0.7, radius * 0.7, radius * 0.3) * 0.45)
    p.over("#ffffff", disc(x, y, radius * 0.3, radius * 0.3, radius * 0.25) * 0.95)
    p.over("#ffffff", disc(x - radius * 0.4, y - radius * 0.45, radius * 0.2, radius * 0.13, 2) * 0.9)


def alonora(p: Painting) -> None:
    """The mage of fire: flaming hair, a pointed collar, fire in both hands."""
    p.sky((0, "#140408"), (0.5, "#5a120e"), (0.85, "#d8521a"))
    clouds(p, "#b83a20", "#1c060a", 0.5, 0.55)
    peaks(p, "#2a0a0c", "#a0301c", 0.7, 0.24)
    p.glow(0.5, 0.3, 0.5, "#c03c10", 0.4)
    blaze(p, 0.98, 0.36, FIRE, 0.72)
    p.shade(0.62 + 0.38 * (1 - p.y))
    hair = ("#d84a18", "#5a0c08", "#ffd080")
    for across, height, lean in ((0, -0.02, 0.03), (-0.09, 0.03, -0.12), (0.09, 0.02, 0.15), (-0.15, 0.13, -0.22), (0.15, 0.12, 0.24)):
        plume(p, (0.5 + across, 0.36), (0.5 + across + lean, height), 0.075, FIRE, 0.8, 1.05)
    locks = [[(320 + k * 20, 200), (300 + k * 46, 130 + 12 * abs(k)), (320 + k * 56, 64 + 30 * abs(k)), (334 + k * 70, 16 + 46 * abs(k))] for k in range(-4, 5)]
    strands(p, locks, 44, hair)
    thin = [[(320 + k * 16, 196), (304 + k * 36, 120 + 10 * abs(k)), (326 + k * 50, 56 + 30 * abs(k)), (318 + k * 70, 4 + 50 * abs(k))] for k in range(-4, 5)]
    strands(p, thin, 20, ("#ff8a30", "#a8240c", "#fff0a0"))
    strands(p, [[(256, 230), (226, 320), (214, 420), (180, 500)], [(384, 230), (414, 320), (428, 420), (462, 500)], [(270, 240), (246, 340), (250, 440), (226, 520)], [(370, 240), (394, 340), (390, 440), (414, 520)]], 46, hair)
    gown = ("#b81f1c", "#33060a", "#ffb070")
    collar: Points = [(300, 356), (232, 330), (170, 236), (196, 330), (236, 400), (300, 420)]
    part(p, shape(collar, False), ("#7a1214", "#2a0406", "#ffc080"), folds=0.3)
    part(p, shape(mirrored(collar), False), ("#7a1214", "#2a0406", "#ffc080"), folds=0.3)
    part(p, shape([(296, 300), (344, 300), (350, 390), (290, 390)]), ("#e8b490", "#8a4a34", "#ffe0c0"))
    part(p, shape([(284, 366), (320, 400), (356, 366), (408, 380), (428, 430), (396, 520), (380, 570), (430, 700), (480, 840), (160, 840), (210, 700), (260, 570), (244, 520), (212, 430), (232, 380)]), gown, folds=1.0, spread=42)
    trim(p, [(284, 368), (304, 400), (320, 440), (336, 400), (356, 368)], 9)
    trim(p, [(256, 566), (320, 590), (384, 566)], 13)
    part(p, shape([(320, 428), (334, 446), (320, 466), (306, 446)], False), ("#ffd070", "#d0301c", "#ffffff"), rim=0.9)
    for flip in (False, True):
        _raised_arm(p, flip, gown)
    face(p, 320, 246, 116, 170, ("#ffd4b0", "#c47a5c", "#fff4e4"), "#c86a14", "#7a2410", "#b02c28")
    strands(p, [[(322, 166), (276, 178), (258, 224), (252, 290)], [(318, 166), (364, 178), (382, 224), (388, 290)]], 30, hair)
    trim(p, [(268, 196), (320, 184), (372, 196)], 7)
    part(p, shape([(320, 172), (330, 190), (320, 208), (310, 190)], False), ("#ffb060", "#a81410", "#ffffff"), rim=0.9)
    sparks(p, 0.5, 0.5, 0.36, "#ffb040", 160, 3.0, 0.2)


def _raised_arm(p: Painting, flip: bool, gown: tuple[str, str, str]) -> None:
    """An arm held out to the side with a flame above its hand."""
    arm: Points = [(232, 386), (186, 450), (150, 490), (120, 470), (92, 430), (70, 446), (70, 530), (110, 590), (170, 580), (220, 500), (244, 440)]
    hand: Points = [(112, 462), (92, 446), (84, 420), (74, 396), (84, 394), (92, 410), (92, 380), (100, 378), (106, 406), (110, 376), (118, 377), (120, 408), (128, 384), (135, 388), (132, 420), (130, 446), (122, 464)]
    turn: Callable[[Points], Points] = (lambda points: mirrored(points)) if flip else (lambda points: points)
    part(p, shape(turn(arm)), gown, folds=0.7, spread=30)
    part(p, shape(turn(hand)), ("#f0c4a0", "#a8624a", "#fff0dc"), rim=0.6)
    trim(p, turn([(120, 474), (96, 446), (76, 446)]), 8)
    x = 532 / 640 if flip else 108 / 640
    plume(p, (x, 0.48), (x + (0.03 if flip else -0.03), 0.2), 0.06, FIRE, 0.9, 1.15)
    p.glow(x, 0.42, 0.12, "#ffa040", 0.7)


def celestine(p: Painting) -> None:
    """The mage of air: a blowing cape, winged circlet, a spear of lightning raised high."""
    p.sky((0, "#10141e"), (0.5, "#3c4a60"), (0.85, "#c8b078"))
    clouds(p, "#c8c4ac", "#141a26", 0.9, 0.64)
    bolt(p, (0.16, -0.02), (0.06, 0.5), "#ffd860", 1.2, 5)
    bolt(p, (0.9, -0.02), (0.96, 0.62), "#ffd860", 1.0, 5)
    p.glow(0.5, 0.35, 0.5, "#a08040", 0.25)
    hill(p, "#23262c", "#ffe8a0", 0.86, 0.06)
    cape = ("#e0b040", "#5a3a10", "#fff8d0")
    part(p, shape([(250, 370), (180, 420), (110, 520), (30, 560), (-30, 640), (60, 640), (40, 730), (140, 700), (160, 800), (320, 820), (400, 560), (380, 380)]), cape, folds=1.2, spread=40)
    hair = ("#fff0c0", "#a88a50", "#ffffff")
    strands(p, [[(300, 180), (220 - 6 * k, 190 + 20 * k), (150 - 8 * k, 200 + 30 * k), (70 - 4 * k, 170 + 44 * k)] for k in range(6)], 44, hair)
    robe = ("#f0e8d0", "#6a5a40", "#ffffff")
    part(p, shape([(296, 296), (344, 296), (350, 390), (290, 390)]), ("#eec0a0", "#94563c", "#fff0d8"))
    part(p, shape([(286, 368), (320, 392), (354, 368), (404, 382), (424, 430), (398, 520), (384, 560), (420, 690), (450, 840), (190, 840), (220, 690), (256, 560), (242, 520), (216, 430), (236, 382)]), robe, folds=1.0, spread=38)
    trim(p, [(286, 370), (320, 398), (354, 370)], 10)
    trim(p, [(256, 558), (320, 580), (384, 558)], 12)
    trim(p, [(320, 586), (324, 700), (318, 840)], 9)
    skin = ("#eec0a0", "#94563c", "#fff0d8")
    part(p, shape([(238, 388), (190, 452), (178, 520), (214, 580), (262, 600), (276, 566), (240, 532), (248, 470), (262, 420)]), robe, folds=0.6, spread=26)
    part(p, shape([(262, 600), (276, 566), (300, 570), (316, 584), (306, 602), (284, 608)]), skin, rim=0.5)
    bolt(p, (0.93, -0.01), (0.62, 0.70), "#ffd23c", 2.6, 6, 0.07)
    part(p, shape([(396, 384), (450, 380), (500, 320), (520, 248), (546, 244), (572, 268), (548, 352), (500, 440), (430, 470), (400, 440)]), robe, folds=0.6, spread=26)
    trim(p, [(520, 248), (544, 248), (570, 268)], 9)
    part(p, shape([(524, 250), (522, 216), (530, 186), (548, 176), (566, 186), (572, 214), (566, 262)]), skin, rim=0.5)
    _grip(p, 548, 186, skin, 13)
    face(p, 320, 246, 112, 168, ("#ffdcbc", "#c08262", "#fff8ea"), "#b8860c", "#a8844a", "#b4584c")
    strands(p, [[(330, 164), (280, 172), (258, 214), (246, 270)], [(316, 164), (362, 172), (380, 216), (380, 276)], [(300, 166), (250, 190), (214, 250), (150, 290)]], 28, hair)
    wing: Points = [(268, 206), (240, 190), (206, 140), (236, 158), (214, 112), (246, 140), (236, 92), (262, 134), (276, 180)]
    part(p, shape(wing, False), GOLD_TONES, rim=0.8)
    part(p, shape(mirrored(wing), False), GOLD_TONES, rim=0.8)
    trim(p, [(264, 200), (320, 188), (376, 200)], 9)
    star(p, 0.5, 0.235, 0.035, "#ffe070")
    wind = [[(-0.05, 0.5 + 0.08 * k), (0.3, 0.46 + 0.09 * k), (0.7, 0.56 + 0.08 * k), (1.05, 0.48 + 0.08 * k)] for k in range(5)]
    streaks(p, wind, "#fff4d0", 4, 0.3, 3)
    rain(p, "#f0ecd8", 160, 0.5, 0.05, 0.4)
    sparks(p, 0.75, 0.35, 0.2, "#ffe890", 110, 2.6)


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
        for twig in ([(236, 108), (246, 70), (240, 30)], [(208, 84), (168, 76), (136, 44)], [(194, 52), (214, 30), (216, 6)]):
            part(p, line_shape(turn(twig), 15, True), wood, rim=0.6)
    cloak = ("#3c6a34", "#0f2210", "#d8ff98")
    part(p, shape([(320, 150), (400, 250), (500, 330), (570, 440), (620, 640), (660, 840), (-20, 840), (20, 640), (70, 440), (140, 330), (240, 250)]), cloak, folds=0.9, spread=60)
    _leaf_mantle(p)
    tunic = ("#6a4a2c", "#241608", "#f0d8a0")
    part(p, shape([(252, 420), (320, 440), (388, 420), (430, 620), (440, 840), (200, 840), (210, 620)]), tunic, folds=0.7, spread=50)
    part(p, shape([(206, 600), (320, 624), (434, 600), (438, 640), (320, 666), (202, 640)]), ("#4a2f18", "#1c1008", "#e8c888"), rim=0.5)
    part(p, shape([(292, 612), (348, 612), (354, 668), (286, 668)], False), GOLD_TONES, rim=0.8)
    part(p, shape([(276, 300), (364, 300), (392, 380), (360, 440), (320, 470), (280, 440), (248, 380)]), ("#120f0a", "#0a0805", "#3c4420"), rim=0.2)
    p.over("#060504", disc(320, 280, 66, 88, 8) * 0.96)
    _hooded_face(p)
    hood: Points = [(320, 128), (392, 176), (424, 270), (432, 380), (396, 420), (378, 330), (362, 230), (320, 196), (278, 230), (262, 330), (244, 420), (208, 380), (216, 270), (248, 176)]
    part(p, shape(hood), ("#4a7a3a", "#16301a", "#e0ffa0"), folds=0.7, spread=30)
    trim(p, [(246, 416), (262, 330), (278, 232), (320, 198), (362, 232), (378, 330), (394, 416)], 7, ("#c8a050", "#5a3c14", "#fff0b0"))
    _staff(p, (132, 830), (112, 230), wood, 20)
    for root in ([(112, 260), (80, 220), (84, 170), (106, 140)], [(112, 260), (146, 214), (140, 168), (118, 140)], [(114, 300), (90, 280), (72, 240)]):
        part(p, line_shape(root, 13, True), wood, rim=0.6)
    shard(p, (112 / 640, 238 / 800), (111 / 640, 128 / 800), 0.026, "#e8ffc0", "#3c9a3c", "#70ff60")
    p.glow(0.174, 0.23, 0.12, "#80ff60", 0.8)
    part(p, shape([(196, 430), (150, 470), (120, 520), (96, 580), (140, 610), (190, 580), (226, 520)]), cloak, folds=0.6, spread=30)
    _grip(p, 121, 540, ("#b8845c", "#5a3420", "#ffe0b0"), 18)
    part(p, shape([(444, 430), (500, 480), (516, 560), (470, 620), (420, 600), (440, 550), (430, 500)]), cloak, folds=0.6, spread=30)
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
            leaf = [(x, y - 30), (x + 17, y - 6), (x + 13 + lean * 0.2, y + 20), (x + lean, y + 40), (x - 13 + lean * 0.2, y + 20), (x - 17, y - 6)]
            green = ("#6a9a44", "#1f4420", "#e8ffa8") if (place + row) % 3 else ("#9a8a3c", "#4a3c14", "#fff4b0")
            part(p, shape(leaf), green, rim=0.5, cast=0.3)


def _hooded_face(p: Painting) -> None:
    """A bearded face in the shadow of the hood."""
    face(p, 320, 276, 112, 160, ("#7a543a", "#2c1a10", "#c8a070"), "#70e040", "#2a1a0e", "#6a3a2a")
    p.over("#060804", disc(320, 226, 70, 44, 14) * 0.85)
    beard = ("#6a4526", "#241408", "#e0b880")
    part(p, shape([(264, 300), (290, 318), (320, 312), (350, 318), (376, 300), (380, 370), (356, 430), (320, 474), (284, 430), (260, 370)]), beard, folds=0.9, spread=13)
    strands(p, [[(276 + 11 * k, 330), (272 + 12 * k, 390), (300 + 5 * k, 462 - abs(k - 4) * 12)] for k in range(9)], 11, beard)
    part(p, shape([(282, 312), (302, 302), (320, 309), (338, 302), (358, 312), (340, 322), (320, 316), (300, 322)]), beard, rim=0.4)
    for x in (296.5, 343.5):
        p.glow(x / 640, 278 / 800, 0.016, "#90ff50", 1.5)
        p.glow(x / 640, 278 / 800, 0.04, "#60e030", 0.5)


MAGES: dict[str, Callable[[Painting], None]] = {"albus": albus, "alonora": alonora, "celestine": celestine, "parvel": parvel}
HEADS = {"albus": (320, 222, 172), "alonora": (320, 232, 152), "celestine": (312, 232, 152), "parvel": (320, 236, 176)}
LIGHTS = {"albus": "#3a90e0", "alonora": "#ff6020", "celestine": "#ffd040", "parvel": "#70d040"}


def token(portrait: Image.Image, name: str) -> Image.Image:
    """The head in a gilt rim, 256 pixels."""
    x, y, reach = HEADS[name]
    size = 480
    head = portrait.crop((x - reach, y - reach, x + reach, y + reach)).resize((size, size), Image.Resampling.LANCZOS).convert("RGBA")
    head.putalpha(round_mask(size, size, size / 2, 2))
    inner = struck(ring_mask(size, size, size / 2, 30, 2), 3, 6)
    head.alpha_composite(inner)
    tinted = tuple("#" + "".join(f"{int(value * shade):02x}" for value in colour(LIGHTS[name])) for shade in (1.0, 0.65, 0.3))
    enamel = struck(ring_mask(size - 60, size - 60, (size - 60) / 2, 9, 2), 4, 3, (tinted[0], tinted[1], tinted[2]))
    paste(head, enamel, (size / 2, size / 2))
    small = head.resize((240, 240), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (256, 256))
    paste(sheet, shadow(small, 4, (1, 3), 0.6), (128, 127))
    return sheet


def paint_mage(name: str) -> None:
    """Write the portrait and the token of a mage."""
    painting = Painting(name, WIDTH, HEIGHT)
    MAGES[name](painting)
    portrait = painting.finished((640, 800), 0.45)
    save_painting(portrait, DUEL / "mages" / f"{name}.jpg")
    save_sprite(token(portrait, name), DUEL / "mages" / f"{name}_round.png")
