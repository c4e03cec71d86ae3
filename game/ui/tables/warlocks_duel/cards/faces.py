"""Card faces: title ribbon, scene, cost, text. Drawn once per card, size and language, and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Text
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line, paragraph, pixel_font
from game.ui.kit.painting.painter import put
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.cards import Box, CardPainter, card_height, placed
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.warlocks_duel.cards.spell_marks import COLOURS, ICONS, strength_mark, type_line
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

INK = (43, 21, 8)
VEIL = (20, 10, 36, 120)
"""Lies over what is used up this round."""
COMPACT_BELOW = 128
"""Cards narrower than this, in usual pixels, are a scene with the cost below it, without words but the name."""
NAMED_FROM = 36
"""Compact cards at least this wide, in usual pixels, carry their name."""
SMALLEST_NAME = 7.0
"""The smallest letters of a name, in pixels."""
SMALLEST_TEXT = 8.0
READABLE = 9
"""The smallest letters of the line that says what kind of spell it is, in pixels of a usual monitor."""


class CardFaces(CardPainter):
    """The faces of all cards, each kept for every size it was asked for."""

    def __init__(self, theme: Theme, pictures: PictureStore, dice: DicePictures) -> None:
        super().__init__(theme, pictures, "warlocks_duel")
        self._dice = dice
        self.face = remembered(180)(self._face)
        self.back = remembered(12)(self._back)
        self.turned = remembered(60)(self._turned)

    def loading(self, card: str) -> Iterator[Callable[[], object]]:
        """What reads the pictures of a card's spells from the disk, each time one."""
        for spell in CARDS[card]:
            yield partial(self._pictures.picture, f"warlocks_duel/spells/{spell}.jpg")

    def spell_box(self, card: str, spell: str, part: str, rect: pygame.Rect) -> pygame.Rect:
        """Where a part ("scene", "text", "cost", "title") of a spell lies on a card drawn in ``rect``."""
        if rect.width < COMPACT_BELOW * self._theme.density:
            return self._compact_box(card, spell, part, rect)
        return placed(self._boxes(card, spell)[part], rect)

    def half(self, card: str, spell: str, rect: pygame.Rect) -> pygame.Rect:
        """The part of a card that belongs to a spell: all of it, or the upper or lower half."""
        spells = CARDS[card]
        if len(spells) == 1:
            return rect.copy()
        height = rect.height // 2
        top = rect.top if spells[0] == spell else rect.bottom - height
        return pygame.Rect(rect.left, top, rect.width, height)

    def _boxes(self, card: str, spell: str) -> dict[str, Box]:
        spells = CARDS[card]
        boxes: dict[str, Box] = (
            self._printed["single"] if len(spells) == 1 else self._printed["split"][spells.index(spell)]
        )
        return boxes

    def _compact_box(self, card: str, spell: str, part: str, rect: pygame.Rect) -> pygame.Rect:
        half = self.half(card, spell, rect).inflate(-max(2, rect.width // 14), -max(2, rect.width // 20))
        cut = round(half.height * (0.66 if len(CARDS[card]) == 1 else 0.54))
        if part in ("scene", "title"):
            return pygame.Rect(half.left, half.top, half.width, cut)
        return pygame.Rect(half.left, half.top + cut, half.width, half.height - cut)

    # -- faces --------------------------------------------------------------------------------------------

    def _back(self, width: int) -> pygame.Surface:
        """The back of a card."""
        return self._side("back", width)

    def _turned(self, card: str, width: int) -> pygame.Surface:
        """A used card, lying sideways under a veil; its name stays upright."""
        surface = pygame.transform.rotate(self.face(card, width), -90)
        radius, rect = max(3, width // 16), surface.get_rect()
        surface.blit(panel(rect.size, radius, VEIL, (0, 0, 0, 0)), rect)
        names = " · ".join(say(SPELLS[spell].name) for spell in CARDS[card])
        self._write_strip(surface, names, rect.inflate(-4, -4), max(9.0, rect.width * 0.09))
        return surface

    def spent(self, surface: pygame.Surface, card: str, spell: str, rect: pygame.Rect, words: Text) -> None:
        """Draw over a card that lies in ``rect`` that a spell is spent: a veil, and why, where its cost was."""
        half, cost = self.half(card, spell, rect), self.spell_box(card, spell, "cost", rect)
        surface.blit(panel(half.size, max(3, rect.width // 16), VEIL, (0, 0, 0, 0)), half)
        pixels = min(cost.height * 0.8, max(9.0, rect.width * 0.1))
        name = one_line(self._theme, say(words), "sans_bold", pixels, cost.width - 4, (255, 240, 206))
        tag = name.get_rect(center=cost.center).inflate(8, 2)
        surface.blit(panel(tag.size, tag.height // 3, (20, 10, 34, 235), (200, 160, 90, 255)), tag)
        put(surface, name, center=tag.center)

    def _face(self, card: str, width: int) -> pygame.Surface:
        """The face of a card, ``width`` pixels wide."""
        size = (width, card_height(width))
        school = SPELLS[CARDS[card][0]].school
        if width < COMPACT_BELOW * self._theme.density:
            return self._compact(card, size)
        kind = "front" if len(CARDS[card]) == 1 else "split"
        surface = self._side(f"{kind}_{school}", width).copy()
        for spell in CARDS[card]:
            self._draw_spell(surface, card, spell)
        return surface

    def _draw_spell(self, surface: pygame.Surface, card: str, spell: str) -> None:
        rect = surface.get_rect()
        boxes = {part: placed(box, rect) for part, box in self._boxes(card, spell).items()}
        content = SPELLS[spell]
        ink = pygame.Color(self._printed["ink"][content.school])
        self._write_in(surface, say(content.name), "title", boxes["title"].inflate(-4, 0), 0.66, ink)
        surface.blit(self._pictures.picture(f"warlocks_duel/spells/{spell}.jpg", boxes["scene"].size), boxes["scene"])
        self._draw_type(surface, spell, boxes["type"], ink)
        self._draw_cost(surface, spell, boxes["cost"])
        self._draw_text(surface, spell, boxes["text"])
        self._draw_badge(surface, spell, boxes["scene"])

    def _draw_type(self, surface: pygame.Surface, spell: str, box: pygame.Rect, ink: pygame.Color) -> None:
        if box.height * 0.8 >= READABLE * self._theme.density:
            self._write_in(surface, say(type_line(spell)), "small_caps", box, 0.8, ink)

    def _draw_cost(self, surface: pygame.Surface, spell: str, box: pygame.Rect) -> None:
        """The dice that the spell costs, as symbols in one row or two."""
        cost = SPELLS[spell].cost
        size, places = cost_grid(box, len(cost))
        for face, place in zip(cost, places, strict=True):
            put(surface, self._dice.symbol(face, size), center=place)

    def _draw_text(self, surface: pygame.Surface, spell: str, box: pygame.Rect) -> None:
        words = say(SPELLS[spell].words)
        size = surface.get_width() * 0.072
        text = paragraph(self._theme, words, "body", size, box.size, INK, SMALLEST_TEXT)
        put(surface, text if text is not None else self._sign(spell, box), center=box.center)

    def _sign(self, spell: str, box: pygame.Rect) -> pygame.Surface:
        """What the spell does as a sign, where its words would be too small to read."""
        category = SPELLS[spell].category
        height = round(min(box.height * 0.9, box.width * 0.4))
        icon = self._pictures.icon(ICONS[category], max(8, round(height * 0.72)), pygame.Color(COLOURS[category]))
        words = one_line(self._theme, strength_mark(spell), "title", height * 0.74, box.width, INK)
        gap = height // 6 if words.get_width() > 1 else 0
        surface = pygame.Surface((icon.get_width() + gap + words.get_width(), height), pygame.SRCALPHA)
        surface.blit(icon, (0, (height - icon.get_height()) // 2))
        surface.blit(words, (icon.get_width() + gap, (height - words.get_height()) // 2))
        return surface

    def _draw_badge(self, surface: pygame.Surface, spell: str, scene: pygame.Rect) -> None:
        """Category and strength in the scene's corner."""
        category = SPELLS[spell].category
        mark = strength_mark(spell)
        height = max(11, round(surface.get_width() * 0.105))
        icon = self._pictures.icon(ICONS[category], round(height * 0.74), pygame.Color((255, 240, 208)))
        words = pixel_font(self._theme, "sans_bold", height * 0.92).render(mark, True, (255, 244, 220))
        width = icon.get_width() + (words.get_width() + height // 4 if mark else 0) + height // 2
        plate = pygame.Surface((width, height), pygame.SRCALPHA)
        pygame.draw.rect(plate, (*COLOURS[category], 235), plate.get_rect(), border_radius=height // 3)
        pygame.draw.rect(plate, (244, 214, 140), plate.get_rect(), 1, border_radius=height // 3)
        plate.blit(icon, (height // 4, (height - icon.get_height()) // 2))
        if mark:
            put(plate, words, midright=(width - height // 4, height // 2))
        surface.blit(plate, (scene.left + 2, scene.top + 2))

    def _compact(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        """A small card: its scenes, its costs and its signs, framed in gilt."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        rect, radius = surface.get_rect(), max(3, size[0] // 14)
        school = SPELLS[CARDS[card][0]].school
        ink = pygame.Color(self._printed["ink"][school])
        pygame.draw.rect(surface, (28, 18, 14), rect, border_radius=radius)
        for spell in CARDS[card]:
            scene = self._compact_box(card, spell, "scene", rect)
            surface.blit(self._pictures.picture(f"warlocks_duel/spells/{spell}.jpg", _covering(scene.size)), scene,
                         _cut(scene.size))  # fmt: skip
            cost = self._compact_box(card, spell, "cost", rect)
            pygame.draw.rect(surface, ink.lerp((16, 10, 8), 0.62), cost)
            self._draw_cost(surface, spell, cost)
            self._draw_badge(surface, spell, scene)
            if size[0] >= NAMED_FROM * self._theme.density:
                self._draw_name_strip(surface, spell, scene)
        pygame.draw.rect(surface, (96, 66, 24), rect, max(2, size[0] // 26), border_radius=radius)
        pygame.draw.rect(surface, (232, 196, 112), rect, 1, border_radius=radius)
        return surface

    def _draw_name_strip(self, surface: pygame.Surface, spell: str, scene: pygame.Rect) -> None:
        """The spell's name on a dark strip at the foot of its scene."""
        self._write_strip(surface, say(SPELLS[spell].name), scene, max(9.0, surface.get_width() * 0.105))

    def _write_strip(self, surface: pygame.Surface, words: str, box: pygame.Rect, pixels: float) -> None:
        """Words on a dark strip at the foot of a box, in one line or two."""
        room = (box.width - 2, round(pixels * 2.5))
        name = paragraph(self._theme, words, "sans_bold", pixels, room, (255, 240, 206), SMALLEST_NAME)
        if name is None:
            name = one_line(self._theme, words, "sans_bold", pixels, room[0], (255, 240, 206))
        strip = pygame.Rect(box.left, box.bottom - name.get_height(), box.width, name.get_height())
        shade = pygame.Surface(strip.size, pygame.SRCALPHA)
        shade.fill((14, 8, 20, 190))
        surface.blit(shade, strip)
        put(surface, name, center=strip.center)


def _covering(size: tuple[int, int]) -> tuple[int, int]:
    """The size of a scene (1.6 : 1) that covers a box."""
    width = max(size[0], round(size[1] * 1.6))
    return width, max(size[1], round(width / 1.6))


def _cut(size: tuple[int, int]) -> pygame.Rect:
    whole = pygame.Rect((0, 0), _covering(size))
    cut = pygame.Rect((0, 0), size)
    cut.center = whole.center
    return cut


def cost_grid(box: pygame.Rect, count: int) -> tuple[int, list[tuple[int, int]]]:
    """The size and the centres of the symbols of a cost, printed in this box."""
    return grid(box.inflate(-box.width // 16, -box.height // 10), count, 1.06, box.width * 0.27)


def grid(
    box: pygame.Rect, count: int, spacing: float = 1.12, largest: float = 10_000.0
) -> tuple[int, list[tuple[int, int]]]:
    """The largest squares, in one row or two, that fit ``count`` times into a box: their size and centres."""
    best, rows = 0.0, 1
    for lines in (1, 2):
        columns = -(-count // lines)
        size = min(box.width / (columns * spacing), box.height / (lines * spacing if lines > 1 else 1))
        if size > best * 1.12:
            best, rows = size, lines
    columns = -(-count // rows)
    best = min(best, largest)
    step = best * spacing
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = box.centerx + (column - (in_row - 1) / 2) * step
        y = box.centery + (row - (rows - 1) / 2) * step
        places.append((round(x), round(y)))
    return max(4, int(best)), places
