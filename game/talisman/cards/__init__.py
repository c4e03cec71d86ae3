"""What the cards do, each with its face as docstring. Importing it registers all cards, in the order of the box."""

from game.talisman.cards import adventure, spells

__all__ = ["adventure", "spells"]
