"""Portraits of the Ghoul, the Minstrel and the Monk."""

from art.backdrops import hill, hills, moon
from art.effects import sparks, streaks
from art.painting import Painting
from art.portrait import GOLD_TONES, Points, disc, line_shape, mirrored, part, shape, strands, trim
from art.talisman_buildings import house
from art.talisman_busts import (
    FAIR,
    arm,
    cape,
    cropped,
    fist,
    jerkin,
    light_eyes,
    neck,
    pointed_ears,
    robe,
    visage,
)
from art.talisman_nature import column, daylight, masonry, meadow
from art.talisman_sculpt import creature, prop

WOOD = ("#a8763e", "#3c220e", "#ffe8b0")
WHITE = ("#f8f4ec", "#8c8880", "#ffffff")


def ghoul(p: Painting) -> None:
    """A gaunt ghoul among open graves."""
    p.sky((0, "#2c3440"), (0.5, "#6c7c6c"), (0.9, "#c8d0a0"))
    moon(p, 0.24, 0.14, 0.1, "#f4ffd8")
    creature(p, "dead-wood", 0.88, 0.36, 0.66, ("#3c443c", "#141814", "#d8f0b0"), flip=True)
    hill(p, "#4c5844", "#d8f0b0", 0.76, 0.05)
    for x, foot, size in ((0.12, 0.82, 0.2), (0.84, 0.84, 0.22)):
        prop(p, "tombstone", x, foot, size, ("#a8b0a0", "#4c5448", "#ffffff"))
    skin = ("#b8c890", "#4c5c34", "#f4ffc8")
    rag = ("#6a5c48", "#1f1a12", "#e0d0a8")
    cape(p, ("#4c4438", "#14120c", "#c0b890"))
    robe(p, rag)
    part(p, shape([(276, 396), (320, 540), (364, 396), (380, 430), (360, 600), (320, 640), (280, 600), (260, 430)]),
        skin, rim=0.3)  # fmt: skip
    for k in range(4):
        for flip in (False, True):
            rib: Points = [(320, 470 + 36 * k), (350, 462 + 36 * k), (372, 482 + 36 * k)]
            part(p, line_shape(mirrored(rib) if flip else rib, 9, True), skin, rim=0.4, cast=0.6)
    neck(p, skin)
    pointed_ears(p, skin, 40)
    visage(p, skin, "#e0ff40", "#3c4428", "#54402c", 122, 196)
    for x in (-1, 1):
        p.over("#2c3818", disc(320 + x * 27, 262, 22, 19, 7) * 0.75)
        p.over("#3c4a20", disc(320 + x * 44, 310, 14, 26, 8) * 0.6)
    part(p, shape([(290, 326), (320, 320), (350, 326), (344, 352), (320, 358), (296, 352)]), ("#2c1410", "#140806",
        "#6a3c34"), rim=0.2)  # fmt: skip
    for k in range(6):
        x = 297 + 9 * k
        part(p, shape([(x - 4, 325), (x + 4, 325), (x, 341)], False), ("#fff8e0", "#b8b088", "#ffffff"), rim=0.4,
            cast=0.2)  # fmt: skip
    light_eyes(p, "#d8ff50", 1.0)
    strands(p, [[(300, 150), (250, 190), (236, 280), (226, 380)], [(340, 150), (392, 190), (404, 280), (416, 380)],
        [(320, 146), (280, 170), (256, 220)]], 16, ("#8c8c7c", "#34342c", "#e0e8c0"))  # fmt: skip
    for right in (False, True):
        hand = (508.0, 520.0) if right else (132.0, 520.0)
        arm(p, rag, (530.0 if right else 110.0, 610.0), (hand[0], hand[1] + 50), right, 76)
        for k in range(5):
            tip = (hand[0] + (k - 2) * 22, hand[1] - 70 + 12 * abs(k - 2))
            part(p, line_shape([(hand[0] + (k - 2) * 10, hand[1] + 30), (hand[0] + (k - 2) * 18, hand[1] - 20), tip],
                18, True), skin, rim=0.6)  # fmt: skip
        part(p, shape([(hand[0] - 34, hand[1] + 10), (hand[0] + 34, hand[1] + 10), (hand[0] + 28, hand[1] + 56),
            (hand[0] - 28, hand[1] + 56)]), skin, rim=0.4)  # fmt: skip
    p.fog(0.94, 0.1, "#d0e0a0", 0.6)


