"""The Events that befall one Character."""

from art.backdrops import clouds, hills, pines, stars
from art.effects import BLUE_FIRE, FIRE, blaze, bolt, plume, rays, ring, smoke, sparks, star, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import panel, window
from art.talisman_looks import FAIR, GOLD, LEATHER, Held, Person
from art.talisman_nature import backwall, column, daylight, floor, meadow
from art.talisman_people import stand
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
    one = Person("gown", white, white, FAIR, ("#ffd870", "#a8701c", "#fff8c8"), "long", left="out", right="out",
        belt=GOLD)  # fmt: skip
    stand(p, one, 0.5, 0.94, 0.78, tone="#fff4c0", glow=0.9, shade=0)
    ring(p, 0.5, 0.1, 0.06, "#fff0a0", 3.0, 0.006, 1.2)
    p.fog(0.98, 0.14, "#ffffff", 0.95)
    sparks(p, 0.5, 0.5, 0.4, "#fff8d8", 150, 2.6)


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
    one = Person("robe", rag, ("#3c4a34", "#141c10", "#b0d090"), ("#b8b088", "#585030", "#f0ecc0"), ("#d8d4cc",
        "#6c6860", "#ffffff"), "wild", "", "hood", cloak=("#40344a", "#140e1a", "#c098d8"), left="hip", right="out",
        belt=("#8a7a40", "#3c3414", "#f0e090"))  # fmt: skip
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
    one = Person("robe", ("#7a1420", "#20040a", "#ff9070"), ("#1c1014", "#080406", "#a05050"), RED, ("#181014",
        "#060406", "#805050"), "short", "point", "horns", ("#40161c", "#18060a", "#ff9070"), cloak=("#28060c",
        "#0c0204", "#ff6040"), left="hip", right="staff", eyes="#ffd020", held=(("right", Held("trident", 96, 135, 3,
        -14, ("#e0b070", "#6a3414", "#fff0b0"))),))  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.84, tone="#ffb060", glow=0.8)
    for x in (0.16, 0.84):
        prop(p, "animal-skull", x, 0.97, 0.26, BONE, eyes=((38, 46, 0.08, "#ff6020"), (62, 46, 0.08, "#ff6020")))
    ring(p, 0.5, 0.97, 0.36, "#ffd060", 5, 0.007, 1.0)
    sparks(p, 0.5, 0.6, 0.4, "#ffc050", 180, 2.8, 0.2)


def imp(p: Painting) -> None:
    """An imp snatches a hat and whisks its owner away."""
    p.sky((0, "#5a2c6a"), (0.5, "#d06a8a"), (0.85, "#ffd0a0"))
    stars(p, 80)
    hills(p, ("#8a5a80", "#6a4468"), "#ffd0c8", 0.72, 0.1, 0.14)
    swirl(p, 0.5, 0.5, 0.5, 0.12)
    for k in range(5):
        ring(p, 0.5, 0.9 - 0.15 * k, 0.3 - 0.03 * k, "#ffb0f0", 4.0, 0.007, 0.8)
    creature(p, "imp", 0.42, 0.38, 0.66, ("#e04a34", "#6a0c18", "#ffd090"), ink="#30060c", glow=0.8, bridge=0.012)
    one = Person("tunic", ("#4a7a9a", "#14283c", "#c0e8ff"), LEATHER, FAIR, ("#7a4a20", "#30180a", "#e8b878"),
        "short", left="up", right="raise")  # fmt: skip
    stand(p, one, 0.74, 0.94, 0.5, turn=-16, shade=0, glow=0.6)
    sparks(p, 0.5, 0.6, 0.3, "#ffc0f0", 160, 2.6, 0.1)


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
    one = Person("tunic", suit, ("#201014", "#0a0406", "#a06068"), ("#e8a888", "#8a4030", "#ffe0d0"), ("#18100f",
        "#060404", "#806058"), "short", "point", "feather", ("#ffd050", "#a05808", "#fff4b0"), cloak=("#30060c",
        "#0c0204", "#ff7060"), left="hip", right="offer", eyes="#d02010")  # fmt: skip
    stand(p, one, 0.48, 0.99, 0.84, tone="#ff9070", glow=0.5)
    creature(p, "scroll-quill", 0.66, 0.52, 0.28, ("#fff0c8", "#b08848", "#ffffff"), ink="#8a1420", glow=0.8)
    p.glow(0.66, 0.52, 0.2, "#ffb070", 0.4)
    smoke(p, 0.48, 0.98, 0.3, 0.4, "#a84838", 0.4)
    sparks(p, 0.3, 0.7, 0.16, "#ffb050", 90, 2.4, 0.2)


def poltergeist(p: Painting) -> None:
    """Chairs and pots fly about a haunted kitchen."""
    backwall(p, "#6a5c70", "#4a4058", 0.3, 0.4)
    window(p, 0.2, 0.3, 0.14, 0.28, "#a8c0ff")
    panel(p, [(0.68, 0.8), (0.68, 0.3), (0.96, 0.3), (0.96, 0.8)], "#8a7c80", 0.9, grain="stone")
    panel(p, [(0.74, 0.8), (0.74, 0.5), (0.9, 0.5), (0.9, 0.8)], "#201820", 1)
    plume(p, (0.82, 0.8), (0.82, 0.56), 0.08, BLUE_FIRE)
    floor(p, 0.8, "#7a6470", "#3a2c3c", 9)
    creature(p, "spectre", 0.48, 0.42, 0.56, ("#e8f4ff", "#90a8e8", "#ffffff"), ink="#2c2c70", share=0.82, glow=1.4,
        rough=0.3)  # fmt: skip
    for name, x, y, size, turn, tones in (("wooden-chair", 0.22, 0.62, 0.34, 28, WOOD), ("broken-pottery", 0.76, 0.2,
        0.2, -20, ("#d88850", "#6a3014", "#ffe0b0")), ("cauldron", 0.58, 0.76, 0.22, 24, ("#70707c", "#24242c",
        "#d8d8f0")), ("candle-flame", 0.36, 0.18, 0.18, -30, ("#fff0d0", "#c89858", "#ffffff")), ("open-book", 0.9,
        0.42, 0.18, 30, ("#fff0d0", "#a88858", "#ffffff")), ("beer-stein", 0.1, 0.84, 0.2, -40, WOOD),):  # fmt: skip
        creature(p, name, x, y, size, tones, turn=turn, ink="#2c1c18", glow=0.5)
    streaks(p, [[(0.1, 0.5), (0.3, 0.36), (0.5, 0.5), (0.8, 0.3)], [(0.2, 0.8), (0.5, 0.66), (0.7, 0.82), (0.94,
        0.56)]], "#c8d8ff", 4, 0.6, 2)  # fmt: skip
    sparks(p, 0.5, 0.5, 0.36, "#d8e4ff", 110, 2.4)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            angel,
            book_of_spells,
            cursed_by_a_hag,
            devil,
            imp,
            mephistopheles,
        ),
        *(poltergeist,),
    )
}
