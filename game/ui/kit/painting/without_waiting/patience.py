"""Painting that may be interrupted: a frame never waits for pictures that are not made yet.

Whoever makes a picture that is kept calls :func:`check` afterwards. Inside of :func:`limited`, when the time is over,
that raises :class:`Unfinished` and the whole painting is given up; what was made is kept, so that the next attempt, a
frame later, comes further. Outside of it everything is painted to the end: in tests, for pictures, on other screens.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


class Unfinished(Exception):
    """The time for painting is over before everything was made."""


class Waiting(Unfinished):
    """A picture is being read elsewhere: nothing can be done before it is ``ready``."""

    def __init__(self, ready: Callable[[], bool]) -> None:
        super().__init__()
        self.ready = ready


class _Limit:
    """Until when may be painted; None: as long as it takes."""

    until: float | None = None


def is_limited() -> bool:
    """Whether a painting in course may be given up."""
    return _Limit.until is not None


def check() -> None:
    """Give up if the time is over. To be called when something was made and kept."""
    if _Limit.until is not None and time.perf_counter() >= _Limit.until:
        raise Unfinished


def give_up(ready: Callable[[], bool]) -> None:
    """Give up at once, if that is allowed: somebody else makes what is needed, and knows when it is ready."""
    if _Limit.until is not None:
        raise Waiting(ready)


@contextmanager
def limited(until: float | None) -> Iterator[None]:
    """Paint until that moment of ``time.perf_counter``; to the end for None."""
    before = _Limit.until
    _Limit.until = until
    try:
        yield
    finally:
        _Limit.until = before


_caches: WeakSet[Any] = WeakSet()
"""Everything that remembers."""


def forget_remembered() -> None:
    """Drop everything remembered: the pictures of a match that was left."""
    for kept in _caches:
        kept.cache_clear()


def remembered(maxsize: int) -> Callable[[Callable[Asked, Made]], Callable[Asked, Made]]:
    """Like ``lru_cache``, for what takes time to make: after each new one the painting may be given up."""

    def decorate(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
        def made(*args: Asked.args, **kwargs: Asked.kwargs) -> Made:
            result = make(*args, **kwargs)
            made_now.append(True)
            return result

        made_now: list[bool] = []
        kept = lru_cache(maxsize)(made)
        _caches.add(kept)

        def recall(*args: Asked.args, **kwargs: Asked.kwargs) -> Made:
            found = kept(*args, **kwargs)  # type: ignore[arg-type]  # lru_cache knows no ParamSpec
            if made_now:
                made_now.clear()
                check()
            return found

        return recall

    return decorate
