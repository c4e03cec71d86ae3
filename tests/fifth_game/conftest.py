"""The game on the shelf of the program, and an app without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.game import Game
from nine_mens_morris import GAME
from tests.fifth_game.installation import lay_on_the_shelf, take_from_the_shelf
from tests.ui.conftest import open_app

__all__ = ["open_app"]


@pytest.fixture(autouse=True)
def morris() -> Iterator[Game]:
    """The game, which the program knows as long as a test runs."""
    lay_on_the_shelf(GAME)
    yield GAME
    take_from_the_shelf(GAME)
