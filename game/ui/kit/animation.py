"""Animation as data: motions with a delay, a length and a picture for every moment of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

import pygame

SPEEDS = {"off": 0.0, "fast": 0.24, "normal": 1.0, "slow": 1.8}
"""How long everything lasts, for each setting of the animation speed."""

LAST_MOMENT = 0.999
"""The share of its length at which stands still what a click ends."""

Point = tuple[float, float]


class Motion(Protocol):
    """Something that moves: drawn while ``delay`` <= time < ``delay + length``, in seconds."""

    delay: float
    length: float
    lingers: float
    """The share of its length that nothing waits for: it goes on over what comes next."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it at that share (0 to 1) of its length."""
        ...


@runtime_checkable
class Covering(Protocol):
    """A motion that holds something up to be looked at: what lies below is not to be explained meanwhile."""

    def covered(self) -> pygame.Rect:
        """Where it is held."""
        ...


@runtime_checkable
class Readable(Protocol):
    """A motion that holds words up to be read: nobody reads faster because things move faster."""

    shortest: float
    """How many seconds it lasts at any speed."""


@runtime_checkable
class UntilClick(Protocol):
    """A motion that says that a click ends it: where somebody is to read it, it stays until then."""

    until_click: bool


@runtime_checkable
class Deciding(Protocol):
    """A motion that shows how something is decided: words and sounds that tell it wait for that."""

    delay: float

    @property
    def decided(self) -> float:
        """Seconds from its own beginning after which it is told."""
        ...


def eased(share: float) -> float:
    """A soft start and a soft end."""
    return share * share * (3 - 2 * share)


@dataclass
class Flight:
    """Pictures that fly from one centre to another; several frames are shown one after the other."""

    frames: tuple[pygame.Surface, ...]
    start: Point
    end: Point
    length: float
    delay: float = 0.0
    arc: float = 0.0
    waits: bool = True
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the frame of the moment where it is."""
        along = eased(share)
        x = self.start[0] + (self.end[0] - self.start[0]) * along
        y = self.start[1] + (self.end[1] - self.start[1]) * along - self.arc * 4 * share * (1 - share)
        frame = self.frames[min(len(self.frames) - 1, int(share * len(self.frames)))]
        surface.blit(frame, (round(x - frame.get_width() / 2), round(y - frame.get_height() / 2)))


@dataclass
class Walk:
    """A picture that hops from place to place on its path; with one place it stands there."""

    picture: pygame.Surface
    path: tuple[Point, ...]
    length: float
    delay: float = 0.0
    hop: float = 0.0
    lingers: float = 0.0
    softly: bool = False
    """Whether a hop begins and ends as softly as the step below it."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it where it is."""
        steps = max(1, len(self.path) - 1)
        number, part = divmod(min(share * steps, steps - 1e-6), 1)
        start, end = self.path[int(number)], self.path[min(int(number) + 1, len(self.path) - 1)]
        along = eased(part)
        high = along if self.softly else part
        x = start[0] + (end[0] - start[0]) * along
        y = start[1] + (end[1] - start[1]) * along - self.hop * 4 * high * (1 - high)
        surface.blit(self.picture, self.picture.get_rect(center=(round(x), round(y))))


@dataclass
class Rise:
    """A picture that floats upwards and fades: numbers lost and gained."""

    picture: pygame.Surface
    start: Point
    length: float
    delay: float = 0.0
    height: float = 40.0
    lingers: float = 0.5

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it somewhat higher and fainter."""
        self.picture.set_alpha(255 if share < 0.6 else round(255 * (1 - share) / 0.4))
        x = self.start[0] - self.picture.get_width() / 2
        surface.blit(self.picture, (round(x), round(self.start[1] - self.height * share)))


@dataclass
class Beam:
    """Sparks that fly along a bow from one place to another."""

    spark: pygame.Surface
    start: Point
    end: Point
    length: float
    delay: float = 0.0
    count: int = 34
    bow: float = 60.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the sparks, each a little behind the one before."""
        for number in range(self.count):
            own = share * 1.5 - number / self.count * 0.5
            if not 0 <= own <= 1:
                continue
            sway = ((number * 37) % 13 - 6) * (1 - own) * own * 8
            x = self.start[0] + (self.end[0] - self.start[0]) * own + sway
            y = self.start[1] + (self.end[1] - self.start[1]) * own - self.bow * 4 * own * (1 - own) + sway / 2
            place = self.spark.get_rect(center=(round(x), round(y)))
            surface.blit(self.spark, place, special_flags=pygame.BLEND_RGB_ADD)


