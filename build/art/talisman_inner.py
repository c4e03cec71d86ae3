"""The nine spaces of the Inner Region: grim, but never too dark to read."""

from art.backdrops import clouds, moon, peaks, pines, plain, stars
from art.effects import BLUE_FIRE, FIRE, GOLD_FIRE, blaze, bolt, plume, rays, ring, smoke, sparks
from art.painting import Painting
from art.scenes_fire import cracks_of_fire
from art.talisman_buildings import panel, tower
from art.talisman_looks import Held, Person
from art.talisman_nature import backwall, column, daylight, floor, masonry, meadow, rock
from art.talisman_people import stand
from art.talisman_sculpt import creature, prop

BONE = ("#fbf2e0", "#a8987c", "#ffffff")


def inner_00_plain_of_peril(p: Painting) -> None:
    """A cracked red plain under lightning."""
    p.sky((0, "#6a2a3c"), (0.45, "#d8644c"), (0.64, "#ffc080"))
    clouds(p, "#f0a088", "#5a2438", 0.5, 0.6)
    peaks(p, "#8a4048", "#ffc898", 0.62, 0.2)
    plain(p, 0.6, "#9a5a40", "#e09868", 0.12)
    cracks_of_fire(p, 0.62, 0.9)
    bolt(p, (0.7, 0.0), (0.62, 0.58), "#ffd0ff", 0.8)
    creature(p, "dead-wood", 0.14, 0.46, 0.5, ("#7a4a40", "#3a1c1c", "#ffd0a0"))
    for x, foot, size in ((0.34, 0.72, 0.2), (0.84, 0.76, 0.26)):
        panel(p, [(x - 0.012, foot), (x - 0.008, foot - size * 1.2), (x + 0.008, foot - size * 1.2), (x + 0.012,
            foot)], "#a8784c", 1, grain="wood")  # fmt: skip
        creature(p, "animal-skull", x, foot - size * 1.2, size, BONE, eyes=((38, 46, 0.06, "#ff5020"), (62, 46, 0.06,
            "#ff5020")))  # fmt: skip
    prop(p, "ribcage", 0.58, 0.82, 0.24, BONE, turn=14, ink="#a85a38")
    sparks(p, 0.5, 0.7, 0.3, "#ffa060", 110, 2.4, 0.15)


def inner_01_mines(p: Painting) -> None:
    """A lantern-lit gallery with a cart of ore."""
    backwall(p, "#8a6a50", "#5a4030", 0.25, 0.8)
    p.glow(0.5, 0.4, 0.4, "#ffc070", 0.7)
    panel(p, [(0.3, 0.7), (0.3, 0.36), (0.4, 0.28), (0.6, 0.28), (0.7, 0.36), (0.7, 0.7)], "#3a2418", 1, grain="rock")
    p.glow(0.5, 0.54, 0.12, "#ffb050", 0.9)
    plain(p, 0.7, "#8a6444", "#6a4a34", 0.06)
    for left in (0.14, 0.8):
        panel(p, [(left, 0.84), (left, 0.12), (left + 0.07, 0.12), (left + 0.07, 0.84)], "#b0804c", 1.1, grain="wood")
    panel(p, [(0.06, 0.14), (0.06, 0.06), (0.94, 0.06), (0.94, 0.14)], "#b88850", 1.15, grain="wood")
    for one, far in ((0.36, 0.47), (0.64, 0.53)):
        panel(p, [(one - 0.05, 1.0), (far - 0.005, 0.7), (far + 0.005, 0.7), (one - 0.02, 1.0)], "#c8c8d0", 1,
            grain="plain")  # fmt: skip
    prop(p, "mine-wagon", 0.48, 0.84, 0.46, ("#a8a0a0", "#4a444a", "#ffe0b0"), ink="#241c1c", patches=((50, 26, 46,
        14, "#ffc840"),))  # fmt: skip
    creature(p, "old-lantern", 0.24, 0.3, 0.2, ("#e0b060", "#7a5020", "#fff0c0"), ink="#ffd060", glow=1.2)
    p.glow(0.24, 0.31, 0.14, "#ffc860", 0.9)
    for x, y, size, tone in ((0.9, 0.8, 0.26, "#60d0ff"), (0.1, 0.84, 0.2, "#ff80e0"), (0.78, 0.86, 0.16, "#80ffb0")):
        creature(p, "crystal-growth", x, y, size, (tone, tone, "#ffffff"), ink="#204060", glow=1.2)
    creature(p, "mining", 0.8, 0.52, 0.24, ("#c8ccd8", "#5a5058", "#ffffff"), glow=0.1)


