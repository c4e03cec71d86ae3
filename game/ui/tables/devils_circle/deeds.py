"""What mages and demons can do, as the price list beside the board shows it: name, price, picture, explanation."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Option, Text


@dataclass(frozen=True)
class Deed:
    """One line of the price list.

    ``place`` is what the rules call it, with ``{mage}`` for the mage being played; "" if it is done by clicking
    somebody. ``keys`` are the beginnings of the options it stands for, ``near`` the kind of piece whose refusal
    explains why it cannot be done. ``picture`` is a picture of ours, or an icon when it has no dot.
    """

    id: str
    name: Text
    price: int | None
    place: str
    keys: tuple[str, ...]
    near: str
    picture: str
    about: Text
    refused: bool = False
    """The rules tell why it cannot be done to somebody by the line's own name: "attack:gorm"."""


THINGS, GOODS, PORTRAITS = "devils_circle/things/", "devils_circle/items/", "devils_circle/portraits/"
RESCUE = "feather"

MAGE_DEEDS: tuple[Deed, ...] = (
    Deed("move", Text("Move"), 1, "", ("walk:",), "", "wing-cloak", Text(
        "Takes the mage to a lit square: click it; its coin shows the price. Each square costs 1 point; not "
        "through walls, not into the ring, not onto figures, fires, wands or holes. DK-6.11, DK-3.3")),
    Deed("attack", Text("Attack"), 1, "", ("attack:",), "demon", "crossed-swords", Text(
        "Weakens or destroys a demon beside you: click it. It loses your power (double with a wand) and its own "
        "materiality; if it survives, you lose strength equal to its materiality. Needs strength 7; the book is "
        "lost. DK-8.18, DK-8.20"),
        refused=True),
    Deed("wand", Text("Wand"), 1, "item:{mage}:wand", ("lay_wand", "pick_up:"), "", GOODS + "wand.png", Text(
        "Held, it doubles your power against demons and fills one hand. Laid beside you, a demon next to it loses "
        "3 power; one that tramples it loses 7. Click a lying wand to pick it up. DK-7.9, DK-7.13, DK-7.15")),
    Deed("garlic", Text("Garlic"), 1, "item:{mage}:garlic", ("hang", "take_down"), "", GOODS + "garlic.png", Text(
        "Hung on your square it closes all walls of this square to demons, from both sides. Doors stay open. It can be "
        "taken down again. DK-7.19, DK-7.21")),
    Deed("salt", Text("Magic salt"), 1, "item:{mage}:salt", ("pour",), "", GOODS + "salt.png", Text(
        "Stops pentagrams and demons of power 10 or less on one open side of your square. A stronger demon breaks "
        "it and loses 3 power. Wisps ignore it. DK-7.24, DK-7.25, DK-7.28")),
    Deed("drops", Text("Elven drops"), 1, "item:{mage}:drops", ("drops:",), "demon", GOODS + "drops.png", Text(
        "Weakens and pushes away a demon beside you: click it. It loses power equal to its materiality. Click a "
        "pentagram: it is gone. DK-7.30, DK-7.31, DK-7.34")),
    Deed("give", Text("Hand over"), 1, "", ("give:",), "mage", "open-palm", Text(
        "Gives a mage beside you a wand, the book, garlic, salt, a torch or herbs; elven drops never. Click this line, "
        "then the mage. DK-7.5, DK-7.6"),
        refused=True),
    Deed("exorcise", Text("Exorcism"), 2, "item:{mage}:book", ("exorcise:",), "demon", GOODS + "book.png", Text(
        "Weakens a demon at most 2 steps on foot away, not through walls, and drives it off: click it. It loses your "
        "power, double with a wand. Needs book, herbs, a free hand, and power 7 (or 4 with a wand); you lose 2 power "
        "and 1 strength. Not at dawn. DK-8.1, DK-8.5")),
    Deed("torch", Text("Torch"), 2, "item:{mage}:torch", ("torch",), "", GOODS + "torch.png", Text(
        "Stops pentagrams and makes demons beside it more solid, so that walls may stop them. Set beside you with "
        "both hands, it burns 45 minutes and adds 2 materiality. Not at dawn. DK-7.35, DK-7.37, DK-7.39")),
    Deed("herbs", Text("Herbs"), 2, "item:{mage}:herb", ("herbs",), "", GOODS + "herb.png", Text(
        "Takes power from demons that end their turn on or next to the fire: 3 for each bundle. One to three "
        "bundles, set beside you with both hands, burn 20 minutes. DK-7.41, DK-7.43")),
    Deed("pray", Text("Prayer"), 2, "act:pray", ("pray:",), "", "meditation", Text(
        "May raise your strength or power by 1, if a die shows more than it is now. A wand and a book add 1 each. "
        "DK-8.11, DK-8.12")),
    Deed("resupply", Text("Supplies"), 2, "act:resupply", ("resupply",), "", THINGS + "supply.png", Text(
        "Refills what the mage carries from the stock, standing on G7. DK-7.47")),
    Deed("push", Text("Push cradle"), 2, "cradle", ("push",), "", THINGS + "cradle.png", Text(
        "Moves the Princess one square, away from danger, once a phase. The mage needs both hands free and has "
        "been beside the cradle since the phase began. DK-8.14, DK-8.17")),
)  # fmt: skip

