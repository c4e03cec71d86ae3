"""The verdict of a fight on a banner: light and laurels for what was won, a torn black cloth for what was lost."""

from __future__ import annotations

import math

import pygame
from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.ui.kit.painting.glow import GAINED, LOST, Colour, panel
from game.ui.kit.painting.lettering import one_line, written_width
from game.ui.kit.painting.painter import Painter, put
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.fight.form import RADIANCE, Fight
from game.words import _

REACH = 2.0
"""How high its picture is, in heights of the banner: a torn edge hangs down, and how to go on stands below."""
"""The burst of light behind who has won: it ends softly inside of its picture."""
GLOOM = 150
"""How strong the darkness behind who has lost is, of 255."""
CLOTHS: dict[Colour, tuple[Colour, Colour, Colour, str]] = {
    GAINED: ((22, 66, 34), (10, 30, 18), (255, 222, 120), "laurel-crown"),
    LOST: ((62, 10, 14), (16, 4, 8), (214, 78, 60), "death-skull"),
}
"""By the colour of a verdict: the banner's cloth from its middle to its edges, its hem, and its sign."""
NEUTRAL: tuple[Colour, Colour, Colour, str] = ((58, 42, 22), (24, 16, 10), (232, 190, 104), "crossed-swords")
BRIGHT, WHITE, SHADE, PAPER = (255, 214, 120), (255, 250, 226), (18, 6, 4), (250, 234, 196)
HINT, LEAST_HINT, TAB = 0.29, 17, 1.5
"""The size of the words that tell how a verdict is put away, in heights of the banner and in pixels, and the height of
what they stand on, in sizes of theirs.
"""
ONE_LINE, CAUSE = 0.82, 0.5
"""The sizes of a verdict and of its cause where both stand in one line, in heights of the banner."""
TEETH = 26
"""Of the torn edge of a lost fight's cloth."""


