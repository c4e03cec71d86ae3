"""The board of Talisman without its spaces: lands, Storm River, bridge, Fire Mountains, Portal."""

import json
import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.files import save_painting, save_sprite
from art.materials import Array, blur, colour, grid, mix, noise, picture, pixels, relief, ridges, vignette, wood
from art.places import PICTURES
from art.shapes import GOLD, Point, gilt_frame, halo, paste, rgb, ring_mask, shadow, struck, vector

FOLDER = PICTURES / "talisman" / "board"
SIZE = 1400
MIDDLE = SIZE / 2
# Each ring: where its tiles begin, how long one is, how many stand on a side.
RINGS = {"outer": (24, 180, 7), "middle": (252, 168, 5), "inner": (466, 149, 3)}
RIVER, RIVER_HALF = 228, 21
MOUNTAINS, MOUNTAINS_HALF = 443, 20
BRIDGE: Point = (888.6, 231)
PORTAL: Point = (443, 443)
ENAMEL = {"outer": "#4f7a34", "middle": "#2f6f9c", "inner": "#d99a24"}
"""The colours by which the Regions are marked (TAL-2.1.1, TAL-2.1.2a, TAL-2.1.3)."""


def tile_box(region: str, column: int, row: int) -> tuple[float, float, float]:
    """Left, top and length of a tile; column and row count within the ring's own square."""
    start, length, count = RINGS[region]
    pitch = (SIZE - 2 * start - length) / (count - 1)
    return start + column * pitch, start + row * pitch, length


def layout() -> dict[str, object]:
    """Where everything lies, as fractions of the board's side."""
    tiles = {region: [round(value, 5) for value in _ring_numbers(region)] for region in RINGS}
    return {
        "about": "fractions of the board's side; rings: first tile's place, its length, the distance to the next",
        "rings": tiles,
        "bridge": [round(value / SIZE, 5) for value in BRIDGE],
        "portal": [round(value / SIZE, 5) for value in PORTAL],
    }


def _ring_numbers(region: str) -> tuple[float, float, float]:
    start, length, count = RINGS[region]
    return start / SIZE, length / SIZE, (SIZE - 2 * start - length) / (count - 1) / SIZE


def _from_ring(inset: float, radius: float, warp: Array | float = 0.0) -> Array:
    """Distance of every pixel from a rounded square that lies ``inset`` inside the board; negative inside of it."""
    rows, columns = grid(SIZE, SIZE)
    half = MIDDLE - inset - radius
    across, down = np.abs(columns - MIDDLE) - half, np.abs(rows - MIDDLE) - half
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    inside = np.minimum(np.maximum(across, down), 0)
    distance: Array = (outside + inside - radius + warp).astype(np.float32)
    return distance


# -- the lands ----------------------------------------------------------------------------------------------


def _land(seed: int, dark: str, light: str, rough: float) -> Array:
    """Ground seen from above: blotches, relief and grain between two colours."""
    share = np.clip((noise(SIZE, SIZE, 260, seed, 6) - 0.3) * 1.9, 0, 1)
    ground = mix(np.broadcast_to(colour(dark), (SIZE, SIZE, 3)), colour(light), share)
    bumps = noise(SIZE, SIZE, 46, seed + 1, 5) * 15 * rough + noise(SIZE, SIZE, 9, seed + 2, 3) * 3 * rough
    return ground * np.clip(relief(bumps, 0.8), 0.6, 1.4)[..., None]


def _road(ground: Array, inset: float, tone: str, seed: int) -> Array:
    """A trodden path from space to space."""
    wander = (noise(SIZE, SIZE, 120, seed, 3) - 0.5) * 34
    distance = np.abs(_from_ring(inset, 40, wander))
    worn = np.clip(1.3 - distance / 13, 0, 1) * (0.6 + 0.5 * noise(SIZE, SIZE, 14, seed + 1, 3))
    edge = np.exp(-(((distance - 15) / 4) ** 2)) * 0.4
    return mix(ground * (1 - edge)[..., None], colour(tone), np.clip(worn, 0, 0.85))


def _lands() -> Array:
    warp = (noise(SIZE, SIZE, 70, 300, 4) - 0.5) * 16
    outer = _road(_land(310, "#39451f", "#74803f", 1.0), 24 + 90, "#b59a63", 311)
    middle = _road(_land(320, "#2c3a50", "#66788a", 1.2), 252 + 84, "#a9a08c", 321)
    ember = _land(330, "#2a0f0a", "#6a2f16", 1.5)
    cracks = np.clip(ridges(SIZE, SIZE, 90, 333, 4) - 0.86, 0, 1) / 0.14
    ember = ember + (cracks**2)[..., None] * colour("#ff9a2a") * 0.75
    inner = _road(ember, 466 + 74, "#d8a24a", 331)
    ground = mix(outer, middle, (_from_ring(RIVER, 70, warp) < 0).astype(np.float32))
    return mix(ground, inner, (_from_ring(MOUNTAINS, 26, warp) < 0).astype(np.float32))