DEMON_DEEDS: tuple[Deed, ...] = (
    Deed("step", Text("Step"), None, "", ("walk:", "step:", "attack:", "seize"), "", "wing-cloak", Text(
        "Takes the demon to a lit square: click it. Back from the cradle costs 1, sideways 2, forwards 4; at dawn "
        "1 more. Walls may be crossed by a demon whose materiality is below 6 and not above its power. Onto a mage "
        "is a direct attack. DK-9.17, DK-10.7")),
    Deed("raise_materiality", Text("More solid"), 0, "play:raise_materiality", ("raise_materiality",),
    "", "golem-head", Text(
        "Lets the demon do more harm in a direct attack: materiality rises by 1, once a turn. From 6 on walls stop "
        "it. DK-9.16")),
    Deed("curse", Text("Curse"), 2, "play:curse", ("curse",), "", "voodoo-doll", Text(
        "Strikes every mage and the Princess on adjacent squares, through walls too: mages 2 power and 2 strength, the "
        "Princess 1. Once a turn. DK-11.1, DK-11.7")),
    Deed("pentagram", Text("Pentagram"), 3, "play:pentagram", ("pentagram",), "", THINGS + "pentagram.png", Text(
        "Sends a flying sign that sears mages beside it and kills the Princess. It flies straight on, one square a "
        "phase, until a wall, salt, a wand or a torch stops it. DK-11.10, DK-11.14, DK-11.18")),
    Deed("psychic", Text("Psychic attack"), 4, "play:psychic", ("psychic",), "", "burning-eye", Text(
        "Takes over a mage on a 6. The demon's power, less 5 for each square and the mage's power (double with a "
        "wand), must leave 1 or more. DK-11.23, DK-11.24")),
    Deed("raise_power", Text("More power"), 5, "play:raise_power", ("raise_power",), "", "power-lightning", Text(
        "Keeps the demon out of hell longer, and lets it do more: power rises by 1. DK-9.23")),
    Deed("lower_materiality", Text("Less solid"), 6, "play:lower_materiality", ("lower_materiality",), "", "soul", Text(
        "Helps the demon to pass through walls: materiality falls by 1, never below 0. DK-9.24")),
    Deed("fireplace", Text("Fireplace"), None, "play:fireplace", ("passage:", "fireplace"), "", "campfire", Text(
        "Takes the demon from one hearth to another at once, if its power is above 4. It is its only play of the "
        "turn. DK-10.16")),
    Deed("rescue", Text("Rescue move"), None, "play:rescue", ("rescue",), "", RESCUE, Text(
        "Saves the demon from harm by one step, paid with power: once a night, at any moment. DK-10.22, DK-10.25")),
    Deed("leave", Text("Leave at dawn"), None, "play:leave", ("leave",), "", "breaking-chain", Text(
        "Saves the demon for the next night: it leaves at dawn, before any play. From inside the keep it keeps its "
        "power. DK-14.14")),
)  # fmt: skip
BY_ID = {deed.id: deed for deed in (*MAGE_DEEDS, *DEMON_DEEDS)}


def deeds_of(phase: str, piece: str | None) -> tuple[Deed, ...]:
    """The price list of a moment: the demons' in their phase, else the mages'."""
    if piece is not None:
        return DEMON_DEEDS if piece.startswith("demon:") else MAGE_DEEDS
    return DEMON_DEEDS if phase in ("demons", "turn", "placing_demons") else MAGE_DEEDS


def picture_of(option: Option) -> str:
    """What an answer is about: a mage, a demon, a thing, or the deed; "" for what only passes."""
    kind, _colon, rest = (option.place or "").partition(":")
    if kind in ("mage", "demon"):
        return f"{PORTRAITS}{rest}.jpg"
    if kind in ("item", "stock"):
        return f"{GOODS}{rest.rpartition(':')[2]}.png"
    deeds = DEMON_DEEDS if kind == "play" else (*MAGE_DEEDS, *DEMON_DEEDS)
    found = (deed for deed in deeds if option.key.startswith(deed.keys))
    return next((deed.picture for deed in found), RESCUE if option.key.startswith("flight") else "")
