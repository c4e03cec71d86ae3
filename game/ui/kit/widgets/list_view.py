"""A scrolled list of rows, one of which is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.engine.ids import name_of
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.rich_text import AnyText, TextBlock, layout
from game.ui.kit.widget import PRESS_KEYS, Widget, draw_focus_ring
from game.ui.kit.widgets.scroll_area import ScrollArea

if TYPE_CHECKING:
    from game.ui.kit.application import Application


PICTURE = 46
"""The side of a small picture before a row, in usual pixels."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """A row: a stable id, its words, smaller words below, perhaps an icon, a tooltip, a level of indent.

    A small picture ("menu/book_demons.png") stands in the place of the icon, as high as the row allows.
    """

    id: str
    title: AnyText
    detail: AnyText | None = None
    icon: str | None = None
    tooltip: AnyText | None = None
    colour: str | None = None
    indent: int = 0
    heading: bool = False
    picture: str | None = None


class ListView(ScrollArea):
    """Rows from top to bottom. Click or Enter calls ``on_open``, being chosen calls ``on_choose``."""

    def __init__(
        self,
        app: Application,
        id: str,
        rows: Sequence[ListRow] = (),
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        on_choose: Callable[[str], object] | None = None,
        on_open: Callable[[str], object] | None = None,
        style: str = "sans_bold",
        size: float = 17,
        ink: Color | None = None,
    ) -> None:
        super().__init__(app, id, rect)
        self.rows = list(rows)
        self.on_choose = on_choose
        self.on_open = on_open
        self.style = style
        self.size = size
        self.ink = ink
        self.chosen: str | None = None

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it and lay its rows out."""
        super().place(rect)
        gap, top = self.app.theme.px(3), self.rect.y
        made = list[Widget]()
        for row in self.rows:
            widget = self.row_widget(row)
            widget.screen = self.screen
            high = widget.preferred_size(self.inner_width())[1]
            widget.place(Rect(self.rect.x, top, self.inner_width(), high))
            made.append(widget)
            top += high + gap
        self.fill(made, top - self.rect.y)

    def row_widget(self, row: ListRow) -> RowWidget:
        """What shows a row."""
        return RowWidget(self, row)

    def choose(self, id: str) -> None:
        """Make a row the chosen one."""
        self.chosen = id
        if self.on_choose is not None:
            self.on_choose(id)
        self.app.invalidate()


class RowWidget(Widget):
    """One row of a list."""

    def __init__(self, owner: ListView, row: ListRow) -> None:
        name = name_of(owner.id)
        super().__init__(owner.app, f"row:{name}:{row.id}", tooltip=row.tooltip, on_click=self._choose, focusable=True)
        self.owner = owner
        self.row = row
        self._blocks: tuple[object, TextBlock, TextBlock | None] | None = None

    def _choose(self) -> None:
        again = self.owner.chosen == self.row.id
        self.owner.choose(self.row.id)
        if self.owner.on_open is not None and again and self.app.is_double_click(self.app.mouse):
            self.owner.on_open(self.row.id)

    def handle(self, event: Event) -> bool:
        """Enter opens what is chosen."""
        if event.type == pygame.KEYDOWN and self.focused and event.key in PRESS_KEYS:
            chosen_before = self.owner.chosen == self.row.id
            self.owner.choose(self.row.id)
            if self.owner.on_open is not None and chosen_before:
                self.owner.on_open(self.row.id)
            return True
        if event.type == pygame.KEYDOWN and self.focused:
            return self.owner.scroll_key(event.key)
        return super().handle(event)

    def _left(self) -> int:
        theme = self.app.theme
        icon = theme.px(PICTURE + 14) if self.row.picture else theme.px(34) if self.row.icon else 0
        return theme.px(12) + theme.px(16 * self.row.indent) + icon

    def _layout(self, width: int) -> tuple[TextBlock, TextBlock | None]:
        theme, row = self.app.theme, self.row
        key = (width, theme, self.app.language)
        if self._blocks is None or self._blocks[0] != key:
            room = max(8, width - self._left() - theme.px(12))
            style = "heading" if row.heading else self.owner.style
            title = layout(row.title, room, style, theme, size=self.owner.size, colour=self.owner.ink)
            small = self.owner.size * 0.88
            detail = layout(row.detail, room, "sans", theme, size=small, colour=theme.dim) if row.detail else None
            self._blocks = (key, title, detail)
        return self._blocks[1], self._blocks[2]

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width and the height of its words."""
        wide = width if width is not None else 100_000
        title, detail = self._layout(wide)
        high = title.height + (detail.height if detail else 0) + self.app.theme.px(14)
        return wide, max(self.app.theme.px(PICTURE + 8 if self.row.picture else 36), high)

    def needs(self) -> tuple[int, int]:
        """The size of its words."""
        title, detail = self._layout(self.rect.width)
        wide = self._left() + max(title.width, detail.width if detail else 0)
        return wide, title.height + (detail.height if detail else 0)

    def shown_rect(self) -> Rect:
        """What the list shows of it."""
        return self.rect.clip(self.owner.rect)

    def draw(self, surface: Surface) -> None:
        """Ground if chosen or hovered, what it shows, focus."""
        theme = self.app.theme
        chosen = self.owner.chosen == self.row.id
        if chosen or self.hovered or self.shows_focus:
            ground = Surface(self.rect.size, pygame.SRCALPHA)
            strong = 150 if chosen else 80
            pygame.draw.rect(ground, (184, 132, 47, strong), ground.get_rect(), border_radius=theme.px(6))
            surface.blit(ground, self.rect)
        self.draw_content(surface)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect.inflate(-4, -4), self, 5)

    def _picture(self) -> Surface | None:
        """What stands before the words."""
        theme, row = self.app.theme, self.row
        if row.picture is not None:
            return miniature(self.app.pictures, row.picture, theme.px(PICTURE))
        if row.icon is not None:
            ink = Color(row.colour) if row.colour else theme.gold_light
            return self.app.pictures.icon(row.icon, theme.px(24), ink)
        return None

    def draw_content(self, surface: Surface) -> None:
        """Icon or picture, and words."""
        theme = self.app.theme
        title, detail = self._layout(self.rect.width)
        picture = self._picture()
        if picture is not None:
            left = self.rect.x + theme.px(10) + theme.px(16 * self.row.indent)
            surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))
        top = self.rect.centery - (title.height + (detail.height if detail else 0)) // 2
        title.draw(surface, self.rect.x + self._left(), top, pictures=self.app.pictures)
        if detail is not None:
            detail.colour = theme.ink if self.owner.chosen == self.row.id else theme.dim
            detail.draw(surface, self.rect.x + self._left(), top + title.height, pictures=self.app.pictures)
