"""Choosing a file to open and a place to put one, by mouse and by keys."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.catalogue import GAMES
from game.keeping.disk import home
from game.ui.app.without_window.driver import Driver
from game.ui.kit.files import choose_file, choose_folder, choose_place
from game.ui.kit.files.screen import FileScreen
from game.ui.kit.typing.folder import MOST_SHOWN, list_folder
from game.ui.kit.widgets import TextField
from game.ui.match.screen import MatchScreen
from game.ui.watch.screen import WatchScreen
from tests.chronicle.matches import played
from tests.ui.conftest import OpenApp

Choose = Callable[..., tuple[Driver, list[Path]]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two folders, one of them hidden, and files of several kinds; it is the home of the computer's user, too."""
    place = tmp_path / "żółw"
    for name in ("evenings", ".secret"):
        (place / name).mkdir(parents=True)
    for age, name in enumerate(("new.json", "Old.JSON", "older.json", "picture.png", ".hidden.json")):
        (place / name).write_text(name, encoding="utf-8")
        os.utime(place / name, (1_800_000_000 - age, 1_800_000_000 - age))
    (place / "evenings" / "inside.json").write_text("inside", encoding="utf-8")
    monkeypatch.setenv("HOME", str(place))
    monkeypatch.setenv("USERPROFILE", str(place))
    return place


@pytest.fixture
def choose(open_app: OpenApp, folder: Path) -> Choose:
    """Opens the choice of a file, or of a place if a name is given; tells what was chosen."""

    def opened(
        name: str | None = None, answer: object = None, size: tuple[int, int] = (1280, 720)
    ) -> tuple[Driver, list[Path]]:
        driver, chosen = open_app(size), list[Path]()

        def choice(path: Path) -> object:
            chosen.append(path)
            return answer

        if name is None:
            choose_file(driver.app, "Open", (".json",), choice, places=[("Here", folder)])
        else:
            driver.app.settings.folder_for_files = str(folder)
            choose_place(driver.app, "Save", name, (".json", ".txt"), choice)
        driver.step(2)
        return driver, chosen

    return opened


def screen_of(driver: Driver) -> FileScreen:
    assert isinstance(driver.screen, FileScreen)
    return driver.screen


def rows(driver: Driver) -> list[str]:
    return [known.removeprefix("row:files:") for known in driver.ids() if known.startswith("row:files:")]


def field(driver: Driver, name: str) -> TextField:
    found = driver.screen.find(name)
    assert isinstance(found, TextField)
    return found


def test_folders_come_first_then_the_newest_files_of_the_kind(choose: Choose, folder: Path) -> None:
    driver, _chosen = choose()
    assert rows(driver) == ["evenings", "new.json", "Old.JSON", "older.json"]
    assert field(driver, "field:path").value == str(folder)


def test_hidden_folders_and_files_are_listed_when_asked_for(choose: Choose) -> None:
    driver, _chosen = choose()
    driver.click("toggle:hidden")
    assert rows(driver) == [".secret", "evenings", "new.json", "Old.JSON", "older.json", ".hidden.json"]
    driver.click("toggle:hidden")
    assert ".hidden.json" not in rows(driver)


def test_a_file_is_chosen_by_a_click_and_the_button(choose: Choose, folder: Path) -> None:
    driver, chosen = choose()
    assert not driver.screen.find("button:accept").enabled
    driver.click("row:files:Old.JSON")
    driver.click("button:accept")
    assert (chosen, driver.screen.name) == ([folder / "Old.JSON"], "title")
    assert driver.app.settings.folder_of_files == str(folder)


def test_a_double_click_goes_into_a_folder_and_opens_a_file(choose: Choose, folder: Path) -> None:
    driver, chosen = choose()
    driver.click("row:files:evenings")
    driver.click("row:files:evenings")
    assert rows(driver) == ["inside.json"]
    assert chosen == []
    driver.step(60)
    driver.click("row:files:inside.json")
    driver.click("row:files:inside.json")
    assert chosen == [folder / "evenings" / "inside.json"]


