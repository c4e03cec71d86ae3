"""The verdict of a fight on a banner: light and laurels for what was won, a torn black cloth for what was lost."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.glow import GAINED, LOST, Colour
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.patience import remembered
from game.ui.tables.common.fight.form import Fight
from game.ui.tables.common.spectacle import rays_of
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

REACH = 1.3
"""How high its picture is, in heights of the banner: a torn edge hangs down."""
GLOOM = 150
"""How strong the darkness behind who has lost is, of 255."""
CLOTHS: dict[Colour, tuple[Colour, Colour, Colour, str]] = {
    GAINED: ((22, 66, 34), (10, 30, 18), (255, 222, 120), "laurel-crown"),
    LOST: ((62, 10, 14), (16, 4, 8), (214, 78, 60), "death-skull"),
}
"""By the colour of a verdict: the banner's cloth from its middle to its edges, its hem, and its sign."""
NEUTRAL: tuple[Colour, Colour, Colour, str] = ((58, 42, 22), (24, 16, 10), (232, 190, 104), "crossed-swords")
BRIGHT, WHITE, SHADE, PAPER, FAINT = (255, 214, 120), (255, 250, 226), (18, 6, 4), (250, 234, 196), (222, 200, 160)
HINT, LEAST_HINT = 0.14, 13
"""The height of the words that tell how a verdict is put away, as a share of the banner, and in pixels."""
TEETH = 26
"""Of the torn edge of a lost fight's cloth."""


class VerdictBanner(Painter):
    """Makes banners; each is painted once and kept."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)

    def picture(self, fight: Fight, size: tuple[int, int], *, held: bool) -> Surface:
        """The banner, ``size`` large, in the middle of a picture that is a little higher.

        While it is ``held`` up, it says that a click ends that. Do not draw on it: it is kept.
        """
        key = ("verdict", fight.verdict, fight.cause, fight.ink, size, held, self._theme.scale)
        return self._pictures.made(key, lambda: self._painted(fight, size, held=held))

    def glory(self, fight: Fight, size: int) -> Surface | None:
        """What lies behind those who fought: a burst of light for a victory, a red gloom for a defeat, else nothing."""
        if fight.ink == GAINED:
            first, second = rays_of(size, BRIGHT)
            first.blit(second, (0, 0))
            return first
        return _gloom(size).copy() if fight.ink == LOST else None

    def _painted(self, fight: Fight, size: tuple[int, int], *, held: bool) -> Surface:
        picture = Surface((size[0], round(size[1] * REACH)), SRCALPHA)
        box = picture.get_rect().inflate(0, size[1] - picture.get_height())
        cloth, edge, hem, icon = CLOTHS.get(fight.ink, NEUTRAL)
        outline = _torn(box) if fight.ink == LOST else _swallow_tailed(box)
        picture.blit(_woven(picture.get_size(), outline, cloth, edge), (0, 0))
        pygame.draw.lines(picture, SHADE, True, [(x, y + 2) for x, y in outline], 4)
        pygame.draw.lines(picture, hem, True, outline, 3)
        self._words(picture, fight, box, icon, hem, held=held)
        return picture

    def _words(self, picture: Surface, fight: Fight, box: Rect, icon: str, hem: Colour, *, held: bool) -> None:
        """The verdict between two signs, its cause, and how to go on."""
        hint = max(LEAST_HINT, round(box.height * HINT)) if held else 0
        inner = Rect(box.left + box.height // 2, box.top + 5, box.width - box.height, box.height - 10 - hint)
        upper = inner.copy()
        upper.height = round(inner.height * (0.62 if fight.cause else 1.0))
        sign = round(upper.height * 0.86)
        ink = WHITE if fight.ink == GAINED else fight.ink
        room = inner.width - 2 * sign - 16
        title = self.draw_title(picture, fight.verdict, upper.height * 0.92, room, (ink, SHADE), 3, center=upper.center)
        for x, corner in ((title.left - 10, "midright"), (title.right + 10, "midleft")):
            for tone, down in ((SHADE, 2), (hem, 0)):
                self.draw_icon(picture, icon, sign, tone, **{corner: (x, title.centery + down)})
        if fight.cause:
            below = Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
            self.draw_words(picture, fight.cause, "sans", below.height * 0.92, below.width, PAPER, center=below.center)
        if held:
            at = (box.centerx, box.bottom - 5)
            self.draw_words(picture, _("Click to go on"), "italic", hint, box.width // 2, FAINT, midbottom=at)


def _swallow_tailed(box: Rect) -> list[tuple[int, int]]:
    """A ribbon whose ends are cut inwards."""
    cut = box.height // 4
    left, right, top, bottom = box.left + 2, box.right - 3, box.top + 2, box.bottom - 3
    return [(left, top), (right, top), (right - cut, box.centery), (right, bottom), (left, bottom), (left + cut,
        box.centery)]  # fmt: skip


def _torn(box: Rect) -> list[tuple[int, int]]:
    """A cloth with a torn lower edge, hung askew."""
    left, right, tilt = box.left + 2, box.right - 3, box.height // 14
    edge = [(left, box.top + 2 + tilt), (right, box.top + 2)]
    for tooth in range(TEETH + 1):
        x = right - round((right - left) * tooth / TEETH)
        depth = (tooth * 37 % 11) / 11 * box.height * 0.1 + (box.height * 0.05 if tooth % 2 else 0)
        edge.append((x, round(box.bottom + box.height * 0.09 - depth)))
    return edge


def _woven(size: tuple[int, int], outline: list[tuple[int, int]], cloth: Colour, edge: Colour) -> Surface:
    """The outline filled with cloth: light in its middle, dark towards its ends."""
    woven, row = Surface(size, SRCALPHA), Surface((64, 1))
    for at in range(64):
        share = math.sin(math.pi * at / 63) ** 0.8
        row.set_at((at, 0), [round(dark + (light - dark) * share) for light, dark in zip(cloth, edge, strict=True)])
    pygame.draw.polygon(woven, (255, 255, 255, 238), outline)
    woven.blit(pygame.transform.smoothscale(row, size).convert_alpha(), (0, 0), special_flags=BLEND_RGBA_MULT)
    return woven


@remembered(4)
def _gloom(size: int) -> Surface:
    """Red darkness that closes in from outside."""
    gloom = Surface((64, 64), SRCALPHA)
    for y in range(64):
        for x in range(64):
            far = min(1.0, math.hypot(x - 31.5, y - 31.5) / 40)
            gloom.set_at((x, y), (70 - round(50 * far), 4, 8, round(GLOOM * (0.35 + 0.65 * far))))
    return pygame.transform.smoothscale(gloom, (size, size))
