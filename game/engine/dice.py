"""All chance of a match comes from here, so that a seed and the choices give the same match for ever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

Card = TypeVar("Card")
MASK = 0xFFFF_FFFF_FFFF_FFFF
NUMBERS = MASK + 1
"""How many different numbers 64 bits make."""
STEP = 0x9E37_79B9_7F4A_7C15


class Dice:
    """SplitMix64 (Steele, Lea and Flood, 2014): 64 bits of state, the same numbers on every platform.

    ``draws`` counts the numbers taken; a match uses it to see that chance has spoken.

    >>> dice = Dice(7)
    >>> dice.roll_many(5)
    (2, 2, 1, 3, 3)
    >>> dice.copy().roll(20) == dice.roll(20)
    True
    >>> Dice(7).shuffled(["ape", "bear", "cat"])
    ('cat', 'ape', 'bear')
    """

    __slots__ = ("draws", "state")

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & MASK
        self.draws = 0

    def copy(self) -> Dice:
        """Dice that will roll the same numbers from here on."""
        twin = Dice.__new__(Dice)
        twin.state = self.state
        twin.draws = self.draws
        return twin

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, every one equally likely (Lemire's multiplication with rejection)."""
        if not 1 <= bound <= NUMBERS:
            reason = "a die needs at least one face" if bound < 1 else "too many results for one number"
            raise ValueError(f"{reason}: {bound}")
        while True:
            self.draws += 1
            self.state = state = (self.state + STEP) & MASK
            state = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
            state = ((state ^ (state >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
            product = (state ^ (state >> 31)) * bound
            low = product & MASK
            if low >= bound or low >= (NUMBERS - bound) % bound:
                return product >> 64

    def roll(self, sides: int = 6) -> int:
        """Roll one die: 1 to ``sides``."""
        return self.below(sides) + 1

    def roll_many(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll ``count`` dice at once, each 1 to ``sides``; they share one number of the sequence."""
        return digits(self.below(sides**count), count, sides)

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The same cards in a random order (Fisher and Yates), by the numbers that :meth:`below` would give."""
        order = list(cards)
        state, mask = self.state, MASK
        for bound in range(len(order), 1, -1):
            while True:
                self.draws += 1
                state = (state + STEP) & mask
                mixed = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & mask
                mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & mask
                product = (mixed ^ (mixed >> 31)) * bound
                if product & mask >= bound or product & mask >= (mask + 1 - bound) % bound:
                    break
            other = product >> 64
            order[bound - 1], order[other] = order[other], order[bound - 1]
        self.state = state
        return tuple(order)


@lru_cache(maxsize=20_000)
def digits(number: int, count: int, sides: int) -> tuple[int, ...]:
    """A number below ``sides**count`` as that many dice, the lowest digit first."""
    rolls = []
    for _ in range(count):
        number, face = divmod(number, sides)
        rolls.append(face + 1)
    return tuple(rolls)


class LoadedDice(Dice):
    """Dice for tests: the given faces come up first, then ordinary chance from ``seed``.

    Faces are 1-based, as on the die. Shuffles and draws below a bound other than a roll are not loaded.

    >>> dice = LoadedDice(6, 1)
    >>> dice.roll(), dice.roll()
    (6, 1)
    >>> dice.roll() == Dice(0).roll()
    True
    """

    __slots__ = ("faces",)

    def __init__(self, *faces: int, seed: int = 0) -> None:
        super().__init__(seed)
        self.faces = tuple(faces)

    def copy(self) -> LoadedDice:
        """Dice with the same faces still to come."""
        twin = LoadedDice(*self.faces)
        twin.state = self.state
        twin.draws = self.draws
        return twin

    def roll(self, sides: int = 6) -> int:
        """The next loaded face, or an ordinary roll when none is left."""
        return self.roll_many(1, sides)[0]

    def roll_many(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next loaded faces; ordinary rolls fill up when too few are left."""
        loaded = self.faces[:count]
        if any(not 1 <= face <= sides for face in loaded):
            raise ValueError(f"loaded faces {loaded} do not fit a die of {sides} sides")
        self.faces = self.faces[count:]
        self.draws += bool(loaded)
        missing = count - len(loaded)
        return loaded + (super().roll_many(missing, sides) if missing else ())
