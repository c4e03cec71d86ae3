"""What can be chosen of each export: its format, its size, whose review; and the widgets that choose it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.engine.decision import Text
from game.ui.export.clip.stage import SIZE
from game.ui.kit.widgets import Choice, Widget
from game.ui.kit.widgets.choice import ChoiceItem, Value
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

CLIP_TIP = Text("GIF is shown everywhere; WebP looks better and is a third as large")
Options = list[tuple[Widget, int]]
"""Widgets and the widths they need."""


class Formats:
    """``chosen`` has the value of each choice; ``on_change`` is called when one was changed."""

    def __init__(self, app: Application, on_change: Callable[[], object]) -> None:
        self.app = app
        self.on_change = on_change
        self.chosen: dict[str, Value] = {
            "clip": ".gif", "width": SIZE[0], "log": ".html", "picture": "table", "seat": 0,
        }  # fmt: skip

    def of_picture(self) -> Options:
        """The table or all of the window."""
        tip = _("The table alone, or the whole window with log and question")
        return [self._choice("picture", [("table", _("Table")), ("window", _("Window"))], tip, 190)]

    def of_clip(self) -> Options:
        """GIF or WebP, and the width."""
        width = self._choice("width", [(640, "640"), (960, "960")], _("How wide, in pixels"), 120)
        return [self._choice("clip", [(".gif", "GIF"), (".webp", "WebP")], CLIP_TIP, 140), width]

    def of_log(self) -> Options:
        """A page or plain text."""
        tip = _("A page for the browser (HTML), or plain text")
        return [self._choice("log", [(".html", _("Page")), (".txt", _("Text"))], tip, 150)]

    def of_review(self, names: Mapping[int, str]) -> Options:
        """Whose review, by seat, if there are several."""
        if len(names) < 2:
            return []
        return [self._choice("seat", names.items(), _("Whose choices are weighed"), 220)]

    def _choice(self, name: str, items: Iterable[tuple[Value, str]], tip: str | Text, wide: int) -> tuple[Widget, int]:
        shown = [ChoiceItem(value, words) for value, words in items]
        choice = Choice(self.app, f"choice:{name}", shown, self.chosen[name], size=15, tooltip=tip)
        choice.on_change = partial(self._take, name)
        return choice, self.app.theme.px(wide)

    def _take(self, name: str, value: Value) -> None:
        self.chosen[name] = value
        self.on_change()
