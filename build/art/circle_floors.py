"""The floors of the keep: irregular stones, planks, tiles, bricks, marble, and the scorched ground of the ring.

A floor is a pair of fields over the whole board: its colour and its height in pixels.
"""

import numpy as np

from art.circle_plan import MARGIN, SQUARE, WHOLE
from art.materials import Array, blur, colour, grid, mix, noise, ridges

Floor = tuple[Array, Array]


def stones(
    cell: float, seed: int, angular: float = 0.55, jitter: float = 0.9, warp: float = 0.35
) -> tuple[Array, Array]:
    """Irregular paving: a random value 0..1 for each stone, and how far (0..1) a pixel is from its joint."""
    rows, columns = grid(WHOLE, WHOLE)
    sway = (noise(WHOLE, WHOLE, cell * 1.3, seed + 1, 2) - 0.5) * cell * warp * 2
    swing = (noise(WHOLE, WHOLE, cell * 1.3, seed + 2, 2) - 0.5) * cell * warp * 2
    x, y = (columns + sway) / cell, (rows + swing) / cell
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    count = int(WHOLE / cell) + 8
    chance = np.random.default_rng(seed)
    push_x = (0.5 + (chance.random((count, count)) - 0.5) * jitter).astype(np.float32)
    push_y = (0.5 + (chance.random((count, count)) - 0.5) * jitter).astype(np.float32)
    value = chance.random((count, count)).astype(np.float32)
    first = np.full((WHOLE, WHOLE), 9.0, np.float32)
    second = first.copy()
    own = np.zeros_like(first)
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            cx, cy = np.clip(column + across + 3, 0, count - 1), np.clip(row + down + 3, 0, count - 1)
            dx = np.abs(column + across + push_x[cy, cx] - x)
            dy = np.abs(row + down + push_y[cy, cx] - y)
            distance = (np.maximum(dx, dy) * angular + np.hypot(dx, dy) * (1 - angular)).astype(np.float32)
            nearer = distance < first
            second = np.where(nearer, first, np.minimum(second, distance))
            own = np.where(nearer, value[cy, cx], own)
            first = np.minimum(first, distance)
    return own, np.clip((second - first) * 3.2, 0, 1)


def paving(tones: tuple[str, str, str], cell: float, seed: int, joint: str = "#17130f", depth: float = 5.0) -> Floor:
    """Flagstones in three colours, worn and cracked; no two alike."""
    value, edge = stones(cell, seed)
    body = mix(np.broadcast_to(colour(tones[0]), (WHOLE, WHOLE, 3)), colour(tones[1]), np.clip(value * 1.6, 0, 1))
    body = mix(body, colour(tones[2]), np.clip(value * 3 - 2, 0, 1) * 0.8)
    body = body * (0.74 + 0.52 * noise(WHOLE, WHOLE, 26, seed + 5, 4))[..., None]
    body = body * (0.86 + 0.28 * noise(WHOLE, WHOLE, 210, seed + 6, 3))[..., None]
    body = mix(body, colour(joint), np.clip(1 - edge * 4.5, 0, 1) * 0.82)
    height = blur(np.clip(edge * 3.4, 0, 1), 1.2) * depth + (value - 0.5) * 2.4
    height = height + noise(WHOLE, WHOLE, 9, seed + 7, 3) * 2.2
    return body, height - np.clip(ridges(WHOLE, WHOLE, 170, seed + 8, 4) - 0.965, 0, 1) * 60


