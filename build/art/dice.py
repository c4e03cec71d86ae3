"""Dice and coins of Warlock's Duel: sprites of 192 pixels with alpha and a soft shadow."""

import functools

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from art.files import save_sprite
from art.icons import icon_mask, shifted
from art.materials import Array, blur, colour, gradient, grid, mix, noise, picture, pixels
from art.places import DUEL
from art.shapes import bevel, paste, ring_mask, round_mask, shadow, struck

SIZE = 192
BODY = 600
SHOWN = 150
FOLDER = DUEL / "dice"
ELEMENTS: dict[str, tuple[str, tuple[str, str, str], str]] = {
    "fire": ("flame", ("#ff7a4d", "#c01f18", "#4f060a"), "#ffe9b8"),
    "water": ("water-drop", ("#6fc0ff", "#1c5fb8", "#071f4e"), "#e6f6ff"),
    "earth": ("oak-leaf", ("#8fd66a", "#2a7d31", "#0a3113"), "#f1ffd8"),
    "air": ("power-lightning", ("#ffe27a", "#e09a12", "#7a4604"), "#fffbe0"),
    "magic": ("pentacle", ("#c993ff", "#6a2bb4", "#240a4c"), "#f8e8ff"),
    "whirlwind": ("whirlwind", ("#f2f4f8", "#9aa1ad", "#454a55"), "#ffffff"),
}
BLANK = ("#77747f", "#3b3942", "#141318")
BLUE = ("#6da6e6", "#20519c", "#0a1f4c")
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def _face(tones: tuple[str, str, str], seed: int) -> Array:
    """Polished stone with veins and a window of light in its upper left corner."""
    stone = gradient(BODY, BODY, ((0, tones[0]), (0.5, tones[1]), (1, tones[2])))
    veins = 1 - np.abs(noise(BODY, BODY, 260, seed, 6) * 2 - 1)
    stone = stone * (0.8 + 0.34 * noise(BODY, BODY, 170, seed + 1, 5))[..., None]
    stone = mix(stone, colour(tones[0]) * 1.1, np.clip(veins - 0.86, 0, 1) * 2.4)
    rows, columns = grid(BODY, BODY)
    glow = np.exp(-(((columns - BODY * 0.3) / (BODY * 0.44)) ** 2) - ((rows - BODY * 0.2) / (BODY * 0.27)) ** 2)
    inner = np.exp(-(((columns - BODY * 0.66) / (BODY * 0.36)) ** 2) - ((rows - BODY * 0.8) / (BODY * 0.24)) ** 2)
    return mix(mix(stone, colour("#ffffff"), glow * 0.42), colour(tones[0]), inner * 0.38)


def die_body(tones: tuple[str, str, str], seed: int) -> Image.Image:
    """A die without a symbol, seen from slightly in front, 600 by 645 pixels."""
    mask = round_mask(BODY, BODY, BODY * 0.19, 2)
    light = blur(bevel(mask, 30), 3)
    face = _face(tones, seed) * (1 + 0.85 * light)[..., None]
    edge = np.clip(blur(bevel(mask, 7), 2), 0, 1)
    face = mix(face, colour("#ffffff"), edge * 0.6)
    top = picture(face).convert("RGBA")
    top.putalpha(mask)
    inner = round_mask(BODY - 88, BODY - 88, BODY * 0.15, 2)
    dish = Image.new("L", (BODY, BODY))
    dish.paste(inner, (44, 44))
    hollow = pixels(top)
    hollow[..., :3] *= (1 - 0.32 * blur(bevel(dish, 9), 2))[..., None]
    side = picture(np.ones((BODY, BODY, 3), np.float32) * colour(tones[2]) * 0.62).convert("RGBA")
    side.putalpha(mask)
    body = Image.new("RGBA", (BODY, BODY + 45))
    for drop in range(45, 0, -3):
        body.alpha_composite(side, (0, drop))
    body.alpha_composite(picture(hollow), (0, 0))
    return body


def _inlay(body: Image.Image, mask: Image.Image, tone: str, centre: tuple[int, int]) -> None:
    """Sink a symbol into the face: dark rim, pale inlay shaded from its own edge, bright lower lip."""
    width, height = mask.size
    field = np.zeros((body.height, body.width), np.float32)
    left, top = centre[0] - width // 2, centre[1] - height // 2
    field[top : top + height, left : left + width] = np.asarray(mask, np.float32) / 255
    dark = np.clip(blur(field, 9) * 1.9, 0, 1)
    lip = np.clip(shifted(field, 4, 5) - field, 0, 1)
    inner_shadow = np.clip(field - blur(shifted(field, 7, 9), 5), 0, 1)
    rows, _ = grid(body.height, body.width)
    inlay = mix(
        np.broadcast_to(colour(tone), (*field.shape, 3)), colour("#d9b679"), np.clip(rows / BODY - 0.3, 0, 1) * 0.75
    )
    inlay = inlay * (1 - 0.5 * inner_shadow)[..., None]
    canvas = pixels(body)
    surface = mix(canvas[..., :3], colour("#08050c"), dark * 0.62)
    surface = mix(surface, colour("#ffffff"), lip * 0.5)
    canvas[..., :3] = mix(surface, inlay, field)
    body.paste(picture(canvas))


