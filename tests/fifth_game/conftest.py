"""The game installed as a package from outside, and an app without a window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.catalogue import find_game
from game.engine.game import Game
from nine_mens_morris.game import GAME
from tests.fifth_game.installation import install
from tests.pictures_once import pictures_read_once
from tests.ui.conftest import open_app

__all__ = ["open_app", "pictures_read_once"]


@pytest.fixture(autouse=True)
def morris(tmp_path: Path, shelf: Callable[[], list[str]]) -> Game:
    """The game, whose package is installed as long as a test runs."""
    install(tmp_path)
    assert shelf() == []
    assert find_game("nine_mens_morris") is GAME
    return GAME
