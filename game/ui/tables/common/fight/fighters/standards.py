"""Standards of those who are more sign than body: a painted portrait with its own sky, in an arch of gold."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw
from pygame.transform import smoothscale

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.store import PictureStore

SHAPE = 0.58
"""How wide a standard is, in its heights."""
FINER = 2
"""How much larger it is painted than it is shown: its arch is smooth."""
ARCH, RIM = 0.44, 0.034
"""The radius of its arch and the width of its rim, in its widths."""
GOLD: tuple[tuple[float, Colour], ...] = (
    (1.0, (46, 26, 10)), (0.84, (150, 104, 44)), (0.62, (246, 212, 132)), (0.3, (122, 80, 30)),
)  # fmt: skip
"""Its rim from outside inwards: how much of its width is still to come, and the tone."""


def standard(pictures: PictureStore, portrait: str, height: int) -> Surface:
    """The standard of who is painted in a portrait such as "demons/spirits/33.jpg"; kept. Do not draw on it."""
    return pictures.made(("standard", portrait, height), lambda: _painted(pictures, portrait, height))


def _painted(pictures: PictureStore, portrait: str, height: int) -> Surface:
    size = (round(height * SHAPE), height)
    large = Surface((size[0] * FINER, size[1] * FINER), SRCALPHA)
    whole, rim = large.get_rect(), large.get_width() * RIM
    for share, tone in GOLD:
        _arch(large, whole, rim * (1 - share), tone)
    inner = Surface(large.get_size(), SRCALPHA)
    _arch(inner, whole, rim, (255, 255, 255))
    inner.blit(smoothscale(pictures.cover(portrait, size), large.get_size()), (0, 0), special_flags=BLEND_RGBA_MULT)
    large.blit(inner, (0, 0))
    return smoothscale(large, size)


def _arch(surface: Surface, whole: Rect, inwards: float, tone: Colour) -> None:
    """A filled arch with a flat foot, so many pixels inside of the whole."""
    box = whole.inflate(-2 * inwards, -2 * inwards)
    radius = round(whole.width * ARCH - inwards)
    draw.rect(surface, tone, box, border_top_left_radius=radius, border_top_right_radius=radius)
