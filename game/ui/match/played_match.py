"""What the parts of the match screen know of the screen they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.ui.kit.application import Application
    from game.ui.kit.widget import Widget
    from game.ui.match.answering.sequel import Sequel
    from game.ui.match.board.hover_preview import HoverPreview
    from game.ui.match.board.movement import Movement
    from game.ui.match.board.refusals import Refusals
    from game.ui.match.board.seat_signs import SeatSigns
    from game.ui.match.board.shown_table import ShownTable
    from game.ui.match.course import MatchCourse
    from game.ui.match.first_times import FirstTimes
    from game.ui.match.panel.side_panel import SidePanel
    from game.ui.match.telling.narrator import Narrator
    from game.ui.match.telling.pace import Pace
    from game.ui.match.turns.handover import Handover
    from game.ui.match.turns.line import TurnLine


class PlayedMatch(Protocol):
    """A match on the screen, with its parts."""

    app: Application
    match: Match
    signs: SeatSigns
    course: MatchCourse
    shown_table: ShownTable
    movement: Movement
    narrator: Narrator
    refusals: Refusals
    preview: HoverPreview
    first_times: FirstTimes
    turn_line: TurnLine
    pace: Pace
    sequel: Sequel
    handover: Handover
    panel: SidePanel
    warns_of_risks: bool
    tells_aim: bool
    gives_evident_answers: bool

    def may_answer(self, key: str) -> bool:
        """Whether nothing but the rules limits the answers; what does is said."""
        ...

    def refresh(self) -> None:
        """Show what is asked now."""
        ...

    def settle(self) -> None:
        """Lay the table out anew; what was on its way arrives."""
        ...

    def invalidate(self) -> None:
        """Ask for a new frame."""
        ...

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point."""
        ...
