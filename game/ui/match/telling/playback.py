"""What happens in a match, as the screen shows it: events that belong together, with the view after them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.decision import Decision, Event
from game.engine.match import Match


@dataclass(frozen=True)
class Group:
    """Events shown together, and what the table looks like after them."""

    events: tuple[Event, ...]
    view: Any


class Playback:
    """Steps a match forward. The rules are never more than one event ahead of what is shown."""

    def __init__(self, match: Match, together: Callable[[Sequence[Event], Event], bool]) -> None:
        self.match = match
        self._together = together
        self._ahead: tuple[Event, Any] | None = None

    def next(self, seat: int | None) -> Group | Decision | None:
        """The next group of events as ``seat`` sees them, the open decision, or None when the match is over."""
        first = self._take(seat)
        if not isinstance(first, tuple):
            return first
        events, view = [first[0]], first[1]
        while True:
            item = self._take(seat)
            if not isinstance(item, tuple):
                break
            if not self._together(events, item[0]):
                self._ahead = item
                break
            events.append(item[0])
            view = item[1]
        return Group(tuple(events), view)

    def forget(self) -> None:
        """Drop what was read ahead: the match went back."""
        self._ahead = None

    def _take(self, seat: int | None) -> tuple[Event, Any] | Decision | None:
        if self._ahead is not None:
            item, self._ahead = self._ahead, None
            return item
        step = self.match.step()
        return (step, self.match.view(seat)) if isinstance(step, Event) else step
