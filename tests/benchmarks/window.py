"""The app as its user meets it: how fast it starts, what it costs while nothing happens, how long a frame takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tests.benchmarks.measurement import Measurement

if TYPE_CHECKING:
    from game.ui.app.application import App

STARTS = 7
IDLE_SECONDS = 10.0
SETTLING_SECONDS = 5.0
"""The loop stays awake for a while after the last input, and a match plays its first events."""
FRAMES = 200
LONGEST_WAIT = 30.0
FULL_HD = (1920, 1080)


def start_up() -> list[Measurement]:
    """From the start of the process to the first frame of the title; the best of several is of no use to a player."""
    times = []
    for _start in range(STARTS + 1):
        began = time.perf_counter()
        with OpenApp() as app:
            app.wait_for("frame")
            times.append(time.perf_counter() - began)
    # The first start reads everything from the disk and compiles it.
    return [
        Measurement("process start to the first frame, first time", times[0], "s"),
        Measurement("process start to the first frame, median", median(times[1:]), "s", 0.7),
    ]


def idle() -> list[Measurement]:
    """The share of a core that the title, and a match waiting for a person, need while nobody touches them."""
    measured = []
    for name, command in (("the title", ()), ("a match", ("play", "warlocks_duel", "--seed", "3"))):
        with OpenApp(*command) as app:
            app.wait_for("frame")
            time.sleep(SETTLING_SECONDS)
            before = app.cpu_seconds()
            time.sleep(IDLE_SECONDS)
            share = (app.cpu_seconds() - before) / IDLE_SECONDS
        measured.append(Measurement(f"idle CPU of {name}", 100 * share, "% of a core", 0.5))
    return measured


class OpenApp:
    """The app in a process of its own, with a home of its own, without a screen unless one is given."""

    def __init__(self, *command: str, program: tuple[str, ...] = (sys.executable, "-m", "game")) -> None:
        self.command = (*program, *command)

    def __enter__(self) -> OpenApp:
        self.folder = tempfile.TemporaryDirectory()
        self.trace = Path(self.folder.name) / "trace"
        environment = {
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            **os.environ,
            "FOUR_GRIMOIRES_HOME": str(Path(self.folder.name) / "home"),
        }
        command = [*self.command, "--trace", str(self.trace)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def wait_for(self, line: str) -> None:
        """Return as soon as the app has traced that line. Raises RuntimeError if it never does."""
        end = time.perf_counter() + LONGEST_WAIT
        while time.perf_counter() < end and self.process.poll() is None:
            if self.trace.exists() and line in self.trace.read_text(encoding="utf-8"):
                return
            time.sleep(0.001)
        raise RuntimeError(f"the app did not come to {line!r}")

    def cpu_seconds(self) -> float:
        """The CPU time that the process has used so far (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def frames() -> list[Measurement]:
    """CPU time of a whole frame at 1920 x 1080: the title, and a duel in its middle."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.settings import Settings
    from game.ui.app.application import App
    from game.ui.app.without_window.pictures import SCENES

    measured = []
    for scene in ("title", "midgame"):
        app = App(FULL_HD, headless=True, settings=Settings(language="en", animation="off"))
        SCENES[scene](app, "warlocks_duel", 40, 7)
        times = frame_times(app)
        name = f"frame of the scene {scene!r} at 1920x1080"
        measured.append(Measurement(f"{name}, median", median(times), "ms", 4.0))
        measured.append(Measurement(f"{name}, 99 of 100", sorted(times)[FRAMES * 99 // 100], "ms"))
    return measured


def frame_times(app: App) -> list[float]:
    """Milliseconds of CPU time for drawing everything, again and again."""
    times = []
    for _frame in range(FRAMES):
        app.update(1 / 60)
        began = time.process_time()
        app.draw(app.surface)
        times.append(1000 * (time.process_time() - began))
    return times
