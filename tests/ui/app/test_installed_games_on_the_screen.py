"""Games that packages bring, on the screens: a fifth book, its rules, and what is said when something is amiss."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from game.catalogue import GAMES, find_game
from game.engine.game import Seat
from game.grimoire import Grimoire
from game.grimoires import OWN
from game.keeping import crash_log
from game.saves import autosave, finish_autosaves, list_matches, write_match
from game.ui.app.launch import tell_faults
from game.ui.app.matches import resume, start_match
from game.ui.app.without_window.driver import Driver
from game.ui.match.opponents import Opponents
from game.ui.screens.book import places_of_books
from game.ui.screens.rulebook.screen import RulebookScreen
from game.ui.tables import of_games
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.of_games import NoTable, load_table
from game.ui.tables.warlocks_duel.tabletop import DuelTabletop
from tests.packaging.installed_packages import install, install_game
from tests.ui.conftest import OpenApp

Shelf = Callable[[], list[str]]
PATIENCE = 60.0


def noticed(driver: Driver) -> str:
    return " ".join(run.words for notice in driver.app.notices for run in notice.text)


def test_a_fifth_book_opens_its_own_match_and_its_own_rules(open_app: OpenApp, tmp_path: Path, shelf: Shelf) -> None:
    install_game(tmp_path)
    assert shelf() == []
    driver = open_app()
    driver.click("book:gold_fever")
    assert driver.app.screen.game_id == "gold_fever"
    driver.key("f1")
    assert isinstance(driver.app.screen, RulebookScreen)
    book = driver.app.screen.book()
    assert book is not None
    assert book.title == "Gold Fever"
    assert driver.app.warnings == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3440, 1440), (900, 1400)])
@pytest.mark.parametrize("count", [4, 5, 6, 9, 14])
def test_any_number_of_books_lies_in_the_room_and_apart(count: int, size: tuple[int, int]) -> None:
    room = Rect(16, size[1] // 4, size[0] - 32, size[1] // 2)
    places = places_of_books(count, room, size[1] // 2)
    assert len(places) == count
    assert all(room.contains(place) for place in places)
    assert not any(one.colliderect(two) for one, two in combinations(places, 2))
    assert len({place.size for place in places}) == 1
    assert places[0].width >= room.width // (count + 2) or places[0].height == size[1] // 2


def test_a_game_without_a_table_says_so_and_the_app_stays_where_it_was(
    open_app: OpenApp, tmp_path: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_games, "PLAIN_TABLE", None)
    install_game(tmp_path)
    shelf()
    driver = open_app()
    driver.click("book:gold_fever")
    driver.click("button:start")
    assert driver.app.screen.name == "new_match"
    assert "Gold Fever brings no table" in noticed(driver)


def test_a_table_that_cannot_be_loaded_says_why(open_app: OpenApp, tmp_path: Path, shelf: Shelf) -> None:
    home = install_game(tmp_path)
    source = (home / "__init__.py").read_text(encoding="utf-8")
    broken = source + "\n\ndef table():\n    import no_such_library\n\n\n"
    broken += "GRIMOIRE = Grimoire(Rush(), table, HERE / 'rulebook')\n"
    (home / "__init__.py").write_text(broken, encoding="utf-8")
    assert shelf() == []
    driver = open_app()
    with pytest.raises(NoTable, match="no_such_library"):
        start_match(driver.app, "gold_fever", ["Ann", "Bob"], {}, 1)
    driver.click("book:gold_fever")
    driver.click("button:start")
    assert "no_such_library" in noticed(driver)
    assert driver.app.screen.name == "new_match"


def test_a_game_brings_its_own_table(tmp_path: Path, shelf: Shelf) -> None:
    home = install_game(tmp_path)
    source = (home / "__init__.py").read_text(encoding="utf-8")
    source += "\n\ndef table():\n    from game.ui.tables.warlocks_duel import tabletop\n\n"
    source += "    return tabletop.DuelTabletop\n"
    source += "\n\nGRIMOIRE = Grimoire(Rush(), table)\n"
    (home / "__init__.py").write_text(source, encoding="utf-8")
    assert shelf() == []
    assert load_table("gold_fever") is DuelTabletop


@pytest.mark.parametrize("grimoire", OWN, ids=lambda grimoire: grimoire.id)
def test_every_game_of_the_program_has_a_table(grimoire: Grimoire) -> None:
    table = load_table(grimoire.id)
    assert isinstance(table, type)
    assert issubclass(table, Tabletop)


def test_a_faulty_package_is_told_once_and_logged(
    open_app: OpenApp, tmp_path: Path, shelf: Shelf
) -> None:
    install(tmp_path, "broken_package", "import no_such_library")
    shelf()
    driver = open_app()
    crash_log.start_log()
    tell_faults(driver.app)
    tell_faults(driver.app)
    crash_log.stop_log()
    assert "no_such_library" in crash_log.log_path().read_text(encoding="utf-8")
    assert "broken_package" in noticed(driver)
    assert "Update the package or remove it" in noticed(driver)
    assert len(driver.app.notices) == 1
    assert len(driver.app.warnings) == 1


def test_matches_of_a_game_that_is_gone_say_so_and_are_not_gone_on_with(
    open_app: OpenApp, tmp_path: Path, shelf: Shelf
) -> None:
    install_game(tmp_path)
    shelf()
    match = find_game("gold_fever").new_match(["Ann", "Bob"], seed=2)
    match.next_decision()
    write_match("Gold", match.save())
    autosave("gold-1", match.save())
    finish_autosaves()
    del GAMES["gold_fever"]
    driver = open_app()
    assert "button:continue" not in driver.ids()
    driver.click("button:load")
    words = driver.app.screen.find("row:saves:0").tooltip_text()
    assert "not installed: gold_fever" in "".join(run.words for run in words or ())
    assert not driver.app.screen.find("button:open").enabled
    assert resume(driver.app, list_matches()[0]) is None
    assert "not installed: gold_fever" in noticed(driver)


def test_computer_players_of_an_installed_game_think_in_their_process(tmp_path: Path, shelf: Shelf) -> None:
    install_game(tmp_path)
    shelf()
    match = find_game("gold_fever").new_match([Seat("Zoltar", "greedy"), Seat("Ann")], seed=2)
    decision = match.next_decision()
    assert decision is not None
    offered, players = decision.keys(), Opponents()
    players.ask(match, "greedy")
    assert players.in_process
    assert players.wait(PATIENCE) in offered
    players.close()
