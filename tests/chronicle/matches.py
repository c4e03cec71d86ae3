"""Matches for tests of the chronicle: short ones, played by sensible players."""

from __future__ import annotations

from game.catalogue import GAMES
from game.engine.match import Match
from game.engine.seating import Seat

SEATS = {"talisman": 3, "demons": 2, "devils_circle": 2, "warlocks_duel": 2}


def played(game: str, seed: int = 1, most: int = 100_000, seats: list[Seat] | None = None) -> Match:
    """A match played by greedy players to its end, or until so many choices are made."""
    match = GAMES[game].new_match(
        seats or [Seat("Ann"), *[Seat(f"Bot {n}", "master:20") for n in range(1, SEATS[game])]], {}, seed
    )
    while (decision := match.next_decision()) is not None and len(match.record) < most:
        worths = list(match.game.preferences(match.state, decision))
        match.choose(decision.options[worths.index(max(worths))].key)
    return match
