"""The results of Demons show what everybody's treasure was worth, turn by turn."""

from __future__ import annotations

import pytest

from game.demons import GAME
from game.demons.box.treasures import VALUE
from game.demons.state import owned
from game.demons.view import DemonsView
from game.engine.decision import Event
from game.engine.game import Seat
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.ui.tables.demons.telling.hoards import HoardStatistics


def worth(match: Match) -> tuple[int, ...]:
    """By seat: the thousands of ducats of its treasure."""
    return tuple(sum(VALUE[cell] for cell in owned(match.state, seat)) for seat in range(len(match.seats)))


def played(match: Match, statistics: HoardStatistics) -> list[tuple[int, ...]]:
    """A match played by greedy players: what everybody had at its beginning, as each turn began, and at the end."""
    players = [make_player("greedy", seat) for seat in range(len(match.seats))]
    seen = [worth(match)]
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            if item.kind == "game_turn":
                seen.append(worth(match))
            statistics.note(item)
        else:
            match.choose(players[item.seat].answer(item, Glimpse(match, item.seat)))
    return [*seen, worth(match)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 50), (3, 51)])
def test_the_curve_has_the_treasure_with_which_each_turn_began(seats: int, seed: int) -> None:
    match = GAME.new_match([Seat(str(seat), "greedy") for seat in range(seats)], {"turn_limit": 30}, seed)
    statistics = HoardStatistics()
    seen = played(match, statistics)
    view = match.view(None)
    assert isinstance(view, DemonsView)
    assert list(zip(*statistics.hoards.curves(view), strict=True)) == seen
    curve = statistics.curve(view)
    assert curve is not None
    assert curve.most >= max(max(line) for line in curve.values) > 0
