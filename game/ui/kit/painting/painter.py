"""What draws with words and icons: each is fitted, coloured and put in its place by one call."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pygame import Color, Rect, Surface

from game.ui.kit.painting.lettering import embossed, one_line

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

Point: TypeAlias = tuple[float, float]
Tint: TypeAlias = Color | tuple[int, int, int]


def put(surface: Surface, picture: Surface | None, **at: Point) -> Rect:
    """Draw a picture where it belongs; tells where it lies: an empty rectangle for None."""
    if picture is None:
        return Rect(0, 0, 0, 0)
    place = picture.get_rect(**at)
    surface.blit(picture, place)
    return place


def box_at(size: tuple[float, float], **at: Point) -> Rect:
    """A rectangle of that size where it belongs."""
    box = Rect((0, 0), size)
    for name, point in at.items():
        setattr(box, name, point)
    return box


class Painter:
    """Has the letters of a theme and the pictures of a store.

    ``at`` names the corner or the middle that is given, as a rectangle's: ``midleft=(20, 40)``.
    """

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._theme, self._pictures = theme, pictures

    def draw_icon(self, surface: Surface, name: str, size: int, colour: Tint, **at: Point) -> Rect:
        """An icon, ``size`` pixels high; tells where it lies."""
        return put(surface, self._pictures.icon(name, size, colour), **at)

    def draw_words(
        self, surface: Surface, words: str, style: str, size: float, width: int, colour: Tint, **at: Point
    ) -> Rect:
        """One line, ``size`` pixels high, or smaller where it would be wider than ``width``; tells where it lies."""
        return put(surface, one_line(self._theme, words, style, size, width, colour), **at)

    def draw_title(
        self, surface: Surface, words: str, size: float, width: int, inks: tuple[Tint, Tint], depth: int, **at: Point
    ) -> Rect:
        """One line in the first of two inks; its shadow in the second one lies ``depth`` pixels below."""
        face, shade = (one_line(self._theme, words, "title", size, width, ink) for ink in inks)
        return put(surface, embossed(face, shade, depth), **at)
