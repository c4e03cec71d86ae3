"""Why nothing happens where a card might have done something to the Character that meets it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Text
from game.talisman.box.register import CARD_OF
from game.talisman.cards.adventure.places import MARSH_NEEDS, MAZE_NEEDS
from game.talisman.cards.adventure.strangers import ENCHANTER_NEEDS
from game.talisman.state import EVIL, GOOD, NEUTRAL
from game.talisman.view import HeroView
from game.words import _, say

YOU_ARE = {
    GOOD: Text("Nothing happens, since you are Good."),
    NEUTRAL: Text("Nothing happens, since you are Neutral."),
    EVIL: Text("Nothing happens, since you are Evil."),
}
CRAFT_TOO_LOW = Text("Nothing happens: your Craft is {n}, and it takes {m}.")
STRONG_ENOUGH = Text("Nothing happens: your Strength of {n} is enough.")
WISE_ENOUGH = Text("Nothing happens: your Craft of {n} is enough.")
KNOWS_THE_WAY = Text("Nothing happens: you do not get lost there.")


def _by_alignment(hero: HeroView) -> str:
    return say(YOU_ARE[hero.alignment])


def _in_the_maze(hero: HeroView) -> str:
    return _(WISE_ENOUGH.message, n=hero.craft) if hero.craft >= MAZE_NEEDS else say(KNOWS_THE_WAY)


REASONS: dict[str, Callable[[HeroView], str]] = {
    "fairy": _by_alignment,
    "mage": _by_alignment,
    "phantom": _by_alignment,
    "enchanter": lambda hero: _(CRAFT_TOO_LOW.message, n=hero.craft, m=ENCHANTER_NEEDS),
    "marsh": lambda hero: _(STRONG_ENOUGH.message, n=hero.strength) if hero.strength >= MARSH_NEEDS else "",
    "maze": _in_the_maze,
}
"""By the printed card."""


def why_nothing(hero: HeroView, card: str) -> str:
    """The sentence, "" where the card itself says it."""
    reason = REASONS.get(CARD_OF[card].id) if card in CARD_OF else None
    return reason(hero) if reason is not None else ""
