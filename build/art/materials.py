"""Materials as float arrays of shape (height, width, 3), 0..255: noise, relief, parchment, wood, leather, metal."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[np.floating[Any]]


def colour(hexadecimal: str) -> Array:
    """Return the red, green and blue of `#rrggbb` as floats 0..255."""
    digits = hexadecimal.lstrip("#")
    return np.array([int(digits[at : at + 2], 16) for at in (0, 2, 4)], np.float32)


def picture(array: Array) -> Image.Image:
    """Turn an array (height, width, 3 or 4) into an image."""
    return Image.fromarray(np.clip(array, 0, 255).astype(np.uint8))


def pixels(image: Image.Image) -> Array:
    """Turn an image into a float array."""
    return np.asarray(image, np.float32).copy()


def grid(height: int, width: int) -> tuple[Array, Array]:
    """Return the row and the column number of every pixel."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    return rows, columns


def enlarge(small: Array, height: int, width: int) -> Array:
    """Enlarge a two-dimensional array smoothly."""
    return np.asarray(Image.fromarray(small).resize((width, height), Image.Resampling.BICUBIC), np.float32)


def noise(height: int, width: int, scale: float, seed: int, octaves: int = 5, gain: float = 0.5) -> Array:
    """Value noise 0..1 whose coarsest blobs are `scale` pixels wide."""
    chance = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        cell = max(scale / 2**octave, 2.0)
        rows, columns = int(height / cell) + 3, int(width / cell) + 3
        values = chance.random((rows, columns)).astype(np.float32)
        total += weight * enlarge(values, int(rows * cell), int(columns * cell))[:height, :width]
        weights += weight
        weight *= gain
    return total / np.float32(weights)


def ridges(height: int, width: int, scale: float, seed: int, octaves: int = 5) -> Array:
    """Noise folded at its middle, 0..1: sharp crests at 1."""
    return 1 - np.abs(noise(height, width, scale, seed, octaves) * 2 - 1)


def blur(field: Array, radius: float) -> Array:
    """Gaussian blur of a two-dimensional field, reflected at the edges."""
    pad = min(int(radius * 3) + 1, min(field.shape) - 1)
    padded = np.pad(field.astype(np.float32), pad, mode="reflect")
    down = np.fft.fftfreq(padded.shape[0])[:, None]
    across = np.fft.rfftfreq(padded.shape[1])[None, :]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (across * across + down * down))
    blurred = np.fft.irfft2(np.fft.rfft2(padded) * kernel, s=padded.shape)
    return blurred[pad:-pad, pad:-pad].astype(np.float32)


def relief(height_field: Array, strength: float = 1.0) -> Array:
    """Light on a relief from the upper left; 1.0 on level ground."""
    down, across = np.gradient(height_field.astype(np.float32) * strength)
    light = (across * 0.55 + down * 0.6 + 0.62) / np.sqrt(across * across + down * down + 1)
    shading: Array = (light / 0.62).astype(np.float32)
    return shading


def mix(one: Array, other: Array, share: Array | float) -> Array:
    """Mix two colours or pictures; `share` of the other, per pixel or as a whole."""
    if isinstance(share, np.ndarray) and share.ndim == 2:
        share = share[..., None]
    return one + (other - one) * share


def gradient(height: int, width: int, stops: tuple[tuple[float, str], ...]) -> Array:
    """Vertical gradient through colour stops (place 0..1, colour)."""
    places = [place for place, _ in stops]
    colours = np.array([colour(tone) for _, tone in stops])
    at = np.linspace(0, 1, height)
    column = np.stack([np.interp(at, places, colours[:, channel]) for channel in range(3)], -1)
    return np.repeat(column[:, None, :], width, axis=1).astype(np.float32)


def vignette(height: int, width: int, strength: float = 0.55, power: float = 2.0) -> Array:
    """Factor per pixel (height, width, 1) that darkens towards the corners."""
    rows, columns = grid(height, width)
    distance = np.hypot((columns - width / 2) / (width / 2), (rows - height / 2) / (height / 2)) / 1.414
    factor: Array = (1 - strength * distance**power)[..., None].astype(np.float32)
    return factor


def grain(height: int, width: int, seed: int, strength: float) -> Array:
    """Fine normal grain (height, width, 1) to add to a picture."""
    return np.random.default_rng(seed).normal(0, strength, (height, width, 1)).astype(np.float32)


