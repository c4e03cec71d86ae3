"""The table of Talisman without a screen around it, and views to draw."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.game import Seat
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.talisman import GAME
from game.talisman.view import TalismanView
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.talisman.table import TalismanTable

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
SIZES = ((1612, 1080), (972, 720), (716, 640), (2252, 1440))
"""Tables beside the panel in windows of 1920x1080, 1280x720, 1024x640 and 2560x1440."""


@pytest.fixture
def table() -> TalismanTable:
    pygame.init()
    pygame.display.set_mode((64, 64))
    return TalismanTable(Theme(), PictureStore(_fail))


def _fail(message: str) -> None:
    raise AssertionError(message)


def played(seats: int = 4, decisions: int = 160, seed: int = 5) -> Match:
    """A match after so many sensible answers."""
    match = GAME.new_match([Seat(name) for name in NAMES[:seats]], {}, seed)
    players = [make_player("greedy", seed + seat) for seat in range(seats)]
    for _answer in range(decisions):
        decision = match.next_decision()
        if decision is None:
            break
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    match.next_decision()
    return match


@pytest.fixture(scope="module")
def midgame() -> Callable[[int | None], TalismanView]:
    match = played()

    def seen_by(seat: int | None) -> TalismanView:
        view = match.view(seat)
        assert isinstance(view, TalismanView)
        return view

    return seen_by
