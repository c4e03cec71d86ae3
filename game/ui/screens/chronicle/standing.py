"""How a kept match ended: everybody in the order of the places, with portrait, level and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.chronicle.kept import KeptMatch
from game.chronicle.records.laurels import level_of
from game.chronicle.telling import name_of_seat
from game.engine.view import SeatView
from game.players import sign_of
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import Widget
from game.ui.screens.figures import of_figure
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import _, grouped, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

ROW, GAP, SMALL = 40, 4, 16
WON, OTHER = (104, 66, 22, 190), (14, 8, 5, 150)
"""The ground of a winner's row and of the others."""


class Standing(Widget):
    """A row for each seat: place, mark, portrait, name, what was played, and what was gathered."""

    def __init__(self, app: Application) -> None:
        super().__init__(app, "standing:match")
        self.match: KeptMatch | None = None

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width and a row for each seat."""
        seats = len(self.match.seats) if self.match is not None else 0
        return width or self.app.theme.px(400), seats * self.app.theme.px(ROW + GAP)

    def draw(self, surface: Surface) -> None:
        """The rows, the first place first."""
        match = self.match
        if match is None:
            return
        order = sorted(range(len(match.seats)), key=lambda seat: match.places[seat] if seat < len(match.places) else 0)
        high, step = self.app.theme.px(ROW), self.app.theme.px(ROW + GAP)
        for number, seat in enumerate(order):
            self._draw_row(surface, match, seat, Rect(self.rect.x, self.rect.y + number * step, self.rect.width, high))

    def _draw_row(self, surface: Surface, match: KeptMatch, seat: int, row: Rect) -> None:
        theme, pictures = self.app.theme, self.app.pictures
        won, player = seat in match.winners, match.seats[seat]
        key = ("standing", row.size, won, theme.scale)
        surface.blit(pictures.made(key, lambda: self._painted_ground(row.size, WON if won else OTHER)), row)
        left = row.x + theme.px(10)
        if seat < len(match.places):
            place = one_line(theme, f"{match.places[seat]}.", "title", theme.px(20), theme.px(28), theme.gold_light)
            surface.blit(place, place.get_rect(midleft=(left, row.centery)))
            left += theme.px(32)
        sat = SeatView(seat, player.name, player.player, player.colour, player.shape)
        mark = pictures.icon(icon_of(sat), theme.px(19), colour_of(sat))
        surface.blit(mark, mark.get_rect(midleft=(left, row.centery)))
        left += theme.px(27)
        figure = of_figure(match.game, match.figures[seat]) if seat < len(match.figures) else None
        if figure is not None and figure.picture is not None:
            small = miniature(pictures, figure.picture, row.height - theme.px(2))
            surface.blit(small, small.get_rect(midleft=(left, row.centery)))
            left += row.height + theme.px(6)
        self._draw_words(surface, match, seat, Rect(left, row.y, row.right - theme.px(12) - left, row.height))

    def _painted_ground(self, size: tuple[int, int], colour: tuple[int, int, int, int]) -> Surface:
        ground = Surface(size, SRCALPHA)
        pygame.draw.rect(ground, colour, ground.get_rect(), border_radius=self.app.theme.px(6))
        return ground

    def _draw_words(self, surface: Surface, match: KeptMatch, seat: int, room: Rect) -> None:
        """Name and laurel, what was played and by whom as far as there is room, and the result at the right."""
        theme, won = self.app.theme, seat in match.winners
        if seat < len(match.scores):
            words, ink = grouped(match.scores[seat]), theme.gold_light
            score = one_line(theme, words, "title", theme.px(20), room.width // 3, ink)
            surface.blit(score, score.get_rect(midright=(room.right, room.centery)))
            room.width -= score.get_width() + theme.px(10)
        ink = theme.gold_light if won else theme.ink
        name = one_line(theme, name_of_seat(match, seat), "sans_bold", theme.px(18), room.width * 3 // 5, ink)
        surface.blit(name, name.get_rect(midleft=(room.x, room.centery)))
        left = room.x + name.get_width() + theme.px(8)
        if won:
            laurel = self.app.pictures.icon("laurel-crown", theme.px(22), theme.gold_light)
            surface.blit(laurel, laurel.get_rect(midleft=(left, room.centery)))
            left += theme.px(30)
        details = self._details(match, seat)
        while details and theme.measure(" · ".join(details), "sans", SMALL) > room.right - left:
            details.pop()
        told = theme.render(" · ".join(details), "sans", SMALL, theme.dim)
        surface.blit(told, told.get_rect(midleft=(left, room.centery)))

    def _details(self, match: KeptMatch, seat: int) -> list[str]:
        figure = [_(match.figures[seat])] if seat < len(match.figures) and match.figures[seat] else []
        player = match.seats[seat]
        return figure + ([] if player.is_person else [say(sign_of(level_of(player)).title)])
