"""The side panel: phases, aim, log, odds, the question with its answers, and the tools."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Color, Rect

from game.engine.advising.aim import Aim
from game.engine.advising.first_times import FirstTime
from game.engine.decision import Odds, Text
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button, LogView, Panel, Paragraph, ScrollArea
from game.ui.kit.widgets.log_view import LogEntry
from game.ui.match.panel.actions import PanelActions
from game.ui.match.panel.aim_line import AimLine
from game.ui.match.panel.answers.buttons import AnswerButtons
from game.ui.match.panel.asked import Asked
from game.ui.match.panel.log import LogLine
from game.ui.match.panel.log_filters import LogFilters
from game.ui.match.panel.note_card import LEAST, NewsCard, NoteCard, ParchmentCard
from game.ui.match.panel.odds import OddsView
from game.ui.match.panel.pace_buttons import PaceButtons
from game.ui.match.panel.phase_track import PhaseTrack
from game.ui.match.panel.tools import tools
from game.ui.match.panel.words import GAP, height_of, words_of, words_that_fit
from game.ui.tables.common.telling.news import News
from game.ui.tables.common.telling.phases import Phase

if TYPE_CHECKING:
    from game.ui.kit.application import Application

WIDTH = 308
"""Of the panel, in logical pixels."""
LARGEST_SHARE = 0.36
"""Of the window's width that the panel may take."""
LEAST_LOG = 62
"""Of the log, three lines: they stay where note or chances can be seen whole beside them."""
MOST_ANSWERS, MOST_CARDS, LEAST_ANSWERS, LEAST_ANSWERS_BESIDE_A_NOTE = 0.4, 0.56, 0.3, 0.15
"""Of the panel's height that answers may take before they are scrolled: where all else has room, if cards tell more of
them than the log could, in any case, and beside a note for newcomers."""
WHOLE_BESIDE_A_NOTE = 0.27
"""Up to this share they are not scrolled beside a note either: it gives way."""
BETWEEN = 124
"""The height of what passes, of the filters of the log and of all gaps."""
LEAST_SHOWN = 24
"""The height of the log below which it is left out."""
LEAST_ABOVE_THE_TURN, LEAST_FOR_A_NOTE = 90, 300
"""What the line that says whose turn it is leaves to aim and log, and to a note for newcomers besides."""
LEAST_ODDS = 60
"""The height without which chances are not shown: a note that leaves less waits until there is room."""
LEAST_BESIDE_A_NOTE = 96
"""What a note for newcomers leaves to the chances."""


