"""What the match screen needs of each game: a table that draws itself, motion between views, and gestures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

import pygame

from game.engine.decision import Decision, Event, Text
from game.ui.animation import Animation
from game.ui.controllers.base import TableController
from game.ui.controllers.duel import DuelController
from game.ui.pictures_store import PictureStore
from game.ui.renderer.duel_explanations import DuelExplanations
from game.ui.renderer.duel_motion import DuelMotion, belongs_to
from game.ui.renderer.duel_table import DuelTable, Marks
from game.ui.renderer.pieces import Piece, TableLayout
from game.ui.rich_text import RichText
from game.ui.theme import Theme


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

    def controller(self, decision: Decision, pieces: Sequence[Piece]) -> TableController: ...

    def phase(self, view: Any) -> str:
        """The id of the present phase."""
        ...

    def explain(self, view: Any, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is, for its tooltip."""
        ...

    def preview(self, view: Any, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large, with what is to be said of it; None for what is no card."""
        ...


class DuelTabletop:
    """Warlock's Duel."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DuelTable(theme, pictures)
        self._motion = DuelMotion(theme, self.table)
        self._words = DuelExplanations(self.table)
        self.phases = DuelExplanations.PHASES
        self.layout = self.table.layout
        self.draw = self.table.draw
        self.motion = self._motion.between
        self.together = belongs_to
        self.controller = DuelController
        self.phase = self._words.phase
        self.explain = self._words.explain
        self.preview = self._words.preview


TABLETOPS: dict[str, Callable[[Theme, PictureStore], Tabletop]] = {"warlocks_duel": DuelTabletop}
"""The table of each game that can be played."""
