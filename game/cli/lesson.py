"""`four-grimoires lesson GAME`: a guided first match, opened in the app or checked without a window."""

from __future__ import annotations

import argparse
import os
import tempfile
from typing import TYPE_CHECKING

from game import words
from game.cli.app import add_window_options, window_options
from game.cli.arguments import Mistake, add_game, chosen_game, language
from game.keeping.disk import HOME_VARIABLE
from game.lessons.lesson import Lesson
from game.lessons.shelf import LESSONS, lesson_of

if TYPE_CHECKING:
    from game.cli.arguments import Commands
    from game.ui.app.application import App

SIZES = ((1280, 720), (1024, 640))
"""The windows in which a lesson is looked at: the usual one and the smallest."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("lesson", help="open the guided first match of a game, or check it")
    add_game(command)
    command.add_argument(
        "--check",
        action="store_true",
        help="play it without a window, by mouse and by keyboard; exit status 1 if anything of it is wrong",
    )
    command.add_argument(
        "--language", type=language, default=None, metavar="CODE", help="with --check: in this language alone"
    )
    add_window_options(command, again=True)
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Open the lesson, or check it."""
    game = chosen_game(asked)
    lesson = lesson_of(game.id)
    if lesson is None:
        raise Mistake(f"{game.name} has no lesson; there are lessons of: {', '.join(LESSONS) or 'no game'}")
    return _check(lesson, asked.language) if asked.check else _open(lesson, asked)


def _check(lesson: Lesson, code: str | None) -> int:
    """Play it in one language, or in all of them; 1 if anything is wrong, which is then printed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    languages = (code,) if code else tuple(spoken.code for spoken in words.languages())
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        # Only what draws waits for pygame; the drivers must be named before it is loaded.
        from game.ui.app.without_window.lesson_check import check

        found = check(lesson, languages, SIZES)
    for fault in found:
        print(fault)
    print(f"{len(lesson.steps)} steps, {', '.join(languages)}: {len(found) or 'no'} faults")
    return 1 if found else 0


def _open(lesson: Lesson, asked: argparse.Namespace) -> int:
    """Open the app in the lesson, where it was left."""
    from game.ui.app.launch import main

    def first(app: App) -> None:
        app.doors.lesson(lesson.game.id)

    return main(window_options(asked), first)
