"""How the app is started from the command line."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

import pygame

from game.catalogue import FAULTS
from game.chronicle import archive
from game.keeping import crash_log
from game.keeping.disk import SaveError
from game.settings import load_settings
from game.ui.app.application import App
from game.ui.app.last_words import say_last_words, tell
from game.ui.app.trace import tracer
from game.words import _, say


def main(argv: Sequence[str] | None = None, first: Callable[[App], None] | None = None) -> int:
    """Open the app and return the exit status when it is closed.

    ``first`` shows the first screen; without it that is the title.
    """
    started = time.perf_counter()
    options = _parser().parse_args(argv)
    crash_log.start_log()
    try:
        app = _open(options.software)
    except pygame.error as error:
        tell(_("The window cannot be opened: {reason}. Is there a screen to show it on?", reason=str(error)))
        return 1
    if options.trace:
        app.trace = tracer(options.trace, started)
    return _play(app, first)


def _open(software: bool) -> App:
    """The app in its window, with the settings on the disk."""
    settings, warning = load_settings()
    if software:
        settings.software_rendering = True
    app = App((settings.window_width, settings.window_height), settings=settings)
    if warning is not None:
        app.warn(warning)
    return app


def _play(app: App, first: Callable[[App], None] | None) -> int:
    """Show the first screen, and run until the window is closed."""
    try:
        app.doors.title()
        tell_faults(app)
        forget_removed(app)
        if first is not None:
            first(app)
        app.window_mode.show_first_frame()
        app.run()
    except Exception as error:
        say_last_words(error, "running the app")
        return 1
    finally:
        crash_log.stop_log()
    return 0


def tell_faults(app: App) -> None:
    """Say which installed games are left out, and log why."""
    for fault in FAULTS:
        crash_log.log_crash(fault.error, "reading an installed game")
        app.warn(say(fault.words))


def forget_removed(app: App) -> None:
    """Delete for good what was taken out of the chronicle the last time."""
    try:
        archive.forget_removed()
    except SaveError as error:
        app.warn(str(error))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="four-grimoires", description="Open the app.")
    parser.add_argument("--software", action="store_true", help="draw without the graphics card")
    parser.add_argument("--trace", metavar="FILE", help="write to FILE what the app shows and when")
    return parser
