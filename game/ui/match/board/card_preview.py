"""A card shown large beside what is hovered, with words on how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit.rich_text import RichText, TextBlock, layout

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class CardPreview:
    """The picture of a preview, made once when the hovered card changes."""

    def __init__(
        self,
        app: Application,
        face: Surface,
        words: RichText,
        target: Rect,
        within: Rect,
        clear: Sequence[Rect] = (),
    ) -> None:
        theme = app.theme
        pad = theme.px(10)
        room = within.height - 16 - face.get_height() - 3 * pad
        inner, narrowest = within.inflate(-8, -8), max(face.get_width(), theme.px(190))
        tried = []
        for block in _in_room(app, words, narrowest, (within.width // 2, room)):
            size = max(face.get_width(), block.width) + 2 * pad, face.get_height() + block.height + 3 * pad
            tried.append((block, _placed(Rect((0, 0), size), target, inner, pad, clear)))
            if tried[-1][1].collidelist(list(clear)) < 0:
                break
        block, self.rect = tried[-1] if tried[-1][1].collidelist(list(clear)) < 0 else tried[0]
        self.picture = Surface(self.rect.size, pygame.SRCALPHA)
        ground = self.picture.get_rect()
        pygame.draw.rect(self.picture, (16, 9, 24, 244), ground, border_radius=theme.px(9))
        pygame.draw.rect(self.picture, theme.gold, ground, max(1, theme.px(1.5)), border_radius=theme.px(9))
        self.picture.blit(face, ((self.rect.width - face.get_width()) // 2, pad))
        block.draw(self.picture, pad, face.get_height() + 2 * pad, pictures=app.pictures)
        self.fits = self.rect.collidelist(list(clear)) < 0
        """Whether nothing that is to be kept clear is covered."""

    def draw(self, surface: Surface) -> None:
        """Draw it where it belongs."""
        surface.blit(self.picture, self.rect)


def _in_room(app: Application, words: RichText, width: int, most: tuple[int, int]) -> Iterator[TextBlock]:
    """The words below the picture: as narrow as they fit the height, then wider and lower."""
    while True:
        block = layout(words, width, "sans", app.theme, size=16)
        if block.height <= most[1] or width >= most[0]:
            yield block
        if width >= most[0]:
            return
        width = min(most[0], width + app.theme.px(40))


def _placed(rect: Rect, target: Rect, within: Rect, gap: int, clear: Sequence[Rect]) -> Rect:
    """Beside the target, on the side that has room, inside of the table; where that covers anything, elsewhere."""
    sides = list(_sides(rect, target, within, gap))
    free = (place for place in (*sides, *_corners(rect, within)) if place.collidelist(list(clear)) < 0)
    return next(free, sides[0])


def _sides(rect: Rect, target: Rect, within: Rect, gap: int) -> Iterator[Rect]:
    """Right and left of the target where there is room, then at the edge further away."""
    for left in (target.right + gap, target.left - gap - rect.width):
        side = Rect(left, 0, rect.width, rect.height)
        side.centery = target.centery
        if side.left >= within.left and side.right <= within.right:
            yield side.clamp(within)
    left = within.right - rect.width if target.centerx < within.centerx else within.left
    yield Rect(left, target.centery - rect.height // 2, rect.width, rect.height).clamp(within)


def _corners(rect: Rect, within: Rect) -> Iterator[Rect]:
    """Along the edges of the table."""
    for across in (within.left, within.right - rect.width, within.centerx - rect.width // 2):
        for down in (within.top, within.bottom - rect.height):
            yield Rect(across, down, *rect.size).clamp(within)
