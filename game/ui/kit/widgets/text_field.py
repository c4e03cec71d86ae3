"""A line to type in, with cursor, selection and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.clipboard import read_clipboard, write_clipboard
from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.kit.application import Application

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class TextField(Widget):
    """One line of text. ``allowed`` decides about each typed letter; ``longest`` is the number of letters."""

    def __init__(
        self,
        app: Application,
        id: str,
        value: str = "",
        rect: Rect | tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        hint: str = "",
        longest: int = 40,
        allowed: Callable[[str], bool] = str.isprintable,
        on_change: Callable[[str], object] | None = None,
        on_enter: Callable[[], object] | None = None,
        icon: str | None = None,
        size: float = 18,
        tooltip: TooltipSource = None,
    ) -> None:
        super().__init__(app, id, rect, tooltip=tooltip, focusable=True)
        self.value = value
        self.hint = hint
        self.longest = longest
        self.allowed = allowed
        self.on_change = on_change
        self.on_enter = on_enter
        self.icon = icon
        self.size = size
        self.cursor = len(value)
        self.anchor = len(value)
        self._scrolled = 0

    # -- what is chosen

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection begins and ends; both the cursor if nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.cursor = 0, len(self.value)
        self.app.invalidate()

    def replace_selection(self, words: str) -> None:
        """Put words where the selection or the cursor is, without letters that aren't allowed."""
        start, end = self.selection
        room = self.longest - (len(self.value) - (end - start))
        fitting = "".join(letter for letter in words if self.allowed(letter))[: max(0, room)]
        self.set_value(self.value[:start] + fitting + self.value[end:], start + len(fitting))

    def set_value(self, value: str, cursor: int | None = None) -> None:
        """Change the text and move the cursor."""
        changed = value != self.value
        self.value = value
        self.cursor = self.anchor = len(value) if cursor is None else cursor
        self.app.invalidate()
        if changed and self.on_change is not None:
            self.on_change(value)

    # -- layout and drawing

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """Room for about twenty letters."""
        wide = self.app.theme.px(240)
        high = max(self.app.theme.px(40), self.app.theme.line_height("sans", self.size) + self.app.theme.px(12))
        return (min(wide, width) if width is not None else wide), high

    def needs(self) -> tuple[int, int]:
        """One line's height; the text scrolls sideways."""
        return 0, self.app.theme.line_height("sans", self.size)

    def _text_area(self) -> Rect:
        theme = self.app.theme
        left = theme.px(12) + (theme.px(self.size * 1.2) + theme.px(8) if self.icon else 0)
        return Rect(self.rect.x + left, self.rect.y, max(1, self.rect.width - left - theme.px(12)), self.rect.height)

    def _x_of(self, index: int) -> int:
        return self.app.theme.measure(self.value[:index], "sans", self.size)

    def draw(self, surface: Surface) -> None:
        """Well, icon, hint or text with selection and cursor."""
        theme, area = self.app.theme, self._text_area()
        pygame.draw.rect(surface, theme.well, self.rect, border_radius=theme.px(6))
        rim = theme.gold_light if self.focused else theme.gold if self.hovered else theme.gold_dark
        pygame.draw.rect(surface, rim, self.rect, max(1, theme.px(1.6)), border_radius=theme.px(6))
        if self.icon is not None:
            side = theme.px(self.size * 1.2)
            picture = self.app.pictures.icon(self.icon, side, theme.dim)
            surface.blit(picture, picture.get_rect(midleft=(self.rect.x + theme.px(12), self.rect.centery)))
        before = surface.get_clip()
        surface.set_clip(area.inflate(theme.px(4), 0).clip(before))
        if not self.value and self.hint:
            words = theme.render(self.hint, "sans_italic", self.size, theme.off)
            surface.blit(words, words.get_rect(midleft=area.midleft))
        else:
            self._draw_text(surface, area)
        if self.focused:
            high = theme.line_height("sans", self.size)
            x = area.x + self._x_of(self.cursor) - self._scrolled
            surface.fill(theme.gold_light, Rect(x, area.centery - high // 2, max(1, theme.px(1.6)), high))
        surface.set_clip(before)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)

    def _draw_text(self, surface: Surface, area: Rect) -> None:
        theme = self.app.theme
        self._follow_cursor(area.width)
        start, end = self.selection
        if self.focused and start != end:
            high = theme.line_height("sans", self.size)
            left = area.x + self._x_of(start) - self._scrolled
            mark = Rect(left, area.centery - high // 2, self._x_of(end) - self._x_of(start), high)
            surface.fill((110, 74, 30), mark)
        words = theme.render(self.value, "sans", self.size, theme.ink if self.enabled else theme.off)
        surface.blit(words, words.get_rect(midleft=(area.x - self._scrolled, area.centery)))

    def _follow_cursor(self, width: int) -> None:
        x = self._x_of(self.cursor)
        self._scrolled = min(self._scrolled, x)
        self._scrolled = max(self._scrolled, x - width + self.app.theme.px(4))
        self._scrolled = max(0, min(self._scrolled, self._x_of(len(self.value)) - width + self.app.theme.px(4)))

    # -- events

    def handle(self, event: Event) -> bool:
        """Place the cursor by mouse, type, and edit."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            return self._mouse_down(event)
        if event.type == pygame.MOUSEMOTION and self._has_capture():
            self.cursor = self._index_at(event.pos[0])
            self.app.invalidate()
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._has_capture():
            self._release()
            return True
        if not self.focused or not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self.replace_selection(event.text)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _mouse_down(self, event: Event) -> bool:
        if self.screen is None or not self.enabled:
            return True
        self.screen.captured = self
        self.screen.set_focus(self, by_keyboard=False)
        self.cursor = self.anchor = self._index_at(event.pos[0])
        if self.app.is_double_click(event.pos):
            self.select_all()
        self.app.invalidate()
        return True

    def _index_at(self, x: int) -> int:
        wanted = x - self._text_area().x + self._scrolled
        return min(range(len(self.value) + 1), key=lambda index: abs(self._x_of(index) - wanted))

    def _key(self, event: Event) -> bool:
        if event.mod & _COMMAND and self._command(event.key):
            return True
        held = bool(event.mod & pygame.KMOD_SHIFT)
        start, end = self.selection
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._move(self._destination(event.key, bool(event.mod & _COMMAND), held), held)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if start == end:
                forward = event.key == pygame.K_DELETE
                start, end = (start, min(len(self.value), end + 1)) if forward else (max(0, start - 1), end)
            self.set_value(self.value[:start] + self.value[end:], start)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter is not None:
            self.on_enter()
        else:
            # Letters arrive as TEXTINPUT too: their keys must not be taken for shortcuts.
            return bool(getattr(event, "unicode", "")) and event.unicode.isprintable()
        return True

    def _destination(self, key: int, by_word: bool, held: bool) -> int:
        if key == pygame.K_HOME:
            return 0
        if key == pygame.K_END:
            return len(self.value)
        start, end = self.selection
        if start != end and not held:
            return start if key == pygame.K_LEFT else end
        if key == pygame.K_LEFT:
            return self.value.rfind(" ", 0, max(0, self.cursor - 1)) + 1 if by_word else max(0, self.cursor - 1)
        if by_word:
            space = self.value.find(" ", self.cursor + 1)
            return len(self.value) if space < 0 else space
        return min(len(self.value), self.cursor + 1)

    def _move(self, cursor: int, held: bool) -> None:
        self.cursor = cursor
        if not held:
            self.anchor = cursor
        self.app.invalidate()

    def _command(self, key: int) -> bool:
        start, end = self.selection
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            if start != end:
                write_clipboard(self.value[start:end])
                if key == pygame.K_x:
                    self.replace_selection("")
        elif key == pygame.K_v:
            self.replace_selection(read_clipboard().replace("\n", " "))
        else:
            return False
        return True