def inner_02_vampires_tower(p: Painting) -> None:
    """A slender tower before a huge moon."""
    daylight(p, ((0, "#3a2c70"), (0.45, "#8a5a9c"), (0.7, "#e0a0a8")), None, ("#b898c8", "#3c2c60"))
    stars(p, 120)
    moon(p, 0.56, 0.32, 0.26, "#ffe8d0", 0.95)
    peaks(p, "#6a5080", "#f0c8e0", 0.7, 0.2)
    panel(p, [(-0.1, 1.04), (0.1, 0.84), (0.28, 0.72), (0.4, 0.66), (0.62, 0.66), (0.76, 0.73), (0.92, 0.84), (1.1,
        1.04)], "#7a6880", 1, grain="rock", smooth=True)  # fmt: skip
    tower(p, 0.5, 0.24, 0.7, 0.17, wall="#8a7c98", roof="#7a2438", lamp="#ff5040", windows=2, flag="#c01c2c")
    tower(p, 0.66, 0.42, 0.7, 0.1, wall="#8a7c98", roof="#7a2438", lamp="#ff5040", windows=1)
    tower(p, 0.37, 0.46, 0.7, 0.09, wall="#8a7c98", roof="#7a2438", lamp="#ff5040", windows=1)
    for x, y, size, turn in ((0.2, 0.22, 0.2, 10), (0.82, 0.16, 0.16, -12), (0.84, 0.42, 0.11, 8), (0.16, 0.46, 0.1,
        -6)):  # fmt: skip
        creature(p, "bat", x, y, size, ("#4a3454", "#1c1024", "#f0a0c0"), glow=0, turn=turn)
    creature(p, "dead-wood", 0.1, 0.7, 0.4, ("#4a3454", "#20142c", "#d8a8d8"), flip=True)
    p.fog(0.8, 0.1, "#d0a8d0", 0.6)


def inner_03_pits(p: Painting) -> None:
    """Lizardmen climb out of a glowing pit."""
    backwall(p, "#6a7a5a", "#3c4a3c", 0.22, 0.9)
    p.glow(0.5, 0.76, 0.5, "#d8f060", 0.55, 1.4)
    plain(p, 0.6, "#6a6a4c", "#8a8a64", 0.09)
    p.over("#101808", ((0.36 - p.distance(0.5, 0.76, 2.4)) * 40).clip(0, 1))
    p.over("#c8e040", ((0.3 - p.distance(0.5, 0.8, 2.4)) * 4).clip(0, 1) * 0.8)
    ring(p, 0.5, 0.76, 0.36, "#e8ff80", 2.4, 0.008, 0.6)
    scaly = ("#7ab05a", "#2c5428", "#e8ff9a")
    lizard = Person("tunic", ("#8a6a3c", "#3c2a14", "#f0d890"), scaly, scaly, right="hail", left="hip",
        head=("lizardman", 34, scaly), held=(("right", Held("spear-feather", 66, 38, 4, -16)),))  # fmt: skip
    for x, foot, size, flip in ((0.22, 0.78, 0.6, True), (0.78, 0.8, 0.6, False), (0.5, 0.88, 0.7, False)):
        stand(p, lizard, x, foot, size, flip=flip, shade=0)
    for x, foot, size in ((0.08, 0.84, 0.16), (0.9, 0.86, 0.18), (0.24, 0.94, 0.13), (0.72, 0.95, 0.14)):
        rock(p, x, foot, size, "#8a8a70", "#f0f8c8")
    sparks(p, 0.5, 0.66, 0.24, "#e8ff70", 80, 2.4, 0.2)


