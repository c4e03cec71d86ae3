"""The Monsters and Spirits of the Adventure deck."""

from art.backdrops import clouds, hill, hills, moon, peaks, pines, stars
from art.effects import BLUE_FIRE, FIRE, blaze, plume, rays, ring, sparks, streaks
from art.painting import Painting
from art.talisman_buildings import house, panel
from art.talisman_looks import GREEN, LEATHER, PALE, STEEL, TAN, Held, Person
from art.talisman_nature import (
    backwall,
    daylight,
    floor,
    leafy,
    masonry,
    meadow,
    road,
    rock,
    tufts,
)
from art.talisman_outer import NOON, TIMBER, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

BONE = ("#fbf2e0", "#a8987c", "#ffffff")
DUSK = ((0.0, "#3c3c70"), (0.45, "#b07888"), (0.7, "#ffc890"))
MOONLIT = ((0.0, "#24305c"), (0.5, "#6a80a8"), (0.75, "#b8c8cc"))


def bandit(p: Painting) -> None:
    """A masked bandit on a lonely road."""
    daylight(p, DUSK, (0.2, 0.36, 0.08, "#ffe0b0"), ("#f0b8a8", "#5a4870"))
    hills(p, ("#7a6a84", "#6a5a68"), "#ffd8b0", 0.56, 0.1, 0.16)
    meadow(p, 0.68, "#7a7048", "#4a4430", "#ffe0a0", 0.02)
    road(p, [(0.6, 0.68, 0.02), (0.5, 0.8, 0.08), (0.62, 1.02, 0.2)], "#b09068", "#ffe0b0")
    creature(p, "dead-wood", 0.84, 0.46, 0.76, ("#5a4444", "#20181c", "#ffd0a0"))
    rogue = Person("tunic", ("#5a2c24", "#20100c", "#ffb890"), ("#3a3430", "#141210", "#c0a890"), TAN, ("#2a1a10",
        "#100806", "#a88060"), "short", "", "brim", cloak=("#44403c", "#181614", "#d8c0a0"), left="hip", right="hail",
        held=(("right", Held("broadsword", 50, 0, 10, -16, STEEL)),))  # fmt: skip
    stand(p, rogue, 0.42, 0.97, 0.84, side=-1)
    creature(p, "robber-mask", 0.42, 0.255, 0.075, ("#201c1c", "#100c0c", "#806050"), glow=0)
    prop(p, "swap-bag", 0.2, 0.94, 0.24, ("#c89850", "#6a4418", "#ffe8a8"), ink="#3a2410")


def giant(p: Painting) -> None:
    """A giant strides over the hills."""
    daylight(p, NOON, (0.14, 0.18, 0.05, "#fff4c0"), WHITE)
    peaks(p, "#8a9ab0", "#ffffff", 0.66, 0.24, "#ffffff")
    hills(p, ("#80a878", "#689850"), "#f4ffc0", 0.6, 0.1, 0.12)
    brute = Person("bulky", ("#7a5a34", "#30200f", "#f0d8a0"), LEATHER, TAN, ("#8a4a20", "#3a1c0a", "#ffc080"),
        "wild", "short", left="hip", right="hail", held=(("right", Held("wood-club", 62, 6, 12, -22, TIMBER)),
        ))  # fmt: skip
    stand(p, brute, 0.54, 0.98, 0.92, shade=0.4)
    hill(p, "#5a8a44", "#f0ffb0", 0.9, 0.04)
    house(p, 0.17, 0.93, 0.14, 0.2)
    house(p, 0.88, 0.94, 0.12, 0.17, roof="#a85a38", flip=True)
    leafy(p, 0.29, 0.93, 0.18, "#3a6e2c", "#a8d060")
    leafy(p, 0.78, 0.92, 0.16, "#3a6e2c", "#a8d060")
    runner = Person("tunic", ("#3a5a9a", "#16264a", "#c0d8ff"), left="raise", right="raise")
    stand(p, runner, 0.3, 0.99, 0.16)


def goblin(p: Painting) -> None:
    """Goblins sneak through the rocks."""
    daylight(p, ((0, "#4a5a58"), (0.5, "#98a878"), (0.8, "#e0d8a0")), (0.8, 0.2, 0.06, "#fff8d0"))
    pines(p, "#3a4c3c", 0.64, 0.4, 14)
    p.fog(0.6, 0.08, "#d8e0b0", 0.5)
    meadow(p, 0.68, "#6a7040", "#40442a", waves=0.03)
    for x, foot, size, cloth in ((0.2, 0.86, 0.5, "#8a5a2c"), (0.8, 0.88, 0.52, "#5a4a6a"), (0.5, 0.98, 0.74,
        "#9a3a24")):  # fmt: skip
        one = Person("tunic", (cloth, "#2a1a10", "#ffd8a0"), (cloth, "#1c120c", "#c0a080"), left="out", right="hail",
                     skin=GREEN, head=("goblin-head", 36, GREEN),
                     held=(("right", Held("curvy-knife", 34, 0, 5, -12, STEEL)),))  # fmt: skip
        stand(p, one, x, foot, size)
    for x, foot, size in ((0.06, 0.94, 0.24), (0.35, 0.98, 0.16), (0.95, 0.98, 0.26)):
        rock(p, x, foot, size, "#7a7864", "#f0ecd0")
    tufts(p, 0.74, 1, "#4a5a28", "#b8c868", 160, 0.05)


