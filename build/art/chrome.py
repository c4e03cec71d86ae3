"""Panels, buttons, frames, reading page, ribbon and curtain: the furniture around the games."""

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.files import save_painting, save_sprite
from art.materials import Array, blur, colour, gradient, grid, leather, mix, noise, parchment, picture, relief, vignette
from art.places import PICTURES
from art.shapes import GOLD, bevel, fade, paste, ribbon, ring_mask, round_mask, shadow, struck, vector

FOLDER = PICTURES / "chrome"
BUTTON = 96


def _wrapped(field: Array, band: int) -> Array:
    """Make a picture tile by cross-fading a band at each far edge with the opposite edge."""
    size = field.shape[0] - band
    ramp = np.linspace(0, 1, band, dtype=np.float32)
    out = field[:size].copy()
    out[:band] = mix(field[size:], field[:band], np.broadcast_to(ramp[:, None, None], field[:band].shape))
    wrapped = out[:, :size].copy()
    wrapped[:, :band] = mix(out[:, size:], out[:, :band], np.broadcast_to(ramp[None, :, None], out[:, :band].shape))
    return wrapped


def paint_panel() -> None:
    """Write the dark leather of panels, 1024 pixels square, tiling."""
    hide = leather(1152, 1152, 14, "#35231a", "#35231a", 10)
    hide = mix(hide, np.broadcast_to(colour("#1d130c"), hide.shape), 0.45) * 0.86
    save_painting(picture(_wrapped(hide, 128)), FOLDER / "panel.jpg", 90)


def paint_parchment() -> None:
    """Write the reading page, 1600 by 1200."""
    sheet = parchment(1200, 1600, 4, "#efe0bb", "#b8925a", 0.62, 0.5)
    save_painting(picture(sheet), FOLDER / "parchment.jpg", 90)


def _button(
    light: str, dark: str, rim: tuple[str, str, str], seed: int, glow: str = "", sunk: bool = False
) -> Image.Image:
    scale = 3
    size = BUTTON * scale
    plate = round_mask(size, size, 16 * scale, 2)
    hide = mix(gradient(size, size, ((0, light), (1, dark))), leather(size, size, seed, light, dark, 14), 0.5)
    hide = mix(hide, np.broadcast_to(hide.mean(axis=(0, 1)), hide.shape), 0.25)
    inner = bevel(round_mask(size, size, 18 * scale, 2), 26)
    hide = hide * (1 + (-0.9 if sunk else 0.75) * inner)[..., None]
    if glow:
        rows, columns = grid(size, size)
        border = np.minimum.reduce([rows, columns, size - 1 - rows, size - 1 - columns])
        hide = hide + np.exp(-border / (9 * scale))[..., None] * colour(glow) * 0.55
    tile = picture(hide).convert("RGBA")
    tile.putalpha(plate)
    tile.alpha_composite(struck(ring_mask(size, size, 16 * scale, 3.4 * scale), 6, 4, rim, 1.0))
    dark_line = Image.new("RGBA", (size, size), (10, 5, 2, 200))
    dark_line.putalpha(
        ImageChops.darker(
            ring_mask(size, size, 16 * scale, 5 * scale),
            ImageChops.invert(ring_mask(size, size, 16 * scale, 3.4 * scale)),
        )
    )
    tile.alpha_composite(dark_line)
    thin = struck(ring_mask(size - 42, size - 42, 10 * scale, 1.1 * scale), 7, 1.2, rim, 0.6)
    paste(tile, fade(thin, 0.75), (size / 2, size / 2))
    return tile.resize((BUTTON, BUTTON), Image.Resampling.LANCZOS)


def paint_buttons() -> None:
    """Write the four states of a button, nine-slice with corners of 24 pixels."""
    bright = ("#fff3bd", "#e8b552", "#95631d")
    dull = ("#8a7f6a", "#5d5443", "#332c22")
    save_sprite(_button("#4d3220", "#2a190e", GOLD, 3), FOLDER / "button.png")
    save_sprite(_button("#744a28", "#43270f", bright, 3, "#ffb040"), FOLDER / "button_lit.png")
    save_sprite(_button("#27170c", "#3a2414", GOLD, 3, sunk=True), FOLDER / "button_pressed.png")
    save_sprite(_button("#2b2622", "#1d1916", dull, 3), FOLDER / "button_off.png")


def paint_frame() -> None:
    """Write the gilt frame, nine-slice with corners of 40 pixels, transparent inside."""
    scale, size = 3, 144 * 3
    frame = Image.new("RGBA", (size, size))
    dark = Image.new("RGBA", (size, size), (12, 6, 2, 255))
    dark.putalpha(ring_mask(size, size, 8 * scale, 9 * scale))
    frame.alpha_composite(dark)
    frame.alpha_composite(struck(ring_mask(size, size, 8 * scale, 6 * scale), 8, 6, GOLD))
    paste(frame, struck(ring_mask(size - 48, size - 48, 4 * scale, 1.2 * scale), 9, 1.5, GOLD), (size / 2, size / 2))
    leaf = vector(
        '<path d="M2 2H84C62 8 50 18 44 30C40 38 38 40 30 44C18 50 8 62 2 84Z" fill="#fff"/>', 37 * scale
    ).getchannel("A")
    groove = vector(
        '<path d="M10 10C34 12 26 26 36 36M16 9C40 10 46 16 64 9M9 16C10 40 16 46 9 64" '
        'fill="none" stroke="#241306" stroke-width="3.4"/>',
        37 * scale,
    )
    corner = struck(leaf, 10, 5, GOLD, 1.0)
    corner.alpha_composite(fade(groove, 0.8))
    for turn, x, y in ((0, 0, 0), (270, 1, 0), (180, 1, 1), (90, 0, 1)):
        half = corner.width / 2
        paste(
            frame,
            shadow(corner.rotate(turn), 4, (2, 3), 0.7),
            (half if x == 0 else size - half, half if y == 0 else size - half),
        )
    save_sprite(frame.resize((144, 144), Image.Resampling.LANCZOS), FOLDER / "frame.png")


