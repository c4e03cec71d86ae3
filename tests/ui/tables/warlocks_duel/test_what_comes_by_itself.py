"""What the screen or the rules do for a person is said across the table, and leaves time to look."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.tables.warlocks_duel.attack_motion import BEAT, RISE, Pause
from game.ui.tables.warlocks_duel.motion import DuelMotion
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting, gathering, incantations
from tests.warlocks_duel.table import Player


@pytest.fixture
def proclaimed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of all banners."""
    found: list[str] = []
    monkeypatch.setattr(DuelMotion, "_proclaim", lambda _motion, words, *_more: found.append(words))
    return found


def seen_by_one(open_app: OpenApp, scene: Scene) -> MatchDriver:
    """A scene in motion, between a person and a computer."""
    scene.match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"))
    driver = MatchDriver(open_app(animation="normal").app, match=scene.match)
    driver.to_question()
    return driver


@pytest.mark.clause("WD-2.4")
@pytest.mark.parametrize(("dice", "says"), [("EEEMM", True), ("EEEMW", False)])
def test_dice_rolled_again_by_themselves_are_told_of(
    open_app: OpenApp, proclaimed: list[str], dice: str, says: bool
) -> None:
    mine = Player(mage="alonora", pool="FAAFFFF", reserve=0)
    theirs = Player(mage="albus", reserve=0, pool="WWWWWWW")
    seen_by_one(open_app, gathering(mine, theirs, dice=(dice, "WWWWW", "WFFFF", "WWWWW"), market=""))
    assert ("Rolled on" in proclaimed) is says


def test_whoever_is_asked_and_keeps_none_is_not_told_that_there_was_nothing_to_choose(
    open_app: OpenApp, proclaimed: list[str]
) -> None:
    mine = Player(mage="alonora", pool="FAAFFFF", reserve=0)
    theirs = Player(mage="albus", reserve=0, pool="WWWWWWW")
    dice = ("EEEMM", "WWWWW", "WFFFF", "WWWWW")
    driver = seen_by_one(open_app, gathering(mine, theirs, dice=dice, market="", modules=("antimagic_shield",)))
    driver.table.answer("gather_up")
    driver.to_question()
    assert "Rolled on" not in proclaimed


@pytest.mark.clause("WD-3.12")
@pytest.mark.parametrize(("pool", "key", "says"), [("FF", "play:fire_bolt", True), ("FF", "pass", False)])
def test_to_be_passed_over_is_told_of_but_not_a_pass_of_ones_own(
    open_app: OpenApp, proclaimed: list[str], pool: str, key: str, says: bool
) -> None:
    scene = incantations(Player(mage="alonora", pool=pool), Player(mage="albus", pool="WWW"), market="")
    driver = seen_by_one(open_app, scene)
    driver.table.answer(key)
    driver.to_question()
    assert ("Passed" in proclaimed) is says


def test_after_a_blow_nothing_happens_for_a_moment(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    add = DuelMotion._add

    def noted(motion: DuelMotion, one: object, *hidden: str) -> None:
        pauses.extend([one.length] if isinstance(one, Pause) else [])
        add(motion, one, *hidden)  # type: ignore[arg-type]

    monkeypatch.setattr(DuelMotion, "_add", noted)
    mine = Player(mage="alonora", active="conflagration")
    driver = seen_by_one(open_app, casting(mine, Player(mage="albus", reserve=0)))
    driver.table.answer("cast:conflagration")
    driver.to_question()
    assert pauses
    assert min(pauses) > RISE + BEAT / 2, "longer than the number that rises"


def test_who_falls_is_called_by_the_name_of_who_played_the_mage(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[str] = []
    monkeypatch.setattr(DuelMotion, "_hold_up", lambda _motion, _picture, words, *_more: held.append(words))
    mine = Player(mage="alonora", active="conflagration")
    driver = seen_by_one(open_app, casting(mine, Player(1, mage="albus", reserve=0)))
    driver.table.answer("cast:conflagration")
    for _frame in range(900):
        driver.step()
        if driver.app.screen.name != "match":
            break
    assert held == ["Zoltar has fallen"]
