"""Whatever is missing, damaged or unexpected: the player gets words, and the app stays open."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game import assets
from game.keeping import crash_log
from game.saves import autosave
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.event_loop import EventLoop
from game.ui.app.without_window.driver import Driver
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.typesetting import forget_fonts
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import LogView
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import SCREENS, new_match, save_some

ROOT = Path(__file__).resolve().parents[3]
KEYS = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEDOWN,
    pygame.K_HOME,
    pygame.K_END,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_F1,
    pygame.K_F10,
    pygame.K_F11,
    pygame.K_MENU,
    pygame.K_a,
    pygame.K_v,
    pygame.K_SLASH,
)


# -- monkeys


def random_event(chance: random.Random, size: tuple[int, int]) -> Event:
    """Something that a monkey does with mouse or keyboard."""
    pos = (chance.randrange(size[0]), chance.randrange(size[1]))
    kind = chance.randrange(8)
    if kind < 3:
        return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    if kind == 3:
        return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=chance.choice((1, 1, 1, 3, 8)), touch=False)
    if kind == 4:
        return Event(pygame.MOUSEBUTTONUP, pos=pos, button=chance.choice((1, 1, 1, 3)), touch=False)
    if kind == 5:
        return Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-3, 1)), precise_y=1.0, flipped=False)
    if kind == 6:
        return Event(pygame.TEXTINPUT, text=chance.choice(("a", "ż", "7", "?", " ")))
    mod = chance.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
    return Event(pygame.KEYDOWN, key=chance.choice(KEYS), mod=mod, unicode=chance.choice(("", "?", "q")), scancode=0)


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("name", SCREENS)
def test_a_monkey_breaks_no_screen(open_app: OpenApp, name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.app import matches

    for starts in ("start_match", "resume"):
        monkeypatch.setattr(matches, starts, lambda *given: None)
    save_some()
    driver = open_app((1024, 640))
    SCREENS[name](driver)
    chance = random.Random(f"{name} {seed}")
    for number in range(250):
        driver.app.handle(random_event(chance, driver.app.size))
        if number % 3 == 0:
            driver.step()
        if not driver.app.running:
            driver.app.running = True
            driver.app.doors.title()
            SCREENS[name](driver)
    driver.picture()
    assert driver.app.stack


# -- unexpected exceptions


class BrokenScreen(Screen):
    """Fails in one of its methods."""

    name = "broken"

    def __init__(self, app: App, method: str) -> None:
        super().__init__(app)
        self.method = method

    def _fail(self, method: str) -> None:
        if method == self.method:
            raise ZeroDivisionError("the bug in this test")

    def draw(self, surface: Surface) -> None:
        self._fail("draw")

    def update(self, dt: float) -> None:
        self._fail("update")

    def handle(self, event: Event) -> bool:
        self._fail("handle")
        return False

    def leave(self) -> None:
        self._fail("leave")
        if self.method != "leave":
            raise KeyError("a second bug while leaving")


@pytest.mark.parametrize("method", ["draw", "update", "handle"])
def test_an_unexpected_exception_leads_to_the_title_and_is_explained(open_app: OpenApp, method: str) -> None:
    path = autosave("warlocks_duel-1", new_match().save())
    driver = open_app()
    driver.app.raise_errors = False
    crash_log.start_log()
    driver.app.push(BrokenScreen(driver.app, method))
    driver.step(2)
    driver.key("a")
    assert [screen.name for screen in driver.app.stack] == ["title", "crash"]
    words = str(getattr(driver.app.screen.find("text:message"), "text", ""))
    assert str(path) in words
    assert str(crash_log.log_path()) in words
    driver.picture()
    driver.click("button:title")
    assert driver.app.screen.name == "title"
    crash_log.stop_log()
    logged = crash_log.log_path().read_text(encoding="utf-8")
    assert "ZeroDivisionError: the bug in this test" in logged
    assert "second bug" in logged


def test_a_title_that_cannot_be_shown_ends_the_app_with_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = open_app()
    driver.app.raise_errors = False

    def fail() -> None:
        raise OSError("no title either")

    monkeypatch.setattr(driver.app.doors, "title", fail)
    driver.app.push(BrokenScreen(driver.app, "draw"))
    driver.picture()
    assert not driver.app.running
    assert "Something went wrong" in capsys.readouterr().err


# -- files


@pytest.fixture
def own_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the assets that a test may damage."""
    copy = tmp_path / "assets"
    shutil.copytree(ROOT / "assets", copy, ignore=shutil.ignore_patterns("spells", "mages", "sounds"))
    monkeypatch.setattr(assets, "asset_folder", lambda: copy)
    from game import rulebook, words

    for module in (words, rulebook):
        monkeypatch.setattr(module, "asset_folder", lambda: copy)
    forget_fonts()
    yield copy
    forget_fonts()


@pytest.mark.parametrize("damage", ["missing", "empty", "torn"])
def test_damaged_pictures_icons_and_fonts_leave_a_usable_title(
    open_app: OpenApp, own_assets: Path, damage: str
) -> None:
    for folder in ("pictures", "icons", "fonts"):
        for path in (own_assets / folder).rglob("*.*"):
            if damage == "missing":
                path.unlink()
            else:
                path.write_bytes(path.read_bytes()[: 200 if damage == "torn" else 0])
    driver = open_app()
    driver.picture()
    for name in ("button:settings", "button:rulebook", "button:credits", "book:warlocks_duel"):
        driver.app.doors.title()
        driver.click(name)
        driver.picture()
    said = "\n".join(driver.app.warnings)
    assert "menu/table.jpg" in said
    assert "Cinzel-Bold.ttf" in said
    assert "Install Four Grimoires again" in said
    assert len(driver.app.warnings) == len(set(driver.app.warnings))


