"""Choosing a file to open, and a place to put one: what every screen may ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MATCHES = (".json",)
"""The endings of saved matches and of those in the chronicle."""


def choose_file(
    app: Application,
    title: str,
    suffixes: Sequence[str],
    on_chosen: Callable[[Path], object],
    *,
    button: str = "",
    places: Sequence[tuple[str, Path]] = (),
) -> None:
    """Let the player choose a file with one of these endings; ``on_chosen`` is called with it, and with nothing on Esc.

    Where ``on_chosen`` returns False, the choice is open again, so that another one can be tried. The list begins where
    the last file was chosen, or in the first of ``places`` (words and folders), which are one click away.
    """
    from game.ui.kit.files.open_file import OpenFileScreen

    app.push(OpenFileScreen(app, title, suffixes, on_chosen, button=button, places=places))


def choose_place(
    app: Application,
    title: str,
    suggested_name: str,
    suffixes: Sequence[str],
    on_chosen: Callable[[Path], object],
    *,
    button: str = "",
) -> None:
    """Let the player choose a folder and a name for a new file; ``on_chosen`` is called with the path.

    A name without one of the endings (".png", with its dot) gets the first of them. Before a file that is there
    already is replaced, the player is asked. Where ``on_chosen`` returns False, the choice is open again.
    The file itself is neither made nor touched here.
    """
    from game.ui.kit.files.put_file import PutFileScreen

    app.push(PutFileScreen(app, title, suggested_name, suffixes, on_chosen, button=button))
