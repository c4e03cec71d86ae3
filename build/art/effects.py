"""Effects painted over scenes: lightning, fire, rays, rain, sparks, shards, rings and streams."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.materials import Array, blur, colour, enlarge, noise
from art.painting import Painting
from art.shapes import Point, smooth_path, star_points

Place = tuple[float, float]
FIRE = ("#3a0500", "#c81e04", "#ff7a10", "#ffd65a", "#fffbe6")
BLUE_FIRE = ("#02102c", "#0b4bb0", "#2aa6f0", "#a8ecff", "#ffffff")
GREEN_FIRE = ("#04200a", "#128a2a", "#5ad048", "#d0f890", "#fbffe8")
VIOLET_FIRE = ("#14022c", "#5a18b0", "#a850f0", "#e8b0ff", "#ffffff")
GOLD_FIRE = ("#2c1600", "#b86a08", "#f0b428", "#ffe890", "#ffffff")


def _ramp(intensity: Array, tones: tuple[str, ...]) -> Array:
    places = np.linspace(0, 1, len(tones))
    stops = np.array([colour(tone) for tone in tones])
    return np.stack([np.interp(intensity, places, stops[:, channel]) for channel in range(3)], -1).astype(np.float32)


def plume(
    p: Painting,
    start: Place,
    end: Place,
    width: float,
    tones: tuple[str, ...] = FIRE,
    wild: float = 1.0,
    power: float = 1.0,
) -> None:
    """A tongue of flame from its hot root to its tip; `width` in heights."""
    aspect = p.width / p.height
    across, down = (end[0] - start[0]) * aspect, end[1] - start[1]
    length = math.hypot(across, down)
    x, y = (p.x - start[0]) * aspect, p.y - start[1]
    along = (x * across + y * down) / length**2
    aside = (x * -down + y * across) / length / width
    turbulence = p.noise(width * 1.5, 5) - 0.5
    licks = p.noise(width * 0.55, 4) - 0.5
    along = along + licks * 0.28 * wild
    aside = aside + turbulence * 1.8 * wild * np.clip(along, 0, 1.2)
    envelope = np.clip(1 - along, 0, 1) ** 0.62 * np.clip(1 + along * 9, 0, 1)
    heat = (
        np.clip(1.25 - np.abs(aside) / np.maximum(envelope, 0.02), 0, 1) * np.clip(1.35 - along, 0, 1) * (along < 1.1)
    )
    heat *= np.clip(1 + along * 9, 0, 1)
    heat = np.clip(heat * (0.75 + 0.6 * (licks + 0.5)) * power, 0, 1)
    p.over(_ramp(heat, tones), np.clip(heat * 2.1, 0, 1))
    p.add(tones[2], blur(heat, p.height * width * 0.3) * 0.35)


def blaze(p: Painting, base: float, height: float, tones: tuple[str, ...] = FIRE, power: float = 1.0) -> None:
    """A wall of fire across the whole picture."""
    lift = (base - p.y) / height
    wave = noise(2, p.width, p.height * 0.3, p.fresh_seed(), 4)[0][None, :]
    turbulence = noise(p.height, p.width, p.height * 0.2, p.fresh_seed(), 6)
    stretched = noise(p.height // 2, p.width, p.height * 0.09, p.fresh_seed(), 5)
    licks = enlarge(stretched, p.height, p.width)
    heat = np.clip(
        1.15 * (0.5 + wave) - lift - (turbulence - 0.5) * 1.9 * np.clip(lift + 0.35, 0.2, 1) - (licks - 0.5) * 1.1, 0, 1
    )
    heat = np.clip(heat * 1.15 * power, 0, 1) ** 1.15
    p.over(_ramp(heat, tones), np.clip(heat * 2.6, 0, 1))


def bolt(
    p: Painting, start: Place, end: Place, tone: str, width: float = 1.0, branches: int = 4, wild: float = 0.16
) -> None:
    """Branching lightning between two places."""
    core = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(core)
    first, last = (start[0] * p.width, start[1] * p.height), (end[0] * p.width, end[1] * p.height)
    trunk = _jagged(p, first, last, wild)
    _stroke(drawing, trunk, 7 * width, 0.55)
    for _ in range(branches):
        at = int(p.chance.integers(len(trunk) // 6, len(trunk) - len(trunk) // 5))
        root, reach = trunk[at], math.dist(first, last) * (0.15 + 0.25 * p.chance.random())
        angle = math.atan2(last[1] - first[1], last[0] - first[0]) + (0.35 + 0.5 * p.chance.random()) * p.chance.choice(
            [-1, 1]
        )
        tip = (root[0] + reach * math.cos(angle), root[1] + reach * math.sin(angle))
        _stroke(drawing, _jagged(p, root, tip, wild), 3.4 * width, 0.2)
    shine(p, p.mask_layer(core), tone)


def shine(p: Painting, field: Array, tone: str, power: float = 1.0) -> None:
    """Make thin white lines glow in a colour."""
    p.add(tone, (blur(field, 22) * 1.7 + blur(field, 7) * 0.9) * power)
    p.over("#ffffff", np.clip(blur(field, 0.8) * 1.2, 0, 1))


def _jagged(p: Painting, first: Point, last: Point, wild: float) -> list[Point]:
    line = [first, last]
    swing = math.dist(first, last) * wild
    for _ in range(6):
        finer = [line[0]]
        for one, two in pairwise(line):
            push = p.chance.normal() * swing * 0.5
            length = max(math.dist(one, two), 1e-6)
            aside = (-(two[1] - one[1]) / length * push, (two[0] - one[0]) / length * push)
            finer += [((one[0] + two[0]) / 2 + aside[0], (one[1] + two[1]) / 2 + aside[1]), two]
        line, swing = finer, swing * 0.52
    return line


def _stroke(drawing: ImageDraw.ImageDraw, line: list[Point], width: float, end_share: float) -> None:
    count = len(line)
    for at, (one, two) in enumerate(pairwise(line)):
        thick = width * (1 - (1 - end_share) * at / count)
        drawing.line((*one, *two), fill=255, width=max(1, round(thick)))


def rays(p: Painting, x: float, y: float, tone: str, count: int = 14, power: float = 0.5, reach: float = 0.9) -> None:
    """Beams of light from a place."""
    across, down = (p.x - x) * p.width / p.height, p.y - y
    angle = np.arctan2(down, across)
    seed = p.fresh_seed()
    half = noise(3, 720, 1440 / count, seed, 3)[0]
    wheel = np.concatenate([half, half[::-1]])
    beams = np.interp((angle + np.pi / 2) % (2 * np.pi), np.linspace(0, 2 * np.pi, 1440), wheel)
    distance = np.hypot(across, down)
    p.add(tone, np.clip(beams - 0.42, 0, 1) * 2.2 * np.exp(-((distance / reach) ** 2)) * power)


def rain(
    p: Painting, tone: str, count: int = 500, slant: float = 0.12, length: float = 0.07, power: float = 0.6
) -> None:
    """Streaks of rain."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for _ in range(count):
        x, y, near = p.chance.random() * p.width * 1.2 - 60, p.chance.random() * p.height, p.chance.random()
        long = length * p.height * (0.4 + near)
        drawing.line((x, y, x - long * slant, y + long), fill=int(60 + 190 * near**2), width=1 + int(near > 0.8))
    p.add(tone, np.asarray(layer.filter(ImageFilter.GaussianBlur(0.7)), np.float32) / 255 * power)


