"""Where everything about a match stands: who plays to the left, what the game is to the right, or all its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button, Label, Widget
from game.ui.screens.new_match.about_game import AboutGame
from game.ui.screens.new_match.option_rows import OptionRows
from game.ui.screens.new_match.plan import MatchPlan
from game.ui.screens.new_match.rules_summary import RulesSummary
from game.ui.screens.new_match.seat_rows import SeatRows
from game.ui.screens.new_match.seed_row import SeedRow
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

NARROWEST = 860
"""The room's width in logical pixels from which there are two columns."""

WIDEST_GAP = 26
"""How far apart the rows of rules are pulled at most, in logical pixels."""

USUAL_HEIGHT = 900
"""A window's height in logical pixels from which letters grow."""


class Columns:
    """Chooses the size of letters for the room and places the widgets of a plan.

    ``renew`` is called when a change needs a new layout, ``check`` when only the start must be checked, and
    ``toggle`` opens or folds the rules, which are ``opened`` now or not.
    """

    def __init__(
        self,
        app: Application,
        plan: MatchPlan,
        renew: Callable[[], object],
        check: Callable[[], object],
        toggle: Callable[[], object],
        *,
        opened: bool,
    ) -> None:
        self._app = app
        self._plan = plan
        self._renew = renew
        self._check = check
        self._toggle = toggle
        self._opened = opened
        self._letters = 1.0

    def place(self, room: Rect) -> tuple[list[Widget], int]:
        """The widgets from the room's top on, and the height they take; more than the room's must be scrolled."""
        theme = self._app.theme
        self._letters = 1.0
        gap = theme.px(28)
        if room.width < theme.px(NARROWEST):
            return self._below_each_other(room)
        column = (room.width - gap) // 2
        left_room = Rect(room.x, room.y, column, room.height)
        right_room = Rect(room.right - column, room.y, column, room.height)
        if not self._opened:
            return self._folded(left_room, right_room)
        seed_fits = self._choose_letters(right_room)
        right, lower = self._right(right_room, seed_fits)
        left, bottom = self._left(left_room, not seed_fits)
        return [*left, *right], max(bottom, lower) - room.y

    def _below_each_other(self, room: Rect) -> tuple[list[Widget], int]:
        """One column for narrow rooms."""
        theme = self._app.theme
        widgets, bottom = self._seats(Rect(room.x, room.y, room.width, 0))
        summary, bottom = self._summary(Rect(room.x, bottom + theme.px(18), room.width, 0))
        widgets += summary
        if self._opened:
            seed, bottom = self._seed(Rect(room.x, bottom + theme.px(18), room.width, 0))
            rules, bottom = self._rules(Rect(room.x, bottom + theme.px(18), room.width, 0), theme.px(8))
            widgets += [*seed, *rules]
        return widgets, bottom - room.y + theme.px(6)

    def _folded(self, left: Rect, right: Rect) -> tuple[list[Widget], int]:
        """Who plays and the rules in a line; beside them what the game is, as large as the room."""
        self._letters = largest_letters(self._app)
        widgets, bottom = self._seats(left)
        summary, bottom = self._summary(Rect(left.x, bottom + self._app.theme.px(26 * self._letters), left.width, 0))
        strip = AboutGame(self._app, self._plan.game, self._letters)
        rest = Rect(left.x, bottom, left.width, left.bottom - bottom)
        about = [*strip.place_large(right), *strip.place_book(rest)]
        return [*widgets, *summary, *about], max([bottom, *(widget.rect.bottom for widget in about)]) - left.y

    def _choose_letters(self, room: Rect) -> bool:
        """Take the largest letters with which rules and seed fit below each other; False if none do."""
        letters = largest_letters(self._app)
        while letters > 1.0 and not self._right_fits(room, letters):
            letters -= 0.1
        return self._right_fits(room, max(1.0, letters))

    def _right_fits(self, room: Rect, letters: float) -> bool:
        self._letters = letters
        _rules, bottom = self._rules(room, self._row_gap())
        return self._seed(Rect(room.x, bottom + 2 * self._row_gap(), room.width, 0))[1] <= room.bottom

    def _row_gap(self) -> int:
        return self._app.theme.px(8 * self._letters)

    # -- the columns

    def _right(self, room: Rect, with_seed: bool) -> tuple[list[Widget], int]:
        """The rules, pulled apart until they fill the height, and the seed if it has room here."""
        gap = self._row_gap()
        seed_high = self._seed(Rect(room.x, 0, room.width, 0))[1] + 2 * gap if with_seed else 0
        spare = room.bottom - self._rules(room, gap)[1] - seed_high
        widest = self._app.theme.px(WIDEST_GAP * self._letters)
        wider = min(widest, max(0, spare) // (len(self._plan.game.options) + 1))
        rules, bottom = self._rules(room, gap + wider)
        if not with_seed:
            return rules, bottom
        seed, bottom = self._seed(Rect(room.x, bottom + 2 * (gap + wider), room.width, 0))
        return [*rules, *seed], bottom

    def _left(self, room: Rect, with_seed: bool) -> tuple[list[Widget], int]:
        """The seats, the seed if it has no room to the right, and the strip about the game in what is left."""
        gap = self._app.theme.px(18 * self._letters)
        widgets, bottom = self._seats(room)
        summary, bottom = self._summary(Rect(room.x, bottom + gap, room.width, 0))
        widgets += summary
        if with_seed:
            seed, bottom = self._seed(Rect(room.x, bottom + gap, room.width, 0))
            widgets += seed
        rest = Rect(room.x, bottom + gap, room.width, max(0, room.bottom - bottom - gap))
        strip = AboutGame(self._app, self._plan.game, self._letters).place(rest)
        return [*widgets, *strip], strip[0].rect.bottom if strip else bottom

    # -- their parts

    def _seats(self, area: Rect) -> tuple[list[Widget], int]:
        heading, scratch = self._heading("seats", _("Who plays"), area), self._scratch_button()
        wide, _high = scratch.preferred_size(area.width * 3 // 5)
        scratch.place(Rect(area.right - wide, heading.rect.y, wide, heading.rect.height))
        heading.rect.width = scratch.rect.x - self._app.theme.px(10) - area.x
        rows = SeatRows(self._app, self._plan, self._letters, self._renew, self._check)
        widgets, bottom = rows.place(self._below(heading, area))
        return [heading, scratch, *widgets], bottom

    def _rules(self, area: Rect, gap: int) -> tuple[list[Widget], int]:
        heading = self._heading("options", _("Rules"), area)
        rows = OptionRows(self._app, self._plan, self._letters, self._check)
        widgets, bottom = rows.place(self._below(heading, area), gap)
        return [heading, *widgets], bottom

    def _summary(self, area: Rect) -> tuple[list[Widget], int]:
        heading = self._heading("rules", _("Rules of this match"), area)
        line = RulesSummary(self._app, self._plan, self._letters, self._toggle, opened=self._opened)
        widgets, bottom = line.place(self._below(heading, area))
        return [heading, *widgets], bottom

    def _seed(self, area: Rect) -> tuple[list[Widget], int]:
        return SeedRow(self._app, self._plan, self._letters).place(area)

    def _below(self, heading: Label, area: Rect) -> Rect:
        return Rect(area.x, heading.rect.bottom + self._row_gap(), area.width, 0)

    def _heading(self, name: str, words: str, area: Rect) -> Label:
        theme = self._app.theme
        label = Label(
            self._app, f"label:{name}", words, style="heading", size=21 * self._letters, colour=theme.gold_light
        )
        high = max(label.preferred_size()[1], theme.px(32 * self._letters))
        label.place(Rect(area.x, area.y, area.width, high))
        return label

    def _scratch_button(self) -> Button:
        scratch = Button(
            self._app,
            "button:scratch",
            _("Start from scratch"),
            icon="anticlockwise-rotation",
            size=13 * self._letters,
            tooltip=_("Forget how it was set up last time: one person against the computer, the usual rules"),
            on_click=self._start_over,
        )
        scratch.visible = not self._plan.is_fresh
        return scratch

    def _start_over(self) -> None:
        self._plan.start_over()
        self._renew()


def largest_letters(app: Application) -> float:
    """How much larger than in small windows letters may be; 1 at least."""
    return max(1.0, app.size[1] / app.theme.scale / USUAL_HEIGHT)
