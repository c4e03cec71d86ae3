"""What is to be said of a fight: a table fills this in, and everything else is the same for all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.decision import Text
from game.ui.kit.painting.glow import Colour
from game.words import say

GILT: Colour = (250, 226, 168)
SWORD, CLAWS, MIND, RUSH, BLAST = "sword", "claws", "mind", "rush", "blast"
"""What a blow looks like: a stroke of steel, of claws, a ray of thought, a charge, a burst of magic."""
CIRCLE, RADIANCE = "fights/circle.webp", "fights/glory.webp"
"""What shines behind a side: the circle in which demons were called, or light from heaven."""
MOST_ROWS = 5
"""What a side has room for."""
ELSE = Text("Everything else")


@dataclass(frozen=True)
class Counted:
    """One thing that counts for a side, in words, and how much of the side's strength it makes up."""

    words: str
    points: int


@dataclass(frozen=True)
class FightSide:
    """One side of a fight.

    ``strength`` is what it has before the dice, ``counted`` what makes that up. ``dice`` are empty until they are
    thrown, None for a side that throws none; ``spare`` of them, the last ones, do not count. ``total`` is 0 until it is
    known.
    """

    name: str
    strength: int
    counted: tuple[Counted, ...] = ()
    dice: tuple[int, ...] | None = ()
    total: int = 0
    spare: int = 0
    light: Colour = GILT
    """The colour of the light behind it: its player's."""
    behind: str = ""
    """The picture of what shines behind it in that light, if anything does: CIRCLE or RADIANCE."""


@dataclass(frozen=True)
class Fight:
    """Two sides, the colour of the seals with their strength, and once it is known who has won, and why.

    ``verdict`` says in a word or two how it ended, ``cause`` what decided it.
    """

    title: str
    colour: Colour
    sides: tuple[FightSide, FightSide]
    winner: int | None = None
    verdict: str = ""
    cause: str = ""
    ink: Colour = GILT
    """The colour of the verdict."""
    blow: str = SWORD
    foretold: str = ""
    """What the blow will bring, where no die decides it: said between both sides until it falls."""

    def before_the_dice(self) -> Fight:
        """The same fight as long as nobody knows what was thrown."""
        first, second = (replace(side, dice=None if side.dice is None else (), total=0) for side in self.sides)
        return replace(self, sides=(first, second), winner=None).before_the_verdict()

    def before_the_verdict(self) -> Fight:
        """The same fight as long as nobody was told how it ended."""
        return replace(self, verdict="", cause="")


def at_most(counted: Sequence[Counted], most: int = MOST_ROWS) -> tuple[Counted, ...]:
    """The rows that fit: what does not is counted together in the last one."""
    if len(counted) <= most:
        return tuple(counted)
    rest = sum(row.points for row in counted[most - 1 :])
    return (*counted[: most - 1], Counted(say(ELSE), rest))
