"""What mouse and links do to a table that nobody plays at: look, turn pages, move the camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect
from pygame.event import Event

from game.ui.kit.rich_text import Link, RichText
from game.ui.match.gestures import POINTED_SECONDS
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.tabletop import LOCAL, Reaction
from game.words import _

if TYPE_CHECKING:
    from game.ui.watch.screen import WatchScreen


class WatchedTable:
    """The gestures of the table."""

    def __init__(self, screen: WatchScreen) -> None:
        self._screen = screen

    def click(self, piece: Piece) -> None:
        """Open what belongs to the screen alone; everything else is only looked at."""
        screen, table = self._screen, self._screen.shown_table
        if piece.place.startswith(LOCAL):
            screen.app.sounds.play("click")
            self.react(table.tabletop.use(table.view, piece))
        elif not screen.told_to_watch:
            screen.told_to_watch = True
            screen.app.notify(_("You are watching. “Play on from here” begins a match at this moment."))

    def follow(self, link: Link) -> None:
        """Follow a link: open the rule, or point at the place on the table."""
        screen, table = self._screen, self._screen.shown_table
        if link.clause is not None:
            screen.app.doors.rulebook(screen.game_id, clause=link.clause)
        elif link.place is not None:
            self.react(table.point_at(link.place, POINTED_SECONDS))
            piece = table.of_place(link.place)
            at = piece.rect if piece is not None else Rect(table.area.center, (1, 1))
            screen.preview.show(link.place, at, table.tabletop, table.view, table.area)
            screen.invalidate()

    def explain(self, piece: Piece) -> RichText | None:
        """What a piece is, unless something is held up over it."""
        app = self._screen.app
        if app.mouse_inside and self._screen.movement.covers(app.mouse):
            return None
        return self._screen.shown_table.explain(piece)

    def react(self, reaction: Reaction) -> bool:
        """Show what an event did to the table; True if it did anything."""
        if reaction is Reaction.NONE:
            return False
        self._screen.preview.hide()
        if reaction is Reaction.CHANGED:
            self._screen.movement.arrive()
            self._screen.shown_table.move()
            self._screen.refresh()
        self._screen.invalidate()
        return True

    def glide(self, seconds: float) -> None:
        """Let the table's camera go on."""
        reaction = self._screen.shown_table.tabletop.glide(seconds)
        self._screen.movement.gliding = reaction is Reaction.MOVED
        self.react(reaction)

    def moves_table(self, event: Event) -> bool:
        """Whether an event was one of the table's own: a wheel, a drag, a key of the map."""
        table = self._screen.shown_table
        return self.react(table.tabletop.handle(event, table.view, table.area))
