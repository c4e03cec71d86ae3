"""How a fight ended: a banner that unfurls where it belongs and hangs there to be read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.kit.animation import eased
from game.ui.kit.painting.painter import put

READ = 1.5
"""Seconds for which a verdict is held at least; a click ends that."""
LANDING = 0.14
"""The share of its length in which it unfurls."""
FURLED, HIGH = 0.2, 0.06
"""How much of its width is seen at first, and from how high above its place it comes down, in its heights."""


@dataclass
class Stamp:
    """A picture that unfurls from its middle, comes down on its place and stays there."""

    picture: Surface
    centre: tuple[int, int]
    length: float = READ
    delay: float = 0.0
    lingers: float = 0.0
    shortest: float = READ
    until_click: bool = False

    def draw(self, surface: Surface, share: float) -> None:
        """Draw it on its way down, or where it lies."""
        if share >= LANDING:
            put(surface, self.picture, center=self.centre)
            return
        along = eased(share / LANDING)
        width, height = self.picture.get_size()
        seen = Rect(0, 0, round(width * (FURLED + (1 - FURLED) * along)), height)
        seen.centerx = width // 2
        left, top = self.centre[0] - seen.width // 2, self.centre[1] - height // 2
        surface.blit(self.picture, (left, top - round(HIGH * height * (1 - along))), seen)
