"""What is said when the program cannot go on at all: in a window of the system, since there is none of its own."""

from __future__ import annotations

import sys

import pygame

from game import crash_log
from game.saves import latest_autosave
from game.words import _


def say_last_words(error: BaseException, doing: str) -> str:
    """Log an unexpected error and tell the player what happened, where the match lies, and what to send."""
    message = crash_log.log_crash(error, doing)
    saved = latest_autosave()
    if saved is not None:
        message += "\n\n" + _("The autosave is {path}.", path=str(saved.path))
    message = f"{type(error).__name__}: {error}\n\n{message}"
    try:
        pygame.display.message_box("Four Grimoires", message, message_type="error")
    except (pygame.error, AttributeError):
        # Without a screen there is no window either: the terminal is all that is left.
        print(message, file=sys.stderr)
    return message
