"""What the people of Armenia wear: robes, hats of every rank, heads with hair and beards."""

from collections.abc import Callable
from dataclasses import dataclass

from art.demon_scenes import Palette
from art.painting import Painting
from art.portrait import Points, face, part, shape, strands, trim

Tones = tuple[str, str, str]
GOLD: Tones = ("#f8e0a0", "#9a6a20", "#fff8d8")
STEEL: Tones = ("#c8ccd8", "#3a3e4a", "#ffffff")
FAIR: Tones = ("#f8d4b0", "#b88060", "#fff6e8")
BROWN: Tones = ("#d8a878", "#7a4c30", "#ffe8cc")
DARK: Tones = ("#b88458", "#5a341e", "#ffd8b0")


@dataclass(frozen=True)
class Person:
    """How somebody looks. ``hat`` names a headgear; ``held`` is an icon at his side with its colours."""

    scene: str
    colours: Palette
    robe: Tones
    inner: Tones
    hat: str
    hat_tones: Tones
    skin: Tones = FAIR
    eyes: str = "#4a3218"
    brows: str = "#2a1a10"
    lips: str = "#a8685a"
    beard: Tones | None = None
    long_beard: bool = False
    hair: Tones | None = None
    held: str = ""
    held_tones: Tones = GOLD
    magic: str = ""
    """The colour of the rings of a magician, "" for others."""


def robe(p: Painting, person: Person) -> None:
    """A long robe with sleeves, trims and a collar."""
    outline: Points = [
        (320, 330),
        (412, 352),
        (486, 424),
        (530, 600),
        (570, 840),
        (70, 840),
        (110, 600),
        (154, 424),
        (228, 352),
    ]
    part(p, shape(outline), person.robe, folds=1.0)
    part(p, shape([(292, 352), (348, 352), (376, 840), (264, 840)]), person.inner, folds=0.6, spread=30)
    trim(p, [(290, 360), (276, 560), (262, 830)], 9)
    trim(p, [(350, 360), (364, 560), (378, 830)], 9)
    for side in (-1, 1):
        x = 320 + side * 122
        sleeve: Points = [
            (x, 372),
            (x + side * 50, 440),
            (x + side * 82, 600),
            (x + side * 104, 830),
            (x + side * 20, 830),
            (x - side * 2, 600),
        ]
        part(p, shape(sleeve), person.robe, folds=0.8, spread=36)
    collar: Points = [(240, 360), (262, 320), (320, 372), (378, 320), (400, 360), (350, 400), (320, 412), (290, 400)]
    part(p, shape(collar), person.inner, rim=0.7)
    trim(p, [(240, 358), (290, 398), (320, 410), (350, 398), (400, 358)], 8)


def head(p: Painting, person: Person) -> None:
    """Neck, hair, face and beard."""
    part(p, shape([(286, 300), (354, 300), (362, 372), (320, 396), (278, 372)]), person.skin, cast=0.3)
    if person.hair is not None:
        locks = [[(262 - 4 * k, 214), (244 - 7 * k, 300), (246 - 9 * k, 392 + 14 * k)] for k in range(4)]
        strands(p, [*locks, *[[(640 - x, y) for x, y in lock] for lock in locks]], 30, person.hair)
    face(p, 320, 258, 124, 176, person.skin, person.eyes, person.brows, person.lips)
    if person.beard is not None:
        foot = 560 if person.long_beard else 400
        middle = (foot + 330) / 2
        beard: Points = [
            (258, 288),
            (286, 312),
            (320, 306),
            (354, 312),
            (382, 288),
            (388, 340),
            (366, middle),
            (338, foot - 30),
            (320, foot),
            (302, foot - 30),
            (274, middle),
            (252, 340),
        ]
        part(p, shape(beard), person.beard, folds=0.9, spread=14)
        count = 9
        lines = [
            [(274 + 11.5 * k, 322), (274 + 11.5 * k, middle), (300 + 5 * k, foot - 16 - abs(k - 4) * 14)]
            for k in range(count)
        ]
        strands(p, lines, 10, person.beard)
        moustache: Points = [
            (272, 300),
            (298, 288),
            (320, 297),
            (342, 288),
            (368, 300),
            (346, 318),
            (320, 308),
            (294, 318),
        ]
        part(p, shape(moustache), person.beard, folds=0.4, spread=10)


def _hood(p: Painting, tones: Tones) -> None:
    outer: Points = [
        (320, 96),
        (392, 128),
        (432, 214),
        (430, 330),
        (396, 400),
        (378, 350),
        (392, 262),
        (372, 190),
        (320, 166),
        (268, 190),
        (248, 262),
        (262, 350),
        (244, 400),
        (210, 330),
        (208, 214),
        (248, 128),
    ]
    part(p, shape(outer), tones, folds=0.6, spread=30, rim=0.9)


