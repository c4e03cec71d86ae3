"""Magicians as plates: portrait, name, shield, wounds and curses, treasure, demons, what lasts on them."""

from __future__ import annotations

import pygame

from game.demons.state import CAPTIVE, DEAD, DEADLY, GONE
from game.demons.view import DemonsView, MagicianView
from game.ui.kit.painting.glow import GOLD, blit_halo, halo
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.pieces import Marks
from game.ui.tables.common.seats import colour_of, icon_of
from game.ui.tables.demons.pieces.art import Tint
from game.ui.tables.demons.pieces.counters import portrait_of
from game.words import _, grouped

GROUND: Tint = (27, 15, 8)
INK: Tint = (243, 223, 174)
DIM: Tint = (200, 175, 130)
WOUND: Tint = (226, 62, 44)
CURSE: Tint = (186, 108, 240)
GAIN: Tint = (169, 217, 138)
LOSS: Tint = (255, 147, 128)


class MagicianPlates(Painter):
    """Draws plates, each once per content and size."""

    def draw(
        self, surface: pygame.Surface, view: DemonsView, magician: MagicianView, rect: pygame.Rect, marks: Marks
    ) -> None:
        """Draw a magician's plate, in gold light while it is his turn."""
        if marks.has_turn(magician.seat.seat, view.active):
            blit_halo(surface, halo(rect.size, 8, 10, GOLD, 190), rect)
        own = magician.seat.seat == view.seat
        key = ("plate", magician, rect.size, view.solitaire, own)
        surface.blit(self._pictures.made(key, lambda: self._plate(magician, rect.size, own)), rect)

    def _plate(self, magician: MagicianView, size: tuple[int, int], own: bool) -> pygame.Surface:
        plate = pygame.Surface(size, pygame.SRCALPHA)
        box = plate.get_rect()
        colour = colour_of(magician.seat)
        pygame.draw.rect(plate, (*GROUND, 236), box, border_radius=7)
        pygame.draw.rect(plate, colour, box, 2, border_radius=7)
        height = box.height - 8
        face = pygame.Rect(4, 4, round(height * 0.8), height)
        portrait = self._pictures.cover(portrait_of(magician), face.size).copy()
        if magician.status in (DEAD, GONE):
            portrait.fill((70, 66, 62), special_flags=pygame.BLEND_RGB_MULT)
        plate.blit(portrait, face)
        pygame.draw.rect(plate, colour, face, 1)
        mark = self._pictures.icon(icon_of(magician.seat), max(10, box.height // 6), colour)
        plate.blit(mark, mark.get_rect(bottomright=(face.right - 2, face.bottom - 2)))
        self._words(plate, magician, pygame.Rect(face.right + 6, 4, box.right - face.right - 10, height), own)
        return plate

    def _words(self, plate: pygame.Surface, magician: MagicianView, box: pygame.Rect, own: bool) -> None:
        line = box.height / 4.1
        self.draw_words(plate, magician.seat.name, "heading", line * 0.84, box.width, INK, topleft=(box.left, box.top))
        top = box.top + round(line)
        self._hurts(plate, magician, pygame.Rect(box.left, top, box.width, round(line)), own)
        # The large shield lies at the lower right of one's own plate.
        room = box.width - (round(box.height * 0.46) if own else 0)
        top += round(line)
        worth = ("+" if magician.score > 0 else "") + grouped(magician.score)
        self.draw_icon(plate, "crown-coin", round(line * 0.8), GOLD, topleft=(box.left, top + 1))
        words = one_line(
            self._theme, worth, "sans_bold", line * 0.82, room - round(line), GAIN if magician.score > 0 else LOSS
        )
        plate.blit(words, (box.left + round(line), top))
        top += round(line)
        self._state(plate, magician, pygame.Rect(box.left, top, room, round(line)), line, own)

    def _state(self, plate: pygame.Surface, magician: MagicianView, box: pygame.Rect, line: float, own: bool) -> None:
        words = {
            CAPTIVE: _("Captive"), DEAD: _("Dead"), GONE: _("Left the map"),
        }.get(magician.status, "")  # fmt: skip
        left = box.left
        if words:
            room = box.width - (round(line) if magician.ring and not own else 0)
            written = self.draw_words(plate, words, "sans_bold", line * 0.8, room, LOSS, topleft=(left, box.top))
            if magician.ring and not own:
                ring = self._pictures.icon("ring", round(line * 0.86), GOLD)
                plate.blit(ring, (written.right + line // 3, box.top + 1))
            return
        self.draw_icon(plate, "daemon-skull", round(line * 0.82), DIM, topleft=(left, box.top + 1))
        count = pixel_font(self._theme, "sans_bold", line * 0.82).render(
            f"{magician.demons}/{magician.room}", True, INK
        )
        plate.blit(count, (left + round(line), box.top))
        left += round(line) + count.get_width() + round(line * 0.4)
        signs = [(magician.found, "burning-eye", WOUND), (magician.ring and not own, "ring", GOLD),
                 (magician.invisible, "sight-disabled", (190, 220, 255)), (magician.reconciled, "dove", GAIN),
                 (magician.naked, "loincloth", CURSE), (bool(magician.captives), "imprisoned", INK)]  # fmt: skip
        for holds, icon, ink in signs:
            if holds and left + line <= box.right:
                plate.blit(self._pictures.icon(icon, round(line * 0.86), ink), (left, box.top + 1))
                left += round(line)

    def _hurts(self, plate: pygame.Surface, magician: MagicianView, box: pygame.Rect, own: bool) -> None:
        """Four places for wounds (drops) and curses (skulls); the fourth kills. Then the shield's metal."""
        side = round(box.height * 0.84)
        for number in range(DEADLY):
            rect = pygame.Rect(box.left + number * (side + 2), box.top + 1, side, side)
            wound = number < magician.wounds
            curse = not wound and number < magician.wounds + magician.curses
            icon, ink = ("drop", WOUND) if wound else ("cursed-star", CURSE) if curse else ("drop", (74, 56, 40))
            plate.blit(self._pictures.icon(icon, side, ink), rect)
        if own:
            return
        shield = self._pictures.picture(f"demons/shields/{magician.shield_name}.png", (side, side))
        plate.blit(shield, (box.left + DEADLY * (side + 2) + side // 3, box.top + 1))
