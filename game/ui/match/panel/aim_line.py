"""The line at the head of the panel: what the seat at the table needs next. A click shows where."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.advising.aim import Aim, ExplainedAim
from game.ui.kit.rich_text import Link, RichText
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Paragraph
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SIZES = (15.0, 14.0, 13.0, 12.0)
"""Of the letters: the largest with which the line does not take more than two lines of the panel."""
MOST_LINES = 2


class AimLine(Paragraph):
    """A sign, and the aim beside it."""

    def __init__(self, app: Application, aim: Aim, on_link: Callable[[Link], object]) -> None:
        super().__init__(app, "aim", aim.linked(), style="sans_italic", size=SIZES[0], on_link=on_link)
        self.colour = self.link_colour = app.theme.gold_light
        self.tooltip = _("What you need next. A click shows where.") if aim.place else _("What you need next")
        self._tells_how = isinstance(aim, ExplainedAim)
        if isinstance(aim, ExplainedAim):
            self.tooltip = _("{how} A click shows where.", how=say(aim.how)) if aim.place else aim.how

    def tooltip_text(self) -> RichText | None:
        """How it is done, where that is known; else what the place is that the words lead to."""
        return Widget.tooltip_text(self) if self._tells_how else super().tooltip_text()

    def fit(self, width: int) -> int:
        """Choose the size of the letters for a width; returns the height."""
        for size in SIZES:
            self.size = size
            if self.lines(width) <= MOST_LINES:
                break
        return max(self.preferred_size(width)[1], self.app.theme.px(20))

    def lines(self, width: int) -> int:
        """How many lines the words take."""
        return round(self.block_for(width).height / self.app.theme.line_height(self.style, self.size))

    def margin(self) -> int:
        """Room for the sign."""
        return self.app.theme.px(24)

    def draw(self, surface: Surface) -> None:
        """The sign at the first line, then the words."""
        theme = self.app.theme
        sign = self.app.pictures.icon("flying-flag", theme.px(18), theme.gold_light)
        high = theme.line_height(self.style, self.size)
        surface.blit(sign, sign.get_rect(midleft=(self.rect.x, self.rect.y + high // 2)))
        super().draw(surface)
