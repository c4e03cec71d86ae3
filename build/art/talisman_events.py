"""The Events of the Adventure deck."""

from art.backdrops import clouds, hill, hills, peaks, pines, plain, stars
from art.effects import BLUE_FIRE, FIRE, blaze, bolt, plume, rain, rays, ring, smoke, sparks, star, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import house, panel, window
from art.talisman_nature import backwall, column, conifer, daylight, floor, leafy, meadow, road, snow
from art.talisman_outer import MORNING, WHITE
from art.talisman_people import DARK, FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person, stand
from art.talisman_sculpt import creature, prop

RED = ("#c8382c", "#40080c", "#ffb070")
WOOD = ("#a8763e", "#4a2c12", "#ffe0a8")
BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def angel(p: Painting) -> None:
    """An angel descends on golden clouds."""
    p.sky((0, "#5a90d8"), (0.5, "#c8dcf4"), (1, "#fff0d0"))
    clouds(p, "#ffffff", "#a8b8d8", 0.9, 0.6)
    p.glow(0.5, 0.3, 0.4, "#fff0b0", 0.6)
    rays(p, 0.5, 0.2, "#fff4c0", 26, 0.7, 0.9)
    creature(p, "angel-wings", 0.5, 0.36, 0.86, ("#ffffff", "#b8c8f0", "#ffffff"), glow=1.0, squeeze=1.2)
    white = ("#fffdf4", "#b8b4a0", "#ffffff")
    one = Person("gown", white, white, FAIR, ("#ffd870", "#a8701c", "#fff8c8"), "long", left="out", right="out", belt=GOLD)
    stand(p, one, 0.5, 0.94, 0.78, tone="#fff4c0", glow=0.9, shade=0)
    ring(p, 0.5, 0.1, 0.06, "#fff0a0", 3.0, 0.006, 1.2)
    p.fog(0.98, 0.14, "#ffffff", 0.95)
    sparks(p, 0.5, 0.5, 0.4, "#fff8d8", 150, 2.6)


def blizzard(p: Painting) -> None:
    """A traveller bends against a howling blizzard."""
    daylight(p, ((0, "#7088a8"), (0.6, "#c0d0e0"), (1, "#e8f0f8")), None, ("#f4f8ff", "#7488a4"))
    peaks(p, "#8a9cb8", "#ffffff", 0.66, 0.3, "#ffffff")
    for x, foot, size in ((0.1, 0.84, 0.6), (0.24, 0.78, 0.4), (0.9, 0.84, 0.7), (0.78, 0.76, 0.4)):
        conifer(p, x, foot, size, "#5a7888", "#f4fbff")
    plain(p, 0.72, "#dce8f4", "#f8fcff", 0.12)
    one = Person("robe", ("#6a4a34", "#28180e", "#e8d0b8"), ("#4a3424", "#1c100a", "#c8b098"), TAN, DARK, "short", "short", "hood", cloak=("#7a5236", "#2c1a0e", "#ffe8d0"), left="raise", right="staff",
                 held=(("right", Held("wood-stick", 80, 8, 2, -4, WOOD)),))  # fmt: skip
    stand(p, one, 0.5, 0.97, 0.68, turn=8, flip=True)
    for k in range(12):
        y = 0.08 + 0.08 * k
        streaks(p, [[(1.05, y - 0.1), (0.7, y + 0.02), (0.4, y - 0.02), (-0.05, y + 0.1)]], "#ffffff", 3, 0.45, 2)
    snow(p, 1100, 1.0)
    p.fog(0.96, 0.16, "#ffffff", 0.7)


