"""Backdrops: stars, moons, clouds, hills, peaks, forests, water, plains and caverns."""

import numpy as np
from PIL import Image, ImageDraw

from art.materials import Array, blur, colour, noise, relief, ridges
from art.painting import Painting


def stars(p: Painting, count: int = 220, low: float = 0.6, tone: str = "#ffffff") -> None:
    """Scatter stars over the upper part of the sky."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for _ in range(count):
        x, y, size = p.chance.random() * p.width, p.chance.random() * low * p.height, 0.5 + 1.6 * p.chance.random() ** 5
        drawing.ellipse((x - size, y - size, x + size, y + size), fill=int(70 + 180 * p.chance.random()))
    field = p.mask_layer(layer)
    p.add(tone, (field + blur(field, 2.5) * 1.5) * np.clip(1.1 - p.y / low, 0, 1))


def moon(p: Painting, x: float, y: float, radius: float, tone: str, power: float = 0.9) -> None:
    """A moon or sun with soft seas and a glow."""
    p.glow(x, y, radius * 3.2, tone, 0.42 * power)
    p.glow(x, y, radius * 1.6, tone, 0.3 * power)
    distance = p.distance(x, y)
    seas = 0.78 + 0.34 * p.noise(radius * 0.9, 4)
    p.over(colour(tone) * seas[..., None], np.clip((radius - distance) * p.height / 2, 0, 1) * power)


def clouds(p: Painting, light: str, dark: str, low: float = 0.6, cover: float = 0.5, strength: float = 0.85) -> None:
    """Billowing clouds lit from above."""
    field = noise(p.height, p.width, p.height * 0.5, p.fresh_seed(), 7, 0.55)
    squeezed = field[::2, :]
    field = np.concatenate([squeezed, squeezed[::-1]])[: p.height]
    body = np.clip((field - (1 - cover)) * 4.2, 0, 1) * np.clip(1.15 - p.y / low, 0, 1)
    bright = np.clip(relief(blur(field, 4) * 130, 1.0) - 0.35, 0, 1.3)[..., None]
    p.over(colour(dark) + (colour(light) - colour(dark)) * np.clip(bright, 0, 1), body * strength)


def hills(
    p: Painting, tones: tuple[str, ...], rim: str, top: float = 0.5, step: float = 0.13, rough: float = 0.2
) -> None:
    """Rows of hills, far to near, with light along their crests and mist at their feet."""
    for number, tone in enumerate(tones):
        hill(p, tone, rim, top + step * number, rough * (1 - 0.12 * number), 0.62 - 0.1 * number)


def hill(p: Painting, tone: str, rim: str, base: float, rough: float, scale: float = 0.6) -> Array:
    """One row of hills; returns its mask."""
    wave = noise(2, p.width, max(p.width * scale, 40), p.fresh_seed(), 5)[0]
    line = base - (wave - 0.5)[None, :] * rough * 2
    depth = p.y - line
    texture = 0.8 + 0.4 * p.noise(0.09)
    light = relief(noise(p.height, p.width, p.height * 0.16, p.fresh_seed(), 5) * 42, 0.6)
    body = (
        colour(tone)[None, None, :]
        * (texture * np.clip(0.65 + 0.38 * light, 0.4, 1.4) * (1.14 - 0.5 * np.clip(depth / 0.35, 0, 1)))[..., None]
    )
    mask: Array = np.clip(depth * p.height + 0.5, 0, 1)
    p.shade(1 - 0.3 * np.exp(-np.clip(-depth, 0, None) * 60) * (depth < 0))
    p.over(body, mask)
    p.over(rim, np.exp(-(((depth - 0.003) / 0.0045) ** 2)) * 0.55 * mask)
    return mask


def peaks(p: Painting, tone: str, light: str, base: float, height: float, snow: str = "") -> None:
    """A mountain range with lit and shaded faces, and snow if a colour is given."""
    crest = np.clip(ridges(2, p.width, p.width * 0.34, p.fresh_seed(), 6)[0], 0, 1) ** 1.6
    line = base - crest[None, :] * height
    depth = p.y - line
    rock = ridges(p.height, p.width, p.height * 0.3, p.fresh_seed(), 6)
    shading = np.clip(relief(rock * 120 - depth * 40, 0.7), 0.25, 1.9)[..., None]
    body = colour(tone) * shading * 0.8 + colour(light) * np.clip(shading - 1, 0, 1) * 0.6
    mask = np.clip(depth * p.height + 0.5, 0, 1)
    p.over(body, mask * np.clip(1.25 - depth / (height * 1.4), 0, 1))
    if snow:
        cap = np.clip(1 - depth / (height * 0.34) - (1 - rock) * 0.9, 0, 1) * mask
        p.over(colour(snow) * np.clip(shading * 0.75, 0.45, 1.1), np.clip(cap * 2.6, 0, 1))


def pines(p: Painting, tone: str, base: float, size: float, count: int, rim: str = "") -> None:
    """A row of ragged conifers."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for number in range(count):
        x = (number + p.chance.random()) / count * p.width
        tall = size * p.height * (0.6 + 0.6 * p.chance.random())
        foot = base * p.height + p.chance.normal() * 5
        for tier in range(9):
            wide = tall * 0.035 * (tier + 1.2) * (0.8 + 0.5 * p.chance.random())
            top = foot - tall + tall * 0.1 * tier
            drawing.polygon(
                [(x, top), (x - wide, top + tall * 0.17), (x, top + tall * 0.13), (x + wide, top + tall * 0.17)],
                fill=255,
            )
        drawing.rectangle((x - tall * 0.02, foot - tall * 0.1, x + tall * 0.02, foot + 30), fill=255)
    mask = p.mask_layer(layer)
    p.over(colour(tone) * (0.7 + 0.6 * p.noise(0.05))[..., None], mask)
    p.over(tone, np.clip((p.y - base) * 60, 0, 1))
    if rim:
        p.over(rim, np.clip(mask - np.roll(np.roll(mask, 2, 1), 2, 0), 0, 1) * 0.6)


