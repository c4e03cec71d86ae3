"""What everybody may do at a table, also who only watches: move the camera, turn pages, ask what a thing is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import MOUSEMOTION, Rect
from pygame.event import Event

from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.tabletop import Reaction

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.ui.kit.application import Application
    from game.ui.kit.rich_text import Link, RichText
    from game.ui.kit.widget import Widget
    from game.ui.match.board.hover_preview import HoverPreview
    from game.ui.match.board.movement import Movement
    from game.ui.match.board.shown_table import ShownTable
    from game.ui.tables.common.pieces import Piece

NOWHERE = (-1, -1)
POINTED_SECONDS = 2.5
"""For how long a place that somebody asked for stays marked."""


class ScreenWithTable(Protocol):
    """A screen on which a table lies."""

    app: Application
    match: Match
    shown_table: ShownTable
    preview: HoverPreview
    movement: Movement

    def settle(self) -> None:
        """Lay the table out anew after its picture moved or a panel was opened."""

    def invalidate(self) -> None:
        """Draw the window again."""

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point."""


class Looking:
    """The gestures that change nothing but what is seen of the table."""

    def __init__(self, screen: ScreenWithTable) -> None:
        self._screen = screen

    def follow(self, link: Link) -> None:
        """Follow a link: open the rule, or point at the place on the table."""
        screen, table = self._screen, self._screen.shown_table
        if link.clause is not None:
            screen.app.doors.rulebook(screen.match.game.id, clause=link.clause)
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
            self._screen.settle()
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
        if event.type == MOUSEMOTION and not any(event.buttons) and self._is_covered(event.pos):
            event = Event(MOUSEMOTION, {**event.dict, "pos": NOWHERE})
        return self.react(table.tabletop.handle(event, table.view, table.area))

    def _is_covered(self, position: tuple[int, int]) -> bool:
        """Whether something lies over the table there: a bubble, a list, a card."""
        found = self._screen.widget_at(position)
        return found is not None and not isinstance(found, PieceWidget)
