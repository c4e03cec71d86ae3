"""The element die and its six symbols (WD-0.7, WD-0.8)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Text

FIRE, WATER, EARTH, AIR, MAGIC, WHIRLWIND = FACES = ("fire", "water", "earth", "air", "magic", "whirlwind")
SCHOOLS = FACES[:5]
ANY = "any"
BLANK = "blank"
"""What a die shows that has not been rolled this round."""

NAMES = {
    FIRE: Text("Fire"),
    WATER: Text("Water"),
    EARTH: Text("Earth"),
    AIR: Text("Air"),
    MAGIC: Text("Magic"),
    WHIRLWIND: Text("Whirlwind"),
    ANY: Text("any symbol"),
    BLANK: Text("not rolled"),
}
ORDER = {face: place for place, face in enumerate((*FACES, BLANK))}

DiceFaces = tuple[str, ...]
"""Dice of one zone, always in the order of FACES: what matters of a die is what it shows."""


def in_order(faces: tuple[str, ...]) -> DiceFaces:
    """The same dice in the order of FACES."""
    return tuple(sorted(faces, key=ORDER.__getitem__))


@lru_cache(maxsize=20_000)
def faces_rolled(rolls: tuple[int, ...]) -> DiceFaces:
    """The symbols of element dice that rolled these numbers, 1 to 6, sorted as they lie on the table."""
    return in_order(as_rolled(rolls))


def as_rolled(rolls: tuple[int, ...]) -> DiceFaces:
    """The symbols of element dice that rolled these numbers, in that order."""
    return tuple([FACES[roll - 1] for roll in rolls])


def without(faces: DiceFaces, taken: DiceFaces) -> DiceFaces:
    """The dice that stay when ``taken`` are taken away; raises ValueError if they are not all there."""
    left = list(faces)
    for face in taken:
        left.remove(face)
    return tuple(left)


def together(faces: DiceFaces, more: DiceFaces) -> DiceFaces:
    """Both groups of dice in one zone."""
    if not faces or not more:
        return faces or more
    return in_order(faces + more)


@lru_cache(maxsize=20_000)
def selections(faces: DiceFaces, size: int) -> tuple[DiceFaces, ...]:
    """Every different selection of ``size`` dice, each in order."""
    if size == 0:
        return ((),)
    found: dict[DiceFaces, None] = {}
    for index in range(len(faces) - size + 1):
        for rest in selections(faces[index + 1 :], size - 1):
            found[faces[index], *rest] = None
    return tuple(found)
