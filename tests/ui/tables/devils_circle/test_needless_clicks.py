"""Where only the end of the mages' phase is left nobody has to click for it; a prayer takes one click."""

from __future__ import annotations

import pytest
from msgspec import structs

from game.devils_circle.box.board import field_number
from game.devils_circle.box.pieces import DEMONS
from game.devils_circle.rules.mages.offers import FINISH, flight_button
from game.devils_circle.rules.mages.options import options_and_reach
from game.devils_circle.state import ACTION_POINTS, CircleState
from game.engine.decision import Decision, Option, Text
from game.engine.game import Seat
from game.players import PERSON
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.devils_circle.calm import PASS
from game.ui.tables.devils_circle.evident import evident_answer
from game.words import say
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver

HOLES = ("b2", "b12", "l2", "l12")
FLIGHT = flight_button(1, (1, 1, 1, 1))


def play(open_app: OpenApp, scene: Scene, **settings: object) -> CircleDriver:
    """The scene on the screen."""
    driver = CircleDriver(open_app(**settings).app, GUARD, match=scene.match)
    driver.to_question()
    return driver


def asked(*options: Option) -> Decision:
    """A question what a mage does."""
    return Decision(0, "mage", Text("What now?"), options, "DK-6.4")


def answer(*options: Option, other: str = "greedy", stops_at_end: bool = False) -> str:
    """What is answered by itself if somebody plays the Circle."""
    scene = guarded()
    scene.match.seats = (Seat("Ann", PERSON), Seat("Zoltar", other))
    return evident_answer(scene.view, asked(*options), stops_at_end=stops_at_end)


def guarded() -> Scene:
    """A mage who may pray, walk and more."""
    return Scene({"orlan": {"at": "f5", "power": 3, "strength": 3}})


def test_only_the_end_of_the_phase_is_answered_by_itself() -> None:
    assert answer(FINISH) == FINISH.key
    assert answer(FINISH, stops_at_end=True) == ""


def test_whatever_a_mage_can_still_do_is_asked() -> None:
    options = [option for option in guarded().open().options if option not in (FINISH, FLIGHT)]
    assert len(options) > 5
    assert [answer(option, FINISH) for option in options] == [""] * len(options)


@pytest.mark.clause("DK-16.4")
def test_a_rescue_move_of_the_circle_is_left_to_a_person_and_is_no_deed_of_the_mages() -> None:
    assert answer(FLIGHT, FINISH, other=PERSON) == ""
    assert answer(FLIGHT, FINISH) == FINISH.key


def walled_in(state: CircleState, mage: int, seat: int) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """After his first point nothing is left that a mage could do."""
    fresh = state.mages[mage].points == ACTION_POINTS
    return options_and_reach(state, mage, seat) if fresh else ((FINISH,), ())


@pytest.mark.clause("DK-6.5")
def test_a_phase_in_which_nothing_more_can_be_done_ends_by_itself_and_says_so(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.devils_circle.rules.mages_phase.options_and_reach", walled_in)
    driver = play(open_app, guarded())
    said: list[str] = []
    look = driver.table.turn_line.look

    def looked(tabletop: Tabletop, view: object, seat: int | None) -> None:
        look(tabletop, view, seat)
        said.append(say(driver.table.turn_line.words) if driver.table.turn_line.words is not None else "")

    monkeypatch.setattr(driver.table.turn_line, "look", looked)
    driver.table.answer("pray:power")
    assert [choice.key for choice in driver.match.record[:2]] == ["pray:power", FINISH.key]
    assert any("can do nothing more" in words for words in said)


@pytest.mark.clause("DK-6.5")
def test_a_phase_does_not_end_by_itself_as_long_as_the_last_action_can_be_taken_back(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.devils_circle.rules.mages_phase.options_and_reach", walled_in)
    driver = play(open_app, guarded())
    driver.table.answer("hang")
    driver.to_question()
    assert [choice.key for choice in driver.match.record] == ["hang"]
    assert driver.decision.keys() == (FINISH.key,)
    driver.click("button:undo")
    assert not driver.match.record
    assert len(driver.decision.options) > 1


def test_a_prayer_for_strength_or_power_is_one_click_on_its_button(open_app: OpenApp) -> None:
    driver = play(open_app, guarded())
    assert driver.decision.kind == "mage"
    driver.click("option:pray:power")
    assert driver.match.record[0].key == "pray:power"


def test_the_line_of_the_price_list_asks_for_what_a_prayer_is(open_app: OpenApp) -> None:
    driver = play(open_app, guarded())
    driver.click(driver.table.table.of_place("act:pray")[0].id)
    assert not driver.match.record
    buttons = [option.key for option in driver.table.controller.buttons()]  # type: ignore[union-attr]  # it is asked
    assert buttons[:2] == ["pray:strength", "pray:power"]
    assert len(buttons) == len({*buttons})


def two_beside_each_other() -> Scene:
    """Mages who stand side by side, the first in turn."""
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "g5"}}, {"gorm": {"at": "f7", "power": 20}})
    scene.begin_here()
    return scene


