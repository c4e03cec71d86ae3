"""The menu's table and its lettering."""

import numpy as np
from PIL import Image

from art.files import save_painting, save_sprite
from art.fonts import lettering_mask
from art.materials import Array, blur, colour, grid, mix, noise, picture, relief, vignette, wood
from art.places import PICTURES
from art.shapes import halo, shadow, struck, vector

WIDTH, HEIGHT = 2560, 1440
PLANKS = 5


def _planks() -> Array:
    """Five walnut boards side by side with dark seams."""
    board_height = HEIGHT // PLANKS
    boards = []
    for number in range(PLANKS):
        board = wood(board_height, WIDTH, 60 + number * 11, "#23130b", "#553421")
        tone = 0.86 + 0.28 * float(np.random.default_rng(number + 4).random())
        rows = np.arange(board_height, dtype=np.float32)
        seam = 1 - 0.75 * np.exp(-rows / 2.2) - 0.7 * np.exp(-(board_height - 1 - rows) / 2.0)
        lip = 0.30 * np.exp(-(((rows - 6) / 3) ** 2))
        boards.append(board * tone * (seam + lip)[:, None, None])
    surface = np.concatenate(boards)
    scratches = noise(HEIGHT, WIDTH, 6, 3, 2) * 2.2 + noise(HEIGHT, WIDTH, 40, 9, 3) * 3
    return surface * np.clip(relief(scratches, 0.42), 0.72, 1.3)[..., None]


def _candle_light() -> Array:
    """Warm pools of light from two candles beyond the table and one overhead."""
    rows, columns = grid(HEIGHT, WIDTH)
    flicker = 0.9 + 0.2 * noise(HEIGHT, WIDTH, 700, 17, 3)
    light = np.full((HEIGHT, WIDTH, 3), 0.34, np.float32) * np.array([0.92, 0.9, 1.05], np.float32)
    for x, y, reach, power in (
        (0.05, 0.2, 760, 1.05),
        (0.95, 0.2, 760, 1.05),
        (0.5, 0.28, 1100, 0.72),
        (0.5, 1.08, 620, 0.3),
    ):
        distance = ((columns - WIDTH * x) ** 2 + (rows - HEIGHT * y) ** 2) / reach**2
        light += (np.exp(-distance) * power * flicker)[..., None] * np.array([1.22, 0.9, 0.56], np.float32)
    return np.clip(light, 0, 2.0)


def _inlay_mask() -> Image.Image:
    """Brass inlay along the table's edge with corner scrolls and a compass behind the title."""
    scroll = (
        '<path d="M70 250C70 130 130 70 250 70M70 320C90 190 190 90 320 70M96 200C150 190 190 150 200 96'
        "M120 120m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M70 400C120 330 130 280 110 250C150 "
        '260 190 230 180 180C230 190 260 150 250 110C280 130 330 120 400 70" stroke-width="4"/>'
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({across} {down})">{scroll}</g>'
        for x, y, across, down in ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (0, HEIGHT, 1, -1), (WIDTH, HEIGHT, -1, -1))
    )
    edge = (
        f'<rect x="36" y="36" width="{WIDTH - 72}" height="{HEIGHT - 72}" rx="30" stroke-width="7"/>'
        f'<rect x="54" y="54" width="{WIDTH - 108}" height="{HEIGHT - 108}" rx="20" stroke-width="2"/>'
    )
    body = f'<g fill="none" stroke="#fff" stroke-linecap="round">{edge}{corners}</g>'
    return vector(body, WIDTH, HEIGHT, f"0 0 {WIDTH} {HEIGHT}").getchannel("A")


def paint_menu_table() -> None:
    """Write the menu's background."""
    surface = _planks()
    mask = _inlay_mask()
    field = np.asarray(mask, np.float32) / 255
    surface = surface * (1 - 0.55 * np.clip(blur(field, 4) * 1.4, 0, 1))[..., None]
    brass = mix(
        np.broadcast_to(colour("#6a4718"), surface.shape),
        colour("#d9ab55"),
        np.clip(relief(blur(field, 1.5) * 4) * 0.5, 0, 1),
    )
    surface = mix(surface, brass * (0.75 + 0.4 * noise(HEIGHT, WIDTH, 90, 41, 4))[..., None], field * 0.85)
    lit = surface * _candle_light() * vignette(HEIGHT, WIDTH, 0.6, 2.2)
    save_painting(picture(lit), PICTURES / "menu" / "table.jpg")


def paint_logo() -> None:
    """Write the words FOUR GRIMOIRES in gilt letters, 1800 pixels wide."""
    mask = lettering_mask("FOUR GRIMOIRES", "CinzelDecorative-Bold", 330, 22)
    width, height = mask.size
    letters = struck(mask, 31, 6, ("#fff1bd", "#d79d3e", "#7a4a14"), 1.2)
    rows, columns = grid(height, width)
    gleam = np.exp(-(((columns - rows * 0.6 - width * 0.33) / (width * 0.09)) ** 2)) * 0.24
    body = np.asarray(letters, np.float32).copy()
    body[..., :3] = mix(body[..., :3], colour("#fffdf0"), gleam)
    gilt = picture(body)
    dark = halo(gilt, "#1c0b03", 7, 2.6)
    whole = shadow(halo(dark, "#000000", 22, 1.0), 10, (4, 9), 0.6)
    box = whole.getbbox() or (0, 0, *whole.size)
    whole = whole.crop(box)
    scaled = whole.resize((1800, round(whole.height * 1800 / whole.width)), Image.Resampling.LANCZOS)
    save_sprite(scaled, PICTURES / "menu" / "logo.png", 3)