def hobgoblin(p: Painting) -> None:
    """A hobgoblin warrior with a notched axe."""
    backwall(p, "#6a5044", "#4a3830", 0.24, 0.9)
    p.glow(0.24, 0.34, 0.4, "#ff9a40", 0.8)
    floor(p, 0.76, "#7a6454", "#3a2c24", 9)
    for x in (0.12, 0.9):
        creature(p, "torch", x, 0.46, 0.3, ("#9a6434", "#3a2010", "#ffd080"), turn=-36 if x < 0.5 else 40, glow=0.2)
        plume(p, (x, 0.38), (x, 0.1), 0.05, FIRE)
    hide = ("#b06a3c", "#50240f", "#ffd8a0")
    one = Person("armour", ("#6a2018", "#240a08", "#ff9070"), hide, hide, hide, "none", "", left="hip", right="hail",
                 head=("orc-head", 34, hide), plate=("#8a847c", "#34302c", "#f0e8d8"), girth=1.15,
                 held=(("right", Held("battered-axe", 46, 0, 9, -12, STEEL)),))  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.84, tone="#ffc080")
    prop(p, "animal-skull", 0.26, 0.97, 0.18, BONE)
    prop(p, "crossed-bones", 0.76, 0.97, 0.18, BONE)


def ogre(p: Painting) -> None:
    """An ogre before its cave of bones."""
    daylight(p, ((0, "#50506a"), (0.5, "#a898a0"), (0.8, "#e0c8a8")), None, ("#c8b8c0", "#4a4458"))
    panel(p, [(0.0, 0.9), (0.06, 0.3), (0.24, 0.08), (0.6, 0.02), (0.9, 0.14), (1.0, 0.4), (1.0, 0.9)], "#8a7c78",
        1.1, grain="rock", low=0.6)  # fmt: skip
    panel(p, [(0.26, 0.84), (0.3, 0.4), (0.44, 0.2), (0.62, 0.2), (0.74, 0.4), (0.76, 0.84)], "#2a2022", 1,
        grain="rock")  # fmt: skip
    meadow(p, 0.82, "#7a6c58", "#4a4034", "#f0e0c0", 0.02)
    skin = ("#c09a78", "#5a3c2c", "#ffe8c8")
    one = Person("bulky", ("#6a4a2c", "#24160c", "#e8c890"), LEATHER, skin, skin, "none", "", left="out",
        right="hail", head=("ogre", 40, skin), girth=1.1, held=(("right", Held("bone-mace", 52, 0, 10, -16, BONE)),
        ))  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.9, shade=0.5)
    prop(p, "death-skull", 0.16, 0.95, 0.16, BONE)
    prop(p, "crossed-bones", 0.84, 0.96, 0.18, BONE)
    prop(p, "ribcage", 0.26, 0.98, 0.16, BONE, ink="#5a4838")


def demon(p: Painting) -> None:
    """A horned demon rises from a ring of fire."""
    p.sky((0, "#2c0c24"), (0.55, "#8a1c28"), (1, "#e8582c"))
    p.shade(0.8 + 0.4 * p.noise(0.3))
    rays(p, 0.5, 0.5, "#ff5030", 22, 0.9, 0.9)
    blaze(p, 0.98, 0.5, FIRE, 0.75)
    for flip, x in ((False, 0.78), (True, 0.22)):
        creature(p, "bat-wing", x, 0.42, 0.8, ("#7a1420", "#240408", "#ff9060"), flip=flip, glow=0.4)
    body = ("#c8382c", "#40080c", "#ffb070")
    one = Person("bulky", ("#40100c", "#100404", "#ff7040"), body, body, body, "none", "", left="raise", right="raise",
                 head=("devil-mask", 44, body))  # fmt: skip
    stand(p, one, 0.5, 1.04, 0.94, tone="#ffb060", glow=0.8, shade=0)
    for x in (0.478, 0.522):
        p.glow(x, 0.215, 0.022, "#ffee60", 1.4)
    ring(p, 0.5, 0.97, 0.5, "#ff9040", 5.0, 0.008, 1.0)
    sparks(p, 0.5, 0.6, 0.36, "#ffb050", 180, 2.8, 0.2)


