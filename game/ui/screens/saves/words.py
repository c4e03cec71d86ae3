"""A saved match in a few words: for the title and for the list of saved matches."""

from __future__ import annotations

from game.catalogue import SHELF
from game.saves import SavedMatch
from game.words import say


def say_match(saved: SavedMatch) -> str:
    """A saved match in a few words: the game, and where it stands."""
    names = {grimoire.id: grimoire.name for grimoire in SHELF}
    title = say(names[saved.game]) if saved.game in names else saved.title
    stage = say(saved.stage) if saved.stage is not None else saved.summary
    return " · ".join(part for part in (title, stage) if part)
