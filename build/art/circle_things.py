"""What lies on the board of Devil's Circle: the cradle, the stock, stars, holes, salt, fires."""

import math

import numpy as np
from PIL import Image

from art.circle_items import ITEMS, SIDE, fill, herb, lit
from art.circle_plan import SQUARE
from art.effects import FIRE, plume
from art.materials import Array, colour, grid, mix, noise, picture
from art.painting import Painting
from art.shapes import halo, paste, shadow, vector


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
