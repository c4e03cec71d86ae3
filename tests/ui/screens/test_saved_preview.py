"""Beside the list of saved matches lies the table of the chosen one: as everybody may see it, and never in the way."""

from __future__ import annotations

from concurrent import futures
from typing import Any

import pytest
from pygame import Surface
from pygame.image import tobytes

from game.catalogue import GAMES
from game.engine.match import Match
from game.engine.seating import Seat
from game.saves import list_matches, write_match
from game.ui.app.without_window.driver import Driver
from game.ui.screens.match_cards import scene_of
from game.ui.screens.match_preview import MOST_KEPT, MatchPreview
from game.ui.screens.saves.screen import LoadScreen
from game.ui.screens.scenery import scenes_of
from game.ui.screens.seated import seated_at
from game.ui.tables.common.tabletop import Tabletop
from tests.ui.conftest import OpenApp


def match_of(game: str) -> Match:
    match = GAMES[game].new_match([Seat("Ann"), Seat("Bob")], {}, 1)
    match.next_decision()
    return match


def save_all() -> None:
    """A save of every game."""
    for game in GAMES:
        write_match(game, match_of(game).save())


def saves(driver: Driver) -> LoadScreen:
    driver.app.doors.saved_matches()
    driver.step(2)
    screen = driver.screen
    assert isinstance(screen, LoadScreen)
    return screen


def prepared(screen: LoadScreen) -> MatchPreview:
    while screen.prepare():
        pass
    return screen.preview


def picture(driver: Driver, preview: MatchPreview) -> bytes:
    driver.step(2)
    shown: Surface = driver.picture()
    return tobytes(shown.subsurface(preview.rect), "RGB")


def test_every_chosen_match_shows_its_table_and_until_then_its_book(open_app: OpenApp) -> None:
    save_all()
    driver = open_app((1280, 720))
    screen, seen = saves(driver), set()
    for number in range(len(GAMES)):
        driver.click(f"row:saves:{number}")
        book = picture(driver, screen.preview)
        table = picture(driver, prepared(screen))
        assert book != table
        seen |= {book, table}
    assert len(seen) == 2 * len(GAMES)


def test_it_shows_what_an_onlooker_may_see(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    write_match("one", match_of("talisman").save())
    screen = saves(open_app((1280, 720)))
    asked: list[int | None] = []
    view = Match.view

    def noted(match: Match, seat: int | None) -> object:
        asked.append(seat)
        return view(match, seat)

    monkeypatch.setattr(Match, "view", noted)
    prepared(screen)
    assert asked == [None]


def test_a_damaged_save_has_no_picture_and_neither_has_one_whose_table_fails(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_all()
    path = list_matches(GAMES)[0].path
    driver = open_app((1280, 720))
    screen = saves(driver)
    path.write_bytes(b"{}")
    before = picture(driver, screen.preview)
    assert picture(driver, prepared(screen)) == before, "the book stays"
    assert not screen.prepare()


def test_a_narrow_window_keeps_the_list_alone(open_app: OpenApp) -> None:
    save_all()
    screen = saves(open_app((1024, 640), ui_scale=150))
    assert screen.preview not in screen.widgets
    assert not screen.prepare()


def test_only_some_tables_are_kept(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(MOST_KEPT + 3):
        write_match(f"save {number:02d}", match_of("warlocks_duel").save())
    drawn: list[object] = []
    draw = Tabletop.draw

    def noted(table: Tabletop, *rest: Any) -> object:
        drawn.append(table)
        return draw(table, *rest)

    monkeypatch.setattr(Tabletop, "draw", noted)
    screen = saves(open_app((1280, 720)))
    for match in screen.matches:
        screen.preview.show(match)
        prepared(screen)
    assert len(drawn) == MOST_KEPT + 3
    screen.preview.show(screen.matches[-1])
    assert not screen.prepare()
    screen.preview.show(screen.matches[0])
    assert screen.prepare()


def test_plates_below_the_table_tell_who_plays_what_and_whose_turn_it_is() -> None:
    match = GAMES["talisman"].new_match([Seat("Ann"), Seat("Zoltar", "greedy")], {}, 1)
    match.next_decision()
    view = match.view(None)
    ann, zoltar = seated_at(match, view)
    assert [one.acts for one in (ann, zoltar)] == [view.active == 0, view.active == 1]
    assert zoltar.details()[-1] == "Journeyman"
    assert len(ann.details()) == 1
    assert ann.picture.startswith("talisman/tokens/")


def test_the_scene_on_a_card_is_that_of_its_game_and_the_same_every_time() -> None:
    names = [f"match {number}.json" for number in range(20)]
    scenes = [scene_of("talisman", name) for name in names]
    assert len(set(scenes)) > 1
    assert set(scenes) <= set(scenes_of("talisman"))
    assert scenes == [scene_of("talisman", name) for name in names]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_where_a_frame_has_hardly_any_time_it_is_there_in_the_end(open_app: OpenApp, game: str) -> None:
    write_match("one", match_of(game).save())
    driver = open_app((1280, 720))
    screen = saves(driver)
    book = picture(driver, screen.preview)
    frame_time = driver.app.frame_time
    frame_time.seconds = 0.0
    tries = 0
    while screen.prepare():
        frame_time.begin()
        futures.wait(driver.app.pictures._reader._asked.values())
        tries += 1
        assert tries < 5_000, "it never comes to its end"
    frame_time.seconds = None
    assert tries > 1
    assert picture(driver, screen.preview) != book
