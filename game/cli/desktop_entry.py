"""`four-grimoires --install-desktop-entry`: the program in the menu of a Linux desktop, and out of it again.

Follows the Desktop Entry and Icon Theme specifications of freedesktop.org; only the user's own folder is written to.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from game.assets import asset
from game.cli.arguments import Mistake

NAME = "four-grimoires"
"""Also the class of the program's windows, by which a desktop knows whose they are."""
ENTRY = """\
[Desktop Entry]
Type=Application
Version=1.1
Name=Four Grimoires
Comment=Four tabletop games of sorcery
TryExec={program}
Exec={command}
Icon={name}
Terminal=false
Categories=Game;BoardGame;
Keywords=Talisman;Demons;Devil's Circle;Warlock's Duel;
StartupWMClass={name}
"""


def install_desktop_entry() -> int:
    """Write the entry and its icon; what was there before is replaced."""
    _check_system()
    command = command_line()
    text = ENTRY.format(
        name=NAME, program=_escaped(command[0]), command=" ".join(_escaped(_quoted(word)) for word in command)
    )
    try:
        for path in (entry_path(), icon_path()):
            path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(asset("pictures", "icon.png"), icon_path())
        entry_path().write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{error.filename} cannot be written ({error.strerror})") from error
    print(f"Four Grimoires stands in the menu of your desktop: {entry_path()}")
    return 0


def remove_desktop_entry() -> int:
    """Remove the entry and its icon, if they are there."""
    _check_system()
    there = [path for path in (entry_path(), icon_path()) if path.exists()]
    try:
        for path in there:
            path.unlink()
    except OSError as error:
        raise Mistake(f"{error.filename} cannot be removed ({error.strerror})") from error
    print("\n".join(f"Removed: {path}" for path in there) or "There was no desktop entry to remove.")
    return 0


def entry_path() -> Path:
    """Where desktops look for a user's own entries."""
    return _shared() / "applications" / f"{NAME}.desktop"


def icon_path() -> Path:
    """Where desktops look for a user's own icons of that size."""
    return _shared() / "icons" / "hicolor" / "512x512" / "apps" / f"{NAME}.png"


def command_line() -> list[str]:
    """What starts this program again, however it was installed."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    beside = Path(sys.executable).with_name(NAME)
    return [str(beside)] if beside.is_file() else [sys.executable, "-m", "game"]


def _check_system() -> None:
    if sys.platform in ("win32", "darwin"):
        raise Mistake("desktop entries are for Linux; here the program is opened from its folder")


def _shared() -> Path:
    """$XDG_DATA_HOME; a path that is not absolute does not count."""
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"


def _quoted(word: str) -> str:
    """A word of a command as the key Exec wants it: in quotes, no sign with a meaning of its own."""
    for sign in ("\\", '"', "`", "$"):
        word = word.replace(sign, f"\\{sign}")
    return '"' + word.replace("%", "%%") + '"'


def _escaped(value: str) -> str:
    """A value as every key of text wants it, which comes on top."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")
