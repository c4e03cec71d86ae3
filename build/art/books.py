"""The four grimoires of the menu: leather covers with gilt corners, an enamel medallion and a block of pages."""

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from art.book_states import CANVAS, COVER, MIDDLE, ORIGIN, SPINE, lit_book
from art.files import save_sprite
from art.icons import icon_mask
from art.materials import Array, colour, grid, leather, mix, noise, picture, pixels
from art.places import PICTURES
from art.shapes import (
    GOLD,
    SILVER,
    bevel,
    fade,
    halo,
    paste,
    ring_mask,
    round_mask,
    shadow,
    struck,
    vector,
)

RADIUS = 138
Metal = tuple[str, str, str]


@dataclass(frozen=True)
class Binding:
    """How one book is bound: leather from light to dark, fittings, emblem, enamel and its glow."""

    emblem: str
    light: str
    dark: str
    fittings: Metal
    figure: Metal
    enamel: str
    glow: str
    rays: int
    seed: int


VIOLET: Metal = ("#f6e2ff", "#b98af0", "#5a2ea0")
BINDINGS = {
    "talisman": Binding("crown", "#8e1d16", "#3d0806", GOLD, GOLD, "#3a0505", "#ff9a30", 24, 11),
    "demons": Binding(
        "daemon-skull", "#22573c", "#0b2417", GOLD, ("#fff0c0", "#c8a050", "#5f4416"), "#04140c", "#5ae08a", 12, 23
    ),
    "devils_circle": Binding(
        "imp-laugh", "#4a4854", "#17161d", SILVER, ("#ffe0cc", "#c8623a", "#5a1608"), "#0a0709", "#ff4a1c", 6, 37
    ),
    "warlocks_duel": Binding("burning-eye", "#512a86", "#1c0b38", GOLD, VIOLET, "#0d0420", "#b060ff", 10, 51),
}


def _cover_leather(binding: Binding) -> Array:
    """Leather with a rounded spine, raised bands and a groove beside them."""
    width, height = COVER
    hide = leather(height, width, binding.seed, binding.light, binding.dark, 8)
    across = np.ones(width, np.float32)
    across[:SPINE] = 0.62 + 0.62 * np.sin(np.linspace(0.25, 2.9, SPINE))
    across[SPINE - 2 : SPINE + 7] *= np.array([0.5, 0.38, 0.34, 0.42, 0.55, 0.75, 0.95, 1.15, 1.1], np.float32)
    hide = hide * across[None, :, None]
    rows = np.arange(height, dtype=np.float32)
    for band in range(5):
        at = height * (0.1 + 0.2 * band)
        swell = 0.75 * np.exp(-(((rows - at + 6) / 5) ** 2)) - 0.65 * np.exp(-(((rows - at - 7) / 5) ** 2))
        hide[:, :SPINE] *= (1 + swell)[:, None, None]
    edge = np.asarray(round_mask(width, height, 15, 2))
    return hide * (1 + 0.7 * bevel(Image.fromarray(edge), 5))[..., None]


