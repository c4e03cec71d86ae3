"""How everything looks: the language, the size of letters and things, and patterns beside colours."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import words
from game.settings import Settings
from game.ui.kit.painting.theme import Theme

SMALLEST_LAYOUT = (640, 400)
"""The smallest window in logical pixels: a larger UI scale is limited, so that nothing is ever cut."""


def use_language(code: str) -> None:
    """Use a language; the computer's for an empty code."""
    words.set_language(code or words.system_language(preferred_languages()))


def preferred_languages() -> list[str]:
    """The codes of the languages that the computer's user prefers, the dearest first, as every system tells them."""
    return [preferred["language"].lower() for preferred in pygame.system.get_pref_locales() if preferred["language"]]


def effective_scale(settings: Settings, window: tuple[int, int], monitor: float) -> float:
    """The UI scale as a factor: the chosen one times the monitor's, or the largest with which all fits the window."""
    return max(1.0, min(settings.ui_scale / 100 * monitor, largest_scale(window)))


def largest_scale(window: tuple[int, int]) -> float:
    """The largest useful UI scale in a window."""
    return min(side / least for side, least in zip(window, SMALLEST_LAYOUT, strict=True))


def styled(settings: Settings, window: tuple[int, int], monitor: float, warn: Callable[[str], None]) -> Theme:
    """The theme that the settings, the window and its monitor's scale ask for."""
    density = max(1.0, min(monitor, largest_scale(window)))
    return Theme(
        effective_scale(settings, window, monitor), warn, patterns=settings.colour_blind_patterns, density=density
    )
