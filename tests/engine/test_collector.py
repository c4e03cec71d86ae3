"""The collector of garbage: rare enough for matches, and still at work."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from game.catalogue import GAMES
from game.engine.collector import NEW_CONTAINERS, look_less_often


@pytest.fixture(autouse=True)
def _thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_whoever_can_play_a_game_has_the_collector_look_less_often() -> None:
    assert GAMES
    assert gc.isenabled()
    assert gc.get_threshold()[0] >= NEW_CONTAINERS


def test_a_collector_that_was_set_otherwise_is_left_alone() -> None:
    for first in (0, 3 * NEW_CONTAINERS):
        gc.set_threshold(first, 7, 5)
        look_less_often()
        assert gc.get_threshold() == (first, 7, 5)
    gc.set_threshold(700, 7, 5)
    look_less_often()
    assert gc.get_threshold() == (NEW_CONTAINERS, 7, 5)


def test_forks_that_are_thrown_away_do_not_pile_up() -> None:
    match = GAMES["devils_circle"].new_match(["Ann", "Bo"], seed=3)
    match.next_decision()
    collections = gc.get_stats()[0]["collections"]
    for _ in range(3_000):
        match.fork()
    assert gc.get_stats()[0]["collections"] > collections
    assert len(gc.get_objects(generation=0)) < 2 * NEW_CONTAINERS
