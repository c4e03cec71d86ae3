"""What the open step of a lesson speaks of, found among what the screen shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Option
from game.lessons.course import LessonCourse
from game.lessons.lesson import UNDO
from game.ui.kit.widget import Widget
from game.ui.lesson.placing import CONTROL, DIALOG, LIT, OWN, SHOWN, WANTED, Claim
from game.ui.tables.common.answers.option_places import matches
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.tabletop import LOCAL

if TYPE_CHECKING:
    from game.ui.match.screen import MatchScreen

PANEL_PARTS = {
    "panel:question": "question", "panel:odds": "odds", "panel:log": "log", "panel:track": "phases",
}  # fmt: skip
"""What steps call the parts of the panel, and the ids of their widgets."""


class SpokenOf:
    """Where the things are that a step points at, waits for and must leave uncovered."""

    def __init__(self, screen: MatchScreen, lesson: LessonCourse) -> None:
        self.screen = screen
        self.lesson = lesson

    def thing(self) -> Rect | None:
        """Where the thing is that the open step points at; None if it is the table as a whole.

        Once something is done, it is what the step wants next: what is finished needs no light.
        """
        chosen = self._chosen_button()
        if chosen is not None:
            return chosen.shown_rect()
        if self.lesson.under_way and self.lesson.expected:
            ways = self.ways_to(self.lesson.expected[0])
            following = [way for way in ways if not self._is_buried(way)]
            if following:
                return following[0].shown_rect()
        name = self.lesson.step.points_at
        if not name:
            return None
        for widget in self._on_panel(PANEL_PARTS.get(name, name)):
            return widget.shown_rect()
        table = self.screen.table
        pieces = table.of_place(name) or [piece for piece in table.pieces if piece.id == name]
        seen = [piece for piece in pieces if piece.rect.colliderect(self.screen.area)]
        free = [piece for piece in seen if self._lies_free(piece)]
        shown = free or [piece for piece in seen if not self._is_below_a_dialog(piece)]
        return shown[0].rect.clip(self.screen.area) if shown else None

    def _is_buried(self, widget: Widget) -> bool:
        """Whether a piece of the table lies below what is asked over the table: a light would shine on that."""
        piece = self.screen.table.find(widget.id)
        return piece is not None and not self._lies_free(piece) and self._is_below_a_dialog(piece)

    def _is_below_a_dialog(self, piece: Piece) -> bool:
        """Whether something is asked over a piece, and it does not lie free."""
        return any(dialog.collidepoint(piece.rect.center) for dialog in self.screen.table.dialogs)

    def _chosen_button(self) -> Widget | None:
        """The button of the answer waited for, once a click on the table has offered it."""
        controller = self.screen.controller
        offered = {option.key for option in controller.offered} if controller is not None else set()
        wanted = [key for key in self.lesson.expected if key in offered]
        return next((widget for key in wanted for widget in self._on_panel(f"option:{key}")), None)

    def only_way(self) -> Rect | None:
        """The button that the open step waits for where nothing else on the table answers, and it points elsewhere."""
        ways = self.ways_to(self.lesson.expected[0]) if self.lesson.expected else []
        buttons = [way for way in ways if way.id.startswith("option:")]
        return buttons[0].shown_rect() if buttons and len(buttons) == len(ways) else None

    def awaited(self, answering: frozenset[str]) -> frozenset[str]:
        """Of the pieces that answer, those that the open step waits for or points at: all others stay dark."""
        if self.lesson.expected:
            wanted = {widget.id for key in self.lesson.expected for widget in self.ways_to(key)}
        else:
            wanted = {piece.id for piece in self.screen.table.of_place(self.lesson.step.points_at)}
        return answering & wanted

    def _lies_free(self, piece: Piece) -> bool:
        """Whether nothing lies over a piece but what belongs to it."""
        top = self.screen.table.at(piece.rect.center)
        return top is not None and (top.id == piece.id or top.place == piece.place or piece.id in top.also)

    def _on_panel(self, id: str) -> list[Widget]:
        return [widget for widget in self.screen.panel.walk() if widget.id == id]

    def claims(self) -> Iterator[Claim]:
        """What the learner has to see besides: what the step waits for, what is asked over the table, his own sheet."""
        table, lit = self.screen.table, self.screen.shown_table.lit()
        for key in self.lesson.expected:
            for widget in self.ways_to(key):
                yield Claim(widget.rect, WANTED)
        for piece in table.pieces:
            if piece.place in self.lesson.step.shows or piece.zone in self.lesson.step.shows:
                yield Claim(piece.rect, SHOWN)
        for dialog in table.dialogs:
            yield Claim(dialog, DIALOG)
        for sheet in table.own:
            yield Claim(sheet, OWN)
        for piece in table.pieces:
            used = piece.id in lit or piece.place.startswith(LOCAL)
            if used and piece.rect not in table.dialogs and self._lies_free(piece):
                asked = piece.rect.collidelist(table.dialogs) >= 0
                yield Claim(piece.rect, CONTROL if asked else LIT)

    def ways_to(self, key: str) -> list[Widget]:
        """What can be clicked for an answer: the thing itself, other pieces that stand for it, its button."""
        if key == UNDO:
            return self._on_panel("button:undo")
        option = self.screen.course.decision.option(key) if self.screen.course.decision is not None else None
        if option is None or self.screen.controller is None:
            return []
        return [*self._pieces_of(option), *self._on_panel(f"option:{key}")]

    def _pieces_of(self, option: Option) -> list[Widget]:
        table = self.screen.table
        ids = {piece.id for piece in table.of_place(option.place)} if option.place is not None else set()
        ids |= {piece.id for piece in table.pieces if any(matches(pick, piece.place) for pick in option.picks)}
        found = [widget for widget in self.screen.widgets if widget.id in ids]
        return sorted(found, key=lambda one: (one.id != option.place, -one.rect.width * one.rect.height))
