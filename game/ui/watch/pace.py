"""When the next thing is shown while a match plays by itself."""

from __future__ import annotations

READING = 1.1
"""Seconds, at usual speed, for an event that nothing moves for, or a choice."""
BREATH = 0.3
"""Seconds after something has moved."""


class Pace:
    """``speed`` is a share of the usual one; ``playing`` whether it goes on by itself."""

    def __init__(self) -> None:
        self.speed = 1.0
        self.playing = False
        self._wait = 0.0

    def rest(self, *, moved: bool) -> None:
        """Something was shown: wait before the next thing."""
        self._wait = BREATH if moved else READING

    def is_due(self, seconds: float) -> bool:
        """Let time pass; True if the next thing is to be shown."""
        if not self.playing:
            return False
        self._wait -= seconds * self.speed
        return self._wait <= 0
