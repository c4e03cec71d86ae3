"""The packaged program as its user meets it: how much is downloaded, how fast it starts, what memory it takes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.benchmarks.measurement import Measurement
from tests.benchmarks.window import OpenApp

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "dist" / "FourGrimoires" / "FourGrimoires"
STARTS = 10
VISIT = """
import resource, sys
from pathlib import Path
from game.ui.app.smoke import SmokeTest
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
    packed = [Measurement("archive", path.stat().st_size / 1e6, "MB", 50) for path in archives[-1:]]
    times = [first_frame() for _start in range(STARTS + 1)][1:]
    return [
        Measurement("unpacked package", unpacked, "MB", 90),
        *packed,
        Measurement("package: process start to the first frame, median", median(times), "s", 0.7),
    ]


def first_frame() -> float:
    """Seconds from the start of the packaged program to the first frame of the title."""
    began = time.perf_counter()
    with OpenApp(program=(str(PROGRAM),)) as app:
        app.wait_for("frame")
        return time.perf_counter() - began
