"""Talisman as a book on the table."""

from __future__ import annotations

from game.engine.decision import Text
from game.grimoire import Grimoire, Introduction, Portrait, Prize
from game.talisman import GAME
from game.talisman.box.characters import CHARACTERS

INTRODUCTION = Introduction(
    "talisman/spaces/middle_15_castle.jpg",
    Text("Roam three rings of the land, grow stronger with every adventure, and rule over all from the Crown."),
    (
        ("hourglass", Text("A short game takes half an hour to an hour, a full match two to three.")),
        ("trophy", Text("The last Character alive wins: the Crown of Command strikes all others down.")),
    ),
    tuple(
        Portrait(
            f"talisman/characters/{name_of_file}.jpg",
            CHARACTERS[name_of_file].name,
            CHARACTERS[name_of_file].says[0],
        )
        for name_of_file in ("warrior", "wizard", "elf", "prophetess")
    ),
    views=tuple(
        f"talisman/spaces/{space}.jpg"
        for space in (
            "outer_00_village", "middle_02_hidden_valley", "inner_04_valley_of_fire", "inner_08_crown_of_command",
        )
    ),
    first=Text(
        "Recommended at first: one opponent who errs now and then, a short game, and a Character you choose."
    ),
)

GRIMOIRE = Grimoire(
    GAME,
    cover="menu/book_talisman",
    figures={card.name.message: f"talisman/tokens/{card.id}.png" for card in CHARACTERS.values()},
    paintings={card.name.message: f"talisman/characters/{card.id}.jpg" for card in CHARACTERS.values()},
    introduction=INTRODUCTION,
    prizes=(Prize("crown", Text("Crowns won")),),
    many_figures=True,
    ambience="wind",
    bytes_a_moment=30_000,
)
