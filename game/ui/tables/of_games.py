"""The tables of the games that can be played; each is loaded when its first match is shown."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.tabletop import Tabletop


def _talisman(theme: Theme, pictures: PictureStore) -> Tabletop:
    from game.ui.tables.talisman.tabletop import TalismanTabletop

    return TalismanTabletop(theme, pictures)


def _demons(theme: Theme, pictures: PictureStore) -> Tabletop:
    from game.ui.tables.demons.tabletop import DemonsTabletop

    return DemonsTabletop(theme, pictures)


def _devils_circle(theme: Theme, pictures: PictureStore) -> Tabletop:
    from game.ui.tables.devils_circle.tabletop import CircleTabletop

    return CircleTabletop(theme, pictures)


def _warlocks_duel(theme: Theme, pictures: PictureStore) -> Tabletop:
    from game.ui.tables.warlocks_duel.tabletop import DuelTabletop

    return DuelTabletop(theme, pictures)


TABLETOPS: dict[str, Callable[[Theme, PictureStore], Tabletop]] = {
    "talisman": _talisman,
    "demons": _demons,
    "devils_circle": _devils_circle,
    "warlocks_duel": _warlocks_duel,
}
"""What makes the table of each game, by the game's id."""


def load_table(game_id: str) -> None:
    """Load the program of a game's table and of the match screen before they are needed."""
    import_module(f"game.ui.tables.{game_id}.tabletop")
    import_module("game.ui.match.screen")
