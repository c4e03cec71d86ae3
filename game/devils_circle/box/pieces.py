"""The pieces and things of the game: their ids, names and places on the screen. The names are inventions."""

from __future__ import annotations

from game.engine.decision import Named, Text

AIXEL, CIRCLE = "aixel", "circle"

MAGES = ("orlan", "mirel", "tobin", "sefa")
MAGE_NAMES = ("Orlan", "Mirel", "Tobin", "Sefa")
DEMONS = ("gorm", "vasha", "ulk", "flicker")
DEMON_NAMES = ("Gorm", "Vasha", "Ulk", "Flicker")
WISP = 3
"""The number of the will-o'-the-wisp among the demons (DK-1.3)."""

MAGE_PLACES = tuple(f"mage:{mage}" for mage in MAGES)
DEMON_PLACES = tuple(f"demon:{demon}" for demon in DEMONS)
CRADLE_PLACE = "cradle"
"""The cradle with the Princess."""

NAMED_MAGES = tuple(map(Named, MAGE_NAMES, MAGE_PLACES))
NAMED_DEMONS = tuple(map(Named, DEMON_NAMES, DEMON_PLACES))

ITEMS = ("wand", "book", "garlic", "salt", "drops", "torch", "herb")
ITEM_NAMES = {
    "wand": Text("wand"),
    "book": Text("book of magic"),
    "garlic": Text("garlic"),
    "salt": Text("magic salt"),
    "drops": Text("elven drops"),
    "torch": Text("torch of the Temple of Ithilien"),
    "herb": Text("herbs"),
}


def item_place(mage: int, item: str) -> str:
    """The place of an item on a mage's panel: "item:orlan:torch"."""
    return f"item:{MAGES[mage]}:{item}"


def pentagram_place(marker: int) -> str:
    """The place of a pentagram on the board: "pentagram:3"."""
    return f"pentagram:{marker}"
