"""Where everything of a fight is drawn: its title, each side's figures above their plate with what counts, its end."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.fight.form import Fight

APART = 22
"""Pixels between two sides that stand beside each other: their numbers must not be read as one row."""
LARGEST_SEAL, SEAL_BESIDE, BESIDE = 120, 88, 6
"""Of a strength, in pixels; of one beside its rows at least, where it measures a part of its side's height."""
PLATE = 0.56
"""How much of a side its plate takes at most, in heights."""
NAME, LINE, STRIP = 0.08, 0.05, 0.15
"""Heights of the name, of a row and of the numbers with dice, in heights of a side."""
COLUMN, GAP = 10, 10
"""From which width on, in heights of a row, more than two rows stand in two columns, and the pixels between these."""
LEAST_LINE = 22
"""Pixels of a row, at least."""
BANNER, LEAST_BANNER, HEM = 0.1, 60, 0.08
"""Height of the verdict, in heights of the whole and in pixels, and how far its torn edge hangs down, in its own."""
TITLE, FORETOLD = 0.085, 0.72
"""Height of the title, in the shorter sides of the whole, and of what is foretold, in heights of the verdict."""
HEAD, FOOT = 9, 5
"""Pixels of a plate above its name, and below what stands last."""
LARGER_LINE = 1.15
"""How much taller rows are at most where the other side has more of them, in heights of its rows."""


@dataclass(frozen=True)
class SidePlaces:
    """The parts of one side, all inside of ``box``: figures in ``picture``, below them the ``plate`` with a name, a row
    for each thing that counts, and its numbers.
    """

    box: Rect
    plate: Rect
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
        size = min(round(self.dice.height * 1.06), self.dice.width + self.total.width // 2)
        return box_at((size, size), topleft=(self.dice.left + 6, self.dice.top))

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
    """The parts of a fight inside of its ``ground``.

    The ``verdict`` hangs above everybody's head, where the ``title`` stands before: it hides nobody and nothing that
    counts. What is ``foretold`` stands between both sides.
    """

    ground: Rect
    title: Rect
    sides: tuple[SidePlaces, SidePlaces]
    verdict: Rect
    foretold: Rect


def lay_out_fight(fight: Fight, rect: Rect, pad: int) -> FightPlaces:
    """Both sides beside each other, or one above the other where the room is tall; how it ends above them."""
    high = max(LEAST_BANNER, round(rect.height * BANNER))
    verdict = Rect(rect.left + 4, rect.top + 4, rect.width - 8, high)
    line = min(high, max(22, round(min(rect.size) * TITLE)))
    title = box_at((rect.width, line), center=verdict.center)
    top = verdict.bottom + round(high * HEM)
    inner = Rect(rect.left + pad, top, rect.width - 2 * pad, rect.bottom - pad - top)
    first, second = _both_sides(fight, inner, max(pad, round(rect.width * 0.13)), pad)
    low = max(first.plate.top, first.picture.top + line)
    foretold = box_at((rect.width - 24, round(high * FORETOLD)), midbottom=(rect.centerx, low))
    return FightPlaces(rect, title, (first, second), verdict, foretold)


def _both_sides(fight: Fight, inner: Rect, between: int, pad: int) -> tuple[SidePlaces, SidePlaces]:
    """Both sides in the room below the verdict, so many pixels apart where one stands above the other."""
    if inner.height > inner.width * 1.2:
        size = (inner.width, (inner.height - between) // 2)
    else:
        size = ((inner.width - max(2 * pad, APART)) // 2, inner.height)
    boxes = box_at(size, topleft=inner.topleft), box_at(size, bottomright=inner.bottomright)
    throws = any(side.dice is not None or side.total for side in fight.sides)
    most = max(len(side.counted) for side in fight.sides)
    first, second = (
        _side(box, len(side.counted), most, throws=throws, mirrored=number == 1)
        for number, (box, side) in enumerate(zip(boxes, fight.sides, strict=True))
    )
    return first, second

def _side(box: Rect, rows: int, most: int, *, throws: bool, mirrored: bool) -> SidePlaces:
    """The plate as tall as the ``most`` rows that one of both sides has make it, and the figures in the rest."""
    name_high = max(18, round(box.height * NAME))
    strip = max(34, round(box.height * STRIP)) if throws else 0
    room = box.height * PLATE - name_high - strip - HEAD - FOOT
    line = round(max(6, min(max(LEAST_LINE, box.height * LINE), room / max(1, most))))
    seal = 0 if throws else min(max(SEAL_BESIDE, box.height // BESIDE) + 4, box.width // 3)
    columns = 2 if most > 2 and box.width - seal > COLUMN * line else 1
    lines = -(-most // columns)
    high = HEAD + name_high + lines * line + strip + FOOT
    plate = box_at((box.width, high), bottomleft=box.bottomleft)
    picture = Rect(box.left, box.top, box.width, plate.top - box.top)
    if throws:
        words = Rect(plate.left + 8, plate.top + HEAD, plate.width - 16, name_high)
        each = plate.width // 3
        low = plate.bottom - strip - 3
        numbers = [Rect(plate.left + part * each, low, each, strip) for part in range(3)]
    else:
        column = min(plate.height, seal)
        left = plate.left + 2 if mirrored else plate.right - column - 2
        name_left = plate.left + 8 + (column if mirrored else 0)
        words = Rect(name_left, plate.top + HEAD, plate.width - column - 18, name_high)
        numbers = [Rect(left, plate.top, column, plate.height), Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)]
    below = Rect(words.left, words.bottom, words.width, lines * line)
    return SidePlaces(box, plate, words, picture, _rows(below, rows, columns if rows > lines else 1, line), *numbers)


def _rows(room: Rect, rows: int, columns: int, line: int) -> tuple[Rect, ...]:
    """A row for each thing that counts, from left to right and down; few of them are larger, in the middle."""
    lines = max(1, -(-rows // columns))
    high = min(round(line * LARGER_LINE), room.height // lines)
    top = room.top + (room.height - lines * high) // 2
    wide = (room.width - GAP * (columns - 1)) // columns
    places = (divmod(row, columns) for row in range(rows))
    return tuple(Rect(room.left + at * (wide + GAP), top + down * high, wide, high) for down, at in places)