def inner_04_valley_of_fire(p: Painting) -> None:
    """Walls of flame before a volcano."""
    p.sky((0, "#7a2420"), (0.4, "#e0602c"), (0.66, "#ffd080"))
    clouds(p, "#ff9a58", "#5a1c1c", 0.4, 0.5)
    panel(p, [(0.1, 0.7), (0.36, 0.3), (0.43, 0.28), (0.5, 0.31), (0.57, 0.28), (0.64, 0.3), (0.9, 0.7)], "#8a4438",
        1.1, grain="rock", low=0.7)  # fmt: skip
    plume(p, (0.5, 0.34), (0.5, -0.04), 0.12, FIRE, 0.9, 1.1)
    smoke(p, 0.5, 0.24, 0.14, 0.3, "#6a3a3c", 0.5)
    sparks(p, 0.5, 0.2, 0.16, "#ffd070", 120, 3)
    for x in (0.44, 0.5, 0.57):
        p.add("#ff7a20", ((0.02 - abs(p.x - x - 0.08 * (p.y - 0.3) * (x - 0.5) * 8)) * 60).clip(0,
            1) * ((p.y - 0.3) * 6).clip(0, 1) * (p.y < 0.7))  # fmt: skip
    panel(p, [(-0.02, 1.02), (-0.02, 0.4), (0.1, 0.42), (0.24, 0.7), (0.34, 1.02)], "#8a4a3c", 1.1, grain="rock",
        low=0.6)  # fmt: skip
    panel(p, [(1.02, 1.02), (1.02, 0.38), (0.88, 0.42), (0.76, 0.7), (0.66, 1.02)], "#8a4a3c", 0.9, grain="rock",
        low=0.6)  # fmt: skip
    for x, tip, width in ((0.2, 0.36, 0.1), (0.82, 0.34, 0.1), (0.36, 0.52, 0.07), (0.66, 0.5, 0.07), (0.5, 0.6, 0.06)):
        plume(p, (x, 0.86), (x, tip), width, FIRE, 0.9)
    blaze(p, 1.02, 0.24, FIRE, 0.8)
    sparks(p, 0.5, 0.6, 0.3, "#ffc860", 120, 2.6, 0.2)


def inner_05_werewolf_den(p: Painting) -> None:
    """A werewolf before its den."""
    daylight(p, ((0, "#2c3c7a"), (0.5, "#7890b8"), (0.74, "#c8d0c8")), (0.26, 0.22, 0.13, "#fffbe8"))
    stars(p, 100)
    pines(p, "#3c5070", 0.6, 0.32, 12, "#c0d8f0")
    panel(p, [(0.44, 0.84), (0.48, 0.44), (0.62, 0.26), (0.84, 0.2), (1.02, 0.3), (1.02, 0.84)], "#8088a0", 1,
        grain="rock", low=0.7)  # fmt: skip
    panel(p, [(0.6, 0.8), (0.62, 0.56), (0.74, 0.44), (0.88, 0.5), (0.92, 0.8)], "#202838", 1, grain="rock")
    meadow(p, 0.76, "#6a7c78", "#42525a", "#e8f4f8", 0.02)
    creature(p, "werewolf", 0.42, 0.5, 0.62, ("#9a8478", "#3c3034", "#fff8ec"), ink="#201418", glow=0.5,
             eyes=((37, 18, 0.025, "#ffd020"),), rough=0.9)  # fmt: skip
    for x in (0.72, 0.82):
        p.glow(x, 0.62, 0.012, "#ffd040", 1.5)
        p.glow(x + 0.035, 0.62, 0.012, "#ffd040", 1.5)
    prop(p, "crossed-bones", 0.72, 0.88, 0.16, BONE)
    prop(p, "death-skull", 0.2, 0.88, 0.13, BONE)


def inner_06_dice_with_death(p: Painting) -> None:
    """Death waits at the table with his dice."""
    backwall(p, "#5a5484", "#34305c", 0.3, 0.6)
    p.glow(0.5, 0.36, 0.36, "#80c8ff", 0.8)
    rays(p, 0.5, 0.3, "#a8d8ff", 18, 0.5, 0.6)
    death = Person("robe", ("#4a4a62", "#16161f", "#c0e0ff"), ("#2c2c3c", "#0c0c14", "#90b0d0"), BONE, BONE, "none",
        "", "hood", head=("death-skull", 24, BONE), left="offer", right="raise", belt=None, held=(("right",
        Held("scythe", 70, 0, -4, -4)),))  # fmt: skip
    stand(p, death, 0.5, 0.98, 0.84, tone="#a0d8ff", glow=0.7)
    for x in (0.482, 0.518):
        p.glow(x, 0.25, 0.011, "#60d0ff", 0.8)
    panel(p, [(0.04, 1.0), (0.12, 0.74), (0.88, 0.74), (0.96, 1.0)], "#8a5a3c", 1.15, grain="wood")
    p.ground_shadow(0.5, 0.8, 0.4, 0.3)
    for x, y, turn in ((0.32, 0.76, 8), (0.46, 0.81, -14), (0.62, 0.77, 12), (0.74, 0.82, -6)):
        creature(p, "perspective-dice-six", x, y, 0.15, ("#fffaf0", "#a89c88", "#ffffff"), ink="#301820", turn=turn,
            glow=0.3)  # fmt: skip
    for x in (0.1, 0.9):
        creature(p, "candle-flame", x, 0.66, 0.16, ("#fff0d0", "#c89858", "#ffffff"), glow=0.4)
        plume(p, (x, 0.62), (x, 0.5), 0.02, BLUE_FIRE)


