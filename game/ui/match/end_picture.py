"""What is painted once on the panel of a match's end: winner, places and numbers of everybody, the curve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.catalogue import UnknownGame, find_grimoire
from game.ui.kit.painting.curves import CurveLine, draw_curves
from game.ui.kit.painting.glow import GOLD, blit_halo, halo
from game.ui.kit.painting.lettering import embossed, one_line, wrapped, written_width
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import Widget
from game.words import say

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.end import EndOfMatchScreen

WON, LOST, PALE_LIGHT = (252, 230, 172), (190, 200, 222), (120, 140, 190)
"""Of the title, golden or pale where the people at the table have lost; and of the light round the winner then."""
LEAST_CURVE = 60
"""From which height on a curve is drawn, in logical pixels."""
ROW, BETWEEN = 38, 4
"""The height of a row of the table and what lies between two, in logical pixels."""
BAND, LIGHT = 250, 120
"""How high the light of the winner's picture reaches, in logical pixels, and how strong it is at its top, of 255."""
SOFT = (10, 5)
"""The pixels to which that picture is reduced, so that nothing but its colours is left."""


class EndPicture:
    """Paints the picture of an end; ``screen`` knows what happened."""

    def __init__(self, app: Application, screen: EndOfMatchScreen) -> None:
        self.app, self.screen = app, screen

    def paint(self) -> Surface:
        """Everything, in the size of the box."""
        theme = self.app.theme
        picture = Surface(self.screen.box.size, pygame.SRCALPHA)
        room = self.screen.box.width - theme.px(266)
        face = one_line(theme, self.screen.title(), "title", theme.px(44), room, LOST if self.screen.is_lost() else WON)
        shade = one_line(theme, self.screen.title(), "title", theme.px(44), room, (20, 8, 4))
        title = embossed(face, shade, 2)
        picture.blit(title, (theme.px(230), theme.px(40)))
        self._portrait(picture)
        self._table(picture)
        self._curve(picture)
        return picture

    def _portrait(self, picture: Surface) -> None:
        """The winner's portrait in a golden light, with a laurel; in the dark when nobody has won."""
        theme = self.app.theme
        height = min(theme.px(206), self.screen.box.height - theme.px(90))
        frame = Rect(theme.px(36), theme.px(34), round(height * 0.8), height)
        won = bool(self.screen.result.winners)
        if won:
            light = PALE_LIGHT if self.screen.is_lost() else GOLD
            blit_halo(picture, halo(frame.size, 8, theme.px(22), light, 190), frame)
        if self.screen.ending.portrait:
            picture.blit(self.app.pictures.picture(self.screen.ending.portrait, frame.size), frame)
        else:
            self._sign(picture, frame, "laurel-crown" if won else "scales")
        if not won:
            picture.fill((110, 100, 100, 255), frame, pygame.BLEND_RGBA_MULT)
        picture.blit(self.app.pictures.nine_slice("chrome/frame.png", frame.size, theme.px(22)), frame)
        if not won:
            return
        crown = self.app.pictures.icon("laurel-crown", theme.px(44), Color("#f6dd94"))
        picture.blit(crown, crown.get_rect(center=(frame.right - theme.px(8), frame.bottom - theme.px(8))))

    def _sign(self, picture: Surface, frame: Rect, icon: str) -> None:
        """What stands in the frame where the game has no portrait for this end."""
        theme = self.app.theme
        picture.fill((44, 30, 18, 255), frame)
        sign = self.app.pictures.icon(icon, frame.width * 3 // 5, theme.gold_light)
        picture.blit(sign, sign.get_rect(center=frame.center))

    def _table(self, picture: Surface) -> None:
        """Places and numbers of everybody."""
        theme, match = self.app.theme, self.screen.match_screen.match
        top = theme.px(196) + self.screen.more_words
        columns = self.screen.ending.columns
        left, right = theme.px(230), self.screen.box.width - theme.px(30)
        name_room = round((right - left) * 0.34)
        step = (right - left - name_room) // max(1, len(columns))
        size, labels = self._headings([say(words) for words, _icon in columns], step - 2)
        lift = theme.px(13) if any(len(lines) > 1 for lines in labels) else 0
        for number, (broken, (_words, icon)) in enumerate(zip(labels, columns, strict=True)):
            x = left + name_room + step * number + step // 2
            sign = self.app.pictures.icon(icon, theme.px(17), theme.dim)
            picture.blit(sign, sign.get_rect(midtop=(x, top - theme.px(2) - lift)))
            for place, part in enumerate(broken):
                label = one_line(theme, part, "small_caps", size, step - 2, theme.dim)
                edge = top + theme.px(15) - lift + round(place * size * 0.9)
                picture.blit(label, label.get_rect(midtop=(x, edge)))
        order = sorted(range(len(match.seats)), key=lambda seat: (self.screen.result.places[seat], seat))
        row = theme.px(ROW)
        for line, seat in enumerate(order):
            y = top + theme.px(54) + line * row
            self._row(picture, seat, Rect(left, y - row // 2, right - left, row - theme.px(BETWEEN)), name_room, step)

    def _headings(self, labels: Sequence[str], width: int) -> tuple[float, list[list[str]]]:
        """All headings in one size: the words of each in one line or two, none wider than its column."""
        theme = self.app.theme
        size = float(theme.px(14))
        while size > theme.px(10):
            broken = [wrapped(words, width, partial(self._width, size=size)) for words in labels]
            widest = max((self._width(line, size=size) for lines in broken for line in lines), default=0)
            if widest <= width and all(len(lines) <= 2 for lines in broken):
                return size, broken
            size -= 0.5
        return size, [[words] for words in labels]

    def _width(self, words: str, *, size: float) -> int:
        return written_width(self.app.theme, words, "small_caps", size)

    def _curve(self, picture: Surface) -> None:
        """How the numbers went, below the table; nothing where there is too little room for it."""
        theme, screen, curve = self.app.theme, self.screen.match_screen, self.screen.ending.curve
        if curve is None or len(curve.values[0]) < 2:
            return
        top = theme.px(196 + 54 - 8 + ROW * len(screen.match.seats)) + self.screen.more_words
        box = Rect(theme.px(30), top, self.screen.box.width - theme.px(60), self.screen.box.height - theme.px(82) - top)
        title = one_line(theme, say(curve.name), "small_caps", theme.px(17), box.width, theme.dim)
        if box.height < theme.px(LEAST_CURVE) + title.get_height():
            return
        picture.blit(title, title.get_rect(midtop=box.midtop))
        box.top, box.height = box.top + title.get_height(), box.height - title.get_height()
        lines = [
            CurveLine(
                values,
                screen.signs.colour(seat),
                self.app.pictures.icon(f"shape-{screen.signs.shape(seat)}", theme.px(16), screen.signs.colour(seat)),
            )
            for seat, values in enumerate(curve.values)
        ]
        parts = [(begin, say(words)) for begin, words in curve.parts]
        draw_curves(picture, box, lines, curve.most, theme, parts)

    def _row(self, picture: Surface, seat: int, box: Rect, name_room: int, step: int) -> None:
        theme, screen = self.app.theme, self.screen.match_screen
        won = seat in self.screen.result.winners
        pygame.draw.rect(picture, (92, 58, 20, 150) if won else (10, 6, 4, 130), box, border_radius=theme.px(5))
        if len(self.screen.result.places) > 1:
            number = f"{self.screen.result.places[seat]}."
            place = one_line(theme, number, "title", theme.px(19), theme.px(30), theme.gold_light)
            picture.blit(place, place.get_rect(midleft=(box.left + theme.px(8), box.centery)))
        mark = self.app.pictures.icon(f"shape-{screen.signs.shape(seat)}", theme.px(18), screen.signs.colour(seat))
        picture.blit(mark, mark.get_rect(midleft=(box.left + theme.px(36), box.centery)))
        left = box.left + theme.px(60)
        figure = self._figure(seat)
        if figure:
            small = miniature(self.app.pictures, figure, box.height)
            picture.blit(small, small.get_rect(midleft=(left, box.centery)))
            left += box.height + theme.px(6)
        room = box.left + name_room - theme.px(4) - left
        name = one_line(theme, screen.match.seats[seat].name, "sans_bold", theme.px(18), room, theme.ink)
        picture.blit(name, name.get_rect(midleft=(left, box.centery)))
        for column, value in enumerate(self.screen.ending.rows[seat] if self.screen.ending.rows else ()):
            words = one_line(theme, str(value), "sans_bold", theme.px(18), step, theme.ink)
            picture.blit(words, words.get_rect(center=(box.left + name_room + step * column + step // 2, box.centery)))

    def _figure(self, seat: int) -> str:
        """The small picture of what a seat played; "" where its game has none."""
        match = self.screen.match_screen.match
        figure = match.game.figure(match.state, seat)
        try:
            return find_grimoire(match.game.id).figures.get(figure.message, "") if figure is not None else ""
        except UnknownGame:
            return ""


class WinnersLight(Widget):
    """The colours of the winner's picture as a light on the upper part of the panel."""

    def __init__(self, app: Application, picture: str, panel: Rect) -> None:
        super().__init__(app, "light:winner")
        self.picture = picture
        rim = app.theme.px(8)
        self.rect = Rect(panel.x + rim, panel.y + rim, panel.width - 2 * rim, app.theme.px(BAND))

    def draw(self, surface: Surface) -> None:
        """Painted once."""
        if self.picture:
            key = ("winner's light", self.picture, self.rect.size)
            surface.blit(self.app.pictures.made(key, self._painted), self.rect)

    def _painted(self) -> Surface:
        source = self.app.pictures.cover(self.picture, (self.rect.width // 2, self.rect.height // 2))
        few = pygame.transform.smoothscale(source, SOFT)
        light = pygame.transform.smoothscale(few, self.rect.size).convert_alpha()
        veil = Surface((1, 16), pygame.SRCALPHA)
        for y in range(16):
            veil.set_at((0, y), (255, 255, 255, round(LIGHT * (1 - y / 15) ** 1.3)))
        light.blit(pygame.transform.smoothscale(veil, self.rect.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return light
