"""What clicks do to a table that nobody plays at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.match.board.looking import Looking
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.tabletop import LOCAL
from game.words import _

if TYPE_CHECKING:
    from game.ui.match.board.looking import ScreenWithTable


class WatchedTable(Looking):
    """The gestures of the table."""

    def __init__(self, screen: ScreenWithTable) -> None:
        super().__init__(screen)
        self._told_to_watch = False

    def click(self, piece: Piece) -> None:
        """Open what belongs to the screen alone; everything else is only looked at."""
        app, table = self._screen.app, self._screen.shown_table
        if piece.place.startswith(LOCAL):
            app.sounds.play("click")
            self.react(table.tabletop.use(table.view, piece))
        elif not self._told_to_watch:
            self._told_to_watch = True
            app.notify(_("You are watching. “Play on from here” begins a match at this moment."))
