"""Settings for all tests: no window, no sound, and never the player's own folders."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import saves

# Before anything imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True)
def home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test has its own empty folder for saves, settings and the log; this is its path."""
    home = tmp_path / "four-grimoires-home"
    monkeypatch.setenv("FOUR_GRIMOIRES_HOME", str(home))
    yield home
    # What is still being written belongs into this folder, not into the next test's.
    saves.finish_autosaves()
