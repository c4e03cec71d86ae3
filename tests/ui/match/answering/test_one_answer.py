"""One answer lays the table out once and makes its widgets once, however much happens after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.catalogue import GAMES
from game.players import PERSON
from game.ui.match.screen import MatchScreen
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_an_answer_is_followed_by_one_layout_and_one_set_of_widgets(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    seats = [{"name": name, "player": PERSON} for name in ("Ann", "Bob")]
    driver = MatchDriver(open_app(pass_cover=False).app, match=GAMES[game_id].new_match(seats, {}, 5))
    driver.to_question()
    done: list[str] = []

    def noting(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            done.append(name)
            return real(*given)

        return noted

    monkeypatch.setattr(MatchScreen, "refresh", noting("widgets", MatchScreen.refresh))
    monkeypatch.setattr(driver.table.tabletop, "layout", noting("layout", driver.table.tabletop.layout))
    for _answer in range(12):
        done.clear()
        driver.table.answer(driver.advice())
        assert sorted(done) == ["layout", "widgets"], driver.decision.kind
        driver.to_question()
