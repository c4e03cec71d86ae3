"""Who made what this program is made of: the file `assets/CREDITS.md` as scrolled tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.assets import MissingAsset, asset
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Label, Paragraph, ScrollArea, Widget
from game.ui.kit.widgets.text_table import TextTable
from game.ui.screens.markdown import MarkdownBlock, blocks_of
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class CreditsScreen(FramedScreen):
    """Fonts, icons and everybody who made them."""

    name = "credits"
    material = "parchment"
    widest = 980

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self.first_focus = "button:back"

    def heading(self) -> str:
        """The name of the screen."""
        return _("Credits")

    def blocks(self) -> list[MarkdownBlock]:
        """What the file says; why it cannot be shown if it is missing or damaged."""
        try:
            return blocks_of(asset("CREDITS.md").read_text(encoding="utf-8"))
        except (MissingAsset, OSError, UnicodeDecodeError) as error:
            return [MarkdownBlock("paragraph", _("The credits cannot be read: {reason}", reason=str(error)))]

    def fill(self, area: Rect) -> list[Widget]:
        """Headings, paragraphs and tables from top to bottom."""
        theme = self.app.theme
        page = area.inflate(-theme.px(26), -theme.px(16))
        scrolled = ScrollArea(self.app, "scroll:credits", page)
        widgets: list[Widget] = []
        top = page.y
        for number, block in enumerate(self.blocks()):
            widget = self._widget(number, block)
            high = widget.preferred_size(scrolled.inner_width())[1]
            widget.place(Rect(page.x, top, scrolled.inner_width(), high))
            widgets.append(widget)
            top += high + theme.px(10)
        scrolled.fill(widgets, top - page.y)
        return [scrolled]

    def _widget(self, number: int, block: MarkdownBlock) -> Widget:
        theme = self.app.theme
        if block.kind == "heading":
            size = {1: 28.0, 2: 22.0}.get(block.level, 18.0)
            colour = theme.oxblood
            return Label(self.app, f"label:{number}", block.text, style="title", size=size, colour=colour)
        if block.kind == "table":
            return TextTable(self.app, f"table:{number}", block.rows, colour=theme.sepia)
        return Paragraph(
            self.app,
            f"text:{number}",
            block.text,
            style="body",
            size=18,
            colour=theme.sepia,
            link_colour=theme.oxblood,
        )
