"""Giving memory back to the system when a match is left: C libraries like to keep what large pictures used."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_back() -> None:
    """Let go of what nobody uses any more. Does nothing where the C library has no way to do it."""
    gc.collect()
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library than glibc: it has its own habits
