"""Portraits of the people of Armenia: four magicians and the nine kinds of mortals who hunt them."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from art.demon_scenes import SCENES, Palette
from art.effects import ring, sparks
from art.files import save_painting
from art.painting import Painting
from art.places import PICTURES
from art.portrait import HEIGHT, WIDTH, Points, face, part, shape, strands, trim

Tones = tuple[str, str, str]
FOLDER = PICTURES / "demons"
SIZE = (320, 400)
QUALITY = 80
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


def _robe(p: Painting, person: Person) -> None:
    outline: Points = [
        (320, 330), (412, 352), (486, 424), (530, 600), (570, 840), (70, 840), (110, 600), (154, 424), (228, 352),
    ]  # fmt: skip
    part(p, shape(outline), person.robe, folds=1.0)
    part(p, shape([(292, 352), (348, 352), (376, 840), (264, 840)]), person.inner, folds=0.6, spread=30)
    trim(p, [(290, 360), (276, 560), (262, 830)], 9)
    trim(p, [(350, 360), (364, 560), (378, 830)], 9)
    for side in (-1, 1):
        x = 320 + side * 122
        sleeve: Points = [(x, 372), (x + side * 50, 440), (x + side * 82, 600), (x + side * 104, 830), (x + side * 20, 830), (x - side * 2, 600)]
        part(p, shape(sleeve), person.robe, folds=0.8, spread=36)
    collar: Points = [(240, 360), (262, 320), (320, 372), (378, 320), (400, 360), (350, 400), (320, 412), (290, 400)]
    part(p, shape(collar), person.inner, rim=0.7)
    trim(p, [(240, 358), (290, 398), (320, 410), (350, 398), (400, 358)], 8)


def _head(p: Painting, person: Person) -> None:
    part(p, shape([(286, 300), (354, 300), (362, 372), (320, 396), (278, 372)]), person.skin, cast=0.3)
    if person.hair is not None:
        locks = [[(262 - 4 * k, 214), (244 - 7 * k, 300), (246 - 9 * k, 392 + 14 * k)] for k in range(4)]
        strands(p, [*locks, *[[(640 - x, y) for x, y in lock] for lock in locks]], 30, person.hair)
    face(p, 320, 258, 124, 176, person.skin, person.eyes, person.brows, person.lips)
    if person.beard is not None:
        foot = 560 if person.long_beard else 400
        middle = (foot + 330) / 2
        beard: Points = [
            (258, 288), (286, 312), (320, 306), (354, 312), (382, 288), (388, 340), (366, middle), (338, foot - 30), (320, foot),
            (302, foot - 30), (274, middle), (252, 340),
        ]  # fmt: skip
        part(p, shape(beard), person.beard, folds=0.9, spread=14)
        count = 9
        lines = [[(274 + 11.5 * k, 322), (274 + 11.5 * k, middle), (300 + 5 * k, foot - 16 - abs(k - 4) * 14)] for k in range(count)]
        strands(p, lines, 10, person.beard)
        moustache: Points = [(272, 300), (298, 288), (320, 297), (342, 288), (368, 300), (346, 318), (320, 308), (294, 318)]
        part(p, shape(moustache), person.beard, folds=0.4, spread=10)


def _hood(p: Painting, tones: Tones) -> None:
    outer: Points = [(320, 96), (392, 128), (432, 214), (430, 330), (396, 400), (378, 350), (392, 262), (372, 190), (320, 166),
                     (268, 190), (248, 262), (262, 350), (244, 400), (210, 330), (208, 214), (248, 128)]  # fmt: skip
    part(p, shape(outer), tones, folds=0.6, spread=30, rim=0.9)


def _mitre(p: Painting, tones: Tones) -> None:
    part(p, shape([(252, 214), (256, 128), (286, 66), (320, 30), (354, 66), (384, 128), (388, 214), (320, 198)]), tones, rim=0.9)
    trim(p, [(252, 206), (320, 190), (388, 206)], 14)
    trim(p, [(320, 44), (320, 190)], 9)
    p.actor("gothic-cross", 0.5, 0.155, 0.07, GOLD, glow=0.3)


def _klobuk(p: Painting, tones: Tones) -> None:
    """A monk's cylinder with a veil."""
    veil: Points = [(256, 120), (384, 120), (412, 230), (440, 420), (392, 440), (380, 260), (260, 260), (248, 440), (200, 420), (228, 230)]
    part(p, shape(veil), tones, folds=0.8, spread=24)
    part(p, shape([(256, 210), (252, 104), (320, 88), (388, 104), (384, 210), (320, 196)], False), tones, rim=0.8)


def _turban(p: Painting, tones: Tones) -> None:
    part(p, shape([(238, 214), (222, 160), (250, 104), (320, 80), (390, 104), (418, 160), (402, 214), (320, 186)]), tones, folds=0.5, spread=20, rim=0.9)
    for step in range(5):
        y = 116 + step * 20
        trim(p, [(232 + abs(2 - step) * 6, y + 34), (300, y - 4), (408 - abs(2 - step) * 6, y + 22)], 5, (tones[2], tones[1], tones[2]))
    p.actor("gem-pendant", 0.5, 0.185, 0.07, GOLD, glow=0.5)


