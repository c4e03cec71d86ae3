"""The ground of the map of Armenia: organic coasts that follow the hexes, colours, hill-shading, snow, sea lines."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.armenia import (
    CITY,
    COLUMNS,
    FOREST,
    HEIGHT,
    MARGIN,
    MOUNTAIN,
    NEAT,
    OPEN,
    RADIUS,
    ROUGH,
    ROWS,
    STEP_X,
    STEP_Y,
    WATER,
    WIDTH,
    terrain,
)
from art.materials import Array, blur, colour, grid, mix, noise, parchment, picture, pixels, relief, ridges

Kinds = NDArray[np.integer[Any]]
KINDS = (WATER, OPEN, FOREST, ROUGH, MOUNTAIN, CITY)
TONES = {WATER: "#9db4ae", OPEN: "#e8d8a6", FOREST: "#b7bc80", ROUGH: "#d6bb84", MOUNTAIN: "#c8a676", CITY: "#ead9a8"}
HEIGHTS = {WATER: -0.2, OPEN: 0.12, FOREST: 0.2, ROUGH: 0.42, MOUNTAIN: 0.88, CITY: 0.12}
SEED = 1091
FINER = 2
"""The relief is computed at half the size of the sheet."""


def _kinds() -> Kinds:
    """Which kind of terrain lies at each pixel of the half-size sheet: the nearest hex, looked up where noise bends
    the plane a little, so that borders look grown.
    """
    height, width = HEIGHT // FINER, WIDTH // FINER
    rows, columns = grid(height, width)
    x = columns * FINER + (noise(height, width, 58, SEED + 1, 4) - 0.5) * RADIUS * 1.35
    y = rows * FINER + (noise(height, width, 58, SEED + 2, 4) - 0.5) * RADIUS * 1.35
    codes = np.array([[KINDS.index(letter) for letter in line] for line in terrain()])
    best = np.full((height, width), 1e12, np.float32)
    found: Kinds = np.zeros((height, width), np.int32)
    for beside in (0, 1):
        column = np.floor((x - MARGIN - RADIUS) / STEP_X).astype(int) + beside
        shift = np.where(column % 2 == 1, STEP_Y / 2, 0)
        for below in (0, 1):
            row = np.floor((y - MARGIN - STEP_Y / 2 - shift) / STEP_Y).astype(int) + below
            across = x - (MARGIN + RADIUS + column * STEP_X)
            down = y - (MARGIN + STEP_Y / 2 + row * STEP_Y + shift)
            away = across**2 + down**2
            code = codes[np.clip(row, 0, ROWS - 1), np.clip(column, 0, COLUMNS - 1)]
            nearer = away < best
            best, found = np.where(nearer, away, best), np.where(nearer, code, found)
    return found


def _is(kinds: Kinds, letter: str, soft: float) -> Array:
    return blur((kinds == KINDS.index(letter)).astype(np.float32), soft)


def _colours(kinds: Kinds) -> Array:
    """Soft colours of the terrain, greener in the wet north-west and drier in the south-east."""
    height, width = kinds.shape
    palette = np.stack([colour(TONES[letter]) for letter in KINDS])
    flat = palette[kinds]
    soft = np.stack([blur(flat[..., channel], 9) for channel in range(3)], -1)
    rows, columns = grid(height, width)
    wet = np.clip(
        0.75 - columns / width * 0.6 - rows / height * 0.5 + (noise(height, width, 300, SEED + 5) - 0.5), 0, 1
    )
    dry = np.clip(
        columns / width * 0.5 + rows / height * 0.75 - 0.6 + (noise(height, width, 240, SEED + 6) - 0.5), 0, 1
    )
    soft = mix(soft, soft * np.array([0.92, 1.0, 0.86], np.float32), wet * 0.8)
    return mix(soft, soft * np.array([1.04, 0.97, 0.84], np.float32), dry * 0.9)


def _lit(ground: Array, kinds: Kinds, land: Array) -> Array:
    """Light from the north-west on ranges and hills, warm in the sun and cool in the shade, snow on the crests."""
    height, width = kinds.shape
    levels = np.array([HEIGHTS[letter] for letter in KINDS], np.float32)
    mountains, hills = _is(kinds, MOUNTAIN, 12), _is(kinds, ROUGH, 12)
    crests = ridges(height, width, 84, SEED + 20, 6)
    field = blur(levels[kinds], 16) * 60
    field = field + crests * (mountains * 104 + hills * 50 + 7)
    field = field + noise(height, width, 16, SEED + 21, 3) * (2 + mountains * 10 + hills * 6)
    light = np.clip(relief(blur(field, 1.1), 0.30), 0.25, 1.7)
    dry = blur(land, 1.5)[..., None]
    ground = mix(ground, ground * (0.62 + 0.40 * light[..., None]), dry)
    ground = ground + np.clip(light - 1, -1, 1)[..., None] * dry * np.array([17, 9, -6], np.float32)
    snow = np.clip((crests - 0.79) * 6, 0, 1) * np.clip(mountains * 1.7 - 0.72, 0, 1)
    return mix(ground, np.broadcast_to(colour("#f6f0e0"), ground.shape), snow * 0.62)


def _waters(ground: Array, land: Array) -> Array:
    """Graduated lines along the coast, deeper water far from it, and the coast in ink."""
    height, width = land.shape
    near = blur(land, 14)
    lines = np.zeros_like(near)
    for level, strength in ((0.36, 0.62), (0.25, 0.5), (0.16, 0.4), (0.09, 0.28), (0.045, 0.18)):
        lines = np.maximum(lines, strength * np.exp(-(((near - level) / (level * 0.07 + 0.004)) ** 2)))
    lines *= 1 - blur(land, 1)
    sea = 1 - land
    ground = mix(ground, colour("#86a5a2") * np.ones_like(ground), np.clip(1 - blur(land, 60) * 2.4, 0, 1) * sea * 0.5)
    swell = noise(height, width, 34, SEED + 31, 3)
    ground = ground * (1 + (swell - 0.5) * 0.07 * sea)[..., None]
    ground = mix(ground, np.broadcast_to(colour("#3f5c5a"), ground.shape), lines * 0.78)
    down, across = np.gradient(blur(land, 0.8))
    coast = np.clip(np.hypot(across, down) * 3.2 - 0.12, 0, 1)
    shore = np.clip(blur(land, 5) * (1 - land) * 2.2, 0, 1)
    ground = mix(ground, np.broadcast_to(colour("#d9dcc0"), ground.shape), shore * 0.28)
    return mix(ground, np.broadcast_to(colour("#38281a"), ground.shape), coast * 0.9)


def paint_relief() -> Image.Image:
    """The whole sheet without ink: the land inside of the neat line, bare parchment outside."""
    kinds = _kinds()
    land = (kinds != KINDS.index(WATER)).astype(np.float32)
    ground = _waters(_lit(_colours(kinds), kinds, land), land)
    whole = pixels(picture(ground).resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))
    sheet = parchment(HEIGHT, WIDTH, SEED + 40, "#f3e6c4", "#c59a5c", edge=0.0, stain=0.6) / colour("#f3e6c4")
    rim = parchment(HEIGHT, WIDTH, SEED + 41, "#e6d3a4", "#9c7440", edge=0.62)
    rows, columns = grid(HEIGHT, WIDTH)
    inside = (columns > NEAT) & (columns < WIDTH - NEAT) & (rows > NEAT) & (rows < HEIGHT - NEAT)
    painted = whole * np.clip(sheet, 0.55, 1.06)
    border = np.minimum.reduce([rows, columns, HEIGHT - 1 - rows, WIDTH - 1 - columns]) - NEAT
    painted = painted * (1 - 0.20 * np.exp(-np.clip(border, 0, None) / 60))[..., None]
    return picture(np.where(inside[..., None], painted, rim))
