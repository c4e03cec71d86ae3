"""Parts of the Characters' portraits: shoulders, hair, beards, hoods, helmets, arms. Points in a box of 640 by 800."""

from collections.abc import Callable

from art.painting import Painting
from art.portrait import GOLD_TONES, Points, disc, face, grip, line_shape, mirrored, part, shape, staff, strands, trim

Tones = tuple[str, str, str]
FAIR: Tones = ("#ffd4b0", "#c47a5c", "#fff4e4")
TAN: Tones = ("#d8a070", "#8a5436", "#ffe0b8")
STEEL: Tones = ("#d0d6e4", "#4c5466", "#ffffff")
LEATHER: Tones = ("#8a5c34", "#301c0e", "#f0c890")


def _both(points: Points) -> tuple[Points, Points]:
    return points, mirrored(points)


def neck(p: Painting, skin: Tones) -> None:
    """The neck and the hollow of the throat."""
    part(p, shape([(286, 320), (354, 320), (366, 420), (320, 450), (274, 420)]), skin, rim=0.4)


def robe(p: Painting, cloth: Tones, trimmed: Tones | None = None, wide: float = 1.0) -> None:
    """A robe falling from the shoulders out of the picture."""
    half: Points = [(320, 392), (378, 384), (432, 410), (470 + 40 * (wide - 1), 470), (486, 600), (520, 830)]
    outline = [*half, *[(640 - x, y) for x, y in half[::-1]]]
    part(p, shape(outline), cloth, folds=0.9, spread=44)
    if trimmed:
        trim(p, [(274, 388), (300, 430), (320, 470), (340, 430), (366, 388)], 12, trimmed)
        trim(p, [(320, 470), (322, 640), (318, 830)], 12, trimmed)


def breastplate(p: Painting, metal: Tones, cloth: Tones) -> None:
    """A cuirass with round shoulder pieces over cloth."""
    robe(p, cloth)
    part(p, shape([(262, 404), (320, 396), (378, 404), (424, 440), (420, 560), (380, 650), (320, 672), (260, 650),
        (220, 560), (216, 440)]), metal, rim=0.8)  # fmt: skip
    part(p, line_shape([(320, 410), (324, 540), (320, 668)], 7), metal, rim=0.6, cast=0.2)
    for low in (590, 622):
        part(p, line_shape([(244, low), (320, low + 26), (396, low)], 6), metal, rim=0.5, cast=0.4)
    for points in _both([(404, 404), (452, 392), (508, 430), (524, 496), (478, 512), (430, 480)]):
        part(p, shape(points), metal, rim=0.9)
    for points in _both([(424, 470), (478, 490), (526, 476)]):
        trim(p, points, 9)


def jerkin(p: Painting, hide: Tones, shirt: Tones, laced: bool = True) -> None:
    """A leather jerkin over a shirt, laced at the breast."""
    robe(p, shirt)
    part(p, shape([(270, 400), (320, 500), (370, 400), (420, 420), (440, 560), (448, 830), (192, 830), (200, 560),
        (220, 420)]), hide, folds=0.4, spread=60)  # fmt: skip
    if laced:
        for k in range(4):
            y = 470 + 34 * k
            for flip in (False, True):
                line: Points = [(294, y), (346, y + 26)]
                part(p, line_shape(mirrored(line) if flip else line, 6), ("#f0d8a8", "#8a6838", "#ffffff"), rim=0.4,
                    cast=0.4)  # fmt: skip
    part(p, shape([(196, 690), (320, 712), (444, 690), (448, 736), (320, 760), (192, 736)]), LEATHER, rim=0.6)
    part(p, shape([(290, 698), (350, 698), (354, 766), (286, 766)], False), GOLD_TONES, rim=0.8)


def cape(p: Painting, cloth: Tones) -> None:
    """A cape behind the shoulders."""
    half: Points = [(320, 350), (420, 372), (520, 430), (578, 560), (640, 830)]
    part(p, shape([*half, *[(640 - x, y) for x, y in half[::-1]]]), cloth, folds=1.0, spread=56)


def hood(p: Painting, cloth: Tones, trimmed: Tones | None = None, peak: float = 0.0) -> None:
    """A hood around the face; `peak` draws its top up."""
    part(p, shape([(320, 124 - peak), (400, 160), (440, 260), (452, 400), (410, 450), (384, 350), (366, 236), (320,
        190), (274, 236), (256, 350), (230, 450), (188, 400), (200, 260), (240, 160)]), cloth, folds=0.7,
        spread=32)  # fmt: skip
    if trimmed:
        trim(p, [(232, 446), (256, 350), (274, 238), (320, 192), (366, 238), (384, 350), (408, 446)], 8, trimmed)


def long_hair(p: Painting, tones: Tones, low: float = 540, wave: float = 20) -> None:
    """Hair falling behind the shoulders; paint it before the neck."""
    part(p, shape([(320, 140), (400, 170), (424, 270), (438, 400), (430, low), (320, low - 60), (210, low), (202,
        400), (216, 270), (240, 170)]), tones, folds=1.0, spread=16)  # fmt: skip
    for k in range(5):
        line: Points = [(392 + 8 * k, 220), (412 + 7 * k, 340), (404 + 11 * k - wave, 440), (420 + 9 * k,
            low + 10 * (k % 2))]  # fmt: skip
        strands(p, [line, mirrored(line)], 26, tones)