def book_of_spells(p: Painting) -> None:
    """A great book opens on a stone lectern."""
    backwall(p, "#3c3c74", "#2a2450", 0.3, 0.5)
    p.glow(0.5, 0.4, 0.5, "#7a90ff", 0.7)
    for x in (0.12, 0.88):
        column(p, x, 0.04, 0.86, 0.13, "#8488b8", "#ffffff", 1 if x < 0.5 else -1)
    floor(p, 0.8, "#6a6a98", "#2c2a50", 8)
    rays(p, 0.5, 0.44, "#b8c8ff", 24, 0.9, 0.9)
    panel(p, [(0.38, 0.96), (0.42, 0.72), (0.58, 0.72), (0.62, 0.96)], "#a0a0c0", 1, grain="stone")
    panel(p, [(0.32, 0.74), (0.36, 0.66), (0.64, 0.66), (0.68, 0.74)], "#b8b8d4", 1.1, grain="stone")
    creature(p, "spell-book", 0.5, 0.48, 0.56, ("#fff4d0", "#b08c48", "#ffffff"), ink="#4a2c78", glow=1.4)
    for k, tone in enumerate(("#ff90c0", "#90e0ff", "#fff080", "#a0ffa0", "#d0a0ff")):
        star(p, 0.26 + 0.12 * k, 0.2 - 0.06 * (k % 2), 0.09, tone)
    sparks(p, 0.5, 0.28, 0.26, "#d8e4ff", 170, 2.6)


def cursed_by_a_hag(p: Painting) -> None:
    """A hag points a crooked finger."""
    daylight(p, ((0, "#34283c"), (0.5, "#7a5a70"), (0.8, "#c8a070")), (0.2, 0.2, 0.08, "#ffe8c0"))
    pines(p, "#40344c", 0.66, 0.36, 14, "#d8a880")
    creature(p, "dead-wood", 0.88, 0.44, 0.86, ("#4a3a40", "#1c1418", "#ffc890"), flip=True)
    meadow(p, 0.76, "#5c5440", "#332c24", "#e8d0a0", 0.03)
    rag = ("#5a4a5c", "#1c141f", "#d8b0e0")
    one = Person("robe", rag, ("#3c4a34", "#141c10", "#b0d090"), ("#b8b088", "#585030", "#f0ecc0"), ("#d8d4cc", "#6c6860", "#ffffff"), "wild", "", "hood", cloak=("#40344a", "#140e1a", "#c098d8"),
                 left="hip", right="out", belt=("#8a7a40", "#3c3414", "#f0e090"))  # fmt: skip
    stand(p, one, 0.4, 0.98, 0.8, tone="#c0ff70")
    bolt(p, (0.57, 0.5), (0.92, 0.6), "#b0ff40", 0.7, 3)
    p.glow(0.57, 0.5, 0.06, "#d0ff70", 1.0)
    creature(p, "evil-eyes", 0.8, 0.22, 0.3, ("#d0ff60", "#70a020", "#ffffff"), glow=1.4, share=0.7)
    prop(p, "feline", 0.2, 0.97, 0.34, ("#2c2a34", "#0c0c10", "#c8b0e8"), eyes=((84, 24, 0.03, "#d0ff40"),))
    sparks(p, 0.7, 0.54, 0.12, "#c8ff70", 90, 2.4)


def devil(p: Painting) -> None:
    """The devil steps out of the flames."""
    p.sky((0, "#3a0c1c"), (0.5, "#9a2420"), (1, "#ffa040"))
    clouds(p, "#d85030", "#300a14", 0.5, 0.55)
    blaze(p, 0.98, 0.5, FIRE, 0.8)
    one = Person("robe", ("#7a1420", "#20040a", "#ff9070"), ("#1c1014", "#080406", "#a05050"), RED, ("#181014", "#060406", "#805050"), "short", "point", "horns", ("#40161c", "#18060a", "#ff9070"),
                 cloak=("#28060c", "#0c0204", "#ff6040"), left="hip", right="staff", eyes="#ffd020",
                 held=(("right", Held("trident", 96, 135, 3, -14, ("#e0b070", "#6a3414", "#fff0b0"))),))  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.84, tone="#ffb060", glow=0.8)
    for x in (0.16, 0.84):
        prop(p, "animal-skull", x, 0.97, 0.26, BONE, eyes=((38, 46, 0.08, "#ff6020"), (62, 46, 0.08, "#ff6020")))
    ring(p, 0.5, 0.97, 0.36, "#ffd060", 5, 0.007, 1.0)
    sparks(p, 0.5, 0.6, 0.4, "#ffc050", 180, 2.8, 0.2)


