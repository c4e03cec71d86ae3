"""Portraits of the four mages and their round tokens."""

from collections.abc import Callable

from PIL import Image

from art.files import save_painting, save_sprite
from art.mage_albus import albus
from art.mage_alonora import alonora
from art.mage_celestine import celestine
from art.mage_parvel import parvel
from art.materials import colour
from art.painting import Painting
from art.places import DUEL
from art.portrait import HEIGHT, WIDTH
from art.shapes import paste, ring_mask, round_mask, shadow, struck

MAGES: dict[str, Callable[[Painting], None]] = {
    "albus": albus,
    "alonora": alonora,
    "celestine": celestine,
    "parvel": parvel,
}
HEADS = {"albus": (320, 222, 172), "alonora": (320, 232, 152), "celestine": (312, 232, 152), "parvel": (320, 236, 176)}
LIGHTS = {"albus": "#3a90e0", "alonora": "#ff6020", "celestine": "#ffd040", "parvel": "#70d040"}


def token(portrait: Image.Image, name: str) -> Image.Image:
    """The head in a gilt rim, 256 pixels."""
    x, y, reach = HEADS[name]
    size = 480
    head = (
        portrait.crop((x - reach, y - reach, x + reach, y + reach))
        .resize((size, size), Image.Resampling.LANCZOS)
        .convert("RGBA")
    )
    head.putalpha(round_mask(size, size, size / 2, 2))
    inner = struck(ring_mask(size, size, size / 2, 30, 2), 3, 6)
    head.alpha_composite(inner)
    tinted = tuple(
        "#" + "".join(f"{int(value * shade):02x}" for value in colour(LIGHTS[name])) for shade in (1.0, 0.65, 0.3)
    )
    enamel = struck(ring_mask(size - 60, size - 60, (size - 60) / 2, 9, 2), 4, 3, (tinted[0], tinted[1], tinted[2]))
    paste(head, enamel, (size / 2, size / 2))
    small = head.resize((240, 240), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (256, 256))
    paste(sheet, shadow(small, 4, (1, 3), 0.6), (128, 127))
    return sheet


def paint_mage(name: str) -> None:
    """Write the portrait and the token of a mage."""
    painting = Painting(name, WIDTH, HEIGHT)
    MAGES[name](painting)
    portrait = painting.finished((640, 800), 0.45)
    save_painting(portrait, DUEL / "mages" / f"{name}.jpg")
    save_sprite(token(portrait, name), DUEL / "mages" / f"{name}_round.png")
