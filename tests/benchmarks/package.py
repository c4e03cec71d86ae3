"""The packaged program as its user meets it: how much is downloaded, how fast it starts, what memory it takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.benchmarks.measurement import Measurement
from tests.benchmarks.window import OpenApp

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "dist" / "FourGrimoires" / "FourGrimoires"
STARTS = 10
LONGEST_START = 0.5
LARGEST_RATIO = 7.0
"""Half a second on machines that load pygame in 0.07; the core's time counts both threads that load pictures."""
IDLE = 0.5
"""Programs that want to run per core, up to which a machine counts as idle."""
VISIT = """
import resource, sys
from pathlib import Path
from game.ui.app.without_window.smoke import SmokeTest
test = SmokeTest(Path(sys.argv[1]), (1920, 1080))
assert test.run(), test.report
status = Path("/proc/self/status").read_text()
now = int(status.partition("VmRSS:")[2].split()[0])
print(now, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def memory() -> list[Measurement]:
    """What the process holds after every screen of every game was visited, and the most it ever held (Linux)."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "FOUR_GRIMOIRES_HOME": folder}
        command = [sys.executable, "-c", VISIT, folder]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    now, most = (int(kibibytes) * 1024 / 1e6 for kibibytes in done.stdout.split()[-2:])
    return [
        Measurement("memory after visiting every screen at 1920x1080", now, "MB", 250),
        Measurement("most memory held on the way", most, "MB"),
    ]


def measure() -> list[Measurement]:
    """Sizes and start of what `dev.py package` and `dev.py archive` built."""
    if not PROGRAM.exists():
        raise SystemExit("there is no package to measure; build it with: dev.py package && dev.py archive")
    files = [path for path in PROGRAM.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    unpacked = sum(path.stat().st_size for path in files) / 1e6
    archives = sorted(PROGRAM.parent.parent.glob("FourGrimoires-*"), key=lambda path: path.stat().st_mtime)
    packed = [Measurement("archive", path.stat().st_size / 1e6, "MB", 60) for path in archives[-1:]]
    return [Measurement("unpacked package", unpacked, "MB", 90), *packed, *starts()]


def starts() -> list[Measurement]:
    """How soon the title stands, beside how soon Python has loaded pygame: machines differ, and so does their load.

    The time on the clock is judged on an idle machine only; the ratio is that of the time on a core.
    """
    pairs = [(first_frame(), pygame_loaded()) for _start in range(STARTS + 1)][1:]
    ours, theirs = (Cost(*map(median, zip(*side, strict=True))) for side in zip(*pairs, strict=True))
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    goal = LONGEST_START if load < IDLE else None
    return [
        Measurement("package: process start to the first frame, median", ours.clock, "s", goal),
        Measurement('python -c "import pygame", median', theirs.clock, "s"),
        Measurement("package: first frame beside import pygame, clock", ours.clock / theirs.clock, "times"),
        Measurement("package: first frame beside import pygame, core", ours.core / theirs.core, "times", LARGEST_RATIO),
        Measurement("programs that wanted a core, per core", load, "programs"),
    ]


class Cost(NamedTuple):
    """Seconds by the clock, and seconds that a core was busy."""

    clock: float
    core: float


def first_frame() -> Cost:
    """From the start of the packaged program to the first frame of the title."""
    began = time.perf_counter()
    with OpenApp(program=(str(PROGRAM),)) as app:
        app.wait_for("frame")
        return Cost(time.perf_counter() - began, app.cpu_seconds())


def pygame_loaded() -> Cost:
    """What it takes Python to start, load pygame and end."""
    import resource  # not on Windows

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    subprocess.run([sys.executable, "-c", "import pygame"], env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    core = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(time.perf_counter() - began, core)
