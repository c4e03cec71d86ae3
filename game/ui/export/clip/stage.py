"""A table without a window: what of a match is on it, from somebody's eyes, with a line of words below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.chronicle.showing import Showing
from game.ui.kit.headless import draw_without_a_window
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText, Run, layout, runs
from game.ui.tables.common.pieces import Marks, TableLayout
from game.ui.tables.common.tabletop import LOCAL
from game.ui.tables.of_games import make_table
from game.words import say

SIZE = (960, 720)
"""Of the whole picture in pixels, for which the tables are laid out."""
STRIP = 84
"""Of its height, the words take so much."""
PAD = 16


@dataclass(frozen=True, slots=True)
class Look:
    """How everything looks: ``scale`` of letters and things, and whether patterns stand beside colours."""

    scale: float = 1.0
    patterns: bool = False


class Stage:
    """Draws the moments of a match that is watched. Mouse and keyboard are nowhere to be seen.

    ``strip`` is the height of the words below the table, 0 for the table alone.
    Raises NoTable where a game has none.
    """

    def __init__(
        self,
        showing: Showing,
        size: tuple[int, int] = SIZE,
        strip: int = STRIP,
        look: Look | None = None,
        warn: Callable[[str], None] = lambda _message: None,
    ) -> None:
        draw_without_a_window()
        look = look or Look()
        self.showing = showing
        self.theme = Theme(look.scale, warn, patterns=look.patterns)
        self.pictures = PictureStore(warn)
        self.tabletop = make_table(showing.match.game.id, self.theme, self.pictures)
        self.area = Rect(0, 0, size[0], size[1] - strip)
        self.words = Rect(0, self.area.bottom, size[0], strip)
        self.bottom = showing.viewpoint.seat or 0
        self.view: Any = None
        self.layout = TableLayout(self.area)
        self.look()

    def look(self) -> None:
        """Show the match as it stands now."""
        self.view = self.showing.viewpoint.view(self.showing.match)
        self.layout = self.tabletop.layout(self.view, self.area, self.bottom)

    def draw_table(self, surface: Surface, hidden: frozenset[str] = frozenset()) -> None:
        """The table in the upper part of a surface, without its buttons and the pieces that are on their way."""
        buttons = {piece.id for piece in self.layout.pieces if piece.id.startswith(LOCAL)}
        self.tabletop.draw(surface.subsurface(self.area), self.view, self.area, self.bottom, Marks(), hidden | buttons)

    def draw_words(self, surface: Surface, words: RichText) -> None:
        """The strip below the table: where the match stands in small letters, and what happens."""
        theme, room = self.theme, self.words
        surface.fill(theme.panel, room)
        pygame.draw.line(surface, theme.gold_dark, room.topleft, room.topright)
        heading = theme.render(say(self.view.stage), "small_caps", 14, theme.dim)
        surface.blit(heading, (room.left + PAD, room.top + 5))
        top = room.top + 5 + heading.get_height()
        size = 18.0
        block = layout(words, room.width - 2 * PAD, "body_bold", theme, size=size)
        while block.height > room.bottom - top - 4 and size > 11:
            size -= 1
            block = layout(words, room.width - 2 * PAD, "body_bold", theme, size=size)
        clip = surface.get_clip()
        surface.set_clip(room)
        block.draw(surface, room.left + PAD, top + (room.bottom - top - 4 - block.height) // 2)
        surface.set_clip(clip)


def plain_words(words: RichText) -> RichText:
    """Words without links: nobody can click in a picture."""
    return tuple(Run(run.words, run.style, run.size, run.colour, None, run.icon) for run in words)


def words_here(showing: Showing) -> RichText:
    """What has just happened, or who answered what."""
    event, answered = showing.moment.event, showing.answered()
    if event is not None:
        return plain_words(runs(event.text))
    if answered is None:
        return ()
    decision, option = answered
    name = Run(f"{showing.match.seats[decision.seat].name}: ", colour=(246, 221, 148))
    question = [Run(run.words, "sans_italic", 16, run.colour) for run in runs(decision.question)]
    return plain_words((name, *question, Run(" "), *runs(option.text)))
