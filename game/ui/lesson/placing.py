"""Where the voice speaks: always at the same place, unless it would lie over what it talks about or is to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect

THING, WANTED, SHOWN, CONTROL, DIALOG, OWN, LIT = 40_000, 20_000, 10_000, 2000, 50, 12, 2
"""How much worse it is to cover a pixel than to be a pixel further away: of the thing talked about, of what the step
waits for, of what else it speaks of, of what a dialog is answered by, of the rest of a dialog, of the learner's own
sheet, of what is lit."""
UNUSUAL = 60
"""How many pixels further away the bubble of the usual size may lie before another size is better."""
EDGE = 0.1
"""The part of a dialog that the bubble may cover without moving away from where it was."""
STEPS = 8
"""Into how many steps the room is divided, across and down."""


@dataclass(frozen=True)
class Claim:
    """A part of the screen that wants to be seen, and how much worse it is to cover a pixel of it."""

    rect: Rect
    weight: int


def home_in(area: Rect, size: tuple[int, int], gap: int) -> Rect:
    """Where the voice is at home: in the lower right corner, beside the panel with the answers."""
    home = Rect((0, 0), size)
    home.bottomright = (area.right - gap, area.bottom - gap)
    return home


def steady(thing: Rect | None, sizes: Sequence[tuple[int, int]], area: Rect, claims: Sequence[Claim], gap: int) -> Rect:
    """A rectangle of one of these sizes inside ``area``, as near to its home and over as little as can be.

    The first size is the usual one. What is claimed besides the thing is kept free where there is room; the thing
    itself always comes first.
    """
    room = area.inflate(-2 * gap, -2 * gap)
    wanted = [*claims, Claim(thing, THING)] if thing is not None else list(claims)

    def badness(place: Rect) -> float:
        over = sum(_common(place, claim.rect) * claim.weight for claim in wanted)
        usual = 0 if place.size == tuple(sizes[0]) else UNUSUAL
        home = home_in(area, place.size, gap)
        return over + usual + abs(place.centerx - home.centerx) + abs(place.centery - home.centery)

    fitting = [size for size in sizes if room.width >= size[0] and room.height >= size[1]] or sizes[:1]
    places = (place.clamp(room) for size in fitting for place in _places(thing, size, room, gap))
    return min(places, key=badness)


def kept(
    before: Rect, thing: Rect | None, sizes: Sequence[tuple[int, int]], area: Rect, claims: Sequence[Claim]
) -> Rect | None:
    """Where the voice spoke before in the same step, unless that lies over what counts now."""
    size = next((size for size in sizes if size[0] == before.width), None)
    if size is None:
        return None
    place = Rect((0, 0), size)
    place.bottomright = before.bottomright
    needed = [claim.rect for claim in claims if claim.weight >= CONTROL]
    needed += [thing] if thing is not None else []
    free = area.contains(place) and place.collidelist(needed) < 0
    return place if free and not any(_hides(place, claim) for claim in claims if claim.weight == DIALOG) else None


def _hides(place: Rect, claim: Claim) -> bool:
    """Whether more of a dialog would be covered than an edge of it."""
    return _common(place, claim.rect) > claim.rect.width * claim.rect.height * EDGE


def _places(thing: Rect | None, size: tuple[int, int], room: Rect, gap: int) -> Iterator[Rect]:
    """Beside, above and below the thing, and all over the room."""
    if thing is not None:
        beside_it = Rect((0, 0), size)
        for shift in (0, -size[1] // 3, size[1] // 3):
            beside_it.midleft = (thing.right + gap, thing.centery + shift)
            yield beside_it.copy()
            beside_it.midright = (thing.left - gap, thing.centery + shift)
            yield beside_it.copy()
        for shift in (0, -size[0] // 3, size[0] // 3):
            beside_it.midtop = (thing.centerx + shift, thing.bottom + gap)
            yield beside_it.copy()
            beside_it.midbottom = (thing.centerx + shift, thing.top - gap)
            yield beside_it.copy()
    for down in range(STEPS + 1):
        for across in range(STEPS + 1):
            left = room.left + (room.width - size[0]) * across // STEPS
            yield Rect(left, room.top + (room.height - size[1]) * down // STEPS, *size)


def _common(first: Rect, second: Rect) -> int:
    """How many pixels two rectangles share."""
    shared = first.clip(second)
    return shared.width * shared.height
