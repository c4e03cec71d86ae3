"""What everybody has achieved, on the screen."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import pygame
import pytest
from pygame import Surface

from game.catalogue import SHELF
from game.chronicle import archive
from game.chronicle.records import Record
from game.engine.seating import Seat
from game.setups import SeatSetup, Setup, load_setup, save_setup
from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import runs
from game.ui.kit.widgets import Choice, Paragraph, ScrollArea, Widget
from game.ui.screens.figures import painting_of
from game.ui.screens.new_match.screen import NewMatchScreen
from game.ui.screens.records.bar_plot import Bar, BarPlot
from game.ui.screens.records.career_plot import CareerPlot
from game.ui.screens.records.person_banner import PersonBanner
from game.ui.screens.records.record_blocks import largest_numbers
from game.ui.screens.records.screen import RecordsScreen
from game.ui.screens.records.tiles import Tiles
from game.ui.screens.records.trophy_wall import TrophyWall
from tests.art.test_pictures import PICTURES
from tests.chronicle.matches import played
from tests.chronicle.test_records_of_people import match
from tests.ui.conftest import OpenApp

DAY = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
ANN, BOB, MASTER, GREEDY = Seat("Ann"), Seat("Bob"), Seat("Zoltar", "master:40"), Seat("Mira", "greedy")


@pytest.fixture
def evenings() -> dict[str, bool]:
    """Ann's duels, one of them against Bob, and a match of Demons; who won what, by the file's name."""
    tables = {"one": [ANN, MASTER], "two": [ANN, GREEDY], "three": [ANN, BOB]}
    won = {}
    for day, (name, seats) in enumerate(tables.items()):
        match = played("warlocks_duel", seed=day, seats=seats)
        match.played = 600
        archive.keep(match, name, DAY + timedelta(day))
        assert match.result is not None
        won[name] = 0 in match.result.winners
    archive.keep(played("demons", seats=[ANN, MASTER]), "demons", DAY + timedelta(5))
    return won


@pytest.fixture
def driver(open_app: OpenApp, evenings: dict[str, bool]) -> Driver:
    driver = open_app()
    driver.click("button:chronicle")
    driver.click("button:records")
    return driver


def bars(driver: Driver, plot: str) -> dict[str, str]:
    found = driver.screen.find(plot)
    assert isinstance(found, BarPlot)
    return {bar.words: bar.told for bar in found.bars}


def words_of(driver: Driver, paragraph: str) -> str:
    found = driver.screen.find(paragraph)
    assert isinstance(found, Paragraph)
    return "".join(run.words for run in runs(found.text))


def items(driver: Driver, choice: str) -> list[object]:
    found = driver.screen.find(choice)
    assert isinstance(found, Choice)
    return [item.value for item in found.items]


def longest_row(results: Iterable[bool]) -> int:
    """How many wins came in a row at most."""
    return max(len(wins) for wins in "".join("w" if won else " " for won in results).split(" "))


def test_whoever_played_most_comes_first_with_the_game_played_most(driver: Driver, evenings: dict[str, bool]) -> None:
    assert items(driver, "choice:person") == ["Ann", "Bob"]
    assert items(driver, "choice:game") == ["warlocks_duel", "demons"]
    tiles = driver.screen.find("tiles:record")
    assert isinstance(tiles, Tiles)
    won, row = sum(evenings.values()), longest_row(evenings.values())
    assert tiles.tiles == (("3", "Matches"), (f"{round(100 * won / 3)} %", "Won"), (str(row), "Most wins in a row"))
    lasted = driver.screen.find("tiles:lasted")
    assert isinstance(lasted, Tiles)
    lengths = sorted(kept.length for kept in archive.kept_matches() if kept.game == "warlocks_duel")
    assert lasted.tiles == (
        ("30 minutes", "At the table"),
        (f"{lengths[-1]} turns", "Longest match"),
        (f"{lengths[0]} turns", "Shortest match"),
    )
    wins = [f"{int(evenings[name])} of 1" for name in ("three", "two", "one")]
    assert bars(driver, "plot:against") == {
        "All matches": f"{sum(evenings.values())} of 3",
        "With other people": wins[0],
        "Against: Journeyman": wins[1],
        "Against: Master": wins[2],
    }
    career = driver.screen.find("plot:career")
    assert isinstance(career, CareerPlot)
    assert career.results == tuple(evenings.values())


def test_another_person_and_another_game_are_picked_by_mouse_and_by_keys(driver: Driver) -> None:
    driver.click("choice:game")
    driver.click("item:game:demons")
    (best,) = bars(driver, "plot:scores").values()
    assert best.lstrip("-").replace(",", "").isdigit()
    driver.screen.set_focus(driver.screen.find("choice:person"), by_keyboard=True)
    driver.key("enter", "down", "enter")
    screen = driver.screen
    assert isinstance(screen, RecordsScreen)
    assert (screen.person, screen.game) == ("Bob", "warlocks_duel")


def test_the_person_looked_for_in_the_chronicle_is_shown_first(open_app: OpenApp, evenings: dict[str, bool]) -> None:
    driver = open_app()
    driver.click("button:chronicle")
    driver.click("choice:person")
    driver.click("item:person:Bob")
    driver.click("button:records")
    assert isinstance(driver.screen, RecordsScreen)
    assert driver.screen.person == "Bob"


def test_whoever_wants_to_be_forgotten_is_asked_and_then_has_no_record(driver: Driver) -> None:
    driver.click("button:forget")
    driver.click("button:no")
    assert "Ann" in items(driver, "choice:person")
    driver.click("button:forget")
    driver.click("button:yes")
    assert items(driver, "choice:person") == ["Bob"]
    assert len(archive.kept_matches()) == 4
    driver.click("button:forget")
    driver.click("button:yes")
    assert "There are no records yet" in words_of(driver, "text:nothing")
    driver.key("esc")
    row = driver.screen.find("row:matches:one.json").tooltip_text()
    assert "Ann" not in "".join(run.words for run in row or ())


def test_a_forgotten_name_is_proposed_for_no_seat_any_more(driver: Driver) -> None:
    seats = (SeatSetup("Ann", "person", "round"), SeatSetup("Bob", "person", "shield"))
    save_setup("demons", Setup(seats, {}))
    driver.click("button:forget")
    driver.click("button:yes")
    setup = load_setup("demons")
    assert setup is not None
    assert [seat.name for seat in setup.seats] == ["", "Bob"]


def test_without_finished_matches_the_books_invite_to_the_first_one(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.records()
    driver.step()
    assert "There are no records yet" in words_of(driver, "text:nothing")
    assert "button:forget" not in driver.ids()
    driver.click("book:demons")
    assert isinstance(driver.screen, NewMatchScreen)
    assert driver.screen.game_id == "demons"


def test_every_trophy_says_what_it_asks_for_and_when_it_was_won(driver: Driver, evenings: dict[str, bool]) -> None:
    wall = driver.screen.find("wall:trophies")
    assert isinstance(wall, TrophyWall)
    assert [trophy.won is not None for trophy in wall.trophies][:2] == [any(evenings.values())] * 2
    said = {child.id: "".join(run.words for run in child.tooltip_text() or ()) for child in wall.children}
    assert "Win a match; the shortest counts." in said["trophy:fastest"]
    assert ("2026-05-" in said["trophy:fastest"]) == any(evenings.values())
    assert "2026" not in said["trophy:adept"]


def test_the_portrait_of_every_figure_is_there() -> None:
    shown = [painting_of(book.game.id, figure) for book in SHELF for figure in book.figures]
    assert len(shown) > 20
    assert not [name for name in shown if name is None or not (PICTURES / name).is_file()]


def test_a_lost_match_is_in_the_shade_among_the_last_ones(open_app: OpenApp) -> None:
    driver = open_app()
    seen = []
    for winners in ((0, 1), (1, 0)):
        record = Record("Ann", "warlocks_duel")
        for day, winner in enumerate(winners):
            record.add(match(day, winner, ANN, MASTER, game="warlocks_duel", figures=("Alonora", "Albus")), 0)
        banner = PersonBanner(driver.app, record, [Widget(driver.app, "choice")], largest_numbers(driver.app, record))
        banner.place((0, 0, 1000, banner.preferred_size(1000)[1]))
        picture = Surface(banner.rect.size)
        banner.draw(picture)
        seen.append(pygame.image.tobytes(picture.subsurface(banner._words_room()), "RGB"))
    assert seen[0] != seen[1]


def test_a_low_window_scrolls_the_plots_by_keys(open_app: OpenApp, evenings: dict[str, bool]) -> None:
    driver = open_app((1024, 640), ui_scale=200)
    driver.app.doors.records("Ann")
    driver.step()
    area = driver.screen.find("scroll:record")
    assert isinstance(area, ScrollArea)
    assert area.furthest
    driver.key("pagedown")
    assert area.offset


def test_bars_below_zero_begin_at_the_same_line_as_those_above(open_app: OpenApp) -> None:
    driver = open_app()
    plot = BarPlot(driver.app, "plot:x", "Best", [Bar("Gold", "300", 300), Bar("Tin", "-100", -100)])
    plot.place((0, 0, 500, plot.preferred_size(500)[1]))
    assert (plot.low, plot.high) == (-100, 300)
    assert plot._at(0, plot.rect) == 125
    driver.app.surface.fill((0, 0, 0))
    plot.draw(driver.app.surface)
    assert driver.app.surface.subsurface(plot.rect).get_bounding_rect().width > 100


def test_a_band_of_its_own_shows_where_the_share_may_settle(open_app: OpenApp) -> None:
    driver = open_app()
    legend = ("Won so far", "Where it may settle after many matches")
    plot = BarPlot(driver.app, "plot:x", "Won", [Bar("All", "2 of 8", 0.25, (0.5, 0.75))], least=1.0, legend=legend)
    assert [len(plot._legend_rows(wide)) for wide in (560, 300)] == [1, 2]
    plot.place((0, 0, 560, plot.preferred_size(560)[1]))
    groove = pygame.Rect(0, 0, 400, 20)
    driver.app.surface.fill((0, 0, 0))
    plot._draw_bar(driver.app.surface, plot.bars[0], groove.inflate(0, 8))
    lower = [driver.app.surface.get_at((x, 15)) for x in (150, 250, 350)]
    assert lower[0] == lower[2] != lower[1]
