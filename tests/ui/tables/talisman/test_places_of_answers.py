"""No answer that costs something stands where the last one was confirmed, and all answers can be seen at once."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.advising.first_times import Moment
from game.engine.game import Seat
from game.players import PERSON
from game.talisman.adviser.first_times import FIRST_TIMES
from game.talisman.state import MEETING, MOVING
from tests.talisman.scene import Figure, Scene, arriving, figure, moving
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

SIZES = ((1280, 720), (1024, 640))


def play(open_app: OpenApp, scene: Scene, size: tuple[int, int] = SIZES[0]) -> TalismanDriver:
    """The scene on the screen, a person against a computer player, at its first question."""
    scene.match.seats = (Seat("Ann", PERSON), Seat("Bob", "greedy"))
    driver = TalismanDriver(open_app(size=size).app, match=scene.match)
    driver.to_question()
    return driver


def buttons(driver: TalismanDriver) -> dict[str, Rect]:
    """Where the buttons of the open question's answers stand."""
    found = {option.key: f"option:{option.key}" for option in driver.decision.options}
    shown = {widget.id: widget.shown_rect() for widget in driver.table.walk()}
    return {key: shown[button] for key, button in found.items() if button in shown}


def before_a_dragon(open_app: OpenApp, size: tuple[int, int] = SIZES[0]) -> TalismanDriver:
    armed = figure("wizard", "fields", spells="psionic_blast#1")
    return play(open_app, arriving(armed, figure("elf", "city"), lying={"fields": "dragon#1"}, patient=True), size)


