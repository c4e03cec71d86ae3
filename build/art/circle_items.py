"""What mages carry and what lies on the board: wand, book, garlic, salt, drops, torch, herbs, stock, star, hole, "
"cradle.
"""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageFilter

from art.circle_plan import SQUARE
from art.effects import FIRE, plume
from art.materials import Array, colour, grid, mix, noise, picture
from art.painting import Painting
from art.shapes import halo, paste, shadow, star_points, vector

SIDE = 192
"""Pixels of an item's picture."""


def fill(name: str, *stops: str, round_: bool = False, x: float = 0.35, y: float = 0.3) -> str:
    """A gradient to fill with: from the upper left to the lower right, or round a bright spot."""
    parts = "".join(f'<stop offset="{n / (len(stops) - 1):.2f}" stop-color="{tone}"/>' for n, tone in enumerate(stops))
    if round_:
        return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="0.8">{parts}</radialGradient>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{parts}</linearGradient>'


def wand() -> str:
    """A twisted wand of hazel with golden rings and a star of crystal at its tip."""
    return (
        f"<defs>{fill('w', '#f0c888', '#8a5426', '#3a1c08')}"
        f"{fill('c', '#ffffff', '#90e8ff', '#2060c8', round_=True)}"
        f"{fill('g', '#fff2b0', '#d89a2c', '#6a4008')}</defs>"
        '<g transform="rotate(45 50 50)"><path d="M46.5 18 h7 l1.6 66 q0 8 -5 10 q-5 -2 -5 -10z" fill="url(#w)" '
        'stroke="#2a1206" stroke-width="1.6"/>'
        '<path d="M46 32 q8 6 8.6 12 M45.6 48 q8 6 9 12 M45.4 64 q8 6 9.2 12" stroke="#4a2610" stroke-width="1.8" '
        'fill="none"/>'
        '<rect x="43.5" y="21" width="13" height="6" rx="2.4" fill="url(#g)" stroke="#4a2c08"/><rect x="43" y="76" '
        'width="14" height="7" rx="2.6" fill="url(#g)" stroke="#4a2c08"/>'
        '<polygon points="50,-8 55.5,4 66,8 55.5,12 50,25 44.5,12 34,8 44.5,4" fill="url(#c)" stroke="#0c2c5a" '
        'stroke-width="1.4"/><circle cx="48" cy="6" r="2.6" fill="#fff"/></g>'
    )


def book() -> str:
    """The book of magic: violet leather, brass corners, an eye in a star, a red ribbon."""
    return (
        f"<defs>{fill('l', '#9a5cc8', '#5a2488', '#240a3c')}{fill('g', '#fff2b0', '#d89a2c', '#6a4008')}</defs>"
        '<path d="M24 16 h52 q6 0 6 6 v62 h-56 q-8 0 -8 -8 v-54 q0 -6 6 -6z" fill="#1a0828"/><path d="M24 74 h58 v10 '
        'h-56 q-6 -4 -2 -10z" fill="#f4e6c0" stroke="#6a5030"/><path d="M27 77.5 h54 M26 81 h55" stroke="#a8905a" '
        'stroke-width="1"/>'
        '<path d="M24 14 h54 q5 0 5 5 v56 h-58 q-5 1 -7 5 v-58 q0 -8 6 -8z" fill="url(#l)" stroke="#1c0630" '
        'stroke-width="2"/><path d="M26 14 v61" stroke="#2c0e48" stroke-width="3"/>'
        '<path d="M83 14 h-13 l13 13z M83 75 h-13 l13 -13z M29 14 h10 l-10 10z M29 75 h10 l-10 -10z" fill="url(#g)" '
        'stroke="#4a2c08"/>'
        + "".join(
            f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in star_points((56, 45), 19, 8, 8))}" '
            f'fill="url(#g)" stroke="#4a2c08"/>'
            for _ in (0,)
        )
        + '<ellipse cx="56" cy="45" rx="9" ry="6" fill="#fff8e0" stroke="#3a1c08"/><circle cx="56" cy="45" r="4" '
        'fill="#2090d0"/><circle cx="56" cy="45" r="1.8" fill="#04101c"/><path d="M66 75 v20 l-4 -5 -4 5 v-20z" '
        'fill="#d8342c" stroke="#5a0c08"/>'
    )


