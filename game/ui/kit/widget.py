"""What every clickable or readable thing on a screen has in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.rich_text import AnyText, RichText, Run, runs
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.screens.screen import Screen

TooltipSource = AnyText | Callable[[], AnyText | None] | None
PRESS_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Widget:
    """A part of a screen. ``rect`` is in pixels of the window, also inside of scrolled areas.

    ``id`` is stable and unique on its screen ("button:undo"). ``why_disabled`` are the words that its tooltip
    shows while it is greyed. ``clause`` is the rule it is about: F1 opens the rulebook there.
    """

    def __init__(
        self,
        app: Application,
        id: str,
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        tooltip: TooltipSource = None,
        on_click: Callable[[], object] | None = None,
        focusable: bool = False,
        clause: str | None = None,
    ) -> None:
        self.app = app
        self.id = id
        self.rect = Rect(rect)
        self.tooltip = tooltip
        self.tooltip_aside = False
        """Whether its tooltip rather stands beside it, since what is read or chosen with it is above and below."""
        self.on_click = on_click
        self.focusable = focusable
        self.clause = clause
        self.enabled = True
        self.why_disabled: AnyText | None = None
        self.visible = True
        self.children: list[Widget] = []
        self.screen: Screen | None = None

    # -- drawing

    def draw(self, surface: Surface) -> None:
        """Draw the widget; the default draws its children."""
        for child in self.children:
            if child.visible:
                child.draw(surface)

    def needs(self) -> tuple[int, int]:
        """The pixels that its words and pictures take: more than ``rect`` would be cut."""
        return 0, 0

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The size it would like, at most ``width`` wide if that is given."""
        return self.needs()

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it, and what is inside of it."""
        self.rect = Rect(rect)

    def shift(self, x: int, y: int) -> None:
        """Move it and its children by some pixels."""
        self.rect.move_ip(x, y)
        for child in self.children:
            child.shift(x, y)

    # -- the state it is in

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over it and nothing lies above."""
        return self.screen is not None and self.screen.hovered is self

    @property
    def focused(self) -> bool:
        """Whether keys go to it."""
        return self.screen is not None and self.screen.focus is self

    @property
    def pressed(self) -> bool:
        """Whether a mouse button went down on it and is still held over it."""
        return self.hovered and self.screen is not None and self.screen.captured is self

    @property
    def shows_focus(self) -> bool:
        """Whether the focus ring is to be seen: focused, and the keyboard was used last."""
        return self.focused and self.screen is not None and self.screen.focus_visible

    @property
    def clickable(self) -> bool:
        """Whether a click does something at the moment."""
        return self.visible and self.enabled and self.on_click is not None

    # -- events

    def handle(self, event: Event) -> bool:
        """Use an event; True if it needs no further listener. The default presses it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.contains(event.pos):
            return self._grab()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._has_capture():
            self._release()
            if self.contains(event.pos):
                self.click()
            return True
        if event.type == pygame.KEYDOWN and self.focused and event.key in PRESS_KEYS and self.on_click is not None:
            self.click()
            return True
        return False

    def click(self) -> None:
        """Do what a click does; a greyed widget says why it doesn't."""
        if not self.enabled:
            self.app.sounds.play("refused")
            if self.why_disabled is not None:
                self.app.notify(self.why_disabled)
        elif self.on_click is not None:
            self.app.sounds.play("click")
            self.on_click()
        self.app.invalidate()

    def _grab(self) -> bool:
        if self.on_click is None or self.screen is None:
            return False
        self.screen.captured = self
        if self.focusable:
            self.screen.set_focus(self, by_keyboard=False)
        self.app.invalidate()
        return True

    def _has_capture(self) -> bool:
        return self.screen is not None and self.screen.captured is self

    def _release(self) -> None:
        if self.screen is not None:
            self.screen.captured = None
        self.app.invalidate()

    def mouse_moved(self, pos: tuple[int, int]) -> None:
        """Called while the mouse moves over it."""

    def link_clause(self) -> str | None:
        """The clause that F1 opens while it is hovered or focused."""
        return self.clause

    # -- finding

    def contains(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on it."""
        return self.rect.collidepoint(pos)

    def walk(self) -> Iterator[Widget]:
        """It and everything inside, in drawing order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost visible widget at a point, if any."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.widget_at(pos)
            if found is not None:
                return found
        return self if self.contains(pos) else None

    def shown_rect(self) -> Rect:
        """The part of it that can be seen (a scrolled area hides the rest)."""
        return self.rect

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget inside can be seen; the default has nothing to scroll."""

    def adopt(self, children: Sequence[Widget]) -> None:
        """Take widgets inside."""
        self.children = list(children)

    # -- tooltip

    def tooltip_text(self) -> RichText | None:
        """The tooltip as it is now: its words, and why the widget is greyed."""
        source = self.tooltip() if callable(self.tooltip) else self.tooltip
        text = runs(source) if source is not None else ()
        if not self.enabled and self.why_disabled is not None:
            reason = runs(self.why_disabled, colour=(255, 179, 92))
            text = (*text, Run("\n"), *reason) if text else reason
        if self.clause is not None and text:
            text = (
                *text,
                Run("\n"),
                Run(_("{clause} · F1 opens the rule", clause=self.clause), "sans_italic"),
            )
        return text or None

    def tooltip_rect(self) -> Rect:
        """What the tooltip must not cover."""
        return self.shown_rect()

    def pointed_out(self) -> Sequence[Rect]:
        """What is marked elsewhere while the mouse is on it: the tooltip keeps clear of that, if there is room."""
        return ()


def draw_focus_ring(surface: Surface, rect: Rect, widget: Widget, radius: float = 8) -> None:
    """The visible sign of keyboard focus: a bright line between two dark ones, inside of the window."""
    theme = widget.app.theme
    ring = rect.inflate(theme.px(6), theme.px(6)).clip(surface.get_rect())
    bright, dark = theme.px(2), theme.px(4)
    pygame.draw.rect(surface, (20, 10, 4), ring.inflate(2, 2), dark, border_radius=theme.px(radius + 3))
    pygame.draw.rect(surface, theme.focus, ring, bright, border_radius=theme.px(radius + 2))
