"""How likely an answer succeeds, on a dark plate at the right of its button: the percentage, and below it of what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

CHANCE, OF_WHAT = 15, 12.5
"""The sizes of the percentage, and of the word that says of what it is."""
BESIDE, EDGE = 12, 9
"""The room beside the letters, and between plate and button."""


def width_of(chance: str, of_what: str, theme: Theme) -> int:
    """How wide the plate is; 0 without a chance."""
    if not chance:
        return 0
    widest = max(theme.measure(chance, "sans_bold", CHANCE), theme.measure(of_what, "sans", OF_WHAT) if of_what else 0)
    return widest + theme.px(BESIDE)


def draw(surface: Surface, button: Rect, words: tuple[str, str], theme: Theme, *, enabled: bool) -> None:
    """Draw the plate at the right edge of a button; ``words`` are the percentage and of what it is ("" if plain)."""
    chance, of_what = words
    plate = Rect(0, 0, width_of(chance, of_what, theme), theme.px(24))
    plate.height = min(theme.px(35) if of_what else plate.height, button.height - theme.px(7 if of_what else 12))
    plate.midright = (button.right - theme.px(EDGE), button.centery)
    pygame.draw.rect(surface, theme.well, plate, border_radius=theme.px(5))
    pygame.draw.rect(surface, theme.gold_dark, plate, max(1, theme.px(1)), border_radius=theme.px(5))
    number = theme.render(chance, "sans_bold", CHANCE, theme.gold_light if enabled else theme.off)
    if not of_what:
        surface.blit(number, number.get_rect(center=plate.center))
        return
    below = theme.render(of_what, "sans", OF_WHAT, theme.ink if enabled else theme.off)
    middle = plate.height // 4
    surface.blit(number, number.get_rect(center=(plate.centerx, plate.top + middle + theme.px(1))))
    surface.blit(below, below.get_rect(center=(plate.centerx, plate.bottom - middle - theme.px(1))))
