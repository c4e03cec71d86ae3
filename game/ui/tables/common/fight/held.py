"""A fight held up over a table: both sides, the die falls, the row that it hits lights up, a blow, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit.animation import Point, eased
from game.ui.kit.painting.painter import put
from game.ui.tables.common.fight.exchange import FLIES, LANDED, Exchange, shaken
from game.ui.tables.common.fight.stamp import READ, Stamp

ARRIVES, ROLLS, BEAT = 0.25, 0.8, 0.75
"""Seconds in which it appears, in which the die falls, and between the lit row and the verdict."""
FAINTEST = 216
"""How strongly it is drawn at first, of 255: what lies below would else be read through it."""
GLORY = 190
"""How strong the light or gloom behind those who fought becomes, of 255."""
LEAST_BEFORE = 0.5
"""Seconds before the verdict at any speed."""


@dataclass(frozen=True)
class FallenDie:
    """The frames of a falling die, where it begins and where it lands; all rows once it lies, one of them lit, and
    their middle.
    """

    frames: Sequence[Surface]
    begins: Point
    lands: Point
    hit: Surface
    hit_at: tuple[int, int]


@dataclass(frozen=True)
class HeldPictures:
    """A fight in layers: its place, those who fight on each side, plates and words before them, and what decides.

    ``glory`` lies behind those who fought once it is decided; ``verdict`` is its banner.
    """

    ground: Surface
    front: Surface
    place: Rect
    exchange: Exchange
    die: FallenDie | None
    verdict: Surface
    verdict_at: tuple[int, int]
    glory: Surface | None = None


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
        """Seconds from its beginning after which the verdict is shown."""
        return self._before

    @property
    def _struck(self) -> float:
        """Seconds from its beginning after which the blow lands, a little before the verdict."""
        return self._before - self._part(LANDED)

    def covered(self) -> Rect:
        """Where it is held up."""
        return self.pictures.place

    def draw(self, surface: Surface, share: float) -> None:
        """Draw what has happened so far."""
        shown, seconds = self.pictures, share * self.length
        along, since = min(1.0, seconds / self._part(ARRIVES)), seconds - self._struck
        middle = (shown.place.centerx + shaken(since, shown.place.width), shown.place.centery)
        shown.ground.set_alpha(round(FAINTEST + (255 - FAINTEST) * eased(along)))
        put(surface, shown.ground, center=middle)
        clip = surface.get_clip()
        surface.set_clip(shown.place.inflate(-8, -8).clip(clip))
        if shown.glory is not None and seconds >= self._before:
            shown.glory.set_alpha(round(GLORY * min(1.0, (seconds - self._before) / FLIES)))
            put(surface, shown.glory, center=(middle[0], shown.place.top + shown.place.height * 3 // 8))
        shown.exchange.draw_figures(surface, since, 1 - eased(along))
        surface.set_clip(clip)
        put(surface, shown.front, center=middle)
        if along == 1 and shown.die is not None:
            self._draw_die(surface, shown.die, seconds)
        shown.exchange.draw_blows(surface, since)
        if seconds >= self._before:
            Stamp(shown.verdict, shown.verdict_at).draw(surface, (seconds - self._before) / READ)

    def _draw_die(self, surface: Surface, die: FallenDie, seconds: float) -> None:
        """The die rolls over the middle of the stage, and down to its number; once it lies still, its row is lit."""
        along = (seconds - self._part(ARRIVES)) / self._part(self.rolls)
        if along >= 1:
            put(surface, die.hit, center=die.hit_at)
            return
        frame = die.frames[min(len(die.frames) - 1, int(along * len(die.frames)))]
        fall, across = along * along, eased(along)
        x = die.begins[0] + (die.lands[0] - die.begins[0]) * across
        y = die.begins[1] + (die.lands[1] - die.begins[1]) * fall
        put(surface, frame, center=(round(x), round(y)))
