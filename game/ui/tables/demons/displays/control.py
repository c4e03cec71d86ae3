"""The Demons Controlled display: one column of boxes for each magician, the lowest ranks on top (DEM-17.0)."""

from __future__ import annotations

import pygame

from game.demons.box.ranks import CONTROL_BOXES, RANK_NAMES
from game.demons.view import BoxView, DemonsView, MagicianView
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.demons.pieces.demon_cards import METALS, DemonCards
from game.ui.tables.demons.places import BOX, SHAPE
from game.words import _, say

INK = (243, 223, 174)
FAINT = (150, 124, 92)


class ControlDisplay(Painter):
    """Boxes from King at the bottom to Duke at the top; open to the owner, face down to the others."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards) -> None:
        super().__init__(theme, pictures)
        self._cards = cards

    def _column(self, view: DemonsView, box: pygame.Rect, number: int) -> pygame.Rect:
        count = len(view.magicians)
        ranks = max(70, box.width // 9)
        width = min((box.width - ranks) // count, box.height // 3 * 2)
        left = box.left + ranks + (box.width - ranks - width * count) // 2
        return pygame.Rect(left + width * number, box.top, width, box.height)

    def _slot(self, column: pygame.Rect, index: int) -> pygame.Rect:
        head = column.height // 12
        height = (column.height - head) // len(CONTROL_BOXES)
        top = column.bottom - height * (index + 1)
        return pygame.Rect(column.left + 4, top + 2, column.width - 8, height - 4)

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]:
        """A piece for each box."""
        pieces = []
        for number, magician in enumerate(view.magicians):
            column = self._column(view, box, number)
            for index, slot in enumerate(magician.boxes):
                rect = self._slot(column, index)
                kind = CARD if slot.demon is not None else BOX
                also = (f"demon:{slot.demon}",) if slot.demon is not None else ()
                pieces.append(Piece(slot.place, slot.place, kind, rect, str(slot.demon or ""), BOX, also=also))
        return pieces

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None:
        """Names, ranks and boxes."""
        first = self._column(view, box, 0)
        for index, rank in enumerate(CONTROL_BOXES):
            slot = self._slot(first, index)
            words = one_line(
                self._theme,
                say(RANK_NAMES[rank]),
                "heading",
                slot.height * 0.26,
                max(60, first.left - box.left - 12),
                METALS[rank],
            )
            surface.blit(words, words.get_rect(midright=(first.left - 8, slot.centery)))
        for number, magician in enumerate(view.magicians):
            self._magician(surface, magician, self._column(view, box, number))

    def _magician(self, surface: pygame.Surface, magician: MagicianView, column: pygame.Rect) -> None:
        head = column.height // 12
        tint = colour_of(magician.seat)
        name = one_line(self._theme, magician.seat.name, "heading", head * 0.56, column.width - 10, tint)
        surface.blit(name, name.get_rect(midtop=(column.centerx, column.top)))
        for index, slot in enumerate(magician.boxes):
            self._box(surface, slot, self._slot(column, index))

    def _box(self, surface: pygame.Surface, slot: BoxView, rect: pygame.Rect) -> None:
        metal = METALS[slot.rank]
        usable = slot.usable
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(ground, (48, 28, 14, 220) if usable else (14, 8, 6, 190), ground.get_rect(), border_radius=6)
        pygame.draw.rect(
            ground, (*metal, 255 if usable else 70), ground.get_rect(), 2 if usable else 1, border_radius=6
        )
        surface.blit(ground, rect)
        if not slot.occupied:
            words = _("free") if usable else "—"
            text = one_line(
                self._theme, words, "sans_italic", rect.height * 0.24, rect.width - 8, INK if usable else FAINT
            )
            surface.blit(text, text.get_rect(center=rect.center))
            return
        height = rect.height - 6
        width = round(height / SHAPE)
        face_up = slot.demon is not None
        card = (
            self._cards.face(slot.demon, width)
            if slot.demon is not None
            else self._cards.back(slot.rank if slot.controlling else "", width)
        )
        left = rect.left + 8 if rect.width > width * 2 else rect.centerx - width // 2
        surface.blit(card, (left, rect.top + 3))
        if rect.width > width * 2:
            self._beside(
                surface,
                slot,
                pygame.Rect(left + width + 8, rect.top + 4, rect.right - left - width - 14, height),
                face_up,
            )

    def _beside(self, surface: pygame.Surface, slot: BoxView, box: pygame.Rect, face_up: bool) -> None:
        """Who lies in the box, in words."""
        from game.demons.box.goetia import DEMONS

        title = DEMONS[slot.demon].name if slot.demon is not None else _("face down")
        words = one_line(self._theme, title, "body_bold" if face_up else "italic", box.height * 0.30, box.width, INK)
        surface.blit(words, (box.left, box.top))
        lines = []
        if slot.controlling:
            lines.append(_("controls the others"))
        if slot.demon is not None:
            demon = DEMONS[slot.demon]
            lines.insert(0, f"{say(RANK_NAMES[demon.rank])} · {demon.strength}")
        font = pixel_font(self._theme, "sans", box.height * 0.22)
        for number, line in enumerate(lines):
            text = one_line(self._theme, line, "sans", box.height * 0.22, box.width, (214, 190, 150))
            surface.blit(text, (box.left, box.top + round(box.height * 0.36) + number * font.get_linesize()))
