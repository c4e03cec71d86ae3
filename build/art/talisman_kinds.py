"""What stands for the scene of a Talisman card that nobody has painted yet: the gilt emblem of its kind."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.backdrops import hill, hills, pines, stars
from art.effects import rays, sparks
from art.icons import icon_mask
from art.materials import colour, grid, mix, noise, picture
from art.painting import Painting, Stops
from art.shapes import GOLD, halo, ring_mask, round_mask, shadow, struck
from art.talisman_files import FOLDER, Scene, save_scene

SIZE, HEIGHT = (960, 600), 600
DISC = 372
MIDDLE = (0.5, 0.47)


class Emblem(NamedTuple):
    """The icon of a kind, the light and the dark of its enamel, and the sky behind it."""

    icon: str
    light: str
    dark: str
    sky: Stops


EMBLEMS: Mapping[str, Emblem] = {
    "event": Emblem("sunbeams", "#8a52b8", "#2a1040", ((0.0, "#2a1c50"), (0.5, "#a0649c"), (0.8, "#ffc890"))),
    "enemy": Emblem("crossed-swords", "#b83a28", "#3a0a08", ((0.0, "#2c1420"), (0.5, "#8a3c34"), (0.8, "#f0a060"))),
    "enemy_animal": Emblem("wolf-head", "#8a6a34", "#2c1c0a", ((0.0, "#34482c"), (0.5, "#8c9a58"), (0.8, "#f0e0a0"))),
    "enemy_monster": Emblem("minotaur", "#b04428", "#380c08", ((0.0, "#3c2030"), (0.5, "#a05848"), (0.8, "#ffb878"))),
    "enemy_dragon": Emblem("dragon-head", "#c25a18", "#401004", ((0.0, "#30100c"), (0.5, "#a83c18"), (0.8, "#ffc050"))),
    "enemy_spirit": Emblem("spectre", "#3c86a0", "#0a2030", ((0.0, "#101c3c"), (0.5, "#40648c"), (0.8, "#a8d0d0"))),
    "stranger": Emblem("hooded-figure", "#2c8a8a", "#08282c", ((0.0, "#204060"), (0.5, "#5c90a8"), (0.8, "#e8e0b8"))),
    "follower": Emblem("three-friends", "#5a9a40", "#142c0c", ((0.0, "#3a70a0"), (0.5, "#98c4c8"), (0.8, "#fff0c0"))),
    "object": Emblem("swap-bag", "#a0703a", "#2e1a08", ((0.0, "#4a3a34"), (0.5, "#a88460"), (0.8, "#f8dca0"))),
    "magic_object": Emblem("crystal-ball", "#3a6cc0", "#0c1a48",
                           ((0.0, "#141848"), (0.5, "#5050a8"), (0.8, "#c0a8f0"))),
    "gold": Emblem("coins", "#b8902c", "#3c2606", ((0.0, "#4c3414"), (0.5, "#b48a3c"), (0.8, "#fff0b0"))),
    "place": Emblem("dolmen", "#6c7a86", "#1a2028", ((0.0, "#3c5470"), (0.5, "#9cb0b4"), (0.8, "#f4e8c0"))),
    "spell": Emblem("pentacle", "#6a4cc0", "#180c40", ((0.0, "#0c0c34"), (0.5, "#4c3c98"), (0.8, "#b890e0"))),
}  # fmt: skip


def medallion(emblem: Emblem, seed: int) -> Image.Image:
    """A disc of enamel in a gilt rim, with the icon struck in gold."""
    rows, columns = grid(DISC, DISC)
    across, down = columns / DISC - 0.5, rows / DISC - 0.5
    depth = np.clip(1.15 - 1.5 * np.hypot(across + 0.12, down + 0.16), 0, 1)
    enamel = mix(np.broadcast_to(colour(emblem.dark), (DISC, DISC, 3)), colour(emblem.light), depth)
    swirl = noise(DISC, DISC, DISC / 5, seed, 5)
    disc = picture(enamel * (0.72 + 0.56 * swirl)[..., None]).convert("RGBA")
    disc.putalpha(round_mask(DISC, DISC, DISC / 2, 2))
    for inset, thick in ((0, 22), (30, 4)):
        side = DISC - 2 * inset
        rim = struck(ring_mask(side, side, side / 2, thick, 2), seed + inset, 4, GOLD)
        disc.alpha_composite(rim, (inset, inset))
    side = round(DISC * 0.6)
    sign = shadow(struck(icon_mask(emblem.icon, side), seed + 7, 4, GOLD, 0.9), 6, (3, 5), 0.8)
    disc.alpha_composite(sign, ((DISC - sign.width) // 2, (DISC - sign.height) // 2))
    return disc


def scene(emblem: Emblem, p: Painting) -> None:
    """The emblem in the sky over a wooded land, both in the colours of its kind."""
    p.sky(*emblem.sky, (1.0, emblem.dark))
    stars(p, 90, 0.4)
    far, low = emblem.sky[1][1], emblem.dark
    p.glow(*MIDDLE, 0.62, emblem.sky[2][1], 0.5)
    rays(p, *MIDDLE, emblem.sky[2][1], 18, 0.5, 1.1)
    hills(p, (far, emblem.light), emblem.sky[2][1], 0.7, 0.08, 0.14)
    pines(p, low, 0.86, 0.3, 16, emblem.light)
    hill(p, low, emblem.light, 0.84, 0.02)
    p.fog(0.8, 0.07, emblem.sky[2][1], 0.4)
    disc = medallion(emblem, p.fresh_seed())
    p.lay(shadow(halo(disc, emblem.sky[2][1], 16, 1.0), 14, (0, 12), 0.7), *MIDDLE)
    sparks(p, *MIDDLE, 0.42, "#fff4d0", 60, 2.0)


SCENES: Mapping[str, Scene] = {kind: partial(scene, emblem) for kind, emblem in EMBLEMS.items()}


def paint_kind(name: str, painter: Scene) -> None:
    """Write the picture that stands for all cards of a kind without one of their own."""
    painting = Painting(f"kind {name}", *SIZE)
    painter(painting)
    save_scene(painting.finished((640, 400), 0.4), FOLDER / "kinds" / f"{name}.jpg")
