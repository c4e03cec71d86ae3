"""Lights of a fight: what a blow leaves on who is beaten, the circle behind demons, and the glory of a victory.

A wound is light on black, with a hot core, a soft halo, and ends that grow thinner until they are gone.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from art.effects import FIRE, GOLD_FIRE, VIOLET_FIRE
from art.materials import Array, blur, colour, noise, picture
from art.places import PICTURES
from art.shapes import Point, smooth_path

SIDE = 320
"""Pixels of a wound, each way."""
BLOOD_FIRE = ("#2a0004", "#a8080c", "#ff3a20", "#ffa070", "#fff4e0")
GLORY = (480, 320)
Wound = Callable[[], Array]


def _grid() -> tuple[Array, Array]:
    """Across and down from the middle, from -1 to 1."""
    line = np.linspace(-1, 1, SIDE, dtype=np.float32)
    return np.meshgrid(line, line)


def _fissure(points: Sequence[Point], width: float, *, both_ends: bool = False, bent: bool = True) -> Array:
    """The heat of a glowing line through points, as wide as ``width`` where it begins and thin where it ends.

    It is ``bent`` softly through them, or broken.
    """
    x, y = _grid()
    path = smooth_path(points, 14, closed=False) if bent else list(points)
    heat = np.zeros((SIDE, SIDE), np.float32)
    for number, (start, end) in enumerate(pairwise(path)):
        share = number / max(1, len(path) - 2)
        thick = math.sin(math.pi * (0.04 + 0.92 * share)) if both_ends else 1 - share
        wide = width * max(0.0, thick) ** 0.75 + 0.004
        dx, dy = end[0] - start[0], end[1] - start[1]
        along = np.clip(((x - start[0]) * dx + (y - start[1]) * dy) / max(1e-6, dx * dx + dy * dy), 0, 1)
        far = np.hypot(x - start[0] - along * dx, y - start[1] - along * dy)
        glow = 0.42 * np.exp(-((far / (wide * 3.4 + 0.012)) ** 2)) * (0.25 + 0.75 * thick)
        heat = np.maximum(heat, np.exp(-((far / wide) ** 2)) * (0.35 + 0.65 * thick) + glow)
    return heat


def _crooked(chance: np.random.Generator, start: Point, degrees: float, length: float) -> list[Point]:
    """A way that wanders a little, in six steps."""
    points, angle = [start], math.radians(degrees)
    for _step in range(6):
        angle += chance.uniform(-0.42, 0.42)
        x, y = points[-1]
        points.append((x + math.cos(angle) * length / 6, y + math.sin(angle) * length / 6))
    return points


def _broken(chance: np.random.Generator, start: Point, degrees: float, length: float) -> list[Point]:
    """A way with sharp turns, in nine steps of unequal length."""
    points = [start]
    for _step in range(9):
        angle, far = math.radians(degrees + chance.uniform(-46, 46)), length / 9 * chance.uniform(0.6, 1.4)
        x, y = points[-1]
        points.append((x + math.cos(angle) * far, y + math.sin(angle) * far))
    return points


def _embers(chance: np.random.Generator, count: int, reach: float) -> Array:
    """Sparks that cling to who is beaten, most of them near the wound."""
    x, y = _grid()
    heat = np.zeros((SIDE, SIDE), np.float32)
    for _ember in range(count):
        far, angle = reach * chance.random() ** 0.7, chance.uniform(0, 2 * math.pi)
        size = chance.uniform(0.008, 0.02)
        spot = np.hypot(x - math.cos(angle) * far, y - math.sin(angle) * far)
        heat = np.maximum(heat, chance.uniform(0.4, 0.9) * np.exp(-((spot / size) ** 2)))
    return heat


def _glowing(heat: Array, tones: tuple[str, ...], seed: int) -> Array:
    """The light of a heat: uneven as embers are, with a wide faint halo; nothing at the rim."""
    x, y = _grid()
    uneven = heat * (0.72 + 0.5 * noise(SIDE, SIDE, 46, seed, 4)) + 0.55 * blur(heat, SIDE * 0.045)
    fades = np.clip((1 - np.hypot(x, y)) / 0.2, 0, 1)
    uneven = np.clip(uneven * fades, 0, 1)
    places = np.linspace(0, 1, len(tones) + 1)
    stops = np.array([(0.0, 0.0, 0.0), *(colour(tone) for tone in tones)])
    return np.stack([np.interp(uneven, places, stops[:, channel]) for channel in range(3)], -1).astype(np.float32)


def _sword() -> Array:
    """One long cut from the upper right to the lower left, and a few short cracks that leave it."""
    chance = np.random.default_rng(11)
    cut = [(0.72, -0.72), (0.36, -0.4), (0.04, -0.02), (-0.28, 0.4), (-0.62, 0.74)]
    heat = _fissure(cut, 0.022, both_ends=True)
    for (x, y), degrees, length in (((0.3, -0.34), 20, 0.42), ((0.02, 0.02), 168, 0.5), ((-0.18, 0.26), 62, 0.4)):
        heat = np.maximum(heat, 0.8 * _fissure(_crooked(chance, (x, y), degrees, length), 0.012))
    return _glowing(np.maximum(heat, _embers(chance, 26, 0.8)), FIRE, 12)


def _claws() -> Array:
    """Four furrows beside each other, the two in the middle the longest."""
    chance, heat = np.random.default_rng(21), np.zeros((SIDE, SIDE), np.float32)
    for number, reach in enumerate((0.56, 0.76, 0.74, 0.5)):
        x = -0.36 + 0.25 * number
        furrow = [(x + 0.3 * reach, -reach), (x + 0.08, -0.25 * reach), (x - 0.08, 0.3 * reach), (x - 0.3, reach)]
        heat = np.maximum(heat, _fissure(furrow, 0.022, both_ends=True))
    return _glowing(np.maximum(heat, _embers(chance, 20, 0.75)), BLOOD_FIRE, 22)


def _mind() -> Array:
    """Threads of light that wind round a head and lose themselves."""
    chance, heat = np.random.default_rng(31), np.zeros((SIDE, SIDE), np.float32)
    for number in range(9):
        turn, points = number * 137.5, list[Point]()
        begins, winds = 0.16 + 0.05 * number, chance.uniform(14, 24)
        for step in range(7):
            angle, far = math.radians(turn + step * winds), begins + 0.035 * step
            points.append((math.cos(angle) * far, math.sin(angle) * far * 0.8))
        heat = np.maximum(heat, 0.8 * _fissure(points, 0.012, both_ends=True))
    return _glowing(np.maximum(heat, _embers(chance, 30, 0.8)), VIOLET_FIRE, 32)


def _burst(seed: int, tones: tuple[str, ...], ways: int) -> Array:
    """Where a charge or a burst of magic has struck: a glow that goes out, and cracks that run from it."""
    x, y = _grid()
    chance = np.random.default_rng(seed)
    far = np.hypot(x, y) + 0.2 * (noise(SIDE, SIDE, 60, seed, 4) - 0.5)
    heat = 0.46 * np.exp(-((far / 0.26) ** 2))
    for number in range(ways):
        degrees = 360 * number / ways + chance.uniform(-18, 18)
        crack = _broken(chance, (0.0, 0.0), degrees, chance.uniform(0.45, 0.85))
        heat = np.maximum(heat, _fissure(crack, 0.024, bent=False))
        if number % 2:
            twig = _broken(chance, crack[4], degrees + chance.choice((-48, 48)), 0.24)
            heat = np.maximum(heat, 0.75 * _fissure(twig, 0.012, bent=False))
    return _glowing(np.maximum(np.clip(heat, 0, 1), _embers(chance, 34, 0.85)), tones, seed + 1)


def _rush() -> Array:
    return _burst(42, FIRE, 6)


def _blast() -> Array:
    return _burst(57, GOLD_FIRE, 7)


WOUNDS: dict[str, Wound] = {"sword": _sword, "claws": _claws, "mind": _mind, "rush": _rush, "blast": _blast}
"""What each kind of blow leaves."""


def paint_glory() -> None:
    """A soft burst of light, wider than tall, that ends inside of its picture: white, for any colour."""
    width, height = GLORY
    across, down = np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1, 1, height, dtype=np.float32)
    x, y = np.meshgrid(across, down)
    far, angle = np.hypot(x, y), np.arctan2(y, x * width / height)
    half = noise(3, 720, 120, 5, 3)[0]
    wheel = blur(np.tile(np.concatenate([half, half[::-1]]), (64, 1)), 7)[32]
    beams = np.interp((angle + np.pi / 2) % (2 * np.pi), np.linspace(0, 2 * np.pi, wheel.size), wheel)
    beams = np.clip((beams - beams.min()) / (beams.max() - beams.min()), 0, 1) ** 1.6
    ends = np.clip(1 - far, 0, 1) ** 1.5
    light = np.clip((0.3 + 0.7 * beams) * ends + 0.5 * np.exp(-((far / 0.3) ** 2)) * ends, 0, 1)
    alpha = Image.fromarray(np.round(light * 255).astype(np.uint8))
    white = Image.new("RGB", GLORY, (255, 255, 255))
    white.putalpha(alpha)
    path = PICTURES / "fights" / "glory.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    white.save(path, "WEBP", quality=90, method=6)


def paint_circle() -> None:
    """The circle in which demons are called: a pentagram between two rings with signs, as soft light on black."""
    large, middle = SIDE * 4, SIDE * 2
    layer = Image.new("L", (large, large))
    drawing, chance = ImageDraw.Draw(layer), np.random.default_rng(72)

    def on_ring(degrees: float, radius: float) -> Point:
        angle = math.radians(degrees - 90)
        return middle + math.cos(angle) * radius * middle, middle + math.sin(angle) * radius * middle

    for radius, wide in ((0.9, 14), (0.76, 8), (0.72, 5)):
        box = [middle * (1 - radius), middle * (1 - radius), middle * (1 + radius), middle * (1 + radius)]
        drawing.ellipse(box, outline=255, width=wide)
    tips = [on_ring(144 * tip, 0.72) for tip in range(6)]
    drawing.line(tips, fill=230, width=12, joint="curve")
    for sign in range(36):  # short strokes like letters nobody can read
        for _stroke in range(3):
            ends = [on_ring(sign * 10 + chance.uniform(-3, 3), chance.uniform(0.79, 0.87)) for _end in range(2)]
            drawing.line(ends, fill=210, width=7)
    lines = np.asarray(layer.resize((SIDE, SIDE), Image.Resampling.LANCZOS), np.float32) / 255
    light = 0.75 * lines + 0.9 * blur(lines, 2.5) + 1.3 * blur(lines, 9)
    grey = np.clip(light * 255, 0, 255)
    path = PICTURES / "fights" / "circle.webp"
    picture(np.stack([grey] * 3, -1)).save(path, "WEBP", quality=90, method=6)


def paint_wounds() -> None:
    """All that blows leave."""
    for name, wound in WOUNDS.items():
        path = PICTURES / "fights" / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        picture(wound()).save(path, "WEBP", quality=90, method=6)
