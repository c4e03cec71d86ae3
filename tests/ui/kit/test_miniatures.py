"""Small pictures between words and before rows: whole or as medallions, taller than a line, and never lost words."""

from __future__ import annotations

import pygame
import pytest

from game.catalogue import GAMES, SHELF
from game.demons.box.ranks import SHIELD_NAMES
from game.devils_circle import AIXEL, CIRCLE
from game.talisman.box.characters import CHARACTERS
from game.ui.kit.headless import draw_without_a_window
from game.ui.kit.painting.miniature import RIM, miniature
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import Run, layout
from game.ui.screens.figures import of_figure, of_game
from game.warlocks_duel.box.cards import MAGES

BOOK = Run("", picture="menu/book_demons.png")
FIGURES = [
    *(("talisman", card.name) for card in CHARACTERS.values()),
    *(("demons", name) for name in SHIELD_NAMES.values()),
    *(("devils_circle", side) for side in (AIXEL, CIRCLE)),
    *(("warlocks_duel", mage.name) for mage in MAGES.values()),
]


@pytest.fixture
def pictures() -> PictureStore:
    """A store that takes no placeholder for a picture."""
    draw_without_a_window()

    def missing(words: str) -> None:
        raise AssertionError(words)

    return PictureStore(missing)


@pytest.mark.parametrize(("game", "figure"), FIGURES, ids=str)
def test_whatever_can_be_played_has_a_small_picture(pictures: PictureStore, game: str, figure: object) -> None:
    shown = of_figure(game, str(figure))
    assert shown is not None
    assert shown.picture is not None
    assert miniature(pictures, shown.picture, 40).get_size() == (40, 40)


def test_every_book_has_one_and_a_game_that_is_not_installed_has_none(pictures: PictureStore) -> None:
    for grimoire in SHELF:
        shown = of_game(grimoire.id)
        assert shown is not None
        assert miniature(pictures, shown.picture or "", 30).get_bounding_rect().height == 30
    assert of_game("chess") is None
    assert all(of_figure(game, "Somebody unheard of") is None for game in GAMES)


def test_a_painting_becomes_a_medallion_and_an_outline_stays_as_it_is(pictures: PictureStore) -> None:
    painted = miniature(pictures, "devils_circle/portraits/gorm.jpg", 60)
    assert painted.get_at((0, 0)).a == 0
    assert painted.get_at((30, 30)).a > 250
    assert painted.get_at((30, 1))[:3] == pytest.approx(RIM, abs=40)
    book = miniature(pictures, "menu/book_demons.png", 60)
    assert book.get_bounding_rect().width < 50


def test_a_line_with_a_small_picture_is_taller_and_keeps_its_words() -> None:
    plain = layout((Run("Demons"),), 400, "sans", Theme())
    block = layout((BOOK, Run("\u00a0Demons")), 400, "sans", Theme())
    assert block.height > plain.height
    assert block.words == "\u00a0Demons"
    assert block.lines[0].spans[0].width + plain.width < block.width + 20


@pytest.mark.parametrize("width", range(20, 200, 9))
def test_in_a_narrow_column_no_word_is_lost_beside_a_small_picture(width: int) -> None:
    block = layout((BOOK, Run("\u00a0Four grimoires on one table")), width, "sans", Theme())
    words = "".join(span.words for line in block.lines for span in line.spans)
    assert words.replace("\u00a0", "").replace(" ", "") == "Fourgrimoiresononetable"
    assert sum(span.picture is not None for line in block.lines for span in line.spans) == 1


def test_the_picture_is_drawn_in_the_middle_of_its_line(pictures: PictureStore) -> None:
    block = layout((BOOK,), 400, "sans", Theme())
    surface = pygame.Surface((100, 60), pygame.SRCALPHA)
    block.draw(surface, 10, 10, pictures=pictures)
    drawn = surface.get_bounding_rect()
    assert drawn.top == 10
    assert drawn.height == block.height
