"""Hexes that answer the question: lit, with what they cost and how dangerous they are; marks round other pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

import pygame

from game.ui.kit.painting.lettering import pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.pieces.art import Tint

SAFE: Tint = (255, 242, 176)
RISKY: Tint = (255, 176, 74)
GRAVE: Tint = (232, 74, 40)
PALE: Tint = (255, 248, 220)
ABOVE_A_NAME = 0.2
"""How much higher the note of a hex with a name stands, in widths of the hex."""
FAINT_LIGHT, FAINT_RIM = 26, 120
"""How strong light and rim of a hex are that is one of very many, of 255."""
SMALL = 34
"""Hexes narrower than this, in pixels, are lit more strongly, and show no flames."""
SIGN_TINTS: dict[str, Tint] = {"flame": (150, 20, 8), "crossed-chains": (40, 30, 60)}
"""The signs below the cost of a hex."""
MANY = 120
"""So many lit hexes are most of the map: their light is but a rim, so that the names below it can be read."""
LEVELS = (Fraction(1, 20), Fraction(1, 4), Fraction(1, 2))
"""From which chance to be found a hex has one, two, three flames."""


@dataclass(frozen=True)
class HexNote:
    """What is written on a lit hex: its cost (0: none) and the chance to be found there."""

    cost: int = 0
    found: Fraction = Fraction(0)
    named: bool = False
    """A name is written below the middle of the hex, and is to be read as well."""
    held: bool = False
    """Whoever stands there will be held, though nobody finds him: a fled unit comes home beside it."""

    @property
    def flames(self) -> int:
        """How dangerous, 0 to 3."""
        return sum(self.found >= level for level in LEVELS)


Draw = Callable[[pygame.Surface, HexNote, int, tuple[int, int]], None]
"""Draws what a note says, in so wide a hex, round its middle."""


class Highlights(Painter):
    """Draws light on hexes."""

    def hexes(
        self, surface: pygame.Surface, pieces: list[Piece], notes: Mapping[str, HexNote], free: pygame.Rect
    ) -> None:
        """Light all hexes that answer; the light is one layer, so that it is the same everywhere."""
        self._each(surface, pieces, notes, free, self._rim if len(pieces) > MANY else self._light)

    def numbers(
        self, surface: pygame.Surface, pieces: list[Piece], notes: Mapping[str, HexNote], free: pygame.Rect
    ) -> None:
        """Once more what stands on them: over whatever lies on the light."""
        self._each(surface, pieces, notes, free, self._note)

    def _each(
        self, surface: pygame.Surface, pieces: list[Piece], notes: Mapping[str, HexNote], free: pygame.Rect, draw: Draw
    ) -> None:
        """Draw something in the middle of each hex."""
        if not pieces:
            return
        before = surface.get_clip()
        surface.set_clip(free)
        for piece in pieces:
            note = notes.get(piece.place, HexNote())
            size = piece.outline[0][0] - piece.outline[3][0]
            centre = (
                (piece.outline[0][0] + piece.outline[3][0]) // 2,
                (piece.outline[1][1] + piece.outline[4][1]) // 2,
            )
            draw(surface, note, size, centre)
        surface.set_clip(before)

    def _light(self, surface: pygame.Surface, note: HexNote, size: int, centre: tuple[int, int]) -> None:
        tile = self._tile(size, (SAFE, SAFE, RISKY, GRAVE)[note.flames])
        surface.blit(tile, tile.get_rect(center=centre))
        self._note(surface, note, size, centre)

    def _rim(self, surface: pygame.Surface, note: HexNote, size: int, centre: tuple[int, int]) -> None:
        """A hex among very many: its light leaves what is written below it."""
        tile = self._pictures.made(("lit rim", size), lambda: _hexagon(size, SAFE, FAINT_LIGHT, FAINT_RIM))
        surface.blit(tile, tile.get_rect(center=centre))
        self._note(surface, note, size, centre)

    def _note(self, surface: pygame.Surface, note: HexNote, size: int, centre: tuple[int, int]) -> None:
        if note.cost:
            badge = self._badge(note, size)
            up = round(size * ABOVE_A_NAME) if note.named else 0
            surface.blit(badge, badge.get_rect(center=(centre[0], centre[1] - up)))

    def _tile(self, size: int, tint: Tint) -> pygame.Surface:
        light = 150 if size < SMALL else 92
        return self._pictures.made(("lit hex", size, tint), lambda: _hexagon(size, tint, light, 235))

    def _badge(self, note: HexNote, size: int) -> pygame.Surface:
        signs = ("flame",) * note.flames + ("crossed-chains",) * note.held
        return self._pictures.made(
            ("hex badge", note.cost, signs, size), lambda: self._made_badge(note.cost, signs, size)
        )

    def _made_badge(self, cost: int, signs: tuple[str, ...], size: int) -> pygame.Surface:
        """The cost in a disc, and under it a flame for each degree of danger, and chains for who will be held."""
        height = max(15, round(size * 0.36))
        font = pixel_font(self._theme, "sans_bold", height * 0.92)
        words = font.render(str(cost), True, (52, 26, 8))
        flame = max(9, round(height * 0.66))
        shown = signs if size >= SMALL else ()
        badge = pygame.Surface(
            (max(height, len(shown) * flame), height + (flame if shown else 0)), pygame.SRCALPHA
        )
        disc = (badge.get_width() // 2, height // 2)
        pygame.draw.circle(badge, (255, 246, 214, 236), disc, height // 2)
        pygame.draw.circle(badge, (122, 74, 16), disc, height // 2, max(1, height // 12))
        badge.blit(words, words.get_rect(center=disc))
        for number, sign in enumerate(shown):
            left = badge.get_width() // 2 - len(shown) * flame // 2 + number * flame
            badge.blit(self._pictures.icon(sign, flame, SIGN_TINTS[sign]), (left, height - 1))
        return badge

    def outline(self, surface: pygame.Surface, piece: Piece, tint: Tint, width: int, free: pygame.Rect) -> None:
        """A bright rim round one hex."""
        before = surface.get_clip()
        surface.set_clip(free)
        pygame.draw.polygon(surface, (60, 30, 8), piece.outline, width + 3)
        pygame.draw.polygon(surface, tint, piece.outline, width)
        surface.set_clip(before)


def _hexagon(size: int, tint: Tint, light: int, rim: int) -> pygame.Surface:
    """A translucent hex with a brighter rim, drawn three times as large."""
    factor = 3
    width = size * factor
    height = round(width * 0.8660254)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((*tint, 0))
    points = [
        (width, height / 2),
        (width * 0.75, height),
        (width * 0.25, height),
        (0, height / 2),
        (width * 0.25, 0),
        (width * 0.75, 0),
    ]
    small = size < SMALL
    pygame.draw.polygon(surface, (*tint, light), points)
    inner = [(width / 2 + (x - width / 2) * 0.95, height / 2 + (y - height / 2) * 0.95) for x, y in points]
    pygame.draw.polygon(surface, (*tint, rim), inner, max(6 if small else 3, width // 34))
    return pygame.transform.smoothscale(surface, (size, round(size * 0.8660254)))