def test_a_second_click_much_later_only_chooses_again(choose: Choose) -> None:
    driver, chosen = choose()
    for _click in range(2):
        driver.click("row:files:new.json")
        driver.step(60)
    assert (chosen, screen_of(driver).files.chosen) == ([], "new.json")


def test_everything_can_be_done_by_keys(choose: Choose, folder: Path) -> None:
    driver, chosen = choose()
    driver.key("down", "enter")
    assert rows(driver) == ["inside.json"]
    driver.key("backspace")
    assert screen_of(driver).files.chosen == "evenings", "where one came from is chosen"
    driver.key("end")
    assert screen_of(driver).files.chosen == "older.json"
    driver.type("ol")
    assert screen_of(driver).files.chosen == "older.json", "it begins so itself"
    driver.step(120)
    driver.type("n")
    assert screen_of(driver).files.chosen == "new.json"
    driver.key("enter")
    assert chosen == [folder / "new.json"]


def test_tab_reaches_everything_and_esc_chooses_nothing(choose: Choose) -> None:
    driver, chosen = choose()
    reached = set[str]()
    for _key in range(12):
        driver.key("tab")
        assert driver.focus is not None
        reached.add(driver.focus.id)
        driver.picture()
    assert reached >= {
        "button:up",
        "button:place1",
        "field:path",
        "list:files",
        "toggle:hidden",
        "button:cancel",
        "button:accept",
    }
    driver.key("escape")
    assert (driver.screen.name, chosen) == ("title", [])


def test_a_path_is_typed_to_a_folder_to_a_file_and_to_nothing(choose: Choose, folder: Path) -> None:
    driver, chosen = choose()
    for typed in ("evenings", str(folder / "evenings"), ".."):
        driver.click("field:path")
        driver.key("ctrl+a")
        driver.type(typed)
        driver.key("enter")
    assert screen_of(driver).files.folder == folder
    driver.click("field:path")
    driver.key("ctrl+a")
    driver.type("nowhere")
    driver.key("enter")
    assert "neither a folder nor a file" in str(driver.app.notices)
    driver.key("ctrl+a")
    driver.type("picture.png")
    driver.key("enter")
    assert chosen == [folder / "picture.png"], "who types a whole name means it"


def test_a_refused_file_leaves_the_choice_open(choose: Choose, folder: Path) -> None:
    driver, chosen = choose(answer=False)
    driver.click("row:files:new.json")
    driver.key("enter")
    assert (chosen, driver.screen.name) == ([folder / "new.json"], "open_file")
    assert screen_of(driver).files.chosen == "new.json"


def test_what_vanishes_meanwhile_is_said(choose: Choose, folder: Path) -> None:
    driver, _chosen = choose()
    (folder / "evenings" / "inside.json").unlink()
    (folder / "evenings").rmdir()
    driver.click("row:files:evenings")
    driver.key("enter")
    assert "cannot be read" in str(driver.app.notices)
    assert screen_of(driver).files.folder == folder


def test_the_list_is_scrolled_by_wheel_bar_and_keys(choose: Choose, folder: Path) -> None:
    for number in range(60):
        (folder / f"match {number:02}.json").touch()
    driver, _chosen = choose()
    seen = rows(driver)
    driver.wheel(-3, "list:files")
    assert rows(driver) != seen
    driver.wheel(30, "list:files")
    assert rows(driver) == seen
    area = driver.screen.find("list:files").rect
    driver.drag((area.right - driver.app.theme.px(10), area.top + 20), (area.right, area.bottom))
    driver.step(3)
    assert rows(driver)[-1] == screen_of(driver).files.dialog.listing.entries[-1].name
    driver.click((area.right - driver.app.theme.px(10), area.centery))
    middle = len(screen_of(driver).files.dialog.listing.entries) // 2
    assert screen_of(driver).files.dialog.listing.entries[middle].name in rows(driver), (
        "a click beside the knob brings it"
    )
    driver.screen.set_focus(screen_of(driver).files, by_keyboard=True)
    driver.key("home")
    assert rows(driver) == seen
    driver.key("pagedown", "pagedown")
    assert screen_of(driver).files.chosen in rows(driver)