def _crown(p: Painting, tones: Tones) -> None:
    points: Points = [(246, 214), (236, 110), (268, 158), (288, 88), (320, 146), (352, 88), (372, 158), (404, 110), (394, 214), (320, 196)]
    part(p, shape(points, False), tones, rim=1.0)
    trim(p, [(246, 206), (320, 190), (394, 206)], 15)
    for x, tone in ((270, "#d02030"), (320, "#2060d0"), (370, "#20a050")):
        p.glow(x / 640, 0.245, 0.012, tone, 1.6)


def _helmet(p: Painting, tones: Tones) -> None:
    part(p, shape([(246, 226), (240, 160), (270, 96), (320, 58), (370, 96), (400, 160), (394, 226), (320, 204)]), tones, rim=1.0)
    part(p, shape([(312, 190), (328, 190), (330, 290), (310, 290)], False), tones, rim=0.8)
    trim(p, [(246, 218), (320, 200), (394, 218)], 12)
    strands(p, [[(320, 64), (350, 30), (410, 40)], [(320, 64), (356, 44), (420, 70)], [(320, 64), (340, 14), (388, 10)]], 16, ("#d02820", "#5a0808", "#ff9080"))
    for side in (-1, 1):
        x = 320 + side * 74
        part(p, shape([(x, 214), (x + side * 10, 300), (x - side * 6, 372), (x - side * 22, 330), (x - side * 14, 240)]), tones, rim=0.6)


def _diadem(p: Painting, tones: Tones) -> None:
    part(p, shape([(256, 196), (288, 160), (320, 112), (352, 160), (384, 196), (320, 178)]), tones, rim=1.0)
    p.glow(0.5, 0.2, 0.02, "#ff50c0", 1.8)
    p.actor("gem-pendant", 0.5, 0.55, 0.12, GOLD, glow=0.5)


def _skullcap(p: Painting, tones: Tones) -> None:
    part(p, shape([(250, 210), (252, 150), (284, 110), (320, 100), (356, 110), (388, 150), (390, 210), (320, 182)]), tones, folds=0.3, rim=0.9)
    trim(p, [(250, 204), (320, 180), (390, 204)], 12)


