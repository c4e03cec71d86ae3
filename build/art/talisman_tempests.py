"""The Events that come over whole lands."""

from art.backdrops import clouds, hill, hills, peaks, plain, stars
from art.effects import bolt, rain, sparks, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import house, panel
from art.talisman_looks import DARK, FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person
from art.talisman_nature import conifer, daylight, leafy, meadow, road, snow
from art.talisman_outer import MORNING, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

RED = ("#c8382c", "#40080c", "#ffb070")
WOOD = ("#a8763e", "#4a2c12", "#ffe0a8")
BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def stall(p: Painting, x: float, foot: float, width: float, one: str, other: str) -> None:
    """A market stall with a striped awning."""
    for side in (-1, 1):
        at = x + side * width * 0.46
        panel(p, [(at - 0.006, foot), (at - 0.006, foot - 0.46), (at + 0.006, foot - 0.46), (at + 0.006, foot)],
            "#8a6238", 1, grain="wood")  # fmt: skip
    for k in range(8):
        left, right = x + width * (k / 8 - 0.5), x + width * ((k + 1) / 8 - 0.5)
        top_left, top_right = x + width * 0.84 * (k / 8 - 0.5), x + width * 0.84 * ((k + 1) / 8 - 0.5)
        panel(p, [(top_left, foot - 0.56), (top_right, foot - 0.56), (right, foot - 0.42), ((left + right) / 2,
            foot - 0.385), (left, foot - 0.42)], one if k % 2 else other, 1.1, low=0.85)  # fmt: skip
    panel(p, [(x - width * 0.5, foot - 0.2), (x + width * 0.5, foot - 0.2), (x + width * 0.5, foot), (x - width * 0.5,
        foot)], "#a87844", 0.95, grain="wood")  # fmt: skip
    panel(p, [(x - width * 0.53, foot - 0.23), (x + width * 0.53, foot - 0.23), (x + width * 0.53, foot - 0.19),
        (x - width * 0.53, foot - 0.19)], "#c89458", 1.15, grain="wood")  # fmt: skip


def blizzard(p: Painting) -> None:
    """A traveller bends against a howling blizzard."""
    daylight(p, ((0, "#7088a8"), (0.6, "#c0d0e0"), (1, "#e8f0f8")), None, ("#f4f8ff", "#7488a4"))
    peaks(p, "#8a9cb8", "#ffffff", 0.66, 0.3, "#ffffff")
    for x, foot, size in ((0.1, 0.84, 0.6), (0.24, 0.78, 0.4), (0.9, 0.84, 0.7), (0.78, 0.76, 0.4)):
        conifer(p, x, foot, size, "#5a7888", "#f4fbff")
    plain(p, 0.72, "#dce8f4", "#f8fcff", 0.12)
    one = Person("robe", ("#6a4a34", "#28180e", "#e8d0b8"), ("#4a3424", "#1c100a", "#c8b098"), TAN, DARK, "short",
        "short", "hood", cloak=("#7a5236", "#2c1a0e", "#ffe8d0"), left="raise", right="staff", held=(("right",
        Held("wood-stick", 80, 8, 2, -4, WOOD)),))  # fmt: skip
    stand(p, one, 0.5, 0.97, 0.68, turn=8, flip=True)
    for k in range(12):
        y = 0.08 + 0.08 * k
        streaks(p, [[(1.05, y - 0.1), (0.7, y + 0.02), (0.4, y - 0.02), (-0.05, y + 0.1)]], "#ffffff", 3, 0.45, 2)
    snow(p, 1100, 1.0)
    p.fog(0.96, 0.16, "#ffffff", 0.7)


def evil_darkness(p: Painting) -> None:
    """Darkness with many eyes swallows a village."""
    daylight(p, ((0, "#1c1830"), (0.5, "#4c3c6c"), (0.8, "#9a7898")), None)
    hills(p, ("#54486c", "#443c58"), "#c0a8e0", 0.62, 0.08, 0.08)
    meadow(p, 0.74, "#4c4858", "#2c2a38", "#c8b0d8", 0.02)
    for x, foot, width, high, flip in ((0.22, 0.86, 0.2, 0.32, False), (0.76, 0.88, 0.22, 0.34, True), (0.5, 0.94,
        0.24, 0.36, False)):  # fmt: skip
        house(p, x, foot, width, high, wall="#a898a0", roof="#6a5468", lamp="#ffd060", flip=flip)
    for k in range(9):
        x = 0.06 + 0.11 * k
        streaks(p, [[(x, -0.05), (x + 0.06, 0.18), (x - 0.04, 0.34), (x + 0.03, 0.5)]], "#5a3a8a", 12, 0.5, 6)
    p.shade(1 - 0.75 * ((0.5 - p.y) * 2.4 + (p.noise(0.3) - 0.5) * 1.2).clip(0, 1))
    for x, y, size, tone in ((0.2, 0.18, 0.2, "#ff5040"), (0.5, 0.12, 0.3, "#ffb030"), (0.8, 0.2, 0.22, "#ff5040"),
        (0.35, 0.33, 0.13, "#e060ff"), (0.66, 0.35, 0.13, "#e060ff"), (0.92, 0.4, 0.1, "#ffb030"), (0.07, 0.42, 0.1,
        "#ffb030")):  # fmt: skip
        creature(p, "evil-eyes", x, y, size, (tone, tone, "#ffffff"), glow=1.8, rough=0.2)
    p.fog(0.6, 0.08, "#a890d0", 0.4)


