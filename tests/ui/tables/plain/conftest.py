"""The toys on the shelf of the program."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.catalogue import lay
from game.grimoire import Grimoire
from tests.ui.tables.plain.toys import TOYS


@pytest.fixture(autouse=True)
def toys_on_the_shelf(shelf: Callable[[], list[str]]) -> None:
    """The program knows the toys as long as a test runs; the shelf is put in order after it."""
    for toy in TOYS:
        lay(Grimoire(toy))
