"""pygame without a window: for pictures, tests, and the processes that draw for a window."""

from __future__ import annotations

import os

import pygame


def draw_without_a_window() -> None:
    """Make pygame ready to draw on surfaces, if it is not ready yet."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
