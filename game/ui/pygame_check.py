"""Proves that the module `pygame` is pygame-ce, whole and usable, before anything draws with it.

Both `pygame` and `pygame-ce` install the module `pygame`. Installing one over the other, or removing one of
two, leaves files of both or of neither, and pip doesn't notice.
"""

from __future__ import annotations

import importlib
import os

WINDOW_CLASS = "four-grimoires"
"""By this, the name of its desktop entry, Linux desktops know the program; Wayland has no other way to its icon."""
REPAIR = "python -m pip uninstall -y pygame pygame-ce\n    python -m pip install pygame-ce"


class WrongPygame(ImportError):
    """The module `pygame` is missing, broken or not pygame-ce; the message says how to repair it."""


def require_pygame_ce() -> None:
    """Import pygame quietly; raises WrongPygame with the two commands that mend it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # pygame fixes it while it is imported.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WINDOW_CLASS)
    try:
        module = importlib.import_module("pygame")
    except ImportError as error:
        raise WrongPygame(_message(f"pygame-ce cannot be loaded ({error})")) from error
    if not getattr(module, "IS_CE", False):
        found = getattr(module, "__version__", None)
        what = f"pygame {found} is installed in its place" if found else "only remains of it are installed"
        raise WrongPygame(_message(what))


def _message(found: str) -> str:
    return f"Four Grimoires needs pygame-ce, but {found}. Run:\n    {REPAIR}"
