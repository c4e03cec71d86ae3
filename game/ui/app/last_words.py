"""What is said when the program cannot go on at all: in a window of the system, since there is none of its own."""

from __future__ import annotations

import sys

import pygame

from game.keeping import crash_log
from game.saves import latest_autosave
from game.words import _


def say_last_words(error: BaseException, doing: str) -> str:
    """Log an unexpected error and tell the player what happened, where the match lies, and what to send."""
    message = crash_log.log_crash(error, doing)
    saved = latest_autosave()
    if saved is not None:
        message += "\n\n" + _("The autosave is {path}.", path=str(saved.path))
    message = f"{type(error).__name__}: {error}\n\n{message}"
    in_a_window(message)
    return message


def tell(message: str) -> None:
    """One line in the terminal, or in a window of the system for a program that has no terminal."""
    if sys.stderr is not None:
        print(message, file=sys.stderr)
    else:
        in_a_window(message)


def in_a_window(message: str) -> None:
    """Tell the player something in a window of the system, or in the terminal where there is no screen."""
    try:
        pygame.display.message_box("Four Grimoires", message, message_type="error")
    except (pygame.error, AttributeError):
        print(message, file=sys.stderr)
