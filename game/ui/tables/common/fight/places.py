"""Where everything of a fight is drawn: its title, each side with picture, rows, strength, dice and total, its end."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.fight.form import Fight

APART = 22
"""Pixels between two sides that stand beside each other: their numbers must not be read as one row."""
LARGEST_SEAL = 90
"""Of a strength, in pixels."""


@dataclass(frozen=True)
class SidePlaces:
    """The parts of one side, all inside of ``box``; it has a row for each thing that counts."""

    box: Rect
    name: Rect
    picture: Rect
    rows: tuple[Rect, ...]
    strength: Rect
    dice: Rect
    total: Rect

    @property
    def seal(self) -> Rect:
        """The square of the seal, in the middle of the strength's place."""
        size = min(self.strength.width - 4, self.strength.height - 4, LARGEST_SEAL)
        return box_at((size, size), center=self.strength.center)

    @property
    def die_to_throw(self) -> Rect:
        """The square of a die that is still to be thrown: larger than it will lie, since it is what is clicked."""
        size = min(round(self.dice.height * 1.1), self.dice.width + self.total.width // 2)
        return box_at((size, size), midleft=(self.dice.left + 6, self.dice.centery))

    def die(self, number: int, count: int, spare: int = 0) -> Rect:
        """The square of one of the dice, which lie beside each other; the last ``spare`` ones, smaller, beside the one
        that counts.
        """
        if spare:
            return self._beside_the_best(number, spare)
        size = min(self.seal.width, self.dice.width // count)
        centre = (self.dice.centerx + round((number - (count - 1) / 2) * size), self.dice.centery)
        return box_at((size, size), center=centre).inflate(-size // 6, -size // 6)


    def _beside_the_best(self, number: int, spare: int) -> Rect:
        size = min(self.seal.width, round(self.dice.width * 0.66))
        best = box_at((size, size), midleft=(self.dice.left + 2, self.dice.centery)).inflate(-size // 6, -size // 6)
        if not number:
            return best
        small = min(round(size * 0.45), self.dice.right - best.right - 2, self.dice.height // spare)
        top = self.dice.centery - small * spare // 2 + small * (number - 1)
        return Rect(best.right + 2, top, small, small)


@dataclass(frozen=True)
class FightPlaces:
    """The parts of a fight inside of its ``ground``; ``verdict`` is empty where none is to be shown."""

    ground: Rect
    title: Rect
    sides: tuple[SidePlaces, SidePlaces]
    verdict: Rect


def lay_out_fight(fight: Fight, rect: Rect, pad: int, *, verdict: bool = False) -> FightPlaces:
    """Both sides beside each other, or one above the other where the room is tall, with room for a verdict below."""
    line = max(22, round(min(rect.size) * 0.1))
    title = Rect(rect.left, rect.top, rect.width, line)
    below = round(line * 1.9) if verdict else 0
    inner = Rect(rect.left + pad, title.bottom, rect.width - 2 * pad, rect.height - line - pad - below)
    if inner.height > inner.width * 1.2:
        size = (inner.width, (inner.height - max(pad, round(rect.width * 0.13))) // 2)
    else:
        size = ((inner.width - max(3 * pad, APART)) // 2, inner.height)
    boxes = box_at(size, topleft=inner.topleft), box_at(size, bottomright=inner.bottomright)
    most = max(len(side.counted) for side in fight.sides)
    first, second = (_side(box, len(side.counted), most) for box, side in zip(boxes, fight.sides, strict=True))
    return FightPlaces(rect, title, (first, second), Rect(inner.left, inner.bottom, inner.width, below))


def _side(box: Rect, rows: int, most: int) -> SidePlaces:
    """The name above the picture, with the numbers beside it and the rows below both, or where the box is narrow the
    rows below the picture and the numbers below them; both sides leave room for the ``most`` rows that one of them has.
    """
    name = Rect(box.left, box.top, box.width, max(15, round(min(box.size) * 0.12)))
    rest = Rect(box.left, name.bottom, box.width, box.bottom - name.bottom)
    wide = rest.width > rest.height * 0.95
    strip = 0 if wide else round(rest.height * 0.26)
    room = rest.height - strip
    line = min(name.height, (room - 6) // (2 * max(1, most)))
    upper = Rect(rest.left, rest.top, rest.width, room - most * line)
    lines = tuple(Rect(rest.left + 8, upper.bottom + row * line, rest.width - 16, line) for row in range(rows))
    if wide:
        picture = Rect(upper.topleft, (round(upper.width * 0.52), upper.height))
        each = upper.height // 3
        numbers = [Rect(picture.right, upper.top + part * each, upper.right - picture.right, each) for part in range(3)]
    else:
        picture, each = upper, rest.width // 3
        numbers = [Rect(rest.left + part * each, rest.bottom - strip, each, strip) for part in range(3)]
    return SidePlaces(box, name, picture.inflate(-6, -6), lines, *numbers)