def garlic() -> str:
    """Three bulbs of garlic on a plait."""

    def bulb(x: float, y: float, size: float) -> str:
        return (
            f'<g transform="translate({x} {y}) scale({size})"><path d="M0 -26 q3 8 10 12 q16 9 14 25 q-3 14 -24 15 '
            f'q-21 -1 -24 -15 q-2 -16 14 -25 q7 -4 10 -12z" fill="url(#b)" stroke="#6a5a48" stroke-width="1.8"/>'
            '<path d="M0 -20 q-13 14 -12 30 q2 10 6 14 M0 -20 q13 14 12 30 q-2 10 -6 14 M0 -22 v48" fill="none" '
            'stroke="#b890a8" stroke-width="1.8"/><path d="M-6 25 l3 5 3 -4 3 4 3 -5" fill="none" stroke="#8a7450" '
            'stroke-width="2"/><ellipse cx="-10" cy="2" rx="4" ry="9" fill="#fff" opacity="0.85"/></g>'
        )

    return (
        f"<defs>{fill('b', '#ffffff', '#f4e8e4', '#c0a4b4', round_=True)}</defs>"
        '<path d="M50 4 q8 8 0 16 q-8 8 0 16 q8 8 0 16" fill="none" stroke="#6a8a3c" stroke-width="8" '
        'stroke-linecap="round"/><path d="M50 4 q-8 8 0 16 q8 8 0 16" fill="none" stroke="#c8d88a" '
        'stroke-width="4.5" stroke-linecap="round"/>' + bulb(30, 50, 0.86) + bulb(71, 50, 0.86) + bulb(50, 68, 1.0)
    )


def salt() -> str:
    """A linen pouch of salt, spilling crystals."""
    chance = np.random.default_rng(4)
    grains = "".join(
        f'<rect x="{50 + chance.normal() * 19:.1f}" y="{83 + chance.normal() * 4:.1f}" width="4.4" height="4.4" '
        f'fill="{("#ffffff", "#d8f0ff", "#b0d8f4")[n % 3]}" stroke="#5a88a8" stroke-width="0.6" '
        f'transform="rotate({chance.integers(90)} {50} {84})"/>'
        for n in range(34)
    )
    return (
        f"<defs>{fill('p', '#f4e0b8', '#c0965c', '#6a4420', round_=True)}{fill('s', '#ffffff', '#c0e4ff')}</defs>"
        '<path d="M38 26 q-26 22 -24 46 q2 18 36 18 q34 0 36 -18 q2 -24 -24 -46z" fill="url(#p)" stroke="#3a2008" '
        'stroke-width="2"/><path d="M32 10 q18 8 36 0 q2 10 -6 18 h-24 q-8 -8 -6 -18z" fill="url(#p)" '
        'stroke="#3a2008" stroke-width="2"/>'
        '<path d="M34 27 q16 7 32 0" fill="none" stroke="#b8342c" stroke-width="5"/><path d="M62 28 q10 6 8 16" '
        'fill="none" stroke="#b8342c" stroke-width="3"/>'
        '<polygon points="50,44 60,54 50,70 40,54" fill="url(#s)" stroke="#3a7aa8" stroke-width="1.6"/><path d="M40 '
        '54 h20 M50 44 v26" stroke="#7ab8e0" stroke-width="1.2"/>' + grains
    )


def drops() -> str:
    """A flask of elven drops: emerald glass with a silver leaf and a drop at its lip."""
    return (
        f"<defs>{fill('e', '#e8fff0', '#48e08a', '#046038', round_=True)}"
        f"{fill('k', '#e8c890', '#8a5a2c')}"
        f"{fill('v', '#ffffff', '#9aa8b8', '#4a5666')}</defs>"
        '<path d="M42 22 h16 v16 q24 8 26 32 q0 22 -34 22 q-34 0 -34 -22 q2 -24 26 -32z" fill="#d0fff0" '
        'fill-opacity="0.35" stroke="#0c4a30" stroke-width="2.4"/>'
        '<path d="M20 62 q30 -8 60 0 q8 28 -30 28 q-38 0 -30 -28z" fill="url(#e)"/><ellipse cx="50" cy="62" rx="30" '
        'ry="5" fill="#b8ffd8" opacity="0.8"/>'
        '<rect x="41" y="8" width="18" height="15" rx="3" fill="url(#k)" stroke="#3a2008" stroke-width="1.6"/><rect '
        'x="38" y="21" width="24" height="6" rx="3" fill="url(#v)" stroke="#2a343e"/>'
        '<path d="M50 52 q18 10 0 30 q-18 -20 0 -30z" fill="url(#v)" stroke="#2a4a44" stroke-width="1.2"/><path '
        'd="M50 55 v26" stroke="#4a6a64"/>'
        '<path d="M28 52 q-8 10 -5 24" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" '
        'opacity="0.9"/><path d="M84 20 q8 12 0 17 q-8 -5 0 -17z" fill="url(#e)" stroke="#0c4a30"/>'
    )


