"""The heading of a section, with a sign before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit.widgets import Label

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SIGN, ROOM = 24, 34
"""The side of the sign, and how far behind its left edge the words begin, in logical pixels."""


class SignedHeading(Label):
    """The heading of a section behind its sign."""

    def __init__(self, app: Application, id: str, text: str, icon: str) -> None:
        super().__init__(app, id, text, style="heading", size=20, colour=app.theme.gold_light)
        self.icon = icon

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; the words begin behind the sign."""
        whole = Rect(rect)
        room = self.app.theme.px(ROOM)
        super().place((whole.x + room, whole.y, whole.width - room, whole.height))

    def draw(self, surface: Surface) -> None:
        """The sign, then the words."""
        side = self.app.theme.px(SIGN)
        sign = self.app.pictures.icon(self.icon, side, self.app.theme.link)
        surface.blit(sign, sign.get_rect(midleft=(self.rect.x - self.app.theme.px(ROOM), self.rect.centery)))
        super().draw(surface)
