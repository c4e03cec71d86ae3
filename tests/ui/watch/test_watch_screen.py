"""A match on the screen is watched again: by mouse and by keys, from any eyes, and played on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from game.catalogue import load_match
from game.chronicle import archive
from game.chronicle.showing import Step
from game.chronicle.viewpoint import Viewpoint
from game.engine.match import Match
from game.engine.seating import Seat
from game.players import PERSON
from game.ui.app.without_window.driver import Driver
from game.ui.kit.widgets import Button
from game.ui.match.panel.phase_track import PhaseTrack
from game.ui.match.screen import MatchScreen
from game.ui.watch.play_on import PlayOnScreen
from game.ui.watch.screen import WatchScreen
from tests.chronicle.matches import played
from tests.every_game.games import GAMES
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])


@cache
def save(game: str) -> bytes:
    return played(game).save()


class Watcher(Driver):
    """A hand on a match that is watched."""

    def __init__(self, driver: Driver, match: Match | None = None, eyes: int | None = None) -> None:
        super().__init__(driver.app)
        if match is not None:
            assert self.app.doors.watch_match(match, eyes)
        screen = self.app.screen
        assert isinstance(screen, WatchScreen)
        self.watch = screen
        while not screen.recording.whole:
            self.step()
        self.step(2)

    @property
    def place(self) -> int:
        return self.watch.showing.place

    def seat(self) -> int | None:
        """Whose view the table shows."""
        return self.watch.shown.seat  # type: ignore[no-any-return]  # every game has a view of its own

    def plays(self) -> bool:
        return self.watch.pace.playing

    def top(self) -> object:
        return self.app.screen

    def answer(self, widget: str) -> None:
        """Click and let what was asked for be shown."""
        self.click(widget)
        self.step()

    def point_of(self, place: int) -> tuple[int, int]:
        line = self.watch.time_line
        return line.x_of(place), line.groove().centery


def watching(open_app: OpenApp, game: str = "warlocks_duel", **settings: object) -> Watcher:
    return Watcher(open_app(**settings), load_match(save(game)))


# -- going through it -------------------------------------------------------------------------------------


@every_game
def test_the_table_shows_every_moment_as_the_seat_saw_it(open_app: OpenApp, game: str) -> None:
    watcher = watching(open_app, game)
    screen = watcher.watch
    for place in range(0, screen.showing.last, max(1, screen.showing.last // 9)):
        screen.go_to(place)
        watcher.step()
        assert screen.shown == screen.recording.at(screen.showing.stops[place]).view(0)
        assert screen.shown_table.layout.pieces


@every_game
def test_what_was_played_with_motion_ends_where_a_jump_leads(open_app: OpenApp, game: str) -> None:
    watcher = watching(open_app, game, animation="fast")
    screen = watcher.watch
    moved = False
    screen.go_to(screen.showing.last // 2)
    begin = screen.showing.place
    screen.performance.set_speed(16.0)
    watcher.key("space")
    for _frame in range(400):
        watcher.step()
        moved = moved or screen.movement.going_on
    watcher.key("space")
    assert moved
    assert screen.showing.place > begin
    assert screen.shown == screen.recording.at(screen.showing.number).view(0)


def test_keys_step_by_event_choice_and_turn_and_back(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    showing = watcher.watch.showing
    watcher.key("right", "right", "right")
    assert showing.moment.event is not None
    steps = {("right", "left"): Step.EVENT, ("n", "b"): Step.CHOICE, ("ctrl+right", "ctrl+left"): Step.TURN}
    for (key, key_back), step in steps.items():
        expected, before = showing.target(step, 1), watcher.place
        watcher.key(key)
        assert watcher.place == expected
        back = showing.target(step, -1)
        watcher.key(key_back)
        assert watcher.place == back
        watcher.watch.go_to(before + 3)
    watcher.key("end")
    watcher.step()
    assert watcher.place == showing.last
    watcher.key("home")
    watcher.step()
    assert watcher.place == 0


def test_the_same_steps_have_buttons(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(40)
    for step in Step:
        for name, direction in (("on", 1), ("back", -1)):
            expected = watcher.watch.showing.target(step, direction)
            watcher.click(f"button:{step.value}_{name}")
            assert watcher.place == expected


def test_at_the_end_one_hears_that_it_goes_no_further(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(watcher.watch.showing.last)
    watcher.key("right")
    assert watcher.place == watcher.watch.showing.last
    assert "no further" in str(watcher.app.notices[-1].text)


def test_the_knob_is_dragged_to_any_moment(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    wanted = watcher.watch.showing.last * 2 // 3
    watcher.drag(watcher.point_of(0), watcher.point_of(wanted))
    watcher.step()
    line = watcher.watch.time_line
    assert watcher.place == line.place_at(line.x_of(wanted))
    assert line.place_shown == watcher.place


def test_the_time_line_tells_what_happened_where_the_mouse_is(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    place, line = watcher.watch.lines[len(watcher.watch.lines) // 2]
    watcher.move(watcher.point_of(place))
    words = watcher.watch.time_line.tooltip_text()
    assert words is not None
    at = watcher.watch.time_line.place_at(watcher.app.mouse[0])
    told = [other.text for number, other in watcher.watch.lines if number <= at][-1]
    assert words[-len(told) :] == told
    assert words[0].words == watcher.watch.time_line.chapter_at(at)
    assert abs(at - place) <= 1
    assert line.text


def test_a_short_chapter_leaves_the_room_for_names_to_the_long_one_after_it(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    line = watcher.watch.time_line
    names = [name.partition(",")[0] for _left, name in line.names_shown()]
    assert names[0] == "Round 1", "choosing mages takes two choices"
    assert names == [f"Round {number}" for number in range(1, len(names) + 1)]


def test_dragging_over_the_map_moves_the_time_and_not_the_map(open_app: OpenApp) -> None:
    watcher = watching(open_app, "demons")
    table = watcher.watch.shown_table
    before = [piece.rect.copy() for piece in table.layout.pieces if piece.place.startswith("hex:")]
    end = watcher.point_of(watcher.watch.showing.last)
    watcher.drag(watcher.point_of(0), (end[0], 200))
    watcher.step()
    assert watcher.place == watcher.watch.showing.last
    after = [piece.rect for piece in table.layout.pieces if piece.place.startswith("hex:")]
    assert before == after


def test_a_click_on_a_line_of_the_log_jumps_to_its_moment(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(watcher.watch.showing.last // 2)
    watcher.step()
    log = watcher.watch.panel.log
    number, top = log.visible_entries()[-2]
    assert number > log.current
    watcher.click((log.rect.left + 2, log.rect.top + top + 3))
    watcher.step()
    assert watcher.watch.panel.log.current == number
    assert watcher.place == watcher.watch.lines[number][0]


def test_the_log_goes_along_with_the_table(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    screen = watcher.watch
    for place in (5, screen.showing.last // 2, screen.showing.last):
        screen.go_to(place)
        watcher.step()
        told = [line for line in screen.lines if line[0] <= place]
        log = screen.panel.log
        assert log.current == len(told) - 1
        assert log.current in [number for number, _top in log.visible_entries()]


def test_a_choice_is_shown_with_its_question(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(30)
    watcher.key("n")
    answered = watcher.watch.showing.answered()
    assert answered is not None
    words = watcher.watch.find("moment").text  # type: ignore[attr-defined]  # a paragraph
    said = "".join(run.words for run in words)
    assert "Ann" in said
    assert str(answered[1].text) in said


# -- playing by itself ------------------------------------------------------------------------------------


def stops_in_some_seconds(open_app: OpenApp, speed: float) -> int:
    watcher = watching(open_app)
    watcher.watch.performance.set_speed(speed)
    watcher.key("space")
    watcher.step(300)
    return watcher.place


def test_sixteen_times_the_speed_goes_much_further(open_app: OpenApp) -> None:
    slow, usual, fast = (stops_in_some_seconds(open_app, speed) for speed in (0.5, 1.0, 16.0))
    assert 0 < slow < usual
    assert fast > 6 * usual


def test_digits_and_the_list_change_the_speed(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.key("4")
    assert watcher.watch.pace.speed == 4.0
    watcher.key("7", "9", "0")
    assert watcher.watch.pace.speed == 4.0
    watcher.key("1")
    assert watcher.watch.pace.speed == 0.5
    watcher.click("choice:speed")
    watcher.click("item:speed:16.0")
    assert watcher.watch.pace.speed == 16.0


def test_it_stops_at_the_end_and_begins_again_when_asked(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(watcher.watch.showing.last - 1)
    watcher.watch.performance.set_speed(16.0)
    watcher.answer("button:play")
    watcher.step(120)
    assert watcher.place == watcher.watch.showing.last
    assert not watcher.plays()
    assert not watcher.watch.busy
    watcher.answer("button:play")
    assert watcher.plays()
    assert watcher.place < 5


# -- whose eyes -------------------------------------------------------------------------------------------


def test_eyes_are_chosen_from_the_list_and_by_a_key(open_app: OpenApp) -> None:
    watcher = watching(open_app, "talisman")
    watcher.watch.go_to(watcher.watch.showing.last // 2)
    watcher.click("choice:eyes")
    watcher.click("item:eyes:3")
    watcher.step()
    assert watcher.watch.showing.viewpoint == Viewpoint(all_open=True)
    match = watcher.watch.showing.match
    assert watcher.watch.shown == match.game.open_view(match.state, match.seats)
    watcher.key("e")
    assert watcher.watch.showing.viewpoint == Viewpoint(0)
    assert watcher.seat() == 0


@every_game
def test_no_line_tells_a_seat_what_it_did_not_know(open_app: OpenApp, game: str) -> None:
    watcher = watching(open_app, game)
    assert watcher.watch.lines
    assert all(line.readable_to(0) for _place, line in watcher.watch.lines)
    assert len(watcher.watch.time_line.course.ticks) == len(watcher.watch.lines)


def test_while_it_runs_the_eyes_of_one_of_several_people_are_asked_for(open_app: OpenApp) -> None:
    seats = [Seat("Ann"), Seat("Ben"), Seat("Zoltar", "greedy")]
    watcher = Watcher(open_app(), played("talisman", most=60, seats=seats))
    assert watcher.seat() is None
    assert len(watcher.watch.viewpoints) == 3
    watcher.watch.look_from(2)
    assert watcher.app.screen.name == "confirm"
    assert watcher.seat() is None
    watcher.click("button:no")
    assert watcher.seat() is None
    watcher.watch.look_from(2)
    watcher.click("button:yes")
    assert watcher.seat() == 1
    watcher.watch.look_from(1)
    assert watcher.seat() is None, "who sat there before is not shown to who comes next"


# -- a match that goes on ---------------------------------------------------------------------------------


def test_what_happened_since_ones_last_turn_is_played_again(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    for _answer in range(20):
        driver.to_question()
        driver.table.answer(driver.advice())
    driver.to_question()
    asked = driver.decision
    driver.key("esc")
    driver.click("button:look_back")
    watcher = Watcher(driver)
    watch = watcher.watch
    assert [viewpoint.seat for viewpoint in watch.viewpoints] == [0]
    assert watch.pace.playing
    assert 0 < watcher.place < watch.showing.last
    assert watch.showing.moment.choice is not None
    assert watch.showing.moment.choice.seat == 0
    watch.performance.set_speed(16.0)
    watcher.step(600)
    assert watcher.place == watch.showing.last
    watcher.key("p")
    assert watcher.top() is watch
    watcher.key("esc")
    assert watcher.top() is driver.table
    assert driver.decision is asked
    driver.table.answer(driver.advice())


def test_nobody_looks_back_before_the_curtain_is_raised(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seats=(("Ann", PERSON), ("Ben", PERSON)))
    for _answer in range(30):
        driver.to_question(curtain="leave")
        if driver.app.screen.name == "curtain":
            break
        driver.table.answer(driver.advice())
    assert driver.app.screen.name == "curtain"
    driver.key("esc")
    assert driver.app.screen.name == "pause"
    assert "button:look_back" not in set(driver.ids())


# -- playing on -------------------------------------------------------------------------------------------


def test_other_people_play_on_from_a_moment(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(watcher.watch.showing.last // 2)
    record = len(watcher.watch.showing.match.record)
    watcher.answer("button:play_on")
    screen = watcher.app.screen
    assert isinstance(screen, PlayOnScreen)
    watcher.click("field:name2")
    watcher.key("ctrl+a")
    watcher.type("Cleo")
    watcher.click("choice:player2")
    watcher.click("item:player2:person")
    watcher.click("button:begin")
    table = watcher.app.screen
    assert isinstance(table, MatchScreen) or table.name == "curtain"
    match = watcher.app.stack[0].match  # type: ignore[attr-defined]  # the match screen
    assert [(seat.name, seat.is_person) for seat in match.seats] == [("Ann", True), ("Cleo", True)]
    assert len(match.record) == record


def test_of_a_match_that_has_not_ended_nobody_changes_seats(open_app: OpenApp) -> None:
    seats = [Seat("Ann"), Seat("Zoltar", "greedy")]
    watcher = Watcher(open_app(), played("warlocks_duel", most=30, seats=seats))
    watcher.key("p")
    assert "field:name2" not in set(watcher.ids())
    assert "choice:player2" not in set(watcher.ids())
    watcher.key("enter")
    assert isinstance(watcher.app.stack[0], MatchScreen)
    assert [seat.player for seat in watcher.app.stack[0].match.seats] == ["person", "greedy"]


# -- the ways here ----------------------------------------------------------------------------------------


def test_a_file_of_the_chronicle_is_watched(open_app: OpenApp) -> None:
    driver = open_app()
    path = archive.keep(load_match(save("warlocks_duel")), "evening")
    assert driver.app.doors.watch(path)
    watcher = Watcher(driver)
    watcher.key("esc")
    assert driver.app.screen.name == "title"


@pytest.mark.parametrize("damage", [b"", b"nothing like a match", b"[" * 5000])
def test_what_is_no_match_is_refused_in_words(open_app: OpenApp, tmp_path: Path, damage: bytes) -> None:
    driver = open_app()
    path = tmp_path / "torn.json"
    path.write_bytes(damage)
    assert not driver.app.doors.watch(path)
    assert driver.app.screen.name == "title"
    assert "cannot be opened" in str(driver.app.notices[-1].text)


def test_the_end_of_a_match_leads_to_its_beginning(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_out()
    driver.step(90)
    driver.click("button:watch")
    watcher = Watcher(driver)
    assert watcher.place == 0
    assert watcher.watch.viewpoints[-1].all_open
    watcher.key("esc")
    assert driver.app.screen.name == "end_of_match"


# -- the keyboard -----------------------------------------------------------------------------------------


def test_tab_reaches_every_control(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    reached = set()
    for _press in range(40):
        watcher.key("tab")
        assert watcher.focus is not None
        reached.add(watcher.focus.id)
    controls = {widget.id for widget in watcher.watch.panel.widgets if isinstance(widget, Button)}
    assert controls | {"time_line", "log", "choice:eyes", "choice:speed"} <= reached


def test_a_smaller_window_and_another_language_keep_the_moment(open_app: OpenApp) -> None:
    watcher = watching(open_app)
    watcher.watch.go_to(50)
    number = watcher.watch.showing.number
    watcher.resize((1024, 640))
    watcher.app.settings.language = "pl"
    watcher.app.restyle()
    watcher.step(2)
    assert watcher.watch.showing.number == number
    assert watcher.watch.time_line.place_shown == 50


def test_the_map_keeps_its_own_keys(open_app: OpenApp) -> None:
    watcher = watching(open_app, "demons")
    watcher.watch.go_to(watcher.watch.showing.last // 2)
    before, place = [piece.rect for piece in watcher.watch.shown_table.layout.pieces], watcher.place
    watcher.key("+", "+")
    watcher.step(60)
    assert [piece.rect for piece in watcher.watch.shown_table.layout.pieces] != before
    watcher.key("shift+right", "d")
    assert watcher.place == place
    mine = {key for key, _words in watcher.watch.shortcuts()}
    assert len(mine) == len(watcher.watch.shortcuts())


def test_a_long_caption_stays_inside_of_its_place(open_app: OpenApp) -> None:
    track = PhaseTrack(open_app().app, (), pygame.Rect(40, 10, 280, 24))
    for words in ("Round 1, phase 1: gathering mana, turn 3", "Runda 1, faza 1: zbieranie many, tura 3", "Round 1"):
        surface = pygame.Surface((360, 60), pygame.SRCALPHA)
        track.caption = words
        track.draw(surface)
        drawn = surface.get_bounding_rect()
        assert track.rect.left <= drawn.left, words
        assert drawn.right <= track.rect.right, words
