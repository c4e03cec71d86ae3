"""The board of Devil's Circle: the keep at night from above, lit by its torches, in the ring of the demons."""

import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.circle_floors import embers, floor_of
from art.circle_furniture import CARPETS, PROPS, carpet, drawn
from art.circle_light import daylight, shine, soft
from art.circle_plan import HEARTHS, MARGIN, ROOMS, SIDE, SQUARE, WHOLE, at, centre
from art.circle_walls import contact_shade, hang_doors, raise_walls, wall_mask
from art.files import save_painting
from art.fonts import font
from art.materials import Array, blur, colour, grid, metal, mix, noise, picture, pixels
from art.places import PICTURES
from art.shapes import paste, shadow, star_points, vector

FOLDER = PICTURES / "devils_circle"
WARM, GOLDEN, VIOLET, HEARTH = "#ffa650", "#ffcb80", "#a060ff", "#ff7a30"
TORCHES = (
    (2.1, 3.84, 1.0), (3.84, 1.9, 0.8), (4.9, 3.84, 0.8), (6.16, 2.5, 0.9), (8.84, 2.5, 0.0), (7.1, 1.16, 1.0),
    (7.9, 1.16, 1.0),
    (10.0, 3.84, 1.0), (9.16, 2.9, 0.8), (11.84, 4.9, 0.9), (9.9, 5.84, 0.7), (11.84, 7.1, 1.0), (11.84, 7.9, 1.0),
    (9.16, 7.1, 0.6),
    (9.16, 9.9, 0.9), (11.84, 11.0, 0.9), (10.9, 9.16, 0.9), (7.16, 10.9, 0.9), (8.84, 9.9, 0.6), (5.1, 11.84, 1.0),
    (5.9, 11.84, 1.0), (5.5, 9.16, 0.7),
    (3.84, 9.9, 0.8), (2.5, 9.16, 0.9), (2.2, 11.84, 0.9), (1.16, 8.0, 0.8), (3.84, 8.1, 0.7), (1.16, 5.1, 1.0),
    (1.16, 5.9, 1.0), (3.84, 5.9, 0.6),
    (6.9, 4.16, 0.9), (8.84, 6.0, 0.8), (6.1, 8.84, 0.9), (4.16, 7.0, 0.8), (8.84, 8.4, 0.5), (4.16, 4.9, 0.6),
)  # fmt: skip
"""Torches on the walls: place in squares, strength."""
CANDLES = ((5.2, 5.2), (7.8, 5.2), (5.2, 7.8), (7.8, 7.8))
"""The great candles of the Sanctuary."""


def _room_mask(letter: str) -> Array:
    mask = np.zeros((WHOLE, WHOLE), np.float32)
    for row, line in enumerate(ROOMS):
        for column, room in enumerate(line):
            if room == letter:
                left, top = MARGIN + column * SQUARE, MARGIN + row * SQUARE
                mask[top : top + SQUARE, left : left + SQUARE] = 1
    return mask


def _ground() -> tuple[Array, Array]:
    """Colour and height of all floors."""
    body, height = np.zeros((WHOLE, WHOLE, 3), np.float32), np.zeros((WHOLE, WHOLE), np.float32)
    for letter in sorted(set("".join(ROOMS))):
        floor, relief_of = floor_of(letter)
        mask = _room_mask(letter)
        body += floor * mask[..., None]
        height += relief_of * mask
    return body, height


def _inlay(body: Array, height: Array) -> tuple[Array, Array]:
    """The Sanctuary's star of brass and lapis round the supply square."""
    x, y = at(6.5, 6.5)
    side = SQUARE * 3
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py in star_points((150, 150), 134, 62, 8))
    inner = " ".join(f"{px:.1f},{py:.1f}" for px, py in star_points((150, 150), 134, 66, 8, math.pi / 8))
    drawing = (
        '<circle cx="150" cy="150" r="143" fill="none" stroke="#8a5a1c" stroke-width="7"/><circle cx="150" cy="150" '
        'r="143" fill="none" stroke="#f0cc70" stroke-width="3"/>'
        f'<polygon points="{inner}" fill="#24488c" opacity="0.9" stroke="#f0cc70" stroke-width="2"/><polygon '
        f'points="{points}" fill="#b8842f" opacity="0.72" stroke="#fbe8a4" stroke-width="2"/>'
        '<circle cx="150" cy="150" r="47" fill="#5a3a1a" stroke="#f6dd94" stroke-width="4"/><circle cx="150" '
        'cy="150" r="40" fill="#2a1a10"/>'
    )
    layer = Image.new("RGBA", (WHOLE, WHOLE))
    paste(layer, vector(drawing, side, box="0 0 300 300"), (x, y))
    values = pixels(layer)
    alpha = values[..., 3] / 255
    worn = 0.75 + 0.25 * noise(WHOLE, WHOLE, 40, 83, 4)
    return mix(
        body, values[..., :3] * (0.8 + 0.4 * noise(WHOLE, WHOLE, 20, 84, 4))[..., None], alpha * worn
    ), height + alpha * 1.2


