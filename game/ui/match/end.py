"""The end of a match: who won, what decided it, and what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event as InputEvent

from game.engine.decision import Text
from game.engine.game import Result
from game.ui.kit.painting.curves import CurveLine, draw_curves
from game.ui.kit.painting.glow import GOLD, blit_halo, halo
from game.ui.kit.painting.lettering import embossed, one_line, wrapped, written_width
from game.ui.kit.rich_text import Link, Run, runs
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, Panel, Paragraph
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.screen import MatchScreen

WINS = Text("{name} wins!")
SHARED = Text("{names} share the victory")
NOBODY = Text("Nobody wins")
COUNTED_FROM = Text("These numbers count from here on: {stage}. Before, other rules were played.")
WON, LOST, PALE_LIGHT = (252, 230, 172), (190, 200, 222), (120, 140, 190)
"""Of the title, golden or pale where the people at the table have lost; and of the light round the winner then."""
CURVE, LEAST_CURVE = 140, 60
"""How high a curve is below the table, with its title, and from which height on it is drawn; in logical pixels."""
HAMMERED = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
HAMMERING = 1.0
"""Seconds between presses of a key that is still being hammered."""


class EndOfMatchScreen(Screen):
    """Lies over the table of the finished match."""

    name = "end_of_match"
    overlay = True

    def __init__(self, app: Application, match_screen: MatchScreen) -> None:
        super().__init__(app)
        self.match_screen = match_screen
        self.game_id = match_screen.game_id
        self.first_focus = "button:rematch"
        result = match_screen.match.result
        assert result is not None
        self.result: Result = result
        self.box = Rect(0, 0, 1, 1)
        self._hammered = 0.0
        self._picture: Surface | None = None
        self.told_from = match_screen.match.told_from()
        self.ending = match_screen.tabletop.ending(match_screen.shown, match_screen.course.statistics, result)

    def enter(self) -> None:
        """The fanfare, or a bell where nobody has won."""
        self.app.sounds.play("triumph" if self.result.winners and not self.is_lost() else "death")
        self._hammered = self.app.now

    def handle(self, event: InputEvent) -> bool:
        """Whoever skips what moves by key has not meant the first button here: that press, and those after it."""
        skips = event.type == pygame.KEYDOWN and event.key in HAMMERED
        if skips and self.app.now - self._hammered < HAMMERING:
            self._hammered = self.app.now
            return True
        return super().handle(event)

    def is_lost(self) -> bool:
        """Whether people played, and none of them is among the winners."""
        persons = self.match_screen.course.persons
        return bool(persons) and not set(persons) & set(self.result.winners)

    def title(self) -> str:
        """Who has won, in words."""
        names = [self.match_screen.match.seats[seat].name for seat in self.result.winners]
        if self.ending.title is not None:
            return say(self.ending.title)
        if not names:
            return _(NOBODY.message)
        if len(names) == 1:
            return _(WINS.message, name=names[0])
        return _(SHARED.message, names=", ".join(names))

    def layout(self, size: tuple[int, int]) -> None:
        """The panel with its words and three buttons."""
        theme = self.app.theme
        width = min(size[0] - theme.px(40), theme.px(860))
        rows = len(self.match_screen.match.seats)
        least = theme.px(330 + 42 * rows) + self._more_words
        curve = theme.px(CURVE) if self.ending.curve is not None else 0
        height = min(size[1] - theme.px(24), least + curve)
        self.box = Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        self._picture = None
        ground = Panel(self.app, "panel", self.box)
        reason = (*runs(self.result.reason), Run("\u00a0"), Run("§", link=Link(clause=self.result.clause)))
        words = Paragraph(self.app, "reason", reason, style="body", size=19, align="left", on_link=self._follow)
        left = self.box.left + theme.px(230)
        words.place(Rect(left, self.box.top + theme.px(104), self.box.right - theme.px(36) - left, theme.px(56)))
        played = Paragraph(self.app, "rounds", self.ending.lasted, style="italic", size=18, colour=theme.dim)
        played.place(Rect(left, self.box.top + theme.px(160), words.rect.width, theme.px(28)))
        self.widgets = [ground, words, played, *self._counted_from(words.rect), *self._buttons()]

    @property
    def _more_words(self) -> int:
        """How much lower the numbers stand, because it has to be said what they leave out."""
        return self.app.theme.px(44) if self.told_from is not None else 0

    def _counted_from(self, above: Rect) -> list[Widget]:
        """Since when the numbers were counted, if other rules came before."""
        if self.told_from is None:
            return []
        theme = self.app.theme
        said = runs(Text(COUNTED_FROM.message, (("stage", self.told_from),)))
        words = Paragraph(self.app, "counted_from", said, style="italic", size=16, colour=theme.dim)
        words.place(Rect(above.left, self.box.top + theme.px(190), above.width, self._more_words))
        return [words]

    def _buttons(self) -> list[Widget]:
        theme = self.app.theme
        made = [
            Button(self.app, "button:rematch", _("Rematch"), on_click=self.rematch),
            Button(self.app, "button:new", _("New match"), on_click=self.new_match),
            Button(self.app, "button:watch", _("Watch again"), on_click=self.watch),
            Button(self.app, "button:review", _("Review"), on_click=self.review),
            Button(self.app, "button:export", _("Export"), on_click=self.export),
            Button(self.app, "button:look", _("Look at the table"), on_click=self.back),
            Button(self.app, "button:title", _("Title"), on_click=self.app.doors.title),
        ]
        made[0].tooltip = _("The same players and rules, new dice")
        made[2].tooltip = _("The whole match from its beginning, move by move")
        made[3].tooltip = _("The master weighs your choices: where the match turned, and why")
        made[4].tooltip = _("A picture, a clip, the log or the match as a file")
        gap = theme.px(10)
        wide = (self.box.width - theme.px(60) - gap * (len(made) - 1)) // len(made)
        for number, button in enumerate(made):
            left = self.box.left + theme.px(30) + number * (wide + gap)
            button.place(Rect(left, self.box.bottom - theme.px(72), wide, theme.px(46)))
        return list(made)

    def _follow(self, link: Link) -> None:
        self.app.doors.rulebook(self.game_id, clause=link.clause)

    # -- what the buttons do ------------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same players and rules with the next seed."""
        match = self.match_screen.match
        self.app.doors.start_match(match.game, match.seats, match.options, match.seed + 1)

    def new_match(self) -> None:
        """Set another match up."""
        self.app.doors.title()
        self.app.doors.new_match(self.match_screen.match.game)

    def watch(self) -> None:
        """The match again, from its beginning."""
        self.app.doors.watch_match(self.match_screen.match)

    def review(self) -> None:
        """What the master makes of the choices."""
        self.app.doors.review(self.match_screen.match, self.match_screen.course.kept_at)

    def export(self) -> None:
        """What can be made of the match as files."""
        screen = self.match_screen
        self.app.doors.export(screen.match, screen.course.kept_at, screen)

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """The panel, and on it what is painted once."""
        super().draw(surface)
        if self._picture is None:
            self._picture = self._paint()
        surface.blit(self._picture, self.box)

    def draw_background(self, surface: Surface) -> None:
        """The table below shows through."""

    def _paint(self) -> Surface:
        theme = self.app.theme
        picture = Surface(self.box.size, pygame.SRCALPHA)
        room = self.box.width - theme.px(266)
        face = one_line(theme, self.title(), "title", theme.px(44), room, LOST if self.is_lost() else WON)
        shade = one_line(theme, self.title(), "title", theme.px(44), room, (20, 8, 4))
        title = embossed(face, shade, 2)
        picture.blit(title, (theme.px(230), theme.px(40)))
        self._portrait(picture)
        self._table(picture)
        self._curve(picture)
        return picture

    def _portrait(self, picture: Surface) -> None:
        """The winner's portrait in a golden light, with a laurel; in the dark when nobody has won."""
        theme = self.app.theme
        height = min(theme.px(206), self.box.height - theme.px(90))
        frame = Rect(theme.px(36), theme.px(34), round(height * 0.8), height)
        won = bool(self.result.winners)
        if won:
            light = PALE_LIGHT if self.is_lost() else GOLD
            blit_halo(picture, halo(frame.size, 8, theme.px(22), light, 190), frame)
        if self.ending.portrait:
            picture.blit(self.app.pictures.picture(self.ending.portrait, frame.size), frame)
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
        theme, match = self.app.theme, self.match_screen.match
        top = theme.px(196) + self._more_words
        columns = self.ending.columns
        left, right = theme.px(230), self.box.width - theme.px(30)
        name_room = round((right - left) * 0.34)
        step = (right - left - name_room) // max(1, len(columns))
        size, labels = self._headings([say(words) for words, _icon in columns], step - 2)
        lift = theme.px(8) if any(len(lines) > 1 for lines in labels) else 0
        for number, (broken, (_words, icon)) in enumerate(zip(labels, columns, strict=True)):
            x = left + name_room + step * number + step // 2
            sign = self.app.pictures.icon(icon, theme.px(17), theme.dim)
            picture.blit(sign, sign.get_rect(midtop=(x, top - theme.px(2) - lift)))
            for place, part in enumerate(broken):
                label = one_line(theme, part, "small_caps", size, step - 2, theme.dim)
                edge = top + theme.px(15) - lift + round(place * size * 0.9)
                picture.blit(label, label.get_rect(midtop=(x, edge)))
        order = sorted(range(len(match.seats)), key=lambda seat: (self.result.places[seat], seat))
        row = theme.px(34)
        for line, seat in enumerate(order):
            y = top + theme.px(54) + line * row
            self._row(picture, seat, Rect(left, y - row // 2, right - left, row - 3), name_room, step)

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
        theme, screen, curve = self.app.theme, self.match_screen, self.ending.curve
        if curve is None or len(curve.values[0]) < 2:
            return
        top = theme.px(196 + 54 - 8 + 34 * len(screen.match.seats)) + self._more_words
        box = Rect(theme.px(30), top, self.box.width - theme.px(60), self.box.height - theme.px(82) - top)
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
        draw_curves(picture, box, lines, curve.most, theme)

    def _row(self, picture: Surface, seat: int, box: Rect, name_room: int, step: int) -> None:
        theme, screen = self.app.theme, self.match_screen
        won = seat in self.result.winners
        pygame.draw.rect(picture, (92, 58, 20, 150) if won else (10, 6, 4, 130), box, border_radius=theme.px(5))
        if len(self.result.places) > 1:
            number = f"{self.result.places[seat]}."
            place = one_line(theme, number, "title", theme.px(19), theme.px(30), theme.gold_light)
            picture.blit(place, place.get_rect(midleft=(box.left + theme.px(8), box.centery)))
        mark = self.app.pictures.icon(f"shape-{screen.signs.shape(seat)}", theme.px(18), screen.signs.colour(seat))
        picture.blit(mark, mark.get_rect(midleft=(box.left + theme.px(36), box.centery)))
        room = name_room - theme.px(64)
        name = one_line(theme, screen.match.seats[seat].name, "sans_bold", theme.px(18), room, theme.ink)
        picture.blit(name, name.get_rect(midleft=(box.left + theme.px(60), box.centery)))
        for column, value in enumerate(self.ending.rows[seat] if self.ending.rows else ()):
            words = one_line(theme, str(value), "sans_bold", theme.px(18), step, theme.ink)
            picture.blit(words, words.get_rect(center=(box.left + name_room + step * column + step // 2, box.centery)))
