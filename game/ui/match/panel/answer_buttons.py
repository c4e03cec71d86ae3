"""The answers of the open question as buttons: what passes has a place of its own at the lower edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Option, Text
from game.ui.kit.rich_text import RichText
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, ScrollArea
from game.ui.match.panel.asked import Asked
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HEIGHT, TALL, SHORT = 42, 58, 36
"""Of an answer in one line, in two, and in one that is a short name beside another."""
GAP = 5
FIRST_MATCH_SIGN = "fleur-de-lys"
"""Marks the answer that is good for a first match."""
PASSING_GAP = 12
"""Between the answers that do something and those that pass or end the turn."""

Row = list[Button]
"""Buttons beside each other."""


class AnswerButtons:
    """Makes and places the buttons."""

    def __init__(self, app: Application, choose: Callable[[str], object]) -> None:
        self.app = app
        self.choose = choose

    def place(self, asked: Asked, inner: Rect, bottom: int, room: int, window: int) -> tuple[list[Widget], int]:
        """The buttons, and where what stands above them may end.

        What passes stands at the lower edge, where nothing else ever stands; the others above it. If they are taller
        than ``room``, they are scrolled in a ``window`` of that height.
        """
        theme = self.app.theme
        buttons = [(self._answer(asked, option, number), option) for number, option in enumerate(asked.options, 1)]
        passing = [button for button, option in buttons if option.key in asked.passing]
        others = [button for button, option in buttons if option.key not in asked.passing]
        others += [self._closed(asked, option, why) for option, why in asked.closed]
        edge = self._stack_passing(asked, passing, inner, bottom)
        bottom = min(edge, bottom - theme.px(HEIGHT + GAP)) - theme.px(PASSING_GAP)
        if asked.interposed:
            bottom -= theme.px(HEIGHT + GAP)
        rows = _rows(others, frozenset(f"option:{key}" for key in asked.paired))
        if sum(self._height_of(row, inner.width) for row in rows) > room:
            area = self._scrolled(rows, Rect(inner.left, bottom - window, inner.width, window))
            return [*passing, area], area.rect.top - theme.px(GAP)
        return [*others, *passing], self._stack(rows, inner, bottom)

    def _stack_passing(self, asked: Asked, passing: Sequence[Button], inner: Rect, bottom: int) -> int:
        """Place what passes at the lower edge; returns where it ends.

        In two halves, if some of it stands aside, or only shows what else may be done.
        """
        shows = any(option.place is not None for option in asked.options if option.key in asked.passing)
        if not asked.aside and not shows:
            return self._stack([[button] for button in passing], inner, bottom)
        width, edge = (inner.width - self.app.theme.px(GAP)) // 2, bottom
        aside = frozenset(f"option:{key}" for key in asked.aside)
        for left, wanted in ((inner.left, False), (inner.right - width, True)):
            here = [[button] for button in passing if (button.id in aside) is wanted]
            edge = min(edge, self._stack(here, Rect(left, inner.top, width, inner.height), bottom))
        return edge

    def _answer(self, asked: Asked, option: Option, number: int) -> Button:
        """The button of an answer; ``number`` is the digit that chooses it, too."""
        tip = _tip(asked, option, number)
        button = Button(self.app, f"option:{option.key}", option.text, size=16, tooltip=tip, clause=option.clause)
        button.on_click = lambda: self.choose(option.key)
        button.chosen = option.key in asked.confirmed
        button.tooltip_aside = button.unlit_at_rest = True
        button.icon = FIRST_MATCH_SIGN if option is asked.recommended else None
        button.picture, button.chance = asked.pictures.get(option.key, ""), asked.chances.get(option.key, "")
        return button

    def _closed(self, asked: Asked, option: Option, why: Text) -> Button:
        """What cannot be had now: grey, and a click says why."""
        button = Button(self.app, f"closed:{option.key}", option.text, size=16, clause=option.clause)
        button.on_click = lambda: None
        button.enabled, button.why_disabled, button.tooltip_aside = False, why, True
        button.picture = asked.pictures.get(option.key, "")
        return button

    def _stack(self, rows: Sequence[Row], inner: Rect, bottom: int) -> int:
        """Place rows of buttons from the bottom upwards; returns where the next would end."""
        for row in reversed(rows):
            bottom -= self._lay(row, inner.left, bottom - self._height_of(row, inner.width), inner.width)
        return bottom

    def _scrolled(self, rows: Sequence[Row], rect: Rect) -> ScrollArea:
        """More buttons than there is room for."""
        area = ScrollArea(self.app, "options", rect)
        width, top = area.inner_width(), rect.top
        for row in rows:
            top += self._lay(row, rect.left, top, width)
        area.fill([button for row in rows for button in row], top - rect.top)
        return area

    def _lay(self, row: Row, left: int, top: int, width: int) -> int:
        """Place the buttons of a row beside each other; returns its height with the gap after it."""
        gap, high = self.app.theme.px(GAP), self._height_of(row, width)
        wide = (width - gap * (len(row) - 1)) // len(row)
        for number, button in enumerate(row):
            button.place(Rect(left + number * (wide + gap), top, wide, high))
        return high + gap

    def _height_of(self, row: Row, width: int) -> int:
        """How high a row is."""
        wide = (width - self.app.theme.px(GAP) * (len(row) - 1)) // len(row)
        high = max(self._height(button, wide) for button in row)
        return self.app.theme.px(SHORT) if len(row) > 1 and high == self.app.theme.px(HEIGHT) else high

    def _height(self, button: Button, width: int) -> int:
        theme = self.app.theme
        wide = theme.measure(button.words, button.style, button.size) + theme.px(36)
        room = width - button.picture_room() - button.chance_room()
        return theme.px(HEIGHT) if wide <= room * 1.3 else theme.px(TALL)


def _tip(asked: Asked, option: Option, number: int) -> RichText | Text | str | None:
    if option.key in asked.tooltips:
        return asked.tooltips[option.key]
    if option.tooltip is not None:
        return option.tooltip
    return _("Key {n}", n=number) if number <= 9 else None


def _rows(buttons: Sequence[Button], paired: frozenset[str]) -> list[Row]:
    """The buttons one below the other, those that are ``paired`` two in a row."""
    rows: list[Row] = []
    for button in buttons:
        if rows and len(rows[-1]) == 1 and {button.id, rows[-1][0].id} <= paired:
            rows[-1].append(button)
        else:
            rows.append([button])
    return rows
