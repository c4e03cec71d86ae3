"""The Followers of the Adventure deck."""

from art.backdrops import hills, peaks, pines, stars, water
from art.effects import FIRE, plume, rays, ring, smoke, sparks, star
from art.painting import Painting
from art.talisman_buildings import panel, tower, window
from art.talisman_looks import FAIR, GOLD, LEATHER, STEEL, TAN, Held, Person
from art.talisman_nature import backwall, blossoms, column, conifer, daylight, floor, leafy, meadow, road, rock
from art.talisman_outer import MORNING, NOON, WHITE
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

WOOD = ("#a8763e", "#4a2c12", "#ffe0a8")
GLASS = ("#c0f0e0", "#4a9a8a", "#ffffff")


def alchemist(p: Painting) -> None:
    """An alchemist at his bench of flasks."""
    backwall(p, "#6a5a44", "#44382c", 0.3, 0.5)
    window(p, 0.8, 0.26, 0.13, 0.24, "#c8e0ff", True)
    for y in (0.3,):
        panel(p, [(0.02, y), (0.36, y), (0.36, y + 0.03), (0.02, y + 0.03)], "#8a5c34", 1.1, grain="wood")
    for x, tone, name in ((0.08, "#ff7050", "round-bottom-flask"), (0.19, "#60c8ff", "erlenmeyer"), (0.3, "#a0e050",
        "bubbling-flask")):  # fmt: skip
        creature(p, name, x, 0.21, 0.19, (tone, tone, "#ffffff"), ink="#302820", glow=0.6)
    one = Person("robe", ("#7a5a2c", "#2c1c0a", "#ffe0a0"), ("#3a5a4a", "#14241c", "#a8d8c0"), FAIR, ("#e0e0dc",
        "#80807c", "#ffffff"), "short", "long", "cap", left="raise", right="hail", held=(("right",
        Held("fizzing-flask", 30, 0, 3, -12, GLASS)),))  # fmt: skip
    stand(p, one, 0.5, 1.06, 0.86, tone="#ffe0a0", shade=0)
    p.glow(0.655, 0.26, 0.16, "#80ffc8", 0.5)
    panel(p, [(-0.02, 1.02), (0.02, 0.78), (0.98, 0.78), (1.02, 1.02)], "#8a5a30", 1.1, grain="wood")
    prop(p, "gold-bar", 0.5, 0.94, 0.2, ("#ffe080", "#a87018", "#fffbe0"), ink="#6a4010", glow=0.8)
    prop(p, "standing-potion", 0.2, 0.95, 0.28, ("#d090ff", "#6a30a8", "#ffffff"), ink="#f0e0ff", glow=0.7)
    prop(p, "pestle-mortar", 0.8, 0.96, 0.26, ("#c8c0b0", "#5c564c", "#ffffff"))
    smoke(p, 0.2, 0.7, 0.06, 0.4, "#d8b0f0", 0.6)
    sparks(p, 0.66, 0.24, 0.08, "#c0ffe0", 60, 2.4, 0.1)


def gnome(p: Painting) -> None:
    """A gnome with a lantern before his root door."""
    daylight(p, ((0, "#5a9a68"), (0.5, "#c8e898"), (0.8, "#f8ffc8")), None)
    rays(p, 0.3, -0.05, "#fffbc0", 14, 0.5, 0.9)
    leafy(p, 0.1, 0.78, 0.6, "#3a7a38", "#a8d860")
    panel(p, [(0.5, 0.92), (0.56, 0.6), (0.6, 0.2), (0.6, -0.02), (0.94, -0.02), (0.92, 0.3), (0.98, 0.62), (1.06,
        0.92)], "#8a6440", 1.1, grain="wood", smooth=True)  # fmt: skip
    meadow(p, 0.78, "#6aa048", "#356a28", waves=0.03)
    panel(p, [(0.68, 0.88), (0.68, 0.56), (0.72, 0.46), (0.77, 0.43), (0.82, 0.46), (0.86, 0.56), (0.86, 0.88)],
        "#a83c2c", 1.1, grain="wood")  # fmt: skip
    window(p, 0.77, 0.58, 0.06, 0.1)
    one = Person("tunic", ("#c8382c", "#5a1010", "#ffb0a0"), ("#6a4a2c", "#24160c", "#d8b080"), FAIR, ("#fbfaf4",
        "#a09c94", "#ffffff"), "short", "long", "pointy", ("#f0d060", "#8a6010", "#ffffc0"), left="hail", right="hip",
        girth=1.25, held=(("left", Held("old-lantern", 28, 0, 0, 12, GOLD)),))  # fmt: skip
    stand(p, one, 0.4, 0.98, 0.62)
    p.glow(0.26, 0.72, 0.14, "#ffd060", 0.7)
    prop(p, "mushroom-house", 0.16, 0.96, 0.3, ("#e84838", "#f8e8d0", "#ffffff"), ink="#6a3c20", patches=((50, 30, 60,
        24, "#e03c30"),))  # fmt: skip
    prop(p, "mushrooms", 0.58, 0.98, 0.18, ("#e84838", "#f8e8d0", "#ffffff"))
    blossoms(p, 0.82, 1, ("#ffffff", "#ffe060"), 60)


