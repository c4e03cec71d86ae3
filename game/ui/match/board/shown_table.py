"""The table as it is shown: which view of the match, whose side is nearest, where its pieces lie, what is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.engine.advising.aim import Aim
from game.engine.match import Match
from game.ui.kit.painting.without_waiting.frame_time import Attempts
from game.ui.kit.rich_text import RichText
from game.ui.kit.widget import Widget
from game.ui.match.board.layer import TableLayer
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.common.tabletop import LOCAL, Reaction, Tabletop
from game.ui.tables.of_games import make_table

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class ShownTable:
    """What of a match is on the table. ``controller`` has the gestures of the question open to a person."""

    def __init__(self, app: Application, match: Match) -> None:
        self.app = app
        self.match = match
        self.tabletop: Tabletop = make_table(match.game.id, app.theme, app.pictures)
        self.bottom = 0
        self.view: Any = None
        self.former: Any = None
        """The view before: it is shown until the way from there to the present one is painted."""
        self.aim: Aim | None = None
        """What the seat needs next whose view is shown."""
        self.area = Rect(0, 0, 1, 1)
        self._layout: TableLayout | None = TableLayout(self.area)
        self.controller: TableController | None = None
        self.lights: Callable[[frozenset[str]], frozenset[str]] = lambda answering: answering
        """Which of the pieces that answer are lit."""
        self.unfinished = False
        """Whether the table drawn last is not yet the one asked for."""
        self._styled_for = (app.theme, app.language)
        self._pointed = ("", 0.0)
        self._layer = TableLayer(app.frame_time)
        self._rehearsing = Attempts(app.frame_time, ahead=True)
        self._laid: tuple[list[Piece], frozenset[str], list[PieceWidget]] = [], frozenset(), []
        self._rehearsal: Iterator[Callable[[], object]] = iter(())
        self._rehearsed: Callable[[], object] | None = None
        self._rehearsed_for: tuple[object, ...] = ()

    # -- what lies where ----------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Make the table anew for another language or size of letters."""
        if self._styled_for == (self.app.theme, self.app.language):
            return
        self._styled_for = (self.app.theme, self.app.language)
        former = self.tabletop
        self.tabletop = make_table(self.match.game.id, self.app.theme, self.app.pictures)
        self.tabletop.take_over(former)
        self.tabletop.asked(self.controller.decision if self.controller is not None else None)

    def look(self, eyes: int | None) -> None:
        """Show the match as it is now, as a seat (None: an onlooker) sees it."""
        self.view = self.match.view(eyes)
        aim = self.match.game.aim(self.match.state, eyes) if eyes is not None else None
        self.aim = aim.calling([seat.name for seat in self.match.seats]) if aim is not None else None

    def look_from(self, eyes: int | None) -> None:
        """Show the match as it is now, and that seat's side at the bottom."""
        self.bottom = eyes or 0
        self.look(eyes)

    def lay(self) -> None:
        """Let everything of the view shown lie where it belongs: worked out when somebody looks."""
        self._layout = None

    @property
    def layout(self) -> TableLayout:
        """Where everything lies."""
        if self._layout is None:
            self._layout = self.tabletop.layout(self.view, self.area, self.bottom)
        return self._layout

    def move(self) -> None:
        """Lay everything out anew, also under the hands of who is asked."""
        self.lay()
        if self.controller is not None:
            self.controller.move(self.layout.pieces)

    def lit(self) -> frozenset[str]:
        """The pieces that answer the open question."""
        return self.controller.lit() if self.controller is not None else frozenset()

    def widgets(
        self, explain: Callable[[Piece], RichText | None], click: Callable[[Piece], object]
    ) -> list[PieceWidget]:
        """A widget for each piece; the same ones as long as the same pieces lie and are lit there."""
        lit = self.lit()
        known, known_lit, widgets = self._laid
        if known is not self.layout.pieces or known_lit != lit:
            widgets = [
                PieceWidget(self.app, piece, _reachable(piece, lit), explain, click, self._points_out)
                for piece in self.layout.pieces
            ]
            self._laid = self.layout.pieces, lit, widgets
        return widgets

    def _points_out(self, piece: Piece) -> Sequence[Rect]:
        return self.tabletop.pointed_out(self.view, piece, self.area)

    def of_place(self, place: str) -> Piece | None:
        """The piece that a place means first."""
        found = self.layout.of_place(place)
        return found[0] if found else None

    def explain(self, piece: Piece) -> RichText | None:
        """What a piece is."""
        return self.tabletop.explain(self.view, piece, self.bottom)

    def explain_place(self, place: str) -> RichText | None:
        """What a linked place is."""
        piece = self.of_place(place)
        words = self.explain(piece) if piece is not None else None
        preview = self.tabletop.preview(self.view, place, 200) if words is None else None
        return words if preview is None else preview[1]

    # -- what is pointed at -------------------------------------------------------------------------------

    @property
    def pointed(self) -> str:
        """The place pointed at, or ""."""
        return self._pointed[0]

    def point_at(self, place: str, seconds: float) -> Reaction:
        """Mark a place for some seconds, and bring it into sight."""
        self._pointed = (place, self.app.now + seconds)
        return self.tabletop.look_at(self.view, place)

    def stop_pointing(self) -> None:
        """Mark nothing."""
        self._pointed = ("", 0.0)

    def let_go(self) -> bool:
        """Stop pointing if it was for long enough; True at that moment."""
        ended = bool(self.pointed) and self.app.now > self._pointed[1]
        if ended:
            self.stop_pointing()
        return ended

    def marks(self, hovered_widget: Widget | None, focused_widget: Widget | None) -> Marks:
        """What is lit, selected, focused and hovered now."""
        hovered, focused = self._piece_of(hovered_widget), self._piece_of(focused_widget)
        pointed = self.of_place(self.pointed) if self.pointed else None
        focused = pointed.id if pointed is not None else focused
        if self.controller is None:
            return Marks(focused=focused)
        lit = self.controller.lit()
        selected = self.controller.marked()
        hovered = hovered if hovered in lit else ""
        seat, parting = self.controller.decision.seat, self.controller.parting()
        return Marks(self.lights(lit), selected, focused, hovered, seat, parting)

    def _piece_of(self, widget: Widget | None) -> str:
        """The id of the piece that a widget is, or that the answer on a button leads to; "" for none."""
        if isinstance(widget, PieceWidget):
            return widget.id
        if widget is None or self.controller is None or not widget.id.startswith("option:"):
            return ""
        key = widget.id.removeprefix("option:")
        place = next((option.place for option in self.controller.buttons() if option.key == key), None)
        piece = self.of_place(place) if place is not None else None
        return piece.id if piece is not None else ""

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface, marks: Marks, hidden: frozenset[str]) -> bool:
        """Draw the table, without the pieces that are on their way; False if it needs another frame."""
        if self.controller is not None:
            hidden |= self.controller.hides
        finished = self._layer.draw(surface, self.tabletop, self.view, self.area, self.bottom, marks, hidden)
        self.unfinished = not finished
        return finished

    @property
    def unseen(self) -> bool:
        """Whether the table is being painted for the first time."""
        return self.unfinished and not self._layer.seen

    def draw_former(self, surface: Surface) -> bool:
        """Draw the table as it was before the present view, everything at its place; False if it is not yet that."""
        return self._layer.draw(surface, self.tabletop, self.former, self.area, self.bottom, Marks(), frozenset())

    def rehearse(self) -> bool:
        """Make a picture ahead that may be needed after what is shown now; False if there is nothing to do."""
        if self.unseen:
            return False
        subject = (self.tabletop, self.view, tuple(self.area), self.bottom)
        if subject != self._rehearsed_for:
            self._rehearsed_for = subject
            self._rehearsal = self.tabletop.rehearse(self.view, self.area, self.bottom)
            self._rehearsed = None
        self._rehearsed = self._rehearsed or next(self._rehearsal, None)
        if self._rehearsed is None:
            return False
        if self._rehearsing.finish(self._rehearsed):
            self._rehearsed = None
        return not self._rehearsing.waiting


def _reachable(piece: Piece, lit: frozenset[str]) -> bool:
    """Whether the keyboard goes to the piece: one that answers, or that concerns the screen alone."""
    return piece.id in lit or piece.place.startswith(LOCAL)