def evil_darkness(p: Painting) -> None:
    """Darkness with many eyes swallows a village."""
    daylight(p, ((0, "#1c1830"), (0.5, "#4c3c6c"), (0.8, "#9a7898")), None)
    hills(p, ("#54486c", "#443c58"), "#c0a8e0", 0.62, 0.08, 0.08)
    meadow(p, 0.74, "#4c4858", "#2c2a38", "#c8b0d8", 0.02)
    for x, foot, width, high, flip in ((0.22, 0.86, 0.2, 0.32, False), (0.76, 0.88, 0.22, 0.34, True), (0.5, 0.94, 0.24, 0.36, False)):
        house(p, x, foot, width, high, wall="#a898a0", roof="#6a5468", lamp="#ffd060", flip=flip)
    for k in range(9):
        x = 0.06 + 0.11 * k
        streaks(p, [[(x, -0.05), (x + 0.06, 0.18), (x - 0.04, 0.34), (x + 0.03, 0.5)]], "#5a3a8a", 12, 0.5, 6)
    p.shade(1 - 0.75 * ((0.5 - p.y) * 2.4 + (p.noise(0.3) - 0.5) * 1.2).clip(0, 1))
    for x, y, size, tone in ((0.2, 0.18, 0.2, "#ff5040"), (0.5, 0.12, 0.3, "#ffb030"), (0.8, 0.2, 0.22, "#ff5040"), (0.35, 0.33, 0.13, "#e060ff"), (0.66, 0.35, 0.13, "#e060ff"), (0.92, 0.4, 0.1, "#ffb030"), (0.07, 0.42, 0.1, "#ffb030")):
        creature(p, "evil-eyes", x, y, size, (tone, tone, "#ffffff"), glow=1.8, rough=0.2)
    p.fog(0.6, 0.08, "#a890d0", 0.4)


def imp(p: Painting) -> None:
    """An imp snatches a hat and whisks its owner away."""
    p.sky((0, "#5a2c6a"), (0.5, "#d06a8a"), (0.85, "#ffd0a0"))
    stars(p, 80)
    hills(p, ("#8a5a80", "#6a4468"), "#ffd0c8", 0.72, 0.1, 0.14)
    swirl(p, 0.5, 0.5, 0.5, 0.12)
    for k in range(5):
        ring(p, 0.5, 0.9 - 0.15 * k, 0.3 - 0.03 * k, "#ffb0f0", 4.0, 0.007, 0.8)
    creature(p, "imp", 0.42, 0.38, 0.66, ("#e04a34", "#6a0c18", "#ffd090"), ink="#30060c", glow=0.8, bridge=0.012)
    one = Person("tunic", ("#4a7a9a", "#14283c", "#c0e8ff"), LEATHER, FAIR, ("#7a4a20", "#30180a", "#e8b878"), "short", left="up", right="raise")
    stand(p, one, 0.74, 0.94, 0.5, turn=-16, shade=0, glow=0.6)
    sparks(p, 0.5, 0.6, 0.3, "#ffc0f0", 160, 2.6, 0.1)


