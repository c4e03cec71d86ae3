"""Where on the map something happens that everybody should see, wherever the camera was."""

from __future__ import annotations

from collections.abc import Iterable

from game.demons.box.treasures import TREASURES
from game.demons.view import DemonsView
from game.engine.boards.hexes import printed
from game.engine.decision import Event

FOLLOWED = frozenset({"combat", "captured", "city_destroyed", "entered", "transported"}) | {
    "treasure_discovered", "treasure_seized", "seizure_failed", "treasure_gained", "treasure_claimed",
}  # fmt: skip
"""Kinds of events to which the camera goes; walks and throws beside them are seen by whoever looks there."""


def hex_to_see(events: Iterable[Event], view: DemonsView) -> str | None:
    """The hex of the first event that the camera follows; None if there is none, or nobody knows where it happens."""
    return next((hex_id for event in events if (hex_id := _hex_of(event, view)) is not None), None)


def _hex_of(event: Event, view: DemonsView) -> str | None:
    if event.kind not in FOLLOWED:
        return None
    facts = dict(event.facts)
    place, cell, who = facts.get("hex"), facts.get("cell"), facts.get("who")
    if isinstance(place, int):
        return printed(place)
    if isinstance(cell, int) and cell in TREASURES:
        return printed(TREASURES[cell].hex)
    return view.magicians[who].hex if isinstance(who, int) else None
