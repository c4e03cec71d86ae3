"""Why a click did nothing: one bubble at a time, and a sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import Refusal
from game.ui.kit.rich_text import Link
from game.ui.match.board.bubble import Bubble

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Refusals:
    """Says why, at the mouse or beside the piece, until something else is clicked or some seconds have passed."""

    def __init__(self, app: Application, follow: Callable[[Link], object]) -> None:
        self.app = app
        self.bubble: Bubble | None = None
        self._follow = follow

    def say(self, refusal: Refusal, at: Rect) -> None:
        """Show the reason."""
        self.app.sounds.play("refused")
        spot = Rect(0, 0, 12, 12)
        spot.center = self.app.mouse if at.collidepoint(self.app.mouse) else at.center
        self.bubble = Bubble(self.app, refusal, spot, self._follow)

    def take_back(self) -> bool:
        """Take the reason away; True if there was one."""
        was_there = self.bubble is not None
        self.bubble = None
        return was_there

    @property
    def expired(self) -> bool:
        """Whether the reason was there for long enough."""
        return self.bubble is not None and self.app.now > self.bubble.until

    def is_elsewhere(self, point: tuple[int, int]) -> bool:
        """Whether a reason is shown, and the point does not lie on it."""
        return self.bubble is not None and not self.bubble.rect.collidepoint(point)
