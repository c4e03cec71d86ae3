"""Whoever is asked whether to cast reads on the answers what each spell does."""

from __future__ import annotations

import pytest

from game.engine.decision import Tone
from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.widgets import Button, Paragraph
from game.ui.tables.warlocks_duel.words.answers import FEW_LETTERS, briefly
from game.warlocks_duel.box.cards import SPELLS
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, casting
from tests.warlocks_duel.table import Player


def seen_by_people(open_app: OpenApp, scene: Scene) -> MatchDriver:
    """A scene on the screen, played by people."""
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app((1280, 720)).app, match=scene.match)
    driver.to_question()
    return driver


@pytest.fixture
def driver(open_app: OpenApp) -> MatchDriver:
    driver = MatchDriver(open_app((1280, 720)).app)
    driver.play_to("cast")
    return driver


def test_the_button_of_a_spell_says_what_stands_on_its_card(driver: MatchDriver) -> None:
    spells = [option.key.partition(":")[2] for option in driver.decision.options if option.key.startswith("cast:")]
    assert any(len(SPELLS[spell].words.message) <= FEW_LETTERS for spell in spells)
    for spell in spells:
        button = driver.table.find(f"option:cast:{spell}")
        assert isinstance(button, Button)
        words = say(button.text) if not isinstance(button.text, str | tuple) else str(button.text)
        assert say(SPELLS[spell].name) in words
        assert say(briefly(spell)) in words


def test_every_spell_says_something_in_few_words_and_those_of_few_words_their_own() -> None:
    for spell, card in SPELLS.items():
        words = str(briefly(spell))
        assert 0 < len(words) <= FEW_LETTERS, words
        assert (words == str(card.words)) == (len(card.words.message) <= FEW_LETTERS)
    assert str(briefly("life_drain")) == "5 damage, and more"
    assert str(briefly("doom")) == "8 damage, costs you 1"
    assert str(briefly("forked_bolt")) == "1–6 damage"
    assert str(briefly("magic_shield")) == "A ward for this round"


def card_of(driver: MatchDriver, spell: str) -> tuple[int, int]:
    """Where a click on the card of a spell falls on nothing else."""
    return driver.free_point(driver.table.table.of_place(f"spell:{spell}")[0].id)


def test_a_card_chooses_its_spell_whose_button_stays_where_it_is_and_casts_it(open_app: OpenApp) -> None:
    mine = Player(mage="alonora", active="spark ember_balm conflagration")
    scene = casting(mine, Player(mage="albus", pool="MME"))
    driver = seen_by_people(open_app, scene)
    place = driver.table.find("option:cast:conflagration").rect.copy()
    driver.click(card_of(driver, "conflagration"))
    assert driver.match.decision is not None
    assert driver.match.decision.kind == "cast", "nothing is cast yet"
    assert driver.table.find("option:cast:conflagration").rect == place
    hint = driver.table.find("hint")
    assert isinstance(hint, Paragraph)
    assert str(hint.text).startswith("Bo has 3 dice to strike back with.")
    odds = driver.table.panel.odds_shown
    assert odds is not None
    assert "has 3 dice to strike back" in str(odds.about)
    driver.click("option:cast:conflagration")
    assert "conflagration" not in scene.player(0).active


@pytest.mark.parametrize(
    ("spell", "pool", "says"),
    [
        ("spark", "", "which has no dice to strike back"), ("spark", "M", "which has 1 die to strike back"),
        ("ice_missile", "MM", "which may not strike back"), ("voodoo_magic", "MM", "the target may not answer"),
    ],
)  # fmt: skip
def test_the_strength_of_an_attack_comes_with_the_dice_that_can_strike_back(spell: str, pool: str, says: str) -> None:
    scene = casting(Player(mage="alonora", active=spell), Player(mage="albus", pool=pool))
    odds = scene.open().odds(f"cast:{spell}")
    assert odds is not None
    assert says in str(odds.about)


@pytest.mark.clause("WD-4.23")
def test_of_an_attack_on_a_silenced_mage_it_is_told_that_no_answer_comes() -> None:
    scene = casting(Player(mage="alonora", active="spark"), Player(mage="albus", pool="MM", flags={"silenced": True}))
    odds = scene.open().odds("cast:spark")
    assert odds is not None
    assert "the target may not answer" in str(odds.about)


def test_dice_of_the_reserve_say_what_they_cost_now_and_later(open_app: OpenApp) -> None:
    scene = casting(Player(mage="alonora", active="conflagration"), Player(mage="albus", reserve=4))
    scene.choose("cast:conflagration")
    driver = seen_by_people(open_app, scene)
    assert driver.table.controller is not None
    driver.table.controller.select_number(2)
    driver.table.refresh()
    button = driver.table.find("option:reserve:2")
    assert isinstance(button, Button)
    assert str(button.text) == "2 dice of the reserve: you lose 4, and gain 2 less later"


def test_after_a_counter_strike_it_says_who_has_lost_what_and_why() -> None:
    scene = casting(Player(mage="alonora", active="spark"), Player(mage="albus", pool="MME"))
    scene.choose("cast:spark")
    scene.choose("counter:3")
    lost = next(event for event in scene.events if event.kind == "power_lost")
    assert str(lost.text) == "Ada loses 3 power to the counter-strike, 1 for each die."


def test_the_answer_that_holds_says_nothing_of_spells(driver: MatchDriver) -> None:
    button = driver.table.find("option:hold")
    assert isinstance(button, Button)
    assert ":" not in str(button.text)


