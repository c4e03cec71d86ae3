"""The program's icon, in the files that the three systems want."""

from PIL import Image, ImageDraw

from art.books import BINDINGS, medallion
from art.files import save_sprite
from art.icns import save_icns
from art.materials import leather, picture
from art.places import PICTURES
from art.shapes import GOLD, bevel, fade, paste, ring_mask, round_mask, shadow, struck

SIZES_OF_WINDOWS = [(side, side) for side in (16, 32, 48, 64, 128, 256)]


def program_icon(scale: int = 1) -> Image.Image:
    """A small grimoire seen from the front: violet leather, gilt frame, the burning eye; 512 pixels times the scale."""
    size = 472 * scale
    hide = leather(size, size, 5, "#5a2d94", "#1c0b38", 12)
    plate = round_mask(size, size, 86 * scale)
    hide = hide * (1 + 0.8 * bevel(plate, 12 * scale))[..., None]
    tile = picture(hide).convert("RGBA")
    tile.putalpha(plate)
    tile.alpha_composite(struck(ring_mask(size, size, 86 * scale, 24 * scale), 6, 6 * scale, GOLD))
    inner = struck(ring_mask(size - 84 * scale, size - 84 * scale, 52 * scale, 5 * scale), 7, 2 * scale, GOLD)
    paste(tile, fade(inner, 0.85), (size / 2, size / 2))
    emblem = medallion(BINDINGS["warlocks_duel"], 168 * scale)
    paste(tile, shadow(emblem, 8 * scale, (3 * scale, 6 * scale), 0.9), (size / 2, size / 2))
    paste(tile, shadow(_studs(size, scale), 3 * scale, (2 * scale, 3 * scale), 0.8), (size / 2, size / 2))
    sheet = Image.new("RGBA", (512 * scale, 512 * scale))
    paste(sheet, shadow(tile, 7 * scale, (0, 5 * scale), 0.6), (256 * scale, 254 * scale))
    return sheet


def _studs(size: int, scale: int) -> Image.Image:
    """Four gilt nails in the corners of the plate."""
    studs = Image.new("L", (size, size))
    radius = 13 * scale
    for x in (58 * scale, size - 58 * scale):
        for y in (58 * scale, size - 58 * scale):
            ImageDraw.Draw(studs).ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return struck(studs, 8, 5 * scale, ("#fff6d0", "#d8a850", "#6a4413"))


def paint_program_icon() -> None:
    """Write the program's icon for all three systems."""
    image = program_icon()
    save_sprite(image, PICTURES / "icon.png", 3)
    image.save(PICTURES / "icon.ico", sizes=SIZES_OF_WINDOWS)
    save_icns(image, program_icon(2), PICTURES / "icon.icns")