def sparks(
    p: Painting,
    x: float,
    y: float,
    spread: float,
    tone: str,
    count: int = 120,
    size: float = 2.4,
    rise: float = 0.0,
    power: float = 1.0,
) -> None:
    """Glowing motes around a place; `rise` draws them out upwards."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for _ in range(count):
        away = p.chance.normal(0, spread, 2)
        at_x = x * p.width + away[0] * p.height
        at_y = y * p.height + away[1] * p.height - abs(p.chance.normal()) * rise * p.height
        radius = size * (0.25 + p.chance.random() ** 3)
        drawing.ellipse(
            (at_x - radius, at_y - radius * 1.2, at_x + radius, at_y + radius), fill=int(110 + 145 * p.chance.random())
        )
    field = p.mask_layer(layer)
    p.add(tone, (blur(field, 6) * 2.6 + blur(field, 2)) * power)
    p.over("#fffbe8", np.clip(field * 0.85, 0, 1) * min(power, 1))


def streaks(
    p: Painting, lines: Sequence[Sequence[Place]], tone: str, width: float = 2.0, power: float = 0.8, soft: float = 1.0
) -> None:
    """Tapering curved lines of light or wind through the given places."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for line in lines:
        curve = smooth_path([(x * p.width, y * p.height) for x, y in line], 24, closed=False)
        count = len(curve)
        for at, (one, two) in enumerate(pairwise(curve)):
            thick = width * math.sin(math.pi * (at + 1) / (count + 1)) * 2
            drawing.line(
                (*one, *two), fill=int(255 * math.sin(math.pi * (at + 1) / (count + 1))), width=max(1, round(thick))
            )
    field = np.asarray(layer.filter(ImageFilter.GaussianBlur(soft)), np.float32) / 255
    p.add(tone, (blur(field, 9) * 1.2 + field) * power)


