"""At an attack and while a spell is paid for, what is open is named, and nothing else; there is a way back."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.widgets import Button, Paragraph
from game.ui.tables.warlocks_duel.words.what_to_do import what_to_do
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting, incantations, view_of
from tests.warlocks_duel.table import Player


def seen(open_app: OpenApp, scene: Scene) -> MatchDriver:
    """A scene on the screen, played by people."""
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app((1280, 720)).app, match=scene.match)
    driver.to_question()
    return driver


def words_of(driver: MatchDriver, name: str) -> str:
    """What stands on a button or a paragraph."""
    widget = driver.table.find(name)
    assert isinstance(widget, Button | Paragraph)
    return str(widget.text)


@pytest.mark.clause("WD-4.9")
@pytest.mark.parametrize(
    ("spell", "target", "says"),
    [
        ("mage_dart", Player(pool="MM"), "Answer once: click dice of your pool to strike back."),
        (
            "ice_missile", Player(pool="MM", reserve=2),
            "Answer once: click dice of your reserve to weaken the spell. Nobody may strike back at this spell.",
        ),
        (
            "mage_dart", Player(pool="M", reserve=2, active="ember_balm"),
            "Answer once: click a heal, dice of your reserve to weaken the spell or dice of your pool to strike back.",
        ),
    ],
)  # fmt: skip
def test_only_the_answers_that_are_open_are_named(spell: str, target: Player, says: str) -> None:
    scene = casting(Player(mage="albus", active=spell), target)
    scene.choose(f"cast:{spell}")
    assert str(what_to_do(view_of(scene.match, 1), scene.open())) == says


@pytest.mark.clause("WD-4.14")
@pytest.mark.parametrize(("power", "dice"), [(35, 3), (2, 2)])
def test_one_button_strikes_back_at_once_with_all_dice_that_can_hurt(open_app: OpenApp, power: int, dice: int) -> None:
    scene = casting(Player(power, mage="albus", active="mage_dart"), Player(mage="alonora", pool="MMF"))
    scene.choose("cast:mage_dart")
    driver = seen(open_app, scene)
    driver.click(f"option:counter:{dice}")
    assert scene.power[0] == power - dice


@pytest.mark.clause("WD-4.12")
def test_dice_of_the_reserve_have_a_button_from_the_start(open_app: OpenApp) -> None:
    scene = casting(Player(mage="albus", active="frost_spear"), Player(mage="alonora", reserve=2, pool="M"))
    scene.choose("cast:frost_spear")
    driver = seen(open_app, scene)
    assert words_of(driver, "option:reserve:2") == "2 dice of the reserve: you lose 3, and gain 2 less later"
    driver.click("option:reserve:2")
    assert "reserve:2" in [choice.key for choice in driver.match.record]


def test_an_answer_chosen_on_its_card_is_given_by_its_button_which_says_what_it_does(open_app: OpenApp) -> None:
    scene = casting(Player(mage="alonora", active="conflagration"), Player(mage="albus", active="healing_drop"))
    scene.choose("cast:conflagration")
    driver = seen(open_app, scene)
    driver.click(driver.free_point(driver.table.table.of_place("spell:healing_drop")[0].id))
    assert words_of(driver, "option:heal:healing_drop") == "Defend with Healing Drop: you lose 2"
    assert "healing_drop" in scene.player(1).active, "a slip of the mouse on the table uses nothing up"
    driver.click("option:heal:healing_drop")
    assert "healing_drop" not in scene.player(1).active


@pytest.mark.clause("WD-3.11")
@pytest.mark.parametrize("by_key", [False, True])
def test_whoever_pays_can_go_back_to_the_choice_of_spells(open_app: OpenApp, by_key: bool) -> None:
    mine = Player(mage="alonora", pool="FFF@@@")
    driver = seen(open_app, incantations(mine, Player(mage="albus", pool="M"), market=""))
    driver.table.answer("play:conflagration")
    driver.to_question()
    assert driver.decision.kind == "payment"
    driver.key("9")
    assert driver.decision.kind == "payment", "a number answers nothing that is no answer"
    assert words_of(driver, "option:another_spell") == "Not this spell"
    if by_key:
        assert driver.table.controller is not None
        shown = [option.key for option in driver.table.controller.buttons()]
        driver.key(str(1 + shown.index("another_spell")))
    else:
        driver.click("option:another_spell")
    driver.to_question()
    assert driver.decision.kind == "incantation"
    assert driver.match.record == []