@pytest.mark.clause("WD-4.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "asks"),
    [("spark", "circle_of_balance", False), ("conflagration", "healing_drop", True), ("fire_bolt", "", True)],
)
def test_holding_is_asked_about_only_where_oneself_wastes_more(
    open_app: OpenApp, mine: str, theirs: str, asks: bool
) -> None:
    scene = casting(Player(mage="alonora", active=mine), Player(mage="albus", active=theirs), starter=1)
    if theirs:
        scene.choose("hold")
    driver = seen_by_people(open_app, scene)
    driver.move("option:hold")
    driver.step(3)
    odds = driver.table.panel.odds_shown
    assert odds is not None
    told = [str(outcome.text) for outcome in odds]
    assert told[1:] == (["Bo wastes the dice on " + say(SPELLS[theirs].name) + "."] if theirs else [])
    driver.click("option:hold")
    assert (driver.app.screen.name == "confirm") is asks


@pytest.mark.clause("WD-4.15")
@pytest.mark.parametrize(("pool", "power", "asks"), [("MME", 3, True), ("MM", 3, False), ("MME", 4, False)])
def test_an_attack_that_can_be_answered_with_the_end_of_its_caster_says_so_and_asks(
    open_app: OpenApp, pool: str, power: int, asks: bool
) -> None:
    scene = casting(Player(power, mage="alonora", active="conflagration"), Player(mage="albus", pool=pool))
    driver = seen_by_people(open_app, scene)
    driver.click(card_of(driver, "conflagration"))
    odds = driver.table.panel.odds_shown
    assert odds is not None
    told = [str(outcome.text) for outcome in odds if outcome.tone is Tone.BAD]
    assert told == (["Bo can strike back with 3 dice: that would be your end."] if asks else [])
    driver.click("option:cast:conflagration")
    assert (driver.app.screen.name == "confirm") is asks
    assert ("conflagration" in scene.player(0).active) is asks


@pytest.mark.clause("WD-4.15")
@pytest.mark.parametrize(("target", "asks"), [(1, True), (2, False)])
def test_of_several_it_counts_whom_the_attack_strikes(open_app: OpenApp, target: int, asks: bool) -> None:
    rivals = Player(mage="albus", pool="MME"), Player(mage="parvel")
    driver = seen_by_people(open_app, casting(Player(3, mage="alonora", active="conflagration"), *rivals))
    driver.click(card_of(driver, "conflagration"))
    driver.click(f"seat:{target}")
    assert (driver.app.screen.name == "confirm") is asks


@pytest.mark.clause("WD-9.1")
def test_power_drain_is_chosen_before_it_is_used_since_it_comes_once_in_a_match(open_app: OpenApp) -> None:
    mine = Player(mage="albus", reserve=3)
    scene = casting(Player(mage="alonora", active="conflagration"), mine, modules=("power_drain",))
    scene.choose("cast:conflagration")
    driver = seen_by_people(open_app, scene)
    driver.click("option:power_drain")
    assert not scene.player(1).drain_used
    driver.click("option:power_drain")
    assert scene.player(1).drain_used


def test_a_defence_says_what_comes_of_it(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app((1280, 720)).app)
    driver.play_to("response")
    told = 0
    for option in driver.decision.options:
        odds = driver.decision.odds(option.key)
        if option.key.partition(":")[0] not in ("heal", "decline") or odds is None or len(odds.outcomes) != 1:
            continue
        button = driver.table.find(f"option:{option.key}")
        assert isinstance(button, Button)
        assert f"you lose {odds.outcomes[0].value}" in str(button.text)
        told += 1
    assert told


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_a_first_note_gives_way_to_three_spells_that_can_be_cast(open_app: OpenApp, size: tuple[int, int]) -> None:
    scene = casting(Player(mage="alonora", active="spark ember_balm conflagration"), Player(mage="albus"))
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app(size, first_times=True).app, match=scene.match)
    driver.to_question()
    shown = [widget.id for widget in driver.table.panel.widgets]
    assert "note" in shown
    assert "options" not in shown, "no window in which they are scrolled"
    assert {"option:cast:spark", "option:cast:ember_balm", "option:cast:conflagration"} <= set(shown)


@pytest.mark.parametrize("language", ["en", "nl", "fr", "pl"])
def test_with_an_attack_in_hand_its_chances_lie_over_nothing_and_a_note_that_has_no_room_waits(
    open_app: OpenApp, language: str
) -> None:
    mine = Player(mage="alonora", active="ember_balm healing_aura conflagration")
    scene = casting(mine, Player(mage="albus", pool="MM"))
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = MatchDriver(open_app((1024, 640), first_times=True).app, match=scene.match)
    driver.app.set_language(language)
    driver.to_question()
    driver.click(card_of(driver, "conflagration"))
    shown = [widget for widget in driver.table.panel.widgets if widget.visible and widget.id != "panel"]
    odds = next(widget for widget in shown if widget.id in ("odds", "odds:area"))
    assert not [widget.id for widget in shown if widget is not odds and widget.rect.colliderect(odds.rect)]


def test_the_buttons_of_spells_stand_in_the_order_of_their_cards(open_app: OpenApp) -> None:
    mine = Player(mage="alonora", active="conflagration ember_balm spark")
    driver = seen_by_people(open_app, casting(mine, Player(mage="albus")))
    assert driver.table.controller is not None
    shown = [option.key for option in driver.table.controller.buttons()]
    assert shown == ["cast:spark", "cast:ember_balm", "cast:conflagration", "hold"]
