"""What a newcomer is told about a game before the first match, besides how it is introduced."""

from __future__ import annotations

from game.engine.decision import Text
from game.grimoire import Grimoire


def facts_of(grimoire: Grimoire) -> tuple[tuple[str, Text], ...]:
    """How many can play, and what the game's introduction adds."""
    game = grimoire.game
    seats = (("fewest", game.fewest_seats), ("most", game.most_seats))
    if game.fewest_seats == game.most_seats:
        players = Text("{most} players: people, the computer, or both.", seats[1:])
    else:
        players = Text("{fewest} to {most} players: people, the computer, or both.", seats)
    return (("character", players), *(grimoire.introduction.facts if grimoire.introduction is not None else ()))
