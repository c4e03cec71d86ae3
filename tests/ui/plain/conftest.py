"""The toys on the shelf of the program, and an app without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fifth_game.installation import lay_on_the_shelf, take_from_the_shelf
from tests.ui.plain.toys import TOYS


@pytest.fixture(autouse=True)
def toys_on_the_shelf() -> Iterator[None]:
    """The program knows the toys as long as a test runs."""
    for toy in TOYS:
        lay_on_the_shelf(toy)
    yield
    for toy in TOYS:
        take_from_the_shelf(toy)
