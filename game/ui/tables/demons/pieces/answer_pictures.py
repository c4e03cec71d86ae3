"""What an answer is about, as a small picture on its button: a demon, a mortal, a magician, a treasure, a shield."""

from __future__ import annotations

from game.demons.box.goetia import DEMONS
from game.demons.box.ranks import SHIELDS
from game.demons.view import DemonsView
from game.engine.decision import Option
from game.ui.tables.demons.pieces.counters import portrait_of, title_of

RING = "demons/ring.jpg"


def picture_of(view: DemonsView, option: Option) -> str:
    """The picture of an answer; of a hex whoever can be attacked there, or else none: it is lit on the map."""
    place = option.place or ""
    kind, _colon, rest = place.partition(":")
    if place == "ring":
        return RING
    if kind == "demon" and rest.isdigit():
        return f"demons/spirits/{int(rest):02d}.jpg" if int(rest) in DEMONS else RING
    if kind == "shield" and rest in SHIELDS:
        return f"demons/shields/{rest}.png"
    if kind == "treasure":
        return f"demons/treasures/{rest}.jpg"
    for magician in view.magicians:
        if magician.place == place or (kind == "hex" and magician.hex == rest and option.key.startswith("attack:")):
            return portrait_of(magician)
    for unit in sorted(view.units, key=lambda unit: -unit.strength):
        if unit.place == place or (kind == "hex" and unit.hex == rest):
            return f"demons/mortals/{title_of(unit)[3]}.jpg"
    return ""
