"""A line to type in, with cursor, selection and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.widget import TooltipSource, Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.typing.entry_line import EntryLine

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TextField(Widget):
    """One line of text. ``allowed`` decides about each typed letter; ``longest`` is the number of letters.

    Its letters, cursor and selection are pygame-gui's ``UITextEntryLine``, made when the field is seen or used for the
    first time. What that cannot do is done here: the hint stays while the empty field has the focus, and is set in
    italics; the well with its rim, the icon and the focus ring are those of all our widgets; the cursor does not
    blink, so that the program sleeps; what an input method composes is shown where it will stand. What it does in
    another way (:class:`~game.ui.kit.typing.entry_line.EntryLine`) is done as everywhere in the app.
    """

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
        self.composed = ""
        """What an input method is making out of several keys; not in the text yet."""
        self._line: EntryLine | None = None
        self._input_rect = Rect(0, 0, 0, 0)

    # -- what is chosen

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection begins and ends; both the cursor if nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.cursor = 0, len(self.value)
        self.app.invalidate()

    def select(self, start: int, end: int) -> None:
        """Select a part of the text; the cursor stands at its end."""
        self.anchor, self.cursor = start, end
        self.app.invalidate()

    def replace_selection(self, words: str) -> None:
        """Put words where the selection or the cursor is, without letters that aren't allowed."""
        line = self._up_to_date()
        line.put(words)
        self._take_over(line)

    def set_value(self, value: str, cursor: int | None = None) -> None:
        """Change the text and move the cursor."""
        changed = value != self.value
        self.value = value
        self.cursor = self.anchor = len(value) if cursor is None else cursor
        self.app.invalidate()
        if changed and self.on_change is not None:
            self.on_change(value)

    # -- pygame-gui's line

    def _up_to_date(self) -> EntryLine:
        """The line as it has to look now: in this size, with this text and selection."""
        from game.ui.kit.typing.entry_line import EntryLine

        theme, area = self.app.theme, self._text_area()
        pixels, caret = max(6, round(self.size * theme.scale)), max(1, theme.px(1.6))
        line = self._line
        if line is None or (line.rect.size, line.pixels, line.caret) != (area.size, pixels, caret):
            line = self._line = EntryLine(area.size, pixels, caret)
        line.longest, line.allows = self.longest, self.allowed
        line.allow_use(self.enabled)
        line.focus() if self.focused and self.enabled else line.unfocus()
        if (line.text, line.anchor, line.edit_position) != (self.value, self.anchor, self.cursor):
            line.hold(self.value, self.anchor, self.cursor)
        return line

    def _take_over(self, line: EntryLine) -> None:
        """What the line holds after something was done with it."""
        changed = line.text != self.value
        self.value, self.anchor, self.cursor = line.text, line.anchor, line.edit_position
        self.app.invalidate()
        if changed and self.on_change is not None:
            self.on_change(self.value)

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
        wide, high = self.rect.width - left - theme.px(12), self.rect.height
        return Rect(self.rect.x + left, self.rect.y, max(1, wide), max(1, high))

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
        if not self.value and self.hint and not self.composed:
            words = theme.render(self.hint, "sans_italic", self.size, theme.off)
            surface.blit(words, words.get_rect(midleft=area.midleft))
        line = self._up_to_date()
        surface.blit(line.picture(), area, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.focused:
            self._draw_composed(surface, area, line.caret_x)
        surface.set_clip(before)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)

    def _draw_composed(self, surface: Surface, area: Rect, x: int) -> None:
        """What is being composed, underlined, and word to the system where its list of proposals may stand."""
        theme, high = self.app.theme, self.app.theme.line_height("sans", self.size)
        place = Rect(area.x + x, area.centery - high // 2, max(1, theme.px(1.6)), high)
        if self._input_rect != place:
            self._input_rect = place
            pygame.key.set_text_input_rect(place)
        if not self.composed:
            return
        words = theme.render(self.composed, "sans", self.size, theme.gold_light)
        room = words.get_rect(midleft=(min(place.x, max(area.x, area.right - words.get_width())), area.centery))
        surface.fill(theme.well, room)
        surface.blit(words, room)
        surface.fill(theme.gold_light, Rect(room.x, place.bottom - place.width, room.width, place.width))

    # -- events

    def handle(self, event: Event) -> bool:
        """Place the cursor by mouse, type, and edit."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            return self._mouse_down(event)
        if event.type == pygame.MOUSEMOTION and self._has_capture():
            line = self._up_to_date()
            line.drag(event.pos[0] - self._text_area().x)
            self._take_over(line)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._has_capture():
            self._up_to_date().selection_in_progress = False
            self._release()
            return True
        if not self.focused or not self.enabled:
            return False
        if event.type == pygame.TEXTEDITING:
            self.composed = event.text
            self.app.invalidate()
            return True
        if event.type == pygame.TEXTINPUT:
            self.composed = ""
            self.replace_selection(event.text)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _mouse_down(self, event: Event) -> bool:
        if self.screen is None or not self.enabled:
            return True
        self.screen.captured = self
        self.screen.set_focus(self, by_keyboard=False)
        self.composed = ""
        line = self._up_to_date()
        line.press(event.pos[0] - self._text_area().x, double=self.app.is_double_click(event.pos))
        self._take_over(line)
        return True

    def _key(self, event: Event) -> bool:
        if self.composed:
            # Keys belong to the input method; Esc lets go of what would otherwise be stuck.
            self.composed = "" if event.key == pygame.K_ESCAPE else self.composed
            self.app.invalidate()
            return True
        if event.key in ENTER and self.on_enter is not None:
            self.on_enter()
            return True
        line = self._up_to_date()
        if event.key not in ENTER and line.key(event):
            self._take_over(line)
            return True
        # Letters arrive as TEXTINPUT too: their keys must not be taken for shortcuts.
        return bool(getattr(event, "unicode", "")) and event.unicode.isprintable()
