"""The command line: `four-grimoires` alone opens the app; `four-grimoires --help` lists the commands."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence

import game
from game.assets import MissingAsset
from game.catalogue import FAULTS
from game.cli import app, chronicle, lesson, picture, replay, review, rules, simulate
from game.cli.arguments import Mistake, Parser
from game.cli.complaints import tell
from game.engine.game import SetupError
from game.engine.keeping.save_format import SaveFormatError
from game.keeping.disk import SaveError
from game.rulebook import MissingRulebook
from game.words import say

EXAMPLES = """\
examples:
  four-grimoires
  four-grimoires play warlocks_duel
  four-grimoires lesson talisman
  four-grimoires simulate warlocks_duel --players greedy,random --matches 1000 --seed 7 --jobs 2
  four-grimoires rules warlocks_duel WD-4.12
  four-grimoires picture warlocks_duel --scene midgame --after 40 --size 1920x1080 --out duel.png
"""

TOLD_IN_ONE_LINE = (Mistake, SetupError, SaveError, SaveFormatError, MissingAsset, MissingRulebook)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; 0: done, 1: a fault was found, 2: it asks for what isn't there."""
    write_utf8()
    try:
        asked = parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = asked.run
        tell_faults(asked)
        return run(asked)
    except TOLD_IN_ONE_LINE as mistake:
        tell(f"four-grimoires: {mistake}")
        return 2
    except KeyboardInterrupt:
        print("four-grimoires: stopped.", file=sys.stderr)
        return 130
    except OSError as error:
        if not reader_has_gone(error):
            raise
        # Point the output nowhere, so that closing it doesn't complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def tell_faults(asked: argparse.Namespace) -> None:
    """Say which installed games are left out; the window of the app says it itself."""
    if asked.run not in (app.open_match, app.open_title, lesson.run):
        for fault in FAULTS:
            print(f"four-grimoires: {say(fault.words)}", file=sys.stderr)


def write_utf8() -> None:
    """Print any name into files and pipes, too: Windows writes the letters of one country there otherwise."""
    if "PYTHONIOENCODING" in os.environ:
        return
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")


def reader_has_gone(error: OSError) -> bool:
    """Whether nobody reads our output any more; Windows only says that an argument is invalid."""
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL)


def parser() -> Parser:
    """The parser of the whole command line."""
    top = Parser(
        prog="four-grimoires",
        description="Four tabletop games of sorcery. Without a command the app opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Four Grimoires {game.__version__}")
    app.add_window_options(top)
    app.add_smoke_option(top)
    app.add_desktop_options(top)
    top.set_defaults(run=app.open_title)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (app, lesson, simulate, chronicle, review, replay, rules, picture):
        command.add_to(commands)
    return top
