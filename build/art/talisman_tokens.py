"""Tokens of the Characters and of the toad: a bold pale emblem on an enamel coin, each with its own outline."""

from collections.abc import Mapping

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from art.files import save_sprite
from art.icons import icon_mask
from art.materials import colour, grid, mix, noise, picture
from art.places import PICTURES
from art.shapes import GOLD, IRON, SILVER, bevel, paste, ring_mask, round_mask, shadow, struck
from art.talisman_sculpt import filled

FOLDER = PICTURES / "talisman" / "tokens"
RIMS = {"good": SILVER, "neutral": GOLD, "evil": IRON}
# Emblem, enamel, light of the emblem, rim, size of the emblem in hundredths of the coin.
TOKENS: Mapping[str, tuple[str, str, str, str, int]] = {
    "assassin": ("hooded-assassin", "#4a1220", "#ff9a90", "evil", 66),
    "druid": ("oak", "#1c5a2a", "#d8ff9a", "neutral", 68),
    "dwarf": ("battle-axe", "#6a3c14", "#ffd890", "neutral", 64),
    "elf": ("bowman", "#0f5e50", "#c8ffe0", "good", 68),
    "ghoul": ("death-skull", "#36402a", "#e6f0b8", "evil", 64),
    "minstrel": ("lyre", "#a04a10", "#ffe8a8", "good", 64),
    "monk": ("prayer", "#6a4a30", "#ffe6c0", "good", 66),
    "priest": ("ankh", "#2a4a94", "#fff2c0", "good", 66),
    "prophetess": ("crystal-ball", "#5a2a80", "#f0d0ff", "good", 66),
    "sorceress": ("witch-face", "#86124e", "#ffc0e4", "evil", 68),
    "thief": ("robber", "#33383f", "#e8e4c8", "neutral", 66),
    "troll": ("wood-club", "#3e5a1a", "#e0f090", "neutral", 66),
    "warrior": ("crested-helmet", "#8a1c14", "#ffe0b8", "neutral", 66),
    "wizard": ("pointy-hat", "#1c2a86", "#c0d8ff", "evil", 66),
    "toad": ("frog", "#4a7a14", "#f0ff9a", "neutral", 70),
}


def _coin(enamel: str, rim: tuple[str, str, str], size: int, seed: int) -> Image.Image:
    """A domed enamel disc in a bevelled metal rim."""
    rows, columns = grid(size, size)
    x, y = (columns - size / 2) / (size / 2), (rows - size / 2) / (size / 2)
    light = 0.98 - 0.34 * (x + y) * 0.7 + 0.12 * np.cos(np.arctan2(y, x) * 24) * np.clip(np.hypot(x, y) - 0.3, 0, 1)
    body = colour(enamel) * (light * (0.9 + 0.2 * noise(size, size, size / 5, seed, 4)))[..., None]
    disc = picture(body).convert("RGBA")
    disc.putalpha(round_mask(size, size, size / 2, 2))
    disc.alpha_composite(struck(ring_mask(size, size, size / 2, size * 0.075, 2), seed, 7, rim))
    inner = struck(ring_mask(round(size * 0.83), round(size * 0.83), size * 0.415, size * 0.012, 2), seed, 2, rim)
    paste(disc, inner, (size / 2, size / 2))
    return disc


def _emblem(name: str, tone: str, size: int) -> Image.Image:
    """A raised pale emblem whose holes are dark, with a dark outline that keeps it clear when small."""
    pad = size // 12
    line, whole = (Image.new("L", (size + 2 * pad, size + 2 * pad)) for _ in range(2))
    line.paste(icon_mask(name, size), (pad, pad))
    whole.paste(filled(name, size), (pad, pad))
    outline = whole.filter(ImageFilter.MaxFilter(2 * (size // 34) + 1)).filter(ImageFilter.GaussianBlur(size / 120))
    light = bevel(line, size / 60)[..., None]
    body = mix(colour(tone), colour("#ffffff"), np.clip(light, 0, 1) * 0.9) * np.clip(1 + light * 0.55, 0.4, 1.2)
    share = np.asarray(line, np.float32) / 255
    image = picture(mix(np.broadcast_to(colour("#120a0a"), body.shape), body, share)).convert("RGBA")
    image.putalpha(ImageChops.lighter(outline, line))
    return image


def token(name: str) -> Image.Image:
    """A token of 192 pixels."""
    emblem, enamel, tone, rim, share = TOKENS[name]
    size = 720
    coin = _coin(enamel, RIMS[rim], size, 5 + list(TOKENS).index(name))
    paste(coin, shadow(_emblem(emblem, tone, size * share // 100), 10, (6, 10), 0.7), (size / 2, size / 2))
    small = coin.resize((180, 180), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (192, 192))
    paste(sheet, shadow(small, 3, (1, 3), 0.6), (96, 95))
    return sheet


def paint_tokens() -> None:
    """Write all tokens."""
    for name in TOKENS:
        save_sprite(token(name), FOLDER / f"{name}.png", 6)
