"""Before somebody holds whose dice may be wasted, that is said: in the hint, by the chances, and as a question."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.widgets import Paragraph
from game.ui.tables.warlocks_duel.tabletop import DuelTabletop
from game.ui.tables.warlocks_duel.words.doubts import Doubts
from game.ui.tables.warlocks_duel.words.statuses import statuses
from game.warlocks_duel.rules.attacks.casting import others_all_hold, targets
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting, view_of
from tests.warlocks_duel.table import Player

MINE = Player(mage="alonora", active="conflagration spark")


def asked(scene: Scene, doubts: Doubts, seat: int = 0) -> str:
    """What is asked before a seat holds, "" for nothing."""
    return str(doubts.of_holding(view_of(scene.match, seat), seat) or "")


@pytest.mark.clause("WD-4.3")
def test_who_could_lose_his_round_by_holding_is_asked_though_another_may_still_cast(open_app: OpenApp) -> None:
    scene = casting(MINE, Player(mage="albus", active="healing_drop"))
    scene.match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"))
    driver = MatchDriver(open_app((1280, 720)).app, match=scene.match)
    driver.to_question()
    hint = driver.table.find("hint")
    assert isinstance(hint, Paragraph)
    assert str(hint.text).endswith("If Zoltar holds too, the casting ends.")
    driver.move("option:hold")
    driver.step(3)
    odds = driver.table.panel.odds_shown
    assert odds is not None
    assert str(odds.about) == "If Zoltar holds too, the casting ends:"
    driver.click("option:hold")
    assert driver.app.screen.name == "confirm"
    said = " ".join(str(widget.text) for widget in driver.app.screen.walk() if isinstance(widget, Paragraph))
    assert "your 5 dice on Spark, Conflagration are wasted. Hold anyway?" in said
    driver.click("button:no")
    assert len(driver.match.record) == 0
    driver.click("option:hold")
    assert driver.app.screen.name != "confirm", "he knows by now"


def test_another_size_of_the_window_asks_nobody_again() -> None:
    pictures, scene = PictureStore(pytest.fail), casting(MINE, Player(mage="albus", active="healing_drop"))
    former, present = (DuelTabletop(Theme(), pictures) for _size in range(2))

    def asked_at(tabletop: DuelTabletop) -> bool:
        decision = scene.open()
        hold = decision.option("hold")
        assert hold is not None
        return tabletop.controller(view_of(scene.match, 0), decision, ()).risk(hold) is not None

    assert asked_at(former)
    present.take_over(former)
    assert not asked_at(present)


@pytest.mark.clause("WD-4.3")
def test_whoever_must_still_hold_is_seen_by_everybody_as_the_rules_count_them() -> None:
    scene = casting(MINE, Player(active="spark"), Player(active="spark"), Player())
    for holds in ((), (1,), (1, 2), (2,)):
        scene.state.holds = holds
        assert (not view_of(scene.match, 3).still_to_hold(0)) is others_all_hold(scene.state, 0)


@pytest.mark.clause("WD-4.4")
def test_whom_an_attack_may_strike_is_seen_by_everybody_as_the_rules_count_them() -> None:
    scene = casting(MINE, Player(active="spark"), Player(), Player(alive=False))
    for shielded in (1, 2):
        scene.player(shielded).protected = True
        seen = [one.seat.seat for one in view_of(scene.match, 3).targets(0)]
        assert seen == list(targets(scene.state, 0)) == [2][shielded - 1 :]


def test_it_is_asked_once_for_a_little_and_in_each_round_for_much_and_never_against_the_advice() -> None:
    little = casting(Player(mage="alonora", active="fire_bolt"), Player(mage="albus", active="healing_drop"))
    doubts = Doubts()
    assert asked(little, doubts).startswith("If Bo holds too")
    assert asked(little, doubts) == ""
    much = casting(MINE, Player(mage="albus", active="healing_drop"), round_number=2)
    assert asked(much, doubts).startswith("If Bo holds too")
    assert asked(much, doubts) == "", "not twice in a round"
    assert asked(casting(MINE, Player(active="healing_drop"), round_number=3), doubts) != ""
    well = casting(Player(mage="alonora", active="spark"), Player(mage="albus", active="elemental_convergence"))
    assert asked(well, Doubts()) == ""


def test_a_heal_that_waits_for_an_attack_is_held_without_a_question() -> None:
    healer = Player(mage="parvel", active="spring_of_life")
    assert asked(casting(healer, Player(mage="alonora", active="spark")), Doubts()) == ""
    calm = casting(healer, Player(mage="alonora", active="ember_balm"))
    assert asked(calm, Doubts()) != "", "nothing comes that it could stop"


def test_of_several_who_must_hold_as_well_none_is_named() -> None:
    scene = casting(MINE, Player(active="spark"), Player(active="spark"))
    assert asked(scene, Doubts()).startswith("If the others hold too")
    scene.state.holds = (1,)
    assert asked(scene, Doubts()).startswith("If Cy holds too")


@pytest.mark.clause("WD-4.2")
def test_whoever_holds_wears_a_sign_until_somebody_casts() -> None:
    scene = casting(MINE, Player(mage="albus", active="frost_spear healing_drop"))

    def signs() -> list[str]:
        view = view_of(scene.match, 1)
        return [str(status.label) for status in statuses(view, view.duelists[0])]

    assert "Holds" not in signs()
    scene.choose("hold")
    assert "Holds" in signs()
    scene.choose("cast:healing_drop")
    assert "Holds" not in signs()
