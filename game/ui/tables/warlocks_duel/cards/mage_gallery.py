"""The choice of mages: four portraits, each with its leaning and its cards."""

from __future__ import annotations

import pygame

from game.engine.decision import Text
from game.engine.view import SeatView
from game.ui.kit.painting.glow import blit_halo, shadow
from game.ui.kit.painting.lettering import embossed, one_line, paragraph
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.cards import card_height
from game.ui.tables.common.pieces import CARD, MAGE, SPELL, Piece, TableLayout
from game.ui.tables.common.seats import colour_of, icon_of
from game.ui.tables.warlocks_duel.cards.faces import CardFaces
from game.warlocks_duel.box.cards import CARDS, MAGES, basic_cards
from game.warlocks_duel.view import DuelView
from game.words import _, say

TITLE = Text("Choose your mage")
PORTRAIT = 0.8
"""A portrait's width for its height."""


class MageGallery(Painter):
    """Lays out and draws the mages; those already chosen carry their player's name."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: CardFaces) -> None:
        super().__init__(theme, pictures)
        self._cards = cards
        self._portrait = remembered(12)(self._paint_portrait)

    def lay_out(self, area: pygame.Rect) -> TableLayout:
        """Four portraits beside each other, each with its three cards below."""
        layout = TableLayout(area, centre=area.copy())
        room = area.inflate(-area.width // 24, 0)
        gap = max(8, area.width // 60)
        width = (room.width - gap * (len(MAGES) - 1)) // len(MAGES)
        height = min(round(area.height * 0.56), round(width / PORTRAIT))
        wide = round(height * PORTRAIT)
        below = area.height * 0.83 - height * 1.07 - card_height((wide - 8) // 3)
        top = area.top + round(area.height * 0.15 + max(0.0, below / 2))
        left = area.centerx - (wide * len(MAGES) + gap * (len(MAGES) - 1)) // 2
        for number, mage in enumerate(MAGES):
            rect = pygame.Rect(left + number * (wide + gap), top, wide, height)
            place = f"mage:{mage}"
            layout.pieces.append(Piece(place, place, MAGE, rect, mage, "mages"))
            self._lay_cards(layout, mage, rect, area.bottom - round(area.height * 0.03))
        return layout

    def _lay_cards(self, layout: TableLayout, mage: str, portrait: pygame.Rect, bottom: int) -> None:
        cards = basic_cards(mage)
        top = portrait.bottom + portrait.height // 14
        width = min((portrait.width - 8) // len(cards), round((bottom - top) / 1.44))
        step = (portrait.width - width) // (len(cards) - 1)
        for number, card in enumerate(cards):
            rect = pygame.Rect(portrait.left + number * step, top, width, card_height(width))
            place = f"card:{card}"
            layout.pieces.append(Piece(place, place, CARD, rect, card, "mages"))
            for spell in CARDS[card]:
                own = f"spell:{spell}"
                half = self._cards.half(card, spell, rect)
                layout.pieces.append(Piece(own, own, SPELL, half, card, "mages", (place, f"mage:{mage}")))

    def draw(self, surface: pygame.Surface, view: DuelView, layout: TableLayout) -> None:
        """Draw title, portraits and cards."""
        area = layout.area
        title = say(TITLE)
        face = one_line(self._theme, title, "title", area.height * 0.062, area.width, (248, 226, 168))
        shade = one_line(self._theme, title, "title", area.height * 0.062, area.width, (20, 8, 30))
        words = embossed(face, shade, 2)
        surface.blit(words, words.get_rect(center=(area.centerx, area.top + round(area.height * 0.075))))
        chosen = {duelist.mage: duelist for duelist in view.duelists if duelist.mage}
        for piece in layout.pieces:
            if piece.kind == MAGE:
                picture = self._portrait(piece.face, piece.rect.size)
                blit_halo(surface, shadow(piece.rect.size, 8, 20, 190), piece.rect, (0, 4))
                owner = chosen.get(piece.face)
                surface.blit(pygame.transform.grayscale(picture) if owner else picture, piece.rect)
                if owner is not None:
                    self._taken(surface, piece.rect, owner.seat)
            elif piece.kind == CARD:
                blit_halo(surface, shadow(piece.rect.size, 4, 8, 150), piece.rect, (0, 2))
                surface.blit(self._cards.face(piece.face, piece.rect.width), piece.rect)

    def _paint_portrait(self, mage: str, size: tuple[int, int]) -> pygame.Surface:
        """A portrait in a gilt frame, with name and leaning at its foot."""
        width, height = size
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.blit(self._pictures.picture(f"warlocks_duel/mages/{mage}.jpg", size), (0, 0))
        foot = round(height * 0.31)
        shade = pygame.Surface((width, foot), pygame.SRCALPHA)
        for line in range(foot):
            shade.fill((12, 6, 22, min(232, round(line * 420 / foot))), pygame.Rect(0, line, width, 1))
        surface.blit(shade, (0, height - foot))
        name = one_line(self._theme, say(MAGES[mage].name), "title", height * 0.082, width - 20, (255, 234, 184))
        surface.blit(name, name.get_rect(midtop=(width // 2, height - foot + round(foot * 0.22))))
        leaning = say(MAGES[mage].leaning)
        box = (round(width * 0.86), round(foot * 0.4))
        words = paragraph(self._theme, leaning, "italic", height * 0.05, box, (236, 220, 196))
        if words is not None:
            surface.blit(words, words.get_rect(midtop=(width // 2, height - foot + round(foot * 0.5))))
        frame = self._pictures.nine_slice("chrome/frame.png", size, max(14, width // 9))
        surface.blit(frame, (0, 0))
        return surface

    def _taken(self, surface: pygame.Surface, rect: pygame.Rect, seat: SeatView) -> None:
        """A ribbon over a mage that somebody plays."""
        size, room = rect.height * 0.05, rect.width - rect.width // 4
        words = one_line(self._theme, _("played by {name}", name=seat.name), "sans_bold", size, room, (255, 240, 210))
        mark = self._pictures.icon(icon_of(seat), words.get_height(), colour_of(seat))
        box = pygame.Rect(0, 0, words.get_width() + mark.get_width() + 24, round(words.get_height() * 1.5))
        box.center = (rect.centerx, rect.top + round(rect.height * 0.14))
        pygame.draw.rect(surface, (24, 10, 40), box, border_radius=6)
        pygame.draw.rect(surface, colour_of(seat), box, 2, border_radius=6)
        surface.blit(mark, mark.get_rect(midleft=(box.left + 8, box.centery)))
        surface.blit(words, words.get_rect(midright=(box.right - 8, box.centery)))