def _tooling(binding: Binding) -> Image.Image:
    """Gilt lines pressed into the leather: double frame, title plate, flourishes around the subtitle."""
    left, right, bottom = SPINE + 20, COVER[0] - 20, COVER[1] - 20
    middle = MIDDLE[0]
    flourish = (
        "M{0} {1}c-22 -16 -46 -14 -60 0c-10 10 4 22 14 12c6 -8 -4 -14 -8 -8M{0} {1}c22 "
        "-16 46 -14 60 0c10 10 -4 22 -14 12c-6 -8 4 -14 8 -8"
        "M{0} {1}m-9 0l9 -9l9 9l-9 9zM{2} {1}h-50M{3} {1}h50"
    )
    lines = (
        f'<rect x="{left}" y="20" width="{right - left}" height="{bottom - 20}" rx="12" stroke-width="3.6"/>'
        f'<rect x="{left + 10}" y="30" width="{right - left - 20}" height="{bottom - 40}" rx="7" stroke-width="1.3"/>'
        f'<path d="{flourish.format(middle, 478, middle - 74, middle + 74)}" stroke-width="2"/>'
        f'<path d="{flourish.format(middle, 588, middle - 74, middle + 74)}" stroke-width="2"/>'
        f'<path d="M{left + 46} 56H{right - 46}M{left + 46} 138H{right - 46}" stroke-width="1.6"/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="3.4" fill="#fff"/>' for x in (left + 40, right - 40) for y in (56, 138)
        )
        + "".join(
            f'<path d="M6 {COVER[1] * (0.1 + 0.2 * k) - 15:.0f}H{SPINE - 8}M6 {COVER[1] * (0.1 + 0.2 * k) + 15:.0f}'
            f'H{SPINE - 8}" '
            'stroke-width="1.8"/>'
            for k in range(5)
        )
    )
    body = f'<g fill="none" stroke="#fff" stroke-linecap="round">{lines}</g>'
    mask = vector(body, *COVER, box=f"0 0 {COVER[0]} {COVER[1]}").getchannel("A")
    worn = noise(COVER[1], COVER[0], 60, binding.seed + 7, 4)
    mask = ImageChops.multiply(mask, Image.fromarray((np.clip(0.55 + worn * 0.8, 0, 1) * 255).astype(np.uint8)))
    return struck(mask, binding.seed, 1.2, binding.fittings, 0.5)


def _corner(binding: Binding) -> Image.Image:
    """A metal corner piece for the upper left, 128 pixels."""
    plate = vector(
        '<path d="M0 6Q0 0 6 0H96C70 8 56 16 50 28C46 36 40 44 40 40C44 40 36 46 28 50C16 56 8 70 0 96Z" fill="#fff"/>',
        384,
    ).getchannel("A")
    body = struck(plate, binding.seed + 3, 6, binding.fittings, 0.9)
    lines = vector(
        '<path d="M8 8C34 10 26 28 38 38M14 7C44 8 50 16 74 6M7 14C8 44 16 50 6 74M22 22c14 '
        '2 10 12 8 8" fill="none" stroke="#fff" stroke-width="2.6"/>',
        384,
    ).getchannel("A")
    engraved = pixels(body)
    groove = np.asarray(lines, np.float32) / 255
    engraved[..., :3] = mix(engraved[..., :3], colour("#241306"), groove * 0.75)
    body = picture(engraved)
    stud = Image.new("L", (384, 384))
    for x, y in ((46, 46), (264, 26), (26, 264)):
        size = 26 if x == y else 13
        ImageDraw.Draw(stud).ellipse((x - size, y - size, x + size, y + size), fill=255)
    paste(
        body,
        shadow(
            struck(
                stud,
                8,
                6,
                ("#fff6d0", "#d8a850", "#6a4413") if binding.fittings is GOLD else ("#ffffff", "#b8b8c4", "#4a4852"),
            ),
            5,
            (3, 4),
            0.8,
        ),
        (192, 192),
    )
    return body.resize((128, 128), Image.Resampling.LANCZOS)


def _enamel(binding: Binding, size: int) -> Image.Image:
    """Sunken enamel disc with rays and a glow from its middle."""
    rows, columns = grid(size, size)
    x, y = (columns - size / 2) / (size / 2), (rows - size / 2) / (size / 2)
    distance, angle = np.hypot(x, y), np.arctan2(y, x)
    rays = (0.5 + 0.5 * np.cos(angle * binding.rays)) ** 3 * np.clip(distance * 1.5, 0, 1)
    smoke = noise(size, size, size / 3, binding.seed + 5, 5)
    glow = np.exp(-((distance / 0.62) ** 2)) * (0.5 + 0.7 * smoke)
    disc = np.broadcast_to(colour(binding.enamel), (size, size, 3)) * (0.7 + 0.7 * smoke)[..., None]
    disc = disc + (glow * 0.75 + rays * 0.13)[..., None] * colour(binding.glow) * 0.62
    disc = disc * np.clip(1.25 - np.clip(distance - 0.55, 0, 1) * 1.6 + 0.25 * (x + y) * distance, 0.2, 1.5)[..., None]
    image = picture(disc).convert("RGBA")
    image.putalpha(round_mask(size, size, size / 2))
    return image


