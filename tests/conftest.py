"""Settings for all tests: no window, no sound, and never the player's own folders."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# Before anything imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True)
def home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has its own empty folder for saves, settings and the log; this is its path."""
    home = tmp_path / "four-grimoires-home"
    monkeypatch.setenv("FOUR_GRIMOIRES_HOME", str(home))
    return home
