"""Light in the keep: torches whose light stops at walls and falls through doors."""

import numpy as np
from PIL import Image, ImageFilter

from art.circle_plan import WHOLE
from art.materials import Array, colour

ANGLES = 1440
STEP = 2
"""Pixels between two looks along a ray."""
DEPTH = 26
"""How far light enters a wall, in pixels: its near side and top are lit."""


def reach_of_rays(walls: Array, x: float, y: float, radius: float) -> Array:
    """How many pixels light gets from a place in each direction before a wall stops it."""
    angles = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)[:, None]
    along = np.arange(0, radius, STEP)[None, :]
    columns = np.clip(x + np.cos(angles) * along, 0, WHOLE - 1).astype(int)
    rows = np.clip(y + np.sin(angles) * along, 0, WHOLE - 1).astype(int)
    solid = walls[rows, columns] > 0.5
    first = np.where(solid.any(axis=1), solid.argmax(axis=1) * STEP, radius)
    reached: Array = (first + DEPTH).astype(np.float32)
    return reached


def shine(
    lights: Array, height: Array, walls: Array, place: tuple[float, float], radius: float, tone: str, power: float,
    above: float = 46.0,
) -> None:  # fmt: skip
    """Add the light of one torch to the light map; it hangs `above` pixels over the floor."""
    x, y = place
    left, right = max(int(x - radius), 0), min(int(x + radius) + 1, WHOLE)
    top, bottom = max(int(y - radius), 0), min(int(y + radius) + 1, WHOLE)
    window = slice(top, bottom), slice(left, right)
    rows, columns = np.mgrid[top:bottom, left:right].astype(np.float32)
    across, down = columns - x, rows - y
    distance = np.hypot(across, down)
    turn = (np.arctan2(down, across) % (2 * np.pi)) / (2 * np.pi) * ANGLES
    reached = reach_of_rays(walls, x, y, radius)
    seen = np.clip((reached[turn.astype(int) % ANGLES] - distance) / 10 + 0.5, 0, 1)
    seen = soft(seen, 5)
    slope_down, slope_across = np.gradient(height[window])
    length = np.sqrt(distance**2 + above**2)
    facing = (across * slope_across + down * slope_down + above) / length
    facing = np.clip(facing * 0.75 + 0.3, 0, 1.5)
    falloff = np.exp(-((distance / (radius * 0.52)) ** 2)) + 0.9 * np.exp(-((distance / (radius * 0.16)) ** 2))
    amount = facing * falloff * seen * power
    lights[window] += amount[..., None] * (colour(tone) / 255)


def soft(field: Array, radius: float) -> Array:
    """Blur a field of 0..1 quickly."""
    image = Image.fromarray(np.clip(field * 255, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))
    return np.asarray(image, np.float32) / 255


def daylight(height: Array, tone: str, power: float) -> Array:
    """Even light from the upper left over the whole board, shaded by its relief."""
    down, across = np.gradient(height)
    facing = (across * 0.5 + down * 0.55 + 0.8) / np.sqrt(across**2 + down**2 + 1)
    light: Array = np.clip(facing, 0.25, 1.7)[..., None] * (colour(tone) / 255) * power
    return light.astype(np.float32)
