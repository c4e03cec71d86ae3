"""The Animals and the Dragon of the Adventure deck."""

from art import talisman_wild
from art.backdrops import clouds, hills, peaks, pines, plain, stars
from art.effects import FIRE, plume, rays, sparks
from art.painting import Painting
from art.talisman_nature import (
    bush,
    column,
    conifer,
    daylight,
    floor,
    leafy,
    masonry,
    meadow,
    rock,
    snow,
    tufts,
)
from art.talisman_outer import GOLDEN, MORNING, WHITE
from art.talisman_sculpt import creature, prop
from art.talisman_wild import stand_before

BONE = ("#fbf2e0", "#a8987c", "#ffffff")
DUSK = ((0.0, "#3c3c70"), (0.45, "#b07888"), (0.7, "#ffc890"))
MOONLIT = ((0.0, "#24305c"), (0.5, "#6a80a8"), (0.75, "#b8c8cc"))


def ape(p: Painting) -> None:
    """A huge ape among jungle leaves."""
    daylight(p, ((0, "#4a9a78"), (0.5, "#b8e098"), (0.8, "#f0f8b8")), (0.72, 0.2, 0.06, "#fff8c8"))
    for x, foot, size in ((0.12, 0.8, 0.8), (0.9, 0.78, 0.76), (0.7, 0.7, 0.5)):
        leafy(p, x, foot, size, "#2c7038", "#90d058")
    rays(p, 0.7, 0.0, "#f4ffb0", 14, 0.5, 0.9)
    meadow(p, 0.72, "#4a8a3c", "#2a5c28", waves=0.03)
    stand_before(p, talisman_wild.ape, 0.48, 1.0)
    for x, flip in ((0.1, False), (0.86, True)):
        prop(p, "fern", x, 0.98, 0.4, ("#68b848", "#1f5a1c", "#e0ffa0"), flip=flip)
    tufts(p, 0.76, 1, "#2f7028", "#a0e058", 160, 0.06)


def bear(p: Painting) -> None:
    """A brown bear in an autumn wood."""
    daylight(p, ((0, "#c08850"), (0.5, "#ffd898"), (0.8, "#fff0c8")), None)
    for x, foot, size in ((0.2, 0.72, 0.66), (0.5, 0.68, 0.5), (0.82, 0.72, 0.7)):
        leafy(p, x, foot, size, "#b06424", "#f8b840")
    rays(p, 0.5, -0.05, "#fff0b0", 14, 0.5, 0.8)
    meadow(p, 0.68, "#a87838", "#6a4820", "#ffe0a0", 0.03)
    stand_before(p, talisman_wild.bear, 0.48, 1.02)
    rock(p, 0.9, 0.96, 0.2, "#8a7868", "#fff0d8")
    prop(p, "mushrooms", 0.1, 0.95, 0.18, ("#d87838", "#f0dcb8", "#ffffff"))
    tufts(p, 0.76, 1, "#8a6424", "#f0c860", 160, 0.05)


