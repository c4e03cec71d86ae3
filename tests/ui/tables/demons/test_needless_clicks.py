"""Where only one answer makes sense in Demons nobody has to click for it; several demons go in one go."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.demons.box.displays import limit_of
from game.demons.box.goetia import DEMONS, RANK_OF
from game.demons.box.ranks import DUKE
from game.engine.game import Seat
from game.players import PERSON
from game.ui.kit.painting.kept import Kept
from game.ui.kit.widgets import Button
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.demons.keeping import KeepController
from game.ui.tables.demons.marks import DemonsMarks
from game.words import say
from tests.demons.scene import OPEN, PLAIN, Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver

DUKES = tuple([demon for demon in DEMONS if RANK_OF[demon] == DUKE])
ROOM = limit_of(DUKES)


def play(open_app: OpenApp, scene: Scene, other: str = "greedy", **settings: object) -> DemonsDriver:
    """The scene on the screen: a person with a computer player, or with somebody else who shares the screen."""
    names = ("Ann", "Bob")[: len(scene.match.seats)]
    scene.match.seats = tuple(Seat(name, other if number else PERSON) for number, name in enumerate(names))
    driver = DemonsDriver(open_app(**settings).app, match=scene.match)
    driver.to_question()
    return driver


def kept(driver: DemonsDriver) -> list[str]:
    """What has been answered so far, by the person."""
    return [choice.key for choice in driver.match.record if choice.seat == 0]


def captor(demons: tuple[int, ...] = ()) -> Scene:
    """A magician who holds another one captive and has wounds enough on him not to torture him."""
    captive = {"captor_seat": 0, "wounds": 3, "hex": OPEN}
    return Scene({"hex": OPEN, "demons": demons}, captive)


def test_a_turn_in_which_a_captive_could_only_be_let_go_ends_by_itself_and_says_so(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = play(open_app, captor())
    assert driver.decision.kind == "first_phase"
    told, look = list[str](), driver.table.turn_line.look

    def looked(tabletop: Tabletop, view: object, seat: int | None) -> None:
        look(tabletop, view, seat)
        told.extend(said(driver))

    monkeypatch.setattr(driver.table.turn_line, "look", looked)
    driver.table.choose("rest")
    driver.step(3)
    assert kept(driver)[:2] == ["rest", "done"]
    assert "nothing is left" in " ".join(told)


def said(driver: DemonsDriver) -> list[str]:
    words = driver.table.turn_line.words
    return [say(words)] if words is not None else []


def test_whoever_wants_to_stop_at_the_end_of_a_turn_is_asked(open_app: OpenApp) -> None:
    driver = play(open_app, captor(), stop_at_turn_end=True)
    driver.table.choose("rest")
    driver.to_question()
    assert driver.decision.kind == "demon_use"


def test_a_captive_who_can_be_tortured_keeps_the_turn_open(open_app: OpenApp) -> None:
    scene = Scene({"hex": OPEN}, {"captor_seat": 0, "hex": OPEN, "captured_in": 1}).own(1, 35)
    driver = play(open_app, scene)
    driver.table.choose("rest")
    driver.to_question()
    assert driver.decision.kind == "demon_use"
    assert driver.decision.option("torture:1") is not None


def test_among_others_a_turn_of_somebody_with_demons_does_not_end_by_itself(open_app: OpenApp) -> None:
    powerless = next(demon for demon in DUKES if not offers_powers(demon))
    driver = play(open_app, captor((powerless,)), PERSON, pass_cover=False)
    driver.table.choose("rest")
    driver.to_question()
    assert (driver.decision.seat, driver.decision.kind) == (0, "demon_use")


def offers_powers(demon: int) -> bool:
    """Whether a demon of a lone captor could do anything in that scene."""
    decision = captor((demon,)).answer("rest").go()
    assert decision is not None
    return any(option.key.startswith(("power", "attack", "torture")) for option in decision.options)


def test_undo_goes_back_over_the_end_of_the_turn(open_app: OpenApp) -> None:
    driver = play(open_app, captor())
    driver.table.answer("rest")
    assert kept(driver) == ["rest", "done"]
    driver.table.undo()
    assert kept(driver) == []
    assert driver.decision.kind == "first_phase"


def test_an_answer_that_comes_up_under_the_resting_mouse_does_not_stand_out(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": PLAIN, "demons": DUKES[:1]}))
    rest = driver.table.find("option:rest")
    assert rest is not None
    driver.click(rest.id)
    driver.to_question()
    (done,) = [button for button in driver.table.panel.answers if button.rect.collidepoint(rest.rect.center)]
    assert isinstance(done, Button)
    driver.step(2)
    assert done.hovered
    assert not done._is_lit()
    driver.move((rest.rect.centerx + 30, rest.rect.centery))
    assert driver.table.hovered is done
    assert done._is_lit()


# -- letting go of several --------------------------------------------------------------------------------


def full(more: int) -> Scene:
    """A magician who holds more dukes than his display has room for."""
    return Scene({"hex": PLAIN, "demons": DUKES[: ROOM + more]}, {"hex": OPEN})


def to_release(open_app: OpenApp, more: int) -> DemonsDriver:
    driver = play(open_app, full(more))
    driver.table.choose("rest")
    driver.to_question()
    assert driver.decision.kind == "release"
    return driver


def keeping(driver: DemonsDriver) -> KeepController:
    """The controller of the choice of who goes."""
    controller = driver.table.controller
    assert isinstance(controller, KeepController)
    return controller


def send(driver: DemonsDriver, *demons: int) -> None:
    """Click the large cards of demons."""
    for demon in demons:
        driver.click(f"spirit:{demon}")
        driver.step(30)


@pytest.mark.parametrize("more", [1, 6])
def test_those_who_go_are_clicked_however_many_and_one_button_releases_them_one_after_the_other(
    open_app: OpenApp, more: int
) -> None:
    driver = to_release(open_app, more)
    staying, going = DUKES[1 : ROOM + 1], (DUKES[0], *DUKES[ROOM + 1 : ROOM + more])
    controller = keeping(driver)
    assert str(controller.question()) == f"You hold {ROOM + more} demons and have room for {ROOM}. Who goes?"
    assert f"{more} more ha" in str(controller.hint())
    assert not driver.table.panel.answers
    send(driver, *going)
    (button,) = driver.table.panel.answers
    assert isinstance(button, Button)
    assert button.words == f"Keep these {ROOM}, release {more}"
    assert kept(driver)[-1] == "rest", "nobody has gone yet"
    driver.click(button.id)
    driver.to_question()
    assert {*kept(driver)[-more:]} == {f"release:{demon}" for demon in going}
    assert set(driver.match.state.magicians[0].demons) == set(staying)


def test_a_second_click_on_a_demon_calls_him_back_and_one_too_many_replaces_the_last(open_app: OpenApp) -> None:
    driver = to_release(open_app, 2)
    send(driver, DUKES[0], DUKES[0], DUKES[1])
    assert keeping(driver).going == (DUKES[1],)
    send(driver, DUKES[2], DUKES[3])
    assert keeping(driver).going == (DUKES[1], DUKES[3])
    driver.click("throne:0")
    assert DUKES[0] in keeping(driver).going, "who sits on a throne goes instead of the last"
    driver.key("backspace")
    assert keeping(driver).going == ()


def test_without_the_highest_there_is_less_room_and_nothing_is_promised_that_the_rules_would_not_do(
    open_app: OpenApp,
) -> None:
    held = (10, *DUKES[: limit_of((10,)) + 1])
    driver = play(open_app, Scene({"hex": PLAIN, "demons": held}, {"hex": OPEN}))
    driver.table.choose("rest")
    driver.to_question()
    controller = keeping(driver)
    assert f"room for {limit_of((10,))}" in str(controller.question())
    send(driver, 10)
    assert f"room for {ROOM}" in str(controller.question())
    assert not controller.confirmable()
    send(driver, *DUKES[ROOM : len(held) - 1])
    gone = controller.confirmable()[0].key.split("+")
    assert gone[0] == "release:10", "he goes first: with him more would fit, and the rules would ask no further"


def test_the_demons_lie_in_one_order_in_the_display_on_the_thrones_and_in_the_hand(open_app: OpenApp) -> None:
    held = (DUKES[3], DUKES[0], DUKES[2], DUKES[1])
    driver = play(open_app, Scene({"hex": PLAIN, "demons": held}, {"hex": OPEN}))
    hand = [piece.face for piece in driver.pieces("card")]
    driver.table.choose("rest")
    driver.to_question()
    assert [piece.face for piece in driver.pieces("spirit")] == hand
    send(driver, DUKES[1], DUKES[2])
    driver.click(driver.table.panel.answers[0].id)
    driver.to_question()
    assert [piece.face for piece in driver.pieces("card")] == [str(DUKES[0]), str(DUKES[3])]


def test_what_a_hint_advises_is_laid_out_as_a_whole_choice(open_app: OpenApp) -> None:
    driver = to_release(open_app, 3)
    controller = keeping(driver)
    advised = driver.decision.options[0]
    controller.lay_out(advised)
    assert len(controller.kept) == ROOM
    assert advised.key in controller.confirmable()[0].key.split("+")


def test_who_may_stay_lies_in_a_display_whose_cards_hide_nothing_and_whose_tooltip_hides_none_of_them(
    open_app: OpenApp,
) -> None:
    driver = to_release(open_app, 6)
    cards = driver.pieces("spirit")
    assert len(cards) == ROOM + 6
    assert all(not one.rect.colliderect(other.rect) for one, other in combinations(cards, 2))
    driver.move(cards[0].id)
    driver.step(60)
    told = driver.app.tooltip.rect()
    assert told is not None
    assert told.collidelist([piece.rect for piece in (*cards, *driver.pieces("throne"))]) < 0


def test_the_display_of_who_goes_opens_again_by_the_tool_of_ones_demons(open_app: OpenApp) -> None:
    driver = to_release(open_app, 2)
    send(driver, DUKES[2])
    driver.key("escape")
    assert not driver.pieces("spirit")
    assert len(driver.pieces("card")) == ROOM + 2
    dock = driver.tabletop.table.places(driver.table.area).dock
    shown = pygame.image.tobytes(driver.picture().subsurface(dock), "RGB")
    driver.tabletop.table._docked = Kept()
    assert pygame.image.tobytes(driver.picture().subsurface(dock), "RGB") == shown, "cards in place of thrones"
    assert len(driver.table.controller.marked()) == 1  # type: ignore[union-attr]  # a question is open
    driver.click("ui:control")
    assert driver.pieces("spirit")
    assert keeping(driver).going == (DUKES[2],)


def test_a_single_one_who_is_to_go_is_crossed_out(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    crossed: list[tuple[int, int]] = []
    monkeypatch.setattr(
        DemonsMarks,
        "_draw_chosen",
        lambda _marks, _surface, rect, *, letting_go: crossed.append(rect.center) if letting_go else None,
    )
    driver = to_release(open_app, 1)
    driver.picture()
    assert not crossed
    click_demon(driver, DUKES[1])
    driver.picture()
    cards = [piece for kind in ("spirit", "card") for piece in driver.pieces(kind) if piece.face == str(DUKES[1])]
    assert set(crossed) == {card.rect.center for card in cards}


def click_demon(driver: DemonsDriver, demon: int) -> None:
    point = driver.point_of(f"demon:{demon}")
    assert point is not None
    driver.click(point)