def torch() -> str:
    """A torch of the temple: dark haft, brass cage, flame."""
    return (
        f"<defs>{fill('h', '#b07a44', '#5a3014', '#241006')}"
        f"{fill('g', '#fff2b0', '#d89a2c', '#6a4008')}"
        f"{fill('f', '#ffffe8', '#ffd040', '#ff7a10', '#c81e04', round_=True, x=0.5, y=0.75)}</defs>"
        '<path d="M44 52 h12 l-3 44 h-6z" fill="url(#h)" stroke="#1c0c04" stroke-width="1.8"/><path d="M45 64 l10 6 '
        'M45 74 l9 6" stroke="#e0b070" stroke-width="2"/>'
        '<path d="M50 -2 q10 14 8 22 q8 -4 8 -12 q12 18 6 32 q-4 14 -22 16 q-18 -2 -22 -16 q-4 -12 4 -22 q2 8 8 10 '
        'q-2 -18 10 -30z" fill="url(#f)" stroke="#a82404" stroke-width="1.2"/>'
        '<path d="M50 24 q8 10 5 18 q-2 8 -6 8 q-7 -2 -7 -10 q1 -8 8 -16z" fill="#fffde0"/><path d="M32 44 h36 l-7 '
        '14 h-22z" fill="url(#g)" stroke="#3a2008" stroke-width="1.8"/><path d="M40 45 l3 12 M50 45 v12 M60 45 l-3 '
        '12" stroke="#6a4008" stroke-width="2"/>'
    )


def herb() -> str:
    """A bundle of Ilih: silver-green leaves and blue flowers tied with a thread."""

    def stem(turn: float, long: float, tone: str, flower: str) -> str:
        leaves = "".join(
            f'<path d="M0 {-n} q{side * 14} -4 {side * 17} -15 q{-side * 15} 1 {-side * 17} 15z" fill="{tone}" '
            f'stroke="#143c1c" stroke-width="1"/>'
            for n, side in ((14, 1), (22, -1), (32, 1), (40, -1))
            if n < long - 8
        )
        petals = "".join(
            f'<circle cx="{5 * math.cos(a):.1f}" cy="{-long + 5 * math.sin(a):.1f}" r="4.4" fill="{flower}" '
            f'stroke="#1c2c6a" stroke-width="0.8"/>'
            for a in (k * 1.2566 for k in range(5))
        )
        return (
            f'<g transform="translate(50 70) rotate({turn})"><path d="M0 18 L0 {-long}" stroke="#4a8a3c" '
            f'stroke-width="3.4"/>{leaves}{petals}<circle cx="0" cy="{-long}" r="2.6" fill="#ffe860"/></g>'
        )

    return (
        stem(-34, 50, "#6ab04a", "#8ab0ff")
        + stem(34, 50, "#7cc058", "#a0c0ff")
        + stem(-13, 60, "#8ad068", "#6a98ff")
        + stem(14, 60, "#a0dc7a", "#7aa8ff")
        + '<path d="M39 74 q11 6 22 0 l2 7 q-13 6 -26 0z" fill="#d8485a" stroke="#5a0c18" stroke-width="1.4"/><path '
        'd="M60 78 q10 4 10 14 M59 79 q4 6 2 16" stroke="#d8485a" stroke-width="2.6" fill="none"/>'
    )


ITEMS: dict[str, tuple[Callable[[], str], str]] = {
    "wand": (wand, "#60c8ff"), "book": (book, "#b070ff"), "garlic": (garlic, "#fff0e0"), "salt": (salt, "#d0f0ff"),
    "drops": (drops, "#60ffa8"), "torch": (torch, "#ffa030"), "herb": (herb, "#90ff80"),
}  # fmt: skip


def item(name: str) -> Image.Image:
    """The picture of an item: lit, with a faint gleam in its own colour and a shadow."""
    drawing, gleam = ITEMS[name]
    sprite = lit(vector(drawing(), 150))
    sheet = Image.new("RGBA", (SIDE, SIDE))
    paste(sheet, halo(shadow(sprite, 5, (3, 5), 0.8), gleam, 5, 0.35), (SIDE / 2, SIDE / 2))
    return sheet


