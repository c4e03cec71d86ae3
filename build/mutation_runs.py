"""Running the tests on a copy of the project: all once to see what each reaches, then those that reach a change."""

from __future__ import annotations

import hashlib
import json
import math
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mutation_sites import Mutation

BUILD = Path(__file__).resolve().parent
FAR_TOO_LONG = 40
"""How many times the processor time allowed a test run may last by the clock."""


@dataclass
class Reach:
    """Which tests run which lines, and how long they take."""

    tests: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, int]] = field(default_factory=dict)
    """By file and line: the tests that run it, as the bits of a number."""
    failed: list[str] = field(default_factory=list)

    def add(self, seen: dict[str, Any], current: dict[str, str]) -> None:
        """Take in what one process of tests wrote down, without the tests of files that have changed since."""
        shift, still = len(self.tests), {file for file, digest in seen["files"].items() if current.get(file) == digest}
        self.tests += [name if file_of(name) in still else "" for name in seen["seconds"]]
        self.seconds |= {name: time for name, time in seen["seconds"].items() if file_of(name) in still}
        self.failed += [name for name in seen["failed"] if file_of(name) in still]
        for file, masks in seen["lines"].items():
            own = self.lines.setdefault(file, {})
            for line, mask in masks.items():
                own[int(line)] = own.get(int(line), 0) | int(mask, 16) << shift

    def of(self, one: Mutation, root: Path, paths: tuple[str, ...]) -> tuple[tuple[str, ...], list[str]]:
        """The test files to run for a mutation in their order, and the tests in them."""
        first, last = one.statement
        mask = 0
        for line in range(first, last + 1) if first else ():
            mask |= self.lines.get(one.file, {}).get(line, 0)
        own = [place for place, name in enumerate(self.tests) if name.startswith(paths)]
        found = [self.tests[place] for place in [place for place in own if mask >> place & 1] or own]
        cost: dict[str, float] = {}
        for name in found:
            cost[file_of(name)] = cost.get(file_of(name), 0) + self.seconds[name]
        stem = Path(one.file).stem
        far = {file: stem not in (root / file).read_text(encoding="utf-8") for file in cost}
        return tuple(sorted(cost, key=lambda file: (far[file], cost[file]))), found


def file_of(test: str) -> str:
    """The file that a test stands in."""
    return test.partition("::")[0]


def reach_of(rooms: list[Path], tests: list[str], kept: Path | None) -> Reach:
    """What the tests reach without a change; those that were not seen before, or have changed since, run once."""
    game, current = digests_of(rooms[0], tests)
    parts: list[dict[str, Any]] = []
    if kept is not None and kept.exists():
        before = json.loads(kept.read_text(encoding="utf-8"))
        parts = before["parts"] if before["of"] == game else []
    known = {file: digest for part in parts for file, digest in part["files"].items()}
    fresh = {file: digest for file, digest in current.items() if known.get(file) != digest}
    print(f"{len(fresh)} of {len(current)} test files run once, to see what they reach", flush=True)
    free: queue.Queue[Path] = queue.Queue()
    for room in rooms:
        free.put(room)

    def look(folder: str) -> dict[str, Any]:
        room = free.get()
        try:
            return what_is_reached(room, {file: fresh[file] for file in fresh if str(Path(file).parent) == folder})
        finally:
            free.put(room)

    with ThreadPoolExecutor(len(rooms)) as pool:
        parts += pool.map(look, sorted({str(Path(file).parent) for file in fresh}))
    if kept is not None:
        kept.write_text(json.dumps({"of": game, "parts": parts}), encoding="utf-8")
    reach = Reach()
    for part in parts:
        reach.add(part, current)
    return reach


def what_is_reached(room: Path, files: dict[str, str]) -> dict[str, Any]:
    """Run some test files; how long each test took and what it reached."""
    told = room / "reached_lines.json"
    outcome, _, first = run_tests(sys.executable, room, tuple(files), 7200, MUTATE_REACH=told)
    if not told.exists():
        return {"files": files, "seconds": {}, "lines": {}, "failed": [f"{next(iter(files))}::{outcome} {first}"]}
    seen: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    told.unlink()
    return {"files": files, **seen}


def digests_of(project: Path, tests: list[str]) -> tuple[str, dict[str, str]]:
    """A hash of the game with what its tests have in common, and one of each test file."""
    current: dict[str, str] = {}
    for found in tests:
        path = project / found
        for file in [path] if path.is_file() else sorted(path.rglob("test_*.py")):
            current[str(file.relative_to(project))] = hashlib.sha256(file.read_bytes()).hexdigest()
    digest = hashlib.sha256()
    for folder in ("game", "tests"):
        for file in sorted((project / folder).rglob("*.py")):
            if not file.name.startswith("test_"):
                digest.update(str(file.relative_to(project)).encode() + file.read_bytes())
    return digest.hexdigest(), current


def run_tests(
    python: str, root: Path, tests: tuple[str, ...], seconds: float, **told: Path | None
) -> tuple[str, float, str]:
    """"passed", "failed" or "timeout"; how long it took; the first test that failed. ``told``: see reaching_tests.

    The time allowed is that of the processor: on a busy machine nothing is taken for endless that only had to wait.
    """
    command = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", "-p", "reaching_tests", *tests]
    kept = ("PATH", "HOME", "LANG", "LC_ALL", "SYSTEMROOT", "TEMP")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {"PYTHONPATH": os.pathsep.join([str(root), str(BUILD)])}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["MUTATE_SECONDS"] = str(math.ceil(seconds))
    environment |= {name: str(path) for name, path in told.items() if path is not None}
    began = time.monotonic()
    with tempfile.TemporaryFile("w+") as out:
        child = subprocess.Popen(
            command, cwd=root, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            code = child.wait(timeout=FAR_TOO_LONG * seconds)
        except subprocess.TimeoutExpired:
            code = -signal.SIGXCPU
            os.killpg(child.pid, signal.SIGKILL)  # the child's own group, made by start_new_session
            child.wait()
        out.seek(0)
        words = out.read()
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "timeout", time.monotonic() - began, ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", words, re.MULTILINE)
    if code == 0:
        return "passed", time.monotonic() - began, ""
    return "failed", time.monotonic() - began, failed.group(1) if failed else words.strip()[-200:]


def write(path: Path, text: str) -> None:
    """Change a file so that no compiled copy of the former text is taken for it."""
    path.write_text(text, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def tracked(project: Path) -> list[str]:
    """The files that git tracks and that are there."""
    names = subprocess.run(["git", "-C", project, "ls-files", "-z"], capture_output=True, check=True).stdout
    return [name for name in names.decode().split("\0") if name and (project / name).is_file()]


def copy_of(project: Path, room: Path) -> Path:
    """The files that git tracks, as they are in the working tree."""
    for name in tracked(project):
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(project / name, room / name)
    return room
