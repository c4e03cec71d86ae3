"""A fight held up over a table: both sides, the die falls, the row that it hits lights up, a beat, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit.animation import Point, eased
from game.ui.kit.painting.painter import put
from game.ui.tables.common.fight.stamp import READ, Stamp

ARRIVES, ROLLS, BEAT = 0.25, 0.8, 0.45
"""Seconds in which it appears, in which the die falls, and between the lit row and the verdict."""
LEAST_BEFORE = 0.5
"""Seconds before the verdict at any speed."""
LENGTH = ARRIVES + ROLLS + BEAT + READ
DECIDED = (ARRIVES + ROLLS) / (ARRIVES + ROLLS + BEAT)
"""The share of the time before the verdict after which the die lies still."""


@dataclass(frozen=True)
class HeldPictures:
    """The fight without its die, the frames of the die and where it falls, the row it hits and where that is, and the
    verdict and where it is stamped; places are on the screen.
    """

    ground: Surface
    place: Rect
    die: Sequence[Surface]
    die_at: Point
    hit: Surface
    hit_at: Rect
    verdict: Surface
    verdict_at: tuple[int, int]


@dataclass
class HeldFight:
    """Plays a fight; whatever the speed, its verdict stays long enough to be read."""

    pictures: HeldPictures
    length: float = LENGTH
    delay: float = 0.0
    lingers: float = 0.0
    shortest: float = READ + LEAST_BEFORE

    @property
    def decided(self) -> float:
        """Seconds from its beginning after which the die lies still."""
        return (self.length - READ) * DECIDED

    def covered(self) -> Rect:
        """Where it is held up."""
        return self.pictures.place

    def draw(self, surface: Surface, share: float) -> None:
        """Draw what has happened so far."""
        shown, seconds = self.pictures, share * self.length
        before = self.length - READ
        along = min(1.0, seconds / (before * ARRIVES / (ARRIVES + ROLLS + BEAT)))
        shown.ground.set_alpha(round(255 * eased(along)))
        put(surface, shown.ground, center=shown.place.center)
        if along < 1:
            return
        self._die(surface, seconds / before)
        if seconds >= self.decided:
            put(surface, shown.hit, center=shown.hit_at.center)
        if seconds >= before:
            Stamp(shown.verdict, shown.verdict_at).draw(surface, (seconds - before) / READ)

    def _die(self, surface: Surface, share: float) -> None:
        """The die falls from the upper left, and is gone once its row is lit."""
        begins = ARRIVES / (ARRIVES + ROLLS + BEAT)
        along = (share - begins) / (DECIDED - begins)
        if along >= 1:
            return
        frame = self.pictures.die[min(len(self.pictures.die) - 1, int(along * len(self.pictures.die)))]
        x, y = self.pictures.die_at
        fall = (1 - eased(along)) * frame.get_height()
        put(surface, frame, center=(round(x - fall * 1.6), round(y - fall)))
