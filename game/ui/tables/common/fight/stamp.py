"""How a fight ended, stamped down where it belongs and held there to be read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface, transform

from game.ui.kit.painting.painter import put

READ = 1.5
"""Seconds for which a verdict is held at least; a click ends that."""
LANDING, HIGH = 0.12, 0.5
"""The share of its length in which it comes down, and how much larger it is at first."""


@dataclass
class Stamp:
    """A picture that comes down on its place and stays there."""

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
        larger = transform.smoothscale_by(self.picture, 1 + HIGH * (1 - share / LANDING))
        larger.set_alpha(round(255 * share / LANDING))
        put(surface, larger, center=self.centre)
