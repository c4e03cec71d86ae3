"""Large pictures are read and scaled in a thread, so that no frame waits for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame
from pygame import Surface

from game.ui.kit.memory import share_among_threads
from game.ui.kit.painting.without_waiting import patience

HEAVY = 40_000
"""Bytes of a file from which on reading it takes some milliseconds."""


THREADS = 2


class PictureReader:
    """Reads pictures beside what is going on; pygame lets others work while it decodes and scales."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._asked: dict[Hashable, Future[Surface]] = {}

    def read(self, key: Hashable, file: Path, make: Callable[[], Surface]) -> Surface:
        """What ``make`` makes of a file: made at once, or in the thread while the painting is given up.

        Raises what ``make`` raises.
        """
        if key not in self._asked:
            if not patience.is_limited() or file.stat().st_size < HEAVY:
                return make()
            if self._thread is None:
                share_among_threads()
                self._thread = ThreadPoolExecutor(THREADS, thread_name_prefix="pictures")
            self._asked[key] = self._thread.submit(make)
        if not self._asked[key].done():
            patience.give_up(self._asked[key].done)
        return self._asked.pop(key).result()

    def forget(self) -> None:
        """Read nothing any more that was asked for."""
        for waiting in self._asked.values():
            waiting.cancel()
        self._asked.clear()


def read_scaled(file: Path, size: tuple[int, int] | None) -> Surface:
    """A picture in that size (its own for None), converted for fast drawing."""
    source = pygame.image.load(file)
    return converted(source if size is None else smooth(source, size))


def converted(surface: Surface) -> Surface:
    """A picture in the format of the window."""
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


def smooth(source: Surface, size: tuple[int, int]) -> Surface:
    """A picture in another size."""
    if source.get_size() == size:
        return source.copy()
    if source.get_bitsize() < 24:  # with a palette
        source = converted(source)
    return pygame.transform.smoothscale(source, (max(1, size[0]), max(1, size[1])))
