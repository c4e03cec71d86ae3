"""`four-grimoires` and `four-grimoires play GAME`: the app."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.catalogue import GAMES, load_match
from game.cli.arguments import Mistake, add_setup, chosen_game, chosen_options, chosen_players, names
from game.cli.desktop_entry import install_desktop_entry, remove_desktop_entry
from game.cli.smoke import run_smoke_test
from game.players import PERSON
from game.saves import read_match

if TYPE_CHECKING:
    from game.cli.arguments import Commands, Parser


def add_to(commands: Commands) -> None:
    """Add the command `play`."""
    command = commands.add_parser("play", help="open the app straight in a match, a new one or that of a file")
    command.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    purpose = "open the match of this file: go on with it, or watch it if it is over"
    command.add_argument("--file", type=Path, metavar="FILE", help=purpose)
    command.add_argument(
        "--players",
        type=names,
        default=[PERSON, "greedy"],
        metavar="A,B,...",
        help="who sits where: person or a computer player, with commas between (default: person,greedy)",
    )
    add_setup(command)
    add_window_options(command, again=True)
    command.set_defaults(run=open_match)


def add_window_options(parser: Parser, *, again: bool = False) -> None:
    """Add what can be said about the window; ``again`` after a command, where what was said before it still holds."""
    off, none = (argparse.SUPPRESS, argparse.SUPPRESS) if again else (False, None)
    parser.add_argument("--software", action="store_true", default=off, help="draw without the graphics card")
    parser.add_argument("--trace", metavar="FILE", default=none, help="write to FILE what the app shows and when")


def add_smoke_option(parser: Parser) -> None:
    """Add the option that tests the program instead of opening it."""
    parser.add_argument(
        "--smoke",
        type=Path,
        metavar="FOLDER",
        help="test this installation without a window: every screen, some moves, saves; pictures go to FOLDER",
    )


def add_desktop_options(parser: Parser) -> None:
    """Add the options that put the program into the menu of a Linux desktop, and take it out."""
    for option, purpose in (("install", "show the program in"), ("remove", "take the program out of")):
        parser.add_argument(
            f"--{option}-desktop-entry",
            dest="desktop_entry",
            action="store_const",
            const=option,
            help=f"{purpose} the menu of a Linux desktop",
        )


def open_title(asked: argparse.Namespace) -> int:
    """Open the app at its title, or do to the installation what an option asks for."""
    if asked.smoke is not None:
        return run_smoke_test(asked.smoke)
    if asked.desktop_entry is not None:
        return install_desktop_entry() if asked.desktop_entry == "install" else remove_desktop_entry()
    # Here and below: only the commands that draw wait for pygame.
    from game.ui.app.launch import main

    return main(window_options(asked))


def open_match(asked: argparse.Namespace) -> int:
    """Open the app in a new match, or in that of a file."""
    if asked.file is not None:
        return open_file(asked)
    if asked.game is None:
        raise Mistake("play needs a GAME, or --file with a saved match")
    game = chosen_game(asked)
    options = chosen_options(asked)
    seats = [
        {"name": f"{player.capitalize()} {number}", "player": player}
        for number, player in enumerate(chosen_players(asked, people=True), 1)
    ]
    game.check_setup(seats, options)
    from game.ui.app.application import App
    from game.ui.app.launch import main
    from game.ui.app.matches import try_to_start

    def first(app: App) -> None:
        try_to_start(app, game, seats, options, asked.seed)

    return main(window_options(asked), first)


def open_file(asked: argparse.Namespace) -> int:
    """Open the app in the match of a file. Raises SaveError or SaveFormatError before there is a window."""
    if asked.game is not None:
        raise Mistake("play takes either a GAME or --file, not both")
    load_match(read_match(asked.file))
    from game.ui.app.application import App
    from game.ui.app.launch import main

    def first(app: App) -> None:
        app.doors.open_file(asked.file)

    return main(window_options(asked), first)


def window_options(asked: argparse.Namespace) -> list[str]:
    """The options of the window, as the app reads them."""
    return [*(["--software"] if asked.software else []), *(["--trace", asked.trace] if asked.trace else [])]
