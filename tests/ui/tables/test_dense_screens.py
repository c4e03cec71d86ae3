"""On a monitor of twice the density every table is the same picture with twice as many pixels each way."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.grimoires import OWN
from game.ui.tables.devils_circle.layout import DEED
from game.ui.tables.devils_circle.tabletop import CircleTabletop
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

MONITORS = (((1280, 720), 1.0), ((2560, 1440), 2.0))
"""Windows, and the density of the monitors on which they stand."""
TURNS = 12


def at_a_table(open_app: OpenApp, game: str, size: tuple[int, int], density: float) -> MatchDriver:
    """A match after some answers, in a window of that size on a monitor of that density."""
    seats = [{"name": "Ann", "player": "person"}, {"name": "Bob", "player": "greedy"}]
    match = GAMES[game].new_match(seats, {}, 3)
    driver = MatchDriver(open_app(size, monitor_scale=lambda: density).app, match=match)
    driver.to_question()
    for _turn in range(TURNS):
        driver.table.answer(driver.advice())
        driver.to_question()
    return driver


@pytest.mark.parametrize("game", [grimoire.id for grimoire in OWN])
def test_everything_lies_where_it_lies_on_a_usual_monitor(open_app: OpenApp, game: str) -> None:
    usual, dense = (at_a_table(open_app, game, *shown) for shown in MONITORS)
    expected = {piece.id: piece.rect for piece in usual.table.table.pieces}
    found = {piece.id: piece.rect for piece in dense.table.table.pieces}
    assert found.keys() == expected.keys()
    off = {
        name: (tuple(rect), tuple(expected[name]))
        for name, rect in found.items()
        if max(abs(one - 2 * other) for one, other in zip(rect, expected[name], strict=True)) > 16
    }
    assert not off


def test_the_prices_of_the_circle_are_written_as_large_as_on_a_usual_monitor(open_app: OpenApp) -> None:
    usual, dense = (size_of_prices(at_a_table(open_app, "devils_circle", *shown)) for shown in MONITORS)
    assert dense == pytest.approx(2 * usual, abs=2)


def size_of_prices(driver: MatchDriver) -> float:
    """How tall the letters of the price list are, in pixels."""
    tabletop = driver.table.tabletop
    assert isinstance(tabletop, CircleTabletop)
    deeds = [piece for piece in driver.table.table.pieces if piece.kind == DEED]
    return tabletop.table.plates.size_of_deeds(deeds)
