"""The answers of the open question as buttons: what passes has a place of its own at the lower edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Option, Text
from game.ui.kit.rich_text import RichText
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, ScrollArea
from game.ui.kit.widgets.button import EASILY_READ, SHARES
from game.ui.match.panel.answers.card import AnswerCard
from game.ui.match.panel.asked import Asked
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HEIGHT, TALL = 42, 58
"""Of an answer in one line, and in two."""
GAP = 5
LETTERS = 16
"""The size of the words, where there is room."""
BESIDE_WORDS = 13
"""Left and right of them at least."""
FIRST_MATCH_SIGN = "fleur-de-lys"
"""Marks the answer that is good for a first match."""
PASSING_GAP = 12
"""Between the answers that do something and those that pass or end the turn."""


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
        self._write_alike(others, inner.width)
        heights = self._heights(others, inner.width, room)
        if sum(heights) > room:
            area = self._scrolled(others, Rect(inner.left, bottom - window, inner.width, window))
            return [*passing, area], area.rect.top - theme.px(GAP)
        return [*others, *passing], self._stack(others, heights, inner, bottom)

    def _stack_passing(self, asked: Asked, passing: Sequence[Button], inner: Rect, bottom: int) -> int:
        """Place what passes at the lower edge; returns where it ends.

        In two halves, if some of it stands aside, or only shows what else may be done.
        """
        shows = any(option.place is not None for option in asked.options if option.key in asked.passing)
        if not asked.aside and not shows:
            return self._stack(passing, self._heights(passing, inner.width), inner, bottom)
        width, edge = (inner.width - self.app.theme.px(GAP)) // 2, bottom
        aside, heights = frozenset(f"option:{key}" for key in asked.aside), self._heights(passing, width)
        for left, wanted in ((inner.left, False), (inner.right - width, True)):
            here = [place for place, button in enumerate(passing) if (button.id in aside) is wanted]
            half = Rect(left, inner.top, width, inner.height)
            stacked = [passing[place] for place in here], [heights[place] for place in here]
            edge = min(edge, self._stack(*stacked, half, bottom))
        return edge

    def _answer(self, asked: Asked, option: Option, number: int) -> Button:
        """The button of an answer; ``number`` is the digit that chooses it, too."""
        tip, prospect, name = _tip(asked, option, number), asked.prospects.get(option.key), f"option:{option.key}"
        if prospect is not None:
            button: Button = AnswerCard(self.app, name, prospect, tooltip=tip, clause=option.clause)
        else:
            button = Button(self.app, name, option.text, size=LETTERS, tooltip=tip, clause=option.clause)
            button.picture, button.chance = asked.pictures.get(option.key, ""), asked.chances.get(option.key, "")
            button.chance_of = say(asked.chance_words.get(option.key, ""))
            button.icon = FIRST_MATCH_SIGN if option is asked.recommended else None
        button.on_click = lambda: self.choose(option.key)
        button.chosen = option.key in asked.confirmed
        button.tooltip_aside = button.unlit_at_rest = True
        return button

    def _closed(self, asked: Asked, option: Option, why: Text) -> Button:
        """What cannot be had now: grey, and a click says why."""
        button = Button(self.app, f"closed:{option.key}", option.text, size=LETTERS, clause=option.clause)
        button.on_click = lambda: None
        button.enabled, button.why_disabled, button.tooltip_aside = False, why, True
        button.picture = asked.pictures.get(option.key, "")
        return button

    def _stack(self, buttons: Sequence[Button], heights: Sequence[int], inner: Rect, bottom: int) -> int:
        """Place buttons from the bottom upwards; returns where the next would end."""
        for button, high in zip(reversed(buttons), reversed(heights), strict=True):
            button.place(Rect(inner.left, bottom - high, inner.width, high))
            bottom -= high + self.app.theme.px(GAP)
        return bottom

    def _scrolled(self, buttons: Sequence[Button], rect: Rect) -> ScrollArea:
        """More buttons than there is room for."""
        area = ScrollArea(self.app, "options", rect)
        width, top = area.inner_width(), rect.top
        for button, high in zip(buttons, self._heights(buttons, width), strict=True):
            button.place(Rect(rect.left, top, width, high))
            top += high + self.app.theme.px(GAP)
        area.fill(list(buttons), top - rect.top)
        return area

    def _write_alike(self, buttons: Sequence[Button], width: int) -> None:
        """One size for the letters of all whose words have room in a line."""
        plain = [button for button in buttons if not isinstance(button, AnswerCard)]
        in_a_line = [button for button in plain if self._fits(button, width, SHARES[EASILY_READ - 1])]
        shares = (share for share in SHARES[:EASILY_READ] if all(self._fits(one, width, share) for one in in_a_line))
        size = LETTERS * next(shares, 1.0)
        for button in plain:
            button.size = size

    def _fits(self, button: Button, width: int, share: float) -> bool:
        """Whether the words of a button have room in one line in letters of that share of their size."""
        theme = self.app.theme
        beside = button.icon_room() + button.picture_room() + button.chance_room()
        room = width - beside - theme.px(2 * BESIDE_WORDS)
        return theme.measure(button.words, button.style, LETTERS * share) <= room

    def _heights(self, buttons: Sequence[Button], width: int, room: int | None = None) -> list[int]:
        """The height of the tallest for all of them; cards, and where that is more than the room, have their own."""
        own = [self._height(button, width) for button in buttons]
        alike = [max(own, default=0)] * len(own)
        cards = any(isinstance(button, AnswerCard) for button in buttons)
        return own if cards or (room is not None and sum(alike) > room) else alike

    def _height(self, button: Button, width: int) -> int:
        if isinstance(button, AnswerCard):
            return button.height_for(width)
        theme = self.app.theme
        wide = theme.measure(button.words, button.style, button.size) + theme.px(36)
        room = width - button.icon_room() - button.picture_room() - button.chance_room()
        return theme.px(HEIGHT) if wide <= room * 1.3 else theme.px(TALL)


def _tip(asked: Asked, option: Option, number: int) -> RichText | Text | str | None:
    if option.key in asked.tooltips:
        return asked.tooltips[option.key]
    if option.tooltip is not None:
        return option.tooltip
    return _("Key {n}", n=number) if number <= 9 else None