@pytest.mark.clause("DK-6.4")
@pytest.mark.parametrize("piece", ["plate:mirel", "mage:mirel"])
def test_a_click_on_another_mage_goes_on_with_that_one_even_beside_him(open_app: OpenApp, piece: str) -> None:
    driver = play(open_app, two_beside_each_other())
    assert {"select:mirel", "give:mirel"} <= set(driver.decision.keys())
    driver.click(piece)
    assert [choice.key for choice in driver.match.record] == ["select:mirel"]


@pytest.mark.clause("DK-7.5")
def test_something_is_handed_over_by_its_line_of_the_price_list(open_app: OpenApp) -> None:
    driver = play(open_app, two_beside_each_other())
    driver.click("deed:give")
    assert [choice.key for choice in driver.match.record] == ["give:mirel"]


def test_a_demon_that_only_one_thing_can_be_done_to_is_chosen_by_the_first_click(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "f5", "strength": 3, "power": 2}}, {"gorm": {"at": "f6", "power": 20}})
    scene.begin_here()
    driver = play(open_app, scene)
    at_gorm = [option.key for option in driver.decision.options if option.place == "demon:gorm"]
    assert at_gorm == ["drops:gorm"]
    driver.click("demon:gorm")
    assert not driver.match.record
    driver.click("demon:gorm")
    assert driver.match.record[0].key == "drops:gorm"


def banished(**demons: object) -> Scene:
    """All demons are in hell, but those of whom something else is said; dice that let none of them rise."""
    below: dict[str, object] = {name: {"hole": hole} for name, hole in zip(DEMONS, HOLES, strict=True)}
    mages = {"orlan": {"at": "g5"}, "tobin": {"at": "g8"}}
    return Scene(mages, below | demons, dice=(1,) * 30, holes=tuple(map(field_number, HOLES)), stages=4)


def test_while_nothing_threatens_phases_can_be_passed_until_something_does(open_app: OpenApp) -> None:
    driver = play(open_app, banished(), animation="off")
    driver.click(f"option:{PASS.key}")
    driver.to_question()
    phases = [choice.key for choice in driver.match.record if choice.seat == 0]
    assert len(phases) > 2
    assert set(phases) == {FINISH.key}
    assert driver.decision.kind == "mage"
    assert f"option:{PASS.key}" not in driver.ids() or driver.view.clock.at_dawn, "a demon has risen, or day dawns"


def test_nothing_is_passed_while_a_demon_is_in_the_keep(open_app: OpenApp) -> None:
    driver = play(open_app, banished(gorm={"at": "c12", "power": 20}))
    assert f"option:{PASS.key}" not in driver.ids()


def test_who_passes_answers_for_nobody_else_at_the_table(open_app: OpenApp) -> None:
    driver = play(open_app, banished(), animation="off")
    tabletop, view = driver.tabletop, driver.view
    assert tabletop.pressed(view, PASS.key) == FINISH.key
    asked = [structs.replace(driver.decision, seat=seat) for seat in (0, 1)]
    given = [tabletop.evident_answer(view, one, (), alone=True, stops_at_end=False) for one in asked]
    assert given == [FINISH.key, ""]
