"""Where only one answer makes sense, nobody has to click for it; Undo goes back to what was really chosen."""

from __future__ import annotations

import pytest

from game.engine.game import Seat
from game.players import PERSON
from game.talisman.box.register import WHEN_LOST
from game.ui.app.without_window.driver import Driver
from tests.talisman.scene import Scene, arriving, ending, figure, moving
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

SENTINEL, BEYOND = "outer_04_sentinel", "space:middle_03_hills"


def play(opened: Driver, scene: Scene, other: str = "greedy") -> TalismanDriver:
    """The scene on the screen: a person with a computer player, or with somebody else who shares the screen."""
    scene.match.seats = (Seat("Ann", PERSON), Seat("Bob", other))
    return TalismanDriver(opened.app, match=scene.match)


def keys(scene: Scene) -> list[str]:
    """What has been answered so far."""
    return [choice.key for choice in scene.match.record]


@pytest.mark.clause("TAL-FLOW-8")
def test_a_turn_in_which_things_could_only_be_left_ends_by_itself(open_app: OpenApp) -> None:
    scene = ending(figure("troll", objects="axe#1"))
    driver = play(open_app(), scene)
    assert keys(scene) == ["end"]
    assert driver.table.course.opponents.thinking


def test_whoever_wants_to_stop_at_the_end_of_a_turn_is_asked(open_app: OpenApp) -> None:
    driver = play(open_app(stop_at_turn_end=True), ending(figure("troll", objects="axe#1")))
    driver.to_question()
    assert driver.decision.kind == "end_turn"


def test_a_spell_that_could_be_cast_stops_the_end_of_a_turn(open_app: OpenApp) -> None:
    driver = play(open_app(), ending(figure("wizard", objects="axe#1", spells="preservation#1 healing#1", lives=2)))
    driver.to_question()
    assert driver.decision.kind == "end_turn"


def test_among_others_a_turn_of_somebody_with_a_spell_does_not_end_by_itself(open_app: OpenApp) -> None:
    scene = ending(figure("wizard", objects="axe#1", spells="counterspell#1"))
    driver = play(open_app(pass_cover=False), scene, PERSON)
    driver.to_question()
    assert (driver.decision.seat, driver.decision.kind) == (0, "end_turn")


@pytest.mark.clause("TAL-6.12.1b")
def test_gold_alone_is_taken_without_a_click(open_app: OpenApp) -> None:
    scene = arriving(figure("troll", "fields", objects="axe#1"), lying={"fields": "bag_of_gold#1"})
    driver = play(open_app(), scene)
    driver.step(3)
    assert keys(scene)[:1] == ["take:bag_of_gold#1"]
    assert scene.hero().gold == 2


def test_gold_beside_something_else_is_asked_about(open_app: OpenApp) -> None:
    scene = arriving(figure("troll", "fields"), lying={"fields": "bag_of_gold#1 axe#1"})
    driver = play(open_app(), scene)
    driver.to_question()
    assert driver.decision.kind == "take"


@pytest.mark.clause("TAL-6.16.2")
def test_whoever_fights_a_bandit_says_so_once(open_app: OpenApp) -> None:
    scene = arriving(figure("troll", "fields", gold=3), lying={"fields": "bandit#1"}, dice=(6, 1))
    driver = play(open_app(), scene)
    driver.to_question()
    assert driver.decision.kind == "face"
    driver.table.choose("fight")
    driver.step(3)
    assert keys(scene)[:2] == ["fight", "fight"]
    assert scene.hero().trophies == ("bandit#1",)


def beats_a_bear(open_app: OpenApp, mine: str = "", theirs: str = "", **settings: bool) -> tuple[TalismanDriver, Scene]:
    """Ann has beaten a Bear; either may hold a Spell that saves it."""
    figures = figure("wizard", "fields", spells=mine), figure("prophetess", "city", spells=theirs)
    scene = arriving(*figures, lying={"fields": "bear#1"}, dice=(6, 1))
    return play(open_app(pass_cover=False, **settings), scene, PERSON if theirs else "greedy"), scene


@pytest.mark.clause("TAL-S.preservation")
def test_whoever_beats_an_enemy_is_not_asked_whether_it_is_to_be_saved(open_app: OpenApp) -> None:
    driver, scene = beats_a_bear(open_app, mine="preservation#1")
    driver.to_question()
    assert scene.hero().trophies == ("bear#1",)
    assert scene.hero().spells == ("preservation#1",)


@pytest.mark.clause("TAL-S.preservation")
def test_whoever_wants_to_be_asked_at_the_end_of_turns_may_save_even_the_enemy_he_beat(open_app: OpenApp) -> None:
    driver, scene = beats_a_bear(open_app, mine="preservation#1", stop_at_turn_end=True)
    driver.to_question()
    assert (driver.decision.kind, scene.state.window) == ("window", WHEN_LOST)


@pytest.mark.clause("TAL-S.preservation")
def test_somebody_else_may_still_save_the_enemy(open_app: OpenApp) -> None:
    driver, _scene = beats_a_bear(open_app, theirs="preservation#1")
    driver.to_question()
    assert driver.decision.seat == 1
    assert driver.decision.option("cast:preservation#1") is not None


