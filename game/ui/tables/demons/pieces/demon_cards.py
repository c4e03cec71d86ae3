"""The faces of demons: portrait, priority, attitude, strength, metal of the rank, powers; and the backs of ranks."""

from __future__ import annotations

import pygame

from game.demons.box.goetia import DEMONS, FRIENDLY, NEUTRAL, UNFRIENDLY
from game.demons.box.ranks import DUKE, EARL, KING, MARQUIS, PRESIDENT, PRINCE, RANK_NAMES
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.tables.demons.pieces.art import Tint, finer, lit_plate, outline_of, shade
from game.ui.tables.demons.places import SHAPE
from game.words import say

METALS: dict[str, Tint] = {
    DUKE: (214, 128, 84),
    PRINCE: (190, 196, 206),
    PRESIDENT: (150, 204, 214),
    EARL: (196, 146, 70),
    MARQUIS: (222, 226, 240),
    KING: (246, 206, 96),
}
"""Copper, tin, mercury, bronze, silver, gold: the metal of each rank."""
ATTITUDES: dict[str, tuple[str, Tint, str]] = {
    FRIENDLY: ("dove", (52, 120, 60), "round"),
    NEUTRAL: ("yin-yang", (84, 84, 96), "square"),
    UNFRIENDLY: ("devil-mask", (150, 30, 22), "diamond"),
}
"""Sign, ground and shape of each attitude."""
POWER_SIGNS = {
    "B": "crossed-swords",
    "C": "heart-plus",
    "D": "magnifying-glass",
    "E": "earth-crack",
    "F": "puppet",
    "G": "swap-bag",
    "I": "sight-disabled",
    "N": "loincloth",
    "P": "hearts",
    "R": "shaking-hands",
    "S": "tornado",
    "T": "magic-portal",
    "X": "tower-fall",
}
DARK: Tint = (20, 10, 6)
PALE: Tint = (255, 244, 214)
LEAST_FOR_POWERS = 80
"""The height of a card, in usual pixels, from which its powers are drawn."""


