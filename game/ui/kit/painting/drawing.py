"""What everything drawn by hand is made with: pictures, words and signs, put where one of their points belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface
from pygame.typing import ColorLike

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.lettering import SMALLEST, embossed, one_line, paragraph

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

Spot = tuple[float, float]
"""A point of a picture or rectangle by its name: "center", "midtop", "topright"."""


def box_at(size: tuple[float, float], **spot: Spot) -> Rect:
    """A rectangle of that size with one of its points there."""
    box = Rect((0, 0), size)
    for name, point in spot.items():
        setattr(box, name, point)
    return box


def put(surface: Surface, picture: Surface | None, **spot: Spot) -> Rect:
    """Draw a picture with one of its points there; where it lies now, an empty rectangle for None."""
    if picture is None:
        return Rect(0, 0, 0, 0)
    place = picture.get_rect(**spot)
    surface.blit(picture, place)
    return place


class Drawing:
    """Draws a part of a table."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._theme = theme
        self._pictures = pictures

    def _write(
        self, surface: Surface, words: str, style: str, pixels: float, width: int, colour: ColorLike, **spot: Spot
    ) -> Rect:
        """Write one line, shrunk until it is no wider than ``width`` pixels."""
        return put(surface, one_line(self._theme, words, style, pixels, width, colour), **spot)

    def _write_lines(
        self,
        surface: Surface,
        words: str,
        style: str,
        pixels: float,
        box: tuple[int, int],
        colour: ColorLike,
        smallest: float = SMALLEST,
        **spot: Spot,
    ) -> Rect:
        """Write lines that fill a box, shrunk to fit; nothing if they do not fit at the smallest size."""
        return put(surface, paragraph(self._theme, words, style, pixels, box, colour, smallest), **spot)

    def _icon(self, surface: Surface, name: str, pixels: int, colour: Color | Colour, **spot: Spot) -> Rect:
        """Draw an icon in one colour."""
        return put(surface, self._pictures.icon(name, pixels, colour), **spot)

    def _emboss(
        self,
        surface: Surface,
        words: str,
        pixels: float,
        width: int,
        inks: tuple[Colour, Colour],
        depth: int,
        **spot: Spot,
    ) -> Rect:
        """Write one line of a title in the first of two inks; its shadow in the second lies ``depth`` pixels below."""
        face, shade = (one_line(self._theme, words, "title", pixels, width, ink) for ink in inks)
        return put(surface, embossed(face, shade, depth), **spot)
