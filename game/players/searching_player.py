"""Players that look ahead before they answer."""

from __future__ import annotations

from game.engine.decision import Decision
from game.players.player import Glimpse
from game.players.search import Budget, Search

ADEPT_SECONDS = 0.3
MASTER_SECONDS = 1.0


class SearchingPlayer:
    """Tries the promising answers in imagined worlds and takes the one that does best."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.search = Search(seed, budget)

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """The best answer found."""
        return self.search.think(decision, glimpse).key


def adept(seed: int) -> SearchingPlayer:
    """Thinks for a moment."""
    return SearchingPlayer(seed, Budget(seconds=ADEPT_SECONDS))


def master(seed: int) -> SearchingPlayer:
    """Thinks as long as a person waits gladly."""
    return SearchingPlayer(seed, Budget(seconds=MASTER_SECONDS))
