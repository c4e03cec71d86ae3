"""The memory of a match: no pauses for collecting garbage while it is played, given back when it is left."""

from __future__ import annotations

import ctypes
import gc
import sys


def spare() -> None:
    """Let the collector of garbage look no more at what is there now: its pauses would be seen in what moves."""
    gc.freeze()


def give_back() -> None:
    """Let go of what nobody uses any more. Does nothing where the C library has no way to do it."""
    gc.unfreeze()
    gc.collect()
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library than glibc: it has its own habits
