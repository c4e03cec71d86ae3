"""Typing: pygame-gui's line inside of our field, and what the field keeps of its own."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import weakref
from collections.abc import Callable

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.app.event_loop import EventLoop
from game.ui.app.without_window.driver import Driver
from game.ui.kit.clipboard import write_clipboard
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import TextField
from tests.ui.conftest import OpenApp

Field = tuple[Driver, TextField]

TITLE = """
import sys
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
driver = Driver(App(headless=True, settings=Settings(language="en")))
driver.app.doors.title()
driver.step(3)
assert "pygame_gui" not in sys.modules
driver.click("book:talisman")
driver.step(2)
assert "pygame_gui" in sys.modules, "or this test proves nothing"
"""


class OneField(Screen):
    """A screen with nothing but a field."""

    def __init__(self, driver: Driver, field: TextField) -> None:
        super().__init__(driver.app)
        self.field = field

    def layout(self, size: tuple[int, int]) -> None:
        """The field at the upper left."""
        self.field.place((100, 100, self.app.theme.px(240), self.app.theme.px(40)))
        self.widgets = [self.field]


@pytest.fixture
def make(open_app: OpenApp) -> Callable[..., Field]:
    """Makes a field on a screen of its own, with the keyboard in it."""

    def made(value: str = "", size: tuple[int, int] = (1280, 720), **more: object) -> Field:
        driver = open_app(size)
        field = TextField(driver.app, "field:one", value, **more)  # type: ignore[arg-type]
        driver.app.go(OneField(driver, field))
        driver.screen.set_focus(field, by_keyboard=True)
        driver.step()
        return driver, field

    return made


def ink_of(surface: pygame.Surface, driver: Driver) -> pygame.mask.Mask:
    """Where the colour of words is."""
    return pygame.mask.from_threshold(surface, driver.app.theme.ink, (60, 60, 60))


def x_of(field: TextField, letters: int) -> tuple[int, int]:
    """Where the mouse is just before a letter of a short text."""
    theme = field.app.theme
    return field.rect.x + theme.px(12) + theme.measure(field.value[:letters], "sans", field.size), field.rect.centery


def test_the_title_stands_before_pygame_gui_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", TITLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_double_click_selects_a_word_and_a_drag_any_part(make: Callable[..., Field]) -> None:
    driver, field = make("Morgan le Fay's owl")
    driver.click(x_of(field, 8))
    driver.click(x_of(field, 8))
    assert field.selection == (7, 9)
    driver.app.now += 5
    driver.click(x_of(field, 12))
    assert field.selection == (12, 12), "a single click selects nothing"
    driver.click(x_of(field, 12))
    assert field.selection == (10, 15), "an apostrophe belongs to its word"
    driver.app.now += 5
    driver.drag(x_of(field, 3), (5000, field.rect.centery))
    assert field.selection == (3, len(field.value))


def test_what_is_pasted_is_cut_to_what_is_allowed_and_has_room(make: Callable[..., Field]) -> None:
    driver, field = make("7", longest=5, allowed=str.isdecimal)
    write_clipboard("1a2\nb3456")
    driver.key("ctrl+v")
    assert field.value == "71234"
    driver.key("ctrl+a", "ctrl+v")
    assert field.value == "12345", "what was marked gives its room"


@pytest.mark.parametrize("words", ["Żółw", "é̀ß", "漢字かな", "عربى", "🐢"])
def test_letters_of_every_script_are_kept_whether_our_fonts_have_them_or_not(
    make: Callable[..., Field], words: str
) -> None:
    driver, field = make("a")
    driver.post(Event(pygame.TEXTINPUT, text=words))
    driver.picture()
    assert field.value == "a" + words
    driver.key("shift+home", "ctrl+x")
    assert field.value == ""
    driver.key("ctrl+v", "ctrl+v")
    assert field.value == ("a" + words) * 2


def test_what_an_input_method_composes_is_shown_and_its_keys_are_not_ours(make: Callable[..., Field]) -> None:
    entered: list[str] = []
    driver, field = make("ab", on_enter=lambda: entered.append("enter"))
    before = pygame.image.tobytes(driver.picture(), "RGB")
    driver.post(Event(pygame.TEXTEDITING, text="かん", start=0, length=2))
    assert pygame.image.tobytes(driver.picture(), "RGB") != before
    driver.key("enter", "left", "backspace", "escape")
    assert (field.value, entered, driver.screen.name) == ("ab", [], "screen")
    driver.post(Event(pygame.TEXTEDITING, text="かん", start=0, length=2))
    driver.post(Event(pygame.TEXTINPUT, text="漢"))
    driver.key("enter")
    assert (field.value, field.composed, entered) == ("ab漢", "", ["enter"])


def test_a_field_with_the_keyboard_in_it_lets_the_program_sleep(make: Callable[..., Field]) -> None:
    driver, _field = make("Ann")
    driver.step(3)
    drawn = 0
    for _turn in range(200):
        driver.app.update(0.05)
        drawn += driver.app.dirty
        driver.app.dirty = False
    assert drawn == 0


def test_how_keys_repeat_in_the_program_is_not_changed(make: Callable[..., Field]) -> None:
    pygame.key.set_repeat(350, 40)
    driver, _field = make("Ann")
    driver.screen.set_focus(None, by_keyboard=True)
    driver.picture()
    assert pygame.key.get_repeat() == (350, 40)


def test_a_field_that_cannot_be_used_takes_no_letters_and_is_paler(make: Callable[..., Field]) -> None:
    driver, field = make("Ann")
    lit = pygame.image.tobytes(driver.picture(), "RGB")
    field.enabled = False
    driver.type("x")
    driver.click("field:one")
    driver.key("backspace")
    assert field.value == "Ann"
    assert pygame.image.tobytes(driver.picture(), "RGB") != lit


def test_letters_look_as_everywhere_at_every_size(make: Callable[..., Field]) -> None:
    for size in ((1024, 640), (1280, 720), (2560, 1440), (3840, 2160)):
        driver, field = make("Żółta", size)
        driver.screen.set_focus(None, by_keyboard=True)
        shown = driver.picture()
        words = driver.app.theme.render("Żółta", "sans", field.size)
        ground = pygame.Surface(words.get_size()).convert()
        ground.fill(driver.app.theme.well)
        ground.blit(words, (0, 0))
        wanted = ink_of(ground, driver)
        left, last = field.rect.x + driver.app.theme.px(12), field.rect.bottom - ground.get_height()
        lines = [Rect((left, top), ground.get_size()) for top in range(field.rect.top, last)]
        seen = [ink_of(shown.subsurface(place), driver) for place in lines]
        assert max(mask.overlap_area(wanted, (0, 0)) for mask in seen) == wanted.count() > 20


KEYS = (
    *("left", "right", "home", "end", "backspace", "delete", "ctrl+left", "ctrl+right", "ctrl+a", "ctrl+c", "ctrl+x"),
    *("ctrl+v", "shift+left", "shift+right", "shift+home", "shift+end", "ctrl+shift+left", "ctrl+shift+right"),
)


def model(text: str, anchor: int, cursor: int, key: str, clip: str, longest: int) -> tuple[str, int, int, str]:
    """What a key does to a text, its selection and the clipboard, written down a second time."""
    *held, last = key.split("+")
    start, end = sorted((anchor, cursor))
    if last in "acxv" and "ctrl" in held:
        if last == "a":
            return text, 0, len(text), clip
        clip = text[start:end] if last in "cx" and start != end else clip
        if last == "c" or (last == "x" and start == end):
            return text, anchor, cursor, clip
        put = clip[: longest - len(text) + end - start] if last == "v" else ""
        return text[:start] + put + text[end:], start + len(put), start + len(put), clip
    if last in ("backspace", "delete"):
        if start == end:
            start, end = (start, min(len(text), end + 1)) if last == "delete" else (max(0, start - 1), end)
        return text[:start] + text[end:], start, start, clip
    selecting = "shift" in held
    if last in ("home", "end"):
        to = 0 if last == "home" else len(text)
    elif start != end and not selecting:
        to = start if last == "left" else end
    elif "ctrl" in held and last == "left":
        to = text.rfind(" ", 0, max(0, cursor - 1)) + 1
    elif "ctrl" in held:
        to = text.find(" ", cursor + 1) if text.find(" ", cursor + 1) >= 0 else len(text)
    else:
        to = max(0, cursor - 1) if last == "left" else min(len(text), cursor + 1)
    return text, anchor if selecting else to, to, clip


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_of_keys_and_sizes_leaves_the_text_that_was_typed(make: Callable[..., Field], seed: int) -> None:
    chance, longest = random.Random(seed), 12
    driver, field = make("Morgan le", longest=longest)
    write_clipboard("owl")
    told = (field.value, field.anchor, field.cursor, "owl")
    for _key in range(150):
        if chance.random() < 0.4:
            letter = chance.choice("ab ł漢 é")
            start, end = sorted(told[1:3])
            fits = letter if len(told[0]) - (end - start) < longest else ""
            told = (told[0][:start] + fits + told[0][end:], start + len(fits), start + len(fits), told[3])
            driver.type(letter)
        else:
            key = chance.choice(KEYS)
            told = model(*told[:3], key, told[3], longest)
            driver.key(key)
        if chance.random() < 0.05:
            driver.resize(chance.choice([(1024, 640), (1280, 720), (1920, 1080)]))
        assert (field.value, field.anchor, field.cursor) == told[:3]


def test_a_field_that_is_gone_keeps_nothing_alive(make: Callable[..., Field]) -> None:
    driver, field = make("Ann")
    gone = weakref.ref(field._line)
    driver.app.doors.title()
    driver.step(2)
    del field
    gc.collect()
    assert gone() is None


def test_the_event_loop_hands_compositions_to_the_field(make: Callable[..., Field]) -> None:
    driver, field = make("")
    pygame.event.clear()
    pygame.event.post(Event(pygame.TEXTEDITING, text="ん", start=0, length=1))
    EventLoop(driver.app).turn()
    assert field.composed == "ん"
