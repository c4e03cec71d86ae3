"""The Magician's Shield display with the Conjuration Table under it: what each shield costs and allows (DEM-9.5)."""

from __future__ import annotations

import pygame
from pygame import Color

from game.demons.box.ranks import ADDED_TO_DIE, RANK_NAMES, RANKS, SHIELD_NAMES, SHIELDS
from game.demons.rules.scoring import shield_cost
from game.demons.state import SHIELD_CHOICE
from game.demons.view import DemonsView
from game.engine.decision import Text
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import layout
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.seats import pure_colour
from game.ui.tables.demons.pieces.counters import Counters
from game.ui.tables.demons.pieces.demon_cards import METALS as RANK_METALS
from game.ui.tables.demons.places import SHIELD
from game.words import _, say

INK = (243, 223, 174)
DIM = (200, 175, 130)
METALS = {
    "copper": (224, 140, 96), "tin": (190, 196, 206), "mercury": (150, 204, 214), "bronze": (206, 156, 80),
    "silver": (226, 230, 242), "gold": (246, 210, 104),
}  # fmt: skip


DARING, BALANCED, CAUTIOUS = Text("daring"), Text("balanced"), Text("cautious")
KINDS = {
    "copper": DARING, "tin": DARING, "mercury": BALANCED, "bronze": BALANCED, "silver": CAUTIOUS, "gold": CAUTIOUS,
}  # fmt: skip
"""How one plays with a shield: with a cheap one nothing is owed at the end, with a dear one curses are rare."""
TINTS = {DARING: (255, 170, 130), BALANCED: (246, 221, 148), CAUTIOUS: (169, 217, 138)}
SIGNS = {DARING: "flame", BALANCED: "scales", CAUTIOUS: "checked-shield"}
NARROW = 92
"""The width of a plate, in usual pixels, on which there is no room for a sign beside the word."""
HIGHER = Text("Higher is better: above 0 more demons come, below 0 curses fall more often.")