@dataclass
class Proclamation:
    """A banner that appears, stays and goes."""

    picture: pygame.Surface
    centre: tuple[int, int]
    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the banner, sliding in from the left and out to the right."""
        edge = 0.16
        shift = 0.0
        strength = 1.0
        if share < edge:
            strength = share / edge
            shift = -60 * (1 - eased(strength))
        elif share > 1 - edge:
            strength = (1 - share) / edge
            shift = 60 * (1 - eased(strength))
        self.picture.set_alpha(round(255 * strength))
        surface.blit(self.picture, self.picture.get_rect(center=(self.centre[0] + round(shift), self.centre[1])))


@dataclass
class Animation:
    """Motions played together. ``hidden`` are the pieces on the table that are on their way meanwhile.

    ``told`` is when words may say what happened, in seconds: not before the dice lie still that decide it. Then the
    ``late_sounds`` are heard.
    """

    motions: list[Motion] = field(default_factory=list)
    hidden: frozenset[str] = frozenset()
    sounds: tuple[str, ...] = ()
    elapsed: float = 0.0
    told: float = 0.0
    late_sounds: tuple[str, ...] = ()

    @property
    def asks_for_click(self) -> bool:
        """Whether anything in it says that a click ends it."""
        return any(_asks_for_click(motion) for motion in self.motions)

    @property
    def length(self) -> float:
        """How long what comes next has to wait for it, in seconds."""
        waits = (motion.delay + motion.length * (1 - motion.lingers) for motion in self.motions)
        return max(waits, default=0.0)

    def rest(self) -> Animation:
        """What goes on while the next one is already shown; nothing waits for it."""
        left = [motion for motion in self.motions if motion.lingers and self.elapsed < motion.delay + motion.length]
        return Animation(left, elapsed=self.elapsed)

    def landed(self) -> Animation:
        """Everything that flew, where it came to."""
        return Animation([motion for motion in self.motions if isinstance(motion, Flight)], elapsed=self.length)

    @property
    def faded(self) -> bool:
        """Whether also what lingers is over."""
        return all(self.elapsed >= motion.delay + motion.length for motion in self.motions)

    @property
    def over(self) -> bool:
        """Whether nothing moves any more."""
        return self.elapsed >= self.length

    def finish(self) -> None:
        """Skip to the end."""
        self.elapsed = self.length

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.elapsed += seconds

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what moves at this moment; what waits for its turn is drawn where it starts."""
        for motion in self.motions:
            share = (self.elapsed - motion.delay) / motion.length if motion.length else 1.0
            if 0 <= share < 1:
                motion.draw(surface, share)
            elif isinstance(motion, Flight) and motion.waits:
                motion.draw(surface, 0.0 if share < 0 else 1.0)
            elif share >= 1 and _asks_for_click(motion):
                motion.draw(surface, LAST_MOMENT)

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether something is held up over a point at this moment."""
        for motion in self.motions:
            since = self.elapsed - motion.delay
            if since < 0 or (since >= motion.length and not _asks_for_click(motion)):
                continue
            if isinstance(motion, Covering) and motion.covered().collidepoint(point):
                return True
        return False

    def faster(self, factor: float) -> Animation:
        """The same at another speed."""
        self.told *= factor
        for motion in self.motions:
            motion.delay *= factor
            motion.length *= factor
            if isinstance(motion, Readable):
                motion.length = max(motion.length, motion.shortest)
        deciding = [motion for motion in self.motions if isinstance(motion, Deciding)]
        self.told = max((motion.delay + motion.decided for motion in deciding), default=self.told)
        return self


def _asks_for_click(motion: Motion) -> bool:
    """Whether a motion says that a click ends it."""
    return isinstance(motion, UntilClick) and motion.until_click


def together(animations: Iterable[Animation]) -> Animation:
    """Several animations played at once."""
    found = list(animations)
    motions = [motion for animation in found for motion in animation.motions]
    hidden = frozenset(piece for animation in found for piece in animation.hidden)
    sounds = tuple(sound for animation in found for sound in animation.sounds)
    late = tuple(sound for animation in found for sound in animation.late_sounds)
    told = max((animation.told for animation in found), default=0.0)
    return Animation(motions, hidden, sounds, told=told, late_sounds=late)
