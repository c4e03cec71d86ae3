"""Mages, demons and the Princess on their squares, with their numbers."""

from __future__ import annotations

import pygame

from game.devils_circle.view import CircleView, DemonView, MageView
from game.ui.kit.painting.glow import blit_halo, halo
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.devils_circle.board.badges import MATERIALITY, POWER, STRENGTH, Badges
from game.ui.tables.devils_circle.deeds import THINGS

TOKEN = 1.08
"""Width of a token in squares; its shadow reaches beyond the square."""
ACTIVE, HELD = (255, 236, 160), (224, 64, 192)
BADGE = 0.37


class Figures:
    """Draws the tokens."""

    def __init__(self, pictures: PictureStore, badges: Badges) -> None:
        self._pictures = pictures
        self._badges = badges
        self.picture = remembered(64)(self._picture)

    def _picture(self, name: str, side: int, faded: bool = False) -> pygame.Surface:
        """A token for squares of that side; the cradle, too. Faded: without colour, for those who are away."""
        size = round(side * TOKEN)
        file = f"{THINGS}cradle.png" if name == "cradle" else f"devils_circle/tokens/{name}.png"
        if name == "cradle":
            size = round(side * 1.5)
        picture = self._pictures.picture(file, (size, size))
        if faded:
            picture = pygame.transform.grayscale(picture)
            picture.fill((150, 150, 160, 190), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def draw_princess(self, surface: pygame.Surface, view: CircleView, rect: pygame.Rect) -> None:
        """The cradle in its light, with the Princess's strength."""
        blit_halo(surface, halo((rect.width, rect.height), rect.width // 2, rect.width, (255, 214, 110), 150), rect)
        picture = self.picture("cradle", rect.width)
        surface.blit(picture, picture.get_rect(center=rect.center))
        self._numbers(surface, rect, (STRENGTH, view.princess))

    def draw_mage(self, surface: pygame.Surface, mage: MageView, rect: pygame.Rect) -> None:
        """A mage with strength and power; a chain of light if a demon holds him."""
        if mage.active:
            self._active(surface, rect)
        self._token(surface, mage.id, rect)
        if mage.possessed_by is not None:
            self._held(surface, mage.possessed_by, rect)
        self._numbers(surface, rect, *numbers_of_mage(mage))

    def draw_demon(self, surface: pygame.Surface, demon: DemonView, rect: pygame.Rect) -> None:
        """A demon with power and materiality."""
        if demon.active:
            self._active(surface, rect)
        self._token(surface, demon.id, rect)
        self._numbers(surface, rect, *numbers_of_demon(demon))

    def draw_numbers(self, surface: pygame.Surface, view: CircleView, face: str, rect: pygame.Rect) -> None:
        """The numbers of a piece once more, above the light that marks it."""
        if face == "cradle":
            self._numbers(surface, rect, (STRENGTH, view.princess))
            return
        mage = next((mage for mage in view.mages if mage.id == face), None)
        demon = next((demon for demon in view.demons if demon.id == face), None)
        if mage is not None:
            self._numbers(surface, rect, *numbers_of_mage(mage))
        elif demon is not None:
            self._numbers(surface, rect, *numbers_of_demon(demon))

    def _token(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        picture = self.picture(name, rect.width)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _active(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A ring of light round the piece that is being played."""
        disc = rect.inflate(-rect.width // 8, -rect.height // 8)
        blit_halo(surface, halo(disc.size, disc.width // 2, rect.width // 3, ACTIVE, 255), rect)
        pygame.draw.circle(surface, ACTIVE, rect.center, round(rect.width * 0.545), max(2, rect.width // 14))

    def _held(self, surface: pygame.Surface, demon: str, rect: pygame.Rect) -> None:
        """The demon's face on the mage it holds."""
        width = max(2, rect.width // 18)
        pygame.draw.circle(surface, HELD, rect.center, round(rect.width * 0.5), width)
        small = self._pictures.picture(f"devils_circle/tokens/{demon}.png", (rect.width // 2, rect.width // 2))
        surface.blit(small, small.get_rect(center=(rect.right - rect.width // 6, rect.top + rect.height // 6)))

    def _numbers(
        self, surface: pygame.Surface, rect: pygame.Rect, left: tuple[str, int], right: tuple[str, int] | None = None
    ) -> None:
        size = self.badge_size(rect)
        low = rect.bottom - size // 2 + 1
        self._badges.blit(surface, left[0], left[1], size, (rect.left + size // 2 - 1, low))
        if right is not None:
            self._badges.blit(surface, right[0], right[1], size, (rect.right - size // 2 + 1, low))

    def badge_size(self, rect: pygame.Rect) -> int:
        """How large the numbers on a square are."""
        return max(15, round(rect.width * BADGE))


def numbers_of_mage(mage: MageView) -> tuple[tuple[str, int], tuple[str, int]]:
    """Strength and power, as they stand on a mage's square."""
    return (STRENGTH, mage.strength), (POWER, mage.power)


def numbers_of_demon(demon: DemonView) -> tuple[tuple[str, int], tuple[str, int]]:
    """Materiality and power, as they stand on a demon's square."""
    return (MATERIALITY, demon.materiality), (POWER, max(0, demon.power))
