"""What a newcomer is told about a game before the first match, and the portraits shown with it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.game import Game
from game.warlocks_duel.cards import MAGES


@dataclass(frozen=True, slots=True)
class Portrait:
    """A character of the game: the picture under `assets/pictures`, the name, and what to expect."""

    picture: str
    name: Text
    tooltip: Text


@dataclass(frozen=True, slots=True)
class GameNote:
    """``lead`` says what one does in the game; ``facts`` are an icon and a sentence each."""

    lead: Text
    facts: tuple[tuple[str, Text], ...]
    portraits: tuple[Portrait, ...]


NOTES: dict[str, GameNote] = {
    "warlocks_duel": GameNote(
        Text("You are a mage with 35 power and a handful of dice. Roll mana, lay it on your spells, strike first!"),
        (
            ("hourglass", Text("A match usually takes 4 or 5 rounds.")),
            ("trophy", Text("The last mage standing wins.")),
        ),
        tuple(Portrait(f"warlocks_duel/mages/{mage.id}.jpg", mage.name, mage.leaning) for mage in MAGES.values()),
    )
}
"""The notes by the game's id; a game without one shows only its book and its number of players."""


def facts_of(game: Game) -> tuple[tuple[str, Text], ...]:
    """How many can play, and what the game's note adds."""
    seats = (("fewest", game.fewest_seats), ("most", game.most_seats))
    players = Text("{fewest} to {most} players: people, the computer, or both.", seats)
    return (("character", players), *(NOTES[game.id].facts if game.id in NOTES else ()))
