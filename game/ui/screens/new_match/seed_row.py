"""The seed of a match's chance: a number to keep, to type in, or to draw anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button, Label, TextField, Widget
from game.ui.screens.new_match.plan import MatchPlan, drawn_seed
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_SEED = 18


class SeedRow:
    """Makes and places the seed's widgets. ``letters`` is their size; 1 is that of small windows."""

    def __init__(self, app: Application, plan: MatchPlan, letters: float) -> None:
        self._app = app
        self._plan = plan
        self._letters = letters
        self._field = self._make_field()

    def place(self, area: Rect) -> tuple[list[Widget], int]:
        """The widgets in one row at the area's top, and where they end."""
        theme, field = self._app.theme, self._field
        label, dice = self._label(), self._dice()
        high, gap = field.preferred_size()[1], theme.px(8)
        words = min(label.preferred_size()[0] + gap, area.width // 3)
        label.place(Rect(area.x, area.y, words, high))
        wide = min(theme.px(190 * self._letters), area.width // 3)
        field.place(Rect(label.rect.right + gap, area.y, wide, high))
        button_wide = min(dice.preferred_size()[0], area.right - field.rect.right - gap)
        dice.place(Rect(field.rect.right + gap, area.y, button_wide, high))
        return [label, field, dice], field.rect.bottom

    def _hint(self) -> str:
        return _("All chance of the match comes from this number. The same number and choices give the same match.")

    def _label(self) -> Label:
        label = Label(self._app, "text:seed", _("Seed"), style="sans_bold", size=17 * self._letters)
        label.tooltip = self._hint()
        return label

    def _make_field(self) -> TextField:
        return TextField(
            self._app,
            "field:seed",
            self._plan.seed,
            longest=LONGEST_SEED,
            allowed=lambda letter: letter in "0123456789",
            on_change=self._set,
            size=18 * self._letters,
            tooltip=self._hint(),
        )

    def _dice(self) -> Button:
        return Button(
            self._app,
            "button:new_seed",
            _("Draw another"),
            icon="rolling-dices",
            size=15 * self._letters,
            tooltip=_("Draw another number at random"),
            on_click=self._draw,
        )

    def _set(self, seed: str) -> None:
        self._plan.seed = seed

    def _draw(self) -> None:
        self._plan.seed = drawn_seed()
        self._field.set_value(self._plan.seed)