def test_the_program_sleeps_beside_an_open_list_and_rows_light_up_under_the_mouse(choose: Choose) -> None:
    driver, _chosen = choose()
    driver.move("row:files:new.json")
    driver.step(30)
    lit = driver.picture().get_at((driver.point("row:files:new.json")[0], driver.point("row:files:new.json")[1] - 12))
    other = driver.picture().get_at((driver.point("row:files:Old.JSON")[0], driver.point("row:files:Old.JSON")[1] - 12))
    assert lit != other
    drawn = 0
    for _turn in range(60):
        driver.app.dirty = False
        driver.app.update(0.05)
        drawn += driver.app.dirty
    assert drawn <= 1, "a tooltip at most"


def test_only_so_many_files_of_a_huge_folder_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.kit.typing.folder.MOST_SHOWN", 20)
    for number in range(30):
        (tmp_path / f"{number:02}.json").touch()
    listing = list_folder(tmp_path, (".json",), hidden=False, newest_first=False)
    assert (len(listing.entries), listing.left_out, MOST_SHOWN) == (20, 10, 2000)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files in folders")
def test_pipes_devices_and_dead_links_are_not_listed(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    (tmp_path / "dead.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round.json").symlink_to(tmp_path / "round.json")
    assert list_folder(tmp_path, (".json",), hidden=True, newest_first=True).entries == ()


# -- a place for a new file


def test_the_name_without_its_ending_is_selected_and_enter_takes_it(choose: Choose, folder: Path) -> None:
    driver, chosen = choose("duel.txt")
    driver.type("night")
    driver.key("enter")
    assert chosen == [folder / "night.txt"]


def test_a_name_without_an_ending_gets_the_first_one(choose: Choose, folder: Path) -> None:
    driver, chosen = choose("duel of Ann")
    driver.key("ctrl+a")
    driver.type("what: a night?")
    driver.click("button:accept")
    assert chosen == [folder / "what%3A a night%3F.json"], "with letters that every system takes in a name"


def test_no_name_is_refused(choose: Choose) -> None:
    driver, chosen = choose("duel")
    driver.key("backspace")
    assert not driver.screen.find("button:accept").enabled
    driver.key("enter")
    assert "Type a name" in str(driver.app.notices)
    assert chosen == []


@pytest.mark.parametrize(("answer", "wanted"), [("button:no", []), ("button:yes", ["new.json"])])
def test_a_file_that_is_there_is_replaced_only_after_a_question(
    choose: Choose, folder: Path, answer: str, wanted: list[str]
) -> None:
    driver, chosen = choose("duel")
    driver.click("row:files:new.json")
    assert field(driver, "field:name").value == "new.json"
    driver.click("button:accept")
    assert driver.screen.name == "confirm"
    driver.click(answer)
    assert [path.name for path in chosen] == wanted
    assert driver.screen.name == ("title" if wanted else "put_file")
    assert (folder / "new.json").read_text(encoding="utf-8") == "new.json", "nothing is touched here"


def test_a_folder_is_no_file_to_be_replaced(choose: Choose, folder: Path) -> None:
    (folder / "duel.json").mkdir()
    driver, chosen = choose("duel")
    driver.key("enter")
    assert "not a file that could be replaced" in str(driver.app.notices)
    assert chosen == []


def test_a_folder_where_nobody_may_write_is_refused(choose: Choose, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, chosen = choose("duel")
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    driver.key("enter")
    assert "may not write" in str(driver.app.notices)
    assert chosen == []


# -- a folder


@pytest.fixture
def choose_here(open_app: OpenApp, folder: Path) -> tuple[Driver, list[Path]]:
    """The choice of a folder, begun at home, and what was chosen."""
    driver, chosen = open_app(), list[Path]()
    choose_folder(driver.app, "Where to?", folder, chosen.append)
    driver.step(2)
    return driver, chosen


def test_only_folders_are_listed_and_the_one_shown_is_taken(
    choose_here: tuple[Driver, list[Path]], folder: Path
) -> None:
    driver, chosen = choose_here
    assert rows(driver) == ["evenings"]
    driver.click("row:files:evenings")
    driver.click("row:files:evenings")
    driver.click("button:accept")
    assert chosen == [folder / "evenings"]
    assert driver.screen.name == "title"


def test_a_row_that_is_only_chosen_is_not_yet_the_folder(choose_here: tuple[Driver, list[Path]], folder: Path) -> None:
    driver, chosen = choose_here
    driver.click("row:files:evenings")
    driver.click("button:accept")
    assert chosen == [folder]


def test_a_file_that_is_typed_is_no_folder(choose_here: tuple[Driver, list[Path]], folder: Path) -> None:
    driver, chosen = choose_here
    field(driver, "field:path").set_value("new.json")
    driver.screen.set_focus(field(driver, "field:path"), by_keyboard=True)
    driver.key("enter")
    assert "is a file" in str(driver.app.notices)
    assert chosen == []


def test_a_folder_in_which_nobody_may_write_is_not_taken(
    choose_here: tuple[Driver, list[Path]], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, chosen = choose_here
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    driver.click("button:accept")
    assert "may not write" in str(driver.app.notices)
    assert chosen == []


# -- the doors


@pytest.mark.parametrize("way", ["title", "load", "chronicle"])
def test_a_running_match_is_opened_from_everywhere(open_app: OpenApp, folder: Path, way: str) -> None:
    match = GAMES["warlocks_duel"].new_match(["Ann", "Bo"], {}, 3)
    match.next_decision()
    (folder / "game.json").write_bytes(match.save())
    driver = open_app(folder_of_files=str(folder))
    if way != "title":
        driver.click(f"button:{way}")
    driver.click("button:open_file")
    driver.click("row:files:game.json")
    driver.key("enter")
    assert isinstance(driver.screen, MatchScreen)


def test_a_finished_match_is_watched_and_esc_leads_back_to_the_title(open_app: OpenApp, folder: Path) -> None:
    (folder / "over.json").write_bytes(played("warlocks_duel", 6).save())
    driver = open_app(folder_of_files=str(folder))
    driver.click("button:open_file")
    driver.click("row:files:over.json")
    driver.key("enter")
    assert isinstance(driver.screen, WatchScreen)
    driver.key("escape")
    assert driver.screen.name == "title"


def test_a_file_that_is_no_match_is_refused_and_another_one_can_be_chosen(open_app: OpenApp, folder: Path) -> None:
    driver = open_app(folder_of_files=str(folder))
    driver.click("button:open_file")
    driver.click("row:files:new.json")
    driver.key("enter")
    assert driver.screen.name == "open_file"
    assert "cannot be opened" in str(driver.app.notices)


def test_the_choice_begins_in_the_players_saves(open_app: OpenApp, folder: Path) -> None:
    (home() / "matches").mkdir(parents=True)
    driver = open_app()
    driver.click("button:open_file")
    assert screen_of(driver).files.folder == home() / "matches"
    driver.click("button:place3")
    assert screen_of(driver).files.folder == folder


def test_a_window_of_any_size_keeps_what_was_chosen(choose: Choose) -> None:
    driver, _chosen = choose(size=(1024, 640))
    driver.click("row:files:older.json")
    for size in ((1920, 1080), (3840, 2160), (1024, 640)):
        driver.resize(size)
        driver.picture()
        assert screen_of(driver).files.chosen == "older.json"
        assert screen_of(driver).files.dialog.chosen == "older.json"


def test_a_name_that_looks_like_a_key_of_words_is_shown_as_it_is(choose: Choose, folder: Path) -> None:
    (folder / "pygame-gui.OK").mkdir()
    driver, _chosen = choose()
    dialog = screen_of(driver).files.dialog
    assert "pygame-gui.OK" in [row["text"] for row in dialog.file_selection_list.item_list]
    assert dialog.file_selection_list.item_list[1]["button_element"].drawable_shape.theming["text"] == "pygame-gui.OK"


def test_the_elements_talk_to_each_other_and_to_nobody_else(choose: Choose) -> None:
    driver, _chosen = choose()
    pygame.event.clear()
    pygame.event.post(Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    driver.click("row:files:new.json")
    assert [event.type for event in pygame.event.get()] == [pygame.KEYUP]