def medallion(binding: Binding, radius: int = RADIUS) -> Image.Image:
    """The round emblem of a book, twice its radius square."""
    size = radius * 4
    piece = Image.new("RGBA", (size, size))
    paste(piece, _enamel(binding, size - 40), (size / 2, size / 2))
    piece.alpha_composite(struck(ring_mask(size, size, size / 2, 34, 1), binding.seed, 7, binding.fittings))
    inner = struck(ring_mask(size - 92, size - 92, (size - 92) / 2, 6, 1), binding.seed + 1, 2, binding.fittings)
    paste(piece, fade(inner, 0.9), (size / 2, size / 2))
    beads = Image.new("L", (size, size))
    for bead in range(40):
        x = size / 2 + (size / 2 - 17) * math.sin(bead * math.pi / 20)
        y = size / 2 - (size / 2 - 17) * math.cos(bead * math.pi / 20)
        swell = 9 if bead % 5 == 0 else 5
        ImageDraw.Draw(beads).ellipse((x - swell, y - swell, x + swell, y + swell), fill=255)
    paste(piece, shadow(struck(beads, 9, 3, ("#fffbe8", "#e0bc70", "#6a4413")), 2, (1, 2), 0.9), (size / 2, size / 2))
    mask = icon_mask(binding.emblem, int(size * 0.60))
    emblem = halo(struck(mask, binding.seed + 2, 7, binding.figure, 1.15), binding.glow, 14, 0.75)
    paste(piece, shadow(emblem, 9, (5, 9), 0.85), (size / 2, size / 2))
    return piece.resize((radius * 2, radius * 2), Image.Resampling.LANCZOS)


def cover(binding: Binding) -> Image.Image:
    """The front cover without page block."""
    board = picture(_cover_leather(binding)).convert("RGBA")
    board.putalpha(round_mask(*COVER, 15))
    paste(board, shadow(_tooling(binding), 1, (1, 1), 0.8), (COVER[0] / 2, COVER[1] / 2))
    corner = _corner(binding)
    left, right, top, bottom = SPINE + 62, COVER[0] - 62, 62, COVER[1] - 62
    for turn, centre in ((0, (left, top)), (270, (right, top)), (180, (right, bottom)), (90, (left, bottom))):
        paste(board, shadow(corner.rotate(turn), 4, (2, 3), 0.8), centre)
    paste(board, shadow(medallion(binding), 7, (2, 4), 0.9), MIDDLE)
    board.putalpha(ImageChops.multiply(board.getchannel("A"), round_mask(*COVER, 15)))
    return board


def _page_block() -> Image.Image:
    """The pages seen below and to the right of the cover."""
    deep = 16
    width, height = COVER[0] + deep, COVER[1] + deep
    block = Image.new("RGBA", (width, height))
    drawing = ImageDraw.Draw(block)
    tones = ("#f0e0b8", "#cdb684", "#e6d3a4", "#b89c68", "#dcc794")
    for sheet in range(deep, 0, -1):
        box = (sheet + 6, sheet, COVER[0] - 1 + sheet, COVER[1] - 1 + sheet)
        tone = "#241208" if sheet > deep - 3 else tones[sheet % 5]
        drawing.rounded_rectangle(box, 14, fill=tone)
    return block


def book(binding: Binding) -> Image.Image:
    """A whole book with its shadow on the table, on the common canvas."""
    pages = _page_block()
    pages.alpha_composite(cover(binding), (0, 0))
    sheet = Image.new("RGBA", CANVAS)
    paste(sheet, shadow(pages, 15, (9, 13), 0.85), (ORIGIN[0] + pages.width / 2, ORIGIN[1] + pages.height / 2))
    return sheet


def paint_book(name: str) -> None:
    """Write the three states of a book."""
    folder = PICTURES / "menu"
    plain = book(BINDINGS[name])
    save_sprite(plain, folder / f"book_{name}.png", 6)
    save_sprite(lit_book(plain), folder / f"book_{name}_lit.png", 6)