def _grid_lines() -> Array:
    """Factor that darkens the floor along the squares' edges, faintly."""
    rows, columns = grid(WHOLE, WHOLE)
    x, y = (columns - MARGIN) % SQUARE, (rows - MARGIN) % SQUARE
    inside = np.minimum.reduce([x, SQUARE - x, y, SQUARE - y])
    on_board = (columns > MARGIN) & (columns < WHOLE - MARGIN) & (rows > MARGIN) & (rows < WHOLE - MARGIN)
    line: Array = 1 - 0.36 * np.exp(-((inside / 2.2) ** 2)) * on_board
    return line.astype(np.float32)


def _furnish(body: Array, height: Array) -> tuple[Array, Array]:
    """Carpets and furniture: their colours, their shadows, and their height for the light."""
    image = picture(body).convert("RGBA")
    cover = Image.new("L", (WHOLE, WHOLE))
    for x, y, tone, size in CARPETS:
        paste(image, carpet(tone, size), at(x, y))
    for prop in PROPS:
        piece, x, y = drawn(prop)
        paste(image, shadow(piece, 7, (6, 8), 0.8), at(x, y))
        layer = Image.new("L", (WHOLE, WHOLE))
        px, py = at(x, y)
        layer.paste(piece.getchannel("A"), (round(px - piece.width / 2), round(py - piece.height / 2)))
        cover = ImageChops.lighter(cover, layer)
    shape = np.asarray(cover, np.float32) / 255
    furnished = pixels(image)[..., :3]
    bright = blur(furnished.mean(axis=2), 1.0) / 255
    return furnished, height * (1 - shape) + (blur(shape, 2.2) * 13 + bright * 9) * shape


def _rune(seed: int) -> str:
    """One sign of the ring: strokes in a circle."""
    chance = np.random.default_rng(seed)
    spots = [(50, 24), (50, 76), (30, 38), (70, 38), (30, 62), (70, 62), (50, 50)]
    strokes = "".join(
        f"M{spots[a][0]} {spots[a][1]}L{spots[b][0]} {spots[b][1]}"
        for a, b in (tuple(chance.choice(7, 2, replace=False)) for _ in range(5))
    )
    return (
        f'<circle cx="50" cy="50" r="37" fill="none" stroke="#fff" stroke-width="2"/><circle cx="50" cy="50" r="32" '
        f'fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="3 4"/><path d="{strokes}" fill="none" '
        f'stroke="#fff" stroke-width="4.6" stroke-linecap="round"/>'
    )


def _seal() -> str:
    """The great sign of the ring's corners."""
    points = [(50 + 36 * math.sin(n * 4 * math.pi / 5), 50 - 36 * math.cos(n * 4 * math.pi / 5)) for n in range(5)]
    return (
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="#fff" stroke-width="3"/><circle cx="50" cy="50" r="36" '
        f'fill="none" stroke="#fff" stroke-width="1.4"/><polygon '
        f'points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="none" stroke="#fff" stroke-width="3"/>'
    )


def _runes() -> Array:
    """The glowing signs of the ring, 0..1."""
    layer = Image.new("L", (WHOLE, WHOLE))
    for row in range(SIDE):
        for column in range(SIDE):
            if ROOMS[row][column] != "O":
                continue
            corner = row in (0, SIDE - 1) and column in (0, SIDE - 1)
            sign = vector(_seal() if corner else _rune(row * 17 + column), SQUARE - 10).getchannel("A")
            x, y = at(column + 0.5, row + 0.5)
            layer.paste(sign, (round(x - sign.width / 2), round(y - sign.height / 2)))
    return np.asarray(layer, np.float32) / 255


