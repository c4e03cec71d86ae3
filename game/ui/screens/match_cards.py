"""Matches as cards below each other: the game's book, what is to be said first, the day, everybody at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

import pygame
from pygame import SRCALPHA, Color, Surface

from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.rich_text import RichText, TextBlock, layout
from game.ui.kit.widget import draw_focus_ring
from game.ui.kit.widgets import ListRow, ListView
from game.ui.kit.widgets.list_view import RowWidget
from game.ui.screens.scenery import scenes_of

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LEAST_HIGH, BOOK, EDGE = 90, 74, 10
"""The least height of a card, the height of its book and the width of its edge, in usual pixels."""
RESULT, PLAYERS, SMALL = 19, 17, 15
GROUND, CHOSEN = ((34, 22, 14, 205), (20, 12, 7, 205)), ((106, 72, 27, 238), (64, 41, 15, 238))
"""The upper and the lower colour of a card, and of the chosen one."""
BRIGHT = 120
"""How bright a scene may be on the average, of 255, before it is shown weaker: words lie on it."""
PLATE = (10, 6, 4, 150)
"""What lies behind the day, so that it can be read over the brightest sky."""
SCENE, DUSK, LIT, VEIL = 0.62, 92, 130, 32
"""How much of a card's width its scene takes, how strong it is there, of 255, and on the chosen card; and the columns
in which its veil is worked out before it is stretched."""


@dataclass(frozen=True, slots=True)
class MatchRow(ListRow):
    """A match of a list; its title and its detail stand above and below the players, the day at the right.

    A ``scene`` comes out of the dusk behind the words; "" for a match that cannot be read.
    """

    players: RichText = ()
    when: str = ""
    scene: str = ""


def scene_of(game: str, match: str) -> str:
    """A picture of the game for a match of that name: always the same, but another one for the next match."""
    scenes = scenes_of(game)
    return scenes[crc32(match.encode()) % len(scenes)]


class MatchCards(ListView):
    """Cards of matches below each other; those of matches that have not changed are laid out already."""

    def __init__(
        self, app: Application, id: str, *, on_choose: Callable[[str], object], on_open: Callable[[str], object]
    ) -> None:
        super().__init__(app, id, on_choose=on_choose, on_open=on_open)
        self._made: dict[str, MatchCard] = {}

    def row_widget(self, row: ListRow) -> RowWidget:
        """A card for a match; the same one as before for the same row."""
        if not isinstance(row, MatchRow):
            return super().row_widget(row)
        made = self._made.get(row.id)
        if made is None or made.match is not row:
            made = self._made[row.id] = MatchCard(self, row)
        return made


class MatchCard(RowWidget):
    """One match: its book, the result and the day, everybody at the table, and how long it took."""

    def __init__(self, owner: MatchCards, row: MatchRow) -> None:
        super().__init__(owner, row)
        self.match = row
        self._laid: tuple[object, list[TextBlock]] | None = None

    def _left(self) -> int:
        return self.app.theme.px(EDGE + BOOK)

    def _lines(self, width: int) -> list[TextBlock]:
        """The result beside the day, the players, the game."""
        theme, row = self.app.theme, self.match
        key = (width, theme, self.app.language)
        if self._laid is None or self._laid[0] != key:
            room = max(8, width - self._left() - theme.px(EDGE))
            ink = Color(row.colour) if row.colour else theme.gold_light
            beside = max(8, room - theme.measure(row.when, "sans", SMALL) - theme.px(14))
            lines = [layout(row.title, beside, "sans_bold", theme, size=RESULT, colour=ink)]
            if row.players:
                lines.append(layout(row.players, room, "sans", theme, size=PLAYERS))
            if row.detail:
                lines.append(layout(row.detail, room, "sans", theme, size=SMALL, colour=theme.dim))
            self._laid = (key, lines)
        return self._laid[1]

    def _lines_high(self, width: int) -> int:
        return sum(line.height for line in self._lines(width)) + self.app.theme.px(4) * (len(self._lines(width)) - 1)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, and room for the book or for the words, whichever is more."""
        wide = width if width is not None else 100_000
        theme = self.app.theme
        return wide, max(theme.px(LEAST_HIGH), self._lines_high(wide) + theme.px(12))

    def needs(self) -> tuple[int, int]:
        """The size of its words."""
        wide = max(line.width for line in self._lines(self.rect.width))
        return self._left() + wide, self._lines_high(self.rect.width)

    def draw(self, surface: Surface) -> None:
        """The card, brighter where it is chosen or under the mouse; focus."""
        surface.blit(self._ground(), self.rect)
        self.draw_content(surface)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect.inflate(-4, -4), self, 5)

    def _ground(self) -> Surface:
        chosen = self.owner.chosen == self.row.id
        lit = chosen or self.hovered or self.shows_focus
        size, scale = self.rect.size, self.app.theme.scale
        make = partial(self._painted_ground, size, chosen=chosen, bright=lit)
        return self.app.pictures.made(("match card", size, chosen, lit, scale, self.match.scene), make)

    def _painted_ground(self, size: tuple[int, int], *, chosen: bool, bright: bool) -> Surface:
        """The scene in the dusk, on leather from light to dark, with a golden rim."""
        theme, colours = self.app.theme, CHOSEN if chosen else GROUND
        two = Surface((1, 2), SRCALPHA)
        two.set_at((0, 0), colours[0])
        two.set_at((0, 1), colours[1])
        card = pygame.transform.smoothscale(two, size)
        if self.match.scene:
            self._paint_scene(card, LIT if chosen else DUSK)
        shape = Surface(size, SRCALPHA)
        pygame.draw.rect(shape, (255, 255, 255), shape.get_rect(), border_radius=theme.px(7))
        card.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        rim = theme.gold if bright else theme.gold_dark
        pygame.draw.rect(card, rim, card.get_rect(), max(1, theme.px(1.4)), border_radius=theme.px(7))
        return card

    def _paint_scene(self, card: Surface, strength: int) -> None:
        """The scene over the right part of a card, out of nothing at its left."""
        wide = round(card.get_width() * SCENE)
        scene = self.app.pictures.cover(self.match.scene, (wide, card.get_height())).convert_alpha()
        colour = pygame.transform.average_color(scene)
        strength = min(strength, round(strength * BRIGHT / max(1, *colour[:3])))
        veil = Surface((VEIL, 1), SRCALPHA)
        for x in range(VEIL):
            veil.set_at((x, 0), (255, 255, 255, round(strength * min(1.0, x / (VEIL * 0.6)))))
        scene.blit(pygame.transform.smoothscale(veil, scene.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        card.blit(scene, (card.get_width() - wide, 0))

    def draw_content(self, surface: Surface) -> None:
        """Book or sign at the left, then the words; the day at the right."""
        theme, row = self.app.theme, self.match
        lines = self._lines(self.rect.width)
        middle = (self.rect.x + theme.px(EDGE) + theme.px(BOOK - 8) // 2, self.rect.centery)
        if row.picture is not None:
            sign = miniature(self.app.pictures, row.picture, theme.px(BOOK))
        else:
            sign = self.app.pictures.icon(row.icon or "scroll-unfurled", theme.px(40), Color(row.colour or theme.dim))
        surface.blit(sign, sign.get_rect(center=middle))
        left, top = self.rect.x + self._left(), self.rect.centery - self._lines_high(self.rect.width) // 2
        faint = theme.ink if self.owner.chosen == self.row.id else theme.dim
        day = theme.render(row.when, "sans", SMALL, faint)
        at = day.get_rect(topright=(self.rect.right - theme.px(EDGE + 2), top + theme.px(3)))
        if row.scene and row.when:
            plate = at.inflate(theme.px(14), theme.px(6))
            surface.blit(panel(plate.size, theme.px(5), PLATE, PLATE), plate)
        surface.blit(day, at)
        if row.detail:
            lines[-1].colour = faint
        for line in lines:
            line.draw(surface, left, top, pictures=self.app.pictures)
            top += line.height + theme.px(4)