def inner_07_crypt(p: Painting) -> None:
    """A vaulted crypt with a sarcophagus and candles."""
    backwall(p, "#6a6c88", "#484a64", 0.2, 0.5)
    masonry(p, (0.0, 0.0, 1.0, 0.66), "#8a8ca8", "#44465c", 0.07)
    panel(p, [(0.3, 0.66), (0.3, 0.3), (0.36, 0.18), (0.5, 0.12), (0.64, 0.18), (0.7, 0.3), (0.7, 0.66)], "#3c4468",
        1, grain="plaster")  # fmt: skip
    p.glow(0.5, 0.42, 0.26, "#90b8ff", 0.8)
    for x in (0.24, 0.76):
        column(p, x, 0.12, 0.7, 0.1, "#a8a8c0", "#ffffff", 1 if x < 0.5 else -1)
    floor(p, 0.66, "#8a8aa4", "#3c3c54", 8)
    panel(p, [(0.2, 0.86), (0.24, 0.7), (0.76, 0.7), (0.8, 0.86)], "#9898b0", 0.9, grain="stone")
    panel(p, [(0.16, 0.72), (0.22, 0.63), (0.78, 0.63), (0.84, 0.72)], "#c0c0d4", 1.1, grain="stone")
    creature(p, "crossed-swords", 0.5, 0.79, 0.12, ("#d8d8e8", "#70708c", "#ffffff"), glow=0)
    creature(p, "haunting", 0.5, 0.42, 0.44, ("#d8f0ff", "#7098d0", "#ffffff"), ink="#204070", share=0.8, glow=1.2)
    for x, foot in ((0.1, 0.84), (0.9, 0.84)):
        prop(p, "candles", x, foot, 0.22, ("#fff4d8", "#b89868", "#ffffff"))
        for k in (-0.06, -0.02, 0.02, 0.06):
            plume(p, (x + k, foot - 0.16), (x + k, foot - 0.24), 0.012, GOLD_FIRE)
        p.glow(x, foot - 0.2, 0.12, "#ffc870", 0.7)
    p.fog(0.72, 0.06, "#c8dcff", 0.5)


def inner_08_crown_of_command(p: Painting) -> None:
    """The Crown of Command in a blaze of gold."""
    p.sky((0, "#a86a20"), (0.5, "#f0b848"), (0.8, "#ffe8a0"))
    rays(p, 0.5, 0.36, "#fff4c0", 30, 0.7, 1.0)
    p.glow(0.5, 0.36, 0.3, "#fff0b0", 0.35)
    for x in (0.12, 0.88):
        column(p, x, 0.1, 0.8, 0.13, "#e8c888", "#fffbe0", 1 if x < 0.5 else -1)
    floor(p, 0.72, "#e0b868", "#8a5c20", 8)
    panel(p, [(0.26, 0.86), (0.34, 0.64), (0.66, 0.64), (0.74, 0.86)], "#c89848", 1.0, grain="stone")
    panel(p, [(0.28, 0.66), (0.32, 0.58), (0.68, 0.58), (0.72, 0.66)], "#b02434", 1.1, smooth=True)
    ring(p, 0.5, 0.4, 0.34, "#fff0b0", 1.0, 0.006, 0.8)
    creature(p, "queen-crown", 0.5, 0.38, 0.5, ("#ffe680", "#b87818", "#fffff0"), ink="#8a4a10", glow=1.4, rough=0.2,
             patches=((50, 76, 60, 7, "#c02838"),))  # fmt: skip
    for x, tone in ((0.36, "#ff4050"), (0.5, "#40a0ff"), (0.64, "#40e070")):
        p.glow(x, 0.485, 0.03, tone, 1.3)
    sparks(p, 0.5, 0.36, 0.26, "#fffbe0", 150, 2.8)


SCENES = {
    scene.__name__: scene
    for scene in (
        *(inner_00_plain_of_peril, inner_01_mines, inner_02_vampires_tower, inner_03_pits, inner_04_valley_of_fire),
        *(inner_05_werewolf_den, inner_06_dice_with_death, inner_07_crypt, inner_08_crown_of_command),
    )
}