def magical_vortex(p: Painting) -> None:
    """Scrolls and stars are sucked into a vortex."""
    p.sky((0, "#14184a"), (0.5, "#4a3ca8"), (1, "#8a58c8"))
    stars(p, 300, 1.0)
    streaks(p, [[(0.5 + 0.5 * (k % 2 * 2 - 1), 0.1 * k), (0.5, 0.1 * k + 0.06), (0.5 - 0.4 * (k % 2 * 2 - 1), 0.1 * k - 0.03)] for k in range(11)], "#a0b8ff", 9, 0.6, 4)
    swirl(p, 0.5, 0.5, 0.95, 1.1)
    p.glow(0.5, 0.5, 0.13, "#ffffff", 1.0)
    p.glow(0.5, 0.5, 0.34, "#b080ff", 0.6)
    for x, y, size, turn, name, tone in (
        (0.22, 0.3, 0.26, 30, "scroll-unfurled", "#fff0c8"), (0.78, 0.26, 0.24, -40, "scroll-unfurled", "#fff0c8"),
        (0.8, 0.74, 0.28, 60, "spell-book", "#ffd8b0"), (0.2, 0.76, 0.24, -60, "scroll-unfurled", "#fff0c8"),
        (0.5, 0.2, 0.14, 10, "pentacle", "#c0e0ff"), (0.64, 0.56, 0.12, 120, "scroll-unfurled", "#fff0c8"), (0.38, 0.54, 0.11, 200, "pentacle", "#ffc0f0"),
    ):  # fmt: skip
        creature(p, name, x, y, size, (tone, "#8a7098", "#ffffff"), ink="#402868", turn=turn, glow=0.8)
    sparks(p, 0.5, 0.5, 0.24, "#e0d0ff", 220, 2.6)


def stall(p: Painting, x: float, foot: float, width: float, one: str, other: str) -> None:
    """A market stall with a striped awning."""
    for side in (-1, 1):
        at = x + side * width * 0.46
        panel(p, [(at - 0.006, foot), (at - 0.006, foot - 0.46), (at + 0.006, foot - 0.46), (at + 0.006, foot)], "#8a6238", 1, grain="wood")
    for k in range(8):
        left, right = x + width * (k / 8 - 0.5), x + width * ((k + 1) / 8 - 0.5)
        top_left, top_right = x + width * 0.84 * (k / 8 - 0.5), x + width * 0.84 * ((k + 1) / 8 - 0.5)
        panel(p, [(top_left, foot - 0.56), (top_right, foot - 0.56), (right, foot - 0.42), ((left + right) / 2, foot - 0.385), (left, foot - 0.42)],
              one if k % 2 else other, 1.1, low=0.85)  # fmt: skip
    panel(p, [(x - width * 0.5, foot - 0.2), (x + width * 0.5, foot - 0.2), (x + width * 0.5, foot), (x - width * 0.5, foot)], "#a87844", 0.95, grain="wood")
    panel(p, [(x - width * 0.53, foot - 0.23), (x + width * 0.53, foot - 0.23), (x + width * 0.53, foot - 0.19), (x - width * 0.53, foot - 0.19)], "#c89458", 1.15, grain="wood")


def market_day(p: Painting) -> None:
    """Two travellers trade at a stall."""
    daylight(p, MORNING, (0.84, 0.14, 0.05, "#fff0b0"), WHITE)
    house(p, 0.16, 0.74, 0.28, 0.42, roof="#b04a38")
    house(p, 0.82, 0.74, 0.3, 0.44, roof="#c08a48", flip=True)
    meadow(p, 0.72, "#b89c70", "#8a6c48", "#fff0c8", 0.01)
    stall(p, 0.5, 0.9, 0.4, "#d84838", "#fff4e0")
    for x, name, tones in ((0.37, "sheep", ("#fff8ec", "#a89c90", "#ffffff")), (0.46, "amphora", ("#d88850", "#6a3014", "#ffe0b0")), (0.54, "crystal-ball", ("#a0d8ff", "#3060a0", "#ffffff")), (0.63, "broadsword", STEEL)):
        if name != "sheep":
            creature(p, name, x, 0.62, 0.14, tones, ink="#3c2414")
    creature(p, "visored-helm", 0.38, 0.62, 0.12, STEEL)
    one = Person("tunic", ("#3a6a9a", "#10243c", "#b8e0ff"), LEATHER, TAN, ("#3a2414", "#140a06", "#b08860"), "short", "short", "cap", left="hip", right="offer", held=(("right", Held("swap-bag", 18, 0, 2, -8, ("#d8a860", "#6a4418", "#fff0b0"))),))
    other = Person("gown", ("#b85c8a", "#4c1434", "#ffc8e8"), skin=FAIR, hair=("#c87830", "#5a2c0c", "#ffd090"), style="bun", left="breast", right="offer")
    stand(p, one, 0.22, 0.99, 0.66)
    stand(p, other, 0.79, 0.99, 0.64, flip=True)


