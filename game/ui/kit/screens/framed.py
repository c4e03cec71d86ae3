"""A screen with a heading, a way back, and a panel: settings, saves, credits, a new match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import Button, Label, Panel, Paragraph, ScrollArea, Widget
from game.ui.kit.widgets.panel import Material
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

_WIDEST = 1240


class FramedScreen(Screen):
    """On the walnut table: a heading between the back button and the edge, and a large panel below."""

    material: Material = "leather"
    widest = _WIDEST
    grows = True
    """Whether it becomes wider in large windows."""

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self.inside = Rect(0, 0, 0, 0)
        self._frame = Rect(0, 0, 1, 1)
        self.content_bottom: int | None = None

    def heading(self) -> str:
        """The words at the top."""
        return ""

    def corner(self) -> Button | None:
        """A button beside the heading, across from the way back."""
        return None

    def fill(self, area: Rect) -> list[Widget]:
        """The widgets inside of the panel, placed in ``area``. May set ``content_bottom``: the panel ends there."""
        return []

    def layout(self, size: tuple[int, int]) -> None:
        """Back button, heading, panel, content."""
        theme = self.app.theme
        edge = theme.px(20)
        wish = max(theme.px(self.widest), size[0] * 2 // 3 if self.grows else 0)
        wide = min(size[0] - 2 * edge, wish)
        left = (size[0] - wide) // 2
        back = Button(
            self.app,
            "button:back",
            _("Back"),
            icon="arrow-left",
            tooltip=_("Back (Esc)"),
            on_click=self.back,
            size=17,
        )
        back_wide, back_high = back.preferred_size(wide // 3)
        back.place(Rect(left, edge, back_wide, back_high))
        title = Label(
            self.app,
            "label:heading",
            self.heading(),
            style="title",
            size=32,
            align="center",
            shadow=True,
            colour=theme.gold_light,
        )
        corner = self.corner()
        self._place_heading(title, Rect(left, edge, wide, back_high), back_wide, corner)
        frame = Rect(left, edge + back_high + theme.px(14), wide, 0)
        frame.height = size[1] - edge - frame.y
        inner = theme.px(24)
        self.inside = frame.inflate(-2 * inner, -2 * inner)
        self.content_bottom = None
        self._frame = frame
        self.widgets = [title, back, *self.fill(self.inside), *([corner] if corner is not None else [])]
        frame.height = min(frame.height, self._content_end(frame) + inner - frame.y)

    def _place_heading(self, title: Label, row: Rect, back_wide: int, corner: Button | None) -> None:
        """The heading in the middle between the way back and the corner's button, which gives up its words for it."""
        edge = self.app.theme.px(20)
        corner_wide = min(corner.preferred_size()[0], row.width // 3) if corner is not None else 0
        aside = max(back_wide, corner_wide) + edge
        title.place(row.inflate(-2 * aside, 0))
        if corner is None:
            return
        if title.is_cut:
            corner.text, corner_wide = "", row.height
            title.place(row.inflate(-2 * (back_wide + edge), 0))
        corner.place(Rect(row.right - corner_wide, row.y, corner_wide, row.height))

    def renew(self) -> None:
        """Lay out anew; list and keyboard stay where they were, if that is still there."""
        if not self.widgets:
            return
        focus = self.focus.id if self.focus is not None else ""
        scrolled = _list_of(self.widgets)
        offset = scrolled.offset if scrolled is not None else 0
        self.arrange(self.app.size)
        scrolled = _list_of(self.widgets)
        if scrolled is not None:
            scrolled.scroll_to(offset)
        found = next((widget for widget in self.focus_order() if widget.id == focus), None)
        if found is not None:
            self.set_focus(found, by_keyboard=self.focus_visible)
        self.invalidate()

    def words_alone(self, area: Rect, words: str) -> Widget:
        """Words in the middle of an area in which there is nothing else to show."""
        text = Paragraph(self.app, "text:nothing", words, size=19, align="center", style="body")
        high = text.preferred_size(area.width)[1]
        text.place(Rect(area.x, area.centery - high // 2, area.width, high))
        return text

    def _content_end(self, frame: Rect) -> int:
        return self.content_bottom if self.content_bottom is not None else frame.bottom

    def draw_background(self, surface: Surface) -> None:
        """The table, darker than on the title, and the panel on it."""
        app, size = self.app, surface.get_size()

        def table_with_panel() -> Surface:
            table = darkened_table(app, size).copy()
            Panel(app, "panel:page", self._frame, material=self.material).draw(table)
            return table

        key = ("framed", size, tuple(self._frame), self.material, app.theme.scale)
        surface.blit(app.pictures.made(key, table_with_panel), (0, 0))


def _list_of(widgets: Sequence[Widget]) -> ScrollArea | None:
    """What can be scrolled among widgets, where anything can."""
    return next((widget for widget in widgets if isinstance(widget, ScrollArea)), None)


def darkened_table(app: Application, size: tuple[int, int]) -> Surface:
    """The walnut table in less light, to read before it."""

    def darker() -> Surface:
        table = app.pictures.cover("menu/table.jpg", size).copy()
        table.fill((120, 112, 108), special_flags=pygame.BLEND_RGB_MULT)
        return table

    return app.pictures.made(("dark table", size), darker)
