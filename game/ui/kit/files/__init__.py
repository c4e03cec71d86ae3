"""Choosing a file to open, a place to put one, and a folder for several: what every screen may ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.widgets import Button

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


def choose_folder(
    app: Application,
    title: str,
    begin: Path,
    on_chosen: Callable[[Path], object],
    *,
    button: str = "",
    places: Sequence[tuple[str, Path]] = (),
) -> None:
    """Let the player choose a folder into which files may be written; ``on_chosen`` is called with it.

    The list begins in ``begin`` if it is there, or in the first of ``places``, which are one click away.
    """
    from game.ui.kit.files.folder import FolderScreen

    app.push(FolderScreen(app, title, begin, on_chosen, button=button, places=places))


def open_file_button(app: Application) -> Button:
    """The button in the corner of a list of matches that leads to those which lie elsewhere."""
    from game.ui.kit.widgets import Button

    tip = _("Open the file of a match that lies anywhere on the disk")
    icon, click = "open-treasure-chest", app.doors.choose_file
    return Button(app, "button:open_file", _("Open a file"), icon=icon, tooltip=tip, on_click=click, size=17)
