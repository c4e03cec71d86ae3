"""Things of the game in sentences: their words, linked to their place on the table."""

from __future__ import annotations

from functools import cache

from game.demons.box.armenia import PLACES
from game.demons.box.goetia import DEMONS, RING_COUNTER
from game.demons.box.mortals import MORTALS
from game.demons.box.ranks import RANK_NAMES, RANKS_IN_THE_PLURAL, SHIELD_NAMES, SHIELDS
from game.demons.box.treasures import TREASURES
from game.engine.boards.hexes import Hex, distance, printed
from game.engine.decision import Fact, Named, Text
from game.engine.listing import listed

RING = Named(Text("Solomon's ring"), "ring")
NEAR = 3
"""So many hexes away a place is still said to be near."""
THE_UNIT = Text("the {unit}")


@cache
def hex_name(hex_id: Hex) -> Named:
    """A hex: the name on the map, or its number and the place that lies nearest, if that is near at all."""
    number = printed(hex_id)
    label = PLACES.get(hex_id)
    if label is not None:
        words = Text("{name} ({number})", (("name", label.name), ("number", number)))
    else:
        place = nearest(hex_id)
        if place is None:
            return Named(number, f"hex:{number}")
        words = Text("{number} near {place}", (("number", number), ("place", PLACES[place].name)))
    return Named(words, f"hex:{number}")


def nearest(hex_id: Hex) -> Hex | None:
    """The named hex that lies nearest; None if none is near."""
    found = min(PLACES, key=lambda other: (distance(hex_id, other), other))
    return found if distance(hex_id, found) <= NEAR else None


@cache
def hex_place(hex_id: Hex) -> str:
    """Where to click for a hex."""
    return f"hex:{printed(hex_id)}"


@cache
def demon_name(demon: int) -> Named:
    """A demon by name; the ring's counter is drawn like one."""
    if demon == RING_COUNTER:
        return RING
    return Named(DEMONS[demon].name, f"demon:{demon}")


@cache
def unit_name(unit: int) -> Named:
    """A mortal unit by name."""
    return Named(MORTALS[unit].name, f"unit:{unit}")


def unit_list(units: tuple[int, ...]) -> Fact:
    """Mortal units by name, within a sentence."""
    return listed([Text(THE_UNIT.message, (("unit", unit_name(unit)),)) for unit in units])


@cache
def treasure_name(cell: int) -> Named:
    """A treasure by name."""
    return Named(TREASURES[cell].name, f"treasure:{cell}")


def rank_name(rank: str) -> Text:
    """A rank: Duke."""
    return RANK_NAMES[rank]


def rank_plural(rank: str) -> Text:
    """A rank in the plural: Dukes."""
    return RANKS_IN_THE_PLURAL[rank]


def shield_name(level: int) -> Text:
    """A shield by its level."""
    return SHIELD_NAMES[SHIELDS[level - 1]]


def number_in(place: str) -> int:
    """The number at the end of a place ("unit:6"), or -1."""
    digits = place.rpartition(":")[2]
    return int(digits) if digits.isdigit() else -1
