"""The hint: asked by button or key, shown in words and on the table, gone with the question."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.engine.match import Match
from game.players import PERSON
from game.players import hint as hint_module
from game.players.search import Budget
from game.ui.match import opponents as opponents_module
from game.ui.match import thinking
from game.ui.match.opponents import Opponents
from game.ui.match.thinking import OpponentFailed
from game.warlocks_duel import GAME
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import ImmediateOpponents, MatchDriver

A_LONG_WHILE = 300.0
"""Seconds until a test gives up; it waits for an answer, not for the time to pass."""


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_module, "THINKING", Budget(simulations=12))
    monkeypatch.setattr(hint_module.advise, "__defaults__", (Budget(simulations=12),))


class AtOnce(ImmediateOpponents):
    """Gives hints at once, too."""

    def poll_hint(self) -> hint_module.Hint | None:
        """Think now."""
        if self._question is None or not self.advising:
            return None
        reply = thinking.reply_to(self._question)
        self._question = None
        if reply.failure:
            raise OpponentFailed(reply.failure)
        return reply.hint

    def ask_hint(self, match: Match) -> None:
        """Remember the question."""
        self._question = thinking.Question(0, match.save(), hint_module.ADVISER, 1)


def asked(open_app: OpenApp, kind: str = "cast") -> MatchDriver:
    """A match at a question, whose computer players give hints."""
    driver = MatchDriver(open_app().app)
    driver.play_to(kind)
    driver.table.course.opponents = driver.table.answers.hints.opponents = AtOnce()
    return driver


def test_the_hint_is_shown_in_words_and_its_button_is_marked(open_app: OpenApp) -> None:
    driver = asked(open_app)
    driver.click("button:hint")
    driver.step(2)
    advice = driver.table.answers.hints.advice
    assert advice is not None
    assert driver.decision.option(advice.key) is not None
    words = driver.table.find("hint")
    assert "The hint is" in say(advice.reason)
    assert words.visible
    option = driver.decision.option(advice.key)
    assert option is not None
    if option.place is not None:
        assert driver.table.shown_table.pointed == option.place
    else:
        assert driver.table.find(f"option:{advice.key}").chosen  # type: ignore[attr-defined]  # a button


@pytest.mark.parametrize("kind", ["gather", "payment"])
def test_the_dice_advised_are_laid_out_and_may_be_changed(open_app: OpenApp, kind: str) -> None:
    driver = asked(open_app, kind)
    driver.key("h")
    driver.step(2)
    controller, advised = driver.table.controller, driver.table.answers.hints.option
    assert controller is not None
    assert advised is not None
    assert sorted(place.rpartition(":")[0] for place in controller.selected_places()) == sorted(
        pick.rpartition(":")[0] for pick in advised.picks
    )
    if advised.picks:
        assert advised in controller.confirmable()
    driver.key("backspace")
    assert controller.selected == []


def test_the_numbers_of_a_hint_are_told_to_whoever_asks_again(open_app: OpenApp) -> None:
    driver = asked(open_app)
    desk = driver.table.answers.hints
    driver.click("button:hint")
    driver.step(2)
    assert desk.advice is not None
    assert desk.advice.numbers is not None
    numbers = say(desk.advice.numbers)
    assert desk.words is not None
    assert numbers not in say(desk.words)
    driver.key("h")
    driver.step(2)
    assert numbers in say(desk.words)


def test_that_the_hint_is_thought_about_is_said_only_until_the_hint_is_there(open_app: OpenApp) -> None:
    driver = asked(open_app)
    driver.key("h")
    driver.step(2)
    assert driver.table.answers.hints.advice is not None
    assert driver.app.notices == []


def test_the_key_h_asks_for_a_hint_and_the_answer_forgets_it(open_app: OpenApp) -> None:
    driver = asked(open_app)
    driver.key("h")
    driver.step(2)
    assert driver.table.answers.hints.advice is not None
    driver.table.choose(driver.decision.options[0].key)
    assert driver.table.answers.hints.advice is None


def test_without_a_question_the_hint_says_when_to_ask(open_app: OpenApp) -> None:
    driver = asked(open_app)
    driver.table.shown_table.controller = None
    driver.click("button:hint")
    said = "".join(run.words for notice in driver.app.notices for run in notice.text)
    assert "when you are asked" in said


def test_a_hint_that_fails_is_said_and_the_question_stays(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = asked(open_app)

    def fail(match: Match, seed: int) -> hint_module.Hint:
        raise RuntimeError("the crystal ball is cloudy")

    monkeypatch.setattr(thinking, "advise", fail)
    driver.click("button:hint")
    driver.step(2)
    assert any("cloudy" in warning for warning in driver.app.warnings)
    assert driver.table.decision is not None


def test_a_choice_can_be_taken_back_while_a_computer_player_thinks(open_app: OpenApp) -> None:
    class Pondering(Opponents):
        """Never answers."""

        def __init__(self) -> None:
            super().__init__(processes=False)

        def _send(self) -> None:
            """Think for ever."""

    driver = MatchDriver(open_app().app, [("Ann", PERSON), ("Zoltar", "greedy")])
    driver.play_to("mage")
    driver.table.course.opponents = Pondering()
    made = len(driver.match.record)
    driver.table.choose(driver.decision.options[0].key)
    driver.step(2)
    assert driver.table.course.opponents.thinking
    assert driver.table.decision is None
    driver.click("button:undo")
    driver.step(2)
    assert len(driver.match.record) == made
    assert driver.decision.seat == 0
    assert not driver.table.course.opponents.thinking


def test_a_worker_that_thinks_too_long_is_replaced_by_a_player_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new_match([{"name": "Zoltar", "player": "master"}, "Ann"], seed=2)
    decision = match.next_decision()
    assert decision is not None
    now = [1000.0]
    monkeypatch.setattr(opponents_module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    players = Opponents()
    players.ask(match, "master:100000000")
    now[0] += opponents_module.LONGEST_THOUGHT - 1
    assert (players.poll(), players.asked_instead) == (None, False), "it may think a second longer"
    now[0] += 1
    assert (players.poll(), players.asked_instead) == (None, True)
    key = players.wait(A_LONG_WHILE)
    players.close()
    assert key is not None
    assert decision.option(key) is not None
