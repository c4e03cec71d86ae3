"""Which rules a match is played by, in a line, and the button that opens all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Text
from game.engine.game import GameOption, OptionValue
from game.ui.kit.widgets import Button, Paragraph, Widget
from game.ui.screens.new_match.plan import MatchPlan
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class RulesSummary:
    """Makes and places the line and its button. ``letters`` is their size; 1 is that of small windows."""

    def __init__(
        self, app: Application, plan: MatchPlan, letters: float, toggle: Callable[[], object], *, opened: bool
    ) -> None:
        self._app = app
        self._plan = plan
        self._letters = letters
        self._toggle = toggle
        self._opened = opened

    def place(self, area: Rect) -> tuple[list[Widget], int]:
        """The widgets from the area's top on, and where they end; beside the open rules only the button."""
        widgets: list[Widget] = []
        if not self._opened:
            line = Paragraph(self._app, "text:rules", self._words(), size=16 * self._letters)
            line.place(Rect(area.x, area.y, area.width, line.preferred_size(area.width)[1]))
            area = Rect(area.x, line.rect.bottom + self._app.theme.px(10 * self._letters), area.width, 0)
            widgets.append(line)
        button = self._button()
        wide, high = button.preferred_size()
        button.place(Rect(area.x, area.y, min(wide, area.width), high))
        return [*widgets, button], button.rect.bottom

    def _button(self) -> Button:
        return Button(
            self._app,
            "button:options",
            _("Done with the rules") if self._opened else _("Change the rules"),
            icon="check" if self._opened else "scroll-unfurled",
            size=15 * self._letters,
            tooltip=_("Modules, lengths and house rules of this match, and the seed of its chance"),
            on_click=self._toggle,
        )

    def _words(self) -> str:
        return rules_in_words(self._plan.game.options, self._plan.options, self._plan.choices)


def rules_in_words(
    options: Iterable[GameOption],
    chosen: Mapping[str, OptionValue],
    choices: Callable[[GameOption], Iterable[tuple[OptionValue, Text]]] = lambda option: option.choices,
) -> str:
    """What is not as usual in a match, in a sentence; ``choices`` gives the values of an option with their names."""
    changed = [
        _changed(option, chosen[option.id], dict(choices(option)) if option.choices else {})
        for option in options
        if chosen.get(option.id, option.default) != option.default
    ]
    return _("Changed: {rules}.", rules="; ".join(changed)) if changed else _("As usual in the rulebook.")


def _changed(option: GameOption, value: OptionValue, named: Mapping[OptionValue, Text]) -> str:
    """An option that is not as usual: what was chosen, or that it is in or out."""
    choice = named.get(value)
    if choice is not None:
        return _("{name}: {choice}", name=say(option.name), choice=say(choice))
    return say(option.name) if value else _("without {name}", name=say(option.name))