def planks(light: str, dark: str, seed: int, width: int = 20, upright: bool = False) -> Floor:
    """Floor boards of unequal length."""
    chance = np.random.default_rng(seed)
    tone, height = np.zeros((WHOLE, WHOLE), np.float32), np.full((WHOLE, WHOLE), 4.0, np.float32)
    for top in range(0, WHOLE, width):
        left = -int(chance.integers(0, 150))
        while left < WHOLE:
            long = int(chance.integers(90, 230))
            tone[top : top + width, max(left, 0) : left + long] = chance.random()
            height[top : top + width, max(left, 0) : max(left, 0) + 2] = 0
            left += long
        height[top : top + 2] = 0
    grain = noise(WHOLE, WHOLE // 10, 5, seed + 1, 3)
    fibres = np.repeat(grain, 11, axis=1)[:, :WHOLE]
    if upright:
        tone, height, fibres = tone.T.copy(), height.T.copy(), fibres.T.copy()
    body = mix(np.broadcast_to(colour(dark), (WHOLE, WHOLE, 3)), colour(light), tone * 0.75 + 0.2)
    body = body * (0.72 + 0.5 * fibres)[..., None] * (0.85 + 0.3 * noise(WHOLE, WHOLE, 120, seed + 2, 3))[..., None]
    body = body * np.clip(0.35 + height / 4 * 0.65, 0, 1)[..., None]
    return body, blur(height, 0.8) + fibres * 1.6


def tiles(one: str, other: str, seed: int, side: int = 40, slanted: bool = False) -> Floor:
    """Worn tiles in two colours, straight or on their corner."""
    rows, columns = grid(WHOLE, WHOLE)
    wobble = (noise(WHOLE, WHOLE, 60, seed, 2) - 0.5) * 3
    x, y = columns - MARGIN + wobble, rows - MARGIN - wobble
    if slanted:
        x, y = (x + y) * 0.7071, (x - y) * 0.7071
    column, row = np.floor(x / side).astype(int), np.floor(y / side).astype(int)
    chance = np.random.default_rng(seed).random((220, 220)).astype(np.float32)
    value = chance[row % 220, column % 220]
    body = np.where(((column + row) % 2 == 0)[..., None], colour(one), colour(other)).astype(np.float32)
    body = body * (0.78 + 0.3 * value + 0.2 * (noise(WHOLE, WHOLE, 18, seed + 2, 4) - 0.5))[..., None]
    inside = np.minimum.reduce([x % side, side - x % side, y % side, side - y % side]).astype(np.float32)
    joint = np.clip(inside / 2.4, 0, 1)
    worn = np.clip(noise(WHOLE, WHOLE, 90, seed + 3, 4) * 2.4 - 1.35, 0, 1)
    body = mix(body * (0.42 + 0.58 * joint)[..., None], colour("#6a5c48") * 0.8, worn * 0.5)
    return body, joint * 3 + value * 1.4 + noise(WHOLE, WHOLE, 8, seed + 4, 3) * 1.4


def bricks(tones: tuple[str, str], seed: int, long: int = 40) -> Floor:
    """Bricks laid in a basket of pairs, turned in every other field."""
    rows, columns = grid(WHOLE, WHOLE)
    wobble = (noise(WHOLE, WHOLE, 40, seed, 2) - 0.5) * 4
    x, y = columns - MARGIN + wobble, rows - MARGIN + wobble
    turned = (np.floor(x / long) + np.floor(y / long)) % 2 == 0
    along, across = np.where(turned, x, y), np.where(turned, y, x)
    half = long / 2
    number = np.floor(across / half).astype(int) * 13 + np.floor(along / long).astype(int) * 7
    value = np.random.default_rng(seed).random(997).astype(np.float32)[number % 997]
    inside = np.minimum.reduce([along % long, long - along % long, across % half, half - across % half])
    joint = np.clip(inside.astype(np.float32) / 2.2, 0, 1)
    body = mix(np.broadcast_to(colour(tones[0]), (WHOLE, WHOLE, 3)), colour(tones[1]), value)
    body = body * (0.76 + 0.46 * noise(WHOLE, WHOLE, 16, seed + 2, 4))[..., None]
    body = mix(body, colour("#1c120e"), (1 - joint) * 0.8)
    return body, joint * 3.4 + value * 1.6 + noise(WHOLE, WHOLE, 7, seed + 3, 3) * 1.6


def marble(seed: int) -> Floor:
    """Slabs of cream marble, a square each, veined in gold."""
    rows, columns = grid(WHOLE, WHOLE)
    x, y = (columns - MARGIN) % SQUARE, (rows - MARGIN) % SQUARE
    inside = np.minimum.reduce([x, SQUARE - x, y, SQUARE - y])
    body = (
        np.broadcast_to(colour("#d8c492"), (WHOLE, WHOLE, 3))
        * (0.82 + 0.34 * noise(WHOLE, WHOLE, 140, seed, 5))[..., None]
    )
    veins = np.clip(ridges(WHOLE, WHOLE, 90, seed + 1, 5) - 0.93, 0, 1) * 13
    body = mix(body, colour("#9a6a22"), np.clip(veins, 0, 1) * 0.55)
    border = (inside > 7) & (inside < 13)
    body = np.where(border[..., None], mix(body, colour("#a87a2c"), 0.7), body)
    body = body * np.clip(0.5 + inside / 6, 0, 1)[..., None]
    return body, np.clip(inside / 3, 0, 1) * 3 + noise(WHOLE, WHOLE, 7, seed + 2, 2) * 0.7


def scorched(seed: int) -> Floor:
    """The ring: cracked basalt, like cooled lava."""
    value, edge = stones(66, seed, 0.2, 1.0, 0.8)
    body = mix(np.broadcast_to(colour("#2e2440"), (WHOLE, WHOLE, 3)), colour("#4c3a66"), value)
    body = body * (0.55 + 0.9 * noise(WHOLE, WHOLE, 34, seed + 2, 5))[..., None]
    body = mix(body, colour("#0c0614"), np.clip(1 - edge * 3.2, 0, 1) * 0.9)
    return body, np.clip(edge * 2.4, 0, 1) * 8 + noise(WHOLE, WHOLE, 14, seed + 3, 4) * 7


def embers(seed: int) -> Array:
    """How strongly the joints of the ring's ground glow from below, 0..1."""
    _value, edge = stones(66, seed, 0.2, 1.0, 0.8)
    patches = np.clip(noise(WHOLE, WHOLE, 190, seed + 9, 3) * 2.6 - 1.05, 0, 1)
    glow: Array = np.clip(1 - edge * 4.4, 0, 1) * patches
    return glow


def floor_of(room: str) -> Floor:
    """The floor of a room, by its letter on the plan."""
    makers = {
        "O": lambda: scorched(71),
        "C": lambda: paving(("#7f7c78", "#9a958c", "#66707a"), 50, 3),
        "S": lambda: marble(5),
        "a": lambda: planks("#7d8468", "#3f5148", 11),
        "d": lambda: paving(("#5b7478", "#74888a", "#4a5c66"), 42, 13),
        "g": lambda: tiles("#7f9a8e", "#c2c2a4", 17, 40),
        "j": lambda: tiles("#44697a", "#a9b8ae", 19, 60, True),
        "c": lambda: paving(("#8a6c48", "#a2835a", "#6e5338"), 40, 23),
        "f": lambda: paving(("#856544", "#9c7c54", "#6a5440"), 36, 29),
        "i": lambda: paving(("#8c7048", "#a08a60", "#705840"), 44, 31),
        "l": lambda: paving(("#80603e", "#98784e", "#745a44"), 38, 37),
        "b": lambda: planks("#9a6a48", "#5c3422", 41, 22, True),
        "e": lambda: bricks(("#8a4a34", "#a86648"), 43),
        "h": lambda: bricks(("#7c4c30", "#a0704a"), 47, 48),
        "k": lambda: planks("#94503c", "#56281e", 53, 18),
    }
    return makers[room]()
