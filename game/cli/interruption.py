"""Ctrl-C, and requests from outside to end: heard even where the exception that they raise gets lost."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interruption:
    """Whether somebody wants the work to end.

    The exception alone does not do: one that is raised inside of a destructor, say of a library's, is only printed.
    """

    def __init__(self) -> None:
        self.asked = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Note the signal, and raise KeyboardInterrupt."""
        self.asked = True
        signal.default_int_handler(number, frame)


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Ctrl-C, and SIGTERM as of a cluster whose time is up, raise KeyboardInterrupt and are noted, unless ignored."""
    interruption = Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield interruption
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    heard = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in heard:
        signal.signal(number, interruption.hear)
    try:
        yield interruption
    finally:
        for number in heard:
            signal.signal(number, before[number])
