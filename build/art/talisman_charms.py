"""The Spells of Talisman that change minds, bodies and time."""

from art.backdrops import hills, plain, stars
from art.effects import VIOLET_FIRE, bolt, plume, rays, ring, sparks, star, streaks, swirl
from art.painting import Painting
from art.talisman_buildings import panel
from art.talisman_looks import DARK, FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person
from art.talisman_nature import backwall, daylight, floor, leafy, masonry, meadow
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

GREY = ("#e8e8e4", "#84848a", "#ffffff")
BLUE = ("#3a62c0", "#0e1c4c", "#c0d8ff")
PLUM = ("#7a2c8a", "#240830", "#f0b0ff")
CASTER = Person("robe", BLUE, ("#d8b048", "#6a4a10", "#fff0a8"), FAIR, GREY, "long", "long", "pointy", GOLD,
    left="hip", right="out")  # fmt: skip
VICTIM = Person("tunic", ("#8a5a2c", "#2c180a", "#ffd8a0"), LEATHER, TAN, ("#4a2c14", "#180c06", "#c89868"), "short",
    left="raise", right="raise")  # fmt: skip
NIGHT = ((0.0, "#1c2454"), (0.5, "#5a5a9c"), (0.8, "#c0a0c8"))


def _field(p: Painting, near: str = "#5a7a60", far: str = "#34503c") -> None:
    daylight(p, NIGHT, (0.86, 0.16, 0.05, "#f8f4ff"))
    stars(p, 160)
    hills(p, ("#585c94", "#464c7c"), "#d0c8ff", 0.64, 0.08, 0.12)
    meadow(p, 0.76, near, far, "#d8e8e8", 0.02)


def healing(p: Painting) -> None:
    """Golden hands of light over a wounded fighter."""
    daylight(p, ((0, "#4a8a90"), (0.5, "#c0e8c8"), (0.8, "#fffbd8")), None)
    rays(p, 0.5, -0.05, "#fff8c0", 22, 0.8, 1.1)
    leafy(p, 0.08, 0.82, 0.7, "#3a7a48", "#b0e880")
    leafy(p, 0.93, 0.8, 0.66, "#3a7a48", "#b0e880")
    meadow(p, 0.72, "#70b058", "#3c7c38", "#fbffd0", 0.02)
    fighter = Person("armour", ("#a03c34", "#38100c", "#ffc0b0"), LEATHER, FAIR, ("#8a5424", "#34190a", "#e8b878"),
        "short", left="breast", right="down", eyes="#1a1010")  # fmt: skip
    stand(p, fighter, 0.5, 0.98, 0.62, tone="#fff4b0", glow=1.2)
    for flip, x in ((False, 0.29), (True, 0.71)):
        creature(p, "open-palm", x, 0.4, 0.34, ("#fffbd8", "#f0c860", "#ffffff"), flip=flip, turn=-20 if flip else 20,
            share=0.85, glow=1.4)  # fmt: skip
    creature(p, "heart-plus", 0.5, 0.2, 0.24, ("#ff7080", "#c01c38", "#ffffff"), ink="#fff8f0", glow=1.6)
    for radius in (0.18, 0.28, 0.38):
        ring(p, 0.5, 0.96, radius, "#fff4a0", 4.0, 0.006, 0.8)
    sparks(p, 0.5, 0.5, 0.22, "#fffbd0", 200, 2.6, 0.1)


def immobility(p: Painting) -> None:
    """An ogre is frozen within chains of light."""
    _field(p, "#7c8cb0", "#4c5c84")
    skin = ("#a8c0d8", "#40587c", "#f0fbff")
    brute = Person("bulky", ("#4c5c7a", "#18243c", "#c0d8ff"), LEATHER, skin, skin, "none", "", left="up",
        right="hail", head=("ogre", 40, skin), girth=1.1)  # fmt: skip
    stand(p, brute, 0.58, 0.98, 0.86, tone="#c0ecff", glow=0.8)
    for k in range(5):
        ring(p, 0.58, 0.34 + 0.14 * k, 0.22 + 0.03 * k, "#70d8ff", 3.2, 0.008, 1.0)
    creature(p, "crossed-chains", 0.58, 0.62, 0.5, ("#e8f8ff", "#6898d0", "#ffffff"), share=0.85, glow=1.0)
    for x, size in ((0.4, 0.3), (0.74, 0.34), (0.66, 0.22), (0.48, 0.24)):
        panel(p, [(x - 0.03, 1.0), (x - 0.012, 1.0 - size * 0.6), (x, 1 - size), (x + 0.016, 1.0 - size * 0.5),
            (x + 0.034, 1.0)], "#c8ecff", 1.1, grain="plain", low=0.8)  # fmt: skip
    stand(p, CASTER, 0.16, 0.98, 0.56, side=1)
    streaks(p, [[(0.26, 0.6), (0.34, 0.5), (0.42, 0.56)], [(0.26, 0.62), (0.34, 0.66), (0.42, 0.6)]], "#a0e8ff", 4, 0.9)
    sparks(p, 0.58, 0.5, 0.24, "#e0f8ff", 180, 2.4)


