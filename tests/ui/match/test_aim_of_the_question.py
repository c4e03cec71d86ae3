"""The aim at the head of the panel does not speak against a question that is about something else already."""

from __future__ import annotations

import pytest

from game.engine.advising.aim import Aim
from game.engine.decision import Decision, Option, Text
from game.players.hint import Hint
from game.ui.match.panel.question import is_elsewhere
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

SPARK, BALM = "spell:spark", "spell:ember_balm"


def asked(about: str | None) -> Decision:
    return Decision(0, "payment", Text("Which dice pay?"), (Option("pay", Text("Pay")),), "WD-3.11", about=about)


@pytest.mark.parametrize(
    ("aim", "about", "elsewhere"),
    [
        (Aim(Text("Pay for it."), SPARK, of_the_moment=True), BALM, True),
        (Aim(Text("Pay for it."), SPARK, of_the_moment=True), SPARK, False),
        (Aim(Text("Pay for it."), SPARK, of_the_moment=True), None, False),
        (Aim(Text("Win."), SPARK), BALM, False),
        (Aim(Text("Answer it."), "seat:1", of_the_moment=True), BALM, False),
        (None, BALM, False),
    ],
)
def test_only_an_aim_of_the_moment_about_something_else_is_left_out(
    aim: Aim | None, about: str | None, elsewhere: bool
) -> None:
    assert is_elsewhere(aim, asked(about)) == elsewhere


def test_while_one_spell_is_paid_for_no_other_one_is_aimed_at(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=4)
    seen = 0
    driver.to_question()
    while not driver.over and seen < 3:
        if driver.decision.kind == "payment":
            shown = driver.table._desk.asked(driver.table, driver.table.hands).aim
            assert shown is None or shown.place == driver.decision.about or not str(shown.place).startswith("spell:")
            seen += 1
        driver.table.choose(driver.advice())
        driver.to_question()
    assert seen


def test_an_aim_of_the_moment_gives_way_to_a_hint(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=4)
    driver.play_to("incantation")
    assert driver.table.find("aim").visible
    driver.table.answers.hints.advice = Hint("pass", Text("The hint is “Pass”."))
    driver.table.refresh()
    assert "aim" not in {widget.id for widget in driver.table.walk() if widget.visible}
