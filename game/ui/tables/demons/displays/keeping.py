"""The demons of whom only some may stay, large enough to be compared."""

from __future__ import annotations

import pygame

from game.demons.box.goetia import ATTITUDE_NAMES, DEMONS, FRIENDLY, NEUTRAL, UNFRIENDLY
from game.demons.box.powers import POWERS
from game.demons.box.ranks import RANK_NAMES
from game.demons.view import DemonsView
from game.ui.kit.painting.glow import panel, shadow
from game.ui.kit.painting.lettering import one_line, paragraph
from game.ui.kit.painting.painter import Painter, put
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.pieces.art import Tint
from game.ui.tables.demons.pieces.demon_cards import METALS, DemonCards
from game.ui.tables.demons.places import KEEPING, SHAPE, SPIRIT
from game.words import _, say

INK: Tint = (243, 223, 174)
GILT: Tint = (246, 221, 148)
ATTITUDE_INKS: dict[str, Tint] = {FRIENDLY: (169, 217, 138), NEUTRAL: (214, 204, 190), UNFRIENDLY: (255, 147, 128)}
NEARLY = 0.7
"""A row less is worth that much of a card's size: what lies below stays free for a voice, or for the map."""
MOST_ROWS = 3
LETTERS, LINES, MOST_LINES = 15, 3.6, 38
"""The least size of what stands below a card, in usual pixels; how many lines of it there is room for, and how many
of them would fill the display.
"""
LINES_TO_EXPLAIN = 7
"""For each power: so many lines are room enough to say what it does."""


class KeepingDisplay(Painter):
    """Cards in rows; ``held`` are the demons asked about."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards) -> None:
        super().__init__(theme, pictures)
        self._cards = cards
        self.held: tuple[int, ...] = ()

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]:
        """A card for each demon."""
        letters = self._letters(box)
        return [
            Piece(f"spirit:{demon}", f"demon:{demon}", SPIRIT, self._card(cell, letters), str(demon), KEEPING)
            for demon, cell in zip(self.held, self._cells(box), strict=True)
        ]

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None:
        """Each demon's card, and below it in words what it says in signs."""
        for demon, cell in zip(self.held, self._cells(box), strict=True):
            ground = panel(cell.inflate(-6, -6).size, 8, (34, 20, 11, 190), (*METALS[DEMONS[demon].rank], 110), 1)
            surface.blit(ground, cell.inflate(-6, -6))
            rect = self._card(cell, self._letters(box))
            shade = shadow(rect.size, 6, 10, 170)
            surface.blit(shade, shade.get_rect(center=rect.center))
            surface.blit(self._cards.face(demon, rect.width), rect)
            self._words(surface, demon, cell, rect.bottom, self._letters(box))

    def _words(self, surface: pygame.Surface, demon: int, cell: pygame.Rect, top: int, letters: int) -> None:
        """Rank and attitude in one line; the names of the powers below."""
        printed = DEMONS[demon]
        left, wide = cell.left + 10, cell.width - 20
        rank = one_line(self._theme, say(RANK_NAMES[printed.rank]), "heading", letters, wide // 2, METALS[printed.rank])
        ink = ATTITUDE_INKS[printed.attitude]
        attitude = one_line(
            self._theme, say(ATTITUDE_NAMES[printed.attitude]), "sans", letters, wide - rank.get_width() - 8, ink
        )
        across = left + (wide - rank.get_width() - attitude.get_width() - 8) // 2
        middle = top + 6 + letters * 5 // 8
        surface.blit(rank, rank.get_rect(midleft=(across, middle)))
        surface.blit(attitude, attitude.get_rect(midleft=(across + rank.get_width() + 8, middle)))
        box = pygame.Rect(left, top + 8 + round(letters * 1.25), wide, 0)
        box.height = cell.bottom - box.top - 10
        self._powers(surface, printed.powers, box, letters)

    def _powers(self, surface: pygame.Surface, powers: str, box: pygame.Rect, letters: int) -> None:
        """What they are called; where there is room, each with what it does."""
        names = ", ".join(say(POWERS[letter].name) for letter in powers) or _("no power")
        if not powers or box.height < LINES_TO_EXPLAIN * letters * len(powers):
            words = paragraph(self._theme, names, "sans_italic", letters, box.size, INK, letters * 0.86)
            put(surface, words, topleft=box.topleft)
            return
        for letter in powers:
            name = self.draw_words(
                surface, say(POWERS[letter].name), "sans_bold", letters, box.width, GILT, midtop=box.midtop
            )
            below = (box.width, box.bottom - name.bottom)
            effect = paragraph(self._theme, say(POWERS[letter].effect), "sans", letters, below, INK, letters * 0.86)
            box.top = put(surface, effect, topleft=(box.left, name.bottom)).bottom + letters // 2
            box.height = below[1] - (box.top - name.bottom)

    def _letters(self, box: pygame.Rect) -> int:
        return round(max(LETTERS * self._theme.density, box.height / MOST_LINES))

    def _cells(self, box: pygame.Rect) -> list[pygame.Rect]:
        """As few rows as leave the cards nearly as large as they could be."""
        count = len(self.held)
        wide_in = {rows: self._width(box, rows, -(-count // rows)) for rows in range(1, min(MOST_ROWS, count) + 1)}
        rows = next(rows for rows, wide in wide_in.items() if wide >= NEARLY * max(wide_in.values()))
        across = -(-count // rows)
        wide, high = box.width // across, box.height // rows
        return [
            pygame.Rect(
                box.left + number % across * wide + self._shift(number // across, rows, across, wide),
                box.top + number // across * high, wide, high,
            )
            for number in range(count)
        ]  # fmt: skip

    def _shift(self, row: int, rows: int, across: int, wide: int) -> int:
        """How far a row is moved to the right: the last one, which may be shorter, stands in the middle."""
        short = rows * across - len(self.held)
        return short * wide // 2 if row == rows - 1 else 0

    def _width(self, box: pygame.Rect, rows: int, across: int) -> int:
        """How wide a card would be in so many rows."""
        high = box.height // rows - 10 - round(LINES * self._letters(box))
        return min(box.width // across - 24, round(high / SHAPE))

    def _card(self, cell: pygame.Rect, letters: int) -> pygame.Rect:
        """The card in its cell: above the words."""
        high = cell.height - 10 - round(LINES * letters)
        width = min(cell.width - 24, round(high / SHAPE))
        card = pygame.Rect(0, 0, width, round(width * SHAPE))
        card.midtop = (cell.centerx, cell.top + 9)
        return card