def _frame(body: Array, height: Array) -> tuple[Array, Array]:
    """The frame round the squares: black iron with a brass line."""
    rows, columns = grid(WHOLE, WHOLE)
    border = np.minimum.reduce([rows, columns, WHOLE - 1 - rows, WHOLE - 1 - columns])
    iron = (
        metal(WHOLE, WHOLE, 91, ("#4a4450", "#332e3a", "#262230"))
        * (0.7 + 0.6 * noise(WHOLE, WHOLE, 18, 92, 4))[..., None]
    )
    on_frame = (border < MARGIN).astype(np.float32)
    body = mix(body, iron, on_frame)
    brass = ((border > MARGIN - 9) & (border < MARGIN - 2)) | ((border > 6) & (border < 13))
    body = mix(body, metal(WHOLE, WHOLE, 93), brass.astype(np.float32))
    level = np.where(border < MARGIN, 12 + 10 * np.clip(border / 10, 0, 1) * np.clip((MARGIN - border) / 10, 0, 1), 0)
    level = level + brass * 6 + noise(WHOLE, WHOLE, 12, 94, 3) * 3
    return body, np.where(border < MARGIN, blur(level.astype(np.float32), 1.4), height)


def _hearths(image: Image.Image) -> None:
    """The four fireplaces: a ring of stones, logs and flames."""
    for number, square in enumerate(HEARTHS):
        paste(image, hearth(SQUARE - 18, number), centre(square))


def hearth(side: int, seed: int) -> Image.Image:
    """A fireplace from above, in alpha."""
    chance = np.random.default_rng(seed + 40)
    stones_round = "".join(
        f'<circle cx="{50 + 40 * math.cos(a):.1f}" cy="{50 + 40 * math.sin(a):.1f}" '
        f'r="{8.4 + chance.random() * 2:.1f}" fill="#1e1812"/>'
        f'<circle cx="{49.4 + 40 * math.cos(a):.1f}" cy="{49 + 40 * math.sin(a):.1f}" '
        f'r="{7 + chance.random() * 1.6:.1f}" fill="{("#a08c78", "#8a7868", "#b49c84")[n % 3]}"/>'
        for n, a in enumerate(n * math.pi / 8 + 0.1 for n in range(16))
    )
    logs = "".join(
        f'<rect x="26" y="46" width="48" height="9" rx="4" fill="#2c1408" transform="rotate({turn} 50 50)"/><rect '
        f'x="27" y="47" width="46" height="3" rx="2" fill="#ff7a1c" opacity="0.8" transform="rotate({turn} 50 50)"/>'
        for turn in (10, 70, 130)
    )
    flames = "".join(
        f'<path d="M{50 + r * math.cos(a):.1f} {50 + r * math.sin(a):.1f} m-{w} 0 q-2 -{h * 0.6:.1f} {w} -{h} '
        f'q{w + 2} {h * 0.4:.1f} {w} {h} q-{w} {w} -{2 * w} 0z" fill="{tone}" opacity="0.92"/>'
        for r, w, h, tone, n in (
            (19, 9, 28, "#e8400c", 7),
            (13, 8, 27, "#ff8a1c", 6),
            (7, 6, 24, "#ffc83c", 5),
            (2, 5, 20, "#fff2b0", 3),
        )
        for a in (k * 2 * math.pi / n + r for k in range(n))
    )
    glow = (
        '<defs><radialGradient id="g"><stop offset="0" stop-color="#fff0a0"/><stop offset="0.35" '
        'stop-color="#ff9a2c"/><stop offset="0.8" stop-color="#8a1c04"/><stop offset="1" '
        'stop-color="#2a0a04"/></radialGradient></defs><circle cx="50" cy="50" r="37" fill="url(#g)"/>'
    )
    return vector(glow + logs + flames + stones_round, side)


def _lights(height: Array, walls: Array) -> Array:
    """The light that falls on every pixel, as a factor per colour."""
    lights = daylight(height, "#98a0d8", 0.46)
    for x, y, power in TORCHES:
        if power:
            shine(lights, height, walls, at(x, y), SQUARE * 3.3, WARM, 1.0 * power)
    for square in HEARTHS:
        shine(lights, height, walls, centre(square), SQUARE * 3.0, HEARTH, 1.3, 60)
    for x, y in CANDLES:
        shine(lights, height, walls, at(x, y), SQUARE * 3.0, GOLDEN, 0.5, 70)
    shine(lights, height, walls, at(6.5, 6.5), SQUARE * 2.6, GOLDEN, 0.5, 120)
    for step in range(0, SIDE, 3):
        for x, y in ((step + 0.5, 0.5), (step + 0.5, 12.5), (0.5, step + 0.5), (12.5, step + 0.5)):
            shine(lights, height, walls, at(x, y), SQUARE * 2.3, VIOLET, 0.62, 50)
    brightest = lights.max(axis=2, keepdims=True)
    shown: Array = lights * (1.36 / (1 + 0.42 * brightest**1.25))
    return shown


