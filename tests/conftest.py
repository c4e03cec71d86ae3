"""Settings for all tests: no window, no sound, and never the player's own folders."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, distributions
from itertools import count
from pathlib import Path
from shutil import rmtree

import pytest

from game import assets, catalogue, saves
from game.catalogue import FAULTS, GAMES, SHELF, read_installed
from game.engine.dice import Dice
from game.grimoires import OWN
from game.words import say

# Before anything imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--shift-seeds 7000``: all dice begin that much further on, so that a test which hangs on one seed fails."""
    parser.addoption("--shift-seeds", type=int, default=0, metavar="N", help="add N to the seed of all dice")


def pytest_configure(config: pytest.Config) -> None:
    """Let all dice made from now on begin elsewhere."""
    shift, begin = config.getoption("--shift-seeds"), Dice.__init__

    def begin_elsewhere(self: Dice, seed: int = 0) -> None:
        begin(self, seed + shift)

    os.fsync = _not_to_the_disk
    if shift:
        Dice.__init__ = begin_elsewhere  # type: ignore[method-assign]  # for this run of the tests alone


def _not_to_the_disk(fd: object) -> None:
    """Nobody pulls the plug in the middle of the tests, and thousands of files kept by them wait for the disk."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is written down for certain seeds cannot hold for others."""
    if config.getoption("--shift-seeds"):
        for item in items:
            for mark in item.iter_markers("one_seed"):
                item.add_marker(pytest.mark.skip(reason=f"holds for its own seeds alone: {mark.args[0]}"))


def pytest_collection_finish(session: pytest.Session) -> None:
    """What has been collected stays to the end: the program's own tidying up of memory need not look through it.

    With thousands of tests that took most of a second each time, and the app tidies up whenever a match begins.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The next folder that no test has had: most never write into it, and making one for each takes its time."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home_of_its_own(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test has its own empty folder for saves, settings and the log; this is its path."""
    home = next(homes)
    monkeypatch.setenv("FOUR_GRIMOIRES_HOME", str(home))
    yield home
    # What is still being written belongs into this folder, not into the next test's.
    saves.finish_autosaves()
    if home.exists():
        rmtree(home, ignore_errors=True)


def _entry_points_in(folder: Path, group: str) -> list[EntryPoint]:
    """The entry points of that group which the packages in one folder bring."""
    packages = distributions(path=[str(folder)])
    return [entry for package in packages for entry in package.entry_points if entry.group == group]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[str]]]:
    """Reads which games are installed in ``tmp_path``, and gives the reasons why some are left out.

    What else is installed on this computer is left aside: the games of the box lie on the table, and those.
    """
    before = SHELF[:], dict(GAMES), FAULTS[:], dict(assets.BROUGHT)
    # Not by syspath_prepend, which empties all import caches: CPython 3.11 breaks there when its library is older.
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(catalogue, "entry_points", lambda group: _entry_points_in(tmp_path, group))
    for kept in (SHELF, GAMES, FAULTS, assets.BROUGHT):
        kept.clear()
    for own in OWN:
        catalogue.lay(own)

    def read() -> list[str]:
        read_installed()
        return [say(fault.words) for fault in FAULTS]

    yield read
    SHELF[:], FAULTS[:] = before[0], before[2]
    GAMES.clear()
    GAMES.update(before[1])
    assets.BROUGHT.clear()
    assets.BROUGHT.update(before[3])
    for name in [name for name in sys.modules if name.endswith("_package")]:
        del sys.modules[name]