def lit(sprite: Image.Image, strength: float = 0.55) -> Image.Image:
    """Light a flat drawing from the upper left: rounded edges, grain."""
    values = np.asarray(sprite, np.float32).copy()
    alpha = np.asarray(sprite.getchannel("A").filter(ImageFilter.GaussianBlur(sprite.width / 30)), np.float32) / 255
    down, across = np.gradient(alpha * sprite.width / 12)
    light = 1 + strength * np.clip(down + across, -0.8, 1)
    texture = 0.9 + 0.2 * noise(sprite.height, sprite.width, 14, 7, 4)
    values[..., :3] *= (light * texture)[..., None]
    return picture(values)


def cradle() -> Image.Image:
    """The Princess in her cradle, from above, in a golden light."""
    drawing = (
        f"<defs>{fill('w', '#e8b468', '#a86a2c', '#5a3010')}"
        f"{fill('q', '#fff8f0', '#ffd8e0', '#c07a98')}"
        f"{fill('s', '#ffe8d4', '#f0bc98', '#c08058', round_=True)}"
        f"{fill('h', '#fff0a0', '#e8b030', '#8a5a10')}</defs>"
        '<path d="M14 22 q2 -16 36 -16 q34 0 36 16 l2 52 q-2 18 -38 18 q-36 0 -38 -18z" fill="#2a1406"/><path d="M16 '
        '22 q2 -13 34 -13 q32 0 34 13 l2 51 q-2 15 -36 15 q-34 0 -36 -15z" fill="url(#w)"/>'
        '<path d="M23 25 q2 -10 27 -10 q25 0 27 10 l1 46 q-2 10 -28 10 q-26 0 -28 -10z" fill="#fffaf2" '
        'stroke="#5a3010" stroke-width="2"/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="4.6" fill="url(#h)" stroke="#5a3008"/>'
            for x, y in ((17, 22), (83, 22), (14, 74), (86, 74))
        )
        + '<path d="M30 30 q20 -12 40 0 q4 14 -6 18 h-28 q-10 -4 -6 -18z" fill="#e8f0ff" stroke="#a0b0d8"/><path '
        'd="M33 33 l4 5 M67 33 l-4 5 M50 25 v4" stroke="#b8c4e0" stroke-width="1.6"/>'
        '<circle cx="50" cy="38" r="13.5" fill="url(#s)" stroke="#8a5030" stroke-width="1.4"/><path d="M38 34 q4 -13 '
        '14 -12 q10 1 11 13 q-6 -7 -12 -6 q-7 0 -13 5z" fill="#c88a30" stroke="#6a3c08" stroke-width="1"/>'
        '<path d="M42.5 39 q3 3 6 0 M51.5 39 q3 3 6 0" stroke="#5a2c18" stroke-width="1.6" fill="none"/><circle '
        'cx="43" cy="44" r="2.6" fill="#ff9a90" opacity="0.8"/><circle cx="57" cy="44" r="2.6" fill="#ff9a90" '
        'opacity="0.8"/><path d="M47.5 46 q2.5 2.4 5 0" stroke="#b04848" stroke-width="1.6" fill="none"/>'
        '<path d="M38 24 l4 5 5 -7 3 7 3 -7 5 7 4 -5 -2 9 q-10 -4 -20 0z" fill="url(#h)" stroke="#6a4008" '
        'stroke-width="1.2"/><circle cx="50" cy="29" r="1.8" fill="#ff3050"/>'
        '<path d="M24 52 q26 -8 52 0 l1.6 20 q-4 8 -27.6 8 q-23.6 0 -27.6 -8z" fill="url(#q)" stroke="#8a3a5a" '
        'stroke-width="1.6"/><path d="M24 52 q26 -8 52 0 l0.6 7 q-27 -7 -53 0z" fill="#fff6fa"/>'
        + "".join(
            f'<path d="M{x} {y} l2 4 4 0.6 -3 3 0.8 4.4 -3.8 -2 -3.8 2 0.8 -4.4 -3 -3 4 -0.6z" fill="#e8b030"/>'
            for x, y in ((36, 64), (50, 67), (64, 64))
        )
    )
    size = 256
    rows, columns = grid(size, size)
    distance = np.hypot(columns - size / 2, rows - size / 2) / size
    angle = np.arctan2(rows - size / 2, columns - size / 2)
    light = (
        np.exp(-((distance / 0.36) ** 2))
        * (0.72 + 0.28 * np.cos(angle * 12) ** 2)
        * np.clip((0.5 - distance) * 9, 0, 1)
    )
    sheet = np.zeros((size, size, 4), np.float32)
    sheet[..., :3] = colour("#ffe48a")
    sheet[..., 3] = np.clip(light * 1.15, 0, 1) * 235
    image = picture(sheet)
    paste(image, shadow(lit(vector(drawing, 176)), 6, (3, 5), 0.8), (size / 2, size / 2 + 2))
    return image


