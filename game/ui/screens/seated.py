"""Who sits at the table of a match that goes on: portrait, name, what is played and by whom, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.chronicle.records.laurels import level_of
from game.engine.decision import Text
from game.engine.match import Match
from game.engine.view import SeatView, TableView
from game.players import sign_of
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.miniature import miniature
from game.ui.screens.figures import of_figure
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HIGH, GAP, COLUMNS = 50, 8, 2
LETTERS, SMALL = 17, 15
ACTS, WAITS = (104, 66, 22, 200), (14, 8, 5, 150)
"""The ground of whoever has the turn, and of the others."""
GONE = 120
"""How strong the portrait of somebody is who is out of the match, of 255."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at a table: the small picture of what he plays or "", its name, a computer's level, whether he acts."""

    seat: SeatView
    picture: str
    figure: Text | None
    level: str
    acts: bool

    def details(self) -> list[str]:
        """What is played and by whom, in the language in use."""
        if self.seat.out:
            return [_("Out of the game")]
        parts = [say(self.figure)] if self.figure is not None else []
        return parts + ([say(sign_of(self.level).title)] if self.level else [])


def seated_at(match: Match, view: TableView) -> tuple[Seated, ...]:
    """Everybody at the table of a match, in the order of the seats."""
    return tuple(_seated(match, view, seat) for seat in view.seats)


def _seated(match: Match, view: TableView, seat: SeatView) -> Seated:
    figure = match.game.figure(match.state, seat.seat)
    shown = of_figure(match.game.id, figure.message) if figure is not None else None
    player = match.seats[seat.seat]
    level = "" if player.is_person else level_of(player)
    picture = shown.picture if shown is not None and shown.picture is not None else ""
    return Seated(seat, picture, figure, level, seat.seat == view.active and not seat.out)


def height_of(app: Application, seats: int) -> int:
    """How high the plates of so many are together."""
    rows = -(-seats // COLUMNS)
    return rows * app.theme.px(HIGH + GAP) - app.theme.px(GAP)


def draw_seated(surface: Surface, app: Application, seated: Sequence[Seated], box: Rect) -> None:
    """Two plates beside each other, row after row, from the top of a box on."""
    theme = app.theme
    wide = (box.width - theme.px(GAP) * (COLUMNS - 1)) // COLUMNS
    for number, one in enumerate(seated):
        row, column = divmod(number, COLUMNS)
        left, top = box.x + column * (wide + theme.px(GAP)), box.y + row * theme.px(HIGH + GAP)
        _draw_plate(surface, app, one, Rect(left, top, wide, theme.px(HIGH)))


def _draw_plate(surface: Surface, app: Application, one: Seated, plate: Rect) -> None:
    theme, pictures = app.theme, app.pictures
    surface.blit(_ground(app, plate.size, acts=one.acts), plate)
    mark = pictures.icon(icon_of(one.seat), theme.px(17), colour_of(one.seat))
    surface.blit(mark, mark.get_rect(midleft=(plate.x + theme.px(10), plate.centery)))
    left = plate.x + theme.px(36)
    if one.picture:
        small = miniature(pictures, one.picture, plate.height - theme.px(8))
        if one.seat.out:
            small = small.copy()
            small.set_alpha(GONE)
        surface.blit(small, small.get_rect(midleft=(left, plate.centery)))
        left += plate.height + theme.px(2)
    _draw_words(surface, app, one, Rect(left, plate.y, plate.right - theme.px(10) - left, plate.height))


def _ground(app: Application, size: tuple[int, int], *, acts: bool) -> Surface:
    rim = app.theme.gold if acts else app.theme.gold_dark
    fill, around = ACTS if acts else WAITS, (rim.r, rim.g, rim.b, 255)
    return app.pictures.made(("seated", size, acts), lambda: panel(size, app.theme.px(6), fill, around, 1))


def _draw_words(surface: Surface, app: Application, one: Seated, room: Rect) -> None:
    """The name, below it what is played, and at the right whose turn it is, as far as there is room."""
    theme, details = app.theme, one.details()

    def wide() -> int:
        return theme.measure(" · ".join(details), "sans", SMALL)

    turn = theme.render(_("has the turn"), "italic", SMALL, theme.gold_light)
    taken = turn.get_width() + theme.px(6) if one.acts else 0
    while len(details) > 1 and wide() + taken > room.width:
        details.pop()
    if taken and max(wide(), theme.measure(one.seat.name, "sans_bold", LETTERS)) + taken <= room.width:
        surface.blit(turn, turn.get_rect(midright=room.midright))
    ink = theme.gold_light if one.acts else theme.ink
    name = one_line(theme, one.seat.name, "sans_bold", theme.px(LETTERS), room.width, ink)
    told = one_line(theme, " · ".join(details), "sans", theme.px(SMALL), room.width, theme.dim)
    top = room.centery - (name.get_height() + told.get_height() * bool(details)) // 2
    surface.blit(name, (room.x, top))
    surface.blit(told, (room.x, top + name.get_height()))
