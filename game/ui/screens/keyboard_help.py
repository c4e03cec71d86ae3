"""What the keys do, over the screen they work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit.rich_text import Run
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Panel, ScrollArea
from game.ui.kit.widgets.text_table import TextTable
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


def common_keys() -> list[tuple[str, str]]:
    """The keys that work on every screen, and what they do."""
    return [
        (_("Tab, Shift+Tab, arrows"), _("go to the next thing that can be chosen")),
        (_("Enter, Space"), _("press what is chosen")),
        (_("Esc"), _("back, or pause in a match")),
        ("F1", _("open the rulebook, at the rule of what is chosen or under the mouse")),
        ("F10", _("pause a match")),
        ("F11", _("fill the screen, or go back to a window")),
        ("?", _("this list")),
    ]


class KeyboardHelp(Screen):
    """Two columns: keys and what they do; those of the screen below come first."""

    name = "keyboard_help"
    overlay = True

    def __init__(self, app: Application, below: Screen) -> None:
        super().__init__(app)
        self.below = below
        self.game_id = below.game_id
        self.first_focus = "button:close"

    def layout(self, size: tuple[int, int]) -> None:
        """A panel with a scrolled table."""
        theme = self.app.theme
        edge = theme.px(34)
        wide = min(theme.px(680), size[0] - theme.px(30))
        heading = Label(self.app, "label:heading", _("Keys"), style="title", size=26, align="center")
        heading.colour = theme.gold_light
        close = Button(self.app, "button:close", _("Close"), on_click=self.back, tooltip=_("Close this list (Esc)"))
        head = heading.preferred_size()[1]
        close_wide, foot = close.preferred_size(wide - 2 * edge)
        rows = [*self.below.shortcuts(), *common_keys()]
        cells = [((Run(keys, "sans_bold"),), (Run(meaning, "sans"),)) for keys, meaning in rows]
        table = TextTable(self.app, "table:keys", [((Run(_("Key")),), (Run(_("What it does")),)), *cells], size=17)
        scrolled = ScrollArea(self.app, "scroll:keys")
        scrolled.rect.width = wide - 2 * edge
        high = table.preferred_size(scrolled.inner_width())[1]
        gaps = theme.px(32)
        area = Rect(0, 0, wide, min(size[1] - theme.px(20), high + head + foot + gaps + 2 * edge))
        area.center = (size[0] // 2, size[1] // 2)
        heading.place(Rect(area.x + edge, area.y + edge, wide - 2 * edge, head))
        top = heading.rect.bottom + gaps // 2
        scrolled.place(Rect(area.x + edge, top, wide - 2 * edge, area.bottom - edge - foot - gaps // 2 - top))
        table.place(Rect(scrolled.rect.x, top, scrolled.inner_width(), high))
        scrolled.fill([table], high)
        close.place(Rect(area.centerx - close_wide // 2, area.bottom - edge - foot, close_wide, foot))
        self.widgets = [Panel(self.app, "panel:keys", area), heading, scrolled, close]

    def draw_background(self, surface: Surface) -> None:
        """The darkened screen is there already."""
