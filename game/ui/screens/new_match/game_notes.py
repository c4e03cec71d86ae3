"""What a newcomer is told about a game before the first match, and the portraits shown with it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.game import Game
from game.talisman.box.characters import CHARACTERS
from game.warlocks_duel.box.cards import MAGES

MAGE_IS_CHOSEN = Text("You choose your mage as soon as the match has started.")


@dataclass(frozen=True, slots=True)
class Portrait:
    """A character of the game: the picture under `assets/pictures`, the name, and what to expect.

    ``chosen`` says when it is chosen, to whoever clicks it here, where nothing is chosen yet.
    """

    picture: str
    name: Text
    tooltip: Text
    chosen: Text | None = None


@dataclass(frozen=True, slots=True)
class GameNote:
    """``lead`` says what one does in the game; ``facts`` are an icon and a sentence each.

    ``scene`` is a picture of what it is about, under `assets/pictures`.
    """

    scene: str
    lead: Text
    facts: tuple[tuple[str, Text], ...]
    portraits: tuple[Portrait, ...]
    closer: float = 1.0
    """How much closer one looks at the scene than its whole width."""
    views: tuple[str, ...] = ()
    """Pictures that stand side by side at the head of the rulebook; the scene where there are none."""


NOTES: dict[str, GameNote] = {
    "talisman": GameNote(
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
    ),
    "demons": GameNote(
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
    ),
    "devils_circle": GameNote(
        "devils_circle/circle.jpg",
        Text("Mages guard a sleeping Princess. Outside waits the Circle: four demons who want her soul."),
        (
            ("hourglass", Text("Three nights take two to three hours, the quick game about an hour.")),
            ("trophy", Text("The mages win if the Princess lives until the last dawn.")),
        ),
        tuple(
            Portrait(f"devils_circle/portraits/{name_of_file}.jpg", name, words)
            for name_of_file, name, words in (
                ("orlan", Text("Orlan"), Text("A mage of the keep.")),
                ("mirel", Text("Mirel"), Text("A mage of the keep.")),
                ("gorm", Text("Gorm"), Text("A demon of the Circle.")),
                ("flicker", Text("Flicker"), Text("A will-o'-the-wisp.")),
            )
        ),
    ),
    "warlocks_duel": GameNote(
        "warlocks_duel/spells/essence_of_power.jpg",
        Text("You are a mage with 35 power and a handful of dice. Roll mana, lay it on your spells, strike first!"),
        (
            ("hourglass", Text("A match usually takes 4 or 5 rounds.")),
            ("trophy", Text("The last mage standing wins.")),
        ),
        tuple(
            Portrait(f"warlocks_duel/mages/{mage.id}.jpg", mage.name, mage.leaning, MAGE_IS_CHOSEN)
            for mage in MAGES.values()
        ),
        views=tuple(
            f"warlocks_duel/spells/{spell}.jpg"
            for spell in ("frost_spear", "conflagration", "static_jolt", "thorn")
        ),
    ),
}
"""The notes by the game's id; a game without one shows only its book and its number of players."""


def facts_of(game: Game) -> tuple[tuple[str, Text], ...]:
    """How many can play, and what the game's note adds."""
    seats = (("fewest", game.fewest_seats), ("most", game.most_seats))
    if game.fewest_seats == game.most_seats:
        players = Text("{most} players: people, the computer, or both.", seats[1:])
    else:
        players = Text("{fewest} to {most} players: people, the computer, or both.", seats)
    return (("character", players), *(NOTES[game.id].facts if game.id in NOTES else ()))
