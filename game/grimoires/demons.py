"""Demons as a book on the table."""

from __future__ import annotations

from game.demons import GAME
from game.demons.box.ranks import SHIELD_NAMES
from game.engine.decision import Text
from game.grimoire import Grimoire, Introduction, Portrait, Prize

INTRODUCTION = Introduction(
    "demons/map.jpg",
    Text("You are a magician in Armenia, 1091. Conjure demons, carry treasure off, and mind what hunts you."),
    (
        ("hourglass", Text("A match takes about an hour; alone it is a solitaire against the land.")),
        ("trophy", Text("The richest magician who leaves the map alive wins.")),
    ),
    tuple(
        Portrait(f"demons/magicians/{name_of_file}.jpg", name, Text("One of the four magicians."))
        for name_of_file, name in (
            ("alaric", Text("Alaric")),
            ("basil", Text("Basil")),
            ("cyprian", Text("Cyprian")),
            ("theodora", Text("Theodora")),
        )
    ),
    closer=1.7,
    panorama=tuple(f"demons/fights/{name}.webp" for name in ("city", "mountain", "forest")),
    first=Text("Recommended at first: one opponent who errs now and then, and the usual rules."),
)

GRIMOIRE = Grimoire(
    GAME,
    cover="menu/book_demons",
    figures={name.message: f"demons/shields/{shield}.png" for shield, name in SHIELD_NAMES.items()},
    introduction=INTRODUCTION,
    prizes=(Prize("treasure", Text("Victories")),),
    counts_gains=True,
    ambience="market",
    bytes_a_moment=280_000,
)
