"""Matches of every version of the rules on the screen: they go on, and what cannot be told is said."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product

import pytest

from game import saves
from game.catalogue import GAMES, load_match
from game.engine.decision import Event
from game.engine.match import TOLD_FROM, Match
from game.players.hint import advise
from game.players.search import Budget
from game.ui.app.application import App
from game.ui.kit.rich_text import runs
from game.ui.kit.widgets import Paragraph
from game.warlocks_duel.box.scrolls import SCROLLS
from game.words import say, set_language
from tests.saves import archive
from tests.saves.archive import OldSave
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

pytestmark = pytest.mark.one_seed("the matches were saved")

OTHER_SCROLLS = tuple(reversed(SCROLLS))
"""The scrolls in another order before they are shuffled: another market is dealt."""
LANGUAGES = ("en", "pl", "fr", "nl")


def some_of_each_version() -> Iterator[tuple[OldSave, str]]:
    """Saves from all over a match, of every game and version: of the present one in every language."""
    for game, version in archive.versions():
        found, present = archive.read(game, version), version == GAMES[game].rules_version
        for (place, language), (number, part) in product(enumerate(LANGUAGES), enumerate(("early", "middle", "late"))):
            if present or (number + version) % len(LANGUAGES) == place:
                saved = [save for save in found if save.name.endswith(part)]
                yield saved[place * len(saved) // len(LANGUAGES)], language


def opened(app: App, match: Match) -> MatchDriver:
    """The match on the screen, all its seats played by persons."""
    driver = MatchDriver(app, match=match)
    driver.to_question()
    return driver


def first_words(driver: MatchDriver) -> str:
    return "".join(run.words for run in driver.table.course.lines[0].text)


@pytest.mark.parametrize(
    ("save", "language"),
    [pytest.param(save, code, id=f"{save.game}-{save.name}-{code}") for save, code in some_of_each_version()],
)
def test_a_save_of_any_version_goes_on(open_app: OpenApp, save: OldSave, language: str) -> None:
    app = open_app(language=language).app
    set_language(language)
    match = load_match(save.data)
    driver = opened(app, match)
    said = match.prologue()
    if said:
        assert first_words(driver) == say(said[0])
    driver.app.draw(driver.app.surface)
    if not driver.over:
        driver.table.answer(driver.advice())
        driver.to_question()
        driver.app.draw(driver.app.surface)
    assert match.problems() == []


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of tomorrow, under which the match would have begun differently."""
    game = GAMES["warlocks_duel"]
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    monkeypatch.setattr("game.warlocks_duel.rules.setup.SCROLLS", OTHER_SCROLLS)


def late_save() -> bytes:
    """A duel near its end, by the newest rules of which there are saves."""
    version = max(version for game, version in archive.versions() if game == "warlocks_duel")
    return next(save.data for save in archive.read("warlocks_duel", version) if save.name == "cast-late")


@pytest.mark.usefixtures("other_rules")
def test_the_log_of_a_match_of_earlier_rules_begins_with_where_it_can_be_told_from(open_app: OpenApp) -> None:
    match = load_match(late_save())
    driver = opened(open_app().app, match)
    assert match.origin is not None
    words = TOLD_FROM.message.partition("{")[0]
    assert first_words(driver).startswith(words)
    told = len(driver.table.course.lines)
    assert told == 1 + sum(event.visible_to(driver.table.course.eyes) for event in match.history())
    assert told < len(match.record)


@pytest.mark.usefixtures("other_rules")
def test_a_choice_in_a_match_of_earlier_rules_can_be_taken_back_and_a_hint_is_given(open_app: OpenApp) -> None:
    driver = opened(open_app().app, load_match(late_save()))
    before, lines = driver.match.fingerprint(), len(driver.table.course.lines)
    seat = driver.decision.seat
    driver.table.answer(driver.decision.options[-1].key)
    driver.to_question()
    if driver.match.undo_refusal(seat) is None and driver.decision.seat == seat:
        driver.key("u")
        assert driver.match.fingerprint() == before
        assert len(driver.table.course.lines) == lines
    hint = advise(driver.match.fork(), 1, Budget(simulations=5))
    assert driver.decision.option(hint.key) is not None


@pytest.mark.usefixtures("other_rules")
def test_the_end_of_a_match_of_earlier_rules_says_from_where_its_numbers_count(open_app: OpenApp) -> None:
    driver = opened(open_app().app, load_match(late_save()))
    driver.play_out()
    words = driver.app.screen.find("counted_from")
    assert isinstance(words, Paragraph)
    assert "count from here on: Round" in "".join(run.words for run in runs(words.text))
    played = driver.app.screen.find("rounds")
    assert isinstance(played, Paragraph)
    assert "".join(run.words for run in runs(played.text)).startswith(f"{driver.match.state.round} rounds")


def test_the_end_of_a_match_of_the_present_rules_says_nothing_of_the_sort(open_app: OpenApp) -> None:
    driver = opened(open_app().app, load_match(late_save()))
    driver.play_out()
    assert not [widget for widget in driver.app.screen.widgets if widget.id == "counted_from"]


def test_a_story_that_does_not_fit_though_the_version_is_the_same_does_not_keep_a_match_shut(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.warlocks_duel.rules.setup.SCROLLS", OTHER_SCROLLS)
    match = load_match(late_save())
    driver = opened(open_app().app, match)
    assert match.origin is not None
    assert all(isinstance(event, Event) for event in match.history())
    assert first_words(driver) == say(match.prologue()[0])


@pytest.mark.usefixtures("other_rules")
def test_continue_opens_an_autosave_of_earlier_rules(open_app: OpenApp) -> None:
    path = saves.autosave("old", late_save())
    os.utime(path)
    driver = open_app()
    driver.app.doors.title()
    driver.step(2)
    driver.click("button:continue")
    assert driver.app.screen.name == "match"