def parchment(
    height: int,
    width: int,
    seed: int,
    base: str = "#ead9b2",
    dark: str = "#b08a52",
    edge: float = 0.5,
    stain: float = 0.55,
    crumple: float = 1.2,
) -> Array:
    """Old parchment with stains, fibres, relief and browned edges."""
    clouds = noise(height, width, max(width, height) / 3, seed, 6)
    blotches = noise(height, width, 60, seed + 1, 4)
    share = np.clip((clouds - 0.35) * 1.6, 0, 1) * stain * 0.55 + np.clip(blotches - 0.52, 0, 1) * 0.8 * stain
    sheet = mix(np.broadcast_to(colour(base), (height, width, 3)), colour(dark), share)
    fibres = enlarge(noise(height, max(width // 9, 3), 3, seed + 2, 2), height, width)
    sheet = sheet * (0.955 + 0.05 * fibres + 0.04 * noise(height, width, 9, seed + 3, 3))[..., None]
    sheet = sheet * np.clip(relief(noise(height, width, 22, seed + 4, 4), crumple), 0.92, 1.08)[..., None]
    sheet = sheet + grain(height, width, seed + 9, 1.6)
    rows, columns = grid(height, width)
    border = np.minimum.reduce([rows, columns, height - 1 - rows, width - 1 - columns])
    border = border + (noise(height, width, min(height, width) / 5, seed + 5, 5) - 0.5) * min(height, width) * 0.13
    burnt = np.clip(1 - border / (min(height, width) * 0.13), 0, 1) ** 1.7
    return np.clip(mix(sheet, colour("#6b4420"), burnt * edge), 0, 255)


def wood(height: int, width: int, seed: int, dark: str = "#2a170c", light: str = "#5d3b20") -> Array:
    """Long-grained walnut: wandering growth lines, pores and a soft sheen."""
    drift = noise(height, width, width / 3.2, seed, 3)
    swell = noise(height, width, height / 2.4, seed + 1, 2)
    rows, _ = grid(height, width)
    rings = (rows / height * 9 + drift * 3.6 + swell * 1.6) * 2 * np.pi
    lines = 0.5 + 0.5 * np.sin(rings + 1.2 * np.sin(rings * 0.5))
    streaks = enlarge(
        np.random.default_rng(seed + 2).random((height // 2, max(width // 90, 4))).astype(np.float32), height, width
    )
    fine = enlarge(
        np.random.default_rng(seed + 3).random((height, max(width // 36, 4))).astype(np.float32), height, width
    )
    tone = 0.46 * lines**1.5 + 0.3 * streaks + 0.24 * fine
    board = mix(np.broadcast_to(colour(dark), (height, width, 3)), colour(light), tone)
    pores = np.clip(fine - 0.80, 0, 1) * 3.2
    shimmer = 0.86 + 0.28 * noise(height, width, width / 5, seed + 4, 3)
    surface: Array = board * (1 - 0.55 * np.clip(pores, 0, 1))[..., None] * shimmer[..., None]
    return surface


def leather(height: int, width: int, seed: int, light: str, dark: str, scale: float = 9) -> Array:
    """Pebbled leather: cells separated by creases, worn lighter in places."""
    cells = ridges(height, width, scale, seed, 3)
    wrinkles = ridges(height, width, scale * 7, seed + 1, 5)
    bumps = (1 - cells**2) * 2.6 + noise(height, width, scale * 3, seed + 2, 4) * 4 - wrinkles**9 * 5
    shading = np.clip(relief(blur(bumps, 0.7), 0.75), 0.55, 1.55)
    wear = noise(height, width, width / 2.5, seed + 3, 5)
    hide = mix(gradient(height, width, ((0, light), (1, dark))), colour(light) * 1.25, np.clip(wear - 0.55, 0, 1) * 1.3)
    return hide * shading[..., None] * (0.78 + 0.4 * wear)[..., None]


def metal(height: int, width: int, seed: int, stops: tuple[str, str, str] = ("#f6dd94", "#b8842f", "#6a4413")) -> Array:
    """Brushed metal, from the upper to the lower colour."""
    body = gradient(height, width, ((0, stops[0]), (0.5, stops[1]), (1, stops[2])))
    brushed = noise(height, width, 40, seed, 3)
    scratches = enlarge(
        np.random.default_rng(seed + 1).random((height, max(width // 24, 3))).astype(np.float32), height, width
    )
    return body * (0.84 + 0.2 * brushed + 0.12 * scratches)[..., None]


def velvet(height: int, width: int, seed: int, deep: str, middle: str, light: str) -> Array:
    """Velvet: drifting pile in three colours with a fine nap."""
    broad = noise(height, width, width / 4.5, seed, 6)
    second = noise(height, width, width / 9, seed + 1, 5)
    cloth = colour(deep) + broad[..., None] * colour(middle) * 0.55 + second[..., None] * colour(light) * 0.6
    nap = noise(height, width, 10, seed + 2, 3) * 2.2 + noise(height, width, 3, seed + 3, 1) * 2.0
    brushed = noise(height, width, width / 16, seed + 4, 4)
    return cloth * np.clip(relief(nap, 0.5), 0.62, 1.4)[..., None] * (0.78 + 0.44 * brushed)[..., None]
