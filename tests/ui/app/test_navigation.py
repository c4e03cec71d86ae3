"""Every screen opens, and everything on it can be reached by mouse and by keyboard."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.catalogue import GAMES
from game.ui.app.without_window.driver import Driver
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Choice, ListView, ScrollArea, Slider
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import SCREENS, save_some

every_screen = pytest.mark.parametrize("name", SCREENS)


def clickable(widgets: list[Widget]) -> list[Widget]:
    return [widget for widget in widgets if widget.visible and widget.on_click is not None]


def focused_id(driver: Driver) -> str | None:
    return driver.focus.id if driver.focus is not None else None


def tooltip_shown(driver: Driver) -> bool:
    return driver.app.tooltip.visible


def is_open(driver: Driver) -> bool:
    return driver.popup is not None


@every_screen
def test_every_screen_opens_and_esc_leads_back_to_the_title(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app()
    SCREENS[name](driver)
    same = {"new_match_of_four": "new_match", "pause_with_the_way_back": "pause"}
    expected = same.get(name, name.partition("_chapter")[0].partition("_search")[0])
    assert driver.app.screen.name == expected
    for _press in range(4):
        if driver.app.screen.name != "title":
            driver.key("esc")
    assert driver.app.screen.name == "title"
    assert not driver.app.warnings


@every_screen
def test_every_id_is_there_once(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app()
    SCREENS[name](driver)
    twice = [known for known, count in Counter(driver.ids()).items() if count > 1]
    assert not twice


@every_screen
def test_everything_that_can_be_clicked_explains_itself(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app()
    SCREENS[name](driver)
    silent = [widget.id for widget in clickable(list(driver.app.screen.walk())) if not widget.tooltip_text()]
    assert not silent


@every_screen
def test_tab_reaches_everything_that_can_be_chosen_and_shows_where_it_is(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app()
    SCREENS[name](driver)
    screen = driver.app.screen
    wanted = [widget.id for widget in screen.focus_order()]
    assert {widget.id for widget in clickable(list(screen.walk()))} <= set(wanted)
    screen.focus = None
    reached = []
    for expected in wanted:
        driver.key("tab")
        chosen = driver.focus
        assert chosen is not None
        reached.append(chosen.id)
        area = chosen.shown_rect().inflate(8, 8).clip(((0, 0), driver.app.size))
        assert area.width > 16, expected
        with_ring = driver.picture().subsurface(area).copy()
        screen.focus_visible = False
        without_ring = driver.picture().subsurface(area)
        assert pygame.transform.average_color(with_ring) != pygame.transform.average_color(without_ring), expected
        screen.focus_visible = True
    assert reached == wanted
    driver.key("shift+tab")
    assert len(wanted) < 2 or focused_id(driver) == wanted[-2]


@every_screen
def test_the_mouse_reaches_every_button(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app()
    SCREENS[name](driver)
    screen = driver.app.screen
    for widget in clickable(list(screen.walk())):
        for area in [area for area in screen.walk() if isinstance(area, ScrollArea) and widget in area.walk()]:
            area.reveal(widget)
        driver.move(widget.shown_rect().center)
        assert screen.hovered is widget, f"{widget.id} is covered by {screen.hovered and screen.hovered.id}"


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in ("save_as", "rulebook_search")])
def test_arrow_keys_alone_reach_every_button(open_app: OpenApp, name: str) -> None:
    save_some()
    driver = open_app((1920, 1080))
    SCREENS[name](driver)
    screen = driver.app.screen
    seen = set[str | None]()
    starts = [start for start in screen.focus_order() if not isinstance(start, Slider)]
    for start in starts:  # a slider takes the arrows itself, and that of the size moves everything
        for arrow in ("up", "down", "left", "right"):
            screen.set_focus(start, by_keyboard=True)
            driver.key(arrow)
            if driver.focus is not start:
                seen.add(focused_id(driver))
    unreached = [w.id for w in screen.focus_order() if isinstance(w, Button) and w.id not in seen]
    assert not unreached or len(screen.focus_order()) == 1


def test_a_tooltip_appears_after_a_moment_and_never_covers_its_widget(open_app: OpenApp) -> None:
    driver = open_app()
    for wanted in ("button:load", "button:quit", "book:warlocks_duel", "book:talisman"):
        driver.move(wanted)
        assert not tooltip_shown(driver)
        driver.step(30)
        assert tooltip_shown(driver)
        area = driver.app.tooltip.rect()
        assert area is not None
        assert not area.colliderect(driver.app.screen.find(wanted).rect)
        assert driver.app.screen.find(wanted).tooltip_text()


def test_a_tooltip_appears_for_the_keyboard_too(open_app: OpenApp) -> None:
    driver = open_app()
    driver.key("tab")
    driver.step(20)
    assert not tooltip_shown(driver)
    driver.step(30)
    assert tooltip_shown(driver)


def test_every_book_on_the_title_opens_its_own_match(open_app: OpenApp) -> None:
    for game_id in GAMES:
        driver = open_app()
        driver.click(f"book:{game_id}")
        assert driver.app.screen.name == "new_match"
        assert driver.app.screen.game_id == game_id


def test_f1_opens_the_rulebook_at_the_rule_of_what_is_chosen(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    driver.click("button:options")
    driver.move("toggle:power_drain")
    driver.key("f1")
    assert driver.app.screen.name == "rulebook"
    assert driver.app.screen.find("clause:WD-9.1").visible


def test_the_question_mark_lists_the_keys_but_not_in_a_text(open_app: OpenApp) -> None:
    driver = open_app()
    driver.key("?")
    assert driver.app.screen.name == "keyboard_help"
    driver.key("esc")
    driver.click("book:warlocks_duel")
    driver.click("field:name1")
    driver.type("Who?")
    assert driver.app.screen.name == "new_match"


def test_f11_fills_the_screen_and_goes_back(open_app: OpenApp) -> None:
    driver = open_app()
    driver.key("f11")
    assert driver.app.settings.full_screen
    driver.key("f11")
    assert not driver.app.settings.full_screen


def test_esc_on_the_title_asks_before_it_closes(open_app: OpenApp) -> None:
    driver = open_app()
    driver.key("esc")
    assert driver.app.screen.name == "confirm"
    driver.key("enter")
    assert driver.app.running
    driver.key("esc")
    driver.click("button:yes")
    assert not driver.app.running


def test_a_drop_down_list_closes_on_esc_and_on_a_click_elsewhere(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    for close in ("esc", "click"):
        driver.click("choice:player2")
        assert is_open(driver)
        if close == "esc":
            driver.key("esc")
        else:
            driver.click((5, 400))
        assert not is_open(driver)
    assert driver.app.screen.name == "new_match"


def test_a_drop_down_list_is_worked_by_keys(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:warlocks_duel")
    screen = driver.app.screen
    screen.set_focus(screen.find("choice:player2"), by_keyboard=True)
    driver.key("enter", "up", "enter")
    chosen = screen.find("choice:player2")
    assert isinstance(chosen, Choice)
    assert chosen.value == "apprentice"


def test_a_list_shows_the_row_that_the_keyboard_chose(open_app: OpenApp) -> None:
    driver = open_app((1024, 640))
    driver.click("button:rulebook")
    rows = driver.app.screen.find("list:chapters")
    assert isinstance(rows, ListView)
    last = rows.children[-1]
    driver.app.screen.set_focus(last, by_keyboard=True)
    assert rows.rect.contains(last.rect)
