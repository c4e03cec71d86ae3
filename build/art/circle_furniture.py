"""Where the furniture of the keep stands."""

from collections.abc import Callable

from PIL import Image

from art.circle_plan import SQUARE
from art.circle_props import (
    altar,
    anvil,
    banner,
    barrel,
    bookshelf,
    chest,
    crate,
    desk,
    drying_herbs,
    feast,
    hay,
    pew,
    pillar,
    rack,
    reading_table,
    robes,
    sacks,
    shelf_of_flasks,
    shields,
    stew,
    stones_heap,
)
from art.shapes import vector

Prop = tuple[Callable[[], str], float, float, float, float]
"""A drawing of 100 by 100 to the square, its middle in squares, its turn in degrees and its size in squares."""
PROPS: tuple[Prop, ...] = (
    (lambda: bookshelf(1), 1.62, 1.6, 0, 0.98), (lambda: bookshelf(2), 2.6, 1.6, 0, 0.98), (lambda: bookshelf(3),
    3.42, 1.6, 0, 0.7),
    (lambda: bookshelf(4), 1.6, 2.6, 90, 0.98), (lambda: bookshelf(5), 1.6, 3.42, 90, 0.72),
    (reading_table, 2.5, 2.52, 0, 0.8),
    (desk, 4.5, 1.52, 0, 0.86), (lambda: bookshelf(6), 5.5, 1.58, 0, 0.9), (desk, 4.5, 3.5, 180, 0.8),
    (crate, 6.5, 1.5, 0, 0.8), (lambda: crate(30, 30, 38, 14), 6.5, 3.45, 0, 0.9), (barrel, 8.55, 1.45, 0, 0.8),
    (barrel, 8.55, 3.52, 0, 0.84), (sacks, 8.5, 2.5, 0, 0.8),
    (rack, 9.56, 1.6, 0, 0.94), (rack, 10.5, 1.6, 0, 0.94), (shields, 11.5, 1.6, 0, 0.9),
    (shields, 11.4, 2.5, -90, 0.9), (anvil, 10.5, 2.6, 0, 0.7), (chest, 11.42, 3.5, 90, 0.8),
    (shelf_of_flasks, 10.5, 4.6, 0, 0.94), (shelf_of_flasks, 11.4, 4.52, -90, 0.8), (stew, 11.5, 5.5, 0, 0.7),
    (hay, 9.6, 8.45, 0, 0.84), (barrel, 10.5, 8.5, 0, 0.7), (stones_heap, 11.5, 6.5, 0, 0.84),
    (lambda: crate(28, 28, 42, -9), 9.48, 7.5, 0, 0.8),
    (feast, 10.55, 10.5, 0, 0.9), (stew, 11.45, 9.5, 0, 0.84), (barrel, 11.5, 11.5, 0, 0.84),
    (sacks, 9.5, 11.5, 0, 0.84), (shelf_of_flasks, 10.5, 11.42, 180, 0.9), (crate, 11.5, 10.5, 8, 0.7),
    (drying_herbs, 8.45, 9.6, 0, 0.8), (drying_herbs, 8.42, 11.42, 180, 0.9),
    (shelf_of_flasks, 7.5, 11.42, 180, 0.94), (chest, 7.5, 10.5, 0, 0.66),
    (crate, 4.5, 9.5, 0, 0.8), (hay, 6.5, 9.48, 0, 0.7), (barrel, 4.45, 11.5, 0, 0.84),
    (stones_heap, 6.5, 11.5, 0, 0.8), (lambda: crate(30, 30, 40, 20), 4.5, 10.5, 0, 0.76),
    (altar, 1.62, 10.5, 90, 1.0), (pew, 2.55, 9.55, 90, 0.74), (pew, 2.55, 11.45, 90, 0.74),
    (pew, 3.35, 9.55, 90, 0.74), (pew, 3.35, 11.45, 90, 0.74),
    (robes, 1.6, 7.5, 90, 0.9), (robes, 2.5, 7.58, 0, 0.7), (chest, 1.5, 8.5, -90, 0.76),
    (barrel, 1.48, 4.48, 0, 0.8), (sacks, 3.5, 4.5, 0, 0.8), (hay, 1.55, 6.5, 0, 0.86), (crate, 3.48, 6.46, 0, 0.76),
    (stones_heap, 2.5, 4.5, 0, 0.76),
    (pillar, 4.24, 4.24, 0, 0.3), (pillar, 8.76, 4.24, 0, 0.3), (pillar, 4.24, 8.76, 0, 0.3),
    (pillar, 8.76, 8.76, 0, 0.3),
)  # fmt: skip
CARPETS = ((2.5, 2.5, "#2c5c58", 1.9), (2.8, 10.5, "#28406e", 1.06), (10.5, 2.5, "#4a2a26", 1.7))
"""Carpets: middle in squares, colour, size in squares."""


def drawn(prop: Prop) -> tuple[Image.Image, float, float]:
    """A prop as a picture, and its middle in squares."""
    make, x, y, turn, size = prop
    side = round(size * SQUARE)
    return vector(make(), side).rotate(turn, resample=Image.Resampling.BICUBIC, expand=True), x, y


def carpet(tone: str, size: float) -> Image.Image:
    """A carpet as a picture."""
    return vector(banner(tone), round(size * SQUARE), box="0 0 300 300")
