"""Which widget lies nearest in a direction, for the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.ui.kit.widget import Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def nearest_towards(direction: tuple[int, int], here: Widget, widgets: Sequence[Widget]) -> Widget | None:
    """The widget that lies nearest to one in a direction; None if none lies there."""
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        distance = _distance(here.rect, widget.rect, direction) if widget is not here else None
        if distance is not None and (best is None or distance < best[0]):
            best = (distance, widget)
    return best[1] if best is not None else None


def _distance(here: Rect, there: Rect, direction: tuple[int, int]) -> float | None:
    """How far a widget lies in a direction; None if it lies elsewhere."""
    across = (there.centerx - here.centerx, there.centery - here.centery)
    along = across[0] * direction[0] + across[1] * direction[1]
    aside = abs(across[0] * direction[1]) + abs(across[1] * direction[0])
    overlap = (
        (here.top < there.bottom and there.top < here.bottom)
        if direction[0]
        else (here.left < there.right and there.left < here.right)
    )
    if along <= 2 or (not overlap and aside > along * 3):
        return None
    return along + (0 if overlap else aside * 2)
