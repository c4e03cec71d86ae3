"""The map of Armenia as one sheet: relief, ink, neat line, cartouche and compass rose."""

from PIL import Image, ImageDraw

from art.armenia import HEIGHT, NEAT, WIDTH, centre
from art.armenia_ink import draw_ink
from art.armenia_relief import paint_relief
from art.files import save_painting
from art.fonts import lettering
from art.icons import icon
from art.materials import parchment, picture
from art.places import PICTURES
from art.shapes import fade, halo, paste, rgb, round_mask, shadow, vector

FOLDER = PICTURES / "demons"
OXBLOOD, SEPIA = "#6a1a12", "#3b2412"
QUALITY = 87


def paint_map() -> None:
    """Write the map: 2680 by 2288 pixels, hexes of radius 56 from (150, 150)."""
    sheet = paint_relief().convert("RGBA")
    sheet.alpha_composite(draw_ink())
    _sea_name(sheet)
    _neat_line(sheet)
    paste(sheet, shadow(_cartouche(), 9, (4, 7), 0.5), (centre(3, 0)[0] - 14, centre(3, 0)[1] - 14))
    paste(sheet, _compass(), (centre(1, 3)[0] - 24, centre(1, 3)[1] - 70))
    save_painting(sheet, FOLDER / "map.jpg", QUALITY)


def _sea_name(sheet: Image.Image) -> None:
    words = lettering("Pontus Euxinus", "EBGaramond-Italic", 58, "#2b4648", 7)
    turned = words.rotate(34, Image.Resampling.BICUBIC, expand=True)
    x, y = centre(5, 2)
    paste(sheet, halo(turned, "#c4d2c8", 4, 0.7), (x + 46, y + 34))


def _neat_line(sheet: Image.Image) -> None:
    drawing = ImageDraw.Draw(sheet)
    ink, bar = rgb("#3a2210"), rgb("#5c2218")
    for outward, width in ((0, 4), (10, 2), (34, 2), (42, 5)):
        box = (NEAT - outward, NEAT - outward, WIDTH - NEAT + outward, HEIGHT - NEAT + outward)
        drawing.rectangle(box, outline=ink, width=width)
    for at in range(0, int(WIDTH - 2 * NEAT), 160):
        end = min(NEAT + at + 80, WIDTH - NEAT)
        for top in (NEAT - 31, HEIGHT - NEAT + 13):
            drawing.rectangle((NEAT + at, top, end, top + 18), fill=bar)
    for at in range(0, int(HEIGHT - 2 * NEAT), 160):
        end = min(NEAT + at + 80, HEIGHT - NEAT)
        for left in (NEAT - 31, WIDTH - NEAT + 13):
            drawing.rectangle((left, NEAT + at, left + 18, end), fill=bar)


def _cartouche() -> Image.Image:
    """A parchment tablet; the table writes the title on it, in the language in use."""
    width, height = 560, 218
    tablet = picture(parchment(height, width, 99, "#f2e3b8", "#b98f50", edge=0.3)).convert("RGBA")
    tablet.putalpha(round_mask(width, height, 26))
    drawing = ImageDraw.Draw(tablet)
    for inset, thick in ((9, 3), (16, 1)):
        box = (inset, inset, width - inset - 1, height - inset - 1)
        drawing.rounded_rectangle(box, 20, outline=rgb("#5c2218"), width=thick)
    for x in (58, width - 58):
        paste(tablet, icon("daemon-skull", 48, OXBLOOD), (x, 74))
    drawing.line((130, 182, width - 130, 182), fill=rgb(SEPIA), width=2)
    paste(tablet, icon("pentacle", 24, OXBLOOD), (width / 2, 182))
    return tablet


def _compass() -> Image.Image:
    """A compass rose of sixteen points with the letter of the north."""
    parts = []
    for point in range(16):
        length = 190 if point % 4 == 0 else 140 if point % 2 == 0 else 95
        wide = 26 if point % 4 == 0 else 20 if point % 2 == 0 else 12
        tip = f"M210 {210 - length}"
        right, left = f"L{210 + wide} {210 - wide}", f"L{210 - wide} {210 - wide}"
        body = (
            f'<g transform="rotate({point * 22.5} 210 210)"><path d="{tip} {right} L210 210Z" fill="#5a1d14"/>'
            f'<path d="{tip} {left} L210 210Z" fill="#f0e0b4"/>'
            f'<path d="{tip} {right} L210 210 {left}Z" fill="none" stroke="#2a1509" stroke-width="2"/></g>'
        )
        parts.append((length, body))
    rings = "".join(
        f'<circle cx="210" cy="210" r="{radius}" fill="none" stroke="#2a1509" stroke-width="{width}"/>'
        for radius, width in ((120, 2), (128, 4))
    )
    hub = '<circle cx="210" cy="210" r="14" fill="#c9a24a" stroke="#2a1509" stroke-width="3"/>'
    rose = vector(rings + "".join(body for _, body in sorted(parts)) + hub, 640, 640, "0 0 420 420")
    whole = Image.new("RGBA", (300, 320))
    paste(whole, rose.resize((246, 246), Image.Resampling.LANCZOS), (150, 186))
    paste(whole, halo(lettering("N", "Cinzel-Bold", 34, "#5a1d14"), "#e4e4cc", 3, 1.6), (150, 46))
    return fade(whole, 0.93)