class VerdictBanner(Painter):
    """Makes banners; each is painted once and kept."""

    def picture(self, fight: Fight, size: tuple[int, int], *, held: bool) -> Surface:
        """The banner, ``size`` large, in the middle of a picture that is a little higher.

        While it is ``held`` up, it says that a click ends that. Do not draw on it: it is kept.
        """
        hint = _("Click to go on") if held else ""
        key = ("verdict", fight.verdict, fight.cause, fight.ink, size, hint, self._theme.scale)
        return self._pictures.made(key, lambda: self._painted(fight, size, hint))

    def glory(self, fight: Fight, size: tuple[int, int]) -> Surface | None:
        """What lies behind those who fought, of one's own: light for a victory, gloom for a defeat, else nothing."""
        make = {GAINED: self._light, LOST: _wide_gloom}.get(fight.ink)
        if make is None:
            return None
        return self._pictures.made(("glory", fight.ink, size), lambda: make(size)).copy()

    def _light(self, size: tuple[int, int]) -> Surface:
        light = self._pictures.own(RADIANCE, size)
        light.fill(BRIGHT, special_flags=BLEND_RGB_MULT)
        return light

    def _painted(self, fight: Fight, size: tuple[int, int], hint: str) -> Surface:
        picture = Surface((size[0], round(size[1] * REACH)), SRCALPHA)
        box = picture.get_rect().inflate(0, size[1] - picture.get_height())
        cloth, edge, hem, icon = CLOTHS.get(fight.ink, NEUTRAL)
        outline = _torn(box) if fight.ink == LOST else _swallow_tailed(box)
        picture.blit(_woven(picture.get_size(), outline, cloth, edge), (0, 0))
        pygame.draw.lines(picture, SHADE, True, [(x, y + 2) for x, y in outline], 4)
        pygame.draw.lines(picture, hem, True, outline, 3)
        self._words(picture, fight, box, icon, hem)
        if hint:
            self._hint(picture, hint, box, hem)
        return picture

    def _words(self, picture: Surface, fight: Fight, box: Rect, icon: str, hem: Colour) -> None:
        """The verdict between two signs with its cause beside it, or below it where there is no room."""
        inner = Rect(box.left + box.height // 2, box.top + 5, box.width - box.height, box.height - 10)
        ink = WHITE if fight.ink == GAINED else fight.ink
        if not self._in_one_line(picture, fight, inner, ink, icon, hem):
            self._in_two_lines(picture, fight, inner, ink, icon, hem)

    def _in_one_line(
        self, picture: Surface, fight: Fight, inner: Rect, ink: Colour, icon: str, hem: Colour
    ) -> bool:
        """Sign, verdict, cause and sign in one line, if it is wide enough."""
        sizes = round(inner.height * ONE_LINE), round(inner.height * CAUSE)
        wide = [
            written_width(self._theme, fight.verdict, "title", sizes[0]),
            written_width(self._theme, fight.cause, "sans", sizes[1]),
        ]
        gap, sign = inner.height // 3, round(inner.height * 0.7)
        whole = sum(wide) + 2 * (sign + gap) + gap
        if not fight.cause or whole > inner.width:
            return False
        left = inner.centerx - whole // 2
        self._sign(picture, icon, sign, hem, midleft=(left, inner.centery))
        at = (left + sign + gap, inner.centery)
        title = self.draw_title(picture, fight.verdict, sizes[0], wide[0] + 8, (ink, SHADE), 3, midleft=at)
        at = (title.right + gap, inner.centery)
        said = self.draw_words(picture, fight.cause, "sans", sizes[1], wide[1] + 8, PAPER, midleft=at)
        self._sign(picture, icon, sign, hem, midleft=(said.right + gap, inner.centery))
        return True

    def _in_two_lines(
        self, picture: Surface, fight: Fight, inner: Rect, ink: Colour, icon: str, hem: Colour
    ) -> None:
        upper = inner.copy()
        upper.height = round(inner.height * (0.58 if fight.cause else 1.0))
        sign = round(upper.height * 0.9)
        room = inner.width - 2 * sign - 16
        title = self.draw_title(picture, fight.verdict, upper.height * 0.94, room, (ink, SHADE), 3, center=upper.center)
        self._sign(picture, icon, sign, hem, midright=(title.left - 10, title.centery))
        self._sign(picture, icon, sign, hem, midleft=(title.right + 10, title.centery))
        if fight.cause:
            below = Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
            self.draw_words(picture, fight.cause, "sans", below.height * 0.96, below.width, PAPER, center=below.center)

    def _sign(self, picture: Surface, icon: str, size: int, hem: Colour, **place: tuple[int, int]) -> None:
        ((corner, (x, y)),) = place.items()
        for tone, down in ((SHADE, 2), (hem, 0)):
            self.draw_icon(picture, icon, size, tone, **{corner: (x, y + down)})

    def _hint(self, picture: Surface, hint: str, box: Rect, hem: Colour) -> None:
        """How to go on, on a tab in the middle of the lower edge: between the heads of both sides."""
        size = max(LEAST_HINT, round(box.height * HINT))
        words = one_line(self._theme, hint, "italic", size, box.width // 2, PAPER)
        tab = Rect(0, 0, words.get_width() + 2 * size, round(size * TAB))
        tab.midtop = (box.centerx, box.bottom - 4)
        picture.blit(panel(tab.size, tab.height // 3, (18, 8, 6, 232), (*hem, 255), 1), tab)
        put(picture, words, center=tab.center)


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
    pygame.draw.polygon(woven, (255, 255, 255), outline)
    woven.blit(smoothscale(row, size).convert_alpha(), (0, 0), special_flags=BLEND_RGBA_MULT)
    return woven


def _wide_gloom(size: tuple[int, int]) -> Surface:
    return smoothscale(_gloom(), size)


@remembered(1)
def _gloom() -> Surface:
    """Red darkness that closes in from outside, small."""
    gloom = Surface((64, 64), SRCALPHA)
    for y in range(64):
        for x in range(64):
            far = min(1.0, math.hypot(x - 31.5, y - 31.5) / 40)
            gloom.set_at((x, y), (70 - round(50 * far), 4, 8, round(GLOOM * (0.35 + 0.65 * far))))
    return gloom