def magical_vortex(p: Painting) -> None:
    """Scrolls and stars are sucked into a vortex."""
    p.sky((0, "#14184a"), (0.5, "#4a3ca8"), (1, "#8a58c8"))
    stars(p, 300, 1.0)
    streaks(p, [[(0.5 + 0.5 * (k % 2 * 2 - 1), 0.1 * k), (0.5, 0.1 * k + 0.06), (0.5 - 0.4 * (k % 2 * 2 - 1),
        0.1 * k - 0.03)] for k in range(11)], "#a0b8ff", 9, 0.6, 4)  # fmt: skip
    swirl(p, 0.5, 0.5, 0.95, 1.1)
    p.glow(0.5, 0.5, 0.13, "#ffffff", 1.0)
    p.glow(0.5, 0.5, 0.34, "#b080ff", 0.6)
    for x, y, size, turn, name, tone in ((0.22, 0.3, 0.26, 30, "scroll-unfurled", "#fff0c8"), (0.78, 0.26, 0.24, -40,
        "scroll-unfurled", "#fff0c8"), (0.8, 0.74, 0.28, 60, "spell-book", "#ffd8b0"), (0.2, 0.76, 0.24, -60,
        "scroll-unfurled", "#fff0c8"), (0.5, 0.2, 0.14, 10, "pentacle", "#c0e0ff"), (0.64, 0.56, 0.12, 120,
        "scroll-unfurled", "#fff0c8"), (0.38, 0.54, 0.11, 200, "pentacle", "#ffc0f0"),):  # fmt: skip
        creature(p, name, x, y, size, (tone, "#8a7098", "#ffffff"), ink="#402868", turn=turn, glow=0.8)
    sparks(p, 0.5, 0.5, 0.24, "#e0d0ff", 220, 2.6)


def market_day(p: Painting) -> None:
    """Two travellers trade at a stall."""
    daylight(p, MORNING, (0.84, 0.14, 0.05, "#fff0b0"), WHITE)
    house(p, 0.16, 0.74, 0.28, 0.42, roof="#b04a38")
    house(p, 0.82, 0.74, 0.3, 0.44, roof="#c08a48", flip=True)
    meadow(p, 0.72, "#b89c70", "#8a6c48", "#fff0c8", 0.01)
    stall(p, 0.5, 0.9, 0.4, "#d84838", "#fff4e0")
    for x, name, tones in ((0.37, "sheep", ("#fff8ec", "#a89c90", "#ffffff")), (0.46, "amphora", ("#d88850",
        "#6a3014", "#ffe0b0")), (0.54, "crystal-ball", ("#a0d8ff", "#3060a0", "#ffffff")), (0.63, "broadsword",
        STEEL)):  # fmt: skip
        if name != "sheep":
            creature(p, name, x, 0.62, 0.14, tones, ink="#3c2414")
    creature(p, "visored-helm", 0.38, 0.62, 0.12, STEEL)
    one = Person("tunic", ("#3a6a9a", "#10243c", "#b8e0ff"), LEATHER, TAN, ("#3a2414", "#140a06", "#b08860"), "short",
        "short", "cap", left="hip", right="offer", held=(("right", Held("swap-bag", 18, 0, 2, -8, ("#d8a860",
        "#6a4418", "#fff0b0"))),))  # fmt: skip
    other = Person("gown", ("#b85c8a", "#4c1434", "#ffc8e8"), skin=FAIR, hair=("#c87830", "#5a2c0c", "#ffd090"),
        style="bun", left="breast", right="offer")  # fmt: skip
    stand(p, one, 0.22, 0.99, 0.66)
    stand(p, other, 0.79, 0.99, 0.64, flip=True)


