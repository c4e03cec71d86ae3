"""What mages carry and what lies on the board: wand, book, garlic, salt, drops, torch, herbs, stock, star, hole, "
"cradle.
"""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageFilter

from art.materials import noise, picture
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
