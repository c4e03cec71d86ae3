"""The time that a frame has for painting what was never painted before."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ui.kit.painting.without_waiting import patience
from game.ui.kit.painting.without_waiting.patience import Unfinished, Waiting

PAINTING = 0.006
"""Seconds of a frame for new pictures, in a window."""
AT_FIRST = 0.006
"""Seconds more for what is nowhere to be seen yet."""
MOST_ATTEMPTS = 240
"""After that many attempts something is painted to the end, however long it takes: it must be seen some day."""


class FrameTime:
    """Knows until when this frame may paint. ``seconds`` is None where nobody waits: tests, pictures."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._until: float | None = None
        self.unfinished = False
        """Whether something was not finished in this frame for lack of time."""
        self.failures = 0
        """How often something was not finished in a frame, also because a picture is still being read."""

    def begin(self) -> None:
        """A frame begins."""
        self.unfinished = False
        self._until = None if self.seconds is None else time.perf_counter() + self.seconds

    @property
    def until(self) -> float | None:
        """When the time for painting is over; None: never."""
        return self._until


class Attempts:
    """One painting, tried frame by frame until it is finished. For work ``ahead`` nobody waits."""

    def __init__(self, frame_time: FrameTime, *, ahead: bool = False) -> None:
        self._frame_time = frame_time
        self._ahead = ahead
        self._failed = 0
        self._ready: Callable[[], bool] | None = None

    @property
    def waiting(self) -> bool:
        """Whether a picture is being read, without which nothing can be done."""
        return self._ready is not None and not self._ready()

    def finish(self, paint: Callable[[], object], *, at_first: bool = False) -> bool:
        """Paint as far as the frame's time goes; False if it has to be tried again in the next frame."""
        until = self._frame_time.until if self._failed < MOST_ATTEMPTS else None
        if until is not None and self.waiting:
            self._frame_time.failures += not self._ahead
            return False
        if until is not None and at_first:
            until += AT_FIRST
        self._ready = None
        try:
            with patience.limited(until):
                paint()
        except Waiting as reason:
            self._ready = reason.ready
            self._frame_time.failures += not self._ahead
            return False
        except Unfinished:
            if not self._ahead:
                self._failed += 1
                self._frame_time.unfinished = True
                self._frame_time.failures += 1
            return False
        self._failed = 0
        return True