def mephistopheles(p: Painting) -> None:
    """A gentleman in red offers a contract."""
    backwall(p, "#5c1c28", "#380e18", 0.3, 0.4)
    window(p, 0.8, 0.28, 0.14, 0.3, "#ff8050", True)
    panel(p, [(0.02, 0.8), (0.02, 0.3), (0.08, 0.2), (0.24, 0.2), (0.3, 0.3), (0.3, 0.8)], "#6a4038", 1, grain="stone")
    panel(p, [(0.06, 0.8), (0.06, 0.42), (0.26, 0.42), (0.26, 0.8)], "#1c0c0c", 1)
    for x, tip in ((0.11, 0.5), (0.16, 0.44), (0.21, 0.52)):
        plume(p, (x, 0.8), (x, tip), 0.06, FIRE)
    floor(p, 0.8, "#7a3c34", "#300f10", 8)
    suit = ("#a01c28", "#30060c", "#ffa0a0")
    one = Person("tunic", suit, ("#201014", "#0a0406", "#a06068"), ("#e8a888", "#8a4030", "#ffe0d0"), ("#18100f", "#060404", "#806058"), "short", "point", "feather", ("#ffd050", "#a05808", "#fff4b0"), cloak=("#30060c", "#0c0204", "#ff7060"),
                 left="hip", right="offer", eyes="#d02010")  # fmt: skip
    stand(p, one, 0.48, 0.99, 0.84, tone="#ff9070", glow=0.5)
    creature(p, "scroll-quill", 0.66, 0.52, 0.28, ("#fff0c8", "#b08848", "#ffffff"), ink="#8a1420", glow=0.8)
    p.glow(0.66, 0.52, 0.2, "#ffb070", 0.4)
    smoke(p, 0.48, 0.98, 0.3, 0.4, "#a84838", 0.4)
    sparks(p, 0.3, 0.7, 0.16, "#ffb050", 90, 2.4, 0.2)


def pestilence(p: Painting) -> None:
    """A plague doctor walks through a silent street."""
    daylight(p, ((0, "#5a6450"), (0.5, "#a0a078"), (0.85, "#d0c090")), None, ("#c0c098", "#505840"))
    house(p, 0.14, 0.84, 0.36, 0.66, wall="#b8ac84", roof="#6a5c40", lamp="#4a5034")
    house(p, 0.86, 0.84, 0.36, 0.7, wall="#b0a47c", roof="#6a5c40", lamp="#4a5034", flip=True)
    meadow(p, 0.8, "#8a8460", "#5a5640", "#f0e8b0", 0.01)
    road(p, [(0.5, 0.8, 0.08), (0.5, 0.9, 0.18), (0.5, 1.03, 0.34)], "#a89c74", "#f8f0c0")
    dark = ("#4a4a44", "#141412", "#e8e8a8")
    one = Person("robe", dark, ("#2c2c28", "#0c0c0a", "#a8a870"), dark, dark, "none", "", "", cloak=("#33332e", "#0e0e0c", "#d8d890"), left="breast", right="staff",
                 head=("plague-doctor-profile", 38, ("#d8c8a0", "#5c5034", "#ffffe0")), held=(("right", Held("old-lantern", 26, 0, 2, 12, GOLD)),))  # fmt: skip
    stand(p, one, 0.5, 0.99, 0.8, tone="#e8f0a0")
    for x, y, size, flip in ((0.26, 0.96, 0.15, False), (0.36, 0.99, 0.12, True), (0.74, 0.96, 0.16, True)):
        creature(p, "rat", x, y - 0.04, size, ("#7a6a54", "#2c241c", "#e8dcc0"), flip=flip, glow=0.1)
    p.fog(0.86, 0.1, "#c8d080", 0.7)
    p.fog(0.5, 0.12, "#c8d080", 0.3)


