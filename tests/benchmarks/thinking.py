"""Frames while masters think in their own process: nobody should feel it.

The whole stretch counts: the first frames of a match, cards, displays and sheets seen for the first time, what moves.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from statistics import median

from game.catalogue import GAMES
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.stretch import Frame, Stretch

FRAMES = 900
LONGEST = 20.0
PIECES = 300
PIECE = 0.005
"""Seconds of processor time of a piece of work that tells how busy the machine is with other things."""


def measure() -> list[Measurement]:
    """For each game: the first frame of a match, and all frames of a stretch of play."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    measured = [Measurement("the machine itself: longest time for 5 ms of work", busy_with_others(), "ms")]
    for name in GAMES:
        stretch = Stretch(name)
        first = stretch.begin()
        frames = list(stretch.frames(FRAMES))
        stretch.close()
        measured += [
            Measurement(f"{name}: first frame of a match", first.painted, "ms"),
            Measurement(f"{name}: first frame, processor time", first.own, "ms"),
            *_all_frames(name, frames),
            *_while_thinking(name, [frame for frame in frames if frame.thinking]),
            Measurement(f"{name}: choices and panels opened meanwhile", stretch.choices + stretch.panels, ""),
        ]
    return measured


def busy_with_others() -> float:
    """The longest time by the clock, in milliseconds, that some of many small pieces of work took."""
    longest = 0.0
    for _piece in range(PIECES):
        began, until = time.perf_counter(), time.thread_time() + PIECE
        while time.thread_time() < until:
            pass
        longest = max(longest, 1000 * (time.perf_counter() - began))
        time.sleep(PIECE * 2)
    return longest


def _all_frames(name: str, frames: Sequence[Frame]) -> list[Measurement]:
    """The frames of the stretch, and those in which the mouse went somewhere else."""
    return [
        Measurement(f"{name}: frames", len(frames), ""),
        Measurement(f"{name}: median frame", median(frame.whole for frame in frames), "ms"),
        Measurement(f"{name}: 95 of 100 frames", _share([frame.whole for frame in frames], 0.95), "ms"),
        Measurement(f"{name}: longest frame", max(frame.whole for frame in frames), "ms"),
        Measurement(f"{name}: longest frame, processor time", max(frame.own for frame in frames), "ms", LONGEST),
    ]


def _while_thinking(name: str, frames: Sequence[Frame]) -> list[Measurement]:
    """Those of the frames during which a master was thinking."""
    if not frames:
        return []
    return [
        Measurement(f"{name}: frames while a master thinks", len(frames), ""),
        Measurement(f"{name}: median frame while a master thinks", median(frame.whole for frame in frames), "ms"),
        Measurement(f"{name}: longest while a master thinks", max(frame.whole for frame in frames), "ms", LONGEST),
        Measurement(f"{name}: the same, processor time", max(frame.own for frame in frames), "ms", LONGEST),
    ]


def _share(times: Sequence[float], share: float) -> float:
    """What that share of the times does not exceed."""
    return sorted(times)[int(len(times) * share)] if times else 0.0
