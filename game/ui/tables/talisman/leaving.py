"""Leaving things: no card glows for it until the button "Leave things" is pressed, so that no click drops any."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Option, Refusal, Text
from game.ui.tables.common.answers.option_places import verb_of
from game.ui.tables.common.answers.passing import is_passing
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.outcomes import Changed, Outcome, Refused
from game.ui.tables.common.pieces import Piece
from game.ui.tables.talisman.kinds import ALIGNMENT, LABEL, VALUE

LEAVE = "leave"
LEAVING = Option("ui:leaving", Text("Leave things"), "ui:leaving", "TAL-6.5.4")
KEEPING = Option("ui:leaving", Text("Leave nothing"), "ui:leaving", "TAL-6.5.4")
OWN_TURN = frozenset({"move", "held", "crown", "end_turn", "window", "take", "encounter"})
"""Kinds of questions among whose answers are some that give a card away."""
WHAT_TO_LEAVE = Text("Click what you want to leave on this space, for anybody to take.")
HELPS_BY_ITSELF = Text("There is nothing to be done with it now. To part with it, press “Leave things” below.")
IDLE = frozenset({LEAVE, "exchange"})


class LeavingController(TableController):
    """Keeps the answers that leave something apart from all others."""

    _leaving = False

    def _left_aside(self, option: Option) -> bool:
        """Whether an answer leaves something, at a question that is about something else."""
        return verb_of(option) == LEAVE and self.decision.kind in OWN_TURN and not self._is_about_leaving()

    def _is_about_leaving(self) -> bool:
        """Whether one is asked just because something had better be laid down before a card is met."""
        others = [option for option in self.decision.options if verb_of(option) not in IDLE]
        return self.decision.kind == "encounter" and [option.key for option in others] == ["space"]

    def leaving_button(self) -> Iterator[Option]:
        """What shows, or puts away, what may be left; nothing where nothing may."""
        if any(self._left_aside(option) for option in self.decision.options):
            yield KEEPING if self._leaving else LEAVING

    def stands_at_the_edge(self, option: Option) -> bool:
        """It stands below, with what passes."""
        return option.key == LEAVING.key or is_passing(option)

    def options_of(self, piece: Piece) -> tuple[Option, ...]:
        """What a click on the piece means: to leave it only after the button was pressed."""
        found = super().options_of(piece)
        aside = tuple(option for option in found if self._left_aside(option))
        if not aside:
            return found
        return aside if self._leaving else tuple(option for option in found if option not in aside)

    def is_lit(self, piece: Piece) -> bool:
        """Numbers and headings explain themselves and are never chosen; while leaving, what may be left glows alone."""
        if piece.kind in (VALUE, LABEL, ALIGNMENT) or not super().is_lit(piece):
            return False
        return not self._leaving or any(map(self._left_aside, self.options_of(piece)))

    def parting(self) -> frozenset[str]:
        """What glows in order to be left."""
        return self.lit() if self._leaving else frozenset()

    def refused(self, piece: Piece) -> Refused:
        """That a card helps by itself, and how it is left."""
        if any(map(self._left_aside, super().options_of(piece))):
            return Refused(Refusal(HELPS_BY_ITSELF, LEAVING.clause or ""))
        return super().refused(piece)

    def hint(self) -> Text | None:
        """What to click while something is to be left."""
        return WHAT_TO_LEAVE if self._leaving else super().hint()

    def press(self, key: str) -> Outcome:
        """The button that shows what may be left."""
        return self._show_leaving(not self._leaving) if key == LEAVING.key else super().press(key)

    def intend(self, option: Option) -> Outcome:
        """The same by a key; an answer that leaves something is first shown as one."""
        if option.key == LEAVING.key:
            return self._show_leaving(not self._leaving)
        if self._left_aside(option):
            self._leaving = True
        return super().intend(option)

    def lay_out(self, option: Option) -> None:
        """Show what an advised answer would leave."""
        if self._left_aside(option):
            self._show_leaving(True)
        super().lay_out(option)

    def _show_leaving(self, leaving: bool) -> Changed:
        self._leaving, self.offered = leaving, ()
        return self._changed()