def poltergeist(p: Painting) -> None:
    """Chairs and pots fly about a haunted kitchen."""
    backwall(p, "#6a5c70", "#4a4058", 0.3, 0.4)
    window(p, 0.2, 0.3, 0.14, 0.28, "#a8c0ff")
    panel(p, [(0.68, 0.8), (0.68, 0.3), (0.96, 0.3), (0.96, 0.8)], "#8a7c80", 0.9, grain="stone")
    panel(p, [(0.74, 0.8), (0.74, 0.5), (0.9, 0.5), (0.9, 0.8)], "#201820", 1)
    plume(p, (0.82, 0.8), (0.82, 0.56), 0.08, BLUE_FIRE)
    floor(p, 0.8, "#7a6470", "#3a2c3c", 9)
    creature(p, "spectre", 0.48, 0.42, 0.56, ("#e8f4ff", "#90a8e8", "#ffffff"), ink="#2c2c70", share=0.82, glow=1.4, rough=0.3)
    for name, x, y, size, turn, tones in (
        ("wooden-chair", 0.22, 0.62, 0.34, 28, WOOD), ("broken-pottery", 0.76, 0.2, 0.2, -20, ("#d88850", "#6a3014", "#ffe0b0")),
        ("cauldron", 0.58, 0.76, 0.22, 24, ("#70707c", "#24242c", "#d8d8f0")), ("candle-flame", 0.36, 0.18, 0.18, -30, ("#fff0d0", "#c89858", "#ffffff")),
        ("open-book", 0.9, 0.42, 0.18, 30, ("#fff0d0", "#a88858", "#ffffff")), ("beer-stein", 0.1, 0.84, 0.2, -40, WOOD),
    ):  # fmt: skip
        creature(p, name, x, y, size, tones, turn=turn, ink="#2c1c18", glow=0.5)
    streaks(p, [[(0.1, 0.5), (0.3, 0.36), (0.5, 0.5), (0.8, 0.3)], [(0.2, 0.8), (0.5, 0.66), (0.7, 0.82), (0.94, 0.56)]], "#c8d8ff", 4, 0.6, 2)
    sparks(p, 0.5, 0.5, 0.36, "#d8e4ff", 110, 2.4)


def raiders(p: Painting) -> None:
    """Raiders land from their dragon ship at dawn."""
    daylight(p, ((0, "#4a5080"), (0.45, "#e09080"), (0.64, "#ffd8a0")), (0.2, 0.42, 0.08, "#fff0c0"), ("#ffc8b0", "#5a4a70"))
    from_sea = ((0.0, "#30506c"),)
    p.over(from_sea[0][1], ((p.y - 0.6) * 40).clip(0, 1) * 0.85)
    streaks(p, [[(0, 0.62 + 0.03 * k), (0.4, 0.63 + 0.03 * k), (1, 0.62 + 0.03 * k)] for k in range(6)], "#ffd8b0", 2, 0.4)
    creature(p, "drakkar", 0.4, 0.42, 0.66, ("#a86c3c", "#3c200e", "#ffe0a0"), ink="#c83830", glow=0.4)
    panel(p, [(-0.02, 1.02), (-0.02, 0.8), (0.3, 0.78), (0.7, 0.8), (1.02, 0.76), (1.02, 1.02)], "#b8986c", 1.1, low=0.7)
    for x, size, cloth, flip in ((0.6, 0.5, "#7a2c24", False), (0.84, 0.54, "#4a5a34", True), (0.72, 0.6, "#34466a", False)):
        one = Person("tunic", (cloth, "#181010", "#ffd0a0"), LEATHER, FAIR, ("#d88838", "#5a2c0c", "#ffd890"), "braids", "long", "horns", STEEL, left="hip", right="hail",
                     held=(("right", Held("battle-axe", 40, 0, 6, -10, STEEL)),))  # fmt: skip
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
        creature(p, "falling-leaf", x, y, 0.045, ("#7a9a4c", "#34481c", "#d8f0a0"), turn=360 * p.chance.random(), glow=0)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(angel, blizzard, book_of_spells, cursed_by_a_hag, devil, evil_darkness, imp, magical_vortex, market_day),
        *(mephistopheles, pestilence, poltergeist, raiders, storm),
    )
}
