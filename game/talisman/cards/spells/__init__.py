"""The Spell deck: importing it registers its 26 cards (cards file, chapter 3)."""

from game.talisman.cards.spells import at_any_time, at_the_start, in_fights

__all__ = ["at_any_time", "at_the_start", "in_fights"]
