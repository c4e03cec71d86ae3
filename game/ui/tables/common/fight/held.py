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
LOW = -0.5
"""How steeply the die falls: it comes from the side and a little below, clear of the words above its row."""
PALES = 0.5
"""Seconds in which whoever has lost pales."""
FAINTEST = 216
"""How strongly it is drawn at first, of 255: what lies below would else be read through it."""
LEAST_BEFORE = 0.5
"""Seconds before the verdict at any speed."""


@dataclass(frozen=True)
class FallenDie:
    """The frames of a falling die and where it lands; all rows once it lies, one of them lit, and their middle."""

    frames: Sequence[Surface]
    lands: Point
    hit: Surface
    hit_at: tuple[int, int]


@dataclass(frozen=True)
class HeldPictures:
    """The fight before its end, where it is held up, the die if one decides it, and the verdict with its place."""

    ground: Surface
    place: Rect
    die: FallenDie | None
    verdict: Surface
    verdict_at: tuple[int, int]
    beaten: Sequence[tuple[Surface, Point]] = ()
    """Those who have lost, without their colours, and their middles: they pale with the verdict."""


@dataclass
class HeldFight:
    """Plays a fight; whatever the speed, its verdict stays long enough to be read."""

    pictures: HeldPictures
    length: float = ARRIVES + ROLLS + BEAT + READ
    rolls: float = ROLLS
    """Seconds in which the die falls, at the usual speed."""
    sound: str = "hit"
    """What the verdict sounds like."""
    delay: float = 0.0
    lingers: float = 0.0
    shortest: float = READ + LEAST_BEFORE

    @staticmethod
    def times(*, with_die: bool) -> tuple[float, float]:
        """The length of a fight, and how long its die falls, in seconds."""
        rolls = ROLLS if with_die else 0.0
        return ARRIVES + rolls + BEAT + READ, rolls

    @property
    def _before(self) -> float:
        """Seconds before the verdict."""
        return self.length - READ

    def _part(self, seconds: float) -> float:
        """What so many seconds at the usual speed are now."""
        return seconds * self._before / (ARRIVES + self.rolls + BEAT)

    @property
    def decided(self) -> float:
        """Seconds from its beginning after which the verdict is stamped."""
        return self._before

    def covered(self) -> Rect:
        """Where it is held up."""
        return self.pictures.place

    def draw(self, surface: Surface, share: float) -> None:
        """Draw what has happened so far."""
        shown, seconds = self.pictures, share * self.length
        along = min(1.0, seconds / self._part(ARRIVES))
        shown.ground.set_alpha(round(FAINTEST + (255 - FAINTEST) * eased(along)))
        put(surface, shown.ground, center=shown.place.center)
        if along == 1 and shown.die is not None:
            self._draw_die(surface, shown.die, seconds)
        if seconds >= self._before:
            paled = min(1.0, (seconds - self._before) / PALES)
            for picture, middle in shown.beaten:
                picture.set_alpha(round(255 * paled))
                put(surface, picture, center=middle)
            Stamp(shown.verdict, shown.verdict_at).draw(surface, (seconds - self._before) / READ)

    def _draw_die(self, surface: Surface, die: FallenDie, seconds: float) -> None:
        """The die falls from the upper left; once it lies still, its row is lit."""
        begins = self._part(ARRIVES)
        along = (seconds - begins) / self._part(self.rolls)
        if along >= 1:
            put(surface, die.hit, center=die.hit_at)
            return
        frame = die.frames[min(len(die.frames) - 1, int(along * len(die.frames)))]
        x, y = die.lands
        fall = (1 - eased(along)) * frame.get_height()
        put(surface, frame, center=(round(x - fall * 1.6), round(y - fall * LOW)))