class ShieldsDisplay(Painter):
    """Six shields side by side; under each the numbers it adds to the die."""

    def __init__(self, theme: Theme, pictures: PictureStore, counters: Counters) -> None:
        super().__init__(theme, pictures)
        self._counters = counters

    def _columns(self, box: pygame.Rect) -> tuple[int, int]:
        label = max(70, box.width // 8)
        return label, (box.width - label) // len(SHIELDS)

    def _column(self, box: pygame.Rect, number: int) -> pygame.Rect:
        label, width = self._columns(box)
        return pygame.Rect(box.left + label + number * width + 3, box.top, width - 6, box.height)

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]:
        """A piece for each shield."""
        return [
            Piece(f"step:{shield}", f"shield:{shield}", SHIELD, self._column(box, number), shield, SHIELD)
            for number, shield in enumerate(SHIELDS)
        ]

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None:
        """Shields, costs, and the table."""
        row = self._row_height(box)
        table = box.bottom - row * len(RANKS)
        label, _wide = self._columns(box)
        caption = one_line(self._theme, _("added to the die"), "sans_italic", row * 0.44, label - 6, DIM)
        surface.blit(caption, caption.get_rect(bottomright=(box.left + label - 8, table - 3)))
        for number, rank in enumerate(RANKS):
            y = table + row * number
            if number % 2 == 0:
                band = pygame.Surface((box.width, row), pygame.SRCALPHA)
                band.fill((255, 226, 160, 16))
                surface.blit(band, (box.left, y))
            words = one_line(self._theme, say(RANK_NAMES[rank]), "heading", row * 0.5, label - 12, RANK_METALS[rank])
            surface.blit(words, words.get_rect(midright=(box.left + label - 8, y + row // 2)))
        for number, shield in enumerate(SHIELDS):
            self._shield(surface, view, self._column(box, number), number + 1, shield, table, row)
        size = max(12.0, row * 0.42 / self._theme.density)
        told = layout(HIGHER, label - 14, "sans_italic", self._theme, size=size, colour=Color(INK), align="right")
        told.draw(surface, box.left + 2, caption.get_rect(bottom=table - 3).top - told.height - row // 3)

    def _row_height(self, box: pygame.Rect) -> int:
        return max(16, box.height // 15)

    def _shield(
        self,
        surface: pygame.Surface,
        view: DemonsView,
        column: pygame.Rect,
        level: int,
        shield: str,
        table: int,
        row: int,
    ) -> None:
        metal = METALS[shield]
        ground = pygame.Surface(column.size, pygame.SRCALPHA)
        pygame.draw.rect(ground, (40, 24, 12, 130), ground.get_rect(), border_radius=8)
        pygame.draw.rect(ground, (*metal, 120), ground.get_rect(), 1, border_radius=8)
        surface.blit(ground, column)
        name_high = row
        height = table - column.top - 3 * name_high - 8
        kind_high = self._kind(surface, column, KINDS[shield], row)
        side = min(column.width - 10, round((height - kind_high) * 0.83))
        size = (side, round(side / 0.83))
        picture = self._pictures.picture(f"demons/shields/{shield}.png", size)
        place = picture.get_rect(center=(column.centerx, column.top + (height + kind_high) // 2 + 2))
        surface.blit(picture, place)
        name = one_line(
            self._theme, say(SHIELD_NAMES[shield]).capitalize(), "heading", row * 0.62, column.width - 6, metal
        )
        surface.blit(name, name.get_rect(midtop=(column.centerx, column.top + height + 4)))
        cost = shield_cost(level, view.solitaire)
        words = _("{cost} ducats", cost=-cost) if cost else _("costs nothing")
        text = one_line(self._theme, words, "sans", row * 0.5, column.width - 6, DIM)
        surface.blit(text, text.get_rect(midtop=(column.centerx, column.top + height + 4 + name_high)))
        for number in range(len(RANKS)):
            added = ADDED_TO_DIE[level][number]
            good = (169, 217, 138) if added > 0 else INK if added == 0 else (255, 170, 130)
            figure = one_line(self._theme, f"{added:+d}" if added else "0", "sans_bold", row * 0.54, column.width, good)
            surface.blit(figure, figure.get_rect(center=(column.centerx, table + row * number + row // 2)))
        self._markers(surface, view, column, level, place)

    def _kind(self, surface: pygame.Surface, column: pygame.Rect, kind: Text, row: int) -> int:
        """What kind of game a shield is for, with its sign, at the head of its column; returns how high that is."""
        high = round(row * 1.1)
        plate = pygame.Rect(column.left + 6, column.top + 8, column.width - 12, high)
        tint = TINTS[kind]
        surface.blit(panel(plate.size, high // 3, (12, 6, 4, 200), (*tint, 190)), plate)
        side = round(high * 0.56) if plate.width > NARROW * self._theme.density else 0
        words = one_line(self._theme, say(kind), "heading", row * 0.52, plate.width - side - (14 if side else 8), tint)
        left = plate.centerx - (words.get_width() + side + 5) // 2 - (0 if side else 2)
        if side:
            self.draw_icon(surface, SIGNS[kind], side, tint, midleft=(left, plate.centery))
        surface.blit(words, words.get_rect(midleft=(left + side + 5, plate.centery)))
        return high + 10

    def _markers(
        self, surface: pygame.Surface, view: DemonsView, column: pygame.Rect, level: int, place: pygame.Rect
    ) -> None:
        """Whose shield this is."""
        if view.phase == SHIELD_CHOICE and not any(magician.shield > 1 for magician in view.magicians):
            return
        here = [magician for magician in view.magicians if magician.shield == level]
        size = max(22, column.width // 4)
        for number, magician in enumerate(here):
            counter = self._counters.magician(magician, size)
            left = column.left + 4 + number * round(size * 0.8)
            surface.blit(counter, (left, place.bottom - size))
            pygame.draw.circle(surface, pure_colour(magician.seat), (left + size, place.bottom), 2)
