"""The picture at the head of a rulebook."""

from __future__ import annotations

import pygame
import pytest

from game.assets import asset_folder
from game.catalogue import GAMES, SHELF
from game.ui.screens.rulebook.screen import RulebookScreen
from game.ui.screens.rulebook.vignette import Vignette, faded
from tests.ui.conftest import OpenApp

every_game = pytest.mark.parametrize("game", GAMES)


def opened(open_app: OpenApp, game: str, clause: str | None = None) -> list[Vignette]:
    app = open_app((1280, 720)).app
    screen = RulebookScreen(app, game, clause)
    app.push(screen)
    return [widget for widget in screen.walk() if isinstance(widget, Vignette)]


@every_game
def test_the_first_page_shows_pictures_of_the_game_and_of_its_people(open_app: OpenApp, game: str) -> None:
    (vignette,) = opened(open_app, game)
    for picture in (*vignette.scenes, *vignette.portraits):
        assert (asset_folder() / "pictures" / picture).exists()
        assert picture.startswith(game)
    places = vignette._places()
    assert len(places) == len(vignette.portraits) >= 4
    assert all(vignette.rect.contains(place) for place in places)
    assert all(not one.colliderect(other) for one in places for other in places if one is not other)


def test_other_pages_are_for_reading(open_app: OpenApp) -> None:
    assert opened(open_app, "talisman", clause="TAL-6.11.24a") == []


def test_every_game_of_the_box_has_one() -> None:
    assert all(book.introduction is not None for book in SHELF)


def test_a_narrow_page_shows_the_scenes_alone(open_app: OpenApp) -> None:
    (vignette,) = opened(open_app, "demons")
    vignette.place(pygame.Rect(0, 0, 300, 168))
    assert vignette._places() == []


def test_a_picture_fades_at_its_edge_and_is_whole_in_its_middle() -> None:
    source = pygame.Surface((200, 100), pygame.SRCALPHA)
    source.fill((255, 0, 0, 255))
    shown = faded(source, 20)
    assert shown.get_at((100, 50)).a == 255
    assert max(shown.get_at(point).a for point in ((0, 50), (199, 50), (100, 0), (100, 99))) < 40
