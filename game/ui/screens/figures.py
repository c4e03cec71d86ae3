"""Small pictures before names: of what somebody played (a Character, a shield, a side, a mage), and of a game."""

from __future__ import annotations

from game.catalogue import grimoire_of
from game.ui.kit.rich_text import Run


def of_figure(game_id: str, figure: str) -> Run | None:
    """The picture of a figure, named as the archive writes it down; None where its game has none."""
    grimoire = grimoire_of(game_id)
    picture = grimoire.figures.get(figure) if grimoire is not None else None
    return Run("", picture=picture) if picture is not None else None


def of_game(game_id: str) -> Run | None:
    """The small book that stands before a game's name; None if the game is not installed."""
    grimoire = grimoire_of(game_id)
    return Run("", picture=f"{grimoire.cover}.png") if grimoire is not None else None


def painting_of(game_id: str, figure: str) -> str | None:
    """The large picture of a figure, else its small one; None where its game has none."""
    grimoire = grimoire_of(game_id)
    return grimoire.paintings.get(figure) or grimoire.figures.get(figure) if grimoire is not None else None
