"""Wild beasts seen from the front, as large as people: fur, open jaws, raised claws. Points in a box of 640 by 800."""

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from art.circle_parts import fangs, glowing_eyes
from art.cutouts import cut_out
from art.painting import Painting
from art.portrait import HEIGHT, SCALE, WIDTH, Points, disc, line_shape, mirrored, part, shape, stroke
from art.talisman_sculpt import lay_lit

Tones = tuple[str, str, str]
CLAW: Tones = ("#f4e8cc", "#5a4630", "#ffffff")
GUMS: Tones = ("#7a1c1c", "#1c0404", "#c05048")
TONGUE: Tones = ("#e07078", "#8a2a34", "#ffc0c0")


def fur(
    p: Painting, mask: Image.Image, tones: Tones, centre: tuple[float, float], long: float = 34, count: int = 2600
) -> None:
    """Hair over a shape, away from a centre and downwards; at its rim it stands out."""
    chance = np.random.default_rng(p.fresh_seed())
    inside = np.argwhere(np.asarray(mask) > 128)
    layers = [Image.new("L", (WIDTH, HEIGHT)) for _tone in tones]
    drawings = [ImageDraw.Draw(layer) for layer in layers]
    for number, spot in enumerate(inside[chance.integers(0, len(inside), count)]):
        y, x = float(spot[0]), float(spot[1])
        across, down = x - centre[0] * SCALE, y - centre[1] * SCALE
        far = max(1.0, float(np.hypot(across, down)))
        across, down = across / far + chance.normal(0, 0.22), down / far + 0.7 + chance.normal(0, 0.2)
        reach = long * SCALE * chance.uniform(0.5, 1.1) / max(0.6, float(np.hypot(across, down)))
        bend = chance.normal(0, 0.16)
        end = (x + (across - down * bend) * reach, y + (down + across * bend) * reach)
        middle = (x + across * reach * 0.55, y + down * reach * 0.55)
        drawing = drawings[number % 3]
        drawing.line(((x, y), middle), fill=255, width=5)
        drawing.line((middle, end), fill=210, width=3)
    for layer, tone, share in zip(layers, (tones[0], tones[1], tones[2]), (0.4, 0.56, 0.3), strict=True):
        p.over(tone, np.asarray(layer, np.float32) / 255 * share)


def hairy(
    p: Painting, points: Points, tones: Tones, centre: tuple[float, float], long: float = 34, count: int = 2600
) -> None:
    """A part of a beast with its fur."""
    outline = shape(points)
    part(p, outline, tones, rim=0.35)
    fur(p, outline, tones, centre, long, count)


def paw(p: Painting, x: float, y: float, tones: Tones, size: float = 74, turn: int = 1) -> None:
    """A raised paw with its pads and five claws; ``turn`` is 1 for that at the right."""
    outline: Points = [
        (x - size, y + size * 0.2), (x - size * 0.8, y - size * 0.7), (x, y - size),
        (x + size * 0.8, y - size * 0.7), (x + size, y + size * 0.2), (x + size * 0.6, y + size),
        (x - size * 0.6, y + size),
    ]  # fmt: skip
    hairy(p, outline, tones, (x, y - size), size * 0.4, 700)
    for finger in range(5):
        along = (finger - 2) / 2
        root = (x + along * size * 0.82, y - size * (0.62 - 0.24 * along * along))
        part(p, shape([(root[0] + dx * size * 0.22, root[1] + dy * size * 0.24) for dx, dy in ((-1, 0), (0, -1), (1, 0),
            (0.7, 1), (-0.7, 1))]), tones, rim=0.5)  # fmt: skip
        tip = (root[0] + along * size * 0.34 - turn * size * 0.1, root[1] - size * 0.62)
        curve: Points = [root, (root[0] + along * size * 0.3, root[1] - size * 0.4), tip]
        part(p, line_shape(curve, size * 0.24, True), CLAW, rim=0.9, cast=0.5)
    part(p, shape([(x - size * 0.46, y + size * 0.16), (x, y - size * 0.12), (x + size * 0.46, y + size * 0.16),
        (x + size * 0.3, y + size * 0.5), (x - size * 0.3, y + size * 0.5)]), ("#5a4440", "#241614", "#a08880"),
        rim=0.5)  # fmt: skip