def _river(ground: Array) -> Array:
    """The Storm River: dark deep water with foaming lines that follow its banks."""
    wander = (noise(SIZE, SIZE, 90, 340, 3) - 0.5) * 18
    distance = _from_ring(RIVER, 64, wander)
    across = np.clip(distance / RIVER_HALF, -1.6, 1.6)
    ripple = noise(SIZE, SIZE, 60, 341, 4) * 9
    flow = 0.5 + 0.5 * np.sin(across * 7.5 + ripple * 2.2)
    depth = np.clip(1 - np.abs(across), 0, 1)
    water = mix(np.broadcast_to(colour("#3f9fb4"), ground.shape), colour("#0e3f63"), np.sqrt(depth))
    water = water * (0.86 + 0.3 * flow)[..., None]
    foam = np.clip(flow - 0.86, 0, 1) / 0.14 * np.clip(noise(SIZE, SIZE, 34, 342, 3) * 2.2 - 0.7, 0, 1)
    water = mix(water, colour("#e6f7f4"), np.clip(foam, 0, 0.8))
    shore = np.exp(-(((np.abs(across) - 1.0) / 0.16) ** 2))
    wet = np.clip(1.1 - np.abs(across), 0, 1) * 10
    bank = np.exp(-(((np.abs(across) - 1.22) / 0.22) ** 2))
    river = mix(ground * (1 - 0.55 * bank)[..., None], colour("#d7c48c"), shore * 0.55)
    return mix(river, water, np.clip(wet, 0, 1) * (np.abs(across) < 1.1))


# -- the Fire Mountains -------------------------------------------------------------------------------------


def _ring_points(inset: float, step: float) -> list[Point]:
    """Points along a square ring, from its upper left corner clockwise."""
    near, far = inset, SIZE - inset
    count = max(2, round((far - near) / step))
    along = [near + (far - near) * number / count for number in range(count)]
    back = [far - (place - near) for place in along]
    return [
        *((place, near) for place in along), *((far, place) for place in along),
        *((place, far) for place in back), *((near, place) for place in back),
    ]  # fmt: skip


def _peak(drawing: ImageDraw.ImageDraw, foot: Point, width: float, height: float, chance: np.random.Generator) -> None:
    """One mountain: a lit and a shaded face, a ragged ridge between them, and a vein of fire down the ridge."""
    x, y = foot
    lean = chance.normal() * width * 0.05
    top = (x + lean, y - height)
    left, right = (x - width / 2, y), (x + width / 2, y)
    ridge = [
        top, (x + lean * 0.4 + width * 0.10, y - height * 0.62), (x - width * 0.02, y - height * 0.38),
        (x + width * 0.08, y),
    ]  # fmt: skip
    shoulder = (x - width * 0.27, y - height * (0.46 + 0.08 * chance.random()))
    far = (x + width * 0.30, y - height * (0.40 + 0.1 * chance.random()))
    tone = int(104 + 30 * chance.random())
    drawing.polygon([left, shoulder, top, *ridge[1:]], fill=(tone, int(tone * 0.66), int(tone * 0.5), 255))
    drawing.polygon([top, far, right, ridge[3], ridge[2], ridge[1]], fill=(50, 25, 22, 255))
    for share in (0.25, 0.5, 0.75):
        begin = (left[0] + (top[0] - left[0]) * share + width * 0.05, y - height * share * 0.86)
        end = (begin[0] + width * 0.05, begin[1] + height * 0.24)
        drawing.line([begin, end], fill=(60, 34, 26, 255), width=3)
    drawing.line([left, shoulder, top, far, right], fill=(18, 7, 7, 255), width=4, joint="curve")
    drawing.line(ridge[:3], fill=(255, 104, 26, 255), width=7, joint="curve")
    drawing.line(ridge[:3], fill=(255, 216, 120, 255), width=3, joint="curve")
    mouth = width * 0.08
    drawing.ellipse((top[0] - mouth, top[1] - mouth * 0.5, top[0] + mouth, top[1] + mouth), fill=(255, 224, 140, 255))


