"""The menu's table, its lettering and the program's icon."""

import numpy as np
from PIL import Image, ImageDraw

from art.books import BINDINGS, medallion
from art.files import save_painting, save_sprite
from art.fonts import lettering_mask
from art.materials import Array, blur, colour, grid, leather, mix, noise, picture, relief, vignette, wood
from art.places import PICTURES
from art.shapes import GOLD, bevel, fade, halo, paste, ring_mask, round_mask, shadow, struck, vector

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


def program_icon() -> Image.Image:
    """A small grimoire seen from the front: violet leather, gilt frame, the burning eye; 512 pixels."""
    binding = BINDINGS["warlocks_duel"]
    size = 472
    hide = leather(size, size, 5, "#5a2d94", "#1c0b38", 12)
    plate = round_mask(size, size, 86)
    hide = hide * (1 + 0.8 * bevel(plate, 12))[..., None]
    tile = picture(hide).convert("RGBA")
    tile.putalpha(plate)
    tile.alpha_composite(struck(ring_mask(size, size, 86, 24), 6, 6, GOLD))
    inner = struck(ring_mask(size - 84, size - 84, 52, 5), 7, 2, GOLD)
    paste(tile, fade(inner, 0.85), (size / 2, size / 2))
    paste(tile, shadow(medallion(binding, 168), 8, (3, 6), 0.9), (size / 2, size / 2))
    studs = Image.new("L", (size, size))
    for x in (58, size - 58):
        for y in (58, size - 58):
            ImageDraw.Draw(studs).ellipse((x - 13, y - 13, x + 13, y + 13), fill=255)
    paste(tile, shadow(struck(studs, 8, 5, ("#fff6d0", "#d8a850", "#6a4413")), 3, (2, 3), 0.8), (size / 2, size / 2))
    sheet = Image.new("RGBA", (512, 512))
    paste(sheet, shadow(tile, 7, (0, 5), 0.6), (256, 254))
    return sheet


def paint_program_icon() -> None:
    """Write the program's icon for all three systems."""
    image = program_icon()
    save_sprite(image, PICTURES / "icon.png", 3)
    image.save(PICTURES / "icon.ico", sizes=[(16, 16), (32, 32), (48, 48), (64, 64), (128, 128), (256, 256)])
    image.save(PICTURES / "icon.icns")
