"""The 36 treasures, the six shields and Solomon's ring."""

import numpy as np
from PIL import Image, ImageDraw

from art.demon_figures import carved, mixed
from art.demon_scenes import Palette, cave, hall, mountains, palace, woods
from art.effects import rays, ring, sparks
from art.files import save_painting, save_sprite
from art.icons import icon_mask
from art.materials import colour, mix, noise, picture
from art.painting import Painting
from art.places import PICTURES
from art.shapes import Point, halo, polygon_mask, shadow, smooth_path, struck

FOLDER = PICTURES / "demons"
TREASURE_SIZE = (240, 180)
GOLD, SILVER, RUBY, JADE, AZURE, ROSE = "#f4c850", "#d8dce8", "#e04048", "#58c088", "#5890e0", "#f090b0"
TREASURES: dict[int, tuple[str, str, str]] = {
    11: ("triptych", GOLD, "hall"),
    12: ("jeweled-chalice", GOLD, "hall"),
    13: ("silver-bars", SILVER, "cave"),
    14: ("star-altar", GOLD, "hall"),
    15: ("imperial-crown", GOLD, "palace"),
    16: ("crown-coin", GOLD, "cave"),
    21: ("locked-chest", "#b88048", "cave"),
    22: ("coins-pile", GOLD, "cave"),
    23: ("open-treasure-chest", GOLD, "palace"),
    24: ("lit-candelabra", GOLD, "hall"),
    25: ("gothic-cross", SILVER, "hall"),
    26: ("gold-stack", GOLD, "cave"),
    31: ("jewel-crown", GOLD, "palace"),
    32: ("chest", "#c88848", "palace"),
    33: ("camel", "#d8a868", "mountains"),
    34: ("pouring-chalice", GOLD, "hall"),
    35: ("queen-crown", RUBY, "palace"),
    36: ("dig-hole", "#b07840", "woods"),
    41: ("crossed-swords", SILVER, "mountains"),
    42: ("gems", AZURE, "palace"),
    43: ("holy-symbol", GOLD, "hall"),
    44: ("gold-bar", GOLD, "cave"),
    45: ("noah", "#c89858", "mountains"),
    46: ("swap-bag", "#c8a060", "mountains"),
    51: ("shiny-purse", GOLD, "palace"),
    52: ("spell-book", GOLD, "hall"),
    53: ("emerald-necklace", JADE, "palace"),
    54: ("barbed-spear", SILVER, "hall"),
    55: ("rolled-cloth", ROSE, "palace"),
    56: ("amphora", "#d89060", "palace"),
    61: ("open-book", "#e8d8a0", "palace"),
    62: ("candles", GOLD, "hall"),
    63: ("porcelain-vase", AZURE, "palace"),
    64: ("fire-bowl", "#ff9838", "hall"),
    65: ("gem-pendant", RUBY, "palace"),
    66: ("caravan", "#d0a878", "mountains"),
}
"""For each cell: what is seen, its colour, and where it lies."""
STAND_INS = {
    "triptych": "prayer",
    "silver-bars": "gold-bar",
    "dig-hole": "chest",
    "noah": "drakkar",
    "caravan": "camel-head",
}
SCENES = {"hall": hall, "cave": cave, "palace": palace, "mountains": mountains, "woods": woods}
METALS: dict[str, tuple[str, str, str]] = {
    "copper": ("#f4b088", "#a4542c", "#4a1c0a"),
    "tin": ("#d0d4d8", "#7c8288", "#34383c"),
    "mercury": ("#c8f0f4", "#5c98a4", "#1c444c"),
    "bronze": ("#e8c078", "#8a5c20", "#3a2208"),
    "silver": ("#ffffff", "#a8aec4", "#4c5068"),
    "gold": ("#fff0a8", "#d09a2c", "#6a4408"),
}
SIGNS = {
    "copper": "rose",
    "tin": "power-lightning",
    "mercury": "winged-scepter",
    "bronze": "sun",
    "silver": "moon",
    "gold": "imperial-crown",
}
SHIELD: list[Point] = [
    (50, 3),
    (72, 9),
    (95, 10),
    (96, 44),
    (88, 76),
    (70, 101),
    (50, 117),
    (30, 101),
    (12, 76),
    (4, 44),
    (5, 10),
    (28, 9),
]


def paint_treasure(cell: int) -> None:
    """Write the picture of a treasure, 240 by 180 pixels."""
    icon, tone, scene = TREASURES[cell]
    p = Painting(f"treasure {cell}", 640, 480)
    dark = mixed(tone, "#100806", 0.82)
    SCENES[scene](
        p, Palette("#0c0604", dark, mixed(tone, "#201008", 0.62), "#140a06", mixed(tone, "#ffffff", 0.4), tone)
    )
    p.shade(0.8 * np.ones_like(p.y))
    rays(p, 0.5, 0.42, tone, 18, 0.55, 0.6)
    p.glow(0.5, 0.5, 0.3, tone, 0.55)
    p.ground_shadow(0.5, 0.86, 0.25, 0.6)
    name = STAND_INS.get(icon, icon)
    tones = (mixed(tone, "#ffffff", 0.22), mixed(tone, "#100804", 0.66), mixed(tone, "#ffffff", 0.75))
    turn = 20.0 if icon == "silver-bars" else 0.0
    carved(p, name, 0.5, 0.5, 0.66, tones, glow=0.6, turn=turn)
    if icon == "triptych":
        for x in (0.24, 0.76):
            carved(p, "prayer", x, 0.56, 0.42, tones, glow=0.4, flip=x > 0.5)
    if icon == "caravan":
        carved(p, "camel", 0.2, 0.72, 0.3, tones, glow=0.2)
    sparks(p, 0.5, 0.5, 0.24, tone, 46, 2.2)
    save_painting(p.finished(TREASURE_SIZE, 0.55), FOLDER / "treasures" / f"{cell}.jpg", 78)


