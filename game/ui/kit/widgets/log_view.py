"""A long log with links: thousands of entries, of which only the visible ones are laid out."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.ui.kit.rich_text import AnyText, Link, RichText, TextBlock, layout
from game.ui.kit.tooltips.link_tooltip import link_tooltip
from game.ui.kit.widget import draw_focus_ring
from game.ui.kit.widgets.scroll_area import BAR, ScrollArea

if TYPE_CHECKING:
    from game.ui.kit.application import Application


@dataclass(slots=True)
class LogEntry:
    """A line of the log: its text, the colour of its stripe, and who it is about (for filters)."""

    text: AnyText
    colour: Color | None = None
    seat: int | None = None
    heading: bool = False


class LogView(ScrollArea):
    """Entries from the oldest to the newest; stays at the end while it is there."""

    def __init__(
        self,
        app: Application,
        id: str,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        on_link: Callable[[Link], object] | None = None,
        size: float = 16,
    ) -> None:
        super().__init__(app, id, rect)
        self.focusable = True
        self.on_link = on_link
        self.size = size
        self.entries: list[LogEntry] = []
        self._shown: list[int] = []
        self._wanted: Callable[[LogEntry], bool] | None = None
        self._blocks: dict[int, TextBlock] = {}
        self._heights: list[int] = []
        self._tops: list[int] = [0]
        self._key: object = None
        self._active: tuple[int, int] | None = None

    # -- content

    def add(
        self, text: AnyText, *, colour: Color | None = None, seat: int | None = None, heading: bool = False
    ) -> None:
        """Append an entry; scrolls along if the end was in sight."""
        self._check_layout()
        at_end = self.offset >= self.furthest - self._gap()
        entry = LogEntry(text, colour, seat, heading)
        self.entries.append(entry)
        if self._wanted is None or self._wanted(entry):
            self._shown.append(len(self.entries) - 1)
            self._heights.append(self._guess())
            self._tops.append(self._tops[-1] + self._heights[-1])
            self.content_height = self._tops[-1]
        if at_end:
            self.scroll_to_end()
        self.app.invalidate()

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Show these entries in place of all others; only those in sight are laid out."""
        self.entries = list(entries)
        self.show_only(None)

    def clear(self) -> None:
        """Remove every entry."""
        self.entries.clear()
        self.show_only(None)

    def show_only(self, wanted: Callable[[LogEntry], bool] | None) -> None:
        """Show only the entries that are wanted; all for None."""
        self._wanted = wanted
        self._shown = [n for n, entry in enumerate(self.entries) if wanted is None or wanted(entry)]
        self._forget_layout()
        self.scroll_to_end()
        self.app.invalidate()

    def scroll_to_end(self) -> None:
        """Show the newest entry at the bottom."""
        self._check_layout()
        for number in reversed(range(len(self._shown))):
            self._settle(number)
            if self._tops[-1] - self._tops[number] > self.rect.height:
                break
        self.content_height = self._tops[-1]
        self.scroll_to(self.furthest)

    # -- layout

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; another width breaks the lines anew."""
        at_end = self.offset >= self.furthest - self._gap()
        super().place(rect)
        self._check_layout()
        if at_end:
            self.scroll_to_end()

    def _gap(self) -> int:
        return self.app.theme.px(5)

    def _guess(self) -> int:
        return self.app.theme.line_height("sans", self.size) + self._gap()

    def _check_layout(self) -> None:
        key = (self.rect.width, self.app.theme, self.app.language)
        if key != self._key:
            at_end = self.offset >= self.furthest - self._gap()
            self._key = key
            self._forget_layout()
            if at_end:
                self.scroll_to_end()

    def _forget_layout(self) -> None:
        self._blocks.clear()
        self._heights = [self._guess()] * len(self._shown)
        self._tops = [0, *accumulate(self._heights)]
        self.content_height = self._tops[-1]
        self._active = None

    def _settle(self, number: int) -> TextBlock:
        """Lay out a shown entry, and correct the guess of its height."""
        index = self._shown[number]
        block = self._blocks.get(index)
        if block is None:
            entry, theme = self.entries[index], self.app.theme
            width = max(1, self.rect.width - theme.px(BAR + 18))
            style = "sans_bold" if entry.heading else "sans"
            block = layout(entry.text, width, style, theme, size=self.size)
            self._blocks[index] = block
        high = block.height + self._gap()
        if high != self._heights[number]:
            self._heights[number] = high
            self._tops[number:] = accumulate(self._heights[number:], initial=self._tops[number])
            self.content_height = self._tops[-1]
        return block

    def visible_entries(self) -> list[tuple[int, int]]:
        """The numbers of the entries in sight and how far each one's top lies below the area's."""
        self._check_layout()
        found = list[tuple[int, int]]()
        number = max(0, bisect_right(self._tops, self.offset) - 1)
        while number < len(self._shown) and self._tops[number] - self.offset < self.rect.height:
            self._settle(number)
            found.append((number, self._tops[number] - self.offset))
            number += 1
        self.offset = min(self.offset, self.furthest)
        return found

    # -- drawing

    def draw_content(self, surface: Surface) -> None:
        """The entries in sight; the signs that lead to rules only where somebody looks for them."""
        theme, signs = self.app.theme, self.hovered or self.shows_focus
        for number, top in self.visible_entries():
            entry, block = self.entries[self._shown[number]], self._settle(number)
            y = self.rect.y + top
            if entry.colour is not None:
                stripe = Rect(self.rect.x, y + 1, theme.px(3), block.height - 2)
                pygame.draw.rect(surface, entry.colour, stripe, border_radius=1)
            active = self._active[1] if self._active is not None and self._active[0] == number else None
            left = self.rect.x + theme.px(10)
            block.draw(surface, left, y, pictures=self.app.pictures, active=active, signs=signs)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect.inflate(-6, -6), self, 4)

    # -- links and events

    def link_under_mouse(self) -> Link | None:
        """The link that the mouse points at."""
        x, y = self.app.mouse
        if not self.rect.collidepoint(x, y):
            return None
        for number, top in self.visible_entries():
            left = self.rect.x + self.app.theme.px(10)
            link = self._settle(number).link_at(x - left, y - self.rect.y - top)
            if link is not None:
                return link
        return None

    def active_link(self) -> Link | None:
        """The link chosen by keys."""
        if self._active is None or self._active[0] >= len(self._shown):
            return None
        links = self._settle(self._active[0]).links()
        return links[self._active[1]][0] if self._active[1] < len(links) else None

    def tooltip_text(self) -> RichText | None:
        """The tooltip of the link under the mouse or chosen by keys."""
        link = self.link_under_mouse() or (self.active_link() if self.shows_focus else None)
        return link_tooltip(self.app, link) if link is not None else super().tooltip_text()

    def link_clause(self) -> str | None:
        """The clause under the mouse or chosen by keys."""
        link = self.link_under_mouse() or self.active_link()
        return link.clause if link is not None else None

    def handle(self, event: Event) -> bool:
        """Follow links; Up and Down scroll, Left and Right walk the links in sight, Enter follows."""
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            link = self.link_under_mouse()
            if link is not None and self.on_link is not None:
                self.app.sounds.play("click")
                self.on_link(link)
                return True
        return event.type == pygame.KEYDOWN and self.focused and self._log_key(event.key)

    def _log_key(self, key: int) -> bool:
        if key in (pygame.K_UP, pygame.K_DOWN):
            self.scroll_to(self.offset + self._guess() * (2 if key == pygame.K_DOWN else -2))
            return True
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self._walk_links(1 if key == pygame.K_RIGHT else -1)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            link = self.active_link()
            if link is not None and self.on_link is not None:
                self.on_link(link)
            return True
        return self.scroll_key(key)

    def _walk_links(self, step: int) -> bool:
        known = [
            (number, index)
            for number, _top in self.visible_entries()
            for index in range(len(self._settle(number).links()))
        ]
        if known:
            at = known.index(self._active) + step if self._active in known else (0 if step > 0 else -1)
            self._active = known[at % len(known)]
        self.app.invalidate()
        return True