def guide(p: Painting) -> None:
    """A guide points out the path through the mountains."""
    daylight(p, NOON, (0.16, 0.18, 0.05, "#fff4c0"), WHITE)
    peaks(p, "#8a98b0", "#ffffff", 0.66, 0.44, "#ffffff")
    hills(p, ("#80a080", "#6a9058"), "#f4ffc0", 0.58, 0.09, 0.16)
    meadow(p, 0.72, "#6a9848", "#42702c", waves=0.03)
    road(p, [(0.78, 0.6, 0.006), (0.7, 0.68, 0.02), (0.82, 0.78, 0.05), (0.6, 1.02, 0.16)], "#c0a074", "#fff0c8")
    conifer(p, 0.94, 0.84, 0.6, "#2c5a44", "#88b890")
    conifer(p, 0.08, 0.86, 0.64, "#2c5a44", "#88b890")
    one = Person("tunic", ("#5a7a38", "#20300f", "#d8f0a0"), ("#7a5a38", "#2c1c0e", "#e8c898"), TAN, ("#5a3418",
        "#20100a", "#d0a070"), "short", "short", "feather", ("#e84030", "#8a1010", "#ffc0b0"), cloak=("#6a4a2c",
        "#24160c", "#e8c890"), left="staff", right="out", held=(("left", Held("wood-stick", 88, 4, 2, -6, WOOD)),
        ))  # fmt: skip
    stand(p, one, 0.38, 0.98, 0.8)
    prop(p, "treasure-map", 0.62, 0.96, 0.22, ("#f4e0b0", "#a8844c", "#ffffff"), ink="#6a3418")
    rock(p, 0.2, 0.98, 0.12, "#8a8680", "#fff8e8")


def maiden(p: Painting) -> None:
    """A maiden gathers flowers by a brook."""
    daylight(p, MORNING, (0.8, 0.2, 0.06, "#fff0b0"), WHITE)
    hills(p, ("#a0c0a0", "#88b868"), "#fbffc8", 0.5, 0.08, 0.1)
    leafy(p, 0.1, 0.8, 0.74, "#4a8a3c", "#ffc8d8")
    meadow(p, 0.66, "#84bc54", "#4c8a34", waves=0.02)
    road(p, [(0.9, 0.67, 0.02), (0.76, 0.76, 0.05), (0.84, 0.88, 0.1), (0.7, 1.04, 0.16)], "#4aa0d0", "#e0f8ff")
    one = Person("gown", ("#a8d0f0", "#3a6a9a", "#ffffff"), skin=FAIR, hair=("#ffd878", "#a8701c", "#fff8c8"),
        style="braids", hat="wreath", crown=("#ff90b0", "#c83868", "#ffffff"), left="breast", right="offer",
        belt=("#ffffff", "#a0a8b0", "#ffffff"))  # fmt: skip
    stand(p, one, 0.46, 0.98, 0.78, tone="#ffffff")
    creature(p, "flowers", 0.6, 0.52, 0.18, ("#ff90b8", "#d84888", "#ffffff"), ink="#ffe060", glow=0.6)
    prop(p, "basket", 0.28, 0.97, 0.24, ("#d8a460", "#7a4c20", "#fff0c0"), ink="#ff80a0")
    creature(p, "butterfly", 0.7, 0.34, 0.1, ("#ffb040", "#d05818", "#fff0c0"), turn=20, glow=0.3)
    creature(p, "dove", 0.26, 0.3, 0.16, ("#ffffff", "#b0c0d8", "#ffffff"), glow=0.4)
    blossoms(p, 0.72, 1, ("#ff80b0", "#ffffff", "#ffe060", "#c090ff"), 160, 0.016)