def wild_boar(p: Painting) -> None:
    """A boar breaks out of the reeds."""
    daylight(p, MORNING, (0.84, 0.2, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#8ab088", "#6a9858"), "#f4ffc0", 0.5, 0.08, 0.1)
    leafy(p, 0.08, 0.74, 0.6, "#3a6a2c", "#a0cc58")
    leafy(p, 0.94, 0.72, 0.5, "#3a6a2c", "#a0cc58")
    meadow(p, 0.66, "#7a8a40", "#4a5a24", waves=0.03)
    prop(p, "boar", 0.5, 0.92, 0.78, ("#7a5844", "#2c1c16", "#ffdcb8"), rough=1.2, ink="#4a3024", bridge=0.008,
         patches=((62, 62, 8, 8, "#f4e8d0"),))  # fmt: skip
    p.glow(0.61, 0.42, 0.012, "#ff6020", 1.0)
    sparks(p, 0.34, 0.9, 0.1, "#d8b880", 40, 4, power=0.4)
    tufts(p, 0.72, 1.02, "#5a7a28", "#d0e070", 360, 0.08)


def dragon(p: Painting) -> None:
    """A dragon breathes fire over its hoard."""
    p.sky((0, "#40202c"), (0.5, "#b84a30"), (0.8, "#ffb060"))
    clouds(p, "#e88858", "#3a1820", 0.5, 0.5)
    peaks(p, "#6a3438", "#ffb080", 0.78, 0.34)
    plain(p, 0.8, "#5a2c24", "#8a4a34")
    creature(p, "wyvern", 0.84, 0.26, 0.4, ("#8a3424", "#3a1010", "#ffc080"), glow=0.3, share=0.85)
    creature(p, "dragon-head", 0.34, 0.5, 1.02, ("#c04830", "#4a1014", "#ffd890"), ink="#2a0808", rough=0.8,
        patches=((70, 70, 26, 22, "#e8a050"), (40, 16, 24, 12, "#f0d8a0")), eyes=((53, 34, 0.025, "#fff040"),
        ))  # fmt: skip
    plume(p, (0.56, 0.62), (1.02, 0.76), 0.17, FIRE, 0.9, 1.2)
    for x, foot, size in ((0.62, 0.98, 0.24), (0.8, 1.0, 0.28), (0.46, 1.0, 0.2)):
        prop(p, "coins", x, foot, size, ("#ffe080", "#a87018", "#fff8d0"), ink="#6a4010")
    sparks(p, 0.7, 0.6, 0.2, "#ffc860", 140, 2.6, 0.1)


def lion(p: Painting) -> None:
    """A lion on the golden savannah."""
    daylight(p, GOLDEN, (0.78, 0.34, 0.12, "#fff0b0"))
    hills(p, ("#d8b070", "#c89a50"), "#fff4c0", 0.6, 0.09, 0.06)
    leafy(p, 0.8, 0.7, 0.4, "#7a7a2c", "#d8c858")
    meadow(p, 0.68, "#d8a848", "#a87828", "#fff0a8", 0.02)
    creature(p, "lion", 0.4, 0.52, 0.9, ("#e0a048", "#8a4a14", "#fff4c0"), ink="#6a3814", rough=1.0, bridge=0.022,
             patches=((62, 46, 22, 22, "#f0c878"),), eyes=((63, 37, 0.008, "#ffe040"),))  # fmt: skip
    tufts(p, 0.7, 1.03, "#b08428", "#ffe488", 560, 0.14)


def serpent(p: Painting) -> None:
    """A rattling serpent in temple ruins."""
    daylight(p, ((0, "#3a7a70"), (0.5, "#a8c878"), (0.8, "#f4e8a0")), None)
    column(p, 0.12, 0.1, 0.84, 0.16, "#b8b088", "#fffbd0")
    column(p, 0.88, 0.24, 0.84, 0.16, "#b8b088", "#fffbd0")
    masonry(p, (0.2, 0.44, 0.8, 0.72), "#a09a74", "#504c34", 0.07)
    p.glow(0.5, 0.4, 0.4, "#f0ffa0", 0.35)
    floor(p, 0.7, "#9a9468", "#504a2c", 8)
    prop(p, "rattlesnake", 0.5, 0.98, 0.94, ("#7ab83c", "#1f5a24", "#f0ffa0"), ink="#f0d860", rough=0.9, eyes=((52,
        14, 0.018, "#ff3010"),))  # fmt: skip
    for x, flip in ((0.2, False), (0.8, True)):
        prop(p, "fern", x, 0.94, 0.3, ("#58a040", "#1c5020", "#d8ff98"), flip=flip)
    bush(p, 0.06, 0.92, 0.14, "#3a702c", "#a0d050")


def wolf(p: Painting) -> None:
    """A grey wolf in the snow, its pack behind."""
    daylight(p, MOONLIT, (0.78, 0.2, 0.09, "#f8fbff"))
    stars(p, 120)
    pines(p, "#4a6480", 0.66, 0.44, 12, "#d8ecff")
    plain(p, 0.66, "#b8c8dc", "#e8f0fc", 0.1)
    for x, y in ((0.68, 0.58), (0.82, 0.6), (0.92, 0.56)):
        for eye in (0, 0.022):
            p.glow(x + eye, y, 0.011, "#ffe060", 1.4)
    conifer(p, 0.95, 0.9, 0.7, "#2c4a58", "#a0c8d8")
    creature(p, "wolf-head", 0.36, 0.56, 0.92, ("#a8b0bc", "#3c4450", "#ffffff"), ink="#30343e", rough=1.2,
        bridge=0.014, patches=((70, 70, 26, 14, "#f0f4f8"),), eyes=((61, 31, 0.012, "#ffd020"),))  # fmt: skip
    p.fog(0.94, 0.12, "#f0f6ff", 0.8)
    snow(p, 260)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            ape,
            bear,
            wild_boar,
            dragon,
            lion,
            serpent,
        ),
        *(wolf,),
    )
}