def invisibility(p: Painting) -> None:
    """A wanderer fades away before two guards."""
    backwall(p, "#6a7090", "#484e6c", 0.3, 0.4)
    masonry(p, (0.0, 0.0, 1.0, 0.74), "#8088a8", "#3c4460", 0.1)
    panel(p, [(0.38, 0.76), (0.38, 0.36), (0.44, 0.2), (0.5, 0.16), (0.56, 0.2), (0.62, 0.36), (0.62, 0.76)],
        "#2c3450", 1)  # fmt: skip
    floor(p, 0.74, "#7c84a0", "#343c54", 9)
    guard = Person("armour", ("#a03c34", "#38100c", "#ffc0b0"), LEATHER, TAN, DARK, "short", "", "helm", STEEL,
        left="hip", right="staff", held=(("right", Held("spear-feather", 70, 45, 2, -12, STEEL)),))  # fmt: skip
    stand(p, guard, 0.14, 0.98, 0.7, side=1)
    stand(p, guard, 0.86, 0.98, 0.7, flip=True)
    ghostly = Person("robe", ("#d8e8ff", "#90a8e0", "#ffffff"), ("#c8d8f8", "#8098d0", "#ffffff"), ("#e8f0ff",
        "#a0b0d8", "#ffffff"), ("#d8e0f8", "#90a0c8", "#ffffff"), "short", "", "hood", left="raise",
        right="down")  # fmt: skip
    stand(p, ghostly, 0.5, 0.98, 0.7, share=0.42, glow=1.0, shade=0.1)
    creature(p, "invisible", 0.5, 0.64, 0.66, ("#f0f8ff", "#c0d8ff", "#ffffff"), glow=1.2, share=0.6)
    sparks(p, 0.5, 0.6, 0.16, "#ffffff", 220, 2.4)


def mesmerism(p: Painting) -> None:
    """A swinging watch and spiral eyes draw a follower away."""
    p.sky((0, "#3c1450"), (0.5, "#8a2c88"), (1, "#e888a8"))
    streaks(p, [[(0.5, 0.1 * k), (0.7, 0.1 * k + 0.05), (1.0, 0.1 * k)] for k in range(11)] + [[(0, 0.1 * k), (0.3,
        0.1 * k + 0.05), (0.5, 0.1 * k)] for k in range(11)], "#ffb0f0", 12, 0.35, 5)  # fmt: skip
    swirl(p, 0.5, 0.4, 0.8, 1.2)
    p.glow(0.5, 0.4, 0.3, "#ffc0ff", 0.5)
    creature(p, "pocket-watch", 0.5, 0.36, 0.6, GOLD, ink="#5c2c10", glow=1.0)
    maid = Person("gown", ("#58a8c8", "#143c54", "#d8f8ff"), skin=FAIR, hair=("#c87830", "#5a2c0c", "#ffd090"),
        style="long", left="down", right="offer", eyes="#c040d0")  # fmt: skip
    stand(p, maid, 0.82, 0.99, 0.62, flip=True, tone="#ffc0ff")
    stand(p, Person("robe", PLUM, ("#302038", "#100818", "#b080c8"), TAN, DARK, "short", "point", "turban", GOLD,
        left="hip", right="hail"), 0.18, 0.99, 0.68, side=1)  # fmt: skip
    creature(p, "hearts", 0.66, 0.64, 0.14, ("#ff80b0", "#b82060", "#ffffff"), glow=1.2)
    sparks(p, 0.5, 0.4, 0.24, "#ffe0ff", 160, 2.4)


