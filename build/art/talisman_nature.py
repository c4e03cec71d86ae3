"""Small scenery of Talisman: leafy trees, bushes, tufts, flowers, rocks, roads, floors, columns, walls, snow."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.backdrops import clouds, hill, moon, plain
from art.materials import Array, colour, noise, relief, ridges
from art.painting import Painting, Stops
from art.shapes import Point, smooth_path
from art.talisman_sculpt import lay_at

Colours = tuple[int, int, int, int]


def tinted(tone: str, light: float, alpha: int = 255) -> Colours:
    """A colour made lighter or darker, as integers with alpha."""
    red, green, blue = (int(max(0, min(255, part * light))) for part in colour(tone))
    return red, green, blue, alpha


def daylight(
    p: Painting, stops: Stops, sun: tuple[float, float, float, str] | None = None, cloud: tuple[str, str] | None = None
) -> None:
    """A sky with a sun or moon (x, y, radius, colour) and clouds (light and dark colour)."""
    p.sky(*stops)
    if cloud:
        clouds(p, cloud[0], cloud[1], 0.55, 0.52, 0.75)
    if sun:
        moon(p, *sun)


def leafy(p: Painting, x: float, foot: float, size: float, tone: str, light: str, side: float = -1.0) -> None:
    """A broad-leaved tree: trunk, boughs and some two hundred tufts of leaves lit from one side."""
    height = max(int(size * p.height), 20)
    width = int(height * 1.1)
    layer = Image.new("RGBA", (width * 2, height * 2))
    drawing = ImageDraw.Draw(layer)
    middle, unit = width, height * 2
    bark = "#4a3322"
    trunk = [(-0.05, 1.0), (-0.028, 0.7), (-0.03, 0.45), (0.03, 0.45), (0.028, 0.7), (0.055, 1.0)]
    drawing.polygon(smooth_path([(middle + a * unit, b * unit) for a, b in trunk], 6), fill=tinted(bark, 0.75))
    drawing.polygon(
        [(middle + a * unit * 0.45 + side * 0.012 * unit, b * unit) for a, b in trunk], fill=tinted(bark, 1.5)
    )
    for turn in (-0.9, -0.35, 0.4, 0.9):
        end = (middle + math.sin(turn) * 0.25 * unit, (0.55 - 0.25 * math.cos(turn)) * unit)
        drawing.line([(middle, 0.62 * unit), end], fill=tinted(bark, 0.7), width=max(int(0.022 * unit), 1))
    clumps = [(0.0, 0.36, 0.22)]
    for number in range(11):
        angle = number / 11 * 2 * math.pi + 0.3 * p.chance.normal()
        clumps.append((0.27 * math.cos(angle), 0.36 + 0.19 * math.sin(angle), 0.11 + 0.06 * p.chance.random()))
    clumps.sort(key=lambda clump: -clump[1])
    for across, down, reach in clumps:
        _clump(p, drawing, (middle + across * unit, down * unit), reach * unit, tone, light, side)
    image = layer.resize((width, height), Image.Resampling.LANCZOS)
    p.ground_shadow(x - side * size * 0.12, foot, size * 0.34, 0.5)
    lay_at(p, image, x, foot - size / 2)


def _clump(
    p: Painting, drawing: ImageDraw.ImageDraw, at: Point, reach: float, tone: str, light: str, side: float
) -> None:
    """A ball of leaves, dark below and light towards the light."""
    for number in range(150):
        angle, away = p.chance.random() * 2 * math.pi, p.chance.random() ** 0.5
        x, y = away * math.cos(angle), away * math.sin(angle)
        lit = 0.62 + 0.42 * (side * x * 0.8 - y) * min(number / 60, 1) + 0.22 * p.chance.random()
        radius = reach * (0.10 + 0.09 * p.chance.random())
        fill = tinted(light if lit > 0.95 else tone, min(max(lit, 0.3), 1.15))
        left, top = at[0] + x * reach, at[1] + y * reach * 0.85
        drawing.ellipse((left - radius, top - radius * 0.75, left + radius, top + radius * 0.75), fill=fill)


def conifer(p: Painting, x: float, foot: float, size: float, tone: str, light: str, side: float = -1.0) -> None:
    """A fir of overlapping hanging boughs, lighter on the lit side."""
    height = max(int(size * p.height), 16)
    width = int(height * 0.62)
    layer = Image.new("RGBA", (width * 2, height * 2))
    drawing = ImageDraw.Draw(layer)
    unit, middle = height * 2, width
    drawing.rectangle((middle - 0.022 * unit, 0.84 * unit, middle + 0.022 * unit, unit), fill=tinted("#3a281c", 1))
    spire = [(middle, 0), (middle - 0.03 * unit, 0.1 * unit), (middle + 0.03 * unit, 0.1 * unit)]
    drawing.polygon(spire, fill=tinted(tone, 0.8))
    for tier in range(13, -1, -1):
        top, reach = 0.02 + 0.064 * tier, 0.035 + 0.0195 * tier
        for part in range(9):
            across = (part / 8 - 0.5) * 2
            sway = 0.9 + 0.25 * p.chance.random()
            tip = (middle + across * reach * sway * unit, (top + 0.1 + 0.02 * p.chance.random()) * unit)
            lit = 0.62 + 0.45 * side * across + 0.18 * p.chance.random() - 0.012 * tier
            fill = tinted(light if lit > 0.85 else tone, max(lit, 0.3))
            root = (middle + across * reach * 0.2 * unit, top * unit)
            wide = min(0.026, reach * 0.5) * unit * (0.3 if tier < 2 else 1)
            drawing.polygon([(root[0] - wide, root[1]), (root[0] + wide, root[1]), tip], fill=fill)
    image = layer.resize((width, height), Image.Resampling.LANCZOS)
    p.ground_shadow(x - side * size * 0.08, foot, size * 0.22, 0.5)
    lay_at(p, image, x, foot - size / 2)


def bush(p: Painting, x: float, foot: float, size: float, tone: str, light: str, side: float = -1.0) -> None:
    """A low round shrub."""
    height = max(int(size * p.height), 10)
    layer = Image.new("RGBA", (height * 4, height * 2))
    drawing = ImageDraw.Draw(layer)
    for number in range(90):
        across, down = p.chance.normal(0, 0.42), p.chance.random()
        lit = 0.55 + 0.5 * number / 90 * (1.1 - down + side * across * 0.6)
        radius = (0.10 + 0.08 * p.chance.random()) * height * 2
        at_x = height * 2 + across * height * 1.5
        at_y = height * 2 * (0.3 + 0.6 * down * (1 - 0.3 * abs(across)))
        fill = tinted(light if lit > 0.88 else tone, max(lit, 0.35))
        drawing.ellipse((at_x - radius, at_y - radius * 0.75, at_x + radius, at_y + radius * 0.75), fill=fill)
    p.ground_shadow(x, foot, size * 0.9, 0.45)
    lay_at(p, layer.resize((height * 2, height), Image.Resampling.LANCZOS), x, foot - size * 0.42)


def tufts(p: Painting, low: float, high: float, tone: str, light: str, count: int = 260, size: float = 0.035) -> None:
    """Blades of grass between two heights, larger towards the viewer."""
    layer = Image.new("RGBA", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    places = sorted((p.chance.random() ** 0.7, p.chance.random()) for _ in range(count))
    for near, across in places:
        foot = (low + (high - low) * near) * p.height
        x, tall = across * p.width, size * p.height * (0.35 + near) * (0.6 + 0.8 * p.chance.random())
        for blade in range(4):
            lean = (blade - 1.5) * tall * 0.22 + p.chance.normal() * tall * 0.1
            fill = tinted(light if p.chance.random() > 0.6 else tone, 0.75 + 0.4 * p.chance.random(), 225)
            wide = max(tall * 0.05, 0.8)
            drawing.polygon([(x - wide, foot), (x + wide, foot), (x + lean, foot - tall)], fill=fill)
    lay_at(p, layer, 0.5, 0.5)


def blossoms(
    p: Painting, low: float, high: float, tones: tuple[str, ...], count: int = 60, size: float = 0.012
) -> None:
    """Small flowers scattered over a meadow."""
    layer = Image.new("RGBA", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for _ in range(count):
        near = p.chance.random()
        x, y = p.chance.random() * p.width, (low + (high - low) * near) * p.height
        radius = size * p.height * (0.3 + 0.8 * near)
        tone = tones[int(p.chance.integers(len(tones)))]
        for petal in range(5):
            turn = petal * 1.257
            at = (x + math.cos(turn) * radius * 0.7, y + math.sin(turn) * radius * 0.5)
            drawing.ellipse(
                (at[0] - radius / 2, at[1] - radius / 2.6, at[0] + radius / 2, at[1] + radius / 2.6),
                fill=tinted(tone, 0.85 + 0.3 * p.chance.random()),
            )
        drawing.ellipse((x - radius / 3, y - radius / 3, x + radius / 3, y + radius / 3), fill=tinted("#ffe070", 1))
    lay_at(p, layer, 0.5, 0.5)


def rock(p: Painting, x: float, foot: float, size: float, tone: str, light: str, side: float = -1.0) -> None:
    """A boulder with facets."""
    height = max(int(size * p.height), 10)
    width = int(height * 1.7)
    corners = 11
    outline: list[Point] = []
    for corner in range(corners):
        turn = math.pi + math.pi * corner / (corners - 1)
        away = 0.8 + 0.22 * p.chance.random()
        outline.append((width * (0.5 + 0.49 * away * math.cos(turn)), height * (0.98 + 0.95 * away * math.sin(turn))))
    outline += [(width * 0.97, height * 0.99), (width * 0.03, height * 0.99)]
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(0.7))
    field = ridges(height, width, height * 0.7, p.fresh_seed(), 5) * height * 0.5
    dome = np.asarray(mask.filter(ImageFilter.GaussianBlur(height * 0.12)), np.float32) / 255 * height * 0.35
    lit = np.clip(relief(field + dome, 0.9), 0.35, 1.8)
    if side > 0:
        lit = np.clip(relief((field + dome)[:, ::-1], 0.9), 0.35, 1.8)[:, ::-1]
    body = colour(tone) * lit[..., None] * 0.85 + colour(light) * np.clip(lit - 1, 0, 1)[..., None] * 0.5
    image = Image.fromarray(np.clip(body, 0, 255).astype(np.uint8)).convert("RGBA")
    image.putalpha(mask)
    p.ground_shadow(x - side * size * 0.3, foot, size * 0.95, 0.55)
    lay_at(p, image, x, foot - size / 2)


def road(p: Painting, line: list[tuple[float, float, float]], tone: str, light: str) -> None:
    """A path through places (x, y, half width), rutted and lit."""
    left = [((x - wide) * p.width, y * p.height) for x, y, wide in line]
    right = [((x + wide) * p.width, y * p.height) for x, y, wide in line]
    mask = Image.new("L", (p.width, p.height))
    outline = smooth_path(left, 12, closed=False) + smooth_path(right, 12, closed=False)[::-1]
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    field = p.mask_layer(mask.filter(ImageFilter.GaussianBlur(p.height / 260)))
    texture = 0.7 + 0.6 * p.noise(0.05)
    p.shade(1 - 0.25 * p.mask_layer(mask.filter(ImageFilter.GaussianBlur(p.height / 60))))
    p.over(colour(tone) * texture[..., None] + colour(light) * np.clip(texture - 1, 0, 1)[..., None], field * 0.94)


def meadow(p: Painting, level: float, far: str, near: str, rim: str = "#e8f0a0", waves: float = 0.05) -> Array:
    """Gently rolling ground down to the viewer."""
    mask = hill(p, far, rim, level, waves)
    depth = np.clip((p.y - level) / (1 - level), 0, 1)
    p.over(colour(near) * (0.75 + 0.5 * p.noise(0.12))[..., None], mask * depth * 0.85)
    return mask


def floor(p: Painting, level: float, tone: str, joint: str, tiles: int = 9) -> None:
    """A floor of slabs in perspective."""
    plain(p, level, tone, tone, 0.05)
    depth = np.clip((p.y - level) / (1 - level), 0.004, 1)
    rows = np.abs(((0.6 / (depth + 0.12)) * 2.2) % 1 - 0.5)
    columns = np.abs((((p.x - 0.5) * p.width / p.height / (0.22 + depth)) * tiles / 3) % 1 - 0.5)
    near = np.clip(depth * 1.6, 0.25, 1)
    line = np.maximum(np.exp(-(((0.5 - rows) / 0.045) ** 2)), np.exp(-(((0.5 - columns) / 0.03) ** 2)))
    p.over(joint, line * near * 0.75 * (p.y > level))
    p.shade(np.where(p.y > level, 0.55 + 0.55 * depth**0.5, 1.0).astype(np.float32))


def masonry(
    p: Painting, box: tuple[float, float, float, float], tone: str, joint: str, course: float = 0.08, glow: float = 1.0
) -> None:
    """A wall of dressed stones over a box (left, top, right, bottom as fractions)."""
    left, top, right, bottom = box
    row = (p.y - top) / course
    shift = (np.floor(row) % 2) * 0.5
    column = (p.x - left) * p.width / p.height / (course * 1.9) + shift
    inside = ((p.x > left) & (p.x < right) & (p.y > top) & (p.y < bottom)).astype(np.float32)
    edge = np.minimum(np.minimum(row % 1, 1 - row % 1) * course, np.minimum(column % 1, 1 - column % 1) * course * 1.9)
    edge = edge + (p.noise(0.03, 3) - 0.5) * course * 0.1
    stone = np.sin(np.floor(row) * 12.9898 + np.floor(column) * 78.233) * 43758.5453
    value = 0.82 + 0.32 * (stone - np.floor(stone))
    bump = np.clip(edge / (course * 0.16), 0, 1) * 5 + p.noise(0.07) * 16
    lit = np.clip(relief(bump.astype(np.float32), 0.5), 0.5, 1.5)
    p.over(colour(tone) * (value * lit * glow)[..., None], inside)
    p.over(joint, inside * np.clip(1 - edge / (course * 0.075), 0, 1) * 0.8)


def column(
    p: Painting, x: float, top: float, foot: float, width: float, tone: str, light: str, side: float = -1.0
) -> None:
    """A fluted round column with a capital and a base; `width` in heights."""
    half = width / 2 * p.height / p.width
    across = (p.x - x) / half
    shaft = (np.abs(across) < 1) & (p.y > top) & (p.y < foot)
    round_light = np.clip(0.95 + 0.75 * side * across - 0.45 * across**2, 0.18, 1.7)
    flutes = 1 + 0.10 * np.cos(across * 22)
    texture = 0.8 + 0.4 * p.noise(0.06)
    body = colour(tone) * (round_light * flutes * texture)[..., None]
    p.ground_shadow(x - side * half * 0.8, foot, width * 1.2, 0.5)
    p.over(body + colour(light) * np.clip(round_light - 1.15, 0, 1)[..., None] * 0.5, shaft.astype(np.float32))
    for low, high, reach in ((top - width * 0.22, top + width * 0.1, 1.45), (foot - width * 0.2, foot + 0.005, 1.35)):
        slab = ((np.abs(across) < reach) & (p.y > low) & (p.y < high)).astype(np.float32)
        light_down = np.clip(1.45 - (p.y - low) / (high - low) * 0.9, 0.4, 1.6)
        p.over(colour(tone) * (light_down * texture * np.clip(1 + 0.35 * side * across, 0.3, 1.5))[..., None], slab)


def snow(p: Painting, count: int = 380, power: float = 0.9) -> None:
    """Falling flakes, near ones larger and softer."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for _ in range(count):
        x, y, near = p.chance.random() * p.width, p.chance.random() * p.height, p.chance.random() ** 3
        radius = p.height * (0.0016 + 0.007 * near)
        drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=int(130 + 110 * (1 - near)))
    p.over("#ffffff", p.mask_layer(layer.filter(ImageFilter.GaussianBlur(p.height / 700))) * power)


def backwall(p: Painting, top: str, bottom: str, scale: float = 0.2, strength: float = 0.7) -> None:
    """A dim plastered or rocky wall behind an indoor scene."""
    p.sky((0, top), (1, bottom))
    rough = ridges(p.height, p.width, p.height * scale, p.fresh_seed(), 6)
    p.shade(np.clip(relief(rough * p.height * 0.09, 0.7), 0.5, 1.5) * strength + 1 - strength)
    p.shade((0.75 + 0.5 * noise(p.height, p.width, p.height * 0.6, p.fresh_seed(), 4)).astype(np.float32))
