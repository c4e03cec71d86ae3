"""What the match screen needs of each game: a table that draws itself, motion between views, and gestures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Protocol

import pygame

from game.engine.decision import Decision, Event, Text
from game.ui.animation import Animation
from game.ui.controllers.base import TableController
from game.ui.controllers.duel import DuelController
from game.ui.pictures_store import PictureStore
from game.ui.renderer.duel_explanations import DuelExplanations
from game.ui.renderer.duel_motion import DuelMotion, belongs_to
from game.ui.renderer.duel_table import DuelTable
from game.ui.renderer.pieces import Marks, Piece, TableLayout
from game.ui.renderer.rehearsal import rehearse
from game.ui.rich_text import RichText
from game.ui.theme import Theme
from game.warlocks_duel.view import DuelView


class Tabletop(Protocol):
    """A game's table on the screen. ``bottom`` is the seat whose side is nearest to the player."""

    phases: Sequence[tuple[str, str, Text]]
    """The phases of a round: id, icon and name; none for games without phases."""

    def layout(self, view: Any, area: pygame.Rect, bottom: int) -> TableLayout: ...

    def draw(
        self, surface: pygame.Surface, view: Any, area: pygame.Rect, bottom: int, marks: Marks, hidden: Collection[str]
    ) -> TableLayout: ...

    def motion(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: Any, view: Any
    ) -> Animation: ...

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Whether an event is shown together with those before it."""
        ...

    def controller(self, view: Any, decision: Decision, pieces: Sequence[Piece]) -> TableController: ...

    def phase(self, view: Any) -> str:
        """The id of the present phase."""
        ...

    def explain(self, view: Any, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is, for its tooltip."""
        ...

    def preview(self, view: Any, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large, with what is to be said of it; None for what is no card."""
        ...

    def rehearse(self, view: Any, area: pygame.Rect, bottom: int) -> Iterator[None]:
        """Make the pictures ahead that may be needed after this view, a small one at each step."""
        ...


class DuelTabletop:
    """Warlock's Duel."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DuelTable(theme, pictures)
        self._motion = DuelMotion(theme, self.table)
        self._words = DuelExplanations(self.table)
        self.phases: Sequence[tuple[str, str, Text]] = DuelExplanations.PHASES

    def layout(self, view: DuelView, area: pygame.Rect, bottom: int) -> TableLayout:
        """Where everything lies."""
        return self.table.layout(view, area, bottom)

    def draw(
        self,
        surface: pygame.Surface,
        view: DuelView,
        area: pygame.Rect,
        bottom: int,
        marks: Marks,
        hidden: Collection[str],
    ) -> TableLayout:
        """Draw the table."""
        return self.table.draw(surface, view, area, bottom, marks, hidden)

    def motion(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: DuelView, view: DuelView
    ) -> Animation:
        """How the table gets from one view to the next."""
        return self._motion.between(events, before, after, was, view)

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Rolls, steps and losses of several players are shown together."""
        return belongs_to(group, event)

    def controller(self, view: DuelView, decision: Decision, pieces: Sequence[Piece]) -> TableController:
        """The gestures of the duel."""
        return DuelController(decision, pieces, view.duelists[decision.seat].power)

    def phase(self, view: DuelView) -> str:
        """The present phase."""
        return self._words.phase(view)

    def explain(self, view: DuelView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is."""
        return self._words.explain(view, piece, bottom)

    def preview(self, view: DuelView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large."""
        return self._words.preview(view, place, height)

    def rehearse(self, view: DuelView, area: pygame.Rect, bottom: int) -> Iterator[None]:
        """The tables that may come next."""
        return rehearse(self.table, view, area, bottom)


TABLETOPS: dict[str, Callable[[Theme, PictureStore], Tabletop]] = {"warlocks_duel": DuelTabletop}
"""The table of each game that can be played."""
