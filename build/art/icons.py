"""Committed icons as masks and as lit cut-outs."""

import functools
import io

import numpy as np
import resvg_py
from PIL import Image

from art.materials import Array, blur, colour, gradient, mix, noise, picture
from art.places import ICONS


@functools.lru_cache(512)
def icon_mask(name: str, size: int) -> Image.Image:
    """Grey mask of an icon, `size` pixels square; raises FileNotFoundError for an icon that is not committed."""
    source = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    rendered = bytes(resvg_py.svg_to_bytes(svg_string=source, width=size, height=size))
    return Image.open(io.BytesIO(rendered)).convert("RGBA").getchannel("A")


def icon(name: str, size: int, tone: str) -> Image.Image:
    """A flat icon in one colour."""
    image = Image.new("RGBA", (size, size), tone)
    image.putalpha(icon_mask(name, size))
    return image


def shifted(field: Array, right: float, down: float) -> Array:
    """Move a field by whole pixels, filling with zeros."""
    moved = np.zeros_like(field)
    x, y = round(right), round(down)
    height, width = field.shape
    source = field[max(-y, 0) : height - max(y, 0), max(-x, 0) : width - max(x, 0)]
    moved[max(y, 0) : max(y, 0) + source.shape[0], max(x, 0) : max(x, 0) + source.shape[1]] = source
    return moved


def lit_cutout(
    mask: Image.Image,
    top: str,
    bottom: str,
    rim: str,
    seed: int,
    rim_width: float = 2.0,
    rim_share: float = 0.8,
    side: float = -1.0,
) -> Image.Image:
    """A silhouette with body shading, texture, and a rim of light from above on the given side (-1 left, 1 right)."""
    alpha = np.asarray(mask, np.float32) / 255
    height, width = alpha.shape
    body = gradient(height, width, ((0, top), (1, bottom)))
    texture = noise(height, width, max(width / 5, 6), seed, 5)
    rounded = blur(alpha, max(width * 0.035, 1.5))
    down, across = np.gradient(rounded)
    volume = np.clip((-side * across + down) * width * 0.05, -0.6, 1.1)
    body = body * (0.72 + 0.5 * texture + 0.55 * volume)[..., None]
    edge = np.clip(alpha - shifted(alpha, -side * rim_width, rim_width), 0, 1)
    wide = np.clip(alpha - blur(shifted(alpha, -side * rim_width * 3, rim_width * 3), rim_width * 1.5), 0, 1)
    shade = np.clip(alpha - shifted(alpha, side * rim_width, -rim_width), 0, 1)
    body = body * (1 - 0.45 * shade)[..., None]
    body = mix(body, colour(rim), np.clip(edge * rim_share + wide * rim_share * 0.33, 0, 1))
    image = picture(body).convert("RGBA")
    image.putalpha(mask)
    return image