def stand_before(p: Painting, beast: Callable[[Painting], None], x: float, size: float) -> None:
    """A beast in a scene, cut by its lower edge; ``size`` in heights."""
    figure = cut_out(f"beast {beast.__name__}", beast, (WIDTH, HEIGHT))
    tall = round(size * p.height)
    figure = figure.resize((round(tall * WIDTH / HEIGHT), tall), Image.Resampling.LANCZOS)
    lay_lit(p, figure, x, 1.02 - size / 2, "#fff0d0", glow=0.2)


def _arms(p: Painting, tones: Tones, hand: tuple[float, float], thick: float = 150) -> None:
    """Both arms, from the shoulders up to the paws."""
    for side in (1, -1):
        elbow = (320 + side * 270, 600)
        there = (320 + side * (hand[0] - 320), hand[1])
        outline = line_shape([(320 + side * 190, 470), elbow, there], thick)
        part(p, outline, tones, rim=0.35)
        fur(p, outline, tones, (320 + side * 150, 380), 40, 1500)
        paw(p, there[0], there[1], tones, turn=side)


def _jaws(p: Painting, y: float, wide: float, deep: float, upper: float = 54, lower: float = 42) -> None:
    """An open mouth with a tongue and teeth; ``y`` is the height of its upper lip."""
    mouth: Points = [
        (320 - wide, y), (320, y - 10), (320 + wide, y), (320 + wide * 1.1, y + deep * 0.45),
        (320 + wide * 0.72, y + deep * 0.9), (320, y + deep), (320 - wide * 0.72, y + deep * 0.9),
        (320 - wide * 1.1, y + deep * 0.45),
    ]  # fmt: skip
    part(p, shape(mouth), GUMS, rim=0.3)
    p.over("#0c0202", disc(320, y + deep * 0.4, wide * 0.72, deep * 0.36, 10) * 0.9)
    tongue: Points = [
        (320 - wide * 0.46, y + deep * 0.62), (320, y + deep * 0.5), (320 + wide * 0.46, y + deep * 0.62),
        (320 + wide * 0.5, y + deep * 0.9), (320, y + deep * 0.98), (320 - wide * 0.5, y + deep * 0.9),
    ]  # fmt: skip
    part(p, shape(tongue), TONGUE, rim=0.5)
    p.over("#6a1820", stroke([(320, y + deep * 0.56), (320, y + deep * 0.92)], 5, 1.6, False) * 0.6)
    small = [(320 + at * wide * 0.2, y - 2, 16, 7) for at in (-2, -1, 0, 1, 2)]
    fangs(p, [*small, (320 - wide * 0.74, y, upper, 13), (320 + wide * 0.74, y, upper, 13)])
    low = y + deep * 0.94
    small = [(320 + at * wide * 0.2, low, -13, 6) for at in (-1, 0, 1)]
    fangs(p, [*small, (320 - wide * 0.56, low - 4, -lower, 11), (320 + wide * 0.56, low - 4, -lower, 11)])


def _body(p: Painting, tones: Tones, top: float = 330, wide: float = 300) -> None:
    """Breast and shoulders, out of the picture."""
    half: Points = [(320, top), (400, top + 6), (320 + wide * 0.7, top + 50), (320 + wide * 0.94, top + 160),
        (320 + wide, top + 320), (320 + wide * 0.96, 840)]  # fmt: skip
    hairy(p, [*half, *reversed(mirrored(half))], tones, (320, top - 60), 52, 5200)