def paint_ribbon() -> None:
    """Write the ribbon, three-slice: the outer 70 pixels of 480 are its ends."""
    save_sprite(ribbon(480, 72, 12), FOLDER / "ribbon.png")


def paint_divider() -> None:
    """Write a gilt divider, 640 by 40."""
    lines = (
        '<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M20 20H270M370 20H620" '
        'stroke-width="2.6"/><path d="M60 26H262M378 26H580" stroke-width="1"/>'
        '<path d="M320 20c-18 -18 -44 -14 -48 0c-2 10 12 12 14 2M320 20c18 -18 44 -14 48 '
        '0c2 10 -12 12 -14 2" stroke-width="2.6"/>'
        '<path d="M320 8l9 12l-9 12l-9 -12z" fill="#fff"/><circle cx="14" cy="20" r="4" '
        'fill="#fff"/><circle cx="626" cy="20" r="4" fill="#fff"/></g>'
    )
    mask = vector(lines, 1280, 80, "0 0 640 40").getchannel("A")
    gilt = shadow(struck(mask, 13, 2, GOLD, 1.0), 3, (1, 3), 0.7)
    scaled = gilt.resize((gilt.width // 2, gilt.height // 2), Image.Resampling.LANCZOS)
    left, top = (scaled.width - 640) // 2, (scaled.height - 40) // 2
    save_sprite(scaled.crop((left, top, left + 640, top + 40)), FOLDER / "divider.png")


def _curtain_folds(width: int, height: int) -> Array:
    """Heavy crimson folds, gathered at the top and wandering downwards."""
    rows, columns = grid(height, width)
    sway = (noise(height, width, 800, 71, 3) - 0.5) * 150
    uneven = (noise(2, width, 420, 72, 3)[0] - 0.5) * 300
    phase = (columns + sway * (0.25 + rows / height) + uneven[None, :]) / width
    folds = (
        0.60 * np.sin(phase * 2 * np.pi * 15)
        + 0.28 * np.sin(phase * 2 * np.pi * 34 + 1.3)
        + 0.12 * np.sin(phase * 2 * np.pi * 71)
    )
    height_field = blur(folds.astype(np.float32), 5) * 60
    light = np.clip(relief(height_field, 0.16), 0.05, 1.9)
    hollow = 0.36 + 0.64 * np.clip((folds + 1) / 1.75, 0, 1)
    cloth = np.broadcast_to(colour("#8a1420"), (height, width, 3)) * (light * hollow)[..., None]
    sheen = np.clip(light - 1.15, 0, 1) ** 1.3
    cloth = cloth + sheen[..., None] * colour("#ff6a60") * 0.55
    nap = noise(height, width, 5, 73, 2) * 2
    velvet: Array = cloth * np.clip(relief(nap, 0.5), 0.75, 1.25)[..., None]
    return velvet


def _fringe(width: int, height: int) -> Image.Image:
    """A gold braid with tassels, as wide as the curtain."""
    layer = Image.new("L", (width, height))
    drawing = ImageDraw.Draw(layer)
    chance = np.random.default_rng(75)
    for x in range(0, width, 4):
        long = height * (0.62 + 0.1 * chance.random())
        drawing.line(
            (
                x + chance.normal() * 1.5,
                height * 0.3,
                x + chance.normal() * 3,
                long + 14 * np.sin(x / width * 2 * np.pi * 15),
            ),
            fill=int(150 + 100 * chance.random()),
            width=3,
        )
    drawing.rectangle((0, int(height * 0.1), width, int(height * 0.34)), fill=255)
    for x in range(0, width, 26):
        drawing.ellipse((x, height * 0.12, x + 22, height * 0.32), fill=210)
    return struck(layer, 76, 2.5, ("#f2d488", "#b07f2c", "#5f3d10"), 0.9)


def paint_curtain() -> None:
    """Write the theatre curtain that covers the table while the screen changes hands, 2560 by 1440."""
    width, height = 2560, 1440
    cloth = _curtain_folds(width, height)
    rows, columns = grid(height, width)
    spot = np.exp(-(((columns - width / 2) / 980) ** 2) - ((rows - height * 0.44) / 640) ** 2)
    cloth = cloth * (0.42 + 0.85 * spot)[..., None] * vignette(height, width, 0.5, 2.2)
    top = np.clip(1 - rows / 190, 0, 1)
    cloth = cloth * (1 - 0.75 * top)[..., None]
    curtain = picture(cloth).convert("RGBA")
    fringe = np.asarray(_fringe(width, 150), np.float32).copy()
    fringe[..., :3] *= (0.35 + 0.8 * spot[-150:])[..., None]
    paste(curtain, shadow(picture(fringe), 10, (0, 10), 0.8), (width / 2, height - 70))
    save_painting(curtain, FOLDER / "curtain.jpg", 90)
