"""What a match on disk looks like: its table as an onlooker sees it, and who sits at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect, Surface

from game.catalogue import SHELF, UnknownGame, find_grimoire, load_match
from game.engine.match import Match
from game.engine.seating import SetupError
from game.keeping.disk import SaveError
from game.saves import read_match
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.frame_time import Attempts
from game.ui.kit.widget import Widget
from game.ui.screens.seated import Seated, draw_seated, height_of, seated_at
from game.ui.tables.common.pieces import Marks
from game.ui.tables.common.tabletop import LOCAL
from game.ui.tables.of_games import NoTable, make_table

if TYPE_CHECKING:
    from game.ui.kit.application import Application

TABLE = (1080, 720)
"""The size in pixels for which the table is laid out; it is shown smaller."""
BELOW = 10
"""Between the table and who sits at it, in usual pixels; and how many sit at one at most."""
MOST_ATTEMPTS = 120
"""After that many attempts a table is painted in one go."""
MOST_KEPT = 8
"""Tables that are kept, three megabytes each."""


class MatchFile(Protocol):
    """A match on disk: where it lies, what is wrong with it, and which game it is of."""

    @property
    def path(self) -> Path: ...

    @property
    def problem(self) -> str | None: ...

    @property
    def game(self) -> str: ...


class _Painting:
    """The table of a match on its way: each attempt is some milliseconds long, and what it has made is kept."""

    def __init__(self, app: Application, match: Match) -> None:
        self.view: Any = match.view(None)
        self.players = seated_at(match, self.view)
        self.picture = Surface(TABLE)
        self._tabletop = make_table(match.game.id, Theme(patterns=app.theme.patterns), app.pictures)
        self._attempts, self._left = Attempts(app.frame_time, ahead=True), MOST_ATTEMPTS

    def goes_on(self) -> bool:
        """Paint some of it; True once all of it is there. At last it is painted to the end, however long that takes."""
        if self._attempts.waiting:
            return False
        self._left -= 1
        if self._left > 0:
            return self._attempts.finish(self._paint)
        self._paint()
        return True

    def _paint(self) -> None:
        area = Rect((0, 0), TABLE)
        laid = self._tabletop.layout(self.view, area, 0)
        buttons = {piece.id for piece in laid.pieces if piece.id.startswith(LOCAL)}
        self._tabletop.draw(self.picture, self.view, area, 0, Marks(), buttons)


class MatchPreview(Widget):
    """Shows one match; its table is painted ahead, piece by piece, and until then its book lies there."""

    def __init__(self, app: Application, on_read: Callable[[Path, Match], object] | None = None) -> None:
        """With ``on_read`` the table stands alone, and it is told of every match that is read for it."""
        super().__init__(app, "preview:match")
        self._on_read = on_read
        self.shown: MatchFile | None = None
        self._painting: _Painting | None = None
        self._scaled: tuple[Surface, Surface] | None = None
        self._tables: dict[Path, tuple[Surface, tuple[Seated, ...]] | None] = {}
        """What was painted already; None where it cannot be."""

    def show(self, saved: MatchFile | None) -> None:
        """Show another match, or none."""
        if saved != self.shown:
            self.shown, self._painting = saved, None

    def forget(self, path: Path) -> None:
        """Read and paint a match anew when it is shown next."""
        self._tables.pop(path, None)

    def prepare(self) -> bool:
        """Read the match, or paint a part of what is not painted yet; False if there is nothing to do."""
        saved = self.shown
        if saved is None or saved.problem is not None or saved.path in self._tables:
            return False
        try:
            if self._painting is None:
                self._begin(saved.path)
            elif self._painting.goes_on():
                self._keep(saved.path, (self._painting.picture, self._painting.players))
        except (SaveError, SetupError, NoTable, UnknownGame, ValueError):
            self._keep(saved.path, None)  # whoever opens it is told the reason
        return True

    def _begin(self, path: Path) -> None:
        match = load_match(read_match(path))
        self._painting = _Painting(self.app, match)
        if self._on_read is not None:
            self._on_read(path, match)

    def _keep(self, path: Path, painted: tuple[Surface, tuple[Seated, ...]] | None) -> None:
        self._tables[path], self._painting = painted, None
        if len(self._tables) > MOST_KEPT:
            self._tables.pop(next(iter(self._tables)))
        self.app.invalidate()

    def draw(self, surface: Surface) -> None:
        """The table in a frame, or the book, and below who plays."""
        if self.shown is None or self.shown.problem is not None:
            return
        theme = self.app.theme
        painted = self._tables.get(self.shown.path)
        below = 0
        if self._on_read is None:
            below = theme.px(BELOW) + height_of(self.app, len(painted[1]) if painted is not None else 2)
        wide = min(self.rect.width, (self.rect.height - below) * TABLE[0] // TABLE[1])
        box = Rect(0, 0, wide, wide * TABLE[1] // TABLE[0])
        box.midtop = self.rect.midtop
        if painted is None:
            self._draw_book(surface, box)
            return
        picture, players = painted
        surface.blit(self._smaller(picture, box.size), box)
        surface.blit(self.app.pictures.nine_slice("chrome/frame.png", box.size, theme.px(14)), box)
        if self._on_read is None:
            top = box.bottom + theme.px(BELOW)
            draw_seated(surface, self.app, players, Rect(self.rect.x, top, self.rect.width, below))

    def _smaller(self, picture: Surface, size: tuple[int, int]) -> Surface:
        """The painted table in the size in which it is shown, scaled once."""
        if self._scaled is None or self._scaled[0] is not picture or self._scaled[1].get_size() != size:
            self._scaled = (picture, pygame.transform.smoothscale(picture, size))
        return self._scaled[1]

    def _draw_book(self, surface: Surface, box: Rect) -> None:
        assert self.shown is not None
        try:
            cover = f"{find_grimoire(self.shown.game).cover}.png"
        except UnknownGame:
            return
        book = miniature(self.app.pictures, cover, box.height)
        surface.blit(book, book.get_rect(center=box.center))


def largest_preview(app: Application, width: int) -> int:
    """How high a table of that width is, with as many as can sit at any table below it."""
    most = max(grimoire.game.most_seats for grimoire in SHELF)
    return width * TABLE[1] // TABLE[0] + app.theme.px(BELOW) + height_of(app, most)
