"""What is made for one thing shown, and kept until something else is to be shown: a layout, a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pygame

Made = TypeVar("Made")


class Kept(Generic[Made]):
    """The thing made last, and the key that says what it was made for. Views in a key are compared in microseconds."""

    def __init__(self) -> None:
        self._last: tuple[Any, Made] | None = None

    def of(self, key: Any, make: Callable[[], Made]) -> Made:
        """What was made for this key; made now, if the last one was for another."""
        if self._last is None or self._last[0] != key:
            self._last = key, make()
        return self._last[1]


class KeptPicture:
    """An opaque picture that is painted over when it is to show something else."""

    def __init__(self) -> None:
        self._surface = pygame.Surface((0, 0))
        self._key: Any = None

    def of(self, key: Any, size: tuple[int, int], paint: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """The picture for this key, which is never None, in that size; painted now, if it shows something else."""
        if self._surface.get_size() != size:
            self._surface, self._key = pygame.Surface(size).convert(), None
        if self._key != key:
            self._key = None  # half a picture is none
            self._surface.set_clip(None)
            paint(self._surface)
            self._key = key
        return self._surface