def test_a_missing_rulebook_and_missing_credits_are_said_on_their_pages(open_app: OpenApp, own_assets: Path) -> None:
    shutil.rmtree(own_assets / "rulebook")
    (own_assets / "CREDITS.md").unlink()
    driver = open_app()
    driver.click("button:rulebook")
    assert "no rulebook" in str(getattr(driver.app.screen.find("text:problem"), "text", ""))
    driver.type("attack")
    driver.key("esc")
    driver.click("button:credits")
    assert "cannot be read" in str(getattr(driver.app.screen.find("text:0"), "text", ""))


def test_damaged_settings_are_defaults_and_said(home_of_its_own: Path) -> None:
    home_of_its_own.mkdir(parents=True)
    (home_of_its_own / "settings.json").write_text('{"ui_scale": 9999}')
    app = App((1280, 720), headless=True)
    assert app.settings == Settings()
    assert "settings were damaged" in app.warnings[0]
    assert app.notices


def test_an_unreadable_folder_of_saves_is_said(open_app: OpenApp, home_of_its_own: Path) -> None:
    home_of_its_own.mkdir(parents=True)
    (home_of_its_own / "autosaves").mkdir()
    (home_of_its_own / "autosaves" / "x.json").mkdir()
    driver = open_app()
    driver.click("button:load")
    assert driver.app.screen.name == "load"


def test_settings_that_cannot_be_written_are_said_and_still_hold(open_app: OpenApp, home_of_its_own: Path) -> None:
    home_of_its_own.write_text("a file where the folder should be")
    driver = open_app()
    driver.click("button:settings")
    driver.click("choice:animation:slow")
    assert driver.app.settings.animation == "slow"
    assert driver.app.warnings


# -- pygame-ce


@pytest.mark.parametrize(
    ("module", "said"),
    [("__version__ = '2.6.1'", "pygame 2.6.1 is installed"), ("", "remains"), ("raise ImportError('torn')", "torn")],
)
def test_a_wrong_pygame_is_explained_with_the_commands_that_repair_it(tmp_path: Path, module: str, said: str) -> None:
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text(module)
    program = "try:\n import game.ui.app.application\nexcept ImportError as error:\n print(error)"
    command = [sys.executable, "-c", f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]\n{program}"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said in printed
    assert "pip uninstall -y pygame pygame-ce" in printed
    assert "pip install pygame-ce" in printed


# -- speed without clocks


def test_the_loop_sleeps_and_draws_nothing_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App((1024, 640), headless=True)
    app.doors.title()
    loop = EventLoop(app)
    slept: list[float] = []
    monkeypatch.setattr("game.ui.app.event_loop.time.sleep", slept.append)
    monkeypatch.setattr(pygame.event, "get", list[Event])
    monkeypatch.setattr(pygame.display, "get_surface", lambda: app.surface)
    app.dirty = True
    loop.turn()
    frames = loop.frames
    loop._awake_until = 0.0
    for _turn in range(20):
        loop.turn()
    assert len(slept) == 20
    assert loop.frames == frames


def test_no_frame_renders_text_or_scales_pictures_again(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    save_some()
    driver = open_app()
    for reach in SCREENS.values():
        driver.app.doors.title()
        reach(driver)
        driver.step(3)
        driver.picture()
        with monkeypatch.context() as patch:
            for name in ("smoothscale", "scale"):
                patch.setattr(pygame.transform, name, lambda *given: pytest.fail("a frame scales a picture"))
            patch.setattr("game.ui.kit.painting.theme.line", lambda *given: pytest.fail("a frame renders text"))
            driver.picture()


def test_a_log_of_five_thousand_lines_lays_out_only_what_is_seen(open_app: OpenApp) -> None:
    driver = open_app()
    log = LogView(driver.app, "log:test", (0, 0, 300, 400))
    for number in range(5000):
        log.add(f"Ann loses {number} power to a bolt of lightning from the depths (WD-4.16).", seat=number % 2)
    log.draw(driver.app.surface)
    assert log.offset == log.furthest
    number, _top = log.visible_entries()[-1]
    assert number == 4999
    log.scroll_to(0)
    assert log.visible_entries()[0] == (0, 0)
    log.show_only(lambda entry: entry.seat == 1)
    assert len(log._shown) == 2500


def test_remembered_pictures_keep_to_their_budget(open_app: OpenApp) -> None:
    driver = open_app()
    store = PictureStore(driver.app.warn, budget=2_000_000)
    for side in range(100, 400, 10):
        store.picture("menu/logo.png", (side, side))
    assert store.bytes_kept <= 2_000_000


def test_a_hundred_changes_of_screen_leave_memory_as_it_was(open_app: OpenApp) -> None:
    driver = open_app()
    kept = []
    for _round in range(20):
        for name in ("button:settings", "button:credits", "button:rulebook", "button:load", "book:warlocks_duel"):
            driver.app.doors.title()
            driver.click(name)
        kept.append(driver.app.pictures.bytes_kept)
    assert kept[-1] == kept[2]
    assert len(driver.app.stack) == 2
    assert isinstance(driver, Driver)