class DemonCards(Painter):
    """Draws cards, each once per width."""

    def face(self, demon: int, width: int) -> pygame.Surface:
        """A demon's card."""
        return self._pictures.made(("demon card", demon, width), lambda: self._face(demon, width))

    def back(self, rank: str, width: int) -> pygame.Surface:
        """A card lying face down; its rank shows by its metal and name, "" for an unknown one."""
        return self._pictures.made(("demon back", rank, width), lambda: self._back(rank, width))

    def _frame(self, width: int, height: int, metal: Tint) -> pygame.Surface:
        def paint(surface: pygame.Surface, factor: int) -> None:
            rect = surface.get_rect()
            radius = width * factor // 12
            points = [(0, 0), (rect.width, 0), (rect.width, rect.height), (0, rect.height)]
            lit_plate(surface, [(float(x), float(y)) for x, y in points], shade(metal, 0.8), metal, 1)
            inner = rect.inflate(-max(6, width * factor // 12), -max(6, width * factor // 12))
            pygame.draw.rect(surface, shade(metal, 0.35), inner.inflate(factor * 2, factor * 2), factor, radius // 2)
            mask = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(mask, (255, 255, 255, 255), rect, border_radius=radius)
            surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            pygame.draw.rect(surface, (*DARK, 255), rect, max(2, factor), border_radius=radius)

        return finer((width, height), paint)

    def _face(self, demon: int, width: int) -> pygame.Surface:
        printed = DEMONS[demon]
        height = round(width * SHAPE)
        metal = METALS[printed.rank]
        card = self._frame(width, height, metal)
        edge = max(3, width // 22)
        box = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
        card.blit(self._pictures.cover(f"demons/spirits/{demon:02d}.jpg", box.size), box)
        name_height = max(9, round(height * 0.13))
        strip = pygame.Rect(box.left, box.bottom - name_height, box.width, name_height)
        card.blit(_glass(strip.size, (16, 8, 6), 205), strip)
        self.draw_words(card, printed.name, "heading", name_height * 0.78, strip.width - 4, PALE, center=strip.center)
        self._priority(card, printed.priority, box, width)
        self._attitude(card, printed.attitude, box, width)
        self._strength(card, printed.strength, strip, width)
        if height >= LEAST_FOR_POWERS * self._theme.density and printed.powers:
            self._powers(card, printed.powers, strip, width)
        return card

    def _priority(self, card: pygame.Surface, priority: int, box: pygame.Rect, width: int) -> None:
        size = max(11, round(width * 0.20))
        font = pixel_font(self._theme, "sans_bold", size * 0.92)
        words = font.render(str(priority), True, PALE)
        tag = pygame.Rect(box.left, box.top, words.get_width() + size // 3, round(size * 1.02))
        card.blit(_glass(tag.size, (16, 8, 6), 205), tag)
        card.blit(words, words.get_rect(center=tag.center))

    def _attitude(self, card: pygame.Surface, attitude: str, box: pygame.Rect, width: int) -> None:
        icon, ground, shape = ATTITUDES[attitude]
        size = max(11, round(width * 0.27))

        def paint(surface: pygame.Surface, factor: int) -> None:
            lit_plate(surface, outline_of(shape, size * factor, factor), ground, PALE, max(1, factor // 2))

        badge = finer((size, size), paint)
        sign = self._pictures.icon(icon, round(size * (0.5 if shape == "diamond" else 0.66)), PALE)
        badge.blit(sign, sign.get_rect(center=badge.get_rect().center))
        card.blit(badge, badge.get_rect(topright=(box.right - 1, box.top + 1)))

    def _strength(self, card: pygame.Surface, strength: int, strip: pygame.Rect, width: int) -> None:
        size = max(13, round(width * 0.27))

        def paint(surface: pygame.Surface, factor: int) -> None:
            lit_plate(surface, outline_of("round", size * factor, factor), (132, 26, 18), (246, 221, 148), factor)

        disc = finer((size, size), paint)
        words = pixel_font(self._theme, "title", size * 0.62).render(str(strength), True, PALE)
        disc.blit(words, words.get_rect(center=(size // 2, size // 2)))
        card.blit(disc, disc.get_rect(bottomright=(strip.right + 1, strip.top + size // 4)))

    def _powers(self, card: pygame.Surface, powers: str, strip: pygame.Rect, width: int) -> None:
        room = strip.width - round(width * 0.2) - 2 * len(powers)
        size = max(12, min(round(width * 0.25), room // len(powers)))
        left = strip.left + 2
        for letter in powers:
            ground = _glass((size, size), (30, 14, 8), 210)
            sign = self._pictures.icon(POWER_SIGNS[letter], round(size * 0.84), (250, 224, 160))
            ground.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
            card.blit(ground, (left, strip.top - size - 1))
            left += size + 2

    def _back(self, rank: str, width: int) -> pygame.Surface:
        height = round(width * SHAPE)
        metal = METALS.get(rank, (150, 120, 90))
        card = self._frame(width, height, metal)
        edge = max(3, width // 22)
        box = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
        card.blit(_night(box.size), box)
        seal = self._pictures.icon("pentacle", round(width * 0.62), shade(metal, 1.1))
        card.blit(seal, seal.get_rect(center=(box.centerx, round(box.top + box.height * 0.44))))
        pygame.draw.circle(
            card, metal, (box.centerx, round(box.top + box.height * 0.44)), round(width * 0.37), max(1, width // 40)
        )
        if rank:
            size = max(9, round(height * 0.13))
            words = one_line(self._theme, say(RANK_NAMES[rank]), "small_caps", size, box.width - 2, metal)
            card.blit(words, words.get_rect(midbottom=(box.centerx, box.bottom - 1)))
        return card


def _glass(size: tuple[int, int], tint: Tint, strength: int) -> pygame.Surface:
    glass = pygame.Surface(size, pygame.SRCALPHA)
    glass.fill((*tint, strength))
    return glass


def _night(size: tuple[int, int]) -> pygame.Surface:
    """Dark violet, lighter in the middle."""
    small = pygame.Surface((3, 3))
    for x in range(3):
        for y in range(3):
            lit = 2 - abs(x - 1) - abs(y - 1)
            small.set_at((x, y), (20 + 16 * lit, 8 + 6 * lit, 34 + 22 * lit))
    return pygame.transform.smoothscale(small, size)
