"""How fast a review goes on, and how long the rest of it takes."""

from __future__ import annotations

import time

SURE_OF_TIME = 5.0
"""Seconds of work after which it is guessed how long the rest takes."""


class WorkPace:
    """The pace since the first share of the work was told."""

    def __init__(self) -> None:
        self._began: tuple[float, float] | None = None

    def note(self, share: float) -> None:
        """So much of the work is done now."""
        if self._began is None and share:
            self._began = (time.monotonic(), share)

    def seconds_left(self, share: float) -> float | None:
        """About how long it still takes, once there is something to guess it from."""
        if self._began is None:
            return None
        began, first = self._began
        taken = time.monotonic() - began
        done = share - first
        return taken * (1 - share) / done if taken > SURE_OF_TIME and done > 0 else None
