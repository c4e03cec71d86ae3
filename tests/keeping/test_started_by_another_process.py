"""A process that was started to think for the program, and whose program has ended meanwhile, ends without a word."""

from __future__ import annotations

import subprocess
import sys

import pytest

PATIENCE = 60
PACKAGED = """
import multiprocessing, os, runpy, sys
from multiprocessing import spawn
multiprocessing.freeze_support = spawn.freeze_support  # as it is in a packaged program, on every system
if sys.platform == "win32":
    received = ["parent_pid=" + sys.argv[1], "pipe_handle=4"]
else:
    reading, writing = os.pipe()
    os.write(writing, bytes.fromhex(sys.argv[2]))
    os.close(writing)
    received = [f"tracker_fd={reading}", f"pipe_handle={reading}"]
sys.argv = ["FourGrimoires", "--multiprocessing-fork", *received]
runpy.run_module("game", run_name="__main__")
"""


@pytest.mark.parametrize("received", ["", "8004", "80049510000000"], ids=["nothing", "a beginning", "a part"])
def test_a_worker_whose_program_was_killed_says_nothing(received: str) -> None:
    killed = subprocess.Popen([sys.executable, "-c", "pass"])
    killed.wait(PATIENCE)
    command = [sys.executable, "-c", PACKAGED, str(killed.pid), received]
    worker = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (worker.returncode, worker.stdout, worker.stderr) == (1, "", "")
