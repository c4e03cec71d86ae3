"""The list of the four games."""

from __future__ import annotations

from dataclasses import dataclass

from game.demons import GAME as DEMONS
from game.devils_circle import GAME as DEVILS_CIRCLE
from game.engine import match_file
from game.engine.collector import look_less_often
from game.engine.decision import Text
from game.engine.game import Game
from game.engine.match import Match
from game.talisman import GAME as TALISMAN
from game.warlocks_duel import GAME as WARLOCKS_DUEL

GAMES: dict[str, Game] = {game.id: game for game in (TALISMAN, DEMONS, DEVILS_CIRCLE, WARLOCKS_DUEL)}
"""The games that can be played, by id, in the order in which their books lie on the table."""

look_less_often()


@dataclass(frozen=True, slots=True)
class Grimoire:
    """One of the four books on the title screen."""

    id: str
    name: Text
    subtitle: Text
    game: Game


SHELF: tuple[Grimoire, ...] = tuple(Grimoire(game.id, game.name, game.subtitle, game) for game in GAMES.values())
"""The four grimoires in the order they lie on the table."""


class UnknownGame(LookupError):
    """A game that is not in the catalogue; the message lists those that are."""


def find_game(game_id: str) -> Game:
    """The game of that id; raises UnknownGame."""
    if game_id in GAMES:
        return GAMES[game_id]
    raise UnknownGame(f"the game {game_id!r} does not exist; the games are: {', '.join(GAMES)}")


def load_match(data: bytes) -> Match:
    """The match in a save of any game in the catalogue; raises SaveFormatError with words for the player."""
    return match_file.load(data, GAMES)
