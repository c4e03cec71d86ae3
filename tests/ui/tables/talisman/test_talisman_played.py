"""Talisman played on the screen with the mouse: every kind of question, and a match to its end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.players import PERSON
from game.talisman.state import ARRIVING, MOVING
from game.ui.app.application import App
from game.ui.match.end import EndOfMatchScreen
from game.ui.match.panel.answers.card import AnswerCard
from game.ui.tables.common.pieces import CARD
from game.ui.tables.talisman.doors import destinations
from tests.talisman.scene import Figure, Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver, ask

EVERY_QUESTION = (
    "move", "way", "take", "end_turn", "window", "fight", "service", "encounter", "space_throw",
)  # fmt: skip
FEWEST_KINDS = 22


def unreachable(driver: TalismanDriver) -> list[str]:
    """The answers to the open question that no click can give."""
    controller = driver.table.controller
    assert controller is not None
    buttons = {option.key for option in controller.buttons()}
    missing = []
    for option in driver.decision.options:
        if option.key in buttons:
            continue
        if option.place is None or driver.point_for(option.place) is None:
            missing.append(option.key)
    return missing


@pytest.mark.parametrize(
    ("size", "seeds", "fewest"), [((1280, 720), (1, 2, 3), FEWEST_KINDS), ((1920, 1080), (4,), 10)]
)
def test_every_answer_of_every_kind_of_question_can_be_clicked(
    open_app: OpenApp, size: tuple[int, int], seeds: tuple[int, ...], fewest: int
) -> None:
    chance, kinds = random.Random(11), Counter[str]()
    for seed in seeds:
        driver = TalismanDriver(
            open_app(size, pass_cover=False, confirm_risky=False).app, [PERSON] * 4, seed, {"choose_characters": True}
        )
        driver.to_question()
        for _answer in range(260):
            if driver.over:
                break
            decision = driver.decision
            kinds[decision.kind] += 1
            if kinds[decision.kind] <= 4:
                assert unreachable(driver) == [], (decision.kind, str(decision.question))
                key = chance.choice(decision.options).key
                made = len(driver.match.record)
                driver.click_answer(key)
                assert len(driver.match.record) > made, (decision.kind, key)
                assert driver.match.record[made].key == key
            else:
                daring = chance.random() < 0.4
                driver.table.answer(chance.choice(decision.options).key if daring else driver.advice())
            driver.to_question()
    assert len(kinds) >= fewest, kinds
    if len(seeds) > 1:
        assert kinds.keys() >= set(EVERY_QUESTION), kinds


def near_the_end(app: App, players: list[str]) -> TalismanDriver:
    """A match whose first player is one step from the Crown."""
    scene = Scene(
        MOVING, figure("warrior", "valley_of_fire", objects="talisman#t1", strength=12),
        figure("elf", "outer_09_plains", lives=1), figure("monk", "outer_15_plains", lives=2), patient=True,
    )  # fmt: skip
    driver = TalismanDriver(app, players, match=scene.match)
    driver.to_question()
    return driver


@pytest.mark.clause("TAL-WIN-1", "TAL-5a")
def test_a_match_is_played_to_the_crown_and_its_end_by_clicks(open_app: OpenApp) -> None:
    driver = near_the_end(open_app((1280, 720), pass_cover=False, confirm_risky=False).app, [PERSON, PERSON, PERSON])
    for _answer in range(400):
        if driver.over:
            break
        crown = next(
            (option.key for option in driver.decision.options if option.place == "space:inner_08_crown_of_command"),
            None,
        )
        driver.click_answer(crown or driver.advice())
        driver.to_question()
    screen = driver.app.screen
    assert isinstance(screen, EndOfMatchScreen)
    assert screen.ending.portrait == "talisman/characters/warrior.jpg"
    assert len(screen.ending.rows) == 3
    assert all(len(row) == len(screen.ending.columns) for row in screen.ending.rows)


def test_key_1_takes_what_lies_there_before_done(open_app: OpenApp) -> None:
    lying, moved = {"outer_09_plains": "sword#1"}, {"moved": True}
    hero = figure("warrior", "outer_09_plains", objects="axe#1")
    scene = Scene(ARRIVING, hero, lying=lying, state=moved, patient=True)
    opened = open_app((1280, 720), stop_at_turn_end=True)
    driver = TalismanDriver(opened.app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    controller = driver.table.controller
    assert controller is not None
    assert [option.key for option in controller.buttons()] == ["take:sword#1", "done", "ui:leaving"]
    driver.key("1")
    assert driver.match.record[-1].key == "take:sword#1"


def test_an_exchange_lies_there_at_once_and_is_accepted_by_one_click(open_app: OpenApp) -> None:
    hero = figure("warrior", "outer_09_plains", trophies="bear#1 ogre#1 wolf#1")
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=Scene(MOVING, hero, patient=True).match)
    driver.to_question()
    driver.click("option:exchange")
    assert laid_out(driver) == {"card:bear#1", "card:ogre#1"}
    point = driver.point_for("card:wolf#1")
    assert point is not None
    driver.click(point)
    assert laid_out(driver) == {"card:bear#1", "card:ogre#1", "card:wolf#1"}
    driver.click("option:hand_in")
    assert driver.match.state.heroes[0].trophies == ()


def test_cards_drawn_are_shown_large_when_one_of_them_is_discarded(open_app: OpenApp) -> None:
    hero, moved = figure("prophetess", "outer_09_plains"), {"moved": True}
    scene = Scene(ARRIVING, hero, deck="angel#1 wild_boar#1", state=moved, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    if driver.decision.kind == "window":
        driver.click("option:pass")
        driver.to_question()
    driver.click("option:yes")
    driver.to_question()
    assert driver.decision.kind == "discard_drawn"
    shown = {piece.place for piece in driver.table.table.pieces if piece.zone == "tray" and piece.kind == CARD}
    assert shown == {"card:angel#1", "card:wild_boar#1"}
    driver.click("tray:card:wild_boar#1")
    assert driver.match.record[-1].key.endswith("wild_boar#1")


def test_that_an_enemy_can_be_paid_off_is_a_button_too(open_app: OpenApp) -> None:
    lying, moved = {"outer_09_plains": "bandit#1"}, {"moved": True}
    scene = Scene(ARRIVING, figure("warrior", "outer_09_plains"), lying=lying, state=moved, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    controller = driver.table.controller
    assert controller is not None
    assert [option.key for option in controller.buttons()] == ["bribe:bandit#1", "fight"]


@pytest.mark.parametrize(
    ("hero", "beginning"),
    [
        (figure("warrior", "outer_09_plains"), ""),
        (figure("warrior", "outer_09_plains", objects="sword#1"), ""),
        (figure("warrior", "outer_09_plains", trophies="bear#1 ogre#1 wolf#1"), "Throw the die, or click"),
        (figure("warrior", "inner_00_plain_of_peril"), "Click one of the glowing spaces"),
    ],
)
def test_what_to_do_at_the_move_is_said_only_where_it_can_be_done(
    open_app: OpenApp, hero: Figure, beginning: str
) -> None:
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=Scene(MOVING, hero, patient=True).match)
    driver.to_question()
    assert driver.decision.kind == "move"
    controller = driver.table.controller
    assert controller is not None
    words = controller.hint()
    assert ("" if words is None else str(words)).startswith(beginning)
    assert (words is None) == (beginning == "")


@pytest.mark.clause("TAL-6.6.4", "TAL-FLOW-2")
@pytest.mark.parametrize(
    ("followers", "keys"), [("", ["throw"]), ("maiden#1 prince#1", ["throw", "leave:maiden#1", "leave:prince#1"])]
)
def test_beside_the_throw_in_the_chasm_followers_are_laid_down_by_clicking_them_twice(
    open_app: OpenApp, followers: str, keys: list[str]
) -> None:
    hero = figure("elf", "middle_06_chasm", followers=followers)
    match = Scene(ARRIVING, hero, patient=True, state={"moved": True}).match
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=match)
    driver.to_question()
    assert (driver.decision.kind, [*driver.decision.keys()]) == ("space_throw", keys)
    controller = driver.table.controller
    assert controller is not None
    assert [option.key for option in controller.buttons()] == ["throw"]
    assert (controller.hint() is None) == (not followers)
    assert [controller.is_weighty(option) for option in driver.decision.options] == [False] + [True] * (len(keys) - 1)


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mercenary")
def test_the_alchemist_who_could_earn_a_fee_stands_among_the_buttons(open_app: OpenApp) -> None:
    hero = figure("elf", "outer_01_fields", gold=0, objects="axe#1", followers="alchemist#1")
    scene = Scene(ARRIVING, hero, deck="mercenary#1", state={"moved": True}, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.choose("space").match)
    driver.to_question()
    assert driver.decision.kind == "take"
    controller = driver.table.controller
    assert controller is not None
    assert [option.key for option in controller.buttons()] == ["use:alchemist#1", "done", "ui:leaving"]


def laid_out(driver: TalismanDriver) -> set[str]:
    """The places of the cards marked as chosen."""
    controller = driver.table.controller
    assert controller is not None
    return set(controller.selected_places())


@pytest.mark.clause("TAL-6.11.1c")
def test_the_two_destinations_are_shown_with_what_waits_there(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app((1280, 720), pass_cover=False, confirm_risky=False).app, [PERSON, PERSON], seed=3)
    assert ask(driver, "way") is not None
    offered = destinations(driver.talisman, driver.decision)
    cards = {widget.id: widget for widget in driver.table.walk() if isinstance(widget, AnswerCard)}
    assert set(cards) == {f"option:{option.key}" for option in offered}
    assert driver.table.controller is not None
    assert {option.place for option in offered} <= driver.table.controller.lit()
    made = len(driver.match.record)
    driver.click("option:ccw")
    assert driver.match.record[made].key == "ccw"


def test_what_a_click_cannot_do_is_refused_with_a_clause(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app((1280, 720), pass_cover=False).app, [PERSON, PERSON], seed=3)
    assert ask(driver, "way") is not None
    offered = {option.place for option in driver.decision.options}
    for space in ("space:inner_08_crown_of_command", "space:outer_06_chapel", "card:nothing"):
        if space in offered or not driver.pieces_at(space):
            continue
        point = driver.point_for(space)
        if point is None:
            continue
        driver.click(point)
        assert driver.table.bubble is not None
        assert driver.table.bubble.refusal.clause.startswith("TAL-")
        driver.key("escape")


def test_hundreds_of_animated_answers_leave_nothing_behind(open_app: OpenApp) -> None:
    driver = TalismanDriver(
        open_app((1280, 720), animation="fast", pass_cover=False, confirm_risky=False).app, [PERSON, "greedy"], seed=6
    )
    driver.to_question()
    for _answer in range(40):
        if driver.over:
            return
        driver.click_answer(driver.advice())
        driver.to_question()
        assert driver.table.animation is None
        assert len(driver.table.movement.trail.motions) < 40


@pytest.mark.clause("TAL-A.market-day")
def test_a_deal_is_laid_out_and_judged_on_two_shelves(open_app: OpenApp) -> None:
    scene = Scene(
        MOVING, figure("warrior", "outer_09_plains", objects="sword#1 helmet#1", gold=3),
        figure("wizard", "outer_15_plains", objects="ring#1", followers="maiden#1", gold=2),
        dice=(1,), deck="market_day#1", patient=True,
    )  # fmt: skip
    driver = TalismanDriver(open_app((1280, 720), pass_cover=False).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    for wanted in ("throw", "cw", "seat:1"):
        driver.click_answer(wanted)
        driver.to_question()
    assert driver.decision.kind == "trade"
    for key in ("give:sword#1", "take:ring#1", "take:gold"):
        driver.click_answer(key)
        driver.to_question()
    chosen = {piece.place for piece in driver.table.table.pieces if piece.zone == "shelves" and piece.count}
    assert chosen == {"card:sword#1", "card:ring#1"}
    driver.click_answer("offer")
    driver.to_question()
    assert driver.decision.kind == "trade_answer"
    shelves = [
        piece for piece in driver.table.table.pieces if piece.zone == "shelves" and piece.place.startswith("card")
    ]
    assert [piece.place for piece in shelves] == ["card:sword#1", "card:ring#1"]
    assert shelves[0].rect.bottom < shelves[1].rect.top, "what one gets lies above what one gives"
    driver.click_answer("accept")
    driver.to_question()
    assert "ring#1" in driver.talisman.heroes[0].objects
