"""Pictures: loaded once, scaled once per size, forgotten when they need too much memory."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame
from pygame import Color, Rect, Surface

from game.assets import MissingAsset, asset
from game.ui.kit.painting.without_waiting import patience
from game.ui.kit.painting.without_waiting.reader import PictureReader, converted, read_scaled, smooth
from game.words import _

BUDGET = 96 * 1024 * 1024
"""Bytes of pixels kept at most; what was not used for the longest time goes first."""

CORNERS = {"chrome/frame": 40, "chrome/ribbon": 36}
"""Corner lengths in the pixels of the source of nine-slice pictures; 24 for all others."""

Size = tuple[int, int]
UNKNOWN: Size = (320, 240)
"""The size of what stands for a picture whose size nobody knows."""


class PictureStore:
    """The pictures under `assets/pictures` and `assets/icons`, converted for fast drawing.

    A missing or damaged picture is a drawn placeholder with its name, and one warning.
    """

    def __init__(self, warn: Callable[[str], None], budget: int = BUDGET) -> None:
        self._warn = warn
        self._budget = budget
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._bytes = 0
        self._reader = PictureReader()

    def picture(self, name: str, size: Size | None = None) -> Surface:
        """A picture such as "menu/logo.png", in its own size or smoothly scaled. Do not draw on it."""
        key = ("picture", name, size)
        found = self._recall(key)
        if found is not None:
            return found
        source = self._recall(("picture", name, None))
        if source is not None and size is not None:
            return self._keep(key, smooth(source, size))
        return self._keep(key, self._read(key, name, lambda file: read_scaled(file, size), size or UNKNOWN))

    def own(self, name: str, size: Size) -> Surface:
        """A picture in that size that is not kept: it may be drawn on, and its memory is the asker's."""
        return self._read(("own", name, size), name, lambda file: read_scaled(file, size), size)

    def cover(self, name: str, size: Size) -> Surface:
        """A picture scaled until it covers ``size``, and cropped in the middle."""
        key = ("cover", name, size)
        found = self._recall(key)
        if found is not None:
            return found
        return self._keep(key, self._read(key, name, lambda file: _read_covering(file, size), size))

    def icon(self, name: str, px: int, colour: Color | str | tuple[int, int, int] = "white") -> Surface:
        """An icon of `assets/icons` in one colour, rendered sharp at ``px`` pixels."""
        tint = Color(colour)
        key = ("icon", name, px, int(tint))
        found = self._recall(key)
        return found if found is not None else self._keep(key, self._render_icon(name, px, tint))

    def nine_slice(self, name: str, size: Size, corner: int | None = None) -> Surface:
        """A frame such as "chrome/button.png" stretched to ``size`` without stretching its corners.

        ``corner`` is the corner's length on the screen in pixels; that of the source if None.
        """
        key = ("slices", name, size, corner)
        found = self._recall(key)
        if found is not None:
            return found
        source = self.picture(name)
        cut = CORNERS.get(name.removesuffix(".png"), 24)
        return self._keep(key, _stretched(source, size, cut, cut if corner is None else corner))

    def tiled(self, name: str, size: Size) -> Surface:
        """A picture repeated until it fills ``size``."""
        key = ("tiled", name, size)
        found = self._recall(key)
        if found is not None:
            return found
        source, filled = self.picture(name), Surface(size)
        for left in range(0, size[0], source.get_width()):
            for top in range(0, size[1], source.get_height()):
                filled.blit(source, (left, top))
        return self._keep(key, converted(filled))

    def made(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A surface drawn by ``make`` once and remembered under ``key``."""
        found = self._recall(("made", key))
        return found if found is not None else self._keep(("made", key), make())

    def forget(self) -> None:
        """Drop everything remembered."""
        self._reader.forget()
        patience.forget_remembered()
        self._kept.clear()
        self._bytes = 0

    @property
    def bytes_kept(self) -> int:
        """How many bytes of pixels are remembered."""
        return self._bytes

    def _recall(self, key: Hashable) -> Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: Hashable, surface: Surface) -> Surface:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._budget and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        patience.check()
        return surface

    def _read(self, key: Hashable, name: str, read: Callable[[Path], Surface], size: Size) -> Surface:
        try:
            file = asset("pictures", *name.split("/"))
            return self._reader.read(key, file, lambda: read(file))
        except (MissingAsset, OSError, pygame.error) as error:
            self._complain(name, error)
            return smooth(placeholder(name, UNKNOWN), size)

    def _render_icon(self, name: str, px: int, tint: Color) -> Surface:
        try:
            drawing = asset("icons", f"{name}.svg").read_bytes()
            white = pygame.image.load_sized_svg(io.BytesIO(drawing), (px, px)).convert_alpha()
        except (MissingAsset, OSError, pygame.error) as error:
            self._complain(name, error)
            return placeholder(name, (px, px))
        white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        white.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
        return white

    def _complain(self, name: str, error: Exception) -> None:
        reason = str(error).partition("\n")[0]
        self._warn(
            _(
                "The picture {name} is missing or damaged ({reason}). Install Four Grimoires again to mend it.",
                name=name,
                reason=reason,
            )
        )


def placeholder(name: str, size: Size) -> Surface:
    """What stands for a picture that cannot be shown: a crossed frame with its name."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((70, 58, 46, 220))
    frame = surface.get_rect()
    pygame.draw.rect(surface, (214, 186, 120), frame, max(1, size[0] // 60))
    pygame.draw.aaline(surface, (150, 126, 86), frame.topleft, frame.bottomright)
    pygame.draw.aaline(surface, (150, 126, 86), frame.topright, frame.bottomleft)
    if min(size) >= 40:
        words = pygame.font.Font(None, max(12, size[0] // 14)).render(name, True, (243, 223, 174))
        surface.blit(words, words.get_rect(center=frame.center))
    return surface


def _read_covering(file: Path, size: Size) -> Surface:
    """A picture scaled until it covers ``size``, and cropped in the middle."""
    source = pygame.image.load(file)
    width, height = source.get_size()
    factor = max(size[0] / width, size[1] / height)
    part = Rect(0, 0, min(width, round(size[0] / factor)), min(height, round(size[1] / factor)))
    part.center = (width // 2, height // 2)
    return converted(smooth(source.subsurface(part), size))


def _stretched(source: Surface, size: Size, cut: int, corner: int) -> Surface:
    """The nine parts of ``source``, its corners of ``cut`` pixels drawn ``corner`` pixels long."""
    width, height = max(2, size[0]), max(2, size[1])
    edge = max(1, min(corner, width // 2, height // 2))
    filled = Surface((width, height), pygame.SRCALPHA)
    from_x, from_y = _cuts(source.get_width(), cut), _cuts(source.get_height(), cut)
    to_x, to_y = _cuts(width, edge), _cuts(height, edge)
    for column in range(3):
        for row in range(3):
            cut_size = (from_x[column + 1] - from_x[column], from_y[row + 1] - from_y[row])
            part = Rect(from_x[column], from_y[row], *cut_size)
            target = (to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row])
            if min(part.size) > 0 and min(target) > 0:
                filled.blit(smooth(source.subsurface(part), target), (to_x[column], to_y[row]))
    return filled.convert_alpha()


def _cuts(length: int, corner: int) -> tuple[int, int, int, int]:
    return 0, corner, max(corner, length - corner), length


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
