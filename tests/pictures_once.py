"""Every test opens an app of its own, and each would read the same pictures again: a third of what they all take.

Here a file is decoded and scaled once for all tests of a process; each app gets copies, so that nothing one draws is
seen by another. A file that has changed since is read anew.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from game.ui.kit.painting import store

BUDGET = 200_000_000
"""Bytes of pixels that are kept, the oldest of which go first."""


class ReadOnce:
    """Wraps what reads a picture in a size."""

    def __init__(self, read: Callable[[Path, Any], Surface]) -> None:
        self._read = read
        self._kept: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()  # large pictures are read in threads

    def __call__(self, file: Path, size: Any) -> Surface:
        """A copy of what was read before, or of what is read now."""
        status = file.stat()
        key = (str(file), size, status.st_mtime_ns, status.st_size)
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = self._read(file, size)
            self._keep(key, found)
        return found.copy()

    def _keep(self, key: tuple[object, ...], picture: Surface) -> None:
        with self._lock:
            self._kept[key] = picture
            self._bytes += _bytes_of(picture)
            while self._bytes > BUDGET and len(self._kept) > 1:
                self._bytes -= _bytes_of(self._kept.popitem(last=False)[1])


def _bytes_of(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()


@pytest.fixture(scope="session", autouse=True)
def pictures_read_once() -> Iterator[None]:
    """For all tests of a room whose conftest imports this."""
    patched = pytest.MonkeyPatch()
    for name in ("read_scaled", "_read_covering"):
        patched.setattr(store, name, ReadOnce(getattr(store, name)))
    yield
    patched.undo()
