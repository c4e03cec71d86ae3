"""The summary of a demons' phase: a parchment over the board that a click puts away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.kit.painting.glow import blit_halo, shadow
from game.ui.kit.painting.lettering import one_line, pixel_font, wrapped, written, written_width
from game.ui.kit.painting.painter import Painter
from game.ui.tables.devils_circle.statistics import ReportLine
from game.words import _, say

INK, FAINT, HEAD = (58, 34, 18), (120, 84, 48), (112, 24, 18)


class Report(Painter):
    """Draws the parchment."""

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, lines: Sequence[ReportLine]) -> None:
        """The lines, as many as there is room for: the first that weigh most; dots stand for the others."""
        blit_halo(surface, shadow(rect.size, 8, 18, 230), rect)
        sheet = self._pictures.cover("chrome/parchment.jpg", rect.size)
        surface.blit(sheet, rect)
        pygame.draw.rect(surface, (70, 40, 16), rect, 3, border_radius=4)
        pygame.draw.rect(surface, (176, 132, 62), rect.inflate(-8, -8), 1, border_radius=4)
        size = round(max(13, min(20 * self._theme.density, rect.width / 23)))
        title = one_line(self._theme, _("What the demons did"), "title", size * 1.3, rect.width - 60, HEAD)
        surface.blit(title, title.get_rect(midtop=(rect.centerx, rect.top + size // 2)))
        self.draw_icon(surface, "cross", round(size * 1.1), HEAD, topright=(rect.right - 10, rect.top + 10))
        hint = one_line(self._theme, _("Click to put this away"), "italic", size * 0.95, rect.width - 40, FAINT)
        surface.blit(hint, hint.get_rect(midbottom=(rect.centerx, rect.bottom - size // 2)))
        room = pygame.Rect(rect.left + 22, rect.top + round(size * 2.3), rect.width - 44, 0)
        room.height = rect.bottom - round(size * 2.1) - room.top
        self._lines(surface, room, lines, size)

    def _lines(self, surface: pygame.Surface, room: pygame.Rect, lines: Sequence[ReportLine], size: int) -> None:
        def measure(line: str) -> int:
            return written_width(self._theme, line, "body", size)

        height = round(pixel_font(self._theme, "body", size).get_linesize() * 0.96)
        fitting = max(1, room.height // height)
        broken = [(wrapped(say(line.words), room.width - size, measure), line) for line in lines]
        blocks = self._fitting(broken, fitting)
        top = room.top
        for block in blocks:
            pygame.draw.circle(surface, HEAD, (room.left + size // 4, top + height // 2), max(2, size // 7))
            for line in block:
                surface.blit(written(self._theme, line, "body", size, INK), (room.left + size, top))
                top += height

    def _fitting(self, blocks: list[tuple[list[str], ReportLine]], fitting: int) -> list[list[str]]:
        """As many lines as fit: the last of those that weigh least give way first."""
        if sum(len(words) for words, _line in blocks) <= fitting:
            return [words for words, _line in blocks]
        kept = list(blocks)
        while len(kept) > 1 and sum(len(words) for words, _line in kept) > fitting - 1:
            least = min(line.weight for _words, line in kept)
            kept.remove(next(block for block in reversed(kept) if block[1].weight == least))
        return [*(words for words, _line in kept), ["…"]]
