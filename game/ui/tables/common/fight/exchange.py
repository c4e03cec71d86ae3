"""Those who fight and the blow between them: who strikes leaps forward, who is hit flies back and stays beaten."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit.animation import eased
from game.ui.kit.flash import glowing_spark
from game.ui.kit.painting.painter import put
from game.ui.tables.common.fight.blows import LANDS, Blow, put_light
from game.ui.tables.common.fight.fighters.figures import Standing, breast_of
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.fight.stamp import READ

BLOW, FLIES, GATHERS, LANDED = 0.7, 0.36, 0.32, 0.08
"""Seconds of a blow with its sparks, in which who is hit is thrown back, in which who strikes gathers strength and
then leaps, and between the hit and the verdict.
"""
LUNGE, BACK, DOWN, APART = 0.07, 0.05, 0.04, 0.06
"""How far who strikes leaps, who is hit flies back and sinks, and from where both come, in widths of the whole."""
PARTS, GOES, RISES = 0.25, 1.05, 0.62
"""Seconds after the hit in which who has to leave begins to fly off and is gone, and how high, in heights."""
HOT = 0.07
"""Seconds for which who is hit is seen in the light of the blow."""
SHAKES, SHAKE = 0.3, 0.008
"""Seconds in which a hit shakes everything, and how far, in widths."""
EMBERS, RISE = 12, 0.34
"""How many sparks rise from each who is beaten, and how often each one does so in a second."""
STRUCK = 0.95
"""How large a blow is, in sizes of the room of a side."""
Sides = tuple[Sequence[Standing], Sequence[Standing]]


def shaken(since: float, wide: int) -> int:
    """By how many pixels everything is shaken aside, so many seconds after a hit."""
    if not 0 <= since < SHAKES:
        return 0
    return round((1 - since / SHAKES) * SHAKE * wide * (1 if int(since * 40) % 2 else -1))


def thrown(foot: tuple[int, int], side: int, wide: int, share: float = 1.0) -> tuple[int, int]:
    """Where the foot of somebody is who is thrown back from there, at a share of the flight."""
    outward, far = (1 if side else -1), 1 - (1 - share) ** 3
    return round(foot[0] + outward * far * BACK * wide), round(foot[1] + far * DOWN * wide)


@dataclass(frozen=True)
class Exchange:
    """Both sides, who loses (None: nobody), and the blows of those who strike. ``wide`` is the width of the whole."""

    sides: Sides
    loser: int | None
    blows: Sequence[Blow]
    wide: int

    def draw_figures(self, surface: Surface, since: float, apart: float = 0.0) -> None:
        """Everybody, so many seconds after the hit (before it: less than 0); ``apart`` as long as they arrive."""
        for side, standings in enumerate(self.sides):
            outward = 1 if side else -1
            for standing in standings:
                if standing.leaving is not None and since > PARTS:
                    self._fly_off(surface, standing, side, (since - PARTS) / (GOES - PARTS))
                    continue
                if side == self.loser and since >= 0:
                    picture = standing.hot if since < HOT else standing.beaten
                    far = thrown(standing.foot, side, self.wide, min(1.0, since / FLIES))
                    at = (2 * standing.foot[0] - far[0], far[1]) if standing.cornered else far
                else:
                    leap = _leap(since) * LUNGE if side != self.loser else 0.0
                    picture = standing.picture
                    at = (round(standing.foot[0] + outward * self.wide * (apart * APART - leap)), standing.foot[1])
                put(surface, picture, midbottom=at)
                if side == self.loser and since >= FLIES:
                    self._draw_embers(surface, picture.get_rect(midbottom=at), since - FLIES)

    def _draw_embers(self, surface: Surface, body: Rect, since: float) -> None:
        """Sparks that rise from who is beaten and go out, each in a beat of its own."""
        colour = self.blows[0].colour
        for number in range(EMBERS):
            along = (since * RISE + number * 0.618) % 1
            x = body.centerx + ((number * 0.382) % 1 - 0.5) * body.width * 0.6 + math.sin(along * 5 + number) * 6
            strength = math.sin(math.pi * along)
            side = max(3, round(body.height / 26 * strength))
            put_light(surface, glowing_spark(side, colour), (x, body.bottom - body.height * (0.1 + 0.85 * along)))

    def _fly_off(self, surface: Surface, standing: Standing, side: int, share: float) -> None:
        """Who has to leave pales, rises and fades."""
        assert standing.leaving is not None
        foot = thrown(standing.foot, side, self.wide) if side == self.loser else standing.foot
        up = round(min(1.0, share) ** 2 * RISES * standing.picture.get_height())
        standing.leaving.set_alpha(round(255 * max(0.0, 1 - share)))
        put(surface, standing.leaving, midbottom=(foot[0], foot[1] - up))

    def draw_blows(self, surface: Surface, since: float) -> None:
        """The blows on their way and where they land."""
        share = since / BLOW + LANDS
        if 0 <= share < 1:
            for blow in self.blows:
                blow.draw(surface, share)


def exchange_of(fight: Fight, sides: Sides, rooms: tuple[Rect, Rect], wide: int) -> Exchange:
    """Both sides in their rooms, and a blow of the winner, or one of each side."""
    middles, size = [breast_of(room) for room in rooms], round(min(rooms[0].size) * STRUCK)
    strikers = (0, 1) if fight.winner is None else (fight.winner,)
    blows = [Blow(fight.blow, middles[striker], middles[1 - striker], size) for striker in strikers]
    return Exchange(sides, None if fight.winner is None else 1 - fight.winner, blows, wide)


def _leap(since: float) -> float:
    """How far who strikes has leapt, in longest leaps: back a little first, then forward, and home."""
    if -2 * GATHERS < since < -GATHERS:
        return -0.35 * eased((since + 2 * GATHERS) / GATHERS)
    if -GATHERS <= since < 0:
        return -0.35 + 1.35 * eased(1 + since / GATHERS)
    return 1 - eased(min(1.0, since / FLIES)) if since >= 0 else 0.0


@dataclass
class ExchangeOnStage:
    """An exchange on a stage that is part of the table: over the ground that lies behind those who fight.

    ``room`` is where they are seen; ``front`` lies before them at its top: the title. ``waits`` are the seconds before
    the hit, at the usual speed; then the verdict stays to be read.
    """

    exchange: Exchange
    ground: Surface
    room: Rect
    glory: Surface | None
    front: Surface
    waits: float
    length: float = 0.0
    delay: float = 0.0
    lingers: float = 0.0
    shortest: float = READ
    until_click: bool = True
    """It stays as long as its verdict."""

    def __post_init__(self) -> None:
        self.length = self._usual = self.waits + LANDED + READ

    def draw(self, surface: Surface, share: float) -> None:
        """Draw those who fight; what lies below the room is not touched but by the light of the blow."""
        since = share * self._usual - self.waits
        clip = surface.get_clip()
        surface.set_clip(self.room.clip(clip))
        put(surface, self.ground, topleft=(self.room.left + shaken(since, self.exchange.wide), self.room.top))
        if self.glory is not None and since >= LANDED:
            self.glory.set_alpha(round(255 * min(1.0, since / FLIES)))
            put(surface, self.glory, center=self.room.center)
        self.exchange.draw_figures(surface, since)
        put(surface, self.front, midtop=self.room.midtop)
        surface.set_clip(clip)
        self.exchange.draw_blows(surface, since)
