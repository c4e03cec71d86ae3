"""Whole matches played on the screen, by mouse and by keyboard."""

from __future__ import annotations

import pytest

from game import saves
from game.engine.match import Match
from game.keeping.disk import SaveError
from game.players import PERSON
from game.ui.app.matches import resume, start_match
from game.ui.kit.widgets import Paragraph
from game.ui.match.screen import MatchScreen
from game.ui.tables.warlocks_duel.words.statistics import DuelStatistics
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import ALL_MODULES, MatchDriver, reach


def play_by(driver: MatchDriver, how: str) -> None:
    """Answer every question by clicks or keys and prove that each answer is what was meant."""
    driver.to_question()
    while not driver.over:
        key, made = driver.advice(), len(driver.match.record)
        getattr(driver, how)(key)
        assert driver.match.record[made].key == key
        driver.to_question()


@pytest.mark.parametrize("how", ["click_answer", "key_answer"])
def test_a_whole_match_can_be_played_by_mouse_alone_and_by_keyboard_alone(open_app: OpenApp, how: str) -> None:
    driver = MatchDriver(open_app().app)
    play_by(driver, how)
    assert driver.match.result is not None
    assert driver.match.verify()
    assert driver.match.problems() == []
    assert not driver.app.warnings
    assert saves.latest_autosave() is None


def test_four_players_with_all_modules_can_be_played_by_mouse_alone(open_app: OpenApp) -> None:
    seats = [("Ann", PERSON), ("Zoltar", "greedy"), ("Ysolde", "random"), ("Grimbold", "greedy")]
    driver = MatchDriver(open_app((1024, 640)).app, seats, ALL_MODULES, seed=11)
    play_by(driver, "click_answer")
    assert driver.match.verify()
    assert not driver.app.warnings


def test_arrow_keys_reach_every_piece_that_can_be_chosen(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("incantation")
    lit = driver.table.controller.lit() if driver.table.controller else frozenset()
    driver.key("tab")
    assert driver.table.focus is not None
    reached, waiting = {driver.table.focus.id}, [driver.table.focus.id]
    while waiting:
        here = waiting.pop()
        for direction in ("left", "up", "right", "down"):
            driver.table.set_focus(driver.table.find(here), by_keyboard=True)
            driver.key(direction)
            there = driver.table.focus.id
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert lit <= reached


def test_digits_choose_options_and_numbers_of_dice(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    driver.key("2")
    mage = driver.match.record[0].key
    assert mage == "mage:albus"
    driver = reach(driver.app, lambda decision: decision.option("counter:2") is not None)
    controller = driver.table.controller
    assert controller is not None
    if any(option.key.startswith("reserve") for option in driver.decision.options):
        driver.click(driver.free_point(driver.pieces_for("counter:1")[0]))
    driver.key("2")
    assert len(controller.selected) == 2
    driver.key("-")
    assert len(controller.selected) == 1
    made = len(driver.match.record)
    driver.key("enter")
    assert driver.match.record[made].key == "counter:1"


def test_enter_after_the_proposal_pays_with_the_dice_laid_out(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("payment")
    proposed = driver.decision.proposal()
    assert driver.table.controller is not None
    assert [option.key for option in driver.table.controller.confirmable()] == [proposed]
    made = len(driver.match.record)
    driver.key("enter")
    assert driver.match.record[made].key == proposed


def test_a_die_is_exchanged_by_one_click_where_the_payment_is_full(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("payment")
    controller = driver.table.controller
    assert controller is not None
    before = list(controller.selected)
    spare = next(piece for piece in controller.pieces if piece.id in controller.lit() and piece.id not in before)
    driver.click(driver.free_point(spare.id))
    assert spare.id in controller.selected
    assert len(controller.selected) == len(before)
    assert controller.confirmable()


def test_a_match_goes_on_after_the_program_was_killed(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("incantation")
    driver.table.choose(driver.advice())
    driver.to_question()
    fingerprint, question = driver.match.fingerprint(), driver.decision
    lines = len(driver.table.course.lines)

    again = open_app()
    saved = saves.latest_autosave()
    assert saved is not None
    screen = resume(again.app, saved)
    assert screen is not None
    again.step(3)
    assert screen.match.fingerprint() == fingerprint
    assert screen.decision is not None
    assert (screen.decision.kind, screen.decision.keys()) == (question.kind, question.keys())
    assert len(screen.course.lines) == lines
    assert screen.course.statistics == driver.table.course.statistics
    again.app.doors.title()


def test_a_damaged_save_is_said_and_not_opened(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("incantation")
    saved = saves.latest_autosave()
    assert saved is not None
    saved.path.write_bytes(saved.path.read_bytes()[:900])
    assert resume(driver.app, saved) is None
    assert driver.app.notices
    assert driver.app.screen is driver.table


def test_a_full_disk_is_said_and_the_match_goes_on(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()

    def full(match_id: str, data: bytes) -> None:
        raise SaveError("The disk is full.")

    monkeypatch.setattr(saves, "autosave", full)
    driver.table.choose("mage:parvel")
    driver.to_question()
    assert driver.decision.kind == "gather"
    assert any("full" in warning for warning in driver.app.warnings)


def test_the_end_tells_who_won_what_decided_it_and_leads_on(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_out()
    result = driver.match.result
    assert result is not None
    driver.step(3)
    reason = driver.app.screen.find("reason")
    assert isinstance(reason, Paragraph)
    assert [link.clause for link, _place in reason.block.links()][-1] == result.clause
    driver.click("button:look")
    assert driver.app.screen is driver.table
    driver.click("option:result")
    assert driver.over
    driver.click("button:rematch")
    screen = driver.app.screen
    assert isinstance(screen, MatchScreen)
    assert screen.match.seats == driver.match.seats
    assert screen.match.record == []
    driver.app.doors.title()


def test_what_everybody_did_is_counted_from_the_events(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_out()
    statistics = driver.table.course.statistics
    assert isinstance(statistics, DuelStatistics)
    lost, gained = (
        [statistics.count(seat, kind, "points") for seat in range(len(driver.match.seats))]
        for kind in ("power_lost", "power_gained")
    )
    for seat, duelist in enumerate(driver.match.state.duelists):
        assert duelist.power == 35 - lost[seat] + gained[seat]
    greed_and_own_losses = sum(lost) - statistics.dealt.total()
    assert 0 <= greed_and_own_losses < sum(lost)


def test_a_match_between_computers_is_only_watched(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, [("Zoltar", "greedy"), ("Ysolde", "random")])
    driver.click("mage:albus")
    driver.to_question()
    assert driver.over
    assert driver.match.verify()


def test_a_new_match_starts_from_names_and_options(open_app: OpenApp) -> None:
    driver = open_app()
    screen = start_match(driver.app, "warlocks_duel", ["Ann", "Bea"], {"power_drain": True}, 5)
    assert driver.app.screen is screen
    assert screen.match.options["power_drain"] is True
    assert isinstance(screen.match, Match)
    driver.app.doors.title()
