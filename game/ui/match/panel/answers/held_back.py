"""A question that came before its picture: its answers wait until the table shows what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision

if TYPE_CHECKING:
    from game.ui.match.board.shown_table import ShownTable
    from game.ui.match.panel.side_panel import SidePanel


class HeldBack:
    """Knows for which question the table was painted last."""

    def __init__(self) -> None:
        self._painted_for: Decision | None = None

    def look(self, table: ShownTable, panel: SidePanel) -> None:
        """After the table was drawn: hide the answers it does not show yet, or show them.

        While the table was never seen at all, everything of the question waits.
        """
        decision = table.controller.decision if table.controller is not None else None
        if not table.unfinished:
            self._painted_for = decision
        waits = decision is not None and decision is not self._painted_for
        for widget in panel.changing:
            widget.visible = not (table.unseen or (waits and any(widget is answer for answer in panel.answers)))
