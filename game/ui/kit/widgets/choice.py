"""One of several: side by side where there is room, else a list that drops down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.decision import Named, Text
from game.engine.ids import name_of
from game.ui.kit.widget import PRESS_KEYS, TooltipSource, Widget, draw_focus_ring
from game.ui.kit.widgets.button import SMALLER, Button
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class ChoiceItem:
    """One answer: its value, its words, and perhaps an icon in a colour and a tooltip.

    ``detail`` is a smaller line below the words in a list that has dropped down.
    """

    value: Value
    text: Text | Named | str
    icon: str | None = None
    colour: str | None = None
    tooltip: Text | str | None = None
    detail: str = ""


class Choice(Widget):
    """One of its items. ``drop_down`` shows the chosen one and opens a list; else all stand in a row.

    ``icon_face`` shows only the icon of the chosen one while the list is closed.
    """

    def __init__(
        self,
        app: Application,
        id: str,
        items: Sequence[ChoiceItem],
        value: Value,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        on_change: Callable[[Value], object] | None = None,
        drop_down: bool = False,
        icon_face: bool = False,
        size: float = 16,
        tooltip: TooltipSource = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip, clause=clause)
        self.items = list(items)
        self.value = value
        self.on_change = on_change
        self.drop_down = drop_down
        self.icon_face = icon_face
        self.size = size
        self.focusable = drop_down
        if drop_down:
            self.on_click = self.open
        else:
            self._make_buttons()

    @property
    def item(self) -> ChoiceItem:
        """The item chosen now."""
        return next((item for item in self.items if item.value == self.value), self.items[0])

    def choose(self, value: Value) -> None:
        """Take a value as if it had been clicked."""
        if value != self.value:
            self.value = value
            if self.on_change is not None:
                self.on_change(value)
        self._mark_chosen()
        self.app.invalidate()

    def _make_buttons(self) -> None:
        name = name_of(self.id)
        self.adopt(
            [
                Button(
                    self.app,
                    f"choice:{name}:{item.value}",
                    item.text,
                    icon=item.icon,
                    size=self.size,
                    style="sans_bold",
                    tooltip=item.tooltip if item.tooltip is not None else self.tooltip or item.text,
                    on_click=partial(self.choose, item.value),
                    clause=self.clause,
                )
                for item in self.items
            ]
        )
        self._mark_chosen()

    def _mark_chosen(self) -> None:
        for item, child in zip(self.items, self.children, strict=False):
            if isinstance(child, Button):
                child.chosen = item.value == self.value

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; the items of a row share the width by the length of their words."""
        super().place(rect)
        if self.drop_down or not self.children:
            return
        gap = self.app.theme.px(4)
        wishes = [child.preferred_size()[0] for child in self.children]
        room = self.rect.width - gap * (len(wishes) - 1)
        left, total = self.rect.x, sum(wishes)
        for child, wish in zip(self.children, wishes, strict=True):
            wide = min(wish, room * wish // total) if total > room else wish
            child.place(Rect(left, self.rect.y, wide, self.rect.height))
            left += wide + gap

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """Room for the widest item and the arrow, or for all items in a row."""
        theme = self.app.theme
        high = max(theme.px(40), theme.line_height("sans_bold", self.size) + theme.px(14))
        if self.drop_down and self.icon_face:
            return theme.px(70), high
        if self.drop_down:
            wide = max(theme.measure(say(item.text), "sans_bold", self.size) for item in self.items)
            wide += theme.px(24 + 34 + (30 if any(item.icon for item in self.items) else 0))
        else:
            wide = sum(child.preferred_size()[0] + theme.px(4) for child in self.children)
        return (min(wide, width) if width is not None else wide), high

    def needs(self) -> tuple[int, int]:
        """The size of the chosen item of a drop-down list; a row's buttons answer for themselves."""
        if not self.drop_down:
            return 0, 0
        button = self._face()
        return button.needs()[0] + self.app.theme.px(24), button.needs()[1]

    def _face(self) -> Button:
        """The chosen item as a button, to draw it."""
        room = Rect(self.rect.x, self.rect.y, self.rect.width - self.app.theme.px(24), self.rect.height)
        words = "" if self.icon_face else self.item.text
        face = Button(self.app, self.id, words, room, size=self.size, style="sans_bold", icon=self.item.icon)
        face.align = "left"
        return face

    def draw(self, surface: Surface) -> None:
        """The row of buttons, or the chosen item with an arrow."""
        if not self.drop_down:
            super().draw(surface)
            return
        theme = self.app.theme
        lit = self.enabled and (self.hovered or self.shows_focus)
        name = "button_off" if not self.enabled else "button_lit" if lit else "button"
        surface.blit(self.app.pictures.nine_slice(f"chrome/{name}.png", self.rect.size, theme.px(12)), self.rect)
        face = self._face()
        face.enabled = self.enabled
        face.draw_content(surface, icon_colour=self.item.colour)
        arrow = self.app.pictures.icon("arrow-down", theme.px(14), theme.ink if self.enabled else theme.off)
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - theme.px(12), self.rect.centery)))
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)

    def handle(self, event: Event) -> bool:
        """Ctrl+Left and Ctrl+Right change a drop-down list's item without opening it."""
        keyed = self.drop_down and event.type == pygame.KEYDOWN and self.focused and self.enabled
        if keyed and event.key in (pygame.K_LEFT, pygame.K_RIGHT) and event.mod & pygame.KMOD_CTRL:
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().handle(event)

    def _step(self, by: int) -> None:
        values = [item.value for item in self.items]
        self.choose(values[(values.index(self.item.value) + by) % len(values)])

    def open(self) -> None:
        """Drop the list down."""
        if self.screen is not None:
            self.screen.open_popup(DropDownList(self))


