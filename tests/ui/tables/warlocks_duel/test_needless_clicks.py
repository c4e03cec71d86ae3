"""One intention takes no more clicks than it needs in a duel: a spell and its victim, several dice, another spell."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.game import Seat
from game.players import PERSON
from game.ui.tables.common.pieces import DIE, TRAY
from game.ui.tables.warlocks_duel.words.hints import AIM
from game.ui.tables.warlocks_duel.words.lacking import dice_lacking
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import cost as spell_cost
from game.warlocks_duel.rules.payment import payments
from game.warlocks_duel.state import CASTING, GATHERING, INCANTATIONS
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene
from tests.warlocks_duel.table import Player, faces

FIRE = Player(active="spark fire_bolt")


def play(open_app: OpenApp, scene: Scene) -> MatchDriver:
    """The scene on the screen, with a person and computers."""
    names = ("Ann", "Zoltar", "Ysolde", "Grimbold")[: len(scene.match.seats)]
    scene.match.seats = tuple(Seat(name, "greedy" if number else PERSON) for number, name in enumerate(names))
    driver = MatchDriver(open_app().app, match=scene.match)
    driver.to_question()
    return driver


def keys(driver: MatchDriver) -> list[str]:
    """What the person has answered so far."""
    return [choice.key for choice in driver.match.record if choice.seat == 0]


def click_place(driver: MatchDriver, place: str) -> None:
    """A click on the first piece of a place."""
    driver.click(driver.free_point(driver.table.table.of_place(place)[0].id))


def dice(driver: MatchDriver, zone: str) -> list[str]:
    """The ids of the dice in a zone, from left to right."""
    return [piece.id for piece in driver.table.table.pieces if piece.kind == DIE and piece.zone == zone]


# -- a spell and its victim -------------------------------------------------------------------------------


@pytest.mark.clause("WD-4.5")
def test_a_click_on_a_spell_and_one_on_an_opponent_cast_it_at_him(open_app: OpenApp) -> None:
    driver = play(open_app, Scene(CASTING, FIRE, Player(), Player()))
    click_place(driver, "spell:fire_bolt")
    assert keys(driver) == []
    assert driver.table.controller is not None
    assert driver.table.controller.hint_when_chosen() == AIM
    click_place(driver, "seat:2")
    assert keys(driver) == ["cast:fire_bolt", "target:2"]


def test_the_spell_alone_may_be_cast_first_and_aimed_then(open_app: OpenApp) -> None:
    driver = play(open_app, Scene(CASTING, FIRE, Player(), Player()))
    click_place(driver, "spell:fire_bolt")
    click_place(driver, "spell:fire_bolt")
    driver.to_question()
    assert (keys(driver), driver.decision.kind) == (["cast:fire_bolt"], "target")


def test_before_a_spell_is_chosen_and_for_a_heal_no_opponent_can_be_clicked(open_app: OpenApp) -> None:
    driver = play(open_app, Scene(CASTING, Player(active="spark ember_balm", power=20), Player(), Player()))
    click_place(driver, "seat:2")
    assert driver.table.bubble is not None
    click_place(driver, "spell:ember_balm")
    click_place(driver, "seat:2")
    assert driver.table.bubble is not None
    assert keys(driver) == []


@pytest.mark.clause("WD-4.4")
def test_only_opponents_whom_a_spell_may_strike_are_lit_for_it(open_app: OpenApp) -> None:
    protected = Player(flags={"protected": True})
    driver = play(open_app, Scene(CASTING, FIRE, Player(), protected, Player()))
    click_place(driver, "spell:spark")
    assert driver.table.controller is not None
    lit = {seat for seat in range(4) if f"seat:{seat}" in driver.table.controller.lit()}
    assert lit == {1, 3}


# -- several dice -----------------------------------------------------------------------------------------


def answering(open_app: OpenApp, *, reserve: int = 0, pool: str = "") -> MatchDriver:
    """An attack of strength 3 at a person."""
    defender, attacker = Player(reserve=reserve, pool=pool, active="healing_drop"), Player(active="fire_bolt")
    driver = play(open_app, Scene(CASTING, defender, attacker, starter=1, dice=(3,)))
    assert driver.decision.kind == "response"
    return driver


@pytest.mark.clause("WD-4.14")
def test_a_die_of_the_pool_counts_with_all_before_it(open_app: OpenApp) -> None:
    driver = answering(open_app, pool="FFWE")
    lying = dice(driver, "pool:0")
    driver.click(driver.free_point(lying[2]))
    assert driver.table.controller is not None
    assert driver.table.controller.selected == lying[:3]
    driver.click("option:counter:3")
    assert keys(driver) == ["counter:3"]


def test_a_chosen_die_takes_itself_and_those_behind_it_back(open_app: OpenApp) -> None:
    driver = answering(open_app, pool="FFWE")
    lying = dice(driver, "pool:0")
    driver.click(driver.free_point(lying[3]))
    driver.click(driver.free_point(lying[1]))
    assert driver.table.controller is not None
    assert driver.table.controller.selected == lying[:1]


@pytest.mark.clause("WD-4.12")
def test_no_more_dice_of_the_reserve_are_counted_than_the_attack_is_strong(open_app: OpenApp) -> None:
    driver = answering(open_app, reserve=7)
    most = driver.match.state.strength
    lying = dice(driver, "reserve:0")
    assert most < len(lying)
    driver.table.gestures.click(next(piece for piece in driver.table.table.pieces if piece.id == lying[most]))
    assert driver.table.controller is not None
    assert driver.table.controller.selected in ([], [lying[most]]), "one die at most, not too many"
    driver.table.controller.clear()
    driver.table.gestures.click(next(piece for piece in driver.table.table.pieces if piece.id == lying[most - 1]))
    assert driver.table.controller.selected == lying[:most]


def gathering(open_app: OpenApp) -> MatchDriver:
    return play(open_app, Scene(GATHERING, Player(reserve=7), Player(reserve=7), dice=("FFWEA", "FFWEA")))


def test_a_click_beside_the_dice_of_the_hand_chooses_all_and_another_none(open_app: OpenApp) -> None:
    driver = gathering(open_app)
    tray = next(piece for piece in driver.table.table.pieces if piece.kind == TRAY)
    controller = driver.table.controller
    assert controller is not None
    point = (tray.rect.left + 3, tray.rect.centery)
    driver.click(point)
    assert set(controller.selected) == set(dice(driver, "hand:0"))
    driver.click(driver.free_point(dice(driver, "hand:0")[0]))
    assert len(controller.selected) == 4
    driver.click(point)
    driver.click(point)
    assert not controller.selected
    assert keys(driver) == []


@pytest.mark.parametrize(
    ("cost", "pool", "hand", "lacking"),
    [
        ("F F", "", "FFWEA", "FF"),
        ("F F", "F", "FFWEA", "F"),
        ("F F", "", "FWE@@", "F@"),
        ("F F", "@", "FFWEA", "F"),
        ("F F", "FF", "FFWEA", ""),
        ("F F", "", "WWEAM", ""),
        ("W *", "", "WEA@@", "WE"),
        ("W *", "E", "WEA@@", "W"),
        ("F F F F", "@F", "FFWEA", "FF"),
    ],
)
def test_a_spell_lacks_no_more_dice_than_it_costs(cost: str, pool: str, hand: str, lacking: str) -> None:
    assert Counter(dice_lacking(spell_cost(cost), faces(pool), faces(hand))) == Counter(faces(lacking))


@pytest.mark.clause("WD-3.11", "WD-0.8")
@pytest.mark.parametrize("name", SPELLS)
def test_the_dice_that_a_spell_lacks_pay_for_it_whenever_pool_and_hand_can(name: str) -> None:
    dice = Random(name)
    for _try in range(60):
        pool, hand = ("".join(dice.choices("FWEAM@", k=count)) for count in (4, 5))
        lacking = dice_lacking(SPELLS[name].cost, faces(pool), faces(hand))
        assert not Counter(lacking) - Counter(faces(hand))
        together = faces(pool + hand)
        assert bool(payments((*faces(pool), *lacking), SPELLS[name].cost)) == bool(
            payments(together, SPELLS[name].cost)
        ), (pool, hand)


def test_a_click_on_a_spell_chooses_the_dice_that_it_lacks_and_another_none(open_app: OpenApp) -> None:
    driver = play(open_app, Scene(GATHERING, Player(reserve=7, mage="alonora"), Player(reserve=7), dice=("FFWEA", "W")))
    controller = driver.table.controller
    assert controller is not None
    click_place(driver, "spell:fire_bolt")
    assert [chosen.partition("#")[0] for chosen in controller.selected] == ["hand:0:fire", "hand:0:fire"]
    click_place(driver, "spell:searing_gust")
    assert Counter(chosen.partition("#")[0] for chosen in controller.selected) == {"hand:0:fire": 1, "hand:0:air": 1}
    click_place(driver, "spell:searing_gust")
    assert not controller.selected
    assert keys(driver) == []


# -- paying -----------------------------------------------------------------------------------------------


def paying(open_app: OpenApp, pool: str = "FF@WWE") -> MatchDriver:
    """A spell of several payments is chosen; another one, and a scroll out of reach, might be as well."""
    scene = Scene(INCANTATIONS, Player(pool=pool, mage="alonora"), Player(), market="doom")
    driver = play(open_app, scene)
    click_place(driver, "spell:spark")
    driver.to_question()
    assert (driver.decision.kind, driver.decision.about) == ("payment", "spell:spark")
    return driver


@pytest.mark.clause("WD-3.11")
def test_a_second_click_on_the_spell_pays_with_the_dice_proposed(open_app: OpenApp) -> None:
    driver = paying(open_app)
    click_place(driver, "spell:spark")
    assert keys(driver) == ["play:spark", "pay:fire"]


def test_a_click_on_another_spell_while_one_is_paid_goes_over_to_that(open_app: OpenApp) -> None:
    driver = paying(open_app)
    click_place(driver, "spell:ember_balm")
    driver.to_question()
    assert keys(driver)[:1] != ["play:spark"]
    asked_for = driver.decision.about if driver.decision.kind == "payment" else None
    chosen = driver.table.controller.chosen() if driver.table.controller is not None else None
    assert asked_for == "spell:ember_balm" or (chosen is not None and chosen.key == "play:ember_balm")


def test_a_spell_that_could_not_have_been_paid_is_refused_and_nothing_is_taken_back(open_app: OpenApp) -> None:
    driver = paying(open_app)
    click_place(driver, "spell:doom")
    assert driver.table.bubble is not None
    assert keys(driver) == ["play:spark"]
    assert driver.decision.about == "spell:spark"
