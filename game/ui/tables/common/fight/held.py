"""A fight held up over a table: both sides, the die falls, the row that it hits lights up, a blow, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit.animation import Point, eased
from game.ui.kit.flash import glowing_spark
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.painter import put
from game.ui.tables.common.fight.blows import put_light
from game.ui.tables.common.fight.exchange import FLIES, LANDED, Exchange, shaken
from game.ui.tables.common.fight.stamp import READ, Stamp

ARRIVES, ROLLS, BEAT = 0.25, 0.8, 0.75
"""Seconds in which it appears, in which the die falls, and between the lit row and the verdict."""
FAINTEST = 216
"""How strongly it is drawn at first, of 255: what lies below would else be read through it."""
GLORY = 190
"""How strong the light or gloom behind those who fought becomes, of 255."""
FALLS = 0.74
"""The share of its time after which a die lies between both sides; when the time is over, its row is lit."""
FLARES, FLARE = 0.45, 3.2
"""Seconds in which the number on its row flares up, and how wide that light is, in widths of the number."""
LIGHT: Colour = (255, 214, 130)
LEAST_BEFORE = 0.5
"""Seconds before the verdict at any speed."""


@dataclass(frozen=True)
class FallenDie:
    """The frames of a falling die, where it begins, and where between both sides it comes to rest and stays: there it
    hides no row. ``hits`` is the place of its number on the row that it hits.

    ``open`` is what it may show, with a line above; ``hit`` the same once it lies, one of the rows lit; both have their
    middle at ``at``.
    """

    frames: Sequence[Surface]
    still: Surface
    begins: Point
    rests: Point
    hits: Rect
    open: Surface
    hit: Surface
    at: tuple[int, int]


@dataclass(frozen=True)
class HeldPictures:
    """A fight in layers: its place, those who fight on each side, plates and words before them, and what decides.

    ``between`` stands between both sides until it is decided, unless a die comes to rest there; then ``glory`` lies
    behind those who fought, and ``verdict`` is its banner.
    """

    ground: Surface
    front: Surface
    place: Rect
    exchange: Exchange
    die: FallenDie | None
    verdict: Surface
    verdict_at: tuple[int, int]
    between: Surface | None
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
    until_click: bool = True

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
            put(surface, shown.glory, midtop=(middle[0], shown.place.top))
        shown.exchange.draw_figures(surface, since, 1 - eased(along))
        surface.set_clip(clip)
        put(surface, shown.front, center=middle)
        if seconds < self._struck:
            put(surface, shown.between, center=middle)
        if shown.die is not None:
            self._draw_die(surface, shown.die, seconds)
        shown.exchange.draw_blows(surface, since)
        if seconds >= self._before:
            Stamp(shown.verdict, shown.verdict_at).draw(surface, (seconds - self._before) / READ)

    def _draw_die(self, surface: Surface, die: FallenDie, seconds: float) -> None:
        """The die falls between both sides and stays there; once it lies, its row is lit, and its number flares up."""
        since = seconds - self._part(ARRIVES + self.rolls)
        along = 1 + since / self._part(self.rolls)
        put(surface, die.hit if since >= 0 else die.open, center=die.at)
        if along <= 0:
            return
        number = int(along / FALLS * len(die.frames))
        frame = die.frames[number] if number < len(die.frames) else die.still
        put(surface, frame, center=_between(die.begins, die.rests, min(1.0, along / FALLS) ** 2))
        if 0 <= since < FLARES:
            wide = round(die.hits.width * FLARE * (1 - since / FLARES)) // 4 * 4
            put_light(surface, glowing_spark(max(4, wide), LIGHT), die.hits.center)


def _between(start: Point, end: Point, share: float) -> tuple[int, int]:
    """A point on the way from one to the other."""
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
