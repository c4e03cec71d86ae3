"""The results of Devil's Circle show what the mages and the demons of every seat were worth, turn by turn."""

from __future__ import annotations

import pytest

from game.devils_circle import GAME
from game.devils_circle.state import CircleState
from game.devils_circle.view import CircleView
from game.engine.decision import Event
from game.engine.game import Seat
from game.engine.match import Match
from game.ui.tables.devils_circle.telling.might import Might


def sums(state: CircleState, seats: int) -> tuple[int, ...]:
    """By seat: the strength of its mages or the power of its demons."""
    found = [0] * seats
    for seat, mage in zip(state.mage_seats, state.mages, strict=True):
        found[seat] += max(0, mage.strength)
    for seat, demon in zip(state.demon_seats, state.demons, strict=True):
        found[seat] += max(0, demon.power)
    return tuple(found)


def shown(match: Match) -> CircleView:
    """The end of the match, as everybody sees it."""
    view = match.view(None)
    assert isinstance(view, CircleView)
    return view


def played(match: Match, might: Might, chosen: int) -> list[tuple[int, ...]]:
    """A match played at random: what everybody had as each turn began, and at the end."""
    seen = []
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            if item.kind == "phase_began" and item.fact("phase") == "mages":
                seen.append(sums(match.state, len(match.seats)))
            might.note(item)
        else:
            chosen = chosen * 48271 % 2147483647
            match.choose(item.options[chosen % len(item.options)].key)
    return [*seen, sums(match.state, len(match.seats))]


@pytest.mark.parametrize(
    ("options", "seats"), [({"length": "two_nights", "demon_power": "16"}, 3), ({"length": "quick"}, 2), ({}, 2)]
)
def test_the_curve_has_what_each_turn_began_with(options: dict[str, str], seats: int) -> None:
    match = GAME.new_match([Seat(str(seat), "random") for seat in range(seats)], options, 51)
    might = Might()
    seen = played(match, might, 7)
    assert list(zip(*might.curves(shown(match)), strict=True)) == seen
    assert len(might.nights) == match.state.night - 1
    assert all(0 < turn < len(seen) for turn in might.nights)


def test_events_that_began_too_late_draw_no_curve() -> None:
    match = GAME.new_match([Seat("Ann", "random"), Seat("Bo", "random")], {"length": "quick"}, 51)
    played(match, Might(), 7)
    late = Might()
    for event in list(match.history())[-3:]:
        late.note(event)
    assert late.curves(shown(match)) == ()