def water(p: Painting, level: float, tone: str, glint: str, mirror: float = 0.55, wave: float = 1.0) -> None:
    """Water below a level, mirroring what stands above it in trembling strips."""
    start = int(level * p.height)
    depth = p.height - start
    rows = np.arange(depth)
    source = np.clip(start - 1 - (rows * 0.9).astype(int), 0, p.height - 1)
    mirrored = p.canvas[source]
    ripple = noise(depth, p.width, p.height * 0.22, p.fresh_seed(), 4)
    stretched = noise(depth * 3, p.width, p.height * 0.1, p.fresh_seed(), 5)[: depth * 3 : 3]
    shift = ((stretched - 0.5) * 46 * wave * (0.25 + rows[:, None] / depth)).astype(int)
    columns = np.clip(np.arange(p.width)[None, :] + shift, 0, p.width - 1)
    mirrored = np.take_along_axis(mirrored, columns[..., None], axis=1)
    surface = mirrored * mirror + colour(tone) * (1 - mirror) * (0.75 + 0.5 * ripple)[..., None]
    crest = np.clip(stretched - 0.6, 0, 1) * 2.6 * (0.4 + 0.6 * rows[:, None] / depth)
    p.canvas = p.canvas.copy()
    p.canvas[start:] = surface + crest[..., None] * colour(glint) * 0.55
    p.over(glint, np.exp(-(((p.y - level) / 0.003) ** 2)) * 0.35)


def plain(p: Painting, level: float, near: str, far: str, texture: float = 0.06) -> None:
    """A level plain from a horizon towards the viewer."""
    depth = np.clip((p.y - level) / (1 - level), 0, 1)
    field = noise(p.height, p.width, p.height * texture, p.fresh_seed(), 5)
    lines = np.clip(relief(field * 34, 0.6), 0.5, 1.5)
    body = (colour(far) + (colour(near) - colour(far)) * depth[..., None] ** 0.7) * (0.55 + 0.45 * lines)[..., None]
    p.over(body, np.clip((p.y - level) * p.height, 0, 1))


def cavern(p: Painting, tone: str, opening: tuple[float, float, float, float], rim: str) -> None:
    """Dark ragged rock around an opening (centre x and y, half width, half height)."""
    x, y, half_width, half_height = opening
    distance = np.hypot((p.x - x) / half_width, (p.y - y) / half_height) + (p.noise(0.22, 6) - 0.5) * 0.75
    rock = np.clip(relief(ridges(p.height, p.width, p.height * 0.2, p.fresh_seed(), 5) * 60, 0.8), 0.3, 1.7)
    p.over(colour(tone) * rock[..., None], np.clip((distance - 1) * 14, 0, 1))
    p.over(rim, np.exp(-(((distance - 1.03) / 0.035) ** 2)) * 0.5)