def _flame_sprites(image: Image.Image) -> None:
    """The torches and great candles themselves."""
    torch = vector(
        '<defs><radialGradient id="f"><stop offset="0" stop-color="#fffbe0"/><stop offset="0.35" '
        'stop-color="#ffd060"/><stop offset="0.7" stop-color="#ff7a1c" stop-opacity="0.8"/><stop offset="1" '
        'stop-color="#ff5a10" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="20" fill="#1c1410"/><circle cx="50" cy="50" r="17" fill="#5a4a3c"/><circle '
        'cx="50" cy="50" r="34" fill="url(#f)"/><circle cx="50" cy="50" r="9" fill="#fffdf0"/>',
        34,
    )  # fmt: skip
    for x, y, power in TORCHES:
        if power:
            paste(image, torch, at(x, y))
    candle = vector(
        '<circle cx="50" cy="50" r="34" fill="#3a2408"/><circle cx="49" cy="48" r="31" fill="#e0aa44"/><circle '
        'cx="49" cy="48" r="21" fill="#fff4d8"/><circle cx="49" cy="48" r="12" fill="#ffc24a"/><circle cx="49" '
        'cy="48" r="6" fill="#ffffff"/>',
        34,
    )
    for x, y in CANDLES:
        paste(image, candle, at(x, y))


def _halos(canvas: Array, spots: list[tuple[float, float]], radius: float, tone: str, power: float) -> None:
    reach = int(radius * 2.6)
    for x, y in spots:
        left, top = int(x) - reach, int(y) - reach
        rows, columns = np.mgrid[0 : 2 * reach, 0 : 2 * reach].astype(np.float32)
        glow = np.exp(-((np.hypot(columns - reach, rows - reach) / radius) ** 2)) * power
        window = slice(max(top, 0), top + 2 * reach), slice(max(left, 0), left + 2 * reach)
        part = canvas[window]
        part += (glow[-part.shape[0] :, -part.shape[1] :, None]) * colour(tone)


def paint_board() -> None:
    """Write the board."""
    body, height = _ground()
    body, height = _inlay(body, height)
    body = body * _grid_lines()[..., None]
    walls = wall_mask()
    body = body * contact_shade(walls)[..., None]
    body, height = _furnish(body, height)
    body, height = raise_walls(body, height, walls)
    body, height = _frame(body, height)
    image = picture(body).convert("RGBA")
    hang_doors(image)
    body = pixels(image)[..., :3]
    canvas = body * _lights(height, walls)
    ring = soft(_room_mask("O"), 4)
    signs = _runes()
    canvas = canvas + (soft(signs, 9) * 1.5 + signs * 0.75)[..., None] * colour("#9a50f0") * 0.62
    canvas = canvas + (embers(71) * ring)[..., None] * colour("#d03cff") * 0.75
    image = picture(canvas).convert("RGBA")
    _flame_sprites(image)
    _hearths(image)
    finished = pixels(image)[..., :3]
    _halos(finished, [at(x, y) for x, y, power in TORCHES if power], 26, "#ff9a3c", 0.5)
    _halos(finished, [at(x, y) for x, y in CANDLES], 30, "#ffd880", 0.5)
    _halos(finished, [centre(square) for square in HEARTHS], 62, "#ff7420", 0.42)
    save_painting(picture(_letters(finished)), FOLDER / "board.jpg", 88)


def _letters(finished: Array) -> Array:
    """Letters and numbers along the frame."""
    image = picture(finished)
    drawing = ImageDraw.Draw(image)
    face = font("Cinzel-Bold", 30)
    for step in range(SIDE):
        x, _y = at(step + 0.5, 0)
        for words, spot in (
            ("ABCDEFGHIJKLM"[step], (x, 33)), ("ABCDEFGHIJKLM"[step], (x, WHOLE - 34)),
            (str(step + 1), (33, x)), (str(step + 1), (WHOLE - 34, x)),
        ):  # fmt: skip
            drawing.text((spot[0] + 1, spot[1] + 2), words, font=face, fill=(6, 3, 8), anchor="mm")
            drawing.text(spot, words, font=face, fill=(214, 184, 112), anchor="mm")
    return pixels(image.filter(ImageFilter.UnsharpMask(1.2, 60, 2)))
