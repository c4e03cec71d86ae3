"""What moves on the table: the animation of the last events, what lingers after it, and the gliding camera."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.kit.animation import Animation, Motion
from game.ui.kit.painting.without_waiting.frame_time import Attempts, FrameTime

LET_GO = math.inf
"""The time of an animation that was clicked away."""
PATIENCE = 10.0
"""For how many seconds more than it takes to be read something held up waits for its click."""


class Movement:
    """Plays one animation at a time; the course of the match waits for it."""

    def __init__(self, frame_time: FrameTime) -> None:
        self.animation: Animation | None = None
        self.trail = Animation()
        """What goes on after an animation is over; nothing waits for it."""
        self._landed: Animation | None = None
        """The animation that is over, until a table is painted on which all that it moved lies."""
        self.gliding = False
        self.hurry = False
        """Whether everything up to the next question for a person is shown at once."""
        self.until_click = False
        """Whether what says that a click ends it waits for that click for a while."""
        self.went_by_itself = False
        """Whether what moved last came to its end without a click."""
        self.preparing: Callable[[], Animation] | None = None
        """What makes the next animation, as long as its pictures are not all painted."""
        self._attempts = Attempts(frame_time)

    @property
    def going_on(self) -> bool:
        """Whether the match has to wait for something that moves, or is about to."""
        return self.animation is not None or self.preparing is not None

    @property
    def busy(self) -> bool:
        """Whether anything moves, so that each frame is drawn."""
        return self.going_on or bool(self.trail.motions) or self.gliding

    @property
    def hidden(self) -> frozenset[str]:
        """The pieces that are on their way."""
        return self.animation.hidden if self.animation is not None else frozenset()

    def prepare(self, make: Callable[[], Animation]) -> None:
        """Play what ``make`` makes, as soon as its pictures are painted."""
        self.preparing = make

    def begin(self) -> Animation | None:
        """Begin the animation prepared if it can be painted in time; None if not, or if there is nothing to see."""
        made: list[Animation] = []
        make = self.preparing
        if make is None or not self._attempts.finish(lambda: made.append(make())):
            return None
        self.preparing = None
        self.animation = made[0] if made[0].length > 0 else None
        return made[0]

    def linger(self, motion: Motion) -> None:
        """Let something be seen over what comes next; nothing waits for it."""
        motion.delay = self.trail.elapsed if self.trail.motions else 0.0
        self.trail = self.trail if self.trail.motions else Animation()
        self.trail.motions.append(motion)

    def arrive(self) -> None:
        """Show the end of what moves, and hold up nothing: it was on its way to a place that is elsewhere now."""
        self.until_click = False
        if self.animation is not None:
            self.animation.finish()
        self.trail = Animation()

    def go_on(self, seconds: float) -> bool:
        """Let time pass for the animation; True if it has just come to its end."""
        if self.animation is None:
            return False
        self.animation.update(seconds)
        if not self.hurry and (self.waits_for_click or not self.animation.over):
            return False
        self.went_by_itself = not self.hurry and self.animation.elapsed < LET_GO
        self.trail = Animation() if self.hurry else self.animation.rest()
        self._landed, self.animation = self.animation.landed(), None
        return True

    @property
    def waits_for_click(self) -> bool:
        """Whether something is held up that is to be clicked away; after a while it goes by itself."""
        held = self.animation
        if not self.until_click or held is None or not held.asks_for_click:
            return False
        return held.elapsed < held.length + PATIENCE

    def let_go(self) -> None:
        """What is held up was clicked away; nothing that comes after it is hurried."""
        self.until_click = False
        if self.animation is not None:
            self.animation.elapsed = LET_GO

    def land(self) -> None:
        """What has moved lies on the table that is shown now."""
        self._landed = None

    def fade(self, seconds: float) -> bool:
        """Let what lingers go on; True if there is any of it."""
        if not self.trail.motions:
            return False
        self.trail.update(seconds)
        if self.trail.faded:
            self.trail = Animation()
        return True

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether something is held up over a point at this moment."""
        return self.animation is not None and self.animation.covers(point)

    def draw(self, surface: Surface, area: Rect) -> None:
        """Draw what moves, inside of the table."""
        before = surface.get_clip()
        surface.set_clip(area)
        if self._landed is not None:
            self._landed.draw(surface)
        self.trail.draw(surface)
        if self.animation is not None:
            self.animation.draw(surface)
        surface.set_clip(before)