def supply() -> Image.Image:
    """The stock of the keep: an open chest with flasks, garlic, torches and herbs."""
    drawing = (
        f"<defs>{fill('w', '#c88a48', '#8a5424', '#3a1e0a')}{fill('g', '#fff2b0', '#d89a2c', '#6a4008')}</defs>"
        '<path d="M12 14 h76 v16 h-76z" fill="url(#w)" stroke="#1c0c04" stroke-width="2"/><path d="M12 18 h76 M30 14 '
        'v16 M70 14 v16" stroke="url(#g)" stroke-width="4"/>'
        '<rect x="10" y="30" width="80" height="56" rx="3" fill="#1c0e06" stroke="#4a2c10" stroke-width="4"/>'
        '<path d="M10 74 h80 v14 h-80z" fill="url(#w)" stroke="#1c0c04" stroke-width="2"/><rect x="42" y="72" '
        'width="16" height="16" rx="2" fill="url(#g)" stroke="#4a2c08"/>'
    )
    sheet = lit(vector(drawing, 200))
    for name, x, y, size, turn in (
        ("torch", 58, 88, 78, 30),
        ("herb", 150, 92, 74, -20),
        ("drops", 96, 104, 66, 0),
        ("garlic", 134, 118, 58, 8),
        ("salt", 66, 124, 54, 0),
    ):
        piece = vector(ITEMS[name][0](), size).rotate(turn, resample=Image.Resampling.BICUBIC, expand=True)
        paste(sheet, shadow(piece, 3, (2, 3), 0.8), (x, y))
    front = vector(
        drawing.split('<path d="M10 74')[0].split("</defs>")[0]
        + '</defs><path d="M10 74'
        + drawing.split('<path d="M10 74')[1],
        200,
    )
    sheet.alpha_composite(lit(front))
    whole = Image.new("RGBA", (256, 256))
    paste(whole, shadow(sheet, 7, (4, 6), 0.8), (128, 128))
    return whole


def pentagram() -> Image.Image:
    """A star of blood-red fire in a circle."""
    points = [(50 + 38 * math.sin(n * 4 * math.pi / 5), 50 - 38 * math.cos(n * 4 * math.pi / 5)) for n in range(5)]
    line = (
        f'<circle cx="50" cy="50" r="41" fill="none" stroke="#fff" stroke-width="5"/><polygon '
        f'points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="none" stroke="#fff" stroke-width="5" '
        f'stroke-linejoin="round"/>'
    )
    mask = vector(line, 196).getchannel("A")
    heat = noise(196, 196, 30, 5, 4)
    body = mix(np.broadcast_to(colour("#ff2818"), (196, 196, 3)), colour("#ffd860"), np.clip(heat * 2 - 0.7, 0, 1))
    star = picture(body).convert("RGBA")
    star.putalpha(mask)
    disc = vector('<circle cx="50" cy="50" r="41" fill="#2a0204" fill-opacity="0.62"/>', 196)
    disc.alpha_composite(star)
    sheet = Image.new("RGBA", (256, 256))
    paste(sheet, halo(halo(disc, "#ff2010", 9, 1.4), "#ff6020", 4, 0.9), (128, 128))
    return sheet


def hole() -> Image.Image:
    """A hole to hell: broken flags, a shaft, fire turning in the deep."""
    size = 256
    rows, columns = grid(size, size)
    x, y = columns - size / 2, rows - size / 2
    distance = np.hypot(x, y) / (size / 2)
    angle = np.arctan2(y, x)
    rim = 0.76 + 0.2 * (noise(size, size, 40, 3, 4) - 0.5) + 0.05 * np.cos(angle * 7)
    swirl = noise(size, size, 34, 9, 5)
    turned = np.clip(0.5 + 0.5 * np.sin(angle * 3 + distance * 12 + swirl * 5), 0, 1)
    heat = np.clip((1 - distance / rim) * 0.9 + turned * 0.5 * (distance < rim) - 0.12, 0, 1) * np.clip(
        (rim - distance) * 9, 0, 1
    )
    stops = np.array([colour(tone) for tone in ("#080002", "#6a0a06", "#e0380a", "#ffa028", "#fff0a0")])
    body = np.stack([np.interp(heat, np.linspace(0, 1, 5), stops[:, channel]) for channel in range(3)], -1)
    edge = np.clip((distance - rim) * 14, 0, 1) * np.clip((rim + 0.17 - distance) * 16, 0, 1)
    broken = 0.55 + 0.9 * noise(size, size, 22, 12, 4)
    body = mix(body, colour("#4a3a34") * broken[..., None], edge)
    lightened = np.clip((distance - rim) * 20, 0, 1) * np.clip((rim + 0.05 - distance) * 30, 0, 1)
    body = body + lightened[..., None] * colour("#ff7a20") * 0.7
    outer = np.clip((rim + 0.17 - distance) * 12, 0, 1)
    return picture(np.dstack([body, outer * 255]))


