"""The cards of what was found: mistakes to the left, the best choice and the turning points to the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Color, Rect

from game.chronicle.review.findings import Findings
from game.chronicle.review.words import HOW, MORE_THAN_CHOICES
from game.ui.kit.rich_text import RichText
from game.ui.kit.widgets import Paragraph, Widget
from game.ui.review.finding_card import FindingCard
from game.ui.review.told import Told
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

TWO_COLUMNS = 900
"""The width from which they lie in two columns, in logical pixels."""


class FindingCards:
    """Each card says what it is about; ``watch`` is called with the choice on a clicked one."""

    def __init__(self, app: Application, told: Told, watch: Callable[[int], object]) -> None:
        self._app = app
        self._told = told
        self._watch = watch

    def place(self, room: Rect, found: Findings, *, complete: bool) -> list[Widget]:
        """In one or two columns from the room's top, and below them how it is done."""
        theme = self._app.theme
        gap = theme.px(14)
        columns = 2 if room.width >= theme.px(TWO_COLUMNS) else 1
        wide = (room.width - gap * (columns - 1)) // columns
        bottoms = [room.y] * columns
        placed: list[Widget] = []
        for number, group in enumerate(self._groups(found, complete)):
            column = number % columns
            for widget in group:
                high = widget.preferred_size(wide)[1]
                widget.place(Rect(room.x + column * (wide + gap), bottoms[column], wide, high))
                bottoms[column] += high + theme.px(9)
                placed.append(widget)
        how = Paragraph(self._app, "text:how", f"{say(HOW)} {say(MORE_THAN_CHOICES)}", size=14, colour=theme.dim)
        how.place(Rect(room.x, max(bottoms) + theme.px(4), room.width, how.preferred_size(room.width)[1]))
        return [*placed, how]

    def _groups(self, found: Findings, complete: bool) -> list[list[Widget]]:
        mistakes: list[Widget] = [
            self._card(f"finding:mistake:{number}", *self._told.mistake(one), one.choice)
            for number, one in enumerate(found.mistakes)
        ]
        if not mistakes:
            none = _("No choice was surely a mistake.") if complete else _("No mistake is sure so far.")
            mistakes = [Paragraph(self._app, "text:no_mistake", none, style="italic", size=17)]
        others: list[Widget] = []
        if found.best is not None:
            others.append(self._card("finding:best", *self._told.best(found.best), found.best.choice))
        for number, move in enumerate(found.turning_points):
            others.append(self._card(f"finding:turn:{number}", *self._told.turn(move, found), move.choice))
        return [mistakes, others]

    def _card(self, id: str, heading: str, colour: Color, words: RichText, choice: int) -> FindingCard:
        return FindingCard(self._app, id, heading, colour, words, partial(self._watch, choice))
