"""The results of Talisman show how everybody grew, turn by turn."""

from __future__ import annotations

import pytest

from game.engine.decision import Event
from game.engine.game import Seat
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.talisman import GAME
from game.talisman.view import TalismanView
from game.ui.tables.talisman.growth import GrowthStatistics


def points(match: Match) -> tuple[int, ...]:
    """By seat: own Strength and Craft of a Character on the board, whatever a Toad of it has."""
    return tuple(hero.strength + hero.craft if hero.space else 0 for hero in match.state.heroes)


def played(match: Match, statistics: GrowthStatistics) -> list[tuple[int, ...]]:
    """A match played by greedy players: what everybody had as each turn began, and at the end."""
    players, seen = [make_player("greedy", seat) for seat in range(len(match.seats))], []
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            if item.kind == "turn_begins":
                seen.append(points(match))
            statistics.note(item)
        else:
            match.choose(players[item.seat].answer(item, Glimpse(match, item.seat)))
    return [*seen, points(match)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 64), (3, 61)])
def test_the_curve_has_the_points_with_which_each_turn_began(seats: int, seed: int) -> None:
    match = GAME.new_match([Seat(str(seat), "greedy") for seat in range(seats)], {"short_game": True}, seed)
    statistics = GrowthStatistics()
    seen = played(match, statistics)
    view = match.view(None)
    assert isinstance(view, TalismanView)
    curve = statistics.curve(view)
    assert curve is not None
    assert list(zip(*curve.values, strict=True)) == seen
    assert curve.most >= max(max(line) for line in curve.values)


def test_events_that_began_too_late_draw_no_curve() -> None:
    match = GAME.new_match([Seat("Ann", "greedy"), Seat("Bo", "greedy")], {"short_game": True}, 64)
    played(match, GrowthStatistics())
    late = GrowthStatistics()
    for event in list(match.history())[-5:]:
        late.note(event)
    view = match.view(None)
    assert isinstance(view, TalismanView)
    assert late.curve(view) is None
