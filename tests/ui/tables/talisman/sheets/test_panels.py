"""What a click opens over the board, and what closes it again; nothing of it is an answer."""

from __future__ import annotations

import pytest

from game.players import PERSON
from game.talisman.adviser.questions import QUESTIONS
from game.ui.match.panel.odds import OddsView
from game.ui.tables.common.pieces import CARD
from game.ui.tables.talisman.controller import HINTS, SHOWN_AT_ONCE, TalismanController
from game.ui.tables.talisman.kinds import ITEM, SHEET
from game.ui.tables.talisman.leaving import OWN_TURN
from game.ui.tables.talisman.sheets.panels import CROSS
from tests.talisman.scene import arriving, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver, ask


@pytest.fixture
def driver(open_app: OpenApp) -> TalismanDriver:
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, "greedy", "greedy"], seed=4)
    driver.to_question()
    return driver


def test_a_click_on_a_line_opens_the_whole_sheet_and_another_closes_it(driver: TalismanDriver) -> None:
    made = len(driver.match.record)
    driver.click("plate:1")
    sheet = next(piece for piece in driver.table.table.pieces if piece.id == "open:sheet:1")
    assert sheet.kind == SHEET
    assert driver.tabletop.table.opened == "sheet:1"
    driver.click((sheet.rect.left - 6, sheet.rect.top + 4))
    assert driver.tabletop.table.opened == ""
    assert len(driver.match.record) == made


@pytest.mark.parametrize("opener", ["plate:1", "pile:stock"])
def test_the_cross_of_an_open_panel_closes_it_and_says_so(driver: TalismanDriver, opener: str) -> None:
    driver.click(opener)
    cross = next(piece for piece in driver.table.table.pieces if piece.id == CROSS)
    said = driver.tabletop.explain(driver.talisman, cross, 0)
    assert "".join(run.words for run in said or ()).strip() == "Close (Esc)"
    driver.click(cross.rect.center)
    assert driver.tabletop.table.opened == ""


def test_escape_closes_an_open_panel_before_the_menu(driver: TalismanDriver) -> None:
    driver.click("pile:stock")
    assert driver.tabletop.table.opened == "stock"
    driver.key("escape")
    assert driver.tabletop.table.opened == ""
    assert driver.app.screen is driver.table


@pytest.mark.clause("TAL-3m")
def test_the_stock_shows_all_equipment_and_the_talismans(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app().app)
    driver.to_question()
    bought = sum(len(hero.objects) for hero in driver.talisman.heroes)
    driver.click("pile:stock")
    goods = {piece.face: piece.count for piece in driver.table.table.pieces if piece.kind == ITEM}
    assert goods == {**dict(driver.talisman.stock), "talisman": 4}
    assert 28 + 4 - bought <= sum(goods.values()) <= 28 + 4


@pytest.mark.clause("TAL-6.9.6b")
def test_discard_piles_can_be_looked_through(driver: TalismanDriver) -> None:
    driver.play_to("move", times=9)
    discarded = driver.talisman.adventure_discard
    assert discarded
    driver.click("pile:adventure_discard")
    shown = [piece.place for piece in driver.table.table.pieces if piece.kind == CARD and piece.zone == "panel"]
    assert shown == [f"card:{card}" for card in reversed(discarded)]


def test_a_figure_opens_its_sheet(driver: TalismanDriver) -> None:
    driver.click(driver.free_point("token:1"))
    assert driver.tabletop.table.opened == "sheet:1"


def test_a_figure_that_is_an_answer_answers_and_opens_nothing(open_app: OpenApp) -> None:
    scene = arriving(figure("elf", "outer_01_fields"), figure("troll", "outer_01_fields"))
    driver = TalismanDriver(open_app((1280, 720), confirm_risky=False).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    made = len(driver.match.record)
    driver.click_answer("attack:1")
    assert driver.tabletop.table.opened == ""
    assert [choice.key for choice in driver.match.record[made:]][:1] == ["attack:1"]


def test_a_new_question_closes_what_was_open(driver: TalismanDriver) -> None:
    driver.click("plate:2")
    driver.table.answer(driver.advice())
    driver.to_question()
    assert driver.tabletop.table.opened == ""


def test_a_larger_scale_keeps_the_panel_open(driver: TalismanDriver) -> None:
    driver.click("plate:2")
    driver.app.settings.ui_scale = 125
    driver.app.restyle()
    assert driver.tabletop.table.opened == "sheet:2"


def test_a_click_on_the_own_sheet_opens_it_in_full_and_its_numbers_too(driver: TalismanDriver) -> None:
    for piece in ("value:0:strength", "sheet:0"):
        rect = driver.table.find(piece).rect
        driver.click((rect.left + 4, rect.bottom - 4))
        assert driver.tabletop.table.opened == "sheet:0"
        driver.key("escape")


def test_questions_are_answered_by_keys_alone(driver: TalismanDriver) -> None:
    for _answer in range(12):
        key = driver.advice()
        made = len(driver.match.record)
        option = driver.decision.option(key)
        assert option is not None
        lit = driver.table.controller.lit() if driver.table.controller is not None else frozenset()
        pieces = [piece.id for piece in driver.pieces_at(option.place or "") if piece.id in lit]
        driver.walk_to(pieces[0] if pieces else f"option:{key}")
        driver.key("enter")
        if len(driver.match.record) == made:
            driver.walk_to(f"option:{key}")
            driver.key("enter")
        assert driver.match.record[made].key == key
        driver.to_question()


# -- what a question shows -------------------------------------------------------------------------------


def test_every_hint_belongs_to_a_question_of_the_rules() -> None:
    assert {*HINTS, *SHOWN_AT_ONCE, *TalismanController.in_words, *OWN_TURN} <= set(QUESTIONS)


def test_attacking_somebody_is_a_button_too(open_app: OpenApp) -> None:
    scene = arriving(figure("elf", "outer_01_fields"), figure("troll", "outer_01_fields"))
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    assert driver.decision.kind == "encounter"
    for key in ("attack:1", "space"):
        assert driver.table.find(f"option:{key}") is not None


@pytest.mark.clause("TAL-6.16.2")
def test_before_a_spell_is_cast_the_card_about_to_be_met_is_shown_with_its_odds(open_app: OpenApp) -> None:
    hero = figure("elf", "ruins", spells="invisibility#1")
    scene = arriving(hero, lying={"ruins": "dragon#1"})
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    assert driver.decision.kind == "window"
    assert any(piece.id == "stage:card:dragon#1" for piece in driver.table.table.pieces)
    assert scene.odds("pass")["You lose."] == "11/12"
    assert any(isinstance(widget, OddsView) for widget in driver.table.walk())


def test_the_tooltip_of_an_answer_covers_neither_the_other_answers_nor_the_question(driver: TalismanDriver) -> None:
    assert ask(driver, "take") is not None
    answers = [widget for widget in driver.table.walk() if widget.id.startswith("option:")]
    words = next(widget for widget in driver.table.walk() if widget.id == "question")
    assert len(answers) > 1
    for answer in answers:
        driver.move(answer.id)
        driver.step(60)
        area = driver.app.tooltip.rect()
        assert area is not None
        assert not [other.id for other in (*answers, words) if area.colliderect(other.rect)]