def ring(
    p: Painting,
    x: float,
    y: float,
    radius: float,
    tone: str,
    squash: float = 3.2,
    width: float = 0.006,
    power: float = 1.0,
) -> None:
    """A glowing ring lying on the ground (squash above 1) or facing the viewer (1)."""
    distance = p.distance(x, y, squash)
    line = np.exp(-(((distance - radius) / width) ** 2))
    p.add(tone, (line * 0.9 + np.exp(-(((distance - radius) / (width * 5)) ** 2)) * 0.45) * power)
    p.over("#ffffff", line * 0.45 * power)


def shard(p: Painting, tail: Place, tip: Place, width: float, light: str, dark: str, glow: str) -> None:
    """A faceted crystal spike from tail to tip."""
    first, last = (tail[0] * p.width, tail[1] * p.height), (tip[0] * p.width, tip[1] * p.height)
    length = math.dist(first, last)
    along = ((last[0] - first[0]) / length, (last[1] - first[1]) / length)
    aside = (-along[1] * width * p.height, along[0] * width * p.height)

    def at(share: float, side: float) -> Point:
        return first[0] + along[0] * length * share + aside[0] * side, first[1] + along[1] * length * share + aside[
            1
        ] * side

    faces = (
        ([at(0, 0), at(0.22, -1), at(0.3, -0.15), at(1, 0)], light, 1.0),
        ([at(0.22, -1), at(0.62, -0.62), at(1, 0), at(0.3, -0.15)], light, 0.78),
        ([at(0, 0), at(0.3, -0.15), at(1, 0), at(0.5, 0.72)], dark, 1.0),
        ([at(0, 0), at(0.18, 0.95), at(0.5, 0.72)], dark, 0.7),
    )
    glowing = Image.new("L", (p.width, p.height))
    ImageDraw.Draw(glowing).polygon(
        [at(0, 0), at(0.22, -1), at(0.62, -0.62), at(1, 0), at(0.5, 0.72), at(0.18, 0.95)], fill=255
    )
    p.add(glow, blur(p.mask_layer(glowing), 16) * 0.8)
    for corners, tone, brightness in faces:
        layer = Image.new("L", (p.width, p.height))
        ImageDraw.Draw(layer).polygon(corners, fill=235)
        p.over(colour(tone) * brightness * (0.8 + 0.4 * p.noise(0.05, 4))[..., None], p.mask_layer(layer))
    edge = Image.new("L", (p.width, p.height))
    ImageDraw.Draw(edge).line(
        [at(0, 0), at(0.22, -1), at(0.62, -0.62), at(1, 0), at(0.3, -0.15), at(0, 0)], fill=255, width=2
    )
    p.over("#ffffff", p.mask_layer(edge) * 0.75)


def star(p: Painting, x: float, y: float, size: float, tone: str, tips: int = 4, turn: float = 0.0) -> None:
    """A twinkling star of light."""
    layer = Image.new("L", (p.width, p.height))
    centre = (x * p.width, y * p.height)
    ImageDraw.Draw(layer).polygon(star_points(centre, size * p.height, size * p.height * 0.07, tips, turn), fill=255)
    field = np.asarray(layer.filter(ImageFilter.GaussianBlur(1.0)), np.float32) / 255
    p.glow(x, y, size * 0.6, tone, 0.7)
    p.add(tone, blur(field, 8) * 1.4)
    p.over("#ffffff", field)


def smoke(p: Painting, x: float, y: float, width: float, height: float, tone: str, strength: float = 0.8) -> None:
    """A rising column of smoke from a place."""
    lift = np.clip((y - p.y) / height, 0, 1.2)
    drift = (p.noise(0.3, 5) - 0.5) * 0.55 * lift
    aside = np.abs((p.x - x) * p.width / p.height + drift) / (width * (0.35 + lift))
    body = (
        np.clip(1.1 - aside, 0, 1)
        * np.clip(1.15 - lift, 0, 1)
        * (p.y < y)
        * np.clip(p.noise(0.13, 5) * 1.7 - 0.3, 0, 1)
    )
    p.over(colour(tone) * (0.6 + 0.7 * p.noise(0.1))[..., None], np.clip(body * 1.5 * strength, 0, 1))


def swirl(p: Painting, x: float, y: float, radius: float, turns: float) -> None:
    """Twist everything painted so far around a place."""
    aspect = p.width / p.height
    across, down = (p.x - x) * aspect, p.y - y
    distance = np.hypot(across, down)
    angle = turns * 2 * np.pi * np.clip(1 - distance / radius, 0, 1) ** 2
    from_x = (x + (across * np.cos(angle) - down * np.sin(angle)) / aspect) * p.width
    from_y = (y + across * np.sin(angle) + down * np.cos(angle)) * p.height
    columns = np.clip(from_x, 0, p.width - 1).astype(int)
    rows = np.clip(from_y, 0, p.height - 1).astype(int)
    p.canvas = p.canvas[rows, columns]
