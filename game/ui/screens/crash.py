"""What the player sees after something unexpected: what happened, and that the match is safe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.saves import latest_autosave
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Panel, Paragraph
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class CrashScreen(Screen):
    """Over the title: the words of the crash log, and where the last autosave lies."""

    name = "crash"
    overlay = True

    def __init__(self, app: Application, message: str) -> None:
        super().__init__(app)
        self.message = message
        self.first_focus = "button:title"

    def layout(self, size: tuple[int, int]) -> None:
        """A panel with the heading, the words and one button."""
        theme = self.app.theme
        wide = min(theme.px(680), size[0] - theme.px(40))
        edge = theme.px(36)
        heading = Label(self.app, "label:heading", _("Something went wrong"), style="title", size=26, align="center")
        words = Paragraph(self.app, "text:message", self._words(), size=18, align="center")
        button = Button(
            self.app,
            "button:title",
            _("Back to the title"),
            on_click=self.back,
            tooltip=_("The title screen is behind this message. Continue opens your match again."),
        )
        heading_high, high = heading.preferred_size()[1], words.preferred_size(wide - 2 * edge)[1]
        button_wide, button_high = button.preferred_size(wide - 2 * edge)
        area = Rect(0, 0, wide, heading_high + high + button_high + 2 * edge + theme.px(40))
        area.center = (size[0] // 2, size[1] // 2)
        heading.place(Rect(area.x + edge, area.y + edge, wide - 2 * edge, heading_high))
        words.place(Rect(area.x + edge, heading.rect.bottom + theme.px(16), wide - 2 * edge, high))
        button.place(Rect(area.centerx - button_wide // 2, area.bottom - edge - button_high, button_wide, button_high))
        self.widgets = [Panel(self.app, "panel:crash", area), heading, words, button]

    def _words(self) -> str:
        saved = latest_autosave()
        if saved is None:
            return self.message
        return self.message + "\n\n" + _("The autosave is {path}.", path=str(saved.path))

    def draw_background(self, surface: Surface) -> None:
        """The darkened title is there already."""
