"""The command line: `four-grimoires` alone opens the app; `four-grimoires --help` lists the commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

import game
from game.assets import MissingAsset
from game.cli import app, picture, replay, rules, simulate
from game.cli.arguments import Mistake, Parser
from game.disk import SaveError
from game.engine.game import SetupError
from game.engine.save_format import SaveFormatError
from game.rulebook import MissingRulebook

EXAMPLES = """\
examples:
  four-grimoires
  four-grimoires play warlocks_duel
  four-grimoires simulate warlocks_duel --players greedy,random --matches 1000 --seed 7 --jobs 2
  four-grimoires rules warlocks_duel WD-4.12
  four-grimoires picture warlocks_duel --scene midgame --after 40 --size 1920x1080 --out duel.png
"""

TOLD_IN_ONE_LINE = (Mistake, SetupError, SaveError, SaveFormatError, MissingAsset, MissingRulebook)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; 0: done, 1: a fault was found, 2: it asks for what isn't there."""
    try:
        asked = parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = asked.run
        return run(asked)
    except TOLD_IN_ONE_LINE as mistake:
        print(f"four-grimoires: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("four-grimoires: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; point it nowhere, so that closing it doesn't complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


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
    top.set_defaults(run=app.open_title)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (app, simulate, replay, rules, picture):
        command.add_to(commands)
    return top
