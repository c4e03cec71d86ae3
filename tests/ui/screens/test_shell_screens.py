"""What each screen of the shell does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import pytest

from game import words
from game.catalogue import GAMES
from game.engine.game import Game, OptionValue, Seat
from game.saves import autosave, list_matches, write_match
from game.settings import load_settings
from game.ui.app import matches
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import Link, runs
from game.ui.kit.tooltips.link_tooltip import link_tooltip
from game.ui.kit.widgets import Button, Choice, ListView, ScrollArea, TextField, Toggle
from game.ui.screens.book import Book
from game.ui.screens.new_match.screen import NewMatchScreen
from game.ui.screens.rulebook.clause_view import ClauseView
from game.ui.screens.rulebook.screen import RulebookScreen
from game.ui.screens.saves.screen import LoadScreen
from game.ui.screens.settings import SettingsScreen
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import new_match, pause, save_some


class Started:
    """Stands for the match screen: remembers what was to be started or resumed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table: tuple[Seat, ...] = ()
        self.options: Mapping[str, OptionValue] = {}
        self.seed = -1
        self.resumed: Path | None = None
        monkeypatch.setattr(matches, "start_match", self.start)
        monkeypatch.setattr(matches, "resume", self.resume)

    def start(self, app: App, game: Game, seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int) -> None:
        game.new_match(seats, options, seed).next_decision()
        self.table, self.options, self.seed = tuple(seats), options, seed

    def resume(self, app: App, saved: object) -> None:
        self.resumed = getattr(saved, "path", None)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    return Started(monkeypatch)


# -- new match


def test_two_clicks_from_the_title_play_against_the_computer(open_app: OpenApp, started: Started) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:start")
    assert [seat.player for seat in started.table] == ["person", "greedy"]
    assert [seat.name for seat in started.table] == ["Player 1", "Zoltar"]
    assert len({seat.shape for seat in started.table}) == len({seat.colour for seat in started.table}) == 2
    assert not any(value is True for value in started.options.values())


def test_enter_twice_does_the_same(open_app: OpenApp, started: Started) -> None:
    driver = open_app()
    driver.key("enter", "enter")
    assert [seat.player for seat in started.table] == ["person", "greedy"]


def test_everything_about_a_match_can_be_chosen(open_app: OpenApp, started: Started) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:add_seat")
    driver.click("field:name1")
    driver.type("Żaneta")
    driver.click("choice:player3")
    driver.click("item:player3:random")
    driver.click("choice:mark1")
    driver.click("item:mark1:shield")
    driver.click("button:options")
    driver.click("toggle:chain_reaction")
    scroll_to(driver, "choice:starting_player")
    driver.click("choice:starting_player")
    driver.click("item:starting_player:3")
    scroll_to(driver, "field:seed")
    driver.click("field:seed")
    driver.key("ctrl+a")
    driver.type("x42y")
    driver.click("button:start")
    assert [(seat.name, seat.player) for seat in started.table] == [
        ("Żaneta", "person"),
        ("Zoltar", "greedy"),
        ("Ishara", "random"),
    ]
    assert [seat.shape for seat in started.table] == ["shield", "round", "hexagon"]
    assert started.options["chain_reaction"] is True
    assert started.options["starting_player"] == "3"
    assert started.seed == 42