def preservation(p: Painting) -> None:
    """A crystal dome guards a warrior from arrows."""
    daylight(p, ((0, "#3c5890"), (0.5, "#c0a8b8"), (0.8, "#ffdcb0")), None, ("#f0d8d8", "#4c5480"))
    hills(p, ("#7c7890", "#686874"), "#ffe8d0", 0.64, 0.08, 0.12)
    meadow(p, 0.76, "#7a8458", "#4a5434", "#ffecc0", 0.02)
    hero = Person("armour", ("#2c58a8", "#0c1c44", "#b0d0ff"), LEATHER, FAIR, ("#8a5424", "#34190a", "#e8b878"),
        "short", "short", "", cloak=("#b02c34", "#400a10", "#ffb0b0"), left="raise", right="hip")  # fmt: skip
    stand(p, hero, 0.5, 0.98, 0.64)
    dome = p.distance(0.5, 0.9)
    inside = ((0.62 - dome) * 50).clip(0, 1) * (p.y < 0.95)
    p.over("#a0e8ff", inside * (0.12 + 0.45 * (dome / 0.62).clip(0, 1) ** 6))
    ring(p, 0.5, 0.9, 0.62, "#d0f8ff", 1.0, 0.007, 1.0)
    for x, y, turn in ((0.13, 0.4, -24), (0.2, 0.22, -36), (0.84, 0.34, 206), (0.9, 0.6, 184), (0.1, 0.66, -6)):
        creature(p, "broadhead-arrow", x, y, 0.2, ("#d8dce8", "#6a4424", "#ffffff"), turn=turn + 45, glow=0.2)
        star(p, 0.5 + (x - 0.5) * 0.84, 0.9 + (y - 0.9) * 0.8, 0.07, "#e0fbff")
    creature(p, "hearts", 0.5, 0.16, 0.15, ("#ff8090", "#b82040", "#ffffff"), glow=1.2)
    sparks(p, 0.5, 0.5, 0.26, "#e0fbff", 130, 2.4)


def psionic_blast(p: Painting) -> None:
    """Rings of thought burst from a seer's brow."""
    p.sky((0, "#141c4c"), (0.5, "#3c50b0"), (1, "#c080d8"))
    stars(p, 200, 1.0)
    for k in range(7):
        ring(p, 0.4, 0.4, 0.14 + 0.11 * k, "#80c0ff" if k % 2 else "#ff90f0", 1.0, 0.007, 1.0 - 0.1 * k)
    rays(p, 0.4, 0.36, "#b0d0ff", 24, 0.5, 0.9)
    one = Person("robe", ("#302c74", "#0c0a28", "#c0b8ff"), ("#8a50b8", "#2c1040", "#f0c0ff"), FAIR, GREY, "none", "",
        "band", GOLD, left="raise", right="raise", eyes="#60c8ff")  # fmt: skip
    stand(p, one, 0.4, 1.22, 1.1, tone="#c0d8ff", glow=0.8, shade=0)
    creature(p, "brain", 0.4, 0.13, 0.2, ("#ffc0f0", "#b050c0", "#ffffff"), ink="#501860", glow=1.4, share=0.9)
    bolt(p, (0.42, 0.26), (0.84, 0.5), "#a0d0ff", 1.1, 4)
    bolt(p, (0.42, 0.26), (0.86, 0.56), "#ff90f0", 0.9, 3)
    creature(p, "devil-mask", 0.88, 0.56, 0.36, ("#9a4a5c", "#34101c", "#ffc0e0"), ink="#200810", turn=-14, glow=0.8)
    sparks(p, 0.8, 0.54, 0.12, "#ffe0ff", 150, 2.6)


def random(p: Painting) -> None:
    """Dice of fate tumble through stars."""
    p.sky((0, "#0f4050"), (0.5, "#2c9088"), (1, "#f0d080"))
    stars(p, 220, 1.0)
    swirl(p, 0.5, 0.5, 0.7, 0.2)
    rays(p, 0.5, 0.5, "#fff0b0", 26, 0.8, 0.9)
    p.glow(0.5, 0.5, 0.3, "#ffe890", 0.5)
    for x, y, size, turn, tones in ((0.36, 0.48, 0.56, 14, ("#fff8f0", "#b8a8a0", "#ffffff")), (0.66, 0.54, 0.5, -18,
        ("#ff8068", "#8a1c18", "#ffd8c8"))):  # fmt: skip
        creature(p, "perspective-dice-six", x, y, size, tones, ink="#2c1820", turn=turn, glow=0.8)
    for name, x, y, tones in (("frog", 0.14, 0.24, ("#90d048", "#34601c", "#f0ffb0")), ("hearts", 0.86, 0.22,
        ("#ff8090", "#b82040", "#ffffff")), ("swap-bag", 0.86, 0.84, GOLD), ("death-skull", 0.13, 0.82, ("#f8f0e0",
        "#94886c", "#ffffff")), ("biceps", 0.5, 0.13, ("#ffd0a0", "#a86030", "#fff0e0"))):  # fmt: skip
        ring(p, x, y, 0.12, "#fff4c0", 1.0, 0.005, 0.8)
        creature(p, name, x, y, 0.18, tones, ink="#3c1c10", glow=0.6)
    sparks(p, 0.5, 0.5, 0.36, "#fff8d0", 180, 2.6)


