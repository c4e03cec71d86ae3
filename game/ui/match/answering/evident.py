"""Answers that the screen gives for a person, because nothing else would make sense: nobody has to click for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision

if TYPE_CHECKING:
    from game.ui.match.played_match import PlayedMatch


class EvidentAnswers:
    """Knows them for a match on the screen; the course records them like any other choice."""

    def __init__(self, played: PlayedMatch) -> None:
        self._played = played

    def key_for(self, decision: Decision) -> str:
        """The key of the only sensible answer to a person's question; "" if the person is to be asked."""
        played = self._played
        if not played.gives_evident_answers:
            return ""
        if played.shown_table.tabletop.leaves_undo and played.course.taking_back.is_open_to(decision.seat):
            return ""
        return played.shown_table.tabletop.evident_answer(
            played.match.view(decision.seat),
            decision,
            played.match.record,
            alone=len(played.course.persons) == 1,
            stops_at_end=played.app.settings.stop_at_turn_end,
        )
