"""Computer players: they answer decisions, from what their seat may see.

Every player takes :class:`~game.engine.dice.Dice` of its own, so that a seed gives the
same answers on every platform.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.dice import Dice
from game.players.greedy import GreedyPlayer
from game.players.player import Player
from game.players.random_player import RandomPlayer

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer"]

PLAYERS: dict[str, Callable[[Dice], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""The computer players by the name that seats and the command line use."""
