"""Frames that do not wait: what is not painted in time is painted on in the next one, and looks the same in the end."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent import futures

import pygame
import pytest

from game.ui.kit.animation import Animation, Flight
from game.ui.kit.memory import PORTION, Tidying
from game.ui.kit.painting import glow
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting import patience
from game.ui.kit.painting.without_waiting.frame_time import Attempts, FrameTime
from game.ui.kit.painting.without_waiting.in_steps import Paintings, Steps
from game.ui.match.board.movement import Movement
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

MANY_FRAMES = 3000


def no_time() -> FrameTime:
    """A frame whose time for painting is over as soon as something was made."""
    frame = FrameTime(0.0)
    frame.begin()
    return frame


def in_frames(attempts: Attempts, paint: Callable[[], object], between: Callable[[], object] = int) -> int:
    """Try until it is finished, with something done ``between`` the frames; how many frames that took."""
    for frame in range(1, MANY_FRAMES):
        if attempts.finish(paint):
            return frame
        between()
    raise AssertionError("it is never finished")


def test_what_is_not_painted_in_time_is_taken_up_in_the_next_frame_and_made_once() -> None:
    made: list[int] = []
    make = patience.remembered(10)(made.append)

    def paint() -> None:
        for number in range(4):
            make(number)

    assert in_frames(Attempts(no_time()), paint) == 5
    assert made == [0, 1, 2, 3]


def test_where_nobody_waits_everything_is_painted_at_once() -> None:
    frame = FrameTime()
    frame.begin()
    make = patience.remembered(10)(abs)
    assert Attempts(frame).finish(lambda: [make(number) for number in range(4)])
    assert not frame.unfinished


def test_what_can_never_be_kept_is_painted_to_the_end_some_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.kit.painting.without_waiting.frame_time.MOST_ATTEMPTS", 5)
    make = patience.remembered(1)(abs)
    assert in_frames(Attempts(no_time()), lambda: [make(number) for number in range(4)]) == 6


def test_a_painting_in_steps_goes_on_where_it_stopped() -> None:
    done: list[int] = []

    def steps() -> Steps:
        for number in range(4):
            done.append(number)
            yield
        return pygame.Surface((3, 2))

    paintings = Paintings(2)
    shown: list[pygame.Surface] = []
    assert in_frames(Attempts(no_time()), lambda: shown.append(paintings.picture("map", steps))) == 5
    assert done == [0, 1, 2, 3]
    assert paintings.picture("map", steps) is shown[0]


def test_a_large_picture_is_read_beside_the_frames(open_app: OpenApp) -> None:
    store = PictureStore(open_app().app.warn)
    size = (403, 302)
    attempts = Attempts(no_time())

    def when_read() -> None:
        futures.wait(store._reader._asked.values())

    assert in_frames(attempts, lambda: store.picture("demons/map.jpg", size), when_read) > 1
    assert store.bytes_kept == size[0] * size[1] * 4
    beside = store.picture("demons/map.jpg", size)
    at_once = PictureStore(open_app().app.warn).picture("demons/map.jpg", size)
    assert pygame.image.tobytes(beside, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_nothing_is_tried_while_a_picture_is_being_read() -> None:
    tries: list[int] = []
    ready: list[bool] = []

    def paint() -> None:
        tries.append(1)
        patience.give_up(lambda: bool(ready))

    attempts = Attempts(no_time())
    assert not attempts.finish(paint)
    assert not attempts.finish(paint)
    assert len(tries) == 1
    ready.append(True)
    assert not attempts.finish(paint)
    assert len(tries) == 2


def hurried(driver: MatchDriver) -> int:
    """Let frames without time for painting pass until the table is finished; their number."""
    driver.app.frame_time.seconds = 0.0
    for frame in range(1, MANY_FRAMES):
        driver.app.frame_time.begin()
        driver.step()
        if not driver.table.shown_table.unfinished and driver.table.movement.preparing is None:
            return frame
        driver.app.invalidate()
    raise AssertionError("the table is never finished")


def test_a_table_that_was_never_painted_shows_its_closed_book_meanwhile(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(
        "game.ui.match.board.table_screen.draw_laying", lambda _surface, _app, game, _area: drawn.append(game)
    )
    driver = MatchDriver(open_app().app)
    driver.app.pictures.forget()
    driver.app.frame_time.seconds = 0.0
    driver.app.frame_time.begin()
    driver.step()
    assert driver.table.shown_table.unseen
    assert drawn
    monkeypatch.undo()
    driver.app.frame_time.begin()
    driver.app.invalidate()
    driver.step()
    assert driver.table.shown_table.unseen
    area = driver.app.surface.subsurface(driver.table.area)
    assert len({tuple(area.get_at((x, area.get_height() // 2))) for x in range(0, area.get_width(), 7)}) > 20
    assert not any(widget.visible for widget in driver.table.panel.changing), "nothing is asked beside a closed book"
    hurried(driver)
    assert all(widget.visible for widget in driver.table.panel.changing)
    drawn.clear()
    driver.app.invalidate()
    driver.step()
    assert not drawn


def test_the_former_table_stays_in_sight_until_the_new_one_is_finished(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    driver.step(2)
    driver.app.pictures.forget()
    former = driver.picture().subsurface(driver.table.area).copy()
    driver.table.choose("mage:albus")
    driver.app.frame_time.seconds = 0.0
    driver.app.frame_time.begin()
    driver.step()
    assert driver.table.shown_table.unfinished
    if driver.table.controller is not None:
        assert not any(answer.visible for answer in driver.table.panel.answers), "they come with their picture"
    shown = driver.app.surface.subsurface(driver.table.area)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(former, "RGB")
    assert hurried(driver) > 3
    assert all(answer.visible for answer in driver.table.panel.answers)


def test_a_table_painted_in_many_frames_looks_like_one_painted_at_once(open_app: OpenApp) -> None:
    pictures = []
    for in_a_hurry in (False, True):
        driver = MatchDriver(open_app().app)
        driver.to_question()
        driver.table.choose("mage:albus")
        driver.to_question()
        if in_a_hurry:
            hurried(driver)
            driver.app.frame_time.seconds = None
            driver.app.frame_time.begin()
        driver.step(2)
        pictures.append(pygame.image.tobytes(driver.picture(), "RGB"))
    assert pictures[0] == pictures[1]


def is_preparing(driver: MatchDriver) -> bool:
    """Whether the next animation is being painted."""
    return driver.table.movement.preparing is not None


def test_an_animation_begins_when_its_pictures_are_painted(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="normal").app)
    driver.to_question()
    driver.step(2)
    driver.app.pictures.forget()
    driver.app.frame_time.seconds = 0.0
    driver.app.frame_time.begin()
    driver.table.choose("mage:albus")
    waited = 0
    while is_preparing(driver) and waited < MANY_FRAMES:
        assert driver.table.animation is None
        driver.app.frame_time.begin()
        driver.step()
        waited += 1
    driver.app.frame_time.seconds = None
    driver.to_question()
    assert driver.decision.kind in ("mage", "gather")


@pytest.mark.parametrize("size", [(300, 200), (900, 700), (60, 400), (33, 47)])
@pytest.mark.parametrize(("radius", "spread"), [(8, 26), (4, 8), (30, 12)])
def test_a_halo_stretched_from_its_corners_is_the_one_blurred_as_a_whole(
    open_app: OpenApp, size: tuple[int, int], radius: int, spread: int
) -> None:
    open_app()
    stretched = glow.halo(size, radius, spread, (10, 200, 30), 200)
    whole = glow._blurred(size, radius, spread, (10, 200, 30), 200)
    assert stretched.get_size() == whole.get_size()
    pairs = zip(pygame.image.tobytes(stretched, "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= (6 if spread >= glow.WIDE else 0)


def test_garbage_is_collected_in_portions_while_a_match_is_played() -> None:
    usual = gc.get_threshold()
    tidying = Tidying()
    tidying.begin(now=0.0)
    assert gc.get_threshold()[2] > usual[2]
    assert not tidying.tidy(PORTION / 2)
    assert tidying.tidy(PORTION)
    assert not tidying.tidy(PORTION * 1.5)
    tidying.end()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_the_menu_over_an_unfinished_table_shows_the_finished_one_in_the_end(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    driver.app.frame_time.seconds = 0.0
    driver.table.pause()
    for _frame in range(MANY_FRAMES):
        driver.app.frame_time.begin()
        driver.step()
        if not driver.table.shown_table.unfinished and not driver.app.dirty:
            break
    in_frames = pygame.image.tobytes(driver.app.surface, "RGB")
    driver.app.frame_time.seconds = None
    driver.app.frame_time.begin()
    driver.app.relayout()
    driver.step(2)
    assert in_frames == pygame.image.tobytes(driver.picture(), "RGB")


def test_until_an_animation_begins_everything_lies_where_it_was(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="normal").app)
    driver.play_to("gather")
    driver.step(2)
    former = driver.table.shown
    drawn: list[tuple[object, frozenset[str]]] = []
    draw = driver.table.tabletop.draw

    def noted(surface: pygame.Surface, view: object, *rest: object) -> object:
        drawn.append((view, rest[-1]))  # type: ignore[arg-type]  # the pieces that are hidden
        return draw(surface, view, *rest)  # type: ignore[arg-type]

    driver.table.tabletop.draw = noted  # type: ignore[method-assign, assignment]
    driver.app.pictures.forget()
    driver.app.frame_time.seconds = 0.0
    driver.app.frame_time.begin()
    for _answer in range(MANY_FRAMES):  # not every answer moves something
        driver.table.choose(driver.advice())
        while is_preparing(driver):
            driver.app.frame_time.begin()
            driver.step()
            if is_preparing(driver) and drawn:
                assert drawn[-1] == (former, frozenset())
        if drawn:
            return
        driver.play_to("gather")
        former = driver.table.shown
    raise AssertionError("nothing moves")


def test_what_has_flown_is_seen_until_a_table_is_painted_on_which_it_lies() -> None:
    picture = pygame.Surface((8, 8))
    picture.fill((200, 40, 40))
    movement = Movement(FrameTime(None))
    movement.prepare(lambda: Animation([Flight((picture,), (10, 10), (50, 50), 0.2)], frozenset({"card"})))
    movement.begin()
    assert not movement.go_on(0.1)
    assert movement.go_on(0.2)
    surface = pygame.Surface((100, 100))
    movement.draw(surface, surface.get_rect())
    assert surface.get_at((50, 50))[:3] == (200, 40, 40)
    movement.land()
    surface.fill((0, 0, 0))
    movement.draw(surface, surface.get_rect())
    assert surface.get_at((50, 50))[:3] == (0, 0, 0)
