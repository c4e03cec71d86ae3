"""The small picture of what somebody played: a Character, a shield, a side or a mage."""

from __future__ import annotations

from functools import cache

from game.catalogue import UnknownGame, find_grimoire
from game.demons.box.ranks import SHIELD_NAMES
from game.devils_circle import AIXEL, CIRCLE
from game.talisman.box.characters import CHARACTERS
from game.ui.kit.rich_text import Run
from game.warlocks_duel.box.cards import MAGES


@cache
def _pictures() -> dict[tuple[str, str], str]:
    """By the game's id and the figure as the archive writes it down, in English."""
    found = {("talisman", card.name.message): f"talisman/tokens/{card.id}.png" for card in CHARACTERS.values()}
    found |= {("demons", name.message): f"demons/shields/{shield}.png" for shield, name in SHIELD_NAMES.items()}
    mages = MAGES.values()
    found |= {("warlocks_duel", mage.name.message): f"warlocks_duel/mages/{mage.id}_round.png" for mage in mages}
    for side, leader in ((AIXEL, "orlan"), (CIRCLE, "gorm")):
        found["devils_circle", side.message] = f"devils_circle/portraits/{leader}.jpg"
    return found


def of_figure(game_id: str, figure: str) -> Run | None:
    """What stands before a player's name; None where the game has no picture of that figure."""
    picture = _pictures().get((game_id, figure))
    return Run("", picture=picture) if picture is not None else None


def of_game(game_id: str) -> Run | None:
    """The small book that stands before a game's name; None if the game is not installed."""
    try:
        return Run("", picture=f"{find_grimoire(game_id).cover}.png")
    except UnknownGame:
        return None
