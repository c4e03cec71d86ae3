"""The books on the table: the four grimoires, and those that installed packages bring."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from game import assets
from game.engine import match_file
from game.engine.collector import look_less_often
from game.engine.decision import Text
from game.engine.game import Game
from game.engine.match import Match
from game.grimoire import Grimoire, Unfit, checked
from game.grimoires import OWN

GROUP = "four_grimoires.games"
"""The entry points by which packages bring games."""

SHELF: list[Grimoire] = []
"""All books in the order in which they lie on the table."""

GAMES: dict[str, Game] = {}
"""The games that can be played, by id, in the same order."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A package that was to bring a game and is left out; ``words`` are for the player, ``error`` for the log."""

    words: Text
    error: BaseException


FAULTS: list[Fault] = []
"""The packages that were left out."""


class UnknownGame(LookupError):
    """A game that is not in the catalogue; the message lists those that are."""


def lay(grimoire: Grimoire) -> None:
    """Put a book on the table."""
    if grimoire.id in GAMES:
        raise Unfit(Text("there is a game with the id {id} already", (("id", grimoire.id),)))
    SHELF.append(grimoire)
    GAMES[grimoire.id] = grimoire.game
    for kind, folder in (
        ("rulebook", grimoire.rulebook),
        ("words", grimoire.words),
        ("pictures", grimoire.pictures),
    ):
        if folder is not None:
            assets.BROUGHT[kind, grimoire.id] = folder


def read_installed() -> None:
    """Put the books of all installed packages on the table; a faulty one is noted and left out."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            lay(checked(entry.load()))
        except Unfit as error:
            FAULTS.append(Fault(_left_out(entry, error.reason), error))
        # The code of strangers runs here: whatever it does, the program goes on.
        except (Exception, SystemExit) as error:
            FAULTS.append(Fault(_left_out(entry, f"{type(error).__name__}: {error}"), error))


def _left_out(entry: EntryPoint, reason: Text | str) -> Text:
    package = entry.dist.name if entry.dist is not None else entry.value
    return Text(
        "The game {game} of the package {package} is left out: {reason}. Update the package or remove it.",
        (("game", entry.name), ("package", package), ("reason", reason)),
    )


def find_grimoire(game_id: str) -> Grimoire:
    """The book of that game; raises UnknownGame."""
    grimoire = grimoire_of(game_id)
    if grimoire is not None:
        return grimoire
    raise UnknownGame(f"the game {game_id!r} does not exist; the games are: {', '.join(GAMES)}")


def grimoire_of(game_id: str | None) -> Grimoire | None:
    """The book of that game; None if it does not lie on the table, as of matches from elsewhere."""
    return next((grimoire for grimoire in SHELF if grimoire.id == game_id), None)


def find_game(game_id: str) -> Game:
    """The game of that id; raises UnknownGame."""
    if game_id in GAMES:
        return GAMES[game_id]
    raise UnknownGame(f"the game {game_id!r} does not exist; the games are: {', '.join(GAMES)}")


def load_match(data: bytes) -> Match:
    """The match in a save of any game in the catalogue; raises SaveFormatError with words for the player."""
    return match_file.load(data, GAMES)


for own in OWN:
    lay(own)
read_installed()
look_less_often()
