"""One click may answer several questions in a row, each only if it is the very next one of the same person."""

from __future__ import annotations

from game.engine.game import Seat
from game.players import PERSON
from game.warlocks_duel.state import CASTING
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene
from tests.warlocks_duel.table import Player


def casting(open_app: OpenApp) -> MatchDriver:
    """A person with two attacks, against two computers."""
    scene = Scene(CASTING, Player(active="spark fire_bolt"), Player(), Player())
    scene.match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"), Seat("Ysolde", "greedy"))
    driver = MatchDriver(open_app().app, match=scene.match)
    driver.to_question()
    return driver


def keys(driver: MatchDriver) -> list[str]:
    return [choice.key for choice in driver.match.record if choice.seat == 0]


def test_what_follows_is_given_to_the_very_next_question(open_app: OpenApp) -> None:
    driver = casting(open_app)
    driver.table.answers.choose("cast:spark", ("target:2",))
    assert keys(driver)[:2] == ["cast:spark", "target:2"]


def test_what_is_not_offered_next_is_forgotten(open_app: OpenApp) -> None:
    driver = casting(open_app)
    driver.table.answers.choose("cast:spark", ("hold", "target:2"))
    driver.to_question()
    assert (keys(driver), driver.decision.kind) == (["cast:spark"], "target")
    driver.table.choose("target:1")
    driver.to_question()
    assert keys(driver)[:2] == ["cast:spark", "target:1"]


def test_what_belonged_to_an_answer_that_was_thought_over_follows_no_other(open_app: OpenApp) -> None:
    driver = casting(open_app)
    driver.table.sequel.begin("cast:fire_bolt", ("target:2",))
    driver.table.answer("cast:spark")
    driver.to_question()
    assert (keys(driver), driver.decision.kind) == (["cast:spark"], "target")
