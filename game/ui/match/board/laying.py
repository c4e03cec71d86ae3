"""What is seen while the table is painted for the first time: the closed grimoire on the table of the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.catalogue import grimoire_of
from game.grimoire import PLAIN_COVER
from game.ui.kit.painting.lettering import one_line
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

PROPORTION = 540 / 760
"""Width by height of the pictures of books."""
SHARE_OF_HEIGHT, SHARE_OF_WIDTH = 0.56, 0.4
"""Of the area, that the book takes at most."""


def draw_laying(surface: Surface, app: Application, game_id: str, area: Rect) -> None:
    """Draw the book in the middle of an area, and what is being done below it."""
    pictures, theme = app.pictures, app.theme
    surface.blit(pictures.cover("menu/table.jpg", area.size), area)
    grimoire = grimoire_of(game_id)
    cover = grimoire.cover if grimoire is not None else PLAIN_COVER
    height = round(min(area.height * SHARE_OF_HEIGHT, area.width * SHARE_OF_WIDTH / PROPORTION))
    book = Rect(0, 0, round(height * PROPORTION), height)
    book.center = (area.centerx, area.centery - theme.px(20))
    surface.blit(pictures.picture(f"{cover}.png", book.size), book)
    words = one_line(theme, _("The table is being laid."), "italic", theme.px(22), area.width, Color("#f6dd94"))
    surface.blit(words, words.get_rect(midtop=(area.centerx, book.bottom + theme.px(14))))