def bear(p: Painting) -> None:
    """A bear on its hind legs: round ears, a broad muzzle, jaws wide open, both paws raised."""
    hide, pale = ("#7a4a26", "#2a1408", "#e0a868"), ("#b88a58", "#5a3818", "#ffe0b0")
    _body(p, hide)
    hairy(p, [(320, 450), (400, 480), (430, 600), (400, 780), (240, 780), (210, 600), (240, 480)],
        ("#94602f", "#3a1c0c", "#f0bc78"), (320, 420), 46, 1800)  # fmt: skip
    _arms(p, hide, (540, 400))
    for side in (1, -1):
        part(p, shape([(320 + side * x, y) for x, y in ((92, 150), (86, 92), (126, 62), (168, 84), (168, 136),
            (140, 172))]), hide, rim=0.6)  # fmt: skip
        p.over("#2a1008", disc(320 + side * 130, 116, 24, 28, 8) * 0.8)
    jaw: Points = [(220, 330), (224, 430), (266, 516), (320, 532), (374, 516), (416, 430), (420, 330)]
    hairy(p, jaw, hide, (320, 300), 26, 900)
    head: Points = [(320, 82), (398, 92), (462, 150), (484, 236), (462, 316), (404, 366), (320, 376), (236, 366),
        (178, 316), (156, 236), (178, 150), (242, 92)]  # fmt: skip
    hairy(p, head, hide, (320, 290), 34, 3000)
    for side in (1, -1):
        brow: Points = [(320 + side * x, y) for x, y in ((20, 214), (60, 182), (112, 178), (126, 204), (70, 216))]
        hairy(p, brow, ("#8a562c", "#341a0a", "#f0c080"), (320, 260), 18, 240)
    glowing_eyes(p, 320, 222, 68, 15, "#ffa428", -6)
    _jaws(p, 366, 84, 128)
    muzzle: Points = [(320, 218), (362, 232), (396, 296), (420, 346), (392, 384), (340, 374), (320, 384), (300, 374),
        (248, 384), (220, 346), (244, 296), (278, 232)]  # fmt: skip
    hairy(p, muzzle, pale, (320, 250), 22, 1000)
    for side in (1, -1):
        for k in range(3):
            line: Points = [(320 + side * (26 + 12 * k), 246 + 22 * k), (320 + side * (52 + 12 * k), 240 + 26 * k)]
            p.over("#3a1c0c", stroke(line, 6, 2) * 0.55)
    part(p, shape([(320, 252), (362, 258), (376, 286), (350, 316), (320, 324), (290, 316), (264, 286), (278, 258)]),
        ("#3a2a28", "#0c0606", "#b0a0a0"), rim=0.7)  # fmt: skip
    for side in (1, -1):
        p.over("#000000", disc(320 + side * 22, 296, 11, 8, 2))
    p.over("#ffffff", disc(306, 266, 18, 5, 3) * 0.6)


def werewolf(p: Painting) -> None:
    """A werewolf: tall ears, a mane, a long muzzle drawn up over its teeth, both claws raised."""
    hide, pale = ("#6a6470", "#1c1a24", "#d8d4e4"), ("#98929c", "#3c3844", "#ffffff")
    _body(p, hide, wide=288)
    hairy(p, [(320, 440), (392, 470), (420, 590), (390, 760), (250, 760), (220, 590), (248, 470)], pale, (320, 400),
        56, 1700)  # fmt: skip
    mane: Points = [(320, 120), (430, 140), (512, 250), (520, 380), (450, 500), (320, 560)]
    hairy(p, [*mane, *reversed(mirrored(mane))], hide, (320, 300), 70, 3000)
    _arms(p, hide, (548, 430), 118)
    for side in (1, -1):
        ear: Points = [(320 + side * x, y) for x, y in ((52, 150), (82, 60), (150, -4), (170, 90), (148, 190))]
        hairy(p, ear, hide, (320 + side * 100, 180), 26, 500)
        inner: Points = [(320 + side * x, y) for x, y in ((90, 150), (108, 80), (142, 34), (150, 100), (134, 170))]
        part(p, shape(inner), ("#8a5c60", "#2c1418", "#c89898"), rim=0.2)
    jaw: Points = [(236, 340), (246, 440), (282, 516), (320, 530), (358, 516), (394, 440), (404, 340)]
    hairy(p, jaw, hide, (320, 310), 30, 800)
    head: Points = [(320, 116), (388, 128), (440, 186), (470, 268), (498, 330), (420, 352), (380, 390), (320, 400)]
    hairy(p, [*head, *reversed(mirrored(head))], hide, (320, 260), 36, 2600)
    for side in (1, -1):
        brow: Points = [(320 + side * x, y) for x, y in ((12, 236), (50, 200), (124, 168), (132, 198), (68, 232))]
        hairy(p, brow, ("#4c4854", "#121018", "#b8b4c4"), (320, 260), 22, 260)
    glowing_eyes(p, 320, 240, 66, 17, "#ffd61e", -12)
    _jaws(p, 366, 74, 134, 64, 46)
    muzzle: Points = [(320, 226), (352, 240), (376, 310), (402, 350), (388, 384), (340, 372), (320, 384)]
    hairy(p, [*muzzle, *reversed(mirrored(muzzle))], pale, (320, 230), 20, 900)
    for side in (1, -1):
        for k in range(4):
            line: Points = [(320 + side * (10 + 8 * k), 262 + 18 * k), (320 + side * (40 + 9 * k), 250 + 22 * k)]
            p.over("#18141c", stroke(line, 6, 1.8) * 0.6)
    part(p, shape([(320, 290), (354, 296), (362, 316), (340, 340), (320, 346), (300, 340), (278, 316), (286, 296)]),
        ("#2c2a30", "#060608", "#a8a4b0"), rim=0.7)  # fmt: skip
    p.over("#ffffff", disc(310, 302, 14, 4, 3) * 0.6)