def ghost(p: Painting) -> None:
    """A pale ghost in a ruined hall."""
    backwall(p, "#54648c", "#3a4668", 0.22, 0.5)
    masonry(p, (0.0, 0.0, 1.0, 0.72), "#7c8cb0", "#3a4460", 0.09)
    panel(p, [(0.36, 0.72), (0.36, 0.3), (0.43, 0.14), (0.5, 0.09), (0.57, 0.14), (0.64, 0.3), (0.64, 0.72)],
        "#a8c8f0", 1.1)  # fmt: skip
    p.glow(0.5, 0.4, 0.3, "#c8e8ff", 0.7)
    rays(p, 0.5, 0.2, "#d8f0ff", 12, 0.5, 0.8)
    floor(p, 0.72, "#7888a8", "#343e58", 9)
    creature(p, "ghost", 0.5, 0.5, 0.76, ("#f4fbff", "#88b0e8", "#ffffff"), ink="#20386c", share=0.86, glow=1.6,
        rough=0.3)  # fmt: skip
    creature(p, "candle-skull", 0.16, 0.72, 0.36, BONE, ink="#202c48")
    plume(p, (0.16, 0.55), (0.165, 0.4), 0.025, BLUE_FIRE)
    creature(p, "spider-web", 0.92, 0.14, 0.36, ("#e8f0ff", "#a8b8d8", "#ffffff"), share=0.5, glow=0)
    p.fog(0.86, 0.1, "#d0e4ff", 0.6)


def spectre(p: Painting) -> None:
    """A spectre sweeps over a churchyard."""
    daylight(p, ((0, "#2a2c5a"), (0.5, "#7868a0"), (0.8, "#c8a8c0")), (0.84, 0.18, 0.08, "#fff0f8"))
    stars(p, 140)
    hills(p, ("#5a5884", "#4a4c70"), "#d8c8f8", 0.62, 0.08, 0.1)
    meadow(p, 0.74, "#4a5c60", "#2c3c40", "#c8e0e0", 0.02)
    for x, foot, size in ((0.1, 0.9, 0.3), (0.28, 0.86, 0.24), (0.74, 0.88, 0.28), (0.92, 0.94, 0.34)):
        prop(p, "tombstone", x, foot, size, ("#b8b8cc", "#54546c", "#ffffff"), turn=5 - 10 * x)
    streaks(p, [[(0.1, 0.8), (0.3, 0.7), (0.4, 0.5)], [(0.9, 0.84), (0.7, 0.74), (0.58, 0.5)]], "#b0ffd8", 8, 0.7, 4)
    creature(p, "spectre", 0.48, 0.44, 0.82, ("#e0fff0", "#58b898", "#ffffff"), ink="#0c3430", share=0.85, glow=1.6,
        rough=0.4)  # fmt: skip
    p.fog(0.86, 0.09, "#c8ffe8", 0.5)


def wraith(p: Painting) -> None:
    """A hooded wraith with cold fire in its hands."""
    p.sky((0, "#1c2444"), (0.6, "#485c8c"), (1, "#8a98b0"))
    clouds(p, "#8090b8", "#1c2440", 0.6, 0.6)
    moon(p, 0.5, 0.26, 0.2, "#d8e8ff", 0.8)
    creature(p, "dead-wood", 0.1, 0.5, 0.86, ("#2c3048", "#10121e", "#a8c0f0"))
    creature(p, "dead-wood", 0.92, 0.52, 0.8, ("#2c3048", "#10121e", "#a8c0f0"), flip=True)
    meadow(p, 0.84, "#3c4858", "#242c38", "#b8d0f0", 0.02)
    dark = ("#3a3c58", "#0c0c18", "#b0c8ff")
    one = Person("robe", dark, ("#20202f", "#08080f", "#8090c0"), PALE, dark, "none", "", "hood", cloak=dark,
        belt=None, left="raise", right="raise", head=("death-skull", 22, ("#c8d8e8", "#5a6c88",
        "#ffffff")))  # fmt: skip
    stand(p, one, 0.5, 1.0, 0.86, tone="#90b8ff", glow=0.9)
    for x in (0.29, 0.71):
        plume(p, (x, 0.26), (x, 0.02), 0.06, BLUE_FIRE)
    for x in (0.487, 0.513):
        p.glow(x, 0.235, 0.014, "#60c8ff", 1.4)
    p.fog(0.92, 0.08, "#a8c0f0", 0.6)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            bandit,
            giant,
            goblin,
            hobgoblin,
            ogre,
            demon,
        ),
        *(
            ghost,
            spectre,
            wraith,
        ),
    )
}
