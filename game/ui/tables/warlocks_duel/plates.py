"""A player's plate: mage, name and mark, power as a fine meter, and what weighs on him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import embossed, one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.patterns import SEAT_PATTERNS, patterned
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.seats import colour_of, icon_of
from game.ui.tables.common.telling.statuses import Status
from game.warlocks_duel.box.cards import MAGES
from game.warlocks_duel.state import MOST_POWER
from game.warlocks_duel.view import DuelistView, DuelView
from game.words import say

PAPER = (243, 223, 174)
FAINT = (214, 190, 150)
BLOCKS = 8


@dataclass(frozen=True)
class PlateBoxes:
    """Where the parts of a plate lie."""

    medallion: pygame.Rect
    name: pygame.Rect
    mage: pygame.Rect
    power: pygame.Rect
    meter: pygame.Rect
    chips: pygame.Rect


def chip_boxes(rect: pygame.Rect, found: Sequence[Status], largest: int) -> list[pygame.Rect]:
    """Where the status signs of a plate lie: with their words in two columns of a tall plate, else small in a row."""
    box = plate_boxes(rect).chips
    size = min(box.height, largest)
    if is_tall(rect):
        width = (box.width - 4) // 2
        return [
            pygame.Rect(box.left + number % 2 * (width + 4), box.top + number // 2 * (size + 4), width, size)
            for number in range(len(found))
        ]
    boxes, left = [], box.left
    for status in found:
        width = round(size * (1.8 if status.mark else 1))
        boxes.append(pygame.Rect(left, box.top + (box.height - size) // 2, width, size))
        left += width + 3
    return boxes


def is_tall(rect: pygame.Rect) -> bool:
    """Whether a plate has its parts below each other."""
    return rect.width < rect.height * 2.2


def plate_boxes(rect: pygame.Rect) -> PlateBoxes:
    """The parts of a plate: below each other in a tall one, beside each other in a flat one."""
    return _tall(rect) if is_tall(rect) else _flat(rect)


def _tall(rect: pygame.Rect) -> PlateBoxes:
    pad = max(4, rect.height // 20)
    inner = rect.inflate(-2 * pad, -2 * pad)
    disc = min(round(inner.height * 0.62), round(inner.width * 0.52))
    medallion = pygame.Rect(inner.left, inner.top, disc, disc)
    right = pygame.Rect(medallion.right + pad, inner.top, inner.right - medallion.right - pad, disc)
    name = pygame.Rect(right.left, right.top, right.width, round(disc * 0.3))
    mage = pygame.Rect(right.left, name.bottom, right.width, round(disc * 0.22))
    power = pygame.Rect(right.left, mage.bottom, right.width, right.bottom - mage.bottom)
    meter = pygame.Rect(inner.left, medallion.bottom + pad, inner.width, max(7, round(inner.height * 0.085)))
    chips = pygame.Rect(inner.left, meter.bottom + pad, inner.width, inner.bottom - meter.bottom - pad)
    return PlateBoxes(medallion, name, mage, power, meter, chips)


def _flat(rect: pygame.Rect) -> PlateBoxes:
    pad = max(3, rect.height // 12)
    inner = rect.inflate(-2 * pad, -2 * pad)
    medallion = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
    left = medallion.right + pad
    width = inner.right - left
    power = pygame.Rect(inner.right - round(width * 0.24), inner.top, round(width * 0.24), round(inner.height * 0.58))
    top = pygame.Rect(left, inner.top, power.left - left - pad, round(inner.height * 0.52))
    name = pygame.Rect(top.left, top.top, round(top.width * 0.56), top.height)
    chips = pygame.Rect(name.right + pad, top.top, top.right - name.right - pad, top.height)
    meter = pygame.Rect(left, 0, width, max(5, round(inner.height * 0.2)))
    meter.bottom = inner.bottom - 1
    mage = pygame.Rect(left, top.bottom, 0, 0)
    return PlateBoxes(medallion, name, mage, power, meter, chips)


class Plates(Painter):
    """Draws plates; each is kept as long as nothing on it changes."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._meter = remembered(200)(_meter)

    def draw(self, surface: pygame.Surface, view: DuelView, duelist: DuelistView, rect: pygame.Rect) -> None:
        """Draw a player's plate."""
        colour = colour_of(duelist.seat)
        rim = (*colour, 255)
        own = panel(rect.size, max(5, rect.height // 16), (16, 9, 30, 214), rim, max(1, rect.height // 90))
        surface.blit(own, rect)
        pygame.draw.rect(surface, (122, 90, 40), rect.inflate(-6, -6), 1, border_radius=max(4, rect.height // 18))
        if self._theme.patterns:
            kind = SEAT_PATTERNS[duelist.seat.seat % len(SEAT_PATTERNS)]
            band = max(5, min(rect.height // 12, self._theme.px(9)))
            surface.blit(patterned(kind, rect.size, max(5, rect.height // 16), band), rect)
        boxes = plate_boxes(rect)
        self.medallion(surface, duelist.mage, boxes.medallion, duelist.seat.out)
        self._draw_name(surface, duelist, boxes)
        self._draw_power(surface, duelist, boxes)

    def medallion(self, surface: pygame.Surface, mage: str, box: pygame.Rect, out: bool = False) -> None:
        """A mage's round token; greyed when out of the game."""
        if not mage:
            icon = self._pictures.icon("hooded-figure", box.height * 3 // 4, pygame.Color(FAINT))
            pygame.draw.circle(surface, (40, 26, 60), box.center, box.height // 2)
            pygame.draw.circle(surface, (200, 160, 80), box.center, box.height // 2, 2)
            surface.blit(icon, icon.get_rect(center=box.center))
            return
        picture = self._pictures.picture(f"warlocks_duel/mages/{mage}_round.png", box.size)
        surface.blit(pygame.transform.grayscale(picture) if out else picture, box)

    def chip(self, surface: pygame.Surface, status: Status, rect: pygame.Rect) -> None:
        """A status sign."""
        surface.blit(panel(rect.size, rect.height // 3, (60, 40, 84, 230), (190, 152, 84, 255)), rect)
        size = round(rect.height * 0.74)
        icon = self._pictures.icon(status.icon, size, pygame.Color(status.colour))
        surface.blit(icon, icon.get_rect(midleft=(rect.left + (rect.height - size) // 2, rect.centery)))
        room = rect.width - rect.height - rect.height // 5
        label = status.mark
        if rect.width > rect.height * 3:
            label = f"{say(status.label)} {status.mark}".strip()
        if label:
            words = one_line(self._theme, label, "sans_bold", rect.height * 0.66, room, PAPER)
            surface.blit(words, words.get_rect(midleft=(rect.left + rect.height, rect.centery)))

    def _draw_name(self, surface: pygame.Surface, duelist: DuelistView, boxes: PlateBoxes) -> None:
        size = round(boxes.name.height * 0.62)
        mark = self._pictures.icon(icon_of(duelist.seat), max(8, size), colour_of(duelist.seat))
        surface.blit(mark, mark.get_rect(midleft=boxes.name.midleft))
        room = boxes.name.width - mark.get_width() - 4
        name = one_line(self._theme, duelist.seat.name, "title", boxes.name.height * 0.62, room, PAPER)
        surface.blit(name, name.get_rect(midleft=(boxes.name.left + mark.get_width() + 4, boxes.name.centery)))
        words = say(MAGES[duelist.mage].name) if duelist.mage else ""
        if boxes.mage.height and words not in ("", duelist.seat.name):
            mage = one_line(self._theme, words, "italic", boxes.mage.height * 0.92, boxes.mage.width, FAINT)
            surface.blit(mage, mage.get_rect(midleft=boxes.mage.midleft))

    def _draw_power(self, surface: pygame.Surface, duelist: DuelistView, boxes: PlateBoxes) -> None:
        box = boxes.power
        heart = self._pictures.icon("hearts", round(box.height * 0.62), pygame.Color((226, 66, 66)))
        size = box.height * 0.78
        number = one_line(self._theme, str(duelist.power), "title", size, box.width, (255, 240, 206))
        shade = one_line(self._theme, str(duelist.power), "title", size, box.width, (40, 10, 10))
        words = embossed(number, shade, max(1, box.height // 24))
        whole = heart.get_width() + words.get_width() + 4
        left = box.left if boxes.mage.height else box.right - whole
        surface.blit(heart, heart.get_rect(midleft=(left, box.centery)))
        surface.blit(words, words.get_rect(midleft=(left + heart.get_width() + 4, box.centery)))
        surface.blit(self._meter(boxes.meter.size, duelist.power), boxes.meter)


def _meter(size: tuple[int, int], power: int) -> pygame.Surface:
    """Power from 0 to 40 as eight blocks of five; the colour warms as power falls."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    gap = max(1, size[0] // 110)
    width = (size[0] - gap * (BLOCKS - 1)) / BLOCKS
    share = power / MOST_POWER
    full = pygame.Color(214, 40, 36).lerp(pygame.Color(240, 164, 60), min(1.0, share * 1.2))
    for block in range(BLOCKS):
        box = pygame.Rect(round(block * (width + gap)), 0, max(1, round(width)), size[1])
        pygame.draw.rect(surface, (66, 44, 60), box, border_radius=max(1, size[1] // 4))
        filled = min(1.0, max(0.0, power / 5 - block))
        if filled > 0:
            part = pygame.Rect(box.left, box.top, max(2, round(box.width * filled)), box.height)
            pygame.draw.rect(surface, full, part, border_radius=max(1, size[1] // 4))
            shine = pygame.Rect(part.left + 1, part.top + 1, max(1, part.width - 2), max(1, part.height // 3))
            pygame.draw.rect(surface, full.lerp((255, 255, 255), 0.35), shine, border_radius=max(1, size[1] // 6))
    return surface
