"""Who answers a decision when no person does.

A computer player is one small class; :data:`PLAYERS` lists those that can sit at a table.
"""

from __future__ import annotations

from collections.abc import Callable

from game.players.greedy_player import GreedyPlayer
from game.players.player import Glimpse, Player
from game.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""The computer players by name; each is made from a seed of its own."""

PERSON = "person"
"""The name of a seat that a person answers for."""


class UnknownPlayer(LookupError):
    """A computer player that does not exist; the message lists those that do."""


def make_player(name: str, seed: int) -> Player:
    """The computer player of that name; raises UnknownPlayer."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no computer player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


__all__ = ["PERSON", "PLAYERS", "Glimpse", "GreedyPlayer", "Player", "RandomPlayer", "UnknownPlayer", "make_player"]
