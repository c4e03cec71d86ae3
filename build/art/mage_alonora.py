"""Alonora, mage of fire."""

from collections.abc import Callable

from art.backdrops import clouds, peaks
from art.effects import FIRE, blaze, plume, sparks
from art.painting import Painting
from art.portrait import (
    Points,
    face,
    mirrored,
    part,
    shape,
    strands,
    trim,
)


def alonora(p: Painting) -> None:
    """The mage of fire: flaming hair, a pointed collar, fire in both hands."""
    p.sky((0, "#140408"), (0.5, "#5a120e"), (0.85, "#d8521a"))
    clouds(p, "#b83a20", "#1c060a", 0.5, 0.55)
    peaks(p, "#2a0a0c", "#a0301c", 0.7, 0.24)
    p.glow(0.5, 0.3, 0.5, "#c03c10", 0.4)
    blaze(p, 0.92, 0.34, FIRE, 0.5)
    p.glow(0.5, 1.0, 0.5, "#ff6a18", 0.35)
    p.shade(0.72 + 0.28 * (1 - p.y))
    hair = ("#d84a18", "#5a0c08", "#ffd080")
    for across, height, lean in (
        (0, -0.02, 0.03),
        (-0.09, 0.03, -0.12),
        (0.09, 0.02, 0.15),
        (-0.15, 0.13, -0.22),
        (0.15, 0.12, 0.24),
    ):
        plume(p, (0.5 + across, 0.36), (0.5 + across + lean, height), 0.075, FIRE, 0.8, 1.05)
    locks = [
        [
            (320 + k * 20, 200),
            (300 + k * 46, 130 + 12 * abs(k)),
            (320 + k * 56, 64 + 30 * abs(k)),
            (334 + k * 70, 16 + 46 * abs(k)),
        ]
        for k in range(-4, 5)
    ]
    strands(p, locks, 44, hair)
    thin = [
        [
            (320 + k * 16, 196),
            (304 + k * 36, 120 + 10 * abs(k)),
            (326 + k * 50, 56 + 30 * abs(k)),
            (318 + k * 70, 4 + 50 * abs(k)),
        ]
        for k in range(-4, 5)
    ]
    strands(p, thin, 20, ("#ff8a30", "#a8240c", "#fff0a0"))
    strands(
        p,
        [
            [(256, 230), (226, 320), (214, 420), (180, 500)],
            [(384, 230), (414, 320), (428, 420), (462, 500)],
            [(270, 240), (246, 340), (250, 440), (226, 520)],
            [(370, 240), (394, 340), (390, 440), (414, 520)],
        ],
        46,
        hair,
    )
    gown = ("#b81f1c", "#33060a", "#ffb070")
    collar: Points = [(300, 356), (232, 330), (170, 236), (196, 330), (236, 400), (300, 420)]
    part(p, shape(collar, False), ("#7a1214", "#2a0406", "#ffc080"), folds=0.3)
    part(p, shape(mirrored(collar), False), ("#7a1214", "#2a0406", "#ffc080"), folds=0.3)
    part(p, shape([(296, 300), (344, 300), (350, 390), (290, 390)]), ("#e8b490", "#8a4a34", "#ffe0c0"))
    part(
        p,
        shape(
            [
                (284, 366),
                (320, 400),
                (356, 366),
                (408, 380),
                (428, 430),
                (396, 520),
                (380, 570),
                (430, 700),
                (480, 840),
                (160, 840),
                (210, 700),
                (260, 570),
                (244, 520),
                (212, 430),
                (232, 380),
            ]
        ),
        gown,
        folds=1.0,
        spread=42,
    )
    trim(p, [(284, 368), (304, 400), (320, 440), (336, 400), (356, 368)], 9)
    trim(p, [(256, 566), (320, 590), (384, 566)], 13)
    part(p, shape([(320, 428), (334, 446), (320, 466), (306, 446)], False), ("#ffd070", "#d0301c", "#ffffff"), rim=0.9)
    for flip in (False, True):
        _raised_arm(p, flip, gown)
    face(p, 320, 246, 116, 170, ("#ffd4b0", "#c47a5c", "#fff4e4"), "#c86a14", "#7a2410", "#b02c28")
    strands(
        p,
        [[(322, 166), (276, 178), (258, 224), (252, 290)], [(318, 166), (364, 178), (382, 224), (388, 290)]],
        30,
        hair,
    )
    trim(p, [(268, 196), (320, 184), (372, 196)], 7)
    part(p, shape([(320, 172), (330, 190), (320, 208), (310, 190)], False), ("#ffb060", "#a81410", "#ffffff"), rim=0.9)
    sparks(p, 0.5, 0.5, 0.36, "#ffb040", 160, 3.0, 0.2)


def _raised_arm(p: Painting, flip: bool, gown: tuple[str, str, str]) -> None:
    """An arm held out to the side with a flame above its hand."""
    arm: Points = [
        (232, 386),
        (186, 450),
        (150, 490),
        (120, 470),
        (92, 430),
        (70, 446),
        (70, 530),
        (110, 590),
        (170, 580),
        (220, 500),
        (244, 440),
    ]
    hand: Points = [
        (112, 462),
        (92, 446),
        (84, 420),
        (74, 396),
        (84, 394),
        (92, 410),
        (92, 380),
        (100, 378),
        (106, 406),
        (110, 376),
        (118, 377),
        (120, 408),
        (128, 384),
        (135, 388),
        (132, 420),
        (130, 446),
        (122, 464),
    ]
    turn: Callable[[Points], Points] = mirrored if flip else list
    part(p, shape(turn(arm)), gown, folds=0.7, spread=30)
    part(p, shape(turn(hand)), ("#f0c4a0", "#a8624a", "#fff0dc"), rim=0.6)
    trim(p, turn([(120, 474), (96, 446), (76, 446)]), 8)
    x = 532 / 640 if flip else 108 / 640
    plume(p, (x, 0.48), (x + (0.03 if flip else -0.03), 0.2), 0.06, FIRE, 0.9, 1.15)
    p.glow(x, 0.42, 0.12, "#ffa040", 0.7)