def minstrel(p: Painting) -> None:
    """A merry minstrel with his lyre outside an inn."""
    daylight(p, ((0, "#4a5aa8"), (0.45, "#e8a098"), (0.8, "#ffe0a0")), (0.2, 0.3, 0.07, "#fff4c8"), ("#ffd8d0",
        "#7c6aa0"))  # fmt: skip
    hills(p, ("#98888c", "#84945c"), "#fff4c0", 0.72, 0.06, 0.08)
    house(p, 0.84, 0.86, 0.5, 0.36, roof="#a84c34")
    cape(p, ("#d8902c", "#5c2c08", "#fff0a0"))
    jerkin(p, ("#b8342c", "#400c0c", "#ffb8a0"), ("#f4e8c8", "#8c7c5c", "#ffffff"))
    neck(p, FAIR)
    visage(p, FAIR, "#4c8ab8", "#7a4420", "#c0504c")
    cropped(p, ("#a8602c", "#44200a", "#ffc888"))
    for points in ([(256, 210), (244, 270), (250, 320)],):
        strands(p, [points, mirrored(points)], 26, ("#a8602c", "#44200a", "#ffc888"))
    part(p, shape([(232, 200), (262, 140), (330, 112), (404, 130), (420, 180), (396, 204), (320, 186)]), ("#2c7a5c",
        "#0a2c20", "#b0ffd8"), folds=0.5, spread=40)  # fmt: skip
    trim(p, [(232, 202), (320, 186), (410, 196)], 11)
    part(p, line_shape([(392, 170), (460, 110), (500, 40), (470, 10)], 40, True), ("#fff4d8", "#d8a038", "#ffffff"),
        folds=1.0, spread=14)  # fmt: skip
    creature(p, "lyre", 0.44, 0.72, 0.42, ("#ffdc88", "#9a6418", "#fffbe0"), ink="#5c3410", turn=8, glow=0.6)
    arm(p, ("#b8342c", "#400c0c", "#ffb8a0"), (530, 620), (372, 640), True, 78)
    part(p, line_shape([(420, 636), (384, 640)], 66), ("#f4e8c8", "#8c7c5c", "#ffffff"), folds=0.6, spread=12)
    fist(p, (356, 620), FAIR, 16)
    arm(p, ("#b8342c", "#400c0c", "#ffb8a0"), (104, 620), (176, 660), False, 78)
    fist(p, (190, 650), FAIR, 16)
    for x, y, size in ((0.2, 0.46, 0.1), (0.76, 0.4, 0.09), (0.86, 0.26, 0.12)):
        creature(p, "musical-notes", x, y, size, ("#fff4b0", "#e0a040", "#ffffff"), glow=1.2)
    streaks(p, [[(0.44, 0.6), (0.24, 0.5), (0.14, 0.36), (0.26, 0.2)], [(0.5, 0.6), (0.74, 0.46), (0.82, 0.3), (0.74,
        0.16)]], "#fff0b0", 3, 0.6)  # fmt: skip
    sparks(p, 0.5, 0.5, 0.36, "#fff4c0", 90, 2.4)


def monk(p: Painting) -> None:
    """A calm monk with prayer beads in a cloister."""
    daylight(p, ((0, "#5a98d0"), (0.5, "#d0e8f0"), (0.8, "#fff8dc")), None)
    hills(p, ("#98b8a0", "#84ac70"), "#fbffd8", 0.6, 0.06, 0.08)
    masonry(p, (0.0, 0.0, 1.0, 0.14), "#d0bc98", "#7c6a4c", 0.05)
    for x in (0.08, 0.92):
        column(p, x, 0.12, 0.9, 0.11, "#e0d0b0", "#ffffff", 1 if x < 0.5 else -1)
    meadow(p, 0.84, "#a89070", "#7c6448", waves=0.01)
    p.glow(0.5, 0.3, 0.34, "#fff4c8", 0.5)
    brown = ("#8a5c34", "#2c180a", "#f0c890")
    robe(p, brown, None, 1.2)
    part(p, shape([(240, 400), (320, 380), (400, 400), (420, 450), (370, 500), (320, 510), (270, 500), (220, 450)]),
        brown, folds=0.7, spread=30)  # fmt: skip
    neck(p, FAIR)
    part(p, shape([(230, 420), (262, 380), (320, 440), (378, 380), (410, 420), (372, 470), (320, 484), (268, 470)]),
        ("#7a4c28", "#241206", "#e8b880"), folds=0.8, spread=24)  # fmt: skip
    for x in (-1, 1):
        part(p, shape([(320 + x * 60, 244), (320 + x * 78, 236), (320 + x * 82, 268), (320 + x * 66, 296)]), FAIR,
            rim=0.5)  # fmt: skip
    visage(p, FAIR, "#5c7a4c", "#5c3818", "#b05c4c", 132, 184)
    hair = ("#7a4c24", "#2c180a", "#e0a868")
    part(p, shape([(252, 268), (246, 216), (262, 186), (284, 202), (320, 208), (356, 202), (378, 186), (394, 216),
        (388, 268), (380, 230), (352, 220), (320, 222), (288, 220), (260, 230)]), hair, folds=1.2,
        spread=12)  # fmt: skip
    p.over("#ffe8d0", disc(308, 186, 30, 12, 8) * 0.5)
    for k in range(17):
        share = k / 16
        x, y = 236 + 168 * share, 430 + 210 * (1 - (2 * share - 1) ** 2)
        part(p, shape([(x - 9, y), (x, y - 9), (x + 9, y), (x, y + 9)]), ("#c87838", "#5c2408", "#ffe0a8"), rim=0.7,
            cast=0.5)  # fmt: skip
    creature(p, "ankh", 0.5, 0.88, 0.12, GOLD_TONES, turn=-45, glow=0.4)
    for right in (False, True):
        arm(p, brown, (530.0 if right else 110.0, 600.0), (372.0 if right else 268.0, 620.0), right, 96)
    for x in (-1, 1):
        part(p, shape([(320 + x * 4, 540), (320 + x * 26, 560), (320 + x * 40, 620), (320 + x * 36, 664),
            (320 + x * 2, 660)]), FAIR, rim=0.5)  # fmt: skip
        for k in range(3):
            part(p, line_shape([(320 + x * (8 + 8 * k), 620), (320 + x * (6 + 6 * k), 570), (320 + x * (4 + 3 * k),
                536 + 8 * k)], 12), FAIR, rim=0.5, cast=0.4)  # fmt: skip
    sparks(p, 0.5, 0.4, 0.36, "#fff8d8", 70, 2.2)


HEROES = {hero.__name__: hero for hero in (ghoul, minstrel, monk)}
