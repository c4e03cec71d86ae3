"""Small pictures before names: of what somebody played (a Character, a shield, a side, a mage), and of a game."""

from __future__ import annotations

from game.catalogue import UnknownGame, find_grimoire
from game.ui.kit.rich_text import Run

_PAINTINGS = (
    ("talisman/tokens/", "talisman/characters/", ".png"),
    ("warlocks_duel/mages/", "warlocks_duel/mages/", "_round.png"),
)
"""Where the painting of a small picture lies: the folders of both, and how the name of the small one ends."""


def of_figure(game_id: str, figure: str) -> Run | None:
    """The picture of a figure, named as the archive writes it down; None where its game has none."""
    try:
        picture = find_grimoire(game_id).figures.get(figure)
    except UnknownGame:
        return None
    return Run("", picture=picture) if picture is not None else None


def of_game(game_id: str) -> Run | None:
    """The small book that stands before a game's name; None if the game is not installed."""
    try:
        return Run("", picture=f"{find_grimoire(game_id).cover}.png")
    except UnknownGame:
        return None


def painting_of(game_id: str, figure: str) -> str | None:
    """The large picture of a figure, else its small one; None where its game has none."""
    small = of_figure(game_id, figure)
    if small is None or small.picture is None:
        return None
    for folder, painted, ending in _PAINTINGS:
        if small.picture.startswith(folder) and small.picture.endswith(ending):
            return painted + small.picture.removeprefix(folder).removesuffix(ending) + ".jpg"
    return small.picture
