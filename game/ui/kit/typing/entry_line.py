"""pygame-gui's line to type in, as our fields need it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame_gui.core import UIElement
from pygame_gui.elements import UITextEntryLine

from game.ui.kit.clipboard import read_clipboard, write_clipboard
from game.ui.kit.typing.host import Host, NothingKept
from game.ui.kit.typing.look import look_of_lines

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
LARGEST = (16384, 4096)
"""The room that a line may take."""
_WORDS = re.compile(r"\w+(?:['’]\w+)*")


class EntryLine(UITextEntryLine):
    """Letters, cursor, selection, and what keys and mouse do with them; it belongs to one field, which draws the rest.

    It lies at (0, 0) of a room of its own, with letters ``pixels`` tall and a cursor ``caret`` pixels wide.
    Theirs blinks, lets go of the selection with the focus, sets how keys repeat in the whole program, refuses a
    text that is too long or has a wrong letter as a whole, and knows no words: all that is as in our fields instead.
    """

    def __init__(self, size: tuple[int, int], pixels: int, caret: int) -> None:
        super().__init__(Rect((0, 0), size), _host(pixels))
        self.pixels = pixels
        self.caret = caret
        self.longest = 40
        self.allows: Callable[[str], bool] = str.isprintable
        # Nothing walks over it each frame: it moves when it gets an event.
        UITextEntryLine.kill(self)

    # -- what is in it

    def hold(self, text: str, anchor: int, cursor: int) -> None:
        """Take over a text and where its selection begins and ends."""
        self.text, self.edit_position, self._select_range = text, cursor, [anchor, cursor]
        self.renew()

    def allow_use(self, allowed: bool) -> None:
        """Whether it can be used; its letters are paler otherwise."""
        if allowed != self.is_enabled:
            UITextEntryLine.enable(self) if allowed else UITextEntryLine.disable(self)

    @property
    def anchor(self) -> int:
        """Where the selection began; the cursor if nothing is selected."""
        start, end = self._select_range
        if start == end:
            return self.edit_position
        return end if self.edit_position == start else start

    def put(self, words: str) -> None:
        """Put words where the selection or the cursor is: those of their letters that are allowed and have room."""
        start, end = sorted((self.anchor, self.edit_position))
        room = self.longest - (len(self.text) - (end - start))
        fitting = "".join(letter for letter in words if self.allows(letter))[: max(0, room)]
        cursor = start + len(fitting)
        self.hold(self.text[:start] + fitting + self.text[end:], cursor, cursor)

    # -- drawing

    def renew(self) -> None:
        """Draw the letters anew."""
        shape = self.drawable_shape
        if shape is None:
            return
        shape.set_text(self.text)
        layout = shape.text_box_layout
        if layout is None:
            return
        layout.edit_cursor_width = self.caret
        layout.set_text_selection(*sorted((self.anchor, self.edit_position)) if self.is_focused else (0, 0))
        layout.set_cursor_position(self.edit_position)
        if self.is_focused:
            layout.turn_on_cursor()
            if layout.cursor_text_row is not None:
                layout.cursor_text_row.cursor_draw_width -= self.caret // 2  # between two letters, on neither
        shape.finalise_text_onto_active_state()

    def picture(self) -> Surface:
        """The letters with selection and cursor, on nothing; the colours are multiplied by their alpha."""
        return self.drawable_shape.get_active_state_surface() if self.drawable_shape else Surface((0, 0))

    @property
    def caret_x(self) -> int:
        """Where the cursor stands, in pixels from the left edge."""
        return self._width(self.edit_position) - self._scrolled

    @property
    def _scrolled(self) -> int:
        layout = self.drawable_shape.text_box_layout if self.drawable_shape is not None else None
        return layout.x_scroll_offset if layout is not None else 0

    def _width(self, letters: int) -> int:
        return self.font.size(self.text[:letters])[0] if self.font is not None else 0

    # -- events

    def focus(self) -> None:
        """Show the cursor; how keys repeat is the program's own."""
        if not self.is_focused:
            UIElement.focus(self)
            self.renew()

    def unfocus(self) -> None:
        """Hide the cursor; it and the selection stay where they are."""
        if self.is_focused:
            UIElement.unfocus(self)
            self.selection_in_progress = False
            self.renew()

    def press(self, x: int, *, double: bool) -> None:
        """The mouse went down so many pixels from the left: the cursor goes there, or a word is selected."""
        cursor = anchor = self._nearest(x)
        if double:
            anchor, cursor = self._word_around(cursor)
        self.selection_in_progress = not double
        self.edit_position, self._select_range = cursor, [anchor, cursor]
        self.renew()

    def drag(self, x: int) -> None:
        """Select up to the mouse."""
        if self.selection_in_progress:
            anchor, self.edit_position = self.anchor, self._nearest(x)
            self._select_range = [anchor, self.edit_position]
            self.renew()

    def _nearest(self, x: int) -> int:
        """Before which letter the cursor stands nearest; theirs gives up early at the left edge."""
        wanted = x + self._scrolled
        return min(range(len(self.text) + 1), key=lambda index: abs(self._width(index) - wanted))

    def _word_around(self, index: int) -> tuple[int, int]:
        word = next((found for found in _WORDS.finditer(self.text) if found.start() <= index <= found.end()), None)
        return word.span() if word is not None else (0, len(self.text))

    def key(self, event: Event) -> bool:
        """Use a key; True if it was one for editing."""
        word = event.mod & COMMAND and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        if word:
            self._move_by_word(event.key, bool(event.mod & pygame.KMOD_SHIFT))
            used = True
        else:
            used = self.process_event(event)
        if used:
            self.renew()
        return used

    def _move_by_word(self, key: int, selecting: bool) -> None:
        start, end = sorted((self.anchor, self.edit_position))
        if start != end and not selecting:
            cursor = start if key == pygame.K_LEFT else end
        elif key == pygame.K_LEFT:
            cursor = self.text.rfind(" ", 0, max(0, self.edit_position - 1)) + 1
        else:
            space = self.text.find(" ", self.edit_position + 1)
            cursor = len(self.text) if space < 0 else space
        anchor = self.anchor if selecting else cursor
        self.edit_position, self._select_range = cursor, [anchor, cursor]

    def _post_text_event(self, kind: int) -> None:
        """Nobody reads its events: the field compares what was and is."""

    def _post_text_entry_finished_event(self) -> bool:
        """Enter is the field's own."""
        return False

    def _do_copy(self) -> None:
        start, end = sorted((self.anchor, self.edit_position))
        if start != end:
            write_clipboard(self.text[start:end])

    def _do_cut(self) -> None:
        self._do_copy()
        if self.anchor != self.edit_position:
            self.put("")

    def _do_paste(self) -> None:
        self.put(read_clipboard().replace("\n", " "))


@lru_cache(maxsize=16)
def _host(pixels: int) -> Host:
    """What lines with letters so many pixels tall are made in."""
    host = Host(LARGEST, look_of_lines(pixels))
    host.get_theme().shape_cache = NothingKept()
    return host
