"""The memory of a match: garbage is collected in small portions when there is time, and given back at the end."""

from __future__ import annotations

import ctypes
import gc
import sys

NEVER = 1_000_000
"""So rarely does Python itself look through everything, which takes tens of milliseconds."""
ARENAS = -8
"""What glibc calls M_ARENA_MAX."""
PORTION = 20.0
"""Seconds of play after which garbage is collected."""


class Tidying:
    """Collects garbage between :meth:`begin` and :meth:`end`. What was looked at once is not looked at again."""

    def __init__(self) -> None:
        self._usual: tuple[int, int, int] | None = None
        self._due = 0.0

    def begin(self, now: float) -> None:
        """A match begins: everything that is there stays."""
        gc.freeze()
        self._usual = gc.get_threshold()
        gc.set_threshold(self._usual[0], self._usual[1], NEVER)
        self._due = now + PORTION

    def tidy(self, now: float) -> bool:
        """Collect what came together, if it is time; True if it was."""
        if self._usual is None or now < self._due:
            return False
        self._due = now + PORTION
        gc.collect()
        gc.freeze()
        return True

    def end(self) -> None:
        """The match is left: look through everything, as usual from now on. Does nothing where none has begun."""
        if self._usual is None:
            return
        gc.set_threshold(*self._usual)
        self._usual = None
        gc.unfreeze()
        give_back()


def share_among_threads() -> None:
    """Let threads take memory from where everything else does: else glibc keeps a store of its own for each."""
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).mallopt(ARENAS, 1)
    except (OSError, AttributeError):
        return  # another C library than glibc: it has its own habits


def give_back() -> None:
    """Let go of what nobody uses any more. Does nothing where the C library has no way to do it."""
    gc.collect()
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library than glibc: it has its own habits