@pytest.mark.clause("TAL-6.9.6a")
@pytest.mark.parametrize("size", SIZES)
def test_neither_casting_nor_passing_stands_where_fight_was(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = before_a_dragon(open_app, size)
    fight = buttons(driver)["fight"]
    driver.table.choose("fight")
    driver.to_question()
    assert driver.decision.kind == "window"
    asked = buttons(driver)
    assert set(asked) == {"cast:psionic_blast#1", "pass", "pass:turn"}
    assert not [key for key, rect in asked.items() if rect.colliderect(fight)]
    assert asked["pass"].right <= asked["pass:turn"].left
    passing = driver.decision.option("pass")
    assert passing is not None
    assert str(passing.text) == "Pass: on to the dice"


def test_ending_something_stands_beside_the_place_of_a_pass(open_app: OpenApp) -> None:
    window = before_a_dragon(open_app)
    window.table.choose("fight")
    window.to_question()
    taking = play(open_app, arriving(figure("troll", "fields"), lying={"fields": "axe#1"}, patient=True))
    assert taking.decision.kind == "take"
    assert not buttons(taking)["done"].colliderect(buttons(window)["pass"])


@pytest.mark.clause("TAL-6.5.4")
def test_what_may_be_left_is_clicked_on_the_sheet_and_no_button_where_one_meets_something(open_app: OpenApp) -> None:
    scene = arriving(figure("troll", "fields", objects="axe#1"), figure("elf", "fields"), patient=True)
    driver = play(open_app, scene)
    assert driver.decision.kind == "encounter"
    assert driver.decision.option("leave:axe#1") is not None
    assert set(buttons(driver)) == {"attack:1", "space"}


@pytest.mark.parametrize("size", SIZES)
def test_all_wishes_of_a_phantom_are_seen_at_once(open_app: OpenApp, size: tuple[int, int]) -> None:
    evil = figure("warrior", "runes", alignment="evil")
    driver = play(open_app, arriving(evil, figure("elf", "city"), deck="phantom#1"), size)
    shown = buttons(driver)
    assert len(shown) == len(driver.decision.options) == 6
    assert min(rect.height for rect in shown.values()) > 20


def test_nothing_lies_over_a_board_on_which_many_spaces_may_be_chosen(open_app: OpenApp) -> None:
    evil = figure("warrior", "runes", alignment="evil")
    driver = play(open_app, arriving(evil, figure("elf", "city"), deck="phantom#1"))
    assert driver.pieces_at("card:phantom#1")
    driver.table.choose("wish:travel")
    driver.to_question()
    assert len(driver.decision.options) > 6
    assert not [piece for piece in driver.table.table.pieces if piece.kind == "ground"]


@pytest.mark.clause("TAL-6.11.11a")
def test_a_way_over_the_bridge_is_not_warned_of_for_what_waits_at_the_end_of_the_other(open_app: OpenApp) -> None:
    scene = moving(figure("troll", "graveyard", alignment="evil", strength=8), dice=(4,))
    driver = play(open_app, scene)
    controller = driver.table.controller
    assert controller is not None
    straight = driver.decision.option("cw")
    assert straight is not None
    assert straight.place == "space:outer_06_chapel"
    assert str(controller.risk(controller.judged(straight, ()))).startswith("This costs a Life.")
    assert controller.risk(controller.judged(straight, ("cross",))) is None


@pytest.mark.parametrize(
    ("traveller", "kind"),
    [
        (figure("troll", "temple", enslaved=True), "move"),
        (figure("troll", "temple"), "service"),
    ],
)
def test_a_throw_that_one_is_asked_for_shows_its_chances_at_once(
    open_app: OpenApp, traveller: Figure, kind: str
) -> None:
    scene = Scene(MOVING if kind == "move" else MEETING, traveller, figure("elf", "city"), patient=True)
    driver = play(open_app, scene)
    assert driver.decision.kind == kind
    assert driver.table.panel.odds_shown is not None


def test_the_chances_of_the_only_attack_are_shown_and_a_click_on_the_figure_only_chooses_it(open_app: OpenApp) -> None:
    driver = play(open_app, arriving(figure("troll", "fields"), figure("elf", "fields"), patient=True))
    assert driver.decision.kind == "encounter"
    assert driver.table.panel.odds_shown is not None
    controller = driver.table.controller
    attack = driver.decision.option("attack:1")
    assert controller is not None
    assert attack is not None
    assert controller.is_weighty(attack)


@pytest.mark.clause("TAL-FLOW-2")
def test_in_the_middle_of_meeting_the_answer_that_goes_on_says_to_what(open_app: OpenApp) -> None:
    seller = figure("troll", "fields", objects="axe#1", followers="alchemist#1")
    driver = play(open_app, arriving(seller, figure("elf", "city"), deck="maze#1", patient=True))
    driver.table.answer("space")
    driver.to_question()
    on = driver.decision.option("space")
    assert on is not None
    assert str(on.text) == "Go on to Maze"
    assert str(driver.decision.question) == "Before you meet what lies here: do you use something?"


@pytest.mark.clause("TAL-6.5.4")
def test_raiders_are_named_before_they_take_what_may_be_laid_down(open_app: OpenApp) -> None:
    driver = play(open_app, arriving(figure("troll", "fields", objects="axe#1"), deck="raiders#1", patient=True))
    assert str(driver.decision.question) == "Raiders would take what you carry. Do you lay it down here first?"
    controller = driver.table.controller
    assert controller is not None
    assert str(controller.hint()).startswith("Click what you leave here")
    shown = driver.tabletop.table.stage_shown
    assert shown is not None
    assert any(piece.place == "card:raiders#1" for piece in shown.pieces), "what it is about lies large on the board"
    assert "encounter" not in {note.id for note in FIRST_TIMES if note.fits(Moment(driver.decision, driver.talisman))}


def test_escape_takes_a_card_shown_large_away_before_it_opens_the_menu(open_app: OpenApp) -> None:
    armed = figure("troll", "fields", objects="axe#1")
    driver = play(open_app, arriving(armed, lying={"fields": "sword#1"}, patient=True))
    driver.move("card:axe#1")
    driver.step(40)
    assert driver.table.preview.shown is not None
    driver.key("escape")
    driver.step(2)
    assert driver.app.screen is driver.table
    assert driver.table.preview.shown is None


def test_the_aim_tells_where_talismans_come_from_and_a_click_points_at_the_cave(open_app: OpenApp) -> None:
    driver = play(open_app, moving(figure("troll", "fields"), patient=True))
    driver.move("aim")
    driver.step(40)
    said = "".join(run.words for run in driver.table.find("aim").tooltip_text() or ())
    assert "The Warlock in his Cave" in said
    assert "A click shows where." in said
    assert driver.table.shown_table.aim is not None
    assert driver.table.shown_table.aim.place == "space:middle_08_warlocks_cave"


POTION = "potion_of_strength#1"


def test_the_die_is_thrown_at_one_place_whatever_one_carries(open_app: OpenApp) -> None:
    one, two = (
        buttons(play(open_app, moving(figure("wizard", "fields", objects=POTION, spells=spells), patient=True)))
        for spells in ("", "divination#1")
    )
    assert sorted(two.keys() - one.keys()) == ["cast:divination#1"]
    assert one["throw"] == two["throw"]
    assert max(one[f"use:{POTION}"].bottom, two[f"use:{POTION}"].bottom) < two["throw"].top


def test_a_potion_is_drunk_by_a_second_click_and_never_where_it_was_just_taken(open_app: OpenApp) -> None:
    there = arriving(figure("troll", "fields"), figure("elf", "city"), lying={"fields": POTION}, patient=True)
    driver = play(open_app, there)
    taken = buttons(driver)[f"take:{POTION}"]
    driver.table.answer(f"take:{POTION}")
    driver.to_question()
    assert not buttons(driver)[f"use:{POTION}"].colliderect(taken)
    question = driver.decision
    driver.click(f"option:use:{POTION}")
    assert driver.table.course.decision is question
    driver.step(dt=1)
    driver.click(f"option:use:{POTION}")
    assert driver.talisman.heroes[0].objects == ()
