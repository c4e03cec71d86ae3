"""Who answers a decision when no person does.

A computer player is one small class; :data:`PLAYERS` lists those that can sit at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.decision import Text
from game.players.apprentice_player import ApprenticePlayer
from game.players.greedy_player import GreedyPlayer
from game.players.player import Glimpse, Player
from game.players.random_player import RandomPlayer
from game.players.search import Budget
from game.players.searching_player import SearchingPlayer, adept, master

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "apprentice": ApprenticePlayer,
    "greedy": GreedyPlayer,
    "adept": adept,
    "master": master,
}
"""The computer players by name, from the weakest on; each is made from a seed of its own."""


@dataclass(frozen=True, slots=True)
class PlayerSign:
    """How a player is announced where seats are set up: the title, what to expect, and the icon."""

    title: Text | str
    tooltip: Text
    icon: str


SIGNS: dict[str, PlayerSign] = {
    "random": PlayerSign(
        Text("Novice"), Text("Plays anything that is legal. Good to learn the rules."), "puppet"
    ),
    "apprentice": PlayerSign(
        Text("Apprentice"), Text("Takes what looks best, but slips now and then."), "hooded-figure"
    ),
    "greedy": PlayerSign(Text("Journeyman"), Text("Takes what looks best at once."), "robot-golem"),
    "adept": PlayerSign(Text("Adept"), Text("Looks ahead for a moment before each choice."), "meditation"),
    "master": PlayerSign(Text("Master"), Text("Looks ahead for about a second before each choice."), "burning-eye"),
}
"""The signs of the computer players; one without a sign is announced by its name."""

SEARCHING = ("adept", "master")
"""Those that take time to think. As "master:200" they get 200 simulations instead, which can be repeated."""

PERSON = "person"
"""The name of a seat that a person answers for."""


class UnknownPlayer(LookupError):
    """A computer player that does not exist; the message lists those that do."""


def sign_of(name: str) -> PlayerSign:
    """How the computer player of that name is announced."""
    unknown = PlayerSign(name.replace("_", " ").capitalize(), Text("A computer player."), "robot-golem")
    return SIGNS.get(name, unknown)


def make_player(name: str, seed: int) -> Player:
    """The computer player of that name ("greedy", "master", "master:200"); raises UnknownPlayer."""
    plain, colon, simulations = name.partition(":")
    if not is_player(name):
        raise UnknownPlayer(f"there is no computer player {name!r}; there are: {', '.join(PLAYERS)}")
    if colon:
        return SearchingPlayer(seed, Budget(simulations=int(simulations)))
    return PLAYERS[plain](seed)


def is_player(name: str) -> bool:
    """Whether a computer player has that name; a number of simulations may follow that of a searching one."""
    plain, colon, simulations = name.partition(":")
    if not colon:
        return plain in PLAYERS
    return plain in SEARCHING and simulations.isdecimal() and int(simulations) > 0


__all__ = [
    "PERSON", "PLAYERS", "SEARCHING", "SIGNS", "Glimpse", "GreedyPlayer", "Player", "PlayerSign", "RandomPlayer",
    "UnknownPlayer", "is_player", "make_player", "sign_of",
]  # fmt: skip
