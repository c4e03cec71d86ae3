"""A screen: widgets, which of them is under the mouse, and which has the focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.rich_text import AnyText
from game.ui.kit.screens.directions import nearest_towards
from game.ui.kit.screens.keys import ScreenKeys
from game.ui.kit.widget import Widget
from game.ui.kit.widgets.scroll_area import ScrollArea

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MOUSE_EVENTS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class NoSuchWidget(LookupError):
    """The screen has no widget of that id; the message lists those it has."""


class Screen:
    """What fills the window. Make widgets in :meth:`layout`, called on entering, resizing and restyling.

    ``busy`` says that something moves: the loop then runs at 60 Hz and draws each frame. An ``overlay`` is
    drawn over the darkened screen below it. ``name`` is stable, for logs and tests.
    """

    name = "screen"
    overlay = False
    game_id: str | None = None
    """The game whose rules F1 opens."""
    music = ""
    """The piece of music that is heard here; without one that of the screen below goes on."""
    ambience = ""
    """The sounds of the place below that piece."""

    read_later: tuple[Rect, ...] = ()
    """Where a tooltip may lie that would cover elsewhere what it is about: the first that has room."""
    keep_clear: tuple[Rect, ...] = ()
    """What tooltips should not cover besides their own widget."""
    rather_clear: tuple[Rect, ...] = ()
    """What they should leave free as well where there is room elsewhere."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hovered: Widget | None = None
        self.captured: Widget | None = None
        self.popup: Widget | None = None
        self.focus_visible = False
        self.tooltips_off = False
        self.busy = False
        self.first_focus: str | None = None
        self._keys = ScreenKeys(self)

    # -- to be written by each screen

    def enter(self) -> None:
        """Called when it becomes the top screen, after its first layout."""

    def leave(self) -> None:
        """Called when it is taken off the screen for good."""

    def layout(self, size: tuple[int, int]) -> None:
        """Make and place the widgets for a window of that size."""

    def draw_background(self, surface: Surface) -> None:
        """Draw what lies below the widgets."""
        surface.fill((18, 10, 5))

    def shows_clause(self, clause: str) -> bool:
        """Whether the words of a clause of the rulebook can be read on the screen."""
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass. Called on every turn of the loop, also when asleep: keep it cheap."""

    def prepare(self) -> bool:
        """Do a small piece of work ahead, some milliseconds long; False if there is none. Called while awake."""
        return False

    def back(self) -> None:
        """What Esc does: go back to the screen below."""
        if len(self.app.stack) > 1:
            self.app.pop()

    def pause(self) -> None:
        """What F10 and the menu key do."""

    def shortcut(self, event: Event) -> bool:
        """Use a key that no widget wanted; True if it was one of this screen's own."""
        return False

    def shortcuts(self) -> list[tuple[str, str]]:
        """This screen's own keys and what they do, for the keyboard help."""
        return []

    def rect_of(self, place: str) -> Rect | None:
        """Where a place of the table ("spell:doom") is drawn."""
        return None

    def tooltip_of(self, place: str) -> AnyText | None:
        """The tooltip of a linked place, or None."""
        return None

    # -- drawing

    def draw(self, surface: Surface) -> None:
        """Draw the background, the widgets, and an open list above them."""
        self.draw_background(surface)
        self.draw_widgets(surface)

    def draw_widgets(self, surface: Surface) -> None:
        """Draw the widgets and an open list above them."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        if self.popup is not None:
            self.popup.draw(surface)

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self.app.invalidate()

    # -- widgets

    def arrange(self, size: tuple[int, int]) -> None:
        """Lay out anew, keeping focus by id."""
        focused = self.focus.id if self.focus is not None else self.first_focus
        self.popup = self.hovered = self.captured = self.focus = None
        self.layout(size)
        self.adopt_widgets()
        self.focus = next((widget for widget in self.focus_order() if widget.id == focused), None)
        self.update_hover()

    def adopt_widgets(self) -> None:
        """Tell every widget which screen it is on; call after adding some outside of layout."""
        for widget in self.walk():
            widget.screen = self

    def walk(self) -> Iterator[Widget]:
        """Every widget, also inside of others, in drawing order."""
        for widget in [*self.widgets, *([self.popup] if self.popup is not None else [])]:
            yield from widget.walk()

    def find(self, id: str) -> Widget:
        """The widget of that id; NoSuchWidget if there is none."""
        for widget in self.walk():
            if widget.id == id:
                return widget
        known = ", ".join(sorted(widget.id for widget in self.walk()))
        raise NoSuchWidget(f"screen {self.name!r} has no widget {id!r}; it has: {known}")

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point."""
        if self.popup is not None:
            return self.popup.widget_at(pos)
        for widget in reversed(self.widgets):
            found = widget.widget_at(pos)
            if found is not None:
                return found
        return None

    def update_hover(self) -> None:
        """Find out anew what the mouse is over."""
        found = self.widget_at(self.app.mouse) if self.app.mouse_inside else None
        if found is not self.hovered:
            self.hovered = found
            self.invalidate()
        if found is not None:
            found.mouse_moved(self.app.mouse)

    def open_popup(self, popup: Widget) -> None:
        """Show a list above everything; it gets all events until it is closed."""
        self.popup = popup
        self.adopt_widgets()
        chosen = next((w for w in popup.walk() if w.focusable and getattr(w, "chosen", False)), None)
        if chosen is not None:
            self.set_focus(chosen, by_keyboard=self.focus_visible)
        self.update_hover()
        self.invalidate()

    def close_popup(self) -> None:
        """Close the open list; the focus goes back to what opened it."""
        owner = getattr(self.popup, "owner", None)
        self.popup = None
        if isinstance(owner, Widget):
            self.set_focus(owner, by_keyboard=self.focus_visible)
        self.update_hover()
        self.invalidate()

    # -- focus

    def focus_order(self) -> list[Widget]:
        """Every widget that the keyboard can reach, in the order of Tab."""
        return [widget for widget in self._visible(self.widgets) if widget.focusable]

    def _visible(self, widgets: list[Widget]) -> Iterator[Widget]:
        for widget in widgets:
            if widget.visible:
                yield widget
                yield from self._visible(widget.children)

    def set_focus(self, widget: Widget | None, *, by_keyboard: bool) -> None:
        """Give the keyboard to a widget; scrolled areas show it."""
        self.focus = widget
        self.focus_visible = by_keyboard
        if widget is not None:
            for area in self.walk():
                if isinstance(area, ScrollArea) and widget is not area and widget in area.walk():
                    area.reveal(widget)
        self.invalidate()

    def move_focus(self, step: int) -> None:
        """Tab and Shift+Tab."""
        order = self.focus_order()
        if not order:
            return
        at = order.index(self.focus) + step if self.focus in order else (0 if step > 0 else -1)
        self.set_focus(order[at % len(order)], by_keyboard=True)

    def move_focus_towards(self, direction: tuple[int, int]) -> None:
        """Arrow keys: to the nearest widget in that direction."""
        if self.focus is None:
            self.move_focus(1)
            return
        nearest = nearest_towards(direction, self.focus, self.focus_order())
        if nearest is not None:
            self.set_focus(nearest, by_keyboard=True)
        else:
            self.focus_visible = True
            self.invalidate()

    # -- events

    def handle(self, event: Event) -> bool:
        """Give an event to widgets first, then to this screen's and to the common keys."""
        if event.type in MOUSE_EVENTS:
            return self._mouse(event)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._keys.press(event)
        return False

    def _mouse(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.update_hover()
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus_visible = False
            self.invalidate()
        if self.captured is not None and event.type != pygame.MOUSEWHEEL:
            return self.captured.handle(event)
        if self.popup is not None:
            return self._offer(self.popup, event) or self.popup.handle(event)
        return any(self._offer(widget, event) for widget in reversed(self.widgets))

    def _offer(self, widget: Widget, event: Event) -> bool:
        """Offer a mouse event to what lies under the mouse, the innermost first."""
        if not widget.visible:
            return False
        inside = widget.contains(self.app.mouse)
        if (inside or not isinstance(widget, ScrollArea)) and any(
            self._offer(child, event) for child in reversed(widget.children)
        ):
            return True
        return inside and widget.handle(event)

    def open_rules(self) -> None:
        """Open the rulebook where the hovered or focused widget asks for it."""
        clause = None
        for widget in (self.hovered, self.focus):
            clause = clause or (widget.link_clause() if widget is not None else None)
        self.app.doors.rulebook(self.game_id, clause=clause)
