"""`python3 build/dev.py bench [NAME ...] [--json FILE]`: measures, and prints a table with the goals."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tests.benchmarks import (
    demons,
    devils_circle,
    forks,
    hovering,
    mages,
    pace,
    package,
    playouts,
    reviewing,
    saving,
    talisman,
    thinking,
    watching,
    window,
)
from tests.benchmarks.measurement import Measurement, as_json, table

BENCHMARKS: dict[str, Callable[[], list[Measurement]]] = {
    "playouts": playouts.measure,
    "forks": forks.measure,
    "talisman": talisman.measure,
    "saving": saving.measure,
    "start": window.start_up,
    "idle": window.idle,
    "frames": window.frames,
    "mages": mages.measure,
    "memory": package.memory,
    "thinking": thinking.measure,
    "hovering": hovering.measure,
    "pace": pace.measure,
    "package": package.measure,
    "watching": watching.measure,
    "reviewing": reviewing.measure,
    "devils_circle": devils_circle.measure,
    "demons": demons.measure,
}


def main() -> int:
    """Measure, print, and return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of: {', '.join(BENCHMARKS)} (all)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the numbers to FILE")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in BENCHMARKS]:
        parser.error(f"there is no benchmark {unknown[0]!r}; there are: {', '.join(BENCHMARKS)}")
    measured: list[Measurement] = []
    for name in asked.names or BENCHMARKS:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        measured += BENCHMARKS[name]()
    print(table(measured))
    if asked.json:
        asked.json.write_text(as_json(measured) + "\n", encoding="utf-8")
    return 1 if any(one.met is False for one in measured) else 0


if __name__ == "__main__":
    sys.exit(main())
