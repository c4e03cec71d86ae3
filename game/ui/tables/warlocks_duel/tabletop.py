"""The table of Warlock's Duel, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.engine.decision import Decision, Event, Text
from game.engine.game import Result
from game.ui.kit.animation import Animation
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.phases import Phase
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.common.statistics import EventCount
from game.ui.tables.common.tabletop import Ending, Tabletop
from game.ui.tables.warlocks_duel.controller import DuelController
from game.ui.tables.warlocks_duel.explanations import DuelExplanations
from game.ui.tables.warlocks_duel.motion import DuelMotion, belongs_to
from game.ui.tables.warlocks_duel.phases import PHASES
from game.ui.tables.warlocks_duel.rehearsal import rehearse
from game.ui.tables.warlocks_duel.statistics import DuelStatistics
from game.ui.tables.warlocks_duel.table import DuelTable
from game.ui.tables.warlocks_duel.tension import tension
from game.warlocks_duel.view import DuelView

COLUMNS = (
    (Text("Power"), "hearts"),
    (Text("Dealt"), "crossed-swords"),
    (Text("Lost"), "crowned-skull"),
    (Text("Healed"), "heart-plus"),
    (Text("Spells"), "spell-book"),
    (Text("Scrolls"), "scroll-unfurled"),
)
COUNTED = (("power_lost", "points"), ("power_gained", "points"), ("spell_cast", ""), ("scroll_learned", ""))
"""What the last columns count: kinds of events, and their fact."""


class DuelTabletop(Tabletop):
    """Warlock's Duel."""

    waiting_clause = "WD-13.2"

    table: DuelTable

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = DuelTable(theme, pictures)
        self._motion = DuelMotion(theme, self.table)
        self._words = DuelExplanations(self.table)
        self.phases: Sequence[Phase] = PHASES

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
        return DuelController(decision, pieces)

    def phase(self, view: DuelView) -> str:
        """The present phase."""
        return self._words.phase(view)

    def tension(self, view: DuelView) -> float:
        """How much danger is in the air."""
        return tension(view)

    def explain(self, view: DuelView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is."""
        return self._words.explain(view, piece, bottom)

    def preview(self, view: DuelView, place: str, height: int) -> tuple[pygame.Surface, RichText] | None:
        """A card shown large."""
        return self._words.preview(view, place, height)

    def rehearse(self, view: DuelView, area: pygame.Rect, bottom: int) -> Iterator[Callable[[], object]]:
        """The tables that may come next."""
        return rehearse(self.table, view, area, bottom)

    def statistics(self) -> DuelStatistics:
        """Counts what everybody deals, loses and gains."""
        return DuelStatistics()

    def ending(self, view: DuelView, statistics: EventCount, result: Result) -> Ending:
        """The numbers of everybody, and the winner's portrait."""
        assert isinstance(statistics, DuelStatistics)
        rows = tuple(
            (duelist.power, statistics.dealt[seat], *statistics.row(seat, COUNTED))
            for seat, duelist in enumerate(view.duelists)
        )
        alive = any(not view.duelists[seat].seat.out for seat in result.winners)
        mage = view.duelists[result.winners[0]].mage if result.winners else ""
        return Ending(
            Text("{n} round was played.", (("n", view.round),), "{n} rounds were played."),
            f"warlocks_duel/mages/{mage}.jpg" if mage else "",
            COLUMNS,
            tuple(tuple(str(number) for number in row) for row in rows),
            None if alive else Text("A draw: nobody is left"),
        )
