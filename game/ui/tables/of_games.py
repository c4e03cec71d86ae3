"""The tables of the games that can be played; each is loaded when its first match is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.catalogue import find_grimoire
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.tabletop import Tabletop
from game.words import _, say

TableMaker: TypeAlias = Callable[[Theme, PictureStore], Tabletop]


class NoTable(LookupError):
    """A game whose match cannot be shown; the message says why, for the player."""


def _talisman() -> TableMaker:
    from game.ui.tables.talisman.tabletop import TalismanTabletop

    return TalismanTabletop


def _demons() -> TableMaker:
    from game.ui.tables.demons.tabletop import DemonsTabletop

    return DemonsTabletop


def _devils_circle() -> TableMaker:
    from game.ui.tables.devils_circle.tabletop import CircleTabletop

    return CircleTabletop


def _warlocks_duel() -> TableMaker:
    from game.ui.tables.warlocks_duel.tabletop import DuelTabletop

    return DuelTabletop


OWN_TABLES: dict[str, Callable[[], TableMaker]] = {
    "talisman": _talisman,
    "demons": _demons,
    "devils_circle": _devils_circle,
    "warlocks_duel": _warlocks_duel,
}
"""What loads the tables of this program's own games, by the game's id: written out, so that packaging finds them."""



def _plain() -> TableMaker:
    from game.ui.tables.plain.tabletop import PlainTabletop

    return PlainTabletop


PLAIN_TABLE: Callable[[], TableMaker] | None = _plain
"""What loads the table of games that bring none."""


def load_table(game_id: str) -> TableMaker:
    """Load what makes the table of a game; raises NoTable.

    Asked before it is needed, it spares the first match the wait.
    """
    grimoire = find_grimoire(game_id)
    load = grimoire.table or OWN_TABLES.get(game_id, PLAIN_TABLE)
    if load is None:
        raise NoTable(_("{game} brings no table to be shown on.", game=say(grimoire.name)))
    try:
        return load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise NoTable(_("The table of {game} cannot be loaded: {why}", game=say(grimoire.name), why=why)) from error


def make_table(game_id: str, theme: Theme, pictures: PictureStore) -> Tabletop:
    """A new table of a game; raises NoTable."""
    return load_table(game_id)(theme, pictures)
