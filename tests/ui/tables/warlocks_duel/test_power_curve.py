"""The results of a duel show the power of everybody from round to round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Color, Rect, Surface

from game.engine.decision import Decision, Event
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON, Glimpse, make_player
from game.ui.kit.painting.curves import CurveLine, _apart, points_of
from game.ui.match.end import EndOfMatchScreen
from game.ui.tables.warlocks_duel.words.statistics import DuelStatistics
from game.warlocks_duel import GAME
from game.warlocks_duel.state import MOST_POWER
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.random_play import new_match

NAMES = ("Zoltar", "Ysolde", "Grimbold")


def played(match: Match, seed: int) -> tuple[DuelStatistics, list[tuple[int, ...]]]:
    """A match played at random: its numbers, and the power of everybody as each round began, and at the end."""
    statistics, seen = DuelStatistics(), []
    chosen = seed
    while True:
        item = match.step()
        if isinstance(item, Event):
            if item.kind == "round_began":
                seen.append(tuple(duelist.power for duelist in match.state.duelists))
            statistics.note(item)
        elif item is None:
            break
        else:
            chosen = chosen * 48271 % 2147483647
            match.choose(item.options[chosen % len(item.options)].key)
    return statistics, [*seen, tuple(duelist.power for duelist in match.state.duelists)]


@pytest.mark.parametrize("mix", range(4))
def test_the_curve_has_the_power_with_which_each_round_began(mix: int) -> None:
    match = new_match(mix, 3, seed=20 + mix)
    statistics, seen = played(match, 7 + mix)
    curves = statistics.curves([duelist.power for duelist in match.state.duelists])
    assert len(seen) > 2
    assert list(zip(*curves, strict=True)) == seen


def shortly_before_the_end(computers: int) -> Match:
    """A match of a person and some computer players of which three choices are left."""
    seats = [Seat("Ann", PERSON), *(Seat(name, "greedy") for name in NAMES[:computers])]
    whole = GAME.new_match(seats, {}, 4)
    players = [make_player("greedy", seat) for seat in range(len(seats))]
    for decision in decisions(whole):
        whole.choose(players[decision.seat].answer(decision, Glimpse(whole, decision.seat)))
    match, keys = GAME.new_match(seats, {}, 4), [choice.key for choice in whole.record[:-3]]
    for _decision, key in zip(decisions(match), keys, strict=False):
        match.choose(key)
    return match


def decisions(match: Match) -> Iterator[Decision]:
    """The questions of a match, to its end."""
    while (item := match.step()) is not None:
        if not isinstance(item, Event):
            yield item


def test_lines_lie_within_their_box_from_its_left_edge_to_its_right(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, match=shortly_before_the_end(1))
    driver.play_out()
    screen = driver.app.screen
    assert isinstance(screen, EndOfMatchScreen)
    curve = screen.ending.curve
    assert curve is not None
    driver.step(2)
    for values in curve.values:
        points = points_of(values, screen.box, MOST_POWER)
        assert (points[0][0], points[-1][0]) == (screen.box.left, screen.box.right)
        assert all(screen.box.top <= y <= screen.box.bottom for _x, y in points)
    assert curve.values[0][-1] == driver.match.state.duelists[0].power


def test_buttons_and_curve_do_not_meet_where_the_window_is_small(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(size=(1024, 640), ui_scale=150).app, match=shortly_before_the_end(3))
    driver.play_out()
    screen = driver.app.screen
    assert isinstance(screen, EndOfMatchScreen)
    driver.step(2)
    assert driver.app.surface.get_rect().contains(screen.box)


def test_signs_of_lines_that_end_together_leave_the_others_where_they_end() -> None:
    sign, plot = Surface((16, 16)), Rect(0, 0, 400, 100)
    lines = [CurveLine(values, Color("white"), sign) for values in ((5, 5), (5, 0), (5, 0))]
    assert _apart(lines, plot, 10) == [50, 84, 100]
