"""The Adventure deck: importing it registers its 104 cards (cards file, chapter 2)."""

from game.talisman.cards.adventure import enemies, events, followers, gold, magic_objects, objects, places, strangers

__all__ = ["enemies", "events", "followers", "gold", "magic_objects", "objects", "places", "strangers"]
