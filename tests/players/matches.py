"""Matches of all games, for tests of whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.catalogue import GAMES
from game.engine.decision import Decision
from game.engine.game import OptionValue
from game.engine.match import Match
from game.players import Glimpse, make_player

NAMES = ("Ann", "Bob", "Cid", "Dee")


@dataclass(frozen=True)
class Sitting:
    """A game, how many play it, and its options."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"

    def match(self, seed: int) -> Match:
        """A match about to begin."""
        return GAMES[self.game].new_match(list(NAMES[: self.seats]), dict(self.options), seed)


SITTINGS = (
    Sitting("talisman", 2, {}),
    Sitting("talisman", 3, {"discreet_questions": True}),
    Sitting("demons", 1, {}),
    Sitting("demons", 2, {}),
    Sitting("demons", 3, {}),
    Sitting("devils_circle", 2, {}),
    Sitting("devils_circle", 4, {"watchful": True}),
    Sitting("warlocks_duel", 2, {}),
    Sitting("warlocks_duel", 3, {}),
)


def choices(match: Match, seed: int, most: int) -> Iterator[Decision]:
    """Let apprentices, who slip now and then, play up to ``most`` decisions, pausing where there is a choice."""
    players = [make_player("apprentice", seed * 8 + seat) for seat in range(len(match.seats))]
    for _ in range(most):
        decision = match.next_decision()
        if decision is None:
            return
        if len(decision.options) > 1:
            yield decision
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
