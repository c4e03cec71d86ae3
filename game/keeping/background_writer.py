"""Writes to the disk in a thread of its own, so that a slow disk never holds up who draws."""

from __future__ import annotations

import threading
from collections.abc import Callable

Encode = Callable[[], bytes]
"""Makes the bytes to be written, of something that does not change any more."""


class BackgroundWriter:
    """Calls ``write`` with a name and the bytes to be kept under it, one call after the other.

    The bytes are made in the same thread, just before. While one write is under way only the newest state waits;
    older ones that still waited are dropped. The thread lives only as long as there is something to write, and even
    a program that ends waits for it.
    """

    def __init__(self, write: Callable[[str, bytes], object]) -> None:
        self._write = write
        self._changed = threading.Condition()
        self._waiting: tuple[str, Encode] | None = None
        self._thread: threading.Thread | None = None
        self._failures: list[Exception] = []

    def write_soon(self, name: str, encode: Encode) -> None:
        """Have bytes made and written; they take the place of older ones of the same name that still wait."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is None or self._waiting[0] == name)
            self._waiting = (name, encode)
            if self._thread is None:
                self._thread = threading.Thread(target=self._write_all, name="background writer")
                self._thread.start()

    def flush(self) -> None:
        """Return when everything handed over is written, or has failed."""
        with self._changed:
            self._changed.wait_for(lambda: self._thread is None)

    def failures(self) -> list[Exception]:
        """What went wrong since the last call, the oldest first."""
        with self._changed:
            failed, self._failures = self._failures, []
        return failed

    def _write_all(self) -> None:
        while (work := self._next()) is not None:
            name, encode = work
            try:
                self._write(name, encode())
            except Exception as error:  # whoever asks for the failures decides what to do about it
                with self._changed:
                    self._failures.append(error)

    def _next(self) -> tuple[str, Encode] | None:
        """What to write next; if nothing waits the thread ends, which is decided under the same lock."""
        with self._changed:
            work, self._waiting = self._waiting, None
            if work is None:
                self._thread = None
            self._changed.notify_all()
            return work