def fringe(p: Painting, tones: Tones, part_at: float = 320) -> None:
    """Hair over the brow, parted."""
    lines: list[Points] = [
        [(part_at, 164), (part_at - 46, 178), (254, 230), (250, 310)],
        [(part_at, 164), (part_at + 46, 178), (386, 230), (390, 310)],
        [(part_at - 4, 160), (part_at - 32, 168), (262, 206), (246, 262)],
        [(part_at + 4, 160), (part_at + 32, 168), (378, 206), (394, 262)],
    ]
    strands(p, lines, 34, tones)


def cropped(p: Painting, tones: Tones) -> None:
    """Short hair on the crown."""
    part(p, shape([(252, 262), (246, 208), (274, 160), (320, 146), (366, 160), (394, 208), (388, 262), (378, 222),
        (350, 196), (320, 190), (290, 196), (262, 222)]), tones, folds=1.2, spread=14)  # fmt: skip


def beard(p: Painting, tones: Tones, low: float, wide: float = 1.0) -> None:
    """A full beard down to a height, with moustache and mouth."""
    half = 62 * wide
    outline: Points = [(320 - half, 290), (320 - half * 0.5, 320), (320, 318), (320 + half * 0.5, 320), (320 + half,
        290), (320 + half * 1.08, 360), (320 + half * 0.7, (low + 380) / 2), (320, low), (320 - half * 0.7,
        (low + 380) / 2), (320 - half * 1.08, 360)]  # fmt: skip
    part(p, shape(outline), tones, folds=1.0, spread=12)
    lines: list[Points] = [[(320 + (k - 4) * half * 0.23, 334), (320 + (k - 4) * half * 0.24, (low + 330) / 2),
        (320 + (k - 4) * half * 0.10, low - 8 * abs(k - 4))] for k in range(9)]  # fmt: skip
    strands(p, lines, 13, tones)
    part(p, shape([(274, 328), (298, 310), (320, 318), (342, 310), (366, 328), (344, 334), (320, 326), (296, 334)]),
        tones, rim=0.5)  # fmt: skip
    p.over("#6a241c", disc(320, 340, 15, 4, 1.0) * 0.9)


def arm(
    p: Painting, cloth: Tones, elbow: tuple[float, float], hand: tuple[float, float], right: bool, width: float = 84
) -> None:
    """A sleeve from the shoulder over the elbow to the hand."""
    shoulder = (440, 440) if right else (200, 440)
    part(p, line_shape([shoulder, elbow, hand], width), cloth, folds=0.6, spread=30)


def fist(p: Painting, hand: tuple[float, float], skin: Tones, size: float = 18) -> None:
    """A hand closed around something."""
    part(p, shape([(hand[0] - size * 1.6, hand[1] - size * 1.2), (hand[0] + size * 1.6, hand[1] - size * 1.2),
        (hand[0] + size * 1.7, hand[1] + size * 2), (hand[0] - size * 1.7, hand[1] + size * 2)]), skin,
        rim=0.4)  # fmt: skip
    grip(p, hand[0], hand[1] - size * 0.6, skin, size)


def pole(
    p: Painting, foot: tuple[float, float], head: tuple[float, float], tones: Tones = LEATHER, width: float = 16
) -> None:
    """A staff or shaft."""
    staff(p, foot, head, tones, width)


def helm(p: Painting, metal: Tones, crest: Tones | None = None) -> None:
    """An open helmet with cheek pieces and, if given, a crest."""
    if crest:
        part(p, shape([(300, 150), (306, 60), (240, 70), (220, 110), (224, 60), (320, 16), (416, 60), (420, 110),
            (400, 70), (334, 60), (340, 150)]), crest, folds=1.0, spread=14)  # fmt: skip
    part(p, shape([(240, 330), (238, 220), (264, 152), (320, 126), (376, 152), (402, 220), (400, 330), (376, 372),
        (368, 300), (372, 240), (350, 208), (320, 202), (290, 208), (268, 240), (272, 300), (264, 372)]), metal,
        rim=0.9)  # fmt: skip
    part(p, shape([(309, 130), (331, 130), (329, 300), (320, 312), (311, 300)]), metal, rim=0.8, cast=0.5)
    for points in _both([(272, 300), (266, 240), (292, 208), (320, 202)]):
        trim(p, points, 8)


def pointed_ears(p: Painting, skin: Tones, long: float = 60) -> None:
    """Pointed ears; paint them before the face."""
    for points in _both([(378, 288), (374, 244), (388 + long * 0.4, 232 - long * 0.3), (400 + long, 204 - long * 0.4),
        (404 + long * 0.3, 262)]):  # fmt: skip
        part(p, shape(points), skin, rim=0.6)


def light_eyes(p: Painting, tone: str, power: float = 1.0) -> None:
    """Let the eyes of a face at the usual place shine."""
    for x in (293, 347):
        p.glow(x / 640, 262 / 800, 0.012, tone, 1.4 * power)
        p.glow(x / 640, 262 / 800, 0.035, tone, 0.5 * power)


def visage(p: Painting, skin: Tones, eyes: str, brows: str, lips: str, wide: float = 128, tall: float = 186) -> None:
    """The face at the usual place."""
    face(p, 320, 258, wide, tall, skin, eyes, brows, lips)


SIDES: tuple[Callable[[Points], Points], Callable[[Points], Points]] = (list, mirrored)
