"""Large pictures painted in steps: what is begun in one frame goes on in the next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable

from pygame import Surface

from game.ui.kit.painting.without_waiting import patience

Steps = Generator[None, None, Surface]
"""Yields after each step, and returns the finished picture."""


class Paintings:
    """Keeps the pictures finished last, and as many that were begun."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._finished: OrderedDict[Hashable, Surface] = OrderedDict()
        self._begun: OrderedDict[Hashable, Steps] = OrderedDict()

    def picture(self, key: Hashable, begin: Callable[[], Steps]) -> Surface:
        """The finished picture. Painted on until it is, or gives up when the frame's time is over."""
        found = self._finished.get(key)
        if found is not None:
            self._finished.move_to_end(key)
            return found
        if key not in self._begun:
            self._begun[key] = begin()
        picture = _finished(self._begun[key])
        del self._begun[key]
        self._finished[key] = picture
        for kept in (self._begun, self._finished):
            while len(kept) > self._most:
                kept.popitem(last=False)
        return picture


def _finished(steps: Steps) -> Surface:
    """The picture after its last step."""
    while True:
        try:
            # Half a step could not be taken up again: each one is done to its end.
            with patience.limited(None):
                next(steps)
        except StopIteration as end:
            picture: Surface = end.value
            return picture
        patience.check()
