"""Creatures and things modelled from icons: their holes are filled, the whole is rounded, lit and coloured."""

import functools
from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.icons import icon_mask, shifted
from art.materials import Array, colour, gradient, mix, noise, picture
from art.painting import Painting
from art.shapes import halo

Tones = tuple[str, str, str]
# A patch of another colour: centre and half sizes in hundredths of the icon, and the colour.
Patch = tuple[float, float, float, float, str]
# A glowing eye: its place in hundredths of the icon, its size, its colour.
Eye = tuple[float, float, float, str]


def softened(field: Array, radius: float) -> Array:
    """Blur a field 0..1 quickly."""
    image = Image.fromarray(np.clip(field * 255, 0, 255).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


@functools.lru_cache(256)
def filled(name: str, size: int) -> Image.Image:
    """Grey mask of an icon with every enclosed hole filled."""
    ink = icon_mask(name, size)
    padded = Image.new("L", (size + 2, size + 2))
    padded.paste(ink.point(lambda value: 255 if value > 110 else 0), (1, 1))
    ImageDraw.floodfill(padded, (0, 0), 128)
    inside = padded.point(lambda value: 0 if value == 128 else 255).crop((1, 1, size + 1, size + 1))
    inside = inside.filter(ImageFilter.GaussianBlur(0.8))
    return Image.fromarray(np.maximum(np.asarray(ink), np.asarray(inside)))


@functools.lru_cache(64)
def closed(name: str, size: int, reach: float) -> Image.Image:
    """Grey mask of an icon with holes filled and gaps up to twice `reach` (share of the size) bridged."""
    small = max(size // 4, 24)
    radius = max(round(small * reach), 1)
    wide = Image.new("L", (small + 4 * radius, small + 4 * radius))
    wide.paste(filled(name, size).resize((small, small), Image.Resampling.LANCZOS), (2 * radius, 2 * radius))
    wide = wide.filter(ImageFilter.MaxFilter(2 * radius + 1)).filter(ImageFilter.MinFilter(2 * radius + 1))
    bridged = wide.crop((2 * radius, 2 * radius, small + 2 * radius, small + 2 * radius))
    bridged = bridged.resize((size, size), Image.Resampling.BICUBIC).point(lambda value: min(max((value - 90) * 4, 0),
        255))  # fmt: skip
    return Image.fromarray(np.maximum(np.asarray(filled(name, size)), np.asarray(bridged)))


def slope(field: Array, side: float) -> Array:
    """Light from above and one side on a rounded field."""
    down, across = (np.asarray(part) for part in np.gradient(field))
    light: Array = (down - side * across).astype(np.float32)
    return light


def _coloured(size: int, tones: Tones, patches: Sequence[Patch]) -> Array:
    body = gradient(size, size, ((0, tones[0]), (1, tones[1])))
    rows, columns = np.mgrid[0:size, 0:size].astype(np.float32) * 100 / size
    for x, y, half_width, half_height, tone in patches:
        near = ((columns - x) / half_width) ** 2 + ((rows - y) / half_height) ** 2
        body = mix(body, colour(tone), np.clip(1.6 - near * 1.3, 0, 1))
    return body


def sculpted(
    name: str,
    size: int,
    tones: Tones,
    seed: int,
    *,
    ink: str = "#140c0a",
    side: float = -1.0,
    patches: Sequence[Patch] = (),
    rough: float = 0.5,
    deep: float = 0.8,
    bridge: float = 0.0,
) -> Image.Image:
    """An icon as a modelled piece: tones are top, bottom and rim; `ink` fills its holes and gaps up to `bridge`."""
    line = np.asarray(icon_mask(name, size), np.float32) / 255
    whole = np.asarray(closed(name, size, bridge) if bridge else filled(name, size), np.float32) / 255
    body = _coloured(size, tones, patches)
    fur = noise(size, size, max(size / 6, 6), seed, 6, 0.6)
    volume = slope(softened(whole, size * 0.05), side) * size * 0.075
    detail = slope(softened(line, max(size * 0.010, 0.8)), side) * size * 0.012
    light = 0.86 + rough * (fur - 0.5) + np.clip(volume, -0.6, 0.9) * 0.75 + np.clip(detail, -0.5, 0.6) * 0.7
    body = body * np.clip(light, 0.22, 2.1)[..., None]
    hollow = np.clip(whole - line, 0, 1) * deep
    body = mix(body, colour(ink) * np.clip(0.7 + 0.6 * fur, 0, 1.5)[..., None], hollow)
    width = max(size / 190, 1.2)
    edge = np.clip(whole - shifted(whole, -side * width, width), 0, 1)
    wide = np.clip(whole - softened(shifted(whole, -side * width * 3, width * 3), width * 1.6), 0, 1)
    shade = np.clip(whole - softened(shifted(whole, side * width * 3, -width * 3), width * 2), 0, 1)
    body = body * (1 - 0.5 * shade)[..., None]
    body = mix(body, colour(tones[2]), np.clip(edge * 0.8 + wide * 0.3, 0, 1))
    image = picture(body).convert("RGBA")
    image.putalpha(Image.fromarray((whole * 255).astype(np.uint8)))
    return image


def creature(
    p: Painting,
    name: str,
    x: float,
    y: float,
    size: float,
    tones: Tones,
    *,
    ink: str = "#140c0a",
    side: float = -1.0,
    turn: float = 0.0,
    flip: bool = False,
    patches: Sequence[Patch] = (),
    eyes: Sequence[Eye] = (),
    rough: float = 0.5,
    deep: float = 0.8,
    glow: float = 0.35,
    share: float = 1.0,
    soft: float = 0.0,
    squeeze: float = 1.0,
    bridge: float = 0.0,
) -> None:
    """Lay a modelled icon centred on a place; `size` in heights; eyes and patches turn with a flip."""
    pixel_size = max(round(size * p.height), 8)
    image = sculpted(
        name, pixel_size, tones, p.fresh_seed(), ink=ink, side=-side if flip else side, patches=patches, rough=rough,
        deep=deep, bridge=bridge,
    )  # fmt: skip
    if squeeze != 1:
        image = image.resize((max(round(pixel_size * squeeze), 4), pixel_size), Image.Resampling.LANCZOS)
    if flip:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if turn:
        image = image.rotate(turn, expand=True, resample=Image.Resampling.BICUBIC)
    lay_lit(p, image, x, y, tones[2], glow=glow, share=share, soft=soft)
    for at_x, at_y, reach, tone in eyes:
        across = (at_x / 100 - 0.5) * (-1 if flip else 1) * size * squeeze * p.height / p.width
        place = (x + across, y + (at_y / 100 - 0.5) * size)
        p.glow(*place, reach * size * 2.6, tone, 0.5)
        p.glow(*place, reach * size, tone, 1.1)


def lay_lit(
    p: Painting,
    image: Image.Image,
    x: float,
    y: float,
    tone: str,
    *,
    glow: float = 0.35,
    share: float = 1.0,
    soft: float = 0.0,
) -> None:
    """Lay a cut-out with a halo, see-through or out of focus if asked for."""
    if glow:
        image = halo(image, tone, max(image.height / 26, 3), glow)
    if soft:
        image = image.filter(ImageFilter.GaussianBlur(soft))
    if share < 1:
        image.putalpha(image.getchannel("A").point(lambda value: int(value * share)))
    lay_at(p, image, x, y)


def lay_at(p: Painting, image: Image.Image, x: float, y: float) -> None:
    """Lay an image centred on a place, touching only the pixels below it."""
    left, top = round(x * p.width - image.width / 2), round(y * p.height - image.height / 2)
    box = (max(-left, 0), max(-top, 0), min(p.width - left, image.width), min(p.height - top, image.height))
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    values = np.asarray(image.crop(box), np.float32)
    rows, columns = slice(top + box[1], top + box[3]), slice(left + box[0], left + box[2])
    p.canvas[rows, columns] = mix(p.canvas[rows, columns], values[..., :3], values[..., 3] / 255)


def prop(
    p: Painting,
    name: str,
    x: float,
    foot: float,
    size: float,
    tones: Tones,
    *,
    ink: str = "#140c0a",
    side: float = -1.0,
    turn: float = 0.0,
    flip: bool = False,
    patches: Sequence[Patch] = (),
    eyes: Sequence[Eye] = (),
    rough: float = 0.5,
    glow: float = 0.15,
    sink: float = 0.0,
    squeeze: float = 1.0,
    bridge: float = 0.0,
) -> None:
    """Stand a modelled icon on the ground: `foot` is the height of its lowest ink; `sink` hides that share of it."""
    box = icon_mask(name, 256).getbbox() or (0, 0, 256, 256)
    low = box[3] / 256 - 0.5
    width = (box[2] - box[0]) / 256 * size * 0.5
    p.ground_shadow(x - side * width * 0.15 * p.height / p.width, foot - 0.004, width * 1.15, 0.6)
    creature(
        p, name, x, foot - (low - sink) * size, size, tones, ink=ink, side=side, turn=turn, flip=flip,
        patches=patches, eyes=eyes, rough=rough, glow=glow, squeeze=squeeze, bridge=bridge,
    )  # fmt: skip
