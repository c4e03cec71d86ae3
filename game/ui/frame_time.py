"""The time that a frame has for painting what was never painted before."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ui import patience
from game.ui.patience import Unfinished, Waiting

PAINTING = 0.006
"""Seconds of a frame for new pictures, in a window."""
MOST_ATTEMPTS = 240
"""After that many attempts something is painted to the end, however long it takes: it must be seen some day."""


class FrameTime:
    """Knows until when this frame may paint. ``seconds`` is None where nobody waits: tests, pictures."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._until: float | None = None

    def begin(self) -> None:
        """A frame begins."""
        self._until = None if self.seconds is None else time.perf_counter() + self.seconds

    @property
    def until(self) -> float | None:
        """When the time for painting is over; None: never."""
        return self._until


class Attempts:
    """One painting, tried frame by frame until it is finished."""

    def __init__(self, frame_time: FrameTime, most: float = MOST_ATTEMPTS) -> None:
        self._frame_time = frame_time
        self._most = most
        self._failed = 0
        self.waiting = False
        """Whether the last attempt ended because a picture is being read."""

    def finish(self, paint: Callable[[], object]) -> bool:
        """Paint as far as the frame's time goes; False if it has to be tried again in the next frame."""
        until = self._frame_time.until if self._failed < self._most else None
        self.waiting = False
        try:
            with patience.limited(until):
                paint()
        except Unfinished as reason:
            self.waiting = isinstance(reason, Waiting)
            self._failed += not self.waiting
            return False
        self._failed = 0
        return True
