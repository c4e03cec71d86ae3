"""The rules of a match: a row for each option of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.game import GameOption, OptionValue
from game.ui.kit.rich_text import SIGN, Link, RichText, Run
from game.ui.kit.widgets import Choice, Paragraph, Toggle, Widget
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.screens.new_match.plan import MatchPlan
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class OptionRows:
    """Makes and places the options' widgets. ``letters`` is their size; 1 is that of small windows.

    ``check`` is called after a change.
    """

    def __init__(self, app: Application, plan: MatchPlan, letters: float, check: Callable[[], object]) -> None:
        self._app = app
        self._plan = plan
        self._letters = letters
        self._check = check

    def place(self, area: Rect, gap: int) -> tuple[list[Widget], int]:
        """The widgets from the area's top on, ``gap`` pixels between the rows, and where they end."""
        widgets: list[Widget] = []
        top = area.y - gap
        for option in self._plan.game.options:
            row, top = self._row(option, Rect(area.x, top + gap, area.width, 0))
            widgets += row
        return widgets, top

    def _row(self, option: GameOption, area: Rect) -> tuple[list[Widget], int]:
        theme = self._app.theme
        link = self._link(option)
        link_wide = link.preferred_size()[0] + theme.px(4)
        room = Rect(area.x, area.y, area.width - link_wide - theme.px(10), 0)
        if option.choices:
            widgets, bottom = self._choice_row(option, room)
        else:
            control = self._toggle(option)
            high = control.preferred_size(room.width)[1]
            control.place(Rect(area.x, area.y, room.width, high))
            widgets, bottom = [control], area.y + high
        link.place(Rect(area.right - link_wide, area.y + theme.px(4), link_wide, link.preferred_size(link_wide)[1]))
        return [*widgets, link], bottom

    def _words(self, option: GameOption) -> RichText:
        dim = self._app.theme.dim
        hint = Run("\n" + say(option.tooltip), size=15 * self._letters, colour=(dim.r, dim.g, dim.b))
        good = self._good_first(option)
        return Run(say(option.name), "sans_bold"), hint, *good

    def _good_first(self, option: GameOption) -> RichText:
        """What is good for a first match, where the option matters for it."""
        first, gold = self._plan.game.first_match, self._app.theme.gold_light
        if first is None or option.id not in first.options or not self._app.settings.first_times:
            return ()
        words = _("Good for a first match.")
        value = dict(option.choices).get(first.options[option.id])
        if value is not None:
            words = _("Good for a first match: {choice}.", choice=say(value))
        return (Run("\n" + words, size=15 * self._letters, colour=(gold.r, gold.g, gold.b)),)

    def _link(self, option: GameOption) -> Paragraph:
        return Paragraph(
            self._app,
            f"link:{option.id}",
            (Run(SIGN, size=18 * self._letters, link=Link(clause=option.clause)),),
            size=15 * self._letters,
            on_link=self._follow,
            tooltip=_("Open the rulebook at {clause}", clause=option.clause),
        )

    def _toggle(self, option: GameOption) -> Toggle:
        return Toggle(
            self._app,
            f"toggle:{option.id}",
            self._words(option),
            bool(self._plan.options[option.id]),
            on_change=partial(self._set, option.id),
            tooltip=option.tooltip,
            clause=option.clause,
            size=17 * self._letters,
        )

    def _choice_row(self, option: GameOption, area: Rect) -> tuple[list[Widget], int]:
        label = Paragraph(self._app, f"text:{option.id}", self._words(option), size=17 * self._letters)
        label.place(Rect(area.x, area.y, area.width, label.preferred_size(area.width)[1]))
        choice = Choice(
            self._app,
            f"choice:{option.id}",
            [ChoiceItem(value, text) for value, text in self._plan.choices(option)],
            self._plan.options[option.id],
            on_change=partial(self._set, option.id),
            drop_down=True,
            size=16 * self._letters,
            tooltip=option.tooltip,
            clause=option.clause,
        )
        wide, high = choice.preferred_size(area.width)
        choice.place(Rect(area.x, label.rect.bottom + self._app.theme.px(6), wide, high))
        return [label, choice], choice.rect.bottom

    def _set(self, option: str, value: OptionValue) -> None:
        self._plan.options[option] = value
        self._check()

    def _follow(self, link: Link) -> None:
        self._app.doors.rulebook(self._plan.game.id, clause=link.clause)
