"""What strikes somebody down, or strikes back, is held up to be seen, also by those who hurry."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from pygame import Rect, Surface

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.animation import Proclamation, Rise
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.fight.blows import LANDS, FlyingBlow
from game.ui.tables.common.pieces import CARD, DIE, Piece
from game.ui.tables.common.spectacle import Spectacle
from game.ui.tables.warlocks_duel.attack import (
    AttackBanner,
    figure_place,
    spell_places,
    strength_place,
    struck_for,
)
from game.ui.tables.warlocks_duel.motion import HELD_BACK
from game.ui.tables.warlocks_duel.table import DuelTable
from game.warlocks_duel.view import AttackView, DuelView
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import casting, view_of
from tests.warlocks_duel.table import Player

MANY_FRAMES = 900
ELSEWHERE = (300, 300)


def attacked(open_app: OpenApp, power: int) -> MatchDriver:
    """Alonora's fire on its way to somebody with so much power and two dice."""
    match = casting(Player(mage="alonora", active="conflagration"), Player(power, mage="albus", pool="MM")).match
    match.seats = tuple(Seat(seat.name, PERSON) for seat in match.seats)
    driver = MatchDriver(open_app(animation="normal").app, match=match)
    driver.to_question()
    driver.table.answer("cast:conflagration")
    driver.to_question()
    return driver


def test_a_counter_strike_is_told_across_the_table(open_app: OpenApp) -> None:
    driver = attacked(open_app, 20)
    driver.table.answer("counter:2")
    for _frame in range(MANY_FRAMES):
        motions = driver.table.animation.motions if driver.table.animation is not None else ()
        if any(isinstance(motion, Proclamation) and motion.length == HELD_BACK for motion in motions):
            return
        driver.step()
    raise AssertionError("nobody says what the counter-strike has done")


def test_who_hurries_still_sees_the_blow_that_ends_a_mage(open_app: OpenApp) -> None:
    driver = attacked(open_app, 4)
    driver.table.answer("decline")
    seen = 0
    for _frame in range(MANY_FRAMES):
        if driver.app.screen.name != "match":
            break
        motions = driver.table.animation.motions if driver.table.animation is not None else ()
        shown = any(isinstance(motion, Spectacle) for motion in motions)
        seen += shown
        if not shown and driver.table.animation is not None:
            driver.click(ELSEWHERE)
        driver.step()
    assert seen > 60, "for a second at least, before the result covers it"
    assert driver.app.screen.name == "end_of_match"


def test_what_one_was_to_do_is_not_shown_any_more_once_it_is_done(open_app: OpenApp) -> None:
    driver = attacked(open_app, 20)
    aims = [driver.table.shown_table.aim]
    driver.table.answer("counter:2")
    driver.step(5)
    assert driver.table.controller is None, "what he has done is shown"
    aims.append(driver.table.shown_table.aim)
    assert [aim is not None for aim in aims] == [True, False]


def met(driver: MatchDriver, kind: type[Any]) -> Any:
    """The first motion of a kind from now on."""
    for _frame in range(MANY_FRAMES):
        for motion in driver.table.animation.motions if driver.table.animation is not None else ():
            if isinstance(motion, kind):
                return motion
        driver.step()
    raise AssertionError(f"no {kind.__name__} is seen")


def test_an_attack_strikes_the_mage_in_the_middle_and_the_number_rises_when_it_lands(open_app: OpenApp) -> None:
    driver = attacked(open_app, 20)
    middle = driver.table.shown_table.layout.centre
    driver.table.answer("decline")
    flying, number = met(driver, FlyingBlow), met(driver, Rise)
    assert figure_place(middle, 1).collidepoint(flying.blow.end)
    assert flying.blow.start == strength_place(middle).center
    assert number.delay == flying.length * LANDS


def test_the_parts_of_an_attack_lie_beside_each_other() -> None:
    for box in (Rect(8, 190, 700, 158), Rect(10, 216, 955, 173), Rect(0, 300, 1500, 260)):
        short, long = (spell_places(Theme(), spell, box) for spell in ("conflagration", "fatal_charm"))
        for scene, words in (short, long):
            parts = [figure_place(box, 0), scene, words, strength_place(box), figure_place(box, 1)]
            assert all(box.contains(part) for part in parts)
            assert all(one.right <= other.left for one, other in pairwise(parts))
        assert box.width * 0.1 < short[1].width < long[1].width, "no wider than the words need"
        assert short[0].width > long[0].width


def test_beside_the_target_stands_what_he_will_have_left_until_the_attack_has_struck(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(AttackBanner, "_what_is_left", lambda _banner, _surface, words, _box: told.append(words))
    draw = DuelTable.draw_attack

    def draw_after_another(
        table: DuelTable, surface: Surface, view: DuelView, box: Rect, *, known: bool, chosen: Any = ()
    ) -> None:
        """Pictures of attacks that may come are painted between those that are seen."""
        if view.attack is not None:
            draw(table, Surface(box.size), replace(view, attack=AttackView(1, "static_jolt", 0, 1)), box, known=True)
            told.pop()
        draw(table, surface, view, box, known=known, chosen=chosen)

    monkeypatch.setattr(DuelTable, "draw_attack", draw_after_another)
    driver = attacked(open_app, 20)
    driver.table.answer("decline")
    for _frame in range(MANY_FRAMES):
        if driver.table.shown.attack is None:
            break
        driver.step()
    assert [words for words in dict.fromkeys(told) if words != "20"] == ["20 → 15", "15"]


@pytest.mark.clause("WD-4.10", "WD-4.12")
def test_what_is_left_counts_the_answer_in_hand() -> None:
    attack = AttackView(0, "conflagration", 1, 5)

    def piece(place: str, kind: str = CARD) -> Piece:
        return Piece(place, place, kind, Rect(0, 0, 9, 9), "", place)

    assert struck_for(attack, []) == 5
    assert struck_for(attack, [piece("spell:ember_balm")]) == 2
    assert struck_for(attack, [piece("reserve:1", DIE), piece("reserve:1", DIE)]) == 4
    assert struck_for(attack, [piece("pool:1", DIE), piece("reserve:0", DIE)]) == 5


def test_what_somebody_else_will_have_left_is_in_question_while_he_may_answer(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_app()
    told = list[str]()
    monkeypatch.setattr(AttackBanner, "_what_is_left", lambda _banner, _surface, words, _box: told.append(words))
    match = casting(Player(mage="alonora", active="conflagration"), Player(20, mage="albus")).match
    banner = AttackBanner(Theme(), PictureStore(pytest.fail))
    for seat in (0, 1):
        view = replace(view_of(match, seat), attack=AttackView(0, "conflagration", 1, 5))
        banner.draw(Surface((900, 200)), view, Rect(0, 0, 900, 200))
    assert told == ["20 → 15?", "20 → 15"]


def test_an_attack_that_may_be_answered_again_after_an_undo_has_not_struck(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(AttackBanner, "_what_is_left", lambda _banner, _surface, words, _box: told.append(words))
    albus = Player(20, mage="albus", pool="MM", active="healing_drop")
    match = casting(Player(mage="alonora", active="conflagration"), albus).match
    match.seats = (Seat("Zoltar", "greedy"), Seat("Ann", PERSON))
    driver = MatchDriver(open_app(animation="normal").app, match=match)
    driver.to_question()
    driver.table.answer("decline")
    driver.to_question()
    assert told[-1] == "15"
    driver.table.undo()
    driver.to_question()
    driver.step(3)
    assert driver.decision.kind == "response"
    assert told[-1] == "20 → 15"