def _mountain_layer() -> Image.Image:
    """All peaks at twice the size, those in front last."""
    chance = np.random.default_rng(350)
    layer = Image.new("RGBA", (SIZE * 2, SIZE * 2))
    drawing = ImageDraw.Draw(layer)
    feet: list[tuple[float, float, float, float]] = []
    for number, (x, y) in enumerate(_ring_points(MOUNTAINS, 32)):
        tall = 1.0 if number % 2 else 0.8
        width, height = 44 + 8 * chance.random(), (40 + 6 * chance.random()) * tall
        feet.append((x + chance.normal() * 2, y + 21 + chance.normal() * 1.5, width, height))
    for x, y, width, height in sorted(feet, key=lambda foot: foot[1]):
        _peak(drawing, (x * 2, y * 2), width * 2, height * 2, chance)
    return layer.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _fire(ground: Array) -> Array:
    """The glow in which the mountains stand, and their smoke."""
    near = _from_ring(MOUNTAINS, 20)
    ground = ground * (1 - 0.7 * np.exp(-((near / 30) ** 2)))[..., None]
    lava = np.exp(-((near / 17) ** 2)) * (0.5 + noise(SIZE, SIZE, 40, 351, 4))
    smoke = np.exp(-((near / 60) ** 2)) * 0.2
    glowing: Array = ground + lava[..., None] * colour("#ff5a12") * 1.1 + smoke[..., None] * colour("#ff7a20")
    return glowing


# -- the whole ----------------------------------------------------------------------------------------------


def board() -> Image.Image:
    """The painted board inside its gilt frame."""
    ground = _fire(_river(_lands()))
    image = picture(ground).convert("RGBA")
    peaks = _mountain_layer()
    paste(image, shadow(peaks, 4, (2, 3), 0.7), (MIDDLE, MIDDLE))
    lit = pixels(image.convert("RGB"))
    hot = np.clip(lit[..., 0] - lit[..., 2] - 120, 0, 135) / 135 * np.exp(-((_from_ring(MOUNTAINS, 20) / 34) ** 2))
    lit = lit + blur(hot.astype(np.float32), 9)[..., None] * colour("#ff6a1c") * 0.8
    rays = _crown_light()
    image = picture((lit + rays) * vignette(SIZE, SIZE, 0.22, 2.2)).convert("RGBA")
    return gilt_frame(image, 26, 15)


def _crown_light() -> Array:
    """Golden rays from the middle of the board."""
    rows, columns = grid(SIZE, SIZE)
    away = np.hypot(columns - MIDDLE, rows - MIDDLE)
    turn = np.arctan2(rows - MIDDLE, columns - MIDDLE)
    beams = 0.55 + 0.45 * np.cos(turn * 16)
    light: Array = np.exp(-((away / 150) ** 2)) * (0.5 + 0.6 * beams)
    shone: Array = light[..., None] * colour("#ffc04a") * 0.9
    return shone


def bridge() -> Image.Image:
    """The bridge over the Storm River, seen from above: planks between two stone parapets."""
    width, height, scale = 92, 60, 3
    wide, high = width * scale, height * scale
    planks = wood(wide, high, 360, "#4a2f18", "#a87a44").transpose(1, 0, 2)
    rows, _columns = grid(high, wide)
    gaps = np.abs((rows / (7 * scale)) % 1 - 0.5)
    planks = planks * (1 - 0.75 * np.clip((gaps - 0.42) / 0.08, 0, 1))[..., None]
    deck = picture(planks * 1.25).convert("RGBA")
    shape = Image.new("L", (wide, high))
    inner = 16 * scale
    ImageDraw.Draw(shape).rectangle((inner, 0, wide - inner, high), fill=255)
    deck.putalpha(shape)
    for left in (6 * scale, wide - 20 * scale):
        paste(deck, _parapet(14 * scale, high), (left + 7 * scale, high / 2))
    small = deck.resize((width, height), Image.Resampling.LANCZOS)
    return shadow(small, 5, (0, 0), 0.85)


def _parapet(width: int, height: int) -> Image.Image:
    """A low wall of stones."""
    mask = Image.new("L", (width, height))
    drawing = ImageDraw.Draw(mask)
    count = 6
    for number in range(count):
        top = height * number / count
        drawing.rounded_rectangle((1, top + 2, width - 2, top + height / count - 3), 10, fill=255)
    return struck(mask, 362, 6, ("#d9d2c2", "#8f8878", "#4c463c"))