def _mitre(p: Painting, tones: Tones) -> None:
    part(
        p,
        shape([(252, 214), (256, 128), (286, 66), (320, 30), (354, 66), (384, 128), (388, 214), (320, 198)]),
        tones,
        rim=0.9,
    )
    trim(p, [(252, 206), (320, 190), (388, 206)], 14)
    trim(p, [(320, 44), (320, 190)], 9)
    p.actor("gothic-cross", 0.5, 0.155, 0.07, GOLD, glow=0.3)


def _klobuk(p: Painting, tones: Tones) -> None:
    """A monk's cylinder with a veil."""
    veil: Points = [
        (256, 120),
        (384, 120),
        (412, 230),
        (440, 420),
        (392, 440),
        (380, 260),
        (260, 260),
        (248, 440),
        (200, 420),
        (228, 230),
    ]
    part(p, shape(veil), tones, folds=0.8, spread=24)
    part(p, shape([(256, 210), (252, 104), (320, 88), (388, 104), (384, 210), (320, 196)], False), tones, rim=0.8)


def _turban(p: Painting, tones: Tones) -> None:
    part(
        p,
        shape([(238, 214), (222, 160), (250, 104), (320, 80), (390, 104), (418, 160), (402, 214), (320, 186)]),
        tones,
        folds=0.5,
        spread=20,
        rim=0.9,
    )
    for step in range(5):
        y = 116 + step * 20
        trim(
            p,
            [(232 + abs(2 - step) * 6, y + 34), (300, y - 4), (408 - abs(2 - step) * 6, y + 22)],
            5,
            (tones[2], tones[1], tones[2]),
        )
    p.actor("gem-pendant", 0.5, 0.185, 0.07, GOLD, glow=0.5)


def _crown(p: Painting, tones: Tones) -> None:
    points: Points = [
        (246, 214),
        (236, 110),
        (268, 158),
        (288, 88),
        (320, 146),
        (352, 88),
        (372, 158),
        (404, 110),
        (394, 214),
        (320, 196),
    ]
    part(p, shape(points, False), tones, rim=1.0)
    trim(p, [(246, 206), (320, 190), (394, 206)], 15)
    for x, tone in ((270, "#d02030"), (320, "#2060d0"), (370, "#20a050")):
        p.glow(x / 640, 0.245, 0.012, tone, 1.6)


def _helmet(p: Painting, tones: Tones) -> None:
    part(
        p,
        shape([(246, 226), (240, 160), (270, 96), (320, 58), (370, 96), (400, 160), (394, 226), (320, 204)]),
        tones,
        rim=1.0,
    )
    part(p, shape([(312, 190), (328, 190), (330, 290), (310, 290)], False), tones, rim=0.8)
    trim(p, [(246, 218), (320, 200), (394, 218)], 12)
    strands(
        p,
        [[(320, 64), (350, 30), (410, 40)], [(320, 64), (356, 44), (420, 70)], [(320, 64), (340, 14), (388, 10)]],
        16,
        ("#d02820", "#5a0808", "#ff9080"),
    )
    for side in (-1, 1):
        x = 320 + side * 74
        part(
            p,
            shape([(x, 214), (x + side * 10, 300), (x - side * 6, 372), (x - side * 22, 330), (x - side * 14, 240)]),
            tones,
            rim=0.6,
        )


def _diadem(p: Painting, tones: Tones) -> None:
    part(p, shape([(256, 196), (288, 160), (320, 112), (352, 160), (384, 196), (320, 178)]), tones, rim=1.0)
    p.glow(0.5, 0.2, 0.02, "#ff50c0", 1.8)
    p.actor("gem-pendant", 0.5, 0.55, 0.12, GOLD, glow=0.5)


def _skullcap(p: Painting, tones: Tones) -> None:
    part(
        p,
        shape([(250, 210), (252, 150), (284, 110), (320, 100), (356, 110), (388, 150), (390, 210), (320, 182)]),
        tones,
        folds=0.3,
        rim=0.9,
    )
    trim(p, [(250, 204), (320, 180), (390, 204)], 12)


HATS: dict[str, Callable[[Painting, Tones], None]] = {
    "hood": _hood,
    "mitre": _mitre,
    "klobuk": _klobuk,
    "turban": _turban,
    "crown": _crown,
    "helmet": _helmet,
    "diadem": _diadem,
    "skullcap": _skullcap,
}
