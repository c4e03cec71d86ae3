"""The system's clipboard for texts; one of our own where the system has none."""

from __future__ import annotations

import pygame

_own = ""


def read_clipboard() -> str:
    """The text in the clipboard, or an empty one."""
    try:
        return pygame.scrap.get_text() or _own
    except pygame.error:
        return _own


def write_clipboard(words: str) -> None:
    """Put a text into the clipboard."""
    global _own
    _own = words
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return