def mercenary(p: Painting) -> None:
    """A mercenary counts his pay by the campfire."""
    daylight(p, ((0, "#2c3460"), (0.5, "#8a6a8c"), (0.8, "#f0a878")), (0.16, 0.2, 0.05, "#fff8e8"))
    stars(p, 100)
    pines(p, "#34385c", 0.66, 0.3, 16, "#f0a878")
    prop(p, "camping-tent", 0.82, 0.84, 0.6, ("#b06a44", "#4a2418", "#ffd8a0"), ink="#2a1410")
    meadow(p, 0.74, "#6a5c48", "#3c342c", "#ffd8a0", 0.02)
    one = Person("armour", ("#3a4a6a", "#141c2c", "#b0c8f0"), LEATHER, TAN, ("#6a3418", "#28120a", "#e0a070"),
        "short", "short", "helm", STEEL, ("#8a2c24", "#300c0a", "#ffa898"), "offer", "hail", held=(("right",
        Held("battle-axe", 44, 0, 7, -10, STEEL)),))  # fmt: skip
    stand(p, one, 0.42, 0.98, 0.84, tone="#ffc890", side=1)
    prop(p, "swap-bag", 0.25, 0.62, 0.15, ("#d8a860", "#6a4418", "#fff0b0"), ink="#3a2410")
    prop(p, "coins", 0.2, 0.97, 0.2, ("#ffe080", "#a87018", "#fff8d0"), ink="#6a4010")
    plume(p, (0.66, 0.94), (0.665, 0.62), 0.09, FIRE)
    prop(p, "campfire", 0.66, 0.98, 0.18, ("#6a4426", "#20120a", "#ffc070"))
    p.glow(0.66, 0.84, 0.4, "#ff9040", 0.35)
    sparks(p, 0.66, 0.7, 0.08, "#ffb860", 90, 2.4, 0.2)


def pixie(p: Painting) -> None:
    """A tiny pixie dances on a lily."""
    daylight(p, ((0, "#2f7a80"), (0.5, "#98d8b8"), (0.8, "#f0f8c8")), None)
    rays(p, 0.6, -0.05, "#f8ffd0", 14, 0.5, 0.9)
    leafy(p, 0.06, 0.72, 0.7, "#2f7048", "#98d878")
    leafy(p, 0.94, 0.7, 0.66, "#2f7048", "#98d878")
    water(p, 0.64, "#2a7a7c", "#e8fff0", 0.45)
    creature(p, "lily-pads", 0.22, 0.84, 0.26, ("#68b850", "#2a6428", "#e0ffb0"), glow=0, squeeze=1.6)
    creature(p, "lotus", 0.5, 0.84, 0.34, ("#ff98c8", "#c04888", "#ffe8f4"), ink="#8a2c60", glow=0.8)
    for flip, x in ((False, 0.585), (True, 0.415)):
        creature(p, "feathered-wing", x, 0.42, 0.32, ("#e0ffe0", "#70d0a8", "#ffffff"), flip=flip, share=0.8,
            glow=1.2, turn=20 if flip else -20)  # fmt: skip
    one = Person("tunic", ("#8ad848", "#2f6a18", "#f0ffb0"), ("#f4d0b0", "#a86a4c", "#fff0e0"), FAIR, ("#e85a28",
        "#7a1c08", "#ffc080"), "wild", left="raise", right="raise", belt=None)  # fmt: skip
    stand(p, one, 0.5, 0.78, 0.56, tone="#e8ffb0", glow=1.2, shade=0)
    for x, y in ((0.33, 0.24), (0.67, 0.22), (0.5, 0.08)):
        star(p, x, y, 0.09, "#f0ffa0")
    ring(p, 0.5, 0.9, 0.24, "#f0fff0", 3.4, 0.005, 0.6)
    creature(p, "dragonfly", 0.78, 0.4, 0.16, ("#70e0f0", "#2080a0", "#ffffff"), turn=-20, glow=0.5)
    sparks(p, 0.5, 0.4, 0.22, "#f0ffc0", 180, 2.6)


def _hall(p: Painting, cloth: str) -> None:
    backwall(p, "#b8a890", "#8a7a68", 0.3, 0.3)
    for x in (0.26, 0.74):
        window(p, x, 0.32, 0.1, 0.34, "#b8dcff", True)
    for x in (0.1, 0.42, 0.58, 0.9):
        column(p, x, 0.08, 0.78, 0.09, "#d8ccb4", "#ffffff")
    floor(p, 0.76, "#b0906c", "#5a442c", 8)
    for x in (0.1, 0.9):
        panel(p, [(x - 0.05, 0.14), (x + 0.05, 0.14), (x + 0.05, 0.56), (x, 0.62), (x - 0.05, 0.56)], cloth, 1.1)


