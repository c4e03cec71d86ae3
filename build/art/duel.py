"""The table of Warlock's Duel: violet velvet with an embroidered rune circle and a gilt border."""

import math

import numpy as np
from PIL import Image, ImageDraw

from art.files import save_painting
from art.icons import icon_mask
from art.materials import Array, blur, colour, grid, mix, noise, picture, pixels, relief, velvet, vignette
from art.places import DUEL
from art.shapes import Point, fade, halo, paste, star_points, vector

WIDTH, HEIGHT = 2560, 1440
CENTRE: Point = (WIDTH / 2, HEIGHT * 0.48)
CIRCLE = 1240
SCHOOL_SIGNS = (
    ("magic", "pentacle"),
    ("air", "power-lightning"),
    ("water", "water-drop"),
    ("earth", "oak-leaf"),
    ("fire", "flame"),
)
# Strokes in a box 24 wide and 40 high; letters of our own in the manner of old runes.
RUNES = (
    "M4 40V0L20 12L4 22", "M4 40V0M4 6L20 16M4 18L20 28", "M12 40V0M12 14L22 2M12 14L2 2", "M4 40V0L20 20L4 30",
    "M4 0V40M20 0V40M4 14L20 26", "M12 0V40M2 10L22 24", "M20 0L4 20L20 40", "M12 40V0M2 14L12 0L22 14",
    "M4 40V0L12 12L20 0V40", "M4 20L12 0L20 20L12 40Z", "M20 0L4 14L20 26L4 40", "M12 40V0M12 26L22 38M12 26L2 38",
    "M4 0L20 40M20 0L4 40", "M4 40V8L20 0V32M4 20L20 12", "M12 0V40M12 10L22 18L12 26", "M2 40L12 20V0M22 40L12 20",
    "M4 0V40L20 28V12Z", "M12 0V40M4 8H20M4 32H20", "M4 40V0L20 8V40", "M12 0L22 14L12 28L2 14ZM12 28V40",
)  # fmt: skip


def rune_ring(radius: float, count: int, size: float, stroke: float) -> str:
    """SVG of runes standing around the centre (500, 500)."""
    signs = []
    for place in range(count):
        move = (
            f"rotate({360 / count * place:.2f} 500 500) translate({500 - 12 * size:.1f} {500 - radius - 20 * size:.1f})"
        )
        path = RUNES[(place * 7) % len(RUNES)]
        signs.append(f'<path transform="{move} scale({size})" d="{path}" stroke-width="{stroke / size:.2f}"/>')
    return "".join(signs)


def _circle(radius: float, stroke: float, extra: str = "") -> str:
    return f'<circle cx="500" cy="500" r="{radius}" stroke-width="{stroke}" {extra}/>'


def _star(radius: float, tips: int, step: int, stroke: float) -> str:
    corners = [
        (500 + radius * math.sin(2 * math.pi * k / tips), 500 - radius * math.cos(2 * math.pi * k / tips))
        for k in range(tips)
    ]
    ends = [(corners[k], corners[(k + step) % tips]) for k in range(tips)]
    lines = "".join(f"M{x:.1f} {y:.1f}L{far_x:.1f} {far_y:.1f}" for (x, y), (far_x, far_y) in ends)
    return f'<path d="{lines}" stroke-width="{stroke}"/>'


def _ticks(radius: float, length: float, count: int, stroke: float) -> str:
    lines = []
    for mark in range(count):
        sine, cosine = math.sin(2 * math.pi * mark / count), math.cos(2 * math.pi * mark / count)
        far = radius + (length * 1.7 if mark % 5 == 0 else length)
        lines.append(
            f"M{500 + radius * sine:.1f} {500 - radius * cosine:.1f}L{500 + far * sine:.1f} {500 - far * cosine:.1f}"
        )
    return f'<path d="{"".join(lines)}" stroke-width="{stroke}"/>'


def circle_mask() -> Image.Image:
    """Grey mask of the rune circle, with a sign of each school on the points of its star."""
    rings = (
        _circle(488, 5)
        + _circle(478, 1.6)
        + _circle(398, 1.6)
        + _circle(388, 5)
        + _circle(372, 1.2, 'stroke-dasharray="2 9"')
    )
    inner = (
        _circle(232, 1.6) + _circle(222, 3.4) + _circle(206, 1.2, 'stroke-dasharray="2 7"') + _ticks(236, 7, 120, 1.3)
    )
    marks = _ticks(398, 6, 200, 1.2) + rune_ring(438, 40, 1.0, 3.6) + _star(300, 5, 2, 2.2)
    body = f'<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">{rings}{inner}{marks}</g>'
    mask = vector(body, CIRCLE, box="0 0 1000 1000").getchannel("A")
    for place, (_, sign) in enumerate(SCHOOL_SIGNS):
        x, y = (0.5 + 0.300 * f(2 * math.pi * place / 5) for f in (math.sin, lambda turn: -math.cos(turn)))
        _stamp(mask, sign, x * CIRCLE, y * CIRCLE)
    return mask


def _stamp(mask: Image.Image, sign: str, x: float, y: float) -> None:
    drawing = ImageDraw.Draw(mask)
    drawing.ellipse((x - 58, y - 58, x + 58, y + 58), fill=0, outline=255, width=4)
    drawing.ellipse((x - 50, y - 50, x + 50, y + 50), outline=150, width=1)
    shape = icon_mask(sign, 62)
    mask.paste(255, (int(x - 31), int(y - 31)), shape)


