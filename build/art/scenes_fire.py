"""Illustrations of the Fire spells."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from art.backdrops import clouds, hill, hills, moon, peaks, pines, plain, stars, water
from art.effects import BLUE_FIRE, FIRE, GOLD_FIRE, blaze, plume, rays, ring, shine, smoke, sparks, star, streaks
from art.figures import knight_mask, silhouette
from art.materials import blur, ridges
from art.painting import Painting

EMBER = ("#4a1208", "#120302", "#ffb060")
COAL = ("#2a0d0a", "#080203", "#ff8a3c")


def cracks_of_fire(p: Painting, level: float, power: float = 1.0) -> None:
    """Glowing cracks in the ground below a level."""
    crest = ridges(p.height, p.width, p.height * 0.3, p.fresh_seed(), 4)
    lines = ((crest - 0.955).clip(0, 1) * 24).clip(0, 1) * ((p.y - level) * 8).clip(0, 1)
    p.add("#ff5a10", (blur(lines, 9) * 1.5 + lines) * power)
    p.over("#ffe090", lines * 0.8 * power)


def spark(p: Painting) -> None:
    """A palm striking one spark in a dark hearth."""
    p.sky((0, "#120806"), (0.6, "#2c120a"), (1, "#0c0504"))
    p.shade(0.6 + 0.9 * p.noise(0.2))
    p.glow(0.56, 0.4, 0.55, "#ff7a1c", 0.75)
    rays(p, 0.56, 0.4, "#ffb050", 22, 0.8, 0.6)
    hill(p, "#33150c", "#ff9a50", 0.88, 0.08)
    p.actor("campfire", 0.78, 0.82, 0.34, COAL, glow=0.2, share=0.9)
    p.actor("open-palm", 0.3, 0.66, 0.8, ("#7a3c20", "#1c0806", "#ffc890"), turn=12, side=1, glow=0.3)
    plume(p, (0.555, 0.5), (0.565, 0.26), 0.045, FIRE)
    star(p, 0.56, 0.42, 0.3, "#ffb040", 8, 0.2)
    star(p, 0.56, 0.42, 0.16, "#ffe0a0", 4)
    sparks(p, 0.56, 0.42, 0.16, "#ffa030", 110, 3.0, 0.12)


def fire_bolt(p: Painting) -> None:
    """A mage hurls a bolt of fire at a knight."""
    p.sky((0, "#14060c"), (0.5, "#5a1614"), (0.8, "#c8541c"))
    clouds(p, "#d0502a", "#2a0a10", 0.6, 0.5)
    hills(p, ("#5a1c18", "#34100f"), "#ff9a50", 0.58, 0.14)
    plain(p, 0.8, "#1c0808", "#3c120c")
    p.ground_shadow(0.2, 0.93, 0.3)
    p.actor(knight_mask(), 0.87, 0.68, 0.54, ("#4a2a26", "#12080a", "#ffc890"), flip=True)
    plume(p, (0.78, 0.56), (0.2, 0.52), 0.13, FIRE, 0.9, 1.15)
    p.glow(0.77, 0.56, 0.22, "#ffd070", 0.9)
    sparks(p, 0.72, 0.56, 0.12, "#ffb040", 120, 2.6)
    p.actor(silhouette("casting"), 0.16, 0.66, 0.66, ("#6a1a14", "#160406", "#ffc070"), side=1)


def searing_gust(p: Painting) -> None:
    """A scorching wind bends dead trees over the dunes."""
    p.sky((0, "#7a2408"), (0.45, "#e07a24"), (0.7, "#ffd27a"))
    moon(p, 0.74, 0.26, 0.1, "#fff0b8")
    hills(p, ("#c0662a", "#93441a", "#5c2410"), "#ffe0a0", 0.56, 0.13, 0.12)
    p.actor("dead-wood", 0.24, 0.56, 0.6, ("#4a1c0c", "#180604", "#ffd080"), turn=-16)
    p.actor("dead-wood", 0.62, 0.62, 0.34, ("#5c240e", "#220a04", "#ffd080"), turn=-20, flip=True)
    wind = [
        [(-0.05, 0.2 + 0.1 * k), (0.3, 0.12 + 0.1 * k), (0.62, 0.26 + 0.085 * k), (1.05, 0.14 + 0.1 * k)]
        for k in range(8)
    ]
    streaks(p, wind, "#ffb050", 3.0, 0.55, 2.0)
    for k in range(3):
        plume(p, (0.98 - 0.3 * k, 0.5 + 0.13 * k), (0.45 - 0.3 * k, 0.4 + 0.14 * k), 0.07, FIRE, 1.2, 0.9)
    sparks(p, 0.5, 0.5, 0.42, "#ff9a30", 180, 2.4)


def ember_balm(p: Painting) -> None:
    """A figure rests in the healing warmth of a night fire."""
    p.sky((0, "#0a0c1e"), (0.6, "#26183a"), (0.85, "#5a2c34"))
    stars(p, 260)
    pines(p, "#140c18", 0.62, 0.44, 16, "#c86a3a")
    plain(p, 0.68, "#200e0c", "#3a1a14")
    p.glow(0.56, 0.72, 0.5, "#ff8030", 0.75, 1.2)
    p.actor("cauldron", 0.82, 0.74, 0.24, EMBER, side=-1)
    plume(p, (0.56, 0.86), (0.565, 0.42), 0.13, FIRE)
    p.actor("campfire", 0.56, 0.86, 0.16, COAL, glow=0.0)
    p.ground_shadow(0.27, 0.9, 0.24)
    p.actor("meditation", 0.27, 0.7, 0.46, ("#7a3420", "#1c0a0c", "#ffc27a"), side=1)
    sparks(p, 0.5, 0.6, 0.22, "#ffb860", 160, 2.8, 0.3)
    streaks(
        p,
        [[(0.56, 0.6), (0.44, 0.42), (0.36, 0.52), (0.27, 0.6)], [(0.56, 0.56), (0.4, 0.3), (0.3, 0.42), (0.26, 0.52)]],
        "#ffc060",
        3,
        0.8,
    )


def conflagration(p: Painting) -> None:
    """A town is swallowed by a wall of flames."""
    p.sky((0, "#100408"), (0.5, "#64140c"), (0.9, "#e8641a"))
    clouds(p, "#b8401c", "#180608", 0.5, 0.56)
    blaze(p, 0.86, 0.6, FIRE, 0.85)
    p.actor("church", 0.25, 0.6, 0.52, COAL, glow=0.4)
    p.actor("village", 0.62, 0.68, 0.42, COAL, glow=0.4)
    p.actor("wood-cabin", 0.9, 0.74, 0.26, COAL, glow=0.4)
    smoke(p, 0.25, 0.42, 0.2, 0.5, "#1c0c0c", 0.8)
    smoke(p, 0.74, 0.5, 0.22, 0.55, "#1c0c0c", 0.8)
    blaze(p, 1.08, 0.34, FIRE, 0.8)
    sparks(p, 0.5, 0.55, 0.4, "#ffb040", 200, 2.6, 0.2)


def meteor_shower(p: Painting) -> None:
    """Burning rocks fall on a castle."""
    p.sky((0, "#0e0614"), (0.5, "#48142a"), (0.85, "#c8501e"))
    stars(p, 120)
    clouds(p, "#a83a2c", "#200a18", 0.5, 0.4)
    hills(p, ("#4a1a20", "#2c0e12"), "#ff9a60", 0.66, 0.12, 0.12)
    p.actor("castle-ruins", 0.3, 0.72, 0.46, ("#3a1418", "#0c0406", "#ffb070"), side=1)
    p.actor("guarded-tower", 0.78, 0.76, 0.34, ("#3a1418", "#0c0406", "#ffb070"))
    hill(p, "#180608", "#ff8040", 0.94, 0.05)
    for x, y, size in (
        (0.62, 0.34, 0.085),
        (0.36, 0.24, 0.05),
        (0.86, 0.46, 0.06),
        (0.16, 0.42, 0.055),
        (0.5, 0.62, 0.045),
        (0.93, 0.2, 0.04),
    ):
        plume(p, (x, y), (x + size * 2.6, y - size * 4.6), size, FIRE, 0.7, 1.2)
        p.glow(x, y, size * 1.6, "#ffd080", 0.9)
        p.over(
            "#3a120a",
            ((size * 0.62 - p.distance(x, y) + (p.noise(size * 0.8, 3) - 0.5) * size * 0.5) * 300).clip(0, 1) * 0.85,
        )
    p.glow(0.5, 0.72, 0.2, "#ff9030", 0.8)
    sparks(p, 0.5, 0.66, 0.2, "#ffb050", 120, 2.6, 0.1)


def doom(p: Painting) -> None:
    """A crowned skull rises before a black sun."""
    p.sky((0, "#080206"), (0.55, "#5a0a0c"), (0.85, "#d03a10"))
    rays(p, 0.5, 0.38, "#ff4a1c", 26, 1.1, 1.0)
    p.glow(0.5, 0.38, 0.52, "#ff5a20", 0.7)
    p.over("#0a0204", ((0.36 - p.distance(0.5, 0.38)) * 200).clip(0, 1))
    ring(p, 0.5, 0.38, 0.365, "#ff7030", 1.0, 0.008, 1.1)
    p.actor("crowned-skull", 0.5, 0.38, 0.62, ("#5c1a14", "#120304", "#ff9050"), glow=0.8)
    for x in (0.452, 0.548):
        p.glow(x, 0.435, 0.05, "#ffc040", 1.3)
    peaks(p, "#2a0808", "#b0301a", 0.92, 0.26)
    plain(p, 0.84, "#120405", "#2c0a08")
    cracks_of_fire(p, 0.84)
    p.actor("hooded-figure", 0.16, 0.8, 0.26, ("#260a0c", "#060102", "#ff8040"), side=1)
    sparks(p, 0.5, 0.7, 0.42, "#ff7030", 150, 2.2, 0.3)


def fire_elemental(p: Painting) -> None:
    """A giant of living flame towers over a swordsman."""
    p.sky((0, "#0c0408"), (0.6, "#4a100c"), (1, "#a83410"))
    peaks(p, "#2c0c0c", "#80281a", 0.74, 0.34)
    plume(p, (0.58, 0.95), (0.58, -0.06), 0.3, FIRE, 0.85)
    for side in (-1, 1):
        plume(p, (0.58 + 0.1 * side, 0.52), (0.58 + 0.3 * side, 0.14), 0.09, FIRE, 0.8, 1.1)
    p.actor("ifrit", 0.58, 0.54, 0.86, ("#ffe89a", "#e0480c", "#fff4c8"), glow=1.0, share=0.55, soft=3.0)
    for x in (0.556, 0.604):
        p.glow(x, 0.245, 0.035, "#ffffff", 1.5)
    plain(p, 0.86, "#140606", "#3a100a")
    cracks_of_fire(p, 0.86)
    p.actor(knight_mask(), 0.15, 0.74, 0.42, ("#33150f", "#0a0303", "#ffb868"), side=1)
    sparks(p, 0.56, 0.5, 0.3, "#ffb040", 200, 2.8, 0.2)


def voodoo_magic(p: Painting) -> None:
    """A pierced doll hangs between skull candles."""
    p.sky((0, "#1a0410"), (0.6, "#4a0c1c"), (1, "#140308"))
    p.shade(0.6 + 0.8 * p.noise(0.3))
    p.glow(0.5, 0.5, 0.55, "#e0302c", 0.55)
    ring(p, 0.5, 0.86, 0.5, "#ff3a30", 4.2, 0.007, 0.9)
    streaks(p, [[(0.5, -0.05), (0.5, 0.1), (0.505, 0.2)]], "#c89a70", 2.2, 0.6)
    p.actor("voodoo-doll", 0.5, 0.5, 0.68, ("#9a6a3c", "#3a1a10", "#ffb080"), glow=0.5)
    lines = p.mask_layer(_needles(p))
    shine(p, lines, "#ff4a3a", 0.6)
    for x, flip in ((0.14, False), (0.86, True)):
        p.actor("candle-skull", x, 0.68, 0.48, ("#8a5a48", "#240a0c", "#ffc890"), flip=flip, side=1 if x < 0.5 else -1)
        plume(p, (x, 0.5), (x + 0.004, 0.32), 0.03, GOLD_FIRE)
    smoke(p, 0.3, 0.7, 0.1, 0.7, "#5a1a24", 0.5)
    smoke(p, 0.7, 0.7, 0.1, 0.7, "#5a1a24", 0.5)
    sparks(p, 0.5, 0.6, 0.3, "#ff5040", 80, 2.2, 0.2)


def _needles(p: Painting) -> Image.Image:
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for x, y, far_x, far_y in (
        (0.52, 0.46, 0.74, 0.2),
        (0.47, 0.54, 0.26, 0.36),
        (0.53, 0.6, 0.76, 0.66),
        (0.46, 0.42, 0.34, 0.12),
    ):
        drawing.line((x * p.width, y * p.height, far_x * p.width, far_y * p.height), fill=255, width=4)
        drawing.ellipse(
            (far_x * p.width - 10, far_y * p.height - 10, far_x * p.width + 10, far_y * p.height + 10), fill=255
        )
    return layer


def will_o_the_wisps(p: Painting) -> None:
    """Dancing lights lead astray over the marsh."""
    p.sky((0, "#08101c"), (0.6, "#1c3038"), (0.75, "#4a5040"))
    moon(p, 0.84, 0.18, 0.06, "#e8e8c8", 0.7)
    pines(p, "#0c1a1c", 0.62, 0.34, 18)
    p.actor("dead-wood", 0.2, 0.44, 0.66, ("#1c2624", "#06090a", "#ffb060"), side=1)
    wisps = ((0.5, 0.5, 0.07), (0.68, 0.4, 0.05), (0.36, 0.36, 0.045), (0.82, 0.54, 0.06), (0.58, 0.26, 0.035))
    for number, (x, y, size) in enumerate(wisps):
        p.glow(x, y, size * 3.4, "#ff9a3c" if number % 2 else "#50b0ff", 0.55)
        plume(
            p, (x, y + size * 0.6), (x - 0.02, y - size * 2.4), size * 0.7, FIRE if number % 2 else BLUE_FIRE, 0.9, 1.25
        )
    water(p, 0.68, "#0a1618", "#ffd090", 0.72)
    p.fog(0.68, 0.07, "#7a9088", 0.5)
    p.actor("reed", 0.9, 0.72, 0.52, ("#1a2620", "#050807", "#ffb060"))
    p.actor("frog", 0.34, 0.88, 0.17, ("#35503a", "#0c1610", "#a8e0ff"), side=1)
    sparks(p, 0.55, 0.5, 0.3, "#ffc070", 60, 2.0)


PAINTERS: tuple[Callable[[Painting], None], ...] = (
    *(spark, fire_bolt, searing_gust, ember_balm, conflagration),
    *(meteor_shower, doom, fire_elemental, voodoo_magic, will_o_the_wisps),
)
SCENES = {scene.__name__: scene for scene in PAINTERS}