def walking(open_app: OpenApp) -> tuple[TalismanDriver, Scene]:
    """A walk of four steps that may pass the Sentinel."""
    scene = moving(figure("troll", "graveyard"), dice=(4, 6, 1))
    driver = play(open_app(), scene)
    driver.to_question()
    assert driver.decision.kind == "way"
    return driver, scene


@pytest.mark.clause("TAL-6.11.1c")
def test_a_destination_beyond_the_sentinel_is_clicked_once(open_app: OpenApp) -> None:
    driver, scene = walking(open_app)
    driver.click_answer("cw")
    driver.step(3)
    assert keys(scene)[:3] == ["throw", "cw", "on"]
    assert scene.hero().space == "outer_06_chapel"


@pytest.mark.clause("TAL-6.11.8a")
def test_a_click_beyond_the_bridge_goes_there_and_faces_the_sentinel(open_app: OpenApp) -> None:
    driver, scene = walking(open_app)
    point = driver.point_for(BEYOND)
    assert point is not None
    driver.click(point)
    driver.to_question()
    assert keys(scene)[:3] == ["throw", "cw", "cross"]
    assert scene.hero().space == SENTINEL


def test_undo_takes_back_all_that_one_click_has_answered(open_app: OpenApp) -> None:
    driver, scene = walking(open_app)
    point = driver.point_for(BEYOND)
    assert point is not None
    driver.click(point)
    driver.to_question()
    assert keys(scene) == ["throw", "cw", "cross"]
    driver.table.undo()
    assert keys(scene) == ["throw"]
    assert driver.decision.option("cw") is not None


def test_the_bridge_on_the_way_is_crossed_by_its_card_which_comes_after_the_other_ways(open_app: OpenApp) -> None:
    driver, scene = walking(open_app)
    ways = [widget.id for widget in driver.table.walk() if widget.id.startswith("option:")]
    assert ways == ["option:cw", "option:ccw", "option:cw+cross"]
    driver.click("option:cw+cross")
    driver.to_question()
    assert keys(scene)[:3] == ["throw", "cw", "cross"]


def test_undo_jumps_over_what_was_answered_by_itself(open_app: OpenApp) -> None:
    scene = ending(figure("druid", "fields", objects="axe#1"))
    driver = play(open_app(), scene)
    driver.table.answer("become:evil")
    assert keys(scene) == ["become:evil", "end"]
    driver.table.undo()
    assert keys(scene) == []
    assert driver.decision.option("become:evil") is not None


def test_what_was_answered_by_itself_is_asked_if_nothing_before_it_can_be_taken_back(open_app: OpenApp) -> None:
    scene = ending(figure("troll", "fields", objects="axe#1"))
    driver = play(open_app(), scene)
    assert keys(scene) == ["end"]
    driver.table.undo()
    assert driver.decision.kind == "end_turn"
    assert keys(scene) == []


def test_a_potion_costs_no_click_where_one_draws_and_is_asked_about_where_it_may_be_needed(open_app: OpenApp) -> None:
    drinker = figure("troll", "fields", objects="potion_of_strength#1")
    for lying, answered in (({}, ["space"]), ({"fields": "marsh#1"}, [])):
        scene = arriving(drinker, lying=lying)
        play(open_app(), scene).to_question()
        assert keys(scene)[:1] == answered


def on_the_crown(spells: str = "") -> Scene:
    """Whoever rules from the Crown, with things to leave."""
    ruler = figure("wizard", "crown_of_command", objects="talisman#1 axe#1", spells=spells, strength=9)
    return moving(ruler, figure("elf", "outer_09_plains", lives=3), state={"crown_reached": True}, dice=(1, 2, 1))


def casts(driver: TalismanDriver, scene: Scene, key: str, frames: int = 1500) -> int:
    """How many Command Spells are cast once the first was, while nobody clicks for the ruler."""
    driver.to_question()
    assert driver.decision.kind == "crown"
    driver.table.choose(key)
    for _frame in range(frames):
        if keys(scene).count("command") > 2 or (keys(scene)[-1] != "command" and driver.table.controller):
            break
        driver.step()
    return keys(scene).count("command")


@pytest.mark.clause("TAL-6.9.8a")
def test_the_command_spell_is_cast_by_a_click_each_turn(open_app: OpenApp) -> None:
    scene = on_the_crown()
    driver = play(open_app(), scene)
    assert casts(driver, scene, "command") == 1
    assert driver.decision.kind == "crown"


def test_who_says_so_casts_it_every_turn_without_a_click(open_app: OpenApp) -> None:
    scene = on_the_crown()
    driver = play(open_app(), scene)
    assert casts(driver, scene, "command:on") > 2


def test_a_ruler_with_a_spell_is_asked_every_turn_all_the_same(open_app: OpenApp) -> None:
    scene = on_the_crown("healing#1")
    driver = play(open_app(), scene)
    assert casts(driver, scene, "command:on") == 1