def salt_line() -> Image.Image:
    """A line of salt from left to right, as long as a square."""
    wide, high = SQUARE * 2, 56
    chance = np.random.default_rng(6)
    rows, columns = grid(high, wide)
    middle = high / 2 + np.sin(columns / 21) * 2.5 + (noise(high, wide, 26, 4, 3) - 0.5) * 9
    half = 9 + 5 * (noise(high, wide, 18, 5, 4) - 0.5) * 2
    ends = np.clip(np.minimum(columns, wide - columns) / 12, 0, 1)
    cover = np.clip((half * ends - np.abs(rows - middle)) / 2.4, 0, 1)
    grains = chance.random((high, wide)).astype(np.float32)
    loose = (grains > 0.986) * (np.abs(rows - middle) < half * 2.2) * ends
    body = mix(
        np.broadcast_to(colour("#cfe4f6"), (high, wide, 3)),
        colour("#ffffff"),
        np.clip(grains * 1.4 - (rows - middle) / 26, 0, 1),
    )
    alpha = np.clip(cover + loose, 0, 1)
    image = picture(np.dstack([body, alpha * 255]))
    return halo(shadow(image, 3, (2, 3), 0.9), "#d8f4ff", 5, 0.55)


def burning_torch() -> Image.Image:
    """A torch burning on the floor of the keep, in its iron foot."""
    return _burning("torch", 1, FIRE, ("#4a4650", "#16141a"))


def burning_herbs(bundles: int) -> Image.Image:
    """One to three bundles smouldering in a bowl."""
    return _burning(
        f"herbs{bundles}", bundles, ("#04200a", "#1c7a2c", "#70d850", "#d8ffa0", "#ffffff"), ("#b8842f", "#4a2a08")
    )


def _burning(name: str, bundles: int, tones: tuple[str, ...], bowl: tuple[str, str]) -> Image.Image:
    p = Painting(name, 384, 384)
    before = p.canvas.copy()
    for n in range(bundles):
        x = 0.5 + (n - (bundles - 1) / 2) * 0.2
        plume(
            p, (x, 0.72), (x + 0.02 * (n - 1), 0.06 + 0.06 * (n % 2)), 0.17 if tones is FIRE else 0.08, tones, 0.9, 1.1
        )
    fire: Array = p.canvas - before
    alpha = np.clip(fire.max(axis=2) / 110, 0, 1)
    shown = np.where(alpha[..., None] > 0.02, fire / np.maximum(alpha, 0.02)[..., None], 0)
    flame = picture(np.dstack([np.clip(shown, 0, 255), alpha * 255]))
    sheet = Image.new("RGBA", (384, 384))
    base = vector(
        f'<defs>{fill("b", bowl[0], bowl[1])}</defs><ellipse cx="50" cy="74" rx="30" ry="11" fill="#0c0806"/><path '
        f'd="M22 68 q28 14 56 0 q-3 22 -28 24 q-25 -2 -28 -24z" fill="url(#b)" stroke="#0c0604" '
        f'stroke-width="2"/><ellipse cx="50" cy="68" rx="28" ry="8" fill="#1c0a04" stroke="{bowl[0]}" '
        f'stroke-width="2.4"/>',
        360,
    )
    paste(sheet, shadow(base, 8, (5, 8), 0.7), (192, 192))
    sheet.alpha_composite(flame)
    if name.startswith("herbs"):
        for n in range(bundles):
            x = 192 + (n - (bundles - 1) / 2) * 88
            paste(sheet, shadow(lit(vector(herb(), 150)), 3, (2, 3), 0.7), (x, 226 - 14 * (n % 2)))
    return sheet.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