def border_mask() -> Image.Image:
    """Grey mask of the border with knot-work corners, at the table's size."""
    lines = (
        '<rect x="34" y="34" width="2492" height="1372" rx="26" stroke-width="5"/>'
        '<rect x="48" y="48" width="2464" height="1344" rx="18" stroke-width="1.6"/>'
    )
    knot = (
        '<path d="M58 190C58 110 110 58 190 58M58 240C80 150 150 80 240 58M70 150C120 150 150 120 150 70'
        "M92 92m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"
        "M58 300C110 250 130 190 118 118C190 130 250 110 300 58"
        "M118 118C150 150 170 200 150 240C190 230 200 190 190 190C230 200 235 150 240 150"
        'C200 170 150 150 118 118" stroke-width="3"/>'
    )
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({flip_x} {flip_y})">{knot}</g>'
        for x, y, flip_x, flip_y in ((0, 0, 1, 1), (WIDTH, 0, -1, 1), (0, HEIGHT, 1, -1), (WIDTH, HEIGHT, -1, -1))
    )
    runes = "".join(
        f'<path transform="translate({260 + 60 * k} {y}) scale(.55)" stroke-width="4" '
        f'd="{RUNES[(k * 3 + (y > 700)) % len(RUNES)]}"/>'
        for k in range(4, 31)
        for y in (64, 1354)
    )
    body = f'<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">{lines}{corners}{runes}</g>'
    return vector(body, WIDTH, HEIGHT, f"0 0 {WIDTH} {HEIGHT}").getchannel("A")


def embroidered(mask: Image.Image, seed: int, bright: str = "#ffe3a0", deep: str = "#a8752c") -> Image.Image:
    """Gold thread of the mask's shape, raised from the cloth."""
    field = np.asarray(mask, np.float32) / 255
    height, width = field.shape
    thread = np.sin(np.add.outer(np.arange(height), np.arange(width)) * 1.25).astype(np.float32)
    light = relief(blur(field, 1.4) * 5, 1.0)
    tone = np.clip(0.55 * light + 0.10 * thread + 0.3 * noise(height, width, 130, seed, 4), 0, 1.2)
    gold = mix(np.broadcast_to(colour(deep), (height, width, 3)), colour(bright), tone)
    image = picture(gold).convert("RGBA")
    image.putalpha(mask)
    return image


def _cloth() -> Array:
    cloth = velvet(HEIGHT, WIDTH, 2, "#0d0818", "#54287c", "#143a58")
    folds = noise(HEIGHT, WIDTH, 760, 21, 3)
    cloth = cloth * np.clip(relief(folds * 240, 0.7), 0.72, 1.35)[..., None]
    rows, columns = grid(HEIGHT, WIDTH)
    distance = np.hypot(columns - CENTRE[0], rows - CENTRE[1])
    cloth = cloth + np.exp(-((distance / 640) ** 2))[..., None] * colour("#5a2ca0") * 0.46
    ring = np.exp(-(((distance - 540) / 90) ** 2))
    smoke = noise(HEIGHT, WIDTH, 330, 33, 6)
    cloth = cloth + (ring * np.clip(smoke - 0.3, 0, 1))[..., None] * colour("#9a58e8") * 0.5
    sparkling: Array = cloth + _sparks()
    return sparkling


def _sparks() -> Array:
    """Fine gold dust, denser towards the circle."""
    chance = np.random.default_rng(12)
    layer = Image.new("L", (WIDTH, HEIGHT))
    drawing = ImageDraw.Draw(layer)
    for _ in range(420):
        angle, radius = chance.random() * 2 * math.pi, 640 + chance.normal() * 260
        x, y = CENTRE[0] + radius * math.cos(angle) * 1.35, CENTRE[1] + radius * math.sin(angle)
        size = 0.6 + 1.8 * chance.random() ** 4
        drawing.ellipse((x - size, y - size, x + size, y + size), fill=int(90 + 160 * chance.random()))
    for _ in range(26):
        angle, radius = chance.random() * 2 * math.pi, 560 + 420 * chance.random()
        centre = (CENTRE[0] + radius * math.cos(angle) * 1.3, CENTRE[1] + radius * math.sin(angle))
        drawing.polygon(star_points(centre, 6 + 7 * chance.random(), 1.3, 4), fill=230)
    dots = np.asarray(layer, np.float32) / 255
    return (dots + blur(dots, 4) * 1.6)[..., None] * colour("#ffd890") * 0.75


def _school_glows(image: Image.Image) -> None:
    """Warm each star point with the light of its school."""
    lights = {"magic": "#a050ff", "air": "#ffc030", "water": "#3090ff", "earth": "#40c050", "fire": "#ff5020"}
    canvas = pixels(image)
    rows, columns = grid(HEIGHT, WIDTH)
    for place, (school, _) in enumerate(SCHOOL_SIGNS):
        x = CENTRE[0] + 0.300 * CIRCLE * math.sin(2 * math.pi * place / 5)
        y = CENTRE[1] - 0.300 * CIRCLE * math.cos(2 * math.pi * place / 5)
        near = np.exp(-(((columns - x) ** 2 + (rows - y) ** 2) / 82**2))
        canvas[..., :3] += near[..., None] * colour(lights[school]) * 0.36
    image.paste(picture(canvas))


def paint_table() -> None:
    """Write the table of the duel."""
    cloth = picture(_cloth() * vignette(HEIGHT, WIDTH, 0.66, 1.9)).convert("RGBA")
    _school_glows(cloth)
    paste(cloth, fade(halo(embroidered(circle_mask(), 5), "#7a38d8", 15, 0.95), 0.86), CENTRE)
    paste(cloth, fade(halo(embroidered(border_mask(), 6), "#000000", 5, 1.2), 0.7), (WIDTH / 2, HEIGHT / 2))
    save_painting(cloth, DUEL / "table.jpg")
