"""A lesson on the screen: the voice, what it waits for, and the ways on and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.engine.decision import Text
from game.engine.seating import Seat
from game.lessons import progress, shelf
from game.lessons.course import LessonCourse
from game.lessons.lesson import Lesson, Scene, Step
from game.notes_seen import remember_match
from game.players import PERSON
from game.setups import SeatSetup, Setup, save_setup
from game.ui.app.without_window.driver import Driver
from game.ui.app.without_window.lesson_check import LessonCheck, check
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.kit.widgets import Paragraph
from game.ui.lesson.screen import LessonScreen
from game.ui.lesson.voice import Voice, VoiceActions
from game.ui.screens.new_match.screen import NewMatchScreen
from game.ui.tables.common.pieces import CARD
from game.warlocks_duel import GAME

OpenApp = Callable[..., Driver]
CLAUSES = ("WD-1.1",)
WELCOME = Step(Text("Welcome"), Text("Here is where dice fly and hearts are lost."), clauses=CLAUSES)
MAGE = Step(
    Text("Choose a mage"),
    Text("Click the mage who pleases you more."),
    points_at="mage:albus",
    answers=(("mage:albus", "mage:alonora"),),
    meanwhile=("mage:parvel",),
    clauses=CLAUSES,
)
HEARTS = Step(
    Text("Your hearts"),
    Text("You have {n} hearts. Whoever has none is out."),
    points_at="panel:question",
    clauses=CLAUSES,
    facts={"n": lambda match: match.state.duelists[0].power},
)
END = Step(Text("That is it"), Text("Now play."), clauses=CLAUSES)


def begins(seed: int) -> bool:
    """Whether the learner has the first turn once both have chosen."""
    match = GAME.new_match(["You", "Rival"], seed=seed)
    for mage in ("mage:albus", "mage:parvel"):
        match.next_decision()
        match.choose(mage)
    asked = match.next_decision()
    return asked is not None and asked.seat == 0


SEED = next(seed for seed in range(100) if begins(seed))
LESSON = Lesson(
    GAME,
    Text("A first duel"),
    Text("How mages fight."),
    5,
    (Seat("You"), Seat("Rival")),
    (Scene((WELCOME, MAGE, HEARTS), seed=SEED), Scene((END,), seed=SEED)),
    Text("Albus"),
    "warlocks_duel/mages/albus.jpg",
)


@pytest.fixture
def open_lesson(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Driver]:
    """Opens the lesson above at a step."""
    monkeypatch.setitem(shelf.LESSONS, GAME.id, LESSON)

    def opened(step: int | None = 0) -> Driver:
        driver = open_app()
        assert driver.app.doors.lesson(GAME.id, step)
        driver.step(10)
        return driver

    return opened


def lesson_of(driver: Driver) -> LessonScreen:
    """The lesson on the screen."""
    assert isinstance(driver.screen, LessonScreen)
    return driver.screen


def test_a_lesson_is_played_by_mouse_and_by_keys_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.LESSONS, GAME.id, LESSON)
    assert check(LESSON, ("pl",), ((1024, 640),)) == []


def test_what_the_step_does_not_wait_for_is_refused_with_what_comes_first(open_lesson: Callable[..., Driver]) -> None:
    driver = open_lesson(1)
    screen = lesson_of(driver)
    screen.choose("mage:celestine")
    assert screen.bubble is not None
    assert "Choose a mage" in str(screen.bubble.refusal.text)
    assert screen.lesson.number == 1
    screen.choose("mage:alonora")
    driver.step(5)
    assert screen.lesson.number == 2


def test_the_voice_says_numbers_of_the_match_and_leaves_the_thing_free(open_lesson: Callable[..., Driver]) -> None:
    driver = open_lesson(2)
    voice, thing = lesson_of(driver).voice, lesson_of(driver).spoken_of.thing()
    assert voice is not None
    assert thing is not None
    assert "35" in str(LESSON.steps[2].words(lesson_of(driver).match))
    assert not voice.rect.colliderect(thing)


def test_back_begins_the_step_before_again_and_a_milestone_any_step(open_lesson: Callable[..., Driver]) -> None:
    driver = open_lesson(2)
    driver.click("voice:back")
    driver.step(5)
    assert lesson_of(driver).lesson.number == 1
    assert lesson_of(driver).lesson.expected
    driver.click("step:3")
    driver.step(5)
    assert lesson_of(driver).lesson.number == 3


def test_whoever_does_not_want_to_can_have_it_done(open_lesson: Callable[..., Driver]) -> None:
    driver = open_lesson(1)
    driver.click("voice:show")
    driver.step(5)
    assert lesson_of(driver).lesson.number == 2


def test_a_lesson_left_goes_on_where_it_was_and_once_finished_at_its_beginning(
    open_lesson: Callable[..., Driver],
) -> None:
    driver = open_lesson(0)
    driver.click("voice:on")
    driver.step(5)
    driver.click("voice:leave")
    assert driver.screen.name == "title"
    driver.app.doors.lesson(GAME.id)
    driver.step(5)
    assert lesson_of(driver).lesson.number == 1
    driver.app.doors.lesson(GAME.id, 3)
    driver.step(5)
    driver.click("voice:on")
    assert driver.screen.name == "new_match"
    assert progress.of(LESSON) == progress.Progress(0, finished=True)


@pytest.mark.parametrize("game_id", sorted(shelf.LESSONS))
def test_the_match_after_a_lesson_is_set_up_as_is_good_for_a_first_one(open_app: OpenApp, game_id: str) -> None:
    lesson = shelf.LESSONS[game_id]
    driver = open_app()
    driver.app.doors.lesson(game_id, len(lesson.steps) - 1)
    driver.step(5)
    over = lesson_of(driver).match.result is not None
    driver.click("voice:on")
    if over:
        assert driver.screen.name == "end_of_lesson", "a victory is shown as one"
        driver.step(2)
        driver.click("button:first_match")
    screen = driver.screen
    assert isinstance(screen, NewMatchScreen)
    assert screen.plan.suits_first_match


def test_the_match_after_a_lesson_is_set_up_as_last_time_once_the_game_was_played(open_app: OpenApp) -> None:
    seats = (SeatSetup("Ada", PERSON, SEAT_MARKS[2].shape), SeatSetup("", "master", SEAT_MARKS[3].shape))
    save_setup(GAME.id, Setup(seats, {}))
    remember_match(GAME.id)
    driver = open_app()
    driver.app.doors.lesson(GAME.id, len(shelf.LESSONS[GAME.id].steps) - 1)
    driver.step(5)
    driver.click("voice:on")
    driver.step(2)
    driver.click("button:first_match")
    screen = driver.screen
    assert isinstance(screen, NewMatchScreen)
    assert [seat.player for seat in screen.plan.seats] == [PERSON, "master"]


def test_a_thing_that_is_not_on_the_table_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(LESSON, scenes=(Scene((replace(WELCOME, points_at="mage:nobody"), MAGE), seed=SEED),))
    monkeypatch.setitem(shelf.LESSONS, GAME.id, wrong)
    assert any("mage:nobody" in fault for fault in LessonCheck(wrong).run())


def test_nothing_of_a_lesson_is_kept_as_a_match(open_lesson: Callable[..., Driver]) -> None:
    from game import saves

    driver = open_lesson(1)
    lesson_of(driver).choose("mage:alonora")
    driver.step(5)
    assert saves.latest_autosave() is None


def test_the_keyboard_goes_on_with_n_and_back_with_b(open_lesson: Callable[..., Driver]) -> None:
    driver = open_lesson(0)
    driver.key("n")
    driver.step(3)
    assert lesson_of(driver).lesson.number == 1
    driver.key("b")
    driver.step(3)
    assert lesson_of(driver).lesson.number == 0


def test_a_card_shown_large_and_the_voice_never_lie_over_each_other(open_app: OpenApp) -> None:
    shown = 0
    driver = open_app(size=(1024, 640))
    for step in range(len(shelf.LESSONS[GAME.id].steps)):
        driver.app.doors.lesson(GAME.id, step)
        driver.step(10)
        screen = lesson_of(driver)
        for card in [piece.id for piece in screen.table.pieces if piece.kind == CARD]:
            screen.preview.hide()
            driver.move(screen.find(card).rect.center)
            driver.step(40)
            if screen.preview.shown is not None and screen.voice is not None:
                shown += 1
                assert not screen.preview.shown.rect.colliderect(screen.voice.rect), (step, card)
    assert shown > len(shelf.LESSONS[GAME.id].steps)


def test_in_a_lesson_no_aim_speaks_against_the_voice(open_app: OpenApp) -> None:
    for game_id in shelf.LESSONS:
        driver = open_app()
        driver.app.doors.lesson(game_id, 3)
        driver.step(10)
        screen = lesson_of(driver)
        assert screen.shown_table.aim is not None or screen.voice is not None
        assert "aim" not in set(driver.ids())


def test_what_a_step_asked_for_and_was_done_is_said_to_be_done(open_app: OpenApp) -> None:
    driver = open_app()
    course = LessonCourse(replace(LESSON, scenes=(Scene((MAGE,), seed=SEED), Scene((END,), seed=SEED))))
    actions = VoiceActions(lambda: None, *[lambda *_: None] * 5)
    words = [Voice(driver.app, course, MAGE.say, replace(actions, on=on)) for on in (None, actions.on)]
    said_in = [widget for voice in words for widget in voice.walk() if isinstance(widget, Paragraph)]
    told = [str(widget.text) for widget in said_in if widget.id == "voice:words"]
    assert ["have done that" in said for said in told] == [False, True]


def test_back_is_not_pressed_by_a_mouse_under_which_the_bubble_has_just_come(
    open_lesson: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_lesson(2)
    screen = lesson_of(driver)
    back = next(widget for widget in screen.walk() if widget.id == "voice:back").rect.center
    driver.move(back)
    screen.go_on()  # by key, say: the mouse stays where it is
    screen = lesson_of(driver)
    driver.step(2)
    assert screen.voice is not None
    under = next(widget for widget in screen.walk() if widget.id == "voice:back").rect.center
    monkeypatch.setattr(screen, "_opened", (driver.app.now, under))
    number = screen.lesson.number
    driver.click(under)
    assert lesson_of(driver).lesson.number == number
    driver.step(60)
    driver.click(under)
    driver.step(5)
    assert lesson_of(driver).lesson.number == number - 1


def talisman_lesson(driver: Driver) -> LessonScreen:
    """The lesson on the screen."""
    driver.step(3)
    screen = driver.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


def test_ending_the_turn_goes_on_once_a_step_is_done(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.lesson("talisman")
    screen = talisman_lesson(driver)
    treasure = next(number for number, step in enumerate(screen.lesson.lesson.steps) if "treasure" in str(step.title))
    screen.go_to(treasure)
    screen = talisman_lesson(driver)
    assert screen.lesson.number == treasure
    assert not screen.may_answer("end"), "nothing is done yet"
    assert talisman_lesson(driver).lesson.number == treasure
    screen.show()
    driver.step(60)
    assert not screen.may_answer("end")
    assert talisman_lesson(driver).lesson.number == treasure + 1
