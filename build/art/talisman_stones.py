"""Standing stones and the runes that shine on them."""

from PIL import Image, ImageDraw

from art.painting import Painting
from art.talisman_buildings import panel
from art.talisman_sculpt import softened

RUNES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "ansuz": (((0, 1), (0, 0), (0.7, 0.3)), ((0, 0.35), (0.7, 0.65))),
    "fehu": (((0, 1), (0, 0)), ((0, 0.5), (0.7, 0.1)), ((0, 0.8), (0.7, 0.4))),
    "algiz": (((0.4, 1), (0.4, 0)), ((0, 0), (0.4, 0.45), (0.8, 0))),
    "tiwaz": (((0.4, 1), (0.4, 0)), ((0, 0.35), (0.4, 0), (0.8, 0.35))),
    "sowilo": (((0.7, 0), (0, 0.35), (0.7, 0.65), (0, 1)),),
    "dagaz": (((0, 1), (0, 0), (0.8, 1), (0.8, 0), (0, 1)),),
    "raido": (((0, 1), (0, 0), (0.6, 0.25), (0, 0.5), (0.7, 1)),),
    "opala": (((0, 1), (0.7, 0.35), (0.35, 0), (0, 0.35), (0.7, 1)),),
    "gebo": (((0, 0), (0.8, 1)), ((0.8, 0), (0, 1))),
    "mannaz": (((0, 1), (0, 0), (0.8, 0.5)), ((0.8, 1), (0.8, 0), (0, 0.5))),
    "wunjo": (((0, 1), (0, 0), (0.6, 0.25), (0, 0.5)),),
    "uruz": (((0, 1), (0, 0), (0.7, 0.35), (0.7, 1)),),
    "hagalaz": (((0, 1), (0, 0)), ((0, 0.35), (0.8, 0.65)), ((0.8, 1), (0.8, 0))),
}


def runes(p: Painting, places: tuple[tuple[float, float, float, str], ...], tone: str) -> None:
    """Carved signs (x, y, size, name of the rune) shining on stones."""
    layer = Image.new("L", (p.width, p.height))
    drawing = ImageDraw.Draw(layer)
    for x, y, size, which in places:
        for line in RUNES[which]:
            spots = [((x + (a - 0.4) * size * 0.8) * p.width, (y + (b - 0.5) * size) * p.height) for a, b in line]
            drawing.line(spots, fill=255, width=max(round(size * p.height / 13), 3), joint="curve")
        p.glow(x, y, size * 0.9, tone, 0.3)
    field = p.mask_layer(layer)
    p.shade(1 - 0.6 * softened(field, 5))
    p.over(tone, field)
    p.add(tone, softened(field, 3) * 0.5 + softened(field, 12) * 0.7)


def menhir(p: Painting, x: float, foot: float, size: float, tone: str = "#8a8a94", lean: float = 0.0) -> None:
    """A standing stone."""
    wide = size * 0.2
    p.ground_shadow(x + wide * 0.4, foot, wide * 1.6, 0.6)
    left = [(x - wide, foot), (x - wide * 0.9 + lean, foot - size * 0.6), (x - wide * 0.35 + lean, foot - size)]
    right = [(x + wide * 0.55 + lean, foot - size * 0.9), (x + wide * 0.85 + lean, foot - size * 0.45), (x + wide,
        foot)]  # fmt: skip
    panel(p, [*left, *right], tone, 1.1, grain="rock", low=0.65)
    panel(p, [(x + wide * 0.3 + lean, foot - size * 0.95), *right, (x + wide * 0.5, foot)], tone, 0.6, grain="rock",
        low=0.6)  # fmt: skip
