"""What an autosave of a late match of Talisman costs the thread that draws, and what is left to the background."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from tests.benchmarks.measurement import Measurement
from tests.benchmarks.talisman import play

MATCHES = 5
TIMES = 60


def measure() -> list[Measurement]:
    """The longest of some random matches of six: handing a state over, and encoding it."""
    chance = random.Random(5)
    match = max((play(chance, 6) for _ in range(MATCHES)), key=lambda played: len(played.record))
    snapshot = match.snapshot()
    handing_over, encoding = milliseconds(match.snapshot), milliseconds(snapshot.encode)
    return [
        Measurement("choices of the saved match of Talisman", len(match.record), "choices"),
        Measurement("handing an autosave over, on the drawing thread, median", median(handing_over), "ms", 0.1),
        Measurement("  the longest", max(handing_over), "ms", 2.0),
        Measurement("encoding it in the background, median", median(encoding), "ms"),
        Measurement("  the longest", max(encoding), "ms"),
    ]


def milliseconds(action: Callable[[], object]) -> list[float]:
    """How long something takes, again and again."""
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        action()
        times.append(1000 * (time.perf_counter() - began))
    return times