def _fist(p: Painting, x: float, y: float, skin: Tones) -> None:
    """A closed hand with four knuckles and a thumb."""
    part(p, shape([(x - 84, y - 40), (x, y - 66), (x + 84, y - 40), (x + 90, y + 40), (x + 50, y + 84),
        (x - 50, y + 84), (x - 90, y + 40)]), skin, rim=0.5)  # fmt: skip
    for finger in range(4):
        at = x - 63 + 42 * finger
        part(p, line_shape([(at, y - 34), (at - 2, y + 10), (at, y + 44)], 42), skin, rim=0.5, cast=0.6)
    part(p, line_shape([(x - 70, y + 58), (x, y + 70), (x + 46, y + 54)], 36), skin, rim=0.5, cast=0.6)


def ape(p: Painting) -> None:
    """A huge ape: a high crest, a heavy brow, a bare dark face, its teeth bared, both fists before its breast."""
    hide, skin = ("#4a4650", "#121016", "#b4b0bc"), ("#5c5054", "#191416", "#c0acac")
    _body(p, hide, 280, 312)
    for side in (1, -1):
        pec: Points = [(320 + side * x, y) for x, y in ((8, 520), (70, 480), (150, 490), (180, 570), (120, 650),
            (20, 650))]  # fmt: skip
        part(p, shape(pec), skin, rim=0.4)
        elbow = (320 + side * 292, 690)
        arm = line_shape([(320 + side * 210, 400), elbow, (320 + side * 120, 690)], 170)
        part(p, arm, hide, rim=0.4)
        fur(p, arm, hide, (320 + side * 170, 320), 44, 1900)
        _fist(p, 320 + side * 112, 690, skin)
    crown: Points = [(320, 20), (392, 48), (448, 130), (474, 240), (470, 340), (410, 440), (320, 470)]
    hairy(p, [*crown, *reversed(mirrored(crown))], hide, (320, 260), 34, 2600)
    for side in (1, -1):
        ear: Points = [(320 + side * x, y) for x, y in ((140, 236), (176, 220), (186, 262), (150, 290))]
        part(p, shape(ear), skin, rim=0.5)
    bare: Points = [(320, 168), (396, 176), (436, 226), (430, 300), (424, 400), (376, 472), (320, 486)]
    part(p, shape([*bare, *reversed(mirrored(bare))]), skin, rim=0.4)
    glowing_eyes(p, 320, 236, 60, 15, "#ffb030", -8)
    brow: Points = [(320, 214), (360, 184), (430, 180), (444, 212), (392, 224), (344, 240)]
    part(p, shape([*brow, (320, 252), *reversed(mirrored(brow))]), ("#4c4246", "#141012", "#c8b4b4"), rim=0.7)
    muzzle: Points = [(320, 268), (366, 286), (408, 340), (416, 380), (320, 372)]
    part(p, shape([*muzzle, *reversed(mirrored(muzzle))]), skin, rim=0.4)
    for side in (1, -1):
        part(p, shape([(320 + side * x, y) for x, y in ((2, 282), (36, 276), (58, 304), (34, 326), (4, 320))]), skin,
            rim=0.7)  # fmt: skip
        p.over("#000000", disc(320 + side * 27, 309, 16, 10, 3))
        for k in range(2):
            line = [(320 + side * (70 + 14 * k), 290 + 8 * k), (320 + side * (92 + 6 * k), 342 + 8 * k)]
            p.over("#0c080a", stroke(line, 7, 2) * 0.6)
    _jaws(p, 366, 80, 104, 50, 40)


BEASTS = {beast.__name__: beast for beast in (ape, bear, werewolf)}
