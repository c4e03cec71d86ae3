"""A painter puts words and icons where they belong, and tells where they lie."""

from __future__ import annotations

import pygame
import pytest

from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme


@pytest.fixture
def painter() -> Painter:
    pygame.init()
    pygame.display.set_mode((64, 64))
    return Painter(Theme(), PictureStore(pytest.fail))


def test_an_icon_lies_where_its_corner_was_named(painter: Painter) -> None:
    surface = pygame.Surface((100, 60))
    place = painter.draw_icon(surface, "hearts", 20, (255, 0, 0), midright=(90, 30))
    assert (place.right, place.centery) == (90, 30)
    drawn = pygame.mask.from_threshold(surface, (255, 0, 0), (60, 60, 60)).get_bounding_rects()
    assert drawn
    assert place.contains(drawn[0].unionall(drawn[1:]))


def test_words_are_no_wider_than_their_room(painter: Painter) -> None:
    surface = pygame.Surface((400, 60))
    free = painter.draw_words(surface, "Warlock's Duel", "sans_bold", 24, 400, (255, 255, 255), topleft=(0, 0))
    tight = painter.draw_words(surface, "Warlock's Duel", "sans_bold", 24, 80, (255, 255, 255), topleft=(0, 0))
    assert tight.width <= 80 < free.width
