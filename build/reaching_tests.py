"""A pytest plugin: which lines of the game does each test reach? And: run only the tests that are asked for.

Loaded by mutate.py with ``-p reaching_tests``. With MUTATE_REACH a file is written that tells for each test how long
it took and for each line which tests ran it. With MUTATE_TESTS only the tests listed in that file are kept.
MUTATE_SECONDS is the time of the processor after which the run is ended.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path.cwd()
REACH, WANTED = os.environ.get("MUTATE_REACH", ""), os.environ.get("MUTATE_TESTS", "")
seconds: dict[str, float] = {}
failed: set[str] = set()

if SECONDS := int(os.environ.get("MUTATE_SECONDS", "0")):
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))

if REACH:
    # Before the game is imported, so that coverage has nothing to warn of.
    import coverage

    watcher = coverage.Coverage(data_file=None, config_file=False, source=[str(ROOT / "game")])
    watcher.start()


@functools.lru_cache(maxsize=1)
def caches(modules: int) -> list[Any]:
    """All cached functions of the game, while there are so many modules."""
    objects = gc.get_objects() if modules else []
    return [one for one in objects if isinstance(one, functools._lru_cache_wrapper) and one is not caches]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the lines of this test as its own."""
    if not REACH:
        return (yield)
    # What an earlier test left in a cache would not be run again, and this test reaches it just as well.
    for found in caches(len(sys.modules)):
        found.cache_clear()
    watcher.switch_context(item.nodeid)
    began = time.process_time()
    try:
        return (yield)
    finally:
        seconds[item.nodeid] = time.process_time() - began
        watcher.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what failed."""
    if report.failed:
        failed.add(report.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are not asked for."""
    if not WANTED:
        return
    wanted = set(json.loads(Path(WANTED).read_text(encoding="utf-8")))
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
    items[:] = [item for item in items if item.nodeid in wanted]


def pytest_sessionfinish() -> None:
    """Write down what was seen: for each line the tests as the bits of a number."""
    if not REACH:
        return
    watcher.stop()
    tests = list(seconds)
    bit = {name: 1 << place for place, name in enumerate(tests)}
    lines: dict[str, dict[int, str]] = {}
    for file in watcher.get_data().measured_files():
        by_line = watcher.get_data().contexts_by_lineno(file)
        masks = {line: sum(bit.get(name, 0) for name in set(names)) for line, names in by_line.items()}
        lines[str(Path(file).relative_to(ROOT))] = {line: hex(mask) for line, mask in masks.items() if mask}
    told = {"seconds": seconds, "lines": lines, "failed": sorted(failed)}
    Path(REACH).write_text(json.dumps(told), encoding="utf-8")
