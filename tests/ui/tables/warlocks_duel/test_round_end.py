"""The end of a round is held up to be read, also to somebody who hurries."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.kit.animation import Proclamation
from game.ui.kit.painting.theme import Theme
from game.ui.tables.warlocks_duel.round_end import HELD, RoundEnd
from game.warlocks_duel import GAME
from game.warlocks_duel.view import DuelView
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

MANY_FRAMES = 6000
ELSEWHERE = (300, 300)


@pytest.fixture
def playing(open_app: OpenApp) -> MatchDriver:
    """A duel whose movements are shown."""
    return MatchDriver(open_app(animation="normal").app)


def banner(driver: MatchDriver) -> Proclamation | None:
    """The round's end, if it is held up now."""
    motions = driver.table.animation.motions if driver.table.animation is not None else ()
    found = (one for one in motions if isinstance(one, Proclamation) and one.length == HELD)
    return next(found, None)


def hurry_to_the_end_of_the_round(driver: MatchDriver) -> int:
    """Answer sensibly and click whatever moves away, until the second round has begun; the clicks since then."""
    for _frame in range(MANY_FRAMES):
        if banner(driver) is not None:
            return driver.view.round
        if driver.table.controller is not None:
            driver.table.answer(driver.advice())
        elif driver.table.animation is not None:
            driver.click(ELSEWHERE)
        driver.step()
    raise AssertionError("the round does not end")


def test_whoever_hurries_still_sees_how_the_round_ended(playing: MatchDriver) -> None:
    assert hurry_to_the_end_of_the_round(playing) == 2
    playing.step(10)
    assert banner(playing) is not None


def test_a_click_puts_it_away(playing: MatchDriver) -> None:
    hurry_to_the_end_of_the_round(playing)
    playing.step(10)
    playing.click(ELSEWHERE)
    playing.step(2)
    assert banner(playing) is None


def test_it_tells_everybodys_power_before_and_after() -> None:
    first = GAME.new_match(["Ann", "Bob"], seed=1).view(0)
    assert isinstance(first, DuelView)
    end = RoundEnd(Theme())
    strong, weak = (replace(duelist, power=35) for duelist in first.duelists)
    end.begin(replace(first, round=3, duelists=(strong, weak)))
    after = replace(first, round=4, duelists=(replace(strong, power=31), replace(weak, power=0)))
    assert end.knows(after)
    assert [str(words) for words, _colour in end.lines(after)] == ["Ann: power 35, now 31", "Bob has fallen"]
    assert not end.knows(replace(after, round=9))