def pestilence(p: Painting) -> None:
    """A plague doctor walks through a silent street."""
    daylight(p, ((0, "#5a6450"), (0.5, "#a0a078"), (0.85, "#d0c090")), None, ("#c0c098", "#505840"))
    house(p, 0.14, 0.84, 0.36, 0.66, wall="#b8ac84", roof="#6a5c40", lamp="#4a5034")
    house(p, 0.86, 0.84, 0.36, 0.7, wall="#b0a47c", roof="#6a5c40", lamp="#4a5034", flip=True)
    meadow(p, 0.8, "#8a8460", "#5a5640", "#f0e8b0", 0.01)
    road(p, [(0.5, 0.8, 0.08), (0.5, 0.9, 0.18), (0.5, 1.03, 0.34)], "#a89c74", "#f8f0c0")
    dark = ("#4a4a44", "#141412", "#e8e8a8")
    one = Person("robe", dark, ("#2c2c28", "#0c0c0a", "#a8a870"), dark, dark, "none", "", "", cloak=("#33332e",
        "#0e0e0c", "#d8d890"), left="breast", right="staff", head=("plague-doctor-profile", 38, ("#d8c8a0", "#5c5034",
        "#ffffe0")), held=(("right", Held("old-lantern", 26, 0, 2, 12, GOLD)),))  # fmt: skip
    stand(p, one, 0.5, 0.99, 0.8, tone="#e8f0a0")
    for x, y, size, flip in ((0.26, 0.96, 0.15, False), (0.36, 0.99, 0.12, True), (0.74, 0.96, 0.16, True)):
        creature(p, "rat", x, y - 0.04, size, ("#7a6a54", "#2c241c", "#e8dcc0"), flip=flip, glow=0.1)
    p.fog(0.86, 0.1, "#c8d080", 0.7)
    p.fog(0.5, 0.12, "#c8d080", 0.3)


def raiders(p: Painting) -> None:
    """Raiders land from their dragon ship at dawn."""
    daylight(p, ((0, "#4a5080"), (0.45, "#e09080"), (0.64, "#ffd8a0")), (0.2, 0.42, 0.08, "#fff0c0"), ("#ffc8b0",
        "#5a4a70"))  # fmt: skip
    from_sea = ((0.0, "#30506c"),)
    p.over(from_sea[0][1], ((p.y - 0.6) * 40).clip(0, 1) * 0.85)
    streaks(p, [[(0, 0.62 + 0.03 * k), (0.4, 0.63 + 0.03 * k), (1, 0.62 + 0.03 * k)] for k in range(6)], "#ffd8b0", 2,
        0.4)  # fmt: skip
    panel(p, [(0.395, 0.64), (0.396, 0.2), (0.404, 0.2), (0.405, 0.64)], "#6a4426", 1, grain="wood")
    creature(p, "drakkar", 0.4, 0.47, 0.66, ("#a86c3c", "#3c200e", "#ffe0a0"), ink="#c83830", glow=0.4)
    panel(p, [(-0.02, 1.02), (-0.02, 0.8), (0.3, 0.78), (0.7, 0.8), (1.02, 0.76), (1.02, 1.02)], "#b8986c", 1.1,
        low=0.7)  # fmt: skip
    for x, size, cloth, flip in ((0.6, 0.5, "#7a2c24", False), (0.84, 0.54, "#4a5a34", True), (0.72, 0.6, "#34466a",
        False)):  # fmt: skip
        one = Person("tunic", (cloth, "#181010", "#ffd0a0"), LEATHER, FAIR, ("#d88838", "#5a2c0c", "#ffd890"),
            "braids", "long", "horns", STEEL, left="hip", right="hail", held=(("right", Held("battle-axe", 40, 0, 6,
            -10, STEEL)),))  # fmt: skip
        stand(p, one, x, 0.98, size, flip=flip)
    prop(p, "open-treasure-chest", 0.2, 0.98, 0.26, ("#c89048", "#5a3410", "#fff0b0"), ink="#ffd850")


def storm(p: Painting) -> None:
    """A tempest over a bent oak."""
    p.sky((0, "#242c44"), (0.5, "#5a6c8a"), (0.85, "#a0a8a8"))
    clouds(p, "#98a8c8", "#1c2438", 0.75, 0.68)
    hills(p, ("#54645c", "#425048"), "#c8d8d8", 0.66, 0.1, 0.12)
    bolt(p, (0.28, 0.0), (0.22, 0.7), "#d0e0ff", 1.1, 5)
    bolt(p, (0.74, 0.0), (0.84, 0.66), "#c0d4ff", 0.8, 4)
    hill(p, "#4a5844", "#d8e8d8", 0.82, 0.06)
    leafy(p, 0.52, 0.9, 0.72, "#2f5038", "#88a878", 1)
    house(p, 0.86, 0.88, 0.16, 0.24, wall="#b0a890", roof="#7a6448")
    for k in range(7):
        y = 0.2 + 0.1 * k
        streaks(p, [[(-0.05, y), (0.3, y - 0.05), (0.6, y + 0.03), (1.05, y - 0.06)]], "#d8e4f0", 2.4, 0.3, 2)
    rain(p, "#d8e8ff", 800, 0.5, 0.08, 0.7)
    for _ in range(16):
        x, y = p.chance.random(), 0.2 + 0.6 * p.chance.random()
        creature(p, "falling-leaf", x, y, 0.045, ("#7a9a4c", "#34481c", "#d8f0a0"), turn=360 * p.chance.random(),
            glow=0)  # fmt: skip


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            blizzard,
            evil_darkness,
            magical_vortex,
            market_day,
            pestilence,
            raiders,
        ),
        *(storm,),
    )
}
