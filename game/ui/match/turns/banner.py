"""The banner that says that the turn has come back to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.animation import Proclamation
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line

if TYPE_CHECKING:
    from game.ui.kit.painting.theme import Theme

SECONDS = 1.6
WIDTH, HEIGHT = 340, 62
"""In logical pixels."""
GROUND, RIM, INK = (30, 17, 9, 236), (222, 178, 96, 255), (250, 226, 168)


def turn_banner(theme: Theme, words: str, area: Rect, middle: tuple[int, int]) -> Proclamation:
    """The banner sliding over the table; ``middle`` is where it hides little of what is asked, in pixels."""
    width, height = min(theme.px(WIDTH), area.width * 2 // 3), theme.px(HEIGHT)
    picture = panel((width, height), height // 3, GROUND, RIM, max(2, theme.px(2))).copy()
    title = one_line(theme, words, "title", height * 0.46, width - height, INK)
    picture.blit(title, title.get_rect(center=picture.get_rect().center))
    return Proclamation(picture, middle, SECONDS)
