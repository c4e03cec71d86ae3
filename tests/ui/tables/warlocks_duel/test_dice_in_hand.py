"""What is told of the dice of a hand before any is chosen, and of what the next roll may bring."""

from __future__ import annotations

import pytest

from game.engine.decision import Odds, Tone
from game.ui.kit.widgets import Button, Paragraph
from game.warlocks_duel.box.elements import BLANK
from game.warlocks_duel.state import GATHER_TURN_LIMIT
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting, gathering
from tests.warlocks_duel.table import Player


def scene(dice: str, *, pool: str = "", reserve: int = 7) -> Scene:
    """Alonora has rolled these dice."""
    mine = Player(mage="alonora", pool=pool, reserve=reserve)
    return gathering(mine, Player(mage="albus", reserve=7), dice=(dice, "WWWWW"), market="")


def told(odds: Odds | None) -> dict[str, Tone]:
    """What the odds say, each with its tone."""
    assert odds is not None
    return {str(outcome.text): outcome.tone for outcome in odds}


def test_only_what_is_certain_is_called_good_and_what_goes_together_is_one_line() -> None:
    odds = scene("FFWEM").open().odds("set_aside:fire,fire,water")
    lines = told(odds)
    assert lines["Fire Bolt"] is Tone.GOOD, "paid already"
    assert lines["Spark, Ember Balm: all of them"] is Tone.GOOD
    assert lines["Conflagration"] is Tone.NEUTRAL, "that is left to the next roll"
    assert "Spark" not in lines
    assert odds is not None
    assert str(odds.about) == "After the next roll (5 dice) you could pay for:"


def test_with_nothing_chosen_the_panel_tells_what_all_dice_in_hand_would_pay_for(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, match=scene("FFWEM").match)
    driver.to_question()
    odds = driver.table.panel.odds_shown
    assert told(odds) == {"Fire Bolt, Ember Balm: all of them": Tone.GOOD, "or Spark": Tone.GOOD}
    assert odds is not None
    assert str(odds.about) == "If you kept all 5 dice, you could pay for:"
    driver.move("option:gather_up")
    assert driver.table.panel.odds_shown != odds, "to roll all again has chances of its own"


def test_with_nothing_to_pay_for_that_is_said_and_a_hand_that_cannot_be_refilled_names_its_price(
    open_app: OpenApp,
) -> None:
    driver = MatchDriver(open_app().app, match=scene("EEEMM", reserve=1).match)
    driver.to_question()
    odds = driver.table.panel.odds_shown
    assert not told(odds), "nobody asked what it would cost to keep dice that pay for nothing"
    assert odds is not None
    assert str(odds.about) == "The dice that you have cannot pay for anything yet."


@pytest.mark.clause("WD-2.10", "WD-2.13")
@pytest.mark.parametrize("mine", [1, 0])
@pytest.mark.parametrize("theirs", [1, 0])
def test_once_the_own_reserve_is_empty_it_says_what_a_die_costs_and_what_becomes_of_the_hand(
    open_app: OpenApp, mine: int, theirs: int
) -> None:
    players = Player(mage="alonora", reserve=mine), Player(mage="albus", reserve=theirs)
    driver = MatchDriver(open_app().app, match=gathering(*players, dice=("FFEMM", "WWWWW"), market="").match)
    driver.to_question()
    hint = driver.table.find("hint")
    assert isinstance(hint, Paragraph)
    assert ("after roll 6 all five fall into your pool" in str(hint.text)) == (mine == 0)
    odds = driver.table.panel.odds_shown
    assert odds is not None
    assert str(odds.about) == f"To keep all 5 dice costs {5 - mine} power; they pay for:"


def test_at_the_last_roll_the_button_says_that_all_dice_are_rolled_into_the_pool(open_app: OpenApp) -> None:
    for turn, said in ((GATHER_TURN_LIMIT - 2, "Keep none: roll all again"), (GATHER_TURN_LIMIT - 1, "Keep none: all")):
        players = Player(mage="alonora", reserve=0), Player(mage="albus", reserve=0)
        match = gathering(*players, dice=("EEEMM", "WWWWW"), market="", gather_turn=turn).match
        driver = MatchDriver(open_app().app, match=match)
        driver.to_question()
        button = driver.table.find("option:gather_up")
        assert isinstance(button, Button)
        assert str(button.text).startswith(said)


def test_mixed_dice_in_a_pile_show_no_face(open_app: OpenApp) -> None:
    scene = casting(Player(mage="alonora", active="spark"), Player(mage="albus"))
    for dice, face in ((("earth", "water"), BLANK), (("earth", "earth"), "earth")):
        scene.player(1).aside = dice
        driver = MatchDriver(open_app().app, match=scene.match)
        driver.to_question()
        pile = next(piece for piece in driver.table.table.pieces if piece.zone == "aside:1")
        assert (pile.face, pile.count) == (face, 2)
