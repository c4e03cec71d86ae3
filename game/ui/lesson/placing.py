"""Where the voice speaks: beside the thing it talks about, never over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

COVERED = 50
"""How much worse it is to cover a pixel of something that is wanted than to be a pixel further away."""


def beside(thing: Rect | None, size: tuple[int, int], area: Rect, wanted: Sequence[Rect], gap: int) -> Rect:
    """A rectangle of that size inside ``area``, near a thing (None: anywhere) and over as little as can be.

    Whatever is ``wanted`` besides the thing is kept free where there is room; the thing itself always comes first.
    """
    room = area.inflate(-2 * gap, -2 * gap)

    def badness(place: Rect) -> float:
        over = _common(place, thing) * COVERED * COVERED if thing is not None else 0
        over += sum(_common(place, other) for other in wanted) * COVERED
        return over + (_distance(place, thing) if thing is not None else 0)

    return min((place.clamp(room) for place in _places(thing, size, room, gap)), key=badness)


def _places(thing: Rect | None, size: tuple[int, int], room: Rect, gap: int) -> Iterator[Rect]:
    """Beside, above and below the thing, and along the edges of the room."""
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
    for down in range(5):
        for across in range(5):
            yield Rect(
                room.left + (room.width - size[0]) * across // 4, room.top + (room.height - size[1]) * down // 4, *size
            )


def _common(first: Rect, second: Rect) -> int:
    """How many pixels two rectangles share."""
    shared = first.clip(second)
    return shared.width * shared.height


def _distance(first: Rect, second: Rect) -> float:
    """How far two rectangles are apart, edge to edge."""
    across = max(first.left - second.right, second.left - first.right, 0)
    down = max(first.top - second.bottom, second.top - first.bottom, 0)
    return float(across + down)