class SidePanel:
    """Makes and places the panel's widgets."""

    def __init__(self, app: Application, phases: Sequence[Phase], actions: PanelActions) -> None:
        self.app = app
        self.phases = phases
        self.actions = actions
        self._answers = AnswerButtons(app, actions.choose)
        self.seats: Sequence[tuple[str, str, Color]] = ()
        self.rect = Rect(0, 0, 0, 0)
        self.track = PhaseTrack(app, phases, Rect(0, 0, 1, 1))
        self.filters = LogFilters(app, (), actions.filter, actions.enlarge)
        self.log = LogView(app, "log", on_link=actions.follow, size=15)
        self.fixed: list[Widget] = []
        self.changing: list[Widget] = []
        self.answers: list[Widget] = []
        """What answers the open question: buttons, or the area in which they scroll."""
        self.undo = Button(app, "button:undo")
        self.odds_shown: Odds | None = None
        self.enlarged = False
        self.shown_seat: int | None = None
        self.pacing = PaceButtons(app)

    def width(self, window: tuple[int, int]) -> int:
        """How wide the panel is in a window."""
        return min(self.app.theme.px(WIDTH), round(window[0] * LARGEST_SHARE))

    # -- what stays ---------------------------------------------------------------------------------------

    def lay_out(self, rect: Rect, seats: Sequence[tuple[str, str, Color]], lines: Sequence[LogLine]) -> None:
        """Make the widgets for a place on the screen."""
        theme = self.app.theme
        self.rect, self.seats = rect, seats
        pad = theme.px(14)
        inner = rect.inflate(-2 * pad, -2 * pad)
        track_high = theme.px(60 if self.phases else 24)
        self.track = PhaseTrack(self.app, self.phases, Rect(inner.left, inner.top, inner.width, track_high))
        self.log = LogView(self.app, "log", on_link=self.actions.follow, size=15)
        self.filters = LogFilters(self.app, seats, self.actions.filter, self.actions.enlarge)
        self.filters.choose(self.shown_seat)
        beside = tools(self.app, inner, self.actions)
        self.undo = beside[0]
        self.fixed = [Panel(self.app, "panel", rect), self.track, *self.filters.widgets, *beside, self.log]
        self.fill_log(lines)

    # -- the log ------------------------------------------------------------------------------------------

    def fill_log(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, as far as they concern the player asked for."""
        wanted = [line for line in lines if self._is_wanted(line)]
        self.log.show_entries([LogEntry(line.text, line.colour, heading=line.heading) for line in wanted])

    def filter(self, seat: int | None, lines: Sequence[LogLine]) -> None:
        """Show only the lines about one seat; all for None."""
        self.shown_seat = seat
        self.filters.choose(seat)
        self.fill_log(lines)

    def add_line(self, line: LogLine) -> None:
        """Append a line if it is wanted."""
        if self._is_wanted(line):
            self.log.add(line.text, colour=line.colour, heading=line.heading)

    def _is_wanted(self, line: LogLine) -> bool:
        """Whether a line concerns the player asked for."""
        return self.shown_seat is None or line.heading or self.shown_seat in line.seats

    # -- what changes -------------------------------------------------------------------------------------

    def show(self, asked: Asked, undo_refusal: Text | None) -> None:
        """Place question, answers and chances from the lower edge upwards; the log takes the rest."""
        self.odds_shown = asked.odds
        theme = self.app.theme
        self.undo.enabled, self.undo.why_disabled = undo_refusal is None, undo_refusal
        pad = theme.px(14)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        bottom = self.undo.rect.top - theme.px(10)
        self.changing = []
        room, window = self._room_for_answers(asked, inner)
        self.answers, bottom = self._answers.place(asked, inner, bottom, room, window)
        self.changing += self.answers
        bottom = self._place_words(asked, inner, bottom)
        if self.enlarged:
            self.changing = []
            bottom = self.undo.rect.top - theme.px(10)
        top = self.filters.place(inner, self._place_aim(asked.aim, inner, bottom), bottom) + theme.px(6)
        top = self._place_pacing(asked, inner, top)
        if not self.enlarged:
            least = theme.px(LEAST_BESIDE_A_NOTE if asked.note is not None and asked.odds is not None else 0)
            if bottom - top >= theme.px(LEAST + (LEAST_ODDS if asked.odds is not None else 0)):
                kept = max(least, self._kept_for_news(asked.news, inner, bottom - top))
                bottom = self._place_note(asked.note, inner, top + kept, bottom)
            if asked.odds is not None:
                bottom = self._place_odds(asked.odds, inner, top, bottom)
            bottom = self._place_news(asked.news, inner, top, bottom)
        self._place_log(inner, top, bottom - theme.px(8))

    def _room_for_answers(self, asked: Asked, inner: Rect) -> tuple[int, int]:
        """How high the answers may become before they are scrolled, and in a window of which height they are then.

        A note and chances beside it need room, too.
        """
        window = self._window_of_answers(asked, inner)
        whole = round(self.rect.height * WHOLE_BESIDE_A_NOTE) if asked.note is not None else 0
        return max(window, whole), window

    def _window_of_answers(self, asked: Asked, inner: Rect) -> int:
        """What is left to answers that are scrolled."""
        share = LEAST_ANSWERS if asked.note is None else LEAST_ANSWERS_BESIDE_A_NOTE
        most = round(self.rect.height * (MOST_CARDS if asked.prospects else MOST_ANSWERS))
        least = round(self.rect.height * share)
        if asked.note is not None and asked.odds is not None:
            return least
        taken = height_of(self.app, words_of(self.app, asked, inner.width))
        taken += AimLine(self.app, asked.aim, self.actions.follow).fit(inner.width) if asked.aim is not None else 0
        if asked.note is not None:
            card = NoteCard(self.app, asked.note, self.actions.close_note, self.actions.follow)
            taken += card.height_for(inner.width, inner.height)
        left = self.undo.rect.top - self.track.rect.bottom - taken - self.app.theme.px(BETWEEN)
        return max(least, min(most, left))

    def _place_pacing(self, asked: Asked, inner: Rect, top: int) -> int:
        """Skip and twice as fast, above the log: where no answer stood that was clicked just now."""
        row = Rect(inner.left, top, inner.width, 0)
        made = self.pacing.place(asked.doubled, row, self.actions, to_the_end=asked.nobody_left)
        if self.enlarged:
            return top
        self.changing += made
        return max([top, *(button.rect.bottom + self.app.theme.px(6) for button in made)])

    def _place_aim(self, aim: Aim | None, inner: Rect, bottom: int) -> int:
        """The aim below the head of the panel, if it has room there; returns where the next row begins."""
        theme = self.app.theme
        top = self.track.rect.bottom + theme.px(6)
        if aim is None:
            return top
        line = AimLine(self.app, aim, self.actions.follow)
        high = line.fit(inner.width)
        if top + high > bottom:
            return top
        line.place(Rect(inner.left, top, inner.width, high))
        self.changing.append(line)
        return line.rect.bottom + theme.px(6)

    def _place_note(self, note: FirstTime | None, inner: Rect, top: int, bottom: int) -> int:
        """A note for newcomers above the question; the log makes room for it."""
        if note is None:
            return bottom
        return self._lay(NoteCard(self.app, note, self.actions.close_note, self.actions.follow), inner, top, bottom)

    def _kept_for_news(self, news: News | None, inner: Rect, room: int) -> int:
        """What a note for newcomers leaves to what others did: all that takes, but not more than half of the room."""
        if news is None:
            return 0
        card = NewsCard(self.app, news, self.actions.close_news, self.actions.follow)
        return min(card.height_for(inner.width, room), room // 2)

    def _place_news(self, news: News | None, inner: Rect, top: int, bottom: int) -> int:
        """What others did, in the place of the log."""
        if news is None or bottom - top < self.app.theme.px(LEAST):
            return bottom
        return self._lay(NewsCard(self.app, news, self.actions.close_news, self.actions.follow), inner, top, bottom)

    def _lay(self, card: ParchmentCard, inner: Rect, top: int, bottom: int) -> int:
        """A card that ends there; the log makes room for it."""
        theme = self.app.theme
        room = bottom - theme.px(6) - top
        beside_log = room - theme.px(LEAST_LOG + 8)
        high = card.height_for(inner.width, beside_log)
        if high > beside_log or card.is_scrolled:
            high = card.height_for(inner.width, room)
        card.lay(Rect(inner.left, bottom - theme.px(6) - high, inner.width, high))
        self.changing.append(card)
        return card.rect.top

    def _place_log(self, inner: Rect, top: int, bottom: int) -> None:
        """The log in what is left; where that is less than a line, it is not shown."""
        self.log.place(Rect(inner.left, top, inner.width, max(0, bottom - top)))
        self.log.visible = self.log.rect.height >= self.app.theme.px(LEAST_SHOWN)

    def _place_words(self, asked: Asked, inner: Rect, bottom: int) -> int:
        words = words_that_fit(self.app, asked, inner.width, bottom - self.track.rect.bottom)
        for paragraph, height in reversed(words):
            paragraph.on_link = self.actions.follow
            bottom -= height + self.app.theme.px(GAP)
            paragraph.place(Rect(inner.left, bottom, inner.width, height))
            self.changing.append(paragraph)
        return self._place_turn(asked, inner, bottom)

    def _place_turn(self, asked: Asked, inner: Rect, bottom: int) -> int:
        """Whose turn it is, above the question where there is room."""
        if asked.turn is None or (asked.news is not None and asked.note is not None):
            return bottom
        theme = self.app.theme
        least = LEAST_ABOVE_THE_TURN if asked.note is None else LEAST_FOR_A_NOTE
        turn = Paragraph(self.app, "turn", asked.turn, style="sans_bold", size=15, colour=theme.gold_light)
        top = bottom - turn.preferred_size(inner.width)[1] - theme.px(5)
        if top < self.track.rect.bottom + theme.px(least):
            return bottom
        turn.place(Rect(inner.left, top, inner.width, bottom - theme.px(5) - top))
        self.changing.append(turn)
        return top

    def _place_odds(self, odds: Odds, inner: Rect, top: int, bottom: int) -> int:
        theme = self.app.theme
        view = OddsView(self.app, odds, inner.width)
        least_log = theme.px(LEAST_LOG) if bottom - top > theme.px(2 * LEAST_LOG + LEAST_BESIDE_A_NOTE) else 0
        room = max(theme.px(44), bottom - theme.px(8) - top - least_log)
        if view.rect.height <= room:
            view.place(Rect(inner.left, bottom - theme.px(6) - view.rect.height, *view.rect.size))
            self.changing.append(view)
            return view.rect.top
        area = ScrollArea(self.app, "odds:area", Rect(inner.left, bottom - theme.px(6) - room, inner.width, room))
        view = OddsView(self.app, odds, area.inner_width())
        view.place(Rect(area.rect.left, area.rect.top, *view.rect.size))
        area.fill([view], view.rect.height)
        self.changing.append(area)
        return area.rect.top

    @property
    def read_later(self) -> tuple[Rect, ...]:
        """The part above chances and question, which need not be read before an answer; else all above the answers."""
        pad = self.app.theme.px(6)
        ends = (self.log.rect.bottom, min([self.undo.rect.top, *(one.rect.top for one in self.answers)]) - pad)
        left, top, wide = self.rect.left + pad, self.rect.top + pad, self.rect.width - 2 * pad
        return tuple(Rect(left, top, wide, bottom - top) for bottom in ends)

    @property
    def widgets(self) -> list[Widget]:
        """Everything on the panel, in drawing order."""
        return [*self.fixed, *self.changing]

    def walk(self) -> Iterator[Widget]:
        """Everything on the panel, also inside of scrolled areas."""
        for widget in self.widgets:
            yield from widget.walk()
