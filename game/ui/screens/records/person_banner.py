"""The head of a person's page: the game's scene, the favourite's portrait, the last matches and the largest numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.chronicle.records import Record
from game.chronicle.records.laurels import Evening
from game.grimoire import PLAIN_COVER
from game.ui.kit.painting.glow import GOLD, blit_halo, halo
from game.ui.kit.painting.lettering import embossed, one_line
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import Widget
from game.ui.screens.figures import of_figure, of_game, painting_of
from game.ui.screens.scenery import scenery
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

WIDE = 900
"""From which logical width the numbers stand beside the name, else below it."""
HIGH, TOKEN, ABOVE, BELOW = 204, 50, 50, 94
"""Heights in logical pixels: of the head, of a match's token; of choices and numbers where these stand above and below.
"""
AT_THE_RIGHT = 0.42
"""The share of the width that choices and numbers take."""
DARK = (226, 132)
"""How dark the scene is at the left, below the words, and at the right."""
LOST = (120, 112, 108)


class PersonBanner(Widget):
    """Its children are the choices of person and game, and the tiles with the largest numbers."""

    def __init__(self, app: Application, record: Record, choices: list[Widget], tiles: Widget) -> None:
        super().__init__(app, "banner:person")
        self.record = record
        self.choices, self.tiles = choices, tiles
        self.adopt([*choices, tiles])

    # -- layout

    def _is_wide(self, width: int) -> bool:
        return width >= self.app.theme.px(WIDE)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width; where it is narrow the choices stand above the portrait and the numbers below it."""
        wide = width or self.app.theme.px(WIDE)
        more = 0 if self._is_wide(wide) else ABOVE + BELOW
        return wide, self.app.theme.px(HIGH + more)

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it and its children."""
        super().place(rect)
        theme, edge = self.app.theme, self.app.theme.px(16)
        high = max(choice.preferred_size()[1] for choice in self.choices)
        if self._is_wide(self.rect.width):
            wide = round(self.rect.width * AT_THE_RIGHT)
            right = Rect(self.rect.right - edge - wide, self.rect.y + edge, wide, self.rect.height - 2 * edge)
        else:
            right = self.rect.inflate(-2 * edge, -2 * edge)
        below = self.tiles.preferred_size()[1]
        self.tiles.place(Rect(right.x, right.bottom - below, right.width, below))
        gap = theme.px(10)
        each = (right.width - gap * (len(self.choices) - 1)) // len(self.choices)
        for number, choice in enumerate(self.choices):
            choice.place(Rect(right.x + number * (each + gap), right.y, each, high))

    def _portrait_box(self) -> Rect:
        """The frame of the portrait."""
        theme, edge = self.app.theme, self.app.theme.px(18)
        above = 0 if self._is_wide(self.rect.width) else theme.px(ABOVE)
        high = theme.px(HIGH) - 2 * edge
        return Rect(self.rect.x + edge, self.rect.y + edge + above, round(high * 0.8), high)

    def _words_room(self) -> Rect:
        """Right of the portrait, up to the choices."""
        theme, portrait = self.app.theme, self._portrait_box()
        left = portrait.right + theme.px(20)
        end = self.tiles.rect.x if self._is_wide(self.rect.width) else self.rect.right
        return Rect(left, portrait.y, end - left - theme.px(16), portrait.height)

    # -- drawing

    def draw(self, surface: Surface) -> None:
        """What is painted once, then choices and numbers."""
        last = tuple((evening.match.path, evening.won) for evening in self.record.last)
        told = (self.record.name, self.record.game, self._favourite(), last)
        key = ("person", *told, tuple(self.rect.size), self.app.theme.scale, self.app.language)
        surface.blit(self.app.pictures.made(key, self._painted), self.rect)
        super().draw(surface)

    def _painted(self) -> Surface:
        picture = Surface(self.rect.size, SRCALPHA)
        at = self.rect.topleft
        self._paint_scene(picture)
        self._paint_portrait(picture, self._portrait_box().move(-at[0], -at[1]))
        self._paint_words(picture, self._words_room().move(-at[0], -at[1]))
        return picture

    def _paint_scene(self, picture: Surface) -> None:
        """What the game is about, in the dusk; darkest below the words."""
        theme = self.app.theme
        picture.blit(scenery(self.app, self.record.game, picture.get_size(), DARK), (0, 0))
        pygame.draw.rect(picture, theme.gold_dark, picture.get_rect(), max(1, theme.px(1.4)))

    def _paint_portrait(self, picture: Surface, box: Rect) -> None:
        """The figure played most in a golden frame; the game's book where there is none."""
        theme, pictures = self.app.theme, self.app.pictures
        blit_halo(picture, halo(box.size, 8, theme.px(14), GOLD, 120), box)
        pygame.draw.rect(picture, (30, 19, 12), box)
        name = painting_of(self.record.game, self.record.favourite() or "") or self._cover()
        if name.endswith(".jpg"):
            picture.blit(pictures.cover(name, box.size), box)
        else:
            small = miniature(pictures, name, round(min(box.size) * 0.92))
            picture.blit(small, small.get_rect(center=box.center))
        picture.blit(pictures.nine_slice("chrome/frame.png", box.size, theme.px(20)), box)

    def _cover(self) -> str:
        book = of_game(self.record.game)
        return (book.picture if book is not None else None) or f"{PLAIN_COVER}.png"

    def _paint_words(self, picture: Surface, room: Rect) -> None:
        """The name, the favourite, and below them the last matches."""
        theme = self.app.theme
        face = one_line(theme, self.record.name, "title", theme.px(36), room.width, theme.gold_light)
        shade = one_line(theme, self.record.name, "title", theme.px(36), room.width, (12, 6, 3))
        picture.blit(embossed(face, shade, 2), room)
        told = one_line(theme, self._favourite(), "italic", theme.px(20), room.width, theme.ink)
        picture.blit(told, (room.x, room.y + theme.px(46)))
        side, gap = theme.px(TOKEN), theme.px(7)
        count = max(1, (room.width + gap) // (side + gap))
        last = self.record.last[-count:]
        top = room.bottom - side - theme.px(8)
        title = one_line(theme, _("The last matches"), "small_caps", theme.px(17), room.width, theme.dim)
        picture.blit(title, (room.x, top - title.get_height() - theme.px(3)))
        for number, evening in enumerate(last):
            self._paint_token(picture, evening, Rect(room.x + number * (side + gap), top, side, side))

    def _favourite(self) -> str:
        """What was played most, and how often it won."""
        figure = self.record.favourite()
        if figure is None:
            return ngettext_("{n} match", "{n} matches", self.record.total.matches)
        count = self.record.figures[figure]
        told = ngettext_("{n} match, {wins} won", "{n} matches, {wins} won", count.matches, wins=count.wins)
        return _("Favourite: {figure}", figure=f"{_(figure)} · {told}")

    def _paint_token(self, picture: Surface, evening: Evening, box: Rect) -> None:
        """What was played: in gold with a laurel where it won, else in the shade."""
        theme, pictures = self.app.theme, self.app.pictures
        figure = of_figure(self.record.game, evening.figure)
        name = figure.picture if figure is not None and figure.picture is not None else self._cover()
        small = miniature(pictures, name, box.width)
        if not evening.won:
            small = pygame.transform.grayscale(small)
            small.fill((*LOST, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture.blit(small, box)
            return
        blit_halo(picture, halo(box.size, box.width // 2, theme.px(6), GOLD, 130), box)
        picture.blit(small, box)
        side = box.width // 2
        wreath = pictures.icon("laurel-crown", side, theme.gold_light)
        shade = pictures.icon("laurel-crown", side, (12, 6, 3))
        at = wreath.get_rect(center=(box.right - side // 3, box.bottom - side // 4))
        for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            picture.blit(shade, at.move(2 * x, 2 * y))
        picture.blit(wreath, at)
