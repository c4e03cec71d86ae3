"""Figures without their place: a portrait or scene is painted again without its ground, and cut out.

What paints the place behind a figure is left out of its painter; the rest is painted once on black and once on white,
and the difference of both tells how much of the ground is seen through each pixel.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.materials import Array
from art.painting import Painting

Painter = Callable[[Painting], None]
GROUND = frozenset({
    "arch_bridge", "backwall", "blossoms", "bush", "castle_wall", "cavern", "clouds", "column", "conifer",
    "daylight", "floor", "hill", "hills", "house", "leafy", "masonry", "meadow", "moon", "peaks", "pines",
    "plain", "rain", "rays", "ring", "road", "rock", "smoke", "snow", "sparks", "stars", "streaks", "tower",
    "tufts", "water", "window", "sky", "fog", "ground_shadow",
})  # fmt: skip
"""What is called to paint a place or the air before a figure: it is left out wherever it stands."""
BEFORE = frozenset({"add", "blaze", "bolt", "glow", "panel", "plume", "shade", "over"})
"""What belongs to the place only where it is painted before the figure."""
SCENERY = frozenset({
    "animal-skull", "barrel", "candle-skull", "coins", "crossed-bones", "dead-wood", "death-skull", "dolmen",
    "fern", "moon", "mushrooms", "oak", "ribcage", "spider-web", "swap-bag", "tombstone", "torch", "wyvern",
})  # fmt: skip
"""Icons that stand beside a figure."""
LEAST, MARGIN = 0.4, 0.03
"""How opaque a pixel of a figure's outline is at least, of 1, and what is left round that, in heights."""

GRAIN, CRUMB = 6, 0.035
"""How fine crumbs are looked for, in pixels, and how large they are at most, in sizes of the largest part."""
FEATHER = 0.05
"""How far from its upper, left and right edge a figure fades, in widths: neither wings nor lights end in a line."""
FAINT = 0.1
"""Below which a light round a figure is left out: it would end in a straight edge."""


def without_ground(painter: Painter) -> Painter:
    """The same painter without all that it paints of the place."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(painter)))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    function.body = _figure_of(function.body)
    known = dict(painter.__globals__)
    exec(compile(ast.fix_missing_locations(tree), inspect.getfile(painter), "exec"), known)
    made: Painter = known[function.name]
    return made


def _figure_of(statements: list[ast.stmt]) -> list[ast.stmt]:
    """The statements that paint the figure, and those that only name something."""
    kept: list[ast.stmt] = []
    begun = False
    for statement in statements:
        dropped = GROUND if begun else GROUND | BEFORE
        if _paints(statement) and _is_ground(statement, dropped):
            continue
        begun = begun or _paints(statement)
        kept.append(statement)
    return kept or [ast.Pass()]


def _paints(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr | ast.For) and any(_calls(statement))


def _calls(statement: ast.stmt) -> list[ast.Call]:
    """The calls that are statements of their own."""
    return [
        node.value for node in ast.walk(statement) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]


def _is_ground(statement: ast.stmt, dropped: frozenset[str]) -> bool:
    """Whether a statement paints nothing but ground."""
    return all(_name(call) in dropped or _icon(call) in SCENERY for call in _calls(statement))


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _icon(call: ast.Call) -> str:
    return next((str(word.value) for word in call.args if isinstance(word, ast.Constant)), "")


def cut_out(name: str, painter: Painter, size: tuple[int, int]) -> Image.Image:
    """The figure with its outline as alpha, on a canvas of ``size`` pixels. Lights round it stay as a faint veil."""
    dark, light = (_painted(name, painter, size, shade) for shade in (0.0, 255.0))
    seen = np.clip(1 - (light - dark).mean(axis=2) / 255, 0, 1)
    shine = np.clip(dark.max(axis=2) / 255, 0, 1)
    alpha = np.clip((np.maximum(seen, shine * 0.9) - FAINT) / (1 - FAINT), 0, 1)
    tone = np.clip(dark / np.maximum(alpha, 0.02)[..., None], 0, 255)
    return Image.fromarray(np.dstack([tone, alpha * 255]).astype(np.uint8), "RGBA")


def _painted(name: str, painter: Painter, size: tuple[int, int], shade: float) -> Array:
    painting = Painting(name, *size)
    painting.canvas = np.full_like(painting.canvas, shade)
    painter(painting)
    return painting.canvas


def without_crumbs(figure: Image.Image) -> Image.Image:
    """The same figure without what lies apart from it and is small: sparks, birds, somebody far away."""
    small = figure.getchannel("A").resize((figure.width // GRAIN, figure.height // GRAIN))
    parts = small.point(lambda value: 255 if value > 50 else 0)
    sizes: dict[int, int] = {}
    for y in range(parts.height):
        for x in range(parts.width):
            if parts.getpixel((x, y)) == 255:
                number = len(sizes) + 1
                ImageDraw.floodfill(parts, (x, y), number)
                sizes[number] = parts.histogram()[number]
    large = {number for number, size in sizes.items() if size > CRUMB * max(sizes.values())}
    kept = parts.point(lambda value: 255 if value in large or value == 0 else 0).resize(figure.size)
    figure.putalpha(ImageChops.multiply(figure.getchannel("A"), kept))
    return figure


def feathered(figure: Image.Image) -> Image.Image:
    """The same figure, fading at its upper, left and right edge."""
    width, height = figure.size
    reach = max(1.0, width * FEATHER)
    across = np.minimum(np.arange(width) + 1, width - np.arange(width)) / reach
    down = (np.arange(height) + 1) / reach
    opaque = np.asarray(figure.getchannel("A"), np.float32)
    alpha = opaque * np.clip(across, 0, 1)[None, :] * np.clip(down, 0, 1)[:, None]
    figure.putalpha(Image.fromarray(alpha.astype(np.uint8)))
    return figure


def save_figure(figure: Image.Image, path: Path, height: int, *, trim: bool = True) -> None:
    """Write a figure as WebP, ``height`` pixels tall, cut to its outline."""
    if trim:
        outline = figure.getchannel("A").point(lambda value: 255 if value > 255 * LEAST else 0)
        left, top, right, bottom = outline.getbbox() or (0, 0, *figure.size)
        spare = round(figure.height * MARGIN)
        box = (max(0, left - spare), max(0, top - spare), min(figure.width, right + spare), min(figure.height, bottom))
        figure = feathered(figure.crop(box))
    width = max(1, round(figure.width * height / figure.height))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.resize((width, height), Image.Resampling.LANCZOS).save(path, quality=84, alpha_quality=90, method=6)
