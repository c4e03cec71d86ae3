"""The page of the chosen match: its table, how it ended, how it went if it was reviewed, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import GAMES
from game.chronicle.kept import KeptMatch
from game.engine.match import Match
from game.engine.view import SeatView
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Paragraph
from game.ui.screens.chronicle.chances import Chances, Course, course_of
from game.ui.screens.chronicle.standing import Standing
from game.ui.screens.match_preview import TABLE, MatchPreview
from game.ui.screens.new_match.rules_summary import rules_in_words
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SMALLEST_TABLE = 130
"""The least height of the table in logical pixels: where it has less room the curves are left out."""
NARROW, BESIDE = 0.7, 0.5
"""A table narrower than this share of the page has the standing beside it, and then this share of the width."""


class MatchPage(Widget):
    """Lays out what there is to tell of one match, from the table on top down."""

    def __init__(self, app: Application) -> None:
        super().__init__(app, "page:match")
        self.match: KeptMatch | None = None
        self.preview = MatchPreview(app, self._read)
        self.standing = Standing(app)
        self.chances = Chances(app)
        self._courses: dict[Path, Course | None] = {}

    def show(self, match: KeptMatch | None) -> None:
        """Show another match, or none."""
        self.match = match
        self.preview.show(match)
        self._arrange()

    def look_anew(self, match: KeptMatch) -> None:
        """Read a match again that was read already: it is being reviewed."""
        self.preview.forget(match.path)

    def prepare(self) -> bool:
        """Read the match and paint its table, a part at a time."""
        return self.preview.prepare()

    def _read(self, path: Path, match: Match) -> None:
        """A match was read for its table: what is known of how it went is looked up with it."""
        self._courses[path] = course_of(match, path)
        if self.match is not None and self.match.path == path:
            self._arrange()

    def _arrange(self) -> None:
        match, theme = self.match, self.app.theme
        whole = match is not None and match.problem is None
        self.standing.match = match if whole else None
        self.chances.course = self._courses.get(match.path) if match is not None and whole else None
        if match is None or not whole:
            self.adopt([])
            return
        self.chances.seats = tuple(
            SeatView(seat, player.name, player.player, player.colour, player.shape)
            for seat, player in enumerate(match.seats)
        )
        rules = Paragraph(self.app, "text:rules", self._rules(match), style="italic", size=16, colour=theme.dim)
        below: list[Widget] = [self.standing, self.chances, rules]
        highs = [widget.preferred_size(self.rect.width)[1] for widget in below]
        if not self._fit(highs):
            self.chances.course, highs[1] = None, 0
        self._place(below, highs)

    def _fit(self, highs: list[int]) -> bool:
        """Whether a table that is not too small has room above these heights, or beside the first of them."""
        theme, room = self.app.theme, self.rect
        beside = max(round(room.width * BESIDE) * TABLE[1] // TABLE[0], highs[0]) + sum(highs[1:])
        alone = theme.px(SMALLEST_TABLE) + sum(highs)
        return min(beside, alone) + theme.px(10) * len(highs) <= room.height

    def _place(self, below: list[Widget], highs: list[int]) -> None:
        """The table as large as the rest leaves room for, and the rest below it; the standing beside a small one."""
        gap, room = self.app.theme.px(10), self.rect
        high = room.height - sum(highs) - gap * sum(tall > 0 for tall in highs)
        widgets, top = list(below), room.y
        if high * TABLE[0] // TABLE[1] < room.width * NARROW:
            wide = round(room.width * BESIDE)
            self.preview.place(Rect(room.x, top, wide, wide * TABLE[1] // TABLE[0]))
            left = self.preview.rect.right + gap
            self.standing.place(Rect(left, top, room.right - left, highs[0]))
            top = max(self.preview.rect.bottom, self.standing.rect.bottom) + gap
            spare, below, highs = room.bottom - top, below[1:], highs[1:]
            highs[0] += max(0, min(spare - sum(highs) - gap, highs[0] // 2))
        else:
            self.preview.place(Rect(room.x, top, room.width, min(room.width * TABLE[1] // TABLE[0], high)))
            top = self.preview.rect.bottom + gap
        for widget, tall in zip(below, highs, strict=True):
            widget.place(Rect(room.x, top, room.width, tall))
            top += tall + (gap if tall else 0)
        self.adopt([self.preview, *widgets])
        self.app.invalidate()

    def _rules(self, match: KeptMatch) -> str:
        """By which rules, and whether it left another match."""
        said = []
        if match.game in GAMES:
            said.append(_("Rules: {rules}", rules=rules_in_words(GAMES[match.game].options, match.options)))
        if match.branched is not None:
            said.append(ngettext_(
                "Played on from another match, after {n} choice", "Played on from another match, after {n} choices",
                match.branched,
            ))  # fmt: skip
        return " ".join(said)
