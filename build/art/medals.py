"""The trophies of the records: enamel medals in a golden rim with beads, one for each thing that can be won."""

import math

import numpy as np
from PIL import Image, ImageDraw

from art.files import save_sprite
from art.icons import icon_mask
from art.materials import Array, colour, noise, picture
from art.places import PICTURES
from art.shapes import GOLD, halo, paste, ring_mask, round_mask, shadow, struck

SIDE = 176
"""The side of a medal's picture in pixels."""
FIGURE = ("#fff1c0", "#dcae55", "#7a5018")
"""The metal of what is struck on it."""

MEDALS: dict[str, tuple[str, str, str]] = {
    "crown": ("crown", "#7a1410", "#ff8a4a"),
    "treasure": ("open-treasure-chest", "#0d4a34", "#5ee0a0"),
    "cradle": ("moon", "#1c2c63", "#86a8ff"),
    "soul": ("pentacle", "#55101c", "#ff6a5a"),
    "duel": ("fire-silhouette", "#3a1470", "#b07cff"),
    "victory": ("laurel-crown", "#5a3a08", "#ffd470"),
    "fastest": ("hourglass", "#0f4460", "#6cd0ff"),
    "closest": ("hearts", "#6a1230", "#ff86a8"),
    "streak": ("linked-rings", "#6e2c06", "#ffa044"),
    "faces": ("drama-masks", "#3b3f12", "#dcd65a"),
    "table": ("three-friends", "#38250f", "#e0a860"),
    "random": ("puppet", "#3f3a34", "#c8beb0"),
    "apprentice": ("hooded-figure", "#20453a", "#74d0a8"),
    "greedy": ("robot-golem", "#24415e", "#78b4ec"),
    "adept": ("meditation", "#4a2263", "#cf8cff"),
    "master": ("burning-eye", "#5e1414", "#ff7a50"),
}
"""What is struck on a medal, its enamel, and the light in that; by the trophy's name."""


def paint_medal(name: str) -> None:
    """Paint one medal."""
    icon, enamel, glow = MEDALS[name]
    seed = 700 + list(MEDALS).index(name)
    size = SIDE * 2
    piece = Image.new("RGBA", (size, size))
    paste(piece, _enamel(size - 36, enamel, glow, seed), (size / 2, size / 2))
    piece.alpha_composite(struck(ring_mask(size, size, size / 2, 32, 1), seed, 7, GOLD))
    inner = struck(ring_mask(size - 84, size - 84, (size - 84) / 2, 6, 1), seed + 1, 2, GOLD)
    paste(piece, inner, (size / 2, size / 2))
    paste(piece, shadow(struck(_beads(size), 9, 3, ("#fffbe8", "#e0bc70", "#6a4413")), 2, (1, 2), 0.9), (size / 2,) * 2)
    figure = halo(struck(icon_mask(icon, int(size * 0.56)), seed + 2, 6, FIGURE, 1.15), glow, 12, 0.7)
    paste(piece, shadow(figure, 8, (4, 8), 0.85), (size / 2, size / 2))
    save_sprite(piece.resize((SIDE, SIDE), Image.Resampling.LANCZOS), PICTURES / "records" / f"{name}.png", 4)


def _beads(size: int) -> Image.Image:
    """The beads around the rim, every fifth one larger."""
    beads = Image.new("L", (size, size))
    for bead in range(30):
        x = size / 2 + (size / 2 - 16) * math.sin(bead * math.pi / 15)
        y = size / 2 - (size / 2 - 16) * math.cos(bead * math.pi / 15)
        swell = 9 if bead % 5 == 0 else 5
        ImageDraw.Draw(beads).ellipse((x - swell, y - swell, x + swell, y + swell), fill=255)
    return beads


def _enamel(size: int, enamel: str, glow: str, seed: int) -> Image.Image:
    """A disc that glows from its middle, with rays, darker at its lower edge."""
    down, across = np.mgrid[0:size, 0:size].astype(np.float32) / size - 0.5
    distance = np.hypot(across, down) * 2
    rays: Array = np.clip(np.cos(np.arctan2(down, across) * 16), 0, 1) ** 3 * np.clip(1 - distance, 0, 1)
    light = np.clip(1 - distance, 0, 1) ** 1.4 * 0.7 + rays * 0.18
    smoke = 0.65 + 0.6 * noise(size, size, size * 0.2, seed)
    disc = np.broadcast_to(colour(enamel), (size, size, 3)) * smoke[..., None]
    disc = disc + light[..., None] * colour(glow) * 0.6
    disc = disc * np.clip(1.2 - 0.35 * (across + down), 0.3, 1.5)[..., None]
    image = picture(disc.astype(np.float32)).convert("RGBA")
    image.putalpha(round_mask(size, size, size / 2))
    return image
