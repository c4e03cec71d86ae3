"""What the commands share: one-line complaints, and arguments about games, players and options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from game import words
from game.catalogue import GAMES, UnknownGame, find_game
from game.engine.game import Game, OptionValue
from game.players import PERSON, PLAYERS, is_player

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


class Mistake(Exception):
    """The command line asks for something that isn't there; the message lists what is."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line, with the way to the help."""

    def error(self, message: str) -> NoReturn:
        """Print the complaint and exit with status 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def add_game(command: Parser) -> None:
    """Add the argument GAME."""
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")


def add_seed(command: Parser) -> None:
    """Add the option --seed."""
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of all chance (default: 0)")


def add_language(command: Parser) -> None:
    """Add the option --language."""
    command.add_argument("--language", type=language, default=words.ENGLISH, metavar="CODE", help="default: en")


def language(code: str) -> str:
    """The code of a language that the app speaks."""
    known = [spoken.code for spoken in words.languages()]
    if code not in known:
        raise argparse.ArgumentTypeError(f"{code!r} is not one of {', '.join(known)}")
    return code


def add_setup(command: Parser) -> None:
    """Add the options that say how a match is set up."""
    add_seed(command)
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as a module: NAME=true; may be given several times",
    )


def names(text: str) -> list[str]:
    """A list written with commas."""
    return [name.strip() for name in text.split(",")]


def at_least(least: int) -> Callable[[str], int]:
    """Reads whole numbers from `least` on."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of {least} or more")
        return int(text)

    return number


def chosen_game(asked: argparse.Namespace) -> Game:
    """The game that was asked for. Mistake lists the games if it is unknown or not built yet."""
    try:
        return find_game(asked.game)
    except UnknownGame as error:
        raise Mistake(str(error)) from error


def chosen_players(asked: argparse.Namespace, *, people: bool) -> tuple[str, ...]:
    """The players that were asked for. Mistake lists the players if one is unknown, or there are too few."""
    known = [*([PERSON] if people else []), *PLAYERS]
    for name in asked.players:
        if not (name in known or is_player(name)):
            raise Mistake(f"there is no player {name!r}; the players are: {', '.join(known)}")
    game = chosen_game(asked)
    if not game.fewest_seats <= len(asked.players) <= game.most_seats:
        fewest, most = game.fewest_seats, game.most_seats
        seats = f"{most} players" if fewest == most else f"{fewest} to {most} players"
        raise Mistake(f"{game.name} is for {seats}, not {len(asked.players)}; separate them with commas")
    return tuple(asked.players)


def chosen_options(asked: argparse.Namespace) -> dict[str, OptionValue]:
    """The game's options that were asked for. Mistake lists the options, or the values of one."""
    game = chosen_game(asked)
    known = {option.id: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in asked.option:
        name, _sign, value = text.partition("=")
        if name not in known:
            listed = ", ".join(known) or "none"
            raise Mistake(f"{game.name} has no option {name!r}; its options are: {listed}")
        choices = [choice for choice, _ in known[name].choices] or [True, False]
        allowed = {str(choice).lower(): choice for choice in choices}
        if value.lower() not in allowed:
            raise Mistake(f"the option {name!r} cannot be {value!r}; it can be: {', '.join(allowed)}")
        chosen[name] = allowed[value.lower()]
    return chosen
