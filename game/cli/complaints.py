"""One line to whoever started the program, when it cannot do what was asked."""

from __future__ import annotations

import sys


def tell(message: str) -> None:
    """Print a line to the terminal; a program of Windows that has a window has no terminal, and opens a box."""
    if sys.stderr is not None:
        print(message, file=sys.stderr)
        return
    # Only here, where nothing else can be seen, is the window's library worth its half second.
    from game.ui.app.last_words import tell as tell_in_a_window

    tell_in_a_window(message)
