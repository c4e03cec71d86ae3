"""How a reviewed match went: everybody's chances as curves, and its turning points in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Color, Rect, Surface

from game.chronicle.review.findings import findings
from game.chronicle.review.kept_review import kept_review, review_path
from game.chronicle.review.words import SHORT_CAUSES
from game.engine.decision import Text
from game.engine.match import Match
from game.engine.view import SeatView
from game.ui.kit.painting.curves import CurveLine, draw_curves
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.widget import Widget
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import _

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.kit.application import Application

CURVE, TITLE, LINE = 92, 24, 22
"""Heights in logical pixels: of the curve, of its title, and of each turning point."""


class Turn(NamedTuple):
    """A turning point: the turn, the chances before and after it in percent, and what did it."""

    turn: int
    before: int
    after: int
    cause: Text


class Course(NamedTuple):
    """The chances of every seat in percent, as the reviewed seat saw them, and the turning points."""

    values: tuple[tuple[int, ...], ...]
    turns: tuple[Turn, ...]


def course_of(match: Match, path: Path) -> Course | None:
    """What is kept of the review of a match, by the first person of whom one is; None if nothing is."""
    for seat, player in enumerate(match.seats):
        where = review_path(path, seat)
        if not player.is_person or where is None or not where.is_file():
            continue
        review = kept_review(match, seat, where)
        found = findings(review) if review is not None else None
        if found is None or len(found.curve) < 2:
            continue
        seats = range(len(match.seats))
        values = [[round(100 * one.chances[other].mean) for one in found.curve] for other in seats]
        if match.result is not None:
            for other in seats:
                values[other].append(round(100 * match.game.reward(match.result, other)))
        turns = [
            Turn(move.turn, round(100 * move.before), round(100 * move.after), SHORT_CAUSES[move.cause])
            for move in found.turning_points
        ]
        return Course(tuple(map(tuple, values)), tuple(turns))
    return None


class Chances(Widget):
    """The curves with a title, and below them the turning points; nothing for a match that was not reviewed."""

    def __init__(self, app: Application) -> None:
        super().__init__(app, "chances:match")
        self.course: Course | None = None
        self.seats: tuple[SeatView, ...] = ()

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, and the height of what there is to be shown."""
        high = TITLE + CURVE + LINE * len(self.course.turns) if self.course is not None else 0
        return width or self.app.theme.px(400), self.app.theme.px(high)

    def draw(self, surface: Surface) -> None:
        """Title, curves, turning points."""
        if self.course is None:
            return
        theme = self.app.theme
        words = _("Chances as the review found them")
        title = one_line(theme, words, "small_caps", theme.px(17), self.rect.width, theme.dim)
        surface.blit(title, self.rect)
        high = self.rect.height - theme.px(TITLE + LINE * len(self.course.turns))
        box = Rect(self.rect.x, self.rect.y + theme.px(TITLE), self.rect.width, high)
        lines = [self._line(seat, values) for seat, values in zip(self.seats, self.course.values, strict=True)]
        draw_curves(surface, box, lines, 100, theme)
        for number, turn in enumerate(self.course.turns):
            self._draw_turn(surface, turn, Rect(self.rect.x, box.bottom + number * theme.px(LINE), self.rect.width, 0))

    def _line(self, seat: SeatView, values: tuple[int, ...]) -> CurveLine:
        colour = Color(colour_of(seat))
        return CurveLine(values, colour, self.app.pictures.icon(icon_of(seat), self.app.theme.px(16), colour))

    def _draw_turn(self, surface: Surface, turn: Turn, row: Rect) -> None:
        theme = self.app.theme
        words = _(
            "Turn {turn}: from {before} % to {after} % by {cause}",
            turn=turn.turn, before=turn.before, after=turn.after, cause=turn.cause,
        )  # fmt: skip
        mark = self.app.pictures.icon("shape-diamond", theme.px(13), theme.gold_light)
        surface.blit(mark, (row.x + theme.px(2), row.y + theme.px(5)))
        told = one_line(theme, words, "sans", theme.px(16), row.width - theme.px(22), theme.ink)
        surface.blit(told, (row.x + theme.px(22), row.y))
