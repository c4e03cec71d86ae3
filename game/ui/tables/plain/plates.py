"""The plates of the seats with their counters, and the trays of the zones."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.engine.boards.plain_view import Counter
from game.engine.view import SeatView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.pieces import Tray
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import say

PAPER, FAINT, OUT = (243, 223, 174), (214, 190, 150), (150, 132, 108)
LEATHER, TRAY_FILL, TRAY_RIM = (36, 22, 13, 232), (16, 8, 4, 128), (176, 140, 78, 110)


class SeatPlates(Painter):
    """Draws plates and trays."""

    def plate(self, surface: Surface, seat: SeatView, counters: Sequence[Counter], rect: Rect) -> None:
        """Sign and name, and below them the numbers."""
        colour = colour_of(seat)
        radius = max(5, rect.height // 12)
        surface.blit(panel(rect.size, radius, LEATHER, (*colour, 255), max(2, radius // 4)), rect)
        head = round(rect.height * (0.44 if counters else 1.0))
        inner = rect.inflate(-max(12, rect.width // 14), 0)
        size = max(12, min(round(head * 0.56), rect.width // 8))
        self.draw_icon(surface, icon_of(seat), size, colour, midleft=(inner.left, rect.top + head // 2 + 1))
        room = inner.width - size - size // 3
        name = one_line(self._theme, seat.name, "sans_bold", size * 1.05, room, OUT if seat.out else PAPER)
        surface.blit(name, name.get_rect(midleft=(inner.right - room, rect.top + head // 2 + 1)))
        if seat.out:
            middle = rect.top + head // 2
            pygame.draw.line(surface, OUT, (inner.right - room, middle), (inner.right, middle))
        if counters:
            self._counters(surface, counters, Rect(inner.left, rect.top + head, inner.width, rect.height - head))

    def _counters(self, surface: Surface, counters: Sequence[Counter], box: Rect) -> None:
        """Each number with its icon or its name before it, beside each other or below."""
        columns = min(len(counters), max(1, box.width // max(1, round(box.height * 1.5))))
        rows = -(-len(counters) // columns)
        width, height = box.width // columns, min(box.height // rows, round(box.height * 0.8))
        for number, counter in enumerate(counters):
            row, column = divmod(number, columns)
            cell = Rect(box.left + column * width, box.top + row * height, width, height)
            self._counter(surface, counter, cell)

    def _counter(self, surface: Surface, counter: Counter, cell: Rect) -> None:
        size = max(10, min(round(cell.height * 0.72), cell.width // 3))
        left = cell.left
        if counter.icon:
            self.draw_icon(surface, counter.icon, size, FAINT, midleft=(left, cell.centery))
            left += size + size // 4
        else:
            words = one_line(self._theme, f"{say(counter.name)}:", "sans", size * 0.8, round(cell.width * 0.64), FAINT)
            surface.blit(words, words.get_rect(midleft=(left, cell.centery)))
            left += words.get_width() + size // 4
        value = one_line(self._theme, str(counter.value), "sans_bold", size, cell.right - left, PAPER)
        surface.blit(value, value.get_rect(midleft=(left, cell.centery)))

    def tray(self, surface: Surface, tray: Tray, *, heap: bool) -> None:
        """A sunken tray with its name; that of a heap tells how many lie there."""
        surface.blit(panel(tray.rect.size, max(4, min(14, tray.rect.height // 14)), TRAY_FILL, TRAY_RIM), tray.rect)
        size = max(11, min(tray.rect.height * 0.17, self._theme.px(17)))
        label = f"{tray.label} {tray.count}" if heap else tray.label
        words = one_line(self._theme, label, "small_caps", size, tray.rect.width - 8, (232, 208, 158))
        surface.blit(words, words.get_rect(midtop=(tray.rect.centerx, tray.rect.top + 1)))
