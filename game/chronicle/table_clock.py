"""How long a match was played, however often it was put aside."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.engine.match import Match

LONGEST_THOUGHT = 300.0
"""Seconds between two answers that count at most: whoever is away longer does not play."""


class TableClock:
    """Adds the time that passes to a match; ``now`` gives seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._part = 0.0

    def tick(self, match: Match) -> None:
        """Count the time since the last tick, or since the clock was made."""
        now = self._now()
        self._part += min(now - self._last, LONGEST_THOUGHT)
        self._last = now
        whole = int(self._part)
        match.played += whole
        self._part -= whole