def prince(p: Painting) -> None:
    """A young prince in his father's hall."""
    _hall(p, "#2c4c9a")
    one = Person("tunic", ("#2c58b8", "#0e1f50", "#b0d0ff"), ("#e8e0d0", "#8a8070", "#ffffff"), FAIR, ("#e0b050",
        "#7a5014", "#fff0a8"), "short", "", "crown", GOLD, ("#b02434", "#400810", "#ffb0b8"), "hip",
        "out")  # fmt: skip
    stand(p, one, 0.5, 0.98, 0.82, tone="#ffe8b0", glow=0.5)
    creature(p, "two-handed-sword", 0.43, 0.68, 0.4, STEEL, turn=70, glow=0)
    creature(p, "fleur-de-lys", 0.1, 0.34, 0.12, GOLD, glow=0.3)
    creature(p, "fleur-de-lys", 0.9, 0.34, 0.12, GOLD, glow=0.3)
    prop(p, "sitting-dog", 0.74, 0.96, 0.38, ("#c88a50", "#5a3418", "#ffe8c0"), rough=0.8)


def princess(p: Painting) -> None:
    """A princess on the castle terrace at sunset."""
    daylight(p, ((0, "#5a5aa8"), (0.45, "#f0a8b0"), (0.7, "#ffe0a8")), (0.8, 0.36, 0.08, "#fff0c0"), ("#ffd8d8",
        "#8a6aa0"))  # fmt: skip
    peaks(p, "#8a7aa8", "#ffe0e8", 0.66, 0.2, "#ffffff")
    tower(p, 0.14, 0.24, 0.78, 0.13, wall="#e0d0c4", roof="#b04a6a", flag="#ffd040")
    floor(p, 0.74, "#d0b8a4", "#7a6054", 8)
    for k in range(9):
        column(p, 0.28 + 0.09 * k, 0.66, 0.78, 0.035, "#e8d8c8", "#ffffff")
    panel(p, [(0.22, 0.62), (1.02, 0.62), (1.02, 0.66), (0.22, 0.66)], "#f0e0d0", 1.1)
    one = Person("gown", ("#f078a8", "#7a1c50", "#ffe0f0"), skin=FAIR, hair=("#8a4420", "#381408", "#f0a868"),
        style="long", hat="crown", crown=GOLD, left="breast", right="hail", cloak=("#8a3ca0", "#300c40",
        "#e8b0ff"))  # fmt: skip
    stand(p, one, 0.48, 0.98, 0.82, tone="#ffe0c8", glow=0.5)
    creature(p, "dove", 0.66, 0.28, 0.17, ("#ffffff", "#c0c8e0", "#ffffff"), glow=0.5, flip=True)
    prop(p, "dagger-rose", 0.82, 0.96, 0.3, ("#f0506a", "#5a1020", "#ffc0c8"))
    sparks(p, 0.5, 0.4, 0.3, "#fff0d8", 70, 2)


def unicorn(p: Painting) -> None:
    """A unicorn in a moonlit glade."""
    daylight(p, ((0, "#3a4c94"), (0.5, "#90b0d8"), (0.8, "#e0f0e0")), (0.78, 0.22, 0.11, "#fbfdff"))
    stars(p, 120)
    leafy(p, 0.06, 0.82, 0.86, "#3a6a78", "#a8d8d8")
    leafy(p, 0.96, 0.8, 0.7, "#3a6a78", "#a8d8d8")
    rays(p, 0.78, 0.2, "#e8f4ff", 16, 0.4, 0.8)
    meadow(p, 0.72, "#5a9480", "#2f5c50", "#e8fff8", 0.03)
    creature(p, "unicorn", 0.46, 0.54, 0.94, ("#ffffff", "#98a8d0", "#ffffff"), ink="#5a6aa0", glow=1.0, rough=0.3,
        patches=((84, 14, 20, 16, "#ffe088"), (34, 44, 16, 40, "#d8c8f8")), eyes=((54, 38, 0.008, "#60a0ff"),
        ))  # fmt: skip
    star(p, 0.7, 0.1, 0.14, "#fff0c0")
    blossoms(p, 0.78, 1, ("#ffffff", "#c8c0ff", "#ffd0f0"), 130, 0.016)
    sparks(p, 0.5, 0.5, 0.34, "#ffffff", 160, 2.6)


SCENES = {scene.__name__: scene for scene in (alchemist, gnome, guide, maiden, mercenary, pixie, prince, princess,
    unicorn)}  # fmt: skip
