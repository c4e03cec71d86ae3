"""Vasha of the Devil's Circle. Points are in the portrait's box of 640 by 800."""

from art.circle_parts import fangs, glowing_eyes
from art.effects import bolt, ring, sparks
from art.painting import Painting
from art.portrait import Points, disc, line_shape, part, shape, stroke


def vasha(p: Painting) -> None:
    """Vasha: pale and slender, ram's horns, hair of serpents, wings like a cloak of night."""
    p.sky((0, "#0a0418"), (0.5, "#3a1258"), (1, "#c0407a"))
    ring(p, 0.5, 0.34, 0.3, "#ff60c0", 1.0, 0.006, 0.9)
    ring(p, 0.5, 0.34, 0.36, "#a040ff", 1.0, 0.004, 0.7)
    bolt(p, (0.05, 0.0), (0.2, 0.6), "#c060ff", 0.8)
    bolt(p, (0.95, 0.0), (0.82, 0.55), "#c060ff", 0.8)
    wing = ("#5a2248", "#14061c", "#ff90d0")
    for side in (-1, 1):
        outline: Points = [
            (320 + side * 60, 470),
            (320 + side * 200, 250),
            (320 + side * 330, 130),
            (320 + side * 340, 300),
            (320 + side * 300, 420),
            (320 + side * 330, 560),
            (320 + side * 250, 620),
            (320 + side * 240, 740),
            (320 + side * 120, 700),
        ]
        part(p, shape(outline), wing, folds=0.5, spread=60)
        for tip in ((332, 300), (326, 560), (238, 730)):
            part(
                p,
                line_shape(
                    [
                        (320 + side * 210, 260),
                        (320 + side * (tip[0] * 0.5 + 110), (260 + tip[1]) / 2 - 20),
                        (320 + side * tip[0], tip[1]),
                    ],
                    12,
                    True,
                ),
                ("#8a3a6a", "#2a0a24", "#ffb0e0"),
                rim=0.7,
            )
    skin = ("#a8c0b8", "#3c4a58", "#f4fff8")
    bodice = ("#3a1030", "#0c0410", "#ff80c8")
    neck: Points = [(286, 380), (354, 380), (362, 470), (440, 500), (480, 600), (160, 600), (200, 500), (278, 470)]
    part(p, shape(neck), skin, rim=0.6)
    body: Points = [
        (180, 560),
        (240, 600),
        (320, 650),
        (400, 600),
        (460, 560),
        (500, 680),
        (520, 840),
        (120, 840),
        (140, 680),
    ]
    part(p, shape(body), bodice, folds=0.7, spread=30)
    for n in range(5):
        y = 610 + n * 44
        for side in (-1, 1):
            part(
                p,
                shape(
                    [
                        (320 + side * 10, y + 30),
                        (320 + side * (60 + n * 6), y),
                        (320 + side * (90 + n * 8), y + 16),
                        (320 + side * 30, y + 54),
                    ]
                ),
                ("#7a2458", "#240818", "#ffa0d8"),
                rim=0.7,
                cast=0.4,
            )
    part(p, shape([(320, 520), (346, 556), (320, 610), (294, 556)], False), ("#ff4a6a", "#5a0418", "#ffe0e0"), rim=0.9)
    p.glow(0.5, 0.7, 0.06, "#ff3060", 0.8)
    snake = ("#3c7a52", "#0c2418", "#b8ffb0")
    for side in (-1, 1):
        for k, (dx, dy) in enumerate(((250, 20), (270, 130), (240, 240), (250, 350), (180, 430))):
            line: Points = [
                (320 + side * 60, 190 + k * 26),
                (320 + side * 130, 150 + k * 46),
                (320 + side * (dx - 80), dy + 70),
                (320 + side * (dx - 20), dy + 50),
                (320 + side * dx, dy),
            ]
            part(p, line_shape(line, 30, False), snake, rim=0.7)
            head_at = (320 + side * dx, dy)
            part(
                p,
                shape(
                    [
                        (head_at[0] - 22, head_at[1] + 12),
                        (head_at[0] - 12, head_at[1] - 20),
                        (head_at[0] + side * 26, head_at[1] - 24),
                        (head_at[0] + 22, head_at[1] + 10),
                        (head_at[0], head_at[1] + 24),
                    ]
                ),
                snake,
                rim=0.8,
            )
            p.over("#ffe040", disc(head_at[0] + side * 2, head_at[1] - 6, 5, 5, 0.8))
        horn: Points = [
            (320 + side * 60, 196),
            (320 + side * 130, 130),
            (320 + side * 200, 180),
            (320 + side * 190, 280),
            (320 + side * 130, 300),
            (320 + side * 126, 250),
        ]
        part(p, line_shape(horn, 56, True), ("#3a2c3a", "#0c080e", "#e0c0e0"), rim=0.9)
    face_outline: Points = [
        (320, 160),
        (374, 176),
        (400, 236),
        (396, 300),
        (374, 360),
        (342, 410),
        (320, 424),
        (298, 410),
        (266, 360),
        (244, 300),
        (240, 236),
        (266, 176),
    ]
    part(p, shape(face_outline), skin, rim=0.7)
    for side in (-1, 1):
        p.over("#2a1838", disc(320 + side * 40, 280, 34, 22, 7) * 0.7)
        p.over(
            "#1c1024", stroke([(320 + side * 14, 262), (320 + side * 42, 240), (320 + side * 80, 228)], 9, 1.2) * 0.95
        )
        cheek: Points = [(320 + side * 70, 310), (320 + side * 44, 340), (320 + side * 30, 370)]
        p.over("#4a5a64", stroke(cheek, 16, 5) * 0.5)
        p.over(
            "#8a1848", stroke([(320 + side * 46, 300), (320 + side * 42, 340), (320 + side * 36, 372)], 6, 1.0) * 0.85
        )
    glowing_eyes(p, 320, 282, 40, 18, "#ff50b0", 7)
    p.over("#5a6a70", stroke([(312, 290), (306, 330), (302, 346)], 9, 2.4, False) * 0.55)
    p.over("#f4fff8", stroke([(324, 286), (326, 336)], 5, 1.8, False) * 0.5)
    part(
        p,
        shape([(286, 372), (306, 364), (320, 370), (334, 364), (354, 372), (338, 386), (320, 390), (302, 386)]),
        ("#a01040", "#3a0418", "#ff90b0"),
        rim=0.6,
        cast=0.2,
    )
    fangs(p, [(306, 378, 22, 5), (334, 378, 22, 5)])
    part(p, shape([(320, 176), (332, 206), (320, 232), (308, 206)], False), ("#ff60c0", "#5a0838", "#ffe0f4"), rim=0.9)
    sparks(p, 0.5, 0.5, 0.4, "#ff90e0", 120, 2.6)
