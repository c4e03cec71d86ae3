"""A fight that is shown in tests, and how pictures of it are compared."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.tables.common.fight.form import Counted, Fight, FightSide

COUNTED = (Counted("Sword", 1), Counted("A very long word for a helper", 2), Counted("Curse", -1))
OWN = FightSide("Warrior", 6, COUNTED, (5, 2), 11)
FOE = FightSide("Dragon", 7, COUNTED[:1], (3,), 10)
FIGHT = Fight("Combat", (172, 36, 24), (OWN, FOE), winner=0, verdict="Warrior wins")


def differs(one: Surface, other: Surface, rect: Rect) -> bool:
    """Whether two pictures differ inside of a rectangle."""
    pictures = (pygame.image.tobytes(surface.subsurface(rect), "RGB") for surface in (one, other))
    return next(pictures) != next(pictures)