def teleport(p: Painting) -> None:
    """A traveller dissolves into light between two lands."""
    daylight(p, ((0, "#4a90d0"), (0.5, "#c8e8f0"), (0.8, "#fff4d0")), None)
    hills(p, ("#88b890", "#6aa058"), "#f4ffc8", 0.6, 0.08, 0.1)
    meadow(p, 0.72, "#70a848", "#3c742c", waves=0.02)
    leafy(p, 0.08, 0.8, 0.6, "#3a7a30", "#b0e068")
    copy = p.canvas.copy()
    daylight(p, ((0, "#c87848"), (0.5, "#f8c880"), (0.8, "#ffe8b0")), None)
    hills(p, ("#e8b870", "#d09c50"), "#fff4c0", 0.6, 0.08, 0.1)
    plain(p, 0.72, "#d8a858", "#e8c078", 0.1)
    prop(p, "palm-tree", 0.9, 0.84, 0.6, ("#58a844", "#7a5228", "#e8ffb0"), patches=((50, 76, 26, 32, "#a87844"),))
    wave = ((0.5 - p.x + (p.noise(0.2) - 0.5) * 0.14) * 14).clip(-0.5, 0.5) + 0.5
    p.over(copy, wave)
    p.glow(0.5, 0.5, 0.3, "#c0a0ff", 0.7)
    for k in range(7):
        ring(p, 0.5, 0.96 - 0.13 * k, 0.24 - 0.012 * k, "#c090ff", 3.8, 0.008, 1.0)
    one = Person("robe", ("#6a4ab0", "#1c0c44", "#e0c8ff"), ("#e0c060", "#7a5c10", "#fff8c0"), FAIR, GREY, "short",
        "short", "hood", left="up", right="up")  # fmt: skip
    stand(p, one, 0.5, 0.96, 0.76, share=0.85, glow=1.4, tone="#e8d0ff")
    for x in (0.36, 0.64):
        plume(p, (x, 0.98), (x, 0.3), 0.04, VIOLET_FIRE, 0.8, 0.7)
    sparks(p, 0.5, 0.4, 0.2, "#f4e8ff", 260, 2.6, 0.2)


def temporal_warp(p: Painting) -> None:
    """Clock faces and an hourglass in a bending sky."""
    p.sky((0, "#1c1c54"), (0.4, "#6a3c9c"), (0.7, "#f09878"), (1, "#ffe0a0"))
    stars(p, 200, 0.8)
    streaks(p, [[(0, 0.14 * k), (0.4, 0.14 * k + 0.08), (1, 0.14 * k)] for k in range(8)], "#ffe0c0", 8, 0.4, 4)
    swirl(p, 0.5, 0.48, 0.9, 0.8)
    p.glow(0.5, 0.48, 0.36, "#fff0c0", 0.4)
    for x, y, size, turn in ((0.17, 0.3, 0.36, 20), (0.84, 0.26, 0.32, -24), (0.83, 0.78, 0.34, 30), (0.16, 0.8, 0.28,
        -16)):  # fmt: skip
        creature(p, "clockwork", x, y, size, GOLD, ink="#4c2c14", turn=turn, glow=0.6)
    creature(p, "hourglass", 0.5, 0.5, 0.84, ("#ffe8a0", "#8a5c18", "#fffff0"), ink="#8ad0f0", glow=1.2, rough=0.3)
    sparks(p, 0.5, 0.6, 0.05, "#ffe090", 120, 2.4)
    for radius in (0.34, 0.46):
        ring(p, 0.5, 0.5, radius, "#ffe8c0", 1.0, 0.006, 0.7)
    sparks(p, 0.5, 0.5, 0.36, "#fff4d8", 160, 2.4)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(
            healing,
            immobility,
            invisibility,
            mesmerism,
            preservation,
            psionic_blast,
        ),
        *(
            random,
            teleport,
            temporal_warp,
        ),
    )
}