def _sprite(body: Image.Image, size: int = SHOWN) -> Image.Image:
    small = body.resize((size, round(size * body.height / body.width)), Image.Resampling.LANCZOS)
    sprite = Image.new("RGBA", (SIZE, SIZE))
    paste(sprite, shadow(small, 8, (5, 8), 0.7), (SIZE / 2, SIZE / 2))
    return sprite


@functools.lru_cache(16)
def element_body(face: str) -> Image.Image:
    """A large element die with its symbol."""
    symbol, tones, pale = ELEMENTS[face]
    body = die_body(tones, 40 + list(ELEMENTS).index(face))
    size = {"pentacle": 470, "whirlwind": 440}.get(symbol, 430)
    _inlay(body, icon_mask(symbol, size), "#2b2f3a" if face == "whirlwind" else pale, (BODY // 2, BODY // 2))
    return body


def element_die(face: str) -> Image.Image:
    """Sprite of an element die showing `face`."""
    return _sprite(element_body(face))


def inlay_pips(body: Image.Image, places: tuple[tuple[int, int], ...]) -> None:
    """Set ivory pips into a die."""
    mask = Image.new("L", (BODY, BODY))
    drawing = ImageDraw.Draw(mask)
    for across, down in places:
        x, y = BODY / 2 + across * 142, BODY / 2 + down * 142
        drawing.ellipse((x - 54, y - 54, x + 54, y + 54), fill=255)
    _inlay(body, mask.filter(ImageFilter.GaussianBlur(1)), "#fff8e4", (BODY // 2, BODY // 2))


def ordinary_die(number: int) -> Image.Image:
    """Sprite of the blue six-sided die."""
    body = die_body(BLUE, 70)
    inlay_pips(body, PIPS[number])
    return _sprite(body)


def blank_die() -> Image.Image:
    """Sprite of a reserve die at rest: pewter without a symbol."""
    return _sprite(die_body(BLANK, 71))


def rolling_die(phase: int) -> Image.Image:
    """A die in mid-roll: faces smeared along a turn, with trails of colour."""
    faces = ("magic", "fire", "air", "water", "earth", "whirlwind")
    total = np.zeros((SIZE, SIZE, 4), np.float32)
    layers = 24
    for step in range(layers):
        face = element_body(faces[(phase + step // 14) % 6]).resize((132, 142), Image.Resampling.LANCZOS)
        layer = Image.new("RGBA", (SIZE, SIZE))
        turned = face.rotate(phase * 37 + step * 1.7, expand=True, resample=Image.Resampling.BICUBIC)
        paste(layer, turned, (SIZE / 2 + (step - 12) * 0.9, SIZE / 2 - abs(step - 12) * 0.3))
        part = pixels(layer)
        part[..., :3] *= part[..., 3:] / 255
        total += part / layers
    total[..., :3] *= 255 / np.maximum(total[..., 3:], 1)
    total[..., 3] = np.clip(total[..., 3] * 1.25, 0, 255)
    sprite = Image.new("RGBA", (SIZE, SIZE))
    paste(sprite, shadow(picture(total), 7, (5, 9), 0.5), (SIZE / 2, SIZE / 2))
    return sprite


def coin(symbol: str) -> Image.Image:
    """Sprite of a struck gold coin."""
    size = 600
    disc = Image.new("L", (size, size))
    ImageDraw.Draw(disc).ellipse((2, 2, size - 3, size - 3), fill=255)
    body = struck(disc, 81, 12)
    rim = ring_mask(size, size, size / 2, 46, 1)
    body.alpha_composite(struck(rim, 82, 7, ("#ffeaa8", "#c8913a", "#6a4413")))
    beads = Image.new("L", (size, size))
    drawing = ImageDraw.Draw(beads)
    for bead in range(48):
        x, y = size / 2 + 232 * np.sin(bead * np.pi / 24), size / 2 - 232 * np.cos(bead * np.pi / 24)
        drawing.ellipse((x - 8, y - 8, x + 8, y + 8), fill=255)
    body.alpha_composite(struck(beads, 83, 3))
    emblem = Image.new("L", (size, size))
    emblem.paste(icon_mask(symbol, 330), (135, 135))
    paste(
        body,
        shadow(struck(emblem, 84, 7, ("#fff3c4", "#d8a548", "#7a5018"), 1.1), 8, (4, 6), 0.75),
        (size / 2, size / 2),
    )
    return _sprite(body, 152)


def paint_dice() -> None:
    """Write every die and coin."""
    for face in ELEMENTS:
        save_sprite(element_die(face), FOLDER / f"{face}.png")
    for number in PIPS:
        save_sprite(ordinary_die(number), FOLDER / f"d6_{number}.png")
    for phase in range(1, 5):
        save_sprite(rolling_die(phase), FOLDER / f"blur{phase}.png")
    save_sprite(blank_die(), FOLDER / "blank.png")
    save_sprite(coin("crown"), FOLDER / "coin_heads.png")
    save_sprite(coin("oak-leaf"), FOLDER / "coin_tails.png")