def paint_shield(metal: str) -> None:
    """Write a shield, 200 by 240 pixels with alpha."""
    scale = 8
    stops = METALS[metal]
    curve = smooth_path([(x * scale, y * scale) for x, y in SHIELD], 10)
    whole = polygon_mask((100 * scale, 120 * scale), curve, 1)
    inner = polygon_mask(
        (100 * scale, 120 * scale), [(400 + (x - 400) * 0.86, 470 + (y - 470) * 0.86) for x, y in curve], 1
    )
    rim = struck(whole, 11, 12, stops)
    deep = (mixed(stops[0], stops[1], 0.55), mixed(stops[1], stops[2], 0.4), stops[2])
    field = struck(inner, 13, 9, deep)
    rim.alpha_composite(field)
    sign = icon_mask(SIGNS[metal], 380)
    sheet = Image.new("L", rim.size)
    sheet.paste(sign, (210, 230))
    rim.alpha_composite(
        halo(struck(sheet, 17, 7, stops), stops[2], 5, 0.8).crop((15, 15, 15 + rim.width, 15 + rim.height))
    )
    for x, y in ((400, 70), (110, 150), (690, 150), (130, 480), (670, 480), (400, 860)):
        stud = Image.new("L", rim.size)
        ImageDraw.Draw(stud).ellipse((x - 22, y - 22, x + 22, y + 22), fill=255)
        rim.alpha_composite(struck(stud, 19, 6, stops))
    small = rim.resize((184, 221), Image.Resampling.LANCZOS)
    shaded = shadow(small, 3, (2, 3), 0.6)
    sprite = Image.new("RGBA", (200, 240))
    sprite.alpha_composite(shaded.crop((3, 3, min(shaded.width, 203), min(shaded.height, 243))), (0, 0))
    save_sprite(sprite, FOLDER / "shields" / f"{metal}.png", 8)


def _ring_sprite(size: int) -> Image.Image:
    """Solomon's ring: a broad gold band with a star of six points on its bezel."""
    scale = 3
    whole = size * scale
    band = Image.new("L", (whole, whole))
    drawing = ImageDraw.Draw(band)
    drawing.ellipse((whole * 0.16, whole * 0.28, whole * 0.84, whole * 0.96), fill=255)
    drawing.ellipse((whole * 0.27, whole * 0.38, whole * 0.73, whole * 0.86), fill=0)
    metal = struck(band, 3, size / 14)
    bezel = Image.new("L", (whole, whole))
    ImageDraw.Draw(bezel).ellipse((whole * 0.3, whole * 0.05, whole * 0.7, whole * 0.45), fill=255)
    metal.alpha_composite(struck(bezel, 5, size / 18))
    stone = Image.new("L", (whole, whole))
    ImageDraw.Draw(stone).ellipse((whole * 0.34, whole * 0.09, whole * 0.66, whole * 0.41), fill=255)
    values = mix(
        np.broadcast_to(colour("#1c2c80"), (whole, whole, 3)), colour("#60a0ff"), noise(whole, whole, whole / 6, 9, 4)
    )
    gem = picture(values).convert("RGBA")
    gem.putalpha(stone)
    metal.alpha_composite(gem)
    star = ImageDraw.Draw(metal)
    for turn in (0, 180):
        points = [
            (
                whole * 0.5 + whole * 0.135 * np.sin(np.radians(turn + 120 * corner)),
                whole * 0.25 - whole * 0.135 * np.cos(np.radians(turn + 120 * corner)),
            )
            for corner in range(3)
        ]
        star.line([*points, points[0], points[1]], fill=(255, 236, 160, 255), width=max(2, whole // 70), joint="curve")
    return metal.resize((size, size), Image.Resampling.LANCZOS)


def paint_ring() -> None:
    """Write the ring: a picture of 320 by 400 pixels, and a sprite of 96."""
    p = Painting("ring of Solomon", 640, 800)
    hall(p, Palette("#080618", "#201848", "#5848a0", "#0c0a1c", "#ffe8a0", "#8090ff"))
    rays(p, 0.5, 0.42, "#ffe090", 20, 0.7)
    for radius in (0.3, 0.36):
        ring(p, 0.5, 0.46, radius, "#ffd870", 1.0, 0.003, 0.6)
    p.glow(0.5, 0.42, 0.26, "#ffc850", 0.7)
    p.lay(halo(_ring_sprite(400), "#ffd060", 14, 0.8), 0.5, 0.47)
    sparks(p, 0.5, 0.5, 0.28, "#ffe8a0", 90, 2.2)
    save_painting(p.finished((320, 400), 0.5), FOLDER / "ring.jpg", 82)
    sprite = Image.new("RGBA", (96, 96))
    sprite.alpha_composite(_ring_sprite(88), (4, 3))
    save_sprite(sprite, FOLDER / "ring_small.png", 4)