class DropDownList(Widget):
    """The open list of a :class:`Choice`, above everything else on the screen."""

    def __init__(self, owner: Choice) -> None:
        super().__init__(owner.app, f"list:{name_of(owner.id)}")
        self.owner = owner
        name = name_of(owner.id)
        self.adopt(
            [
                Button(
                    owner.app,
                    f"item:{name}:{item.value}",
                    item.text,
                    icon=item.icon,
                    size=owner.size,
                    style="sans_bold",
                    tooltip=item.tooltip,
                    on_click=partial(self._take, item.value),
                    plain=True,
                    align="left",
                    detail=item.detail,
                )
                for item in owner.items
            ]
        )
        self._arrange()

    def _arrange(self) -> None:
        theme, window = self.app.theme, self.app.size
        wishes = [child.preferred_size() for child in self.children]
        high = max(self.owner.preferred_size()[1], *(high for _wide, high in wishes))
        wide = max(self.owner.rect.width, self.owner.preferred_size()[0])
        if any(item.detail for item in self.owner.items):
            wide = max(wide, self._details_width())
        columns = 1
        while columns * wide < window[0] and -(-len(self.children) // columns) * high > window[1] - theme.px(20):
            columns += 1
        rows = -(-len(self.children) // columns)
        edge = theme.px(6)
        area = Rect(0, 0, columns * wide + 2 * edge, rows * high + 2 * edge)
        area.topleft = (self.owner.rect.x, self.owner.rect.bottom + theme.px(2))
        if area.bottom > window[1]:
            area.bottom = self.owner.rect.top - theme.px(2)
        self.rect = area.clamp(Rect((0, 0), window))
        for number, child in enumerate(self.children):
            left = self.rect.x + edge + (number // rows) * wide
            child.place(Rect(left, self.rect.y + edge + (number % rows) * high, wide, high))
            if isinstance(child, Button):
                child.chosen = self.owner.items[number].value == self.owner.value

    def _details_width(self) -> int:
        """What the longest of the smaller lines needs beside its icon, as far as the window has it."""
        theme, size = self.app.theme, self.owner.size * SMALLER
        longest = max(theme.measure(item.detail, "sans", size) for item in self.owner.items)
        return min(longest + theme.px(self.owner.size * 1.3 + 9 + 30), self.app.size[0] - theme.px(40))

    def _take(self, value: Value) -> None:
        if self.screen is not None:
            self.screen.close_popup()
        self.owner.choose(value)

    def draw(self, surface: Surface) -> None:
        """A dark ground with a gilt line, and the items."""
        theme = self.app.theme
        pygame.draw.rect(surface, theme.panel, self.rect, border_radius=theme.px(6))
        pygame.draw.rect(surface, theme.gold, self.rect, max(1, theme.px(1.6)), border_radius=theme.px(6))
        for child, item in zip(self.children, self.owner.items, strict=True):
            if isinstance(child, Button):
                child.draw_content(surface, icon_colour=item.colour, ground=True)

    def handle(self, event: Event) -> bool:
        """Esc closes it; Up and Down walk it; a click elsewhere closes it."""
        if self.screen is None:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self.screen.close_popup()
            return True
        return False

    def _key(self, event: Event) -> bool:
        assert self.screen is not None
        focus = self.screen.focus
        at = self.children.index(focus) if focus in self.children else 0
        if event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.screen.close_popup()
        elif event.key in (pygame.K_DOWN, pygame.K_UP):
            step = 1 if event.key == pygame.K_DOWN else -1
            self.screen.set_focus(self.children[(at + step) % len(self.children)], by_keyboard=True)
        elif event.key in PRESS_KEYS:
            self.children[at].click()
        return True
