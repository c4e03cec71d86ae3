"""The end of a round, held up to be read: what each player's power was, and what it is now."""

from __future__ import annotations

import pygame

from game.engine.decision import Text, text
from game.ui.kit.painting.glow import GAINED, LOST, Colour, panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.warlocks_duel.view import DuelistView, DuelView
from game.words import say

HELD = 4.0
"""Seconds for which it is shown; a click ends that."""
OVER, NEXT = Text("Round {round} is over"), Text("Round {round}: {who} begins.")
POWER, FALLEN = Text("{who}: power {before}, now {now}"), Text("{who} has fallen")
TITLE, INK, SAME = (250, 226, 168), (226, 206, 240), (250, 240, 220)


class RoundEnd:
    """Remembers how much power everybody had when the round began."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._round = 0
        self._before: tuple[int, ...] = ()

    def begin(self, view: DuelView) -> None:
        """A round begins."""
        self._round, self._before = view.round, tuple(duelist.power for duelist in view.duelists)

    def knows(self, view: DuelView) -> bool:
        """Whether the round that led to this view was seen from its beginning."""
        return bool(self._before) and self._round == view.round - 1

    def lines(self, view: DuelView) -> list[tuple[Text, Colour]]:
        """What happened to each player in the round before."""
        return [self._line(duelist, before) for duelist, before in zip(view.duelists, self._before, strict=True)]

    @staticmethod
    def _line(duelist: DuelistView, before: int) -> tuple[Text, Colour]:
        who, now = duelist.seat.name, duelist.power
        if not now:
            return text(FALLEN.message, who=who), LOST
        colour = GAINED if now > before else LOST if now < before else SAME
        return text(POWER.message, who=who, before=before, now=now), colour

    def picture(self, view: DuelView, starter: str, area: pygame.Rect) -> pygame.Surface:
        """The banner, for a table of that size."""
        pitch = max(24, round(area.height * 0.048))
        found = self.lines(view)
        width, height = round(area.width * 0.62), round(pitch * (len(found) + 3.7))
        picture = panel((width, height), pitch, (20, 8, 44, 244), (232, 190, 104, 255), 2).copy()
        room, top = width - 2 * pitch, pitch * 2 // 5
        rows = [
            (text(OVER.message, round=view.round - 1), "title", pitch * 1.0, TITLE, 1.5),
            *((words, "sans_bold", pitch * 0.68, colour, 1.0) for words, colour in found),
            (text(NEXT.message, round=view.round, who=starter), "italic", pitch * 0.68, INK, 1.0),
        ]
        for words, style, size, colour, share in rows:
            line = one_line(self._theme, say(words), style, size, room, colour)
            picture.blit(line, line.get_rect(midtop=(width // 2, top)))
            top += round(pitch * share) + pitch // 8
        return picture
