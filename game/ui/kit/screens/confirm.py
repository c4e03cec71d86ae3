"""A question with two answers, over the screen it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit.rich_text import AnyText
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Panel, Paragraph

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class ConfirmScreen(Screen):
    """Asks before something is done that cannot be taken back. Esc means no."""

    name = "confirm"
    overlay = True

    def __init__(self, app: Application, text: AnyText, yes: str, no: str, then: Callable[[], object]) -> None:
        super().__init__(app)
        self.text, self.yes, self.no, self.then = text, yes, no, then
        self.first_focus = "button:no"

    def layout(self, size: tuple[int, int]) -> None:
        """A panel in the middle: the question, and the two answers side by side."""
        theme = self.app.theme
        wide = min(theme.px(560), size[0] - theme.px(40))
        edge, gap = theme.px(34), theme.px(16)
        words = Paragraph(self.app, "text:question", self.text, size=19, align="center", style="body")
        high = words.preferred_size(wide - 2 * edge)[1]
        buttons = [
            Button(self.app, "button:no", self.no, on_click=self.back, tooltip=self.no),
            Button(self.app, "button:yes", self.yes, on_click=self._confirm, tooltip=self.yes),
        ]
        button_high = max(button.preferred_size()[1] for button in buttons)
        area = Rect(0, 0, wide, high + button_high + 2 * edge + theme.px(24))
        area.center = (size[0] // 2, size[1] // 2)
        words.place(Rect(area.x + edge, area.y + edge, wide - 2 * edge, high))
        each = (wide - 2 * edge - gap) // 2
        for number, button in enumerate(buttons):
            left = area.x + edge + number * (each + gap)
            button.place(Rect(left, area.bottom - edge - button_high, each, button_high))
        self.widgets = [Panel(self.app, "panel:confirm", area), words, *buttons]

    def draw_background(self, surface: Surface) -> None:
        """The darkened screen below is there already."""

    def _confirm(self) -> None:
        self.app.pop()
        self.then()