HATS: dict[str, Callable[[Painting, Tones], None]] = {
    "hood": _hood, "mitre": _mitre, "klobuk": _klobuk, "turban": _turban, "crown": _crown, "helmet": _helmet,
    "diadem": _diadem, "skullcap": _skullcap,
}  # fmt: skip
NIGHT = Palette("#05081c", "#16305a", "#4a70a0", "#0c1830", "#cfe0ff", "#60a0ff")
DUSK = Palette("#1a0a24", "#5a2450", "#c87060", "#2a1430", "#ffd0b0", "#ff8090")
GREEN = Palette("#04140e", "#124a38", "#58a070", "#0a2a20", "#c8ffd8", "#40e090")
VIOLET = Palette("#100420", "#3c1860", "#8850a8", "#1c0c30", "#e8c8ff", "#c070ff")
DAY = Palette("#28405e", "#7a98b0", "#e8d8b0", "#5a5a48", "#fff4d8", "#ffe0a0")
EVENING = Palette("#2a1820", "#8a4a40", "#f0b078", "#4a2c24", "#fff0d0", "#ffc070")
GREY, WHITE, BLACK, RED = (
    ("#b8bcc8", "#4a4e5a", "#ffffff"), ("#f4f6fa", "#98a4b8", "#ffffff"), ("#3a3028", "#0c0806", "#a89078"),
    ("#b05028", "#48180a", "#ffb890"),
)  # fmt: skip
MAGICIANS: dict[str, Person] = {
    "alaric": Person("moor", NIGHT, ("#3a62a0", "#0c1c40", "#a8d0ff"), ("#1c2c50", "#080e20", "#80a8e0"), "hood",
                     ("#44689e", "#0e1c3c", "#c0dcff"), eyes="#3a78c0", brows="#c8ccd4", beard=GREY, long_beard=True,
                     held="crescent-staff", held_tones=("#d8e0f0", "#3a4660", "#ffffff"), magic="#60a0ff"),
    "basil": Person("palace", VIOLET, ("#6a2a8a", "#200a34", "#e0b0ff"), ("#c09030", "#4a2c08", "#ffe8a0"), "skullcap",
                    ("#7a3098", "#260c3c", "#e8c0ff"), skin=BROWN, brows="#1a100a", beard=BLACK, held="open-book",
                    held_tones=("#f0e0b0", "#5a3a14", "#fff8e0"), magic="#c070ff"),
    "cyprian": Person("cave", GREEN, ("#2a6a4a", "#081e14", "#a8ffd0"), ("#14301f", "#050c08", "#80d0a0"), "hood",
                      ("#1c4a34", "#06140d", "#90f0c0"), eyes="#40c080", brows="#1a140e", lips="#8a5048", held="candle-skull",
                      held_tones=("#e8f0c8", "#3a4420", "#ffffe0"), magic="#40e090"),
    "theodora": Person("garden", DUSK, ("#a02848", "#340818", "#ffb0c0"), ("#d8a848", "#5a340c", "#fff0b0"), "diadem", GOLD,
                       eyes="#58803a", brows="#6a2c14", lips="#c83848", hair=RED, held="crystal-ball",
                       held_tones=("#ffd0e8", "#6a1c48", "#ffffff"), magic="#ff8090"),
}  # fmt: skip
MORTALS: dict[str, Person] = {
    "duke": Person("battlefield", DAY, ("#8a2a20", "#2c0a08", "#ff9880"), STEEL, "helmet", STEEL, beard=BLACK, held="broadsword", held_tones=STEEL),
    "metropolitan": Person("hall", VIOLET, ("#6a2a7a", "#200a2c", "#e8b8ff"), GOLD, "mitre", ("#f0e8d8", "#8a7040", "#ffffff"),
                           brows="#d8d8dc", beard=WHITE, long_beard=True, held="shepherds-crook"),
    "emir": Person("palace", EVENING, ("#1c6a60", "#06221e", "#90f0e0"), ("#e8d8b0", "#6a5020", "#fff8e0"), "turban", ("#f4ecd8", "#8a7a50", "#ffffff"),
                   skin=BROWN, beard=BLACK, held="crescent-blade", held_tones=STEEL),
    "bishop": Person("hall", DAY, ("#b08a3a", "#3c2808", "#fff0b0"), ("#7a1c1c", "#280606", "#ff9080"), "mitre", ("#c8a040", "#4a3008", "#fff0b0"),
                     brows="#8a7a6a", beard=GREY, held="jerusalem-cross"),
    "abbot": Person("mountains", DAY, ("#2c2a30", "#0a0a0e", "#a8a8b8"), ("#3c3a42", "#101014", "#b0b0c0"), "klobuk", ("#2a282e", "#0a0a0c", "#a0a0b0"),
                    brows="#c8c8cc", beard=WHITE, long_beard=True, held="open-book"),
    "mullah": Person("desert", EVENING, ("#3a4a3a", "#101810", "#b8d0b0"), ("#d8d0b8", "#5a5440", "#ffffff"), "turban", ("#3c5a4a", "#12241a", "#c0e8d0"),
                     skin=DARK, brows="#a8a098", beard=GREY, long_beard=True, held="tied-scroll"),
    "king": Person("hall", DUSK, ("#2a4a9a", "#0a1638", "#a8c8ff"), ("#f0e8e0", "#8a8078", "#ffffff"), "crown", GOLD, beard=RED, held="winged-scepter"),
    "prince": Person("woods", GREEN, ("#6a5a1c", "#241c06", "#f0e090"), ("#2a5a7a", "#0a1c2a", "#a0d8ff"), "diadem", GOLD, hair=BLACK, held="hawk-emblem"),
    "baron": Person("battlefield", EVENING, ("#5a2c1a", "#1c0c06", "#e0a080"), STEEL, "helmet", ("#a89070", "#3a2c1c", "#fff0d8"), beard=RED, held="sharp-halberd", held_tones=STEEL),
}  # fmt: skip


def portrait(name: str, person: Person) -> Image.Image:
    """The finished portrait, 320 by 400 pixels."""
    p = Painting(f"person {name}", WIDTH, HEIGHT)
    SCENES[person.scene](p, person.colours)
    p.glow(0.5, 0.36, 0.34, person.colours.glow, 0.3)
    if person.magic:
        for radius in (0.27, 0.35):
            ring(p, 0.5, 0.36, radius, person.magic, 1.0, 0.003, 0.6)
        p.actor("pentacle", 0.5, 0.36, 0.7, (person.magic, person.colours.high, person.magic), glow=0.3, share=0.22)
    _robe(p, person)
    _head(p, person)
    HATS[person.hat](p, person.hat_tones)
    if person.held:
        p.actor(person.held, 0.83, 0.62, 0.34, person.held_tones, glow=0.5)
    if person.magic:
        sparks(p, 0.5, 0.6, 0.36, person.magic, 110, 2.6)
    return p.finished(SIZE, 0.45)


def paint_magician(name: str) -> None:
    """Write the portrait of a magician."""
    save_painting(portrait(name, MAGICIANS[name]), FOLDER / "magicians" / f"{name}.jpg", QUALITY)


def paint_mortal(name: str) -> None:
    """Write the portrait of a kind of mortal."""
    save_painting(portrait(name, MORTALS[name]), FOLDER / "mortals" / f"{name}.jpg", QUALITY)
