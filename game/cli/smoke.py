"""`four-grimoires --smoke FOLDER`: does the installed program work? Screens, moves, saves, computer players."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from game.cli.arguments import Mistake
from game.keeping.disk import HOME_VARIABLE


def run_smoke_test(folder: Path) -> int:
    """Write pictures of every screen and report.txt into a folder; 0 if nothing failed, 1 otherwise."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"the folder {folder} cannot be made ({error.strerror or error})") from error
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        # Only what draws waits for pygame; the drivers must be named before it is loaded.
        from game.ui.app.without_window.smoke import SmokeTest

        test = SmokeTest(folder.absolute())
        passed = test.run()
    # A program with a window has no terminal to print to on Windows: the report lies in the folder, too.
    if sys.stdout is not None:
        print("\n".join(test.report))
    return 0 if passed else 1