def portal() -> Image.Image:
    """The Portal of Power: an arch of stone around a violet whirl, with light breaking out."""
    size, scale = 106, 4
    whole = size * scale
    rows, columns = grid(whole, whole)
    x, y = (columns - whole / 2) / whole, (rows - whole * 0.52) / whole
    away, turn = np.hypot(x, y * 0.86), np.arctan2(y, x)
    swirl = 0.5 + 0.5 * np.sin(turn * 3 + away * 46 + 4 * noise(whole, whole, 120, 370, 4))
    body = mix(np.broadcast_to(colour("#2a0a55"), (whole, whole, 3)), colour("#b06aff"), swirl)
    body = mix(body, colour("#fff0ff"), np.exp(-((away / 0.09) ** 2)))
    whirl = picture(body).convert("RGBA")
    opening = Image.new("L", (whole, whole))
    drawing = ImageDraw.Draw(opening)
    drawing.ellipse((whole * 0.26, whole * 0.2, whole * 0.74, whole * 0.68), fill=255)
    drawing.rectangle((whole * 0.26, whole * 0.44, whole * 0.74, whole * 0.84), fill=255)
    whirl.putalpha(opening)
    arch = ImageChops.subtract(_arch(whole, 0.16, 0.1), opening)
    whirl.alpha_composite(struck(arch, 371, 10, ("#efe6f6", "#9a8aa8", "#43384e")))
    for corner in range(9):
        angle = math.pi * (0.5 + 0.5 * corner / 8) * 2 - math.pi / 2
        spot = (whole / 2 + math.sin(angle) * whole * 0.29, whole * 0.44 - math.cos(angle) * whole * 0.29)
        if spot[1] < whole * 0.46:
            paste(whirl, _rune_stone(), spot)
    small = whirl.resize((size, size), Image.Resampling.LANCZOS)
    return halo(small, "#a050ff", 7, 1.5)


def _arch(whole: int, side: float, top: float) -> Image.Image:
    mask = Image.new("L", (whole, whole))
    drawing = ImageDraw.Draw(mask)
    drawing.ellipse((whole * side, whole * top, whole * (1 - side), whole * (top + 1 - 2 * side)), fill=255)
    drawing.rectangle((whole * side, whole * 0.44, whole * (1 - side), whole * 0.84), fill=255)
    drawing.rectangle((whole * (side - 0.05), whole * 0.82, whole * (1.05 - side), whole * 0.9), fill=255)
    return mask


def _rune_stone() -> Image.Image:
    return vector('<circle cx="50" cy="50" r="44" fill="#5a1fa0"/><circle cx="42" cy="40" r="18" fill="#e9c8ff"/>', 26)


def tile_frame(region: str) -> Image.Image:
    """The empty gilt frame of a tile, with an inner line in the Region's colour."""
    size = 192
    frame = Image.new("RGBA", (size, size))
    dark = Image.new("RGBA", (size, size), rgb("#140b05"))
    dark.putalpha(ring_mask(size, size, 15, 10))
    frame.alpha_composite(dark)
    gold = GOLD if region != "middle" else ("#f4eccb", "#b0924e", "#5a4526")
    frame.alpha_composite(struck(ring_mask(size, size, 15, 8), 380, 2.6, gold))
    line = struck(ring_mask(size - 10, size - 10, 10, 3.2), 381, 1, (ENAMEL[region],) * 3)
    paste(frame, line, (size / 2, size / 2))
    return frame


def table() -> Image.Image:
    """The walnut table under the board, lit from above its middle."""
    width, height = 1920, 1200
    boards = []
    for number in range(6):
        board_height = height // 6
        plank = wood(board_height, width, 390 + number * 13, "#21120a", "#5c3a20")
        rows = np.arange(board_height, dtype=np.float32)
        seam = 1 - 0.8 * np.exp(-rows / 2.0) - 0.7 * np.exp(-(board_height - 1 - rows) / 2.0)
        boards.append(plank * (0.86 + 0.05 * number % 0.2) * seam[:, None, None])
    surface = np.concatenate(boards)
    rows, columns = grid(height, width)
    lamp = np.exp(-(((columns - width / 2) / 900) ** 2) - (((rows - height / 2) / 620) ** 2))
    light = 0.62 + 0.8 * lamp[..., None] * np.array([1.15, 0.98, 0.8], np.float32)
    return picture(surface * light * vignette(height, width, 0.4, 2.0))


def paint_board() -> None:
    """Write the board, its bridge and Portal, the frames of its tiles, its table and its layout."""
    save_painting(board().convert("RGB"), FOLDER / "board.jpg", 90)
    save_painting(table(), FOLDER / "table.jpg", 86)
    save_sprite(bridge(), FOLDER / "bridge.png", 2)
    save_sprite(portal(), FOLDER / "portal.png", 2)
    for region in RINGS:
        save_sprite(tile_frame(region), FOLDER / f"frame_{region}.png", 2)
    (FOLDER / "layout.json").write_text(json.dumps(layout(), indent=1) + "\n", encoding="utf-8")