def test_a_seat_that_goes_takes_its_starting_turn_along(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:add_seat")
    screen = driver.app.screen
    assert isinstance(screen, NewMatchScreen)
    screen.plan.options["starting_player"] = "3"
    driver.click("button:remove_seat3")
    assert screen.plan.options["starting_player"] == "random"


def test_seats_stay_between_fewest_and_most(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:remove_seat1")
    for _click in range(6):
        driver.click("button:add_seat")
    screen = driver.app.screen
    assert isinstance(screen, NewMatchScreen)
    assert len(screen.plan.seats) == 4
    assert "at most 4 seats" in notices(driver)
    assert "at least 2 seats" in notices(driver)


def test_two_players_of_one_name_cannot_start(open_app: OpenApp, started: Started) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("field:name1")
    driver.type("zoltar")
    driver.click("button:start")
    assert not started.table
    assert "Two players are called" in notices(driver)


def test_an_empty_seed_is_drawn_at_random(open_app: OpenApp, started: Started) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:options")
    driver.click("field:seed")
    driver.key("ctrl+a", "delete")
    driver.click("button:start")
    assert started.seed >= 0


# -- settings


def test_settings_take_effect_and_are_written_at_once(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:settings")
    driver.click("choice:animation:slow")
    screen = driver.app.screen
    screen.set_focus(screen.find("toggle:colour_blind_patterns"), by_keyboard=True)  # it may have to be scrolled to
    driver.click("toggle:colour_blind_patterns")
    screen.set_focus(screen.find("slider:ui_scale"), by_keyboard=True)
    driver.key("right", "right")
    assert driver.app.theme.scale == 1.5
    screen.set_focus(screen.find("slider:volume"), by_keyboard=True)
    driver.key("home")
    written, warning = load_settings()
    assert warning is None
    assert (written.animation, written.ui_scale, written.volume) == ("slow", 150, 0)
    assert written.colour_blind_patterns


def test_the_sections_stand_in_two_columns_where_there_is_room(open_app: OpenApp) -> None:
    lefts = []
    for window in ((1280, 720), (1024, 640)):
        driver = open_app(window)
        driver.click("button:settings")
        panels = [driver.screen.find(f"panel:{name}").rect for name in ("display", "sound", "play", "chronicle")]
        lefts.append(len({panel.x for panel in panels}))
        assert all(not one.colliderect(other) for one, other in combinations(panels, 2))
    assert lefts == [2, 1]


def test_another_language_shows_at_once(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:settings")
    heading = driver.app.screen.find("label:heading")
    driver.app.settings.language = words.PSEUDO_LANGUAGE
    driver.app.restyle()
    assert "~" in str(getattr(driver.app.screen.find("label:heading"), "text", ""))
    assert heading is not driver.app.screen.find("label:heading")


def test_languages_say_how_complete_they_are(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    half = words.Language("pl", "Polski", 0.5)
    monkeypatch.setattr(words, "languages", lambda: (half, words.Language("fr", "Français", 1.0)))
    driver = open_app()
    driver.click("button:settings")
    choice = driver.app.screen.find("choice:language")
    assert isinstance(choice, Choice)
    shown = {item.value: str(item.text) for item in choice.items}
    assert "50" in shown["pl"]
    assert "%" not in shown["fr"]


def test_a_slider_is_dragged(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:settings")
    slider = driver.app.screen.find("slider:volume")
    driver.drag((slider.rect.x + 12, slider.rect.centery), (slider.rect.x - 50, slider.rect.centery))
    assert driver.app.settings.volume == 0


# -- rulebook


def rulebook(driver: Driver) -> RulebookScreen:
    screen = driver.app.screen
    assert isinstance(screen, RulebookScreen)
    return screen


def test_a_tooltip_does_not_repeat_a_clause_that_can_be_read_on_the_page(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", search="whirlwind")
    screen, link = rulebook(driver), Link(clause="WD-0.8")
    shown = screen.find("clause:WD-0.8")
    assert isinstance(shown, ClauseView)
    words = shown.block.words[:12]
    told = "".join(run.words for run in link_tooltip(driver.app, link) or ())
    assert "WD-0.8" in told
    assert words not in told
    driver.app.doors.rulebook("warlocks_duel", "WD-4.12")
    assert words in "".join(run.words for run in link_tooltip(driver.app, link) or ())


def test_the_rulebook_opens_at_a_clause_and_lights_it(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", "WD-4.12")
    clause = rulebook(driver).find("clause:WD-4.12")
    page = rulebook(driver).find("scroll:page")
    assert isinstance(clause, ClauseView)
    assert clause.lit
    assert page.rect.contains(clause.rect)


def test_a_link_leads_to_its_clause_and_back_again(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", "WD-4.10")
    clause = rulebook(driver).find("clause:WD-4.10")
    assert isinstance(clause, ClauseView)
    (link, area), *_more = clause.block.links()
    assert link.clause is not None
    driver.click(area.move(clause.rect.x + clause.margin(), clause.rect.y).center)
    assert rulebook(driver).place.clause == link.clause
    driver.click("button:history_back")
    assert rulebook(driver).place.clause == "WD-4.10"
    driver.key("alt+right")
    assert rulebook(driver).place.clause == link.clause


def test_links_are_followed_by_keys(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", "WD-4.10")
    clause = rulebook(driver).find("clause:WD-4.10")
    assert isinstance(clause, ClauseView)
    rulebook(driver).set_focus(clause, by_keyboard=True)
    driver.key("right", "enter")
    assert rulebook(driver).place.clause == clause.block.links()[1 % len(clause.block.links())][0].clause


def test_the_search_shows_hits_while_typing_and_each_leads_to_its_place(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel")
    driver.key("tab", "ctrl+f")
    driver.type("reserve defence")
    found = [widget.id for widget in rulebook(driver).walk() if isinstance(widget, ClauseView)]
    assert "clause:WD-4.12" in found
    hit = rulebook(driver).find("hit:WD-4.12")
    rulebook(driver).set_focus(hit, by_keyboard=True)
    driver.key("enter")
    assert rulebook(driver).place.clause == "WD-4.12"
    driver.key("alt+left")
    assert rulebook(driver).place.search == "reserve defence"


def test_a_search_without_hits_says_what_to_do(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", search="xylophone")
    assert "Try fewer" in str(getattr(rulebook(driver).find("text:hint"), "text", ""))


def test_marks_of_provenance_are_explained(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", "WD-0.8")
    clause = rulebook(driver).find("clause:WD-0.8")
    assert isinstance(clause, ClauseView)
    _link, area = clause.block.links()[-1]
    driver.move(area.move(clause.rect.x + clause.margin(), clause.rect.y).center)
    driver.step(30)
    assert driver.app.tooltip.visible
    assert "filled in by us" in "".join(run.words for run in clause.tooltip_text() or ())


def test_an_unknown_clause_is_said_and_the_book_opens(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.rulebook("warlocks_duel", "WD-99.9")
    assert "no clause 'WD-99.9'" in notices(driver)
    assert rulebook(driver).place.chapter == 0


def test_every_chapter_of_the_rulebook_can_be_shown(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:rulebook")
    chapters = rulebook(driver).find("list:chapters")
    assert isinstance(chapters, ListView)
    for number in range(len(chapters.rows)):
        listed = rulebook(driver).find("list:chapters")
        assert isinstance(listed, ListView)
        listed.choose(str(number))
        driver.step()
        assert rulebook(driver).place.chapter == number


# -- saves


def test_a_save_is_opened_by_a_double_click(open_app: OpenApp, started: Started) -> None:
    path = write_match("Mine", new_match().save())
    driver = open_app()
    driver.click("button:load")
    driver.click("row:saves:0")
    driver.click("row:saves:0")
    assert started.resumed == path


def test_a_damaged_save_says_why_and_offers_the_version_before(open_app: OpenApp, started: Started) -> None:
    data = new_match().save()
    path = write_match("Mine", data)
    write_match("Mine", data).write_bytes(data[:-40])
    driver = open_app()
    driver.click("button:load")
    row = driver.app.screen.find("row:saves:0").tooltip_text()
    assert "damaged" in "".join(run.words for run in row or ())
    assert not driver.app.screen.find("button:open").enabled
    driver.click("button:earlier")
    assert started.resumed == path.with_name(path.name + ".previous")


def test_a_save_is_deleted_only_after_a_question(open_app: OpenApp) -> None:
    save_some()
    driver = open_app()
    driver.click("button:load")
    before = len(list_matches())
    driver.click("button:delete")
    driver.click("button:no")
    assert len(list_matches()) == before
    driver.click("button:delete")
    driver.click("button:yes")
    assert len(list_matches()) == before - 1
    assert isinstance(driver.app.screen, LoadScreen)


def test_continue_says_what_it_continues(open_app: OpenApp, started: Started) -> None:
    path = autosave("warlocks_duel-1", new_match().save())
    driver = open_app()
    button = driver.app.screen.find("button:continue")
    assert isinstance(button, Button)
    assert "Warlock's Duel" in button.detail
    assert "Ann, Zoltar" in "".join(run.words for run in button.tooltip_text() or ())
    driver.click("button:continue")
    assert started.resumed == path


def test_without_an_autosave_there_is_nothing_to_continue(open_app: OpenApp) -> None:
    assert "button:continue" not in open_app().ids()


def test_a_match_is_saved_under_a_name_and_never_replaced_unasked(open_app: OpenApp) -> None:
    driver = open_app()
    for answer in ("button:no", "button:yes"):
        pause(driver)
        driver.click("button:save")
        driver.type("Friday")
        driver.key("enter")
        if driver.app.screen.name == "confirm":
            driver.click(answer)
            assert driver.app.screen.name == ("save_as" if answer == "button:no" else "pause")
        driver.app.doors.title()
        driver.step()
    assert [match.name for match in list_matches()] == ["Friday"]


def test_a_name_must_be_typed(open_app: OpenApp) -> None:
    driver = open_app()
    pause(driver)
    driver.click("button:save")
    driver.key("backspace", "enter")
    assert driver.app.screen.name == "save_as"
    assert "Type a name" in notices(driver)


def test_a_disk_that_refuses_is_said_and_nothing_is_lost(open_app: OpenApp, home_of_its_own: Path) -> None:
    home_of_its_own.mkdir(parents=True, exist_ok=True)
    (home_of_its_own / "matches").write_text("in the way")
    driver = open_app()
    pause(driver)
    driver.click("button:save")
    driver.key("enter")
    assert driver.app.screen.name == "save_as"
    assert notices(driver)


# -- the field to type in


@pytest.fixture
def field(open_app: OpenApp) -> tuple[Driver, TextField]:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("field:name1")
    found = driver.app.screen.find("field:name1")
    assert isinstance(found, TextField)
    return driver, found


def test_text_is_typed_moved_through_and_taken_away(field: tuple[Driver, TextField]) -> None:
    driver, text = field
    driver.type("Morgan Fay")
    driver.key("ctrl+left", "backspace")
    assert text.value == "MorganFay"
    driver.key("home", "delete", "end")
    driver.type("e")
    assert text.value == "organFaye"


def test_a_selection_is_cut_and_pasted(field: tuple[Driver, TextField]) -> None:
    driver, text = field
    driver.type("abc")
    driver.key("shift+left", "shift+left", "ctrl+x")
    assert text.value == "a"
    driver.key("ctrl+v", "ctrl+v")
    assert text.value == "abcbc"
    driver.key("ctrl+a", "ctrl+c", "end", "ctrl+v")
    assert text.value == "abcbcabcbc"


def test_a_text_does_not_become_longer_than_allowed(field: tuple[Driver, TextField]) -> None:
    driver, text = field
    driver.type("x" * 60)
    assert len(text.value) == text.longest


def test_the_mouse_places_the_cursor_and_selects(field: tuple[Driver, TextField]) -> None:
    driver, text = field
    driver.type("Merlin")
    driver.step(60)
    driver.click((text.rect.x + 13, text.rect.centery))
    assert text.cursor == 0
    driver.step(60)
    driver.drag((text.rect.x + 13, text.rect.centery), (text.rect.right - 4, text.rect.centery))
    assert text.selection == (0, 6)


# -- helpers


def scroll_to(driver: Driver, wanted: str) -> None:
    screen = driver.app.screen
    for area in screen.walk():
        if isinstance(area, ScrollArea) and screen.find(wanted) in area.walk():
            area.reveal(screen.find(wanted))
    driver.step()


def notices(driver: Driver) -> str:
    return "\n".join("".join(run.words for run in notice.text) for notice in driver.app.notices)


def test_every_setting_says_in_words_what_it_means(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.settings()
    driver.step()
    screen = driver.screen
    assert isinstance(screen, SettingsScreen)
    controls = [row for _heading, rows in screen._sections() for row in rows]
    told = [control.text if isinstance(control, Toggle) else beside for beside, control in controls]
    explained = [said for said in told if said is not None]
    assert len(explained) == 16
    for said in explained:
        name, meaning = (run.words.strip() for run in runs(said))
        assert name
        assert len(meaning) > len("How fast")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_version_and_keys_stand_in_the_middle_between_motto_and_books(open_app: OpenApp, size: tuple[int, int]) -> None:
    screen = open_app(size).screen
    version, motto = screen.find("label:version").rect, screen.find("label:motto").rect
    assert abs(version.centerx - size[0] // 2) <= 1
    assert motto.bottom <= version.top
    assert version.bottom <= min(screen.find(f"book:{game}").rect.top for game in GAMES)


def test_no_word_stands_alone_in_the_second_line_of_a_book(open_app: OpenApp) -> None:
    book = open_app((1920, 1080)).screen.find("book:talisman")
    assert isinstance(book, Book)
    subtitle, area = book._words()[1]
    assert subtitle.words.split("\n") == ["the Crown", "beyond the fire"]
    assert book.rect.contains(area.move(book.rect.topleft))
