"""A record of what the app shows and when, for measuring."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path


def tracer(path: str, started: float) -> Callable[[str], None]:
    """Writes lines with the milliseconds since the start to a file, each at once."""

    def trace(line: str) -> None:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(f"{round((time.perf_counter() - started) * 1000)} {line}\n")

    return trace
